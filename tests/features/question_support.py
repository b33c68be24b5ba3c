"""Fixtures with a cursor and marks: a text in which `$0` is the cursor and carets mark what is expected of it."""

from __future__ import annotations

from collections.abc import Iterable

from fixtures import CURSOR, analysis_of, marked, text_of, with_marks
from mlir_ls.analysis import Analysis
from mlir_ls.features.completion import completions
from mlir_ls.text import Position, Span, split_lines


class Question:
    """A text, its analysis, the place of the cursor, and the marks; a mark is right where it stands in the fixture."""

    def __init__(self, fixture: str) -> None:
        text, marks = with_marks(text_of(fixture))
        lines = split_lines(text)
        line = next((number for number, each in enumerate(lines) if CURSOR in each), 0)
        column = lines[line].find(CURSOR)
        if column >= 0:
            lines[line] = lines[line].replace(CURSOR, "", 1)
        self.position = Position(line, max(column, 0))
        self.text = "\n".join(lines)
        self.marks = [
            (_without_cursor(mark.span, self.position) if column >= 0 else mark.span, mark.label) for mark in marks
        ]
        self.analysis: Analysis = analysis_of(self.text)

    def expect(self, found: Iterable[tuple[Span, str]]) -> None:
        """Fails unless just the marked places were found, under the labels of their marks."""
        expected = marked(self.text, [(where, label, False) for where, label in sorted(self.marks)])
        actual = marked(self.text, [(where, label, False) for where, label in sorted(found)])
        assert actual == expected, f"found:\n{actual}\n\nexpected:\n{expected}"


def labels(fixture: str) -> list[str]:
    """What completion offers at the cursor of a fixture, in order."""
    question = Question(fixture)
    found = completions(question.analysis, question.position)
    return [item.label for item in found.items] if found is not None else []


def _without_cursor(where: Span, cursor: Position) -> Span:
    return Span(_moved(where.start, cursor), _moved(where.end, cursor))


def _moved(place: Position, cursor: Position) -> Position:
    if place.line != cursor.line or place.character <= cursor.character:
        return place
    return Position(place.line, place.character - len(CURSOR))
