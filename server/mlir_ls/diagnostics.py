"""What a diagnostic is. Every stage makes them; what shows them turns them into something else:
`lsp/encoding/text/diagnostics`, `commands/output/formats`, `commands/output/render`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum

from mlir_ls.text import Span, shifted, span


class Severity(IntEnum):
    """How bad it is; the numbers are LSP's."""

    ERROR = 1
    WARNING = 2
    INFORMATION = 3
    HINT = 4


@dataclass(frozen=True, slots=True)
class Related:
    """Another place that explains a diagnostic, as "defined here"."""

    span: Span
    message: str


@dataclass(frozen=True, slots=True)
class Fix:
    """A repair that can be applied as it is: each edit replaces a span by a text."""

    title: str
    edits: tuple[tuple[Span, str], ...]
    preferred: bool = True


def changes(where: Span, texts: Iterable[str]) -> tuple[Fix, ...]:
    """The repairs that put one of some texts in the place of a span; where there are several, none is preferred."""
    each_once = list(dict.fromkeys(texts))
    titles = {text: f"Change to '{text}'" if text else "Remove it" for text in each_once}
    return tuple([Fix(titles[text], ((where, text),), len(each_once) == 1) for text in each_once])


@dataclass(frozen=True, slots=True)
class Diagnostic:
    """One finding. `code` is stable and has a page: `mlir-ls explain CODE`. `source` is the program that reports it, "" for us.

    `unnecessary`: what it is about could be left out; editors fade it. `deprecated`: it should not be used any more;
    editors strike it out. `expected`: the text itself expects this diagnostic. `about`: the names, types or tokens that it is
    about, as they are spelled, where more than its place has to be known of it.
    """

    code: str
    severity: Severity
    span: Span
    message: str
    related: tuple[Related, ...] = ()
    fixes: tuple[Fix, ...] = ()
    source: str = ""
    unnecessary: bool = False
    deprecated: bool = False
    expected: bool = False
    about: tuple[str, ...] = ()


BYTE_ORDER_MARK_FOUND = Diagnostic(
    "byte-order-mark",
    Severity.WARNING,
    span(0, 0, 0),
    "the file begins with a byte order mark, which MLIR's own tools reject",
)


def moved_findings(findings: Sequence[tuple[Diagnostic, ...]], lines: int) -> Sequence[tuple[Diagnostic, ...]]:
    """The diagnostics of several chunks, so many lines further down."""
    if not lines:
        return findings
    return [tuple([_moved_down(each, lines) for each in found]) if found else found for found in findings]


def _moved_down(diagnostic: Diagnostic, lines: int) -> Diagnostic:
    related = tuple([replace(each, span=shifted(each.span, lines)) for each in diagnostic.related])
    fixes = tuple([_moved_fix(fix, lines) for fix in diagnostic.fixes])
    return replace(diagnostic, span=shifted(diagnostic.span, lines), related=related, fixes=fixes)


def _moved_fix(fix: Fix, lines: int) -> Fix:
    return replace(fix, edits=tuple([(shifted(where, lines), text) for where, text in fix.edits]))
