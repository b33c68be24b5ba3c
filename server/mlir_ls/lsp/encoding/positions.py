"""Positions, ranges, edits and URIs of the protocol, from and to the package's own.

Positions of the protocol count code units of an encoding that client and server agree on; positions here count characters.
"""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, TypeAlias, TypeGuard, cast
from urllib.parse import unquote, urlsplit

from mlir_ls.caches import remembered
from mlir_ls.lsp.encoding.client import Client
from mlir_ls.text import (
    BYTE_ORDER_MARK,
    Edit,
    Encoding,
    LineEnds,
    Position,
    Span,
    difference,
    from_units,
    split_lines,
    to_units,
    units_of,
    without_mark,
)

if TYPE_CHECKING:
    from mlir_ls.lsp.encoding.protocol import types

TextChange: TypeAlias = "types.TextDocumentContentChangeEvent"


class EncodedDocument(NamedTuple):
    """The context of encoders: the lines of a document, the client that it is encoded for, its URI.

    `version` is that of these lines, None for a file that is not open. `line_end` is what ends its lines, and `mark` how many
    blanks stand for a byte order mark before them.
    """

    lines: Sequence[str]
    client: Client
    uri: str
    version: int | None = None
    line_end: str = "\n"
    mark: int = 0

    @property
    def encoding(self) -> Encoding:
        """The encoding whose code units the client counts."""
        return self.client.encoding


def place_of(document: EncodedDocument, position: types.Position) -> Position | None:
    """A position of the protocol in a document; None after its last line."""
    if not 0 <= position.line < len(document.lines):
        return None
    return Position(position.line, from_units(document.lines[position.line], position.character, document.encoding))


def span_of_range(document: EncodedDocument, range_: types.Range) -> Span:
    """A range of the protocol in a document; what is after the last line is its end."""
    end = Position(len(document.lines) - 1, len(document.lines[-1]))
    return Span(place_of(document, range_.start) or end, place_of(document, range_.end) or end)


def edit_of(document: EncodedDocument, change: TextChange, ends: LineEnds) -> Edit:
    """The edit of whole lines that a change of a document amounts to; `ends`, of its lines, are those after it then."""
    lines = cast("list[str]", document.lines)
    if _is_partial(change):
        where, text, _ = _with_mark(document, change)
        return ends.edit(lines, where, text)
    text, _ = without_mark(change.text, document.encoding)
    ends.reset(text)
    return difference(lines, split_lines(text))


def mark_after(document: EncodedDocument, change: TextChange) -> int:
    """How many blanks stand for a byte order mark before a document after a change."""
    return _with_mark(document, change)[2] if _is_partial(change) else without_mark(change.text, document.encoding)[1]


def _with_mark(document: EncodedDocument, change: types.TextDocumentContentChangePartial) -> tuple[Span, str, int]:
    """The range and the text of a change of a part, and how many blanks stand for a byte order mark before the document.

    A mark that text is put before is a character like others, and one that comes to the beginning is none any more.
    """
    where, text = span_of_range(document, change.range), change.text
    if where.start > _START:
        return where, text, document.mark
    if where.end < Position(0, document.mark):
        where, text = Span(_START, Position(0, document.mark)), text + BYTE_ORDER_MARK
    elif not text and document.lines[where.end.line].startswith(BYTE_ORDER_MARK, where.end.character):
        where, text = Span(_START, Position(where.end.line, where.end.character + 1)), BYTE_ORDER_MARK
    return where, *without_mark(text, document.encoding)


_START = Position(0, 0)


def _is_partial(change: TextChange) -> TypeGuard[types.TextDocumentContentChangePartial]:
    """Whether a change is one of a part of a document; the other one has no range."""
    return hasattr(change, "range")


_MAX_TYPED = 1000
"""Characters of an insertion that may come from a keystroke, as those of a snippet do."""

_BRACKETS = ("()", "[]", "{}", "<>", '""')


def keystroke_of(changes: Sequence[TextChange]) -> TextChange | None:
    """The change of a keystroke among those of one notification, None if they are something else.

    Editors remove the indentation of a line that is left empty together with the keystroke that leaves it, put both
    brackets around what is selected, and type the same at all places of a stop of a snippet, the first of which has the cursor.
    Neovim sends the keystrokes of a moment together.
    """
    if len(changes) == 1:
        return changes[0]
    if (first := _first_of_same(changes)) is not None:
        return first
    if (last := _last_of_sequence(changes)) is not None:
        return last
    others = [each for each in changes if not _is_removal(each)]
    return others[0] if len(others) == 1 else _opening_of(others)


