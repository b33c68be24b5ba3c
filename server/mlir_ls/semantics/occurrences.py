"""All places of a document that speak of the same value, block, symbol, alias or resource as one name does.

Values are found by the tree. The others may stand in places that the parser does not look into, as the attributes of an
unknown dialect, so their names are looked for in the text, on the lines of the headers that may hold them (`mentions`).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from mlir_ls.interruption import pausing
from mlir_ls.semantics.cursor import (
    AliasName,
    BlockName,
    Name,
    ResourceName,
    SymbolName,
    ValueName,
    is_bare_block,
    name_at,
    places_of,
)
from mlir_ls.semantics.findings import symbol_span
from mlir_ls.semantics.lookup import SymbolDefinition, uses_of
from mlir_ls.semantics.mentions import damaged, naming_alias, naming_block, naming_symbol
from mlir_ls.syntax.document import Document
from mlir_ls.syntax.erase import slot_offsets
from mlir_ls.syntax.places import offset_at, slot_span, span_of
from mlir_ls.syntax.tokens import REGION, tokenize
from mlir_ls.syntax.tree import Located, Node, Region, RelativePosition, path_to
from mlir_ls.text import Position, Span, span


class Occurrence(NamedTuple):
    """A place that names something, sigil included, and whether it is defined there."""

    span: Span
    is_definition: bool


def occurrences(document: Document, name: Name) -> list[Occurrence]:
    """Where what a name means is defined and used, in the order of the text; empty where it is defined nowhere."""
    if isinstance(name, ValueName):
        found = _of_value(name)
    elif isinstance(name, BlockName):
        found = _of_block(document, name)
    elif isinstance(name, SymbolName):
        found = _of_symbol(document, name)
    elif isinstance(name, AliasName):
        found = _of_alias(document, name)
    elif isinstance(name, ResourceName):
        found = _of_resource(document, name)
    else:
        found = iter(())
    places: dict[Span, bool] = {}
    for place, is_definition in pausing(found):
        places[place] = places.get(place, False) or is_definition
    return [Occurrence(place, places[place]) for place in sorted(places)]


def definition_span(definition: SymbolDefinition) -> Span:
    """Where the name in the definition of a symbol stands."""
    return symbol_span(definition.item, definition.symbol)


def _of_value(name: ValueName) -> Iterator[tuple[Span, bool]]:
    definition = name.definition
    if definition is None:
        return
    yield slot_span(definition.item, definition.slot), True
    for site in uses_of(definition):
        yield slot_span(site.item, site.slot), False
    for item, slot in _in_broken_items(definition.region, definition.region_line, name.name):
        if item.node is not definition.item.node:
            yield slot_span(item, slot), False


def _in_broken_items(region: Region, region_line: int, name: str) -> Iterator[tuple[Located, int]]:
    """The slots of a name in the items of a region that have syntax errors, whose uses are not all known."""
    for item in damaged(region, region_line):
        if name in item.node.names:
            for slot in _value_slots(item.node):
                if item.node.names[slot] == name:
                    yield item, slot


def _value_slots(node: Node) -> list[int]:
    """The slots of the values that an item names, those in strings aside."""
    text = node.shape.text
    tokens = frozenset(tokenize(text)[1])
    return [slot for slot, offset in enumerate(slot_offsets(text)) if text[offset] == "%" and offset in tokens]


def _of_block(document: Document, name: BlockName) -> Iterator[tuple[Span, bool]]:
    step = name.context.path[-1]
    if name.label is None:
        return
    yield span_of(name.label, 0, len(name.name)), True
    lines = _lines_of(naming_block(step.region, step.region_line, name.name))
    if not name.name.startswith("^"):
        yield from [(place, False) for place in _bare_blocks(document, step.region, name, lines)]
        return
    for place in places_of(document, "block", (name.name,), lines):
        path = path_to(document.tree, *place.start)
        if path and path[-1].region is step.region:
            yield place, False


def _bare_blocks(document: Document, region: Region, name: BlockName, lines: Iterable[int]) -> Iterator[Span]:
    """Where the operations of a region go on in a block without a sigil."""
    for number in pausing(lines):
        for found in re.finditer(rf"(?<![\w%@#]){re.escape(name.name)}\b", document.lines[number]):
            path = path_to(document.tree, number, found.start())
            if path and path[-1].region is region and path[-1].item.node.shape.kind == "operation":
                item = path[-1].item
                if is_bare_block(item, name.name, offset_at(item, Position(number, found.start()))):
                    yield span(number, found.start(), found.end())


def _of_symbol(document: Document, name: SymbolName) -> Iterator[tuple[Span, bool]]:
    definition = name.definition
    if definition is None:
        return
    yield definition_span(definition), True
    target = name.names[-1]
    lines = _lines_of(naming_symbol(name.context.chunk.region, name.context.chunk_line, target))
    for place in places_of(document, "symbol", (target, f"@{target}", f'@"{target}"'), lines):
        found = name_at(document, place.start)
        defined = found.definition if isinstance(found, SymbolName) else None
        if defined is not None and defined.item.node is definition.item.node:
            yield place, False


def _of_alias(document: Document, name: AliasName) -> Iterator[tuple[Span, bool]]:
    if name.definition is None:
        return
    yield span_of(name.definition, 0, len(name.definition.node.shape.name)), True
    lines = _lines_of(naming_alias(name.context.chunk.region, name.context.chunk_line, name.name))
    for place in places_of(document, "alias", (name.name,), lines):
        yield place, False


def _of_resource(document: Document, name: ResourceName) -> Iterator[tuple[Span, bool]]:
    if name.definition is None:
        return
    yield name.definition[1], True
    first = name.context.chunk_line
    lines = range(first, first + name.context.chunk.height)
    for kind, spelled in (("word", name.name), ("string", f'"{name.name}"')):
        for place in places_of(document, kind, (name.name, spelled), lines):
            yield place, False


def _lines_of(items: Iterable[Located]) -> list[int]:
    """The lines on which the headers of items stand, each once."""
    found: set[int] = set()
    for line, node in items:
        found.add(line)
        places = node.body.pieces if node.body is not None else (RelativePosition(0, 0),)
        for place, text in zip(places, node.shape.text.split(REGION)):  # noqa: B905 - damaged operations
            found.update(range(line + place.line, line + place.line + text.count("\n") + 1))
    return sorted(found)
