"""The outline of a document: symbols, and the regions and blocks inside them.

It is requested after every pause in typing, on files of any size. So it is a view in parts, which are cached; it is flat,
with depths instead of children, and its entries hold plain numbers.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from enum import IntEnum
from typing import NamedTuple

from mlir_ls.analysis import Analysis
from mlir_ls.ods.spec import OpSpec
from mlir_ls.plurals import plural
from mlir_ls.semantics.cached.view_parts import DocumentView, ViewPart, ViewParts, view_parts
from mlir_ls.semantics.cached.views import CachedView
from mlir_ls.semantics.findings import symbol_span
from mlir_ls.semantics.passes import Log, change_of, log_of
from mlir_ls.semantics.summary import run_summary
from mlir_ls.syntax.places import end_of
from mlir_ls.syntax.shape import OpShape, Symbol, shown_symbol
from mlir_ls.syntax.tokens import REGION
from mlir_ls.syntax.tree import Located, Node, Region, RelativePosition, Run, closing_of, region_line_of
from mlir_ls.text import Position


class EntryKind(IntEnum):
    """What an entry is; the numbers are LSP's."""

    MODULE = 2
    CLASS = 5
    FUNCTION = 12
    VARIABLE = 13
    KEY = 20
    NULL = 21
    EVENT = 24
    OPERATOR = 25


MAX_OUTLINE_DEPTH = 200
"""Entries inside of more others than this are left out: clients make a tree of them, step by step."""


class Entry(NamedTuple):
    """A symbol, an operation with regions, or a block.

    It begins at `line` and `column` and ends at `end_line` and `end_column`; its name stands on `name_line`. It is
    inside the last entry before it whose `depth` is smaller.
    """

    line: int
    column: int
    depth: int
    name: str
    detail: str
    kind: EntryKind
    end_line: int
    end_column: int
    name_line: int
    name_start: int
    name_end: int


_End = tuple[int, int]
"""The line and the column of an end."""


class _Inside(NamedTuple):
    """A region to look into: where its items lie, and where it ends."""

    region: Region
    line: int
    depth: int
    end_line: int
    end_column: int


_LABELS: CachedView[tuple[object, ViewPart[Entry]]] = CachedView("outline of a label")
"""The block of a label, and the end that it has."""


class _Outline(DocumentView[Entry]):
    """The entries of a document, by parts."""

    name = "outline"
    deepest = MAX_OUTLINE_DEPTH

    def __init__(self, lines: Sequence[str]) -> None:
        self.lines = lines

    def items(self, run: Run, first: int, stop: int, line: int, room: int) -> ViewPart[Entry]:
        entries: list[Entry] = []
        todo: list[_Inside] = []
        levels = 0
        last = self._last_after(line)
        _add_items(run, first, stop, -run.starts[first], 0, last, entries, todo)
        while todo:
            inside = todo.pop()
            levels = max(levels, inside.depth)
            if inside.depth <= room:
                _add_region(inside, last, entries, todo)
        entries.sort()
        return ViewPart(tuple(entries), levels)

    def head(self, node: Node, number: int, line: int) -> ViewPart[Entry]:
        entries = (_operation(0, node, 0, self._last_after(line)),) if number == 0 and _is_entry(node) else ()
        return ViewPart(entries)

    def enters(self, node: Node) -> bool:
        return _is_entry(node)

    def label(self, run: Run, line: int, end: RelativePosition) -> ViewPart[Entry]:
        # the units before the end depend on the text there, which another block may hold
        fits = end.line - line, end.column, self.lines[end.line : end.line + 1]
        known = _LABELS.get(run_summary(run))
        if known is not None and known[0] == fits:
            return known[1]
        last = self._last_after(line)
        part = ViewPart((_block(run.items[0], 0, 0, min((end.line - line, end.column), last)),))
        _LABELS.put(run_summary(run), (fits, part))
        return part

    def _last_after(self, line: int) -> _End:
        """The end of the document, from a line on: a region that is not closed reaches beyond it."""
        return len(self.lines) - 1 - line, len(self.lines[-1])


def outlined(analysis: Analysis) -> Iterator[ViewParts[Entry]]:
    """The entries of a document in the order of the text, so that an entry precedes what is inside it."""
    lines = analysis.document.lines
    views = view_parts(analysis.document.tree, _Outline(lines), len(lines) - 1)
    return _below_passes(views, lines) if analysis.document.is_log else views


def _below_passes(views: Iterator[ViewParts[Entry]], lines: Sequence[str]) -> Iterator[ViewParts[Entry]]:
    """The entries of a log; those of a dump are below one for the pass."""
    log = log_of(lines)
    dumps = deque(range(len(log.dumps)))
    first = log.dumps[0].line if dumps else len(lines)
    for view in views:
        while dumps and view.line >= log.dumps[dumps[0]].line:
            yield _pass(log, dumps.popleft())
        yield ViewParts(view.line, view.depth + 1, view.parts) if view.line >= first else view
    for index in dumps:
        yield _pass(log, index)


def _pass(log: Log, index: int) -> ViewParts[Entry]:
    dump, lines = log.dumps[index], log.lines
    count = plural(len(dump.lines), "line")
    detail = ", ".join(filter(None, [dump.subject, count, change_of(log, index)]))
    last = dump.end - dump.line - 1
    where = 0, 0, 0, dump.title, detail, EntryKind.EVENT if dump.is_changed else EntryKind.NULL
    entry = Entry(*where, last, len(lines[dump.end - 1]), 0, 0, len(lines[dump.line]))
    return ViewParts(dump.line, 0, ((0, ViewPart((entry,))),))


