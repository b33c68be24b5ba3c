"""spirv: modules, functions and memory of SPIR-V. The formats that use these directives are in `overlay.json`."""

from __future__ import annotations

from bisect import bisect_left

from mlir_ls.dialects.cf import syntax as cf
from mlir_ls.dialects.spirv.types import Composite, composite, is_composite, pointee_of, pointer_to
from mlir_ls.ods.assembly.attributes import imply
from mlir_ls.ods.assembly.directives import Argument, Arguments, Directive
from mlir_ls.ods.spec import OpSpec
from mlir_ls.ods.syntaxes.directives import DIRECTIVES as WRITTEN
from mlir_ls.ods.syntaxes.directives import bare_case, quoted_case
from mlir_ls.ods.syntaxes.functions import opt_body, read_signature
from mlir_ls.ods.syntaxes.parts import give_results, group, symbol_or_alias
from mlir_ls.plurals import plural
from mlir_ls.syntax.erase import slot_offsets
from mlir_ls.syntax.leaf import LeafError, Type
from mlir_ls.syntax.leaf.attributes import ArrayAttr, AttributeAlias, DialectAttr, IntegerAttr, TypeAttr, UnreadAttr
from mlir_ls.syntax.leaf.types import DialectType, FunctionType, RankedTensorType, TypeAlias, VectorType
from mlir_ls.syntax.reader import HeaderReader
from mlir_ls.syntax.shape import EnclosedOperation


def _memory_access(reader: HeaderReader, arguments: Arguments) -> None:
    """(`[` "access" (`,` alignment)? `]`)?, with an alignment where the access is aligned."""
    access, alignment = arguments
    if not reader.accept("["):
        return
    start = reader.offset()
    aliased = reader.peek()[:1] == "#"
    quoted_case(reader, access)
    if "Aligned" in reader.text[start : reader.end_of_last()] and not aliased:
        reader.expect(",")
        _i32(reader, alignment)
    elif aliased and reader.accept(","):
        _i32(reader, alignment)
    reader.expect("]")


def _i32(reader: HeaderReader, argument: Argument) -> None:
    _named_i32(reader, argument.name)


def pointer_type(reader: HeaderReader, arguments: Arguments, dialect: str = "spirv") -> None:
    """Nothing is spelled: the pointer is in the storage class that stands before it. Arguments: its type, the pointer,
    the type of what it points to."""
    type_, pointer, pointee = arguments
    type_.give_types([_pointer(reader, pointer, each, dialect) for each in pointee.types()])


def _block_pointer_type(reader: HeaderReader, arguments: Arguments) -> None:
    """The same, but what is read through the pointer may be a vector of what it points to, which is not seen of an alias."""
    type_, pointer, pointee = arguments
    known = [None if isinstance(each, TypeAlias) else each for each in pointee.types()]
    elements = [each.element if isinstance(each, VectorType) else each for each in known]
    type_.give_types([_pointer(reader, pointer, each) for each in elements])


def _pointee_type(reader: HeaderReader, arguments: Arguments) -> None:
    """The type of what two pointers point to. Arguments: for each its type and the pointer"""
    pointee = reader.type()
    for type_, pointer in zip(arguments[::2], arguments[1::2], strict=True):
        type_.give_types([_pointer(reader, pointer, pointee)])


def _pointer(reader: HeaderReader, pointer: Argument, pointee: Type | None, dialect: str = "spirv") -> Type | None:
    offset = slot_offsets(reader.text)[reader.use_slots[pointer.uses()[0]]]
    storage_class = reader.tokens[bisect_left(reader.starts, offset) - 1]
    if pointee is None or storage_class[:1] == "#":
        return None
    found = pointer_to(pointee, storage_class[1:-1], reader.leaves, dialect)
    if found is None and not pointee.has_alias:
        reader.fail_at("bad-type", f"no pointer leads to {pointee}", reader.end_of_last() - 1, reader.end_of_last())
    return found


