"""linalg: what structured operations have in common. "'linalg' Dialect", "Property 1" and following.

Such an operation is a nest of loops. For each operand an affine map says which of its elements the iteration at some
place reads or writes, and the sizes of the operands say how far the loops go.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from mlir_ls.dialects.linalg.rules.named import POINTWISE, factors_of, is_indexed, maps_of_named
from mlir_ls.plurals import plural
from mlir_ls.semantics.agreement import differ
from mlir_ls.semantics.verify.library.trait_dictionaries import trait_of
from mlir_ls.semantics.verify.model.attributes import items, maps_of, numbers_of
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import HeaderRange, attribute_at, name_of, operand_type_at, result_type_at
from mlir_ls.semantics.verify.rules import ShapeRule, rule
from mlir_ls.syntax.leaf import Attribute, Type
from mlir_ls.syntax.leaf.affine import AffineBinary, AffineConstant, AffineDim, AffineExpr, AffineMap
from mlir_ls.syntax.leaf.attributes import AffineMapAttr, ArrayAttr
from mlir_ls.syntax.leaf.types import (
    ComplexType,
    FloatType,
    IndexType,
    IntegerType,
    MemRefType,
    RankedTensorType,
    UnrankedTensorType,
    VectorType,
)

MEMOIZED = "linalg.memoized_indexing_maps"
_SCALARS = (IntegerType, FloatType, IndexType, ComplexType, VectorType)


class Loops(NamedTuple):
    """The maps of a structured operation, one for each operand, and how many loops there are if that is said."""

    maps: Sequence[AffineMap]
    number: int | None = None


@rule("linalg.mixed-semantics")
def mixed_semantics(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """The operands are tensors or buffers, not both. "'linalg' Dialect", "Tensors and Buffers"."""
    tensors = [isinstance(type_, RankedTensorType | UnrankedTensorType) for type_ in operation.operand_types]
    buffers = [isinstance(type_, MemRefType) for type_ in operation.operand_types]
    if True in tensors and True in buffers:
        last = max(tensors.index(True), buffers.index(True))
        message = "operands are all tensors or all buffers, but got both"
        yield message, operand_type_at(operation, last)


def outputs_of(operation: Operation) -> Sequence[int] | None:
    """The operands that are written to."""
    return next(
        (group for group in map(operation.operand_group, ("outputs", "inits", "init", "output")) if group is not None),
        None,
    )


@rule("linalg.output-results")
def output_results(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """For each output that is a tensor there is a result of its type. "'linalg' Dialect", "Destination-Passing Style"."""
    outputs = outputs_of(operation)
    if outputs is None or operation.shape.result_count is None:
        return
    types = [operation.operand_types[index] for index in outputs]
    if any([type_ is None or type_.has_alias for type_ in types]):
        return
    tensors = [type_ for type_ in types if isinstance(type_, RankedTensorType | UnrankedTensorType)]
    results = operation.result_types
    if len(results) != len(tensors):
        message = f"{plural(len(tensors), 'output')} of tensor type, but {plural(len(results), 'result')}"
        where = result_type_at(operation, len(results) - 1) if results else name_of(operation.shape)
        yield message, where
        return
    for index, (expected, found) in enumerate(zip(tensors, results, strict=True)):
        if differ(expected, found):
            yield f"the result has the type of the output, {expected}, but got {found}", result_type_at(operation, index)
            return


# -- indexing maps ----------------------------------------------------------------------------------------------------


def loops_of(operation: Operation) -> Loops | None:
    """The loops of an operation, as far as they are known."""
    name = operation.spec.name.partition(".")[2]
    if operation.has_attribute("indexing_maps"):
        return _spelled(operation.attribute("indexing_maps"), None)
    if operation.has_attribute(MEMOIZED):
        return _spelled(operation.attribute(MEMOIZED), None)
    if name in POINTWISE:
        return _pointwise(operation)
    if name == "elementwise":
        outputs = outputs_of(operation)
        rank = rank_of(operation.operand_types[outputs[0]]) if outputs else None
        return None if rank is None else Loops([_identity(rank)] * len(operation.operand_types))
    if is_indexed(name):
        strides, dilations = _factors(operation, "strides"), _factors(operation, "dilations")
        if strides is None or dilations is None:
            return None
        return Loops(maps_of_named(name, strides, dilations, operation.environment.leaves))
    return None


def loops_of_generic(operation: Operation) -> Loops | None:
    """The loops of `linalg.generic`, whose maps stand in a dictionary or in an alias of one."""
    return _spelled(trait_of(operation, "indexing_maps"), trait_of(operation, "iterator_types"))


def _spelled(maps: Attribute | None, iterators: Attribute | None) -> Loops | None:
    known = maps_of(maps)
    count = len(iterators.elements) if isinstance(iterators, ArrayAttr) else None
    return Loops([each.map for each in known], count) if known is not None else None


def _pointwise(operation: Operation) -> Loops | None:
    outputs = outputs_of(operation)
    ranks = [rank_of(type_) for type_ in operation.operand_types]
    if not outputs or None in ranks:
        return None
    loops = ranks[outputs[0]] or 0
    return Loops([_identity(loops) if rank else AffineMap(loops, 0, ()) for rank in ranks])


def _identity(loops: int) -> AffineMap:
    return AffineMap(loops, 0, tuple([AffineDim(number) for number in range(loops)]))


def _factors(operation: Operation, name: str) -> tuple[int, ...] | None:
    """Strides or dilations; 1 where they are left out, none where the operation's maps have none."""
    expected = factors_of(operation.spec.name.partition(".")[2])[name == "dilations"]
    if expected == 0 or not operation.has_attribute(name):
        return ()
    found = numbers_of(operation.attribute(name))
    return found if found is not None and len(found) == expected else None


