"""`mlir-ls check`: the diagnostics of many files, in the order in which they were named, as each is done."""

from __future__ import annotations

import argparse
import os
import sys
import time
import traceback
from collections import Counter
from collections.abc import Generator, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from functools import partial
from typing import NamedTuple

from mlir_ls.analysis import CheckOptions, analyze_once, language_of, profile_of
from mlir_ls.commands.command import DONE, FOUND, MISUSE
from mlir_ls.commands.files.inputs import STDIN, Unreadable, display_name, display_path, files_in, read_text
from mlir_ls.commands.files.projects import NO_PROJECTS, FileProjects, projects_of
from mlir_ls.commands.output import formats as outputs
from mlir_ls.commands.output import terminal
from mlir_ls.commands.output.progress import ProgressBar
from mlir_ls.commands.output.render import Line, StyledText, excerpt, heading, plain
from mlir_ls.diagnostics import Diagnostic, Severity
from mlir_ls.escaping import visible_name
from mlir_ls.ods.profile_notices import is_found
from mlir_ls.plurals import plural
from mlir_ls.settings import diagnostics_of
from mlir_ls.text import span, split_lines

_FILES_WORTH_A_PROCESS = 8


@dataclass(frozen=True, slots=True)
class Plan:
    """How to check and how to print the findings. The settings of `projects` are used for a file, else `options`.

    `format` is "text", "json", "github" or "sarif"; `width` is in columns; `verbose` shows excerpts also of what is
    less than a warning, and how long files took. `hints`: hints, which no compiler reports, are printed as well.
    """

    options: CheckOptions
    format: str = "text"
    colour: bool = False
    width: int = 120
    verbose: bool = False
    projects: FileProjects = NO_PROJECTS
    hints: bool = False

    def options_for(self, path: str) -> CheckOptions:
        """How to check a file."""
        own = self.projects.of(path)
        check_options = own.check_options if own is not None else self.options
        return replace(check_options, hints=True) if self.hints else check_options


class Answer(NamedTuple):
    """What came out for one file: lines to print, results of SARIF, the severities of what the text does not expect.

    `profile` is the profile that the file was read in, if that was requested; `older` the MLIR that the text was found to
    be of, where it is not today's.
    `failure` says why the file could not be checked, `details` whatever else helps to find out; both are "" otherwise.
    `expected` counts the errors that the text says are there.
    """

    path: str
    lines: list[Line]
    results: list[outputs.Json]
    severities: list[Severity]
    failure: str = ""
    details: str = ""
    seconds: float = 0.0
    profile: str = ""
    older: str = ""
    expected: int = 0


def check_command(
    paths: Sequence[str], plan: Plan, jobs: int | None = None, arguments: argparse.Namespace | None = None
) -> int:
    """Check files and folders and print what is found. Returns the exit status.

    `jobs` is a number of processes; None lets the number of files decide. `arguments` are those of the command line, which have
    priority over the settings of the files' projects; None: no project is looked up.
    """
    files = files_in(paths)
    if arguments is not None:
        plan = replace(plan, projects=projects_of(files, arguments))
    progress, on_screen = ProgressBar(), terminal.is_terminal(sys.stdout)
    about_projects = _about_projects(plan)
    severe = [problem for problem in plan.projects.problems if problem.severe]
    for answer in about_projects:
        _write(answer.lines, plan)
    answers: list[Answer] = []
    try:
        with closing(_answers(files, plan, jobs)) as stream:
            for answer in stream:
                if answer.failure or plan.verbose or (answer.lines and on_screen):
                    progress.clear()
                _show(answer, plan)
                answers.append(answer._replace(lines=[]))
                progress.show(len(answers), len(files), answer.path)
    finally:
        progress.clear()
    if plan.format == "sarif":
        results = [result for answer in (*about_projects, *answers) for result in answer.results]
        failures = [f"{answer.path}: {answer.failure}" for answer in answers if answer.failure]
        terminal.write(outputs.sarif_log(results, failures))
    elif plan.format == "text":
        _write([_summary(answers, len(severe))], plan)
    if severe or not files or any(answer.failure for answer in answers):
        return MISUSE
    return FOUND if any(Severity.ERROR in answer.severities for answer in answers) else DONE


def _about_projects(plan: Plan) -> list[Answer]:
    """What is wrong with settings and with the files of dialects, which are no MLIR and not counted as checked."""
    problems = plan.projects.problems
    for problem in problems:
        if problem.file is None:
            terminal.complain(problem.message)
    answers = []
    for file in dict.fromkeys([problem.file for problem in problems if problem.file is not None]):
        lines = split_lines(_text_of(file))
        found = diagnostics_of([problem for problem in problems if problem.file == file], lines)
        answers.append(_answer(display_path(file), lines, found, plan))
    return answers


def _text_of(file: str) -> str:
    try:
        return read_text(file)[0]
    except Unreadable:
        return ""


def check_file(path: str, plan: Plan) -> Answer:
    """Check one file. Never raises: what goes wrong is in the answer."""
    name = display_name(path)
    started = time.perf_counter()
    try:
        text, findings = read_text(path)
    except Unreadable as reason:
        return _failed(name, str(reason), reason.diagnostic(), plan)
    try:
        check_options = plan.options_for(path)
        found = findings + diagnostics_in(text, check_options, plan.format in _SHOWING_FIXES)
    except Exception as error:
        message = f"internal error: {type(error).__name__}: {error}"
        return _failed(name, message, _internal_error(message), plan)._replace(details=traceback.format_exc())
    found.sort(key=lambda diagnostic: diagnostic.span)
    lines = split_lines(text)
    profile = profile_of(lines, check_options) if plan.verbose else ""
    language = language_of(lines, check_options)
    older = language.version if is_found(language, lines, check_options) else ""
    return _answer(name, lines, found, plan)._replace(seconds=time.perf_counter() - started, profile=profile, older=older)


