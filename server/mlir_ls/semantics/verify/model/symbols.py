"""The symbol tables of a text as the verifier needs them: what a name stands for, and which names an edit gave another meaning.

MLIR language reference, "Symbols and Symbol Tables". A table lives on from one version of its region to the next: it is
handed down (`inherit`), and the runs of a region refer to the table that they were verified with.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set
from weakref import ref

from mlir_ls.semantics.summary import NO_NAMES, BodySummary, RegionSummary, RunSummary, is_symbol_table
from mlir_ls.syntax.tree import Node, Region, Run
from mlir_ls.text import common_ends


class Table:
    """The symbols of one region, by name: the operation that defines each, as it was when the table was last refreshed.

    `doubtful` are names that unknown operations may define, and those that are defined twice.
    """

    __slots__ = ("__weakref__", "doubtful", "runs", "symbols")

    def __init__(self) -> None:
        self.runs: list[Run] = []
        self.symbols: dict[str, Node] = {}
        self.doubtful: Set[str] = NO_NAMES


def table_of(region: Region) -> Table | None:
    """The table that a region, or the version before it, was last verified with, if it was."""
    summary: RegionSummary = region.memo
    table: Table | None = summary.table
    return table


def inherit(new: Region, old: Region) -> None:
    """Hands the table of a region down to the version behind an edit, which has not been verified yet."""
    if new is not old and new.memo.table is None and old.memo is not None:
        new.memo.table = old.memo.table


def _table_of_runs(region: Region) -> Table | None:
    for run in region.runs:
        found: Table | None = run.memo.table()
        if found is not None:
            return found
    return None


def refresh(region: Region, claimed: set[int]) -> Set[str]:
    """Brings the table of a region up to date; gives back the names that mean something else now.

    `claimed` are the tables that other regions of the same version have already.
    """
    table = table_of(region) or _table_of_runs(region) or _table_inside(region)
    if table is None or id(table) in claimed:
        table = Table()
        _take_up(table, region.runs)
        # nothing was looked for in it yet; what was looked for elsewhere is found below
        changed: set[str] = set()
    else:
        changed = _take_up(table, region.runs)
    claimed.add(id(table))
    summary: RegionSummary = region.memo
    summary.table = table
    reference = ref(table)
    for run in region.runs:
        part: RunSummary = run.memo
        if part.table() is not table:
            changed |= _foreign_names(run, table)
            part.table = reference
    doubtful = _doubtful(region)
    changed |= doubtful ^ table.doubtful
    table.doubtful = doubtful
    return changed


def _table_inside(region: Region) -> Table | None:
    """The table that an operation was verified with which has been taken over into a run that is new."""
    for run in region.runs:
        for item in run.items:
            found: Table | None = item.body.memo.table() if item.body is not None else None
            if found is not None:
                return found
    return None


def _foreign_names(run: Run, table: Table) -> set[str]:
    """The symbols named in a run that were looked for in another table than this."""
    if run.memo.table() is not None:
        return set(run.memo.references)
    found: set[str] = set()
    for item in run.items:
        if item.body is not None:
            inside: BodySummary = item.body.memo
            other = inside.table()
            if other is not None and other is not table:
                found.update(inside.references)
    return found


def _doubtful(region: Region) -> Set[str]:
    summary: RegionSummary = region.memo
    names: set[str] = {problem.name for _, problem in summary.problems if problem.code == "redefined-symbol"}
    for run in region.runs:
        part: RunSummary = run.memo
        if part.possible_symbols:
            names.update(part.possible_symbols)
        if part.problems:
            names.update([problem.name for problem in part.problems if problem.code == "redefined-symbol"])
    return names or NO_NAMES


def _take_up(table: Table, runs: list[Run]) -> set[str]:
    """Takes up what an edit has changed: puts the symbols of the new runs in the place of those of the old ones."""
    old = table.runs
    first, behind = common_ends(old, runs)
    removed, added = old[first : len(old) - behind], runs[first : len(runs) - behind]
    _hand_down(removed, added)
    table.runs = runs
    before: dict[str, Node] = {}
    for run in removed:
        for name, index in run.memo.symbols.items():
            if table.symbols.get(name) is run.items[index]:
                before[name] = table.symbols.pop(name)
    for run in added:
        for name, index in run.memo.symbols.items():
            table.symbols.setdefault(name, run.items[index])
    for name in before.keys() - table.symbols.keys():
        other = next((run for run in runs if name in run.memo.symbols), None)
        if other is not None:
            table.symbols[name] = other.items[other.memo.symbols[name]]
    names = before.keys() | {name for run in added for name in run.memo.symbols}
    return {name for name in names if _shape(before.get(name)) is not _shape(table.symbols.get(name))}


def _hand_down(removed: Sequence[Run], added: Sequence[Run]) -> None:
    """Operations of a new version go on with the tables of those that had the same symbols, or none, in the old one."""
    old = dict(_tables_in(removed))
    for key, node in _tables_in(added) if old else ():
        before = old.get(key)
        if before is not None and before is not node and before.body is not None and node.body is not None:
            for one, other in zip(node.body.regions, before.body.regions, strict=False):
                inherit(one, other)


def _tables_in(runs: Sequence[Run]) -> Iterator[tuple[tuple[str, int], Node]]:
    """The operations that hold a symbol table, by the symbol they define and, where that is not told apart, their number."""
    for run in runs:
        symbols = {index: name for name, index in run.memo.symbols.items()}
        for number, index in enumerate([each for each in run.bodies if is_symbol_table(run.items[each])]):
            name = symbols.get(index, "")
            yield (name, 0 if name else number), run.items[index]


def _shape(node: Node | None) -> object:
    return None if node is None else node.shape
