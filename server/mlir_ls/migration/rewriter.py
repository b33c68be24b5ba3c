"""Changes to the header of one operation, by offsets in its erased form, which become edits of the text."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from mlir_ls.syntax.places import position_of, span_of
from mlir_ls.syntax.tree import Located
from mlir_ls.text import Position, Span


class Replacement(NamedTuple):
    """A range of the text and what takes its place; `order` sorts insertions at one place.

    `owner` is the number of the item that is rewritten, in the order of the text.
    """

    span: Span
    text: str
    order: int = 0
    owner: int = 0


class Rewriter:
    """Collects the changes to one operation."""

    def __init__(self, item: Located, lines: Sequence[str]) -> None:
        self.item = item
        self.lines = lines
        self.changes: list[Replacement] = []
        self.left: list[tuple[Span, str]] = []
        self.stays = False

    def report(self, start: int, end: int, reason: str, stays: bool = True) -> None:
        """Says of a range why it has no counterpart, so that the operation stays as it is, or else what its new form needs."""
        if reason not in [other for _, other in self.left]:
            self.left.append((span_of(self.item, start, end), reason))
        self.stays = self.stays or stays

    def source(self, start: int, end: int) -> str:
        """The text of a range of the header, with its names."""
        return text_of(self.lines, span_of(self.item, start, end))

    def rewritten(self, start: int, end: int) -> str:
        """What stands there once the changes so far are made."""
        whole = span_of(self.item, start, end)
        lines = text_of(self.lines, whole).split("\n")
        inside = [each for each in self.changes if whole.start <= each.span.start and each.span.end <= whole.end]
        moved = [
            change._replace(span=Span(_shift(change.span.start, whole.start), _shift(change.span.end, whole.start)))
            for change in inside
        ]
        return "\n".join(apply(lines, moved))

    def replace(self, start: int, end: int, text: str) -> None:
        """Something else in the place of a range, and of the names whose sigils it holds."""
        self.changes.append(Replacement(span_of(self.item, start, end), text))

    def remove(self, start: int, end: int) -> None:
        """Nothing in the place of a range, nor a line of which nothing is left."""
        where = span_of(self.item, start, end)
        begins = not self.lines[where.start.line][: where.start.character].strip()
        ends = not self.lines[where.end.line][where.end.character :].strip()
        if begins and ends and where.end.line + 1 < len(self.lines):
            where = Span(Position(where.start.line, 0), Position(where.end.line + 1, 0))
        self.changes.append(Replacement(where, ""))

    def insert(self, offset: int, text: str, order: int = 0) -> None:
        """Something before an offset."""
        at = position_of(self.item, offset)
        self.changes.append(Replacement(Span(at, at), text, order))

    def append(self, start: int, end: int, text: str) -> None:
        """Something after a range, and after the name whose sigil ends it."""
        at = span_of(self.item, start, end).end
        self.changes.append(Replacement(Span(at, at), text))

    def line_in_front(self, text: str) -> None:
        """A line of its own before the operation."""
        at = position_of(self.item, 0)
        indent = self.lines[at.line][: at.character]
        indent = indent if not indent.strip() else ""
        self.changes.append(Replacement(Span(at, at), f"{text}\n{indent}", -1))


def _shift(at: Position, origin: Position) -> Position:
    if at.line == origin.line:
        return Position(0, at.character - origin.character)
    return Position(at.line - origin.line, at.character)


def text_of(lines: Sequence[str], where: Span) -> str:
    """What stands at a span of a text."""
    first, last = where
    if first.line == last.line:
        return lines[first.line][first.character : last.character]
    middle = lines[first.line + 1 : last.line]
    return "\n".join([lines[first.line][first.character :], *middle, lines[last.line][: last.character]])


def settled(changes: list[Replacement]) -> list[Replacement]:
    """The changes in the order of the text. Of two that overlap the one that begins first, then the longer one, counts."""
    kept: list[Replacement] = []
    at = Position(0, 0)
    for change in sorted(changes, key=_order):
        if change.span.start >= at:
            kept.append(change)
            at = change.span.end
    return kept


def apply(lines: Sequence[str], changes: list[Replacement]) -> list[str]:
    """The text with all changes made."""
    result: list[str] = []
    at = Position(0, 0)
    for change in settled(changes):
        result.append(text_of(lines, Span(at, change.span.start)))
        result.append(change.text)
        at = change.span.end
    result.append(text_of(lines, Span(at, Position(len(lines) - 1, len(lines[-1])))))
    return "".join(result).split("\n")


def origin_of(changes: list[Replacement], at: Position) -> tuple[Position, int | None]:
    """Where a position of the new text was in the old one, and the owner of the change whose text it is in, if it is in one.

    `changes` are settled.
    """
    old, new = Position(0, 0), Position(0, 0)
    for change in changes:
        start = _moved(change.span.start, old, new)
        if at < start:
            break
        rows = change.text.split("\n")
        end = Position(start.line + len(rows) - 1, len(rows[-1]) + (start.character if len(rows) == 1 else 0))
        if at < end:
            return change.span.start, change.owner
        old, new = change.span.end, end
    return _moved(at, new, old), None


def _moved(at: Position, origin: Position, target: Position) -> Position:
    """A position as far after the target as it is after the origin."""
    if at.line == origin.line:
        return Position(target.line, target.character + at.character - origin.character)
    return Position(target.line + at.line - origin.line, at.character)


def comments_in(text: str) -> list[str]:
    """The comments of a text, without those that strings seem to hold."""
    return [found[2].rstrip() for line in text.split("\n") if (found := _COMMENT.match(line)) is not None]


def with_comments(lines: Sequence[str], changes: list[Replacement], at: Position) -> list[Replacement]:
    """The changes of an operation, and its comments that they would lose, on lines of their own before it."""
    lost: list[str] = []
    for change in changes:
        old = text_of(lines, change.span)
        if "//" in old:
            lost += [comment for comment in comments_in(old) if comment not in change.text]
    indent = lines[at.line][: at.character]
    indent = indent if not indent.strip() else ""
    return [*changes, *[Replacement(Span(at, at), f"{comment}\n{indent}", -2) for comment in dict.fromkeys(lost)]]


_COMMENT = re.compile(r'((?:[^"/]|"(?:[^"\\]|\\.)*"|/(?!/))*)(//.*)')


def _order(change: Replacement) -> tuple[Position, bool, int, int, int]:
    """Insertions first, then the longest range."""
    first, last = change.span
    return first, first != last, change.order, first.line - last.line, -last.character
