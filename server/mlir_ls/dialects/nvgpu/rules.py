"""nvgpu: matrices in the registers of warps, and copies to shared memory. "'nvgpu' Dialect"."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mlir_ls.plurals import counted, index_count
from mlir_ls.semantics.agreement import differ
from mlir_ls.semantics.verify.library.casts import width
from mlir_ls.semantics.verify.model.attributes import case_of, flag, number, numbers
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import attribute_at, name_of
from mlir_ls.semantics.verify.model.reading import known_shape, lacks_unit_stride, operand_place, parameters_of, place_of
from mlir_ls.semantics.verify.rules import Found, Rules, rule
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.attributes import DialectAttr, IntegerAttr
from mlir_ls.syntax.leaf.types import IntegerType, MemRefType, VectorType

_SHARED = "memory space 3 or #gpu.address_space<workgroup>"
_WARP = 32  # threads
_COPIED = (4, 8, 16)  # bytes
MAX_COORDINATES = 5
"""How many dimensions a tensor map has at most."""
_MAX_TENSOR_MAP = 256
_ROW_UNIT = 16  # bytes
_SWIZZLED_BYTES = {"swizzle_32b": 32, "swizzle_64b": 64, "swizzle_128b": 128}
_ROWS = 64  # of the matrices of a warp group
_COLUMNS = range(8, 257, 8)
_ACCUMULATED = ("f16", "bf16", "tf32", "f32", "f8E5M2", "f8E4M3FN")  # beside integers
_MATRIX_TYPES = ("i4", "i8", "f16", "bf16", "f32", "f64")


def _is_elsewhere(memref: MemRefType) -> bool:
    """Whether a memref is certainly not in shared memory."""
    space = memref.memory_space
    if space is None:
        return True
    if isinstance(space, IntegerAttr):
        return space.value != 3
    return isinstance(space, DialectAttr) and space.dialect == "gpu" and case_of(space) in ("global", "private")


@rule("nvgpu.shared-memory")
def nvgpu_shared_memory(operation: Operation) -> Found:
    """What is read by matrices, or written by asynchronous copies, is in shared memory."""
    for name in ("dst", "srcMemref"):
        found = operation.type_named(name)
        if isinstance(found, MemRefType) and _is_elsewhere(found):
            yield f"'{name}' must be in shared memory, {_SHARED}: got {found}", place_of(operation, name)


@rule("nvgpu.copy")
def nvgpu_copy(operation: Operation) -> Found:
    """An asynchronous copy: rows without gaps, one element type, as many indices as dimensions, 4, 8 or 16 bytes."""
    source, target = operation.type_named("src"), operation.type_named("dst")
    if not isinstance(source, MemRefType) or not isinstance(target, MemRefType):
        return
    for name, found in (("src", source), ("dst", target)):
        if lacks_unit_stride(found):
            yield f"the last dimension of '{name}' must have stride 1: got {found}", place_of(operation, name)
            return
    if differ(source.element, target.element):
        message = f"source and destination must have one element type: got {source.element} and {target.element}"
        yield message, place_of(operation, "dst")
        return
    for name, found in (("src", source), ("dst", target)):
        indices = operation.operand_group(f"{name}Indices")
        if indices is not None and len(indices) != found.rank:
            place = operand_place(operation, name)
            yield f"'{name}' has {counted(found.rank, 'dimension')}, but got {index_count(len(indices))}", place
            return
    bits, count = width(target.element), number(operation, "dstElements")
    if bits is None or count is None:
        return
    size = bits * count // 8
    if size not in _COPIED:
        fitting = ", ".join([str(8 * each // bits) for each in _COPIED if 8 * each >= bits])
        message = f"{counted(count, 'element')} of {bits} bits cannot be copied at once: expected {fitting} elements"
        yield message, attribute_at(operation, "dstElements")
    elif flag(operation, "bypassL1") and size != 16:
        message = f"past the first cache go 16 bytes at once: expected {128 // bits} elements, but got {count}"
        yield message, attribute_at(operation, "dstElements")


@rule("nvgpu.matrix-fragment")
def nvgpu_matrix_fragment(operation: Operation) -> Found:
    """The part of a matrix that each thread loads: a row of 32 bits for each tile of 8 by 8 elements."""
    found = operation.type_named("res")
    if not isinstance(found, VectorType):
        return
    bits, tiles, place = width(found.element), number(operation, "numTiles"), place_of(operation, "res")
    if bits is None:
        return
    if bits > 32:
        yield f"matrices of elements of at most 32 bits can be loaded, but got {found}", place
    elif flag(operation, "transpose") and bits != 16:
        yield f"only elements of 16 bits can be transposed, but got {found}", attribute_at(operation, "transpose")
    elif found.rank != 2:
        yield f"expected a vector of 2 dimensions, but got {found}", place
    elif found.shape[1] != 32 // bits:
        yield f"expected {32 // bits} elements of {bits} bits in a row, but got {found}", place
    elif tiles is not None and found.shape[0] != tiles:
        yield f"expected as many rows as there are tiles, {tiles}, but got {found}", place


@rule("nvgpu.matrix-shape")
def nvgpu_matrix_shape(operation: Operation) -> Found:
    """The vectors of a matrix multiplication hold, over all threads of a warp, matrices of the shape it names."""
    selector = number(operation, "sparsitySelector")
    if selector is not None and selector not in (0, 1):
        yield f"the sparsity selector must be 0 or 1, but got {selector}", attribute_at(operation, "sparsitySelector")
        return
    sparse = 2 if operation.spec.name.endswith(".sp.sync") else 1
    types = [operation.type_named(name) for name in ("matrixA", "matrixB", "matrixC")]
    shapes = [known_shape(each) for each in types]
    sizes = numbers(operation, "mmaShape")
    first = types[0]
    if not isinstance(first, VectorType) or sizes is None or len(sizes) < 3:
        return
    kind = f"i{first.element.width}" if isinstance(first.element, IntegerType) else str(first.element)
    refused = kind not in _MATRIX_TYPES or (sparse == 2 and kind == "f64")
    if refused and not first.element.has_alias:
        yield (
            f"no matrices of {first.element} are multiplied here: expected i4, i8, f16, bf16, f32 or f64",
            place_of(operation, "matrixA"),
        )
        return
    bits = width(first.element)
    if bits is None or any([shape is None or len(shape) != 2 for shape in shapes]):
        return
    m, n, k = sizes[:3]
    required = (m * k // sparse, k * n, m * n)
    names = ("matrixA", "matrixB", "matrixC")
    for name, shape, count in zip(names, shapes, required, strict=True):
        assert shape is not None
        found = shape[0] * shape[1] * _WARP
        if found != count:
            message = (
                f"a matrix of shape {m} x {n} x {k} needs {counted(count, 'element')} of '{name}' in a warp, but got {found}"
            )
            yield message, place_of(operation, name)
            return
    if operation.has_attribute("tf32Enabled") and kind != "f32":
        yield f"tf32 is for elements f32, but got {kind}", place_of(operation, "matrixA")
        return
    deep, row = (4, 1) if kind == "f64" else (128 // bits, 32 // bits)
    rows = ((m // 8) * (k // deep) // sparse, (k // deep) * (n // 8), (m // 8) * (n // 8))
    for name, shape, expected in zip(names, shapes, zip(rows, (row, row, 2), strict=True), strict=True):
        if shape != expected:
            yield f"'{name}' must have the shape {expected[0]}x{expected[1]}, but got {_x(shape)}", place_of(operation, name)
            return


def _x(shape: tuple[int, ...] | None) -> str:
    return "x".join(map(str, shape or ()))


# -- tensor maps --------------------------------------------------------------------------------------------------------


@rule("nvgpu.tensor-map")
def nvgpu_tensor_map(operation: Operation) -> Found:
    """The memref of a tensor map's descriptor: in shared memory, of static shape, as wide as it is swizzled."""
    found = list(tensor_map_problems(operation, _SWIZZLED_BYTES))
    return iter(found or _transfer_problems(operation))


