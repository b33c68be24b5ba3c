"""Numbers in attributes: integers and lists of integers, in whatever way they are spelled."""

from __future__ import annotations

from typing import Final

from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.syntax.leaf import Attribute
from mlir_ls.syntax.leaf.attributes import (
    AffineMapAttr,
    ArrayAttr,
    BoolAttr,
    DenseArrayAttr,
    DenseElementsAttr,
    IntegerAttr,
    UnitAttr,
)
from mlir_ls.syntax.leaf.types import ShapedType

DYNAMIC: Final = -(1 << 63)
"""What stands in an attribute for a size, an offset or a stride that is only known at run time."""

Sizes = tuple["int | None", ...]
"""Sizes, offsets or strides; None for each that is only known at run time."""


def integer(attribute: Attribute | None) -> int | None:
    """The value of an integer or a boolean attribute; None where it is none or not known."""
    if isinstance(attribute, BoolAttr):
        return int(attribute.value)
    return attribute.value if isinstance(attribute, IntegerAttr) else None


def integers(attribute: Attribute | None) -> tuple[int, ...] | None:
    """The values of an array or of dense elements that are integers; None where some are not, or not known."""
    if isinstance(attribute, ArrayAttr):
        values = [integer(each) for each in attribute.elements]
    elif isinstance(attribute, DenseArrayAttr | DenseElementsAttr) and attribute.elements is not None:
        values = [_element(each) for each in attribute.elements]
        if isinstance(attribute, DenseElementsAttr) and len(values) == 1:
            count = attribute.type.element_count if isinstance(attribute.type, ShapedType) else None
            values = values * count if count is not None and count < _MANY else [None]
    else:
        return None
    known = [each for each in values if each is not None]
    return tuple(known) if len(known) == len(values) else None


def integers_of(operation: Operation, name: str) -> tuple[int, ...] | None:
    """The values of an attribute that is a list of integers; none at all where the attribute is absent."""
    return integers(operation.attribute(name)) if operation.has_attribute(name) else ()


def sizes_of(operation: Operation, name: str) -> Sizes | None:
    """The same, where each may be left to run time."""
    found = integers_of(operation, name)
    return None if found is None else tuple([None if each == DYNAMIC else each for each in found])


def lists_of(attribute: Attribute | None) -> tuple[tuple[int, ...], ...] | None:
    """The values of an array of lists of integers."""
    if not isinstance(attribute, ArrayAttr):
        return None
    lists = [integers(each) for each in attribute.elements]
    known = [each for each in lists if each is not None]
    return tuple(known) if len(known) == len(lists) else None


def maps_of(attribute: Attribute | None) -> list[AffineMapAttr] | None:
    """The elements of an array that holds nothing but affine maps."""
    if not isinstance(attribute, ArrayAttr):
        return None
    maps = [each for each in attribute.elements if isinstance(each, AffineMapAttr)]
    return maps if len(maps) == len(attribute.elements) else None


def is_set(operation: Operation, name: str) -> bool | None:
    """Whether a flag, `unit` or `true`, is there; None where that is not known."""
    if not operation.has_attribute(name):
        return False
    value = operation.attribute(name)
    if isinstance(value, UnitAttr):
        return True
    return value.value if isinstance(value, BoolAttr) else None


def plural(count: int, noun: str) -> str:
    """A number and what it counts."""
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


def shown(sizes: Sizes) -> str:
    """Sizes as they are spelled in brackets."""
    return f"[{', '.join(['?' if each is None else str(each) for each in sizes])}]"


_MANY: Final = 1000


def _element(found: object) -> int | None:
    return integer(found) if isinstance(found, Attribute) else found if isinstance(found, int) else None
