"""Diagnostics as excerpts of the source with carets below: what users see, and what tests compare.

    file.mlir:3:10: error: the message [code]
      1 | %x = "a.b"() : () -> i32
        | -- a related place
    ...
      3 | "a.c"(%x) : (i64) -> ()
        |       ^^

Lines and columns are shown from 1, a column being a character. Tabs become spaces, wide characters count as two
columns, control characters are replaced, and lines that are too long are cut around what is marked.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from mlir_ls.diagnostics import Diagnostic, Severity
from mlir_ls.escaping import is_invisible, visible, visible_name
from mlir_ls.syntax.leaf.lexical import ANGLED_TYPE, PLAIN_TYPE

WIDTH = 120
"""Columns of the output where nothing else is known."""

LABELS = {Severity.ERROR: "error", Severity.WARNING: "warning", Severity.INFORMATION: "info", Severity.HINT: "hint"}
"""What each severity is called."""

_TAB = 4
_CUT = "..."
_NARROWEST = 20

_TOKENS = re.compile(
    rf"""(?P<comment>//.*)
    | (?P<string>"[^"\\\n]*(?:\\.[^"\\\n]*)*"?)
    | (?P<value>%[\w$.-]+(?:[:\#]\d+)?)
    | (?P<symbol>@(?:[\w$.-]+|"[^"]*"))
    | (?P<alias>[!\#][A-Za-z_][\w$.]*)
    | (?P<block>\^[\w$.-]+)
    | (?P<type>\b(?:{PLAIN_TYPE}|{ANGLED_TYPE})\b)
    | (?P<operation>\b[a-z_]\w*(?:\.[A-Za-z_]\w*)+\b)
    | (?P<number>\b(?:0x[0-9a-fA-F]+|\d+(?:\.\d*(?:[eE][-+]?\d+)?)?)\b)
    """,
    re.VERBOSE,
)


class StyledText(NamedTuple):
    """Characters of one style; styles are the names that `terminal` gives colours to."""

    text: str
    style: str = ""


Line = list[StyledText]


class _Mark(NamedTuple):
    """Characters of one line to be underlined."""

    line: int
    start: int
    end: int
    underline: str
    label: str
    style: str


class _View(NamedTuple):
    """The part of a line that is shown: first and last character, text, the column where each character begins."""

    first: int
    last: int
    text: str
    columns: list[int]


def render(diagnostics: Iterable[Diagnostic], lines: Sequence[str], path: str, width: int = WIDTH) -> str:
    """Diagnostics of the file at `path`, which has these lines, as plain text."""
    return plain(line for diagnostic in diagnostics for line in excerpt(diagnostic, lines, path, width))


def plain(lines: Iterable[Line]) -> str:
    """Lines without their styles."""
    return "".join(["".join([piece.text for piece in line]).rstrip() + "\n" for line in lines])


def heading(diagnostic: Diagnostic, path: str) -> list[Line]:
    """Place, severity, message and code; further lines of the message below."""
    start, label = diagnostic.span.start, LABELS[diagnostic.severity]
    first, *others = visible(diagnostic.message).split("\n")
    line = [
        StyledText(f"{visible_name(path)}:{start.line + 1}:{start.character + 1}: ", "place"),
        StyledText(f"{label}: ", label),
        StyledText(first, "message"),
        StyledText(f" [{diagnostic.code}]", "code"),
    ]
    return [line, *([StyledText(f"    {other}", "message")] for other in others)]


def excerpt(diagnostic: Diagnostic, lines: Sequence[str], path: str, width: int = WIDTH) -> list[Line]:
    """A diagnostic with the lines that it refers to; the heading alone where the file has no lines."""
    shown = heading(diagnostic, path)
    marks = _marks(diagnostic, lines) if lines else []
    if not marks:
        return shown
    digits = max(3, len(str(marks[-1].line + 1)))
    room = max(_NARROWEST, width - digits - 5)
    previous = marks[0].line
    for number in sorted({mark.line for mark in marks}):
        if number == previous + 2:
            shown += _source_row(_view(lines[number - 1], 0, room), number - 1, digits)
        elif number > previous + 2:
            shown.append([StyledText(f"  {_CUT:>{digits}}", "gutter")])
        shown += _marked_line(lines[number], [mark for mark in marks if mark.line == number], digits, room)
        previous = number
    for fix in diagnostic.fixes:
        shown.append([StyledText(" " * (digits + 3) + "= ", "gutter"), StyledText(f"fix: {visible(fix.title)}", "fix")])
    return shown


def _marks(diagnostic: Diagnostic, lines: Sequence[str]) -> list[_Mark]:
    """What to underline, in the order of the text; of a span over several lines, the first and the last."""
    marks = []
    label = LABELS[diagnostic.severity]
    (first, start), (last, end) = diagnostic.span
    if first == last:
        marks.append(_mark(lines, first, start, end, "^", "", label))
    else:
        marks.append(_mark(lines, first, start, None, "^", "", label))
        indent = _indent(lines, last)
        if end > indent:
            marks.append(_mark(lines, last, indent, end, "^", "", label))
    for related in diagnostic.related:
        (first, start), (last, end) = related.span
        stop = end if first == last else None
        marks.append(_mark(lines, first, start, stop, "-", visible(related.message), "related"))
    return sorted(marks, key=lambda mark: mark.line)


def _mark(
    lines: Sequence[str], line: int, start: int, end: int | None, underline: str, label: str, style: str
) -> _Mark:
    """A mark moved into the text; `end` None is the end of the line. An empty one stands for the character there."""
    line = max(0, min(line, len(lines) - 1))
    length = len(lines[line])
    start = max(0, min(start, length))
    end = len(lines[line].rstrip()) if end is None else min(end, length)
    return _Mark(line, start, max(start, end), underline, label.replace("\n", " "), style)


def _indent(lines: Sequence[str], line: int) -> int:
    if line >= len(lines):
        return 0
    return len(lines[line]) - len(lines[line].lstrip())


def _marked_line(line: str, marks: Sequence[_Mark], digits: int, room: int) -> list[Line]:
    """A line and the underlines of its marks; shown again where a mark lies outside of what was cut out."""
    rows: list[Line] = []
    view = None
    for mark in marks:
        if view is None or not view.first <= mark.start <= view.last:
            view = _view(line, mark.start, room)
            rows += _source_row(view, mark.line, digits)
        start = view.columns[mark.start - view.first]
        end = max(start + 1, view.columns[min(mark.end, view.last) - view.first])
        label = f" {mark.label}" if mark.label else ""
        blank = " " * (digits + 2)
        rows.append(
            [
                StyledText(f"{blank} | ", "gutter"),
                StyledText(" " * start),
                StyledText(mark.underline * (end - start) + label, mark.style),
            ]
        )
    return rows


def _source_row(view: _View, line: int, digits: int) -> list[Line]:
    return [[StyledText(f"  {line + 1:>{digits}} | ", "gutter"), *highlighted(view.text)]]


def highlighted(source: str) -> Line:
    """The tokens of a line of MLIR, each with its kind as style."""
    pieces, end = [], 0
    for found in _TOKENS.finditer(source):
        if found.start() > end:
            pieces.append(StyledText(source[end : found.start()]))
        pieces.append(StyledText(found[0], found.lastgroup or ""))
        end = found.end()
    if end < len(source) or not pieces:
        pieces.append(StyledText(source[end:]))
    return pieces


def _view(line: str, focus: int, room: int) -> _View:
    """As much of a line as `room` columns hold, with the character `focus` in it."""
    if len(line) <= room:
        view = _expanded(line, 0, len(line))
        if view.columns[-1] <= room:
            return view
    room -= 2 * len(_CUT)
    first = last = focus
    used = 0
    while first > 0 and used < room // 3:
        first -= 1
        used += _columns(line[first])
    while last < len(line) and used < room:
        used += _columns(line[last])
        last += 1
    while first > 0 and used < room:
        first -= 1
        used += _columns(line[first])
    return _expanded(line, first, last)


def _expanded(line: str, first: int, last: int) -> _View:
    """The characters `first` to `last` as they are shown, with dots where the line was cut."""
    parts = [_CUT] if first > 0 else []
    column = len(_CUT) if first > 0 else 0
    columns = []
    for character in line[first:last]:
        columns.append(column)
        if character == "\t":
            width = _TAB - column % _TAB
            parts.append(" " * width)
        else:
            width = _columns(character)
            parts.append(visible(character))
        column += width
    columns.append(column)
    if last < len(line):
        parts.append(_CUT)
    return _View(first, last, "".join(parts), columns)


def _columns(character: str) -> int:
    """How many columns a terminal gives to a character; for a tab, the most."""
    if " " <= character <= "~":
        return 1
    if character == "\t":
        return _TAB
    if is_invisible(character):
        return 1
    if unicodedata.category(character) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if unicodedata.east_asian_width(character) in ("W", "F") else 1
