"""What the operations share that take a part out of a tensor or a buffer, or put one in: offsets, sizes and strides."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from mlir_ls.plurals import plural
from mlir_ls.semantics.verify.model.attributes import Sizes, sizes_of
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import HeaderRange, attribute_at, name_of
from mlir_ls.semantics.verify.rules import ShapeRule, rule
from mlir_ls.syntax.leaf.types import ShapedType


class Slice(NamedTuple):
    """A part of a tensor or a buffer, by dimension; None for each number that is only known at run time."""

    offsets: Sizes
    sizes: Sizes
    strides: Sizes


def slice_of(operation: Operation) -> Slice | None:
    """The part that an operation speaks of, where it has as many offsets as sizes and strides."""
    found = [sizes_of(operation, f"static_{name}") for name in Slice._fields]
    known = [each for each in found if each is not None]
    return Slice(*known) if len(known) == 3 and len({len(each) for each in known}) == 1 else None


_NUMBERS = rule("slice-numbers")


def slice_parameters(whole: str) -> ShapeRule:
    """The rule that there is an offset, a size and a stride for each dimension of the operand `whole`, none negative.

    Where they are attributes in generic form, each that is unknown has an operand.
    """

    @_NUMBERS
    def slice_numbers(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
        type_ = operation.type_named(whole)
        if not isinstance(type_, ShapedType) or type_.rank is None:
            return
        for name in Slice._fields:
            yield from _listed(operation, name, f"{type_}", type_.rank)

    return slice_numbers


def new_slice_parameters() -> ShapeRule:
    """The rule for offsets, sizes and strides that go with no operand: one offset, and as many sizes as strides."""

    @_NUMBERS
    def slice_numbers(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
        sizes = sizes_of(operation, "static_sizes")
        if sizes is None:
            return
        yield from _listed(operation, "offsets", "the result", 1)
        yield from _listed(operation, "sizes", "the result", len(sizes))
        yield from _listed(operation, "strides", plural(len(sizes), "size"), len(sizes))

    return slice_numbers


def _listed(operation: Operation, name: str, owner: str, expected: int) -> Iterator[tuple[str, HeaderRange]]:
    found = sizes_of(operation, f"static_{name}")
    if found is None:
        return
    where = attribute_at(operation, f"static_{name}")
    if len(found) != expected:
        yield f"{owner} requires {plural(expected, name[:-1])}, but got {len(found)}", where
        return
    given = operation.operand_group(name)
    if given is not None and len(given) != found.count(None):
        yield f"{plural(found.count(None), name[:-1])} without a number, but {plural(len(given), 'operand')}", where
    negative = [each for each in found if each is not None and each < 0]
    if negative and name != "strides":
        yield f"{name} must not be negative, but got {negative[0]}", where


def slice_bounds(whole: str) -> ShapeRule:
    """The rule that no part reaches beyond the sizes of the operand `whole`, as far as the numbers are known."""

    @rule("slice-out-of-bounds")
    def slice_out_of_bounds(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
        type_ = operation.type_named(whole)
        part = slice_of(operation)
        if not isinstance(type_, ShapedType) or type_.shape is None or part is None:
            return
        if len(part.offsets) != len(type_.shape):
            return
        for number, (bound, offset, size, stride) in enumerate(zip(type_.shape, *part, strict=True)):
            if bound is None or offset is None:
                continue
            if offset >= bound:
                message = f"offset {offset} of dimension {number} is beyond its size {bound}"
                yield message, _where(operation, "offsets")
                return
            if size is not None and stride is not None and offset + (size - 1) * stride >= bound:
                last = offset + (size - 1) * stride
                message = f"the last index of dimension {number} is {last}, beyond its size {bound}"
                yield message, _where(operation, "sizes")
                return

    return slice_out_of_bounds


def drops_units(full: Sizes, reduced: Sizes) -> bool:
    """Whether sizes become others when some that are 1 are left out."""
    place = 0
    for size in full:
        if place < len(reduced) and size == reduced[place]:
            place += 1
        elif size != 1:
            return False
    return place == len(reduced)


def _where(operation: Operation, name: str) -> HeaderRange:
    where = attribute_at(operation, f"static_{name}")
    return where if where.start < where.end else name_of(operation.shape)
