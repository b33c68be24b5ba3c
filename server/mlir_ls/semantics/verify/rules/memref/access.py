"""memref: reading and writing. "'memref' Dialect", `memref.atomic_rmw`."""

from __future__ import annotations

from collections.abc import Iterator

from mlir_ls.semantics.verify.keywords import keyword_of
from mlir_ls.semantics.verify.operation import Operation
from mlir_ls.semantics.verify.places import Stretch, attribute_at
from mlir_ls.syntax.leaf.types import FloatType, IndexType, IntegerType

_ON_FLOATS = frozenset(("addf", "maximumf", "minimumf", "mulf"))
_ON_INTEGERS = frozenset(("addi", "andi", "maxs", "maxu", "mins", "minu", "muli", "ori", "xori"))


def atomic_kind(operation: Operation) -> Iterator[tuple[str, Stretch]]:
    """A kind of arithmetic on floats takes a float, one on integers an integer. "'memref' Dialect", `memref.atomic_rmw`."""
    kind, type_ = keyword_of(operation, "kind"), operation.type_named("value")
    if kind in _ON_FLOATS and isinstance(type_, IntegerType | IndexType):
        yield f"'{kind}' takes a floating-point number, found {type_}", attribute_at(operation, "kind")
    elif kind in _ON_INTEGERS and isinstance(type_, FloatType | IndexType):
        yield f"'{kind}' takes an integer, found {type_}", attribute_at(operation, "kind")
