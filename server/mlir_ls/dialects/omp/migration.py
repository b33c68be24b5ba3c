"""omp of 2021 to 2024: bounds of loops were a part of what shares them out, which ended with a terminator for a while."""

from __future__ import annotations

import re

from mlir_ls.migration.former import parted, source_of, spelled, token_outside
from mlir_ls.migration.leaves import Leaves
from mlir_ls.migration.place import DONE, NOT_DONE, RewriteSite, Special
from mlir_ls.migration.rewriter import Rewriter
from mlir_ls.syntax.tokens import REGION

_WRAPPERS = frozenset(("omp.wsloop", "omp.simd", "omp.distribute", "omp.taskloop"))
_PASSING = frozenset(("private", "reduction", "in_reduction", "task_reduction"))
_TAKING = ("distribute", "parallel", "scope", "sections", "simd", "target", "task", "taskgroup", "taskloop", "teams")
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


def _arguments(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """The types of what becomes arguments of a region stand after all of it: `@r %a -> %b, @r %c -> %d : type, type`."""
    if rewriter.item.node.shape.generic:
        return NOT_DONE
    for index, token in enumerate(leaves.tokens):
        if token not in _PASSING or leaves.tokens[index + 1] != "(":
            continue
        behind = leaves.behind(index + 1) - 1
        entries = parted(leaves, index + 2, behind)
        colons = [token_outside(leaves, ":", first) for first, _ in entries]
        if len(entries) < 2 or not all([first < colon < last for colon, (first, last) in zip(colons, entries, strict=True)]):
            continue
        values = [source_of(leaves, first, colon) for colon, (first, _) in zip(colons, entries, strict=True)]
        types = [spelled(leaves, colon + 1, last) for colon, (_, last) in zip(colons, entries, strict=True)]
        new = f"{', '.join(values)} : {', '.join(types)}"
        rewriter.replace(leaves.starts[index + 2], leaves.end_of(behind - 1), new)
    return NOT_DONE


def _loop_or_arguments(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """What shares out a loop may have both."""
    done = _loop(rewriter, leaves, place)
    return _arguments(rewriter, leaves, place) if done == NOT_DONE else done


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
    "omp.wsloop": _loop_or_arguments,
    **dict.fromkeys([f"omp.{name}" for name in _TAKING], _arguments),
}
