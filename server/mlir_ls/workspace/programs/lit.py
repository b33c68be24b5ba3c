"""Running the commands of a test, as `lit` would, and what `FileCheck` says of the directives of the text.

No shell runs what a text says: a program and its arguments are started as they are, with what the program before has written as
standard input. Only programs that a test of MLIR consists of are started, with limits of time, memory and output.
"""

from __future__ import annotations

import os
import re
from collections.abc import AsyncIterator, Iterator, Sequence
from dataclasses import replace
from enum import Enum
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from mlir_ls.diagnostics import Diagnostic, Fix, Severity
from mlir_ls.semantics.filecheck.directives import CheckRun, check_runs, directives
from mlir_ls.semantics.filecheck.repairs import changed_lines, fix_of, repairs_of
from mlir_ls.semantics.filecheck.reports import CODE, OPTIONS, CheckReport, report_of
from mlir_ls.semantics.filecheck.runs import RunLine, run_lines
from mlir_ls.system.files import read_text
from mlir_ls.system.limits import lifeline
from mlir_ls.system.patterns import deferred
from mlir_ls.system.programs import find_program
from mlir_ls.text import span, split_lines
from mlir_ls.workspace.programs.running import MAX_OUTPUT, StandardStreams, finished, text_in, trouble_of

_STARTED = deferred(r"(?:[\w.-]+-(?:opt|translate)|FileCheck)(?:-\d+)?$")
_OPTIMIZER = re.compile(r"-opt(?:-\d+)?$")
_LOADING = deferred(r"--?load(?:-\w+-plugin)?(?:=|$)")
_UNKNOWN = deferred(r"(?<!%)%(?:\{|[A-Za-z_])")
_CHECKER = "FileCheck"
_MAX_REPAIRS = 20
_AGAIN = 1000
"""The number of a program whose output is not that of a command's."""
_NEWEST, _OLDEST = 30, 14
"""Versions that names of programs end with."""


class RunVerdict(Enum):
    """What came of a command."""

    PASSED = "passed"
    FAILED = "failed"
    NOT_RUN = "not run"


class RunOutcome(NamedTuple):
    """What came of a command: why, where it did not pass, and what its last program but FileCheck has written.

    `report` is what FileCheck says of the directives that it reads with `prefixes`.
    """

    run: RunLine
    verdict: RunVerdict
    reason: str
    diagnostics: tuple[Diagnostic, ...]
    output: str = ""
    report: CheckReport = CheckReport()
    prefixes: tuple[str, ...] = ()

    @property
    def title(self) -> str:
        """The verdict, with the reason."""
        return f"{self.verdict.value}: {self.reason}" if self.reason else self.verdict.value


class _Bench(NamedTuple):
    """Where the commands of a text run: the text with its path, a folder for what they write, and their limits."""

    path: str
    lines: Sequence[str]
    own: Path
    seconds: float
    life: int


class _Done(NamedTuple):
    status: int
    output: Path
    errors: str


async def outcomes_of(path: str, lines: Sequence[str], seconds: float, line: int | None = None) -> AsyncIterator[RunOutcome]:
    """Runs the commands of a test one after the other, or the one that begins on a line, each program for so many seconds.

    `lines` are those of the text, which need not be saved: where the file has others, the programs read a copy of the text.
    """
    folder = os.path.dirname(os.path.abspath(path))
    import tempfile  # it takes time, and few need it

    with tempfile.TemporaryDirectory(prefix="mlir-ls-") as own, lifeline() as life:
        read = _file_of(os.path.abspath(path), lines, Path(own))
        temporary = os.path.join(own, os.path.basename(path))
        known = {"%s": read, "%S": folder, "%p": folder, "%t": f"{temporary}.tmp", "%T": own}
        bench = _Bench(read, lines, Path(own), seconds, life)
        for each in run_lines(lines, known):
            if line in (None, each.line):
                yield await _outcome(each, bench)


def _file_of(path: str, lines: Sequence[str], own: Path) -> str:
    """The path of a file with these lines: the one that is there, or else a copy with its name."""
    try:
        if split_lines(read_text(path, MAX_OUTPUT, "replace")) == list(lines):
            return path
    except OSError:
        pass
    return _copy_of(path, lines, own / "text")


def _copy_of(path: str, lines: Sequence[str], folder: Path) -> str:
    folder.mkdir(exist_ok=True)
    copy = folder / os.path.basename(path)
    copy.write_text("\n".join(lines), encoding="utf-8", errors="replace")
    return str(copy)