def _transfer_problems(operation: Operation) -> Found:
    """What is wrong with a transfer by a tensor map that is right as such: rows are moved in units of 16 bytes."""
    coordinates = operation.operand_group("coordinates")
    if coordinates is None:
        return
    if len(coordinates) > MAX_COORDINATES:
        message = f"expected at most {counted(MAX_COORDINATES, 'coordinate')}, but got {len(coordinates)}"
        yield message, operand_place(operation, "coordinates", MAX_COORDINATES)
        return
    parameters = parameters_of(operation.type_named("tensorMapDescriptor"), "nvgpu", "tensormap.descriptor")
    memref = parameters[0] if parameters is not None else None
    shape = known_shape(memref) if isinstance(memref, MemRefType) else None
    bits = width(memref.element) if isinstance(memref, MemRefType) else None
    if shape and bits is not None and bits * shape[-1] // 8 % _ROW_UNIT:
        message = f"the rows of a tensor map have a multiple of {_ROW_UNIT} bytes, but got {bits * shape[-1] // 8}"
        yield message, place_of(operation, "tensorMapDescriptor")


def tensor_map_problems(operation: Operation, swizzled: Mapping[str, int]) -> Found:
    """What is wrong with a tensor map; `swizzled`: how many bytes a row has for each way to swizzle it."""
    for name in ("tensorMapDescriptor", "tensorMap"):
        parameters = parameters_of(operation.type_named(name), "nvgpu", "tensormap.descriptor")
        if parameters is not None and isinstance(parameters[0], MemRefType):
            message = _map_problem(parameters, swizzled)
            if message:
                yield message, place_of(operation, name)
                return
            yield from _moved(operation, parameters[0])
            if operation.spec.name == "nvgpu.warpgroup.generate.descriptor" and parameters[1] != "swizzle_128b":
                message = f"expected a tensor map with swizzle_128b, but got {parameters[1]}"
                yield message, place_of(operation, name)
    boxes = operation.operand_group("boxDimensions")
    if boxes is not None and len(boxes) > MAX_COORDINATES:
        message = f"expected at most {counted(MAX_COORDINATES, 'dimension')}, but got {len(boxes)}"
        yield message, operand_place(operation, "boxDimensions", MAX_COORDINATES)


