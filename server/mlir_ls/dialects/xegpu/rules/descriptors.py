"""xegpu: descriptors of memory, layouts and products. "'xegpu' Dialect"."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import NamedTuple

from mlir_ls.dialects.xegpu.layouts import part_of_layout
from mlir_ls.plurals import counted
from mlir_ls.semantics.agreement import differ
from mlir_ls.semantics.verify.library.casts import width
from mlir_ls.semantics.verify.model.attributes import numbers, product, shown
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import attribute_at
from mlir_ls.semantics.verify.model.reading import parameters_of, place_of
from mlir_ls.semantics.verify.rules import Found, Rules, rule
from mlir_ls.syntax.leaf import Attribute, Type
from mlir_ls.syntax.leaf.attributes import DialectAttr, IntegerAttr
from mlir_ls.syntax.leaf.types import MemRefType, VectorType

_SCATTERED = ("xegpu.prefetch", "xegpu.load", "xegpu.store")
_OPERANDS = ("TensorDesc", "source", "dest")


class _Block(NamedTuple):
    shape: tuple[int | None, ...]
    element: Type
    scattered: bool


def _block(found: Type | None) -> _Block | None:
    """What a descriptor describes."""
    parameters = parameters_of(found, "xegpu", "tensor_desc")
    if parameters is None or len(parameters) != 3:
        return None
    encodings = parameters[2] or ()
    return _Block(tuple(parameters[0]), parameters[1], any([_is_scattered(each) for each in encodings]))


def _is_scattered(encoding: object) -> bool:
    return getattr(encoding, "mnemonic", "") == "scatter_tdesc_attr" or "scattered = true" in str(encoding)


@rule("xegpu.scattered")
def xegpu_scattered(operation: Operation) -> Found:
    """Scattered elements are read and written one by one, blocks as such."""
    expected = operation.spec.name in _SCATTERED
    for name in _OPERANDS:
        found = _block(operation.type_named(name))
        if found is not None and found.scattered != expected:
            what = "a descriptor of scattered elements" if expected else "a descriptor of a block, without scattered elements"
            yield f"expected {what}, but got {operation.type_named(name)}", place_of(operation, name)
            return


@rule("xegpu.block-source")
def xegpu_block_source(operation: Operation) -> Found:
    """A descriptor has at most as many dimensions as the memref, and its element type."""
    found, source = _block(operation.type_named("TensorDesc")), operation.type_named("source")
    if found is None or not isinstance(source, MemRefType):
        return
    place = place_of(operation, "TensorDesc")
    sizes = numbers(operation, "const_shape") if operation.has_attribute("const_shape") else source.shape
    if sizes is not None and len(found.shape) > len(sizes):
        yield f"{source} has fewer dimensions than the descriptor, {len(found.shape)}", place
    elif differ(found.element, source.element):
        yield f"{source} has elements {source.element}, the descriptor {found.element}", place


@rule("xegpu.memory-size")
def xegpu_memory_size(operation: Operation) -> Found:
    """A description of a matrix covers all of its memory."""
    source, parameters = operation.type_named("source"), parameters_of(operation.type_named("mem_desc"), "xegpu", "mem_desc")
    if not isinstance(source, MemRefType) or parameters is None:
        return
    sizes, held, bits = list(parameters[0]), source.element_count, width(source.element)
    wide = width(parameters[1])
    if None in sizes or None in (held, bits, wide):
        return
    if prod(sizes) * (wide or 0) != (held or 0) * (bits or 0):
        message = f"{source} has {(held or 0) * (bits or 0)} bits, but got {operation.type_named('mem_desc')}"
        yield message, place_of(operation, "mem_desc")


@rule("xegpu.scattered-element")
def xegpu_scattered_element(operation: Operation) -> Found:
    """What is read from a memref, or written to one, has its elements."""
    source = operation.type_named("source") if operation.spec.operand("source") else operation.type_named("dest")
    value = operation.type_named("value")
    element = value.element if isinstance(value, VectorType) else value
    if isinstance(source, MemRefType) and differ(source.element, element):
        yield f"the elements are of type {source.element}, but got {value}", place_of(operation, "value")


_UNIT = 32
"""The bits in which a lane has elements of the second matrix."""


@rule("xegpu.product")
def xegpu_product(operation: Operation) -> Found:
    """A product has matrices of two dimensions whose sizes match; the second may be packed, in three dimensions."""
    left, right, result = [operation.type_named(name) for name in ("lhs", "rhs", "result")]
    added = operation.type_named("acc")
    if added is not None and differ(added, result):
        yield f"what is added has the type of the result, {result}: got {added}", place_of(operation, "acc")
        return
    if not (isinstance(left, VectorType) and isinstance(right, VectorType) and isinstance(result, VectorType)):
        return
    if left.rank == right.rank == result.rank == 1:
        bits, count = width(right.element), right.element_count
        if bits and bits <= _UNIT and count is not None and count % (_UNIT // bits):
            yield f"the part of a lane has a multiple of {_UNIT} bits, but got {right}", place_of(operation, "rhs")
        return
    if left.rank != 2 or result.rank != 2:
        name = "lhs" if left.rank != 2 else "result"
        yield f"expected a vector of 2 dimensions, but got {operation.type_named(name)}", place_of(operation, name)
    elif right.rank not in (2, 3):
        yield f"expected a vector of 2 or 3 dimensions, but got {right}", place_of(operation, "rhs")
    else:
        rows = right.shape[0] if right.rank == 2 else product((right.shape[0], right.shape[2]))
        if left.shape[1] != rows:
            yield f"the left matrix has {left.shape[1]} columns, the right one {rows} rows", place_of(operation, "rhs")
        elif (left.shape[0], right.shape[1]) != result.shape:
            message = f"the product has the shape {left.shape[0]}x{right.shape[1]}, but got {result}"
            yield message, place_of(operation, "result")


@rule("xegpu.descriptor-kind")
def xegpu_descriptor_kind(operation: Operation) -> Found:
    """A descriptor of scattered elements is made by create_tdesc, one of a block by create_nd_tdesc."""
    found = _block(operation.type_named("TensorDesc"))
    expected = operation.spec.name == "xegpu.create_tdesc"
    if found is not None and found.scattered != expected:
        what = "scattered elements" if expected else "a block"
        message = f"expected a descriptor of {what}, but got {operation.type_named('TensorDesc')}"
        yield message, place_of(operation, "TensorDesc")


@rule("xegpu.moved")
def xegpu_moved(operation: Operation) -> Found:
    """The descriptor of a block is moved by an offset for each of its dimensions."""
    found, offsets = _block(operation.type_named("TensorDesc")), numbers(operation, "const_offsets")
    if found is None:
        return
    if found.scattered:
        message = f"expected the descriptor of a block, but got {operation.type_named('TensorDesc')}"
        yield message, place_of(operation, "TensorDesc")
    elif offsets is not None and len(offsets) != len(found.shape):
        message = f"expected {counted(len(found.shape), 'offset')}, but got {len(offsets)}"
        yield message, attribute_at(operation, "const_offsets")


@rule("xegpu.moved-elements")
def xegpu_moved_elements(operation: Operation) -> Found:
    """Scattered elements are moved one by one, or by chunks, with an offset for each. `xegpu.update_offset`."""
    type_, offsets = operation.type_named("TensorDesc"), operation.type_named("offsets")
    found = _block(type_)
    if found is None:
        return
    if not found.scattered:
        yield f"expected the descriptor of scattered elements, but got {type_}", place_of(operation, "TensorDesc")
    elif isinstance(offsets, VectorType):
        expected = found.shape[:-1] if _is_chunked(type_) else found.shape
        if offsets.shape != expected:
            yield f"expected offsets of the sizes {shown(expected)}, but got {offsets}", place_of(operation, "offsets")


def _is_chunked(found: Type | None) -> bool:
    """Whether a descriptor is one of chunks of several elements."""
    for each in (parameters_of(found, "xegpu", "tensor_desc") or ((), None, ()))[2]:
        if isinstance(each, DialectAttr) and each.mnemonic == "scatter_tdesc_attr" and each.parameters:
            return any([isinstance(part, IntegerAttr) and part.value > 1 for part in each.parameters])
    return False


@rule("xegpu.converted-layout")
def xegpu_converted_layout(operation: Operation) -> Found:
    """Both layouts are for workgroups, or both for subgroups, and spread all of the vector. `xegpu.convert_layout`."""
    found = operation.type_named("source")
    layouts = {name: operation.attribute(name) for name in ("input_layout", "target_layout")}
    parts = {name: _numbers(each) for name, each in layouts.items()}
    if None in parts.values() or not isinstance(found, VectorType) or None in found.shape:
        return
    first, second = parts.values()
    if first is not None and second is not None and bool(first[0]) != bool(second[0]):
        yield "both layouts are for workgroups, or both for subgroups", attribute_at(operation, "target_layout")
        return
    for name, part in parts.items():
        if part is not None and not _is_spread([size or 0 for size in found.shape], part):
            yield f"{layouts[name]} does not spread {found} evenly", attribute_at(operation, name)
            return


_Numbers = tuple[tuple[int, ...], ...]
"""The numbers of a layout: of subgroups, of their data, of the data of an instruction, of lanes, of their data."""


def _numbers(layout: Attribute | None) -> _Numbers | None:
    found = [part_of_layout(layout, place) for place in range(_PARTS)]
    known = [tuple(each) for each in found if each is not None]
    return tuple(known) if len(known) == _PARTS else None


_PARTS = 5


def _is_spread(shape: Sequence[int], layout: _Numbers) -> bool:
    """Whether sizes are divided without a rest: among subgroups, where these may take turns, then to instructions and lanes."""
    subgroups, subgroup_data, instruction, lanes, lane_data = layout
    left = _divided(_divided(shape, subgroups, subgroup_data, turns=True), (), instruction, turns=False)
    return _divided(left, lanes, lane_data, turns=False) is not None


def _divided(shape: Sequence[int] | None, units: Sequence[int], data: Sequence[int], turns: bool) -> Sequence[int] | None:
    left = shape
    for part in (units, data):
        if left is None or not part:
            continue
        ratio = _ratio(left, part)
        if ratio is None and not (turns and _ratio(part, left) is not None):
            return None
        left = ratio if ratio is not None else left
    return data if data and left is not None else left


def _ratio(one: Sequence[int], other: Sequence[int]) -> Sequence[int] | None:
    if len(one) != len(other) or any([not size or whole % size for whole, size in zip(one, other, strict=True)]):
        return None
    return [whole // size for whole, size in zip(one, other, strict=True)]


_ACCESS = (xegpu_scattered,)

RULES: Rules = {
    "convert_layout": (xegpu_converted_layout,),
    "create_nd_tdesc": (xegpu_descriptor_kind, xegpu_block_source),
    "create_tdesc": (xegpu_descriptor_kind,),
    "dpas": (xegpu_product,),
    "create_mem_desc": (xegpu_memory_size,),
    "load": (*_ACCESS, xegpu_scattered_element),
    "load_nd": _ACCESS,
    "prefetch": _ACCESS,
    "prefetch_nd": _ACCESS,
    "store": (*_ACCESS, xegpu_scattered_element),
    "store_nd": _ACCESS,
    "update_offset": (xegpu_moved_elements,),
    "update_nd_offset": (xegpu_moved,),
}
