"""xegpu: what is read and written through descriptors has their sizes. "'xegpu' Dialect"."""

from __future__ import annotations

from typing import NamedTuple

from mlir_ls.plurals import counted
from mlir_ls.semantics.agreement import differ
from mlir_ls.semantics.verify.library.reshapes import product
from mlir_ls.semantics.verify.model.attributes import Sizes, number, numbers, shown
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import name_of
from mlir_ls.semantics.verify.model.reading import parameters_of, place_of
from mlir_ls.semantics.verify.rules import Found, Rules, rule
from mlir_ls.syntax.leaf import Attribute, Type
from mlir_ls.syntax.leaf.attributes import AffineMapAttr, DialectAttr, IntegerAttr
from mlir_ls.syntax.leaf.types import IntegerType, MemRefType, VectorType

_BLOCK, _SCATTERED = "block_tdesc_attr", "scatter_tdesc_attr"
_SHARED = 3
"""The number of the memory that a workgroup shares; all other memory is 0."""


class _Descriptor(NamedTuple):
    """What a descriptor describes: `pieces` is the number of the elements of a chunk, or else of the blocks."""

    shape: Sizes
    element: Type
    scattered: bool
    space: int
    pieces: int
    has_layout: bool


def _descriptor(operation: Operation, name: str) -> _Descriptor | None:
    """The descriptor that is the type of an operand or result; None if it is another type or not known."""
    parameters = parameters_of(operation.type_named(name), "xegpu", "tensor_desc")
    if parameters is None or len(parameters) != 3:
        return None
    kind, space, count, has_layout = _BLOCK, 0, 1, False
    for each in parameters[2] or ():
        if not isinstance(each, DialectAttr) or each.dialect != "xegpu" or each.has_alias:
            return None
        if each.mnemonic in (_BLOCK, _SCATTERED):
            if each.parameters is None or len(each.parameters) < 2:
                return None
            kind = each.mnemonic
            space = _SHARED if each.parameters[0] is not None and "slm" in str(each.parameters[0]) else 0
            count = each.parameters[1].value if isinstance(each.parameters[1], IntegerAttr) else 1
        else:
            has_layout = True
    return _Descriptor(tuple(parameters[0]), parameters[1], kind == _SCATTERED, space, count, has_layout)


# -- scattered elements -------------------------------------------------------------------------------------------------


def _memory(operation: Operation) -> str:
    """The operand that is read, or written to."""
    return "dest" if operation.spec.name == "xegpu.store" else "source"


@rule("xegpu.scattered-offsets")
def scattered_offsets(operation: Operation) -> Found:
    """A descriptor has the offsets of its elements; memory needs them."""
    name = _memory(operation)
    type_, offsets = operation.type_named(name), operation.operand_group("offsets")
    if type_ is None or offsets is None or type_.has_alias:
        return
    aligned = operation.spec.name == "xegpu.prefetch" and operation.has_attribute("offset_align_byte")
    if parameters_of(type_, "xegpu", "tensor_desc") is not None:
        if offsets:
            yield "offsets are those of the descriptor already", place_of(operation, "offsets")
        elif aligned:
            yield "'offset_align_byte' is for addresses that are integers", place_of(operation, "offset_align_byte")
    elif not offsets and isinstance(type_, IntegerType | MemRefType):
        yield f"expected offsets into {type_}", place_of(operation, name)
    elif operation.spec.name == "xegpu.prefetch":
        if isinstance(type_, IntegerType) and not aligned:
            yield "requires attribute 'offset_align_byte' for an address that is an integer", place_of(operation, name)
        elif isinstance(type_, MemRefType) and aligned:
            yield "'offset_align_byte' is for addresses that are integers", place_of(operation, "offset_align_byte")


@rule("xegpu.scattered-value")
def scattered_value(operation: Operation) -> Found:
    """There is a value, or a chunk of them, for each element of the mask."""
    memory = operation.type_named(_memory(operation))
    value, mask = operation.type_named("value"), operation.type_named("mask")
    if memory is None or value is None or mask is None or value.has_alias or mask.has_alias:
        return
    found = _descriptor(operation, _memory(operation))
    if found is not None:
        yield from _value_of_descriptor(operation, found, value, mask)
    elif isinstance(memory, IntegerType | MemRefType) and operation.operand_group("offsets"):
        yield from _value_of_memory(operation, value, mask)


