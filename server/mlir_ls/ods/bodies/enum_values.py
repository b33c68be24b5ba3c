"""Which integers are cases of an enum, and which attributes hold one."""

from __future__ import annotations

from collections.abc import Callable

from mlir_ls.ods.spec import EnumSpec
from mlir_ls.syntax.leaf import Attribute
from mlir_ls.syntax.leaf.attributes import BoolAttr, IntegerAttr
from mlir_ls.syntax.leaf.types import IntegerType


def values_of(enum: EnumSpec) -> Callable[[int], bool]:
    """Whether an integer is the value of a case, or of several where they are bits."""
    values = frozenset([value for _, value in enum.cases])
    bits = 0
    for value in values:
        bits |= value
    return lambda found: found in values or (enum.bits and found >= 0 and not found & ~bits)


def cases_of(enum: EnumSpec) -> Callable[[Attribute], bool | None]:
    """Whether an attribute is the value of a case, or of several where they are bits, as a signless integer of that width.

    None where that is not known.
    """
    is_valid = values_of(enum)

    def holds(found: Attribute) -> bool | None:
        if isinstance(found, BoolAttr):
            return None if enum.width == 1 else False
        if not isinstance(found, IntegerAttr):
            return False
        if not isinstance(found.type, IntegerType) or found.type.signedness or found.type.width != enum.width:
            return False
        return is_valid(found.value) or (found.value < 0 and is_valid(found.value + (1 << enum.width)))

    return holds
