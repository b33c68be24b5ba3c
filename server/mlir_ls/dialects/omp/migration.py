"""omp of 2021 to 2024: bounds of loops were a part of what shares them out, which ended with a terminator for a while."""

from __future__ import annotations

import re

from mlir_ls.migration.former import after_name, items_of_entry, named, parted, source_of, spelled, token_outside, type_in
from mlir_ls.migration.leaves import Leaves
from mlir_ls.migration.place import DONE, NOT_DONE, RewriteSite, Special
from mlir_ls.migration.rewriter import Rewriter
from mlir_ls.syntax.leaf.types import MemRefType
from mlir_ls.syntax.tokens import REGION

_WRAPPERS = frozenset(("omp.wsloop", "omp.simd", "omp.distribute", "omp.taskloop"))
_PASSING = frozenset(("private", "reduction", "in_reduction", "task_reduction"))
_TAKING = ("distribute", "parallel", "scope", "sections", "simd", "task", "taskgroup", "taskloop", "teams")
_MOVING = ("target_data", "target_enter_data", "target_exit_data", "target_update")
_CONDITIONS = ("if", "final")
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
    """The types of what becomes arguments of a region stand after all of it: `@r %a -> %b, @r %c -> %d : type, type`.

    The type of a condition, which is `i1`, is not spelled.
    """
    if rewriter.item.node.shape.generic:
        return NOT_DONE
    for index, token in enumerate(leaves.tokens):
        if token in _CONDITIONS and leaves.tokens[index + 1] == "(":
            colon, end = token_outside(leaves, ":", index + 2), leaves.after(index + 1) - 1
            if index < colon < end:
                rewriter.remove(leaves.end_of(colon - 1), leaves.end_of(end - 1))
        if token not in _PASSING or leaves.tokens[index + 1] != "(":
            continue
        after = leaves.after(index + 1) - 1
        entries = parted(leaves, index + 2, after)
        colons = [token_outside(leaves, ":", first) for first, _ in entries]
        if len(entries) < 2 or not all([first < colon < last for colon, (first, last) in zip(colons, entries, strict=True)]):
            continue
        values = [source_of(leaves, first, colon) for colon, (first, _) in zip(colons, entries, strict=True)]
        types = [spelled(leaves, colon + 1, last) for colon, (_, last) in zip(colons, entries, strict=True)]
        new = f"{', '.join(values)} : {', '.join(types)}"
        rewriter.replace(leaves.starts[index + 2], leaves.end_of(after - 1), new)
    return NOT_DONE


def _loop_or_arguments(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """What shares out a loop may have both."""
    done = _older_loop(rewriter, leaves)
    done = _loop(rewriter, leaves, place) if done == NOT_DONE else done
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


def _target(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """The arguments of the region stand in the clauses alone, where a label spelled them as well."""
    _arguments(rewriter, leaves, place)
    first = next(items_of_entry(rewriter.item), None)
    if first is None or rewriter.item.node.shape.generic:
        return NOT_DONE
    label = first.node
    passed = [index + 1 for index, token in enumerate(leaves.tokens) if token == "->" and leaves.tokens[index + 1] == "%"]
    if label.shape.kind != "label" or len(label.shape.definitions) != len(passed):
        return NOT_DONE
    for index, group in zip(passed, label.shape.definitions, strict=True):
        if leaves.rewriter.source(leaves.starts[index], leaves.end_of(index)) != f"%{label.names[group.slot]}":
            rewriter.replace(leaves.starts[index], leaves.end_of(index), f"%{label.names[group.slot]}")
    inner = Rewriter(first, rewriter.lines)
    inner.remove(0, len(label.shape.text.rstrip()))
    rewriter.changes += inner.changes
    return NOT_DONE


_CLAUSE = re.compile(r"\b(?:private|firstprivate|lastprivate|linear|reduction|collapse)\s*\(")


def _older_loop(rewriter: Rewriter, leaves: Leaves) -> tuple[bool, str]:
    """Until 2022 the bounds of a loop stood before its clauses."""
    shape, first = rewriter.item.node.shape, after_name(leaves)
    region = shape.text.find(REGION)
    step = token_outside(leaves, "step", first)
    if shape.generic or region < 0 or step < 0 or leaves.tokens[first] != "(":
        return NOT_DONE
    if _CLAUSE.search(shape.text, shape.name_end) is not None:
        return False, "what a loop reduces or copies becomes arguments of its region today"
    after = leaves.after(step + 1)
    brace = leaves.starts.index(shape.text.rindex("{", 0, region))
    bounds, clauses = source_of(leaves, first, after), source_of(leaves, after, brace)
    more = f" {clauses}" if clauses else ""
    new = f"{shape.name}{more} {{ omp.loop_nest {bounds} "
    rewriter.replace(shape.name_offset, leaves.starts[brace], new)
    rewriter.append(0, len(shape.text.rstrip()), " }")
    return DONE


def read_types(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """The types of both addresses are spelled, and that of what is read."""
    colon = token_outside(leaves, ":")
    types = parted(leaves, colon + 1, leaves.count) if colon > 0 else []
    found = type_in(leaves, place, *types[0]) if len(types) in (1, 2) else None
    if rewriter.item.node.shape.generic or found is None or (len(types) == 1 and not isinstance(found, MemRefType)):
        return NOT_DONE
    address = spelled(leaves, *types[0])
    rewriter.insert(leaves.starts[types[0][0]], f"{address}, ")
    if len(types) == 1 and isinstance(found, MemRefType):
        rewriter.append(0, leaves.end_of(leaves.count - 1), f", {found.element}")
    return NOT_DONE


FORMER: dict[str, Special] = {
    "omp.atomic.read": read_types,
    "omp.reduction.declare": named("omp.declare_reduction"),
    "omp.ordered_region": named("omp.ordered.region"),
    "omp.simdloop": _loop,
    "omp.terminator": _terminator,
    "omp.wsloop": _loop_or_arguments,
    **dict.fromkeys([f"omp.{name}" for name in (*_TAKING, *_MOVING)], _arguments),
    "omp.target": _target,
}
