"""`mlir-ls test`: the commands of a test are run, and what fails is shown where it stands in the file."""

from __future__ import annotations

import asyncio
import os
import sys

from mlir_ls.commands.command import MISUSE
from mlir_ls.commands.files.inputs import Unreadable, display_name, read_text
from mlir_ls.commands.output import terminal
from mlir_ls.commands.output.render import Line, StyledText, excerpt, plain
from mlir_ls.escaping import visible_name
from mlir_ls.text import split_lines
from mlir_ls.workspace.programs.lit import RunOutcome, Verdict, outcomes_of

_STYLES = {Verdict.PASSED: "good", Verdict.FAILED: "error", Verdict.NOT_RUN: "warning"}


def run_tests(path: str, line: int | None, seconds: int) -> int:
    """Run the RUN lines of a file, or the one that begins on a line, from 1. Returns the exit status."""
    name = visible_name(display_name(path))
    try:
        lines = split_lines(read_text(path)[0])
    except Unreadable as reason:
        terminal.complain(f"{name}: {reason}")
        return MISUSE
    if not os.path.isfile(path):
        terminal.complain(f"{name}: the programs of a test read a file")
        return MISUSE
    found = asyncio.run(_shown(path, lines, name, seconds, None if line is None else line - 1))
    if not found:
        terminal.complain(f"{name}: no RUN line {'begins there' if line is not None else 'in it'}")
    if Verdict.FAILED in found:
        return 1
    return 0 if Verdict.PASSED in found else MISUSE


async def _shown(path: str, lines: list[str], name: str, seconds: int, line: int | None) -> list[Verdict]:
    found = []
    async for outcome in outcomes_of(path, lines, seconds, line):
        _show(outcome, lines, name)
        found.append(outcome.verdict)
    return found


def _show(outcome: RunOutcome, lines: list[str], name: str) -> None:
    tail = f": {outcome.reason}" if outcome.verdict is Verdict.NOT_RUN else ""
    shown: list[Line] = [
        [StyledText(f"{name}:{outcome.run.line + 1}: ", "place"), StyledText(outcome.verdict.value, _STYLES[outcome.verdict])],
    ]
    shown[0].append(StyledText(tail))
    for diagnostic in outcome.diagnostics:
        shown += excerpt(diagnostic, lines, name, terminal.width_of(sys.stdout))
    is_coloured = terminal.supports_colour(sys.stdout)
    terminal.write(terminal.colours(shown) if is_coloured else terminal.harmless(plain(shown)))
