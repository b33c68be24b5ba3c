"""nvvm of 2019 and 2020: several operations are one today, which spells types."""

from __future__ import annotations

from mlir_ls.dialects.llvm.llvm_ir import node_of
from mlir_ls.dialects.llvm.migration.operations import recompose, rest, type_start
from mlir_ls.migration.leaves import Leaves
from mlir_ls.migration.place import DONE, NOT_DONE, RewriteSite, Special, value_of
from mlir_ls.migration.rewriter import Rewriter
from mlir_ls.migration.types import modern
from mlir_ls.syntax.leaf.attributes import StringAttr


def _nvvm_shuffle(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """All shuffles are one operation today, which spells the type of the value too."""
    shape = rewriter.item.node.shape
    if shape.generic or len(shape.uses) != 4 or node_of(shape.uses[1][2]) is None:
        return False, "a shuffle of which the value's type is not known has no counterpart"
    rewriter.replace(shape.name_offset, shape.name_end, "nvvm.shfl.sync bfly")
    rewriter.insert(type_start(leaves), f"{modern(shape.uses[1][2])} -> ")
    leaves.run(shape.name_end)
    return DONE


def _vote(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """All votes are one operation today."""
    shape = rewriter.item.node.shape
    if shape.generic or len(shape.uses) != 2 or not shape.result_types:
        return NOT_DONE
    values = f"{value_of(rewriter, place, 0)}, {value_of(rewriter, place, 1)}"
    return recompose(rewriter, f"nvvm.vote.sync ballot {values}{rest(rewriter)} -> {modern(shape.result_types[0])}")


def _multiply(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """The matrices stand apart today, and their shape is spelled."""
    shape = rewriter.item.node.shape
    layouts = [place.attribute(shape, name) for name in ("alayout", "blayout")]
    if shape.generic or len(shape.uses) not in (8, 12) or not all([isinstance(each, StringAttr) for each in layouts]):
        return NOT_DONE
    values = [value_of(rewriter, place, use) for use in range(len(shape.uses))]
    a, b, c = [", ".join(part) for part in (values[:2], values[2:4], values[4:])]
    types = ", ".join([modern(shape.uses[use][2]) for use in (0, 2, 4)])
    rows = [
        f"layout{matrix} = #nvvm.mma_layout<{each.value}>"
        for matrix, each in zip("AB", layouts, strict=True)
        if isinstance(each, StringAttr)
    ]
    attributes = ", ".join([*rows, "shape = #nvvm.shape<m = 8, n = 8, k = 4>"])
    new = f"nvvm.mma.sync A[{a}] B[{b}] C[{c}] {{{attributes}}} : ({types}) -> {modern(shape.result_types[0])}"
    return recompose(rewriter, new)


OPERATIONS: dict[str, Special] = {
    "nvvm.mma.sync": _multiply,
    "nvvm.shfl.sync.bfly": _nvvm_shuffle,
    "nvvm.vote.ballot.sync": _vote,
}
