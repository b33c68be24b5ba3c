"""What the reference prints has to be clean: all its forms, and what stands between the passes of a corpus's own RUN lines.

    outputs.py CORPUS LABELS [--count N] [--seed S] [--only PATH] [--list] [--profile PROFILE --reference PROGRAM]

takes files of a corpus, has mlir-opt print the parts that it accepts in each of its forms (generic, with locations, names
from locations, elided, local scope) and after every pass of their RUN lines, and checks what it prints. An error of ours in a
text that mlir-opt reads again is a false alarm. What mlir-opt prints is cached by content. The last line has the figures, with how
many operations there are, as far as each begins on a line of its own.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import random
import re
import shlex
import sqlite3
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parent))

from judge.agreement import MLIR_OPT, PROFILE, Finding, findings_in
from judge.reference import Question, Reference, cache_folder

SECONDS = 60
MAX_LENGTH = 200_000
"""Characters of an output that is checked."""

FORMS = {
    "generic": ("--mlir-print-op-generic",),
    "debuginfo": ("--mlir-print-debuginfo",),
    "generic debuginfo": ("--mlir-print-op-generic", "--mlir-print-debuginfo"),
    "nameloc prefix": ("--mlir-use-nameloc-as-prefix",),
    "elided": ("--mlir-elide-elementsattrs-if-larger=2", "--mlir-elide-resource-strings-if-larger=2"),
    "local scope": ("--mlir-print-local-scope",),
    "local scope debuginfo": ("--mlir-print-local-scope", "--mlir-print-debuginfo"),
}
"""Ways to print, by what the report calls them."""

PASSES = "passes"

_AFTER_ALL = ("--mlir-print-ir-after-all", "--mlir-print-ir-module-scope", "--mlir-disable-threading")
_DUMP = re.compile(r"^// -----// IR Dump After .*//----- //$", re.MULTILINE)
_RUN = re.compile(r"^// RUN:\s*(.*)$", re.MULTILINE)
_USE = re.compile(r'^[ \t]*(?:%[^=\n]*=[ \t]*)?"?[a-z]\w*\.\w', re.MULTILINE)
"""The beginning of an operation on a line of its own."""

_LEFT_OUT = re.compile(r"--?(?:verify-diagnostics|split-input-file|verify-roundtrip|emit-bytecode|o\b|debug|mlir-print|stats|mlir-timing)")


class Source(NamedTuple):
    """The parts of a file that the reference accepts, what its RUN lines do with them, and whether it allows any dialect."""

    path: str
    parts: tuple[str, ...]
    runs: tuple[tuple[str, ...], ...]
    unregistered: bool


class Output(NamedTuple):
    """A text that the reference printed: of which file, and by what."""

    path: str
    form: str
    question: Question


def sources(corpus: Path, labels: Path, only: str) -> list[Source]:
    """The files of a corpus of which the reference accepts something."""
    found = []
    for record in map(json.loads, labels.read_text(encoding="utf-8").splitlines()):
        if only not in record["path"]:
            continue
        text = (corpus / record["path"]).read_text(encoding="utf-8", errors="replace")
        lines = text.split("\n")
        chunks = [lines[each["start"] : each["start"] + each["lines"]] for each in record["chunks"] if each["valid"]]
        parts = tuple(["\n".join([line for line in chunk if not line.startswith("// -----")]) for chunk in chunks])
        if parts:
            found.append(Source(record["path"], parts, tuple(runs_in(text)), record["unregistered"]))
    return found


def runs_in(text: str) -> Iterator[tuple[str, ...]]:
    """The arguments with which RUN lines call mlir-opt, without those that say how to read or to print."""
    lines = re.sub(r"\\\n// RUN:", "", text)
    for command in _RUN.findall(lines):
        first = re.split(r"(?<!\|)\|(?!\|)|&&|;|2>|>", command)[0]
        try:
            words = shlex.split(first)
        except ValueError:
            continue
        if "mlir-opt" not in words or "%s" not in words[words.index("mlir-opt") :]:
            continue
        words = [word for word in words[words.index("mlir-opt") + 1 :] if word not in ("%s", "-", "<")]
        kept = tuple([word for word in words if not _LEFT_OUT.match(word) and "allow-unregistered" not in word])
        if kept and not any("%" in word for word in kept):
            yield kept


class Printer:
    """A program like mlir-opt, and what it has printed, kept in a folder."""

    def __init__(self, program: str, folder: Path) -> None:
        self._program = program
        version = subprocess.run([program, "--version"], capture_output=True, text=True, check=True).stdout
        self._version = version
        folder.mkdir(parents=True, exist_ok=True)
        self._kept = sqlite3.connect(folder / "outputs.sqlite", timeout=60)
        self._kept.execute("create table if not exists outputs (key text primary key, texts text)")

    def printed(self, source: Source, form: str, flags: Sequence[str]) -> list[str]:
        """The texts that are printed of a file, none of parts on which the program fails."""
        key = hashlib.sha256(json.dumps([self._version, form, flags, source.unregistered, source.parts]).encode()).hexdigest()
        row = self._kept.execute("select texts from outputs where key = ?", (key,)).fetchone()
        if row is None:
            texts = self._of_parts(source.parts, source.unregistered, form, flags)
            with self._kept:
                self._kept.execute("insert or replace into outputs values (?, ?)", (key, json.dumps(texts)))
            return texts
        found: list[str] = json.loads(row[0])
        return found

    def _of_parts(self, parts: Sequence[str], unregistered: bool, form: str, flags: Sequence[str]) -> list[str]:
        command = [self._program, "--split-input-file", "--mlir-print-op-on-diagnostic=false", *flags]
        command += ["--allow-unregistered-dialect"] if unregistered else []
        try:
            run = subprocess.run(
                command, input="\n// -----\n".join(parts), capture_output=True, timeout=SECONDS, check=False,
                encoding="utf-8", errors="replace",
            )  # fmt: skip
        except subprocess.TimeoutExpired:
            return []
        if run.returncode == 0:
            if form == PASSES:
                return [text for text in _DUMP.split(run.stderr)[1:] if text.strip()]
            return re.split(r"^// -----\n", run.stdout, flags=re.MULTILINE)
        if len(parts) == 1:
            return []
        half = len(parts) // 2
        return [
            *self._of_parts(parts[:half], unregistered, form, flags), *self._of_parts(parts[half:], unregistered, form, flags)
        ]  # fmt: skip


def outputs_of(source: Source, printer: Printer) -> Iterator[Output]:
    """Everything that is printed of a file, each text once."""
    seen: set[str] = set()
    ways = [*FORMS.items(), *[(PASSES, (*run, *_AFTER_ALL)) for run in source.runs]]
    for form, flags in ways:
        for text in printer.printed(source, form, flags):
            if text not in seen and text.strip() and len(text) <= MAX_LENGTH:
                seen.add(text)
                yield Output(source.path, form, Question(text, source.unregistered))


def _checked(output: Output, profile: str) -> tuple[Finding, ...]:
    return findings_in(output.question, profile)


def alarms_in(
    outputs: Sequence[Output], pool: ProcessPoolExecutor, reference: Reference, profile: str
) -> list[tuple[Output, tuple[Finding, ...]]]:
    """The outputs in which we find errors and the reference does not."""
    found = pool.map(partial(_checked, profile=profile), outputs, chunksize=8)
    suspects = [(output, findings) for output, findings in zip(outputs, found, strict=True) if findings]
    verdicts = reference.verdicts([output.question for output, _ in suspects])
    return [
        suspect for suspect, verdict in zip(suspects, verdicts, strict=True) if not verdict.refused and not verdict.crashed
    ]


def arguments(description: str | None) -> argparse.ArgumentParser:
    """What a search for false alarms over a corpus is given."""
    parser = argparse.ArgumentParser(description=description.splitlines()[0] if description else None)
    parser.add_argument("corpus", type=Path)
    parser.add_argument("labels", type=Path)
    parser.add_argument("--count", type=int, help="so many files at random instead of all")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="files whose paths contain this")
    parser.add_argument("--list", action="store_true", help="print each false alarm with its text, as JSON")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--reference", default=MLIR_OPT, help="the program that judges")
    parser.add_argument("--profile", default=PROFILE, help="the profile of its release")
    return parser


def report(options: argparse.Namespace, texts_of: Callable[[Source], Iterable[Output]]) -> int:
    """Checks the texts that are made of each file, and prints the false alarms; exit status 1 where there is one."""
    files = sources(options.corpus, options.labels, options.only)
    if options.count:
        files = random.Random(options.seed).sample(files, min(options.count, len(files)))
    reference = Reference(options.reference)
    counts: Counter[str] = Counter()
    alarms: Counter[str] = Counter()
    uses = 0
    with ProcessPoolExecutor(max_workers=options.jobs) as pool:
        for first in range(0, len(files), 20):
            outputs = [output for source in files[first : first + 20] for output in texts_of(source)]
            counts.update([output.form for output in outputs])
            uses += sum([len(_USE.findall(output.question.text)) for output in outputs])
            for output, findings in alarms_in(outputs, pool, reference, options.profile):
                alarms[output.form] += 1
                place = f"{output.path} ({output.form}):{findings[0].line + 1}"
                print(f"{place}: {findings[0].message} [{findings[0].code}]", flush=True)
                if options.list:
                    print(json.dumps({"path": output.path, "form": output.form, "findings": findings, "text": output.question.text}))
    for form, count in counts.items():
        print(f"  {form:24} {count:6} texts, {alarms[form]} alarms")
    print(f"figures: {len(files)} files, seed {options.seed}, {counts.total()} texts, {uses} operations, {alarms.total()} alarms")
    return min(1, alarms.total())


def main() -> int:
    """Prints, checks and reports."""
    options = arguments(__doc__).parse_args()
    return report(options, partial(outputs_of, printer=Printer(options.reference, cache_folder())))


if __name__ == "__main__":
    sys.exit(main())
