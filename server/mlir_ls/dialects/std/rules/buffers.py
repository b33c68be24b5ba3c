"""What the documents of 2018, 2019 and 2020 require of operations on buffers. "Core Operations", "Memory Operations"."""

from __future__ import annotations

from itertools import product
from math import prod

from mlir_ls.dialects.memref.rules.access import misplaced_transfer
from mlir_ls.plurals import index_count, plural
from mlir_ls.semantics.agreement import differ
from mlir_ls.semantics.verify.model.attributes import number_of
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import name_of, operand_type_at, result_type_at
from mlir_ls.semantics.verify.rules import Found, rule
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.affine import AffineMap, value_at
from mlir_ls.syntax.leaf.attributes import AffineMapAttr, ArrayAttr
from mlir_ls.syntax.leaf.types import (
    IndexType,
    MemRefType,
    RankedTensorType,
    ShapedType,
    UnrankedTensorType,
    VectorType,
)

_MAX_POINTS = 4096
"""How many elements a view may have for each of them to be looked at."""


def spaces_differ(one: MemRefType, other: MemRefType) -> bool:
    """Whether two memrefs are certainly in different memory spaces; none is space 0."""
    if one.has_alias or other.has_alias:
        return False
    spaces = [0 if each.memory_space is None else number_of(each.memory_space) for each in (one, other)]
    if None in spaces:
        return one.memory_space is not other.memory_space
    return spaces[0] != spaces[1]


def maps_of(type_: MemRefType) -> list[AffineMap] | None:
    """The maps of a memref's layout, none for the identity; None where they are not known."""
    layouts = type_.layout.elements if isinstance(type_.layout, ArrayAttr) else (type_.layout,)
    maps = [each.map for each in layouts if isinstance(each, AffineMapAttr)]
    return maps if len(maps) == len([each for each in layouts if each is not None]) else None


def _taken(type_: MemRefType) -> int | None:
    """How many values a buffer of a type takes: sizes of its dynamic dimensions, and symbols of its layout."""
    maps = maps_of(type_)
    return None if maps is None else type_.shape.count(None) + sum([map_.symbols for map_ in maps])


@rule("std.reshaped-size")
def reshaped_size(operation: Operation) -> Found:
    """A reshape keeps the number of elements and their type, and takes the new sizes. "'reshape' operation"."""
    types, target = operation.operand_types, operation.result_types[0] if len(operation.result_types) == 1 else None
    source = types[0] if types else None
    if not isinstance(source, MemRefType):
        if isinstance(source, ShapedType):
            yield f"expected a memref, but got {source}", operand_type_at(operation, 0)
        return
    if not isinstance(target, MemRefType) or source.has_alias or target.has_alias:
        return
    where = result_type_at(operation, 0)
    expected = _taken(target)
    if differ(source.element, target.element):
        yield f"both have one element type, but got {source.element} and {target.element}", where
    elif spaces_differ(source, target):
        yield f"both are in one memory space, but got {source} and {target}", where
    elif _counts_clash(source, target):
        yield f"both have as many elements, but got {source} and {target}", where
    elif expected is not None and expected != len(types) - 1:
        yield f"{target} takes {plural(expected, 'operand')}, but got {len(types) - 1}", name_of(operation.shape)


def _counts_clash(one: MemRefType, other: MemRefType) -> bool:
    """Whether two shapes cannot hold equally many elements, whatever their dynamic sizes are."""
    known = [prod([size for size in each.shape if size is not None]) for each in (one, other)]
    open_ = [None in each.shape for each in (one, other)]
    if all(open_) or 0 in known:
        return False
    if not any(open_):
        return known[0] != known[1]
    return known[open_.index(False)] % known[open_.index(True)] != 0


@rule("std.mapped-view")
def mapped_view(operation: Operation) -> Found:
    """A view has the element type and the memory space of its buffer, and lies inside of it. "'view' operation"."""
    target = operation.result_types[0] if len(operation.result_types) == 1 else None
    place = next((at for at, type_ in enumerate(operation.operand_types) if not isinstance(type_, IndexType)), None)
    source = operation.operand_types[place] if place is not None else None
    if place is None or source is None or target is None or source.has_alias or target.has_alias:
        return
    where = name_of(operation.shape)
    if not isinstance(source, MemRefType) or not isinstance(target, MemRefType):
        yield f"a view is a memref of a memref, but got {source} and {target}", where
        return
    expected, maps = _taken(target), maps_of(target)
    if differ(source.element, target.element):
        yield f"both have one element type, but got {source.element} and {target.element}", where
    elif spaces_differ(source, target):
        yield f"both are in one memory space, but got {source} and {target}", where
    elif expected is not None and expected != len(operation.operand_types) - 1:
        yield f"{target} takes {plural(expected, 'operand')}, but got {len(operation.operand_types) - 1}", where
    elif maps and len(maps[0].results) != len(source.shape):
        found = index_count(len(maps[0].results))
        yield f"the map of the view yields {found}, but the buffer has rank {len(source.shape)}", where
    elif _leaves(target, maps[0] if maps else None, source):
        yield f"the view {target} is not inside of {source}", where


