"""The notation of fixtures: `$0` is the cursor, and carets under a line mark what is expected of it.

    %a = arith.constant 1 : i32 loc(#where)
    //                              ^^^^^^ undefined-alias: is not defined

A mark belongs to the nearest line above that bears none. `^` marks what is expected, `~` a place that is related to the
expected one before it. What lies in the first two columns is marked without slashes: `^^^ text`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from textwrap import dedent
from typing import NamedTuple

import pytest

from mlir_ls.analysis import Analysis, CheckOptions, analyze
from mlir_ls.diagnostics import Diagnostic, Severity
from mlir_ls.system.compiling import build
from mlir_ls.text import Position, Span, span, split_lines
from raised import raise_failures

raise_failures()

CURSOR = "$0"

TESTS = Path(__file__).parent
EXAMPLES = sorted([*(TESTS / "syntax" / "examples").glob("*.mlir"), *(TESTS.parent / "examples").glob("*.mlir")])

#: Operations of the dialect `test` exist elsewhere: they are not reported.
OPTIONS = CheckOptions(assumed=frozenset({"test"}))

#: For tests that count calls by a function that they put in the place of one of the package.
replaces_globals = pytest.mark.skipif(
    build() == "compiled", reason="a compiled module calls its own functions directly, whatever its globals are"
)

_MARK = re.compile(r"(?:\s*//\s*)?(?P<marks>\^+|~+)(?:\s+(?P<label>.*))?$")


class Mark(NamedTuple):
    """A span of one line and what stands after its carets; `related` where it was marked with `~`."""

    span: Span
    label: str
    related: bool = False


def text_of(fixture: str) -> str:
    """The text of a fixture that is indented as the test around it is, and begins on a line of its own."""
    return dedent(fixture[1:] if fixture.startswith("\n") else fixture)


def with_cursor(fixture: str) -> tuple[str, Position]:
    """The text without its `$0`, and where that stood."""
    before, found, after = text_of(fixture).partition(CURSOR)
    assert found, "the fixture has no cursor"
    assert CURSOR not in after, "the fixture has two cursors"
    lines = split_lines(before)
    return before + after, Position(len(lines) - 1, len(lines[-1]))


def with_marks(fixture: str) -> tuple[str, list[Mark]]:
    """The text without the lines that hold marks, and the marks."""
    kept: list[str] = []
    marks: list[Mark] = []
    for line in split_lines(text_of(fixture)):
        found = _MARK.match(line)
        if found is None:
            kept.append(line)
        else:
            where = span(len(kept) - 1, found.start("marks"), found.end("marks"))
            marks.append(Mark(where, (found["label"] or "").strip(), found["marks"][0] == "~"))
    return "\n".join(kept), marks


def analysis_of(text: str, options: CheckOptions = OPTIONS) -> Analysis:
    """The analysis of a text."""
    return analyze(split_lines(text), options)


def check(fixture: str, options: CheckOptions = OPTIONS) -> list[Diagnostic]:
    """Fails unless a text has just the diagnostics that are marked in it, which it gives back.

    A mark reads `code`, or `code: words of the message`, with `warning` or `information` before the code where it
    is no error, and `(and 2 more lines)` after it where it does not end on its first line. Related places count where
    any is marked.
    """
    text, marks = with_marks(fixture)
    found = analysis_of(text, options).diagnostics
    expected = marked(text, [(mark.span, mark.label, mark.related) for mark in marks])
    actual = marked(text, _rows(found, marks))
    assert actual == expected, f"found:\n{actual}\n\nexpected:\n{expected}"
    return found


def _rows(found: Iterable[Diagnostic], marks: list[Mark]) -> list[tuple[Span, str, bool]]:
    """Diagnostics in the words of the marks, as far as those go into detail."""
    rows: list[tuple[Span, str, bool]] = []
    with_related = any(mark.related for mark in marks)
    for diagnostic in found:
        severity = "" if diagnostic.severity == Severity.ERROR else f"{diagnostic.severity.name.lower()} "
        code = f"{severity}{diagnostic.code}"
        expected = [mark.label for mark in marks if not mark.related and mark.span.start == diagnostic.span.start]
        label = _in_words_of(code, diagnostic.message, _further_lines(diagnostic.span), expected)
        rows.append((diagnostic.span, label, False))
        if with_related:
            for related in diagnostic.related:
                words = [mark.label for mark in marks if mark.related and mark.span == related.span]
                shown = next((each for each in words if each in related.message), related.message)
                rows.append((related.span, shown, True))
    return rows


def _further_lines(where: Span) -> str:
    lines = where.end.line - where.start.line
    return f" (and {lines} more lines)" if lines else ""


def _in_words_of(code: str, message: str, after: str, expected: list[str]) -> str:
    if code + after in expected:
        return code + after
    for each in expected:
        head, _, words = each.removesuffix(after).partition(": ")
        if each.endswith(after) and head == code and words in message:
            return each
    return f"{code}: {message}{after}"


def marked(text: str, rows: Iterable[tuple[Span, str, bool]]) -> str:
    """A text with marks under its lines, those of a line from left to right."""
    lines = split_lines(text)
    below: dict[int, list[tuple[int, bool, str]]] = {}
    for where, label, related in rows:
        line, start = where.start
        stop = where.end.character if where.end.line == line else len(lines[line])
        sign = ("~" if related else "^") * max(1, stop - start)
        slashes = "//".ljust(start) if start >= 2 else " " * start
        below.setdefault(line, []).append((start, related, f"{slashes}{sign} {label}".rstrip()))
    shown: list[str] = []
    for number, content in enumerate(lines):
        shown.append(content)
        shown += [row for _, _, row in sorted(below.get(number, []))]
    return "\n".join(shown)
