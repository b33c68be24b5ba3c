"""The attributes of an operation as plain values: one vocabulary for all rules.

The readers of an attribute end in `_of`, the others take an operation and the name of its attribute. A Boolean is 0 or 1 where
a number is expected. The one element of a splat stands for as many as its type has. An attribute that is missing, of another
kind, or not known is None, unless the docstring of a reader defines otherwise.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Final

from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.syntax.leaf import Attribute
from mlir_ls.syntax.leaf.affine import AffineDim
from mlir_ls.syntax.leaf.attributes import (
    AffineMapAttr,
    ArrayAttr,
    BoolAttr,
    DenseArrayAttr,
    DenseElementsAttr,
    DialectAttr,
    IntegerAttr,
    StringAttr,
    UnitAttr,
)
from mlir_ls.syntax.leaf.types import ShapedType

DYNAMIC: Final = -(1 << 63)
"""What stands in an attribute for a size, an offset or a stride that is only known at run time."""

Sizes = tuple["int | None", ...]
"""Sizes, offsets or strides; None for each that is only known at run time."""

MAX_SPLAT: Final = 1000
"""Elements up to which a splat is written out."""


# -- numbers ----------------------------------------------------------------------------------------------------------


def number(operation: Operation, name: str) -> int | None:
    """The value of an integer or a Boolean attribute."""
    return number_of(operation.attribute(name))


def number_of(value: object) -> int | None:
    """The value of an integer or a Boolean, or of an element of one."""
    if isinstance(value, BoolAttr):
        return int(value.value)
    return value.value if isinstance(value, IntegerAttr) else value if isinstance(value, int) else None


def signed_number_of(value: Attribute | None) -> int | None:
    """The same, where a Boolean is a number of one bit: `true` is -1."""
    return -1 if isinstance(value, BoolAttr) and value.value else number_of(value)


def numbers(operation: Operation, name: str) -> tuple[int, ...] | None:
    """The values of an array of integers, or of integer elements."""
    return numbers_of(operation.attribute(name))


def given_numbers(operation: Operation, name: str) -> tuple[int, ...] | None:
    """The same; no values at all where the attribute is absent."""
    return numbers(operation, name) if operation.has_attribute(name) else ()


def numbers_of(value: Attribute | None) -> tuple[int, ...] | None:
    """The values of an array of integers, or of integer elements."""
    if not isinstance(value, ArrayAttr | DenseArrayAttr | DenseElementsAttr) or value.elements is None:
        return None
    found = [number_of(each) for each in value.elements]
    if isinstance(value, DenseElementsAttr) and value.is_splat:
        count = value.type.element_count if isinstance(value.type, ShapedType) else None
        found = found * count if count is not None and count < MAX_SPLAT else [None]
    known = [each for each in found if each is not None]
    return tuple(known) if len(known) == len(found) else None


NO_DIMENSION = -(1 << 64)
"""Stands for what a map yields that is no dimension; no attribute holds this number."""


def order_of(attribute: Attribute | None) -> tuple[int, ...] | None:
    """The integers of a list; the dimensions that an affine map yields, if it takes as many, `NO_DIMENSION` for others."""
    if not isinstance(attribute, AffineMapAttr):
        return numbers_of(attribute)
    results = tuple([each.position if isinstance(each, AffineDim) else NO_DIMENSION for each in attribute.map.results])
    return results if len(results) == attribute.map.dims else (*results, NO_DIMENSION)


def sizes_of(operation: Operation, name: str) -> Sizes | None:
    """Values of which each may be left to run time; none at all where the attribute is absent."""
    found = given_numbers(operation, name)
    return None if found is None else tuple([None if each == DYNAMIC else each for each in found])


def lists_of(value: Attribute | None) -> tuple[tuple[int, ...], ...] | None:
    """The values of an array of lists of integers."""
    if not isinstance(value, ArrayAttr):
        return None
    lists = [numbers_of(each) for each in value.elements]
    known = [each for each in lists if each is not None]
    return tuple(known) if len(known) == len(lists) else None


def product(sizes: Sequence[int | None]) -> int | None:
    """The product of sizes; None where one is only known at run time."""
    known = [size for size in sizes if size is not None]
    return prod(known) if len(known) == len(sizes) else None


def shown(sizes: Sizes) -> str:
    """Sizes as they are spelled in brackets."""
    return f"[{', '.join(['?' if each is None else str(each) for each in sizes])}]"


# -- others -----------------------------------------------------------------------------------------------------------


def flag(operation: Operation, name: str) -> bool | None:
    """Whether a flag, `unit` or `true`, is there."""
    if not operation.has_attribute(name):
        return False
    value = operation.attribute(name)
    if isinstance(value, UnitAttr):
        return True
    return value.value if isinstance(value, BoolAttr) else None


def text(operation: Operation, name: str) -> str | None:
    """The value of a string attribute."""
    value = operation.attribute(name)
    return value.value if isinstance(value, StringAttr) else None


def items(operation: Operation, name: str) -> tuple[Attribute, ...] | None:
    """The elements of an array attribute."""
    value = operation.attribute(name)
    return value.elements if isinstance(value, ArrayAttr) else None


def maps_of(value: Attribute | None) -> list[AffineMapAttr] | None:
    """The elements of an array that holds nothing but affine maps."""
    if not isinstance(value, ArrayAttr):
        return None
    maps = [each for each in value.elements if isinstance(each, AffineMapAttr)]
    return maps if len(maps) == len(value.elements) else None


def case(operation: Operation, name: str) -> str | None:
    """The case of an enum that an attribute of a dialect holds, as it is spelled."""
    return case_of(operation.attribute(name))


def case_of(value: Attribute | None) -> str | None:
    """The same of an attribute."""
    if isinstance(value, DialectAttr) and value.parameters and isinstance(value.parameters[0], str):
        return value.parameters[0].strip('"')
    return None


def cases(operation: Operation, name: str) -> frozenset[str] | None:
    """The cases of a bit enum that an attribute of a dialect holds, as they are spelled."""
    found = case(operation, name)
    return None if found is None else frozenset(each.strip() for each in found.replace(",", "|").split("|"))
