"""What a hover shows of a location: the lines of the files that it names."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence

from mlir_ls.escaping import code, fenced
from mlir_ls.semantics.cursor import context_at
from mlir_ls.semantics.sources import (
    SourcePlace,
    file_named,
    line_of,
    location_at,
    places_after,
    places_on,
    why_unread,
)
from mlir_ls.syntax.document import Document
from mlir_ls.syntax.tree import Chunk
from mlir_ls.system.threads import in_thread, within
from mlir_ls.text import Position, Span, span

_MAX_FRAMES = 5
_MAX_LINE = 200

_LANGUAGES = {
    **dict.fromkeys((".c", ".cc", ".cpp", ".cxx", ".h", ".hpp", ".cu"), "cpp"),
    **dict.fromkeys((".f", ".f90", ".F90", ".f95"), "fortran"),
    ".mlir": "mlir", ".py": "python", ".rs": "rust", ".ll": "llvm", ".jl": "julia", ".v": "verilog",
}


def previews_at(document: Document, position: Position, folders: Sequence[str]) -> tuple[Span, str] | None:
    """The place in a file that is named at a position, else all those of the location there: where, and a text."""
    line = document.lines[position.line]
    for place in places_on(line, position.line):
        if place.span.start <= position <= place.span.end:
            return place.span, _read_apart([place], folders)[0]
    around = location_at(line, position.character)
    context = context_at(document, position) if around is not None else None
    if around is None or context is None:
        return None
    found = _previews(places_after(line[slice(*around)], context.chunk, context.chunk_line), folders)
    return (span(position.line, *around), "\n\n".join(found)) if found else None


def previews_after(text: str, chunk: Chunk, chunk_line: int, folders: Sequence[str]) -> list[str]:
    """The lines that a location's text leads to."""
    return _previews(places_after(text, chunk, chunk_line), folders)


def _previews(places: Iterable[SourcePlace], folders: Sequence[str]) -> list[str]:
    chosen = [place for place, _ in zip(places, range(_MAX_FRAMES + 1), strict=False)]
    texts = list(dict.fromkeys(_read_apart(chosen, folders)))
    return [*texts[:_MAX_FRAMES], "…"] if len(texts) > _MAX_FRAMES else texts


def _read_apart(places: Sequence[SourcePlace], folders: Sequence[str]) -> list[str]:
    """The previews of some places. Another thread reads the files: one that does not come in a moment is not waited for."""
    future = in_thread(lambda: [_preview(place, folders) for place in places]) if places else None
    texts = within(future) if future is not None else []
    return texts if texts is not None else [f"{_title(place)} · not read: it takes too long" for place in places]


def _title(place: SourcePlace) -> str:
    return f"{code(place.file)}, line {place.line + 1}"


def _preview(place: SourcePlace, folders: Sequence[str]) -> str:
    title = _title(place)
    path = file_named(place.file, folders)
    text = line_of(path, place.line) if path is not None else None
    if text is None:
        return f"{title} · {'there is no such line' if path is not None else why_unread(place.file, folders)}"
    shown = text[:_MAX_LINE].expandtabs(1).rstrip()
    caret = f"\n{' ' * place.character}^" if place.character < len(shown) else ""
    language = _LANGUAGES.get(os.path.splitext(place.file)[1], "")
    return f"{title}\n\n{fenced(shown + caret, language)}"
