"""The options of checking, formatting and hints that follow from settings, and the diagnostics of wrong settings."""

from __future__ import annotations

import re
from collections.abc import Sequence

from mlir_ls.analysis import CheckOptions
from mlir_ls.diagnostics import Diagnostic, Severity
from mlir_ls.features.inlay_hints import HintOptions
from mlir_ls.formatting import FormatOptions
from mlir_ls.ods.project.sources import Loaded, SourceProblem
from mlir_ls.settings.layers import Settings
from mlir_ls.system.patterns import deferred
from mlir_ls.text import span

NOTHING = Loaded()
"""What is loaded of a project that names no dialects."""

_QUOTED = deferred(r"(?<!\w)'([^']+)'")
"""What a message quotes."""


def check_options_of(settings: Settings, loaded: Loaded, editor: bool = False, upstream: Loaded = NOTHING) -> CheckOptions:
    """The options of checks, and the dialects to check with. `upstream` are those of the MLIR that is checked out.

    They hold where the files are not of another release: `profile` and the user's own `...-opt` go before the checkout.
    """
    checked_out = settings.upstream.profile
    profile = settings.profile or loaded.profile or checked_out
    return CheckOptions(
        strict=settings.strict,
        assumed=settings.assume,
        profile=profile,
        editor=editor,
        dialects=loaded.folder,
        hints=None if settings.hints else False,
        syntaxes=settings.syntaxes,
        mlir=upstream.folder if profile == checked_out else None,
    )


def layout_of(settings: Settings) -> FormatOptions:
    """How to format."""
    return FormatOptions(line_limit=settings.line_limit, align_equals=settings.align_equals)


def inlay_hints_of(settings: Settings) -> HintOptions:
    """Which hints are shown."""
    return HintOptions(*settings.inlay_hints)


def diagnostics_of(problems: Sequence[SourceProblem], lines: Sequence[str]) -> list[Diagnostic]:
    """The problems of one file, whose lines are given, as diagnostics in it."""
    return [_diagnostic(problem, lines) for problem in problems]


def _diagnostic(problem: SourceProblem, lines: Sequence[str]) -> Diagnostic:
    line = min(problem.line or 0, max(0, len(lines) - 1))
    text = lines[line] if lines else ""
    where = span(line, *_place(problem.message, text))
    severity = Severity.ERROR if problem.severe else Severity.WARNING
    return Diagnostic(problem.code, severity, where, problem.message)


def _place(message: str, line: str) -> tuple[int, int]:
    """Where in a line the first word is that a message quotes and that the line holds once; else all that it holds."""
    for quoted in _QUOTED.findall(message):
        found = [*re.finditer(rf"(?<![\w$]){re.escape(quoted)}(?!\w)", line)]
        if len(found) == 1:
            return found[0].span()
    return len(line) - len(line.lstrip()), len(line.rstrip())