def _value_of_descriptor(operation: Operation, found: _Descriptor, value: Type, mask: Type) -> Found:
    if not isinstance(value, VectorType):
        if found.pieces > 1:
            yield f"expected a vector for chunks of {found.pieces} elements, but got {value}", place_of(operation, "value")
        elif isinstance(mask, VectorType):
            yield f"expected a vector as the mask is one, but got {value}", place_of(operation, "value")
        return
    if differ(found.element, value.element):
        yield f"the descriptor has elements {found.element}, but got {value}", place_of(operation, "value")
        return
    masked = found.shape[:-1] if found.pieces > 1 else found.shape
    if _sizes(mask) != masked:
        yield f"expected a mask of the sizes {shown(masked)}, but got {mask}", place_of(operation, "mask")
    elif value.rank == 1 and value.element_count == found.pieces:
        yield from _spread_by_layout(operation, found)
    elif value.shape != found.shape:
        sizes = f"{shown(found.shape)}, or one of {counted(found.pieces, 'element')}"
        yield f"expected a vector of the sizes {sizes}, but got {value}", place_of(operation, "value")


def _value_of_memory(operation: Operation, value: Type, mask: Type) -> Found:
    offsets = operation.type_named("offsets")
    chunk = number(operation, "chunk_size") if operation.has_attribute("chunk_size") else 1
    if chunk is None or offsets is None or offsets.has_alias:
        return
    several = isinstance(mask, VectorType) or isinstance(offsets, VectorType)
    place = place_of(operation, "value")
    if not isinstance(value, VectorType):
        if chunk > 1:
            yield f"expected a vector for chunks of {chunk} elements, but got {value}", place
        elif several:
            yield f"expected a vector as the mask or the offsets are one, but got {value}", place
        return
    count = value.element_count
    if not several:
        if count != chunk:
            yield f"expected {counted(chunk, 'element')}, but got {value}", place
        return
    if not isinstance(mask, VectorType):
        yield f"expected a vector as mask, but got {mask}", place_of(operation, "mask")
        return
    if chunk <= 1 and count != mask.element_count:
        yield f"expected as many elements as {mask} has, but got {value}", place
    elif mask.element_count == 1:
        if chunk > 1 and value.rank == 1 and count != chunk:
            yield f"expected {counted(chunk, 'element')}, but got {value}", place
    elif (value.shape[:-1] if chunk > 1 else value.shape) != mask.shape:
        what = f"the sizes of {mask}" + (", and one for chunks" if chunk > 1 else "")
        yield f"expected a vector of {what}, but got {value}", place


def _sizes(found: Type) -> Sizes:
    """The sizes of a vector, or of a scalar as a vector of one."""
    return found.shape if isinstance(found, VectorType) else (1,)


def _spread_by_layout(operation: Operation, found: _Descriptor) -> Found:
    """A descriptor for a single lane has no layout: it does not say how elements are spread among lanes."""
    if found.has_layout:
        yield "a descriptor has no layout where the vector is the part of a lane", place_of(operation, "value")


@rule("xegpu.scattered-shape")
def scattered_shape(operation: Operation) -> Found:
    """A descriptor has a size for each of the offsets, and one for chunks."""
    found, offsets = _descriptor(operation, "TensorDesc"), operation.type_named("offsets")
    if found is None or not isinstance(offsets, VectorType):
        return
    expected = offsets.shape if found.pieces == 1 else (*offsets.shape, found.pieces)
    if found.shape != expected:
        message = f"expected a descriptor of the sizes {shown(expected)}, but got {shown(found.shape)}"
        yield message, place_of(operation, "TensorDesc")


@rule("xegpu.atomic-shape")
def atomic_shape(operation: Operation) -> Found:
    """What is combined with memory has the sizes of the descriptor."""
    found = _descriptor(operation, "tensorDesc")
    for name in ("value", "result"):
        type_ = operation.type_named(name)
        if found is not None and isinstance(type_, VectorType) and type_.shape != found.shape:
            yield f"expected a vector of the sizes {shown(found.shape)}, but got {type_}", place_of(operation, name)
            return


# -- blocks -------------------------------------------------------------------------------------------------------------


@rule("xegpu.block-value")
def block_value(operation: Operation) -> Found:
    """What is read or written is all of the block, or an even part of it for a lane."""
    found, value = _descriptor(operation, "TensorDesc"), operation.type_named("value")
    if found is None or not isinstance(value, VectorType):
        return
    place, whole = place_of(operation, "value"), product(found.shape)
    is_store = operation.spec.name == "xegpu.store_nd"
    if len(found.shape) > 2:
        yield f"expected a block of 1 or 2 dimensions, but got {len(found.shape)}", place_of(operation, "TensorDesc")
        return
    if is_store and found.pieces > 1:
        yield f"expected one block, but got {found.pieces}", place_of(operation, "TensorDesc")
        return
    part = value.element_count
    if whole is None or not part:
        return
    if _is_of_lane(found, value):
        yield from _spread_by_layout(operation, found)
        if not found.has_layout and whole * found.pieces % part:
            yield f"{whole * found.pieces} elements are not spread evenly by {value}", place
        return
    expected = found.shape if is_store else _as_loaded(operation, found, value)
    if expected is not None and value.shape != expected:
        yield f"expected a vector of the sizes {shown(expected)}, but got {value}", place


