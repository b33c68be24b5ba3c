"""test: what MLIR tries its parsers, formats and passes with.

An operation that is spelled inside of another one's header is read tolerantly.
"""

from __future__ import annotations

from collections.abc import Callable

from mlir_ls.ods.assembly.attributes import imply
from mlir_ls.ods.assembly.directives import Arguments, Directive, NotKnown
from mlir_ls.ods.syntaxes.functions import read_function
from mlir_ls.ods.syntaxes.parts import INDEX, argument_name, definitions, give_results, operand
from mlir_ls.syntax.leaf import LeafError
from mlir_ls.syntax.leaf.attributes import IntegerAttr
from mlir_ls.syntax.reader import HeaderReader
from mlir_ls.syntax.shape import ValueGroup
from mlir_ls.syntax.tolerant.reading import read_tolerantly

# -- operations --------------------------------------------------------------------------------------------------


def _region(reader: HeaderReader) -> None:
    """region"""
    give_results(reader, ())
    reader.region()


def _words(*words: str) -> Callable[[HeaderReader], None]:
    def read(reader: HeaderReader) -> None:
        """word*"""
        for word in words:
            reader.expect(word)
        give_results(reader, ())

    return read


def _isolated_region(reader: HeaderReader) -> None:
    """%value region;  the argument of the region has the name of the operand"""
    use = operand(reader, "", INDEX)
    give_results(reader, ())
    slot = reader.use_slots[use]
    if reader.use_numbers[use]:
        if not reader.opt_region((), [slot]):
            reader.fail("expected '{' of a region", about=("{",))
    else:
        reader.region([ValueGroup(slot, 1, (INDEX,))])


def _names_of_results(reader: HeaderReader) -> None:
    """(`attributes` dictionary)?;  as many results as are named, whose names are the attribute"""
    reader.opt_attribute_dictionary_with_keyword()
    if not any(attribute.name == "names" for attribute in reader.attributes):
        imply(reader, "names", "[]")
    reader.result_count = None


def _integer_literal(reader: HeaderReader) -> None:
    """(`:` integer)?;  so many results"""
    count = reader.integer() if reader.accept(":") else 0
    give_results(reader, [INDEX] * max(0, count))


def _wrapped_keyword(reader: HeaderReader) -> None:
    """keyword"""
    imply(reader, "keyword", f'"{reader.keyword()}"')
    give_results(reader, ())


def _bytes(reader: HeaderReader) -> None:
    """string"""
    start = reader.offset()
    reader.string()
    reader.add_attribute("b64", start)
    give_results(reader, ())


def _operation_name(reader: HeaderReader) -> None:
    """`(` name `)`"""
    reader.expect("(")
    imply(reader, "name", f'"{reader.keyword()}"')
    reader.expect(")")
    give_results(reader, ())


def _nested_loops(reader: HeaderReader) -> None:
    """%argument,* region"""
    slots = reader.comma_list(lambda: argument_name(reader)) if reader.peek() == "%" else []
    give_results(reader, ())
    reader.region(definitions(slots, [INDEX] * len(slots)))


def _branches(reader: HeaderReader) -> None:
    """%value,* `:` type,* `->` types `then` region `else` region `join` region"""
    uses = reader.uses()
    reader.groups[""] = tuple(uses)
    reader.expect(":")
    start = reader.offset()
    reader.give_types(uses, reader.types(), start)
    reader.expect("->")
    give_results(reader, reader.result_list())
    for word in ("then", "else", "join"):
        reader.expect(word)
        reader.region()


def _bounds_region(reader: HeaderReader) -> None:
    """dictionary? %argument `:` type location? region"""
    reader.opt_attribute_dictionary()
    slot = argument_name(reader)
    reader.expect(":")
    type_ = reader.type()
    reader.opt_location()
    give_results(reader, ())
    reader.region(definitions([slot], [type_]))


def _labelled(reader: HeaderReader) -> None:
    """(string | keyword) `is` integer dictionary?"""
    label = f'"{reader.keyword()}"' if reader.peek()[:1] != '"' else reader.string()
    reader.expect("is")
    imply(reader, "prop", f"{{label = {label}, value = {reader.integer()} : i32}}")
    reader.opt_attribute_dictionary()
    give_results(reader, ())


