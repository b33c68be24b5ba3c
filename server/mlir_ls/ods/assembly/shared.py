"""The directives that several dialects share."""

from __future__ import annotations

from mlir_ls.ods.assembly.directives import Arguments, Directive
from mlir_ls.ods.syntaxes.index_lists import DYNAMIC, dynamic_index_list, imply_integers
from mlir_ls.syntax.reader import HeaderReader
from mlir_ls.system.patterns import deferred

_DIMENSIONS = deferred(r"[0-9?x]+")


def _dynamic_index_list(reader: HeaderReader, arguments: Arguments) -> None:
    """`[%a, 4, [2]]`: operands and integers, which make an array; scalable ones are in brackets of their own.

    Arguments: operands, array (, array of the scalable ones | {} | types of the operands)? (, C++ of the delimiter)?
    """
    operands, integers, *others = arguments
    types = next((each for each in others if each.kind == "type"), None)
    scalable = next((each for each in others if each.kind == "attribute"), None)
    opening = "(" if any(each.name.endswith("Delimiter::Paren") for each in others) else "["
    start = reader.offset()
    found = dynamic_index_list(reader, opening, types is not None)
    operands.give(found.uses)
    integers.spelled(start)
    imply_integers(reader, integers.name, found.values)
    if scalable is not None:
        scalable.imply(_flags(found.scalable))
    if types is not None:
        types.give_types([reader.use_types[use] for use in found.uses], start)


def _flags(values: list[bool]) -> str:
    return f"array<i1: {', '.join(['true' if value else 'false' for value in values])}>" if values else "array<i1>"


def _dimension_list(reader: HeaderReader, arguments: Arguments) -> None:
    """`4x?x8`: sizes, which make an array; `[]`: none."""
    start = end = reader.offset()
    if reader.accept("["):
        reader.expect("]")
        arguments[0].spelled(start)
        imply_integers(reader, arguments[0].name, [])
        return
    while _DIMENSIONS.fullmatch(reader.peek()) and reader.offset() == end:
        reader.next()
        end = reader.end_of_last()
    if end == start:
        reader.fail("expected sizes such as '4x?x8'")
    sizes = reader.text[start:end].split("x")
    if not all(size.isdigit() or size == "?" for size in sizes):
        reader.fail_at("expected-token", f"expected sizes such as '4x?x8', but got '{'x'.join(sizes)}'", start, end)
    arguments[0].spelled(start)
    imply_integers(reader, arguments[0].name, [int(size) if size != "?" else DYNAMIC for size in sizes])


def symbol_visibility(reader: HeaderReader, arguments: Arguments) -> None:
    """`public`, `private`, `nested`, or nothing."""
    start = reader.offset()
    word = reader.accept_any(("public", "private", "nested"))
    if word is not None:
        reader.private = word == "private"
        arguments[0].spelled(start)
        arguments[0].imply(f'"{word}"')


def _typed_initial_value(reader: HeaderReader, arguments: Arguments) -> None:
    """`(value) : type` or `: type`."""
    type_, value = arguments
    if reader.accept("("):
        start = reader.offset()
        reader.attribute()
        value.spelled(start)
        reader.expect(")")
    reader.expect(":")
    start = reader.offset()
    reader.type()
    type_.spelled(start)


DIRECTIVES: dict[str, Directive] = {
    "DimensionList": _dimension_list,
    "DynamicIndexList": _dynamic_index_list,
    "SymbolVisibility": symbol_visibility,
    "TypedInitialValue": _typed_initial_value,
}
