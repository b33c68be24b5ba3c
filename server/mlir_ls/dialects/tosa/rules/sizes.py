"""tosa: the sizes and the elements of results. "'tosa' Dialect"."""

from __future__ import annotations

from collections.abc import Iterator

from mlir_ls.plurals import plural
from mlir_ls.semantics.verify.model.attributes import Sizes, case, given_numbers, number_of, shown
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import HeaderRange, attribute_at, operand_type_at, result_type_at
from mlir_ls.semantics.verify.model.reading import parameters_of, place_of
from mlir_ls.semantics.verify.model.strides import clash, plus
from mlir_ls.semantics.verify.rules import ShapeRule, rule
from mlir_ls.syntax.leaf.types import IndexType, IntegerType, RankedTensorType, ShapedType


def _input(operation: Operation) -> RankedTensorType | None:
    found = operation.operand_types[0] if operation.operand_types else None
    return found if isinstance(found, RankedTensorType) else None


def _output(operation: Operation) -> RankedTensorType | None:
    found = operation.result_types[0] if operation.result_types else None
    return found if isinstance(found, RankedTensorType) else None


_IN_RANGE = rule("tosa.axis-in-range")


@_IN_RANGE
def axis_in_range(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """The axis is a dimension of the operand. "'tosa' Dialect", `tosa.reduce_sum`, `tosa.concat` and others."""
    source, axis = _input(operation), number_of(operation.attribute("axis"))
    if source is None or axis is None:
        return
    if not 0 <= axis < max(1, len(source.shape)):
        message = f"{source} has {plural(len(source.shape), 'dimension')}, so there is no axis {axis}"
        yield message, attribute_at(operation, "axis")


def _sized(operation: Operation, sizes: Sizes) -> Iterator[tuple[str, HeaderRange]]:
    result = _output(operation)
    if result is not None and sizes_clash(sizes, result.shape):
        yield f"the sizes are {shown(sizes)}, but got {result}", result_type_at(operation, 0)


_SIZES = rule("tosa.result-sizes")


def left_sizes(drop: bool) -> ShapeRule:
    """The rule that the result has the sizes of the operand, that of the axis being 1, or left out (`drop`)."""

    @_SIZES
    def result_sizes(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
        source, axis = _input(operation), number_of(operation.attribute("axis"))
        if source is None or axis is None or not 0 <= axis < len(source.shape):
            return
        after = source.shape[axis + 1 :]
        yield from _sized(operation, (*source.shape[:axis], *(() if drop else (1,)), *after))

    return result_sizes


def joined_sizes() -> ShapeRule:
    """The rule that tensors are alike but for the axis, along which the result is as long as all of them."""

    @_SIZES
    def result_sizes(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
        axis = number_of(operation.attribute("axis"))
        inputs = [type_ for type_ in operation.operand_types if isinstance(type_, RankedTensorType)]
        if axis is None or not inputs or len(inputs) != len(operation.operand_types):
            return
        sizes: list[int | None] = list(inputs[0].shape)
        if not 0 <= axis < len(sizes):
            return
        for index, type_ in enumerate(inputs[1:], 1):
            where = operand_type_at(operation, index)
            if len(type_.shape) != len(sizes):
                yield f"{inputs[0]} has {plural(len(sizes), 'dimension')}, but got {type_}", where
                return
            for number, size in enumerate(type_.shape):
                if number == axis:
                    sizes[number] = plus(sizes[number], size)
                elif clash(sizes[number], size):
                    yield f"dimension {number} has size {sizes[number]}, but got {type_}", where
                    return
                elif sizes[number] is None:
                    sizes[number] = size
        yield from _sized(operation, tuple(sizes))

    return result_sizes


def transposed_sizes() -> ShapeRule:
    """The rule that the result has the sizes of the operand in the order of the permutation."""

    @_SIZES
    def result_sizes(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
        source, order = _input(operation), given_numbers(operation, "perms")
        if source is not None and order is not None and sorted(order) == list(range(len(source.shape))):
            yield from _sized(operation, tuple([source.shape[place] for place in order]))

    return result_sizes


@_SIZES
def half_spectrum(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """Both results are of one size: that of the operand, but half as wide and one more. `tosa.rfft2d`."""
    source, result = _input(operation), _output(operation)
    other = operation.result_types[1] if len(operation.result_types) > 1 else None
    if result is not None and isinstance(other, RankedTensorType) and sizes_clash(result.shape, other.shape):
        yield f"both results are of one size, {shown(result.shape)}, but got {other}", result_type_at(operation, 1)
    elif source is not None and len(source.shape) == 3:
        wide = source.shape[2]
        yield from _sized(operation, (*source.shape[:2], None if wide is None else wide // 2 + 1))


@_IN_RANGE
def axis_of_result(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """The axis is a dimension of the result, where only that has a rank. `tosa.reduce_sum`, `tosa.reverse`."""
    result, axis = _output(operation), number_of(operation.attribute("axis"))
    if axis is None or _input(operation) is not None:
        return
    if axis < 0 or (result is not None and axis >= max(1, len(result.shape))):
        yield f"expected a dimension of the result, but got {axis}", attribute_at(operation, "axis")


@_SIZES
def reduced_size(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """The result has the size 1 along the axis, where only it has a rank. `tosa.reduce_sum` and others."""
    result, axis = _output(operation), number_of(operation.attribute("axis"))
    if result is None or axis is None or _input(operation) is not None or not 0 <= axis < len(result.shape):
        return
    if clash(result.shape[axis], 1):
        yield f"dimension {axis} has size 1, but got {result}", result_type_at(operation, 0)


@rule("tosa.transformed-elements")
def tosa_transformed_elements(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """What is transformed are floating-point numbers. "'tosa' Dialect", `tosa.rfft2d`."""
    for index, type_ in enumerate(operation.operand_types):
        if isinstance(type_, ShapedType) and isinstance(type_.element, IntegerType | IndexType):
            yield f"expected floating-point numbers, but got {type_}", operand_type_at(operation, index)
            return


@rule("tosa.transformed-sizes")
def transformed_sizes(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """Height and width are powers of two. "'tosa' Dialect", `tosa.rfft2d`, `tosa.fft2d`."""
    inputs = [type_ for type_ in operation.operand_types if isinstance(type_, RankedTensorType) and len(type_.shape) == 3]
    if len(inputs) != len(operation.operand_types):
        return
    for sizes in list(zip(*[type_.shape for type_ in inputs], strict=True))[1:]:
        # a size counts where both the real and the imaginary part have one
        if None not in sizes and any([size <= 0 or size & (size - 1) for size in sizes if size is not None]):
            yield f"height and width are powers of two, but got {inputs[0]}", operand_type_at(operation, 0)
            return


@rule("tosa.joined-shapes")
def tosa_joined_shapes(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """Shapes that are joined make one of all their sizes. `tosa.concat_shape`."""
    types = [*operation.operand_types, operation.type_named("output")]
    found = [(parameters_of(each, "tosa", "shape") or (None,))[0] for each in types]
    counts = [each for each in found if isinstance(each, int)]
    if len(counts) == len(found) and sum(counts[:-1]) != counts[-1]:
        yield f"the shapes have {plural(sum(counts[:-1]), 'size')} together, but got {types[-1]}", place_of(operation, "output")


@rule("tosa.blocks")
def tosa_blocks(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """Rows are scaled in blocks of the same size, each by a number. `tosa.cast_to_block_scaled` and its opposite."""
    size = block_size(operation)
    one, other = operation.type_named("input_data"), operation.type_named("output_data")
    scaled = "input" if operation.spec.operand("input_scale") else "output"
    scale = operation.type_named(f"{scaled}_scale")
    if not isinstance(one, RankedTensorType) or size is None or not one.shape:
        return
    last = one.shape[-1]
    if last is not None and last % size:
        yield f"rows are made of blocks of {size} elements, but got {one}", place_of(operation, "input_data")
    elif isinstance(other, RankedTensorType) and sizes_clash(one.shape, other.shape):
        yield f"the result has the sizes of {one}, but got {other}", place_of(operation, "output_data")
        return
    data = one if scaled == "input" else other
    if isinstance(scale, RankedTensorType) and isinstance(data, RankedTensorType) and data.shape:
        last = data.shape[-1]
        expected = (*data.shape[:-1], None if last is None else last // size)
        if sizes_clash(expected, scale.shape):
            yield f"there are scales for {shown(expected)} blocks, but got {scale}", place_of(operation, f"{scaled}_scale")


def block_size(operation: Operation) -> int | None:
    """The number of elements in a block, which the case of its enum spells."""
    found = case(operation, "block_size")
    digits = "" if found is None else found.rpartition("_")[2]
    return int(digits) if digits.isdigit() else None


def sizes_clash(one: Sizes, other: Sizes) -> bool:
    """Whether two shapes are certainly not the same."""
    return len(one) != len(other) or any(map(clash, one, other))
