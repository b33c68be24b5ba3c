"""`mlir-ls format`: lay out files in place, or say which of them are not as they should be."""

from __future__ import annotations

import argparse
import difflib
import gc
import os
import re
import sys
import traceback
from collections.abc import Generator, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from functools import partial
from itertools import chain
from typing import NamedTuple

from mlir_ls.analysis import CheckOptions, parse
from mlir_ls.commands import terminal
from mlir_ls.commands.check import processes_for
from mlir_ls.commands.inputs import STDIN, Unreadable, display_name, display_path, find_files, read_text
from mlir_ls.commands.projects import NO_PROJECTS, Projects, projects_of
from mlir_ls.formatting import FormatOptions, format_settled
from mlir_ls.plurals import plural
from mlir_ls.text import Edit, split_lines

DONE, UNFORMATTED, FAILED = 0, 1, 2
"""Exit statuses: done; `--check` found files that are not as they should be; a file that could not be formatted."""

_LINE_END = re.compile(r"\r\n|\n|\r")
_BYTE_ORDER_MARK = "\ufeff"


@dataclass(frozen=True, slots=True)
class FormatPlan:
    """How to format, and whether to write: `check` only tells which files would change, `diff` also shows how.

    What `projects` say of a file holds for it, else `options` and `rules`.
    """

    options: FormatOptions
    rules: CheckOptions
    check: bool = False
    diff: bool = False
    projects: Projects = NO_PROJECTS

    @property
    def writes(self) -> bool:
        return not (self.check or self.diff)

    def format(self, path: str, text: str) -> str:
        """The text of a file, laid out."""
        wishes = self.projects.of(path)
        if wishes is None:
            return format_text(text, self.options, self.rules)
        return format_text(text, wishes.layout._replace(final_newline=self.options.final_newline), wishes.rules)


class Outcome(NamedTuple):
    """What came out for one file; `failure` says why nothing did, and is "" otherwise."""

    path: str
    changed: bool
    output: str = ""
    failure: str = ""


def format_command(
    paths: Sequence[str], plan: FormatPlan, jobs: int | None = None, wishes: argparse.Namespace | None = None
) -> int:
    """Format files and folders. Returns the exit status.

    `wishes` is the command line, which counts before what the files' projects say; None where no project is asked.
    """
    files: dict[str, None] = {}
    for path in paths:
        found = find_files(path)
        if not found:
            terminal.complain(f"{path}: no MLIR files in this folder")
        files.update(dict.fromkeys(found))
    if wishes is not None:
        plan = replace(plan, projects=projects_of(list(files), wishes))
    for problem in plan.projects.problems:
        place = f"{display_path(problem.file)}:{(problem.line or 0) + 1}: " if problem.file is not None else ""
        terminal.complain(place + problem.message)
    outcomes: list[Outcome] = []
    gc.disable()  # trees are full of references and hold no garbage; looking for it costs as much as the work itself
    with closing(_outcomes(list(files), plan, jobs)) as stream:
        for outcome in stream:
            if outcome.output:
                terminal.write(outcome.output)
            if outcome.failure:
                terminal.complain(f"{outcome.path}: {outcome.failure}")
            outcomes.append(outcome._replace(output=""))
    if STDIN not in files:
        print(_summary(outcomes, plan), file=sys.stderr)
    if any(outcome.failure for outcome in outcomes) or any(problem.severe for problem in plan.projects.problems):
        return FAILED
    return UNFORMATTED if plan.check and any(outcome.changed for outcome in outcomes) else DONE


def format_text(text: str, options: FormatOptions, rules: CheckOptions | None = None) -> str:
    """A text, laid out. Every line keeps its end; new lines get those of the first one."""
    lines = split_lines(text)
    wanted = rules or CheckOptions()
    document, language = parse(lines, wanted)
    edits = format_settled(document, language, options, lambda changed: parse(changed, wanted)[0])
    return _applied(text, lines, edits) if edits else text


def format_file(path: str, plan: FormatPlan) -> Outcome:
    """Format one file. Never raises: what goes wrong is in the outcome, and the file is as it was."""
    name = display_name(path)
    try:
        text, findings = read_text(path)
    except Unreadable as reason:
        return Outcome(name, False, failure=str(reason))
    try:
        new = plan.format(path, text)
    except Exception as error:
        details = traceback.format_exc() if os.environ.get("MLIR_LS_DEBUG") else ""
        return Outcome(name, False, failure=f"internal error: {type(error).__name__}: {error}{details}")
    changed = new != text
    if plan.diff:
        return Outcome(name, changed, _difference(text, new, name) if changed else "")
    if plan.check:
        return Outcome(name, changed, f"{name}\n" if changed else "")
    if path == STDIN:
        return Outcome(name, changed, new)
    if changed:
        marked = any(finding.code == "byte-order-mark" for finding in findings)
        try:
            with open(path, "wb") as file:
                file.write(((_BYTE_ORDER_MARK if marked else "") + new).encode("utf-8"))
        except OSError as error:
            return Outcome(name, False, failure=error.strerror or str(error))
    return Outcome(name, changed)


def _outcomes(files: Sequence[str], plan: FormatPlan, jobs: int | None) -> Generator[Outcome, None, None]:
    jobs = processes_for(files, jobs)
    if jobs <= 1:
        return (format_file(file, plan) for file in files)
    from mlir_ls.commands.processes import in_order

    return in_order(partial(format_file, plan=plan), files, jobs, _lost)


def _lost(path: str) -> Outcome:
    return Outcome(display_name(path), False, failure="internal error: the process that formatted this file died")


def _applied(text: str, lines: Sequence[str], edits: Sequence[Edit]) -> str:
    """The text behind the edits, which are in order and do not touch one another."""
    ends = _LINE_END.findall(text) if "\r" in text else ["\n"] * (len(lines) - 1)
    usual = ends[0] if ends else "\n"
    ends.append(usual)
    parts: list[str] = []
    line = 0
    for edit in edits:
        parts += chain.from_iterable(zip(lines[line : edit.first], ends[line : edit.first], strict=True))
        for number, new in enumerate(edit.lines, edit.first):
            # a line break that is still there keeps its kind
            parts += (new, ends[number] if number < edit.last else usual)
        line = edit.last
    parts += chain.from_iterable(zip(lines[line:], ends[line:], strict=True))
    return "".join(parts[:-1])


def _difference(old: str, new: str, name: str) -> str:
    before, after = old.splitlines(keepends=True), new.splitlines(keepends=True)
    return "".join(
        line if line.endswith("\n") else f"{line}\n\\ No newline at end of file\n"
        for line in difflib.unified_diff(before, after, name, name)
    )


def _summary(outcomes: Sequence[Outcome], plan: FormatPlan) -> str:
    changed = sum(outcome.changed for outcome in outcomes)
    failed = sum(bool(outcome.failure) for outcome in outcomes)
    verb = "formatted" if plan.writes else "would be formatted"
    parts = [f"{plural(changed, 'file')} {verb}", f"{plural(len(outcomes) - changed - failed, 'file')} left as is"]
    if failed:
        parts.append(f"{plural(failed, 'file')} could not be formatted")
    return ", ".join(parts)
