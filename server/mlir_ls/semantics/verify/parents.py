"""Which operations an operation may stand in. MLIR language reference, "Traits": HasParent."""

from __future__ import annotations

from mlir_ls.dialects.spec import OpSpec
from mlir_ls.dialects.wording import listed
from mlir_ls.semantics.verify.places import fault_at, name_of
from mlir_ls.syntax.shape import Fault, Shape

MODULE = "builtin.module"
"""The operation that a whole text stands in, written or not."""


def parent_fault(shape: Shape, parent: str) -> Fault | None:
    """What is wrong with an operation that stands directly in one named `parent`, if anything."""
    spec = shape.syntax
    trait = spec.trait("HasParent") if isinstance(spec, OpSpec) else None
    if trait is None or not trait.arguments or parent in trait.arguments:
        return None
    expected = listed([f"'{name}'" for name in trait.arguments])
    message = f"'{shape.name}' must stand directly in {expected}, but is in '{parent}'"
    return fault_at("wrong-parent", message, name_of(shape))
