"""Names that operations which are isolated from above define inside: nobody outside sees them, yet they must be new.

MLIR language reference, "Regions": such a region sees no values from around it. But its names share one scope with those
around it, so where these are defined in front of it they are taken. Most texts define none in front of their functions, so
these names are only gathered when somebody asks, and kept with the run.
"""

from __future__ import annotations

from collections.abc import Set
from typing import Final

from mlir_ls.semantics.summary import body_summary, run_summary
from mlir_ls.syntax.tree import Node, Region, Run

_NONE: Final[Set[str]] = frozenset()


def is_isolated(node: Node) -> bool:
    """Whether the regions of an operation see no values from outside."""
    syntax = node.shape.syntax
    return syntax is not None and syntax.isolated


def hidden_names(run: Run) -> Set[str]:
    """What the isolated operations in a run, or in the regions of its items, define inside."""
    summary = run_summary(run)
    if not summary.isolated:
        return _NONE
    if summary.hidden is None:
        summary.hidden = frozenset().union(*[names_hidden_in(run.items[index]) for index in run.bodies])
    return summary.hidden


def names_hidden_in(node: Node) -> Set[str]:
    """The same of one item."""
    if node.body is None or node.body.summary is None:
        return _NONE
    summary = body_summary(node.body)
    if not summary.isolated:
        return _NONE
    if summary.hidden is None:
        summary.hidden = frozenset(_gathered(node))
    return summary.hidden


def _gathered(node: Node) -> set[str]:
    names: set[str] = set()
    todo = [(node, False)]
    while todo:
        here, is_inside = todo.pop()
        if here.body is None or here.body.summary is None or not body_summary(here.body).isolated:
            continue
        if is_isolated(here):
            if not _shares_scope(here):
                continue
            is_inside = True
            for argued in here.shape.regions:
                names.update([here.names[slot] for slot, _, _ in argued.arguments if slot < len(here.names)])
        for region in here.body.regions:
            _gather(region, is_inside, names, todo)
    return names


def _gather(region: Region, is_inside: bool, names: set[str], todo: list[tuple[Node, bool]]) -> None:
    for run in region.runs:
        summary = run_summary(run)
        if is_inside:
            names.update(summary.defined)
            names.update(summary.inner)
        if summary.isolated:
            todo += [(run.items[index], is_inside) for index in run.bodies]


def _shares_scope(node: Node) -> bool:
    """Whether the names in an isolated operation are in one scope with those around it, as far as its syntax is known.

    It is not where the operation's own syntax gives the names of operands to arguments of its region.
    """
    shape = node.shape
    if not shape.generic and not shape.known:
        return False
    operands = {slot for slot, _, _ in shape.uses}
    return not any([slot in operands for region in shape.regions for slot, _, _ in region.arguments])
