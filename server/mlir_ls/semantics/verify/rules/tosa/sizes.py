"""tosa: the sizes and the elements of results. "'tosa' Dialect"."""

from __future__ import annotations

from collections.abc import Iterator

from mlir_ls.semantics.agreement import may_be_same
from mlir_ls.semantics.verify.numbers import Sizes, integer, integers_of, plural, shown
from mlir_ls.semantics.verify.operation import Operation
from mlir_ls.semantics.verify.places import Stretch, attribute_at, operand_type_at, result_type_at
from mlir_ls.semantics.verify.rules import Rule
from mlir_ls.semantics.verify.strides import clash, plus
from mlir_ls.syntax.leaf.types import RankedTensorType, ShapedType


def _input(operation: Operation) -> RankedTensorType | None:
    found = operation.operand_types[0] if operation.operand_types else None
    return found if isinstance(found, RankedTensorType) else None


def _output(operation: Operation) -> RankedTensorType | None:
    found = operation.result_types[0] if operation.result_types else None
    return found if isinstance(found, RankedTensorType) else None


def axis_in_range(operation: Operation) -> Iterator[tuple[str, Stretch]]:
    """The axis is a dimension of the operand. "'tosa' Dialect", `tosa.reduce_sum`, `tosa.concat` and others."""
    source, axis = _input(operation), integer(operation.attribute("axis"))
    if source is None or axis is None:
        return
    if not 0 <= axis < max(1, len(source.shape)):
        message = f"{source} has {plural(len(source.shape), 'dimension')}, found {axis}"
        yield message, attribute_at(operation, "axis")


def kept_elements(operation: Operation) -> Iterator[tuple[str, Stretch]]:
    """The elements of the result are those of the operands. "'tosa' Dialect"."""
    result = operation.result_types[0]
    for type_ in operation.operand_types:
        if isinstance(type_, ShapedType) and isinstance(result, ShapedType):
            if not may_be_same(type_.element, result.element, {}):
                yield f"the elements are of type {type_.element}, found {result}", result_type_at(operation, 0)
            return


def _sized(operation: Operation, sizes: Sizes) -> Iterator[tuple[str, Stretch]]:
    result = _output(operation)
    if result is not None and (len(result.shape) != len(sizes) or any(map(clash, sizes, result.shape))):
        yield f"the sizes are {shown(sizes)}, found {result}", result_type_at(operation, 0)


def left_sizes(drop: bool) -> Rule:
    """The rule that the result has the sizes of the operand, that of the axis being 1, or left out (`drop`)."""

    def result_sizes(operation: Operation) -> Iterator[tuple[str, Stretch]]:
        source, axis = _input(operation), integer(operation.attribute("axis"))
        if source is None or axis is None or not 0 <= axis < len(source.shape):
            return
        behind = source.shape[axis + 1 :]
        yield from _sized(operation, (*source.shape[:axis], *(() if drop else (1,)), *behind))

    return result_sizes


def joined_sizes() -> Rule:
    """The rule that tensors are alike but for the axis, along which the result is as long as all of them."""

    def result_sizes(operation: Operation) -> Iterator[tuple[str, Stretch]]:
        axis = integer(operation.attribute("axis"))
        inputs = [type_ for type_ in operation.operand_types if isinstance(type_, RankedTensorType)]
        if axis is None or not inputs or len(inputs) != len(operation.operand_types):
            return
        sizes: list[int | None] = list(inputs[0].shape)
        if not 0 <= axis < len(sizes):
            return
        for index, type_ in enumerate(inputs[1:], 1):
            where = operand_type_at(operation, index)
            if len(type_.shape) != len(sizes):
                yield f"{inputs[0]} has {plural(len(sizes), 'dimension')}, found {type_}", where
                return
            for number, size in enumerate(type_.shape):
                if number == axis:
                    sizes[number] = plus(sizes[number], size)
                elif clash(sizes[number], size):
                    yield f"dimension {number} has size {sizes[number]}, found {type_}", where
                    return
                elif sizes[number] is None:
                    sizes[number] = size
        yield from _sized(operation, tuple(sizes))

    return result_sizes


def same_sizes() -> Rule:
    """The rule that the result has the sizes of the operand."""

    def result_sizes(operation: Operation) -> Iterator[tuple[str, Stretch]]:
        source = _input(operation)
        if source is not None:
            yield from _sized(operation, source.shape)

    return result_sizes


def transposed_sizes() -> Rule:
    """The rule that the result has the sizes of the operand in the order of the permutation."""

    def result_sizes(operation: Operation) -> Iterator[tuple[str, Stretch]]:
        source, order = _input(operation), integers_of(operation, "perms")
        if source is not None and order is not None and sorted(order) == list(range(len(source.shape))):
            yield from _sized(operation, tuple([source.shape[place] for place in order]))

    return result_sizes


def not_a_permutation(operation: Operation) -> Iterator[tuple[str, Stretch]]:
    """The permutation names each dimension once. "'tosa' Dialect", `tosa.transpose`."""
    source, order = _input(operation), integers_of(operation, "perms")
    if source is not None and order is not None and sorted(order) != list(range(len(source.shape))):
        message = f"the dimensions are 0 to {len(source.shape) - 1}, each once, found {shown(order)}"
        yield message, attribute_at(operation, "perms")


def kept_count(operation: Operation) -> Iterator[tuple[str, Stretch]]:
    """A reshaped tensor has as many elements as before. "'tosa' Dialect", `tosa.reshape`."""
    source, result = _input(operation), _output(operation)
    if source is not None and result is not None and clash(source.element_count, result.element_count):
        message = f"{source} has {source.element_count} elements, {result} has {result.element_count}"
        yield message, result_type_at(operation, 0)


def window_numbers(operation: Operation) -> Iterator[tuple[str, Stretch]]:
    """A window, its steps and its gaps are 1 or more, padding is 0 or more and less than the window. "'tosa' Dialect"."""
    for name, least in (("kernel", 1), ("stride", 1), ("dilation", 1), ("pad", 0)):
        found = integers_of(operation, name) if operation.spec.attribute(name) else None
        if found is not None and any([each < least for each in found]):
            yield f"'{name}' has numbers of {least} or more, found {shown(found)}", attribute_at(operation, name)
            return
    kernel = integers_of(operation, "kernel") if operation.spec.attribute("kernel") else None
    pad = integers_of(operation, "pad")
    if kernel is None or pad is None or len(kernel) != 2 or len(pad) != 4:
        return
    for place, amount in enumerate(pad):
        if amount >= kernel[place // 2]:
            yield f"padding is less than the window, {shown(kernel)}, found {shown(pad)}", attribute_at(operation, "pad")
            return


def transformed_sizes(operation: Operation) -> Iterator[tuple[str, Stretch]]:
    """Height and width are powers of two. "'tosa' Dialect", `tosa.rfft2d`, `tosa.fft2d`."""
    source = _input(operation)
    if source is None or len(source.shape) != 3:
        return
    for size in source.shape[1:]:
        if size is not None and (size <= 0 or size & (size - 1)):
            yield f"height and width are powers of two, found {source}", operand_type_at(operation, 0)
            return
