"""Which fixes help: each is tried in a text of its own, when it is requested."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from mlir_ls.analysis import Analysis
from mlir_ls.diagnostics import Diagnostic, Fix, Severity
from mlir_ls.features.outcome import behind, is_left, problems
from mlir_ls.ods.detection import COMPARED_LINES
from mlir_ls.text import Position


class Budget:
    """How many fixes may still be tried for one request."""

    def __init__(self, count: int) -> None:
        self.left = count

    def take(self) -> bool:
        """Takes one of them; false where none is left."""
        self.left -= 1
        return self.left >= 0


def helping(analysis: Analysis, diagnostic: Diagnostic, fixes: Iterable[Fix], budget: Budget) -> list[Fix]:
    """The fixes that remove a diagnostic and bring no other problem.

    Where there is none of them, those whose problems are no more than before: an operation that is read further may have
    another problem. Of notices, which are about the whole text, all.
    """
    if diagnostic in analysis.notices:
        return list(fixes)
    before = problems(analysis)
    better: list[Fix] = []
    other: list[Fix] = []
    for fix in fixes:
        if not budget.take():
            break
        if _is_pin(fix) and len(analysis.document.lines) > COMPARED_LINES:
            better.append(fix)
            continue
        after = behind(analysis, fix.edits)
        now = problems(after)
        if after.language is not analysis.language:
            better += [fix] if now.total() <= before.total() else []
        elif diagnostic.severity <= Severity.WARNING and is_left(diagnostic, before, now):
            continue
        elif not now - before:
            better.append(fix)
        elif now.total() <= before.total() and _touches_one_line(fix):
            other.append(replace(fix, preferred=False))
    return better or other


def _is_pin(fix: Fix) -> bool:
    """Whether a fix names the profile of a text, so that all of it is read anew."""
    return [where.end for where, _ in fix.edits] == [Position(0, 0)]


def _touches_one_line(fix: Fix) -> bool:
    return len({line for where, _ in fix.edits for line in (where.start.line, where.end.line)}) == 1
