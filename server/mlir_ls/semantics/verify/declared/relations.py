"""How one type of an operation follows from another: the traits TypesMatchWith, ElementsMatchShape, TypeIs, Requires
and OperandTypesAre (see `ods.spec`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from mlir_ls.ods.assembly.transformers import LISTS, spread_of, transform_of
from mlir_ls.ods.constraints import Term
from mlir_ls.ods.expressions.evaluation import holds
from mlir_ls.ods.expressions.logic import Truth, all_hold, any_holds, negated
from mlir_ls.ods.expressions.values import ExpressionScope
from mlir_ls.ods.expressions.wording import expression_in_words
from mlir_ls.ods.registry import Registry
from mlir_ls.ods.spec import OpSpec, Trait
from mlir_ls.ods.wording import in_words
from mlir_ls.plurals import plural
from mlir_ls.semantics.agreement import differ, may_be_same
from mlir_ls.semantics.verify.declared.compiled import shapes_are_unequal
from mlir_ls.semantics.verify.declared.equality import (
    COMPARING,
    Typed,
    named,
    operands_of,
    results_of,
    right_result,
    type_at,
)
from mlir_ls.semantics.verify.declared.given_parts import of_operation
from mlir_ls.semantics.verify.declared.values import shortened
from mlir_ls.semantics.verify.model.operation import Check, Operation
from mlir_ls.semantics.verify.model.places import fault_at, name_of
from mlir_ls.semantics.verify.model.reading import place_of
from mlir_ls.semantics.verify.terms.types import TypeTerms
from mlir_ls.syntax.leaf import LeafParser, Type
from mlir_ls.syntax.leaf.types import ShapedType
from mlir_ls.syntax.shape import Fault

_CODE = "types-unrelated"


def relation_checks(spec: OpSpec, types: TypeTerms, scope: ExpressionScope, registry: Registry) -> list[Check]:
    """The checks for an operation's traits of this kind, but for those that are computed."""
    return _checks_of([trait for trait in spec.traits if not _is_computed(trait)], types, scope, registry)


def computed_checks(spec: OpSpec, types: TypeTerms, scope: ExpressionScope, registry: Registry) -> list[Check]:
    """The checks for traits whose conditions and types are computed in the scope, be it under a name of their own."""
    return _checks_of([trait for trait in spec.traits if _is_computed(trait)], types, scope, registry)


def _checks_of(traits: Sequence[Trait], types: TypeTerms, scope: ExpressionScope, registry: Registry) -> list[Check]:
    checks: list[Check] = []
    for trait in traits:
        if trait.name == "TypesMatchWith":
            checks += _follows(trait, registry, types.leaves)
        elif trait.name == "ElementsMatchShape":
            checks.append(_elements_fit(trait))
        elif trait.name == "TypeIs":
            checks.append(_is(trait, types))
        elif trait.name == "OperandTypesAre":
            checks.append(_fit_a_row(trait, types))
        elif trait.name not in COMPARING and (trait.name == "Requires" or _is_computed(trait)):
            summary = str(trait.arguments[1]) if len(trait.arguments) > 1 else ""
            checks.append(_required(trait.arguments[0], summary, types, scope))
    return checks


def _is_computed(trait: Trait) -> bool:
    return any([isinstance(each, tuple) and each[:1] == ("expression",) for each in trait.arguments])


def _follows(trait: Trait, registry: Registry, leaves: LeafParser) -> list[Check]:
    """TypesMatchWith(from, to, transformer, mode)"""
    source, target, term, mode = trait.arguments
    if term in LISTS and mode == "one":
        return [_list_follows(trait, registry, leaves)]
    if term == "self" and mode == "each":
        return [_equal_each(str(source), str(target))]
    transform = transform_of(term, registry, leaves)
    if transform is None or mode not in ("one", "optional"):
        return []
    make = transform

    def check(operation: Operation) -> Sequence[Fault]:
        one, other = named(operation, str(source)), named(operation, str(target))
        if one is None or other is None or one.place < 0 or other.place < 0:
            return ()
        expected = make(one.type)
        if expected is None or may_be_same(expected, other.type):
            return ()
        message = f"{other.name} must be {expected}, as {one.name} is {one.type}, but got {other.type}"
        return (fault_at(_CODE, message, type_at(operation, other), right_result(operation, other, expected)),)

    return [check]