def _map_problem(parameters: tuple[Any, ...], swizzled: Mapping[str, int]) -> str:
    memref, swizzle, interleave = parameters[0], parameters[1], parameters[4]
    if interleave not in (None, "none"):
        return f"a tensor map cannot be interleaved, but got {interleave}"
    if _is_elsewhere(memref):
        return f"the memref of a tensor map must be in shared memory, {_SHARED}: got {memref}"
    shape = known_shape(memref)
    if shape is None:
        return f"the memref of a tensor map must have a static shape: got {memref}"
    large = [size for size in shape if not 0 < size <= _MAX_TENSOR_MAP]
    if large:
        return f"a tensor map has sizes from 1 to {_MAX_TENSOR_MAP}, but got {large[0]}"
    bits = width(memref.element)
    expected = swizzled.get(swizzle)
    if len(shape) > 1 and expected is not None and bits is not None and bits * shape[-1] // 8 != expected:
        return f"the rows of a tensor map with {swizzle} must have {expected} bytes, but got {bits * shape[-1] // 8}"
    return ""


def _moved(operation: Operation, described: MemRefType) -> Found:
    """What is loaded or stored against what the map describes."""
    for name in ("dst", "src"):
        found = operation.type_named(name)
        if not isinstance(found, MemRefType):
            continue
        if differ(found.element, described.element) or found.shape != described.shape:
            message = f"'{name}' must have the shape and the elements of the tensor map, {described}: got {found}"
            yield message, place_of(operation, name)
            return
        if _is_elsewhere(found):
            yield f"'{name}' must be in shared memory, {_SHARED}: got {found}", place_of(operation, name)
            return
    coordinates = operation.operand_group("coordinates")
    if coordinates is not None and len(coordinates) != described.rank:
        message = f"expected a coordinate for each dimension of {described}, but got {len(coordinates)}"
        yield message, operand_place(operation, "tensorMapDescriptor")


# -- warp groups --------------------------------------------------------------------------------------------------------


