"""Measures how a project with dialects of its own fares: `examples/dialects/harbor`, and texts as its tools print them.

    foreign_figures.py [--seed S] [--chunks N] [--mutants N] [--verbose]

prints shares of chunks that are clean, of one-token mistakes that are flagged, of lines that formatting changes, of operations
that are read tolerantly, and of results whose type is unknown.
"""

from __future__ import annotations

import argparse
import random
import re
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from harbor_printer import Module, Printer

from mlir_ls.analysis import Analysis, CheckOptions, analyze, check_text
from mlir_ls.diagnostics import Severity
from mlir_ls.features.formatting import formatted
from mlir_ls.features.hover import hover
from mlir_ls.formatting.options import FormatOptions
from mlir_ls.ods.project.load import load
from mlir_ls.ods.project.sources import Loaded, Named, Sources
from mlir_ls.syntax.tree import walk
from mlir_ls.text import Position, split_lines

HARBOR = Path(__file__).parents[2] / "examples" / "dialects" / "harbor"

_TOKEN = re.compile(r'"[^"\n]*"|[%@^#!][\w.$-]+|[\w.]+|->|=>|::|\S')
_DEFINITION = re.compile(r"^\s*(%\w[\w.]*)[^=\n]* = (?![^\n]*arith\.constant)", re.MULTILINE)


class Figures(NamedTuple):
    """Pairs of counts: how many of how many."""

    clean: tuple[int, int]
    flagged: tuple[int, int]
    misspelt: tuple[int, int]
    changed_lines: tuple[int, int]
    tolerant: tuple[int, int]
    unknown: tuple[int, int]


def imported(cache: Path, folder: Path = HARBOR) -> Loaded:
    """The dialects of the project, as its settings name them."""
    include = str(folder / "include")
    return load(Sources((Named(include, "settings.toml", 0),), (include,)), cache)


def chunks(seed: int, count: int) -> list[Module]:
    """Chunks of texts of a seed."""
    printer = Printer(seed)
    return [printer.chunk() for _ in range(count)]


def alarms(text: str, options: CheckOptions) -> list[str]:
    """What is flagged in a text, with lines from 1."""
    found = [each for each in check_text(text, options) if each.severity < Severity.INFORMATION]
    return [f"{each.span.start.line + 1}: {each.message}" for each in found]


def changed_lines(text: str, options: CheckOptions) -> int:
    """How many lines formatting changes."""
    analysis = analyze(split_lines(text), options)
    return sum([span.end.line - span.start.line + (span.end.character > 0) for span, _ in formatted(analysis, FormatOptions())])


def tolerant(analysis: Analysis) -> Counter[str]:
    """The operations that are read tolerantly, by name."""
    found: Counter[str] = Counter()
    for item in walk(analysis.document.tree):
        shape = item.node.shape
        if shape.kind == "operation" and not shape.known and not shape.partly and not shape.generic:
            found[shape.name] += 1
    return found


def unknown_results(analysis: Analysis) -> tuple[list[str], int]:
    """The lines that define values whose type hover does not know, and how many define values."""
    lines = analysis.document.lines
    found, total = [], 0
    for number, line in enumerate(lines):
        match = _DEFINITION.match(line)
        if match is None:
            continue
        total += 1
        shown = hover(analysis, Position(number, match.start(1) + 1))
        if shown is None or " : unknown" in shown.markdown.splitlines()[1]:
            found.append(line)
    return found, total


def mutant(text: str, rng: random.Random) -> tuple[str, str]:
    """A text with one wrong token, and what was done."""
    places = [
        match for match in _TOKEN.finditer(text) if not text[: match.start()].rpartition("\n")[2].strip().startswith("//")
    ]
    names = sorted({match[0] for match in places if match[0][0] == "%"}) or ["%x"]
    while True:
        at = rng.choice(places)
        change = rng.choice(("drop", "double", "misspell", "undefined", "exchange"))
        token = at[0]
        new = {
            "drop": "",
            "double": f"{token} {token}",
            "misspell": token[:-1] + ("x" if token[-1] != "x" else "y"),
            "undefined": "%undefined",
            "exchange": rng.choice(names),
        }[change]
        if change in ("undefined", "exchange") and (token[0] != "%" or new == token):
            continue
        if change == "misspell" and not re.fullmatch(r"[\w.]{3,}", token):
            continue
        return text[: at.start()] + new + text[at.end() :], f"{change} {token}"


