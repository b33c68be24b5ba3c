"""Types, attributes, enums and properties of dialects made at random, judged by a compiler that is built of their definitions.

    python -m own.values [--seed S] [--each N] [--changes N] [--folder FOLDER] [--list KIND ...]

in the folder `tests/conformance` makes a dialect of a seed, builds a program like `mlir-opt` that knows it (`own.plugin`), imports its
definitions, and compares: texts with values that may be right and values that are mostly wrong (`values`), what the program prints of
those that it accepts, in custom and in generic form, with the dialect (`printed`) and without it (`unknown`), that formatting leaves it
as it is (`formatted`), and what random changes make of it (`changed`). `hidden` is what we miss where only C++ reads a part of the text.
`--list` prints what differs, of the kinds that are named. Exit status 1 where something that is valid has an error.
"""

from __future__ import annotations

import argparse
import random
import re
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import NamedTuple

sys.path.append(str(Path(__file__).parents[3]))
sys.path.append(str(Path(__file__).parents[3] / "dialects"))

from foreign_figures import alarms, changed_lines
from judge.agreement import Finding, findings_in
from judge.dropping import without_one
from judge.inserting import with_one_inserted
from judge.reference import PROFILE, Question, Reference, Verdict, printed
from judge.together import changed as changed_together
from mutations import Chunk, Mutant, mutants_of, outcome_of

from mlir_ls.analysis import CheckOptions
from mlir_ls.ods.project.load import load
from mlir_ls.ods.project.sources import Named, Sources
from own.plugin import INCLUDE, built
from own.values.definitions import Made, made

_NAME = re.compile(r"\bown[.<]([\w.]+)")
FLAGS = ("--mlir-print-op-generic",)


class Case(NamedTuple):
    """A text, what kind of text it is, what the reference says of it and what we do."""

    kind: str
    text: str
    outcome: str
    verdict: Verdict
    ours: tuple[Finding, ...]


class Project(NamedTuple):
    """A dialect that is built and imported."""

    made: Made
    program: str
    dialects: str


def project(seed: int, folder: Path, size: float = 1.0, each: int = 6) -> Project:
    """The dialect of a seed, built and imported in a folder."""
    found = made(seed, int(60 * size), int(60 * size), int(80 * size), each)
    program = built(found.definitions, folder, found.written, found.before)
    (folder / "cache").mkdir(exist_ok=True)
    loaded = load(Sources((Named(str(program.parent / "own.td"), "own", 0),), (str(INCLUDE),)), folder / "cache")
    assert loaded.problems == (), loaded.problems
    assert loaded.folder is not None
    return Project(found, str(program), loaded.folder)


def compared(kind: str, texts: Sequence[str], of: Project, pool: ProcessPoolExecutor, reference: Reference) -> list[Case]:
    """What both say of texts."""
    questions = [Question(text) for text in texts]
    verdicts = reference.verdicts(questions)
    ours = pool.map(partial(findings_in, dialects=of.dialects), questions, chunksize=20)
    return [
        Case(kind, text, _outcome(text, verdict, found, of), verdict, found)
        for text, verdict, found in zip(texts, verdicts, ours, strict=True)
    ]


def _outcome(text: str, verdict: Verdict, found: tuple[Finding, ...], of: Project) -> str:
    outcome = outcome_of(Mutant(Chunk("", [], False), text, ""), verdict, found)
    return "hidden" if outcome == "missed" and not of.made.hidden.isdisjoint(_NAME.findall(text)) else outcome


def forms(texts: Sequence[str], program: str) -> tuple[list[str], list[str]]:
    """What the program prints of texts that it accepts and reads again, in custom and in generic form, without repetitions.

    It prints integers of 8 bits as characters, for one.
    """
    found: list[list[str]] = [[], []]
    for first in range(0, len(texts), 100):
        some = texts[first : first + 100]
        for into, flags in zip(found, ((), FLAGS), strict=True):
            once = [each for each in printed(program, some, False, *flags) if each is not None]
            again = printed(program, once, False, *flags)
            into += [one for one, other in zip(once, again, strict=True) if one == other]
    return list(dict.fromkeys(found[0])), list(dict.fromkeys(found[1]))


