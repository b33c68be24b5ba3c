"""pdl: patterns of operations. Most of its directives are those of pdl_interp too."""

from __future__ import annotations

from mlir_ls.ods.assembly.directives import Arguments, Directive
from mlir_ls.ods.syntaxes.inner_types import is_named
from mlir_ls.syntax.leaf import LeafParser, Type
from mlir_ls.syntax.leaf.types import DialectType
from mlir_ls.syntax.reader import HeaderReader

_VALUES = DialectType("pdl", "range", "value", (DialectType("pdl", "value", None, ()),))


def read_attribute_values(reader: HeaderReader, arguments: Arguments) -> None:
    """(`{` ("name" `=` %value),* `}`)?;  arguments: the values, an array of the names"""
    values, names = arguments
    found: list[str] = []
    uses: list[int] = []

    def entry() -> None:
        start = reader.offset()
        if reader.peek()[:1] == "#":
            reader.attribute()
        else:
            reader.string()
        found.append(reader.text[start : reader.end_of_last()])
        reader.expect("=")
        uses.append(reader.use())

    if reader.accept("{"):
        reader.comma_list(entry)
        reader.expect("}")
    values.give(uses)
    names.imply(f"[{', '.join(found)}]")


def read_range_type(reader: HeaderReader, arguments: Arguments) -> None:
    """`:` type, or nothing where there are elements, whose range it is. Arguments: their types, the type"""
    elements, range_type = arguments
    start = reader.offset()
    if elements.uses():
        range_type.give_types([_range_of(elements.types()[0] if elements.types() else None, reader.leaves)], start)
        return
    reader.expect(":")
    range_type.give_types([reader.type()], start)


def _range_of(element: Type | None, leaves: LeafParser) -> Type | None:
    if element is None or is_named(element, "pdl.range"):
        return element
    if isinstance(element, DialectType) and element.dialect == "pdl":
        return leaves.opt_type(f"!pdl.range<{element.mnemonic}>")
    return None


def _results_type(reader: HeaderReader, arguments: Arguments) -> None:
    """`->` type, or nothing where all results are meant. Arguments: the index, the type"""
    index, type_ = arguments
    start = reader.offset()
    if any(each.name == index.name for each in reader.attributes):
        reader.expect("->")
        type_.give_types([reader.type()], start)
    else:
        type_.give_types([_VALUES], start)


DIRECTIVES: dict[str, Directive] = {
    "OperationOpAttributes": read_attribute_values,
    "RangeType": read_range_type,
    "ResultsValueType": _results_type,
}
