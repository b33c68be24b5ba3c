"""The type of a value as its uses give it: for hovers and completion, where what defines the value does not say its type."""

from __future__ import annotations

from itertools import islice

from mlir_ls.semantics.lookup import ValueDefinition, uses_of
from mlir_ls.syntax.leaf import Type

_LOOKED_AT = 32
"""So many uses of a value are looked at."""


def type_by_uses(definition: ValueDefinition, number: int) -> Type | None:
    """The type that the first use whose text gives one has for a value of a group; None where none does."""
    for site in islice(uses_of(definition), _LOOKED_AT):
        if site.number == number:
            for slot, each, type_ in site.item.node.shape.uses:
                if type_ is not None and slot == site.slot and each == number:
                    return type_
    return None
