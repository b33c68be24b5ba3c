"""quant: integers that stand for other numbers. "'quant' Dialect"; what speaks of statistics is of 2019 and 2020."""

from __future__ import annotations

from collections.abc import Iterator
from math import prod

from mlir_ls.semantics.verify.numbers import integer, shown
from mlir_ls.semantics.verify.operation import Operation
from mlir_ls.semantics.verify.places import Stretch, attribute_at, operand_type_at
from mlir_ls.semantics.verify.rules import Rules
from mlir_ls.syntax.leaf.types import DialectType, FloatType, RankedTensorType, ShapedType, UnrankedTensorType


def layer_statistics(operation: Operation) -> Iterator[tuple[str, Stretch]]:
    """The statistics of a tensor are its least and its greatest element. `quant.stats`."""
    found = operation.type_named("arg")
    if found is not None and not isinstance(found, RankedTensorType | UnrankedTensorType) and not found.has_alias:
        yield f"a tensor is expected, found {found}", operand_type_at(operation, 0)
        return
    yield from _pairs(operation, "layerStats", ())


def axis_statistics(operation: Operation) -> Iterator[tuple[str, Stretch]]:
    """The statistics of slices are as many pairs as slices have elements, and say along which axis. `quant.stats`."""
    if not operation.has_attribute("axisStats"):
        return
    where = attribute_at(operation, "axisStats")
    if not operation.has_attribute("axis"):
        yield "'axis' says which slices the statistics are of", where
        return
    tensor, axis = operation.type_named("arg"), integer(operation.attribute("axis"))
    if not isinstance(tensor, RankedTensorType) or axis is None:
        return
    if axis > len(tensor.shape):
        yield f"{tensor} has no dimension {axis}", attribute_at(operation, "axis")
        return
    yield from _pairs(operation, "axisStats", tensor.shape[max(axis, 0) :])


def _pairs(operation: Operation, name: str, sizes: tuple[int | None, ...]) -> Iterator[tuple[str, Stretch]]:
    """What is wrong with statistics that are one pair, or, where sizes are given, as many as their product."""
    value = operation.attribute(name)
    type_ = value.type if value is not None else None
    if not isinstance(type_, ShapedType) or type_.shape is None:
        return
    where = attribute_at(operation, name)
    known = [size for size in sizes if size is not None]
    if not isinstance(type_.element, FloatType | DialectType):
        yield f"floating-point numbers are expected, found {type_}", where
    elif name == "layerStats" and type_.shape != (2,):
        yield f"a pair of numbers is expected, found {type_}", where
    elif name == "axisStats" and len(known) == len(sizes) and type_.shape != (prod(known), 2):
        yield f"numbers of the shape {shown((prod(known), 2))} are expected, found {type_}", where


RULES: Rules = {"stats": (layer_statistics, axis_statistics)}