def pointer_type_attribute(reader: HeaderReader, arguments: Arguments, dialect: str = "spirv") -> None:
    """A type that is a pointer."""
    start = reader.offset()
    pointer_or_alias(reader, dialect)
    arguments[0].spelled(start)


def pointer_or_alias(reader: HeaderReader, dialect: str) -> Type:
    """A pointer type of a dialect, or an alias that may be one."""
    start = reader.offset()
    type_ = reader.type()
    if not isinstance(type_, TypeAlias) and pointee_of(type_, reader.leaves) is None:
        reader.fail_at("bad-type", f"expected a pointer type, '!{dialect}.ptr<...>'", start, reader.end_of_last())
    return type_


def _decorations(reader: HeaderReader, arguments: Arguments) -> None:
    """(`bind` `(` set `,` binding `)` | `built_in` `(` "name" `)`)?"""
    if reader.accept("bind"):
        reader.expect("(")
        _named_i32(reader, "descriptor_set")
        reader.expect(",")
        _named_i32(reader, "binding")
        reader.expect(")")
    elif reader.accept("built_in"):
        reader.expect("(")
        start = reader.offset()
        if reader.opt_alias_of("built_in") is None:
            reader.string()
            reader.add_attribute("built_in", start)
        reader.expect(")")


def _named_i32(reader: HeaderReader, name: str) -> None:
    start = reader.offset()
    if reader.opt_alias_of(name) is None:
        value = reader.integer()
        reader.add_attribute(name, start)
        imply(reader, name, f"{value} : i32")


def variable_type(reader: HeaderReader, arguments: Arguments, dialect: str = "spirv") -> None:
    """A pointer type. Arguments: the type of the variable, its storage class, the initial value and its type."""
    pointer, storage_class, value, value_type = arguments
    start = reader.offset()
    type_ = pointer_or_alias(reader, dialect)
    pointer.give_types([type_], start)
    found = pointee_of(type_, reader.leaves)
    if found is not None and storage_class.cases is not None:
        storage_class.case(found[1], dict(storage_class.cases.enum.cases).get(found[1]))
    if value.uses():
        value_type.give_types([None if found is None else found[0]], start)


def _function(reader: HeaderReader, arguments: Arguments) -> None:
    """signature "control" (`attributes` dictionary)? region?;  arguments: type, control, body"""
    type_, control, _ = arguments
    signature = read_signature(reader)
    reader.implied[type_.name] = TypeAttr(FunctionType(tuple(signature.inputs), tuple(signature.results)))
    quoted_case(reader, control)
    reader.opt_attribute_dictionary_with_keyword()
    opt_body(reader, signature)


def _graph(reader: HeaderReader, arguments: Arguments) -> None:
    """signature (`attributes` dictionary)? region?;  arguments: type, body"""
    start = reader.offset()
    signature = read_signature(reader)
    for each in (*signature.inputs, *signature.results):
        if not isinstance(each, TypeAlias | DialectType) or (isinstance(each, DialectType) and each.mnemonic != "arm.tensor"):
            message = f"a graph takes and gives back types !spirv.arm.tensor, but got {each}"
            reader.fail_at("bad-type", message, start, reader.end_of_last())
    inputs, results = [", ".join(map(str, types)) for types in (signature.inputs, signature.results)]
    imply(reader, "function_type", f"({inputs}) -> ({results})")
    reader.opt_attribute_dictionary_with_keyword()
    opt_body(reader, signature)


def _symbols(reader: HeaderReader, arguments: Arguments) -> None:
    """@symbol (`,` @symbol)*: symbols that make an array"""
    start = reader.offset()
    reader.comma_list(lambda: symbol_or_alias(reader))
    arguments[0].spelled(start)


def _interface(reader: HeaderReader, arguments: Arguments) -> None:
    """(`,` @symbol)*: symbols that make an array"""
    if reader.accept(","):
        _symbols(reader, arguments)
    else:
        arguments[0].imply("[]")


