"""What FileCheck prints of a test, as data: which directives match which lines of its input, and what does not match.

FileCheck replaces each run of blanks by one before it counts columns, in the test and in its input. So lines are taken from
what it prints, and columns from the directives of the text.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from mlir_ls.diagnostics import Diagnostic, Related, Severity
from mlir_ls.semantics.filecheck.directives import CheckDirective
from mlir_ls.system.patterns import deferred
from mlir_ls.text import Span, span

CODE = "failed-check"

OPTIONS = "-v --dump-input=never"
"""What has FileCheck print all that is read here, as the variable FILECHECK_OPTS of its environment takes it."""

_MESSAGE = deferred(r"(?P<file>.+?):(?P<line>\d+):(?P<column>\d+): (?P<kind>error|note|remark|warning): (?P<message>.*)$")
_CAPTURED = re.compile(r'captured var "#?([^"]+)"')
_BOUND = re.compile(r'with "[^"]*" equal to "')
_MAX_LENGTH = 300
"""Characters of a line of the input that a message quotes."""


class DirectiveMatch(NamedTuple):
    """A directive that matched, by its line, with the line of the input and the texts of the variables that it defines."""

    line: int
    input_line: int
    variables: Mapping[str, str]


class CheckReport(NamedTuple):
    """What FileCheck printed: the directives that matched, in its order, and what it says of others."""

    matches: tuple[DirectiveMatch, ...] = ()
    failures: tuple[Diagnostic, ...] = ()


class _Said(NamedTuple):
    """A message, with the line that it quotes, and the part of that which it marks."""

    file: str
    line: int
    column: int
    kind: str
    message: str
    quoted: str
    marked: str


def report_of(output: str, path: str, lines: Sequence[str], found: Sequence[CheckDirective]) -> CheckReport:
    """What FileCheck's output says of a text, which it read under a path."""
    places = {each.line: span(each.line, each.pattern, max(each.pattern, len(lines[each.line].rstrip()))) for each in found}
    matches: list[DirectiveMatch] = []
    failures: list[Diagnostic] = []
    for said, notes in _groups(output, path, len(lines)):
        where = places.get(said.line, span(said.line, 0, len(lines[said.line].rstrip())))
        if said.kind == "error":
            failures.append(Diagnostic(CODE, Severity.ERROR, where, said.message, _related(notes, path, where)))
        elif said.kind == "remark":
            place = next((note for note in notes if note.file != path and note.message == "found here"), None)
            captured = {name[1]: note.marked for note in notes if (name := _CAPTURED.match(note.message)) is not None}
            if place is not None:
                matches.append(DirectiveMatch(said.line, place.line, captured))
    return CheckReport(tuple(matches), tuple(failures))


def _groups(output: str, path: str, count: int) -> Iterator[tuple[_Said, list[_Said]]]:
    """The messages about a text of so many lines, each with the notes that follow it."""
    current: _Said | None = None
    notes: list[_Said] = []
    for said in _said(output):
        if said.kind == "note":
            notes.append(said)
            continue
        if current is not None:
            yield current, notes
        current, notes = said if said.file == path and said.line < count else None, []
    if current is not None:
        yield current, notes


def _said(output: str) -> Iterator[_Said]:
    printed = output.split("\n")
    for number, text in enumerate(printed):
        found = _MESSAGE.match(text)
        if found is None:
            continue
        quoted, marks = [*printed[number + 1 : number + 3], "", ""][:2]
        start = marks.find("^")
        width = len(marks) - start - len(marks[start:].lstrip("^~")) if start >= 0 else 0
        marked = quoted[start : start + width] if start >= 0 else ""
        line, column = max(0, int(found["line"]) - 1), int(found["column"])
        yield _Said(found["file"], line, column, found["kind"], found["message"], quoted, marked)


def _related(notes: Sequence[_Said], path: str, where: Span) -> tuple[Related, ...]:
    """The notes of an error; lines of the input stand in no document, and are quoted."""
    found = []
    for note in notes:
        if note.file == path:
            found.append(Related(span(note.line, 0, 0) if note.line != where.start.line else where, note.message))
        elif _BOUND.match(note.message):
            found.append(Related(where, note.message))
        else:
            quoted = note.quoted.strip()[:_MAX_LENGTH]
            found.append(Related(where, f"{note.message}, line {note.line + 1} of the output: {quoted}"))
    return tuple(found)