def rank_of(type_: Type | None) -> int | None:
    """The rank of an operand, 0 for a number; None where it is not known."""
    if isinstance(type_, RankedTensorType | MemRefType):
        return None if type_.has_alias else len(type_.shape)
    return 0 if isinstance(type_, _SCALARS) else None


def map_faults(operation: Operation, loops: Loops) -> Iterator[tuple[str, HeaderRange]]:
    """What is wrong with indexing maps: one for each operand, over all loops, without symbols, of the operand's rank."""
    where = attribute_at(operation, MEMOIZED if operation.has_attribute(MEMOIZED) else "indexing_maps")
    maps = loops.maps
    if len(maps) != len(operation.operand_types):
        yield f"{plural(len(operation.operand_types), 'operand')}, but {plural(len(maps), 'indexing map')}", where
        return
    count = loops.number
    for index, (each, type_) in enumerate(zip(maps, operation.operand_types, strict=True)):
        if each.symbols:
            yield f"indexing maps have no symbols, but got {each}", where
            return
        if count is None:
            count = each.dims
        if each.dims != count:
            yield f"{plural(count, 'loop')}, but {plural(each.dims, 'dimension')} in {each}", where
            return
        rank = rank_of(type_)
        if rank is not None and rank != len(each.results):
            message = f"the operand is indexed by {each}, so its rank is {len(each.results)}, but got {type_}"
            yield message, operand_type_at(operation, index)
            return
    missing = loop_without_size(maps)
    if missing is not None:
        yield f"no operand has a dimension that is d{missing}, so the size of that loop is unknown", where


