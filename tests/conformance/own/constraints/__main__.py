"""Holds constraints, traits, regions and interfaces of an invented dialect against its own compiler.

    python -m own.constraints [--seed S] [--constraints N] [--operations N] [--uses N] [--changes N] [--folder FOLDER] [--list]

in the folder `tests/conformance` makes definitions of a dialect at random, builds it, and compares what the reference and mlir-ls say of types and attributes for each
constraint, of uses of operations with several parts, and of changes to these. What is accepted has to be clean without the definitions
as well; what the reference prints of it is formatted, hovered over, and rewritten in the other form. `--list` prints what differs.
"""

from __future__ import annotations

import argparse
import random
import re
import sys
from collections import Counter, defaultdict
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import NamedTuple

sys.path.append(str(Path(__file__).parents[3]))

from judge.agreement import CRASH, NEAR, Finding, cases_of, findings_in
from judge.reference import PROFILE, Question, Reference, Verdict, cache_folder, printed
from judge.uses import FLAGS

from completed_forms import form_at
from mlir_ls.analysis import CheckOptions, analyze, check_text
from mlir_ls.diagnostics import Severity
from mlir_ls.features.formatting import formatted
from mlir_ls.features.hover import hover
from mlir_ls.features.refactoring import refactorings
from mlir_ls.formatting.options import FormatOptions
from mlir_ls.text import Position, replaced, split_lines

from .build import Invented, Made, invented, probed, use_of, used

_RESULT = re.compile(r"^\s*(%\w+)(?::\d+)? = \"?own\.", re.MULTILINE)
_NAME = re.compile(r"(?m)^\s*(?:%[\w:]+ = )?(\"?own\.\w+)")
_TITLES = ("Write in generic form", "Write in custom form")
_NUMBERS = re.compile(r"\d+|'[^']*'")
_TOGETHER = 100


class Judged(NamedTuple):
    """A text and what comes of it: "agree", "elsewhere", "missed", "opaque", "alarm", "broken" or "crash"."""

    made: Made
    outcome: str
    verdict: Verdict
    ours: tuple[Finding, ...]


def outcome_of(made: Made, verdict: Verdict, ours: Sequence[Finding]) -> str:
    """How the two verdicts compare; what only C++ of the dialect refuses is "opaque"."""
    if verdict.crashed:
        return "crash"
    if any([each.code == CRASH for each in ours]):
        return "broken"
    if not verdict.refused:
        return "alarm" if ours else "agree"
    if not ours:
        return "opaque" if made.opaque else "missed"
    near = any([line < 0 or abs(line - each.line) <= NEAR for line in verdict.lines for each in ours])
    return "agree" if near else "elsewhere"


def judged(texts: Sequence[Made], dialect: Invented, reference: Reference) -> list[Judged]:
    """What both say of texts."""
    questions = [each.question for each in texts]
    verdicts = reference.verdicts(questions)
    with ProcessPoolExecutor(2) as pool:
        ours = list(pool.map(partial(findings_in, dialects=dialect.dialects), questions, chunksize=100))
    rows = zip(texts, verdicts, ours, strict=True)
    return [Judged(made, outcome_of(made, verdict, found), verdict, found) for made, verdict, found in rows]


def changed(found: Sequence[Judged], count: int, seed: int) -> list[Made]:
    """Changes to uses that are accepted, so many of all."""
    cases: list[Made] = []
    counts: Counter[str] = Counter()
    for made, _, verdict, _ in found:
        use = use_of(made) if not verdict.refused and not verdict.crashed and made.kind == "made" else None
        if use is not None and counts[made.name] < 3:
            counts[made.name] += 1
            cases += [made._replace(kind=case.kind, question=case.question) for case in cases_of(use)]
    return random.Random(seed).sample(cases, min(count, len(cases)))


def warned(question: Question, options: CheckOptions) -> list[str]:
    """The errors and warnings of a text."""
    return [each.message for each in check_text(question.text, options) if each.severity <= Severity.WARNING]


def changed_by_formatting(text: str, options: CheckOptions) -> bool:
    """Whether formatting changes a text."""
    return bool(list(formatted(analyze(split_lines(text), options), FormatOptions())))


def results_known(text: str, options: CheckOptions) -> list[bool]:
    """Whether hover knows the type of each result of the dialect's operations."""
    analysis = analyze(split_lines(text), options)
    found = []
    for match in _RESULT.finditer(text):
        line = text.count("\n", 0, match.start(1))
        shown = hover(analysis, Position(line, match.start(1) - text.rfind("\n", 0, match.start(1))))
        found.append(shown is not None and ": unknown" not in shown.markdown)
    return found


def in_other_forms(text: str, options: CheckOptions) -> list[str]:
    """The text with each operation of the dialect in its other form in turn, as far as that is offered."""
    analysis = analyze(split_lines(text), options)
    found = []
    for match in _NAME.finditer(text):
        line, column = text.count("\n", 0, match.start(1)), match.start(1) - text.rfind("\n", 0, match.start(1))
        fixes = [each.fix for each in refactorings(analysis, Position(line, column)) if each.fix.title in _TITLES]
        found += ["\n".join(replaced(analysis.document.lines, fix.edits)) for fix in fixes]
    return found


def completed(text: str, options: CheckOptions) -> list[str]:
    """The text with what completion inserts in the place of an operation of one line, after its name."""
    lines = text.split("\n")
    found = []
    for number, line in enumerate(lines):
        match = _NAME.match(line)
        if match is not None and match[1][0] != '"' and not line.endswith("{"):
            form = form_at(lines[:number], line[: match.start(1)], match[1], lines[number + 1 :], options=options)
            found += ["\n".join(form.lines)] if form is not None else []
    return found


