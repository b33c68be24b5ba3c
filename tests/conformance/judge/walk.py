"""Holds the verifier against the reference on operations with many parts changed, one after the other.

    python -m judge.walk [--rounds N] [--changes N] [--uses N] [--seed S] [--only NAME] [--misses FILE]

A round changes a random part of each use in some ways. What the reference accepts of that are the uses of the next
round, so that what depends on several parts at once is met as well. It prints what `judge.agreement` prints.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import random
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from .agreement import Case, Outcome, all_uses, cases_of, outcomes, record, report
from .generic_form import Malformed, operations_in
from .reference import MLIR_OPT, PROFILE, Reference
from .uses import MAX_LENGTH, Use


def chosen(uses: Sequence[Use], profile: str, count: int, chance: random.Random) -> Iterator[Case]:
    """At most `count` random changes to each use; each kind of change is as likely as any other."""
    for use in uses:
        kinds: defaultdict[str, list[Case]] = defaultdict(list)
        for case in cases_of(use, profile):
            if case.kind != "unchanged":
                kinds[case.kind].append(case)
        taken: dict[str, Case] = {}
        for _ in range(count if kinds else 0):
            case = chance.choice(kinds[chance.choice(sorted(kinds))])
            taken[case.question.text] = case
        yield from taken.values()


def next_uses(found: Iterable[Outcome], most: int, chance: random.Random) -> list[Use]:
    """What the reference accepts, as uses: at most so many of each operation."""
    accepted: defaultdict[str, list[Outcome]] = defaultdict(list)
    for each in found:
        if not each.reference.refused and not each.reference.crashed and len(each.case.question.text) <= MAX_LENGTH:
            accepted[each.case.name].append(each)
    uses = []
    for name, outcomes_of_one in sorted(accepted.items()):
        for each in chance.sample(outcomes_of_one, min(most, len(outcomes_of_one))):
            with contextlib.suppress(Malformed):
                operation = next((one for one in operations_in(each.case.question.text) if one.name == name), None)
                if operation is not None:
                    uses.append(Use(operation, each.case.question))
    return uses


def main() -> int:
    """Compare and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--changes", type=int, default=12, help="of each use in a round")
    parser.add_argument("--uses", type=int, default=4, help="of each operation in a round, at most")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="operations whose names begin so")
    parser.add_argument("--worst", type=int, default=60, help="operations to print")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--reference", default=MLIR_OPT, help="the program that judges")
    parser.add_argument("--profile", default=PROFILE, help="the profile of its release")
    parser.add_argument("--misses", type=Path, help="write what differs to this file, a JSON object a line")
    options = parser.parse_args()
    reference = Reference(options.reference)
    chance = random.Random(options.seed)
    uses = [use for use in all_uses(reference, None, 2, options.profile) if use.operation.name.startswith(options.only)]
    found: list[Outcome] = []
    with ProcessPoolExecutor(max_workers=options.jobs) as pool:
        for number in range(options.rounds):
            cases = list(chosen(uses, options.profile, options.changes, chance))
            print(f"round {number + 1}: {len(uses)} uses, {len(cases)} changes, seed {options.seed}", file=sys.stderr, flush=True)
            some = outcomes(cases, reference, pool, options.profile)
            found += some
            uses = next_uses(some, options.uses, chance)
    if options.misses is not None:
        differing = [each for each in found if each.verdict not in ("agree", "crash")]
        options.misses.write_text("".join([json.dumps(record(each)) + "\n" for each in differing]), encoding="utf-8")
    report(found, options.worst)
    return 0


if __name__ == "__main__":
    sys.exit(main())
