"""Running the commands of a test, as `lit` would, and what `FileCheck` says of the directives of the text.

No shell runs what a text says: a program and its arguments are started as they are, with what the program before has written as
standard input. Only programs that a test of MLIR consists of are started, with limits of time, memory and output.
"""

from __future__ import annotations

import os
import re
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from enum import Enum
from pathlib import Path
from typing import NamedTuple

from mlir_ls.diagnostics import Diagnostic, Related, Severity
from mlir_ls.semantics.filecheck.runs import RunLine, run_lines
from mlir_ls.system.files import read_text
from mlir_ls.system.limits import lifeline, run
from mlir_ls.system.programs import find_program
from mlir_ls.text import Span, from_units, span

CODE = "failed-check"

_MOST_OUTPUT = 1 << 25
"""Bytes that a program may write; what writes more is ended."""

_STARTED = re.compile(r"(?:[\w.-]+-(?:opt|translate)|FileCheck)(?:-\d+)?$")
_LOADING = re.compile(r"--?load(?:-\w+-plugin)?(?:=|$)")
_UNKNOWN = re.compile(r"(?<!%)%(?:\{|[A-Za-z_])")
_MESSAGE = re.compile(r"^(?P<file>.+?):(?P<line>\d+):(?P<column>\d+): (?P<kind>error|note): (?P<message>.*)$")
_NEWEST, _OLDEST = 30, 14
"""Versions that names of programs end with."""

_LIMITED = """\
ulimit -f "$1"; in=$2; out=$3; err=$4; shift 4
if [ "$err" = "$out" ]; then exec "$@" <"$in" >"$out" 2>&1; fi
exec "$@" <"$in" >"$out" 2>"$err"
"""


class Verdict(Enum):
    """What came of a command."""

    PASSED = "passed"
    FAILED = "failed"
    NOT_RUN = "not run"


class RunOutcome(NamedTuple):
    """What came of a command: why, where it did not pass, and what its last program has written."""

    run: RunLine
    verdict: Verdict
    reason: str
    diagnostics: tuple[Diagnostic, ...]
    output: str = ""


class _Done(NamedTuple):
    status: int
    output: Path
    errors: str


def outcomes_of(path: str, lines: Sequence[str], seconds: float, line: int | None = None) -> Iterator[RunOutcome]:
    """Runs the commands of a test one after the other, or the one that begins on a line, each program for so many seconds.

    `lines` are those of the file.
    """
    folder = os.path.dirname(os.path.abspath(path))
    with tempfile.TemporaryDirectory(prefix="mlir-ls-") as own, lifeline() as life:
        temporary = os.path.join(own, os.path.basename(path))
        known = {"%s": os.path.abspath(path), "%S": folder, "%p": folder, "%t": f"{temporary}.tmp", "%T": own}
        for each in run_lines(lines, known):
            if line in (None, each.line):
                yield _outcome(each, path, lines, seconds, Path(own), life)


def _outcome(each: RunLine, path: str, lines: Sequence[str], seconds: float, own: Path, life: int) -> RunOutcome:
    reason = each.trouble or next((reason for words in each.programs if (reason := _refusal(words))), "")
    if reason:
        return RunOutcome(each, Verdict.NOT_RUN, reason, ())
    source = Path(os.devnull)
    output = ""
    for number, words in enumerate(each.programs):
        expects_failure = words[0] == "not"
        command = [word for word in (words[1:] if expects_failure else words) if word != "--crash"]
        program = _program(command[0])
        assert program is not None
        try:
            done = _started([program, *command[1:]], source, own, number, number in each.merged, seconds, life)
        except subprocess.TimeoutExpired:
            return _failed(each, lines, f"{command[0]} took longer than {seconds:g} seconds", output)
        except OSError as error:
            return RunOutcome(each, Verdict.NOT_RUN, f"{command[0]} cannot be run: {error.strerror}", ())
        output = _text(done.output) or done.errors
        if (done.status != 0) != expects_failure:
            if "FileCheck" in os.path.basename(command[0]):
                found = tuple(_of_checks(done.errors, os.path.abspath(path), lines))
                return RunOutcome(each, Verdict.FAILED, "a directive does not match", found, _text(source))
            first = next((line for line in done.errors.splitlines() if line.strip()), f"it ended with status {done.status}")
            said = "it was expected to fail, and did not" if expects_failure else first
            return _failed(each, lines, f"{command[0]}: {said}", output)
        source = done.output
    return RunOutcome(each, Verdict.PASSED, "", (), output)


