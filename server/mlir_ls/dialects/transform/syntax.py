"""transform: transformations of programs, as programs."""

from __future__ import annotations

from mlir_ls.ods.assembly.attributes import imply
from mlir_ls.ods.assembly.directives import Arguments, Directive
from mlir_ls.ods.syntaxes.functions import read_function
from mlir_ls.ods.syntaxes.index_lists import DYNAMIC, dynamic_index_list
from mlir_ls.ods.syntaxes.parts import further_attributes, give_results, operand, set_type, unit_keyword
from mlir_ls.plurals import plural
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.attributes import DialectAttr
from mlir_ls.syntax.leaf.types import FunctionType
from mlir_ls.syntax.reader import HeaderReader


def _split(reader: HeaderReader) -> None:
    """%target `after` (%size | integer) dictionary? `:` type (`,` type)?, where the second is that of %size"""
    target = operand(reader, "target")
    reader.expect("after")
    start = reader.offset()
    size = reader.opt_use()
    reader.groups["dynamic_chunk_sizes"] = () if size is None else (size,)
    if size is None:
        static = reader.opt_integer()
        if static is None:
            reader.fail("expected a size: an SSA value or an integer")
        reader.add_attribute("static_chunk_sizes", start)
        imply(reader, "static_chunk_sizes", f"{static} : i64")
    else:
        imply(reader, "static_chunk_sizes", f"{DYNAMIC} : i64")
    further_attributes(reader, "static_chunk_sizes")
    if not any([each.name == "dimension" for each in reader.attributes]):
        reader.fail_at("missing-attribute", "requires attribute 'dimension'", start, reader.end_of_last())
    reader.expect(":")
    type_ = set_type(reader, target)
    if size is not None:
        reader.expect(",")
        set_type(reader, size)
    give_results(reader, [type_])


def _semi_function_type(reader: HeaderReader, arguments: Arguments) -> None:
    """type | `(` type `)` `->` results, or the second alone if there has to be a result

    Arguments: type of the operand, types of the results, and C++ where the second form is required.
    """
    operand_type, results, *required = arguments
    start = reader.offset()
    if required:
        reader.expect("(")
    elif not reader.accept("("):
        operand_type.give_types([reader.type()], start)
        results.give_types([], start)
        return
    operand_type.give_types([reader.type()], start)
    reader.expect(")")
    reader.expect("->")
    start = reader.offset()
    several = results.arity == "variadic" and reader.accept("(")
    results.give_types(reader.types() if several else [reader.type()], start)
    if several:
        reader.expect(")")


def _match_dims(reader: HeaderReader, arguments: Arguments) -> None:
    """`all` | `except` `(` integers `)` | integers;  arguments: the integers, two units: `except` and `all`"""
    positions, inverted, everything = arguments
    values: list[int] = []
    start = reader.offset()
    if not unit_keyword(reader, "all", everything.name):
        if unit_keyword(reader, "except", inverted.name):
            reader.expect("(")
            start = reader.offset()
            values = reader.comma_list(reader.integer)
            reader.expect(")")
        else:
            values = reader.comma_list(reader.integer)
    positions.spelled(start)
    positions.imply(f"array<i64: {', '.join(map(str, values))}>" if values else "array<i64>")


def _packed_or_dynamic_index_list(reader: HeaderReader, arguments: Arguments) -> None:
    """`*` `(` %packed `)` | `[` (%size | integer),* `]`;  arguments: the packed one, the sizes, the integers"""
    packed, dynamic, static = arguments
    start = reader.offset()
    if reader.accept("*"):
        reader.expect("(")
        packed.give([reader.use()])
        reader.expect(")")
        static.spelled(start)
        static.imply("array<i64>")
        return
    found = dynamic_index_list(reader)
    dynamic.give(found.uses)
    static.spelled(start)
    static.imply(f"array<i64: {', '.join(map(str, found.values))}>" if found.values else "array<i64>")


def _sequence_operands(reader: HeaderReader, arguments: Arguments) -> None:
    """(%root (`,` %binding)* `:` (types | `(` types `)`))?;  arguments: root, its type, bindings, their types"""
    root, root_type, bindings, binding_types = arguments
    use = reader.opt_use()
    if use is None:
        return
    root.give([use])
    extra = reader.comma_list(reader.use) if reader.accept(",") and reader.peek() == "%" else []
    bindings.give(extra)
    reader.expect(":")
    bracketed = reader.accept("(")
    start = reader.offset()
    root_type.give_types([reader.type()], start)
    if extra:
        reader.expect(",")
        start = reader.offset()
        binding_types.give_types(reader.types(), start)
    if bracketed:
        reader.accept(")")


