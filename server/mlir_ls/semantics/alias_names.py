"""Which aliases a run defines and which it uses, kept with the run: a dump may have tens of thousands of locations."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from mlir_ls.semantics.environment import alias_name
from mlir_ls.syntax.tree import Run


class AliasNames(NamedTuple):
    """The names, with their sigils, that a run defines and uses; `doubled`: it defines one of them twice."""

    defined: frozenset[str]
    used: frozenset[str]
    doubled: bool


def alias_names_of(run: Run) -> AliasNames:
    """The aliases of a run. That a definition begins with its own name is no use."""
    known: AliasNames | None = run.memo.alias_names
    if known is None:
        defined = [alias_name(run.items[index]) for index in run.aliases]
        names = frozenset(defined)
        known = run.memo.alias_names = AliasNames(
            names, frozenset(_used_in(run) if defined else run.memo.aliases), len(names) < len(defined)
        )
    return known


def joined(runs: Sequence[Run]) -> AliasNames:
    """The same of several runs."""
    parts = [alias_names_of(run) for run in runs]
    defined = frozenset().union(*[part.defined for part in parts])
    used = frozenset().union(*[part.used for part in parts])
    doubled = any([part.doubled for part in parts]) or len(defined) < sum([len(part.defined) for part in parts])
    return AliasNames(defined, used, doubled)


def _used_in(run: Run) -> set[str]:
    used: set[str] = set()
    for node in run.items:
        for alias in node.shape.aliases:
            if alias.offset or node.shape.kind != "alias":
                used.add(alias.name + node.names[alias.slot] if 0 <= alias.slot < len(node.names) else alias.name)
        if node.body is not None:
            used.update(node.body.memo.aliases)
    return used
