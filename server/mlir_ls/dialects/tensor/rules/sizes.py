"""tensor: what makes sizes others. "'tensor' Dialect", `tensor.pad`, `tensor.concat`, `tensor.reshape` and others."""

from __future__ import annotations

from collections.abc import Iterator

from mlir_ls.plurals import plural
from mlir_ls.semantics.agreement import differ
from mlir_ls.semantics.verify.model.attributes import number_of, shown, sizes_of
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import HeaderRange, attribute_at, name_of, operand_type_at, result_type_at
from mlir_ls.semantics.verify.model.strides import clash, plus
from mlir_ls.semantics.verify.rules import rule
from mlir_ls.syntax.leaf.types import RankedTensorType, ShapedType


@rule("tensor.padding-numbers")
def padding_numbers(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """There is a padding in front and one after for each dimension. "'tensor' Dialect", `tensor.pad`."""
    source = operation.type_named("source")
    if not isinstance(source, RankedTensorType):
        return
    for name in ("low", "high"):
        found = sizes_of(operation, f"static_{name}")
        if found is not None and len(found) != len(source.shape):
            where = attribute_at(operation, f"static_{name}")
            yield f"{source} takes {plural(len(source.shape), 'number')} in '{name}', but got {len(found)}", where


@rule("tensor.padded-type")
def padded_type(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """A padded tensor is as large as its source and the padding taken together. "'tensor' Dialect", `tensor.pad`."""
    source, result = operation.type_named("source"), operation.result_types[0]
    low, high = sizes_of(operation, "static_low"), sizes_of(operation, "static_high")
    if not isinstance(source, RankedTensorType) or not isinstance(result, RankedTensorType):
        return
    if low is None or high is None or not len(low) == len(high) == len(source.shape):
        return
    expected = tuple([plus(size, plus(a, b)) for size, a, b in zip(source.shape, low, high, strict=True)])
    where = result_type_at(operation, 0)
    if len(result.shape) != len(expected):
        yield f"{source} has {plural(len(expected), 'dimension')}, the padded {result} has {len(result.shape)}", where
    elif any([size is not None and size != found for size, found in zip(expected, result.shape, strict=True)]):
        yield f"the padded sizes are {shown(expected)}, but got {result}", where


@rule("tensor.concatenated")
def concatenated(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """Tensors are joined along one dimension; all others are equal. "'tensor' Dialect", `tensor.concat`."""
    inputs = [type_ for type_ in operation.operand_types if isinstance(type_, RankedTensorType)]
    result, dim = operation.result_types[0], number_of(operation.attribute("dim"))
    if not operation.operand_types:
        yield "at least one tensor is joined to others", name_of(operation.shape)
        return
    if len(inputs) != len(operation.operand_types) or not isinstance(result, RankedTensorType):
        return
    for index, each in enumerate(inputs):
        if len(each.shape) != len(result.shape):
            yield f"all tensors have one rank, but got {each} and {result}", operand_type_at(operation, index)
            return
        if differ(each.element, result.element):
            yield f"all tensors have one element type, but got {each} and {result}", operand_type_at(operation, index)
            return
    if dim is None:
        return
    if dim >= len(result.shape):
        yield f"{result} has no dimension {dim}", attribute_at(operation, "dim")
        return
    for number, size in enumerate(result.shape):
        sizes = [each.shape[number] for each in inputs]
        if number == dim:
            whole: int | None = 0
            for each_size in sizes:
                whole = plus(whole, each_size)
            sizes = [whole]
        known = sorted({each_size for each_size in sizes if each_size is not None})
        if len(known) > 1:
            yield f"dimension {number} has sizes {known[0]} and {known[1]}", name_of(operation.shape)
            return
        if known and clash(size, known[0]):
            yield f"dimension {number} of the result has size {known[0]}, but got {result}", result_type_at(operation, 0)
            return


@rule("tensor.reshaped")
def reshaped(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """Reshaping keeps the elements; a result of known rank takes as many sizes. "'tensor' Dialect", `tensor.reshape`."""
    source, shape, result = operation.type_named("source"), operation.type_named("shape"), operation.result_types[0]
    if not isinstance(source, ShapedType) or not isinstance(result, ShapedType):
        return
    where = result_type_at(operation, 0)
    if differ(source.element, result.element):
        yield f"the elements of {source} cannot become those of {result}", where
        return
    if result.rank is None:
        return
    if clash(source.element_count, result.element_count):
        yield f"{source} has {source.element_count} elements, {result} has {result.element_count}", where
    elif isinstance(shape, RankedTensorType) and len(shape.shape) == 1 and shape.shape[0] != result.rank:
        found = "an unknown number" if shape.shape[0] is None else str(shape.shape[0])
        yield f"{result} takes {plural(result.rank, 'size')}, but got {found}", operand_type_at(operation, 1)
