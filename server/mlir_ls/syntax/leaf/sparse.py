"""Literals of sparse attributes: indices and values, and what the type requires of both."""

from __future__ import annotations

from typing import Any

from mlir_ls.syntax.leaf.attributes import IntegerAttr, SparseElementsAttr
from mlir_ls.syntax.leaf.dense import check_parts, checked_shaped_type, element_of, flatten
from mlir_ls.syntax.leaf.errors import LeafError
from mlir_ls.syntax.leaf.nodes import Type
from mlir_ls.syntax.leaf.types import ComplexType, IntegerType, ShapedType

_INDEX = IntegerType(64)


def sparse_attribute(
    literals: list[Any], body: str, type: Type, offset: int, bounded: bool = True, may_be_empty: bool = False
) -> SparseElementsAttr:
    """The attribute for the literals of the indices and of the values, if there are any.

    `bounded`: the indices have to be inside of the shape. `may_be_empty`: their shape means nothing where there are none.

    Raises:
        LeafError: they do not fit together, or not the type.
    """
    checked_shaped_type(type, offset)
    if not isinstance(type, ShapedType):
        return SparseElementsAttr(body, type)
    if type.element_count is None:
        raise LeafError(f"expected a static shape after the elements, but got `{type}`", offset)
    if literals:
        _check_literals(literals, type, offset, bounded, may_be_empty)
    return SparseElementsAttr(body, type)


def _check_literals(literals: list[Any], type: ShapedType, offset: int, bounded: bool, may_be_empty: bool) -> None:
    flat_indices: list[Any] = []
    flat_values: list[Any] = []
    index_shape = flatten(literals[0], flat_indices)
    value_shape = flatten(literals[1], flat_values)
    if not flat_indices and isinstance(type.element, ComplexType):
        check_parts(flat_values, type.element)
    else:
        for value in flat_values:
            element_of(value, type.element)
    indices = [_index_of(index) for index in flat_indices]
    rank = type.rank or 0
    if value_shape is not None and len(value_shape) != 1:
        raise LeafError(f"expected a list of values, but got shape {value_shape}", offset)
    if index_shape is None:
        index_shape, indices, flat_indices = [1, rank], indices * rank, flat_indices * rank
    if not indices and may_be_empty:
        return
    if index_shape[1:] != [rank] and not len(index_shape) == rank == 1:
        raise LeafError(f"the indices have shape {index_shape}, but `{type}` has rank {rank}", offset)
    if value_shape is not None and value_shape[0] != index_shape[0]:
        raise LeafError(f"expected as many values as indices, but got {value_shape[0]} and {index_shape[0]}", offset)
    for number, index in enumerate(indices if bounded else ()):
        size = (type.shape or ())[number % rank]
        if size is not None and not 0 <= index < size:
            raise LeafError(f"index {index} is outside of the shape of `{type}`", flat_indices[number].offset)


def _index_of(literal: Any) -> int:
    """The index that a literal spells; 0 for a complex number, which the reference takes for an index."""
    found = element_of(literal, _INDEX)
    return found.value if isinstance(found, IntegerAttr) else 0
