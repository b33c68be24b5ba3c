"""memref: dimensions merged and split. "'memref' Dialect", `memref.collapse_shape`, `memref.expand_shape`."""

from __future__ import annotations

from collections.abc import Iterator

from mlir_ls.semantics.agreement import differ
from mlir_ls.semantics.verify.library.reshapes import Reassociation, groups_of
from mlir_ls.semantics.verify.model.attributes import Sizes
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import HeaderRange, operand_type_at, result_type_at
from mlir_ls.semantics.verify.model.strides import Strides, clash, has_identity_layout, has_no_strides, strides_of, times
from mlir_ls.semantics.verify.rules import ShapeRule, rule
from mlir_ls.syntax.leaf.attributes import StridedLayoutAttr
from mlir_ls.syntax.leaf.types import MemRefType


def same_buffer(expanded: bool) -> ShapeRule:
    """The rule that elements, memory space and strides stay; only dimensions without gaps between them are merged."""

    @rule("memref.reshaped-layout")
    def reshaped_layout(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
        yield from _reshaped(operation, expanded)

    return reshaped_layout


def _reshaped(operation: Operation, expanded: bool) -> Iterator[tuple[str, HeaderRange]]:
    source, target, groups = operation.type_named("src"), operation.type_named("result"), groups_of(operation)
    if not isinstance(source, MemRefType) or not isinstance(target, MemRefType) or groups is None:
        return
    if not (source.shape and target.shape) and not source.element_count == target.element_count == 1:
        yield f"{source} and {target} have different numbers of elements", result_type_at(operation, 0)
        return
    expected = MemRefType(target.shape, source.element, None, source.memory_space)
    if not has_identity_layout(source):
        if has_no_strides(source):
            yield f"{source} has a layout that is not one of strides", operand_type_at(operation, 0)
            return
        strides = strides_of(source)
        if strides is None:
            return
        merged = _split(strides, target.shape, groups) if expanded else _merged(strides, source.shape, groups)
        if merged is None:
            message = f"there are gaps between the dimensions of {source} that are merged"
            yield message, operand_type_at(operation, 0)
            return
        layout = StridedLayoutAttr(merged.steps, merged.offset)
        expected = MemRefType(target.shape, source.element, layout, source.memory_space)
    if differ(expected, target):
        yield f"the result is {expected}, but got {target}", result_type_at(operation, 0)


def _split(strides: Strides, shape: Sizes, groups: Reassociation) -> Strides:
    steps: list[int | None] = [1] * len(shape)
    for group, step in zip(groups, strides.steps, strict=True):
        for place in reversed(group):
            steps[place] = step
            step = times(step, shape[place])
    return Strides(strides.offset, tuple(steps))


def _merged(strides: Strides, shape: Sizes, groups: Reassociation) -> Strides | None:
    """The strides of the merged dimensions; None where there certainly are gaps in one."""
    steps: list[int | None] = []
    for group in groups:
        inner = list(group)
        while len(inner) > 1 and shape[inner[-1]] == 1:
            inner.pop()
        steps.append(strides.steps[inner[-1]] if shape[inner[-1]] is not None or len(inner) == 1 else None)
        step = steps[-1]
        for place in reversed(group[1:]):
            step = times(step, shape[place])
            # the stride of a dimension of size 1 means nothing
            if shape[place - 1] != 1 and clash(step, strides.steps[place - 1]):
                return None
    return Strides(strides.offset, tuple(steps))
