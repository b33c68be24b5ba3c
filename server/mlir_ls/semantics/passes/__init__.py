"""Passes: the dumps of a log, what each pass changed, and where something was before a pass."""

from __future__ import annotations

from mlir_ls.semantics.passes.difference import Row, RowKind, difference
from mlir_ls.semantics.passes.lines import LineReader
from mlir_ls.semantics.passes.listing import (
    Dump,
    Log,
    change_of,
    dump_fields,
    followed,
    log_of,
    makers_of,
    named_makers,
    next_change,
    rows_of,
    signed_lines,
)

__all__ = [
    "Dump",
    "LineReader",
    "Log",
    "Row",
    "RowKind",
    "change_of",
    "difference",
    "dump_fields",
    "followed",
    "log_of",
    "makers_of",
    "named_makers",
    "next_change",
    "rows_of",
    "signed_lines",
]
