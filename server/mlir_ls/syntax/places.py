"""Where things of an operation stand in the document: from offsets in its erased header to positions and back."""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from itertools import accumulate
from typing import NamedTuple

from mlir_ls.caches import remembered
from mlir_ls.syntax.erase import SIGIL
from mlir_ls.syntax.shape import OpShape
from mlir_ls.syntax.tokens import REGION
from mlir_ls.syntax.tree import Located, Node, RelativePosition
from mlir_ls.text import Position, Span


class _Sigils(NamedTuple):
    """Where the sigils of a header begin, and where they end; `line_end`: where its first line, or piece, ends."""

    starts: list[int]
    ends: list[int]
    line_end: int


@remembered(256)
def _sigils(shape: OpShape) -> _Sigils:
    found = [match.span() for match in SIGIL.finditer(shape.text)]
    return _Sigils([start for start, _ in found], [end for _, end in found], _line_end(shape.text, len(shape.text)))


def _line_end(text: str, end: int) -> int:
    """Where the first line of a header ends, or its first piece; `end` where that is not before it."""
    found = _BREAK.search(text, 0, end)
    return end if found is None else found.start()


_NEAR = 1 << 12
"""Offsets up to which the sigils of a header that is `_LONG` are looked for in its beginning alone."""

_LONG = 1 << 18


def _sigils_up_to(shape: OpShape, offset: int) -> _Sigils:
    """The sigils of a header, at least those up to an offset; `line_end` is no further than what was looked at."""
    if offset > _NEAR or len(shape.text) < _LONG:
        return _sigils(shape)
    end = offset + len("#loc ")
    found = [match.span() for match in SIGIL.finditer(shape.text, 0, end)]
    return _Sigils([start for start, _ in found], [end for _, end in found], _line_end(shape.text, end))


@remembered(64)
def _lengths(node: Node) -> list[int]:
    """How many characters the names up to each slot have."""
    return [0, *accumulate(map(len, node.names))]


_FEW = 32
"""So many names are added up without a list of sums."""


def _hidden_before(node: Node, slot: int) -> int:
    """How many characters the names before a slot have."""
    if slot <= _FEW:
        return sum(map(len, node.names[:slot]))
    lengths = _lengths(node)
    return lengths[min(slot, len(lengths) - 1)]


def _hidden(item: Located, offset: int) -> int:
    """How many characters the names before an offset have."""
    return _hidden_before(item.node, bisect_right(_sigils_up_to(item.node.shape, offset).ends, offset))


class _Breaks(NamedTuple):
    """Where the lines and the pieces of a header begin; of each line the piece, and its number in that."""

    starts: list[int]
    pieces: list[int]
    numbers: list[int]


@remembered(64)
def _breaks(shape: OpShape) -> _Breaks:
    found = _Breaks([0], [0], [0])
    for each in _BREAK.finditer(shape.text):
        is_piece = each[0] == REGION
        found.starts.append(each.end())
        found.pieces.append(found.pieces[-1] + is_piece)
        found.numbers.append(0 if is_piece else found.numbers[-1] + 1)
    return found


_BREAK = re.compile(f"[\n{REGION}]")


def position_of(item: Located, offset: int) -> Position:
    """The position of the character at `offset` of an item's erased header."""
    starts, pieces, numbers = _breaks(item.node.shape)
    index = bisect_right(starts, offset) - 1
    piece, start, number = _piece(item, pieces[index]), starts[index], numbers[index]
    column = offset - start + _hidden(item, offset) - _hidden(item, start)
    return Position(item.line + piece.line + number, column if number else piece.column + column)


def span_of(item: Located, start: int, end: int) -> Span:
    """The span of a range of an item's erased header; it includes the names whose sigils it holds."""
    node = item.node
    _, ends, line_end = _sigils_up_to(node.shape, end)
    in_one_line = end <= line_end and start <= line_end
    if in_one_line:
        piece = _piece(item, 0)
        first = Position(item.line + piece.line, piece.column + start + _hidden_before(node, bisect_right(ends, start)))
    else:
        first = position_of(item, start)
    if end <= start:
        return Span(first, first)
    slot = bisect_left(ends, end)
    length = len(node.names[slot]) if slot < len(node.names) and slot < len(ends) and ends[slot] == end else 0
    if in_one_line:
        return Span(first, Position(first.line, piece.column + end + _hidden_before(node, slot) + length))
    last = position_of(item, end - 1)
    return Span(first, Position(last.line, last.character + 1 + length))


def slot_span(item: Located, slot: int) -> Span:
    """The span of the name in a slot, its sigil included."""
    starts, ends, _ = _sigils(item.node.shape)
    return span_of(item, starts[slot], ends[slot]) if 0 <= slot < len(starts) else header_span(item)


def header_span(item: Located) -> Span:
    """The span of the first line of an item's header."""
    text = item.node.shape.text
    ends = [end for end in (text.find("\n"), text.find(REGION)) if end >= 0]
    return span_of(item, 0, min(ends, default=len(text)))


def end_of(item: Located) -> Position:
    """Where an item ends; the empty lines that a damaged one may end with are not counted."""
    end = len(item.node.shape.text.rstrip(" \t\n"))
    return span_of(item, max(0, end - 1), end).end


def offset_at(item: Located, position: Position) -> int | None:
    """The offset in an item's erased header that stands at a position; None where the position is not in the header.

    A position inside a name, or at its end, is that of its sigil.
    """
    node = item.node
    text = node.shape.text
    start = 0
    for number, piece_text in enumerate(text.split(REGION)):
        piece = _piece(item, number)
        line = item.line + piece.line
        for index, line_text in enumerate(piece_text.split("\n")):
            if line + index == position.line:
                column = position.character - (piece.column if index == 0 else 0)
                found = _offset_in(line_text, text, start, node.names, column)
                if found is not None:
                    return found
            start += len(line_text) + 1
    return None


def _offset_in(line_text: str, text: str, start: int, names: tuple[str, ...], column: int) -> int | None:
    if column < 0:
        return None
    slot = len(SIGIL.findall(text, 0, start))
    real = previous = 0
    for found in SIGIL.finditer(line_text):
        real += found.end() - previous
        if column < real - len(found[0]):
            return start + found.end() - (real - column)
        length = len(names[slot]) if slot < len(names) else 0
        if column <= real + length:
            return start + found.start()
        real += length
        previous = found.end()
        slot += 1
    offset = previous + column - real
    return start + offset if offset <= len(line_text) else None


def _piece(item: Located, number: int) -> RelativePosition:
    body = item.node.body
    if body is None or number >= len(body.pieces):
        return RelativePosition(0, item.node.column)
    return body.pieces[number]
