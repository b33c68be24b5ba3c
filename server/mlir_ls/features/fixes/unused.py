"""Repairs that remove what nothing uses: aliases, operations without effects, private symbols."""

from __future__ import annotations

from collections.abc import Iterator

from mlir_ls.analysis import Analysis
from mlir_ls.diagnostics import Diagnostic, Fix
from mlir_ls.ods.spec import OpSpec
from mlir_ls.semantics.unused import has_no_effect
from mlir_ls.syntax.places import end_of
from mlir_ls.syntax.tree import Located, PathStep
from mlir_ls.text import Position, Span


def unused_alias(analysis: Analysis, diagnostic: Diagnostic, path: list[PathStep]) -> Iterator[Fix]:
    """The text without an alias that nothing uses."""
    item = path[-1].item
    if item.node.shape.kind == "alias" and not item.node.column:
        yield from _without(analysis, item, item.node.shape.name, True)


def unused_value(analysis: Analysis, diagnostic: Diagnostic, path: list[PathStep]) -> Iterator[Fix]:
    """The text without an operation that only computes values that nothing uses, unless its region would be empty."""
    item, region = path[-1].item, path[-1].region
    spec = item.node.shape.syntax
    is_alone = sum([len(run.items) for run in region.runs]) == 1
    if isinstance(spec, OpSpec) and has_no_effect(spec) and not item.node.shape.faults and not is_alone:
        yield from _without(analysis, item, item.node.shape.name, False)


def unused_symbol(analysis: Analysis, diagnostic: Diagnostic, path: list[PathStep]) -> Iterator[Fix]:
    """The text without a private symbol that nothing refers to."""
    item = path[-1].item
    if item.node.shape.symbol is not None and item.node.shape.known and not item.node.shape.faults:
        yield from _without(analysis, item, item.node.shape.name, False)


def _without(analysis: Analysis, item: Located, name: str, preferred: bool) -> Iterator[Fix]:
    """The text without an item and its lines, where it has them for itself but for a comment after it."""
    end = end_of(item)
    lines = analysis.document.lines
    rest = lines[end.line][end.character :].strip()
    if (not rest or rest.startswith("//")) and not lines[item.line][: item.node.column].strip():
        last = Position(end.line + 1, 0) if end.line + 1 < len(lines) else Position(end.line, len(lines[end.line]))
        yield Fix(f"Remove '{name}'", ((Span(Position(item.line, 0), last), ""),), preferred)
