"""A document as its client has it: one string, whose lines end with `\\n`, `\\r\\n` or `\\r`. Nothing here is the server's code."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Callable
from typing import Any, Literal, NamedTuple

Json = Any
Encoding = Literal["utf-8", "utf-16", "utf-32"]

ENCODINGS: tuple[Encoding, ...] = ("utf-16", "utf-8", "utf-32")

_LINE_END = re.compile(r"\r\n|\n|\r")
_CODECS = {"utf-8": ("utf-8", 1), "utf-16": ("utf-16-le", 2), "utf-32": ("utf-32-le", 4)}


class Where(NamedTuple):
    """A place in any text: a character, or the start or the end of a line, as many times around as need be."""

    kind: int
    number: int


class Lines(NamedTuple):
    """Where the lines of a text start and end, as offsets in characters; their line ends are not in them."""

    text: str
    starts: list[int]
    ends: list[int]

    def offset(self, where: Where) -> int:
        """The offset that a place means in this text; it is never inside of a line end."""
        if where.kind == 0:
            line = self.line_of(where.number % (len(self.text) + 1))
            return min(where.number % (len(self.text) + 1), self.ends[line])
        line = where.number % len(self.starts)
        return self.starts[line] if where.kind == 1 else self.ends[line]

    def line_of(self, offset: int) -> int:
        """The line that an offset is in."""
        return bisect_right(self.starts, offset) - 1

    def position(self, offset: int, encoding: Encoding) -> Json:
        """A `Position` of the protocol."""
        line = self.line_of(offset)
        return {"line": line, "character": units(self.text[self.starts[line] : offset], encoding)}

    def offset_of(self, position: Json, encoding: Encoding) -> int:
        """The offset of a `Position` of the protocol."""
        line, rest = position["line"], position["character"]
        if line >= len(self.starts):
            return len(self.text)
        offset = self.starts[line]
        while rest > 0 and offset < self.ends[line]:
            rest -= units(self.text[offset], encoding)
            offset += 1
        return offset


def lines_of(text: str) -> Lines:
    """The lines of a text."""
    found = [(each.start(), each.end()) for each in _LINE_END.finditer(text)]
    return Lines(text, [0, *[end for _, end in found]], [*[start for start, _ in found], len(text)])


def units(text: str, encoding: Encoding) -> int:
    """How many code units of an encoding a text takes."""
    codec, size = _CODECS[encoding]
    return len(text.encode(codec, "surrogatepass")) // size


class Replace(NamedTuple):
    """A change of a range; `beyond` more units than the line has, where the range ends at the end of a line."""

    start: Where
    end: Where
    new: str
    beyond: int = 0


class Whole(NamedTuple):
    """A change of the whole text into a text that is made of it."""

    new: Callable[[str], str] | str


def change_of(text: str, change: Replace | Whole, encoding: Encoding) -> tuple[str, Json]:
    """The text after a change, and the change in the protocol's terms."""
    if isinstance(change, Whole):
        new = change.new if isinstance(change.new, str) else change.new(text)
        return new, {"text": new}
    lines = lines_of(text)
    first, last = sorted((lines.offset(change.start), lines.offset(change.end)))
    start, end = lines.position(first, encoding), lines.position(last, encoding)
    if last == lines.ends[lines.line_of(last)]:
        end["character"] += change.beyond
    return joined(text[:first] + change.new + text[last:]), {"range": {"start": start, "end": end}, "text": change.new}


def joined(text: str) -> str:
    """The text with a character for each pair of surrogates, as it is where a text consists of code units of UTF-16."""
    return text if text.isascii() else text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "surrogatepass")


def with_edits(text: str, edits: Json, encoding: Encoding) -> tuple[str, list[Json]]:
    """The text after `TextEdit`s, and the changes that make them, the last one first."""
    lines = lines_of(text)
    found = [[lines.offset_of(each["range"][end], encoding) for end in ("start", "end")] for each in edits]
    in_order = sorted(zip(found, range(len(edits)), strict=True), reverse=True)
    for (first, last), number in in_order:
        text = joined(text[:first] + edits[number]["newText"] + text[last:])
    return text, [{"range": edits[number]["range"], "text": edits[number]["newText"]} for _, number in in_order]
