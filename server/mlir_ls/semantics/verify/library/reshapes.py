"""What the operations share that merge dimensions, or split them: groups of dimensions, and the sizes on both sides."""

from __future__ import annotations

from collections.abc import Iterator

from mlir_ls.plurals import plural
from mlir_ls.semantics.verify.model.attributes import Sizes, lists_of, shown, sizes_of
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import HeaderRange, attribute_at, result_type_at
from mlir_ls.semantics.verify.rules import ShapeRule, rule
from mlir_ls.syntax.leaf.types import MemRefType, ShapedType

Reassociation = tuple[tuple[int, ...], ...]
"""For each merged dimension those it consists of."""


def groups_of(operation: Operation) -> Reassociation | None:
    """The groups that an operation names."""
    return lists_of(operation.attribute("reassociation"))


def split_type(operation: Operation, split: str) -> ShapedType | None:
    """The type of the operand or the result that has the split dimensions, or the merged ones."""
    type_ = operation.type_named(split)
    return type_ if isinstance(type_, ShapedType) and not type_.has_alias else None


def groups_match(merged: str, split: str) -> ShapeRule:
    """The rule that the groups name all dimensions of the `split` in order, one group a dimension of the `merged`."""

    @rule("reassociation-groups")
    def reassociation_groups(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
        few, many, groups = split_type(operation, merged), split_type(operation, split), groups_of(operation)
        if few is None or many is None or few.rank is None or many.rank is None or groups is None:
            return
        where = attribute_at(operation, "reassociation")
        if few.rank > many.rank:
            yield f"{few} has more dimensions than {many}, which should be the one to be split", where
        elif len(groups) != few.rank:
            yield f"{few} takes {plural(few.rank, 'group')} of dimensions, but got {len(groups)}", where
        elif groups and [each for group in groups for each in group] != list(range(many.rank)):
            yield f"the groups must name the dimensions 0 to {many.rank - 1} of {many} in order, each once", where

    return reassociation_groups


def sizes_match(merged: str, split: str) -> ShapeRule:
    """The rule that a merged dimension has the product of the sizes it consists of, unknown just where one of them is."""

    @rule("merged-size")
    def merged_size(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
        few, many, groups = split_type(operation, merged), split_type(operation, split), groups_of(operation)
        if few is None or many is None or few.shape is None or many.shape is None or groups is None:
            return
        for number, group in enumerate(groups):
            sizes = tuple([many.shape[place] for place in group])
            whole, found = product(sizes), few.shape[number]
            if whole != found:
                message = f"dimension {number} of {few} consists of {shown(sizes)}, so its size is {_size(whole)}"
                yield f"{message}, but got {_size(found)}", result_type_at(operation, 0)
                return

    return merged_size


@rule("output-sizes")
def output_sizes(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """The sizes that are spelled for the split dimensions are those of the result. "'memref' Dialect", `expand_shape`."""
    result = split_type(operation, "result")
    sizes = sizes_of(operation, "static_output_shape")
    given = operation.operand_group("output_shape")
    if result is None or result.shape is None or sizes is None:
        return
    where = attribute_at(operation, "static_output_shape")
    if len(sizes) != len(result.shape):
        yield f"{result} takes {plural(len(result.shape), 'size')}, but got {len(sizes)}", where
    elif given is not None and len(given) != sizes.count(None):
        message = f"{plural(sizes.count(None), 'size')} without a number, but {plural(len(given), 'operand')}"
        yield message, where
    elif isinstance(result, MemRefType) and any(map(_other, result.shape, sizes)):
        yield f"the sizes are {shown(result.shape)}, but got {shown(sizes)}", where


def _other(size: int | None, spelled: int | None) -> bool:
    return size is not None and size != spelled


def _size(size: int | None) -> str:
    return "unknown" if size is None else str(size)


def product(sizes: Sizes) -> int | None:
    """The product of sizes; None if one of them is unknown."""
    result = 1
    for size in sizes:
        if size is None:
            return None
        result *= size
    return result
