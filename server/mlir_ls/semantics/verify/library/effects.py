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


def first_with_effects(operations: Iterable[NestedOperation], certain: frozenset[str]) -> tuple[NestedOperation, str] | None:
    """The first of some operations that is not free of effects, or holds one that is not, and the name of that one.

    `certain` are those, by name, that have effects though only code says so. One that declares nothing may do anything.
    """
    for item in operations:
        name = _with_effects(item, certain)
        if name:
            return item, name
    return None


def _with_effects(item: NestedOperation, certain: frozenset[str]) -> str:
    """The name of the operation, or else of one in it, that is not free of effects; "" if there is none."""
    spec = item.operation.spec
    if spec.name in certain or (has_no_effect(spec) is False and _RECURSIVE not in spec.trait_names):
        return spec.name
    for region in item.regions() if _RECURSIVE in spec.trait_names else ():
        for each in region.operations():
            name = _with_effects(each, certain)
            if name:
                return name
    return ""
