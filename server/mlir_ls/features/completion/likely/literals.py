"""The literal before a colon, and which types it may have."""

from __future__ import annotations

import re

from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.types import FloatType, IndexType, IntegerType, ShapedType

_LITERAL = re.compile(
    r"(?<![\w$.%#@])(?:dense<(?P<body>.*)>|(?P<resource>dense_resource<[^<>]*>)"
    r"|(?P<number>-?\d[\w.]*(?:[eE][-+]?\d+)?)|true|false|(?P<string>\"(?:[^\"\\\\]|\\\\.)*\"))\s*:\s*\Z",
    re.DOTALL,
)
_MAX_LITERAL = 2000
"""Characters of a literal that are looked at, from its end."""
_ELEMENT = re.compile(r"-?\d+(\.\d*)?|true|false|0x[0-9A-Fa-f]+|\(")


def ends_with_literal(header: str) -> bool:
    """Whether a header ends with a number or elements and a colon, so that their type follows."""
    return _LITERAL.search(header[-_MAX_LITERAL:]) is not None


class SpelledLiteral:
    """A number or elements before the colon: what type they may have."""

    def __init__(
        self, shape: tuple[int, ...] | None, is_float: bool, is_integer: bool, elements: bool, value: int | None = None
    ) -> None:
        self.shape = shape
        self.is_float = is_float
        self.is_integer = is_integer
        self.elements = elements
        self.value = value

    @staticmethod
    def of(header: str) -> SpelledLiteral | None:
        """The literal that a header ends with, a colon after it."""
        found = _LITERAL.search(header[-_MAX_LITERAL:])
        if found is None or found["string"] is not None:
            return None
        if found["resource"] is not None:
            return SpelledLiteral(None, False, False, True)
        if found["body"] is None:
            number = found["number"] or ""
            is_float = "." in number
            value = int(number) if number.lstrip("-").isdecimal() else None
            return SpelledLiteral(None, is_float, not is_float and not number.startswith("0x"), False, value)
        body = found["body"].strip()
        first = _ELEMENT.search(body)
        is_float = first is not None and first[1] is not None
        is_integer = first is not None and not is_float and not first[0].startswith(("0x", "("))
        return SpelledLiteral(_sizes(body) if body[:1] == "[" else None, is_float, is_integer, True)

    def may_have(self, type_: Type) -> bool:
        """Whether it may have a type."""
        if isinstance(type_, ShapedType):
            if not self.elements or (self.shape is not None and type_.shape is not None and type_.shape != self.shape):
                return False
            if type_.shape is None or None in type_.shape:
                return False
            type_ = type_.element
        elif self.elements == isinstance(type_, IntegerType | FloatType | IndexType):
            return False
        if self.is_float:
            return not isinstance(type_, IntegerType | IndexType)
        if self.value is not None and isinstance(type_, IntegerType):
            return -(1 << type_.width) <= 2 * self.value < 2 << type_.width
        return not (self.is_integer and isinstance(type_, FloatType))


def _sizes(body: str) -> tuple[int, ...]:
    """The sizes of the dimensions that nested brackets have."""
    sizes: list[int] = []
    depth, at = 0, 0
    first = True
    counts: dict[int, int] = {}
    for at, letter in enumerate(body):
        if letter == "[":
            depth += 1
            counts[depth] = 1 if body[at + 1 : at + 2] != "]" else 0
        elif letter == "]":
            while len(sizes) < depth:
                sizes.append(0)
            sizes[depth - 1] = sizes[depth - 1] or counts.get(depth, 0)
            depth -= 1
            first = False
        elif letter == ",":
            counts[depth] = counts.get(depth, 1) + 1
        elif letter == "(" and first:
            break
    return tuple(sizes)
