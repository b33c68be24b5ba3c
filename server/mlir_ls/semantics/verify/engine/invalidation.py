"""Which parts of a tree have to be verified: new ones, and those verified in surroundings that have changed.

After an edit most runs are those of the version before, and their verdicts still hold, unless the operations
around them are others, a symbol or a value that they name is defined by another operation, or the braces of the chunk
begin or cease to balance. Only runs whose verdicts depend on such things are concerned.
"""

from __future__ import annotations

from collections.abc import Iterator, Set
from typing import Final, NamedTuple
from weakref import ref

from mlir_ls.semantics.cached.region_state import RegionState
from mlir_ls.semantics.cached.verification import (
    MAX_PARENTS,
    BodyVerification,
    ParentChain,
    Place,
    RunVerification,
    body_verification,
    invalidate_body,
    invalidate_run,
    run_verification,
    same_parents,
)
from mlir_ls.semantics.environment import symbol_name
from mlir_ls.semantics.isolated_names import is_isolated
from mlir_ls.semantics.names import common
from mlir_ls.semantics.summary import NO_NAMES, body_summary, is_symbol_table, run_summary
from mlir_ls.semantics.verify.engine.parents import MODULE, place_of
from mlir_ls.semantics.verify.model.queries import (
    BALANCED,
    DEFINITIONS,
    PARENTS,
    SYMBOLS,
    UNBALANCED,
    USERS,
    EnclosingRegion,
    frames_inside,
)
from mlir_ls.semantics.verify.model.symbols import refresh, table_of
from mlir_ls.syntax.shape import OpShape
from mlir_ls.syntax.tree import Body, Node, Region, Run
from mlir_ls.system.compiling import mypyc_attr

_LONG = 4
"""A region of more runs than this remembers which operation defines which name."""

_BREAK = 1024
"""How many operations are looked at between two breaks."""

ChangedNames = Set[str] | None
"""Names that mean something else now; None where that may be any name."""


class Pending(NamedTuple):
    """An operation whose regions are to be verified, the frame it stands in, and the frames and the place of its regions."""

    node: Node
    frame: EnclosingRegion
    inside: tuple[EnclosingRegion, ...]
    place: Place


class _Todo(NamedTuple):
    frame: EnclosingRegion
    place: Place
    moved: ChangedNames


def pending_in(region: Region, pending: list[Pending]) -> Iterator[None]:
    """Fills `pending` with the operations whose regions are to be verified, outer before inner.

    Runs and operations that were verified and have to be verified anew are marked as if they were new. It must not be left
    half-way through that, so there are breaks only until the first of them is found.
    """
    claimed: set[int] = set()
    settled: set[int] = set()
    outdated = BALANCED if region.context.imbalance else UNBALANCED
    while True:
        pending.clear()
        again = False
        marking = False
        count = 0
        _settle_table(region, region, claimed, settled)
        todo = [_Todo(EnclosingRegion(None, region, 0, None, None, table_of(region)), MODULE, NO_NAMES)]
        while todo:
            frame, place, moved = todo.pop()
            moved, used = _changes_of(frame, moved)
            marking = marking or bool(moved) or bool(used)
            for run in frame.region.runs:
                known = run_verification(run)
                if known.place == place:
                    if not known.dependencies:
                        continue
                    if not known.dependencies & outdated and not _is_stale(run, known, frame.around, moved, used):
                        continue
                    invalidate_run(run)
                    marking = True
                count += len(run.items)
                for index in run.bodies:
                    node = run.items[index]
                    body = node.body
                    assert body is not None
                    inside = body_verification(body)
                    if inside.verified:
                        if not inside.dependencies:
                            continue
                        if not inside.dependencies & outdated and not _is_stale_inside(body, inside, frame.around, moved):
                            continue
                        invalidate_body(body)
                        marking = True
                    if is_symbol_table(node):
                        for inner in body.regions:
                            again = _settle_table(inner, region, claimed, settled, node) or again
                    frames, within = frames_inside(frame, node, body.regions), place_of(node.shape)
                    pending.append(Pending(node, frame, frames, within))
                    todo += [_Todo(each, within, moved) for each in frames]
                if count > _BREAK and not marking:
                    count = 0
                    yield
        if not again:
            return


def _settle_table(
    region: Region, top: Region, claimed: set[int], settled: set[int], owner: Node | None = None
) -> bool:
    """Brings a symbol table up to date and marks what names symbols that have changed; whether there were any.

    With what is in its table, a symbol has changed itself: one that `owner` of the region defines.
    """
    if id(region) in settled:
        return False
    settled.add(id(region))
    changed = refresh(region, claimed)
    if changed:
        _mark_users(top, changed if owner is None else changed | _own_name(owner))
    return bool(changed)


