"""Structured control flow of 2020 to 2023: what ends the body of a parallel loop, and loops over threads."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import NamedTuple

from mlir_ls.migration.former import after_name, items_of_entry, named, source_of, spelled, token_outside
from mlir_ls.migration.leaves import Leaves
from mlir_ls.migration.place import DONE, NOT_DONE, RewriteSite, Special
from mlir_ls.migration.rewriter import Replacement, Rewriter
from mlir_ls.syntax.places import position_of, span_of
from mlir_ls.syntax.tokens import REGION
from mlir_ls.text import Span


class _Reduced(NamedTuple):
    """`(%value) : type {`: the first token, that of the brace, and what is spelled."""

    first: int
    brace: int
    value: str
    type: str


def _yield(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """A parallel loop ends with a reduction today, which is implied where there is nothing to reduce."""
    parent, shape = place.parent, rewriter.item.node.shape
    if parent is None or parent.node.shape.name not in ("scf.parallel", "loop.parallel") or shape.uses:
        return NOT_DONE
    if parent.node.shape.generic:
        rewriter.replace(shape.name_offset, shape.name_end, '"scf.reduce"' if shape.generic else "scf.reduce")
        return DONE
    rewriter.remove(0, len(shape.text.rstrip()))
    return DONE


def _reduce(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """`(%x) : type` becomes `(%x : type)`; what reduces several values, one after the other, is one operation today."""
    found = _reduced(leaves)
    if found is None:
        return NOT_DONE
    items = list(items_of_entry(place.parent)) if place.parent is not None else []
    name = rewriter.item.node.shape.name
    at = [number for number, each in enumerate(items) if each.node.shape.name == name]
    if at and at != list(range(at[0], at[-1] + 1)):
        return False, "the reductions of a loop are one operation today"
    if len(at) > 1 and items[at[0]].node is not rewriter.item.node:
        before = next(each for each, after in pairwise(items) if after.node is rewriter.item.node)
        end = span_of(before, 0, len(before.node.shape.text.rstrip())).end
        rewriter.changes.append(Replacement(Span(end, position_of(rewriter.item, leaves.starts[found.brace])), ", "))
        return DONE
    others = [_reduced(Leaves(Rewriter(items[each], place.lines), leaves.colons, leaves.names)) for each in at[1:]]
    if None in others:
        return False, "the reductions of a loop are one operation today"
    values, types = zip(*[(each.value, each.type) for each in (found, *others) if each is not None], strict=True)
    reduced = f"({', '.join(values)} : {', '.join(types)})"
    rewriter.replace(leaves.starts[found.first], leaves.end_of(found.brace - 1), reduced)
    return DONE


def _reduced(leaves: Leaves) -> _Reduced | None:
    """What a reduction spells as it was done until 2023; None where it spells anything else."""
    first = after_name(leaves)
    after = leaves.after(first)
    is_generic = leaves.rewriter.item.node.shape.generic
    if is_generic or leaves.tokens[first] != "(" or leaves.tokens[after] != ":" or REGION not in leaves.tokens:
        return None
    brace = token_outside(leaves, "{", after)
    return _Reduced(first, brace, source_of(leaves, first + 1, after - 1), spelled(leaves, after + 1, brace))


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