def _versioned(reader: HeaderReader) -> None:
    """integer `|` integer dictionary?"""
    first = reader.integer()
    reader.expect("|")
    imply(reader, "prop", f"{{value1 = {first} : i32, value2 = {reader.integer()} : i32}}")
    reader.opt_attribute_dictionary()
    give_results(reader, ())


def _wrapping(reader: HeaderReader) -> None:
    """`wraps` operation in generic form;  its results are those of the operation"""
    reader.expect("wraps")
    read_tolerantly(reader)


def _shortened_region(reader: HeaderReader) -> None:
    """%value,* (`start` name `end` `:` function-type | what follows the operands in generic form)"""
    uses = reader.uses()
    if not reader.accept("start"):
        read_tolerantly(reader)
        return
    reader.keyword()
    reader.expect("end")
    reader.expect(":")
    reader.give_signature(uses)
    reader.groups["operands"] = tuple(uses)


# -- directives --------------------------------------------------------------------------------------------------


def _optional_operand(reader: HeaderReader, arguments: Arguments) -> None:
    """(`(` %value `)`)?"""
    if reader.accept("("):
        arguments[0].give([reader.use()])
        reader.expect(")")


def _operands(reader: HeaderReader, arguments: Arguments) -> None:
    """%value (`,` %value)? `->` `(` %value,* `)`"""
    one, optional, variadic = arguments[:3]
    one.give([reader.use()])
    optional.give([reader.use()] if reader.accept(",") else [])
    reader.expect("->")
    variadic.give(reader.delimited("(", reader.use))


def _types(reader: HeaderReader, arguments: Arguments) -> None:
    """`:` type (`,` type)? `->` `(` type,+ `)`"""
    one, optional, variadic = arguments
    reader.expect(":")
    start = reader.offset()
    one.give_types([reader.type()], start)
    start = reader.offset()
    optional.give_types([reader.type()] if reader.accept(",") else [], start)
    reader.expect("->")
    reader.expect("(")
    start = reader.offset()
    variadic.give_types(reader.comma_list(reader.type), start)
    reader.expect(")")


def _operands_and_types(reader: HeaderReader, arguments: Arguments) -> None:
    """The operands, and after them their types."""
    _operands(reader, arguments[:3])
    _types(reader, arguments[3:])


def _repeated_types(reader: HeaderReader, arguments: Arguments) -> None:
    """`type_refs_capture` `:` type (`,` type)? `->` `(` type,+ `)`;  the types that were read before"""
    reader.expect("type_refs_capture")
    reader.expect(":")
    reader.type()
    if reader.accept(","):
        reader.type()
    reader.expect("->")
    reader.expect("(")
    reader.comma_list(reader.type)
    reader.expect(")")


def _regions(reader: HeaderReader, arguments: Arguments) -> None:
    """region (`,` region)?"""
    reader.region()
    if reader.accept(","):
        reader.region()


def _successors(reader: HeaderReader, arguments: Arguments) -> None:
    """successor (`,` successor)?"""
    for _ in range(2):
        if not reader.opt_label():
            reader.fail("expected a block such as '^bb0'")
        if not reader.accept(","):
            return


def _attributes(reader: HeaderReader, arguments: Arguments) -> None:
    """integer (`,` integer)?"""
    for argument in arguments:
        start = reader.offset()
        if not isinstance(reader.attribute(), IntegerAttr):
            raise NotKnown
        argument.spelled(start)
        if not reader.accept(","):
            return


def _attribute(reader: HeaderReader, arguments: Arguments) -> None:
    """attribute"""
    start = reader.offset()
    reader.attribute()
    arguments[0].spelled(start)


def _dictionary(reader: HeaderReader, arguments: Arguments) -> None:
    """dictionary?"""
    reader.opt_attribute_dictionary()


def _presence(reader: HeaderReader, arguments: Arguments) -> None:
    """`1` where the operand was there, any other number but `0` too; `0` where it was not"""
    start = reader.offset()
    if (reader.integer() == 0) == bool(arguments[0].uses()):
        expected = "1, as there is an operand" if arguments[0].uses() else "0, as there is no operand"
        reader.fail_at("expected-token", f"expected {expected}", start, reader.end_of_last())


def _cases(reader: HeaderReader, arguments: Arguments) -> None:
    """(`case` integer region)*"""
    values: list[int] = []
    start = reader.offset()
    while reader.accept("case"):
        values.append(reader.integer())
        reader.region()
    if values:
        arguments[0].spelled(start)
    arguments[0].imply(f"array<i64: {', '.join(map(str, values))}>" if values else "array<i64>")


