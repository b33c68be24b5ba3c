"""What vectors and memrefs hold: types of dialects that are made for it.

MLIR language reference, "Builtin Dialect", "VectorType", "MemRefType": elements are numbers, or of types that implement
`VectorElementTypeInterface` or `MemRefElementTypeInterface`.
"""

from __future__ import annotations

from collections.abc import Callable

from mlir_ls.ods.changes import is_required
from mlir_ls.ods.registry import Registry
from mlir_ls.semantics.verify.declared.encodings import place_of_type, types_of
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import fault_at
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.types import DialectType, MemRefType, UnrankedMemRefType, VectorType
from mlir_ls.syntax.shape import Fault

_CODE = "not-an-element"
_CONTAINERS: tuple[tuple[tuple[type[Type], ...], str, str], ...] = (
    ((VectorType,), "VectorElementTypeInterface", "vector"),
    ((MemRefType, UnrankedMemRefType), "MemRefElementTypeInterface", "memref"),
)


def contents_check(registry: Registry) -> Callable[[Operation], list[Fault]]:
    """The check that no type of MLIR's own dialects is an element of a vector or a memref that cannot be one."""
    if not is_required(_CODE, "builtin", registry.profile):
        return lambda operation: []

    def check(operation: Operation) -> list[Fault]:
        for type_ in types_of(operation):
            element = getattr(type_, "element", None)
            if not isinstance(element, DialectType):
                continue
            for classes, interface, word in _CONTAINERS:
                if isinstance(type_, classes) and _lacks(element, interface):
                    message = f"a {word} cannot have elements of type {element}"
                    return [fault_at(_CODE, message, place_of_type(operation, type_))]
        return []

    def _lacks(element: DialectType, interface: str) -> bool:
        """Types of others may have interfaces attached to them."""
        definition = registry.type_def(element.dialect, element.mnemonic)
        if definition is None or definition.location is not None:
            return False
        return all(trait.name != interface for trait in definition.traits)

    return check
