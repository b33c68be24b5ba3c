"""What stands at a position of a document: the name of a value, a block, a symbol, an alias, an operation, a resource.

A name is found by the token at the position and understood by the tree, so it works in broken operations as well.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from mlir_ls.interruption import pausing
from mlir_ls.semantics.lookup import (
    Scope,
    SymbolDefinition,
    ValueDefinition,
    alias_in,
    block_in,
    find_symbol,
    find_value,
    kind_of_values,
    possible_tables_of,
    scopes_of,
    slot_for,
)
from mlir_ls.syntax.document import Document
from mlir_ls.syntax.erase import SIGIL
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.numbers import settled_escapes
from mlir_ls.syntax.places import offset_at, slot_span, span_of
from mlir_ls.syntax.shape import Symbol, symbol_text
from mlir_ls.syntax.tree import Chunk, Located, PathStep, path_to, region_line_of
from mlir_ls.system.patterns import deferred
from mlir_ls.text import Position, Span, span

_NAME = r"(?:[0-9]+|(?:[A-Za-z_$.]|-(?!>))(?:[A-Za-z0-9_$.]|-(?!>))*)"
_ALIAS_NAME = r"(?:[0-9]+|(?:[A-Za-z_$.]|-(?![>}]))[A-Za-z0-9_$.-]*)"
_STRING = r'"[^"\\]*(?:\\.[^"\\]*)*"?'

#: The tokens that may be names, and those in which nothing is one. MLIR language reference, "Identifiers and keywords".
_TOKEN = deferred(
    rf"//.*|(?P<value>%{_NAME})(?P<number>[#:][0-9]+)?|(?P<symbol>@(?:{_NAME}|{_STRING}))|(?P<block>\^{_NAME})"
    rf"|(?P<alias>[#!]{_ALIAS_NAME})|(?P<string>{_STRING})|(?P<word>[A-Za-z_][A-Za-z0-9_$.]*)"
)
_CHAIN = deferred(rf"(?:@(?:{_NAME}|{_STRING})\s*::\s*)+$")
_PART = deferred(rf"@({_NAME}|{_STRING})")
_ALIAS_IN_TYPE = re.compile(r"![A-Za-z_$][A-Za-z0-9_$]*(?![A-Za-z0-9_$.<])")
_RESOURCE = re.compile(r"dense_resource\s*<\s*$")


class NamePosition(NamedTuple):
    """Where a name stands: the chunk, and the items from the outermost to the one that holds the name."""

    chunk: Chunk
    chunk_line: int
    path: list[PathStep]

    @property
    def item(self) -> Located:
        """The item whose header holds the name."""
        return self.path[-1].item

    @property
    def scopes(self) -> list[Scope]:
        """The regions around the item, innermost first."""
        return scopes_of(self.path)


class ValueName(NamedTuple):
    """An SSA value, `%name#number`. `span` is that of `%name`; `used_type` what the text at the place says it is."""

    span: Span
    context: NamePosition
    name: str
    number: int
    definition: ValueDefinition | None
    is_definition: bool
    used_type: Type | None

    @property
    def type(self) -> Type | None:
        """The type of the value, None where it is not known."""
        types = self.definition.types if self.definition is not None else (self.used_type,)
        return types[self.number] if self.number < len(types) else None


class BlockName(NamedTuple):
    """A block, `^name`; `label` is the item that begins it."""

    span: Span
    context: NamePosition
    name: str
    label: Located | None


class SymbolName(NamedTuple):
    """A symbol: the last of `names` is the one at the position, those before it lead to it as `@a::@b` does."""

    span: Span
    context: NamePosition
    names: tuple[str, ...]
    definition: SymbolDefinition | None


class AliasName(NamedTuple):
    """The alias of an attribute, type or location, with its sigil; `definition` is the item that defines it."""

    span: Span
    context: NamePosition
    name: str
    definition: Located | None


class OperationName(NamedTuple):
    """The name of an operation."""

    span: Span
    context: NamePosition
    name: str


class DefinitionName(NamedTuple):
    """The name of a dialect's type or attribute, with its sigil: `!dialect.mnemonic` or `#dialect.mnemonic`."""

    span: Span
    context: NamePosition
    name: str


class ResourceName(NamedTuple):
    """The key of a resource in `dense_resource<key>` or in the file's metadata; `definition` is its entry there."""

    span: Span
    context: NamePosition
    name: str
    definition: tuple[Located, Span] | None


Name = ValueName | BlockName | SymbolName | AliasName | OperationName | DefinitionName | ResourceName


def name_at(document: Document, position: Position) -> Name | None:
    """The name at a position, at its end included; None where there is none."""
    token = _token_in(document, position)
    return _name_of(document, position.line, token) if token is not None else None


