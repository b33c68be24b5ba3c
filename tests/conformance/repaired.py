"""Whether the quick fixes help: texts with one slip, and what each fix that is offered makes of them.

    repaired.py [--count N] [--seed S] [--only TEXT] [--kind KIND] [--list OUTCOME ...] [--judged N] [--reference PROGRAM]

takes the examples that hover shows, makes a slip of the keyboard in each of them at random (`judge.slips`), and applies each
fix of each diagnostic on its own. A fix

    restores    makes the text the one that it was
    helps       removes the diagnostic, and there are fewer of them
    moves on    removes the diagnostic, and another one comes in its place
    harms       leaves the diagnostic there, or makes more

Printed are these counts by kind of fix, the share of diagnostics and of slips that any fix helps, and what mlir-opt says of a
sample of the texts that a fix makes clean. The last line has the figures. A fix that harms makes the command fail.
"""

from __future__ import annotations

import argparse
import random
import re
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parent))

from judge.agreement import EXAMPLES
from judge.reference import MLIR_OPT, Question, Reference
from judge.slips import SLIPS, with_slip
from judge.uses import texts_of_file

from mlir_ls.analysis import Analysis, CheckOptions, analyze
from mlir_ls.api import Module, parse
from mlir_ls.api.parts import part_of
from mlir_ls.diagnostics import Diagnostic, Fix, Severity
from mlir_ls.features.fixes import fixes
from mlir_ls.text import replaced, split_lines

OPTIONS = CheckOptions(strict=True, profile="llvm-22")
OUTCOMES = ("restores", "helps", "moves on", "harms")
_NAMES = re.compile(r"'[^']*'|@\S+")


class Repair(NamedTuple):
    """A fix of a diagnostic of a text with a slip, what comes of it, and the text after it."""

    diagnostic: Diagnostic
    fix: Fix
    outcome: str
    text: str
    errors: int

    @property
    def kind(self) -> str:
        """The code of the diagnostic and the title of the fix without names."""
        return f"{self.diagnostic.code}: {_NAMES.sub('...', self.fix.title)}"


class Slipped(NamedTuple):
    """A text with a slip: its kind, its line, the errors that it makes, and the fixes that are offered."""

    kind: str
    line: int
    text: str
    diagnostics: tuple[Diagnostic, ...]
    repairs: tuple[Repair, ...]


def slipped_texts(count: int, rng: random.Random, only: str = "", kind: str = "") -> Iterator[tuple[list[str], list[str], str, int]]:
    """So many texts as they were, and with a slip, its kind and its line: an operation at the top of an example, and what it needs."""
    modules = [module for module in _modules() if any([only in line for line in module.lines])]
    made = 0
    while made < count:
        module = rng.choice(modules)
        lines = list(module.lines)
        number = rng.randrange(len(lines))
        part = [line for line in part_of(module, "function", number) if line.strip() and not line.lstrip().startswith("//")]
        if errors_of(analyze(part, OPTIONS)):
            continue  # an operation that stands beside others which it needs
        slip = with_slip(part, rng, kind)
        if slip is not None:
            made += 1
            yield part, *slip


@cache
def _modules() -> list[Module]:
    return [parse(question.text) for path in EXAMPLES for question in texts_of_file(path)]


def errors_of(analysis: Analysis) -> list[Diagnostic]:
    """What is wrong, warnings included."""
    return [each for each in analysis.shown if each.severity <= Severity.WARNING]


def repairs_of(text: list[str], original: list[str]) -> Iterator[Repair]:
    """Each fix of each diagnostic of a text, and what comes of it."""
    analysis = analyze(text, OPTIONS)
    before = errors_of(analysis)
    for diagnostic in dict.fromkeys([found for each in before for found, _ in fixes(analysis, each.span)]):
        for fix in [fix for found, fix in fixes(analysis, diagnostic.span) if found == diagnostic]:
            yield _repair(before, diagnostic, fix, text, original)


def applied(text: Sequence[str], fix: Fix) -> str:
    """A text after a fix."""
    return "\n".join(replaced(text, fix.edits))


def _repair(before: Sequence[Diagnostic], diagnostic: Diagnostic, fix: Fix, text: list[str], original: list[str]) -> Repair:
    lines = split_lines(applied(text, fix))
    after = errors_of(analyze(lines, OPTIONS))
    same = Counter([(each.code, each.message) for each in after])
    was = Counter([(each.code, each.message) for each in before])
    key = (diagnostic.code, diagnostic.message)
    if "".join("".join(lines).split()) == "".join("".join(original).split()):
        outcome = "restores"
    elif len(after) > len(before) or same[key] >= was[key]:
        outcome = "harms"
    elif len(after) < len(before) and not same - was:
        outcome = "helps"
    else:
        outcome = "moves on"
    return Repair(diagnostic, fix, outcome, "\n".join(lines), len(after))


