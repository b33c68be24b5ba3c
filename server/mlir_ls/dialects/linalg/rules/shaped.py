"""linalg: operations that only change shapes or order. "'linalg' Dialect", `linalg.transpose`, `linalg.reduce` and others."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from mlir_ls.plurals import plural
from mlir_ls.semantics.agreement import differ
from mlir_ls.semantics.verify.model.attributes import Sizes, given_numbers, shown
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import HeaderRange, attribute_at, operand_type_at
from mlir_ls.semantics.verify.rules import rule
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.types import MemRefType, RankedTensorType, UnrankedMemRefType, VectorType

_Shaped = MemRefType | RankedTensorType


@rule("linalg.filled-with")
def filled_with(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """What fills a tensor or a buffer is of the type of its elements. "'linalg' Dialect", `linalg.fill`."""
    types = operation.operand_types
    if len(types) == 2 and isinstance(types[0], _Shaped):
        yield f"a tensor or a buffer is filled with a scalar, but got {types[0]}", operand_type_at(operation, 0)
        return
    if len(types) == 2 and isinstance(types[0], UnrankedMemRefType):
        yield f"a tensor or a buffer is filled with a scalar, but got {types[0]}", operand_type_at(operation, 0)
    elif len(types) == 2 and isinstance(types[1], VectorType | UnrankedMemRefType):
        yield f"a tensor or a buffer with a rank is filled, but got {types[1]}", operand_type_at(operation, 1)
    elif len(types) == 2 and isinstance(types[1], _Shaped) and differ(types[0], types[1].element):
        yield f"the elements of {types[1]} cannot be {types[0]}", operand_type_at(operation, 0)


@rule("linalg.window-steps")
def window_steps(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """A window moves on, and its elements are apart. "'linalg' Dialect", convolutions and pooling."""
    if operation.has_attribute("linalg.memoized_indexing_maps"):
        return  # the maps are there and need not be made of the steps
    for name in ("strides", "dilations"):
        if 0 in (given_numbers(operation, name) or ()):
            yield f"'{name}' are at least 1, but got 0", attribute_at(operation, name)
            return


@rule("linalg.transposed-shape")
def transposed_shape(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """The output has the sizes of the input in the new order. "'linalg' Dialect", `linalg.transpose`."""
    source, order = operation.type_named("input"), given_numbers(operation, "permutation")
    if order is not None and isinstance(source, _Shaped) and len(order) == len(source.shape):
        yield from _output_shape(operation, "init", tuple([source.shape[place] for place in order]))


@rule("linalg.broadcast-shape")
def broadcast_shape(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """The output has the sizes of the input, and the added dimensions. "'linalg' Dialect", `linalg.broadcast`."""
    source, init, dims = operation.type_named("input"), operation.type_named("init"), given_numbers(operation, "dimensions")
    if dims is None or not isinstance(source, _Shaped) or not isinstance(init, _Shaped):
        return
    if len(source.shape) + len(dims) != len(init.shape):
        message = f"{source} with {plural(len(dims), 'more dimension')} has rank {len(source.shape) + len(dims)}"
        yield f"{message}, but got {init}", operand_type_at(operation, 1)
        return
    kept = tuple([size for number, size in enumerate(init.shape) if number not in dims])
    if kept != source.shape:
        yield f"without the added dimensions {init} is {shown(kept)}, but got {source}", operand_type_at(operation, 1)


@rule("linalg.reduced-shape")
def reduced_shape(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """All inputs have one shape, and the outputs have it without the reduced dimensions. `linalg.reduce`."""
    dims = given_numbers(operation, "dimensions")
    for name in ("inputs", "inits"):
        yield from _one_shape(operation, name)
    first, init = _first(operation, "inputs"), _first(operation, "inits")
    if dims is None or not isinstance(first, _Shaped) or not isinstance(init, _Shaped):
        return
    kept = tuple([size for number, size in enumerate(first.shape) if number not in dims])
    if kept != init.shape:
        where = operand_type_at(operation, (operation.operand_group("inits") or (0,))[0])
        yield f"what is left of {first} has the sizes {shown(kept)}, but got {init}", where


@rule("linalg.mapped-shape")
def mapped_shape(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """The inputs have the shape of the output. "'linalg' Dialect", `linalg.map`."""
    init = operation.type_named("init")
    if not isinstance(init, _Shaped):
        return
    for index in operation.operand_group("inputs") or ():
        type_ = operation.operand_types[index]
        if isinstance(type_, _Shaped) and type_.shape != init.shape:
            yield f"the output has the sizes {shown(init.shape)}, but got {type_}", operand_type_at(operation, index)
            return


def _output_shape(operation: Operation, name: str, sizes: Sizes) -> Iterator[tuple[str, HeaderRange]]:
    type_ = operation.type_named(name)
    if isinstance(type_, _Shaped) and type_.shape != sizes:
        where = operand_type_at(operation, (operation.operand_group(name) or (0,))[0])
        yield f"the output has the sizes {shown(sizes)}, but got {type_}", where


def _one_shape(operation: Operation, name: str) -> Iterator[tuple[str, HeaderRange]]:
    group: Sequence[int] = operation.operand_group(name) or ()
    first = _first(operation, name)
    for index in group[1:]:
        type_ = operation.operand_types[index]
        if isinstance(first, _Shaped) and isinstance(type_, _Shaped) and type_.shape != first.shape:
            yield f"'{name}' are all of one shape, {shown(first.shape)}, but got {type_}", operand_type_at(operation, index)
            return




def _first(operation: Operation, name: str) -> Type | None:
    group = operation.operand_group(name)
    return operation.operand_types[group[0]] if group else None
