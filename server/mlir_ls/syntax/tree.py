"""The tree of a document: chunks, regions, runs of siblings, operations.

Every position is relative to what holds it, so that whatever an edit did not touch is shared between the trees before
and after it. A tree is immutable once its parse is over; only what is kept with its parts is added later, by the
stages after: each field has one module that owns it (see `kept`).
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterator, Sequence
from itertools import accumulate, islice
from typing import NamedTuple

from mlir_ls.caches import remembered
from mlir_ls.syntax.cached import CachedRecord
from mlir_ls.syntax.erase import count_sigils, restore
from mlir_ls.syntax.shape import OpShape
from mlir_ls.syntax.tokens import REGION
from mlir_ls.text import Position


class RelativePosition(NamedTuple):
    """A place in a document, or relative to the first line of an operation: line and character from 0."""

    line: int
    column: int


class Node:
    """An operation, a block label, an alias definition, file metadata, or text that is none of these.

    `names` are the names erased from its header, by slot. `height` counts the lines from its first to that of the next
    item (0 where both share a line). `body` is None for an operation without regions whose header is one piece.
    """

    __slots__ = ("body", "column", "height", "names", "shape")

    def __init__(self, shape: OpShape, names: tuple[str, ...], column: int, body: Body | None = None) -> None:
        self.shape = shape
        self.names = names
        self.column = column
        self.height = 0
        self.body = body


class Body:
    """The regions of an operation, and where the pieces of its header begin, relative to its first line."""

    __slots__ = ("pieces", "regions", "summary", "unused", "verification")

    def __init__(self, pieces: tuple[RelativePosition, ...], regions: tuple[Region, ...]) -> None:
        self.pieces = pieces
        self.regions = regions
        self.summary: CachedRecord | None = None
        self.verification: CachedRecord | None = None
        self.unused: CachedRecord | None = None


class Run:
    """Siblings in a row that belong to one block: the unit in which a tree is shared and results are kept.

    `clean`: none of it is broken and no indentation contradicts the braces. `first_dependent`: see `reuse`.
    """

    __slots__ = (
        "_aliases",
        "_bodies",
        "_definitions",
        "_least_column",
        "_starts",
        "clean",
        "first_dependent",
        "height",
        "items",
        "states",
        "summary",
        "unused",
        "verification",
    )

    def __init__(self, items: list[Node], clean: bool, bodies: tuple[int, ...] | None = None) -> None:
        self.items = items
        self.clean = clean
        self.height = sum([item.height for item in items])
        self._starts: list[int] | None = None
        self._aliases: list[int] | None = None
        self._definitions: tuple[tuple[str, str], ...] | None = None
        self._bodies = bodies
        self._least_column: int | None = None
        self.summary: CachedRecord | None = None
        self.verification: CachedRecord | None = None
        self.unused: CachedRecord | None = None
        self.states: dict[object, Callable[[], object]] | None = None
        self.first_dependent: dict[Callable[[Node], bool], int] | None = None

    @property
    def least_column(self) -> int:
        """The least indentation of its items, labels aside."""
        if self._least_column is None:
            columns = [item.column for item in self.items if item.shape.kind != "label"]
            self._least_column = min(columns, default=1 << 30)
        return self._least_column

    @property
    def aliases(self) -> list[int]:
        """The indices of the items that define an alias."""
        if self._aliases is None:
            self._aliases = [index for index, item in enumerate(self.items) if item.shape.kind == "alias"]
        return self._aliases

    @property
    def definitions(self) -> tuple[tuple[str, str], ...]:
        """The aliases that it defines, numbered locations aside: their names, and what they stand for as it is spelled."""
        if self._definitions is None:
            nodes = [self.items[index] for index in self.aliases]
            self._definitions = tuple(
                [
                    (node.shape.name, _spelled(node, *node.shape.value))
                    for node in nodes
                    if node.shape.value is not None and not node.shape.name.startswith("#loc")
                ]
            )
        return self._definitions

    @property
    def bodies(self) -> tuple[int, ...]:
        """The indices of the items that have regions."""
        if self._bodies is None:
            self._bodies = tuple([index for index, item in enumerate(self.items) if item.body is not None])
        return self._bodies

    @property
    def starts(self) -> list[int]:
        """The first line of each item, relative to the run."""
        if self._starts is None:
            self._starts = [0, *accumulate([item.height for item in self.items])]
            self._starts.pop()
        return self._starts

    def at(self, line: int) -> int:
        """The index of the last item that begins at or before `line`, relative to the run."""
        return bisect_right(self.starts, line) - 1


def _spelled(node: Node, start: int, end: int) -> str:
    """What stands between two offsets of the header of an item, with the names that are erased in it."""
    text = node.shape.text
    return restore(text[start:end], node.names[count_sigils(text, 0, start) :]) if node.names else text[start:end]


EXPLAINED = 3
"""A factor with which two signs in one number stay apart."""


class RegionContext(NamedTuple):
    """What the parse of a region's items depended on besides their own text.

    `informative`: its items are indented, so that indentation means something in it; None where it has no items.
    `imbalance`: the sign of how many more braces open than close in the chunk; 0 where indentation does not count. Where
    damage in the region explains it, so that another one counts after that, `EXPLAINED` times the sign before is added.
    """

    default_dialect: str
    opener_indent: int
    informative: bool | None
    imbalance: int


class Region:
    """The content of a region, or of a whole chunk.

    `lead`: lines from the one with the opening brace to the first item. `height`: lines to the one with the closing
    brace. `column`: where the content begins on its first line.
    """

    __slots__ = ("clean", "column", "context", "height", "lead", "runs", "states", "summary", "unused", "verification")

    def __init__(
        self, runs: list[Run], lead: int, height: int, column: int, context: RegionContext, clean: bool
    ) -> None:
        self.runs = runs
        self.lead = lead
        self.height = height
        self.column = column
        self.context = context
        self.clean = clean
        self.summary: CachedRecord | None = None
        self.verification: CachedRecord | None = None
        self.unused: CachedRecord | None = None
        self.states: dict[object, object] | None = None

    def items(self) -> Iterator[Node]:
        """All items, in order."""
        for run in self.runs:
            yield from run.items

    def items_with_lines(self) -> Iterator[tuple[int, Node]]:
        """All items with their first lines, relative to the region's line."""
        line = self.lead
        for run in self.runs:
            for item in run.items:
                yield line, item
                line += item.height


