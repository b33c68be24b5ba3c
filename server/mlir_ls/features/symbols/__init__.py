"""The outline of a document: symbols, and the regions and blocks inside them.

It is asked for after every pause in typing, on files of any size. So it is flat, with depths instead of children, and
its entries hold plain numbers.
"""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

from mlir_ls.analysis import Analysis
from mlir_ls.dialects.spec import OpSpec
from mlir_ls.semantics.findings import symbol_span
from mlir_ls.semantics.summary import symbol_text
from mlir_ls.syntax.places import end_of
from mlir_ls.syntax.shape import Shape, Symbol
from mlir_ls.syntax.tokens import REGION
from mlir_ls.syntax.tree import Located, Node, Region, closing_of, region_line_of
from mlir_ls.text import Position


class Kind(IntEnum):
    """What an entry is; the numbers are LSP's."""

    MODULE = 2
    CLASS = 5
    FUNCTION = 12
    VARIABLE = 13
    KEY = 20
    OPERATOR = 25


DEEPEST = 200
"""Entries inside of more others than this are left out: clients make a tree of them, step by step."""


class Entry(NamedTuple):
    """A symbol, an operation with regions, or a block.

    It begins at `line` and `column` and ends at `end_line` and `end_column`; its name stands on `name_line`. It is
    inside the last entry in front of it whose `depth` is smaller.
    """

    line: int
    column: int
    depth: int
    name: str
    detail: str
    kind: Kind
    end_line: int
    end_column: int
    name_line: int
    name_start: int
    name_end: int


class _Inside(NamedTuple):
    """A region to look into: where its items lie, and where it ends."""

    region: Region
    line: int
    depth: int
    end_line: int
    end_column: int


def outline(analysis: Analysis) -> list[Entry]:
    """The entries of a document in the order of the text, so that an entry precedes what is inside it."""
    entries: list[Entry] = []
    document = analysis.document
    last = len(document.lines) - 1
    todo = [
        _Inside(chunk.region, line, 0, min(line + chunk.height, last), 0)
        for line, chunk in document.tree.chunks_with_lines()
    ]
    while todo:
        inside = todo.pop()
        if inside.depth < DEEPEST:
            _add_region(inside, entries, todo)
    entries.sort()
    return entries


def _add_region(inside: _Inside, entries: list[Entry], todo: list[_Inside]) -> None:
    """Adds the entries of a region itself, and puts the regions of its operations on the list."""
    depth = inside.depth
    label: Located | None = None
    start = inside.line + inside.region.lead
    for run in inside.region.runs:
        for index, node in enumerate(run.items):
            body, shape = node.body, node.shape
            if body is None and shape.symbol is None and shape.kind != "label" and not _lost_regions(shape):
                continue
            line = start + run.starts[index]
            if shape.kind == "label":
                if label is not None:
                    entries.append(_block(label, inside.depth, line, node.column))
                label = Located(line, node)
                depth = inside.depth + 1
            elif shape.kind != "alias" and (shape.symbol is not None or body is None or body.regions):
                entries.append(_operation(line, node, depth))
                if body is not None:
                    for number, region in enumerate(body.regions):
                        close = closing_of(body, number)
                        region_line = line + region_line_of(body, number)
                        todo.append(_Inside(region, region_line, depth + 1, line + close.line, close.column))
        start += run.height
    if label is not None:
        entries.append(_block(label, inside.depth, inside.end_line, inside.end_column))


def _lost_regions(shape: Shape) -> bool:
    """Whether a syntax error keeps an operation from having its regions: it stays in the outline meanwhile."""
    return bool(shape.faults) and shape.syntax is not None and shape.syntax.region_count > 0


def _block(label: Located, depth: int, end_line: int, end_column: int) -> Entry:
    line, node = label
    name, column = node.shape.name, node.column
    count = sum([definition.size for definition in node.shape.definitions])
    detail = f"{count} argument{'s' * (count != 1)}" if count else ""
    name_end = column + len(name)
    if end_line == line:
        end_column = max(end_column, name_end)
    return Entry(line, column, depth, name, detail, Kind.KEY, end_line, end_column, line, column, name_end)


def _operation(line: int, node: Node, depth: int) -> Entry:
    shape, column = node.shape, node.column
    end_line, end_column = _end_of(line, node)
    if shape.symbol is None:
        name_end = column + max(1, shape.name_end + sum([len(node.names[at]) for at, _, _ in shape.definitions]))
        results = ", ".join([f"%{node.names[at]}" for at, _, _ in shape.definitions])
        name = shape.name or "?"
        return Entry(
            line, column, depth, name, results, kind_of(shape), end_line, end_column, line, column, name_end
        )
    name = f"@{symbol_text(shape.symbol, node.names)}"
    name_line, start, end = _place_of(line, node, shape.symbol, len(name))
    return Entry(
        line, column, depth, name, shape.name, kind_of(shape), end_line, end_column, name_line, start, end
    )


def _place_of(line: int, node: Node, symbol: Symbol, length: int) -> tuple[int, int, int]:
    """Where the name of a symbol stands: line, start, end. It is nearly always the first line of its operation."""
    text = node.shape.text
    if symbol.quoted is not None or text.find("\n", 0, symbol.offset) >= 0:
        where = symbol_span(Located(line, node), symbol)
        return where.start.line, where.start.character, where.end.character
    column = node.column + symbol.offset + sum([len(name) for name in node.names[: symbol.slot]])
    return line, column, column + length


def _end_of(line: int, node: Node) -> tuple[int, int] | Position:
    """Where an operation ends; what follows its last region is seldom more than the brace."""
    body = node.body
    if body is None or not body.regions or not node.shape.text.endswith(REGION + "}"):
        return end_of(Located(line, node))
    closing = closing_of(body, len(body.regions) - 1)
    return line + closing.line, closing.column + 1


def kind_of(shape: Shape) -> Kind:
    """The kind of an operation's entry, from its traits."""
    syntax = shape.syntax
    if syntax is not None and syntax.symbol_table:
        return Kind.MODULE
    if shape.symbol is None:
        return Kind.OPERATOR
    if isinstance(syntax, OpSpec) and syntax.has_trait("FunctionOpInterface"):
        return Kind.FUNCTION
    return Kind.CLASS if shape.regions else Kind.VARIABLE