def _foreach_match_symbols(reader: HeaderReader, arguments: Arguments) -> None:
    """(@matcher `->` @action),*"""
    start = reader.offset()
    reader.comma_list(lambda: _match(reader))
    for each in arguments:
        each.spelled(start)


def _match(reader: HeaderReader) -> None:
    reader.symbol_uses.append(reader.symbol_name())
    reader.expect("->")
    reader.symbol_uses.append(reader.symbol_name())


def _pass_options(reader: HeaderReader, arguments: Arguments) -> None:
    """`{` (key `=` option),* `}`;  arguments: the options as a dictionary, operands among them"""
    options, dynamic = arguments
    start = reader.offset()
    uses: list[int] = []
    keys: set[str] = set()
    reader.delimited("{", lambda: _option_entry(reader, keys, uses))
    options.spelled(start)
    dynamic.give(uses)


def _option_entry(reader: HeaderReader, keys: set[str], uses: list[int]) -> None:
    start = reader.offset()
    key = reader.opt_keyword() or (reader.opt_string() or "")[1:-1]
    if not key:
        reader.fail("expected the name of an option")
    if key in keys:
        reader.fail_at("duplicate-attribute", f"'{key}' is given twice", start, reader.end_of_last())
    keys.add(key)
    reader.expect("=")
    _option(reader, uses)


def _option(reader: HeaderReader, uses: list[int]) -> None:
    """option ::= %value | `[` option,* `]` | attribute"""
    use = reader.opt_use()
    if use is not None:
        uses.append(use)
    elif reader.peek() == "[":
        reader.delimited("[", lambda: _option(reader, uses))
    else:
        start = reader.offset()
        found = reader.attribute()
        if isinstance(found, DialectAttr) and (found.dialect, found.mnemonic) == ("transform", "param_operand"):
            message = "`#transform.param_operand` stands for a parameter in the generic form; here the parameter itself stands"
            reader.fail_at("bad-attribute", message, start, reader.end_of_last())


def _one_to_one(reader: HeaderReader, arguments: Arguments) -> None:
    """`(` type `)` `->` type;  arguments: type of the operand, types of results, which all have the same"""
    operand_type, *results = arguments
    start = reader.offset()
    found = reader.type()
    taken: Type | None = None
    yielded: Type | None = None
    if isinstance(found, FunctionType):
        if len(found.inputs) != 1 or len(found.results) != 1:
            shown = f"{plural(len(found.inputs), 'input')} and {plural(len(found.results), 'result')}"
            message = f"expected a function type with one input and one result, but got {shown}"
            reader.fail_at("type-count", message, start, reader.end_of_last())
        taken, yielded = found.inputs[0], found.results[0]
    elif not found.has_alias:
        reader.fail_at("bad-type", "expected a function type", start, reader.end_of_last())
    operand_type.give_types([taken], start)
    for each in results:
        each.give_types([yielded], start)


def _selected_region(reader: HeaderReader, arguments: Arguments) -> None:
    """%value | integer;  arguments: the integer, the operand"""
    static, dynamic = arguments
    start = reader.offset()
    use = reader.opt_use()
    if use is not None:
        dynamic.give([use])
        return
    value = reader.opt_integer()
    if value is None:
        if reader.peek()[:1] == "#" or reader.peek() in ("true", "false"):
            reader.attribute()
        else:
            reader.fail("expected the number of a region: an SSA value or an integer")
    else:
        static.imply(f"{value} : index")
    static.spelled(start)


OPERATIONS = {
    "named_sequence": read_function,
    "structured.split": _split,
}

DIRECTIVES: dict[str, Directive] = {
    "AlternativesOpSelectedRegion": _selected_region,
    "ApplyRegisteredPassOptions": _pass_options,
    "ContinuousTileSizeTypes": _one_to_one,
    "ForeachMatchSymbols": _foreach_match_symbols,
    "MultitileSizesTypes": _one_to_one,
    "PackedOrDynamicIndexList": _packed_or_dynamic_index_list,
    "SemiFunctionType": _semi_function_type,
    "SequenceOpOperands": _sequence_operands,
    "TransformMatchDims": _match_dims,
}