class Chunk(NamedTuple):
    """A part of a document that is parsed on its own, from one split line to the next (that line included)."""

    region: Region
    height: int


class Tree(NamedTuple):
    """A whole document; `starts` are the first lines of its chunks (see `tree_of`)."""

    chunks: tuple[Chunk, ...]
    starts: tuple[int, ...]

    def chunks_with_lines(self) -> Iterator[tuple[int, Chunk]]:
        """The chunks with their first lines."""
        return zip(self.starts, self.chunks)  # noqa: B905

    def index_at(self, line: int) -> int:
        """The index of the chunk that holds a line; of the last one after the end, -1 before the first one."""
        return bisect_right(self.starts, line) - 1

    def chunks_between(self, first: int, last: int) -> Iterator[tuple[int, Chunk]]:
        """The chunks that reach from `first` on into lines up to `last`, or end just before `first`; with their lines."""
        index = max(0, self.index_at(first - 1))
        end = bisect_right(self.starts, last)
        return zip(self.starts[index:end], self.chunks[index:end], strict=True)

    def with_chunk(self, index: int, chunk: Chunk) -> Tree:
        """The tree with another chunk in the place of one."""
        chunks = (*self.chunks[:index], chunk, *self.chunks[index + 1 :])
        return Tree(chunks, self.starts) if chunk.height == self.chunks[index].height else tree_of(chunks)


def tree_of(chunks: Sequence[Chunk]) -> Tree:
    """The tree of some chunks, one after the other."""
    starts = accumulate([chunk.height for chunk in chunks], initial=0)
    return Tree(tuple(chunks), tuple(islice(starts, len(chunks))))


class Located(NamedTuple):
    """A node and the line it begins at, in the document."""

    line: int
    node: Node


class PathStep(NamedTuple):
    """One level on the way to a position: a region, its line, and the item in it that holds the position.

    `run_index` and `item_index` say which item it is; `parent` is the operation around the region, None for a chunk's.
    """

    parent: Located | None
    region_index: int
    region: Region
    region_line: int
    run_index: int
    item_index: int
    item: Located


def path_to(tree: Tree, line: int, column: int) -> list[PathStep]:
    """The items that hold a position, outermost first; empty where the position is before a chunk's items."""
    index = tree.index_at(line)
    return _descend(tree.chunks[index], tree.starts[index], line, column) if index >= 0 else []


