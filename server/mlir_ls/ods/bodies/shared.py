"""Constraints that parameters of a type or an attribute share (`ods.irdl.sharing`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mlir_ls.ods.bodies.parameters import attribute_satisfies
from mlir_ls.ods.irdl.sharing import SHARED_CONSTRAINTS, Sharing, as_attribute
from mlir_ls.ods.registry import Registry
from mlir_ls.ods.spec import TypeDef


def shared_requirement(definition: TypeDef, registry: Registry) -> Callable[..., str] | None:
    """What is wrong with the parameters of a definition, or nothing, as far as they share constraints; None if none do."""
    shared = next((trait for trait in definition.traits if trait.name == SHARED_CONSTRAINTS), None)
    if shared is None:
        return None

    def wrong(*parameters: Any) -> str:
        sharing = Sharing(shared, lambda found, term: attribute_satisfies(found, term, registry))
        for use, value in zip(sharing.uses, parameters, strict=False):
            found = as_attribute(value)
            assert isinstance(use, tuple)
            answer = None if found is None else sharing.holds(use[2], found)
            if answer is None:
                return ""
            if answer is False:
                return f"parameter '{use[1]}' {sharing.failure(found)}"
        return ""

    return wrong
