"""What can be run from a line of a text: the commands of its RUN lines, and a reproducer, each with what came of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal, NamedTuple

from mlir_ls.semantics.filecheck.runs import has_run_lines, run_lines

LensKind = Literal["", "run", "output", "pipeline"]
"""What a lens does: nothing; run the commands of a text, or the one of a line; show an output; show what a pipeline makes."""

_MAX_LINES = 20_000
"""Texts that are longer have none."""

REPRODUCER = "mlir_reproducer"


class CodeLens(NamedTuple):
    """A line, what is shown above it, and what that does, with arguments."""

    line: int
    title: str
    kind: LensKind = ""
    arguments: tuple[object, ...] = ()


def code_lenses(lines: Sequence[str], outcomes: Mapping[int, str], has_workbench: bool) -> list[CodeLens]:
    """The lenses of a text. `outcomes` says what came of the commands that were run, by their lines.

    `has_workbench`: the client has commands of its own for outputs and pipelines.
    """
    return [*_lenses(lines, outcomes, has_workbench)] if len(lines) <= _MAX_LINES else []


def reproducer_line(lines: Sequence[str]) -> int | None:
    """The line of a reproducer's pipeline in the resources of a text; None where there is none."""
    found = next((number for number, line in enumerate(lines) if REPRODUCER in line), None)
    is_resource = found is not None and any("{-#" in line for line in lines[: found + 1])
    return found if is_resource else None


def _lenses(lines: Sequence[str], outcomes: Mapping[int, str], has_workbench: bool) -> Iterator[CodeLens]:
    runs = run_lines(lines) if has_run_lines(lines) else []
    for number, run in enumerate(runs):
        if number == 0 and len(runs) > 1:
            yield CodeLens(run.line, "Run all", "run")
        yield CodeLens(run.line, "Run", "run", (run.line,))
        if run.line in outcomes:
            yield CodeLens(run.line, outcomes[run.line], "output" if has_workbench else "", (run.line,))
        if has_workbench:
            yield CodeLens(run.line, "Pipeline", "pipeline", ({"run": run.line},))
    at = reproducer_line(lines) if has_workbench else None
    if at is not None:
        yield CodeLens(at, "Run the reproducer", "pipeline", ({"reproducer": True},))
