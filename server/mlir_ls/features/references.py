"""All places that name what is named at a position."""

from __future__ import annotations

from collections.abc import Sequence

from mlir_ls.analysis import Analysis
from mlir_ls.semantics.cursor import OperationName, name_at, results_of
from mlir_ls.semantics.filecheck.directives import CheckVariable
from mlir_ls.semantics.filecheck.variables import variable_at
from mlir_ls.semantics.occurrences import Occurrence, affine_name_at, occurrences
from mlir_ls.text import Position, Span


def places_named(analysis: Analysis, position: Position) -> Sequence[Occurrence | CheckVariable]:
    """The places that name what is named at a position, its definition among them; none where nothing is."""
    name = name_at(analysis.document, position)
    if name is not None:
        return occurrences(analysis.document, name)
    if (variable := variable_at(analysis.document.lines, position)) is not None:
        return variable[1]
    affine = affine_name_at(analysis.document, position)
    return affine.places if affine is not None else ()


def references(analysis: Analysis, position: Position, with_definition: bool) -> list[Span]:
    """Where what is named at a position is used and, if requested, defined; of an operation, where its results are."""
    name = name_at(analysis.document, position)
    if isinstance(name, OperationName):
        places = [place for result in results_of(name) for place in occurrences(analysis.document, result)]
    else:
        places = [*places_named(analysis, position)]
    return [each.span for each in places if with_definition or not each.is_definition]