@rule("nvgpu.warpgroup")
def nvgpu_warpgroup(operation: Operation) -> Found:
    """Matrices that a group of warps multiplies: of two dimensions, of shapes and types that go together."""
    matrices = [
        _matrix(operation, "descriptorA", "warpgroup.descriptor"),
        _matrix(operation, "descriptorB", "warpgroup.descriptor"),
        _matrix(operation, "matrixC", "warpgroup.accumulator"),
        _matrix(operation, "matrixD", "warpgroup.accumulator"),
    ]
    place = name_of(operation.shape)
    if operation.has_attribute("transposeA") and not operation.has_attribute("transposeB"):
        yield "the first matrix cannot be transposed unless the second one is", place
        return
    if None in matrices:
        return
    a, b, c, d = matrices
    assert a is not None
    assert b is not None
    assert c is not None
    if c is not d:
        yield f"matrices C and D must have one type: got {c} and {d}", place_of(operation, "matrixD")
    elif not all([each.rank == 2 for each in (a, b, c)]):
        name = next(name for name, each in (("descriptorA", a), ("descriptorB", b), ("matrixC", c)) if each.rank != 2)
        yield "all matrices must have 2 dimensions", place_of(operation, name)
    elif a.shape[1] != b.shape[0]:
        yield (
            f"matrix A has {counted(a.shape[1], 'column')}, matrix B {counted(b.shape[0], 'row')}",
            place_of(operation, "descriptorB"),
        )
    elif a.shape[0] != c.shape[0]:
        yield f"matrix A has {counted(a.shape[0], 'row')}, matrix C {c.shape[0]}", place_of(operation, "matrixC")
    elif b.shape[1] != c.shape[1]:
        yield f"matrix B has {counted(b.shape[1], 'column')}, matrix C {c.shape[1]}", place_of(operation, "matrixC")
    elif not _multiplied(a.element, b.element, c.element):
        yield f"no product of {a.element} and {b.element} is added to {c.element}", place_of(operation, "matrixC")
    elif b.shape[1] is not None and not _columns_fit(b.shape[1], a.element):
        yield f"matrices of {a.element} cannot have {counted(b.shape[1], 'column')} here", place_of(operation, "descriptorB")


def _matrix(operation: Operation, name: str, mnemonic: str) -> MemRefType | VectorType | None:
    parameters = parameters_of(operation.type_named(name), "nvgpu", mnemonic)
    found = parameters[0] if parameters else None
    return found if isinstance(found, MemRefType | VectorType) else None


def _multiplied(a: Type, b: Type, c: Type) -> bool:
    pair, into = {str(a), str(b)}, str(c)
    if pair in ({"f16"}, {"bf16"}):
        return into in ("f16", "f32")
    return (pair == {"tf32"} or pair <= {"f8E5M2", "f8E4M3FN"}) and into == "f32"


def _columns_fit(columns: int, element: Type) -> bool:
    if isinstance(element, IntegerType):
        return element.width in (1, 8) and columns in _COLUMNS and (columns <= 32 or columns % 16 == 0)
    return columns in _COLUMNS and (element.has_alias or str(element) in _ACCUMULATED)


@rule("nvgpu.accumulator")
def nvgpu_accumulator(operation: Operation) -> Found:
    """An accumulator has a multiple of 64 rows, and columns and elements that a group of warps can multiply."""
    found = _matrix(operation, "matrixC", "warpgroup.accumulator")
    if found is None:
        return
    rows, columns = found.shape if found.rank == 2 else (0, 0)
    if rows is None or columns is None:
        return
    if rows % _ROWS or not _columns_fit(columns, found.element):
        yield f"no group of warps accumulates {found}", place_of(operation, "matrixC")


@rule("nvgpu.accumulator-store")
def nvgpu_accumulator_store(operation: Operation) -> Found:
    """What is stored of a multiplication are elements f32, into a memref of the same shape."""
    found, target = _matrix(operation, "matrixD", "warpgroup.accumulator"), operation.type_named("dstMemref")
    if found is None or not isinstance(target, MemRefType):
        return
    if str(found.element) != "f32":
        yield f"only elements f32 can be stored, but got {found}", place_of(operation, "matrixD")
    elif found.shape[:2] != target.shape[:2]:
        yield f"{found} does not fit into {target}", place_of(operation, "dstMemref")


_TENSOR_MAP = (nvgpu_tensor_map,)
_MULTIPLY = (nvgpu_matrix_shape,)

RULES: Rules = {
    "device_async_copy": (nvgpu_copy, nvgpu_shared_memory),
    "ldmatrix": (nvgpu_shared_memory, nvgpu_matrix_fragment),
    "mma.sp.sync": _MULTIPLY,
    "mma.sync": _MULTIPLY,
    "tma.async.load": _TENSOR_MAP,
    "tma.async.store": _TENSOR_MAP,
    "tma.create.descriptor": _TENSOR_MAP,
    "warpgroup.generate.descriptor": _TENSOR_MAP,
    "warpgroup.mma": (nvgpu_warpgroup,),
    "warpgroup.mma.init.accumulator": (nvgpu_accumulator,),
    "warpgroup.mma.store": (nvgpu_accumulator_store,),
}