def _report(found: Sequence[Slipped], listed: Sequence[str], shown: int) -> None:
    kinds: defaultdict[str, Counter[str]] = defaultdict(Counter)
    slips: defaultdict[str, Counter[str]] = defaultdict(Counter)
    codes: defaultdict[str, Counter[str]] = defaultdict(Counter)
    for slipped in found:
        for repair in slipped.repairs:
            kinds[repair.kind][repair.outcome] += 1
            if repair.outcome in listed and kinds[repair.kind][repair.outcome] <= shown:
                _show(slipped, repair)
        if not slipped.diagnostics:
            slips[slipped.kind]["unnoticed"] += 1
            continue
        outcomes = {repair.outcome for repair in slipped.repairs}
        best = next((each for each in OUTCOMES[:2] if each in outcomes), "other" if outcomes else "nothing")
        slips[slipped.kind][best] += 1
        if best == "nothing" and "nothing" in listed and slips[slipped.kind][best] <= shown:
            _show(slipped, None)
        fixed = {id(repair.diagnostic): repair for repair in slipped.repairs}
        helped = {(each.diagnostic.code, each.diagnostic.span) for each in fixed.values()}
        for diagnostic in slipped.diagnostics:
            codes[diagnostic.code]["offered" if (diagnostic.code, diagnostic.span) in helped else "nothing"] += 1
    print("by kind of fix")
    for name, counts in sorted(kinds.items()):
        print(f"  {name:60} " + ", ".join([f"{each} {counts[each]}" for each in OUTCOMES]))
    print("by code")
    for name, counts in sorted(codes.items()):
        print(f"  {name:40} offered {counts['offered']} of {sum(counts.values())}")
    print("by kind of slip")
    for name, counts in sorted(slips.items()):
        print(f"  {name:24} " + ", ".join([f"{each} {counts[each]}" for each in ("unnoticed", *OUTCOMES[:2], "other", "nothing")]))


def _show(slipped: Slipped, repair: Repair | None) -> None:
    print(f"=== {slipped.kind}, {repair.outcome if repair else 'no fix'}")
    first = max(0, slipped.line - 3)
    print("\n".join(slipped.text.split("\n")[first : slipped.line + 3]))
    for each in slipped.diagnostics[:4]:
        print(f"  {each.span.start.line - first + 1}:{each.span.start.character} {each.code}: {each.message}")
    if repair is not None:
        print(f"--- {repair.diagnostic.code}: {repair.fix.title}, {repair.errors} errors after it")
        print("\n".join(repair.text.split("\n")[first : slipped.line + 4]))


def _figures(found: Sequence[Slipped], seed: int) -> tuple[str, int]:
    noticed = [each for each in found if each.diagnostics]
    counts = Counter([repair.outcome for each in found for repair in each.repairs])
    total = sum(counts.values())
    diagnostics = sum([len(each.diagnostics) for each in noticed])
    fixed = sum([len({(repair.diagnostic.code, repair.diagnostic.span) for repair in each.repairs}) for each in noticed])
    right = sum([any([repair.outcome in OUTCOMES[:2] for repair in each.repairs]) for each in noticed])
    restored = sum([any([repair.outcome == "restores" for repair in each.repairs]) for each in noticed])
    text = (
        f"seed {seed}: {len(noticed)} slips noticed of {len(found)}, {diagnostics} errors, of which {100 * fixed / max(1, diagnostics):.1f}% "
        f"have a fix; {total} fixes: " + ", ".join([f"{each} {counts[each]}" for each in OUTCOMES])
        + f"; a fix helps {100 * right / max(1, len(noticed)):.1f}% of the slips, and restores {100 * restored / max(1, len(noticed)):.1f}%"
    )
    return text, counts["harms"]


def _judged(found: Sequence[Slipped], count: int, program: str, rng: random.Random) -> None:
    """What the reference says of texts that are clean after a fix."""
    clean = [repair for each in found for repair in each.repairs if not repair.errors and repair.outcome != "restores"]
    some = rng.sample(clean, min(count, len(clean)))
    verdicts = Reference(program).verdicts([Question(each.text) for each in some])
    refused = [(repair, verdict) for repair, verdict in zip(some, verdicts, strict=True) if verdict.refused]
    for repair, verdict in refused:
        print(f"refused: {repair.kind}: {repair.fix.title}: {verdict.message}")
        print(repair.text)
    print(f"{program} accepts {len(some) - len(refused)} of {len(some)} texts that are clean after a fix")


def main() -> int:
    """Make slips, apply the fixes, and print what comes of them."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="examples in which this stands")
    parser.add_argument("--kind", default="", choices=["", *SLIPS], help="slips of this kind")
    parser.add_argument("--list", nargs="*", default=[], choices=[*OUTCOMES, "nothing"], help="show what has this outcome")
    parser.add_argument("--shown", type=int, default=3, help="of each kind, at most")
    parser.add_argument("--judged", type=int, default=0, help="texts that are clean after a fix, which the reference judges")
    parser.add_argument("--reference", default=MLIR_OPT)
    options = parser.parse_args()
    rng = random.Random(options.seed)
    found = []
    for original, text, kind, line in slipped_texts(options.count, rng, options.only, options.kind):
        diagnostics = tuple(errors_of(analyze(text, OPTIONS)))
        found.append(Slipped(kind, line, "\n".join(text), diagnostics, tuple(repairs_of(text, original))))
    _report(found, options.list, options.shown)
    if options.judged:
        _judged(found, options.judged, options.reference, rng)
    figures, harmful = _figures(found, options.seed)
    print(figures)
    return 1 if harmful else 0


if __name__ == "__main__":
    sys.exit(main())
