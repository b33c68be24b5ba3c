"""amdgpu: instructions of AMD's processors. "'amdgpu' Dialect"."""

from __future__ import annotations

from mlir_ls.dialects.amdgpu.bodies import WIDTHS
from mlir_ls.plurals import counted, index_count
from mlir_ls.semantics.agreement import differ
from mlir_ls.semantics.verify.library.casts import width
from mlir_ls.semantics.verify.model.attributes import case, case_of, flag, number, number_of, numbers, shown, sizes_of
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import attribute_at, name_of
from mlir_ls.semantics.verify.model.reading import lacks_unit_stride, operand_place, parameters_of, place_of
from mlir_ls.semantics.verify.model.strides import contiguous
from mlir_ls.semantics.verify.rules import Found, Rules, ShapeRule, rule
from mlir_ls.syntax.leaf import Attribute, Type
from mlir_ls.syntax.leaf.attributes import StridedLayoutAttr, StringAttr, UnitAttr
from mlir_ls.syntax.leaf.types import FloatType, IntegerType, MemRefType, VectorType

_SMALL = 8  # bits of floating-point numbers of which a product takes two types
_WAVE = 64  # threads among which a product is shared
_MAX_BITS = 64  # of a number that lanes exchange
_GLOBAL, _SHARED = ("global",), ("workgroup",)
_TRANSFERRED_BITS = (8, 16, 32, 96, 128)
_TRANSPOSED = {4: 16, 6: 16, 8: 8, 16: 4}  # how many elements are loaded, by their bits
_SHIFTS = ("row_shl", "row_shr", "row_ror")
_WITHOUT = ("wave_shl", "wave_shr", "wave_ror", "wave_rol", "row_mirror", "row_half_mirror", "row_bcast_15", "row_bcast_31")


# -- memory ----------------------------------------------------------------------------------------------------------


def _space(found: Type | None) -> str | int | None:
    """The memory space of a buffer: a number, 0 for none, or a name; None where that is not known."""
    if not isinstance(found, MemRefType):
        return None
    space: Attribute | None = found.memory_space
    return 0 if space is None else case_of(space) or number_of(space)


@rule("amdgpu.fat-buffer")
def amdgpu_fat_buffer(operation: Operation) -> Found:
    """A cast to a fat raw buffer keeps all but the space, and perhaps the offset. `amdgpu.fat_raw_buffer_cast`."""
    source, result = operation.type_named("source"), operation.type_named("result")
    if not isinstance(source, MemRefType) or result is None or result.has_alias or source.has_alias:
        return
    kept = _without_offset(source) if operation.has_attribute("resetOffset") else source
    if kept is None:
        yield f"the offset of {source}, whose layout is no list of strides, is not set to 0", place_of(operation, "source")
        return
    expected = MemRefType(kept.shape, kept.element, kept.layout)
    found = MemRefType(result.shape, result.element, result.layout) if isinstance(result, MemRefType) else None
    if found is None or differ(found, expected) or _space(result) not in (None, "fat_raw_buffer"):
        message = f"{source} becomes {expected} in address space fat_raw_buffer, but got {result}"
        yield message, place_of(operation, "result")


def _without_offset(found: MemRefType) -> MemRefType | None:
    """The same buffer with offset 0; None where the layout is one that no offset can be taken from."""
    layout = found.layout
    if layout is None:
        return found
    if not isinstance(layout, StridedLayoutAttr):
        return None
    is_known = None not in found.shape or len(found.shape) == 1
    is_identity = is_known and layout.strides == contiguous(found.shape)
    left = None if is_identity else StridedLayoutAttr(layout.strides)
    return MemRefType(found.shape, found.element, left, found.memory_space)


@rule("amdgpu.raw-buffer")
def amdgpu_raw_buffer(operation: Operation) -> Found:
    """A raw buffer is in global memory, and has an index for each dimension."""
    found, indices = operation.type_named("memref"), operation.operand_group("indices")
    space = _space(found)
    is_named = isinstance(found, MemRefType) and isinstance(found.memory_space, StringAttr)
    if is_named or (space is not None and space not in (0, 1, *_GLOBAL)):
        yield f"the buffer is in global memory, but got {found}", place_of(operation, "memref")
    elif isinstance(found, MemRefType) and indices is not None and len(indices) != found.rank:
        message = f"{found} has {counted(found.rank, 'dimension')}, but got {index_count(len(indices))}"
        yield message, operand_place(operation, "memref")


