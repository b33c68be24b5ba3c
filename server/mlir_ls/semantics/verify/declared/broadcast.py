"""The trait of operations that broadcast their operands to a common shape: ResultsBroadcastableShape.

MLIR documentation, "Traits", "Broadcastable": dimensions are compared from the last one on; one of size 1 goes with any.
"""

from __future__ import annotations

from collections.abc import Sequence

from mlir_ls.semantics.verify.model.attributes import Sizes, shown
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import fault_at, operand_type_at, result_type_at
from mlir_ls.semantics.verify.model.strides import clash
from mlir_ls.syntax.leaf.types import RankedTensorType
from mlir_ls.syntax.shape import Fault


def broadcast_faults(operation: Operation) -> Sequence[Fault]:
    """What keeps the operands of an operation from one shape, or its results from having that."""
    common: Sizes | None = None
    for index, type_ in enumerate(operation.operand_types):
        if not isinstance(type_, RankedTensorType):
            continue
        before, common = common, type_.shape if common is None else _common(common, type_.shape)
        if common is None:
            message = f"operands do not have broadcast-compatible shapes: {shown(before or ())} and {type_}"
            return (fault_at("not-broadcastable", message, operand_type_at(operation, index)),)
    if common is None:
        return ()
    for index, type_ in enumerate(operation.result_types):
        if not isinstance(type_, RankedTensorType):
            continue
        last = type_.shape[len(type_.shape) - len(common) :] if len(type_.shape) > len(common) else type_.shape
        if len(last) != len(common) or any(map(clash, common, last)):
            message = f"result #{index} must have the broadcast shape {shown(common)} of the operands, but got {type_}"
            return (fault_at("not-broadcastable", message, result_type_at(operation, index)),)
    return ()


def _common(one: Sizes, other: Sizes) -> Sizes | None:
    """The shape that two shapes can both be stretched to, or None."""
    longer, shorter = (one, other) if len(one) > len(other) else (other, one)
    lead = len(longer) - len(shorter)
    sizes = list(longer)
    for place, size in enumerate(shorter, lead):
        here = sizes[place]
        if here == 1 or (here is None and size is not None and size > 1):
            sizes[place] = size
        elif clash(here, size) and size != 1:
            return None
    return tuple(sizes)