def _alarms(options: CheckOptions, text: str) -> list[str]:
    return alarms(text, options)


def _changed_lines(options: CheckOptions, text: str) -> int:
    return changed_lines(text, options)


def valid(kind: str, texts: Sequence[str], options: CheckOptions, pool: ProcessPoolExecutor) -> Iterator[Case]:
    """What we say of texts that are valid."""
    for text, found in zip(texts, pool.map(partial(_alarms, options), texts, chunksize=20), strict=True):
        ours = tuple([Finding(int(each.partition(":")[0]) - 1, "", each.partition(": ")[2]) for each in found])
        yield Case(kind, text, "false alarm" if ours else "agree", Verdict(), ours)


def formatted(texts: Sequence[str], options: CheckOptions, pool: ProcessPoolExecutor) -> Iterator[Case]:
    """What formatting makes of texts that the reference printed."""
    for text, lines in zip(texts, pool.map(partial(_changed_lines, options), texts, chunksize=20), strict=True):
        yield Case("formatted", text, "differs" if lines else "agree", Verdict(), ())


def measured(of: Project, changes: int, seed: int, folder: Path) -> list[Case]:
    """All that is compared of a dialect."""
    reference = Reference(of.program, folder)
    options = CheckOptions(dialects=of.dialects, profile=PROFILE)
    with ProcessPoolExecutor(2) as pool:
        found = compared("values", list(dict.fromkeys([*of.made.texts, *of.made.wrong])), of, pool, reference)
        custom, generic = forms([each.text for each in found if not each.verdict.refused and not each.verdict.crashed], of.program)
        found += [*valid("printed", custom, options, pool), *valid("generic", generic, options, pool)]
        found += [*valid("unknown", [*custom, *generic], CheckOptions(profile=PROFILE), pool), *formatted(custom, options, pool)]
        rng = random.Random(seed)
        chunks = [Chunk("", text.split("\n"), False) for text in [*custom, *generic]]
        for change in (without_one, with_one_inserted, changed_together):
            mutants = [each.text for each in mutants_of(chunks, changes // 3, rng, change)]
            found += compared("changed", mutants, of, pool, reference)
    return found


def report(found: Sequence[Case], listed: Sequence[str], say: Callable[[str], None]) -> int:
    """Prints shares by kind, and what differs; how many valid texts have an error."""
    for kind in dict.fromkeys([each.kind for each in found]):
        some = [each for each in found if each.kind == kind]
        counts = Counter([each.outcome for each in some])
        good = counts["agree"] + counts["elsewhere"] + counts["hidden"]
        accepted = len([each for each in some if not each.verdict.refused])
        say(f"{kind}: same {100 * good / max(1, len(some)):.2f} % of {len(some)}, {accepted} accepted: {dict(counts)}")
    for each in found:
        if each.outcome in listed:
            say(f"--- {each.outcome}, {each.kind}: {each.verdict.message} | {each.ours[0].message if each.ours else ''}\n{each.text}")
    return len([each for each in found if each.outcome in ("false alarm", "broken")])


def main() -> int:
    """Makes, builds, compares and reports."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--each", type=int, default=6, help="texts of each definition")
    parser.add_argument("--size", type=float, default=1.0, help="the size of the dialect, as a share of the usual one")
    parser.add_argument("--changes", type=int, default=6000)
    parser.add_argument("--folder", type=Path, help="where the program is kept")
    parser.add_argument("--list", nargs="*", default=["false alarm", "broken"], help="outcomes of which the texts are printed")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        folder = options.folder or Path(temporary)
        of = project(options.seed, folder, options.size, options.each)
        print(f"seed {options.seed}: {of.program}")
        failures = report(measured(of, options.changes, options.seed, folder), options.list, print)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
