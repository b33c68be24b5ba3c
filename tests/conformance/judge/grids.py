"""Holds the verifier against the reference on texts with slots, each of which takes one of some values.

    python -m judge.grids [--count N] [--seed S] [--only TEXT] [--misses FILE]

The texts are those of `grids`. `$(a | b | c)` is a slot with three values, `$(name: a | b)` one whose value `$name` repeats;
a value may be empty. What a verifier says of several parts together, which single changes do not lead to, is found so.
"""

from __future__ import annotations

import argparse
import json
import random
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import islice, product
from math import prod
from pathlib import Path
from typing import NamedTuple

from .agreement import Case, Outcome, outcomes, record
from .reference import MLIR_OPT, PROFILE, Question, Reference

GRIDS = Path(__file__).parents[1] / "grids"

_SLOT = re.compile(r"\$\((?:(\w+): )?([^()]*(?:\([^()]*\)[^()]*)*)\)")
_REPEATED = re.compile(r"\$(\w+)")


class Grid(NamedTuple):
    """A text with slots: `parts` are what stands between them, `names` are theirs, and `values` what each may be."""

    title: str
    parts: tuple[str, ...]
    names: tuple[str, ...]
    values: tuple[tuple[str, ...], ...]

    @property
    def size(self) -> int:
        """How many texts there are."""
        return prod(map(len, self.values))

    def text(self, values: Sequence[str]) -> str:
        """The text in which the slots have some values."""
        filled = "".join([part + value for part, value in zip(self.parts, (*values, ""), strict=True)])
        named: Mapping[str, str] = {name: value for name, value in zip(self.names, values, strict=True) if name}
        return _REPEATED.sub(lambda match: named[match[1]], filled)


def grids_in(title: str, text: str) -> Iterator[Grid]:
    """The grids of a file, whose parts are split by `// -----`."""
    for part in re.split(r"^// -----\n", text, flags=re.MULTILINE):
        pieces = _SLOT.split(part)
        values = tuple([tuple([each.strip() for each in piece.split("|")]) for piece in pieces[2::3]])
        yield Grid(title, tuple(pieces[::3]), tuple([name or "" for name in pieces[1::3]]), values)


def chosen(grid: Grid, count: int, chance: random.Random) -> list[Case]:
    """At most `count` texts of a grid: all of them, or some at random."""
    if grid.size <= count:
        rows = list(product(*grid.values))
    else:
        rows = list(islice(iter(lambda: tuple([chance.choice(each) for each in grid.values]), None), count))
    texts = dict.fromkeys([grid.text(row) for row in rows])
    return [Case(grid.title, "grid", Question(text)) for text in texts]


def all_grids() -> list[Grid]:
    """Those of all files."""
    return [grid for path in sorted(GRIDS.glob("*.mlir")) for grid in grids_in(path.stem, path.read_text(encoding="utf-8"))]


def main() -> int:
    """Compare and print; the exit code is 1 where one of the texts that the reference accepts has an error."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--count", type=int, default=400, help="texts of each grid, at most")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="files whose names begin so")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--reference", default=MLIR_OPT, help="the program that judges")
    parser.add_argument("--profile", default=PROFILE, help="the profile of its release")
    parser.add_argument("--misses", type=Path, help="write what differs to this file, a JSON object a line")
    options = parser.parse_args()
    chance = random.Random(options.seed)
    grids = [grid for grid in all_grids() if grid.title.startswith(options.only)]
    cases = [case for grid in grids for case in chosen(grid, options.count, chance)]
    with ProcessPoolExecutor(max_workers=options.jobs) as pool:
        found = outcomes(cases, Reference(options.reference), pool, options.profile)
    if options.misses is not None:
        differing = [each for each in found if each.verdict not in ("agree", "elsewhere", "crash")]
        options.misses.write_text("".join([json.dumps(record(each)) + "\n" for each in differing]), encoding="utf-8")
    print(summary(found, len(grids), options.seed))
    return int(any(each.verdict in ("alarm", "broken") for each in found))


def summary(found: Sequence[Outcome], grids: int, seed: int) -> str:
    """The figures, in a line."""
    judged = [each for each in found if each.verdict != "crash"]
    accepted = sum(not each.reference.refused for each in judged)
    wrong = {kind: sum(each.verdict == kind for each in judged) for kind in ("missed", "alarm", "broken")}
    share = 100 * (1 - sum(wrong.values()) / max(1, len(judged)))
    kinds = ", ".join([f"{kind} {count}" for kind, count in wrong.items()])
    return f"{grids} grids, seed {seed}: agree {share:.2f}% of {len(judged)}, {accepted} accepted, {kinds}"


if __name__ == "__main__":
    sys.exit(main())
