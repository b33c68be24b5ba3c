"""Lines, edits and positions of a document.

A position is (line, character): the line counts from 0, the character is an index into the Python `str` of the line.
Lines end with `\\n`, `\\r\\n` or `\\r` and with nothing else (Language Server Protocol, "Text Documents"). Others
count in code units, which are converted here: clients (`lsp/encoding`, `features/semantic_tokens`), compilers
(`workspace/programs/compiler`), and programs that take diagnostics (`commands/output/formats`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from itertools import chain
from typing import Literal, NamedTuple, TypeVar

from mlir_ls.system.patterns import deferred

Encoding = Literal["utf-8", "utf-16", "utf-32"]

Item = TypeVar("Item")

BYTE_ORDER_MARK = "\ufeff"
"""What some editors write before a text. It is no part of the text."""

_PAIR = deferred("[\ud800-\udbff][\udc00-\udfff]")
LINE_END = re.compile(r"\r\n|\n|\r")


def occurs(part: str, text: str) -> bool:
    """Whether a part occurs in a text, which may be long: its capital letters are looked for first.

    Most of MLIR has few of these, and one character is found ten times as fast as several.
    """
    for letter in part:
        if letter.isupper() and letter not in text:
            return False
    return part in text


class Position(NamedTuple):
    """A place between two characters: line and character, both from 0."""

    line: int
    character: int


class Span(NamedTuple):
    """A range of text, from `start` up to but not including `end`."""

    start: Position
    end: Position


def span(line: int, start: int, end: int) -> Span:
    """The characters `start` to `end` of one line."""
    return Span(Position(line, start), Position(line, end))


def shifted(where: Span, lines: int) -> Span:
    """The same range so many lines further down."""
    start, end = where
    return Span(start._replace(line=start.line + lines), end._replace(line=end.line + lines))


class Edit(NamedTuple):
    """Lines `first` up to `last` (excluded) were replaced by `lines`."""

    first: int
    last: int
    lines: list[str]

    @property
    def shift(self) -> int:
        """By how many lines the text after the edit moved."""
        return len(self.lines) - (self.last - self.first)


def split_lines(text: str) -> list[str]:
    """The lines of `text` without their ends; there is always at least one."""
    if "\r" in text:
        return LINE_END.split(text)
    return text.split("\n")


def units_of(text: str, encoding: Encoding) -> int:
    """How many code units of `encoding` the characters of `text` take."""
    if encoding == "utf-32" or text.isascii():
        return len(text)
    if encoding == "utf-8":
        return len(text.encode("utf-8", "surrogatepass"))
    return len(text) + sum(1 for character in text if character > "\uffff")


def without_mark(text: str, encoding: Encoding) -> tuple[str, int]:
    """A text with blanks in the place of a byte order mark before it, and how many: as many as it has code units."""
    if not text.startswith(BYTE_ORDER_MARK):
        return text, 0
    count = units_of(BYTE_ORDER_MARK, encoding)
    return " " * count + text[1:], count


def to_units(line: str, character: int, encoding: Encoding) -> int:
    """The code unit at which a character of a line begins; past the end means the end."""
    if encoding == "utf-32" or line.isascii():
        return min(character, len(line))
    return units_of(line[:character], encoding)


def from_units(line: str, unit: int, encoding: Encoding) -> int:
    """The character that holds a code unit of a line; past the end means the end, inside a character its start."""
    if encoding == "utf-32" or line.isascii():
        return max(0, min(unit, len(line)))
    seen = 0
    for index, character in enumerate(line):
        seen += units_of(character, encoding)
        if seen > unit:
            return index
    return len(line)


def replacement(lines: Sequence[str], where: Span, text: str) -> Edit:
    """The edit of whole lines that puts `text` in the place of `where`; a span outside the text is moved into it."""
    start, end = _inside(lines, where.start), _inside(lines, where.end)
    if end < start:
        start, end = end, start
    joined = lines[start.line][: start.character] + text + lines[end.line][end.character :]
    return Edit(start.line, end.line + 1, split_lines(joined if joined.isascii() else _with_pairs(joined)))


def _with_pairs(text: str) -> str:
    """The text with a character for each pair of surrogates, which may be halves that an edit has joined."""
    if _PAIR.search(text) is None:
        return text
    return _PAIR.sub(lambda pair: pair[0].encode("utf-16-le", "surrogatepass").decode("utf-16-le"), text)


class LineEnds:
    """How the lines of a document end, which decides what becomes of an edit next to a `\\r` or a `\\n`.

    Joined, these are one line end. `text` is the document's text.
    """

    __slots__ = ("_ends",)

    def __init__(self, text: str) -> None:
        self._ends: list[str] | None  # of all lines but the last; None where all of them are `\n`
        self.reset(text)

    def reset(self, text: str) -> None:
        """The document has another text."""
        self._ends = LINE_END.findall(text) if "\r" in text else None

    @property
    def usual(self) -> str:
        """How the first line ends, which is how lines end that are put in."""
        return self._ends[0] if self._ends else "\n"

    def edit(self, lines: Sequence[str], where: Span, text: str) -> Edit:
        """The edit of whole lines that puts `text` in the place of `where`; a span outside the text is moved into it.

        `lines` are those of the document before the edit; the ends are those after it afterwards.
        """
        if self._ends is None:
            if "\r" not in text:
                return replacement(lines, where, text)
            self._ends = ["\n"] * (len(lines) - 1)
        ends = self._ends
        start, end = sorted((_inside(lines, where.start), _inside(lines, where.end)))
        before = ends[start.line - 1] if start.line and not start.character else ""
        after = ends[end.line] if end.line < len(ends) and end.character == len(lines[end.line]) else ""
        if before == "\r" and (text or after).startswith("\n"):
            start, text = Position(start.line - 1, len(lines[start.line - 1])), before + text
        if after == "\n" and text.endswith("\r"):
            end, text = Position(end.line + 1, 0), text + after
        ends[start.line : end.line] = LINE_END.findall(text)
        return replacement(lines, Span(start, end), text)


def replaced(lines: Sequence[str], replacements: Iterable[tuple[Span, str]]) -> list[str]:
    """The lines after replacements in them, which are in any order; none overlaps another one."""
    found = list(lines)
    for where, text in sorted(replacements, reverse=True):
        edit = replacement(found, where, text)
        found[edit.first : edit.last] = edit.lines
    return found


def edited_text(text: str, lines: Sequence[str], edits: Iterable[Edit]) -> str:
    """A text of these lines after some edits, in order. Lines keep their ends; new ones get that of the first line."""
    ends = LINE_END.findall(text) if "\r" in text else ["\n"] * (len(lines) - 1)
    usual = ends[0] if ends else "\n"
    ends.append(usual)
    parts: list[str] = []
    line = 0
    for edit in edits:
        parts += chain.from_iterable(zip(lines[line : edit.first], ends[line : edit.first], strict=True))
        for number, new in enumerate(edit.lines, edit.first):
            # a line break that is still there keeps its kind
            parts += (new, ends[number] if number < edit.last else usual)
        line = edit.last
    parts += chain.from_iterable(zip(lines[line:], ends[line:], strict=True))
    return "".join(parts[:-1])


def difference(old: Sequence[str], new: Sequence[str]) -> Edit:
    """The smallest edit of adjacent lines that turns `old` into `new`."""
    first, after = common_ends(old, new)
    return Edit(first, len(old) - after, list(new[first : len(new) - after]))


def common_ends(old: Sequence[object], new: Sequence[object]) -> tuple[int, int]:
    """How many items at the beginning of two sequences are the same, and how many of the others at the end.

    The sequences are of one type. Most are long and differ in few items, so that they are compared by large pieces first.
    """
    first, limit = 0, min(len(old), len(new))
    for step in _STEPS:
        while first + step <= limit and old[first : first + step] == new[first : first + step]:
            first += step
    after, limit = 0, limit - first
    end, new_end = len(old), len(new)
    for step in _STEPS:
        while after + step <= limit and old[end - step : end] == new[new_end - step : new_end]:
            after += step
            end -= step
            new_end -= step
    return first, after


_STEPS = (4096, 256, 16, 1)


def applied(items: Sequence[Item], edits: Iterable[Edit], put: Callable[[Edit], Iterable[Item]]) -> list[Item]:
    """What stands for each line after some edits, in order, given what stood for each before them.

    `put` says what stands for the lines that an edit puts in.
    """
    new: list[Item] = []
    line = 0
    for edit in edits:
        new += items[line : edit.first]
        new += put(edit)
        line = edit.last
    new += items[line:]
    return new


def _inside(lines: Sequence[str], position: Position) -> Position:
    if position.line < 0:
        return Position(0, 0)
    if position.line >= len(lines):
        return Position(len(lines) - 1, len(lines[-1]))
    return Position(position.line, max(0, min(position.character, len(lines[position.line]))))
