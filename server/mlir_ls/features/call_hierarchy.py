"""Who calls whom: the symbols that an operation names in calls, and the operations that call it.

What is not known may be a call: operations without a definition, and those of a project's own dialects.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from mlir_ls.analysis import Analysis
from mlir_ls.ods.facts import facts_of
from mlir_ls.ods.spec import OpSpec
from mlir_ls.semantics.cursor import context_at, symbol_name_at
from mlir_ls.semantics.findings import symbol_span
from mlir_ls.semantics.lookup import SymbolDefinition
from mlir_ls.semantics.occurrences import occurrences
from mlir_ls.syntax.places import end_of, position_of
from mlir_ls.syntax.shape import OpShape, Symbol, shown_symbol
from mlir_ls.syntax.tree import Located, region_line_of
from mlir_ls.text import Position, Span


class Callable(NamedTuple):
    """An operation that defines a symbol: its name, its own name, all of it, and the symbol in it."""

    name: str
    operation: str
    span: Span
    name_span: Span


class Call(NamedTuple):
    """The other side of some references, and where they are."""

    other: Callable
    places: tuple[Span, ...]


def callable_at(analysis: Analysis, position: Position) -> Callable | None:
    """What is named by the symbol at a position."""
    name = symbol_name_at(analysis.document, position)
    if name is None or name.definition is None:
        return None
    return _callable_of(name.definition)


def incoming(analysis: Analysis, position: Position) -> list[Call]:
    """The operations that call the symbol at a position."""
    name = symbol_name_at(analysis.document, position)
    if name is None:
        return []
    found: dict[Callable, list[Span]] = {}
    for place in occurrences(analysis.document, name):
        around = None if place.is_definition else _around(analysis, place.span)
        if around is not None:
            found.setdefault(around, []).append(place.span)
    return [Call(other, tuple(places)) for other, places in found.items()]


def outgoing(analysis: Analysis, position: Position) -> list[Call]:
    """The symbols that the operation calls which the symbol at a position names."""
    name = symbol_name_at(analysis.document, position)
    if name is None or name.definition is None:
        return []
    found: dict[Callable, list[Span]] = {}
    for place in _references_in(name.definition.item):
        other = callable_at(analysis, place.start)
        if other is not None:
            found.setdefault(other, []).append(place)
    return [Call(other, tuple(places)) for other, places in found.items()]


def _callable_of(definition: SymbolDefinition) -> Callable:
    item = definition.item
    name = shown_symbol(definition.symbol, item.node.names)
    span = Span(position_of(item, 0), end_of(item))
    return Callable(name, item.node.shape.name, span, symbol_span(item, definition.symbol))


def _around(analysis: Analysis, place: Span) -> Callable | None:
    """The innermost operation that defines a symbol around a call of what is named at a place; None where no call is there."""
    context = context_at(analysis.document, place.start)
    if context is None or not _may_call(context.item.node.shape) or _leads_on(context.item, place):
        return None
    for step in reversed(context.path):
        symbol = _defined_by(step.item.node.shape)
        if symbol is not None:
            return _callable_of(SymbolDefinition(step.item, symbol))
    return None


def _defined_by(shape: OpShape) -> Symbol | None:
    """The symbol that an operation defines, which is what calls; None of other items."""
    return shape.symbol if shape.kind == "operation" else None


def _leads_on(item: Located, place: Span) -> bool:
    """Whether the symbol at a place leads to another one, as the first of `@a::@b` does."""
    references = [each for each in item.node.shape.symbol_uses if each.nested]
    return any([symbol_span(item, part) == place for each in references for part in (each, *each.nested[:-1])])


def _may_call(shape: OpShape) -> bool:
    spec = shape.syntax
    if not isinstance(spec, OpSpec) or not spec.built_in:
        return True
    return spec.has_trait("CallOpInterface") or facts_of(spec.name).calls


def _references_in(item: Located) -> Iterator[Span]:
    """Where an operation and those inside it call symbols, but for those that define symbols, which call themselves.

    Of `@a::@b` the last part counts.
    """
    todo = [item]
    while todo:
        line, node = todo.pop()
        for reference in node.shape.symbol_uses if _may_call(node.shape) else ():
            yield symbol_span(Located(line, node), reference.nested[-1] if reference.nested else reference)
        if node.body is not None:
            for number, region in reversed(list(enumerate(node.body.regions))):
                first = line + region_line_of(node.body, number)
                inside = [each for each in region.items_with_lines() if _defined_by(each[1].shape) is None]
                todo += [Located(first + below, inner) for below, inner in reversed(inside)]
