"""Plain types and attributes of the older forms, read without the grammar: what all their documents spell alike.

MLIR Specification, December 2018, and those after it, "Types" and "Attributes". Whatever they do not share is left to the
grammar: names of types that an affine map may have for its dimensions, divisors that are not positive, relations to other
numbers than zero.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple

from mlir_ls.syntax.leaf.affine import AffineMap, IntegerSet
from mlir_ls.syntax.leaf.attributes import (
    AffineMapAttr,
    AttributeAlias,
    BoolAttr,
    DialectAttr,
    IntegerSetAttr,
    SymbolRefAttr,
    TypeAttr,
)
from mlir_ls.syntax.leaf.build.builder import LeafReader
from mlir_ls.syntax.leaf.build.older import ELEMENTS, IN_VECTORS, older_memref
from mlir_ls.syntax.leaf.build.types import DialectSymbol, parsed_symbol
from mlir_ls.syntax.leaf.lexical import PLAIN_TYPE
from mlir_ls.syntax.leaf.nodes import Attribute, Type
from mlir_ls.syntax.leaf.shortcuts.affine import affine_map, affine_set
from mlir_ls.syntax.leaf.shortcuts.attributes import array, dictionary, number, string
from mlir_ls.syntax.leaf.shortcuts.dense import literal_attribute
from mlir_ls.syntax.leaf.shortcuts.locations import plain_location
from mlir_ls.syntax.leaf.shortcuts.types import (
    alias_name,
    dimensions,
    function_type,
    plain_symbol,
    read_part,
    scalar_type,
    split_commas,
)
from mlir_ls.syntax.leaf.types import (
    DialectType,
    RankedTensorType,
    ShapedType,
    TypeAlias,
    UnrankedTensorType,
    VectorType,
)

_NUMERIC = r"i[1-9][0-9]{0,2}|bf16|f16|f32|f64"
_SCALAR = re.compile(rf"(?:{_NUMERIC}|index)\Z")
_SHAPE = re.compile(r"(tensor|memref|vector)<(?:(\* ?x ?)|((?:(?:[1-9][0-9]{0,17}|\?) ?x ?)*))(?=[a-z!])")
_NUMBER = re.compile(rf"(-?[0-9]{{1,20}}(?:\.[0-9]+(?:[eE][-+]?[0-9]+)?)?)(?: ?: ?({_NUMERIC}|index))?\Z")
_SYMBOL = re.compile(r"@([A-Za-z_][A-Za-z0-9_]*|)(?: ?: ?(?=\()|\Z)")
_TYPED_ELEMENTS = re.compile(r"(splat|dense)<(?=tensor<|vector<)")

_INPUTS = re.compile(r"\((?:[A-Za-z_][\w, ]*\)|\)\[)", re.ASCII)
_NAME_OF_TYPE = re.compile(rf"\b(?:{PLAIN_TYPE}|tf_\w+)\b")
_OPEN_DIVISOR = re.compile(r"\b(?:mod|floordiv|ceildiv)\b(?! +[1-9A-Za-z_%])")
"""A division by what is not, at a glance, a positive number or the name of a symbol."""
_OTHER_RELATION = re.compile(r"<=|[=>]=(?! ?0 ?[,)])")

_WORDS: dict[str, Attribute] = {"true": BoolAttr(True), "false": BoolAttr(False)}


class OlderSpelling(NamedTuple):
    """In what the plain spellings of a form differ from those of other older forms.

    `dotted`: a dialect's types may be spelled `!dialect.name`; without, that is an alias. `type_aliases`: there are any.
    `typed_elements`: the type of `splat` and `dense` may stand before the elements. `unranked_memrefs`: there are any.
    `keyed` is how an entry of a dictionary begins.
    """

    dotted: bool
    type_aliases: bool
    typed_elements: bool
    unranked_memrefs: bool
    keyed: re.Pattern[str]


_COLON = re.compile(r"[ \n]*([A-Za-z_][A-Za-z0-9_]*)[ \n]*:")
_EQUAL = re.compile(r"[ \n]*([A-Za-z_][A-Za-z0-9_]*)[ \n]*(?:=|\Z)")

OLDER_SPELLINGS = {
    "2018_12": OlderSpelling(True, False, True, False, _COLON),
    "2019_03": OlderSpelling(False, True, True, False, _COLON),
    "2020_10": OlderSpelling(True, True, False, True, _EQUAL),
}
"""By the names of the forms."""


def older_type(spelling: OlderSpelling, text: str, reader: LeafReader) -> Type | None:
    """The type of a plain spelling in an older form.

    Raises:
        LeafError: perhaps it is none.
    """
    if _SCALAR.match(text):
        return scalar_type(text)
    if text[:1] == "(":
        return function_type(text, reader)
    if text[:1] == "!":
        name = alias_name(text)
        if name is not None:
            return TypeAlias(name) if spelling.type_aliases else None
        symbol = _symbol(spelling, text)
        return None if symbol is None else DialectType(*parsed_symbol(reader.context.dialect_types, symbol))
    match = _SHAPE.match(text)
    return None if match is None or text[-1] != ">" else _shaped(spelling, text, match, reader)


def older_attribute(spelling: OlderSpelling, text: str, reader: LeafReader) -> Attribute | None:
    """The attribute of a plain spelling in an older form.

    Raises:
        LeafError: perhaps it is none.
    """
    first = text[:1]
    if first == '"':
        return string(text)
    if first in "-0123456789":
        return number(text, reader, _NUMBER)
    if first == "#":
        name = alias_name(text)
        if name is not None:
            return AttributeAlias(name)
        symbol = _symbol(spelling, text) if text[-1] == ">" else None  # without a body, a name with dots may be an alias
        return None if symbol is None else DialectAttr(*parsed_symbol(reader.context.dialect_attributes, symbol))
    if first == "@":
        return _reference(text, reader)
    if first == "[":
        return array(text, reader)
    if first == "{":
        return dictionary(text, reader, spelling.keyed)
    if first == "(" and (bare := _bare(text)) is not None:
        return bare
    if text.startswith("loc("):
        return plain_location(text)
    if text.startswith("affine_map<") and text[-1] == ">":
        map = older_map(text[len("affine_map<") : -1])
        return None if map is None else AffineMapAttr(map)
    found = _WORDS.get(text) or _elements(spelling, text, reader) or older_type(spelling, text, reader)
    return TypeAttr(found) if isinstance(found, Type) else found


def older_map(text: str) -> AffineMap | None:
    """The map `(d0)[s0] -> (...)`, unless the grammar has to decide."""
    found = None if _OPEN_DIVISOR.search(text) else affine_map(text)
    return found if found is not None and found.results else None


def older_set(text: str) -> IntegerSet | None:
    """The integer set `(d0)[s0] : (...)`, unless the grammar has to decide."""
    return None if _OPEN_DIVISOR.search(text) or _OTHER_RELATION.search(text) else affine_set(text)


OLDER_AFFINE_SHORTCUTS: dict[str, Callable[[str], AffineMap | IntegerSet | None]] = {
    "whole_affine_map": older_map,
    "whole_affine_set": older_set,
}
"""The functions by the rules of the grammar that they stand for."""


def _shaped(spelling: OlderSpelling, text: str, match: re.Match[str], reader: LeafReader) -> Type | None:
    pieces = split_commas(text, match.end(), len(text) - 1)
    if pieces is None or "offset" in text:  # strides in words, which are no attributes
        return None
    kind, unranked, sizes = match.groups()
    element = read_part(reader.parse_type, text, *pieces[0])
    if not isinstance(element, IN_VECTORS if kind == "vector" else ELEMENTS):
        return None
    shape = dimensions(sizes or "")
    if kind == "memref":
        parts = [read_part(reader.parse_attribute, text, start, end) for start, end in pieces[1:]]
        starts = [start + len(text[start:end]) - len(text[start:end].lstrip(" \n")) for start, end in pieces[1:]]
        if unranked:
            return older_memref(None, element, parts, pieces[0][0], starts, text) if spelling.unranked_memrefs else None
        return older_memref(shape, element, parts, pieces[0][0], starts, text)
    if len(pieces) > 1:
        return None
    if kind == "tensor":
        return UnrankedTensorType(element) if unranked else RankedTensorType(shape, element)
    return VectorType(shape, (False,) * len(shape), element) if shape and None not in shape else None


def _elements(spelling: OlderSpelling, text: str, reader: LeafReader) -> Attribute | None:
    """`dense<elements> : type`, or `splat<type, element>` and `dense<type, elements>`."""
    typed = _TYPED_ELEMENTS.match(text)
    if typed is None:
        found = literal_attribute(text, reader) if text.startswith("dense<") else None
        return found if found is not None and isinstance(found.type, RankedTensorType | VectorType) else None
    pieces = split_commas(text, typed.end(), len(text) - 1) if spelling.typed_elements and text[-1] == ">" else None
    if pieces is None or len(pieces) < 2:
        return None
    type = read_part(reader.parse_type, text, *pieces[0])
    literal = text[pieces[1][0] : -1].strip(" \n")
    if (typed[1] == "splat") == literal.startswith("[") or not isinstance(type, ShapedType):
        return None
    return literal_attribute(f"dense<{literal}> : {text[slice(*pieces[0])].strip()}", reader)


def _symbol(spelling: OlderSpelling, text: str) -> DialectSymbol | None:
    name = text[1:].partition("<")[0]
    return None if name[-1:] == "." or ("." in name and not spelling.dotted) else plain_symbol(text)


def _reference(text: str, reader: LeafReader) -> Attribute | None:
    """The name of a function; its type, which may follow, is not kept."""
    match = _SYMBOL.match(text)
    if match is None:
        return None
    if match.end() < len(text):
        read_part(reader.parse_type, text, match.end(), len(text))
    return SymbolRefAttr((match[1] or None,))


def _bare(text: str) -> Attribute | None:
    """A map or a set, unless a function type may have the same spelling."""
    inputs = _INPUTS.match(text)
    if inputs is None or _NAME_OF_TYPE.search(text, 0, inputs.end()):
        return None
    map = older_map(text)
    if map is not None:
        return AffineMapAttr(map)
    set = older_set(text)
    return None if set is None else IntegerSetAttr(set)
