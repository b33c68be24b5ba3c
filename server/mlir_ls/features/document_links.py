"""Links from the locations of a document to the files that they name.

They are requested after every pause in typing, so the places are a view in parts, which are cached. Whether their files
exist is looked up each time.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from mlir_ls.analysis import Analysis
from mlir_ls.semantics.parts import DocumentView, ViewPart, height_of_head, height_of_items, view_parts
from mlir_ls.semantics.sources import SourcePlace, file_named, places_on
from mlir_ls.semantics.summary import region_summary
from mlir_ls.semantics.views import CachedView
from mlir_ls.syntax.tree import Chunk, Node, Run
from mlir_ls.text import Position, Span

_MAX_LINKS = 50_000


class FileLink(NamedTuple):
    """A range of a document that leads to a place in a file: its path, line and character from 0."""

    span: Span
    path: str
    line: int
    character: int


_CHUNKS: CachedView[ViewPart[SourcePlace]] = CachedView("links of a chunk")
"""What precedes the first item."""


class _Places(DocumentView[SourcePlace]):
    """The places in files that a document names, by parts."""

    name = "places"

    def __init__(self, lines: Sequence[str]) -> None:
        self.lines = lines

    def items(self, run: Run, first: int, stop: int, line: int, room: int) -> ViewPart[SourcePlace]:
        return self._on(line, height_of_items(run, first, stop))

    def head(self, node: Node, number: int, line: int) -> ViewPart[SourcePlace]:
        return self._on(line, height_of_head(node, number))

    def chunk(self, chunk: Chunk, line: int, is_part: bool) -> ViewPart[SourcePlace]:
        known = _CHUNKS.get(region_summary(chunk.region))
        if known is None:
            known = self._on(line, chunk.region.lead)
            _CHUNKS.put(region_summary(chunk.region), known)
        return known

    def _on(self, line: int, height: int) -> ViewPart[SourcePlace]:
        lines = self.lines[line : line + height]
        if '":' not in "\n".join(lines):
            return ViewPart(())
        return ViewPart(tuple([place for number, text in enumerate(lines) for place in places_on(text, number)]))


def document_links(analysis: Analysis, folders: Sequence[str]) -> list[FileLink]:
    """The locations whose files are there, in folders or by their whole paths."""
    known: dict[str, str | None] = {}
    found: list[FileLink] = []
    for line, place in _places(analysis):
        if place.file not in known:
            known[place.file] = file_named(place.file, folders)
        path = known[place.file]
        if path is not None:
            found.append(FileLink(_moved(place.span, line), path, place.line, place.character))
            if len(found) >= _MAX_LINKS:
                return found
    return found


def _places(analysis: Analysis) -> Iterator[tuple[int, SourcePlace]]:
    """The places that a document names, with the lines that theirs are relative to."""
    lines = analysis.document.lines
    for view in view_parts(analysis.document.tree, _Places(lines), len(lines) - 1):
        for start, part in view.parts:
            for place in part.items:
                yield view.line + start, place


def _moved(where: Span, lines: int) -> Span:
    (line, start), (end_line, end) = where
    return Span(Position(line + lines, start), Position(end_line + lines, end))