@rule("amdgpu.gathered")
def amdgpu_gathered(operation: Operation) -> Found:
    """A few bits go from global memory to what a workgroup shares, where elements are of the same type."""
    source, target, moved = operation.type_named("src"), operation.type_named("dst"), operation.attribute("transferType")
    bits = _bits(getattr(moved, "value", None))
    if bits is not None and bits not in _TRANSFERRED_BITS:
        yield f"8, 16, 32, 96 or 128 bits are moved, but got {bits}", attribute_at(operation, "transferType")
    elif _space(source) not in (None, 0, 1, 7, *_GLOBAL, "fat_raw_buffer"):
        yield f"the source must be in global memory, but got {source}", place_of(operation, "src")
    elif _space(target) not in (None, 3, *_SHARED):
        yield f"the destination must be in workgroup memory, but got {target}", place_of(operation, "dst")
    elif isinstance(source, MemRefType) and isinstance(target, MemRefType) and differ(source.element, target.element):
        yield f"the elements are of type {source.element}, but got {target}", place_of(operation, "dst")
    elif isinstance(target, MemRefType) and lacks_unit_stride(target) and target.shape[-1:] != (1,):
        yield f"the last dimension of the destination must have stride 1, but got {target}", place_of(operation, "dst")


@rule("amdgpu.transposed")
def amdgpu_transposed(operation: Operation) -> Found:
    """What is loaded and transposed is what a workgroup shares, in as many elements as the hardware transposes."""
    source, result = operation.type_named("src"), operation.type_named("result")
    if _space(source) not in (None, 3, *_SHARED):
        yield f"the source must be in workgroup memory, but got {source}", place_of(operation, "src")
    elif isinstance(result, VectorType):
        bits, found = width(result.element), result.element_count
        expected = None if bits is None else _TRANSPOSED.get(bits)
        if bits is not None and expected is None:
            yield f"elements of {bits} bits are not transposed, but got {result}", place_of(operation, "result")
        elif expected is not None and found is not None and found != expected:
            message = f"{counted(expected, 'element')} of {result.element} are transposed, but got {result}"
            yield message, place_of(operation, "result")


def _bits(found: Type | None) -> int | None:
    if isinstance(found, VectorType):
        one, count = width(found.element), found.element_count
        return None if one is None or count is None else one * count
    return None if found is None else width(found)


# -- products --------------------------------------------------------------------------------------------------------


def _parts(found: Type | None) -> tuple[Type, int] | None:
    """The elements of a vector or a scalar and how many there are; integers of 32 and 64 bits hold some of 8."""
    if isinstance(found, VectorType):
        return None if found.element_count is None else (found.element, found.element_count)
    if isinstance(found, IntegerType) and found.width in (32, 64):
        return IntegerType(8), found.width // 8
    return (found, 1) if isinstance(found, FloatType | IntegerType) else None


@rule("amdgpu.product")
def amdgpu_product(operation: Operation) -> Found:
    """Each thread holds its part of the matrices; what is permuted and negated depends on their elements."""
    sizes = [number(operation, name) for name in ("m", "n", "k")]
    blocks = number(operation, "blocks") if operation.has_attribute("blocks") else 1
    source, result = _parts(operation.type_named("sourceA")), operation.type_named("destC")
    target = _parts(result) if not isinstance(result, IntegerType) else None
    m, n, k = sizes
    left, right = operation.type_named("sourceA"), operation.type_named("sourceB")
    if source is not None and not _is_small(source[0]) and differ(left, right):
        yield f"both matrices are of one type, but got {left} and {right}", place_of(operation, "sourceB")
        return
    other = _parts(right)
    if source is not None and _is_small(source[0]) and other is not None and not _is_small(other[0]):
        yield f"both matrices are of small floating-point numbers, but got {left} and {right}", place_of(operation, "sourceB")
        return
    if m is None or n is None or k is None or blocks is None:
        return
    if source is not None and source[1] != m * k * blocks // _WAVE:
        message = f"each lane holds {counted(m * k * blocks // _WAVE, 'value')} of the matrix, but got {source[1]}"
        yield message, place_of(operation, "sourceA")
    elif target is not None and target[1] != m * n * blocks // _WAVE:
        message = f"each lane holds {counted(m * n * blocks // _WAVE, 'value')} of the product, but got {target[1]}"
        yield message, place_of(operation, "destC")
    elif target is not None:
        yield from _permuted(operation, isinstance(target[0], FloatType) and target[0].name == "f64")


