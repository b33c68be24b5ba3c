"""Links from the locations of a document to the files that they name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from mlir_ls.analysis import Analysis
from mlir_ls.semantics.sources import file_named, places_on
from mlir_ls.text import Span

_MOST = 50_000


class FileLink(NamedTuple):
    """A stretch of a document that leads to a place in a file: its path, line and character from 0."""

    span: Span
    path: str
    line: int
    character: int


def document_links(analysis: Analysis, folders: Sequence[str]) -> list[FileLink]:
    """The locations whose files are there, in folders or by their whole paths."""
    known: dict[str, str | None] = {}
    found: list[FileLink] = []
    lines = analysis.document.lines
    for number in [number for number, line in enumerate(lines) if '":' in line]:
        for place in places_on(lines[number], number):
            if place.file not in known:
                known[place.file] = file_named(place.file, folders)
            path = known[place.file]
            if path is not None:
                found.append(FileLink(place.span, path, place.line, place.character))
                if len(found) >= _MOST:
                    return found
    return found
