"""Passes: the dumps of a log, what each pass changed, and where something was before a pass."""

from __future__ import annotations

from mlir_ls.features.passes.difference import Row, RowKind, difference
from mlir_ls.features.passes.lines import LineReader
from mlir_ls.features.passes.listing import Dump, Log, followed, next_change, rows_of

__all__ = ["Dump", "LineReader", "Log", "Row", "RowKind", "difference", "followed", "next_change", "rows_of"]
