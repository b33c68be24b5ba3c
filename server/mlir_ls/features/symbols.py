"""The outline of a document: symbols, and the regions and blocks inside them.

It is asked for after every pause in typing, on files of any size, so it is one pass that makes no object but the entries.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import IntEnum
from typing import NamedTuple

from mlir_ls.analysis import Analysis
from mlir_ls.dialects.spec import OpSpec
from mlir_ls.semantics.findings import symbol_span
from mlir_ls.semantics.summary import symbol_text
from mlir_ls.syntax.places import end_of
from mlir_ls.syntax.shape import Shape, Symbol
from mlir_ls.syntax.tree import Located, Node, Region, closing_of, region_line_of
from mlir_ls.text import Position, Span


class Kind(IntEnum):
    """What an entry is; the numbers are LSP's."""

    MODULE = 2
    CLASS = 5
    FUNCTION = 12
    VARIABLE = 13
    KEY = 20
    OPERATOR = 25


class Entry(NamedTuple):
    """A symbol, an operation with regions, or a block: its extent, and the name in it."""

    name: str
    detail: str
    kind: Kind
    extent: Span
    selection: Span
    children: list[Entry]


def outline(analysis: Analysis) -> list[Entry]:
    """The entries of a document, outer around inner, in the order of the text."""
    entries: list[Entry] = []
    todo: list[tuple[Region, int, list[Entry], Position | None]] = [
        (chunk.region, line, entries, None) for line, chunk in analysis.document.tree.chunks_with_lines()
    ]
    todo.reverse()
    while todo:
        region, region_line, into, end = todo.pop()
        todo += _entries_of(region, region_line, into, end)
    return entries


def _entries_of(
    region: Region, region_line: int, into: list[Entry], end: Position | None
) -> list[tuple[Region, int, list[Entry], Position | None]]:
    """Adds the entries of a region that ends at `end`; gives back the regions in it with the lists they go into."""
    inner: list[tuple[Region, int, list[Entry], Position | None]] = []
    block: Entry | None = None
    start = region_line + region.lead
    for run in region.runs:
        for index, node in enumerate(run.items):
            body, shape = node.body, node.shape
            if body is None and shape.symbol is None and shape.kind != "label":
                continue
            item = Located(start + run.starts[index], node)
            if shape.kind == "label":
                if block is not None:
                    into[-1] = _ended(block, Position(item.line, node.column))
                block = _block_entry(item, end)
                into.append(block)
                continue
            if shape.kind != "operation" and not (body is not None and body.regions):
                continue
            if shape.symbol is None and (body is None or not body.regions):
                continue
            entry = _operation_entry(item)
            (block.children if block is not None else into).append(entry)
            if body is not None:
                for number, nested in enumerate(body.regions):
                    close = closing_of(body, number)
                    closing = Position(item.line + close.line, close.column)
                    inner.append((nested, item.line + region_line_of(body, number), entry.children, closing))
        start += run.height
    inner.reverse()
    return inner


def _ended(block: Entry, end: Position) -> Entry:
    return block._replace(extent=Span(block.extent.start, max(end, block.selection.end)))


def _block_entry(item: Located, end: Position | None) -> Entry:
    node = item.node
    start = Position(item.line, node.column)
    name_end = Position(item.line, node.column + len(node.shape.name))
    count = sum([definition.count for definition in node.shape.definitions])
    detail = f"{count} argument{'s' * (count != 1)}" if count else ""
    extent = Span(start, max(end, name_end) if end is not None else name_end)
    return Entry(node.shape.name, detail, Kind.KEY, extent, Span(start, name_end), [])


def _operation_entry(item: Located) -> Entry:
    node = item.node
    shape = node.shape
    start = Position(item.line, node.column)
    extent = Span(start, _end_of(item))
    if shape.symbol is not None:
        name = f"@{symbol_text(shape.symbol, node.names)}"
        selection = _selection_of(item, shape.symbol, len(name))
        return Entry(name, shape.name, kind_of(shape), extent, selection, [])
    selection = Span(start, Position(item.line, node.column + _first_length(node)))
    return Entry(shape.name or "?", _results(node), kind_of(shape), extent, selection, [])


def _selection_of(item: Located, symbol: Symbol, length: int) -> Span:
    """Where the name of a symbol stands; it is nearly always on the first line of its operation."""
    node = item.node
    text = node.shape.text
    if symbol.quoted is not None or text.find("\n", 0, symbol.offset) >= 0:
        return symbol_span(item, symbol)
    column = node.column + symbol.offset + sum([len(name) for name in node.names[: symbol.slot]])
    return Span(Position(item.line, column), Position(item.line, column + length))


def _end_of(item: Located) -> Position:
    """Where an operation ends; what follows its last region is seldom more than the brace."""
    node = item.node
    body = node.body
    if body is None or not body.regions or not node.shape.text.endswith("\x03}"):
        return end_of(item)
    closing = closing_of(body, len(body.regions) - 1)
    return Position(item.line + closing.line, closing.column + 1)


def _first_length(node: Node) -> int:
    """How long the operation's name is, with its results in front."""
    shape = node.shape
    names = sum([len(node.names[definition.slot]) for definition in shape.definitions])
    return max(1, shape.name_end + names)


def _results(node: Node) -> str:
    return ", ".join([f"%{node.names[definition.slot]}" for definition in node.shape.definitions])


def kind_of(shape: Shape) -> Kind:
    """The kind of an operation's entry, from its traits."""
    syntax = shape.syntax
    if syntax is not None and syntax.symbol_table:
        return Kind.MODULE
    if shape.symbol is None:
        return Kind.OPERATOR
    if not shape.regions and not shape.private:
        return Kind.VARIABLE
    return Kind.FUNCTION if isinstance(syntax, OpSpec) and syntax.has_trait("FunctionOpInterface") else Kind.CLASS


def flat(entries: list[Entry]) -> Iterator[tuple[Entry, str]]:
    """All entries, each with the name of the one around it."""
    todo = [(entry, "") for entry in reversed(entries)]
    while todo:
        entry, container = todo.pop()
        yield entry, container
        todo += [(child, entry.name) for child in reversed(entry.children)]
