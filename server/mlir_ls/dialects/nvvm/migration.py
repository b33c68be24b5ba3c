"""nvvm of 2019 to 2024: several operations are one today, which spells types, layouts and shapes."""

from __future__ import annotations

import re

from mlir_ls.dialects.llvm.llvm_ir import node_of
from mlir_ls.dialects.llvm.migration.operations import recompose, rest, type_start
from mlir_ls.migration.former import after_name, parted, recomposed, source_of, spelled, token_outside
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


def _ballot(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """The type of the result stands after an arrow."""
    shape, colon = rewriter.item.node.shape, token_outside(leaves, ":")
    if shape.generic or colon < 0:
        return NOT_DONE
    rewriter.replace(shape.name_offset, shape.name_end, "nvvm.vote.sync ballot")
    rewriter.replace(leaves.starts[colon], leaves.end_of(colon), "->")
    return NOT_DONE


def _copy(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """Through which caches a copy goes was a flag."""
    colon = token_outside(leaves, ":")
    values = parted(leaves, after_name(leaves), colon) if colon > 0 else []
    if rewriter.item.node.shape.generic or len(values) != len(("to", "from", "bytes")):
        return NOT_DONE
    brace = token_outside(leaves, "{")
    flags = source_of(leaves, brace, leaves.after(brace)).strip("{} ") if brace > 0 else ""
    if flags not in ("", "bypass_l1"):
        return NOT_DONE
    end = leaves.end_of(brace - 1 if brace > 0 else colon - 1)
    rewriter.replace(end, leaves.starts[colon], f", cache = {'cg' if flags else 'ca'} ")
    return NOT_DONE


def _matrix(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """The shape and the elements of a matrix that is loaded are spelled."""
    brace = token_outside(leaves, "{")
    if rewriter.item.node.shape.generic or brace < 0 or "shape" in leaves.tokens or "eltType" in leaves.tokens:
        return NOT_DONE
    rewriter.append(0, leaves.end_of(leaves.after(brace) - 2), f", {_EIGHT_BY_EIGHT}")
    return NOT_DONE


_EIGHT_BY_EIGHT = "shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>"
_SIDES = (2, 2)


def _product(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """The matrices of the products of 2021 stand apart, one type stands for the parts of each, and their shape is spelled."""
    shape, colon, first = rewriter.item.node.shape, token_outside(leaves, ":"), after_name(leaves)
    brace, arrow = token_outside(leaves, "{"), token_outside(leaves, "->")
    if shape.generic or not 0 < brace < colon < arrow or leaves.tokens[first] != "%":
        return NOT_DONE
    layouts = dict(_LAYOUT.findall(source_of(leaves, brace, leaves.after(brace))))
    values = [source_of(leaves, *each) for each in parted(leaves, first, brace)]
    types = [spelled(leaves, *each) for each in parted(leaves, colon + 2, arrow - 1)]
    if sorted(layouts) != ["a", "b"] or len(values) != len(types) or len(values) not in (8, 12) or types[0] != "vector<2xf16>":
        return NOT_DONE
    a, b = sum(_SIDES[:1]), sum(_SIDES)
    parts = [("A", values[:a], types[0]), ("B", values[a:b], types[a]), ("C", values[b:], types[b])]
    listed = " ".join([f"{name}[{', '.join(part)}]" for name, part, _ in parts])
    rows = ", ".join([f"layout{name.upper()} = #nvvm.mma_layout<{layout}>" for name, layout in sorted(layouts.items())])
    made = spelled(leaves, arrow + 1, leaves.count)
    kinds = ", ".join([type_ for _, _, type_ in parts])
    attributes = f"{rows}, shape = #nvvm.shape<m = 8, n = 8, k = 4>"
    return recomposed(leaves, f"nvvm.mma.sync {listed} {{{attributes}}} : ({kinds}) -> {made}")


def rewrite_leaf(leaves: Leaves, index: int) -> int | None:
    """Rewrites the sizes of a kernel's blocks, which are numbers of 32 bits in one array; the token after them."""
    found = _SIZES.match(leaves.text, leaves.starts[index])
    if found is None:
        return None
    sizes = ", ".join(_NUMBER.findall(found[2]))
    leaves.rewriter.replace(found.start(2), found.end(2), f"array<i32: {sizes}>")
    return next((each for each, start in enumerate(leaves.starts) if start >= found.end()), leaves.count)


_SIZES = re.compile(r"(nvvm\.(?:maxntid|reqntid)\s*=\s*)([0-9]+\s*:\s*i32|\[[^\]]*\])")
_NUMBER = re.compile(r"(?<![\w])[0-9]+")
_LAYOUT = re.compile(r'\b([ab])layout\s*=\s*"(row|col)"')
FORMER: dict[str, Special] = {
    "nvvm.cp.async.shared.global": _copy,
    "nvvm.ldmatrix": _matrix,
    "nvvm.mma.sync": _product,
    "nvvm.vote.ballot.sync": _ballot,
}
OPERATIONS: dict[str, Special] = {
    "nvvm.mma.sync": _multiply,
    "nvvm.shfl.sync.bfly": _nvvm_shuffle,
    "nvvm.vote.ballot.sync": _vote,
}
