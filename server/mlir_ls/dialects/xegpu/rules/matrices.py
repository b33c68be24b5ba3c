"""xegpu: what is loaded from matrices in the memory of a workgroup, and stored in them. "'xegpu' Dialect"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from mlir_ls.dialects.xegpu.layouts import part_of_layout
from mlir_ls.semantics.verify.model.attributes import numbers_of
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import attribute_at
from mlir_ls.semantics.verify.model.reading import parameters_of, place_of
from mlir_ls.semantics.verify.rules import Found, Rules, ShapeRule, rule
from mlir_ls.syntax.leaf import Attribute
from mlir_ls.syntax.leaf.attributes import ArrayAttr, DialectAttr
from mlir_ls.syntax.leaf.types import VectorType

_Sizes = Sequence[int | None]


class _Matrix(NamedTuple):
    """A matrix: its sizes, those of its blocks and its strides; None where these are not known."""

    sizes: _Sizes
    block: _Sizes | None
    strides: _Sizes | None


def _matrix(operation: Operation) -> _Matrix | None:
    parameters = parameters_of(operation.type_named("mem_desc"), "xegpu", "mem_desc")
    if parameters is None or len(parameters) != 3:
        return None
    sizes, layout = tuple(parameters[0]), parameters[2]
    if layout is None:
        return _Matrix(sizes, sizes, (*sizes[1:], 1))
    if not isinstance(layout, DialectAttr) or not layout.parameters:
        return _Matrix(sizes, None, None)
    given = dict(layout.parameters[0])
    return _Matrix(sizes, _listed(given, "block") or sizes, _listed(given, "stride") if "stride" in given else (*sizes[1:], 1))


def _listed(given: dict[str, Attribute], name: str) -> _Sizes | None:
    found = given.get(name)
    return numbers_of(found) if isinstance(found, ArrayAttr) else None


def part_of_matrix(name: str) -> ShapeRule:
    """The rule that vectors are loaded from a matrix of two dimensions or stored in one, and are not larger."""

    @rule("xegpu.part-of-matrix")
    def xegpu_part_of_matrix(operation: Operation) -> Found:
        matrix, found = _matrix(operation), operation.type_named(name)
        if matrix is None or not isinstance(found, VectorType):
            return
        if len(matrix.sizes) != 2:
            message = f"expected a matrix of 2 dimensions, but got {operation.type_named('mem_desc')}"
            yield message, place_of(operation, "mem_desc")
        elif len(found.shape) == 2:
            pairs = zip(matrix.sizes, found.shape, strict=True)
            if any([one is not None and other is not None and other > one for one, other in pairs]):
                yield f"{found} is larger than {operation.type_named('mem_desc')}", place_of(operation, name)

    return xegpu_part_of_matrix


def block_of_matrix(name: str) -> ShapeRule:
    """The rule for what a subgroup loads or stores as a block: its lanes have neighbouring elements."""

    @rule("xegpu.block-of-matrix")
    def xegpu_block_of_matrix(operation: Operation) -> Found:
        found = operation.type_named(name)
        if not operation.has_attribute("subgroup_block_io") or found is None or found.has_alias:
            return
        if not isinstance(found, VectorType):
            yield f"'subgroup_block_io' is for vectors, but got {found}", place_of(operation, name)
            return
        matrix = _matrix(operation)
        if matrix is None or len(matrix.sizes) != 2:
            return
        problem = _spread_problem(operation.attribute("layout"), matrix)
        if problem:
            yield problem, attribute_at(operation, "layout")
        elif len(found.shape) != 2 and matrix.strides and matrix.strides[0] == 1:
            message = f"'subgroup_block_io' is for matrices that are stored by rows, but got {operation.type_named('mem_desc')}"
            yield message, place_of(operation, "mem_desc")

    return xegpu_block_of_matrix


def _spread_problem(layout: Attribute | None, matrix: _Matrix) -> str:
    """What is wrong with how the elements of a block are spread among lanes; "" is nothing, or what is not known."""
    lanes, data = part_of_layout(layout, _LANES), part_of_layout(layout, _LANE_DATA)
    if not data or lanes is None or len(lanes) < len(data):
        return ""
    if any([number != 1 for number in data[:-1]]):
        return f"each lane has elements of one row where 'subgroup_block_io' is given, but got {layout}"
    for place, count in enumerate(lanes[: len(data)]):
        if matrix.block is None or place >= len(matrix.block):
            return ""
        if count != matrix.block[place]:
            expected = matrix.block[place]
            return f"a block has {expected} elements in dimension {place}, for as many lanes, but got {count} lanes"
        if matrix.strides is None or place >= len(matrix.strides):
            return ""
        if count != 1 and matrix.strides[place] != 1:
            return f"lanes in dimension {place} have elements with stride 1, but got {matrix.strides[place]}"
    return ""


_LANES, _LANE_DATA = 3, 4
"""The places of the lanes and of their data among the parts of a layout."""

RULES: Rules = {
    "load_matrix": (part_of_matrix("res"), block_of_matrix("res")),
    "store_matrix": (part_of_matrix("data"), block_of_matrix("data")),
}