def misspelt(text: str, operations: Sequence[str], rng: random.Random) -> str | None:
    """A text in which the name of one operation has one letter less."""
    name = rng.choice(operations)
    places = [match.start(1) for match in re.finditer(rf"(?m)(?:^\s*|= )({re.escape(name)})(?![\w.])", text)]
    if not places:
        return None
    at = rng.choice(places) + len(name)
    cut = 2 if name.endswith('"') else 1
    return text[: at - cut] + name[len(name) - cut + 1 :] + text[at:]


def measure(
    options: CheckOptions, modules: Sequence[Module], mutants: int, seed: int, report: Callable[[str], None]
) -> Figures:
    """All figures of chunks."""
    clean = changed = lines = operations = defined = 0
    read: Counter[str] = Counter()
    unknown: list[str] = []
    for module in modules:
        found = alarms(module.text, options)
        clean += not found
        if found:
            at = int(found[0].partition(":")[0]) - 1
            report(f"alarm {found[0]} | {module.text.splitlines()[at].strip()}")
        count = changed_lines(module.text, options)
        changed += count
        lines += module.text.count("\n")
        if count:
            analysis = analyze(split_lines(module.text), options)
            for span, new in formatted(analysis, FormatOptions()):
                old = module.text.split("\n")[span.start.line : span.end.line + 1]
                report(f"formatted {old} to {new!r}")
        analysis = analyze(split_lines(module.text), options)
        read += tolerant(analysis)
        operations += sum(1 for item in walk(analysis.document.tree) if item.node.shape.kind == "operation")
        some, total = unknown_results(analysis)
        unknown += some
        defined += total
    rng = random.Random(seed)
    flagged = wrong = missed = 0
    for _ in range(mutants):
        module = rng.choice(modules)
        text, change = mutant(module.text, rng)
        if alarms(text, options):
            flagged += 1
        else:
            report(f"missed {change}")
        own = [name for name in module.operations if not name.startswith("transform.")]
        bad = misspelt(module.text, own, rng) if own else None
        if bad is not None:
            wrong += 1
            if alarms(bad, options):
                missed += 1
            else:
                report("not flagged: a misspelt operation")
    for name, count in read.most_common(40):
        report(f"tolerant {name} {count}")
    for name, count in Counter([re.sub(r"%[\w.#]+", "%", line).strip() for line in unknown]).most_common(30):
        report(f"unknown {count} {name}")
    return Figures(
        (clean, len(modules)),
        (flagged, mutants),
        (missed, wrong),
        (changed, lines),
        (read.total(), operations),
        (len(unknown), defined),
    )


def main() -> int:
    """Prints the figures."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--chunks", type=int, default=300)
    parser.add_argument("--mutants", type=int, default=300)
    parser.add_argument("--verbose", action="store_true")
    arguments = parser.parse_args()
    modules = chunks(arguments.seed, arguments.chunks)
    report: Callable[[str], None] = print if arguments.verbose else lambda _: None
    with tempfile.TemporaryDirectory() as cache:
        loaded = imported(Path(cache))
        for problem in loaded.problems:
            print(f"problem: {problem.message}")
        named = CheckOptions(dialects=loaded.folder)
        print(f"seed {arguments.seed}, {len(modules)} chunks")
        for title, options in (("no settings", CheckOptions()), ("llvm-next", replace(named, profile="llvm-next"))):
            clean = 0
            for module in modules:
                found = alarms(module.text, options)
                clean += not found
                if found:
                    report(
                        f"{title}: alarm {found[0]} | {module.text.splitlines()[int(found[0].partition(':')[0]) - 1].strip()}"
                    )
            print(f"clean, {title}: {_share((clean, len(modules)))}")
        figures = measure(named, modules, arguments.mutants, arguments.seed, report)
        for name, pair in figures._asdict().items():
            print(f"{name}: {_share(pair)}")
    return 0


def _share(pair: tuple[int, int]) -> str:
    return f"{100 * pair[0] / max(1, pair[1]):.2f} % of {pair[1]}"


if __name__ == "__main__":
    sys.exit(main())
