"""memref: other ways to look at a buffer. "'memref' Dialect", `memref.subview`, `memref.reinterpret_cast` and others."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from mlir_ls.dialects.memref.rules.casts import only_space
from mlir_ls.plurals import plural
from mlir_ls.semantics.agreement import differ
from mlir_ls.semantics.verify.library.slices import Slice, drops_units, slice_of
from mlir_ls.semantics.verify.model.attributes import Sizes, shown, sizes_of
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import HeaderRange, operand_type_at, result_type_at, result_types_instead
from mlir_ls.semantics.verify.model.strides import (
    Strides,
    contiguous,
    has_identity_layout,
    has_no_strides,
    plus,
    strides_of,
    times,
)
from mlir_ls.semantics.verify.rules import Violation, rule
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.affine import AffineDim
from mlir_ls.syntax.leaf.attributes import AffineMapAttr, StridedLayoutAttr
from mlir_ls.syntax.leaf.types import MemRefType, RankedTensorType, ShapedType, UnrankedMemRefType


@rule("memref.view-types")
def view_types(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """A view has no layout, nor has its buffer, and both are in one memory space. "'memref' Dialect", `memref.view`."""
    source, target = operation.type_named("source"), operation.result_types[0]
    if not isinstance(source, MemRefType) or not isinstance(target, MemRefType):
        return
    if _has_layout(source):
        yield f"a view is of a buffer without a layout, but got {source}", operand_type_at(operation, 0)
    elif _has_layout(target):
        yield f"a view has no layout, but got {target}", result_type_at(operation, 0)
    elif differ(only_space(source), only_space(target)):
        yield f"{source} and {target} are in different memory spaces", result_type_at(operation, 0)


@rule("memref.slice-type")
def slice_type(operation: Operation) -> Iterator[Violation]:
    """The result has the sizes of the part and its strides; dimensions of size 1 may be left out. `memref.subview`."""
    source, target = operation.type_named("source"), operation.result_types[0]
    part = slice_of(operation)
    if not isinstance(source, MemRefType) or not isinstance(target, MemRefType) or part is None:
        return
    if has_no_strides(source):
        yield Violation(f"{source} has a layout that is not one of strides", operand_type_at(operation, 0))
        return
    strides = _strides_of_part(source, part)
    if wrong := _wrong_in_part(source, target, part, strides):
        where = result_type_at(operation, 0)
        right = _with_strides(source, part.sizes, strides) if strides is not None else None
        yield Violation(wrong, where, instead=result_types_instead(operation, right))


def _strides_of_part(source: MemRefType, part: Slice) -> Strides | None:
    """The strides of a part of a buffer; None where those of the buffer are not known."""
    strides = strides_of(source)
    if strides is None or len(strides.steps) != len(part.sizes):
        return None
    offset = strides.offset
    for index, step in zip(part.offsets, strides.steps, strict=True):
        offset = plus(offset, times(index, step))
    return Strides(offset, tuple(map(times, part.strides, strides.steps)))


def _with_strides(source: MemRefType, sizes: Sizes, strides: Strides) -> MemRefType:
    """The type of a part of a buffer with these sizes and strides."""
    is_identity = strides == Strides(0, contiguous(sizes))
    layout = None if is_identity else StridedLayoutAttr(strides.steps, strides.offset)
    return MemRefType(sizes, source.element, layout, source.memory_space)


def _wrong_in_part(source: MemRefType, target: MemRefType, part: Slice, strides: Strides | None) -> str:
    """What is wrong with the type of a part, "" where nothing is."""
    if differ(only_space(source), only_space(target)):
        return f"{source} and {target} are in different memory spaces"
    if len(target.shape) > len(part.sizes):
        return f"the part has {plural(len(part.sizes), 'dimension')}, {target} has {len(target.shape)}"
    if not drops_units(part.sizes, target.shape):
        return f"the sizes of the part are {shown(part.sizes)}, but got {target}"
    if differ(source.element, target.element):
        return f"the elements are of type {source.element}, but got {target}"
    found = strides_of(target)
    if strides is None:
        return ""
    if found is None:
        return f"{target} has a layout that is not one of strides" if has_no_strides(target) else ""
    if found.offset != strides.offset or not _drops(part.sizes, strides.steps, target.shape, found.steps):
        return f"the layout of the part is {StridedLayoutAttr(strides.steps, strides.offset)}, but got {target}"
    return ""


def _drops(sizes: Sizes, steps: Sizes, left_sizes: Sizes, left_steps: Sizes) -> bool:
    """Whether sizes and strides become others when some dimensions of size 1 are left out."""
    if len(sizes) == len(left_sizes):
        return steps == left_steps
    if sizes[0] == 1 and _drops(sizes[1:], steps[1:], left_sizes, left_steps):
        return True
    if not left_sizes or (sizes[0], steps[0]) != (left_sizes[0], left_steps[0]):
        return False
    return _drops(sizes[1:], steps[1:], left_sizes[1:], left_steps[1:])


@rule("memref.reinterpreted-type")
def reinterpreted_type(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """The result has the sizes, the offset and the strides that are given as numbers. `memref.reinterpret_cast`."""
    source, target = operation.type_named("source"), operation.result_types[0]
    if not isinstance(source, MemRefType | UnrankedMemRefType) or not isinstance(target, MemRefType):
        return
    where = result_type_at(operation, 0)
    if differ(source.element, target.element):
        yield f"the elements of {source} cannot become those of {target}", where
        return
    if differ(only_space(source), only_space(target)):
        yield f"{source} and {target} are in different memory spaces", where
        return
    given = _given_layout(operation)
    if given is None:
        return
    if len(given.sizes) != len(target.shape):
        yield f"{target} takes {plural(len(target.shape), 'size')}, but got {len(given.sizes)}", where
    elif has_no_strides(target) and not any(map(_is_another, given.sizes, target.shape)):
        yield f"{target} has a layout that is not one of strides", where
    else:
        yield from _clashes(given, target, where, _is_another)


@rule("memref.reinterpreted-dynamic")
def reinterpreted_dynamic(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """The result says no number where a size, an offset or a stride is a value. `memref.reinterpret_cast`."""
    target, given = operation.result_types[0], _given_layout(operation)
    if isinstance(target, MemRefType) and given is not None and len(given.sizes) == len(target.shape):
        yield from _clashes(given, target, result_type_at(operation, 0), _is_a_value)


class _Layout(NamedTuple):
    sizes: Sizes
    strides: Strides


def _given_layout(operation: Operation) -> _Layout | None:
    """The sizes, offset and strides that an operation gives, each None where it is a value; None where they are unknown."""
    offsets, sizes, steps = [sizes_of(operation, f"static_{name}") for name in ("offsets", "sizes", "strides")]
    if offsets is None or sizes is None or steps is None or len(offsets) != 1:
        return None
    return _Layout(sizes, Strides(offsets[0], steps))


def _clashes(
    given: _Layout, target: MemRefType, where: HeaderRange, clash: Callable[[int | None, int | None], bool]
) -> Iterator[tuple[str, HeaderRange]]:
    found = strides_of(target)
    strides = given.strides
    if any(map(clash, given.sizes, target.shape)):
        yield f"the sizes are {shown(given.sizes)}, but got {target}", where
    elif found is not None and any(map(clash, (strides.offset, *strides.steps), (found.offset, *found.steps))):
        yield f"the layout is {StridedLayoutAttr(strides.steps, strides.offset)}, but got {target}", where


def _is_another(given: int | None, found: int | None) -> bool:
    """Whether a number is given, and a type says another one."""
    return given is not None and found is not None and found != given


def _is_a_value(given: int | None, found: int | None) -> bool:
    """Whether a value is given, and a type says a number."""
    return given is None and found is not None


@rule("memref.transposed-type")
def transposed_type(operation: Operation) -> Iterator[tuple[str, HeaderRange] | Violation]:
    """The result has the sizes and strides of the operand in the new order. "'memref' Dialect", `memref.transpose`."""
    source, target = operation.type_named("in"), operation.result_types[0]
    permutation = operation.attribute("permutation")
    if not isinstance(source, MemRefType) or not isinstance(target, MemRefType):
        return
    for type_, where in ((source, operand_type_at(operation, 0)), (target, result_type_at(operation, 0))):
        if has_no_strides(type_):
            yield f"{type_} has a layout that is not one of strides", where
            return
    order = permuted(permutation) if isinstance(permutation, AffineMapAttr) else None
    strides, found = strides_of(source), strides_of(target)
    if order is None or strides is None or found is None or not source.shape or len(order) != len(source.shape):
        return
    where = result_type_at(operation, 0)
    sizes = tuple([source.shape[place] for place in order])
    expected = Strides(strides.offset, tuple([strides.steps[place] for place in order]))
    wrong = ""
    if differ(source.element, target.element):
        wrong = f"the elements are of type {source.element}, but got {target}"
    elif differ(only_space(source), only_space(target)):
        wrong = f"{source} and {target} are in different memory spaces"
    elif sizes != target.shape:
        wrong = f"the sizes are {shown(sizes)}, but got {target}"
    elif expected != found or (target.layout is None and _needs_layout(expected.steps)):
        wrong = f"the layout is {StridedLayoutAttr(expected.steps, expected.offset)}, but got {target}"
    if wrong:
        instead = result_types_instead(operation, _with_strides(source, sizes, expected))
        yield Violation(wrong, where, instead=instead)


def _needs_layout(steps: Sequence[int | None]) -> bool:
    """Whether the result of a transposition spells strides that a memref without a layout has as well.

    The reference compares them as expressions, which it does not bring into one form; of more than four it is not known.
    """
    unknown = steps.count(None)
    if len(steps) > 4 or not unknown:
        return len(steps) == 1
    return unknown > 1 or len(steps) == 2 or tuple(steps[1:]) == (1, 1)


def permuted(permutation: AffineMapAttr) -> list[int] | None:
    """The dimensions in the order in which a map yields them; None if it does not yield each of them once."""
    order = [each.position for each in permutation.map.results if isinstance(each, AffineDim)]
    return order if sorted(order) == list(range(permutation.map.dims)) and not permutation.map.symbols else None


@rule("memref.reshape-types")
def reshape_types(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """Reshaping keeps the elements and knows no layouts; a result of known rank takes as many sizes. `memref.reshape`."""
    source, shape, target = operation.type_named("source"), operation.type_named("shape"), operation.result_types[0]
    if not isinstance(source, ShapedType) or not isinstance(target, ShapedType):
        return
    where = result_type_at(operation, 0)
    if differ(source.element, target.element):
        yield f"the elements of {source} cannot become those of {target}", where
    elif _has_layout(source):
        yield f"what is reshaped has no layout, but got {source}", operand_type_at(operation, 0)
    elif _has_layout(target):
        yield f"what is reshaped has no layout, but got {target}", where
    else:
        yield from sizes_for_rank(operation, shape, target)


def sizes_for_rank(operation: Operation, shape: Type | None, target: ShapedType) -> Iterator[tuple[str, HeaderRange]]:
    """What is wrong with the sizes of a reshaped result, operand 1, if its rank is known."""
    if not isinstance(shape, MemRefType | RankedTensorType) or len(shape.shape) != 1 or target.rank is None:
        return
    if shape.shape[0] is None:
        yield f"{target} takes {plural(target.rank, 'size')}, but got an unknown number", operand_type_at(operation, 1)
    elif shape.shape[0] != target.rank:
        yield f"{target} takes {plural(target.rank, 'size')}, but got {shape.shape[0]}", operand_type_at(operation, 1)


def _has_layout(found: Type) -> bool:
    return isinstance(found, MemRefType) and has_identity_layout(found) is False