def _failed(each: RunLine, lines: Sequence[str], reason: str, output: str) -> RunOutcome:
    where = span(each.line, 0, len(lines[each.line]))
    return RunOutcome(each, Verdict.FAILED, reason, (Diagnostic(CODE, Severity.ERROR, where, reason),), output)


def _refusal(words: Sequence[str]) -> str:
    """Why a program is not started; "" where it is."""
    command = [word for word in (words[1:] if words[0] == "not" else words) if word != "--crash"]
    unknown = next((word for word in words if _UNKNOWN.search(word)), None)
    if unknown is not None:
        return f"the configuration of the test says what '{unknown}' stands for"
    if not command or _STARTED.fullmatch(command[0]) is None:
        return f"'{command[0] if command else words[0]}' is not a program that is run here"
    loading = next((word for word in command if _LOADING.match(word)), None)
    if loading is not None:
        return f"'{loading}' loads code"
    return "" if _program(command[0]) is not None else f"there is no program '{command[0]}'"


def _program(name: str) -> str | None:
    """The path of a program; where there is none, of the newest one whose name has a version behind it."""
    names = [name, *[f"{name}-{version}" for version in range(_NEWEST, _OLDEST - 1, -1)]]
    return next((found for each in names if (found := find_program(each)) is not None), None)


def _started(
    command: list[str], source: Path, own: Path, number: int, is_merged: bool, seconds: float, life: int
) -> _Done:
    output, errors = own / f"output-{number}", own / f"errors-{number}"
    shown = output if is_merged else errors
    errors.write_bytes(b"")
    limits = [str(_MOST_OUTPUT >> 9), str(source), str(output), str(shown)]
    # the words of the text are arguments of this script, which never reads them as its own
    done = run(["/bin/sh", "-c", _LIMITED, "sh", *limits, *command], seconds, life)
    return _Done(done.returncode, output, _text(shown))


def _text(path: Path) -> str:
    try:
        return read_text(path, _MOST_OUTPUT + 1, "replace")
    except OSError:
        return ""


def _of_checks(output: str, path: str, lines: Sequence[str]) -> Iterator[Diagnostic]:
    """What FileCheck says, on the lines of its directives, with the lines of its input in what follows."""
    current: Diagnostic | None = None
    said = output.splitlines()
    for number, text in enumerate(said):
        match = _MESSAGE.match(text)
        if match is None:
            continue
        here = os.path.abspath(match["file"]) == path
        if match["kind"] == "error" and here:
            if current is not None:
                yield current
            current = Diagnostic(CODE, Severity.ERROR, _place(lines, match), match["message"])
        elif current is not None and here:
            related = Related(_place(lines, match), match["message"])
            current = Diagnostic(CODE, Severity.ERROR, current.span, current.message, (*current.related, related))
        elif current is not None and number + 1 < len(said):
            message = f"{current.message}; {match['message']}, line {match['line']}: {said[number + 1].strip()}"
            current = Diagnostic(CODE, Severity.ERROR, current.span, message, current.related)
    if current is not None:
        yield current


def _place(lines: Sequence[str], match: re.Match[str]) -> Span:
    """From a column of a line, both from 1, the column in bytes of UTF-8, to the end of the line."""
    number = min(max(int(match["line"]) - 1, 0), len(lines) - 1)
    start = from_units(lines[number], max(0, int(match["column"]) - 1), "utf-8")
    return span(number, start, max(start, len(lines[number].rstrip())))
