"""tosa: windows that move over tensors. "'tosa' Dialect", `tosa.conv2d`, `tosa.max_pool2d` and others."""

from __future__ import annotations

from mlir_ls.semantics.verify.model.attributes import Sizes, given_numbers, shown
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import attribute_at
from mlir_ls.semantics.verify.model.reading import place_of
from mlir_ls.semantics.verify.rules import Found, ShapeRule, rule
from mlir_ls.syntax.leaf.types import RankedTensorType


@rule("tosa.window-numbers")
def window_numbers(operation: Operation) -> Found:
    """A window, its steps and its gaps are 1 or more, padding is 0 or more and less than the window. "'tosa' Dialect"."""
    for name, least in (("kernel", 1), ("stride", 1), ("dilation", 1), ("pad", 0)):
        found = given_numbers(operation, name) if operation.spec.attribute(name) else None
        if found is not None and any([each < least for each in found]):
            yield f"'{name}' has numbers of {least} or more, but got {shown(found)}", attribute_at(operation, name)
            return
    kernel = given_numbers(operation, "kernel") if operation.spec.attribute("kernel") else None
    pad = given_numbers(operation, "pad") if operation.spec.attribute("pad") else None
    if kernel is None or pad is None or len(kernel) != 2 or len(pad) != 4:
        return
    for place, amount in enumerate(pad):
        if amount >= kernel[place // 2]:
            yield f"padding is less than the window, {shown(kernel)}, but got {shown(pad)}", attribute_at(operation, "pad")
            return


def window_places(weights: int | None = None, axes: tuple[str, ...] = ("height", "width")) -> ShapeRule:
    """The rule that whole steps take a window from one end to the other, and that each place makes an element.

    A window is as large as 'kernel' says, or as the weights, whose sizes along `axes` begin at dimension `weights`.
    `tosa.max_pool2d`, `tosa.conv2d`.
    """

    @rule("tosa.window-places")
    def tosa_window_places(operation: Operation) -> Found:
        source, result = operation.type_named("input"), operation.type_named("output")
        stride, pad, window = given_numbers(operation, "stride"), given_numbers(operation, "pad"), _window(operation, weights)
        gaps = given_numbers(operation, "dilation") if weights is not None else (1,) * len(axes)
        if stride is None or pad is None or gaps is None or window is None:
            return
        if not isinstance(source, RankedTensorType) or not isinstance(result, RankedTensorType):
            return
        if not len(source.shape) == len(result.shape) == len(axes) + 2 or not len(stride) == len(gaps) == len(axes):
            return
        if len(pad) != 2 * len(axes) or len(window) < len(axes):
            return
        for axis, name in enumerate(axes):
            size, found, width = source.shape[axis + 1], result.shape[axis + 1], window[axis]
            if size is None or width is None:
                continue
            way = size - 1 + pad[2 * axis] + pad[2 * axis + 1] - (width - 1) * gaps[axis]
            if way % stride[axis]:
                message = f"the window moves by {way} along the {name}, which is no whole number of steps of {stride[axis]}"
                yield message, attribute_at(operation, "stride")
                return
            if found is not None and found != way // stride[axis] + 1:
                yield f"the {name} of the result is {way // stride[axis] + 1}, but got {result}", place_of(operation, "output")
                return

    return tosa_window_places


def _window(operation: Operation, weights: int | None) -> Sizes | None:
    if weights is None:
        return given_numbers(operation, "kernel")
    found = operation.type_named("weight")
    return found.shape[weights:] if isinstance(found, RankedTensorType) else None


@rule("tosa.outer-padding")
def tosa_outer_padding(operation: Operation) -> Found:
    """The result is as large as the steps of the window and its padding; that leaves some of the window. `transpose_conv2d`."""
    source, weight, result = [operation.type_named(name) for name in ("input", "weight", "output")]
    pad, stride = given_numbers(operation, "out_pad"), given_numbers(operation, "stride")
    if not isinstance(weight, RankedTensorType) or pad is None or len(pad) != 4 or stride is None or len(stride) != 2:
        return
    if len(weight.shape) != 4:
        return
    window = weight.shape[1:3]
    for axis, width in enumerate(window):
        least = min(pad[2 * axis : 2 * axis + 2])
        if width is not None and least <= -width:
            message = f"padding takes less from the result than the window, {width}, but got {least}"
            yield message, attribute_at(operation, "out_pad")
            return
    if not isinstance(source, RankedTensorType) or not isinstance(result, RankedTensorType):
        return
    if len(source.shape) != 4 or len(result.shape) != 4:
        return
    for axis, name in enumerate(("height", "width")):
        size, found, width = source.shape[axis + 1], result.shape[axis + 1], window[axis]
        if size is None or found is None or width is None:
            continue
        expected = (size - 1) * stride[axis] + pad[2 * axis] + pad[2 * axis + 1] + width
        if found != expected:
            yield f"the {name} of the result is {expected}, but got {result}", place_of(operation, "output")
            return


@rule("tosa.added-channels")
def tosa_added_channels(operation: Operation) -> Found:
    """What is added to a convolution has a number for each channel of the result, or one. `tosa.conv2d`."""
    added, result = operation.type_named("bias"), operation.type_named("output")
    if not isinstance(added, RankedTensorType) or not isinstance(result, RankedTensorType):
        return
    if len(added.shape) != 1 or len(result.shape) < 4:
        return
    found, expected = added.shape[0], result.shape[-1]
    if found is not None and expected is not None and found not in (1, expected):
        yield f"1 or {expected} numbers are added, but got {added}", place_of(operation, "bias")
