"""Structured control flow of 2020: what ends the body of a parallel loop."""

from __future__ import annotations

from mlir_ls.migration.leaves import Leaves
from mlir_ls.migration.place import DONE, NOT_DONE, RewriteSite, Special
from mlir_ls.migration.rewriter import Rewriter


def _yield(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """A parallel loop ends with a reduction today, which is implied where there is nothing to reduce."""
    parent, shape = place.parent, rewriter.item.node.shape
    if parent is None or parent.node.shape.name not in ("scf.parallel", "loop.parallel") or shape.uses:
        return NOT_DONE
    if parent.node.shape.generic:
        rewriter.replace(shape.name_offset, shape.name_end, '"scf.reduce"' if shape.generic else "scf.reduce")
        return DONE
    rewriter.replace(0, len(shape.text.rstrip()), "")
    return DONE


OPERATIONS: dict[str, Special] = dict.fromkeys(("scf.yield", "loop.yield", "loop.terminator"), _yield)