def _integers(reader: HeaderReader, arguments: Arguments) -> None:
    """`[` integer,* `]`"""
    start = reader.offset()
    values = reader.delimited("[", reader.integer)
    arguments[0].spelled(start)
    arguments[0].imply(f"[{', '.join(map(str, values))}]")


def _integer(reader: HeaderReader, arguments: Arguments) -> None:
    """integer"""
    start = reader.offset()
    value = reader.integer()
    arguments[0].spelled(start)
    arguments[0].imply(str(value))


def _sum(reader: HeaderReader, arguments: Arguments) -> None:
    """integer `=` integer;  the second one is the sum of the first one and the number before"""
    start = reader.offset()
    value = reader.integer()
    arguments[0].spelled(start)
    arguments[0].imply(str(value))
    reader.expect("=")
    total = reader.integer()
    before = reader.implied.get(arguments[1].name)
    if isinstance(before, IntegerAttr) and total != value + before.value:
        message = f"expected the sum {value + before.value}, but got {total}"
        reader.fail_at("expected-token", message, start, reader.end_of_last())


def _optional_attribute(reader: HeaderReader, arguments: Arguments) -> None:
    """(`foo` attribute)?"""
    if reader.accept("foo"):
        _attribute(reader, arguments)


def _attribute_of_type(reader: HeaderReader, arguments: Arguments) -> None:
    """An attribute whose type was read before. Arguments: the type, the attribute"""
    type_, attribute = arguments
    of = next((each for each in reader.attributes if each.name == type_.name), None)
    start = reader.offset()
    try:
        type_of = reader.leaves.parse_type(reader.text[of.start : of.end]) if of is not None else None
    except LeafError:  # what completion puts there for an attribute
        type_of = None
    if type_of is None:
        reader.attribute(typed=False)
    else:
        reader.implied[attribute.name] = reader.attribute_of(type_of)
    attribute.spelled(start)


def _location(reader: HeaderReader, arguments: Arguments) -> None:
    """location?"""
    start = reader.offset()
    if reader.opt_location():
        arguments[0].spelled(start)
    else:
        arguments[0].imply("loc(unknown)")


def _nothing(reader: HeaderReader, arguments: Arguments) -> None:
    """Nothing is spelled."""


OPERATIONS = {
    "affine_scope": _region,
    "conversion_func_op": read_function,
    "dialect_custom_format_fallback": _words("custom_format_fallback"),
    "dialect_custom_printer": _words("custom_format"),
    "dialect_custom_printer.with.dot": _words(),
    "dynamic_custom_parser_printer": _words("custom_keyword"),
    "isolated_region": _isolated_region,
    "parse_b64": _bytes,
    "parse_custom_operation_name_api": _operation_name,
    "parse_integer_literal": _integer_literal,
    "parse_wrapped_keyword": _wrapped_keyword,
    "polyfor": _nested_loops,
    "pretty_printed_region": _shortened_region,
    "region_if": _branches,
    "single_no_terminator_custom_asm_op": _region,
    "string_attr_pretty_name": _names_of_results,
    "with_bounds_region": _bounds_region,
    "with_nice_properties": _labelled,
    "with_versioned_properties": _versioned,
    "wrapping_region": _wrapping,
}

DIRECTIVES: dict[str, Directive] = {
    "AttrElideType": _attribute_of_type,
    "CustomDirectiveAttrDict": _dictionary,
    "CustomDirectiveAttributes": _attributes,
    "CustomDirectiveOperands": _operands,
    "CustomDirectiveOperandsAndTypes": _operands_and_types,
    "CustomDirectiveOptionalOperandRef": _presence,
    "CustomDirectiveRegions": _regions,
    "CustomDirectiveResults": _types,
    "CustomDirectiveSpacing": _attribute,
    "CustomDirectiveSuccessors": _successors,
    "CustomDirectiveWithTypeRefs": _repeated_types,
    "CustomOptionalOperand": _optional_operand,
    "DummyRegionRef": _nothing,
    "DummySuccessorRef": _nothing,
    "IntProperty": _integer,
    "OptionalCustomParser": _optional_attribute,
    "OptionalLoc": _location,
    "SumProperty": _sum,
    "SwitchCases": _cases,
    "UsingPropertyInCustom": _integers,
}
