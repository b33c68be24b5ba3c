"""`dense<...>`, `sparse<...>` and `array<...>` read without the grammar.

Literals of thousands of numbers are read here and nowhere else, in linear time: what can be counted is checked, and a
digest stands for the elements.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Protocol

from mlir_ls.syntax.leaf.attributes import DenseArrayAttr, DenseElementsAttr, SparseElementsAttr
from mlir_ls.syntax.leaf.dense import Bool, String, array_element, check_byte_count, dense_attribute, digest
from mlir_ls.syntax.leaf.errors import LeafError
from mlir_ls.syntax.leaf.grammar import MAX_DEPTH
from mlir_ls.syntax.leaf.nodes import Attribute, Type
from mlir_ls.syntax.leaf.numbers import Number
from mlir_ls.syntax.leaf.shortcuts.types import NUMBER, SCALAR, split_commas
from mlir_ls.syntax.leaf.sparse import sparse_attribute
from mlir_ls.syntax.leaf.types import FloatType, IndexType, IntegerType, ShapedType
from mlir_ls.system.patterns import deferred

MIN_LONG_LITERAL = 2_048
"""From how many characters on the elements of a literal are not looked at one by one."""

_DENSE = re.compile(r'dense ?<(?:("0x[0-9A-Fa-f]*")|([^"<>/]*))>[ \n]*:[ \n]*')
_SPARSE = deferred(r"sparse<([^\"<>/]*)>[ \n]*:[ \n]*")
_ARRAY = deferred(rf"array<({SCALAR})(?:[ \n]*:([^\"<>/]*))?>\Z")
_TOKEN = re.compile(rf"[ \n]*(?:(\[)|(\])|(,)|(true|false)|({NUMBER})(?![0-9A-Za-z.]))[ \n]*")
_ELEMENT = deferred(rf"[ \n]*(?:(true|false)|({NUMBER}))[ \n]*\Z")
_NUMERIC = re.compile(r"[-+0-9A-Fa-fx.eElrstu,()\[\] \t\n]*\Z")
_DOUBLED = deferred(r",[ \t\n]*[,\])]|[\[(][ \t\n]*,")


class TypeReader(Protocol):
    """What reads the type after a literal."""

    def parse_type(self, text: str) -> Type:
        """The type that `text` spells."""


def literal_attribute(text: str, reader: TypeReader) -> Attribute | None:
    """The attribute of `dense<...>`, `sparse<...>` or `array<...>`, of any length; None if it is another one.

    Raises:
        LeafError: it is long and cannot be right.
    """
    try:
        if text.startswith(("dense<", "dense <")):
            return _dense(text, reader)
        if text.startswith("array<"):
            return _dense_array(text, reader)
        return _sparse(text, reader) if text.startswith("sparse<") else None
    except LeafError:
        if len(text) > MIN_LONG_LITERAL:
            raise
        return None


def _dense(text: str, reader: TypeReader) -> Attribute | None:
    match = _DENSE.match(text)
    if match is None:
        return None
    start, end = match.span(1) if match.group(1) is not None else match.span(2)
    if end - start > MIN_LONG_LITERAL:
        return _long_dense(text, start, end, _type_after(text, match.end(), reader))
    literal: Any = None
    if match.group(1) is not None:
        literal = String(text[start + 1 : end - 1], start)
    elif text[start:end].strip(" \n"):
        literal = _nested(text, start, end)
        if literal is None:
            return None
    return dense_attribute(literal, _type_after(text, match.end(), reader), start)


def _sparse(text: str, reader: TypeReader) -> Attribute | None:
    match = _SPARSE.match(text)
    if match is None:
        return None
    start, end = match.span(1)
    if end - start > MIN_LONG_LITERAL:
        type = _type_after(text, match.end(), reader)
        _check_long_list(text, start, end, None, type)
        return SparseElementsAttr(digest(text[start:end]), type)
    pieces = split_commas(text, start, end) or []
    literals = [_nested(text, *piece) for piece in pieces]
    if len(literals) != 2 or None in literals:
        return None
    body = "".join(text[start:end].split()).replace(",", ", ")
    return sparse_attribute(literals, body, _type_after(text, match.end(), reader), start)


def _type_after(text: str, offset: int, reader: TypeReader) -> Type:
    try:
        return reader.parse_type(text[offset:])
    except LeafError as error:
        raise error.shifted(offset) from None


def _nested(text: str, start: int, end: int) -> Any:
    """The literal between two characters as nested lists of elements; None if it is none."""
    stack: list[list[Any]] = [[]]
    expects_element = True
    while start < end:
        match = _TOKEN.match(text, start, end)
        if match is None:
            return None
        opening, closing, comma, boolean, number = match.groups()
        if comma:
            if expects_element or len(stack) == 1:
                return None
            expects_element = True
        elif closing:
            if len(stack) == 1 or (expects_element and stack[-1]):
                return None
            stack[-2].append(stack.pop())
            expects_element = False
        elif not expects_element:
            return None
        elif opening:
            if len(stack) > MAX_DEPTH:
                return None
            stack.append([])
        else:
            at = match.start(4 if boolean else 5)
            stack[-1].append(Bool(boolean == "true", at) if boolean else Number(number, at))
            expects_element = False
        start = match.end()
    return stack[0][0] if len(stack) == 1 and len(stack[0]) == 1 else None


def _long_dense(text: str, start: int, end: int, type: Type) -> Attribute:
    """A long literal: what counting characters can find is checked, and a digest stands for the rest."""
    count = type.element_count if isinstance(type, ShapedType) else None
    if isinstance(type, ShapedType) and count is None:
        raise LeafError(f"expected a static shape after the elements, but got `{type}`", start)
    if text[start] == '"':
        digits = end - start - 4
        if digits % 2:
            raise LeafError("expected pairs of hexadecimal digits after `0x`", start)
        if isinstance(type, ShapedType):
            check_byte_count(digits // 2, text[start + 3 : start + 5], type, start)
    else:
        _check_long_list(text, start, end, count, type)
    return DenseElementsAttr(None, digest(text[start:end]), type)


def _check_long_list(text: str, start: int, end: int, count: int | None, type: Type) -> None:
    if not _NUMERIC.match(text, start, end):
        raise LeafError("expected a nested list of numbers", start)
    doubled = _DOUBLED.search(text, start, end)
    if doubled:
        raise LeafError("expected a literal", doubled.end() - 1)
    for opening, closing in ("[]", "()"):
        if text.count(opening, start, end) != text.count(closing, start, end):
            raise LeafError(f"expected as many `{closing}` as `{opening}`", start)
    found = text.count(",", start, end) + 1 - text.count("(", start, end)
    if count is not None and found not in (1, count):
        raise LeafError(f"the literal has {found} elements, but `{type}` has {count}", start)


def _dense_array(text: str, reader: TypeReader) -> Attribute | None:
    match = _ARRAY.match(text)
    if match is None:
        return None
    type = reader.parse_type(match.group(1))
    if isinstance(type, IndexType) or (isinstance(type, IntegerType | FloatType) and type.width != 1 and type.width % 8):
        return None
    if match.group(2) is None:
        return DenseArrayAttr(type, (), "")
    start, end = match.span(2)
    if end - start > MIN_LONG_LITERAL:
        _check_long_list(text, start, end, None, type)
        return DenseArrayAttr(type, None, digest(text[start:end]))
    elements = [array_element(literal, type) for literal in _elements(text, start, end)]
    return DenseArrayAttr(type, tuple(elements), ", ".join([element.literal for element in elements]))


def _elements(text: str, start: int, end: int) -> Iterator[Bool | Number]:
    while start <= end:
        comma = text.find(",", start, end)
        stop = end if comma < 0 else comma
        match = _ELEMENT.match(text, start, stop)
        if match is None:
            raise LeafError("expected a literal", start)
        boolean, number = match.groups()
        at = match.start(1 if boolean else 2)
        yield Bool(boolean == "true", at) if boolean else Number(number, at)
        start = stop + 1
