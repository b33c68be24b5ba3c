"""linalg: the transforms of Winograd's convolution, F(m x m, r x r). "'linalg' Dialect", `linalg.winograd_filter_transform`.

A tile of the input has m + r - 1 rows and columns, one of the output m. What has one row or one column is not transformed
along that side.
"""

from __future__ import annotations

from collections.abc import Sequence

from mlir_ls.semantics.verify.model.attributes import number
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.reading import place_of
from mlir_ls.semantics.verify.model.strides import clash
from mlir_ls.semantics.verify.rules import Found, rule
from mlir_ls.syntax.leaf.types import ShapedType

Sizes = Sequence["int | None"]

_SIZES = rule("linalg.winograd-sizes")
_TRANSFORMS = ((2, 3), (4, 3), (2, 5))
"""m and r of each case of `fmr`, in the order of their numbers."""


def _numbers(operation: Operation) -> tuple[int, int] | None:
    """m and r."""
    case = number(operation, "fmr")
    if case is not None:
        return _TRANSFORMS[case] if 0 <= case < len(_TRANSFORMS) else None
    m, r = number(operation, "m"), number(operation, "r")
    return None if m is None or r is None or m < 1 else (m, r)


def _shape(operation: Operation, name: str, rank: int) -> Sizes | None:
    found = operation.type_named(name)
    shape = found.shape if isinstance(found, ShapedType) else None
    return shape if shape is not None and len(shape) == rank else None


def _output_faults(operation: Operation, expected: Sizes) -> Found:
    found = _shape(operation, "output", len(expected))
    if found is not None and any(map(clash, expected, found)):
        sizes = "x".join(["?" if each is None else str(each) for each in expected])
        yield f"the output must have the sizes {sizes}, but got {operation.type_named('output')}", place_of(operation, "output")


@_SIZES
def filter_sizes(operation: Operation) -> Found:
    """A filter has r rows and columns, or one row or column."""
    numbers, shape = _numbers(operation), _shape(operation, "filter", 4)
    if numbers is None or shape is None:
        return
    m, r = numbers
    sides = shape[1:3]
    if any([side not in (1, r) for side in sides]) or list(sides) == [1, 1]:
        message = f"the filter must have {r} rows and columns, or one row or column, but got {operation.type_named('filter')}"
        yield message, place_of(operation, "filter")
        return
    tiles = [m + r - 1 if side == r else 1 for side in sides]
    yield from _output_faults(operation, (*tiles, shape[3], shape[0]))


@_SIZES
def input_sizes(operation: Operation) -> Found:
    """The input is cut into tiles that overlap."""
    numbers, shape = _numbers(operation), _shape(operation, "input", 4)
    if numbers is None or shape is None:
        return
    m, r = numbers
    sides = shape[1:3]
    tiles = [1 if side == 1 else m + r - 1 for side in sides]
    counts = [None if side is None else 1 if side == 1 else int((side - (r - 1)) / m) for side in sides]
    yield from _output_faults(operation, (*tiles, *counts, shape[0], shape[3]))


@_SIZES
def output_sizes(operation: Operation) -> Found:
    """The output has m rows and columns for each tile."""
    numbers, shape = _numbers(operation), _shape(operation, "value", 6)
    if numbers is None or shape is None:
        return
    m, r = numbers
    sizes: list[int | None] = []
    for side, count in zip(shape[:2], shape[2:4], strict=True):
        known = side is not None and count is not None
        if known and side not in (1, m + r - 1):
            message = f"the tiles must have {m + r - 1} rows and columns, but got {operation.type_named('value')}"
            yield message, place_of(operation, "value")
            return
        sizes.append((1 if side == 1 else m) * (count or 0) if known else None)
    yield from _output_faults(operation, (shape[4], *sizes, shape[5]))
