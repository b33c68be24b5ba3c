"""What operations share that take a value for each dimension of a type, or for each dimension of unknown size."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from mlir_ls.plurals import index_count, plural
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import HeaderRange, name_of, operand_at
from mlir_ls.semantics.verify.rules import ShapeRule, rule
from mlir_ls.syntax.leaf.types import ShapedType


def subscripts(shaped: str, indices: str) -> ShapeRule:
    """The rule that there is an index for each dimension of the operand `shaped`."""

    @rule("subscript-count")
    def subscript_count(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
        type_ = operation.type_named(shaped)
        found = operation.operand_group(indices)
        if not isinstance(type_, ShapedType) or type_.rank is None or found is None or len(found) == type_.rank:
            return
        yield f"{type_} takes {index_count(type_.rank)}, but got {len(found)}", span_of_operands(operation, found)

    return subscript_count


def sizes_for_result(sizes: str) -> ShapeRule:
    """The rule that there is a size for each dimension of the result that is only known at run time."""

    @rule("dynamic-size-count")
    def dynamic_size_count(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
        type_ = operation.result_types[0] if len(operation.result_types) == 1 else None
        found = operation.operand_group(sizes)
        if not isinstance(type_, ShapedType) or type_.shape is None or type_.has_alias or found is None:
            return
        expected = type_.shape.count(None)
        if len(found) != expected:
            message = f"{type_} takes {plural(expected, 'size')}, one for each '?', but got {len(found)}"
            yield message, span_of_operands(operation, found)

    return dynamic_size_count


def span_of_operands(operation: Operation, indices: Sequence[int]) -> HeaderRange:
    """From the first to the last of some operands in a row; the name of the operation where there are none."""
    if not indices:
        return name_of(operation.shape)
    return HeaderRange(operand_at(operation.shape, indices[0]).start, operand_at(operation.shape, indices[-1]).end)
