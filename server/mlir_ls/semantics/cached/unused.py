"""What is kept with runs, regions and operations of what a text could do without (see `semantics.unused`, which finds it)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Set
from operator import attrgetter
from types import MappingProxyType
from typing import Final, NamedTuple, cast

from mlir_ls.diagnostics import Diagnostic
from mlir_ls.semantics.summary import NO_NAMES
from mlir_ls.syntax.cached import CachedRecord
from mlir_ls.syntax.tree import Body, Region, Run

VALUE: Final = "value"
ARGUMENT: Final = "argument"
SYMBOL: Final = "symbol"
BLOCK: Final = "block"

_NO_VALUES: Final[Mapping[str, tuple[int, int]]] = MappingProxyType({})
NO_SYMBOLS: Final[Mapping[str, int]] = MappingProxyType({})


class UnusedName(NamedTuple):
    """Something that could be left out: a `VALUE`, an `ARGUMENT`, a `SYMBOL` or a `BLOCK`, of an item of a run of a region.

    `slot` is that of its name, -1 for symbols and blocks.
    """

    run: int
    item: int
    slot: int
    kind: str


class UnusedInRun(CachedRecord):
    """What a run offers that nothing in it needs: values and symbols by name, each with its item and slot.

    `deprecated` are items that should not be used, `inside` those in whose regions there is something. `doubtful` are names
    in text that could not be read, where they may be uses; `damaged`: there is such text in the run itself.
    """

    __slots__ = ("damaged", "deprecated", "doubtful", "inside", "symbols", "values")

    def __init__(
        self,
        values: Mapping[str, tuple[int, int]] = _NO_VALUES,
        symbols: Mapping[str, int] = NO_SYMBOLS,
        deprecated: tuple[int, ...] = (),
        inside: tuple[int, ...] = (),
        doubtful: Set[str] = NO_NAMES,
        damaged: bool = False,
    ) -> None:
        self.values = values or _NO_VALUES
        self.symbols = symbols
        self.deprecated = deprecated
        self.inside = inside
        self.doubtful = doubtful or NO_NAMES
        self.damaged = damaged


class UnusedInBody(CachedRecord):
    """Of an operation with regions: the slots of its own arguments that nothing uses; whether there is anything at all.

    `doubtful` is as for runs. `hints` are the diagnostics of all this, and the line of the operation with which they were made.
    """

    __slots__ = ("any", "arguments", "doubtful", "hints")

    def __init__(self, arguments: tuple[int, ...], any_: bool, doubtful: Set[str]) -> None:
        self.arguments = arguments
        self.any = any_
        self.doubtful = doubtful
        self.hints: tuple[int, tuple[Diagnostic, ...]] | None = None


class UnusedInRegion(CachedRecord):
    """What a region could do without, in the order of the text."""

    __slots__ = ("names",)

    def __init__(self, names: tuple[UnusedName, ...]) -> None:
        self.names = names


NOTHING_IN_RUN: Final = UnusedInRun()
NOTHING_IN_BODY: Final = UnusedInBody((), False, NO_NAMES)
_NOTHING_IN_REGION: Final = UnusedInRegion(())


unused_in_run: Final = cast("Callable[[Run], UnusedInRun]", attrgetter("unused"))
"""What was found of a run, which was looked at."""

unused_in_body: Final = cast("Callable[[Body], UnusedInBody]", attrgetter("unused"))
"""What was found of the regions of an operation, which were looked at."""

unused_in_region: Final = cast("Callable[[Region], UnusedInRegion]", attrgetter("unused"))
"""What was found of a region, which was looked at."""


def keep_run(run: Run, found: UnusedInRun) -> None:
    """Keeps what was found of a run."""
    run.unused = found


def keep_body(body: Body, found: UnusedInBody) -> None:
    """Keeps what was found of the regions of an operation."""
    body.unused = found


def keep_hints(body: Body, line: int, hints: tuple[Diagnostic, ...]) -> None:
    """Keeps the diagnostics of what was found of the regions of an operation that begins on a line."""
    unused_in_body(body).hints = line, hints


def keep_region(region: Region, names: tuple[UnusedName, ...]) -> None:
    """Keeps what was found of a region."""
    region.unused = UnusedInRegion(names) if names else _NOTHING_IN_REGION


def forget_run(run: Run) -> None:
    """Drops what was found of a run whose names may mean something else."""
    run.unused = None


def forget_body(body: Body) -> None:
    """Drops what was found of the regions of an operation whose names may mean something else."""
    body.unused = None


def forget_region(region: Region) -> None:
    """Drops what was found of a region whose names may mean something else."""
    region.unused = None
