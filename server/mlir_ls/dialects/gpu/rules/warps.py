"""gpu: what one lane of a warp does with vectors of all lanes. "'gpu' Dialect", `gpu.warp_execute_on_lane_0`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import prod

from mlir_ls.plurals import plural
from mlir_ls.semantics.agreement import differ
from mlir_ls.semantics.verify.model.attributes import number
from mlir_ls.semantics.verify.model.places import HeaderRange, name_of, operand_type_at, result_type_at
from mlir_ls.semantics.verify.model.regions import Inside
from mlir_ls.semantics.verify.rules import Violation, rule
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.types import VectorType


@rule("gpu.warp-distribution")
def warp_distribution(inside: Inside) -> Iterator[Violation]:
    """The region has the vectors of all lanes, of which the operation has the part of each lane."""
    operation, size = inside.operation, number(inside.operation, "warp_size")
    given = operation.operand_group("args")
    if not inside.regions or size is None or given is None:
        return
    region = inside.regions[0]
    pairs: list[tuple[Type | None, Type | None, HeaderRange]] = []
    if len(region.arguments) != len(given):
        message = f"the region takes {plural(len(given), 'argument')}, but got {len(region.arguments)}"
        yield Violation(message, name_of(operation.shape))
        return
    for index, whole in zip(given, region.arguments, strict=True):
        pairs.append((whole, operation.operand_types[index], operand_type_at(operation, index)))
    for item in region.terminators():
        yielded: Sequence[Type | None] = item.operation.operand_types
        if operation.shape.result_count is None or len(operation.result_types) != operation.shape.result_count:
            return
        if len(yielded) != len(operation.result_types):
            message = f"{plural(len(operation.result_types), 'value')} must be yielded, but got {len(yielded)}"
            yield Violation(message, name_of(item.node.shape), (), item)
            return
        for index, whole in enumerate(yielded):
            pairs.append((whole, operation.result_types[index], result_type_at(operation, index)))
    for whole, own, where in pairs:
        problem = _problem(whole, own, size) if whole is not None and own is not None else ""
        if problem:
            yield Violation(problem, where)
            return


def _problem(whole: Type, own: Type, size: int) -> str:
    """What is wrong with the part that each of `size` lanes has of a vector."""
    if whole is own or whole.has_alias or own.has_alias:
        return ""
    if not isinstance(whole, VectorType) or not isinstance(own, VectorType):
        return f"vectors are distributed to lanes, but got {own} of {whole}"
    if len(whole.shape) != len(own.shape) or differ(whole.element, own.element):
        return f"the part of a lane has the rank and the elements of {whole}, but got {own}"
    sizes = [(one, other) for one, other in zip(whole.shape, own.shape, strict=True) if one != other]
    known = [(one, other) for one, other in sizes if one is not None and other is not None]
    if len(known) < len(sizes):
        return ""
    if any([one % other for one, other in known]) or prod([one // other for one, other in known]) != size:
        return f"{whole} is distributed to {size} lanes, but got {own} for each"
    return ""
