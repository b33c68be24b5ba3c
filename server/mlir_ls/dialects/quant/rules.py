"""quant: integers that stand for other numbers. "'quant' Dialect"; what speaks of statistics is of 2019 and 2020."""

from __future__ import annotations

from collections.abc import Iterator
from math import prod

from mlir_ls.plurals import plural
from mlir_ls.semantics.agreement import differ
from mlir_ls.semantics.verify.model.attributes import number_of, shown
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import attribute_at, operand_type_at
from mlir_ls.semantics.verify.model.reading import parameters_of, place_of
from mlir_ls.semantics.verify.rules import Found, Rules, ShapeRule, rule
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.types import DialectType, FloatType, IntegerType, RankedTensorType, ShapedType, UnrankedTensorType

_SCALES_OF_UNIFORM = 5  # parameters: the storage, what is expressed, bounds, axes, scales


def _element(found: Type | None) -> Type | None:
    return found.element if isinstance(found, ShapedType) else found


def _is_quantized(found: Type | None) -> bool:
    return getattr(_element(found), "dialect", "") == "quant"


def _quantized(operation: Operation) -> tuple[str, str]:
    """The names of the side that is quantized, and of the other one."""
    return ("input", "result") if _is_quantized(operation.type_named("input")) else ("result", "input")


def _parameters(found: Type | None) -> tuple[str | None, Type | None]:
    """How a quantized number is stored, and which type it stands for; None each where that is not known."""
    element = _element(found)
    for mnemonic in ("uniform", "any"):
        parameters = parameters_of(element, "quant", mnemonic)
        if parameters is not None:
            return parameters[0], parameters[1]
    parameters = parameters_of(element, "quant", "calibrated")
    return (None, None) if parameters is None else (None, parameters[0])


@rule("quant.quantized-number")
def quantized_number(operation: Operation) -> Found:
    """The other side is the type that the quantized one stands for."""
    quantized, plain = _quantized(operation)
    _, expressed = _parameters(operation.type_named(quantized))
    found = _element(operation.type_named(plain))
    unspecified = parameters_of(_element(operation.type_named(quantized)), "quant", "any")
    if unspecified is not None and unspecified[1] is None:
        yield f"{operation.type_named(quantized)} does not say which type it stands for", place_of(operation, quantized)
    if expressed is not None and found is not None and differ(expressed, found):
        yield f"what is quantized stands for {expressed}, but got {found}", place_of(operation, plain)


@rule("quant.quantized-storage")
def quantized_storage(operation: Operation) -> Found:
    """The other side is the type that the quantized one is stored as."""
    quantized, plain = _quantized(operation)
    storage, _ = _parameters(operation.type_named(quantized))
    found = _element(operation.type_named(plain))
    if parameters_of(_element(operation.type_named(quantized)), "quant", "calibrated") is not None:
        yield f"{operation.type_named(quantized)} does not say how it is stored", place_of(operation, quantized)
    if storage is not None and isinstance(found, IntegerType) and storage[1:] != str(found.width):
        yield f"what is quantized is stored as i{storage[1:]}, but got {found}", place_of(operation, plain)


@rule("quant.quantized-axes")
def quantized_axes(operation: Operation) -> Found:
    """What is quantized along axes, or in blocks, is a tensor that has these axes, and a scale for each part."""
    name, _ = _quantized(operation)
    whole = operation.type_named(name)
    parameters = parameters_of(_element(whole), "quant", "uniform")
    if parameters is None or len(parameters) != _SCALES_OF_UNIFORM or parameters[3] is None:
        return
    axes, scales = parameters[3], parameters[4]
    message = ""
    if isinstance(whole, RankedTensorType) and isinstance(axes, int):
        message = _wrong_axis(whole, axes, scales)
    elif isinstance(whole, RankedTensorType):
        message = next(_wrong_blocks(whole, axes, scales), "")
    elif isinstance(whole, UnrankedTensorType):
        message = "" if isinstance(axes, int) else f"blocks are those of a tensor of known rank, but got {whole}"
    elif whole is not None and not whole.has_alias:
        message = f"only a tensor has axes, but got {whole}"
    if message:
        yield message, place_of(operation, name)