def _list_follows(trait: Trait, registry: Registry, leaves: LeafParser) -> Check:
    """The same for a transformer that makes the types of all values of `to`."""
    source, target, term, _ = trait.arguments
    spread = spread_of(term, registry, leaves)

    def check(operation: Operation) -> Sequence[Fault]:
        one, found = named(operation, str(source)), operation.types_named(str(target))
        expected = spread(one.type) if one is not None and spread is not None else None
        if one is None or found is None or expected is None:
            return ()
        fits = len(found) == len(expected) and all(map(may_be_same, found, expected))
        if fits:
            return ()
        number = next((index for index, pair in enumerate(zip(found, expected, strict=False)) if not may_be_same(*pair)), None)
        if number is None:
            message = f"'{target}' must be {plural(len(expected), 'value')}, as {one.name} is {one.type}, but got {len(found)}"
        else:
            reason = f"as {one.name} is {one.type}"
            message = f"value {number} of '{target}' must be {expected[number]}, {reason}, but got {found[number]}"
        return (fault_at(_CODE, message, place_of(operation, str(target), number or 0)),)

    return check


def _equal_each(source: str, target: str) -> Check:
    """That values have the types of as many other values, each that of one of them."""

    def check(operation: Operation) -> Sequence[Fault]:
        expected, found = operation.types_named(source), operation.types_named(target)
        if expected is None or found is None:
            return ()
        for number, (one, other) in enumerate(zip(expected, found, strict=False)):
            if not may_be_same(one, other):
                message = f"value {number} of '{target}' must be {one}, as that of '{source}', but got {other}"
                return (fault_at(_CODE, message, place_of(operation, target, number)),)
        if len(expected) == len(found):
            return ()
        message = f"'{target}' must be {plural(len(expected), 'value')}, as '{source}' is, but got {len(found)}"
        return (fault_at(_CODE, message, place_of(operation, target, 0)),)

    return check


def _elements_fit(trait: Trait) -> Check:
    """ElementsMatchShape(shaped, elements)"""
    shaped, elements = [str(name) for name in trait.arguments[:2]]

    def check(operation: Operation) -> Sequence[Fault]:
        whole, parts = named(operation, shaped), operation.types_named(elements)
        if whole is None or parts is None or not isinstance(whole.type, ShapedType):
            return ()
        count = whole.type.element_count
        if count is not None and count != len(parts):
            message = f"{whole.name} is {whole.type}, so '{elements}' must be {count} values, but got {len(parts)}"
            return (fault_at(_CODE, message, type_at(operation, whole)),)
        for part in parts:
            if differ(part, whole.type.element):
                message = f"'{elements}' must be {whole.type.element}, as {whole.name} is {whole.type}, but got {part}"
                return (fault_at(_CODE, message, name_of(operation.shape)),)
        return ()

    return check


def _is(trait: Trait, types: TypeTerms) -> Check:
    """TypeIs(name, constraint)"""
    name, term = trait.arguments
    is_one = types.check_of(term)

    def check(operation: Operation) -> Sequence[Fault]:
        value = named(operation, str(name))
        if value is None or is_one(value.type) is not False:
            return ()
        message = f"{value.name} must be {shortened(term)}, but got {value.type}"
        return (fault_at(_CODE, message, type_at(operation, value)),)

    return check


def _fit_a_row(trait: Trait, types: TypeTerms) -> Check:
    """OperandTypesAre(names, (constraints)...)"""
    names, *rows = trait.arguments
    columns = [str(name) for name in names] if isinstance(names, tuple) else []
    checks = [[types.check_of(term) for term in row] for row in rows if isinstance(row, tuple)]

    def check(operation: Operation) -> Sequence[Fault]:
        values = [named(operation, name) for name in columns]
        known = [value for value in values if value is not None]
        if len(known) != len(columns):
            return ()
        fits = [all_hold([one(value.type) for one, value in zip(row, known, strict=True)]) for row in checks]
        if any_holds(fits) is not False:
            return ()
        message = f"{_all(known)} do not have compatible types: {_found(known)}"
        return (fault_at(_CODE, message, type_at(operation, known[-1])),)

    return check


# -- Requires -------------------------------------------------------------------------------------------------------


def _required(relation: Term, summary: str, types: TypeTerms, scope: ExpressionScope) -> Check:
    words = f"failed to verify that {summary}" if summary else _in_words(relation)

    def check(operation: Operation) -> Sequence[Fault]:
        involved: dict[Typed, None] = {}
        if _relation_holds(relation, _Compared(operation, types, scope, involved)) is not False:
            return ()
        values = list(involved)
        message = f"{words}: {_found(values)}" if values else words
        return (fault_at(_CODE, message, type_at(operation, values[-1]) if values else name_of(operation.shape)),)

    return check


