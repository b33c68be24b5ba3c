"""transform of 2022 to 2024: what makes tiles, and what finds an operation around another one, had other names."""

from __future__ import annotations

from mlir_ls.migration.former import behind_name, token_outside
from mlir_ls.migration.leaves import Leaves
from mlir_ls.migration.place import NOT_DONE, RewriteSite, Special
from mlir_ls.migration.rewriter import Rewriter


def _tiling(new: str) -> Special:
    """The sizes stand after a word today."""

    def rewrite(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
        shape = rewriter.item.node.shape
        opening = token_outside(leaves, "[", behind_name(leaves))
        if shape.generic or opening < 0:
            return NOT_DONE
        if leaves.tokens[opening - 1] not in ("tile_sizes", "num_threads"):
            rewriter.insert(leaves.starts[opening], "tile_sizes ")
        if shape.name != new:
            rewriter.replace(shape.name_offset, shape.name_end, new)
        return NOT_DONE

    return rewrite


def _around(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """That the operation around is isolated is an attribute today."""
    shape = rewriter.item.node.shape
    colon = token_outside(leaves, ":")
    if shape.generic or colon < 0 or "{" in leaves.tokens:
        return NOT_DONE
    rewriter.replace(shape.name_offset, shape.name_end, "transform.get_parent_op")
    rewriter.insert(leaves.starts[colon], "{isolated_from_above} ")
    return NOT_DONE


FORMER: dict[str, Special] = {
    "transform.get_closest_isolated_parent": _around,
    "transform.structured.tile": _tiling("transform.structured.tile_using_for"),
    "transform.structured.tile_to_forall_op": _tiling("transform.structured.tile_using_forall"),
    "transform.structured.tile_to_scf_for": _tiling("transform.structured.tile_using_for"),
    "transform.structured.tile_using_for": _tiling("transform.structured.tile_using_for"),
}
