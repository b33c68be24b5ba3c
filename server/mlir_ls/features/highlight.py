"""The places of a document to light up while the cursor is on a name."""

from __future__ import annotations

from typing import NamedTuple

from mlir_ls.analysis import Analysis
from mlir_ls.semantics.occurrences import places_named
from mlir_ls.text import Position, Span


class Highlight(NamedTuple):
    """A place, and whether what it names is written there, that is, defined."""

    span: Span
    writes: bool


def highlights(analysis: Analysis, position: Position) -> list[Highlight]:
    """Where the document names what is named at a position."""
    return [Highlight(each.span, each.is_definition) for each in places_named(analysis.document, position)]