def symbol_name_at(document: Document, position: Position) -> SymbolName | None:
    """The symbol that is named at a position; None where there is none."""
    token = _token_in(document, position)
    if token is None or not (token["symbol"] or token["string"]):
        return None
    found = _name_of(document, position.line, token)
    return found if isinstance(found, SymbolName) else None


def results_of(name: OperationName) -> list[ValueName]:
    """The values that an operation defines, at the places where it does."""
    item = name.context.item
    found = []
    for slot, _, types in item.node.shape.definitions:
        where, own = slot_span(item, slot), _own_definition(name.context, slot)
        found.append(ValueName(where, name.context, item.node.names[slot], 0, own, True, types[0] if types else None))
    return found


def places_of(document: Document, kind: str, names: Sequence[str], lines: Iterable[int]) -> Iterator[Span]:
    """Where tokens of a kind ("symbol", "block", "alias", "word" or "string") are spelled in one of some ways on lines.

    The names that are spelled differently for one thing have a part in common, which is the first of them.
    """
    common = names[0]
    for number in pausing(lines):
        line = document.lines[number]
        if common in line:
            for token in _TOKEN.finditer(line):
                if token.lastgroup == kind and token[0] in names and _may_be_name(kind, line, token):
                    yield span(number, token.start(), token.end())


def _may_be_name(kind: str, line: str, token: re.Match[str]) -> bool:
    """Whether what stands around a token lets it be a name."""
    if kind == "alias":
        return "." not in token[0] and line[token.end() : token.end() + 1] != "<"
    return kind not in ("word", "string") or _RESOURCE.search(line, 0, token.start()) is not None


def _name_of(document: Document, number: int, token: re.Match[str]) -> Name | None:
    """What the token on a line means as a name."""
    line = document.lines[number]
    context = context_at(document, Position(number, token.start()))
    if context is None:
        return None
    where = span(number, token.start(), token.end("value") if token["value"] else token.end())
    if token["value"]:
        return _value(context, where, token)
    if token["symbol"]:
        return _symbol(context, where, line)
    if token["block"]:
        step = context.path[-1]
        return BlockName(where, context, token[0], block_in(step.region, step.region_line, token[0]))
    if token["alias"]:
        if "." in token[0]:
            return DefinitionName(where, context, token[0])
        if not _may_be_name("alias", line, token):
            return None
        return AliasName(where, context, token[0], alias_in(context.chunk, context.chunk_line, token[0]))
    return _word(context, where, token, line)


def context_at(document: Document, position: Position) -> NamePosition | None:
    """What holds a position; None where no item does."""
    path = path_to(document.tree, position.line, position.character)
    if not path:
        return None
    index = document.tree.index_at(position.line)
    return NamePosition(document.tree.chunks[index], document.tree.starts[index], path)


def aliases_of(type_: Type) -> list[str]:
    """The names of the aliases that a type is spelled with."""
    return _ALIAS_IN_TYPE.findall(str(type_)) if type_.has_alias else []


def entry_of_resource(chunk: Chunk, chunk_line: int, key: str) -> tuple[Located, Span] | None:
    """The entry of the file's metadata that holds a resource, and where its key stands."""
    for line, node in chunk.region.items_with_lines():
        if node.shape.kind == "resources":
            item = Located(chunk_line + line, node)
            for attribute in node.shape.attributes:
                if attribute.name.rpartition("/")[2] == key:
                    return item, span_of(item, attribute.name_offset, attribute.end)
    return None


def _token_in(document: Document, position: Position) -> re.Match[str] | None:
    """The token at a position; None where the document has no such line."""
    if not 0 <= position.line < len(document.lines):
        return None
    return _token_at(document.lines[position.line], position.character)


def _token_at(line: str, character: int) -> re.Match[str] | None:
    """The token that holds the character after a position, else the one that ends at it."""
    ending = None
    for token in _TOKEN.finditer(line):
        if token.start() > character:
            break
        if token.end() >= character and token.lastgroup is not None:
            if character < token.end():
                return token
            ending = token
    return ending


def _slot_at(item: Located, position: Position) -> int | None:
    """The slot of the name whose sigil stands at a position."""
    offset = offset_at(item, position)
    text = item.node.shape.text
    if offset is None or SIGIL.match(text, offset) is None:
        return None
    return len(SIGIL.findall(text, 0, offset))


def _value(context: NamePosition, where: Span, token: re.Match[str]) -> ValueName:
    name = token["value"][1:]
    number = int(token["number"][1:]) if token["number"] and token["number"][0] == "#" else 0
    item = context.item
    slot = _slot_at(item, where.start)
    own = _own_definition(context, slot) if slot is not None else None
    used_type = next((type_ for at, _, type_ in item.node.shape.uses if at == slot), None)
    if own is not None:
        return ValueName(where, context, name, number, own, True, used_type)
    definition = find_value(context.scopes, name)
    if definition is None and slot is not None:
        definition = _tentative_definition(item, slot)
    return ValueName(where, context, name, number, definition, False, used_type)


