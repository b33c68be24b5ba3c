"""Which aliases a run defines and which it uses, kept with the run: a dump may have tens of thousands of locations."""

from __future__ import annotations

from collections.abc import Sequence

from mlir_ls.semantics.environment import alias_name, used_alias
from mlir_ls.semantics.summary import AliasNames, body_summary, run_summary
from mlir_ls.syntax.tree import Run


def alias_names_of(run: Run) -> AliasNames:
    """The aliases of a run. That a definition begins with its own name is no use."""
    summary = run_summary(run)
    known = summary.alias_names
    if known is None:
        defined = [alias_name(run.items[index]) for index in run.aliases]
        names = frozenset(defined)
        known = summary.alias_names = AliasNames(
            names,
            frozenset(_used_in(run) if defined else summary.aliases),
            len(names) < len(defined),
            frozenset(_early_in(run) if defined else summary.prompt),
        )
    return known


def joined(runs: Sequence[Run]) -> AliasNames:
    """The same of several runs."""
    parts = [alias_names_of(run) for run in runs]
    defined = frozenset().union(*[part.defined for part in parts])
    used = frozenset().union(*[part.used for part in parts])
    doubled = any([part.doubled for part in parts]) or len(defined) < sum([len(part.defined) for part in parts])
    return AliasNames(defined, used, doubled, _early(parts))


def _early(parts: Sequence[AliasNames]) -> frozenset[str]:
    """What one of several runs needs that those before it have not defined."""
    seen: set[str] = set()
    early: set[str] = set()
    last = max([index for index, part in enumerate(parts) if part.early], default=-1)
    for part in parts[: last + 1]:
        early |= part.early - seen
        seen |= part.defined
    return frozenset(early)


def _early_in(run: Run) -> set[str]:
    early: set[str] = set()
    seen: set[str] = set()
    for node in run.items:
        needed: set[str] = set()
        is_definition = node.shape.kind == "alias"
        for alias in node.shape.aliases:
            if (alias.offset or not is_definition) and (is_definition or not alias.late):
                needed.add(used_alias(alias, node.names))
        if node.body is not None:
            needed |= body_summary(node.body).prompt
        early |= needed - seen
        if is_definition:
            seen.add(alias_name(node))
    return early


def _used_in(run: Run) -> set[str]:
    used: set[str] = set()
    for node in run.items:
        for alias in node.shape.aliases:
            if alias.offset or node.shape.kind != "alias":
                used.add(used_alias(alias, node.names))
        if node.body is not None:
            used.update(body_summary(node.body).aliases)
    return used
