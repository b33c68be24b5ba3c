"""tensor of 2021 to 2024: sizes of what is expanded were not spelled, and what packs belongs to linalg today."""

from __future__ import annotations

import re
from math import prod

from mlir_ls.migration.former import after_name, named, source_of, token_outside, type_in
from mlir_ls.migration.leaves import Leaves
from mlir_ls.migration.place import NOT_DONE, RewriteSite, Special
from mlir_ls.migration.rewriter import Rewriter
from mlir_ls.syntax.leaf.types import MemRefType, RankedTensorType
from mlir_ls.syntax.shape import attribute_text

_NUMBER = re.compile(r"[0-9]+")
NOT_STATIC = "the sizes of what is expanded have to be spelled today, and the types do not say them all"


def expanded(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """The sizes of the result stand after the groups of dimensions today, and are an attribute in the generic form."""
    if rewriter.item.node.shape.generic:
        return _spelled_sizes(rewriter, leaves, place)
    groups, into, colon = after_name(leaves) + 1, token_outside(leaves, "into"), token_outside(leaves, ":")
    result = type_in(leaves, place, into + 1, leaves.count) if into > 0 else None
    if not isinstance(result, MemRefType | RankedTensorType):
        return NOT_DONE
    if leaves.tokens[groups] != "[" or "output_shape" in leaves.tokens:
        return NOT_DONE
    source, type_ = source_of(leaves, groups - 1, groups), source_of(leaves, colon + 1, into)
    listed = source_of(leaves, groups, leaves.after(groups)).strip("[] ").split("]")
    sizes = output_shape(rewriter, place, source, type_, result, listed)
    if sizes is None:
        return False, NOT_STATIC
    rewriter.append(0, leaves.end_of(leaves.after(groups) - 1), f" output_shape [{', '.join(sizes)}]")
    return NOT_DONE


def _spelled_sizes(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    shape, arrow = rewriter.item.node.shape, token_outside(leaves, "->")
    result = type_in(leaves, place, arrow + 1, leaves.count) if arrow > 0 else None
    groups, is_spelled = attribute_text(shape, "reassociation"), attribute_text(shape, "static_output_shape") is not None
    if groups is None or is_spelled or not isinstance(result, MemRefType | RankedTensorType):
        return NOT_DONE
    if None in result.shape:
        return False, NOT_STATIC
    sizes = ", ".join(map(str, result.shape))
    rewriter.insert(groups.name_offset, f"static_output_shape = array<i64: {sizes}>, ")
    return NOT_DONE


def output_shape(
    rewriter: Rewriter, place: RewriteSite, source: str, type_: str, result: MemRefType | RankedTensorType, groups: list[str]
) -> list[str] | None:
    """The sizes of what a value is expanded to: of each group at most one is not known, which follows from the source.

    None where that is not so.
    """
    sizes = [str(size) for size in result.shape]
    kind = "memref" if isinstance(result, MemRefType) else "tensor"
    for number, group in enumerate(groups):
        members = [int(each) for each in _NUMBER.findall(group)]
        open_ones = [each for each in members if each < len(sizes) and result.shape[each] is None]
        known = prod([found for each in members if each < len(sizes) and (found := result.shape[each]) is not None])
        if not open_ones:
            continue
        if len(open_ones) > 1 or known == 0:
            return None
        constant, name = place.names.new(f"c{number}"), place.names.new("dim")
        rewriter.line_in_front(f"%{constant} = arith.constant {number} : index")
        rewriter.line_in_front(f"%{name} = {kind}.dim {source}, %{constant} : {type_}")
        if known != 1:
            whole, divisor, name = name, place.names.new(f"c{known}"), place.names.new("size")
            rewriter.line_in_front(f"%{divisor} = arith.constant {known} : index")
            rewriter.line_in_front(f"%{name} = arith.divui %{whole}, %{divisor} : index")
        sizes[open_ones[0]] = f"%{name}"
    return None if str(None) in sizes else sizes


FORMER: dict[str, Special] = {
    "tensor.expand_shape": expanded,
    "tensor.pack": named("linalg.pack"),
    "tensor.unpack": named("linalg.unpack"),
}
