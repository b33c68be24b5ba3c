"""Breaking long headers into lines, where a limit is set."""

from __future__ import annotations

from typing import NamedTuple

from mlir_ls.formatting.layout import HeaderPiece, Layout, white_space
from mlir_ls.syntax.erase import count_slots, restore

#: By how many blanks the lines of a header after the first one are indented, more than the operation.
CONTINUED = 4

_MAX_WRAPPED = 1 << 14  # longer headers are literals, which no line break makes any nicer
_DEPTH_COSTS = 4  # a bracket deeper is worth this part of the limit
_DEEPER = {"(": 1, "[": 1, "{": 1, "<": 3, ")": -1, "]": -1, "}": -1, ">": -3}
_NOT_AFTER = frozenset(("=", ":", "->", "-", "+", "*"))
_NOT_BEFORE = frozenset(("=", "{", "-", "+", "*"))


class _Place(NamedTuple):
    """A gap at which a line may be broken: the offset of the text after it, the blanks in it, the brackets around."""

    start: int
    blanks: int
    depth: int


def wrapped(
    layout: Layout, piece: HeaderPiece, names: tuple[str, ...], indent: int, limit: int, words: bool
) -> str | None:
    """The text of a piece in lines within the limit, the later ones indented; None where it is not to be broken.

    `words`: whether a word may begin a line; in regions whose dialect is open to operations that nothing declares, any
    word would be taken for one. Lines that have no fitting place to be broken at stay longer. A header is broken in the
    same places however it was before, because all that counts is its layout on one line.
    """
    if len(piece.text) > _MAX_WRAPPED or "\n" in piece.text:
        return None
    text, places = _places(layout, piece, names, words)
    if indent + len(text) <= limit:
        return None
    lines: list[str] = []
    start, first = 0, 0
    room = limit - indent
    while len(text) - start > room:
        best = -1
        for number in range(first, len(places)):
            place = places[number]
            if place.start - place.blanks - start > room:
                break
            if best < 0 or _worth(place, start, limit) >= _worth(places[best], start, limit):
                best = number
        if best < 0:
            best = first
        if best >= len(places):
            break
        place = places[best]
        lines.append(text[start : place.start - place.blanks])
        start, first = place.start, best + 1
        room = limit - indent - CONTINUED
    lines.append(text[start:])
    return ("\n" + " " * CONTINUED).join(lines) if len(lines) > 1 else None


def _worth(place: _Place, start: int, limit: int) -> int:
    return place.start - start - place.depth * limit // _DEPTH_COSTS


def _places(layout: Layout, piece: HeaderPiece, names: tuple[str, ...], words: bool) -> tuple[str, list[_Place]]:
    """The text of a piece on one line, and where it may be broken."""
    tokens = layout.tokens
    parts: list[str] = []
    places: list[_Place] = []
    offset = slot = depth = 0
    before = ""
    name = _name_at(tokens.texts) if piece.first_token == 0 else 0
    for index in range(piece.first_token, piece.end_token):
        token, gap = tokens.texts[index], layout.gaps[index]
        if index > piece.first_token:
            white = white_space(gap, tokens.gaps[index], before, token)
            offset += len(white)
            parts.append(white)
            if white and gap.most == 1 and index > name and _may_begin_line(before, token, words or depth > 0):
                places.append(_Place(offset, len(white), depth))
        slots = count_slots(token)
        text = restore(token, names[slot : slot + slots]) if slots else token
        slot += slots
        offset += len(text)
        parts.append(text)
        depth += _DEEPER.get(token, 0)
        before = token
    return "".join(parts), places


def _name_at(texts: list[str]) -> int:
    """The index of an operation's name: no line is broken between its results."""
    if texts[0] != "%" or "=" not in texts:
        return 0
    return texts.index("=") + 1


def _may_begin_line(before: str, token: str, words: bool) -> bool:
    """Whether a line that ends and begins so still looks like one that goes on; `words` says whether one may begin it."""
    if before in _NOT_AFTER or token in _NOT_BEFORE or token[0] in '"^':
        return False
    if token[0].isalpha() and not words:
        return False
    return not (token == ":" and before[0].isdigit())