def _first_of_same(changes: Sequence[TextChange]) -> TextChange | None:
    """The first in the text of changes that put the same in the places of several lines, None if they are something else."""
    parts = [each for each in changes if _is_partial(each)]
    if not parts or len(parts) < len(changes) or len({(each.text, _width(each)) for each in parts}) > 1:
        return None
    first = min(parts, key=lambda each: each.range.start.line)
    return first if len({each.range.start.line for each in parts}) == len(parts) else None


def _last_of_sequence(changes: Sequence[TextChange]) -> TextChange | None:
    """The last of several keystrokes, each of which goes on where the one in front left off; None if they are others."""
    end: tuple[int, int] | None = None
    for change in changes:
        if not _is_partial(change) or _width(change) is None:
            return None
        start, after = change.range.start, change.range.end
        if end is not None and end not in ((start.line, start.character), (after.line, after.character)):
            return None
        lines = change.text.split("\n")
        column = 0 if len(lines) > 1 else start.character
        end = start.line + len(lines) - 1, column + units_of(lines[-1], "utf-16")
    return changes[-1] if changes else None


def _width(change: types.TextDocumentContentChangePartial) -> int | None:
    """How many code units of a line a change replaces; None where it replaces more than a part of a line."""
    start, end = change.range.start, change.range.end
    return end.character - start.character if start.line == end.line else None


def _opening_of(changes: Sequence[TextChange]) -> TextChange | None:
    """The first of two insertions that put brackets or quotes around a part of a line, None if they are something else."""
    added = [each for each in changes if _is_partial(each) and _is_insertion(each)]
    if len(changes) != 2 or len(added) != 2 or added[0].range.start.line != added[1].range.start.line:
        return None
    first, last = sorted(added, key=lambda each: each.range.start.character)
    return first if first.text + last.text in _BRACKETS else None


def _is_insertion(change: types.TextDocumentContentChangePartial) -> bool:
    return bool(change.range.start == change.range.end)


def _is_removal(change: TextChange) -> bool:
    """Whether a change removes a part of a line."""
    if not _is_partial(change) or change.text:
        return False
    return change.range.start.line == change.range.end.line


def typing_end(document: EncodedDocument, change: TextChange) -> Position | None:
    """Where the cursor is after a keystroke or an insertion; None if the change replaces more than a part of a line.

    Editors insert the closing bracket with the opening one, and a line for it after the one on which the cursor goes on.
    """
    if not _is_partial(change) or len(change.text) > _MAX_TYPED:
        return None
    start = place_of(document, change.range.start)
    if start is None or change.range.end.line != change.range.start.line:
        return None
    lines = split_lines(change.text)
    if change.text.isspace():
        lines = lines[:2]
    if len(lines) > 1:
        return Position(start.line + len(lines) - 1, len(lines[-1]))
    return Position(start.line, start.character + (1 if change.text in _BRACKETS else len(change.text)))


def range_text(document: EncodedDocument, where: Span) -> str:
    """A range as JSON text."""
    (line, character), (end_line, end_character) = where
    return (
        f'{{"start":{{"line":{line},"character":{unit_of(document, line, character)}}},'
        f'"end":{{"line":{end_line},"character":{unit_of(document, end_line, end_character)}}}}}'
    )


def range_of(document: EncodedDocument, where: Span) -> dict[str, dict[str, int]]:
    """A range as a dictionary."""
    (line, character), (end_line, end_character) = where
    return {
        "start": {"line": line, "character": unit_of(document, line, character)},
        "end": {"line": end_line, "character": unit_of(document, end_line, end_character)},
    }


def unit_of(document: EncodedDocument, line: int, character: int) -> int:
    """The code unit at which a character of a line begins."""
    if line >= len(document.lines):
        return 0
    text = document.lines[line]
    return character if text.isascii() and character <= len(text) else to_units(text, character, document.encoding)


def uri_of(path: str) -> str:
    """The URI of a file."""
    return Path(path).absolute().as_uri()


@remembered(64)
def path_of(uri: str) -> str | None:
    """The path of a file's URI; None where it is not that of a file, or no file of this system can have such a path."""
    try:
        parts = urlsplit(uri)
    except ValueError:  # brackets that are no address
        return None
    path = unquote(parts.path, errors="surrogateescape")  # the names of files are bytes
    if parts.netloc not in ("", "localhost"):
        path = f"//{parts.netloc}{path}"
    elif _DRIVE.match(path):
        path = path[1].lower() + path[2:]
    path = path.replace("/", os.sep)
    return path if parts.scheme == "file" and os.path.isabs(path) and "\0" not in path else None


_DRIVE = re.compile(r"/[A-Za-z]:")


def folder_of(uri: str) -> str | None:
    """The folder of a file's URI; None where it is not that of a file."""
    path = path_of(uri)
    return os.path.dirname(path) if path is not None else None