def _kind_faults(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """What is no map among the maps that an operation has noted."""
    for each in items(operation, MEMOIZED) or ():
        if not isinstance(each, AffineMapAttr) and not each.has_alias:
            yield f"indexing maps are affine maps, but got {each}", attribute_at(operation, MEMOIZED)
            return


@rule("linalg.convolution-maps")
def convolution_maps(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """Of the maps that a convolution has noted, those of its filter and its output yield loops, each once at most."""
    maps = maps_of(operation.attribute(MEMOIZED)) if operation.has_attribute(MEMOIZED) else None
    if maps is None or len(maps) != 3:
        return
    for index in (1, 2):
        found = maps[index].map
        loops = [each.position for each in found.results if isinstance(each, AffineDim)]
        if len(loops) != len(found.results) or len(set(loops)) != len(loops):
            yield f"map {index} yields loops, each once at most, but got {found}", attribute_at(operation, MEMOIZED)
            return


def loop_without_size(maps: Sequence[AffineMap]) -> int | None:
    """A loop that is no dimension of an operand by itself."""
    results = [each for map_ in maps for each in map_.results]
    bound = {each.position for each in results if isinstance(each, AffineDim)}
    return next((number for number in range(maps[0].dims) if number not in bound), None) if maps and results else None


def size_faults(operation: Operation, loops: Loops) -> Iterator[tuple[str, HeaderRange]]:
    """What is wrong with sizes: the loops go over all of a dimension, or stay within it where it is indexed otherwise."""
    shapes = [_shape_of(type_) for type_ in operation.operand_types]
    if None in shapes or not loops.maps or len(shapes) != len(loops.maps):
        return
    ends = _ends(loops.maps, shapes)
    if ends is None:
        return
    starts = [0] * len(ends)
    for index, (map_, shape) in enumerate(zip(loops.maps, shapes, strict=True)):
        for number, (expr, size) in enumerate(zip(map_.results, shape or (), strict=True)):
            if not size or (isinstance(expr, AffineDim) and ends[expr.position] + 1 == size):
                continue
            first, last = value(expr, starts), value(expr, ends)
            if first is None or last is None:
                continue
            low, high = min(first, last), max(first, last)
            type_ = operation.operand_types[index]
            if low < 0:
                message = f"dimension {number}, indexed by {expr}, would be read at {low}"
            elif isinstance(expr, AffineDim) and high + 1 != size:
                message = f"dimension {number} has size {high + 1} as in other operands, but got {type_}"
            elif high + 1 > size:
                message = f"dimension {number}, indexed by {expr}, goes up to {high}, but got {type_}"
            else:
                continue
            yield message, operand_type_at(operation, index)
            return


def _shape_of(type_: Type | None) -> tuple[int | None, ...] | None:
    if isinstance(type_, RankedTensorType | MemRefType):
        return None if type_.has_alias else type_.shape
    return () if isinstance(type_, _SCALARS) else None


def _ends(maps: Sequence[AffineMap], shapes: Sequence[tuple[int | None, ...] | None]) -> list[int] | None:
    """The last value of each loop; None unless all are known."""
    sizes: dict[int, int | None] = {}
    for map_, shape in zip(maps, shapes, strict=True):
        if len(map_.results) != len(shape or ()):
            return None
        for expr, size in zip(map_.results, shape or (), strict=True):
            if isinstance(expr, AffineDim):
                sizes.setdefault(expr.position, size)
    known = [sizes.get(number) for number in range(maps[0].dims)]
    ends = [size - 1 for size in known if size is not None]
    return ends if len(ends) == len(known) else None


def value(expr: AffineExpr, dims: Sequence[int]) -> int | None:
    """The value of an expression for some values of the dimensions; None where it has none."""
    if isinstance(expr, AffineDim):
        return dims[expr.position] if expr.position < len(dims) else None
    if isinstance(expr, AffineConstant):
        return expr.value
    if not isinstance(expr, AffineBinary):
        return None
    one, other = value(expr.lhs, dims), value(expr.rhs, dims)
    if one is None or other is None:
        return None
    if expr.operator == "+":
        return one + other
    if expr.operator == "*":
        return one * other
    if other <= 0:
        return None
    return one % other if expr.operator == "mod" else one // other if expr.operator == "floordiv" else -(-one // other)


def indexing(find: Callable[[Operation], Loops | None]) -> tuple[ShapeRule, ...]:
    """The rules for the maps of an operation and the sizes of its operands, whose loops `find` finds."""

    @rule("linalg.indexing-maps")
    def indexing_maps(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
        loops = find(operation)
        if loops is not None:
            yield from map_faults(operation, loops)
        else:
            yield from _kind_faults(operation)

    @rule("linalg.loop-sizes")
    def loop_sizes(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
        loops = find(operation)
        if loops is not None:
            yield from size_faults(operation, loops)

    return indexing_maps, loop_sizes
