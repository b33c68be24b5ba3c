"""memref: reading and writing. "'memref' Dialect", `memref.atomic_rmw`."""

from __future__ import annotations

from collections.abc import Iterator

from mlir_ls.plurals import plural
from mlir_ls.semantics.agreement import differ
from mlir_ls.semantics.verify.model.keywords import keyword_of
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import HeaderRange, attribute_at, name_of, result_type_at
from mlir_ls.semantics.verify.rules import rule
from mlir_ls.syntax.leaf.types import FloatType, IndexType, IntegerType, MemRefType

_ON_FLOATS = frozenset(("addf", "maximumf", "minimumf", "mulf"))
_ON_INTEGERS = frozenset(("addi", "andi", "maxs", "maxu", "mins", "minu", "muli", "ori", "xori"))


@rule("memref.strided-metadata")
def strided_metadata(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """There is a buffer, an offset, and a size and a stride for each dimension. `memref.extract_strided_metadata`."""
    source, count = operation.type_named("source"), operation.shape.result_count
    if isinstance(source, MemRefType) and count is not None and count != 2 + 2 * len(source.shape):
        message = f"{source} has {plural(2 + 2 * len(source.shape), 'result')}: a buffer, an offset, sizes and strides"
        yield f"{message}, found {count}", name_of(operation.shape)


@rule("memref.distinct-buffers")
def distinct_buffers(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """Buffers are passed on as they are. "'memref' Dialect", `memref.distinct_objects`."""
    sources, results = operation.operand_types, operation.result_types
    if not sources:
        yield "at least one buffer is needed", name_of(operation.shape)
    elif operation.shape.result_count is not None and len(sources) != len(results):
        yield f"{plural(len(sources), 'buffer')}, but {plural(len(results), 'result')}", name_of(operation.shape)
    else:
        for index, (one, other) in enumerate(zip(sources, results, strict=False)):
            if differ(one, other):
                yield f"the buffer is of type {one}, found {other}", result_type_at(operation, index)
                return


@rule("memref.atomic-kind")
def atomic_kind(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """A kind of arithmetic on floats takes a float, one on integers an integer. "'memref' Dialect", `memref.atomic_rmw`."""
    kind, type_ = keyword_of(operation, "kind"), operation.type_named("value")
    if kind in _ON_FLOATS and isinstance(type_, IntegerType | IndexType):
        yield f"'{kind}' takes a floating-point number, found {type_}", attribute_at(operation, "kind")
    elif kind in _ON_INTEGERS and isinstance(type_, FloatType | IndexType):
        yield f"'{kind}' takes an integer, found {type_}", attribute_at(operation, "kind")
