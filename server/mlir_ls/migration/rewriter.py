"""Changes to the header of one operation, by offsets in its erased form, which become edits of the text."""

from __future__ import annotations

from typing import NamedTuple

from mlir_ls.syntax.places import position_of, span_of
from mlir_ls.syntax.tree import Located
from mlir_ls.text import Position, Span


class Replacement(NamedTuple):
    """A range of the text and what takes its place; `order` sorts insertions at one place."""

    span: Span
    text: str
    order: int = 0


class Rewriter:
    """Collects the changes to one operation."""

    def __init__(self, item: Located, lines: list[str]) -> None:
        self.item = item
        self.lines = lines
        self.changes: list[Replacement] = []

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

    def insert(self, offset: int, text: str, order: int = 0) -> None:
        """Something in front of an offset."""
        at = position_of(self.item, offset)
        self.changes.append(Replacement(Span(at, at), text, order))

    def append(self, start: int, end: int, text: str) -> None:
        """Something behind a range, and behind the name whose sigil ends it."""
        at = span_of(self.item, start, end).end
        self.changes.append(Replacement(Span(at, at), text))

    def line_in_front(self, text: str) -> None:
        """A line of its own in front of the operation."""
        at = position_of(self.item, 0)
        indent = self.lines[at.line][: at.character]
        indent = indent if not indent.strip() else ""
        self.changes.append(Replacement(Span(at, at), f"{text}\n{indent}", -1))


def _shift(at: Position, origin: Position) -> Position:
    if at.line == origin.line:
        return Position(0, at.character - origin.character)
    return Position(at.line - origin.line, at.character)


def text_of(lines: list[str], where: Span) -> str:
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


def apply(lines: list[str], changes: list[Replacement]) -> list[str]:
    """The text with all changes made."""
    result: list[str] = []
    at = Position(0, 0)
    for change in settled(changes):
        result.append(text_of(lines, Span(at, change.span.start)))
        result.append(change.text)
        at = change.span.end
    result.append(text_of(lines, Span(at, Position(len(lines) - 1, len(lines[-1])))))
    return "".join(result).split("\n")


def _order(change: Replacement) -> tuple[Position, bool, int, int, int]:
    """Insertions first, then the longest range."""
    first, last = change.span
    return first, first != last, change.order, first.line - last.line, -last.character
