"""Holds the verifier against the reference on every operation, with every part changed.

    python -m judge.agreement [--corpus CORPUS LABELS] [--sample N] [--seed S] [--only NAME] [--misses FILE]
        [--reference PROGRAM --profile PROFILE]

takes uses of operations that the reference accepts, changes each part of each (`changes`), and has mlir-opt and us check them. It
prints how often both say the same, by dialect, by kind of change, and for the operations that fare worst; the last line
has the figures. Answers of mlir-opt are cached (`reference.cache_folder`).
"""

from __future__ import annotations

import argparse
import contextlib
import hashlib
import json
import pickle
import random
import sys
import time
import traceback
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from functools import partial
from itertools import chain
from pathlib import Path
from typing import NamedTuple

from mlir_ls.analysis import CheckOptions, check_text
from mlir_ls.diagnostics import Severity
from mlir_ls.ods.language import profile_language

sys.path.append(str(Path(__file__).parents[2]))

from raised import raise_failures

from .additions import additions
from .changes import changes
from .generate import USES
from .generic_form import indented
from .reference import MLIR_OPT, PROFILE, Question, Reference, Verdict, cache_folder
from .uses import Use, texts_of_corpus, texts_of_file, uses_in, uses_of_file

ASSUMED = frozenset(("test_dyn", "test_irdl_to_cpp"))
"""Dialects that the reference has built in for its own tests, and we do not know."""

CRASH = "crash"
"""The code of a finding that stands for an exception of ours."""

TOGETHER = 4000
"""Changes that are judged before the next ones are."""

NEAR = 2
"""Lines that a place may differ by."""

OPERATIONS = Path(__file__).parents[1] / "operations"
EXAMPLES = sorted((Path(__file__).parents[3] / "server" / "mlir_ls" / "dialects").glob("*/examples.mlir"))
"""Examples of operations, which hover shows."""


class Case(NamedTuple):
    """A changed use."""

    name: str
    kind: str
    question: Question


class Finding(NamedTuple):
    """An error of ours."""

    line: int
    code: str
    message: str


class Outcome(NamedTuple):
    """What both say of a case; `verdict` is "agree", "elsewhere" (at another line), "missed" or "alarm".

    It is "crash" where the reference has crashed, "broken" where we have.
    """

    case: Case
    verdict: str
    reference: Verdict
    ours: tuple[Finding, ...]


def cases_of(use: Use, profile: str = PROFILE) -> Iterator[Case]:
    """A use as it is, and all changes to it."""
    text, operation = use.question.text, use.operation
    seen = {indented(text)}
    yield Case(operation.name, "unchanged", use.question._replace(text=indented(text)))
    for change in chain(changes(operation), additions(operation, profile)):
        begin = text.rfind("\n", 0, operation.start) + 1
        inner = f"{change.before}{change.operation}\n{change.after}".rstrip("\n")
        changed = indented(text[:begin] + inner + text[operation.end :])
        if changed not in seen:
            seen.add(changed)
            yield Case(operation.name, change.kind, use.question._replace(text=changed))


def findings_in(question: Question, profile: str = PROFILE, dialects: Path | None = None) -> tuple[Finding, ...]:
    """Our errors, where the text is of a profile, and of a project whose `dialects` are imported into a folder."""
    strict = not question.unregistered
    assumed = ASSUMED if strict and dialects is None else frozenset()
    options = CheckOptions(strict=strict, assumed=assumed, profile=profile, dialects=dialects)
    raise_failures()
    try:
        found = [each for each in check_text(question.text, options) if each.severity == Severity.ERROR]
    except Exception as error:
        place = traceback.extract_tb(error.__traceback__)[-1]
        return (Finding(-1, CRASH, f"{type(error).__name__}: {error} at {Path(place.filename).name}:{place.lineno}"),)
    return tuple(Finding(each.span.start.line, each.code, each.message) for each in found)


def outcome_of(case: Case, reference: Verdict, ours: tuple[Finding, ...]) -> Outcome:
    """How the two verdicts compare."""
    if reference.crashed:
        return Outcome(case, "crash", reference, ours)
    if any(each.code == CRASH for each in ours):
        return Outcome(case, "broken", reference, ours)
    if reference.refused != bool(ours):
        return Outcome(case, "missed" if reference.refused else "alarm", reference, ours)
    near = not ours or any(abs(line - each.line) <= NEAR or line < 0 for line in reference.lines for each in ours)
    return Outcome(case, "agree" if near else "elsewhere", reference, ours)


def outcomes(cases: Sequence[Case], reference: Reference, pool: Executor, profile: str = PROFILE) -> list[Outcome]:
    """What both say of all cases."""
    questions = [case.question for case in cases]
    ours = pool.map(partial(findings_in, profile=profile), questions, chunksize=100)
    verdicts = reference.verdicts(questions)
    return [outcome_of(*each) for each in zip(cases, verdicts, ours, strict=True)]


GOOD = ("agree", "elsewhere")


def _share(counts: Counter[str]) -> str:
    judged = sum(counts.values()) - counts["crash"]
    good = sum(counts[each] for each in GOOD)
    return f"{100 * good / max(1, judged):6.2f} % of {judged:6}, missed {counts['missed']:5}, alarms {counts['alarm']:4}"