def report(title: str, found: Sequence[Judged], listed: bool) -> int:
    """Prints the figures of some texts, and what differs; how many alarms there are."""
    counts = Counter([each.outcome for each in found])
    known = len(found) - counts["crash"] - counts["opaque"]
    accepted = len([each for each in found if not each.verdict.refused and not each.verdict.crashed])
    same = counts["agree"] + counts["elsewhere"]
    print(
        f"{title}: both say the same of {100 * same / max(1, known):.2f} % of {known} ({accepted} accepted), alarms {counts['alarm']}, "
        f"missed {counts['missed']}, at another line {counts['elsewhere']}, refused by C++ alone {counts['opaque']}, broken {counts['broken']}"
    )
    kinds: defaultdict[tuple[str, str], list[Judged]] = defaultdict(list)
    for each in found:
        if each.outcome in ("alarm", "missed", "broken"):
            message = each.verdict.message or (each.ours[0].message if each.ours else "")
            kinds[each.outcome, _NUMBERS.sub("N", message)].append(each)
    for (outcome, message), some in sorted(kinds.items(), key=lambda row: -len(row[1])) if listed else ():
        first = some[0]
        print(f"  {outcome} {len(some)}: {message}\n{first.made.kind} {first.made.name} {[each.message for each in first.ours]}")
        print(first.made.question.text)
    return counts["alarm"] + counts["broken"]


def report_valid(texts: Sequence[Question], dialect: Invented, listed: bool) -> int:
    """Prints what comes of texts that are accepted: without the definitions, and as they are printed; how many have alarms."""
    known, bare = CheckOptions(profile=PROFILE, dialects=dialect.dialects, strict=True), CheckOptions(profile=PROFILE)
    alarms = [(each, found) for each in texts if (found := warned(each, bare))]
    shown = []
    for flags in ((), FLAGS):
        for first in range(0, len(texts), _TOGETHER):
            shown += printed(str(dialect.program), [each.text for each in texts[first : first + _TOGETHER]], False, *flags)
    forms = [text for text in shown if text is not None]
    read = printed_again(forms, dialect)
    forms = [text for text, again in zip(forms, read, strict=True) if again is not None]
    alarms += [(Question(text), found) for text in forms for options in (known, bare) if (found := warned(Question(text), options))]
    print(f"valid: {len(texts)} texts, {len(forms)} as they are printed, {len(alarms)} with an error or a warning")
    left = [text for text in forms if not changed_by_formatting(text, known)]
    types = [each for text in forms for each in results_known(text, known)]
    print(f"formatting leaves {len(left)} of {len(forms)}; hover knows the types of {sum(types)} of {len(types)} results")
    pairs = [(text, other) for text in forms for other in in_other_forms(text, known)]
    before, after = (printed_again([pair[place] for pair in pairs], dialect) for place in (0, 1))
    same = [one == other for one, other in zip(before, after, strict=True)]
    print(f"in the other form {len(pairs)} operations, {sum(same)} of which the reference prints alike")
    offered = [each for text in forms for each in completed(text, known)]
    accepted = [each is not None for each in printed_again(offered, dialect)]
    print(f"of {len(offered)} forms that completion inserts the reference accepts {sum(accepted)}")
    if listed:
        for text, is_right in zip(offered, accepted, strict=True):
            if not is_right:
                print(f"  completed\n{text}")
        for question, found in alarms:
            print(f"  alarm {found}\n{question.text}")
        for text in [text for text in forms if text not in left]:
            print(f"  formatted\n{text}")
        for (text, other), alike in zip(pairs, same, strict=True):
            if not alike:
                print(f"  other form\n{text}\n{other}")
        for text in forms:
            if not all(results_known(text, known)):
                print(f"  not known\n{text}")
    return len(alarms)


def printed_again(texts: Sequence[str], dialect: Invented) -> list[str | None]:
    """What the reference prints of texts, in generic form."""
    found: list[str | None] = []
    for first in range(0, len(texts), _TOGETHER):
        found += printed(str(dialect.program), texts[first : first + _TOGETHER], False, *FLAGS)
    return found


def main() -> int:
    """Builds, compares and prints; exit status 1 where something valid has an alarm."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--constraints", type=int, default=60, help="on types, and as many on attributes")
    parser.add_argument("--operations", type=int, default=140, help="with several parts")
    parser.add_argument("--uses", type=int, default=25, help="of each operation")
    parser.add_argument("--changes", type=int, default=5000, help="to uses that are accepted")
    parser.add_argument("--folder", type=Path, default=cache_folder() / "invented", help="where the dialect is built, once")
    parser.add_argument("--list", action="store_true", help="print what differs")
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    dialect = invented(options.seed, options.constraints, options.operations, options.folder)
    print(f"seed {options.seed}, {len(dialect.probes)} constraints, {len(dialect.operations)} operations", *dialect.problems, sep="\n", flush=True)
    reference = Reference(str(dialect.program))
    alarms = report("constraints", judged(probed(dialect, options.seed), dialect, reference), options.list)
    uses = judged(used(dialect, options.seed, options.uses, reference), dialect, reference)
    alarms += report("uses", uses, options.list)
    alarms += report("changes", judged(changed(uses, options.changes, options.seed), dialect, reference), options.list)
    valid = [each.made.question for each in uses if not each.verdict.refused and not each.verdict.crashed]
    alarms += report_valid(valid[:: max(1, len(valid) // 400)], dialect, options.list)
    return min(1, alarms)


if __name__ == "__main__":
    sys.exit(main())
