"""pdl of 2021 and 2022: the value of an attribute stood after its name."""

from __future__ import annotations

from mlir_ls.migration.former import after_name
from mlir_ls.migration.leaves import Leaves
from mlir_ls.migration.place import NOT_DONE, RewriteSite, Special
from mlir_ls.migration.rewriter import Rewriter


def _attribute(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """A sign stands before the value today."""
    index = after_name(leaves)
    if not rewriter.item.node.shape.generic and index < leaves.count and leaves.tokens[index] not in (":", "=", "{", "loc"):
        rewriter.insert(leaves.starts[index], "= ")
    return NOT_DONE


FORMER: dict[str, Special] = {"pdl.attribute": _attribute}