def _own_definition(context: NamePosition, slot: int) -> ValueDefinition | None:
    """The value that the item at a place itself defines in a slot."""
    item, step = context.item, context.path[-1]
    shape = item.node.shape
    for definition in shape.definitions:
        if definition.slot == slot:
            return ValueDefinition(item, slot, definition.types, kind_of_values(shape), step.region, step.region_line)
    if shape.kind == "label" and slot in shape.unsure:
        return ValueDefinition(item, slot, (None,), kind_of_values(shape), step.region, step.region_line)
    regions = item.node.body.regions if item.node.body is not None else ()
    for number, inner in enumerate(shape.regions):
        for definition in inner.arguments:
            if definition.slot == slot:
                region, line = step.region, step.region_line
                if number < len(regions) and item.node.body is not None:
                    region, line = regions[number], item.line + region_line_of(item.node.body, number)
                return ValueDefinition(item, slot, definition.types, "region argument", region, line)
    return None


def _tentative_definition(item: Located, slot: int) -> ValueDefinition | None:
    """What a slot of an operation of unknown syntax would define, if it is not a use."""
    node, body = item.node, item.node.body
    if body is None:
        return None
    own = [
        (number, first)
        for number, inner in enumerate(node.shape.regions[: len(body.regions)])
        if slot in inner.tentative and (first := slot_for(node, number, node.names[slot])) is not None
    ]
    if not own:
        return None
    # an earlier region may have a value of this name in another slot
    number, first = min(own, key=lambda each: each[1] != slot)
    line = item.line + region_line_of(body, number)
    return ValueDefinition(item, first, (None,), "region argument", body.regions[number], line)


def _symbol(context: NamePosition, where: Span, line: str) -> SymbolName:
    item = context.item
    offset = offset_at(item, where.start)
    own = item.node.shape.symbol if item.node.shape.kind == "operation" else None
    if own is not None and own.offset == offset:
        return _own_symbol(context, where, own)
    return _symbol_of(context, where, _chain_in(item, offset) or _spelled_chain(line, where))


def _own_symbol(context: NamePosition, where: Span, own: Symbol) -> SymbolName:
    """The symbol an operation defines; where its syntax is not known, it may as well be a use of one."""
    item = context.item
    name = symbol_text(own, item.node.names)
    if not item.node.shape.known:
        found = _symbol_of(context, where, (name,))
        if found.definition is not None:
            return found
    return SymbolName(where, context, (name,), SymbolDefinition(item, own))


def _symbol_of(context: NamePosition, where: Span, names: tuple[str, ...]) -> SymbolName:
    tables = possible_tables_of(context.path, context.chunk, context.chunk_line)
    return SymbolName(where, context, names, find_symbol(tables, list(names)))


def _chain_in(item: Located, offset: int | None) -> tuple[str, ...]:
    """The names from the first of a reference up to the one at an offset."""
    for reference in item.node.shape.symbol_uses:
        parts = (reference, *reference.nested)
        for index, part in enumerate(parts):
            if part.offset == offset:
                return tuple([symbol_text(each, item.node.names) for each in parts[: index + 1]])
    return ()


def _spelled_chain(line: str, where: Span) -> tuple[str, ...]:
    leading = _CHAIN.search(line, 0, where.start.character)
    start = leading.start() if leading is not None else where.start.character
    return tuple([settled_escapes(part.strip('"')) for part in _PART.findall(line[start : where.end.character])])


def is_bare_block(item: Located, word: str, offset: int | None) -> bool:
    """Whether a word at an offset of a header names a block, as blocks are named in 2018."""
    shape = item.node.shape
    if shape.kind == "label":
        return offset == 0 and word == shape.name
    return offset is not None and any([to.offset == offset and to.label == word for to in shape.successors])


def _word(context: NamePosition, where: Span, token: re.Match[str], line: str) -> Name | None:
    """A bare word or a string: the name of an operation, of a symbol in generic form, or the key of a resource."""
    item = context.item
    shape = item.node.shape
    word = token[0].strip('"')
    offset = offset_at(item, where.start)
    if is_bare_block(item, word, offset):
        step = context.path[-1]
        return BlockName(where, context, word, block_in(step.region, step.region_line, word))
    if offset is not None and shape.kind in ("operation", "broken") and shape.name_offset <= offset < shape.name_end:
        return OperationName(where, context, shape.name)
    if shape.symbol is not None and shape.symbol.slot < 0 and shape.symbol.offset == offset:
        return _own_symbol(context, where, shape.symbol)
    if shape.kind == "resources" and any(attribute.name_offset == offset for attribute in shape.attributes):
        return ResourceName(where, context, word, (item, where))
    if _may_be_name("word", line, token):
        return ResourceName(where, context, word, entry_of_resource(context.chunk, context.chunk_line, word))
    return None
