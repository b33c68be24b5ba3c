"""The types of operands and results, each against the constraint that the definition puts on it."""

from __future__ import annotations

from collections.abc import Sequence

from mlir_ls.ods.constraints import Term
from mlir_ls.ods.spec import Operand, OpSpec, Result
from mlir_ls.ods.wording import requirement_in_words
from mlir_ls.semantics.verify.model.operation import Check, Groups, Operation
from mlir_ls.semantics.verify.model.places import HeaderRange, fault_at, is_type_spelled, operand_type_at, result_type_at
from mlir_ls.semantics.verify.terms.types import Holds, TypeTerms
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.shape import Fault

_MAX_WORDS = 160  # characters of a constraint in words


def value_checks(spec: OpSpec, types: TypeTerms) -> list[Check]:
    """The checks of an operation's operands and results; none where everything is allowed."""
    operands = constrained(spec.operands, types)
    results = constrained(spec.results, types)
    if not operands and not results:
        return []

    def check(operation: Operation) -> list[Fault]:
        # a custom form spells one type for several values: an error in it is reported once
        reported: set[Type] | None = None if operation.generic else set()
        found = _violations(operation, operation.operands, operation.operand_types, operands, reported)
        of_results = _violations(operation, operation.results, operation.result_types, results, reported)
        if found and of_results and not operation.generic:
            # a type that is not spelled follows from those of the operands
            of_results = [each for each in of_results if is_type_spelled(operation, HeaderRange(each.start, each.end))]
        return found + of_results

    return [check]


def constrained(declared: Sequence[Operand | Result], types: TypeTerms) -> list[tuple[int, Operand | Result, Holds]]:
    """Those of which not every type is allowed, by their place in the declaration."""
    return [
        (place, each, types.check_of(each.constraint))
        for place, each in enumerate(declared)
        if each.constraint not in ("any", "unknown")
    ]


def _violations(
    operation: Operation,
    groups: Groups | None,
    types: Sequence[Type | None],
    requiring: list[tuple[int, Operand | Result, Holds]],
    reported: set[Type] | None,
) -> list[Fault]:
    if groups is None:
        return []
    faults: list[Fault] = []
    for place, declared, holds in requiring:
        if place in operation.lacking and isinstance(declared, Operand):
            continue
        for index in groups[place]:
            type_ = types[index]
            if type_ is None or holds(type_) is not False:
                continue
            if reported is not None:
                if type_ in reported:
                    continue
                reported.add(type_)
            number = index if operation.lacking else sum(map(len, groups[:place])) + groups[place].index(index)
            faults.append(violation(operation, declared, index, number, type_))
            break
    return faults


def violation(operation: Operation, declared: Operand | Result, index: int, number: int, type_: Type) -> Fault:
    """`index` is that of the value in the text, `number` in the definition."""
    is_operand = isinstance(declared, Operand)
    what = "operand" if is_operand else "result"
    where: HeaderRange = (operand_type_at if is_operand else result_type_at)(operation, index)
    return fault_at(f"{what}-type", f"{what} #{number} must be {shortened(declared.constraint)}, but got {type_}", where)


def shortened(constraint: Term) -> str:
    """A constraint in words after "must be" or "is", cut off where it goes on for too long."""
    words = requirement_in_words(constraint)
    return words if len(words) <= _MAX_WORDS else words[: words.rfind(" ", 0, _MAX_WORDS)].rstrip(",(") + " …"
