"""What is rewritten is read as LLVM 22's text: what that refuses stays as it was, and is reported."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from mlir_ls.analysis import Analysis, CheckOptions, analyze
from mlir_ls.diagnostics import Diagnostic, Severity
from mlir_ls.migration.rewriter import Replacement, apply, origin_of, settled
from mlir_ls.ods.profiles import DEFAULT_PROFILE
from mlir_ls.syntax.places import span_of
from mlir_ls.syntax.tree import Located, path_to
from mlir_ls.text import Position, Span

_ROUNDS = 5
"""What stays as it was may leave others without what they need: so often is the text read again."""


class Rewritten(NamedTuple):
    """An item, the changes that bring it to today's form, and what cannot be done."""

    item: Located
    changes: Sequence[Replacement]
    left: Sequence[Diagnostic]


def name_span(item: Located) -> Span:
    """Where the name of an operation stands."""
    shape = item.node.shape
    return span_of(item, shape.name_offset, max(shape.name_end, shape.name_offset + 1))


def accepted(
    analysis: Analysis, made: Sequence[Rewritten], others: Sequence[Replacement]
) -> tuple[list[Replacement], tuple[Diagnostic, ...]]:
    """The changes after which today's MLIR accepts the text, and all that cannot be done; `others` belong to no item.

    An operation that it refuses keeps its old text; one with regions keeps its new one, as what is in them could not be read.
    What is wrong in the old text already is no reason against its new form.
    """
    lines, tree = analysis.document.lines, analysis.document.tree
    numbers = {(each.item.line, id(each.item.node)): number for number, each in enumerate(made)}

    def number_at(at: Position) -> int | None:
        path = path_to(tree, at.line, at.character)
        return numbers.get((path[-1].item.line, id(path[-1].item.node))) if path else None

    excused = {number for number, each in enumerate(made) if each.left}
    excused |= {number for found in _errors(_verified(analysis)) if (number := number_at(found.span.start)) is not None}
    kept = {number: each.changes for number, each in enumerate(made) if each.changes}
    left = {number: list(each.left) for number, each in enumerate(made) if each.left}
    for _ in range(_ROUNDS):
        changes = settled([*others, *[one._replace(owner=number) for number, each in kept.items() for one in each]])
        refused: dict[int, str] = {}
        for found in _errors(analyze(apply(lines, changes), CheckOptions(profile=DEFAULT_PROFILE))):
            at, owner = origin_of(changes, found.span.start)
            number = owner if owner is not None else number_at(at)
            if number is not None and number not in excused:
                refused.setdefault(number, found.message)
        for number, message in refused.items():
            excused.add(number)
            item = made[number].item
            reason = f"today's MLIR does not accept this: {message}"
            left[number] = [Diagnostic("no-counterpart", Severity.WARNING, name_span(item), reason)]
            if item.node.shape.kind == "operation" and item.node.body is None:
                kept.pop(number, None)
        if not refused:
            break
    return changes, tuple([one for number in sorted(left) for one in left[number]])


def _verified(analysis: Analysis) -> Analysis:
    return analysis if analysis.verified else analyze(analysis.document.lines, analysis.options)


def _errors(analysis: Analysis) -> list[Diagnostic]:
    return [each for each in analysis.diagnostics if each.severity == Severity.ERROR]
