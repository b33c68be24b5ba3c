"""Repairs of what holds operations together: terminators and braces."""

from __future__ import annotations

from collections.abc import Iterator

from mlir_ls.analysis import Analysis
from mlir_ls.diagnostics import Diagnostic, Fix
from mlir_ls.ods.facts import facts_of
from mlir_ls.ods.spec import OpSpec
from mlir_ls.syntax.places import span_of
from mlir_ls.syntax.shape import OpShape
from mlir_ls.syntax.tree import Node, PathStep, region_line_of
from mlir_ls.text import Position, Span


def terminator(analysis: Analysis, diagnostic: Diagnostic, path: list[PathStep]) -> Iterator[Fix]:
    """The terminator of a block, behind its last operation, where it needs no operands."""
    step = path[-1]
    owner = step.parent.node if step.parent is not None else None
    text = end_of_block(owner) if owner is not None else None
    if text is None or step.item.node.body is not None:
        return
    node = step.item.node
    end = span_of(step.item, len(node.shape.text) - 1, len(node.shape.text)).end
    yield Fix(f"Add '{text}'", ((Span(end, end), f"\n{' ' * node.column}{text}"),))


def end_of_block(owner: Node) -> str | None:
    """The terminator that ends a block of an operation, where it needs no operands."""
    spec = owner.shape.syntax
    if not isinstance(spec, OpSpec):
        return None
    if spec.implicit_terminator is not None:
        return spec.implicit_terminator if not owner.shape.result_types else None
    text = facts_of(spec.name).body_end
    return text if text and not _has_results(owner.shape) else None


def _has_results(function: OpShape) -> bool:
    """Whether a function has results, as far as its header shows."""
    return "->" in function.text


def first_terminator(analysis: Analysis, diagnostic: Diagnostic, path: list[PathStep]) -> Iterator[Fix]:
    """The terminator of an empty body, where it needs no operands."""
    item = path[-1].item
    body = item.node.body
    text = end_of_block(item.node)
    if text is None or body is None or len(body.regions) != 1 or body.regions[0].runs:
        return
    line = item.line + region_line_of(body, 0)
    start = Position(line, body.regions[0].column)
    rest = analysis.document.lines[line][start.character :]
    indent = " " * item.node.column
    # the brace that closes the body may stand on the same line
    behind = f"\n{indent}" if rest.startswith("}") else ""
    yield Fix(f"Add '{text}'", ((Span(start, start), f"\n{indent}  {text}{behind}"),))


def without_bracket(analysis: Analysis, diagnostic: Diagnostic, path: list[PathStep]) -> Iterator[Fix]:
    """The text without a bracket that closes nothing, and without its line if nothing else is on it."""
    start, end = diagnostic.span.start, diagnostic.span.end
    lines = analysis.document.lines
    bracket = lines[start.line][start.character : end.character]
    if start.line != end.line or bracket not in (")", "]", "}", ">"):
        return
    alone = lines[start.line].strip() == bracket and start.line + 1 < len(lines)
    where = Span(Position(start.line, 0), Position(start.line + 1, 0)) if alone else diagnostic.span
    yield Fix(f"Remove '{bracket}'", ((where, ""),))
