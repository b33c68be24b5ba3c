"""nvgpu of LLVM 19: rows of swizzled tensor maps have one length, and coordinates are few."""

from __future__ import annotations

from collections.abc import Iterator

from mlir_ls.dialects.nvgpu.rules import MAX_COORDINATES, tensor_map_problems
from mlir_ls.plurals import counted
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import HeaderRange
from mlir_ls.semantics.verify.model.reading import operand_place
from mlir_ls.semantics.verify.rules import Rules, rule

_ROWS = dict.fromkeys(("swizzle_32b", "swizzle_64b", "swizzle_128b"), 128)


@rule("nvgpu.tensor-map-llvm-19")
def nvgpu_tensor_map(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """The memref of a tensor map is in shared memory, of static shape; if it is swizzled, its rows have 128 bytes."""
    coordinates = operation.operand_group("coordinates") if operation.spec.operand("coordinates") else None
    if coordinates is not None and len(coordinates) > MAX_COORDINATES:
        message = f"expected at most {counted(MAX_COORDINATES, 'coordinate')}, but got {len(coordinates)}"
        yield message, operand_place(operation, "coordinates", MAX_COORDINATES)
        return
    yield from tensor_map_problems(operation, _ROWS)


_TENSOR_MAP = (nvgpu_tensor_map,)

RULES: Rules = {
    "tma.async.load": _TENSOR_MAP,
    "tma.async.store": _TENSOR_MAP,
    "tma.create.descriptor": _TENSOR_MAP,
}
