"""All places that name what is named at a position."""

from __future__ import annotations

from mlir_ls.analysis import Analysis
from mlir_ls.semantics.cursor import name_at
from mlir_ls.semantics.filecheck.variables import variable_at
from mlir_ls.semantics.occurrences import occurrences
from mlir_ls.text import Position, Span


def references(analysis: Analysis, position: Position, with_definition: bool) -> list[Span]:
    """Where what is named at a position is used and, if requested, defined."""
    name = name_at(analysis.document, position)
    if name is None:
        found = variable_at(analysis.document.lines, position)
        return [each.span for each in found[1] if with_definition or not each.is_definition] if found is not None else []
    return [each.span for each in occurrences(analysis.document, name) if with_definition or not each.is_definition]
