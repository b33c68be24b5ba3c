"""Pieces of older texts, as their documents show them: a type or a map on its own, blocks without the function around them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from mlir_ls.diagnostics import Diagnostic, Severity
from mlir_ls.semantics.declared_operations import DeclaredOperations
from mlir_ls.syntax.leaf import LeafError, LeafParser
from mlir_ls.system.patterns import deferred
from mlir_ls.text import span

_MAX_LINES = 60
_NAMES = frozenset(("undefined-alias", "undefined-block", "undefined-symbol", "undefined-value"))
_COMMENT = deferred(r"\s*(?://.*)?\Z")
_FUNCTION = deferred(r"[ \t]*(?:func|cfgfunc|mlfunc|extfunc|module)\b")


def of_piece(
    found: Iterable[Diagnostic], lines: Sequence[str], first_line: int, knowledge: DeclaredOperations
) -> list[Diagnostic]:
    """What is found in the `lines` of a chunk, which begin at a line of the document, where they are a piece of a text.

    Types and attributes alone are no operations, but examples of a document are made of them: that is noted. What stands in
    a function that is not shown has its parent there, and, unless the profile is pinned, may have its values and blocks there.
    """
    known = list(found)
    if not known or len(lines) > _MAX_LINES or any([_FUNCTION.match(line) for line in lines]):
        return known
    codes = {each.code for each in known}
    if codes & {"expected-token", "unknown-operation"} and _are_leaves(lines, knowledge.leaves):
        at = next(number for number, line in enumerate(lines) if not _COMMENT.match(line))
        where = span(first_line + at, 0, len(lines[at]))
        message = "a type or an attribute on its own, which no operation takes"
        return [Diagnostic("no-operation", Severity.INFORMATION, where, message)]
    around = [each for each in known if each.code != "wrong-parent"]
    return around if knowledge.pinned else [_noted(each) if each.code in _NAMES else each for each in around]


def _noted(found: Diagnostic) -> Diagnostic:
    return replace(found, severity=Severity.INFORMATION)


def _are_leaves(lines: Sequence[str], leaves: LeafParser) -> bool:
    """Whether lines list types and attributes alone, one in each line or one in all of them."""
    spelled = [line for line in lines if not _COMMENT.match(line)]
    return bool(spelled) and (_is_leaf("\n".join(spelled), leaves) or all([_is_leaf(line, leaves) for line in spelled]))


def _is_leaf(text: str, leaves: LeafParser) -> bool:
    try:
        leaves.parse_attribute(text)
    except LeafError:
        return False
    return True
