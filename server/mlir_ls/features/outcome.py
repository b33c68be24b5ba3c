"""What comes of a change that is offered: it is read, and verified if the text before it is, when it is requested."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Sequence

from mlir_ls.analysis import Analysis, pending_verification, update, with_verdicts
from mlir_ls.diagnostics import Diagnostic, Severity
from mlir_ls.text import Edit, Span, replaced, shifted


def analysis_after(analysis: Analysis, edits: Sequence[tuple[Span, str]]) -> Analysis:
    """The analysis of a text after edits, in any order. Verified if the text before them is."""
    first, last = min([where.start for where, _ in edits]).line, max([where.end for where, _ in edits]).line + 1
    lines = replaced(analysis.document.lines[first:last], [(shifted(where, -first), text) for where, text in edits])
    changed = update(analysis, Edit(first, last, lines))
    if analysis.verified:  # what is not verified has no errors of the verifier, so both are, or neither
        deque(pending_verification(changed), maxlen=0)
        changed = with_verdicts(changed)
    return changed


def has_errors(analysis: Analysis) -> bool:
    """Whether a text has an error, also one that is expected."""
    return _errors(analysis) > 0


def is_as_right(analysis: Analysis, edits: Sequence[tuple[Span, str]]) -> bool:
    """Whether edits make no error; the text before them may have some."""
    return _errors(analysis_after(analysis, edits)) <= _errors(analysis)


def _errors(analysis: Analysis) -> int:
    return sum([each.severity is Severity.ERROR for each in analysis.diagnostics])


def problems(analysis: Analysis) -> Counter[tuple[str, str]]:
    """How often each problem of a text is there, by its code and its message; hints and remarks are none."""
    return Counter([key_of(each) for each in analysis.diagnostics if each.severity <= Severity.WARNING])


def is_left(diagnostic: Diagnostic, before: Counter[tuple[str, str]], now: Counter[tuple[str, str]]) -> bool:
    """Whether a problem is there as often as before."""
    return now[key_of(diagnostic)] >= max(1, before[key_of(diagnostic)])


def key_of(diagnostic: Diagnostic) -> tuple[str, str]:
    """The code and the message of a problem, without what may have been meant: that is up to the rest of the text."""
    return diagnostic.code, diagnostic.message.partition("; did you mean ")[0]