def _wrong_axis(whole: RankedTensorType, axis: int, scales: object) -> str:
    if axis >= len(whole.shape):
        return f"{whole} has no dimension {axis}"
    size, count = whole.shape[axis], len(scales) if isinstance(scales, tuple) else 1
    if size is not None and size != count:
        return f"dimension {axis} has size {size}, but there {'is' if count == 1 else 'are'} {plural(count, 'scale')}"
    return ""


def _wrong_blocks(whole: RankedTensorType, axes: tuple[tuple[int, int], ...], scales: object) -> Iterator[str]:
    blocks, rank = dict(axes), len(list(_counts(scales)))
    if rank != len(whole.shape):
        yield f"{whole} has {plural(len(whole.shape), 'dimension')}, but the scales have {rank}"
        return
    if 0 in whole.shape:
        yield f"{whole} has no elements, and so no blocks"
        return
    for axis, size in blocks.items():
        if axis >= len(whole.shape):
            yield f"{whole} has no dimension {axis}"
            return
        found = whole.shape[axis]
        if found is not None and size > 0 and found % size:
            yield f"dimension {axis} has size {found}, which blocks of {size} do not fill"
            return
    for axis, (count, found) in enumerate(zip(_counts(scales), whole.shape, strict=False)):
        block = blocks.get(axis)
        expected = 1 if block is None else None if found is None or block < 1 else found // block
        if expected is not None and count != expected:
            yield f"dimension {axis} has {plural(expected, 'block')}, but {plural(count, 'scale')}"
            return


def _counts(scales: object) -> Iterator[int]:
    """How many scales there are along each dimension."""
    while isinstance(scales, tuple):
        yield len(scales)
        scales = scales[0] if scales else None


@rule("quant.layer-statistics")
def layer_statistics(operation: Operation) -> Found:
    """The statistics of a tensor are its least and its greatest element. `quant.stats`."""
    found = operation.type_named("arg")
    if found is not None and not isinstance(found, RankedTensorType | UnrankedTensorType) and not found.has_alias:
        yield f"a tensor is expected, but got {found}", operand_type_at(operation, 0)
        return
    yield from _pairs(operation, "layerStats", ())


@rule("quant.axis-statistics")
def axis_statistics(operation: Operation) -> Found:
    """The statistics of slices are as many pairs as slices have elements, and say along which axis. `quant.stats`."""
    if not operation.has_attribute("axisStats"):
        return
    where = attribute_at(operation, "axisStats")
    if not operation.has_attribute("axis"):
        yield "'axis' says which slices the statistics are of", where
        return
    tensor, axis = operation.type_named("arg"), number_of(operation.attribute("axis"))
    if not isinstance(tensor, RankedTensorType) or axis is None:
        return
    if axis > len(tensor.shape):
        yield f"{tensor} has no dimension {axis}", attribute_at(operation, "axis")
        return
    yield from _pairs(operation, "axisStats", tensor.shape[max(axis, 0) :])


def _pairs(operation: Operation, name: str, sizes: tuple[int | None, ...]) -> Found:
    """What is wrong with statistics that are one pair, or, where sizes are given, as many as their product."""
    value = operation.attribute(name)
    type_ = value.type if value is not None else None
    if not isinstance(type_, ShapedType) or type_.shape is None:
        return
    where = attribute_at(operation, name)
    known = [size for size in sizes if size is not None]
    if not isinstance(type_.element, FloatType | DialectType):
        yield f"floating-point numbers are expected, but got {type_}", where
    elif name == "layerStats" and type_.shape != (2,):
        yield f"a pair of numbers is expected, but got {type_}", where
    elif name == "axisStats" and len(known) == len(sizes) and type_.shape != (prod(known), 2):
        yield f"numbers of the shape {shown((prod(known), 2))} are expected, but got {type_}", where


_NUMBERS: tuple[ShapeRule, ...] = (quantized_number, quantized_axes)

RULES: Rules = {
    "dcast": _NUMBERS,
    "qcast": _NUMBERS,
    "scast": (quantized_storage, quantized_axes),
    "stats": (layer_statistics, axis_statistics),
}
