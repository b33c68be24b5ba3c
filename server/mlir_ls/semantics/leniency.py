"""Diagnostics that are less severe because of what the text is: printed by a compiler, or of an MLIR that is not known."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from mlir_ls.diagnostics import Diagnostic, Severity
from mlir_ls.ods.facts import knowledge_of
from mlir_ls.ods.registry import default_registry

_OF_PARTS = frozenset(("undefined-symbol",))
"""What is found because only a part of a module was printed."""

_REQUIRED = frozenset(
    (
        *("attribute-value", "bad-attribute", "bad-type", "block-argument", "block-count", "dialect-attribute"),
        *("duplicate-clause", "missing-attribute", "near-attribute", "operand-count", "operand-type", "region-count"),
        *("result-count", "result-type", "segment-sizes", "signature-attributes", "successor-count", "symbol-kind"),
        *("symbol-type", "unsupported-properties", "wrong-parent", "wrong-terminator", "cast-incompatible"),
        *("dynamic-size-count", "element-types-differ", "merged-size", "not-an-element", "not-broadcastable"),
        *("not-elementwise", "output-sizes"),
        *("ranks-differ", "reassociation-groups", "shapes-differ", "slice-numbers", "slice-out-of-bounds", "subscript-count"),
        *("types-differ", "types-unrelated"),
    )
)
"""What the definitions of operations, types and attributes require, in the words of no dialect."""

_OF_ENDS = frozenset(("empty-block", "missing-terminator", "wrong-terminator"))
"""What a block lacks at its end."""

_NAMES = frozenset(("unknown-type", "unknown-attribute"))


def as_printed(found: Iterable[Diagnostic]) -> tuple[Diagnostic, ...]:
    """The diagnostics of a log as notes: what a compiler printed is valid, so that they show what is not known here.

    Those that only show that a part of a module was printed are left out.
    """
    return tuple([replace(each, severity=Severity.INFORMATION, fixes=()) for each in found if each.code not in _OF_PARTS])


def lowered(
    found: Iterable[Diagnostic], severity: Severity, with_suggestions: bool, is_of_project: Callable[[str], bool]
) -> tuple[Diagnostic, ...]:
    """The same diagnostics, where those of names that a dialect lacks have another severity.

    `with_suggestions`: also those where a similar name makes a slip likely. Of a dialect that `is_of_project`, all is known.
    """

    def adjusted(each: Diagnostic) -> Diagnostic:
        if each.code not in _NAMES or (each.fixes and not with_suggestions) or any(map(is_of_project, each.about[:1])):
            return each
        return replace(each, severity=severity)

    return tuple(map(adjusted, found))


def in_between(found: Iterable[Diagnostic], is_later: bool) -> tuple[Diagnostic, ...]:
    """The diagnostics of a text of a time between two documents: without what only a document requires.

    `is_later`: it is certainly of later years, in which types of dialects are not spelled as definitions of the document infer.
    """
    return tuple([each for each in found if not _is_of_document(each) and not (is_later and _is_of_dialect_types(each))])


def _is_of_dialect_types(found: Diagnostic) -> bool:
    return any([each.startswith("!") for each in found.about])


def of_any_release(found: Iterable[Diagnostic]) -> tuple[Diagnostic, ...]:
    """The diagnostics of a text of a release that is not known: without what definitions and verifiers require."""
    return tuple([each for each in found if "." not in each.code and each.code not in _REQUIRED])


def without_gone_terminators(found: Iterable[Diagnostic], is_later: bool) -> tuple[Diagnostic, ...]:
    """The diagnostics of a text that may be of another year: no block lacks a terminator that today's MLIR has no more.

    Unless it certainly `is_later`, one of a dialect with another name today shows the year of the document.
    """
    return tuple([each for each in found if not _is_of_gone(each, is_later)])


def _is_of_gone(found: Diagnostic, is_later: bool) -> bool:
    today = default_registry()
    gone = [name.partition(".")[0] for name in found.about if today.op(name) is None] if found.code in _OF_ENDS else []
    return bool(gone) and (is_later or any(map(today.knows_dialect, gone)))


def _is_of_document(found: Diagnostic) -> bool:
    return found.code in knowledge_of(found.code.partition(".")[0]).required_by_documents