def _values(reader: HeaderReader, arguments: Arguments) -> None:
    """(`,` integer)*: integers of 32 bits that make an array"""
    start = reader.offset()

    def value() -> str:
        alias = reader.opt_attribute_alias()
        return f"{reader.integer()} : i32" if alias is None else str(alias)

    values = reader.comma_list(value) if reader.accept(",") else []
    if values:
        arguments[0].spelled(start)
    arguments[0].imply(f"[{', '.join(values)}]")


def _control(reader: HeaderReader, arguments: Arguments) -> None:
    """(`control` `(` Case `)`)?"""
    if not reader.accept("control"):
        arguments[0].case("None", 0)
        return
    reader.expect("(")
    bare_case(reader, arguments[0])
    reader.expect(")")


def _weights(reader: HeaderReader, arguments: Arguments) -> None:
    """1, 2: the weights of two branches."""
    start = reader.offset()
    weights = [reader.integer()]
    reader.expect(",")
    weights.append(reader.integer())
    arguments[0].spelled(start)
    arguments[0].imply(f"[{', '.join([f'{weight} : i32' for weight in weights])}]")


def _successor(reader: HeaderReader, arguments: Arguments) -> None:
    """`^bb` (`(` operands `:` types `)`)?;  arguments: the successor, its operands"""
    reader.successor()
    arguments[1].give(reader.successors[-1].uses)


def _constant(reader: HeaderReader, arguments: Arguments) -> None:
    """value (`:` type)?;  a type is spelled if the value has none, or is a tensor. Arguments: value, its type"""
    value, type_ = arguments
    start = reader.offset()
    found = reader.attribute()
    value.spelled(start)
    of_value = found.type
    untyped = of_value is None and not isinstance(found, AttributeAlias | DialectAttr | UnreadAttr)
    if untyped or isinstance(of_value, RankedTensorType):
        reader.expect(":")
        of_value = reader.type()
    elif (of_value is None or isinstance(of_value, TypeAlias)) and reader.accept(":"):
        of_value = reader.type()
    type_.give_types([of_value], start)


def _component(reader: HeaderReader, arguments: Arguments) -> None:
    """Nothing is spelled: the type of the component at some indices. Arguments: it, the type of the whole, indices"""
    component, whole, indices = arguments
    text = next((each for each in reversed(reader.attributes) if each.name == indices.name), None)
    types = list(whole.types())
    if text is None or not types:
        return
    try:
        array = reader.leaves.parse_attribute(reader.text[text.start : text.end])
    except LeafError:
        return
    if not isinstance(array, ArrayAttr):
        if not isinstance(array, AttributeAlias):
            reader.fail_at("bad-attribute", "expected indices such as '[0 : i32]'", text.start, text.end)
        return
    if not array.elements:
        reader.fail_at("bad-attribute", "expected at least one index", text.start, text.end)
    found = types[0]
    for element in array.elements:
        if not isinstance(element, IntegerAttr):
            reader.fail_at("bad-attribute", "expected an index such as '0 : i32'", text.start, text.end)
        if found is None:
            break
        if not is_composite(found):
            reader.fail_at("bad-type", f"'{found}' has no components that an index selects", text.start, text.end)
        inside = composite(found, reader.leaves)
        found = None if inside is None else _at(reader, found, inside, element.value, text.start, text.end)
    component.give_types([found])


def _at(reader: HeaderReader, type_: Type, inside: Composite, index: int, start: int, end: int) -> Type | None:
    if inside.size is not None and not 0 <= index < inside.size:
        message = f"there is no component {index}: '{type_}' has {plural(inside.size, 'component')}"
        reader.fail_at("bad-attribute", message, start, end)
    return inside.element(index)


