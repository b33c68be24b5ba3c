"""affine: transfers of memory. "'affine' Dialect", `affine.dma_start`, `affine.dma_wait`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from mlir_ls.dialects.affine.rules.maps import map_of
from mlir_ls.semantics.agreement import differ
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import HeaderRange, attribute_at, name_of, operand_type_at
from mlir_ls.semantics.verify.rules import rule
from mlir_ls.syntax.leaf.attributes import AffineMapAttr
from mlir_ls.syntax.leaf.types import IndexType, MemRefType


def transferred(operation: Operation) -> Iterator[tuple[int, Sequence[int]]]:
    """The memories that a transfer is about, each with the operands that are its indices, as far as its maps are known."""
    first = 0
    for name in ("src_map", "dst_map", "tag_map") if operation.spec.name == "affine.dma_start" else ("tag_map",):
        map_ = map_of(operation, name)
        if map_ is None or first + map_.dims + map_.symbols >= len(operation.operand_types):
            yield from [(0, ())] if first == 0 and operation.operand_types else []
            return
        end = first + 1 + map_.dims + map_.symbols
        yield first, range(first + 1, end)
        first = end


_STRIDES = 2
"""How many operands more a transfer has in strides."""


@rule("affine.transfer-count")
def transfer_count(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """There is an operand for each input of the maps, for the memories and the size. "'affine' Dialect", `affine.dma_start`."""
    names = ("src_map", "dst_map", "tag_map")
    for name in names:
        attribute = operation.attribute(name)
        if attribute is not None and not isinstance(attribute, AffineMapAttr) and not attribute.has_alias:
            yield f"attribute '{name}' must be an affine map, but got {attribute}", attribute_at(operation, name)
            return
    maps = [map_of(operation, name) for name in names]
    known = [map_.dims + map_.symbols for map_ in maps if map_ is not None]
    expected, found = sum(known) + len(known) + 1, len(operation.operand_types)
    if len(known) == len(maps) and found not in (expected, expected + _STRIDES):
        yield f"expected {expected} operands, or {expected + _STRIDES}, but got {found}", name_of(operation.shape)


@rule("affine.transfer-operands")
def transfer_operands(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """Memories are memrefs, and their indices of type index. "'affine' Dialect", `affine.dma_start`, `affine.dma_wait`."""
    types = operation.operand_types
    for memory, indices in transferred(operation):
        found = types[memory]
        if found is not None and not isinstance(found, MemRefType) and not found.has_alias:
            yield f"operand #{memory} must be a memref, but got {found}", operand_type_at(operation, memory)
            return
        for index in indices:
            if differ(types[index], IndexType()):
                yield f"operand #{index} must be index, but got {types[index]}", operand_type_at(operation, index)
                return