def _own_name(owner: Node) -> Set[str]:
    """The symbol that an operation with regions defines, if it defines one."""
    own, body = owner.shape.symbol, owner.body
    return NO_NAMES if own is None or body is None else {symbol_name(own, owner.names, body_summary(body).environment)}


def _mark_users(region: Region, names: Set[str]) -> None:
    todo = [region]
    while todo:
        for run in todo.pop().runs:
            if not common(names, run_summary(run).references):
                continue
            if run_verification(run).dependencies & SYMBOLS:
                invalidate_run(run)
            for node in run.items:
                body = node.body
                if body is not None and common(names, body_summary(body).references):
                    if body_verification(body).dependencies & SYMBOLS:
                        invalidate_body(body)
                    todo += body.regions


def _has_moved(known: RunVerification | BodyVerification, around: ParentChain | None) -> bool:
    """Whether verdicts depend on operations around, or on the symbol table there, and now others are around."""
    if known.dependencies & PARENTS and not same_parents(known.around, around):
        return True
    return bool(known.dependencies & SYMBOLS) and _table_level(known.around) != _table_level(around)


def _table_level(around: ParentChain | None) -> int:
    """How many operations are around an operation up to the one that holds the nearest symbol table; -1 where the text does."""
    for level in range(MAX_PARENTS):
        if around is None:
            return -1
        syntax = around.shape.syntax
        if syntax is not None and syntax.symbol_table:
            return level
        around = around.outer
    return MAX_PARENTS


def _is_stale(run: Run, known: RunVerification, around: ParentChain | None, moved: ChangedNames, used: ChangedNames) -> bool:
    dependencies = known.dependencies
    if _has_moved(known, around):
        return True
    part = run_summary(run)
    if dependencies & DEFINITIONS and (moved is None or not moved.isdisjoint(part.names_of_free())):
        return True
    return bool(dependencies & USERS) and (used is None or not used.isdisjoint(part.defined.keys()))


def _is_stale_inside(body: Body, known: BodyVerification, around: ParentChain | None, moved: ChangedNames) -> bool:
    dependencies = known.dependencies
    if _has_moved(known, around):
        return True
    if not dependencies & DEFINITIONS:
        return False
    free = body_summary(body).free
    return bool(free) and (moved is None or any([use[0] in moved for use in free]))


@mypyc_attr(native_class=False)
class Definers:
    """The runs of a long region as they were when the operations that define its values were last compared."""

    __slots__ = ("__weakref__", "runs")

    def __init__(self, runs: list[Run]) -> None:
        self.runs = runs


DEFINERS: Final[RegionState[Definers]] = RegionState()


def remember_definers(region: Region, dependencies: int) -> None:
    """Records which operations defined the values of a region; `dependencies` is that of all its runs."""
    runs = region.runs
    if len(runs) <= _LONG or not dependencies & (DEFINITIONS | USERS):
        return
    known = DEFINERS.of_any(runs) or Definers(runs)
    DEFINERS.keep(region, known)
    DEFINERS.refer_all(runs, ref(known))


def _changes_of(frame: EnclosingRegion, outside: ChangedNames) -> tuple[ChangedNames, ChangedNames]:
    """The names of values that other operations define than before, and those that others use.

    `outside` are the names of the first kind in the regions around.
    """
    runs = frame.region.runs
    owner = frame.owner
    if owner is not None and is_isolated(owner):
        outside = NO_NAMES
    known = DEFINERS.of_any(runs) if len(runs) > _LONG else None
    if known is None:
        return None, None
    moved, used = _differences(known.runs, runs)
    known.runs = runs
    return None if outside is None else moved | outside, used


def _differences(old: list[Run], runs: list[Run]) -> tuple[Set[str], Set[str]]:
    kept = set(old).intersection(runs)
    removed = [run for run in old if run not in kept]
    added = [run for run in runs if run not in kept]
    before, after = _definers_in(removed), _definers_in(added)
    moved = {name for name in before.keys() | after.keys() if before.get(name) is not after.get(name)}
    used = {free[0] for run in (*removed, *added) for free in run_summary(run).free}
    return moved, used


def _definers_in(runs: list[Run]) -> dict[str, OpShape]:
    return {name: run.items[found[2]].shape for run in runs for name, found in run_summary(run).defined.items()}
