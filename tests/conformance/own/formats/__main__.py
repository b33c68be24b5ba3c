"""Measures how operations with random assembly formats fare, their own compiler being the judge.

    python -m own.formats [--seed S] [--count N] [--mutants N] [--folder FOLDER] [--list]

in the folder `tests/conformance`. Prints each figure as a share; with `--list`, each case that is not as it should be.
"""

from __future__ import annotations

import argparse
import difflib
import random
import sys
import tempfile
from collections import Counter
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

sys.path.append(str(Path(__file__).parents[3]))

from judge.reference import Question, Reference
from mutations import CHANGES, Chunk, Mutant, mutants_of, our_errors, outcome_of
from rewritten import Given, judged, limited

from mlir_ls.ods.project.load import load
from mlir_ls.ods.project.sources import Named, Sources

from .building import INCLUDE, hidden, program_of, sifted
from .generator import generated
from .measures import Text, alarms, formatted, missing_words, options_of, texts_of, unknown_types


class Figures:
    """Pairs of counts: how many of how many are as they should be."""

    def __init__(self, listed: bool) -> None:
        self.right: Counter[str] = Counter()
        self.all: Counter[str] = Counter()
        self.listed = listed

    def add(self, figure: str, problem: str | None) -> None:
        """A case, and what is wrong with it."""
        self.all[figure] += 1
        self.right[figure] += not problem
        if problem and self.listed:
            print(f"=== {figure}: {problem}")

    def print(self) -> None:
        """A line for each figure."""
        for figure, total in self.all.items():
            print(f"{figure}: {100 * self.right[figure] / total:.2f} % of {total}")


def imported(program: Path, cache: Path) -> Path:
    """The folder with the dialect that the program knows, as its definitions are imported."""
    cache.mkdir(parents=True, exist_ok=True)
    found = load(Sources((Named(str(program.parent / "own.td"), "", 0),), (str(INCLUDE),)), cache)
    assert found.folder is not None, found.problems
    assert found.problems == ()
    return Path(found.folder)


def of_text(text: Text, dialects: Path) -> list[tuple[str, str | None]]:
    """The figures of a text that the reference prints."""
    opaque = " (with custom<…>)" if text.is_opaque else ""
    own, none = options_of(dialects), options_of(None)
    found: list[tuple[str, str | None]] = []
    for form, printed in (("custom", text.custom), ("generic", text.generic)):
        for title, options in (("", own), (" without the dialect", none)):
            said = alarms(printed, options)
            found.append((f"clean, {form}{title}", "\n".join([*said, printed]) if said else None))
    changed = formatted(text.custom, own)
    found.append(("layout", _different(text.custom, changed) if _trimmed(changed) != _trimmed(text.custom) else None))
    found += [("types" + opaque, problem) for problem in unknown_types(text, own)]
    found += [("completed words" + opaque, problem) for problem in missing_words(text, own)]
    return found


def of_mutants(figures: Figures, texts: Sequence[Text], reference: Reference, dialects: Path, count: int, seed: int) -> None:
    """The figures of changed texts."""
    chunks = [Chunk(f"{number}", each.custom.split("\n"), False) for number, each in enumerate(texts)]
    for name, change in CHANGES.items():
        mutants = list(mutants_of(chunks, count, random.Random(f"{seed} {name}"), change))
        verdicts = reference.verdicts([Question(each.text) for each in mutants])
        with ProcessPoolExecutor(2) as pool:
            ours = list(pool.map(partial(our_errors, dialects=dialects), mutants, chunksize=50))
        for mutant, verdict, found in zip(mutants, verdicts, ours, strict=True):
            outcome = outcome_of(mutant, verdict, found)
            if outcome == "no verdict":
                continue
            shown = f"{outcome} {mutant.change}: {verdict.lines} {verdict.message} | {[*found]}\n{_around(mutant, texts)}"
            opaque = " (with custom<…>)" if texts[int(mutant.chunk.place)].is_opaque else ""
            figures.add(f"changed ({name}), verdict{opaque}", None if outcome in ("agree", "elsewhere") else shown)
            if not verdict.refused:
                figures.add("changed and accepted, no alarm", "(above)" if found else None)
            elif found:
                figures.add(f"changed and refused, place{opaque}", None if outcome == "agree" else shown)


def _around(mutant: Mutant, texts: Sequence[Text]) -> str:
    return _different(texts[int(mutant.chunk.place)].custom, mutant.text)


def _different(before: str, after: str) -> str:
    rows = difflib.unified_diff(before.split("\n"), after.split("\n"), lineterm="", n=1)
    return "\n".join([row for row in rows if row[:3] not in ("---", "+++") and "func.func" not in row and row[:2] != "@@"])


def _trimmed(text: str) -> str:
    return "\n".join([line.rstrip() for line in text.split("\n")])


def of_rewritten(figures: Figures, texts: Iterable[Text], program: str, dialects: Path) -> None:
    """The figures of operations in their other form."""
    given = [
        [Given("generic", each.custom, each.read), Given("custom", each.generic, each.generic)] for each in texts
    ]
    known = {each.operation.name for each in texts if not each.is_opaque}
    for each, outcome in judged(list(limited([one for some in given for one in some], 4, "own.", str(dialects))), program):
        shown = f"{outcome} {each.name}\n{_different(each.before, each.text)}"
        if each.name.removeprefix("own.") in known:
            figures.add(f"in {each.way} form, offered", shown if outcome == "none" else None)
        if outcome != "none" and each.name not in ("own.nothing", "own.yield"):
            figures.add(f"in {each.way} form, the same", None if outcome == "same" else shown)


def main() -> int:
    """Builds, measures and reports."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--mutants", type=int, default=1000, help="changed texts of each kind")
    parser.add_argument("--folder", type=Path, default=Path(tempfile.gettempdir()) / "own-formats")
    parser.add_argument("--list", action="store_true", help="print what is not as it should be")
    options = parser.parse_args()
    figures = Figures(options.list)
    operations = sifted(generated(options.seed, options.count), options.list)
    program = program_of(operations, options.folder)
    dialects = imported(program, options.folder / "dialects")
    reference = Reference(str(program), options.folder)
    texts, refused = texts_of([hidden(), *operations], str(program))
    print(f"seed {options.seed}: {len(operations)} operations, {len(texts)} texts; {len(refused)} are not printed")
    for text in refused if options.list else ():
        print(f"refused\n{text}")
    with ProcessPoolExecutor(2) as pool:
        for found in pool.map(partial(of_text, dialects=dialects), texts, chunksize=8):
            for figure, problem in found:
                figures.add(figure, problem)
    of_rewritten(figures, texts, str(program), dialects)
    if options.mutants:
        of_mutants(figures, texts, reference, dialects, options.mutants, options.seed)
    figures.print()
    return 0


if __name__ == "__main__":
    sys.exit(main())
