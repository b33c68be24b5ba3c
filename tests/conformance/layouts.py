"""What the reference prints is a fixed point of the formatter, and joined to one line it comes out as it was printed.

    layouts.py [CORPUS LABELS] [--count N] [--seed S] [--only TEXT] [--list]

has mlir-opt print the uses of operations (those in `operations` and `uses`, and the examples that hover shows), and the parts of a
corpus that it accepts, in each of its forms. Each text is formatted as it is (`left`, but for line breaks at its end), and with its lines joined as far as no
comment ends them (`joined`): blank lines and white space at the ends of lines do not count in that, nor do texts that mlir-opt does
not read itself, or that have operations which we do not know. The last line has the figures.
"""

from __future__ import annotations

import argparse
import difflib
import random
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parent))

from judge.agreement import EXAMPLES, MLIR_OPT, OPERATIONS, PROFILE, USES
from judge.reference import Question, Reference, Verdict, cache_folder
from judge.uses import texts_of_file
from outputs import FORMS, MAX_LENGTH, Printer, Source, sources

from mlir_ls.analysis import CheckOptions, parse
from mlir_ls.commands.format import format_text
from mlir_ls.formatting import FormatOptions
from mlir_ls.syntax.steps import without_comment
from mlir_ls.syntax.tree import walk
from mlir_ls.text import split_lines

_TOGETHER = 50  # uses that are printed in one run
_PLAIN = {"plain": ()}
_OTHER = {"generic local scope": ("--mlir-print-op-generic", "--mlir-print-local-scope")}
READ = Verdict()
"""The verdict of a text that the reference reads."""

_RULES = CheckOptions(profile=PROFILE)


class Printed(NamedTuple):
    """A text that the reference printed: of which file or operations, in which form, and whether it reads it again."""

    path: str
    form: str
    question: Question
    readable: bool = False

    @property
    def text(self) -> str:
        """What was printed."""
        return self.question.text


class Outcome(NamedTuple):
    """How formatting changed a text, and how its joined lines came out, as differences; "" where they are the same."""

    left: str
    joined: str


def joined(text: str) -> str:
    """A text with a blank in the place of its line breaks, but for those after comments."""
    parts: list[str] = []
    for line in text.split("\n"):
        parts.append(line.strip())
        parts.append(" " if without_comment(line) == line else "\n")
    return "".join(parts).strip() + "\n"


def outcome_of(printed: Printed) -> Outcome:
    """What the formatter makes of a text that was printed."""
    left = _difference(printed.text.rstrip("\n"), _formatted(printed.text).rstrip("\n"))
    if not printed.readable or not _all_known(printed.text):
        return Outcome(left, "")
    return Outcome(left, _difference(_trimmed(printed.text), _trimmed(_formatted(joined(printed.text)))))


def _all_known(text: str) -> bool:
    document, _ = parse(split_lines(text), _RULES)
    return all([node.shape.known or node.shape.generic or node.shape.kind != "operation" for _, node in walk(document.tree)])


def _formatted(text: str) -> str:
    return format_text(text, FormatOptions(), _RULES)


def _trimmed(text: str) -> str:
    return "\n".join([line.rstrip() for line in text.split("\n") if line.strip()])


def _difference(expected: str, found: str) -> str:
    if expected == found:
        return ""
    before, after = expected.split("\n"), found.split("\n")
    rows = difflib.unified_diff(before, after, lineterm="", n=0) if len(before) < 3000 else _first_of(before, after)
    return "\n".join(list(rows)[2:42])


def _first_of(before: Sequence[str], after: Sequence[str]) -> list[str]:
    pairs = zip(before, after, strict=False)
    return ["", "", *[row for old, new in pairs if old != new for row in ("-" + old, "+" + new)][:4]]


def texts_of(source: Source, printer: Printer) -> Iterator[Printed]:
    """All that is printed of a file, each text once."""
    seen: set[str] = set()
    for form, flags in (_PLAIN | FORMS | _OTHER).items():
        for text in printer.printed(source, form, flags):
            if text not in seen and text.strip() and len(text) <= MAX_LENGTH:
                seen.add(text)
                yield Printed(source.path, form, Question(text, source.unregistered))


def sources_of_uses(only: str) -> Iterator[Source]:
    """The uses of operations, some at a time."""
    for path in (*sorted(OPERATIONS.glob("*.mlir")), *sorted(USES.glob("*.mlir")), *EXAMPLES):
        parts = [question.text for question in texts_of_file(path) if question.text.strip() and only in question.text]
        for first in range(0, len(parts), _TOGETHER):
            some = tuple(parts[first : first + _TOGETHER])
            yield Source(f"{path.parent.name}/{path.name}:{first}", some, (), False)


def main() -> int:
    """Prints, formats and reports; exit status 1 where something differs."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("corpus", type=Path, nargs="?")
    parser.add_argument("labels", type=Path, nargs="?")
    parser.add_argument("--count", type=int, help="so many files at random instead of all")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="files whose paths contain this, or uses in which it stands")
    parser.add_argument("--list", action="store_true", help="print what differs")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--reference", default=MLIR_OPT, help="the program that prints")
    options = parser.parse_args()
    if options.corpus is None:
        files = list(sources_of_uses(options.only))
    else:
        files = sources(options.corpus, options.labels, options.only)
    if options.count:
        files = random.Random(options.seed).sample(files, min(options.count, len(files)))
    printer = Printer(options.reference, cache_folder())
    reference = Reference(options.reference)
    counts: Counter[str] = Counter()
    differing: Counter[tuple[str, str]] = Counter()
    with ProcessPoolExecutor(max_workers=options.jobs) as pool:
        for first in range(0, len(files), 20):
            texts = [printed for source in files[first : first + 20] for printed in texts_of(source, printer)]
            verdicts = reference.verdicts([printed.question for printed in texts])
            texts = [each._replace(readable=verdict == READ) for each, verdict in zip(texts, verdicts, strict=True)]
            for printed, outcome in zip(texts, pool.map(outcome_of, texts, chunksize=8), strict=True):
                counts[printed.form] += 1
                for measure, difference in outcome._asdict().items():
                    differing[printed.form, measure] += bool(difference)
                    if difference and options.list:
                        print(f"=== {measure}, {printed.form}, {printed.path}\n{difference}", flush=True)
    for form, count in counts.items():
        print(f"  {form:24} {count:6} texts, {differing[form, 'left']} not left, {differing[form, 'joined']} joined otherwise")
    total = counts.total()
    rows = [f"{each} {100 - 100 * sum(differing[form, each] for form in counts) / max(1, total):.2f}%" for each in Outcome._fields]
    print(f"figures: {len(files)} files, {total} texts: " + ", ".join([f"{row} of {total}" for row in rows]))
    return min(1, differing.total())


if __name__ == "__main__":
    sys.exit(main())
