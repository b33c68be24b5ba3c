"""The repairs that diagnostics offer."""

from __future__ import annotations

from mlir_ls.analysis import Analysis
from mlir_ls.diagnostics import Diagnostic, Fix
from mlir_ls.text import Span


def fixes(analysis: Analysis, where: Span) -> list[tuple[Diagnostic, Fix]]:
    """The repairs of the diagnostics that touch a stretch of a document."""
    return [
        (diagnostic, fix)
        for diagnostic in analysis.diagnostics
        if diagnostic.fixes and diagnostic.span.start <= where.end and where.start <= diagnostic.span.end
        for fix in diagnostic.fixes
    ]
