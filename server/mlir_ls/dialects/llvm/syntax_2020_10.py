"""llvm of 2019 and 2020, whose values have types of the dialect only, and whose pointers say what they point to."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mlir_ls.dialects.llvm.llvm_ir import (
    DIALECT,
    Array,
    Function,
    Pointer,
    Struct,
    Vector,
    ir_type,
    like,
    node_of,
    plain,
)
from mlir_ls.ods.assembly.attributes import imply
from mlir_ls.ods.syntaxes.functions import FunctionSignature, opt_body, read_signature
from mlir_ls.ods.syntaxes.parts import give_results, group, keyword_attribute, operand, symbol_attribute, unit_keyword
from mlir_ls.ods.syntaxes.predicates import OF_INTEGERS, OF_ORDER
from mlir_ls.plurals import plural
from mlir_ls.syntax.leaf import Attribute, Type
from mlir_ls.syntax.leaf.attributes import ArrayAttr, AttributeAlias, IntegerAttr, StringAttr, TypeAttr, utf8
from mlir_ls.syntax.leaf.types import DerivedType, DialectType, FunctionType, TypeAlias
from mlir_ls.syntax.reader import HeaderReader

_LINKAGES = (
    *("private", "internal", "available_externally", "linkonce", "weak", "common", "appending", "extern_weak"),
    *("linkonce_odr", "weak_odr", "external"),
)
_LINKAGE_CASES = {word: f"{number} : i64" for number, word in enumerate(_LINKAGES)}
_I1 = plain("i1")


# -- types --------------------------------------------------------------------------------------------------------------


def _is_foreign(type_: Type | None) -> bool:
    """Whether a type is certainly none of the dialect."""
    if type_ is None or isinstance(type_, TypeAlias):
        return False
    return not (isinstance(type_, DialectType) and type_.dialect == DIALECT)


def _refuse(reader: HeaderReader, message: str, start: int) -> None:
    reader.fail_at("bad-type", message, start, reader.end_of_last())


def _own_type(reader: HeaderReader) -> Type:
    """A type of the dialect."""
    start = reader.offset()
    type_ = reader.type()
    if _is_foreign(type_):
        _refuse(reader, f"expected a type of the dialect '{DIALECT}', but got {type_}", start)
    return type_


def derived(type_: Type, make: Callable[[Type], Type | None]) -> Type | None:
    """What follows from a type, or from what an alias will turn out to stand for."""
    if isinstance(type_, TypeAlias) and not isinstance(type_, DerivedType):
        return DerivedType(type_.name, make)
    return make(type_)


def _pointee(type_: Type) -> Type | None:
    node = node_of(type_)
    return node.pointee if isinstance(node, Pointer) else None


def _vector_element(type_: Type) -> Type | None:
    node = node_of(type_)
    return node.element if isinstance(node, Vector) else None


def _truth(type_: Type) -> Type | None:
    """What comparing values of a type yields: i1, or as many of them as there are elements."""
    node = node_of(type_)
    if node is None:
        return None
    return like(type_, node._replace(element=_I1)) if isinstance(node, Vector) else _I1


def _pointer_type(reader: HeaderReader) -> Type:
    return _own_type_of(reader, Pointer, "a pointer")


def _vector_type(reader: HeaderReader) -> Type:
    return _own_type_of(reader, Vector, "a vector")


def _own_type_of(reader: HeaderReader, kind: type, noun: str) -> Type:
    """A type of one kind."""
    start = reader.offset()
    type_ = _own_type(reader)
    node = node_of(type_)
    if node is not None and not isinstance(node, kind):
        _refuse(reader, f"expected {noun}, but got {type_}", start)
    return type_


def function_type(reader: HeaderReader, least: int, most: int | None, example: str) -> tuple[FunctionType | None, int]:
    """A function type with so many inputs and one result, and where it stands; None where an alias stands for it."""
    reader.expect(":")
    start = reader.offset()
    type_ = reader.type()
    if isinstance(type_, TypeAlias):
        return None, start
    if (
        not isinstance(type_, FunctionType)
        or len(type_.results) != 1
        or not least <= len(type_.inputs) <= (len(type_.inputs) if most is None else most)
    ):
        count = "one input" if most == least else "one input or more"
        _refuse(reader, f"expected a function type with {count} and one result, as '{example}', but got {type_}", start)
        return None, start
    return type_, start


# -- memory -------------------------------------------------------------------------------------------------------------


def _alloca(reader: HeaderReader) -> None:
    """%size `x` type dictionary? `:` function-type"""
    size = operand(reader, "arraySize")
    reader.expect("x")
    reader.type()
    reader.opt_attribute_dictionary()
    type_, _ = function_type(reader, 1, 1, '(!llvm.i64) -> !llvm<"float*">')
    if type_ is not None:
        reader.use_types[size] = type_.inputs[0]
    give_results(reader, [None] if type_ is None else type_.results)


def _getelementptr(reader: HeaderReader) -> None:
    """%base `[` %index,* `]` dictionary? `:` function-type"""
    base = operand(reader, "base")
    indices = group(reader, "indices", reader.delimited("[", reader.use))
    reader.opt_attribute_dictionary()
    type_, start = function_type(reader, 1, None, '(!llvm<"float*">, !llvm.i64) -> !llvm<"float*">')
    if type_ is not None:
        reader.give_types([base, *indices], type_.inputs, start)
    give_results(reader, [None] if type_ is None else type_.results)


def _load(reader: HeaderReader) -> None:
    """`volatile`? %address dictionary? `:` type"""
    reader.accept("volatile")
    address = operand(reader, "addr")
    reader.opt_attribute_dictionary()
    reader.expect(":")
    type_ = reader.use_types[address] = _pointer_type(reader)
    give_results(reader, [derived(type_, _pointee)])


def _store(reader: HeaderReader) -> None:
    """`volatile`? %value `,` %address dictionary? `:` type"""
    reader.accept("volatile")
    value = operand(reader, "value")
    reader.expect(",")
    address = operand(reader, "addr")
    reader.opt_attribute_dictionary()
    reader.expect(":")
    type_ = reader.use_types[address] = _pointer_type(reader)
    reader.use_types[value] = derived(type_, _pointee)
    give_results(reader, ())


# -- aggregates ---------------------------------------------------------------------------------------------------------


def _position(reader: HeaderReader) -> tuple[list[int] | None, int, int]:
    """The position of an element, and where it stands: an array of integers; None where an alias hides it."""
    start = reader.offset()
    value = reader.attribute()
    end = reader.end_of_last()
    reader.add_attribute("position", start)
    if isinstance(value, AttributeAlias):
        return None, start, end
    if not isinstance(value, ArrayAttr) or not all([isinstance(each, IntegerAttr) for each in value.elements]):
        reader.fail_at("bad-attribute", f"expected an array of integers, but got {value}", start, end)
    return [each.value for each in value.elements if isinstance(each, IntegerAttr)], start, end


def _element_at(reader: HeaderReader, container: Type, position: list[int], start: int, end: int) -> Type | None:
    """The type of an element of nested structs and arrays; a fault where there is none."""
    for index in position:
        node = node_of(container)
        if isinstance(node, Array):
            size = node.size
        elif isinstance(node, Struct) and node.members is not None:
            size = len(node.members)
        elif node is None or isinstance(node, Struct):
            return None
        else:
            reader.fail_at("bad-type", f"{container} is neither a struct nor an array", start, end)
        if not 0 <= index < size:
            reader.fail_at("bad-attribute", f"{container} has {plural(size, 'part')}, but got position {index}", start, end)
        container = node.element if isinstance(node, Array) else (node.members or ())[index]
    return container


def _extractvalue(reader: HeaderReader) -> None:
    """%container position dictionary? `:` type"""
    container = operand(reader, "container")
    position, start, end = _position(reader)
    reader.opt_attribute_dictionary()
    reader.expect(":")
    type_ = reader.use_types[container] = _own_type(reader)
    give_results(reader, [None if position is None else _element_at(reader, type_, position, start, end)])


def _insertvalue(reader: HeaderReader) -> None:
    """%value `,` %container position dictionary? `:` type"""
    value = operand(reader, "value")
    reader.expect(",")
    container = operand(reader, "container")
    position, start, end = _position(reader)
    reader.opt_attribute_dictionary()
    reader.expect(":")
    type_ = reader.use_types[container] = _own_type(reader)
    reader.use_types[value] = None if position is None else _element_at(reader, type_, position, start, end)
    give_results(reader, [type_])


def _index(reader: HeaderReader) -> None:
    """`[` %position `:` type `]`"""
    reader.expect("[")
    position = operand(reader, "position")
    reader.expect(":")
    reader.use_types[position] = reader.type()
    reader.expect("]")


def _extractelement(reader: HeaderReader) -> None:
    """%vector `[` %position `:` type `]` dictionary? `:` type"""
    vector = operand(reader, "vector")
    _index(reader)
    reader.opt_attribute_dictionary()
    reader.expect(":")
    type_ = reader.use_types[vector] = _vector_type(reader)
    give_results(reader, [derived(type_, _vector_element)])


def _insertelement(reader: HeaderReader) -> None:
    """%value `,` %vector `[` %position `:` type `]` dictionary? `:` type"""
    value = operand(reader, "value")
    reader.expect(",")
    vector = operand(reader, "vector")
    _index(reader)
    reader.opt_attribute_dictionary()
    reader.expect(":")
    type_ = reader.use_types[vector] = _vector_type(reader)
    reader.use_types[value] = derived(type_, _vector_element)
    give_results(reader, [type_])


def _shufflevector(reader: HeaderReader) -> None:
    """%v1 `,` %v2 array dictionary? `:` type `,` type"""
    one = operand(reader, "v1")
    reader.expect(",")
    other = operand(reader, "v2")
    start = reader.offset()
    mask = reader.attribute()
    end = reader.end_of_last()
    reader.add_attribute("mask", start)
    if not isinstance(mask, ArrayAttr | AttributeAlias):
        reader.fail_at("bad-attribute", f"expected an array of integers, but got {mask}", start, end)
    reader.opt_attribute_dictionary()
    reader.expect(":")
    type_ = reader.use_types[one] = _vector_type(reader)
    reader.expect(",")
    reader.use_types[other] = reader.type()
    node = node_of(type_)
    result = None
    if isinstance(node, Vector) and isinstance(mask, ArrayAttr):
        result = like(type_, Vector(node.element, len(mask.elements), node.scalable))
    give_results(reader, [result])


def _comparison(predicates: Sequence[str]) -> Callable[[HeaderReader], None]:
    """string %lhs `,` %rhs dictionary? `:` type"""

    def read(reader: HeaderReader) -> None:
        start = reader.offset()
        value = reader.attribute()
        end = reader.end_of_last()
        reader.add_attribute("predicate", start)
        if not isinstance(value, StringAttr | AttributeAlias):
            reader.fail_at("bad-attribute", f"expected a predicate as a string, but got {value}", start, end)
        if isinstance(value, StringAttr):
            if value.value not in predicates:
                message = f"'{value.value}' is no predicate, expected one of: {', '.join(predicates)}"
                reader.fail_at("unknown-keyword", message, start, end)
            imply(reader, "predicate", f"{predicates.index(value.value)} : i64")
        lhs = operand(reader, "lhs")
        reader.expect(",")
        rhs = operand(reader, "rhs")
        reader.opt_attribute_dictionary()
        reader.expect(":")
        type_ = _own_type(reader)
        reader.use_types[lhs] = reader.use_types[rhs] = type_
        give_results(reader, [derived(type_, _truth)])

    return read


# -- functions and control flow -----------------------------------------------------------------------------------------


def _func(reader: HeaderReader) -> None:
    """linkage? @name signature (`attributes` dictionary)? region?"""
    keyword_attribute(reader, "linkage", _LINKAGE_CASES)
    reader.symbol_definition()
    start = reader.offset()
    signature = read_signature(reader, variadic=True)
    end = reader.end_of_last()
    if len(signature.results) > 1:
        reader.fail_at("result-count", "a function of this dialect has at most one result", start, end)
    for type_ in (*signature.inputs, *signature.results):
        if _is_foreign(type_):
            message = f"functions of this dialect have types of the dialect '{DIALECT}', but got {type_}"
            reader.fail_at("bad-type", message, start, end)
    implied = _type_of(signature)
    if implied is not None:
        reader.implied["type"] = TypeAttr(implied)
    reader.opt_attribute_dictionary_with_keyword()
    give_results(reader, ())
    opt_body(reader, signature)


def _type_of(signature: FunctionSignature) -> Type | None:
    types = (*signature.inputs, *signature.results)
    if not all([node_of(type_) is not None for type_ in types]):
        return None
    result = signature.results[0] if signature.results else plain("void")
    return ir_type(Function(result, tuple(signature.inputs), signature.variadic))


def _call(reader: HeaderReader) -> None:
    """(@callee | %pointer) `(` %operand,* `)` dictionary? `:` function-type"""
    pointer = reader.opt_use()
    if pointer is None:
        if reader.peek() != "@":
            reader.fail("expected the function to call: '@name' or an SSA value")
        symbol_attribute(reader, "callee")
    passed = reader.delimited("(", reader.use)
    group(reader, "operands", passed if pointer is None else [pointer, *passed])
    reader.opt_attribute_dictionary()
    reader.expect(":")
    start = reader.offset()
    type_ = reader.type()
    if isinstance(type_, TypeAlias):
        give_results(reader, [None] * (reader.result_count or 0))
        return
    if not isinstance(type_, FunctionType):
        _refuse(reader, f"expected a function type, but got {type_}", start)
        return
    if len(type_.results) > 1:
        message = f"a call has at most one result, but got {len(type_.results)}"
        reader.fail_at("result-count", message, start, reader.end_of_last())
    foreign = next((each for each in (*type_.inputs, *type_.results) if _is_foreign(each)), None)
    if pointer is not None and foreign is not None:
        _refuse(reader, f"expected types of the dialect '{DIALECT}', but got {foreign}", start)
    reader.give_types(passed, type_.inputs, start)
    give_results(reader, type_.results)


def _br(reader: HeaderReader) -> None:
    """successor dictionary?"""
    reader.successor()
    group(reader, "destOperands", reader.successors[-1].uses)
    reader.opt_attribute_dictionary()
    give_results(reader, ())


def _cond_br(reader: HeaderReader) -> None:
    """%condition (`weights` `(` attribute `)`)? `,` successor `,` successor dictionary?"""
    operand(reader, "condition", _I1)
    if reader.accept("weights"):
        reader.expect("(")
        start = reader.offset()
        reader.attribute()
        reader.add_attribute("branch_weights", start)
        reader.expect(")")
    for name in ("trueDestOperands", "falseDestOperands"):
        reader.expect(",")
        reader.successor()
        group(reader, name, reader.successors[-1].uses)
    reader.opt_attribute_dictionary()
    give_results(reader, ())


def _return(reader: HeaderReader) -> None:
    """%value? dictionary? (`:` type)?"""
    uses = group(reader, "args", reader.uses())
    reader.opt_attribute_dictionary()
    if uses:
        reader.expect(":")
        reader.use_types[uses[0]] = reader.type()
    give_results(reader, ())


def _global(reader: HeaderReader) -> None:
    """linkage? `constant`? @name `(` value? `)` dictionary? (`:` type)? region?, where only a string needs no type"""
    keyword_attribute(reader, "linkage", _LINKAGE_CASES)
    unit_keyword(reader, "constant", "constant")
    reader.symbol_definition()
    reader.expect("(")
    value: Attribute | None = None
    if not reader.accept(")"):
        start = reader.offset()
        value = reader.attribute()
        reader.add_attribute("value", start)
        reader.expect(")")
    reader.opt_attribute_dictionary()
    give_results(reader, ())
    if reader.accept(":"):
        start = reader.offset()
        reader.type()
        reader.add_attribute("type", start)
        if reader.peek() == ",":
            reader.fail("expected one type")
        reader.opt_region()
    elif isinstance(value, StringAttr):
        reader.implied["type"] = TypeAttr(ir_type(Array(plain("i8"), len(utf8(value.value)))))
    else:
        reader.fail("expected ':' and the type of the global")


OPERATIONS = {
    "alloca": _alloca,
    "br": _br,
    "call": _call,
    "cond_br": _cond_br,
    "extractelement": _extractelement,
    "extractvalue": _extractvalue,
    "fcmp": _comparison(("_false", *OF_ORDER, "_true")),
    "func": _func,
    "getelementptr": _getelementptr,
    "icmp": _comparison(OF_INTEGERS),
    "insertelement": _insertelement,
    "insertvalue": _insertvalue,
    "load": _load,
    "mlir.global": _global,
    "return": _return,
    "shufflevector": _shufflevector,
    "store": _store,
}
