"""The tree of a text of which only some lines are read: those around places that are looked at.

A long text opens in slices; until all of it is read, its tree has such parts. A chunk is read whole where it is short. Of a
longer one the beginning is read, if that is looked at. The lines between are chunks without items.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate
from typing import NamedTuple

from mlir_ls.syntax.chunks.dumps import foreign_lines, is_log
from mlir_ls.syntax.chunks.splits import SPLITTINGS, Splits, splits_of, starts_of
from mlir_ls.syntax.document import Document, may_split_anew, net_of
from mlir_ls.syntax.lines import as_lines
from mlir_ls.syntax.parser import parse_chunk
from mlir_ls.syntax.source import LineSource
from mlir_ls.syntax.steps import Automaton
from mlir_ls.syntax.tree import Chunk, Region, RegionContext, tree_of
from mlir_ls.text import Edit

_ABOVE, _BELOW = 50, 300
"""How many lines around a place are read, and the chunks that reach into them."""

_WHOLE = 1000
"""A chunk of no more lines is read whole."""

_CHARACTERS = 100_000
"""A part has no more characters than this, but for its last line."""

_NOTHING = RegionContext("builtin", -1, None, 0)


class _Part(NamedTuple):
    """Lines that are read: a chunk, or the beginning of one where it is `cut`."""

    first: int
    end: int
    cut: bool


def read_parts(
    lines: Sequence[str], automaton: Automaton, places: Iterable[int], old: Document | None = None, edit: Edit | None = None
) -> Document:
    """The snapshot of a text in which the lines around some others are read, as far as that is little work.

    `old` is one of the same text, or of the one before an `edit`, read in the same language: what was read then of lines
    that are not touched is taken over.
    """
    if old is not None and edit is not None and may_split_anew(old, edit, lines):
        old = None
    if old is None:
        whole = "\n".join(lines)
        splits, log = splits_of(lines, whole), is_log(whole)
    else:
        whole, splits, log = "", old.splits, old.is_log
    known = _Known(old, edit) if old is not None else None
    chunks: list[Chunk] = []
    nets: list[int] = []
    unread: list[int] = []
    cut: list[int] = []
    rests: list[int] = []
    fresh = after = 0

    def pass_over(end: int) -> None:
        if end > after:
            unread.append(len(chunks))
            chunks.append(Chunk(Region([], 0, end - after, 0, _NOTHING, True), end - after))
            nets.append(0)

    for part in _parts(lines, splits, places):
        pass_over(part.first)
        if part.cut:
            cut.append(len(chunks))
            rest = known.rest_of(part) if known is not None else None
            if rest is None:
                is_whole = part.first == 0 and old is None
                rest = _difference_of_braces(whole if is_whole else "\n".join(lines[part.first :]))
            rests.append(rest)
        same = known.chunk_of(part) if known is not None else None
        if same is None:
            text = lines[part.first : part.end]
            net = 0 if part.cut else net_of(text)
            source = LineSource(text, None, foreign_lines(text) if log else ())
            chunk, count, _ = parse_chunk(automaton, source, 0, len(text), 0, net)
            fresh += count
            same = chunk, net
        chunks.append(same[0])
        nets.append(same[1])
        after = part.end
    pass_over(len(lines))
    return Document(as_lines(lines), tree_of(chunks), tuple(nets), splits, fresh, log, tuple(unread), tuple(cut), tuple(rests))


class _Known:
    """What is known of parts of a text by a snapshot of the one before an edit, None if that is the same text."""

    def __init__(self, old: Document, edit: Edit | None) -> None:
        self.old = old
        self.edit = edit if edit is not None else Edit(len(old.lines), len(old.lines), [])

    def chunk_of(self, part: _Part) -> tuple[Chunk, int] | None:
        """The chunk that a part was then, none of its lines being touched, and how many more braces open in it than close."""
        old, edit = self.old, self.edit
        is_after = part.first >= edit.last + edit.shift
        if part.end > edit.first and not is_after:
            return None
        index = self._index_at(part.first - edit.shift if is_after else part.first, part.cut)
        if index is None or old.tree.chunks[index].height != part.end - part.first:
            return None
        return old.tree.chunks[index], old.nets[index]

    def rest_of(self, part: _Part) -> int | None:
        """How many more braces open than close from the beginning of a part on, which is cut now as then."""
        old, edit = self.old, self.edit
        is_after = part.first >= edit.last + edit.shift
        index = self._index_at(part.first - edit.shift if is_after else part.first, True)
        if index is None or (part.first > edit.first and not is_after):
            return None
        rest = old.rests[old.cut.index(index)]
        if is_after:
            return rest
        removed = "\n".join(old.lines[edit.first : edit.last])
        return rest + _difference_of_braces("\n".join(edit.lines)) - _difference_of_braces(removed)

    def _index_at(self, start: int, cut: bool) -> int | None:
        """The index of the chunk that began at a line and was read, only its beginning where it is `cut`."""
        index = self.old.tree.index_at(start)
        if self.old.tree.starts[index] != start or index in self.old.unread or (index in self.old.cut) != cut:
            return None
        return index


def _difference_of_braces(text: str) -> int:
    return text.count("{") - text.count("}")


def read_lines(document: Document) -> Iterator[range]:
    """The lines of a document that are read, in ranges: one for each chunk."""
    for index, (start, chunk) in enumerate(document.tree.chunks_with_lines()):
        if index not in document.unread:
            yield range(start, start + chunk.height)


def is_read(document: Document, line: int) -> bool:
    """Whether all of the chunk is read that a line is in."""
    index = document.tree.index_at(line)
    return index not in document.unread and index not in document.cut


def is_begun(document: Document, line: int) -> bool:
    """Whether a line is read, though perhaps not all of the chunk that it is in."""
    return document.tree.index_at(line) not in document.unread


def _parts(lines: Sequence[str], splits: Splits, places: Iterable[int]) -> Iterator[_Part]:
    after = 0
    for place in sorted({min(place, len(lines) - 1) for place in places}):
        first = _chunk_start(lines, max(place - _ABOVE, after), after, splits) if after < len(lines) else None
        while first is not None and first < min(place + _BELOW, len(lines)):
            part = _part_from(lines, first, splits)
            yield part
            after = part.end
            first = None if part.cut else part.end


def _chunk_start(lines: Sequence[str], line: int, after: int, splits: Splits) -> int | None:
    """Where the chunk begins that a line is in, if that is not far, and not before what is read."""
    lowest = max(line - _WHOLE + 1, 0)
    below = line + 1
    for above in (max(lowest, line - _NEAR), lowest):
        found = _starts_among(lines[above:below], above, splits)
        if found:
            return found[-1] if found[-1] >= after else None
        below = above
    return 0 if lowest == after == 0 else None


def _part_from(lines: Sequence[str], first: int, splits: Splits) -> _Part:
    """The chunk that begins on a line, or its beginning."""
    end = min(len(lines), first + _WHOLE)
    begun = first + 1
    following: list[int] = []
    for below in (min(end, first + _NEAR), end):
        following = following or _starts_among(lines[begun:below], begun, splits)
        begun = below
    if following:
        end = following[0]
    piece = lines[first:end]
    if sum(map(len, piece[:-1])) > _CHARACTERS:
        sizes = accumulate(map(len, piece))
        cut = first + 1 + next(number for number, size in enumerate(sizes) if size > _CHARACTERS)
        return _Part(first, min(cut, first + _BELOW), True)
    if following or end == len(lines):
        return _Part(first, end, False)
    return _Part(first, min(end, first + _BELOW), True)


_NEAR = 64
"""Most chunks are no longer, so that their beginnings are looked for in so many lines first."""


def _starts_among(lines: Sequence[str], first: int, splits: Splits) -> list[int]:
    """The lines at which a chunk begins, among some lines from a `first` one on that are not the first of a text."""
    text = "\n".join(lines)
    return starts_of(lines, splits, first) if any([mark in text for mark in SPLITTINGS]) else []
