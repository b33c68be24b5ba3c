"""What rules of loops of several dialects share: values that are carried from one iteration to the next."""

from __future__ import annotations

from collections.abc import Iterator

from mlir_ls.plurals import plural
from mlir_ls.semantics.agreement import differ
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import HeaderRange, name_of, result_type_at


def initial_values(operation: Operation, operands: str) -> Iterator[tuple[str, HeaderRange]]:
    """A loop has a result for each value that it starts with, of its type. `operands` names these."""
    inits, results = operation.types_named(operands), operation.result_types
    if inits is None or operation.shape.result_count is None:
        return
    if len(inits) != len(results):
        where = result_type_at(operation, len(results) - 1) if results else name_of(operation.shape)
        yield f"{plural(len(inits), 'initial value')}, but {plural(len(results), 'result')}", where
        return
    for index, (one, other) in enumerate(zip(inits, results, strict=True)):
        if differ(one, other):
            yield f"the initial value is of type {one}, but got {other}", result_type_at(operation, index)
            return
