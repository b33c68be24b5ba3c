"""Whether operations have side effects, by what their definitions declare. MLIR, "Side Effects & Speculation"."""

from __future__ import annotations

from collections.abc import Iterable

from mlir_ls.ods.spec import OpSpec
from mlir_ls.semantics.verify.model.regions import NestedOperation

_DECIDED_BY_CODE = frozenset(("MemoryEffects", "MemoryEffectOpInterface"))
"""Traits of operations that declare their effects; which ones these are, is not in the data."""

_RECURSIVE = "HasRecursiveMemoryEffects"


def has_no_effect(spec: OpSpec) -> bool | None:
    """Whether an operation says of itself that it has no effect; None where only code decides."""
    if "Pure" in spec.trait_names:
        return True
    return False if spec.trait_names.isdisjoint(_DECIDED_BY_CODE) else None


def first_with_effects(operations: Iterable[NestedOperation]) -> tuple[NestedOperation, str] | None:
    """The first of some operations that is not free of effects, or holds one that is not, and the name of that one.

    An operation that declares nothing may do anything.
    """
    for item in operations:
        name = _with_effects(item)
        if name:
            return item, name
    return None


def _with_effects(item: NestedOperation) -> str:
    """The name of the operation, or else of one in it, that is not free of effects; "" if there is none."""
    spec = item.operation.spec
    if _RECURSIVE not in spec.trait_names:
        return spec.name if has_no_effect(spec) is False else ""
    for region in item.regions():
        found = first_with_effects(region.operations())
        if found is not None:
            return found[1]
    return ""
