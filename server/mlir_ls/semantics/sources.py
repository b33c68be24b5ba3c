"""Places in other files that locations name, and the lines that stand there. MLIR language reference, "Location Attributes".

A file is named as the program that made the text saw it: by its whole path, or relative to some folder. It is looked up in the
folders that the user works in, and nowhere else: a document does not decide what is read on the user's machine.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from mlir_ls.semantics.lookup import alias_in
from mlir_ls.syntax.erase import restore
from mlir_ls.syntax.tree import Chunk
from mlir_ls.system.files import is_readable, path_inside, read_bytes, refusal
from mlir_ls.system.patterns import deferred
from mlir_ls.text import Span, span, split_lines

_PLACE = deferred(
    r'//.*|"(?P<file>[^"\\\n]*(?:\\.[^"\\\n]*)*)"(?P<place>:(?P<line>[0-9]+):(?P<column>[0-9]+)(?:\s+to\s+[0-9]*:[0-9]+)?)?'
)
_BRACKET = deferred(r'//.*|"[^"\\\n]*(?:\\.[^"\\\n]*)*"|(?<![\w$.%@^#!])(?P<loc>loc)\s*\(|[()]')
_ALIAS = deferred(r"#[A-Za-z_$][\w$]*(?![\w$.<])", re.ASCII)

_MAX_BYTES = 1 << 23
_MAX_LINE_DIGITS = 9
_MAX_ALIASES = 50


class SourcePlace(NamedTuple):
    """A place in a file: where it is named in a document, the file as spelled, line and character from 0."""

    span: Span
    file: str
    line: int
    character: int


def places_on(text: str, number: int) -> Iterator[SourcePlace]:
    """The places in files that a line of a document names: `"file":line:column`."""
    if '":' not in text:
        return
    for found in _PLACE.finditer(text):
        if found["place"] is None or len(found["line"]) > _MAX_LINE_DIGITS or len(found["column"]) > _MAX_LINE_DIGITS:
            continue
        where = span(number, found.start(), found.end())
        yield SourcePlace(where, found["file"], max(0, int(found["line"]) - 1), max(0, int(found["column"]) - 1))


def location_at(text: str, character: int) -> tuple[int, int] | None:
    """The innermost `loc(...)` of a line that holds a character; None where there is none that ends on the line."""
    found = None
    opened: list[int] = []  # where the `loc` before each open bracket begins, -1 without one
    for bracket in _BRACKET.finditer(text):
        last = bracket[0][-1]
        if last == "(":
            opened.append(bracket.start() if bracket["loc"] is not None else -1)
        elif last == ")" and opened and len(bracket[0]) == 1:
            start = opened.pop()
            if 0 <= start <= character <= bracket.end() and (found is None or start > found[0]):
                found = start, bracket.end()
    return found


def places_after(text: str, chunk: Chunk, chunk_line: int) -> Iterator[SourcePlace]:
    """The places that the text of a location names, itself or by the aliases in it, which may hold others again.

    Where they are named counts for nothing.
    """
    todo, seen = [text], 0
    while todo and seen < _MAX_ALIASES:
        here = todo.pop(0)
        yield from places_on(here, 0)
        for alias in _ALIAS.findall(here):
            seen += 1
            item = alias_in(chunk, chunk_line, alias)
            if item is not None:
                _, _, value = restore(item.node.shape.text, item.node.names).partition("=")
                todo.append(value)


def file_named(name: str, folders: Sequence[str]) -> str | None:
    """The path of the file that a location names, in one of some folders; None where there is none that can be read."""
    return next((path for path in _candidates(name, folders) if is_readable(path, _MAX_BYTES)), None)


def why_unread(name: str, folders: Sequence[str]) -> str:
    """Why there is no file that a location names."""
    candidates = _candidates(name, folders)
    if not candidates:
        return "not read: outside of the workspace, and of the folders that the setting `sourceRoots` names"
    reason = next((reason for reason in [refusal(path, _MAX_BYTES) for path in candidates] if reason), None)
    return f"not read: {reason}" if reason is not None else "the file is not here"


def _candidates(name: str, folders: Sequence[str]) -> list[str]:
    """The paths in some folders that a name may mean. Nothing outside of the folders is looked at."""
    paths = [name] if os.path.isabs(name) else [os.path.join(folder, name) for folder in folders]
    return [found for found in [path_inside(path, folders) for path in paths] if found is not None]


def line_of(path: str, number: int) -> str | None:
    """A line of a file, counted from 0; None where it has no such line or cannot be read."""
    try:
        lines = split_lines(read_bytes(path, _MAX_BYTES).decode("utf-8", "replace"))
    except OSError:
        return None
    return lines[number] if number < len(lines) else None
