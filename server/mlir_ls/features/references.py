"""All places that name what is named at a position."""

from __future__ import annotations

from collections.abc import Sequence

from mlir_ls.analysis import Analysis
from mlir_ls.semantics.cursor import name_at
from mlir_ls.semantics.filecheck.directives import CheckVariable
from mlir_ls.semantics.filecheck.variables import variable_at
from mlir_ls.semantics.occurrences import Occurrence, affine_name_at, occurrences
from mlir_ls.text import Position, Span


def references(analysis: Analysis, position: Position, with_definition: bool) -> list[Span]:
    """Where what is named at a position is used and, if requested, defined."""
    name = name_at(analysis.document, position)
    places: Sequence[Occurrence | CheckVariable] = ()
    if name is not None:
        places = occurrences(analysis.document, name)
    elif (variable := variable_at(analysis.document.lines, position)) is not None:
        places = variable[1]
    elif (affine := affine_name_at(analysis.document, position)) is not None:
        places = affine.places
    return [each.span for each in places if with_definition or not each.is_definition]
