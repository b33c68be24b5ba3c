"""Which fixes help: each is tried in a text of its own, when it is requested."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace

from mlir_ls.analysis import Analysis
from mlir_ls.diagnostics import Diagnostic, Fix, Severity
from mlir_ls.features.outcome import analysis_after, is_left, key_of, problems
from mlir_ls.ods.detection import COMPARED_LINES
from mlir_ls.text import Position

_UNREAD = frozenset(
    (
        *("expected-token", "unknown-keyword", "unclosed-bracket", "unclosed-string", "unclosed-region", "stray-brace"),
        *("unknown-operation", "unknown-dialect", "unknown-type", "unknown-attribute", "bad-type", "bad-attribute"),
    )
)
"""The codes of diagnostics of what cannot be read, so that nothing else is known to be wrong with it."""

_OF_USES = frozenset(("value-type-mismatch",))
"""The codes of what is wrong with the uses of a value that has another type now."""

MAX_READ = 40_000
"""No trial begins once so many items were read anew, in all trials of one request together: where braces do not balance, an
edit may change what each line after it means, and nearly the whole text is read for each trial."""


class FixTrials:
    """The trials of one request: the text, the problems that it has, and how much may still be done: to look for the fixes of a
    diagnostic is counted as much as to try one of them."""

    def __init__(self, analysis: Analysis, count: int) -> None:
        self.analysis = analysis
        self.problems = problems(analysis)
        self._left = count
        self._to_read = MAX_READ

    def begin(self) -> bool:
        """Begins the next search or trial; false where none is left."""
        self._left -= 1
        return self._left >= 0 and self._to_read > 0

    def after(self, fix: Fix) -> Analysis:
        """The text after a fix; what is read anew for it is counted."""
        after = analysis_after(self.analysis, fix.edits)
        self._to_read -= after.document.fresh
        return after


def helping(trials: FixTrials, diagnostic: Diagnostic, fixes: Iterable[Fix]) -> list[Fix]:
    """The fixes that remove a diagnostic and bring no other problem. Of notices, which are about the whole text, all.

    Where there is none of them, those after which an operation that could not be read is, and has another problem, or which
    leave the uses of a value to be changed; never those after which there are more.
    """
    analysis, before = trials.analysis, trials.problems
    if diagnostic in analysis.notices:
        return list(fixes)
    if not trials.begin():
        return []
    readings: list[Fix] = []
    better: list[Fix] = []
    other: list[Fix] = []
    for fix in fixes:
        if not trials.begin():
            break
        if _is_pin(fix) and len(analysis.document.lines) > COMPARED_LINES:
            readings.append(fix)
            continue
        after = trials.after(fix)
        now = problems(after)
        if after.language is not analysis.language:
            readings += [fix] if now.total() <= before.total() else []
        elif diagnostic.severity <= Severity.WARNING and is_left(diagnostic, before, now):
            continue
        elif not now - before:
            better.append(fix)
        elif now.total() <= before.total() and all([code in _OF_USES for code, _ in now - before]):
            other.append(fix)
        elif now.total() <= before.total() and diagnostic.code in _UNREAD and _is_read(fix, after, now - before):
            other.append(replace(fix, preferred=len(fix.edits) == 1 and fix.preferred))
    return [*(better or other), *readings]


def _is_pin(fix: Fix) -> bool:
    """Whether a fix names the profile of a text, so that all of it is read anew."""
    return [where.end for where, _ in fix.edits] == [Position(0, 0)]


def _is_read(fix: Fix, after: Analysis, new: Counter[tuple[str, str]]) -> bool:
    """Whether the problems that come with a fix are about what an operation means that it makes readable."""
    lines = {line for where, _ in fix.edits for line in (where.start.line, where.end.line)}
    found = [each for each in after.diagnostics if key_of(each) in new]
    return all([each.code not in _UNREAD and each.span.start.line in lines for each in found])
