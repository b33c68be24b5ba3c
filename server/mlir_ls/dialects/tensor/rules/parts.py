"""tensor: parts taken out of tensors, or put in. "'tensor' Dialect", `tensor.extract_slice`, `tensor.gather` and others."""

from __future__ import annotations

from collections.abc import Iterator

from mlir_ls.semantics.agreement import differ, may_be_same
from mlir_ls.semantics.verify.library.slices import drops_units, slice_of
from mlir_ls.semantics.verify.model.attributes import Sizes, given_numbers, shown
from mlir_ls.semantics.verify.model.context import Site
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import (
    HeaderRange,
    attribute_at,
    name_of,
    operand_at,
    operand_type_at,
    result_type_at,
    result_types_instead,
)
from mlir_ls.semantics.verify.rules import ShapeRule, Violation, rule
from mlir_ls.syntax.leaf.types import RankedTensorType
from mlir_ls.syntax.shape import Mention


def part_of(whole: str, part: str) -> ShapeRule:
    """The rule that a part has the sizes that are given, in which dimensions of size 1 may be left out."""

    @rule("tensor.slice-type")
    def slice_type(operation: Operation) -> Iterator[Violation]:
        all_, some = operation.type_named(whole), operation.type_named(part)
        cut = slice_of(operation)
        if not isinstance(all_, RankedTensorType) or not isinstance(some, RankedTensorType) or cut is None:
            return
        wrong = ""
        if not drops_units(cut.sizes, some.shape):
            wrong = f"the sizes of the part are {shown(cut.sizes)}, but got {some}"
        elif differ(all_.element, some.element):
            wrong = f"the elements are of type {all_.element}, but got {some}"
        if wrong:
            right = RankedTensorType(cut.sizes, all_.element, all_.encoding) if part == "result" else None
            yield Violation(wrong, _type_at(operation, part), instead=result_types_instead(operation, right))

    return slice_type


def dimensions_of(whole: str, name: str) -> ShapeRule:
    """The rule that `name` lists dimensions of the operand `whole` in rising order, for each of which there is an index."""

    @rule("tensor.indexed-dimensions")
    def indexed_dimensions(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
        type_, indices, dims = operation.type_named(whole), operation.type_named("indices"), given_numbers(operation, name)
        if not isinstance(type_, RankedTensorType) or not isinstance(indices, RankedTensorType) or dims is None:
            return
        where = attribute_at(operation, name)
        rank = len(type_.shape)
        strangers = [each for each in dims if not 0 <= each < rank]
        if not dims:
            yield f"'{name}' names at least one dimension", where
        elif strangers:
            yield f"{type_} has the dimensions 0 to {rank - 1}, but got {strangers[0]}", where
        elif list(dims) != sorted(set(dims)):
            yield f"'{name}' must rise from one to the next, but got {shown(dims)}", where
        elif indices.shape and indices.shape[-1] != len(dims):
            message = f"the last dimension of {indices} must have size {len(dims)}, an index for each of {shown(dims)}"
            yield message, operand_type_at(operation, 1)

    return indexed_dimensions


def part_by_indices(whole: str, part: str, name: str) -> ShapeRule:
    """The rule that a part has the shape of the indices, then that of the whole, with indexed dimensions 1 or left out."""

    @rule("tensor.indexed-type")
    def indexed_type(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
        all_, some, indices = operation.type_named(whole), operation.type_named(part), operation.type_named("indices")
        dims = given_numbers(operation, name)
        if not isinstance(all_, RankedTensorType) or not isinstance(some, RankedTensorType) or dims is None:
            return
        if not isinstance(indices, RankedTensorType) or not indices.shape:
            return
        front = indices.shape[:-1]
        kept: Sizes = tuple([1 if number in dims else size for number, size in enumerate(all_.shape)])
        left: Sizes = tuple([size for number, size in enumerate(all_.shape) if number not in dims])
        shapes = [RankedTensorType((*front, *after), all_.element, all_.encoding) for after in (kept, left)]
        if not any([may_be_same(some, shape) for shape in shapes]):
            yield f"expected {shapes[0]} or {shapes[1]}, but got {some}", _type_at(operation, part)

    return indexed_type


def _type_at(operation: Operation, part: str) -> HeaderRange:
    return result_type_at(operation, 0) if operation.result_group(part) else operand_type_at(operation, 0)


@rule("tensor.inserted-into")
def inserted_into(site: Site) -> Iterator[Violation]:
    """What threads insert into is an argument of their loop. "'tensor' Dialect", `tensor.parallel_insert_slice`."""
    loop = site.parent(1)
    if loop is None or loop.shape.name != "scf.forall":
        return
    for index in site.operation.operand_group("dest") or ():
        origin = site.origin(index)
        if origin is not None and (origin.operation is not None or origin.level != 1):
            message = "what threads insert into is an argument that the loop passes as 'shared_outs'"
            yield Violation(message, operand_at(site.operation.shape, index), (Mention("definition", index, "defined here"),))
            return


@rule("tensor.parallel-parent")
def parallel_parent(site: Site) -> Iterator[Violation]:
    """What is inserted in parallel stands where such results are combined. `tensor.parallel_insert_slice`."""
    parent = site.parent()
    if parent is None or parent.spec.trait_names.isdisjoint(_COMBINING):
        expected = "expected an operation around it that combines results, such as 'scf.forall.in_parallel'"
        yield Violation(f"{expected}, but got '{site.parent_name()}'", name_of(site.operation.shape))


_COMBINING = ("InParallelOpInterface", "ParallelCombiningOpInterface")
"""The interface of operations that combine results, by its name of today and that of LLVM 19."""
