"""arm_sme of LLVM 19: a slice of a tile was moved from and to a vector, and its index stood after a comma."""

from __future__ import annotations

from mlir_ls.migration.former import after_name, parted, recomposed, source_of, spelled, token_outside
from mlir_ls.migration.leaves import Leaves
from mlir_ls.migration.place import NOT_DONE, RewriteSite, Special
from mlir_ls.migration.rewriter import Rewriter


def _insert(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """`%vector, %tile, %index` becomes `%vector, %tile[%index]`."""
    first, colon = after_name(leaves), token_outside(leaves, ":")
    values = [source_of(leaves, *each) for each in parted(leaves, first, colon)] if colon > 0 else []
    if rewriter.item.node.shape.generic or len(values) != 3:
        return NOT_DONE
    vector, tile, index = values
    types = spelled(leaves, colon + 1, leaves.count)
    return recomposed(leaves, f"arm_sme.insert_tile_slice {vector}, {tile}[{index}] : {types}")


FORMER: dict[str, Special] = {"arm_sme.move_vector_to_tile_slice": _insert}
