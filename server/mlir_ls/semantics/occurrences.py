"""All places of a document that speak of the same value, block, symbol, alias or resource as one name does.

Values are found by the tree. The others may stand in places that the parser does not look into, as the attributes of an
unknown dialect, so their names are looked for in the text, on the lines of the headers that may hold them (`mentions`).
Dimensions and symbols of affine maps and integer sets are names within one map or set alone, and are found by its tokens.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence, Set
from typing import NamedTuple

from mlir_ls.interruption import pausing
from mlir_ls.semantics.cursor import (
    AliasName,
    BlockName,
    Name,
    ResourceName,
    SymbolName,
    ValueName,
    context_at,
    is_bare_block,
    name_at,
    places_of,
)
from mlir_ls.semantics.filecheck.directives import CheckVariable
from mlir_ls.semantics.filecheck.variables import variable_at
from mlir_ls.semantics.findings import symbol_span
from mlir_ls.semantics.lookup import SymbolDefinition, uses_of
from mlir_ls.semantics.mentions import QUOTED_SYMBOL, damaged, naming_alias, naming_block, naming_symbol
from mlir_ls.syntax.document import Document
from mlir_ls.syntax.erase import slot_offsets
from mlir_ls.syntax.leaf.numbers import settled_escapes
from mlir_ls.syntax.places import offset_at, slot_span, span_of
from mlir_ls.syntax.tokens import REGION, is_keyword, tokenize
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


def places_named(document: Document, position: Position) -> Sequence[Occurrence | CheckVariable]:
    """The places that name what is named at a position, its definition among them; none where nothing is."""
    name = name_at(document, position)
    if name is not None:
        return occurrences(document, name)
    if (variable := variable_at(document.lines, position)) is not None:
        return variable[1]
    affine = affine_name_at(document, position)
    return affine.places if affine is not None else ()


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
    for place in places_of(document, "symbol", _spellings(document, target, lines), lines):
        found = name_at(document, place.start)
        defined = found.definition if isinstance(found, SymbolName) else None
        if defined is not None and defined.item.node is definition.item.node:
            yield place, False


def _spellings(document: Document, target: str, lines: Sequence[int]) -> tuple[str, ...]:
    """The ways to spell a symbol on some lines, after what these have in common."""
    usual = (target, f"@{target}", f'@"{target}"')
    escaping = [document.lines[number] for number in lines if "\\" in document.lines[number]]
    others = [found[0] for line in escaping for found in QUOTED_SYMBOL.finditer(line) if settled_escapes(found[1]) == target]
    return ("", *usual[1:], *others) if others else usual


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


# -- names in affine maps ------------------------------------------------------------------------------------------------

_BEGINNINGS = ("affine_map", "affine_set")
_ARROWS = ("->", ":")


class AffineName(NamedTuple):
    """A dimension or a symbol of an affine map or an integer set: its name, which it is, and of how many.

    `places` are all that name it, `others` the other names of the map or set.
    """

    span: Span
    name: str
    is_symbol: bool
    number: int
    total: int
    places: Sequence[Occurrence]
    others: Set[str]


class _NameList(NamedTuple):
    """Names in brackets, by the indices of their tokens, and the index of the token after them."""

    tokens: Sequence[int]
    end: int


def affine_name_at(document: Document, position: Position) -> AffineName | None:
    """The dimension or symbol at a position, at its end included; None where there is none."""
    context = context_at(document, position)
    if context is None:
        return None
    item = context.item
    text = item.node.shape.text
    offset = offset_at(item, position)
    if offset is None or not any([each in text for each in _BEGINNINGS]):
        return None
    tokens, starts = tokenize(text)
    at_offset = [at for at, token in enumerate(tokens) if starts[at] <= offset <= starts[at] + len(token) and is_keyword(token)]
    here = at_offset[0] if at_offset else 0
    first = next((at for at in range(here - 1, -1, -1) if tokens[at] in _BEGINNINGS), None)
    if first is None or tokens[first + 1] != "<":
        return None
    dimensions = _names_in(tokens, first + 2, "()")
    symbols = _names_in(tokens, dimensions.end, "[]")
    end = _end_of(tokens, symbols.end) if tokens[symbols.end : symbols.end + 1] and tokens[symbols.end] in _ARROWS else -1
    if here > end:
        return None
    name = tokens[here]
    for names, is_symbol in ((dimensions, False), (symbols, True)):
        spelled = [tokens[at] for at in names.tokens]
        if name in spelled:
            number = spelled.index(name)
            used = [at for at in range(symbols.end, end) if tokens[at] == name]
            spans = {at: span_of(item, starts[at], starts[at] + len(name)) for at in (names.tokens[number], *used, here)}
            places = [Occurrence(spans[at], at == names.tokens[number]) for at in sorted(spans)]
            others = {tokens[at] for at in (*dimensions.tokens, *symbols.tokens)} - {name}
            return AffineName(spans[here], name, is_symbol, number, len(spelled), places, others)
    return None


def _names_in(tokens: Sequence[str], at: int, brackets: str) -> _NameList:
    """The names in a list that begins at a token; none where there is no such list."""
    if tokens[at : at + 1] != [brackets[0]]:
        return _NameList((), at)
    end = next((index for index in range(at, len(tokens)) if tokens[index] == brackets[1]), len(tokens) - 1)
    return _NameList([index for index in range(at + 1, end) if is_keyword(tokens[index])], end + 1)


def _end_of(tokens: Sequence[str], at: int) -> int:
    """The index of the bracket that closes the expressions after an arrow; that of the last token where none does."""
    depth = 0
    for index in range(at + 1, len(tokens)):
        depth += (tokens[index] == "(") - (tokens[index] == ")")
        if depth <= 0:
            return index
    return len(tokens) - 1
