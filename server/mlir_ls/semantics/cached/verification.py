"""What the verifier keeps with runs, regions and the regions of operations: the faults, and what the verdicts depend on.

Records are made here, after the verification of what they are about, and replaced, never changed, but for diagnostics that
follow from them (`keep_reported`): versions of a document share runs. `invalidate_run` and `invalidate_body` have something
verified anew when what is around it has changed, and leave what was found until then; `forget_…` begin anew, when something is
summarised.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence, Set
from operator import attrgetter
from typing import Final, NamedTuple, cast

from mlir_ls.caches import remembered
from mlir_ls.diagnostics import Diagnostic, moved_findings
from mlir_ls.semantics.summary import NO_NAMES, Problem
from mlir_ls.syntax.cached import CachedRecord
from mlir_ls.syntax.shape import Fault, OpShape
from mlir_ls.syntax.tree import Body, Located, Node, Region, Run
from mlir_ls.system.compiling import mypyc_attr

MAX_PARENTS = 64
"""So many operations around one are distinguished."""


class Place(NamedTuple):
    """What verdicts on the operations directly in another one depend on: its name, empty where the operation is half typed, and
    whether C++ that nothing is known of reads its regions."""

    operation: str
    is_read_by_code: bool = False


class ParentChain:
    """The operations around a region, innermost first, by their shapes; None stands for the text."""

    __slots__ = ("outer", "shape")

    def __init__(self, shape: OpShape, outer: ParentChain | None) -> None:
        self.shape = shape
        self.outer = outer


def same_parents(one: ParentChain | None, other: ParentChain | None) -> bool:
    """Whether two regions have operations of the same shapes around them."""
    for _ in range(MAX_PARENTS):
        if one is other:
            return True
        if one is None or other is None or one.shape is not other.shape:
            return False
        one, other = one.outer, other.outer
    return False


@mypyc_attr(native_class=False)
class Table:
    """The symbols of one region, by name: the operation that defines each, as it was when the table was last refreshed.

    `doubtful` are names that unknown operations may define, and those that are defined twice.
    """

    __slots__ = ("__weakref__", "doubtful", "runs", "symbols")

    def __init__(self) -> None:
        self.runs: list[Run] = []
        self.symbols: dict[str, Node] = {}
        self.doubtful: Set[str] = NO_NAMES


def no_table() -> None:
    """A weak reference to no table."""


class RunVerification(CachedRecord):
    """Of a run: `place` is the operation that it was verified in; None where it has to be verified, or verified anew.

    `faults` are those of its items, `endings` the items that have to end their block, `failed` those that have faults
    themselves or inside them. `damaged`: the syntax of an item is broken. `dependencies` are what the verdicts depend on
    around the run, as bits of `verify.model.context`; `around` are the enclosing regions they were computed in.
    `branching` are the faults of its last item as a branch to the blocks `targets`. `reported`: see `keep_reported`.
    """

    __slots__ = (
        *("around", "branching", "damaged", "dependencies", "endings", "failed", "faults", "place", "reported", "targets"),
    )

    def __init__(
        self,
        place: Place | None = None,
        faults: tuple[tuple[int, Fault], ...] = (),
        endings: tuple[int, ...] = (),
        failed: tuple[int, ...] = (),
        damaged: bool = False,
        dependencies: int = 0,
        around: ParentChain | None = None,
    ) -> None:
        self.place = place
        self.faults = faults
        self.endings = endings
        self.failed = failed
        self.damaged = damaged
        self.dependencies = dependencies
        self.around = around
        self.targets: Sequence[OpShape | None] = ()
        self.branching: tuple[Fault, ...] = ()
        self.reported: tuple[int, tuple[Reported, ...]] | None = None


class Reported(NamedTuple):
    """The diagnostic of a fault, and the item that it is about."""

    diagnostic: Diagnostic
    item: Located
    fault: Fault


class BodyVerification(CachedRecord):
    """Of an operation with regions: `verified`: the verifier has been through them, and nothing around them has changed since.

    `faults` are those of the operation on their account, and it has `failed` if there are any there or inside.
    `dependencies` and `around` are as for runs, of what is inside; `table` refers to the symbol table of the operation.
    `reported`: see `keep_reported`.
    """

    __slots__ = ("around", "dependencies", "failed", "faults", "reported", "table", "verified")

    def __init__(
        self,
        faults: tuple[Fault, ...] = (),
        failed: bool = False,
        dependencies: int = 0,
        around: ParentChain | None = None,
        table: Callable[[], Table | None] = no_table,
        verified: bool = False,
    ) -> None:
        self.faults = faults
        self.failed = failed
        self.dependencies = dependencies
        self.around = around
        self.table = table
        self.verified = verified
        self.reported: tuple[int, tuple[Reported, ...]] | None = None


class RegionVerification(CachedRecord):
    """Of a region: what is wrong with its blocks, by run and item; `late` are uses that their definitions do not dominate."""

    __slots__ = ("faults", "late")

    def __init__(
        self, faults: tuple[tuple[int, int, Fault], ...] = (), late: tuple[tuple[int, Problem], ...] = ()
    ) -> None:
        self.faults = faults
        self.late = late


_NO_RUN: Final = RunVerification()
_NO_BODY: Final = BodyVerification()
_NO_REGION: Final = RegionVerification()

_SOUND_BODY: Final = BodyVerification(verified=True)
_SOUND_REGION: Final = RegionVerification()
"""Most regions have no fault, and share one record: there are many regions."""


def keep_reported(known: RunVerification | BodyVerification, line: int, reported: tuple[Reported, ...]) -> None:
    """Keeps the diagnostics of all faults in a run that begins on a line, or in the regions of an operation that does."""
    known.reported = line, reported


def take_reported(known: RunVerification | BodyVerification, line: int, verdicts: list[Reported]) -> bool:
    """Takes the diagnostics that are kept with what begins on a line now; whether there were any kept."""
    if known.reported is None:
        return False
    before, reported = known.reported
    if before != line:
        reported = _moved(reported, line - before)
        keep_reported(known, line, reported)
    verdicts += reported
    return True


def _moved(reported: Sequence[Reported], lines: int) -> tuple[Reported, ...]:
    (diagnostics,) = moved_findings([tuple([each.diagnostic for each in reported])], lines)
    return tuple(
        [
            Reported(diagnostic, Located(line + lines, node), fault)
            for diagnostic, (_, (line, node), fault) in zip(diagnostics, reported, strict=True)
        ]
    )


# -- runs -------------------------------------------------------------------------------------------------------------


run_verification: Final = cast("Callable[[Run], RunVerification]", attrgetter("verification"))
"""What was found in a run the last time; the run has a summary."""


@remembered(4096)
def sound_run(place: Place, endings: tuple[int, ...]) -> RunVerification:
    """What was found in a run without faults whose verdicts depend on nothing around it: a record that such runs share."""
    return RunVerification(place, endings=endings)


def keep_run(run: Run, made: RunVerification) -> None:
    """Keeps what was found in a run; its branches are compared with those of before."""
    known = run_verification(run)
    if known.targets or known.branching:
        made = _copied(made)
        made.targets, made.branching = known.targets, known.branching
    run.verification = made


def keep_branching(run: Run, targets: Sequence[OpShape | None], faults: tuple[Fault, ...]) -> None:
    """Keeps what is wrong with the last item of a run, which was verified, as a branch to some blocks."""
    made = _copied(run_verification(run))
    made.targets, made.branching = targets, faults
    run.verification = made


def invalidate_run(run: Run) -> None:
    """Has a run verified anew."""
    made = _copied(run_verification(run))
    made.place = None
    run.verification = made


def _copied(known: RunVerification) -> RunVerification:
    made = RunVerification(
        known.place, known.faults, known.endings, known.failed, known.damaged, known.dependencies, known.around
    )
    made.targets, made.branching = known.targets, known.branching
    return made


def forget_run(run: Run) -> None:
    """Nothing is known of a run that was not verified with its present summary."""
    run.verification = _NO_RUN


# -- operations with regions ------------------------------------------------------------------------------------------


body_verification: Final = cast("Callable[[Body], BodyVerification]", attrgetter("verification"))
"""What was found in the regions of an operation the last time; they have a summary."""


def keep_body(body: Body, made: BodyVerification) -> None:
    """Keeps what was found in the regions of an operation."""
    body.verification = made


def keep_sound_body(body: Body) -> None:
    """Keeps that the regions of an operation were verified, have no faults, and depend on nothing around them."""
    body.verification = _SOUND_BODY


def invalidate_body(body: Body) -> None:
    """Has the regions of an operation verified anew."""
    known = body_verification(body)
    body.verification = BodyVerification(known.faults, known.failed, known.dependencies, known.around, known.table)


def forget_body(body: Body) -> None:
    """Nothing is known of the regions of an operation that was not verified with its present summary."""
    body.verification = _NO_BODY


# -- regions ----------------------------------------------------------------------------------------------------------


region_verification: Final = cast("Callable[[Region], RegionVerification]", attrgetter("verification"))
"""What was found between the runs of a region the last time; it has a summary."""


def is_verified(region: Region) -> bool:
    """Whether the verifier is through with a region."""
    return region.verification is not _NO_REGION


def keep_region(
    region: Region, faults: tuple[tuple[int, int, Fault], ...], late: tuple[tuple[int, Problem], ...] = ()
) -> None:
    """Keeps what was found between the runs of a region."""
    region.verification = RegionVerification(faults, late) if faults or late else _SOUND_REGION


def forget_region(region: Region) -> None:
    """Nothing is known of a region that was not verified with its present summary."""
    region.verification = _NO_REGION
