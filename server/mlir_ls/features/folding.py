"""What can be folded: regions, brackets of headers that span lines, runs of comments, and the parts between `// -----` lines.

It is requested after every pause in typing, so it is a view in parts, which are cached.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from mlir_ls.analysis import Analysis
from mlir_ls.caches import remembered
from mlir_ls.semantics.cached.view_parts import DocumentView, ViewPart, ViewParts, height_of_head, height_of_items, view_parts
from mlir_ls.semantics.cached.views import CachedView
from mlir_ls.semantics.summary import region_summary
from mlir_ls.syntax.chunks.splits import SPLITTINGS
from mlir_ls.syntax.leaf.lexical import OPENING, OPENING_OF
from mlir_ls.syntax.tokens import BLANKS, REGION
from mlir_ls.syntax.tree import Body, Chunk, Node, Region, RelativePosition, Run, extent, region_line_of


class Fold(NamedTuple):
    """Lines that collapse into the first of them; `comment` distinguishes comments from code."""

    first: int
    last: int
    comment: bool = False


_METADATA = "{-#"
_BRACKET = re.compile(r'"(?:[^"\\\n]|\\.)*"|//[^\n]*|->|[()\[\]{}<>\n]')
_AROUND = f"{BLANKS}{''.join(OPENING_OF)}"


_CHUNKS: CachedView[tuple[bool, ViewPart[Fold]]] = CachedView("folds of a chunk")
"""What precedes the first item, and whether the chunk is one of several."""


class _Folds(DocumentView[Fold]):
    """The folds of a document, by parts: of those that begin on one line only the longest."""

    name = "folds"

    def __init__(self, lines: Sequence[str]) -> None:
        self.lines = lines

    def items(self, run: Run, first: int, stop: int, line: int, room: int) -> ViewPart[Fold]:
        found: dict[int, Fold] = {}
        base = run.starts[first]
        lines = self.lines[line : line + height_of_items(run, first, stop)]
        text = "\n".join(lines)
        has_metadata = _METADATA in text
        todo: list[tuple[Region, int]] = []
        for index in range(first, stop):
            _add_item(run.items[index], run.starts[index] - base, has_metadata, found, todo)
        while todo:
            region, start = todo.pop()
            start += region.lead
            for inner in region.runs:
                # where each item has a line of its own, only those with regions can have more
                plain = inner.clean and len(inner.items) == inner.height and not extent(inner.items[-1]) and not has_metadata
                for index in inner.bodies if plain else range(len(inner.items)):
                    _add_item(inner.items[index], start + inner.starts[index], has_metadata, found, todo)
                start += inner.height
        return _part(found, lines, text)

    def head(self, node: Node, number: int, line: int) -> ViewPart[Fold]:
        found: dict[int, Fold] = {}
        body = node.body
        assert body is not None
        start = body.pieces[number].line if number else 0
        if number == 0:
            _add_metadata(node, 0, found)
        if number < len(body.regions):
            _add(found, Fold(region_line_of(body, number) - start, body.pieces[number + 1].line - 1 - start))
        pieces = _pieces_over_lines(node.shape.text)
        if number < len(pieces):
            _add_brackets(pieces[number], 0, found)
        return self._part(found, line, height_of_head(node, number))

    def chunk(self, chunk: Chunk, line: int, is_part: bool) -> ViewPart[Fold] | None:
        known = _CHUNKS.get(region_summary(chunk.region))
        if known is not None and known[0] == is_part:
            return known[1]
        found: dict[int, Fold] = {}
        if is_part:
            _add(found, Fold(0, _last_line(self.lines, line, line + chunk.height - 1) - line))
        part = self._part(found, line, chunk.region.lead)
        _CHUNKS.put(region_summary(chunk.region), (is_part, part))
        return part

    def _part(self, found: dict[int, Fold], line: int, height: int) -> ViewPart[Fold]:
        lines = self.lines[line : line + height]
        return _part(found, lines, "\n".join(lines))


def _part(found: dict[int, Fold], lines: Sequence[str], text: str) -> ViewPart[Fold]:
    """Some folds of a part, and those of the comments on its lines."""
    for fold in _comments(lines) if "//" in text else ():
        found.setdefault(fold.first, fold)
    return ViewPart(tuple(_nested(sorted(found.values()))))


def _nested(folds: list[Fold]) -> list[Fold]:
    """The same folds; of two that overlap, the first ends before the second. Editors drop what overlaps."""
    kept: dict[int, Fold] = {}
    around: list[int] = []
    for fold in folds:
        while around and kept[around[-1]].last < fold.first:
            around.pop()
        while around and kept[around[-1]].last < fold.last:
            first = around.pop()
            kept[first] = kept[first]._replace(last=fold.first - 1)
        kept[fold.first] = fold
        around.append(fold.first)
    return [fold for fold in kept.values() if fold.last > fold.first]


def folded(analysis: Analysis) -> Iterator[ViewParts[Fold]]:
    """The folds of a document, by their first lines."""
    lines = analysis.document.lines
    before: ViewParts[Fold] | None = None
    for view in view_parts(analysis.document.tree, _Folds(lines), len(lines) - 1):
        if before is None:
            before = view
            continue
        earlier, later = _fold_at(before, -1), _fold_at(view, 0)
        if earlier.first != later.first:
            rest = _ended_before(before, later)
            if rest is not None:
                yield rest
            before = view
        elif later.last <= earlier.last:
            rest = _without(view, 0)
            if rest is not None:
                yield before
                before = rest
        else:
            rest = _without(before, -1)
            if rest is not None:
                yield rest
            before = view
    if before is not None:
        yield before


def _fold_at(view: ViewParts[Fold], index: int) -> Fold:
    """The first or the last fold of some parts, with its lines in the document."""
    line, part = view.parts[index]
    first, last, comment = part.items[index]
    return Fold(view.line + line + first, view.line + line + last, comment)


def _ended_before(view: ViewParts[Fold], later: Fold) -> ViewParts[Fold] | None:
    """The parts with folds that end before a later one begins, but for those around it; None where no fold is left."""
    line, part = view.parts[-1]
    base = view.line + line
    reaching = [fold for fold in part.items if later.first <= base + fold.last < later.last]
    if not reaching:
        return view
    items = [fold._replace(last=later.first - 1 - base) if fold in reaching else fold for fold in part.items]
    items = [fold for fold in items if fold.last > fold.first]
    parts = (*view.parts[:-1], (line, ViewPart(tuple(items)))) if items else view.parts[:-1]
    return ViewParts(view.line, view.depth, parts) if parts else None


def _without(view: ViewParts[Fold], index: int) -> ViewParts[Fold] | None:
    """The parts without their first or their last fold; None where there is no other."""
    line, part = view.parts[index]
    parts, items = list(view.parts), list(part.items)
    del items[index], parts[index]
    if items:
        parts.insert(index if index == 0 else len(parts), (line, ViewPart(tuple(items))))
    return ViewParts(view.line, view.depth, tuple(parts)) if parts else None


def folds(analysis: Analysis) -> list[Fold]:
    """The same as folds of the document."""
    return [
        Fold(first + view.line + line, last + view.line + line, comment)
        for view in folded(analysis)
        for line, part in view.parts
        for first, last, comment in part.items
    ]


def _add_item(node: Node, line: int, has_metadata: bool, found: dict[int, Fold], todo: list[tuple[Region, int]]) -> None:
    """An item that begins on a line: its regions, and the brackets of its header."""
    body = node.body
    if body is not None:
        _add_regions(line, body, found, todo)
    if has_metadata:
        _add_metadata(node, line, found)
    pieces = body.pieces if body is not None else (RelativePosition(0, 0),)
    for place, piece in zip(pieces, _pieces_over_lines(node.shape.text)):  # noqa: B905 - damaged operations
        _add_brackets(piece, line + place.line, found)


@remembered(64)
def _pieces_over_lines(text: str) -> Sequence[str]:
    """A header that spans lines, in pieces between its regions; none of another one."""
    return text.split(REGION) if "\n" in text else ()


def _add_brackets(text: str, line: int, found: dict[int, Fold]) -> None:
    """The brackets in a piece of a header that begins on a line: dictionaries, lists, elements, arguments, results.

    They fold up to their closing bracket; the line of that stays where nothing but such brackets is before it.
    """
    if "\n" not in text:
        return
    opened: list[tuple[str, int]] = []
    here = line_start = 0
    for found_token in _BRACKET.finditer(text):
        token = found_token[0]
        bracket = OPENING_OF.get(token)
        if token == "\n":
            here, line_start = here + 1, found_token.end()
        elif token in OPENING:
            opened.append((token, here))
        elif opened and opened[-1][0] == bracket:
            first = opened.pop()[1]
            if first < here:
                has_words = text[line_start : found_token.start()].strip(_AROUND) != ""
                _add(found, Fold(line + first, line + here - (not has_words)))
        elif bracket is not None and bracket != "<":
            opened.clear()  # what is damaged does not fold


def _add_metadata(node: Node, line: int, found: dict[int, Fold]) -> None:
    """An item that is the metadata of a file."""
    if node.shape.kind == "resources":
        _add(found, Fold(line, line + node.shape.text.count("\n") - 1))


def _add_regions(line: int, body: Body, found: dict[int, Fold], todo: list[tuple[Region, int]]) -> None:
    """Each region folds from the line of its opening brace up to the one before its closing brace."""
    for region, close in zip(body.regions, body.pieces[1:], strict=True):
        last = line + close.line
        todo.append((region, last - region.height))
        if region.height > 1:
            _add(found, Fold(last - region.height, last - 1))


def _add(found: dict[int, Fold], fold: Fold) -> None:
    known = found.get(fold.first)
    if fold.last > fold.first and (known is None or known.last < fold.last):
        found[fold.first] = fold


def _comments(lines: Sequence[str]) -> list[Fold]:
    """Two or more lines in a row that hold nothing but a comment; lines that split a file are none."""
    numbers = [
        number
        for number, line in enumerate(lines)
        if "//" in line and (code := line.lstrip(BLANKS))[:2] == "//" and not code.startswith(SPLITTINGS)
    ]
    found: list[Fold] = []
    first = last = -2
    for number in [*numbers, len(lines) + 1]:
        if number != last + 1:
            if last > first:
                found.append(Fold(first, last, True))
            first = number
        last = number
    return found


def _last_line(lines: Sequence[str], first: int, last: int) -> int:
    """The last of some lines that is not blank."""
    while last > first and not lines[last].strip(BLANKS):
        last -= 1
    return last
