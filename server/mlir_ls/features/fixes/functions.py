"""Repairs of functions and what they return: one is brought to the other."""

from __future__ import annotations

from collections.abc import Iterator

from mlir_ls.analysis import Analysis
from mlir_ls.diagnostics import Diagnostic, Fix
from mlir_ls.features.fixes.structure import passing_on
from mlir_ls.ods.spec import OpSpec
from mlir_ls.syntax.leaf.lexical import CLOSING, OPENING
from mlir_ls.syntax.leaf.types import result_list
from mlir_ls.syntax.places import end_of, span_of
from mlir_ls.syntax.tokens import tokenize
from mlir_ls.syntax.tree import Located, Node, PathStep
from mlir_ls.text import Position, Span


def returned_types(analysis: Analysis, diagnostic: Diagnostic, path: list[PathStep]) -> Iterator[Fix]:
    """The function with the types of what is returned, or the values returned that the function has the types of."""
    step = path[-1]
    spec = step.item.node.shape.syntax
    if step.parent is None or not isinstance(spec, OpSpec) or not spec.terminator:
        return
    start = Position(step.item.line, step.item.node.column)
    text = passing_on(analysis, step.parent.node, start)
    if text is not None:
        yield Fix(f"Change to '{text}'", ((Span(start, end_of(step.item)), text),), preferred=False)
    types = [type_ for _, _, type_ in step.item.node.shape.uses]
    where = _results_of(step.parent)
    if where is None or None in types:
        return
    results = result_list([str(each) for each in types]) if types else ""
    title = f"Change the function's results to '{results}'" if types else "Remove the function's results"
    yield Fix(title, ((where, f" -> {results}" if types else ""),), preferred=False)


def _results_of(function: Located) -> Span | None:
    """Where the results of a function stand, with the arrow: after its arguments; None where it is spelled otherwise."""
    text = function.node.shape.text
    tokens, starts = tokenize(text)
    first = _after_arguments(function.node, tokens, starts)
    if first is None:
        return None
    begin = starts[first - 1] + 1
    if tokens[first] != "->":
        return span_of(function, begin - 1, begin)._replace(start=span_of(function, begin - 1, begin).end)
    last = _closing(tokens, first + 1) if tokens[first + 1] == "(" else _end_of_type(tokens, first + 1)
    end = starts[last] + len(tokens[last])
    return Span(span_of(function, begin - 1, begin).end, span_of(function, begin, end).end)


def _after_arguments(function: Node, tokens: list[str], starts: list[int]) -> int | None:
    symbol = function.shape.symbol
    opening = next((at for at, token in enumerate(tokens) if token == "(" and symbol and starts[at] > symbol.offset), None)
    closing = _closing(tokens, opening) if opening is not None else None
    return closing + 1 if closing is not None and closing + 1 < len(tokens) else None


def _closing(tokens: list[str], opening: int) -> int:
    """The index of the token that closes a bracket."""
    depth = 0
    for at in range(opening, len(tokens)):
        depth += (tokens[at] in OPENING) - (tokens[at] in CLOSING)
        if not depth:
            return at
    return len(tokens) - 1


def _end_of_type(tokens: list[str], first: int) -> int:
    """The index of the last token of a type."""
    at = first
    while at + 1 < len(tokens) and (tokens[at + 1] == "<" or tokens[at + 1].startswith(".")):
        at = _closing(tokens, at + 1) if tokens[at + 1] == "<" else at + 1
    return at