class _Compared(NamedTuple):
    """An operation, what constraints and conditions are decided with, and the values that were looked at, which is filled."""

    operation: Operation
    types: TypeTerms
    scope: ExpressionScope
    involved: dict[Typed, None]

    def at(self, place: Term) -> Typed | None:
        """The value at a place, which is looked at."""
        found = _at(self.operation, place)
        if found is not None:
            self.involved[found] = None
        return found


def _relation_holds(relation: Term, compared: _Compared) -> Truth:
    if not isinstance(relation, tuple):
        return False if relation == "never" else None
    word, *arguments = relation
    if word == "not":
        return negated(_relation_holds(arguments[0], compared))
    if word == "expression":
        return holds(arguments[0], of_operation(compared.scope, compared.operation, compared.at))
    if word == "equal":
        numbers = [_number_at(each, compared) for each in arguments]
        return None if None in numbers else numbers[0] == numbers[1]
    if word in ("anyof", "allof"):
        parts = [_relation_holds(each, compared) for each in arguments]
        return any_holds(parts) if word == "anyof" else all_hold(parts)
    if len(arguments) != 2:
        return None
    first, types = compared.at(arguments[0]), compared.types
    if first is None:
        return None
    if word == "type_is":
        return types.check_of(arguments[1])(first.type)
    second = compared.at(arguments[1])
    if second is None:
        return None
    if word == "same_type":
        return compared.scope.same(first.type, second.type)
    if word == "same_element":
        one, other = types.element_of(first.type), types.element_of(second.type)
        return None if one is None or other is None else compared.scope.same(one, other)
    if word == "same_shape":
        return _have_same_shape(first.type, second.type)
    return None


def _have_same_shape(one: Type, other: Type) -> Truth:
    if shapes_are_unequal(one, other):
        return False
    if not (isinstance(one, ShapedType) and isinstance(other, ShapedType)):
        return None
    return None if None in (one.shape, other.shape) else True


def _number_at(number: Term, compared: _Compared) -> int | None:
    """A number, or the rank or the number of elements of what is at a place."""
    if not isinstance(number, tuple):
        return number if isinstance(number, int) else None
    found = compared.at(number[1])
    if found is None or not isinstance(found.type, ShapedType):
        return None
    if number[0] == "count":
        return found.type.element_count
    return None if found.type.shape is None else len(found.type.shape)


def _at(operation: Operation, place: Term) -> Typed | None:
    if isinstance(place, str):
        return named(operation, place)
    if not isinstance(place, tuple) or len(place) != 2:
        return None
    values = operands_of(operation) if place[0] == "operand" else results_of(operation)
    return next((value for value in values if value.place == place[1]), None)


def _in_words(relation: Term) -> str:
    if not isinstance(relation, tuple):
        return "no types satisfy the constraint of the operation" if relation == "never" else str(relation)
    word, *arguments = relation
    if word == "not":
        return f"not ({_in_words(arguments[0])})"
    if word == "expression":
        return f"the operation requires that {expression_in_words(arguments[0], in_words)}"
    if word == "equal":
        return f"{_number_in_words(arguments[0])} must be {_number_in_words(arguments[1])}"
    if word in ("anyof", "allof"):
        return (", or " if word == "anyof" else " and ").join([_in_words(each) for each in arguments])
    if word == "type_is":
        return f"{_place_in_words(arguments[0])} must be {shortened(arguments[1])}"
    both = f"{_place_in_words(arguments[0])} and {_place_in_words(arguments[1])}"
    same = {"same_type": "type", "same_element": "element type", "same_shape": "shape"}
    return f"{both} must have the same {same.get(str(word), str(word))}"


def _number_in_words(number: Term) -> str:
    if not isinstance(number, tuple):
        return str(number)
    return f"the {'rank' if number[0] == 'rank' else 'number of elements'} of {_place_in_words(number[1])}"


def _place_in_words(place: Term) -> str:
    return f"{place[0]} {place[1]}" if isinstance(place, tuple) else f"'{place}'"


def _all(values: Sequence[Typed]) -> str:
    return " and ".join([value.name for value in values])


def _found(values: Sequence[Typed]) -> str:
    return ", ".join([f"{value.name} has {value.type}" for value in values])