async def _outcome(each: RunLine, bench: _Bench) -> RunOutcome:
    reason = each.trouble or next((reason for words in each.programs if (reason := refusal_of(words))), "")
    if reason:
        return RunOutcome(each, RunVerdict.NOT_RUN, reason, ())
    source = Path(os.devnull)
    output = ""
    report = CheckReport()
    prefixes: tuple[str, ...] = ()
    for number, words in enumerate(each.programs):
        expects_failure = words[0] == "not"
        command = _command(words)
        try:
            done = await _started(command, source, bench, number, number in each.merged)
        except TimeoutError:
            return _failed(each, bench, f"{command[0]} took longer than {bench.seconds:g} seconds", output)
        except OSError as error:
            return RunOutcome(each, RunVerdict.NOT_RUN, f"{command[0]} cannot be run: {error.strerror}", ())
        if _is_checker(command):
            prefixes = _checks_of(each, number).prefixes
            report = report_of(done.errors, bench.path, bench.lines, directives(bench.lines, prefixes))
            output = text_in(source) if source != Path(os.devnull) else output
        else:
            output = text_in(done.output) or done.errors
        if (done.status != 0) != expects_failure:
            if report.failures:
                reason = "a directive does not match"
                report = await _with_fixes(report, command, source, bench, prefixes, output)
                return RunOutcome(each, RunVerdict.FAILED, reason, report.failures, output, report, prefixes)
            said = "it was expected to fail, and did not" if expects_failure else trouble_of(done.status, done.errors)
            return _failed(each, bench, f"{command[0]}: {said}", output)
        source = done.output
    return RunOutcome(each, RunVerdict.PASSED, "", (), output, report, prefixes)


async def _with_fixes(
    report: CheckReport, command: list[str], source: Path, bench: _Bench, prefixes: Sequence[str], output: str
) -> CheckReport:
    """The same with the repairs of directives, as far as FileCheck says that they are some."""
    fixes: dict[int, list[Fix]] = {}
    found = directives(bench.lines, prefixes)
    for repair in islice(repairs_of(bench.lines, found, report, output.split("\n")), _MAX_REPAIRS):
        lines = changed_lines(bench.lines, repair.changes)
        copy = _copy_of(bench.path, lines, bench.own / "repaired")
        try:
            again = await _started([copy if word == bench.path else word for word in command], source, bench, _AGAIN, False)
        except (OSError, TimeoutError):
            break
        failures = report_of(again.errors, copy, lines, directives(lines, prefixes)).failures
        at = repair.line + sum([len(new) - 1 for line, new in repair.changes.items() if line <= repair.line])
        if again.status == 0 or (len(failures) < len(report.failures) or at not in {each.span.start.line for each in failures}):
            fixes.setdefault(repair.line, []).append(fix_of(bench.lines, repair))
    failures = tuple([replace(each, fixes=tuple(fixes.get(each.span.start.line, ()))) for each in report.failures])
    return report._replace(failures=failures)


def _checks_of(each: RunLine, number: int) -> CheckRun:
    """The use of FileCheck that is one of the programs of a command."""
    return check_runs([each._replace(programs=(each.programs[number],))])[0]


def _is_checker(command: Sequence[str]) -> bool:
    return _CHECKER in os.path.basename(command[0])


def _failed(each: RunLine, bench: _Bench, reason: str, output: str) -> RunOutcome:
    where = span(each.line, 0, len(bench.lines[each.line]))
    return RunOutcome(each, RunVerdict.FAILED, reason, (Diagnostic(CODE, Severity.ERROR, where, reason),), output)


def _command(words: Sequence[str]) -> list[str]:
    """A program and its arguments, without `not`."""
    return [word for word in (words[1:] if words[0] == "not" else words) if word != "--crash"]


def is_optimizer(words: Sequence[str]) -> bool:
    """Whether a program is an `…-opt`."""
    command = _command(words)
    return bool(command) and _OPTIMIZER.search(command[0]) is not None


def refusal_of(words: Sequence[str]) -> str:
    """Why a program is not started; "" where it is."""
    command = _command(words)
    unknown = next((word for word in words if _UNKNOWN.search(word)), None)
    if unknown is not None:
        return f"the configuration of the test says what '{unknown}' stands for"
    if not command or _STARTED.fullmatch(command[0]) is None:
        return f"'{command[0] if command else words[0]}' is not a program that is run here"
    loading = next((word for word in command if _LOADING.match(word)), None)
    if loading is not None:
        return f"'{loading}' loads code"
    return "" if program_called(command[0]) is not None else f"there is no program '{command[0]}'"


def program_called(name: str) -> str | None:
    """The path of a program; where there is none, of the newest one whose name has a version after it."""
    return next((found for each in _names(name) if (found := find_program(each)) is not None), None)


def _names(name: str) -> Iterator[str]:
    yield name
    for version in range(_NEWEST, _OLDEST - 1, -1):
        yield f"{name}-{version}"


async def _started(command: list[str], source: Path, bench: _Bench, number: int, is_merged: bool) -> _Done:
    program = program_called(command[0])
    assert program is not None
    output = bench.own / f"output-{number}"
    streams = StandardStreams(source, output, output if is_merged else bench.own / f"errors-{number}")
    own = {"FILECHECK_OPTS": f"{os.environ.get('FILECHECK_OPTS', '')} {OPTIONS}"} if _is_checker(command) else None
    status = await finished([program, *command[1:]], streams, bench.seconds, bench.life, own)
    return _Done(status, output, text_in(streams.errors))
