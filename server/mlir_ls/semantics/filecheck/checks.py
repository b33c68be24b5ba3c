"""What is wrong with the directives of a test: prefixes that no command reads, variables that nothing defines, bad patterns."""

from __future__ import annotations

import re
import warnings
from collections.abc import Iterator, Sequence

from mlir_ls.diagnostics import Diagnostic, Severity, changes
from mlir_ls.did_you_mean import nearest, suggestion
from mlir_ls.plurals import plural
from mlir_ls.semantics.filecheck.directives import CheckRun, CheckVariable, Regex, check_runs, directives, parts_of
from mlir_ls.semantics.filecheck.runs import has_run_lines, run_lines
from mlir_ls.system.patterns import deferred
from mlir_ls.text import Span, span

CODES = frozenset(("unread-prefix", "undefined-check-variable", "check-pattern"))

_MAX_LINES = 20_000
"""Tests that are longer are not looked at."""

_LIKENESS = 0.75
_COMMENT = deferred(
    r"[ \t]*(?://|#|;)+[ \t]*(?P<name>[A-Z][A-Z0-9_]*(?:-[A-Z0-9_]+)*?)"
    r"(?P<suffix>-(?:NEXT|SAME|NOT|DAG|LABEL|EMPTY|COUNT-\d+))?:"
)
_FAULTS = ("unterminated", "unbalanced", "missing )", "nothing to repeat", "multiple repeat", "bad character range")
_CLASS = re.compile(r"\[:(\w+):\]")


def check_findings(lines: Sequence[str]) -> tuple[Diagnostic, ...]:
    """What is wrong with the directives of a text, in its order; nothing in a text without RUN lines that use FileCheck."""
    if len(lines) > _MAX_LINES or not has_run_lines(lines):
        return ()
    runs = check_runs(run_lines(lines))
    if not runs:
        return ()
    found = [*_variables(lines, runs), *_patterns(lines, runs)]
    if all([run.is_known for run in runs]):
        found += _prefixes(lines, runs)
    return tuple(sorted(found, key=lambda each: (each.span, each.code)))


def with_check_findings(hints: tuple[Diagnostic, ...], lines: Sequence[str]) -> tuple[Diagnostic, ...]:
    """The hints of a text, with what is wrong with its directives."""
    found = check_findings(lines)
    return tuple(sorted([*hints, *found], key=lambda each: (each.span, each.code))) if found else hints


def _prefixes(lines: Sequence[str], runs: Sequence[CheckRun]) -> Iterator[Diagnostic]:
    """Prefixes that are no command's, each once: those like one that is read, and those that can be nothing else."""
    known = {prefix for run in runs for prefix in run.prefixes}
    found: dict[str, list[Span]] = {}
    for number, line in enumerate(lines):
        match = _COMMENT.match(line) if ":" in line else None
        if match is not None and not _is_known(line, match, known):
            found.setdefault(match["name"], []).append(span(number, match.start("name"), match.end("name")))
    for name, places in found.items():
        near = nearest(name, known, _LIKENESS)
        if near or name.startswith(("CHECK", *known)):
            more = f", nor {plural(len(places) - 1, 'directive')} more of it" if len(places) > 1 else ""
            message = f"no RUN line reads the prefix '{name}', so this is not checked{more}{suggestion(near)}"
            yield Diagnostic("unread-prefix", Severity.WARNING, places[0], message, (), changes(places[0], near))


def _is_known(line: str, found: re.Match[str], known: set[str]) -> bool:
    whole = line[found.start("name") : found.end() - 1]
    return found["name"] in known or whole in known or found["name"] in _OTHERS or found["name"].startswith("COM")


_OTHERS = frozenset(
    ["RUN", "DEFINE", "REDEFINE", "REQUIRES", "UNSUPPORTED", "XFAIL", "END", "TODO", "FIXME", "NOTE", "ALLOW_RETRIES"]
)
"""Keywords of `lit`, and words before remarks."""


def _variables(lines: Sequence[str], runs: Sequence[CheckRun]) -> Iterator[Diagnostic]:
    """Variables that are used and that no command nor a directive above defines, in any of the runs that read them."""
    verdicts: dict[CheckVariable, bool] = {}
    for run in runs:
        defined = {*run.variables}
        for directive in directives(lines, run.prefixes):
            for part in parts_of(lines[directive.line], directive):
                if not isinstance(part, CheckVariable):
                    continue
                if part.is_definition:
                    defined.add(part.name)
                else:
                    is_defined = part.name in defined or not run.is_known
                    verdicts[part] = verdicts.get(part, False) or is_defined
    for variable, is_defined in verdicts.items():
        if not is_defined:
            spelled = f"[[#{variable.name}]]" if variable.numeric else f"[[{variable.name}]]"
            message = f"no directive above defines the variable '{variable.name}': '{spelled}' cannot match"
            yield Diagnostic("undefined-check-variable", Severity.WARNING, variable.span, message)


def _patterns(lines: Sequence[str], runs: Sequence[CheckRun]) -> Iterator[Diagnostic]:
    for directive in directives(lines, sorted({prefix for run in runs for prefix in run.prefixes})):
        for part in parts_of(lines[directive.line], directive):
            if isinstance(part, Regex) and (fault := _fault_of(part.text)):
                yield Diagnostic("check-pattern", Severity.WARNING, part.span, f"not a regular expression: {fault}")


def _fault_of(text: str) -> str:
    """What is wrong with a regular expression of POSIX; "" where it is one, or that is not certain."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", FutureWarning)  # of sets that later versions of Python may read otherwise
            re.compile(_CLASS.sub("a-b", text).replace("[]", "[\\]").replace("[^]", "[^\\]"))
    except re.error as error:
        return error.msg if error.msg.startswith(_FAULTS) else ""
    except (RecursionError, OverflowError):
        return ""
    return ""
