"""tosa: integers that are scaled, and products of scaled blocks. "'tosa' Dialect", `tosa.rescale`."""

from __future__ import annotations

from mlir_ls.dialects.tosa.rules.elements import stored
from mlir_ls.dialects.tosa.rules.sizes import block_size, sizes_clash
from mlir_ls.semantics.agreement import differ
from mlir_ls.semantics.verify.library.casts import width
from mlir_ls.semantics.verify.model.attributes import Sizes, flag, shown
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.reading import place_of
from mlir_ls.semantics.verify.model.strides import clash
from mlir_ls.semantics.verify.rules import Found, rule
from mlir_ls.syntax.leaf.types import FloatType, IntegerType, RankedTensorType, ShapedType


@rule("tosa.rescaled")
def tosa_rescaled(operation: Operation) -> Found:
    """Integers become integers; zero points are as wide, and multipliers as wide as `scale32` says, one for each channel."""
    wide, each_channel = flag(operation, "scale32"), flag(operation, "per_channel")
    for name in ("input", "output"):
        value, zero = operation.type_named(name), operation.type_named(f"{name}_zp")
        element = value.element if isinstance(value, ShapedType) else None
        if isinstance(element, FloatType):
            yield f"integers are scaled, but got {value}", place_of(operation, name)
            return
        point = zero.element if isinstance(zero, ShapedType) else None
        element = stored(operation, name) or element
        widths = {width(each) for each in (element, point) if isinstance(each, IntegerType | FloatType)}
        if isinstance(element, IntegerType) and (isinstance(point, FloatType) or len(widths) > 1):
            yield f"the zero point of {element} is as wide, but got {zero}", place_of(operation, f"{name}_zp")
            return
    multiplier, source = operation.type_named("multiplier"), operation.type_named("input")
    expected = IntegerType(32 if wide else 16)
    if wide is not None and isinstance(multiplier, ShapedType) and differ(multiplier.element, expected):
        yield f"multipliers are of type {expected} here, but got {multiplier}", place_of(operation, "multiplier")
    elif each_channel and isinstance(source, RankedTensorType) and not source.shape:
        yield f"a number has no channels, but got {source}", place_of(operation, "input")
    elif each_channel is False or isinstance(source, RankedTensorType):
        channels = 1 if each_channel is False else source.shape[-1] if isinstance(source, RankedTensorType) else None
        for name in ("multiplier", "shift"):
            found = operation.type_named(name)
            if isinstance(found, RankedTensorType) and len(found.shape) == 1 and clash(found.shape[0], channels):
                yield f"expected as many as channels, {channels}, but got {found}", place_of(operation, name)
                return


@rule("tosa.block-product")
def tosa_block_product(operation: Operation) -> Found:
    """Blocks of both factors are as many and as long, each with a scale; one matrix may be multiplied by many."""
    size = block_size(operation)
    left, right = operation.type_named("a_data"), operation.type_named("b_data")
    if not isinstance(left, RankedTensorType) or not isinstance(right, RankedTensorType) or size is None:
        return
    if len(left.shape) != 3 or len(right.shape) != 3:
        return
    of_left, of_right = _scales(operation, "a_scale"), _scales(operation, "b_scale")
    batch, height, columns = left.shape
    depth, rows, other = right.shape
    columns = _known(columns, other)
    batch, height, depth, rows = [
        _known(*each) for each in ((batch, of_left[0]), (height, of_left[1]), (depth, of_right[0]), (rows, of_right[1]))
    ]
    if differ(left.element, right.element):
        yield f"both factors have one element type, but got {left} and {right}", place_of(operation, "b_data")
    elif columns is not None and columns % size:
        yield f"rows are made of blocks of {size} elements, but got {left}", place_of(operation, "a_data")
    elif clash(columns, other):
        yield f"rows of both factors are as long, but got {left} and {right}", place_of(operation, "b_data")
    elif depth != 1 and clash(batch, depth):
        yield f"there is one matrix, or one for each of {batch}, but got {right}", place_of(operation, "b_data")
    else:
        blocks = _known(of_left[2], of_right[2]) if columns is None else columns // size
        expected: dict[str, Sizes] = {
            "a_scale": (batch, height, blocks),
            "b_scale": (depth, rows, blocks),
            "output_data": (_known(batch, depth), height, rows),
        }
        for name, sizes in expected.items():
            found = operation.type_named(name)
            if isinstance(found, RankedTensorType) and sizes_clash(sizes, found.shape):
                yield f"the sizes are {shown(sizes)}, but got {found}", place_of(operation, name)
                return


def _scales(operation: Operation, name: str) -> Sizes:
    """The sizes of the scales of a factor; None for each that is not known."""
    found = operation.type_named(name)
    return found.shape if isinstance(found, RankedTensorType) and len(found.shape) == 3 else (None, None, None)


def _known(one: int | None, other: int | None) -> int | None:
    """The first of two sizes that is known."""
    return other if one is None else one
