"""omp of 2021 to 2024: bounds of loops were a part of what shares them out, which ended with a terminator for a while."""

from __future__ import annotations

import re

from mlir_ls.migration.leaves import Leaves
from mlir_ls.migration.place import DONE, NOT_DONE, RewriteSite, Special
from mlir_ls.migration.rewriter import Rewriter
from mlir_ls.syntax.tokens import REGION

_WRAPPERS = frozenset(("omp.wsloop", "omp.simd", "omp.distribute", "omp.taskloop"))
_BOUNDS = re.compile(r"\bfor\s*\(")
_REDUCES = re.compile(r"\b(?:reduction|linear|private)\s*\(")


def _loop(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """The loop is an operation inside of the one that shares it out."""
    shape = rewriter.item.node.shape
    found = _BOUNDS.search(shape.text, shape.name_end)
    region = shape.text.find(REGION)
    if shape.generic or found is None or region < 0:
        return NOT_DONE
    if _REDUCES.search(shape.text, shape.name_end, found.start()) is not None:
        return False, "what a loop reduces becomes arguments of its region today"
    front = "omp.simd" if shape.name == "omp.simdloop" else shape.name
    if front != shape.name:
        rewriter.replace(shape.name_offset, shape.name_end, front)
    rewriter.replace(found.start(), found.end(), "{ omp.loop_nest (")
    rewriter.append(0, len(shape.text.rstrip()), " }")
    return DONE


def _terminator(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """What only wraps a loop has no terminator."""
    parent, shape = place.parent, rewriter.item.node.shape
    if parent is None or parent.node.shape.name not in _WRAPPERS or parent.node.body is None:
        return NOT_DONE
    items = [*parent.node.body.regions[0].items()]
    if len(items) != 2 or not (items[0].shape.name == "omp.loop_nest" or items[0].shape.name in _WRAPPERS):
        return NOT_DONE
    rewriter.remove(0, len(shape.text.rstrip()))
    return DONE


FORMER: dict[str, Special] = {
    "omp.simdloop": _loop,
    "omp.terminator": _terminator,
    "omp.wsloop": _loop,
}