def _is_small(found: Type) -> bool:
    """Whether numbers are so small that a product takes two types of them."""
    bits = width(found)
    return not isinstance(found, IntegerType) and (bits is None or bits <= _SMALL)


def _permuted(operation: Operation, doubles: bool) -> Found:
    permuted = number(operation, "cbsz") if operation.has_attribute("cbsz") else 0
    block = number(operation, "abid") if operation.has_attribute("abid") else 0
    lanes = case(operation, "blgp") if operation.has_attribute("blgp") else "none"
    if doubles and lanes not in (None, "none"):
        yield "lanes of f64 are not permuted", attribute_at(operation, "blgp")
    elif doubles and permuted:
        yield "lanes of f64 are not permuted", attribute_at(operation, "cbsz")
    elif permuted is not None and block is not None and 0 <= permuted < 32 and not 0 <= block < 1 << permuted:
        yield f"'abid' is below {1 << permuted}, 2 to the power of 'cbsz', but got {block}", attribute_at(operation, "abid")
    elif not doubles:
        for name in ("negateA", "negateB", "negateC"):
            if flag(operation, name):
                yield "only f64 is negated", attribute_at(operation, name)
                return


@rule("amdgpu.wave-product")
def amdgpu_wave_product(operation: Operation) -> Found:
    """Numbers are multiplied that are alike: as many, of one kind, and of that of the result."""
    left, right, added = [operation.type_named(name) for name in ("sourceA", "sourceB", "destC")]
    if not isinstance(left, VectorType) or not isinstance(right, VectorType) or not isinstance(added, VectorType):
        return
    if left.element_count != right.element_count:
        yield f"both factors have as many elements, but got {left} and {right}", place_of(operation, "sourceB")
    elif left.element is not right.element and not (isinstance(left.element, FloatType) and width(left.element) == 8):
        yield f"both factors have one element type, but got {left} and {right}", place_of(operation, "sourceB")
    elif isinstance(left.element, FloatType) != isinstance(added.element, FloatType):
        yield f"the product of {left.element} is not added to {added.element}", place_of(operation, "destC")
    elif isinstance(left.element, FloatType):
        for name in ("unsignedA", "unsignedB", "clamp"):
            if flag(operation, name):
                yield f"'{name}' is for integers, but got {left}", attribute_at(operation, name)
                return


@rule("amdgpu.sparse-product")
def amdgpu_sparse_product(operation: Operation) -> Found:
    """One factor is sparse, half as long as the other; its indices are packed by the width of its elements."""
    left, right, added = [operation.type_named(name) for name in ("sourceA", "sourceB", "destC")]
    indices, permuted = operation.type_named("sparseIdx"), number(operation, "cbsz")
    block = number(operation, "abid")
    if not isinstance(left, VectorType) or not isinstance(right, VectorType):
        return
    bits = width(left.element)
    highest, packed = (3, "vector<4xi8>") if bits == 16 else (1, "vector<2xi16>")
    if not permuted and block is not None and not 0 <= block <= highest:
        message = f"'abid' is from 0 to {highest} where elements have {bits} bits, but got {block}"
        yield message, attribute_at(operation, "abid")
    elif left.element is not right.element and not (_is_small_float(left.element) and _is_small_float(right.element)):
        yield f"both factors have one element type, but got {left} and {right}", place_of(operation, "sourceB")
    elif left.element_count is not None and right.element_count != 2 * left.element_count:
        yield f"the dense factor has {2 * left.element_count} elements, but got {right}", place_of(operation, "sourceB")
    elif indices is not None and str(indices) != packed:
        yield f"the indices of {left} are a {packed}, but got {indices}", place_of(operation, "sparseIdx")
    else:
        yield from _parts_of_threads(operation, right, added)


def _is_small_float(found: Type) -> bool:
    return isinstance(found, FloatType) and width(found) == 8


def _parts_of_threads(operation: Operation, right: VectorType, added: Type | None) -> Found:
    m, n, k = [number(operation, name) for name in ("m", "n", "k")]
    if m is None or n is None or k is None:
        return
    if right.element_count != n * k // _WAVE:
        yield f"each lane holds {n * k // _WAVE} values of the matrix, but got {right}", place_of(operation, "sourceB")
    elif isinstance(added, VectorType) and added.element_count != m * n // _WAVE:
        yield f"each lane holds {m * n // _WAVE} values of the product, but got {added}", place_of(operation, "destC")


