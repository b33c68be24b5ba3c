"""Cached views of a whole document, from its first line to its last, such as an outline: made and cached in parts.

The items of a part do not depend on where it stands, so they are cached with runs and with operations that have regions, lines
counting from the part's first. An edit has the part with the edited line made anew; the others only have to be moved.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, Generic, NamedTuple, TypeAlias, TypeVar

from mlir_ls.interruption import pause
from mlir_ls.semantics.cached.views import CachedView
from mlir_ls.semantics.summary import body_summary, run_summary
from mlir_ls.syntax.tree import Body, Chunk, Node, Region, RelativePosition, Run, Tree, region_line_of

MAX_LINES_OF_PART = 300
"""Lines up to which a run, or an operation with all that is inside it, is one part."""

Item = TypeVar("Item")


class ViewPart(Generic[Item]):
    """The items of a view on some lines; lines and depths count from the first of them.

    `levels`: of regions inside of each other. `encoded` is what its encoder made of it the last time.
    """

    __slots__ = ("encoded", "items", "levels")

    def __init__(self, items: tuple[Item, ...], levels: int = 0) -> None:
        self.items = items
        self.levels = levels
        self.encoded: Any = None


Placed = tuple[int, ViewPart[Item]]
"""A part, and its first line, relative to something."""


class ViewParts(Generic[Item]):
    """Parts that follow each other, and the line and the depth that theirs are relative to."""

    __slots__ = ("depth", "line", "parts")

    def __init__(self, line: int, depth: int, parts: tuple[Placed[Item], ...]) -> None:
        self.line = line
        self.depth = depth
        self.parts = parts


class OpenedPart(NamedTuple):
    """A long operation among the parts of a run: how many of these precede it, its line in the run, itself."""

    ahead: int
    line: int
    node: Node


class CachedParts(NamedTuple):
    """What is cached with a run: parts with their lines in it. `levels` is the most of theirs."""

    parts: tuple[tuple[int, ViewPart[Any]], ...]
    opened: tuple[OpenedPart, ...]
    levels: int


class DocumentView(Generic[Item]):
    """A view of a whole document. Values are cached by its `name` with runs, operations and their heads, and chunks.

    Regions that are inside of `deepest` others are left out. Lines given are those of the document; those of the items count
    from the given one. A part may depend on what it is about and on the text of its lines, and on nothing else: items,
    heads and what precedes the first item of a chunk cover all lines of a document, each once.
    """

    name: str
    deepest = 1 << 30
    of_runs: ClassVar[CachedView[CachedParts]]
    of_operations: ClassVar[CachedView[ViewPart[Any]]]
    of_heads: ClassVar[CachedView[tuple[tuple[int, ViewPart[Any]], ...]]]

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.of_runs = CachedView(f"{cls.name} of a run")
        cls.of_operations = CachedView(f"{cls.name} of an operation")
        cls.of_heads = CachedView(f"{cls.name} of the pieces of a header")

    def items(self, run: Run, first: int, stop: int, line: int, room: int) -> ViewPart[Item]:
        """Some items of a run, with `room` levels of what is inside them; the label that they may begin with is left out."""
        raise NotImplementedError

    def head(self, node: Node, number: int, line: int) -> ViewPart[Item]:
        """An operation itself: what precedes the content of its region `number`, or else what follows the last one."""
        raise NotImplementedError

    def enters(self, node: Node) -> bool:
        """Whether the view looks into the regions of an operation."""
        return True

    def label(self, run: Run, line: int, end: RelativePosition) -> ViewPart[Item] | None:
        """The label that a run begins with, whose block ends at a place."""
        return None

    def chunk(self, chunk: Chunk, line: int, is_part: bool) -> ViewPart[Item] | None:
        """What precedes the first item of a chunk, which is one of several or all of the document."""
        return None


def view_parts(tree: Tree, view: DocumentView[Item], last_line: int) -> Iterator[ViewParts[Item]]:
    """All of a view of a document, in the order of the text."""
    chunks = list(tree.chunks_with_lines())
    for line, chunk in chunks:
        before = view.chunk(chunk, line, len(chunks) > 1)
        if before is not None and before.items:
            yield ViewParts(line, 0, ((0, before),))
        todo = [_in_region(view, chunk.region, line, 0, RelativePosition(min(line + chunk.height, last_line), 0))]
        while todo:
            found = next(todo[-1], None)
            if found is None:
                todo.pop()
            elif isinstance(found, ViewParts):
                yield found
            else:
                todo.append(found)


_Walk: TypeAlias = Iterator[Any]
"""Parts one after the other, and nested walks that come in between."""


def _in_region(view: DocumentView[Item], region: Region, region_line: int, depth: int, end: RelativePosition) -> _Walk:
    """The view of a region whose content ends at a place of the document."""
    line = region_line + region.lead
    ends = iter(_ends_of_blocks(region, line, end))
    inside = depth
    for run in region.runs:
        if run.items[0].shape.kind == "label":
            inside = depth + 1
            label = view.label(run, line, next(ends))
            if label is not None:
                yield ViewParts(line, depth, ((0, label),))
        parts, opened, _ = _of_run(view, run, line, view.deepest - 1 - inside)
        start = 0
        for ahead, node_line, node in opened:
            if ahead > start:
                yield ViewParts(line, inside, parts[start:ahead])
            start = ahead
            yield _in_operation(view, node, line + node_line, inside)
        if len(parts) > start:
            yield ViewParts(line, inside, parts[start:] if start else parts)
        line += run.height


def _ends_of_blocks(region: Region, line: int, end: RelativePosition) -> list[RelativePosition]:
    """Where the blocks of a region end that have a label: at the next label, or with the region."""
    places: list[RelativePosition] = []
    for run in region.runs:
        if run.items[0].shape.kind == "label":
            places.append(RelativePosition(line, run.items[0].column))
        line += run.height
    return [*places[1:], end]


def _in_operation(view: DocumentView[Item], node: Node, line: int, depth: int) -> _Walk:
    """The view of a long operation: of itself, and of its regions in between."""
    body = node.body
    assert body is not None
    heads = view.of_heads.get(body_summary(body))
    if heads is None:
        starts = [0, *[piece.line for piece in body.pieces[1:]]]
        heads = tuple([(start, view.head(node, number, line + start)) for number, start in enumerate(starts)])
        view.of_heads.put(body_summary(body), heads)
    for number, region in enumerate(body.regions):
        if heads[number][1].items:
            yield ViewParts(line, depth, (heads[number],))
        if depth + 1 < view.deepest and view.enters(node):
            close = body.pieces[number + 1]
            place = RelativePosition(line + close.line, close.column)
            yield _in_region(view, region, line + region_line_of(body, number), depth + 1, place)
    if heads[-1][1].items:
        yield ViewParts(line, depth, (heads[-1],))


def _of_run(view: DocumentView[Item], run: Run, line: int, room: int) -> CachedParts:
    """The parts of a run that begins on a line, with no more levels than there is room for."""
    known = view.of_runs.get(run_summary(run))
    if known is not None and known.levels <= room:
        return known
    parts: list[Placed[Item]] = []
    opened: list[OpenedPart] = []
    levels = 0
    for first, stop in _cuts(run):
        start = run.starts[first]
        body = run.items[first].body
        if body is not None and is_long(body):
            opened.append(OpenedPart(len(parts), start, run.items[first]))
            continue
        holder = body_summary(body) if body is not None and stop == first + 1 else None
        part: ViewPart[Item] | None = view.of_operations.get(holder) if holder is not None else None
        if part is None or part.levels > room:
            pause()
            part = view.items(run, first, stop, line + start, room)
            if holder is not None and part.levels <= room:
                view.of_operations.put(holder, part)
        levels = max(levels, part.levels)
        if part.items:
            parts.append((start, part))
    made = CachedParts(tuple(parts), tuple(opened), levels)
    if levels <= room:
        view.of_runs.put(run_summary(run), made)
    return made


def _cuts(run: Run) -> Iterator[tuple[int, int]]:
    """How the items of a run are divided: all are one part, or each with regions is one, and so are those in between."""
    first, stop = 0, len(run.items)
    if run.height <= MAX_LINES_OF_PART:
        yield first, stop
        return
    for index in run.bodies:
        if first < index:
            yield first, index
        yield index, index + 1
        first = index + 1
    if first < stop:
        yield first, stop


def is_long(body: Body) -> bool:
    """Whether an operation is too long to be one part."""
    return body.pieces[-1].line > MAX_LINES_OF_PART


def height_of_items(run: Run, first: int, stop: int) -> int:
    """How many lines some items of a run take up, those between them and after them included."""
    return run.starts[stop - 1] + run.items[stop - 1].height - run.starts[first]


def height_of_head(node: Node, number: int) -> int:
    """How many lines an operation itself takes up before the content of its region `number`, or after the last one."""
    body = node.body
    assert body is not None
    start = body.pieces[number].line if number else 0
    if number == len(body.regions):
        return node.height - start
    return region_line_of(body, number) + body.regions[number].lead - start
