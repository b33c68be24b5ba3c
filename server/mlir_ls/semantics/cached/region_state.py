"""State of a region that its next version takes over: what is brought up to date by the runs that an edit changed.

The newest version of a region holds the state. Its runs, of which the next version has most, refer to it without holding it:
so the next version finds it, and it is freed with the last version that can use it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar, cast

from mlir_ls.syntax.tree import Region, Run

State = TypeVar("State")


class RegionState(Generic[State]):
    """One kind of state. `early`: a new version holds it from when it is summarised, before it is brought up to date."""

    __slots__ = ("early",)

    def __init__(self, early: bool = False) -> None:
        self.early = early

    def of(self, region: Region) -> State | None:
        """The state that a region holds."""
        return cast("State | None", region.states.get(self)) if region.states is not None else None

    def of_run(self, run: Run) -> State | None:
        """The state that a run refers to; None where it refers to none, or no version of its region holds it any more."""
        if run.states is None:
            return None
        reference = run.states.get(self)
        return cast("State | None", reference()) if reference is not None else None

    def of_ends(self, runs: Sequence[Run]) -> State | None:
        """The state that the first run refers to, or else the last one."""
        return self.of_run(runs[0]) or self.of_run(runs[-1])

    def of_any(self, runs: Sequence[Run]) -> State | None:
        """The state that the first run refers to that refers to one."""
        for run in runs:
            reference = run.states.get(self) if run.states is not None else None
            state = reference() if reference is not None else None
            if state is not None:
                return cast("State", state)
        return None

    def keep(self, region: Region, state: State | None) -> None:
        """Has a region hold a state; None: it holds none of this kind."""
        if state is None:
            if region.states is not None:
                region.states.pop(self, None)
            return
        if region.states is None:
            region.states = {}
        region.states[self] = state

    def refer(self, run: Run, reference: Callable[[], State | None]) -> None:
        """Has a run refer to a state by a weak reference."""
        if run.states is None:
            run.states = {}
        run.states[self] = reference

    def refer_all(self, runs: Sequence[Run], reference: Callable[[], State | None]) -> None:
        """The same of all runs of a region, which may be many."""
        for run in runs:
            if run.states is None:
                run.states = {}
            run.states[self] = reference

    def others(self, runs: Sequence[Run], state: State) -> list[Run]:
        """The runs that do not refer to a state."""
        return [
            run
            for run in runs
            if run.states is None or (known := run.states.get(self)) is None or known() is not state
        ]


def inherit(region: Region) -> None:
    """Has a region that is summarised hold what its ends refer to, as no other may hold it until it is brought up to date."""
    for run in (region.runs[-1], region.runs[0]):
        for kind, reference in run.states.items() if run.states is not None else ():
            state = reference()
            if isinstance(kind, RegionState) and kind.early and state is not None:
                kind.keep(region, state)


def forget_run(run: Run) -> None:
    """Has a run refer to no state, as its names may mean something else."""
    run.states = None


def forget_region(region: Region) -> None:
    """Has a region hold no state."""
    region.states = None
