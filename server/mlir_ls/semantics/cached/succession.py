"""Versions of a document that are dropped, as that of an offered change is: what they overwrote is computed anew."""

from __future__ import annotations

from collections.abc import Sequence, Set
from itertools import zip_longest
from typing import Final, TypeVar

from mlir_ls.semantics.cached import verification
from mlir_ls.semantics.cached.region_state import RegionState
from mlir_ls.semantics.environment import Environment
from mlir_ls.semantics.summary import BodySummary, RunSummary, body_summary, run_summary
from mlir_ls.syntax.tree import Body, Region, Run

Part = TypeVar("Part", Run, Body)

SUCCESSORS: Final[RegionState[Sequence[Region]]] = RegionState()
"""The regions of the chunks that an edit put in the place of that of a chunk."""


def note_successors(old: Sequence[Region], new: Sequence[Region]) -> None:
    """Notes that an edit puts the regions of some chunks in the place of those of others; they are not summarised yet.

    Where one did so before, its version was dropped, and had overwritten what was known of the parts shared with the old
    one. So all other parts that the new version takes over are invalidated, as if an edit had led back to the old one.
    """
    others = [SUCCESSORS.of(region) for region in old]
    if any(others):
        known = [each for region, found in zip(old, others, strict=True) for each in (found or (region,))]
        _invalidate_unshared(new, known, {_environment_of(run) for region in known for run in region.runs[:1]})
    for region in old:
        SUCCESSORS.keep(region, new)


def _invalidate_unshared(regions: Sequence[Region], others: Sequence[Region], environments: Set[Environment | None]) -> None:
    """Invalidates the verdicts on the parts that regions do not share with others at the same depth.

    Their summaries are invalidated as well where `environments`, those of the others, are not their own.
    """
    twins: dict[Environment, Environment] = {}
    todo = [(regions, others)]
    while todo:
        before, after = [[run for region in each for run in region.runs] for each in todo.pop()]
        alone, others_alone = _without(before, after), _without(after, before)
        bodies, other_bodies = _bodies_in(alone), _bodies_in(others_alone)
        bodies_alone = _without(bodies, other_bodies)
        for run in alone:
            if run.summary is not None:  # it is not new
                verification.invalidate_run(run)
                _separate(run_summary(run), environments, twins)
        for body, other in zip_longest(bodies_alone, _without(other_bodies, bodies)[: len(bodies_alone)]):
            if body.summary is not None:
                verification.invalidate_body(body)
                _separate(body_summary(body), environments, twins)
            todo.append((body.regions, other.regions if other is not None else ()))


def _environment_of(run: Run) -> Environment | None:
    """The environment that a run was summarised in; None where that was given up."""
    return run_summary(run).environment if run.summary is not None else None


def _separate(
    summary: RunSummary | BodySummary, others: Set[Environment | None], twins: dict[Environment, Environment]
) -> None:
    """Invalidates a summary where there are `others` than its environment: it gets another one that equals its own."""
    own = summary.environment
    if own not in others or len(others) > 1:
        if own not in twins:
            twins[own] = Environment(own.leaves, own.aliases, own.names)
        summary.environment = twins[own]


def _bodies_in(runs: Sequence[Run]) -> list[Body]:
    return [body for run in runs for index in run.bodies if (body := run.items[index].body) is not None]


def _without(parts: Sequence[Part], others: Sequence[Part]) -> list[Part]:
    kept = set(others)
    return [each for each in parts if each not in kept]
