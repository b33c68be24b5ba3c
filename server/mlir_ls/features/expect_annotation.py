"""Errors that are meant to be there: an annotation that `mlir-opt --verify-diagnostics` compares, written above their line."""

from __future__ import annotations

from collections.abc import Iterator

from mlir_ls.analysis import Analysis
from mlir_ls.diagnostics import Diagnostic, Fix, Severity
from mlir_ls.features.outcome import analysis_after
from mlir_ls.text import Span, span

_TITLE = "Expect this error"
_VERIFIES = "verify-diagnostics"
_FIRST_LINES = 20
"""Lines in which the commands of a test stand."""


def expecting(analysis: Analysis, where: Span) -> list[tuple[Diagnostic, Fix]]:
    """The annotations that can be written for the errors that touch a range of a document.

    The words of the reference are not known; our message is there to be replaced. Only texts are concerned in which errors
    are expected: their command names `verify-diagnostics`, or there are annotations already.
    """
    if not analysis.expectations.annotations and not any(_VERIFIES in line for line in analysis.document.lines[:_FIRST_LINES]):
        return []
    count = _errors_shown(analysis)
    return [
        (diagnostic, Fix(_TITLE, edits, preferred=False))
        for diagnostic in analysis.shown
        if diagnostic.severity == Severity.ERROR and not diagnostic.source
        if diagnostic.span.start <= where.end and where.start <= diagnostic.span.end
        # what stands around the MLIR that is read has no annotations
        if _errors_shown(analysis_after(analysis, edits := tuple(_edits(analysis, diagnostic)))) < count
    ]


def _errors_shown(analysis: Analysis) -> int:
    return sum([each.severity is Severity.ERROR for each in analysis.shown])


def _edits(analysis: Analysis, diagnostic: Diagnostic) -> Iterator[tuple[Span, str]]:
    """The annotation on a line of its own, above all annotations that stand above the line in a row.

    So none of those comes to be about another line; where one is about a line beyond the new one, its number changes.
    """
    line = diagnostic.span.start.line
    text = analysis.document.lines[line]
    annotations = dict(analysis.expectations.annotations)
    place = line
    while place - 1 in annotations:
        place -= 1
    indentation = text[: len(text) - len(text.lstrip())]
    words = diagnostic.message.partition("\n")[0]
    yield span(place, 0, 0), f"{indentation}// expected-error @below {{{{{words}}}}}\n"
    for number, annotation in annotations.items():
        if isinstance(annotation.place, int) and (number < place) != (number + annotation.place < place):
            distance = annotation.place + (1 if number < place else -1)
            spelled = analysis.document.lines[number]
            start = spelled.index("@", annotation.start) + 1
            yield span(number, start, spelled.index("{{", start)), f"{distance:+} "
