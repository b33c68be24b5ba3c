"""Whether values are defined before they are used: within a block by order, between blocks by dominance.

MLIR language reference, "Control flow and SSACFG regions", "Graph regions": only the former have an order within a block.
A use inside of a nested region counts where the operation stands that holds it. Names that nothing in the region defines
are none of its business.

A long region remembers what it found, and after an edit looks only at what the edit can have changed: the runs that are
new, and others that use a name which is defined elsewhere now.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple
from weakref import ref

from mlir_ls.ods.spec import OpSpec
from mlir_ls.semantics.cached.region_state import RegionState
from mlir_ls.semantics.summary import MAYBE, Free, Problem, RunSummary, body_summary, run_summary
from mlir_ls.semantics.verify.engine.blocks import is_sound
from mlir_ls.semantics.verify.engine.dominators import Dominators
from mlir_ls.syntax.shape import OpShape
from mlir_ls.syntax.tree import Node, Region, Run
from mlir_ls.system.compiling import mypyc_attr
from mlir_ls.text import common_ends

_LONG = 4
"""A region of more runs than this remembers what it found."""

Where = Callable[[str], "int | None"]
"""The run of a region that defines a name."""

Edges = tuple[tuple[int, ...], ...]
"""For each block, the blocks that may follow it."""


class _Flow(NamedTuple):
    """The blocks of a region: which block each run belongs to, and what dominates what, None if there is but one.

    `ordered`: a value is defined before it is used.
    """

    blocks: list[int]
    dominators: Dominators | None
    ordered: bool


@mypyc_attr(native_class=False)
class Order:
    """The names of a long region, cached with it: the record belongs to the newest version of the region.

    `edges` are those of the control flow in `flow`. `where` has the run that defines a name; `late` are, by run, the
    uses that their definitions do not dominate. Its runs refer to it without holding it.
    """

    __slots__ = ("__weakref__", "edges", "flow", "late", "runs", "where")

    def __init__(self, runs: list[Run], edges: Edges, flow: _Flow) -> None:
        self.runs = runs
        self.edges = edges
        self.flow = flow
        self.where: dict[str, Run] = {}
        for run in reversed(runs):
            self.where.update(dict.fromkeys(run_summary(run).defined, run))
        self.late: dict[Run, tuple[Free, ...]] = {}


ORDER: Final[RegionState[Order]] = RegionState(early=True)
_REACHED: Final[RegionState[tuple[bool, ...]]] = RegionState()


def late_uses(region: Region, owner: OpShape | None) -> list[tuple[int, Problem]]:
    """The uses in a region that their definitions do not dominate, by run; None for `owner` is the whole text."""
    runs = region.runs
    if owner is None or not runs or not (owner.known or owner.generic or owner.partly):
        return []
    spec = owner.syntax
    kind = spec.region_kind if isinstance(spec, OpSpec) else "graph"
    if kind == "unknown":
        return []
    if len(runs) == 1:
        late = [_late_in_one(run_summary(runs[0])) if kind == "ssa" else ()]
        return _dominance_errors(region, owner, late)
    blocks, edges = blocks_of(runs)
    if not edges and kind != "ssa":
        return []
    if len(runs) <= _LONG:
        flow = _Flow(blocks, Dominators(edges) if edges else None, kind == "ssa")

        def number_of(name: str) -> int | None:
            return next((index for index, run in enumerate(runs) if name in run_summary(run).defined), None)

        late = [_late_in(index, runs, flow, number_of) for index in range(len(runs))]
    else:
        late = _late_in_long(region, blocks, edges, kind == "ssa")
    return _dominance_errors(region, owner, late)


def _dominance_errors(region: Region, owner: OpShape, late: Sequence[tuple[Free, ...]]) -> list[tuple[int, Problem]]:
    """The problems that late uses are, by run; none where the region is damaged."""
    if not any(late) or not is_sound(region, owner):
        return []
    runs = region.runs
    reached = reached_runs(region)
    return [
        (index, problem)
        for index, uses in enumerate(late)
        for use in uses
        for problem in _problems(runs, index, use, reached[index])
    ]


def _late_in_one(part: RunSummary) -> tuple[Free, ...]:
    """The uses of the only run of a region that stand before their definitions."""
    defined = part.defined
    if not part.free or not defined:
        return ()
    late = [
        use for use, item in part.free.items() if use[0] in defined and use[2] is not MAYBE and defined[use[0]][2] >= item
    ]
    return tuple(late)


def blocks_of(runs: Sequence[Run]) -> tuple[list[int], Edges]:
    """The block of each run, and for each block those that its terminator names; no edges where there is one block."""
    blocks: list[int] = []
    labels: dict[str, int] = {}
    block = -1
    for run in runs:
        first = run.items[0].shape
        if first.kind == "label":
            block += 1
            labels.setdefault(first.name, block)
        elif block < 0:
            block = 0
        blocks.append(block)
    if block == 0:
        return blocks, ()
    edges: list[tuple[int, ...]] = [()] * (block + 1)
    for run, block in zip(runs, blocks, strict=True):
        # of several runs of a block only the last one ends it
        named = run.items[-1].shape.successors
        edges[block] = tuple([labels[each.label] for each in named if each.label in labels]) if named else ()
    return blocks, tuple(edges)


def _late_in(index: int, runs: Sequence[Run], flow: _Flow, where: Where) -> tuple[Free, ...]:
    """The uses of a run that their definitions do not dominate."""
    part = run_summary(runs[index])
    if not part.free:
        return ()
    block, dominators = flow.blocks[index], flow.dominators
    late: list[Free] = []
    for use, item in part.free.items():
        definer = where(use[0])
        if definer is None or use[2] is MAYBE:
            continue
        if definer == index:
            wrong = flow.ordered and part.defined[use[0]][2] >= item
        elif flow.blocks[definer] == block:
            wrong = flow.ordered and definer > index
        else:
            wrong = dominators is not None and not dominators.dominates(flow.blocks[definer], block)
        if wrong:
            late.append(use)
    return tuple(late)


def _late_in_long(region: Region, blocks: list[int], edges: Edges, ordered: bool) -> list[tuple[Free, ...]]:
    runs = region.runs
    order = ORDER.of_ends(runs)
    if order is not None and order.edges == edges and order.flow.ordered == ordered:
        flow = order.flow._replace(blocks=blocks)
        changed = _bring_up_to_date(order, runs)
    else:
        flow = _Flow(blocks, Dominators(edges) if edges else None, ordered)
        changed = None
    if order is None or changed is None:
        order = Order(runs, edges, flow)
        changed = range(len(runs))
    order.runs, order.flow = runs, flow
    numbers = {run: index for index, run in enumerate(runs)}
    where = order.where

    def number_of(name: str) -> int | None:
        run = where.get(name)
        return None if run is None else numbers[run]

    for index in changed:
        run = runs[index]
        late = _late_in(index, runs, flow, number_of)
        if late:
            order.late[run] = late
        else:
            order.late.pop(run, None)
        ORDER.refer(run, ref(order))
    ORDER.keep(region, order)
    return [order.late.get(run, ()) for run in runs] if order.late else []


def _bring_up_to_date(order: Order, runs: list[Run]) -> Iterable[int] | None:
    """Takes up what an edit has changed; the runs to be looked at, or None where that is all of them.

    The new runs stand where the old ones stood that they replace, so that a name which both define has kept its place
    as others see it.
    """
    old = order.runs
    first, suffix = common_ends(old, runs)
    removed, added = old[first : len(old) - suffix], runs[first : len(runs) - suffix]
    if len(removed) + len(added) > len(runs) // 2 or any([run.summary is None for run in removed]):
        return None
    gone = set(removed)
    before = {name for run in removed for name in run_summary(run).defined}
    if any([order.where.get(name) not in gone for name in before]):
        # a name is defined twice, which is another mistake
        return None
    after = {name: run for run in reversed(added) for name in run_summary(run).defined}
    for name in before:
        del order.where[name]
    if not order.where.keys().isdisjoint(after):
        return None
    order.where.update(after)
    for run in removed:
        order.late.pop(run, None)
    moved = before.symmetric_difference(after)
    changed = list(range(first, len(runs) - suffix))
    for index, run in enumerate(runs) if moved else ():
        if not first <= index < len(runs) - suffix:
            part = run_summary(run)
            if not moved.isdisjoint(part.defined):
                return None  # it was defined twice, and the definition that counts is another one now
            if not moved.isdisjoint(part.names_of_free()):
                changed.append(index)
    return changed


def _problems(runs: Sequence[Run], index: int, use: Free, is_reached: bool) -> list[Problem]:
    """A problem for each item of a run that uses a value too early, down to the item that defines it.

    `is_reached`: so is the block of the run; of another one only the regions in it count.
    """
    part = run_summary(runs[index])
    name = use[0]
    defined = part.defined.get(name)
    items = runs[index].items
    end = defined[2] + 1 if defined is not None else len(items)
    found: list[Problem] = []
    for item in range(part.free[use], end):
        node = items[item]
        if (is_reached and _uses(node, use)) or _uses_inside(node, use):
            itself = defined is not None and item == defined[2]
            if itself and not (node.shape.known or node.shape.generic):
                # what follows on the same line may have been taken for a part of it
                continue
            found.append(Problem("not-dominated", item, -1, name, "itself" if itself else None, use[2], use[1]))
    return found


def _uses(node: Node, use: Free) -> bool:
    return any([node.names[slot] == use[0] and type_ is use[2] for slot, _, type_ in node.shape.uses])


def _uses_inside(node: Node, use: Free) -> bool:
    """Whether a block in an operation's regions that is reached uses a value: in others no definition has to come first."""
    if node.body is None or use not in body_summary(node.body).free:
        return False
    return any([_is_used_in(region, use) for region in node.body.regions])


def _is_used_in(region: Region, use: Free) -> bool:
    reached = reached_runs(region)
    for run, is_reached in zip(region.runs, reached, strict=True):
        if use in run_summary(run).free:
            for node in run.items:
                if (is_reached and _uses(node, use)) or _uses_inside(node, use):
                    return True
    return False


def reached_runs(region: Region) -> Sequence[bool]:
    """For each run of a region, whether its block is reached from the first one."""
    known = _REACHED.of(region)
    if known is None:
        blocks, edges = blocks_of(region.runs)
        dominators = Dominators(edges) if edges else None
        known = tuple([dominators is None or dominators.is_reachable(block) for block in blocks])
        _REACHED.keep(region, known)
    return known
