"""tosa: conditions and loops. "'tosa' Dialect", `tosa.cond_if`, `tosa.while_loop`."""

from __future__ import annotations

from collections.abc import Iterator

from mlir_ls.plurals import plural
from mlir_ls.semantics.agreement import differ
from mlir_ls.semantics.verify.model.context import Site
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import HeaderRange, name_of, operand_at, operand_type_at, result_type_at
from mlir_ls.semantics.verify.model.regions import Inside
from mlir_ls.semantics.verify.model.strides import clash
from mlir_ls.semantics.verify.rules import Violation, rule
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.types import (
    DialectType,
    IntegerType,
    MemRefType,
    RankedTensorType,
    ShapedType,
    TypeAlias,
    VectorType,
)
from mlir_ls.syntax.shape import Mention

_RANKED = RankedTensorType | VectorType | MemRefType


def _incompatible(one: Type | None, other: Type | None) -> bool:
    """Whether two tensors differ in their elements, or in sizes that are known."""
    if not isinstance(one, ShapedType) or not isinstance(other, ShapedType):
        return False
    if differ(one.element, other.element):
        return True
    if not isinstance(one, _RANKED) or not isinstance(other, _RANKED):
        return False
    return len(one.shape) != len(other.shape) or any(map(clash, one.shape, other.shape))


def _is_no_tensor(found: Type | None) -> bool:
    if isinstance(found, DialectType) and found.dialect == "llvm":
        return True
    return found is not None and not isinstance(found, ShapedType | DialectType | TypeAlias)


@rule("tosa.alternative")
def tosa_alternative(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """A condition has a region for each of its two values, though the syntax would do without `else`. `tosa.cond_if`."""
    if not operation.generic and len(operation.shape.regions) == 1:
        yield "a condition needs a region after `else`", name_of(operation.shape)


@rule("tosa.loop-results")
def tosa_loop_results(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """A loop yields what it begins with, as changed by its body."""
    inputs, results = operation.operand_types, operation.result_types
    if operation.shape.result_count is None:
        return
    if len(inputs) != len(results):
        message = f"the loop begins with {plural(len(inputs), 'value')}, so it must yield as many, but got {len(results)}"
        yield message, name_of(operation.shape)
        return
    for index, (one, other) in enumerate(zip(results, inputs, strict=True)):
        if _incompatible(one, other):
            message = f"the loop begins with {other}, so result #{index} must be like it, but got {one}"
            yield message, result_type_at(operation, index)
            return


@rule("tosa.yielded")
def tosa_yielded(site: Site) -> Iterator[Violation]:
    """The regions of a condition yield its results, the body of a loop what it goes on with, its condition a truth value."""
    operation, parent = site.operation, site.parent()
    if parent is None:
        return
    found = operation.operand_types
    if parent.spec.name == "tosa.cond_if":
        expected = parent.result_types if parent.shape.result_count is not None else None
    elif parent.spec.name == "tosa.while_loop":
        if site.region_number() == 0:
            yield from _wrong_condition(site)
            return
        expected = parent.operand_types
    else:
        return
    if expected is None:
        return
    related = (Mention("parent", 0, "required here"),)
    if len(found) != len(expected):
        where = operand_at(operation.shape, len(expected)) if len(found) > len(expected) else name_of(operation.shape)
        yield Violation(f"the region yields {plural(len(expected), 'value')}, but got {len(found)}", where, related)
        return
    for index, (one, other) in enumerate(zip(found, expected, strict=True)):
        if _incompatible(one, other):
            yield Violation(f"the region yields {other} here, but got {one}", operand_type_at(operation, index), related)
            return


def _wrong_condition(site: Site) -> Iterator[Violation]:
    operation = site.operation
    found = operation.operand_types
    if len(found) != 1:
        yield Violation(f"the condition yields 1 value, but got {len(found)}", name_of(operation.shape))
        return
    type_ = found[0]
    if isinstance(type_, ShapedType) and differ(type_.element, IntegerType(1)):
        yield Violation(f"the condition yields a tensor of i1, but got {type_}", operand_type_at(operation, 0))
    elif isinstance(type_, ShapedType) and type_.element_count not in (None, 1):
        yield Violation(f"the condition yields one truth value, but got {type_}", operand_type_at(operation, 0))


@rule("tosa.loop-arguments")
def tosa_loop_arguments(inside: Inside) -> Iterator[Violation]:
    """Both regions of a loop take what it begins with, those of a condition what is passed to it."""
    operation = inside.operation
    group = operation.operand_group("input_list")
    if group is None:
        return
    expected = [operation.operand_types[index] for index in group]
    for region in inside.regions:
        found = region.arguments
        if not region.block_count:
            continue
        where = name_of(inside.operation.shape)
        if len(found) != len(expected):
            yield Violation(f"region {region.number} takes {plural(len(expected), 'argument')}, but got {len(found)}", where)
            return
        for index, (one, other) in enumerate(zip(found, expected, strict=True)):
            if _incompatible(one, other) or _is_no_tensor(one):
                yield Violation(f"region {region.number} takes {other} as argument {index}, but got {one}", where)
                return
