"""linalg: tensors in tiles. "'linalg' Dialect", `linalg.pack`, `linalg.unpack`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from mlir_ls.plurals import plural
from mlir_ls.semantics.agreement import differ
from mlir_ls.semantics.verify.model.attributes import Sizes, given_numbers, shown, sizes_of
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import HeaderRange, attribute_at, name_of, operand_type_at
from mlir_ls.semantics.verify.model.strides import clash
from mlir_ls.semantics.verify.rules import ShapeRule, rule
from mlir_ls.syntax.leaf.types import MemRefType, RankedTensorType

Shaped = RankedTensorType | MemRefType


class Packing(NamedTuple):
    """The types of a packing, the dimensions that are cut into tiles, of which sizes, and in which order the tiles stand."""

    whole: Shaped
    tiled: Shaped
    dims: tuple[int, ...]
    sizes: Sizes
    order: tuple[int, ...]

    @property
    def inner(self) -> Sizes:
        """The sizes of a tile, as the packed type has them."""
        return self.tiled.shape[len(self.whole.shape) :]


def packing_of(operation: Operation, plain: str, packed: str) -> Packing | None:
    """The packing of the operand `plain`, where the packed type has the rank that it makes; None where it is not known."""
    whole, tiled = operation.type_named(plain), operation.type_named(packed)
    dims, sizes = given_numbers(operation, "inner_dims_pos"), sizes_of(operation, "static_inner_tiles")
    order = given_numbers(operation, "outer_dims_perm")
    if not isinstance(whole, Shaped) or not isinstance(tiled, Shaped) or dims is None or sizes is None or order is None:
        return None
    return Packing(whole, tiled, dims, sizes, order) if len(tiled.shape) == len(whole.shape) + len(dims) else None


def tiles(plain: str, packed: str) -> ShapeRule:
    """The rule for the numbers of a packing: which dimensions of the operand `plain` are cut into tiles of which sizes."""

    @rule("linalg.tiled-dimensions")
    def tiled_dimensions(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
        whole, tiled = operation.type_named(plain), operation.type_named(packed)
        dims, sizes = given_numbers(operation, "inner_dims_pos"), sizes_of(operation, "static_inner_tiles")
        order = given_numbers(operation, "outer_dims_perm")
        if not isinstance(whole, Shaped) or dims is None or sizes is None or order is None:
            return
        rank = len(whole.shape)
        where = attribute_at(operation, "inner_dims_pos")
        if 0 in sizes:
            yield "tiles have no size 0", attribute_at(operation, "static_inner_tiles")
        elif len(set(dims)) != len(dims) or any([not 0 <= each < rank for each in dims]):
            yield f"'inner_dims_pos' lists dimensions of {whole}, each once at most, but got {shown(dims)}", where
        elif order and sorted(order) != list(range(rank)):
            message = f"'outer_dims_perm' lists the dimensions 0 to {rank - 1}, each once, but got {shown(order)}"
            yield message, attribute_at(operation, "outer_dims_perm")
        elif len(sizes) != len(dims):
            message = f"{plural(len(dims), 'dimension')} in tiles, but {plural(len(sizes), 'tile size')}"
            yield message, attribute_at(operation, "static_inner_tiles")
        elif isinstance(tiled, Shaped) and len(tiled.shape) != rank + len(sizes):
            message = f"{whole} in {plural(len(sizes), 'tile dimension')} has rank {rank + len(sizes)}, but got {tiled}"
            yield message, packed_at(operation, packed)

    return tiled_dimensions


def tiled_type(plain: str, packed: str) -> ShapeRule:
    """The rule that the packed type has the sizes of the tiles, and that there are enough of these."""

    @rule("linalg.packed-type")
    def packed_type(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
        packing = packing_of(operation, plain, packed)
        if packing is None:
            return
        where = packed_at(operation, packed)
        whole, tiled, dims, sizes, order = packing
        inner = packing.inner
        if tuple(inner) != tuple(sizes):
            yield f"the sizes of the tiles are {shown(sizes)}, but got {shown(inner)} in {tiled}", where
            return
        outer = tile_counts(whole.shape, dims, sizes, order)
        if any(map(clash, tiled.shape, outer)):
            yield f"the tiles are {shown(outer)}, but got {tiled}", where

    return packed_type


@rule("linalg.padding-value")
def padding_value(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """What fills up a tile that is not full is an element, and there is one if a tile is not. `linalg.pack`."""
    source, padding = operation.type_named("source"), operation.operand_group("padding_value")
    dims, sizes = given_numbers(operation, "inner_dims_pos"), sizes_of(operation, "static_inner_tiles")
    packed, order = operation.type_named("dest"), given_numbers(operation, "outer_dims_perm")
    if not isinstance(source, Shaped) or padding is None or dims is None or sizes is None:
        return
    if padding:
        found = operation.operand_types[padding[0]]
        if differ(found, source.element):
            yield f"the elements are of type {source.element}, but got {found}", operand_type_at(operation, padding[0])
        return
    counts = packed.shape if isinstance(packed, Shaped) else ()
    for dim, tile in zip(dims, sizes, strict=True):
        size = source.shape[dim]
        if size is None:
            continue
        place = dim if not order else order.index(dim) if order is not None else len(counts)
        count = counts[place] if place < len(counts) else None
        if tile is not None and size % tile:
            message = f"dimension {dim} has size {size}, which tiles of {tile} do not fill: a padding value is needed"
        elif tile is None and count and size % count:
            message = f"dimension {dim} has size {size}, which {count} tiles do not divide: a padding value is needed"
        else:
            continue
        yield message, name_of(operation.shape)
        return


def tile_counts(shape: Sizes, dims: tuple[int, ...], sizes: Sizes, order: tuple[int, ...]) -> Sizes:
    """How many tiles there are in each dimension."""
    counts = list(shape)
    for dim, tile in zip(dims, sizes, strict=True):
        size = counts[dim]
        counts[dim] = None if size is None or tile is None else -(-size // tile)
    return tuple([counts[place] for place in order] if order else counts)


def packed_at(operation: Operation, name: str) -> HeaderRange:
    return operand_type_at(operation, (operation.operand_group(name) or (0,))[0])
