"""vector: how many bits the elements of vectors and of memory have."""

from __future__ import annotations

from mlir_ls.semantics.verify.model.context import Site
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.reading import is_of
from mlir_ls.syntax.leaf import Attribute, Type
from mlir_ls.syntax.leaf.attributes import AttributeAlias, DialectAttr, UnreadAttr
from mlir_ls.syntax.leaf.types import ComplexType, FloatType, IndexType, IntegerType, VectorType

_DEFAULT_WIDTH = 64
"""Bits of an index and of a pointer where no data layout says otherwise."""

_MAX_ALIGNMENT = 64
"""Bits to which integers are aligned at most."""


def fixed_bits(found: Type) -> int | None:
    """The bits of a type that no data layout changes; None for others."""
    if isinstance(found, IntegerType | FloatType):
        return found.width
    element = found.element if isinstance(found, ComplexType) else None
    if isinstance(element, IntegerType | FloatType):
        alignment = _alignment(element)
        return -(-element.width // alignment) * alignment + element.width
    return None


def _alignment(element: IntegerType | FloatType) -> int:
    """The alignment of a part of a complex number: a power of two of bytes, for integers that of 8 bytes at most."""
    power = 8
    while power < element.width:
        power *= 2
    return min(power, _MAX_ALIGNMENT) if isinstance(element, IntegerType) else power


def minor_size(vector: VectorType) -> int:
    """The size of the last dimension of a vector; 1 where that is not known, or where there is none."""
    return (vector.shape[-1] or 1) if vector.shape else 1


def default_bits(found: Type) -> int | None:
    """The bits of a type where no data layout says otherwise."""
    return _DEFAULT_WIDTH if depends_on_layout(found) else fixed_bits(found)


def depends_on_layout(found: Type) -> bool:
    """Whether a data layout says how many bits a type has."""
    return isinstance(found, IndexType) or is_pointer(found)


def is_pointer(found: Type | None) -> bool:
    """Whether a type is one of pointers, of which there may be vectors."""
    return is_of(found, "llvm", "ptr") or is_of(found, "ptr", "ptr")


def may_have_layout(site: Site) -> bool:
    """Whether an operation around may declare a data layout."""
    return any([_may_declare(parent) for parent in site.parents()])


def _may_declare(operation: Operation) -> bool:
    return any([_may_be_layout(operation.attribute(name)) for name in operation.attributes])


def _may_be_layout(found: Attribute | None) -> bool:
    if isinstance(found, DialectAttr):
        return found.dialect in ("dlti", "test")
    return isinstance(found, AttributeAlias | UnreadAttr)
