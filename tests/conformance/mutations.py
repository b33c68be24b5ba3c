"""Holds the verifier against the reference on texts with one random mistake.

    mutations.py CORPUS LABELS [--count N] [--seed S] [--verbose]

takes chunks of a corpus that the reference accepts, changes each in one random way (an operand is exchanged, a type or
a number changed, an operation removed, moved, doubled or renamed, an attribute dropped) and runs `mlir-opt` and us. The
last line of the output has the figures: how often both agree, and how often we alone find an error.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import random
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from mlir_ls.analysis import CheckOptions, check_text
from mlir_ls.diagnostics import Diagnostic, Severity

MLIR_OPT = "mlir-opt-22"
SPLIT = "// -----"
BATCH = 60
MAX_LENGTH = 200
"""Lines of a chunk: a mistake in a long one says no more, and takes longer to find."""

ASSUMED = frozenset(("test_dyn", "test_irdl_to_cpp"))
"""Dialects that the reference has built in for its own tests, and we do not know."""


class Chunk(NamedTuple):
    """A text that the reference accepts; `unregistered`: with operations of dialects that no file declares."""

    place: str
    lines: list[str]
    unregistered: bool


class Mutant(NamedTuple):
    """A chunk behind a change, and what was changed."""

    chunk: Chunk
    text: str
    change: str


Mutation = Callable[[list[str], random.Random], "list[str] | None"]
"""Changes lines at random; None where there is nothing to change."""

_OPERATION = re.compile(r"^\s*(?:%[\w:, %$.-]+=\s*)?(?:\"[\w.]+\"|[a-z_0-9]+\.[\w.]+|return\b)")
_VALUE = re.compile(r"%[A-Za-z0-9_$.-]+(?:#\d+)?")
_NUMBER = re.compile(r"(?<![\w%#@.^!-])\d+(?![\w.])")
_TYPE = re.compile(r"(?<![\w.!%#@^<-])(?:index|bf16|f16|f32|f64|i1|i8|i16|i32|i64)\b")
_SIZE = re.compile(r"(?<=[<x])(?:\d+|\?)(?=x)")
_ENTRY = re.compile(r"(?<=[{,])\s*[A-Za-z_]\w*(?:\s*=\s*[^,{}\[\]<>()]+)?(?=[,}])")
_NAME = re.compile(r"(?<![\w%@#!^\"])([a-z_0-9]+)\.([a-z_0-9.]+)")

_TYPES = ("index", "bf16", "f16", "f32", "f64", "i1", "i8", "i16", "i32", "i64")


def exchange_operand(lines: list[str], rng: random.Random) -> list[str] | None:
    """Another value of the text in the place of an operand."""
    values = sorted({found for line in lines for found in _VALUE.findall(line)})
    return _replace_one(lines, rng, _VALUE, lambda found: rng.choice(values), behind_equals=True)


def change_type(lines: list[str], rng: random.Random) -> list[str] | None:
    """Another number type."""
    return _replace_one(lines, rng, _TYPE, lambda found: rng.choice([each for each in _TYPES if each != found]))


def change_size(lines: list[str], rng: random.Random) -> list[str] | None:
    """Another size of a dimension."""
    return _replace_one(lines, rng, _SIZE, lambda found: "?" if found != "?" and rng.random() < 0.5 else "7")


def change_number(lines: list[str], rng: random.Random) -> list[str] | None:
    """Another number."""
    return _replace_one(lines, rng, _NUMBER, lambda found: str(rng.choice([0, int(found) + 1, 77])))


def remove_operation(lines: list[str], rng: random.Random) -> list[str] | None:
    """One operation less."""
    index = _operation_line(lines, rng)
    return None if index is None else lines[:index] + lines[index + 1 :]


def double_operation(lines: list[str], rng: random.Random) -> list[str] | None:
    """An operation without results twice."""
    indices = [index for index in _operation_lines(lines) if "=" not in lines[index].partition('"')[0].partition("(")[0]]
    if not indices:
        return None
    index = rng.choice(indices)
    return [*lines[: index + 1], *lines[index:]]


def move_operation(lines: list[str], rng: random.Random) -> list[str] | None:
    """An operation elsewhere, near by."""
    index = _operation_line(lines, rng)
    if index is None:
        return None
    rest = lines[:index] + lines[index + 1 :]
    target = max(0, min(len(rest), index + rng.choice([-3, -2, -1, 1, 2, 3])))
    return [*rest[:target], lines[index], *rest[target:]]


def drop_attribute(lines: list[str], rng: random.Random) -> list[str] | None:
    """One entry less in an attribute dictionary."""
    return _replace_one(lines, rng, _ENTRY, lambda found: "")


def rename_operation(lines: list[str], rng: random.Random) -> list[str] | None:
    """Another operation of the same dialect, one that the text has as well."""
    names = sorted({(found[1], found[2]) for line in lines for found in _NAME.finditer(line)})

    def other(found: str) -> str:
        dialect = found.partition(".")[0]
        others = [f"{one}.{name}" for one, name in names if one == dialect and f"{one}.{name}" != found]
        return rng.choice(others) if others else found

    return _replace_one(lines, rng, _NAME, other)


MUTATIONS: tuple[Mutation, ...] = (
    exchange_operand,
    change_type,
    change_size,
    change_number,
    remove_operation,
    double_operation,
    move_operation,
    drop_attribute,
    rename_operation,
)


def _replace_one(
    lines: list[str],
    rng: random.Random,
    pattern: re.Pattern[str],
    make: Callable[[str], str],
    behind_equals: bool = False,
) -> list[str] | None:
    places = []
    for index, line in enumerate(lines):
        code = line.partition("//")[0]
        start = code.find(" = ") if behind_equals else 0
        places += [(index, found) for found in pattern.finditer(code, max(0, start))]
    if not places:
        return None
    index, found = rng.choice(places)
    new = make(found[0])
    if new == found[0]:
        return None
    line = lines[index]
    return [*lines[:index], line[: found.start()] + new + line[found.end() :], *lines[index + 1 :]]


def _operation_lines(lines: Sequence[str]) -> list[int]:
    """The lines that are one operation each, as far as one can see."""
    return [
        index
        for index, line in enumerate(lines)
        if _OPERATION.match(line) and all(line.count(a) == line.count(b) for a, b in ("()", "{}", "[]", "<>") if a != "<")
    ]


def _operation_line(lines: Sequence[str], rng: random.Random) -> int | None:
    indices = _operation_lines(lines)
    return rng.choice(indices) if indices else None


def chunks_of(corpus: Path, labels: Path) -> Iterator[Chunk]:
    """The chunks that the reference accepts, and on which we agree."""
    for record in map(json.loads, labels.read_text(encoding="utf-8").splitlines()):
        lines = (corpus / record["path"]).read_text(encoding="utf-8", errors="replace").split("\n")
        for chunk in record["chunks"]:
            part = lines[chunk["start"] : chunk["start"] + chunk["lines"]]
            part = [line for line in part if not line.startswith(SPLIT)]
            if chunk["valid"] and len(part) <= MAX_LENGTH and not any("// -----" in line or "RUN" in line for line in part):
                text = [re.sub(r"expected-(error|warning|note|remark)", r"imagined-\1", line) for line in part]
                yield Chunk(f"{record['path']}:{chunk['start'] + 1}", text, record["unregistered"])


def mutants_of(chunks: Sequence[Chunk], count: int, rng: random.Random) -> Iterator[Mutant]:
    """Random chunks with random changes."""
    made = 0
    while made < count:
        chunk = rng.choice(chunks)
        mutation = rng.choice(MUTATIONS)
        changed = mutation(chunk.lines, rng)
        if changed is not None and changed != chunk.lines:
            made += 1
            yield Mutant(chunk, "\n".join(changed), mutation.__name__)


def reference_errors(mutants: Sequence[Mutant], unregistered: bool) -> list[str | None]:
    """The first error of each, "" where there is none; None where the reference crashes or takes too long."""
    flags = ["--split-input-file", *(["--allow-unregistered-dialect"] if unregistered else [])]
    text = f"\n{SPLIT}\n".join([mutant.text for mutant in mutants])
    run = None
    with contextlib.suppress(subprocess.TimeoutExpired):
        run = subprocess.run(
            [MLIR_OPT, *flags, "-o", "/dev/null"], input=text, capture_output=True, text=True, timeout=60, check=False
        )
    if run is None or run.returncode not in (0, 1):
        if len(mutants) == 1:
            return [None]
        half = len(mutants) // 2
        return reference_errors(mutants[:half], unregistered) + reference_errors(mutants[half:], unregistered)
    found = [""] * len(mutants)
    starts = [0]
    for mutant in mutants:
        starts.append(starts[-1] + mutant.text.count("\n") + 2)
    for match in re.finditer(r"^<stdin>:(\d+):\d+: error: (.*)$", run.stderr, re.MULTILINE):
        line = int(match[1]) - 1
        index = max(number for number in range(len(mutants)) if starts[number] <= line)
        found[index] = found[index] or match[2]
    elsewhere = re.search(r"^(?!<stdin>:)\S.*?: error: ", run.stderr, re.MULTILINE) is not None
    if elsewhere and len(mutants) == 1:
        return [found[0] or "an error at another place"]
    if elsewhere or any(found) != (run.returncode == 1):
        # a location in the text says that the error is elsewhere
        return [None] * len(mutants) if len(mutants) == 1 else [
            each for mutant in mutants for each in reference_errors([mutant], unregistered)
        ]
    return list(found)


def our_errors(mutant: Mutant) -> list[Diagnostic]:
    """What we say is an error in it."""
    strict = not mutant.chunk.unregistered
    found = check_text(mutant.text, CheckOptions(strict=strict, assumed=ASSUMED if strict else frozenset()))
    return [diagnostic for diagnostic in found if diagnostic.severity == Severity.ERROR]


def main() -> int:
    """Compare as many mutants as requested and print what came out."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("corpus", type=Path)
    parser.add_argument("labels", type=Path)
    parser.add_argument("--count", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--verbose", action="store_true", help="show what only the reference finds, too")
    options = parser.parse_args()
    rng = random.Random(options.seed)
    chunks = list(chunks_of(options.corpus, options.labels))
    totals: Counter[str] = Counter()
    by_change: Counter[tuple[str, str]] = Counter()
    for unregistered in (True, False):
        some = [chunk for chunk in chunks if chunk.unregistered == unregistered]
        mutants = list(mutants_of(some, options.count * len(some) // len(chunks), rng))
        for first in range(0, len(mutants), BATCH):
            batch = mutants[first : first + BATCH]
            for mutant, reference in zip(batch, reference_errors(batch, unregistered), strict=True):
                outcome = _outcome(mutant, reference, options.verbose)
                totals[outcome] += 1
                by_change[mutant.change, outcome] += 1
    for mutation in MUTATIONS:
        row = {outcome: by_change[mutation.__name__, outcome] for outcome in ("agree", "missed", "false alarm")}
        print(f"{mutation.__name__}: " + ", ".join([f"{outcome} {number}" for outcome, number in row.items()]))
    compared = sum(totals[each] for each in ("agree", "missed", "false alarm")) or 1
    agreed, alarms = 100 * totals["agree"] / compared, 100 * totals["false alarm"] / compared
    print(f"seed {options.seed}: agree {agreed:.2f}% of {compared}, false alarms {alarms:.2f}% of {compared}")
    return 0


def _outcome(mutant: Mutant, reference: str | None, verbose: bool) -> str:
    if reference is None:
        return "no verdict"
    ours = our_errors(mutant)
    if bool(ours) == bool(reference):
        return "agree"
    if ours:
        first = ours[0]
        line = mutant.text.split("\n")[first.span.start.line].strip()
        print(f"ALARM {mutant.chunk.place} {mutant.change}: {first.code}: {first.message} | {line}")
        return "false alarm"
    if verbose:
        print(f"missed {mutant.chunk.place} {mutant.change}: {reference}")
    return "missed"


if __name__ == "__main__":
    sys.exit(main())
