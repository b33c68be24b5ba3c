"""Plain attributes, read without the grammar."""

from __future__ import annotations

import re

from mlir_ls.syntax.leaf.attributes import (
    AffineMapAttr,
    ArrayAttr,
    AttributeAlias,
    BoolAttr,
    DialectAttr,
    DictionaryAttr,
    IntegerSetAttr,
    StridedLayoutAttr,
    StringAttr,
    SymbolRefAttr,
    TypeAttr,
    UnitAttr,
)
from mlir_ls.syntax.leaf.build.builder import LeafReader
from mlir_ls.syntax.leaf.build.types import parsed_symbol
from mlir_ls.syntax.leaf.lexical import STRING
from mlir_ls.syntax.leaf.nodes import Attribute
from mlir_ls.syntax.leaf.numbers import Number, number_attribute, unescaped
from mlir_ls.syntax.leaf.shortcuts.affine import affine_map, affine_set
from mlir_ls.syntax.leaf.shortcuts.locations import plain_location
from mlir_ls.syntax.leaf.shortcuts.types import (
    NUMBER,
    SCALAR,
    alias_name,
    plain_symbol,
    plain_type,
    read_part,
    split_commas,
)
from mlir_ls.system.patterns import deferred

_TYPED_NUMBER = re.compile(rf"({NUMBER})(?:[ \n]*:[ \n]*({SCALAR}))?\Z")
_STRING = re.compile(rf"{STRING}\Z")
_SYMBOL = re.compile(r"@[A-Za-z_0-9.$]*(?:::@[A-Za-z_0-9.$]*)*\Z")
_SYMBOL_NAME = re.compile(r"[A-Za-z_][A-Za-z0-9_.$]*\Z|\Z")
_KEYED = deferred(r"[ \n]*([A-Za-z_][A-Za-z0-9_.$]*)[ \n]*(?:=|\Z)")
_STRIDE = r"(?:-?[0-9]{1,18}|\?)"
_STRIDED = deferred(rf"strided<\[((?:{_STRIDE}(?:, ?{_STRIDE})*)?)\](?:, ?offset: ?({_STRIDE}))?>\Z")

_WORDS: dict[str, Attribute] = {"true": BoolAttr(True), "false": BoolAttr(False), "unit": UnitAttr()}


def plain_attribute(text: str, reader: LeafReader) -> Attribute | None:
    """The attribute of a plain spelling.

    Raises:
        LeafError: perhaps it is none.
    """
    first = text[:1]
    if first == '"':
        return string(text)
    if first in "-0123456789":
        return number(text, reader, _TYPED_NUMBER)
    if first == "#":
        return _prefixed_attribute(text, reader)
    if first == "@":
        return _symbol_ref(text)
    if first == "[":
        return array(text, reader)
    if first == "{":
        return dictionary(text, reader, _KEYED)
    return _WORDS.get(text) or _keyword_attribute(text, reader)


def _keyword_attribute(text: str, reader: LeafReader) -> Attribute | None:
    if text.startswith("affine_map<"):
        return _affine_map(text)
    if text.startswith("affine_set<"):
        return _affine_set(text)
    if text.startswith("strided<"):
        return _strided(text)
    if text.startswith("loc("):
        return plain_location(text)
    type = plain_type(text, reader)
    return None if type is None else TypeAttr(type)


def _prefixed_attribute(text: str, reader: LeafReader) -> Attribute | None:
    name = alias_name(text)
    if name is not None:
        return AttributeAlias(name)
    symbol = plain_symbol(text)
    if symbol is None:
        return None
    return DialectAttr(*parsed_symbol(reader.context.dialect_attributes, symbol))


def string(text: str) -> Attribute | None:
    """The string `"..."`, unless the grammar has to decide."""
    return StringAttr(unescaped(text, 0)) if _STRING.match(text) else None


def number(text: str, reader: LeafReader, typed: re.Pattern[str]) -> Attribute | None:
    """The number that the first group of a pattern finds, of the type that the second one finds, if any."""
    match = typed.match(text)
    if match is None:
        return None
    literal = Number(match.group(1), 0)
    return number_attribute(literal, reader.parse_type(match.group(2) or ("f64" if literal.is_float else "i64")))


def _symbol_ref(text: str) -> Attribute | None:
    if not _SYMBOL.match(text):
        return None
    names = [name[1:] for name in text.split("::")]
    if not all(_SYMBOL_NAME.match(name) for name in names):
        return None
    return SymbolRefAttr(tuple([name or None for name in names]))


def array(text: str, reader: LeafReader) -> Attribute | None:
    """The array `[...]`, unless the grammar has to decide."""
    if text[-1] != "]":
        return None
    if text == "[]":
        return ArrayAttr(())
    pieces = split_commas(text, 1, len(text) - 1)
    if pieces is None:
        return None
    return ArrayAttr(tuple([read_part(reader.parse_attribute, text, start, end) for start, end in pieces]))


def dictionary(text: str, reader: LeafReader, keyed: re.Pattern[str]) -> Attribute | None:
    """The dictionary whose entries begin with a name and one character before the value, as the pattern finds them."""
    if text[-1] != "}":
        return None
    if text == "{}":
        return DictionaryAttr(())
    pieces = split_commas(text, 1, len(text) - 1)
    if pieces is None:
        return None
    entries: dict[str, Attribute] = {}
    for start, end in pieces:
        key = keyed.match(text, start, end)
        if key is None or key.group(1) in entries:
            return None
        has_value = key.end() > key.end(1) and text[key.end() - 1] in "=:"
        entries[key.group(1)] = read_part(reader.parse_attribute, text, key.end(), end) if has_value else UnitAttr()
    return DictionaryAttr(tuple(entries.items()))


def _affine_map(text: str) -> Attribute | None:
    found = affine_map(text[len("affine_map<") : -1]) if text[-1] == ">" else None
    return None if found is None else AffineMapAttr(found)


def _affine_set(text: str) -> Attribute | None:
    found = affine_set(text[len("affine_set<") : -1]) if text[-1] == ">" else None
    return None if found is None else IntegerSetAttr(found)


def _strided(text: str) -> Attribute | None:
    match = _STRIDED.match(text)
    if match is None:
        return None
    strides, offset = match.groups()
    return StridedLayoutAttr(
        tuple([_stride(stride) for stride in strides.split(",")]) if strides else (),
        0 if offset is None else _stride(offset),
    )


def _stride(text: str) -> int | None:
    return None if "?" in text else int(text)