def report(found: Sequence[Outcome], worst: int) -> None:
    """Print agreement by dialect, by kind of change, of the worst operations, and of all."""
    accepted = sum(not each.reference.refused and not each.reference.crashed for each in found)
    tables: dict[str, defaultdict[str, Counter[str]]] = {
        name: defaultdict(Counter) for name in ("by kind of change", "by dialect", "by operation")
    }
    totals: Counter[str] = Counter()
    for outcome in found:
        name = outcome.case.name
        totals[outcome.verdict] += 1
        tables["by kind of change"][outcome.case.kind][outcome.verdict] += 1
        tables["by dialect"][name.partition(".")[0]][outcome.verdict] += 1
        tables["by operation"][name][outcome.verdict] += 1
    for title, table in tables.items():
        rows = sorted(table.items(), key=lambda row: -(row[1]["missed"] + row[1]["alarm"]))
        print(title)
        for name, counts in rows[:worst] if title == "by operation" else rows:
            print(f"  {name:40} {_share(counts)}")
    operations = tables["by operation"]
    judged = sum(totals.values()) - totals["crash"]
    good = sum(totals[each] for each in GOOD)
    fine = sum(_is_fine(counts) for counts in operations.values())
    refused = totals["agree"] + totals["elsewhere"] + totals["missed"]
    print(
        f"figures: agree {100 * good / max(1, judged):.2f}% of {judged}, "
        f"operations {100 * fine / max(1, len(operations)):.2f}% of {len(operations)}, "
        f"located {100 * totals['agree'] / max(1, refused - totals['missed']):.2f}%, "
        f"alarms {totals['alarm']} over {accepted} accepted uses, broken {totals['broken']}, "
        f"crashes of the reference {totals['crash']}"
    )


def _is_fine(counts: Counter[str]) -> bool:
    judged = sum(counts.values()) - counts["crash"]
    return 100 * sum(counts[each] for each in GOOD) >= 95 * judged


def main() -> int:
    """Compare and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--corpus", nargs=2, type=Path, metavar=("FOLDER", "LABELS"), help="texts to find uses in")
    parser.add_argument("--uses", type=int, default=1, help="of each operation, at most")
    parser.add_argument("--sample", type=int, help="so many changes at random instead of all")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="operations whose names begin so")
    parser.add_argument("--kind", default="", help="changes whose kinds begin so")
    parser.add_argument("--worst", type=int, default=60, help="operations to print")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--reference", default=MLIR_OPT, help="the program that judges")
    parser.add_argument("--profile", default=PROFILE, help="the profile of its release")
    parser.add_argument("--misses", type=Path, help="write what differs to this file, a JSON object a line")
    options = parser.parse_args()
    started = time.time()
    reference = Reference(options.reference)
    found_uses = all_uses(reference, options.corpus, options.uses, options.profile)
    uses = [use for use in found_uses if use.operation.name.startswith(options.only)]
    cases = [case for use in uses for case in cases_of(use, options.profile) if case.kind.startswith(options.kind)]
    if options.sample:
        cases = random.Random(options.seed).sample(cases, min(options.sample, len(cases)))
    print(f"{len(uses)} uses, {len(cases)} changes, seed {options.seed}, {time.time() - started:.0f} s", flush=True)
    found: list[Outcome] = []
    with contextlib.ExitStack() as stack:
        pool = stack.enter_context(ProcessPoolExecutor(max_workers=options.jobs))
        file = stack.enter_context(options.misses.open("w", encoding="utf-8")) if options.misses else None
        for first in range(0, len(cases), TOGETHER):
            some = outcomes(cases[first : first + TOGETHER], reference, pool, options.profile)
            found += some
            for each in some:
                if file is not None and each.verdict not in ("agree", "crash"):
                    file.write(json.dumps(record(each)) + "\n")
            if file is not None:
                file.flush()
    report(found, options.worst)
    print(f"{time.time() - started:.0f} s", file=sys.stderr)
    return 0


def all_uses(
    reference: Reference, corpus: Sequence[Path] | None, expected: int, profile: str = PROFILE
) -> list[Use]:
    """Uses of operations: those in `operations`, in the examples and in a corpus, if there is one; of others those generated."""
    generated = [use for path in sorted(USES.glob("*.mlir")) for use in uses_of_file(path)]
    questions = [question for path in (*sorted(OPERATIONS.glob("*.mlir")), *EXAMPLES) for question in texts_of_file(path)]
    if corpus:
        questions += texts_of_corpus(*corpus)
    language = profile_language(profile)
    found = [use for use in _found_uses(questions, reference, expected) if language.named(use.operation.name) is not None]
    names = {use.operation.name for use in found}
    return [*found, *[use for use in generated if use.operation.name not in names]]


def _found_uses(questions: Sequence[Question], reference: Reference, expected: int) -> list[Use]:
    """The uses in texts; those of texts that were looked through before are cached."""
    key = hashlib.sha256(repr((questions, expected, reference.version)).encode()).hexdigest()[:16]
    file = cache_folder() / f"uses-{key}.pickle"
    if file.exists():
        found: list[Use] = pickle.loads(file.read_bytes())
        return found
    found = uses_in(questions, reference, expected)
    file.write_bytes(pickle.dumps(found))
    return found


def record(outcome: Outcome) -> dict[str, object]:
    """What is written of an outcome that differs."""
    case = outcome.case
    return {
        "verdict": outcome.verdict, "operation": case.name, "kind": case.kind, "reference": outcome.reference.message,
        "lines": outcome.reference.lines, "ours": outcome.ours, "unregistered": case.question.unregistered,
        "text": case.question.text,
    }  # fmt: skip


if __name__ == "__main__":
    sys.exit(main())
