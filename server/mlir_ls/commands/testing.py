"""`mlir-ls test`: the commands of tests are run, here or by lit, and what fails is shown where it stands in its file."""

from __future__ import annotations

import asyncio
import errno
import os
import sys
from collections import Counter
from collections.abc import Iterable, Sequence

from mlir_ls.commands.command import DONE, FOUND, MISUSE
from mlir_ls.commands.files.inputs import Unreadable, display_name, display_path, find_files, read_text
from mlir_ls.commands.output import terminal
from mlir_ls.commands.output.render import Line, StyledText, excerpt, plain
from mlir_ls.diagnostics import Diagnostic
from mlir_ls.escaping import visible_name
from mlir_ls.semantics.filecheck.runs import has_run_lines
from mlir_ls.text import split_lines
from mlir_ls.workspace.programs.lit import RunOutcome, RunVerdict, outcomes_of
from mlir_ls.workspace.programs.lit_folder import LitTest, lit_outcome, lit_program

_STYLES = {RunVerdict.PASSED: "good", RunVerdict.FAILED: "error", RunVerdict.NOT_RUN: "warning"}


def run_tests(paths: Sequence[str], line: int | None, seconds: int) -> int:
    """Run the RUN lines of files and of those in folders, or the one that begins on a line, from 1. Returns the exit status."""
    verdicts: list[RunVerdict] = []
    is_unreadable = False
    for path in paths:
        is_folder = os.path.isdir(path)
        before = len(verdicts)
        for file in find_files(path):
            found = _run_file(file, None if line is None else line - 1, seconds, is_folder)
            is_unreadable |= found is None
            verdicts += found or ()
        if is_folder and len(verdicts) == before:
            terminal.complain(f"{visible_name(path)}: no file with RUN lines in this folder")
    if len(paths) > 1 or os.path.isdir(paths[0]):
        terminal.write(_summary(verdicts) + "\n")
    return MISUSE if is_unreadable else _status_of(verdicts)


def run_lit(paths: list[str], program: str | None, seconds: int) -> int:
    """Have lit run the tests in files and folders, all of them for so many seconds at most. Returns the exit status."""
    found = lit_program(program)
    if found is None:
        missing = f"there is no program '{visible_name(program)}'" if program else "lit is not there: `pip install lit`"
        terminal.complain(missing)
        return MISUSE
    there = [path for path in paths if os.path.exists(path)]
    for path in sorted({*paths} - {*there}):
        terminal.complain(f"{visible_name(path)}: {os.strerror(errno.ENOENT)}")
    if not there:
        return MISUSE
    outcome = asyncio.run(lit_outcome(found, there, seconds))
    if outcome.trouble:
        terminal.complain(visible_name(outcome.trouble))
        return MISUSE
    for test in outcome.tests:
        _show_lit(test)
    verdicts = [test.verdict for test in outcome.tests]
    terminal.write(_summary(verdicts) + "\n")
    return MISUSE if len(there) < len(paths) else _status_of(verdicts)


def _show_lit(test: LitTest) -> None:
    name = visible_name(display_path(test.path) if test.path else test.name)
    try:
        lines = split_lines(read_text(test.path)[0]) if test.failures else []
    except Unreadable:
        lines = []
    word = f" ({test.result})" if test.result not in ("PASS", "FAIL") else ""
    _show(name, test.verdict, word, test.failures if lines else (), lines, name)
    if test.verdict is RunVerdict.FAILED and not test.failures:
        terminal.write(terminal.harmless(test.output.strip() + "\n"))


def _summary(verdicts: Iterable[RunVerdict]) -> str:
    """How many of some verdicts there are of each kind."""
    counts = Counter(verdicts)
    return ", ".join([f"{counts[each]} {each.value}" for each in RunVerdict])


def _status_of(verdicts: Sequence[RunVerdict]) -> int:
    """The exit status that some verdicts make."""
    if RunVerdict.FAILED in verdicts:
        return FOUND
    return DONE if RunVerdict.PASSED in verdicts else MISUSE


def _show(
    place: str, verdict: RunVerdict, reason: str, failures: Sequence[Diagnostic], lines: Sequence[str], name: str
) -> None:
    """Print what came of a test, and what failed in its file."""
    shown: list[Line] = [[StyledText(f"{place}: ", "place"), StyledText(verdict.value, _STYLES[verdict]), StyledText(reason)]]
    for diagnostic in failures:
        shown += excerpt(diagnostic, lines, name, terminal.width_of(sys.stdout))
    is_coloured = terminal.supports_colour(sys.stdout)
    terminal.write(terminal.colours(shown) if is_coloured else terminal.harmless(plain(shown)))


def _run_file(path: str, line: int | None, seconds: int, is_found: bool) -> list[RunVerdict] | None:
    """The verdicts of a file; None where it cannot be run. A file that `is_found` in a folder may have no RUN lines."""
    name = visible_name(display_name(path))
    try:
        lines = split_lines(read_text(path)[0])
    except Unreadable as reason:
        if not is_found:
            terminal.complain(f"{name}: {reason}")
        return [] if is_found else None
    if not os.path.isfile(path):
        terminal.complain(f"{name}: the programs of a test read a file")
        return None
    if is_found and not has_run_lines(lines):
        return []
    found = asyncio.run(_shown(path, lines, name, seconds, line))
    if not found and not is_found:
        terminal.complain(f"{name}: no RUN line {'begins there' if line is not None else 'in it'}")
    return found


async def _shown(path: str, lines: Sequence[str], name: str, seconds: int, line: int | None) -> list[RunVerdict]:
    found = []
    async for outcome in outcomes_of(path, lines, seconds, line):
        _show_outcome(outcome, lines, name)
        found.append(outcome.verdict)
    return found


def _show_outcome(outcome: RunOutcome, lines: Sequence[str], name: str) -> None:
    reason = f": {outcome.reason}" if outcome.verdict is RunVerdict.NOT_RUN else ""
    _show(f"{name}:{outcome.run.line + 1}", outcome.verdict, reason, outcome.diagnostics, lines, name)