_SHOWING_FIXES = frozenset(("text", "sarif"))
"""Formats that show repairs; for the others none has to be worked out."""


def diagnostics_in(text: str, options: CheckOptions, with_fixes: bool) -> list[Diagnostic]:
    """The diagnostics of a text, as printed for users, with unambiguous fixes where these are requested."""
    analysis = analyze_once(split_lines(text), options)
    if not with_fixes or not analysis.shown:
        return analysis.shown
    from mlir_ls.features.fixes import with_obvious_fixes  # it takes time, and a text without problems needs no fixes

    return with_obvious_fixes(analysis)


def _answers(files: Sequence[str], plan: Plan, jobs: int | None) -> Generator[Answer, None, None]:
    jobs = processes_for(files, jobs)
    if jobs <= 1:
        return (check_file(file, plan) for file in files)
    from mlir_ls.commands.files.processes import in_order

    return in_order(partial(check_file, plan=plan), files, jobs, partial(_lost, plan=plan))


def processes_for(files: Sequence[str], jobs: int | None) -> int:
    """How many processes share the work on files, if `jobs` are requested."""
    if STDIN in files:  # only this process can read its standard input
        return 1
    if jobs is None:
        jobs = min(_processors(), len(files) // _FILES_WORTH_A_PROCESS)
    return min(jobs, len(files))


def _processors() -> int:
    """How many processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _answer(name: str, lines: Sequence[str], diagnostics: Sequence[Diagnostic], plan: Plan) -> Answer:
    surprising = [diagnostic for diagnostic in diagnostics if not diagnostic.expected]
    severities = [diagnostic.severity for diagnostic in surprising]
    shown: list[Line] = []
    results: list[outputs.Json] = []
    if plan.format == "text":
        printed = diagnostics if plan.verbose else surprising
        shown = [line for diagnostic in printed for line in _text(diagnostic, lines, name, plan)]
    elif plan.format == "json":
        shown = [[StyledText(outputs.json_line(name, lines, diagnostics))]]
    elif plan.format == "github":
        shown = [[StyledText(line)] for line in outputs.github_lines(name, surprising)]
    else:
        results = outputs.sarif_results(name, surprising)
    return Answer(name, shown, results, severities, expected=len(diagnostics) - len(surprising))


def _text(diagnostic: Diagnostic, lines: Sequence[str], name: str, plan: Plan) -> list[Line]:
    if diagnostic.severity <= Severity.WARNING or plan.verbose:
        return excerpt(diagnostic, lines, name, plan.width)
    return heading(diagnostic, name)


def _failed(name: str, reason: str, diagnostic: Diagnostic, plan: Plan) -> Answer:
    """The answer for a file that could not be checked; people read the reason on standard error alone."""
    answer = _answer(name, [], [diagnostic], plan)
    return answer._replace(failure=reason, lines=[] if plan.format == "text" else answer.lines)


def _lost(path: str, plan: Plan) -> Answer:
    message = "internal error: the process that checked this file died"
    return _failed(display_name(path), message, _internal_error(message), plan)


def _internal_error(message: str) -> Diagnostic:
    return Diagnostic("internal-error", Severity.ERROR, span(0, 0, 0), message)


def _show(answer: Answer, plan: Plan) -> None:
    _write(answer.lines, plan)
    if answer.failure:
        terminal.complain(f"{visible_name(answer.path)}: {answer.failure}")
        if answer.details and plan.verbose:
            terminal.complain(answer.details)
    elif plan.verbose:
        tally = _tally(answer.severities, answer.expected)
        terminal.complain(f"{visible_name(answer.path)}: {tally}, {answer.seconds:.3f} s, {answer.profile}")


def _write(lines: Sequence[Line], plan: Plan) -> None:
    if lines:
        terminal.write(terminal.colours(lines) if plan.colour else plain(lines))


def _summary(answers: Sequence[Answer], of_projects: int) -> Line:
    checked = [answer for answer in answers if not answer.failure]
    severities = [severity for answer in checked for severity in answer.severities]
    style = "error" if Severity.ERROR in severities else "good"
    tally = _tally(severities, sum([answer.expected for answer in checked]))
    line = [StyledText(f"{plural(len(checked), 'file')} checked: "), StyledText(tally, style)]
    failed = len(answers) - len(checked)
    for version, count in sorted(Counter([answer.older for answer in checked if answer.older]).items()):
        line.append(StyledText(f"; {plural(count, 'file')} read as {version}"))
    if failed:
        line.append(StyledText(f"; {plural(failed, 'file')} could not be checked", "error"))
    if of_projects:
        line.append(StyledText(f"; {plural(of_projects, 'error')} in settings and dialects", "error"))
    return line


def _tally(severities: Sequence[Severity], expected: int) -> str:
    errors, warnings = severities.count(Severity.ERROR), severities.count(Severity.WARNING)
    others = len(severities) - errors - warnings
    parts = [plural(errors, "error") if errors else "no errors"]
    rest = ((warnings, "warning"), (others, "note"), (expected, "expected error"))
    parts += [plural(number, word) for number, word in rest if number]
    return ", ".join(parts)
