"""What the composite types of the spirv dialect hold, which was called spv.

SPIR-V dialect, "Types".
"""

from __future__ import annotations

import re
from typing import NamedTuple

from mlir_ls.syntax.leaf import LeafError, LeafParser, Type
from mlir_ls.syntax.leaf.lexical import CLOSING_OF
from mlir_ls.syntax.leaf.types import DialectType, TypeAlias, VectorType

_COUNTED = re.compile(r"(\d+)\s*x\s*(.*)", re.DOTALL)
_TENSOR = re.compile(r"(?:[\d?]+x)+(.*)", re.DOTALL)
_STRIDE = re.compile(r",\s*stride\s*=\s*\d+\s*$")
_DECORATIONS = re.compile(r"\[[^\[\]]*\]\s*$")
_DIALECTS = ("spirv", "spv")


class Composite(NamedTuple):
    """The elements of a composite type: how many, if that is known, and which, one for all or one for each."""

    size: int | None
    elements: tuple[Type | None, ...]

    def element(self, index: int) -> Type | None:
        """The type of the element at a position that there is."""
        return self.elements[0] if len(self.elements) == 1 else self.elements[index]


def composite(type_: Type, leaves: LeafParser) -> Composite | None:
    """What a type consists of; None if it is no composite type, or none that can be looked into."""
    if isinstance(type_, VectorType):
        return Composite(type_.shape[0], (type_.element,)) if len(type_.shape) == 1 else None
    if not isinstance(type_, DialectType) or type_.body is None:
        return None
    if type_.dialect == "spv":
        return _older_composite(type_)
    if type_.dialect != "spirv":
        return None
    body = type_.body
    if type_.mnemonic == "struct":
        members = _members(body, leaves)
        return None if members is None else Composite(len(members), tuple(members) or (None,))
    if type_.mnemonic in ("array", "matrix"):
        counted = _COUNTED.match(body)
        return Composite(int(counted[1]), (_type(_STRIDE.sub("", counted[2]), leaves),)) if counted else None
    if type_.mnemonic == "rtarray":
        return Composite(None, (_type(_STRIDE.sub("", body), leaves),))
    if type_.mnemonic in ("coopmatrix", "arm.tensor"):
        shaped = _TENSOR.match(_split(body)[0])
        return Composite(None, (_type(shaped[1], leaves),)) if shaped else None
    return None


def _older_composite(type_: DialectType) -> Composite | None:
    """The same of a type of spv."""
    if type_.parameters is None:
        return None
    if type_.mnemonic == "struct":
        members = tuple([member[0] for member in type_.parameters[1]])
        return Composite(len(members), members or (None,))
    if type_.mnemonic == "array":
        return Composite(type_.parameters[0], (type_.parameters[1],))
    return Composite(None, (type_.parameters[0],)) if type_.mnemonic == "rtarray" else None


def is_composite(type_: Type) -> bool:
    """Whether a type may have elements, as far as is known: a vector of several dimensions is no composite."""
    return type_.rank == 1 if isinstance(type_, VectorType) else isinstance(type_, DialectType | TypeAlias)


def pointer_to(pointee: Type, storage_class: str, leaves: LeafParser, dialect: str = "spirv") -> Type | None:
    """The type of a pointer in a storage class."""
    return _type(f"!{dialect}.ptr<{pointee}, {storage_class}>", leaves)


def pointee_of(type_: Type, leaves: LeafParser) -> tuple[Type | None, str] | None:
    """What a pointer points to, and its storage class; None for other types."""
    if not isinstance(type_, DialectType) or type_.dialect not in _DIALECTS or type_.mnemonic != "ptr" or not type_.body:
        return None
    pointee, *rest = _split(type_.body)
    return (_type(pointee, leaves), rest[-1].strip()) if rest else None


def _members(body: str, leaves: LeafParser) -> list[Type | None] | None:
    """The types of a struct's members; None for one that stands for itself inside of itself."""
    start = body.find("(")
    if start < 0:
        return None
    parts = _split(body[start + 1 :])
    return [_type(_DECORATIONS.sub("", part), leaves) for part in parts] if parts != [""] else []


def _split(text: str) -> list[str]:
    """The text up to the first bracket that it does not open, at its commas."""
    parts: list[str] = []
    expected: list[str] = []
    last = 0
    for index, character in enumerate(text):
        if character in CLOSING_OF:
            expected.append(CLOSING_OF[character])
        elif character == "," and not expected:
            parts.append(text[last:index])
            last = index + 1
        elif expected and character == expected[-1] and text[index - 1] != "-":
            expected.pop()
        elif character in ")]}" and not expected:
            return [*parts, text[last:index]]
    return [*parts, text[last:]]


def _type(text: str, leaves: LeafParser) -> Type | None:
    try:
        return leaves.parse_type(text.strip())
    except LeafError:
        return None
