"""What expressions are computed of: types, attributes, numbers, texts, lists, values of an operation, cases of enums."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple, TypeAlias

from mlir_ls.ods.constraints import Term
from mlir_ls.ods.expressions.logic import Truth
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.attributes import BoolAttr, DialectAttr, FloatAttr, IntegerAttr, StringAttr

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
    if isinstance(value, FloatAttr) and not value.literal.lower().startswith(("0x", "-0x")):
        return float(value.literal)
    return None


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