def path_in(chunk: Chunk, chunk_line: int, where: Position) -> list[PathStep]:
    """The same in one chunk, which begins on a line of the document; the lines of the items are relative to that."""
    return _descend(chunk, 0, where.line - chunk_line, where.character)


def _descend(chunk: Chunk, chunk_line: int, line: int, column: int) -> list[PathStep]:
    path: list[PathStep] = []
    parent: Located | None = None
    region, region_line, region_index = chunk.region, chunk_line, 0
    while True:
        found = _item_at(region, region_line, line, column)
        if found is None:
            return path
        run_index, index, item_line = found
        node = region.runs[run_index].items[index]
        item = Located(item_line, node)
        path.append(PathStep(parent, region_index, region, region_line, run_index, index, item))
        inner = _region_at(item, line, column)
        if inner is None:
            return path
        parent = item
        region_index, region, region_line = inner


def _item_at(region: Region, region_line: int, line: int, column: int) -> tuple[int, int, int] | None:
    start = region_line + region.lead
    first = 0
    if len(region.runs) > _FEW_RUNS:
        ends = _ends_of_runs(region)
        first = min(bisect_left(ends, line - start), len(ends) - 1)
        start += ends[first - 1] if first else 0
    for run_index in range(first, len(region.runs)):
        run = region.runs[run_index]
        if line <= start + run.height or run_index == len(region.runs) - 1:
            index = run.at(line - start)
            item_line = start + run.starts[index] if index >= 0 else 0
            # several items may share a line, and the next run may begin on the line on which this one ends
            while index >= 0 and item_line == line and run.items[index].column > column:
                index -= 1
                item_line = start + run.starts[index] if index >= 0 else 0
            following = region.runs[run_index + 1] if run_index + 1 < len(region.runs) else None
            if following is not None and line == start + run.height and following.items[0].column <= column:
                start += run.height
                continue
            if index < 0:
                return _last_of(region, run_index - 1, start) if run_index else None
            return run_index, index, item_line
        start += run.height
    return None


_FEW_RUNS = 8
"""So many runs are walked through without a list of where they end."""


@remembered(16)
def _ends_of_runs(region: Region) -> list[int]:
    """The lines on which the runs of a region end, relative to its first item."""
    return list(accumulate([run.height for run in region.runs]))


def _last_of(region: Region, run_index: int, end: int) -> tuple[int, int, int]:
    run = region.runs[run_index]
    return run_index, len(run.items) - 1, end - run.items[-1].height


def _region_at(item: Located, line: int, column: int) -> tuple[int, Region, int] | None:
    """The region of an operation that holds a position: its index, itself, and its line."""
    body = item.node.body
    if body is None:
        return None
    # the pieces of a header stand in order, and each but the first begins with the closing brace of a region
    index = bisect_left(body.pieces, (line - item.line, column), 1) - 1
    if index >= len(body.regions):
        return None
    region, region_line = body.regions[index], item.line + region_line_of(body, index)
    return (index, region, region_line) if (region_line, region.column) <= (line, column) else None


def region_line_of(body: Body, index: int) -> int:
    """The line of a region's opening brace, relative to the operation's first line."""
    return body.pieces[index + 1].line - body.regions[index].height


def closing_of(body: Body, index: int) -> RelativePosition:
    """Where a region's closing brace stands, relative to the operation's first line."""
    return body.pieces[index + 1]


def extent(node: Node) -> int:
    """How many lines after its first one an item reaches."""
    last = node.body.pieces[-1].line if node.body is not None else 0
    text = node.shape.text
    return last + text.count("\n", text.rfind(REGION) + 1)


def walk(tree: Tree) -> Iterator[Located]:
    """Every item of a tree, outer before inner, in the order of the text."""
    todo: list[tuple[int, Iterator[tuple[int, Node]]]] = []
    for chunk_line, chunk in tree.chunks_with_lines():
        todo.append((chunk_line, chunk.region.items_with_lines()))
        while todo:
            base, items = todo[-1]
            found = next(items, None)
            if found is None:
                todo.pop()
                continue
            line, node = base + found[0], found[1]
            yield Located(line, node)
            if node.body is not None:
                for index in range(len(node.body.regions) - 1, -1, -1):
                    inner = node.body.regions[index]
                    todo.append((line + region_line_of(node.body, index), inner.items_with_lines()))
