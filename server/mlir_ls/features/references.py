"""All places that name what is named at a position."""

from __future__ import annotations

from collections.abc import Sequence

from mlir_ls.analysis import Analysis
from mlir_ls.semantics.cursor import OperationName, name_at, results_of
from mlir_ls.semantics.filecheck.directives import CheckVariable
from mlir_ls.semantics.occurrences import Occurrence, occurrences, places_named
from mlir_ls.text import Position, Span


def references(analysis: Analysis, position: Position, with_definition: bool) -> list[Span]:
    """Where what is named at a position is used and, if requested, defined; of an operation, where its results are."""
    name = name_at(analysis.document, position)
    places: Sequence[Occurrence | CheckVariable]
    if isinstance(name, OperationName):
        places = [place for result in results_of(name) for place in occurrences(analysis.document, result)]
    else:
        places = places_named(analysis.document, position)
    return [each.span for each in places if with_definition or not each.is_definition]
