"""The types of the arguments that the bodies of operations on tensors take, and of the values that they yield."""

from __future__ import annotations

from mlir_ls.semantics.verify.library.bodies import Types, element_of
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.syntax.leaf.types import IndexType, RankedTensorType


def indices(operation: Operation, _: int) -> Types | None:
    """An index for each dimension of the result."""
    type_ = operation.result_types[0]
    return [IndexType()] * len(type_.shape) if isinstance(type_, RankedTensorType) else None


def element(operation: Operation, _: int) -> Types:
    """An element of the result."""
    return [element_of(operation.result_types[0])]
