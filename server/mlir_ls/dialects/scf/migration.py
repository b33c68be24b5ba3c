"""Structured control flow of 2020 to 2023: what ends the body of a parallel loop, and loops over threads."""

from __future__ import annotations

import re

from mlir_ls.migration.former import after_name, named, source_of, spelled, token_outside
from mlir_ls.migration.leaves import Leaves
from mlir_ls.migration.place import DONE, NOT_DONE, RewriteSite, Special
from mlir_ls.migration.rewriter import Rewriter
from mlir_ls.syntax.tokens import REGION


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


def _reduce(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """`(%x) : type` becomes `(%x : type)`; what reduces several values is one operation today."""
    first = after_name(leaves)
    shape = rewriter.item.node.shape
    after = leaves.after(first)
    if shape.generic or leaves.tokens[first] != "(" or leaves.tokens[after] != ":" or REGION not in leaves.tokens:
        return NOT_DONE
    parent = place.parent.node if place.parent is not None else None
    others = parent.body.regions[0].items() if parent is not None and parent.body is not None else ()
    if sum([each.shape.name == shape.name for each in others]) > 1:
        return False, "the reductions of a loop are one operation today"
    brace = token_outside(leaves, "{", after)
    value, type_ = source_of(leaves, first + 1, after - 1), spelled(leaves, after + 1, brace)
    rewriter.replace(leaves.starts[first], leaves.end_of(brace - 1), f"({value} : {type_})")
    return DONE


def _end_of_loop(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """A parallel loop ends with its reduction today."""
    parent, shape = place.parent, rewriter.item.node.shape
    if parent is None or parent.node.shape.name != "scf.parallel" or shape.uses or shape.generic:
        return NOT_DONE
    rewriter.remove(0, len(shape.text.rstrip()))
    return DONE


def _forall(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """A loop over threads got another name, and its mapping attributes for what it maps to."""
    shape = rewriter.item.node.shape
    found = _MAPPING.search(shape.text)
    if found is not None:
        axes = [each.strip() for each in found[1].split(",") if each.strip()]
        if any([each not in _AXES for each in axes]):
            return False, "a mapping to threads names what it maps to today"
        listed = ", ".join([f"#gpu.thread<{_AXES[each]}>" for each in axes])
        new = f"{{mapping = [{listed}]}}" if axes else ""
        rewriter.replace(found.start(), found.end(), new)
    return _renamed(rewriter, leaves, place)


_MAPPING = re.compile(r"\{\s*thread_dim_mapping\s*=\s*\[([^\]]*)\]\s*\}")
_AXES = {"0": "x", "1": "y", "2": "z"}
_renamed = named("scf.forall")
FORMER: dict[str, Special] = {
    "scf.foreach_thread": _forall,
    "scf.foreach_thread.perform_concurrently": named("scf.forall.in_parallel"),
    "scf.reduce": _reduce,
    "scf.yield": _end_of_loop,
}
OPERATIONS: dict[str, Special] = dict.fromkeys(("scf.yield", "loop.yield", "loop.terminator"), _yield)
