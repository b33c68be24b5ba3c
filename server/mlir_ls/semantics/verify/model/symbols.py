"""The symbol tables of a text as the verifier needs them: what a name stands for, and which names an edit gave another meaning.

MLIR language reference, "Symbols and Symbol Tables". A table lives on from one version of its region to the next: it is
handed down (`inherit`), and the runs of a region refer to the table that they were verified with.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set
from typing import Final
from weakref import ref

from mlir_ls.semantics.cached.region_state import RegionState
from mlir_ls.semantics.cached.verification import Table, body_verification
from mlir_ls.semantics.summary import NO_NAMES, body_summary, is_symbol_table, region_summary, run_summary
from mlir_ls.syntax.shape import OpShape
from mlir_ls.syntax.tree import Node, Region, Run
from mlir_ls.text import common_ends

TABLE: Final[RegionState[Table]] = RegionState()
"""The table of a region that is one; runs refer to the table that they were verified with."""


def table_of(region: Region) -> Table | None:
    """The table that a region was last verified with, if it was.

    If another region has taken that table over, as operations were moved into it, the region gets a table of its own.
    """
    table = TABLE.of(region)
    if table is None or table.runs is region.runs:
        return table
    own = _made(region)
    own.doubtful = _doubtful(region)
    TABLE.keep(region, own)
    return own


def _made(region: Region) -> Table:
    """A table of a region's symbols in which nothing was looked for."""
    table = Table()
    table.runs = region.runs
    for run in region.runs:
        for name, index in run_summary(run).symbols.items():
            table.symbols.setdefault(name, run.items[index])
    return table


def inherit(new: Region, old: Region) -> None:
    """Hands the table of a region down to the version after an edit, which has not been verified yet."""
    if new is not old and TABLE.of(new) is None:
        TABLE.keep(new, TABLE.of(old))


def refresh(region: Region, claimed: set[int]) -> Set[str]:
    """Brings the table of a region up to date; gives back the names that mean something else now.

    `claimed` are the tables that other regions of the same version have already.
    """
    table = TABLE.of(region) or TABLE.of_any(region.runs) or _table_inside(region)
    if table is None or id(table) in claimed:
        # what was looked for in other tables is found below
        table, changed = _made(region), set()
    else:
        changed = _take_up(table, region.runs)
    claimed.add(id(table))
    TABLE.keep(region, table)
    reference = ref(table)
    for run in TABLE.others(region.runs, table):
        changed |= _foreign_names(run, table)
        TABLE.refer(run, reference)
    doubtful = _doubtful(region)
    changed |= doubtful ^ table.doubtful
    table.doubtful = doubtful
    return changed


def _table_inside(region: Region) -> Table | None:
    """The table that an operation was verified with which has been taken over into a run that is new."""
    for run in region.runs:
        for index in run.bodies:
            body = run.items[index].body
            found = body_verification(body).table() if body is not None else None
            if found is not None:
                return found
    return None


def _foreign_names(run: Run, table: Table) -> set[str]:
    """The symbols named in a run that were looked for in another table than this."""
    if TABLE.of_run(run) is not None:
        return set(run_summary(run).references)
    found: set[str] = set()
    for index in run.bodies:
        body = run.items[index].body
        other = body_verification(body).table() if body is not None else None
        if body is not None and other is not None and other is not table:
            found.update(body_summary(body).references)
    return found


def _doubtful(region: Region) -> Set[str]:
    summary = region_summary(region)
    names: set[str] = {problem.name for _, problem in summary.problems if problem.code == "redefined-symbol"}
    for part in map(run_summary, region.runs):
        if part.possible_symbols:
            names.update(part.possible_symbols)
        if part.problems:
            names.update([problem.name for problem in part.problems if problem.code == "redefined-symbol"])
    return names or NO_NAMES


def _take_up(table: Table, runs: list[Run]) -> set[str]:
    """Takes up what an edit has changed: puts the symbols of the new runs in the place of those of the old ones."""
    old = table.runs
    first, suffix = common_ends(old, runs)
    removed, added = old[first : len(old) - suffix], runs[first : len(runs) - suffix]
    _hand_down(removed, added)
    table.runs = runs
    before: dict[str, Node] = {}
    for run in removed:
        for name, index in run_summary(run).symbols.items():
            if table.symbols.get(name) is run.items[index]:
                before[name] = table.symbols.pop(name)
    for run in added:
        for name, index in run_summary(run).symbols.items():
            table.symbols.setdefault(name, run.items[index])
    for name in before.keys() - table.symbols.keys():
        other = next((run for run in runs if name in run_summary(run).symbols), None)
        if other is not None:
            table.symbols[name] = other.items[run_summary(other).symbols[name]]
    names = before.keys() | {name for run in added for name in run_summary(run).symbols}
    return {name for name in names if _differ(before.get(name), table.symbols.get(name))}


def _hand_down(removed: Sequence[Run], added: Sequence[Run]) -> None:
    """Operations of a new version go on with the tables of those that had the same symbols, or none, in the old one."""
    old = dict(_tables_in(removed))
    for key, node in _tables_in(added) if old else ():
        before = old.get(key)
        if before is None or before is node or before.body is None or node.body is None:
            continue
        for one, other in zip(node.body.regions, before.body.regions, strict=False):
            inherit(one, other)


def _tables_in(runs: Sequence[Run]) -> Iterator[tuple[tuple[str, int], Node]]:
    """The operations that hold a symbol table, by the symbol they define and, where that is ambiguous, their number."""
    for run in runs:
        symbols = {index: name for name, index in run_summary(run).symbols.items()}
        for number, index in enumerate([each for each in run.bodies if is_symbol_table(run.items[each])]):
            name = symbols.get(index, "")
            yield (name, 0 if name else number), run.items[index]


def _differ(old: Node | None, new: Node | None) -> bool:
    if old is new or old is None or new is None:
        return old is not new
    return old.shape is not new.shape or first_labels(old) != first_labels(new)


def first_labels(node: Node) -> tuple[OpShape | None, ...]:
    """The label of the first block of each region of an operation; None where it has none."""
    return () if node.body is None else tuple(map(first_label, node.body.regions))


def first_label(region: Region) -> OpShape | None:
    """The label of the first block of a region; None where it has none."""
    shape = region.runs[0].items[0].shape if region.runs else None
    return shape if shape is not None and shape.kind == "label" else None
