"""What expressions are computed of: types, attributes, numbers, texts, lists, values of an operation, cases of enums."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple, TypeAlias

from mlir_ls.ods.constraints import Term
from mlir_ls.ods.expressions.logic import Truth
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.attributes import BoolAttr, DialectAttr, FloatAttr, IntegerAttr, StringAttr
from mlir_ls.syntax.leaf.floats import value_of_bits, value_of_decimal
from mlir_ls.syntax.leaf.types import FloatType, IntegerType

ExpressionValue: TypeAlias = Any
"""A `Type`, an `Attribute`, an `int`, a `bool`, a `float`, a `str`, an affine map, a tuple of values, a `Ssa`, a `Case`, or
`NULL`; None for what is not known."""

DYNAMIC: Final = -(1 << 63)
"""The size of a dimension that is spelled `?`, as C++ has it."""


class Null:
    """What is not there: no attribute, no value of an optional operand, a type of another class."""


NULL: Final = Null()


class Ssa(NamedTuple):
    """A value of an operation, of which the type is all that is known, if that is."""

    type: Type | None


class DictionaryEntry(NamedTuple):
    """An entry of a dictionary."""

    name: str
    value: ExpressionValue


class Case(NamedTuple):
    """A case of an enum, as it is spelled."""

    enum: str
    keyword: str


class ExpressionScope(NamedTuple):
    """What an expression is computed in: its subject, the parts of the operation, and how constraints are decided.

    `same` says whether two types are one, `holds` whether a type or an attribute satisfies a constraint, `parameter` yields
    a parameter of a type or an attribute of a dialect, by its name. None where that is not known.
    """

    subject: ExpressionValue = None
    part: Callable[[Term], ExpressionValue] = lambda _: None
    total: Callable[[str], int | None] = lambda _: None
    holds: Callable[[Term, ExpressionValue], Truth] = lambda _, __: None
    same: Callable[[Type, Type], Truth] = lambda one, other: True if one is other else None
    parameter: Callable[[ExpressionValue, str], ExpressionValue] = lambda _, __: None


def number_in(value: ExpressionValue) -> int | float | None:
    """The number that a value is or holds."""
    if isinstance(value, bool):
        return int(value)
    if isinstance(value, int | float):
        return value
    if isinstance(value, BoolAttr):
        return int(value.value)
    if isinstance(value, IntegerAttr):
        return value.value
    return _float_in(value) if isinstance(value, FloatAttr) else None


def _float_in(found: FloatAttr) -> float | None:
    """The number that a floating-point attribute holds, which its type rounds."""
    if not isinstance(found.type, FloatType):
        return None
    literal, name = found.literal.lower(), str(found.type)
    if literal.startswith("0x"):
        return value_of_bits(int(literal, 16), name)
    return None if literal.startswith("-0x") else value_of_decimal(literal, name)


def signed_in(value: ExpressionValue) -> int | float | None:
    """The number that a value is or holds, where C++ takes the first bit of an integer for its sign."""
    if isinstance(value, bool):
        return -1 if value else 0
    if not isinstance(value, IntegerAttr | BoolAttr):
        return number_in(value)
    bits, width = bits_of(value)
    return bits - (1 << width) if bits << 1 >> width else bits


def unsigned_in(value: ExpressionValue) -> int | None:
    """The number that a value is or holds, where C++ takes the bits of an integer for a number without a sign."""
    if isinstance(value, IntegerAttr | BoolAttr):
        return bits_of(value)[0]
    found = whole_number_in(value)
    return None if found is None or found < 0 else found


_INDEX_BITS = 64


def bits_of(found: IntegerAttr | BoolAttr) -> tuple[int, int]:
    """The bits of an integer as a number without a sign, and how many there are."""
    width = found.type.width if isinstance(found.type, IntegerType) else _INDEX_BITS
    return int(found.value) % (1 << width), width


def whole_number_in(value: ExpressionValue) -> int | None:
    """The whole number that a value is or holds."""
    found = number_in(value)
    return found if isinstance(found, int) else None


def text_in(value: ExpressionValue) -> str | None:
    """The text that a value is or holds."""
    return value if isinstance(value, str) else value.value if isinstance(value, StringAttr) else None


def keyword_in(value: ExpressionValue) -> str | None:
    """The case of an enum that a value is, or a dialect's attribute holds."""
    if isinstance(value, Case):
        return value.keyword
    if isinstance(value, DialectAttr) and value.parameters and isinstance(value.parameters[0], str):
        return value.parameters[0].strip('"')
    return value.strip('"') if isinstance(value, str) else None