def outline(analysis: Analysis) -> list[Entry]:
    """The same as entries in the document."""
    return entries_of(outlined(analysis))


def entries_of(views: Iterable[ViewParts[Entry]]) -> list[Entry]:
    """Entries in the document."""
    return [
        _moved(entry, view.line + line, view.depth)
        for view in views
        for line, part in view.parts
        for entry in part.items
    ]


def _moved(entry: Entry, lines: int, depths: int) -> Entry:
    line, column, depth, name, detail, kind, end_line, end_column, name_line, start, end = entry
    where = end_line + lines, end_column, name_line + lines, start, end
    return Entry(line + lines, column, depth + depths, name, detail, kind, *where)


def _add_region(inside: _Inside, last: _End, entries: list[Entry], todo: list[_Inside]) -> None:
    """Adds the entries of a region itself, and puts the regions of its operations on the list."""
    depth = inside.depth
    label: Node | None = None
    label_line = 0
    line = inside.line + inside.region.lead
    for run in inside.region.runs:
        first = run.items[0]
        if first.shape.kind == "label":
            if label is not None:
                entries.append(_block(label, label_line, inside.depth, (line, first.column)))
            label, label_line = first, line
            depth = inside.depth + 1
        _add_items(run, 0, len(run.items), line, depth, last, entries, todo)
        line += run.height
    if label is not None:
        entries.append(_block(label, label_line, inside.depth, min((inside.end_line, inside.end_column), last)))


def _add_items(
    run: Run, first: int, stop: int, start: int, depth: int, last: _End, entries: list[Entry], todo: list[_Inside]
) -> None:
    """The same for items of a run that begins on the line `start`, but for its label."""
    for index in range(first, stop):
        node = run.items[index]
        body, shape = node.body, node.shape
        if (body is None and shape.symbol is None and not shape.faults) or not _is_entry(node):
            continue
        line = start + run.starts[index]
        entries.append(_operation(line, node, depth, last))
        if body is not None:
            for number, region in enumerate(body.regions):
                close = closing_of(body, number)
                region_line = line + region_line_of(body, number)
                todo.append(_Inside(region, region_line, depth + 1, line + close.line, close.column))


def _is_entry(node: Node) -> bool:
    shape, body = node.shape, node.body
    if body is None and shape.symbol is None and not _lost_regions(shape):
        return False
    # in damaged text, a label or an alias may seem to have regions
    return shape.kind not in ("alias", "label") and (shape.symbol is not None or body is None or bool(body.regions))


def _lost_regions(shape: OpShape) -> bool:
    """Whether a syntax error keeps an operation from having its regions: it stays in the outline meanwhile."""
    return bool(shape.faults) and shape.syntax is not None and shape.syntax.region_count > 0


def _block(node: Node, line: int, depth: int, end: _End) -> Entry:
    name, column = node.shape.name, node.column
    end_line, end_column = end
    count = sum([definition.size for definition in node.shape.definitions])
    detail = plural(count, "argument") if count else ""
    name_end = column + len(name)
    if end_line == line:
        end_column = max(end_column, name_end)
    return Entry(line, column, depth, name, detail, EntryKind.KEY, end_line, end_column, line, column, name_end)


def _operation(line: int, node: Node, depth: int, last: _End) -> Entry:
    shape, column = node.shape, node.column
    end_line, end_column = _end_of(line, node, last)
    if shape.symbol is None:
        name_end = column + max(1, shape.name_end + sum([len(node.names[at]) for at, _, _ in shape.definitions]))
        results = ", ".join([f"%{node.names[at]}" for at, _, _ in shape.definitions])
        name = shape.name or "?"
        return Entry(
            line, column, depth, name, results, kind_of(shape), end_line, end_column, line, column, name_end
        )
    name = shown_symbol(shape.symbol, node.names)
    name_line, start, end = _place_of(line, node, shape.symbol, len(name))
    return Entry(
        line, column, depth, name, shape.name, kind_of(shape), end_line, end_column, name_line, start, end
    )


def _place_of(line: int, node: Node, symbol: Symbol, length: int) -> tuple[int, int, int]:
    """Where the name of a symbol stands: line, start, end. It is nearly always the first line of its operation."""
    text = node.shape.text
    if symbol.slot < 0 or symbol.quoted is not None or text.find("\n", 0, symbol.offset) >= 0:
        where = symbol_span(Located(line, node), symbol)
        return where.start.line, where.start.character, where.end.character
    column = node.column + symbol.offset + sum([len(name) for name in node.names[: symbol.slot]])
    return line, column, column + length


def _end_of(line: int, node: Node, last: _End) -> _End | Position:
    """Where an operation ends; after its last region is seldom more than the brace, and nothing where that is lacking."""
    body, text = node.body, node.shape.text
    is_closed = text.endswith(REGION + "}")
    if body is None or not body.regions or not (is_closed or text.count(REGION) < len(body.regions)):
        return end_of(Located(line, node))
    closing = closing_of(body, len(body.regions) - 1)
    return min((line + closing.line, closing.column + is_closed), last)


def kind_of(shape: OpShape) -> EntryKind:
    """The kind of an operation's entry, from its traits."""
    syntax = shape.syntax
    if syntax is not None and syntax.symbol_table:
        return EntryKind.MODULE
    if shape.symbol is None:
        return EntryKind.OPERATOR
    if isinstance(syntax, OpSpec) and syntax.has_trait("FunctionOpInterface"):
        return EntryKind.FUNCTION
    return EntryKind.CLASS if shape.regions else EntryKind.VARIABLE
