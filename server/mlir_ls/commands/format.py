"""`mlir-ls format`: lay out files in place, or list those that are not as they should be."""

from __future__ import annotations

import argparse
import os
import sys
import traceback
from collections.abc import Generator, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from functools import partial
from typing import NamedTuple

from mlir_ls.analysis import CheckOptions, analyze, parse, refined
from mlir_ls.commands.check import processes_for
from mlir_ls.commands.command import DONE, FOUND, MISUSE
from mlir_ls.commands.files.differences import unified
from mlir_ls.commands.files.inputs import STDIN, Unreadable, display_name, display_path, files_in, read_source
from mlir_ls.commands.files.projects import NO_PROJECTS, FileProjects, projects_of
from mlir_ls.commands.output import terminal
from mlir_ls.escaping import visible_name
from mlir_ls.formatting import FormatOptions
from mlir_ls.formatting.settled import format_settled
from mlir_ls.plurals import plural
from mlir_ls.semantics.presumed.older_release import has_faults
from mlir_ls.system.replacing import NotReplaced, replace_content
from mlir_ls.text import edited_text, split_lines


@dataclass(frozen=True, slots=True)
class FormatPlan:
    """How to format, and whether to write: `check` only lists the files that would change, `diff` also shows how.

    The settings of `projects` are used for a file, else `options` and `check_options`.
    """

    options: FormatOptions
    check_options: CheckOptions
    check: bool = False
    diff: bool = False
    projects: FileProjects = NO_PROJECTS

    @property
    def writes(self) -> bool:
        return not (self.check or self.diff)

    def format(self, path: str, text: str) -> str:
        """The text of a file, laid out."""
        own = self.projects.of(path)
        if own is None:
            return format_text(text, self.options, self.check_options)
        return format_text(text, own.layout._replace(final_newline=self.options.final_newline), own.check_options)


class FormatOutcome(NamedTuple):
    """What came out for one file; `failure` says why nothing did, and is "" otherwise."""

    path: str
    changed: bool
    output: str = ""
    failure: str = ""


def format_command(
    paths: Sequence[str], plan: FormatPlan, jobs: int | None = None, arguments: argparse.Namespace | None = None
) -> int:
    """Format files and folders. Returns the exit status.

    `arguments` are those of the command line, which have priority over the settings of the files' projects; None: no project is
    looked up.
    """
    files = files_in(paths)
    if arguments is not None:
        plan = replace(plan, projects=projects_of(files, arguments))
    for problem in plan.projects.problems:
        place = f"{visible_name(display_path(problem.file))}:{(problem.line or 0) + 1}: " if problem.file is not None else ""
        terminal.complain(place + problem.message)
    outcomes: list[FormatOutcome] = []
    with closing(_outcomes(files, plan, jobs)) as stream:
        for outcome in stream:
            if outcome.output:
                terminal.write(terminal.harmless(outcome.output) if plan.diff else outcome.output)
            if outcome.failure:
                terminal.complain(f"{visible_name(outcome.path)}: {outcome.failure}")
            outcomes.append(outcome._replace(output=""))
    if STDIN not in files:
        print(_summary(outcomes, plan), file=sys.stderr)
    is_severe = any(problem.severe for problem in plan.projects.problems)
    if is_severe or not files or any(outcome.failure for outcome in outcomes):
        return MISUSE
    return FOUND if plan.check and any(outcome.changed for outcome in outcomes) else DONE


def format_text(text: str, options: FormatOptions, check_options: CheckOptions | None = None) -> str:
    """A text, laid out. Every line keeps its end; new lines get those of the first one."""
    lines = split_lines(text)
    check_options = check_options or CheckOptions()
    document, language = parse(lines, check_options)
    if has_faults(document.tree.chunks):
        # another MLIR may explain them, which lays the text out
        needed = refined(analyze(lines, replace(check_options, editor=True)))
        if needed is not None:
            check_options = needed
            document, language = parse(lines, check_options)
    edits = format_settled(document, language, options, lambda changed, like: parse(changed, check_options, like))
    return edited_text(text, lines, edits) if edits else text


def format_file(path: str, plan: FormatPlan) -> FormatOutcome:
    """Format one file. Never raises: what goes wrong is in the outcome, and the file is as it was."""
    name = display_name(path)
    try:
        source = read_source(path)
    except Unreadable as reason:
        return FormatOutcome(name, False, failure=str(reason))
    text = source.text
    try:
        new = plan.format(path, text)
    except Exception as error:
        details = traceback.format_exc() if os.environ.get("MLIR_LS_DEBUG") else ""
        return FormatOutcome(name, False, failure=f"internal error: {type(error).__name__}: {error}{details}")
    changed = new != text
    if plan.diff:
        return FormatOutcome(name, changed, unified(text, new, visible_name(name)) if changed else "")
    if plan.check:
        return FormatOutcome(name, changed, f"{visible_name(name)}\n" if changed else "")
    if path == STDIN:
        return FormatOutcome(name, changed, source.encoded(new).decode("utf-8"))
    if changed:
        try:
            replace_content(path, source.data, source.encoded(new))
        except NotReplaced as reason:
            return FormatOutcome(name, False, failure=str(reason))
        except OSError as error:
            return FormatOutcome(name, False, failure=error.strerror or str(error))
    return FormatOutcome(name, changed)


def _outcomes(files: Sequence[str], plan: FormatPlan, jobs: int | None) -> Generator[FormatOutcome, None, None]:
    jobs = processes_for(files, jobs)
    if jobs <= 1:
        return (format_file(file, plan) for file in files)
    from mlir_ls.commands.files.processes import in_order

    return in_order(partial(format_file, plan=plan), files, jobs, _lost)


def _lost(path: str) -> FormatOutcome:
    return FormatOutcome(display_name(path), False, failure="internal error: the process that formatted this file died")


def _summary(outcomes: Sequence[FormatOutcome], plan: FormatPlan) -> str:
    changed = sum(outcome.changed for outcome in outcomes)
    failed = sum(bool(outcome.failure) for outcome in outcomes)
    verb = "formatted" if plan.writes else "would be formatted"
    parts = [f"{plural(changed, 'file')} {verb}", f"{plural(len(outcomes) - changed - failed, 'file')} left as is"]
    if failed:
        parts.append(f"{plural(failed, 'file')} could not be formatted")
    return ", ".join(parts)
