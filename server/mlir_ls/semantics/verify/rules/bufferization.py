"""bufferization: from tensors to buffers. "'bufferization' Dialect"."""

from __future__ import annotations

from collections.abc import Iterator

from mlir_ls.semantics.agreement import may_be_same
from mlir_ls.semantics.verify.equality import shapes_clash
from mlir_ls.semantics.verify.numbers import is_set, plural
from mlir_ls.semantics.verify.operation import Operation
from mlir_ls.semantics.verify.places import Stretch, name_of, operand_at, operand_type_at, result_type_at
from mlir_ls.semantics.verify.rules import Rules
from mlir_ls.syntax.leaf.types import MemRefType, RankedTensorType, ShapedType, UnrankedMemRefType

_BUFFERS = (MemRefType, UnrankedMemRefType)


def copied_or_sized(operation: Operation) -> Iterator[tuple[str, Stretch]]:
    """A new tensor is a copy of another, or has a size for each that is unknown. "'bufferization' Dialect", `alloc_tensor`."""
    copy, sizes = operation.operand_group("copy"), operation.operand_group("dynamic_sizes")
    result = operation.result_types[0]
    if copy is None or sizes is None:
        return
    if copy:
        if sizes:
            yield "a copy has the sizes of what is copied", operand_at(operation.shape, sizes[0])
        elif not may_be_same(operation.operand_types[copy[0]], result, {}):
            yield f"a copy of {operation.operand_types[copy[0]]} has its type, found {result}", result_type_at(operation, 0)
    elif isinstance(result, RankedTensorType) and len(sizes) != result.shape.count(None):
        message = f"{result} takes {plural(result.shape.count(None), 'size')}, one for each '?', found {len(sizes)}"
        yield message, operand_at(operation.shape, sizes[0]) if sizes else name_of(operation.shape)


def destination_kind(operation: Operation) -> Iterator[tuple[str, Stretch]]:
    """A buffer is written, and yields nothing; of a tensor a new one is made. `materialize_in_destination`."""
    source, dest = operation.type_named("source"), operation.type_named("dest")
    if not isinstance(source, ShapedType) or not isinstance(dest, ShapedType):
        return
    is_buffer = isinstance(dest, _BUFFERS)
    where = operand_type_at(operation, 1)
    results = operation.result_types
    if is_buffer and results:
        yield f"what is written to {dest} yields nothing, found {results[0]}", result_type_at(operation, 0)
    elif not is_buffer and not (len(results) == 1 and may_be_same(results[0], dest, {})):
        yield f"the result is a new {dest}", name_of(operation.shape)
    elif not is_buffer and is_set(operation, "restrict"):
        yield f"only a buffer can be 'restrict', found {dest}", where
    elif is_set(operation, "writable") is not None and is_set(operation, "writable") != is_buffer:
        yield f"a buffer, and nothing else, is 'writable', found {dest}", where
    elif (source.rank is None) != (dest.rank is None) or shapes_clash(source, dest):
        yield f"the shape is that of {source}, found {dest}", where


def deallocated_count(operation: Operation) -> Iterator[tuple[str, Stretch]]:
    """There is a condition for each buffer, and a result for each that is kept. "'bufferization' Dialect", `dealloc`."""
    buffers, conditions, kept = (operation.operand_group(name) for name in ("memrefs", "conditions", "retained"))
    if buffers is not None and conditions is not None and len(buffers) != len(conditions):
        yield f"{plural(len(buffers), 'buffer')}, but {plural(len(conditions), 'condition')}", name_of(operation.shape)
    elif kept is not None and operation.shape.result_count is not None and len(kept) != len(operation.result_types):
        count = plural(len(operation.result_types), "result")
        yield f"{plural(len(kept), 'buffer')} to keep, but {count}", name_of(operation.shape)


RULES: Rules = {
    "alloc_tensor": (copied_or_sized,),
    "dealloc": (deallocated_count,),
    "materialize_in_destination": (destination_kind,),
}
