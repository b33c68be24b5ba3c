"""The places of a document that change together while one of them is typed: all that name the same thing."""

from __future__ import annotations

from mlir_ls.analysis import Analysis
from mlir_ls.semantics.cursor import OperationName, ResourceName, name_at
from mlir_ls.semantics.occurrences import occurrences
from mlir_ls.text import Position, Span

PATTERN = r"[A-Za-z0-9_$.-]+"
"""What a name may be while it is typed, as a regular expression of JavaScript."""

_MAX_RANGES = 500


def linked_places(analysis: Analysis, position: Position) -> list[Span]:
    """Where the name at a position stands, sigils aside; empty where its places are spelled differently."""
    name = name_at(analysis.document, position)
    if name is None or isinstance(name, OperationName | ResourceName) or position > name.span.end:
        return []
    lines = analysis.document.lines
    places = [each.span for each in occurrences(analysis.document, name)]
    spelled = {lines[start.line][start.character : end.character] for start, end in places}
    if len(places) > _MAX_RANGES or len(spelled) != 1 or name.span not in places or '"' in next(iter(spelled)):
        return []
    return [Span(Position(start.line, start.character + 1), end) for start, end in places]
