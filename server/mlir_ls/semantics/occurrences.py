"""All places of a document that speak of the same value, block, symbol, alias or resource as one name does."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from mlir_ls.semantics.cursor import (
    AliasName,
    BlockName,
    Name,
    ResourceName,
    SymbolName,
    ValueName,
)
from mlir_ls.semantics.environment import alias_name
from mlir_ls.semantics.findings import symbol_span
from mlir_ls.semantics.lookup import Scope, SymbolDefinition, find_symbol, uses_of
from mlir_ls.semantics.summary import BodySummary, RunSummary, is_symbol_table, symbol_text
from mlir_ls.syntax.erase import slot_offsets
from mlir_ls.syntax.places import slot_span, span_of
from mlir_ls.syntax.shape import Symbol
from mlir_ls.syntax.tokens import tokenize
from mlir_ls.syntax.tree import Located, Node, Region, region_line_of
from mlir_ls.text import Span


class Occurrence(NamedTuple):
    """A place that names something, sigil included, and whether it is defined there."""

    span: Span
    is_definition: bool


def occurrences(name: Name) -> list[Occurrence]:
    """Where what a name means is defined and used, in the order of the text; empty where it is defined nowhere."""
    if isinstance(name, ValueName):
        found = _of_value(name)
    elif isinstance(name, BlockName):
        found = _of_block(name)
    elif isinstance(name, SymbolName):
        found = _of_symbol(name)
    elif isinstance(name, AliasName):
        found = _of_alias(name)
    elif isinstance(name, ResourceName):
        found = _of_resource(name)
    else:
        found = iter(())
    return sorted(set(found))


def definition_span(definition: SymbolDefinition) -> Span:
    """Where the name in the definition of a symbol stands."""
    return symbol_span(definition.item, definition.symbol)


def _of_value(name: ValueName) -> Iterator[Occurrence]:
    definition = name.definition
    if definition is None:
        return
    yield Occurrence(slot_span(definition.item, definition.slot), True)
    for site in uses_of(definition):
        yield Occurrence(slot_span(site.item, site.slot), False)
    for item, slot in _in_broken_items(definition.region, definition.region_line, name.name):
        if item.node is not definition.item.node:
            yield Occurrence(slot_span(item, slot), False)


def _in_broken_items(region: Region, region_line: int, name: str) -> Iterator[tuple[Located, int]]:
    """The slots of a name in the items of a region that have syntax errors, whose uses are not all known."""
    todo = [(region, region_line)]
    while todo:
        here, here_line = todo.pop()
        line = here_line + here.lead
        for run in here.runs:
            part: RunSummary = run.memo
            for index in part.flagged:
                node = run.items[index]
                item = Located(line + run.starts[index], node)
                if node.shape.faults and name in node.names:
                    for slot in _value_slots(node):
                        if node.names[slot] == name:
                            yield item, slot
                if node.body is not None and node.body.memo is not None and node.body.memo.flagged:
                    todo += _regions(item)
            line += run.height


def _value_slots(node: Node) -> list[int]:
    """The slots of the values that an item names, those in strings aside."""
    text = node.shape.text
    tokens = frozenset(tokenize(text)[1])
    return [
        slot for slot, offset in enumerate(slot_offsets(text)) if text[offset] == "%" and offset in tokens
    ]


def _regions(item: Located) -> list[tuple[Region, int]]:
    body = item.node.body
    if body is None:
        return []
    return [(region, item.line + region_line_of(body, number)) for number, region in enumerate(body.regions)]


def _of_block(name: BlockName) -> Iterator[Occurrence]:
    step = name.context.path[-1]
    line = step.region_line + step.region.lead
    for run in step.region.runs:
        part: RunSummary = run.memo
        if name.name in part.labels or name.name in part.successors:
            for index, node in enumerate(run.items):
                shape = node.shape
                item = Located(line + run.starts[index], node)
                if shape.kind == "label" and shape.name == name.name:
                    yield Occurrence(span_of(item, 0, len(name.name)), True)
                for successor in shape.successors:
                    if successor.label == name.name:
                        end = successor.offset + len(name.name)
                        yield Occurrence(span_of(item, successor.offset, end), False)
        line += run.height


def _of_symbol(name: SymbolName) -> Iterator[Occurrence]:
    definition = name.definition
    if definition is None:
        return
    yield Occurrence(definition_span(definition), True)
    target = name.names[-1]
    chunk = Scope(None, 0, name.context.chunk.region, name.context.chunk_line)
    resolved: dict[tuple[int, tuple[str, ...]], bool] = {}
    for item, reference, tables in _symbol_uses((chunk,), target):
        parts = (reference, *reference.nested)
        names = tuple([symbol_text(part, item.node.names) for part in parts])
        for index, part in enumerate(parts):
            if names[index] != target:
                continue
            key = id(tables[0].region), names[: index + 1]
            if key not in resolved:
                found = find_symbol(tables, list(key[1]))
                resolved[key] = found is not None and found.item.node is definition.item.node
            if resolved[key]:
                yield Occurrence(symbol_span(item, part), False)


def _symbol_uses(tables: tuple[Scope, ...], name: str) -> Iterator[tuple[Located, Symbol, tuple[Scope, ...]]]:
    """Every reference with a name in it, with the symbol tables around it, innermost first."""
    todo = [(tables[0].region, tables[0].region_line, tables)]
    while todo:
        region, region_line, tables = todo.pop()
        line = region_line + region.lead
        for run in region.runs:
            part: RunSummary = run.memo
            if name in part.references or name in part.possible_symbols or part.unknown:
                for index, node in enumerate(run.items):
                    item = Located(line + run.starts[index], node)
                    for reference in _references_of(node):
                        yield item, reference, tables
                    if _refers(node, name):
                        for number, (inner, inner_line) in enumerate(_regions(item)):
                            scope = Scope(item, number, inner, inner_line)
                            todo.append((inner, inner_line, (scope, *tables) if is_symbol_table(node) else tables))
            line += run.height


def _references_of(node: Node) -> tuple[Symbol, ...]:
    """The symbols an item uses; what an operation of unknown syntax seems to define may be a use."""
    shape = node.shape
    if shape.symbol is not None and not shape.known and shape.kind == "operation":
        return (shape.symbol, *shape.symbol_uses)
    return shape.symbol_uses


def _refers(node: Node, name: str) -> bool:
    """Whether a region of an item may refer to a symbol."""
    memo: BodySummary | None = node.body.memo if node.body is not None else None
    return memo is not None and (name in memo.references or bool(memo.unknown))


def _of_alias(name: AliasName) -> Iterator[Occurrence]:
    todo = [(name.context.chunk.region, name.context.chunk_line)]
    while todo:
        region, region_line = todo.pop()
        line = region_line + region.lead
        for run in region.runs:
            part: RunSummary = run.memo
            if name.name in part.aliases:
                for index, node in enumerate(run.items):
                    yield from _aliases_in(Located(line + run.starts[index], node), name.name)
                    if node.body is not None and node.body.memo is not None and name.name in node.body.memo.aliases:
                        todo += _regions(Located(line + run.starts[index], node))
            line += run.height


def _aliases_in(item: Located, name: str) -> Iterator[Occurrence]:
    shape = item.node.shape
    for alias in shape.aliases:
        spelled = alias.name + item.node.names[alias.slot] if alias.slot >= 0 else alias.name
        if spelled == name:
            is_definition = shape.kind == "alias" and alias.offset == 0 and alias_name(item.node) == name
            yield Occurrence(span_of(item, alias.offset, alias.offset + len(alias.name)), is_definition)


def _of_resource(name: ResourceName) -> Iterator[Occurrence]:
    """Only entries and uses whose lines bear the key are looked at."""
    if name.definition is not None:
        yield Occurrence(name.definition[1], True)
    use = re.compile(rf'dense_resource\s*<\s*("?{re.escape(name.name)}"?)\s*>')
    todo = [(name.context.chunk.region, name.context.chunk_line)]
    while todo:
        region, region_line = todo.pop()
        for line, node in region.items_with_lines():
            item = Located(region_line + line, node)
            if "dense_resource" in node.shape.text:
                for found in use.finditer(node.shape.text):
                    yield Occurrence(span_of(item, found.start(1), found.end(1)), False)
            todo += _regions(item)

