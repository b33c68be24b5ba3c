"""The rules of locations."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from mlir_ls.syntax.leaf.build.builder import Context, Rules
from mlir_ls.syntax.leaf.errors import LeafError
from mlir_ls.syntax.leaf.locations import CallSiteLoc, FileLineColLoc, NameLoc, UnknownLoc, fused
from mlir_ls.syntax.leaf.nodes import Attribute
from mlir_ls.syntax.leaf.numbers import Number

if TYPE_CHECKING:
    from parsimonious.nodes import Node

MAX_LINE = (1 << 32) - 1


class _Metadata(NamedTuple):
    attribute: Attribute


class _End(NamedTuple):
    line: int | None
    column: int


def _line_number(node: Node, values: list[Any], context: Context) -> int:
    digits = node.children[0].text
    number = Number(digits, node.start).integer if len(digits) < 100 else MAX_LINE + 1
    if number > MAX_LINE:
        raise LeafError("expected a number of at most 32 bits", node.start)
    return number


def _location_end(node: Node, values: list[Any], context: Context) -> _End:
    return _End(values[0] if len(values) == 2 else None, values[-1])


def _file_location(node: Node, values: list[Any], context: Context) -> Attribute:
    file, line, *rest = values
    column = rest[0] if rest else 0
    end = rest[1] if len(rest) > 1 else _End(None, column)
    return FileLineColLoc(file.text, line, column, line if end.line is None else end.line, end.column)


def _name_location(node: Node, values: list[Any], context: Context) -> Attribute:
    name, *child = values
    return NameLoc(name.text, child[0] if child else None)


def _fused_location(node: Node, values: list[Any], context: Context) -> Attribute:
    metadata = values[0].attribute if values and isinstance(values[0], _Metadata) else None
    return fused(values if metadata is None else values[1:], metadata)


def _location(node: Node, values: list[Any], context: Context) -> Attribute:
    (location,) = values
    assert isinstance(location, Attribute)
    return location


LOCATION_RULES: Rules = {
    "location": _location,
    "unknown_location": lambda node, values, context: UnknownLoc(),
    "callsite_location": lambda node, values, context: CallSiteLoc(*values),
    "fused_location": _fused_location,
    "fused_metadata": lambda node, values, context: _Metadata(values[0]),
    "file_location": _file_location,
    "location_end": _location_end,
    "name_location": _name_location,
    "line_number": _line_number,
}