def _first_member(reader: HeaderReader, arguments: Arguments) -> None:
    """A struct of two; the operands have the type of the first. Arguments: type of the result, of the operands"""
    result, *operands = arguments
    start = reader.offset()
    type_ = reader.type()
    inside = composite(type_, reader.leaves)
    struct = isinstance(type_, DialectType) and type_.dialect == "spirv" and type_.mnemonic == "struct"
    if not isinstance(type_, TypeAlias) and (not struct or (inside is not None and inside.size != 2)):
        reader.fail_at("bad-type", "expected a struct type with two members", start, reader.end_of_last())
    result.give_types([type_], start)
    for operand in operands:
        operand.give_types([None if inside is None else inside.element(0)], start)


def _image_operands(reader: HeaderReader, arguments: Arguments) -> None:
    """(`[` "operands" `]`)?"""
    if reader.accept("["):
        quoted_case(reader, arguments[0])
        reader.expect("]")


def _one_type(reader: HeaderReader) -> None:
    """%x `,` %y `,` %z dictionary? `:` type | `(` %x `,` %y `,` %z `)` dictionary? `:` function-type"""
    start = reader.offset()
    bracketed = reader.accept("(")
    uses = reader.comma_list(reader.use)
    end = reader.end_of_last()
    if bracketed:
        reader.expect(")")
    reader.opt_attribute_dictionary()
    reader.expect(":")
    if len(uses) != 3:
        reader.fail_at("operand-count", f"expected 3 operands, but got {len(uses)}", start, end)
    for name, use in zip("xyz", uses, strict=True):
        group(reader, name, [use])
    start = reader.offset()
    type_ = reader.type()
    if not bracketed:
        reader.give_types(uses, [type_] * 3, start)
        give_results(reader, [type_])
    elif isinstance(type_, FunctionType):
        reader.give_types(uses, type_.inputs, start)
        give_results(reader, type_.results)
    elif isinstance(type_, TypeAlias):
        give_results(reader, [None])
    else:
        reader.fail_at("bad-type", "expected a function type", start, reader.end_of_last())


def _wraps(reader: HeaderReader) -> None:
    """`wraps` operation dictionary?, where the operation is in generic form and the result is the same"""
    reader.expect("wraps")
    start = reader.offset()
    name = reader.string()[1:-1]
    end = reader.end_of_last()
    uses = reader.delimited("(", reader.use)
    reader.opt_properties()
    reader.opt_attribute_dictionary()
    reader.attributes.clear()
    reader.dictionary = None
    reader.expect(":")
    reader.give_signature(uses)
    reader.enclosed = EnclosedOperation(name, reader.text[start : reader.end_of_last()], start, end)
    reader.opt_location()
    reader.opt_attribute_dictionary()
    found = reader.knows(name, "")
    spec = found[0] if isinstance(found, tuple) else None
    if isinstance(spec, OpSpec) and spec.built_in and _USABLE not in spec.trait_names:
        reader.fail_at("expected-token", f"expected an operation on constants, but got '{name}'", start, end)


_USABLE = "UsableInSpecConstantOp"
"""The trait of what a specialization constant can wrap."""

OPERATIONS = {
    "GL.FClamp": _one_type,
    "GL.Fma": _one_type,
    "GL.SClamp": _one_type,
    "GL.UClamp": _one_type,
    "SpecConstantOperation": _wraps,
}

DIRECTIVES: dict[str, Directive] = {
    **WRITTEN,
    "BlockPointerType": _block_pointer_type,
    "Component": _component,
    "Constant": _constant,
    "Control": _control,
    "Decorations": _decorations,
    "FirstMember": _first_member,
    "Function": _function,
    "Graph": _graph,
    "ImageOperands": _image_operands,
    "Interface": _interface,
    "MemoryAccess": _memory_access,
    "PointeeType": _pointee_type,
    "PointerType": pointer_type,
    "PointerTypeAttribute": pointer_type_attribute,
    "Successor": _successor,
    "SwitchOpCases": cf.DIRECTIVES["SwitchOpCases"],
    "Symbols": _symbols,
    "Values": _values,
    "VariableType": variable_type,
    "Weights": _weights,
}