@rule("amdgpu.scaled-product")
def amdgpu_scaled_product(operation: Operation) -> Found:
    """Half a wave multiplies; 32 rows are there for f4 only; scales in f8E4M3FN are those of f4. `amdgpu.scaled_wmma`."""
    m, lane = number(operation, "m"), number(operation, "a_first_scale_lane")
    left, right, added = [operation.type_named(name) for name in ("sourceA", "sourceB", "destC")]
    scales = [operation.type_named(name) for name in ("scaleA", "scaleB")]
    if m is None or not isinstance(left, VectorType) or not isinstance(right, VectorType):
        return
    are_small = [str(each.element) == "f4E2M1FN" for each in (left, right)]
    expected = {"sourceA": (left, 4 * m), "sourceB": (right, 64), "destC": (added, m // 2)}
    for name, (found, count) in expected.items():
        if isinstance(found, VectorType) and found.element_count != count:
            yield f"each lane holds {count} values, but got {found}", place_of(operation, name)
            return
    if m == 32 and not are_small[0]:
        yield f"32 rows are there for f4E2M1FN only, but got {left}", place_of(operation, "sourceA")
    elif m == 32 and lane:
        yield "the scales of 32 rows begin at lane 0", attribute_at(operation, "a_first_scale_lane")
    elif all([isinstance(each, VectorType) for each in scales]):
        elements = [str(each.element) for each in scales if isinstance(each, VectorType)]
        fit = all([element != "f8E4M3FN" or small for element, small in zip(elements, are_small, strict=True)])
        if not fit or (all(are_small) and elements[0] != elements[1]):
            message = f"factors of {left.element} and {right.element} are not scaled by {elements[0]} and {elements[1]}"
            yield message, place_of(operation, "scaleA")


@rule("amdgpu.scale-place")
def amdgpu_scale_place(operation: Operation) -> Found:
    """Where the scales of a block begin depends on its size and on the elements. `amdgpu.scaled_ext_packed_matrix`."""
    source, block = operation.type_named("source"), number(operation, "blockSize")
    lane, byte = number(operation, "firstScaleLane"), number(operation, "firstScaleByte")
    if not isinstance(source, VectorType) or block is None or lane is None or byte is None:
        return
    if width(source.element) == 8:
        if block == 16 and (lane, byte) not in ((0, 0), (16, 2)):
            message = f"blocks of 16 begin at lane 0 and byte 0, or at lane 16 and byte 2, but got {lane} and {byte}"
            yield message, attribute_at(operation, "firstScaleByte")
    elif byte not in (0, block // 16):
        yield f"blocks of {block} begin at byte 0 or {block // 16}, but got {byte}", attribute_at(operation, "firstScaleByte")


# -- transfers of tensors --------------------------------------------------------------------------------------------


@rule("amdgpu.transfer-base")
def amdgpu_transfer_base(operation: Operation) -> Found:
    """Elements of whole bytes go from global memory to what a workgroup shares. `amdgpu.make_dma_base`."""
    source, target = operation.type_named("global"), operation.type_named("lds")
    bits = width(source.element) if isinstance(source, MemRefType) else None
    if _is_elsewhere(source, (0, 1, *_GLOBAL)):
        yield f"the source must be in global memory, but got {source}", place_of(operation, "global")
    elif _is_elsewhere(target, (3, *_SHARED)):
        yield f"the destination must be in workgroup memory, but got {target}", place_of(operation, "lds")
    elif bits is not None and bits not in WIDTHS:
        yield f"elements have 1, 2, 4 or 8 bytes, but got {source}", place_of(operation, "global")


def _is_elsewhere(found: Type | None, spaces: tuple[int | str, ...]) -> bool:
    space = _space(found)
    return space not in (None, *spaces)


def _described(most: int) -> ShapeRule:
    """The rule for the sizes and strides that a descriptor has, of so many dimensions at most."""

    @rule("amdgpu.transfer-sizes")
    def transfer_sizes(operation: Operation) -> Found:
        sizes, strides = sizes_of(operation, "global_static_sizes"), sizes_of(operation, "global_static_strides")
        tile, barrier = sizes_of(operation, "shared_static_sizes"), operation.type_named("atomic_barrier_address")
        base, indices = operation.type_named("base"), operation.type_named("indices")
        parameters = parameters_of(base, "amdgpu", "tdm_gather_base")
        alone = parameters_of(base, "amdgpu", "tdm_base")
        bits = None if alone is None else width(alone[0])
        where = attribute_at(operation, "global_static_strides")
        if sizes is None or strides is None or tile is None:
            return
        if bits is not None and bits not in WIDTHS:
            yield f"elements have 1, 2, 4 or 8 bytes, but got {base}", place_of(operation, "base")
        elif len(sizes) != len(strides):
            yield f"{counted(len(sizes), 'size')}, but {counted(len(strides), 'stride')}", where
        elif not strides or strides[-1] != 1:
            yield f"the last stride is 1, but got {shown(strides)}", where
        elif len(tile) != len(sizes):
            message = f"'global_static_sizes' has {counted(len(sizes), 'size')}, but 'shared_static_sizes' {len(tile)}"
            yield message, attribute_at(operation, "shared_static_sizes")
        elif len(sizes) > most:
            yield f"there are {most} dimensions at most, but got {len(sizes)}", attribute_at(operation, "global_static_sizes")
        elif operation.operand_group("early_timeout") and not operation.operand_group("workgroup_mask"):
            yield "a timeout needs 'workgroup_mask'", operand_place(operation, "early_timeout")
        elif _is_elsewhere(barrier, (3, *_SHARED)):
            place = operand_place(operation, "atomic_barrier_address")
            yield f"a barrier must be in workgroup memory, but got {barrier}", place
        elif isinstance(indices, VectorType) and parameters and differ(indices.element, parameters[1]):
            yield f"the indices are of type {parameters[1]}, but got {indices}", place_of(operation, "indices")

    return transfer_sizes


# -- lanes -----------------------------------------------------------------------------------------------------------


@rule("amdgpu.lanes")
def amdgpu_lanes(operation: Operation) -> Found:
    """Lanes are permuted in fours, shifted by 1 to 15, or in a way that needs no number."""
    kind, given = case(operation, "kind"), operation.attribute("permArgument")
    here, value = operation.has_attribute("permArgument"), operation.type_named("src")
    bits = None if value is None else width(value)
    if bits is not None and bits > _MAX_BITS:
        yield f"numbers that lanes exchange have {_MAX_BITS} bits at most, but got {value}", place_of(operation, "src")
    elif kind == "quad_perm":
        found = numbers(operation, "permArgument")
        if not here:
            yield "quad_perm needs 4 numbers from 0 to 3", name_of(operation.shape)
        elif found is not None and (len(found) != 4 or any([not 0 <= each <= 3 for each in found])):
            yield f"4 numbers from 0 to 3 say where lanes go, but got {list(found)}", attribute_at(operation, "permArgument")
    elif kind in _SHIFTS:
        by = number_of(given)
        if not here:
            yield f"{kind} needs a number", name_of(operation.shape)
        elif by is not None and not 1 <= by <= 15:
            yield f"lanes are shifted by 1 to 15, but got {by}", attribute_at(operation, "permArgument")
    elif kind in _WITHOUT and here and given is not None and not isinstance(given, UnitAttr):
        yield f"{kind} takes no number", attribute_at(operation, "permArgument")


_RAW = (amdgpu_raw_buffer,)

RULES: Rules = {
    "dpp": (amdgpu_lanes,),
    "make_dma_base": (amdgpu_transfer_base,),
    "make_dma_descriptor": (_described(5),),
    "make_gather_dma_base": (amdgpu_transfer_base,),
    "make_gather_dma_descriptor": (_described(2),),
    "scaled_ext_packed_matrix": (amdgpu_scale_place,),
    "scaled_wmma": (amdgpu_scaled_product,),
    "sparse_mfma": (amdgpu_sparse_product,),
    "gather_to_lds": (amdgpu_gathered,),
    "mfma": (amdgpu_product,),
    "fat_raw_buffer_cast": (amdgpu_fat_buffer,),
    "raw_buffer_atomic_cmpswap": _RAW,
    "raw_buffer_atomic_fadd": _RAW,
    "raw_buffer_atomic_fmax": _RAW,
    "raw_buffer_atomic_smax": _RAW,
    "raw_buffer_atomic_umin": _RAW,
    "raw_buffer_load": _RAW,
    "raw_buffer_store": _RAW,
    "transpose_load": (amdgpu_transposed,),
    "wmma": (amdgpu_wave_product,),
}
