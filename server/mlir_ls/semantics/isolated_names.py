"""Names that operations which are isolated from above define inside: they are not visible outside, yet they must be new.

MLIR language reference, "Regions": such a region sees no values from around it. But its names share one scope with those
around it, so where these are defined before it they are taken. Most texts define none before their functions, so
these names are only gathered at their first use, and cached with the run.
"""

from __future__ import annotations

from collections.abc import Iterator, Set
from typing import Final

from mlir_ls.semantics.names import merged
from mlir_ls.semantics.summary import body_summary, run_summary
from mlir_ls.syntax.tree import Body, Node, Run

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
        found = _NONE
        for index in run.bodies:
            found = merged(found, names_hidden_in(run.items[index]))
        summary.hidden = found
    return summary.hidden


def names_hidden_in(node: Node) -> Set[str]:
    """The same of one item."""
    body = node.body
    if body is None or body.summary is None:
        return _NONE
    summary = body_summary(body)
    if not summary.isolated:
        return _NONE
    if summary.hidden is None:
        missing = [(node, body)]
        for _, here in missing:  # which grows
            for region in here.regions:
                for run in region.runs:
                    if run_summary(run).isolated:
                        missing += _missing_in(run)
        for item, here in reversed(missing):
            body_summary(here).hidden = _gathered(item, here)
    return summary.hidden or _NONE


def _missing_in(run: Run) -> Iterator[tuple[Node, Body]]:
    for index in run.bodies:
        item = run.items[index]
        if item.body is not None and item.body.summary is not None:
            summary = body_summary(item.body)
            if summary.isolated and summary.hidden is None:
                yield item, item.body


def _gathered(node: Node, body: Body) -> Set[str]:
    """What is hidden in an operation; it is known of those in its regions."""
    isolated = is_isolated(node)
    if isolated and not _shares_scope(node):
        return _NONE
    names: Set[str] = _NONE
    if isolated:
        arguments = [argument.slot for argued in node.shape.regions for argument in argued.arguments]
        names = frozenset([node.names[slot] for slot in arguments if slot < len(node.names)])
    for region in body.regions:
        for run in region.runs:
            part = run_summary(run)
            if isolated:
                names = merged(merged(names, frozenset(part.defined)), part.inner)
            if part.isolated:
                names = merged(names, hidden_names(run))
    return names


def _shares_scope(node: Node) -> bool:
    """Whether the names in an isolated operation are in one scope with those around it, as far as its syntax is known.

    It is not where the operation's own syntax gives the names of operands to arguments of its region.
    """
    shape = node.shape
    if not shape.generic and not shape.known:
        return False
    operands = {slot for slot, _, _ in shape.uses}
    return not any([slot in operands for region in shape.regions for slot, _, _ in region.arguments])
