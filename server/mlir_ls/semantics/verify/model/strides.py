"""Offsets and strides of memrefs. MLIR language reference, "Builtin Dialect", "MemRefType", "Layout"."""

from __future__ import annotations

from typing import NamedTuple

from mlir_ls.semantics.verify.model.attributes import Sizes
from mlir_ls.syntax.leaf.affine import AffineBinary, AffineConstant, AffineDim, AffineExpr
from mlir_ls.syntax.leaf.attributes import AffineMapAttr, StridedLayoutAttr
from mlir_ls.syntax.leaf.types import MemRefType


class Strides(NamedTuple):
    """Where the elements of a memref lie: a distance from its start, and one for each dimension; None where unknown."""

    offset: int | None
    steps: Sizes


def strides_of(memref: MemRefType) -> Strides | None:
    """The strides of a memref; None where its layout has none, or is not known."""
    layout = memref.layout
    if layout is None:
        return Strides(0, contiguous(memref.shape))
    if isinstance(layout, StridedLayoutAttr):
        return Strides(layout.offset, layout.strides)
    if not isinstance(layout, AffineMapAttr) or len(layout.map.results) != 1:
        return None
    sums: list[int | None] = [0] * (layout.map.dims + 1)
    if layout.map.dims != len(memref.shape) or not _gather(layout.map.results[0], 1, sums):
        return None
    return Strides(sums[-1], tuple(sums[:-1]))


def has_no_strides(memref: MemRefType) -> bool:
    """Whether the layout is certainly one that strides cannot express."""
    layout = memref.layout
    return isinstance(layout, AffineMapAttr) and layout.map.dims == len(memref.shape) and strides_of(memref) is None


def has_identity_layout(memref: MemRefType) -> bool | None:
    """Whether an element lies where its indices point, and the layout is implicit, or is the identity; None if not known."""
    layout = memref.layout
    if isinstance(layout, StridedLayoutAttr):
        return layout.strides == (1,) and layout.offset == 0
    if isinstance(layout, AffineMapAttr):
        return layout.map.is_identity
    return True if layout is None else None


def contiguous(shape: Sizes) -> Sizes:
    """The strides of a buffer without gaps, the last dimension being the innermost. Those around a size of 0 are not known."""
    steps: list[int | None] = []
    step: int | None = 1
    for size in reversed(shape):
        steps.append(step)
        step = times(step, size or None)
    return tuple(reversed(steps))


def times(one: int | None, other: int | None) -> int | None:
    """A product of numbers that may be unknown; nothing times nought is unknown."""
    if one == 0 or other == 0:
        return 0
    return None if one is None or other is None else one * other


def plus(one: int | None, other: int | None) -> int | None:
    """A sum of numbers that may be unknown."""
    return None if one is None or other is None else one + other


def clash(one: int | None, other: int | None) -> bool:
    """Whether two numbers are known to differ."""
    return one is not None and other is not None and one != other


def _gather(expr: AffineExpr, factor: int | None, sums: list[int | None]) -> bool:
    """Adds `factor` times an expression to the sums, one for each dimension and one for the rest; False if it cannot."""
    if isinstance(expr, AffineBinary):
        if expr.operator == "+":
            return _gather(expr.lhs, factor, sums) and _gather(expr.rhs, factor, sums)
        if expr.operator != "*":
            return False
        known = expr.rhs.value if isinstance(expr.rhs, AffineConstant) else None
        if not expr.rhs.is_symbolic_or_constant:
            return False
        return _gather(expr.lhs, times(factor, known), sums)
    if isinstance(expr, AffineDim):
        sums[expr.position] = plus(sums[expr.position], factor)
    else:
        sums[-1] = plus(sums[-1], times(factor, expr.value if isinstance(expr, AffineConstant) else None))
    return True
