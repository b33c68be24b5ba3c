"""`mlir-ls test --lit`: lit runs the tests, and what fails is shown where it stands in its file."""

from __future__ import annotations

import asyncio

from mlir_ls.commands.command import MISUSE
from mlir_ls.commands.files.inputs import Unreadable, display_path, read_text
from mlir_ls.commands.output import terminal
from mlir_ls.commands.testing import show, status_of, summary
from mlir_ls.escaping import visible_name
from mlir_ls.text import split_lines
from mlir_ls.workspace.programs.lit import Verdict
from mlir_ls.workspace.programs.lit_folder import LitTest, lit_outcome, lit_program


def run_lit(paths: list[str], program: str | None, seconds: int) -> int:
    """Have lit run the tests in files and folders, all of them for so many seconds at most. Returns the exit status."""
    found = lit_program(program)
    if found is None:
        terminal.complain(f"there is no program '{visible_name(program)}'" if program else "lit is not there: `pip install lit`")
        return MISUSE
    outcome = asyncio.run(lit_outcome(found, paths, seconds))
    if outcome.trouble:
        terminal.complain(visible_name(outcome.trouble))
        return MISUSE
    for test in outcome.tests:
        _show(test)
    verdicts = [test.verdict for test in outcome.tests]
    terminal.write(summary(verdicts) + "\n")
    return status_of(verdicts)


def _show(test: LitTest) -> None:
    name = visible_name(display_path(test.path) if test.path else test.name)
    try:
        lines = split_lines(read_text(test.path)[0]) if test.failures else []
    except Unreadable:
        lines = []
    usual = ("PASS", "FAIL")
    show(name, test.verdict, f" ({test.result})" if test.result not in usual else "", test.failures if lines else (), lines, name)
    if test.verdict is Verdict.FAILED and not test.failures:
        terminal.write(terminal.harmless(test.output.strip() + "\n"))
