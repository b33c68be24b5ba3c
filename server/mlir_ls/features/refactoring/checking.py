"""What is offered is read first: a change that makes an error is none that keeps the meaning."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

from mlir_ls.analysis import Analysis, pending_verification, update, with_verdicts
from mlir_ls.diagnostics import Severity
from mlir_ls.text import Edit, Span, replacement


def is_as_right(analysis: Analysis, edits: Sequence[tuple[Span, str]]) -> bool:
    """Whether edits, in any order, make no error; the text before them may have some. Verified if the text before them is."""
    first, last = min([where.start for where, _ in edits]).line, max([where.end for where, _ in edits]).line + 1
    lines = analysis.document.lines[first:last]
    for where, text in sorted(edits, reverse=True):
        start, end = where.start._replace(line=where.start.line - first), where.end._replace(line=where.end.line - first)
        edit = replacement(lines, Span(start, end), text)
        lines[edit.first : edit.last] = edit.lines
    behind = update(analysis, Edit(first, last, lines))
    if analysis.verified:  # what is not verified has no errors of the verifier, so both are, or neither
        deque(pending_verification(behind), maxlen=0)
        behind = with_verdicts(behind)
    return _errors(behind) <= _errors(analysis)


def _errors(analysis: Analysis) -> int:
    return sum([each.severity is Severity.ERROR for each in analysis.diagnostics])