def _is_of_lane(found: _Descriptor, value: Type | None) -> bool:
    """Whether a value is the part of a block that one of several lanes has."""
    whole = product(found.shape)
    if not isinstance(value, VectorType) or value.rank != 1 or whole is None:
        return False
    return value.element_count is not None and value.element_count < whole * found.pieces


def _as_loaded(operation: Operation, found: _Descriptor, value: VectorType) -> Sizes | None:
    """The sizes of blocks, transposed and packed; what is not possible is ignored. None where they are not known."""
    expected, last = found.shape, value.shape[-1] if value.shape else None
    if operation.has_attribute("transpose"):
        order = numbers(operation, "transpose")
        if order is None:
            return None
        if all([0 <= each < len(expected) for each in order]):
            expected = tuple([expected[each] for each in order])
    if operation.has_attribute("packed") and len(found.shape) == 2:
        if not expected or expected[0] is None or not last:
            return None
        expected = (expected[0] // last, *expected[1:], last)
    return (found.pieces, *expected) if found.pieces > 1 else expected


@rule("xegpu.block-offsets")
def block_offsets(operation: Operation) -> Found:
    """There is an offset for each dimension of a block, or there are none; of the part of a lane nothing is required."""
    found, offsets = _descriptor(operation, "TensorDesc"), numbers(operation, "const_offsets")
    if found is not None and _is_of_lane(found, operation.type_named("value")):
        return
    if found is not None and offsets and len(offsets) != len(found.shape):
        message = f"expected {counted(len(found.shape), 'offset')}, but got {len(offsets)}"
        yield message, place_of(operation, "const_offsets")


@rule("xegpu.block-memory")
def block_memory(operation: Operation) -> Found:
    """Memory has as many sizes as strides and offsets; an address that is an integer needs both."""
    source, found = operation.type_named("source"), _descriptor(operation, "TensorDesc")
    ranks = {name: _rank(operation, name, source) for name in ("const_shape", "const_strides")}
    sizes, strides = ranks["const_shape"], ranks["const_strides"]
    if sizes is None or strides is None:
        return
    if isinstance(source, IntegerType) and not (sizes and strides):
        yield f"expected a shape and strides of the memory at {source}", place_of(operation, "source")
        return
    offsets = _rank(operation, "const_offsets", None)
    if sizes != strides:
        message = f"{counted(sizes, 'size')}, but {counted(strides, 'stride')}"
        yield message, name_of(operation.shape)
    elif offsets and offsets != sizes:
        yield f"{counted(sizes, 'size')}, but {counted(offsets, 'offset')}", place_of(operation, "const_offsets")
    elif found is not None and len(found.shape) > sizes:
        message = f"the descriptor has {counted(len(found.shape), 'dimension')}, the memory {sizes}"
        yield message, place_of(operation, "TensorDesc")


def _rank(operation: Operation, name: str, source: Type | None) -> int | None:
    """How many sizes, strides or offsets there are: in an attribute, or else those of a memref."""
    if operation.has_attribute(name):
        found = numbers(operation, name)
        return None if found is None else len(found)
    if isinstance(source, MemRefType):
        return None if isinstance(source.layout, AffineMapAttr) else len(source.shape)
    return 0 if source is None or isinstance(source, IntegerType) else None


@rule("xegpu.memory-space")
def memory_space(operation: Operation) -> Found:
    """A descriptor is one of the memory that its source is in; integers are addresses of global memory."""
    source, found = operation.type_named("source"), _descriptor(operation, "TensorDesc")
    if found is None:
        return
    space: Attribute | None = None
    if isinstance(source, MemRefType):
        space = source.memory_space
    elif not isinstance(source, IntegerType):
        return
    if space is not None and not isinstance(space, IntegerAttr):
        return
    given = 0 if space is None else space.value
    if given != found.space:
        message = f"{source} is in the memory space {given}, the descriptor in {found.space}"
        yield message, place_of(operation, "TensorDesc")


RULES: Rules = {
    "atomic_rmw": (atomic_shape,),
    "create_nd_tdesc": (memory_space, block_memory),
    "create_tdesc": (memory_space, scattered_shape),
    "load": (scattered_offsets, scattered_value),
    "load_nd": (block_offsets, block_value),
    "prefetch": (scattered_offsets,),
    "prefetch_nd": (block_offsets,),
    "store": (scattered_offsets, scattered_value),
    "store_nd": (block_offsets, block_value),
}
