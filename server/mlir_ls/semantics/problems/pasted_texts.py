"""The diagnostic of a text that was copied with something that is no MLIR: line numbers, marks of a quotation, Markdown."""

from __future__ import annotations

from mlir_ls.diagnostics import Diagnostic, Fix, Severity
from mlir_ls.syntax.chunks.pasted import CONFLICT
from mlir_ls.syntax.document import Document
from mlir_ls.text import span


def pasted_findings(document: Document) -> tuple[Diagnostic, ...]:
    """What is wrong with all of a text, with the repair that leaves nothing but its MLIR. A log, which is no MLIR, has none.

    A conflict has no repair: which version is right is not known.
    """
    copied, lines = document.pasted, document.lines
    if copied is None or document.is_log:
        return ()
    whole = span(0, 0, 0)._replace(end=span(len(lines) - 1, 0, len(lines[-1])).end)
    fix = Fix("Leave nothing but the MLIR", ((whole, "\n".join(copied.plain())),))
    fixes = (fix,) if copied.kind != CONFLICT else ()
    return (Diagnostic("expected-token", Severity.ERROR, span(*copied.place), copied.kind, (), fixes),)