def _leaves(view: MemRefType, map_: AffineMap | None, buffer: MemRefType) -> bool:
    """Whether some element of a view is certainly outside of the buffer."""
    sizes = [size for size in view.shape if size is not None]
    if len(sizes) != len(view.shape) or prod(sizes) > _MAX_POINTS or (map_ is not None and map_.symbols):
        return False
    if map_ is None and len(view.shape) != len(buffer.shape):
        return False
    for point in product(*[range(size) for size in sizes]):
        reached = point if map_ is None else [value_at(each, point, ()) for each in map_.results]
        for index, size in zip(reached, buffer.shape, strict=True):
            if index is not None and (index < 0 or (size is not None and index >= size)):
                return True
    return False


@rule("std.static-allocation")
def static_allocation(operation: Operation) -> Found:
    """An allocation at a fixed place has no dynamic sizes and no symbols. "'alloc_static' operation"."""
    type_ = operation.result_types[0] if len(operation.result_types) == 1 else None
    if isinstance(type_, MemRefType) and not type_.has_alias and _taken(type_):
        yield f"expected a memref without dynamic sizes and symbols, but got {type_}", result_type_at(operation, 0)


@rule("std.transfer-operands")
def transfer_operands(operation: Operation) -> Found:
    """A transfer names an element of each of its memrefs, of one element type. "'dma_start'", "'dma_wait' operation"."""
    types, where = operation.operand_types, name_of(operation.shape)
    problem = misplaced_transfer(types, 3 if operation.spec.name.endswith("_start") else 1)
    memrefs = [type_ for type_ in types if isinstance(type_, MemRefType)]
    if problem:
        yield problem, where
    elif len(memrefs) == 3 and differ(memrefs[0].element, memrefs[1].element):
        yield f"both have one element type, but got {memrefs[0].element} and {memrefs[1].element}", where


@rule("std.copied-tensor")
def copied_tensor(operation: Operation) -> Found:
    """A tensor and the memref that it is copied from or to have one shape. "'tensor_load'", "'tensor_store' operation"."""
    types: list[Type | None] = [*operation.operand_types, *operation.result_types]
    tensor = next((type_ for type_ in types if isinstance(type_, RankedTensorType | UnrankedTensorType)), None)
    memref = next((type_ for type_ in types if isinstance(type_, MemRefType)), None)
    if tensor is None or memref is None or tensor.has_alias or memref.has_alias:
        return
    if tensor.shape != memref.shape or differ(tensor.element, memref.element):
        yield f"both have one shape and element type, but got {tensor} and {memref}", name_of(operation.shape)


@rule("std.cast-to-itself")
def cast_to_itself(operation: Operation) -> Found:
    """The two types of a cast differ. "'memref_cast' operation", "'tensor_cast' operation"."""
    types = [*operation.operand_types, *operation.result_types]
    if len(types) == 2 and types[0] is not None and types[0] is types[1] and not types[0].has_alias:
        yield f"the types of a cast differ, but got {types[0]} twice", name_of(operation.shape)


@rule("std.transferred-elements")
def transferred_elements(operation: Operation) -> Found:
    """A transfer has a map, and one element type, that of its padding too. "'vector_transfer_read' operation"."""
    is_read = operation.spec.name.endswith("_read")
    types, where = operation.operand_types, name_of(operation.shape)
    if not operation.has_attribute("permutation_map"):
        yield "expected the attribute 'permutation_map'", where
        return
    memref, vector = (types[:1], operation.result_types) if is_read else (types[1:2], types[:1])
    if len(memref) != 1 or len(vector) != 1:
        return
    (source,), (target,) = memref, vector
    if not isinstance(source, MemRefType) or not isinstance(target, VectorType) or source.has_alias or target.has_alias:
        return
    element = source.element.element if isinstance(source.element, VectorType) else source.element
    indices = types[1:] if is_read else types[2:]
    padding = indices[-1] if is_read and len(indices) > len(source.shape) else None
    odd = next((each for each in indices[: len(source.shape)] if each is not None and differ(each, IndexType())), None)
    if differ(element, target.element):
        yield f"both have one element type, but got {source.element} and {target.element}", where
    elif odd is not None:
        yield f"an index is of type index, but got {odd}", where
    elif padding is not None and differ(padding, source.element):
        yield f"the padding is of the element type {source.element}, but got {padding}", where
