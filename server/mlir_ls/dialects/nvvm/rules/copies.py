"""nvvm: what is fetched, copied and loaded, and from where. "'nvvm' Dialect"; the rules follow the PTX instruction set."""

from __future__ import annotations

from mlir_ls.dialects.nvvm.rules.intrinsics import space_of
from mlir_ls.plurals import counted
from mlir_ls.semantics.verify.model.attributes import case, flag
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import attribute_at, name_of
from mlir_ls.semantics.verify.model.reading import operand_place, place_of
from mlir_ls.semantics.verify.rules import Found, rule
from mlir_ls.syntax.leaf.attributes import DialectAttr
from mlir_ls.syntax.leaf.types import IntegerType, VectorType

_GENERIC, _GLOBAL, _CONSTANT, _LOCAL = 0, 1, 4, 5  # address spaces


@rule("nvvm.register-range")
def nvvm_register_range(operation: Operation) -> Found:
    """A range of values is not empty, unless it is that of no values or of all. `nvvm.read.ptx.sreg.tid.x`."""
    found = operation.attribute("range")
    if not isinstance(found, DialectAttr) or found.parameters is None or len(found.parameters) != 3:
        return
    type_, lower, upper = found.parameters
    if isinstance(type_, IntegerType) and isinstance(lower, int) and isinstance(upper, int):
        most = (1 << type_.width) - 1
        if lower & most == upper & most and lower & most not in (0, most):
            yield f"a range from {lower} to {upper} is empty", attribute_at(operation, "range")


_FETCHED = ("evict_last", "evict_normal")


@rule("nvvm.prefetched")
def nvvm_prefetched(operation: Operation) -> Found:
    """What is fetched goes into a cache of some level, or is the map of a tensor. `nvvm.prefetch`."""
    is_map, level = operation.has_attribute("tensormap"), case(operation, "cacheLevel")
    if is_map == operation.has_attribute("cacheLevel"):
        wrong = "not both" if is_map else "but got neither"
        yield f"expected attribute 'cacheLevel' or 'tensormap', {wrong}", name_of(operation.shape)
        return
    found = operation.type_named("addr")
    if found is None or found.has_alias:
        return
    space, has_priority = space_of(found) or _GENERIC, operation.has_attribute("evictPriority")
    place = operand_place(operation, "addr")
    if not is_map and operation.operand_group("predicate"):
        yield "only the map of a tensor is fetched with a predicate", operand_place(operation, "predicate")
        return
    if is_map:
        if has_priority:
            yield "the map of a tensor has no eviction priority", attribute_at(operation, "evictPriority")
        elif space not in (_GENERIC, _CONSTANT):
            yield f"a generic or a constant pointer leads to the map of a tensor, but got {found}", place
        elif operation.has_attribute("in_param_space") and space != _GENERIC:
            yield f"a generic pointer leads to what is in the space of parameters, but got {found}", place
    elif space == _CONSTANT:
        yield f"expected a generic, global or local pointer, but got {found}", place
    elif flag(operation, "uniform") and level not in ("L1", None):
        yield f"the uniform cache is of level L1, but got {level}", attribute_at(operation, "cacheLevel")
    elif flag(operation, "uniform") and space != _GENERIC:
        yield f"expected a generic pointer for the uniform cache, but got {found}", place
    elif has_priority and level == "L1":
        yield "an eviction priority is for level L2", attribute_at(operation, "evictPriority")
    elif has_priority and space != _GLOBAL:
        yield f"expected a global pointer where there is an eviction priority, but got {found}", place
    elif has_priority and case(operation, "evictPriority") not in (None, *_FETCHED):
        message = f"what is fetched is evicted last, or as usual: {' or '.join(_FETCHED)}"
        yield message, attribute_at(operation, "evictPriority")


_LEAST_OF_COLUMNS, _GATHERED = 3, 5


@rule("nvvm.tensor-mode")
def nvvm_tensor_mode(operation: Operation) -> Found:
    """The mode of a copy says how many coordinates and offsets there are. `nvvm.cp.async.bulk.tensor.prefetch`."""
    mode = case(operation, "mode") if operation.has_attribute("mode") else "tile"
    coordinates, offsets = operation.operand_group("coordinates"), operation.operand_group("im2colOffsets")
    if mode is None or coordinates is None:
        return
    place, count = name_of(operation.shape), len(coordinates)
    if mode.startswith("im2col") and count < _LEAST_OF_COLUMNS:
        yield f"mode {mode} needs at least {_LEAST_OF_COLUMNS} coordinates, but got {count}", place
    elif mode in ("tile_gather4", "tile_scatter4") and count != _GATHERED:
        yield f"mode {mode} needs {_GATHERED} coordinates, but got {count}", place
    elif offsets is not None:
        expected = 0 if mode.startswith("tile") else count - 2 if mode == "im2col" else 2
        if len(offsets) != expected:
            yield f"mode {mode} takes {counted(expected, 'offset')} here, but got {len(offsets)}", place


# -- tensor memory ------------------------------------------------------------------------------------------------------

_ROUNDINGS = ("rn", "rz", "rs")
_SPLIT = "shape_16x32bx2"
_MIN_LENGTHS = {"shape_16x128b": 2, "shape_16x256b": 4}


@rule("nvvm.random-bits")
def nvvm_random_bits(operation: Operation) -> Found:
    """Stochastic rounding takes random bits, and no other rounding does. `nvvm.convert.f32x2.to.f16x2`."""
    rounding, bits = case(operation, "rnd"), operation.operand_group("random_bits")
    if rounding is None or bits is None:
        return
    if rounding not in _ROUNDINGS:
        yield f"expected rounding mode rn, rz or rs, but got {rounding}", attribute_at(operation, "rnd")
    elif bool(bits) != (rounding == "rs"):
        wrong = "takes no random bits" if bits else "needs random bits"
        yield f"rounding mode {rounding} {wrong}", attribute_at(operation, "rnd")


@rule("nvvm.tensor-memory")
def nvvm_tensor_memory(operation: Operation) -> Found:
    """How much is moved follows from the shape; one of the shapes takes an offset. `nvvm.tcgen05.ld`, `nvvm.tcgen05.st`."""
    shape = case(operation, "shape")
    name = "res" if operation.spec.results else "val"
    moved, offset = operation.type_named(name), operation.operand_group("offset")
    if shape is None:
        return
    if operation.spec.results and offset is not None and bool(offset) != (shape == _SPLIT):
        wrong = "takes no operand 'offset'" if offset else "requires operand 'offset'"
        yield f"shape {shape} {wrong}", attribute_at(operation, "shape")
        return
    if not operation.spec.results and shape == _SPLIT and offset is not None and not offset:
        yield f"shape {shape} requires operand 'offset'", attribute_at(operation, "shape")
        return
    length = moved.element_count if isinstance(moved, VectorType) else 1 if isinstance(moved, IntegerType) else None
    least = _MIN_LENGTHS.get(shape, 1)
    if length is not None and length < least:
        yield f"shape {shape} moves at least {least} x i32, but got {moved}", place_of(operation, name)


_MULTICASTS = {
    "shape_32x128b": ("warpx4",),
    "shape_64x128b": ("warpx2_01_23", "warpx2_02_13"),
}


@rule("nvvm.multicast")
def nvvm_multicast(operation: Operation) -> Found:
    """Only some shapes are copied to several warps, and those only so. `nvvm.tcgen05.cp`."""
    shape = case(operation, "shape")
    found = case(operation, "multicast") if operation.has_attribute("multicast") else "none"
    if shape is None or found is None:
        return
    expected = _MULTICASTS.get(shape, ("none",))
    if found not in expected:
        yield f"{shape} requires multicast {' or '.join(expected)}, but got {found}", attribute_at(operation, "multicast")


@rule("nvvm.multicast-mask")
def nvvm_multicast_mask(operation: Operation) -> Found:
    """What is copied to several blocks goes to the memory of a cluster. `nvvm.cp.async.bulk.shared.cluster.global`."""
    block = 3
    if operation.operand_group("multicastMask") and space_of(operation.type_named("dstMem")) == block:
        message = "a copy to the shared memory of one block takes no multicast mask"
        yield message, operand_place(operation, "multicastMask")


_LANES = {"cta_1": 4, "cta_2": 8}


@rule("nvvm.disabled-lanes")
def nvvm_disabled_lanes(operation: Operation) -> Found:
    """There is a mask of lanes for each of the groups of blocks. `nvvm.tcgen05.mma`."""
    group, mask = case(operation, "ctaGroup"), operation.type_named("disableOutputLane")
    expected = _LANES.get(group or "")
    if expected is not None and isinstance(mask, VectorType) and mask.element_count not in (None, expected):
        message = f"ctaGroup {group} takes a mask of {expected} x i32, but got {mask}"
        yield message, operand_place(operation, "disableOutputLane")


_WITHOUT_BLOCKS_OF_16 = ("mxf8f6f4", "mxf4")


@rule("nvvm.block-size")
def nvvm_block_size(operation: Operation) -> Found:
    """Only some kinds of numbers are scaled in blocks of 16. `nvvm.tcgen05.mma.block_scale`."""
    kind = case(operation, "kind")
    size = case(operation, "blockScale") if operation.has_attribute("blockScale") else "default"
    if kind in _WITHOUT_BLOCKS_OF_16 and size == "block16":
        yield f"kind {kind} does not support block16", attribute_at(operation, "blockScale")
    elif kind == "mxf4nvf4" and size == "default":
        yield f"kind {kind} needs attribute 'blockScale'", attribute_at(operation, "kind")
