"""Relations of declared rules, each compiled once for a definition; the vocabulary is that of `ods.constraints`.

A relation is made of functions of an operation: whether it holds, which is called for every shape, and the text of a message,
which is called where it does not hold only.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeVar

from mlir_ls.ods.assembly.transformers import transform_of
from mlir_ls.ods.constraints import Term
from mlir_ls.ods.expressions.logic import Truth, negated
from mlir_ls.ods.registry import Registry
from mlir_ls.ods.spec import OpSpec
from mlir_ls.ods.wording import listed
from mlir_ls.semantics.agreement import may_be_same
from mlir_ls.semantics.verify.declared.equality import shapes_clash
from mlir_ls.semantics.verify.declared.lists import LISTS
from mlir_ls.semantics.verify.declared.parts import Part, is_given, part_of, place_of, place_of_type, type_of
from mlir_ls.semantics.verify.declared.quantities import Quantity, quantity_of
from mlir_ls.semantics.verify.declared.values import shortened
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import HeaderRange, name_of
from mlir_ls.semantics.verify.terms.attributes import AttributeTerms
from mlir_ls.semantics.verify.terms.types import TypeTerms
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.types import ShapedType


class DeclaredViolation(NamedTuple):
    """What is wrong: what has to hold, what was found instead ("" where the requirement says it), and where."""

    requirement: str
    found: str
    where: HeaderRange


class Relation(NamedTuple):
    """A relation of an operation's parts.

    `holds`: None where it is not known. `violation`: called where it does not hold only. `condition`: the text of a condition
    that holds, after "where"; "" where it cannot be a condition.
    """

    holds: Callable[[Operation], Truth]
    violation: Callable[[Operation], DeclaredViolation]
    condition: str = ""


class Vocabulary(NamedTuple):
    """What relations of an operation are compiled with: its definition, the constraints on types and on attributes."""

    spec: OpSpec
    types: TypeTerms
    attributes: AttributeTerms
    registry: Registry


PartT = TypeVar("PartT")


def relation_of(term: Term, vocabulary: Vocabulary) -> Relation | None:
    """The relation that a term means; None where the definition lacks a part that it names, or a word is not known."""
    if not isinstance(term, tuple):
        return None
    word, *arguments = term
    if word == "if":
        return _under_condition(arguments, vocabulary)
    if word == "not":
        return _negated(relation_of(arguments[0], vocabulary))
    if word in _COMPARED:
        return _number_relation(str(word), _all([quantity_of(each, *_of(vocabulary)) for each in arguments]))
    if word in LISTS:
        return _list_relation(str(word), arguments, vocabulary)
    if word in ("type_is", "attribute_is"):
        return _constrained(str(word), arguments, vocabulary)
    if word == "type_follows":
        return _following(arguments, vocabulary)
    parts = _all([_giving(each, vocabulary.spec) for each in arguments])
    if word in _PRESENCE:
        return _PRESENCE[str(word)](parts) if parts else None
    typed = _all([part_of(vocabulary.spec, each) for each in arguments])
    return _agreeing(str(word), typed, vocabulary.types) if typed and word in _SAME else None


def _of(vocabulary: Vocabulary) -> tuple[OpSpec, Registry]:
    return vocabulary.spec, vocabulary.registry


def _all(found: Sequence[PartT | None]) -> list[PartT] | None:
    """All of them, None where one is missing."""
    known = [each for each in found if each is not None]
    return known if len(known) == len(found) else None


# -- conditions -------------------------------------------------------------------------------------------------------


def _under_condition(arguments: list[Term], vocabulary: Vocabulary) -> Relation | None:
    condition, relation = [relation_of(each, vocabulary) for each in arguments]
    if condition is None or relation is None:
        return None
    known, required = condition, relation

    def holds(operation: Operation) -> Truth:
        applies = known.holds(operation)
        return required.holds(operation) if applies else None if applies is None else True

    def violation(operation: Operation) -> DeclaredViolation:
        inner = required.violation(operation)
        joint = "and" if _WHERE in inner.requirement else "where"
        return inner._replace(requirement=f"{inner.requirement} {joint} {known.condition}")

    return Relation(holds, violation)


def _negated(relation: Relation | None) -> Relation | None:
    """A condition that does not hold. It is no requirement of its own: requirements are spelled by a word."""
    if relation is None:
        return None
    known = relation

    def violation(operation: Operation) -> DeclaredViolation:
        return DeclaredViolation(f"the operation must not be one where {known.condition}", "", name_of(operation.shape))

    verb = "is" if " is " in known.condition else "are"
    condition = known.condition.replace(f" {verb} ", f" {verb} not ", 1)
    return Relation(lambda operation: negated(known.holds(operation)), violation, condition)


_WHERE = " where "
"""What stands before the condition of a requirement."""


# -- numbers ----------------------------------------------------------------------------------------------------------


class _Comparison(NamedTuple):
    """Whether numbers compare as they must, and how that is spelled, with `{0}`, `{1}` for those after the first."""

    holds: Callable[[list[int]], bool]
    words: str


_COMPARED = {
    "equal": _Comparison(lambda n: n[0] == n[1], "must be {0}"),
    "at_least": _Comparison(lambda n: n[0] >= n[1], "must be at least {0}"),
    "at_most": _Comparison(lambda n: n[0] <= n[1], "must be at most {0}"),
    "less": _Comparison(lambda n: n[0] < n[1], "must be less than {0}"),
    "multiple": _Comparison(lambda n: n[1] == 0 or n[0] % n[1] == 0, "must be a multiple of {0}"),
    "between": _Comparison(lambda n: n[1] <= n[0] <= n[2], "must be from {0} to {1}"),
    "index_of": _Comparison(lambda n: 0 <= n[0] < n[1], "must be at least 0 and less than {0}"),
    "among": _Comparison(lambda n: n[0] in n[1:], "must be {0}"),
}


def _number_relation(word: str, quantities: list[Quantity] | None) -> Relation | None:
    if quantities is None:
        return None
    comparison, first, rest = _COMPARED[word], quantities[0], quantities[1:]

    def holds(operation: Operation) -> Truth:
        values = _all([each.value(operation) for each in quantities])
        return None if values is None else comparison.holds(values)

    def violation(operation: Operation) -> DeclaredViolation:
        limits = [limit_in_words(each, operation) for each in rest]
        limits = [listed(limits)] if word == "among" else limits
        requirement = f"{first.words(operation)} {comparison.words.format(*limits)}"
        return DeclaredViolation(requirement, str(first.value(operation)), first.place(operation))

    return Relation(holds, violation)


def limit_in_words(quantity: Quantity, operation: Operation) -> str:
    """A number and what it is: "2, the rank of operand 'base' (memref<4x4xf32>)"."""
    value = str(quantity.value(operation))
    return value if quantity.is_constant else f"{value}, {quantity.words(operation)}"


def _list_relation(word: str, arguments: list[Term], vocabulary: Vocabulary) -> Relation | None:
    """A relation of the values of an attribute that is a list."""
    part = part_of(vocabulary.spec, arguments[0])
    limits = _all([quantity_of(each, *_of(vocabulary)) for each in arguments[1:]])
    if part is None or limits is None:
        return None
    attribute, numbers, relation = part, limits, LISTS[word]

    def counts(operation: Operation) -> list[int] | None:
        return _all([each.value(operation) for each in numbers])

    def holds(operation: Operation) -> Truth:
        known, values = counts(operation), relation.read(operation.attribute(attribute.name))
        return None if known is None or values is None else relation.fault(values, known) is None

    def violation(operation: Operation) -> DeclaredViolation:
        values = relation.read(operation.attribute(attribute.name)) or ()
        limit = [limit_in_words(each, operation) for each in numbers]
        requirement = relation.words(attribute.words, limit)
        fault = str(relation.fault(values, counts(operation) or []))
        return DeclaredViolation(requirement, fault, place_of(attribute, operation))

    return Relation(holds, violation)


# -- constraints on one part --------------------------------------------------------------------------------------------


def _constrained(word: str, arguments: list[Term], vocabulary: Vocabulary) -> Relation | None:
    """A constraint on the type of a value, or on an attribute that is there."""
    part = part_of(vocabulary.spec, arguments[0])
    if part is None:
        return None
    named, term = part, arguments[1]
    if word == "type_is":
        of_type = vocabulary.types.check_of(term)

        def type_holds(operation: Operation) -> Truth:
            found = type_of(named, operation)
            return None if found is None else of_type(found)

        def type_violation(operation: Operation) -> DeclaredViolation:
            requirement = f"{named.words} must be {shortened(term)}"
            return DeclaredViolation(requirement, str(type_of(named, operation)), place_of_type(named, operation))

        return Relation(type_holds, type_violation, f"{named.words} is {shortened(term)}")
    of_attribute = vocabulary.attributes.check_of(term)

    def holds(operation: Operation) -> Truth:
        found = operation.attribute(named.name)
        return None if found is None else of_attribute(found)

    def violation(operation: Operation) -> DeclaredViolation:
        requirement = f"{named.words} must be {shortened(term)}"
        return DeclaredViolation(requirement, str(operation.attribute(named.name)), place_of(named, operation))

    return Relation(holds, violation, f"{named.words} is {shortened(term)}")


# -- types ------------------------------------------------------------------------------------------------------------


def _following(arguments: list[Term], vocabulary: Vocabulary) -> Relation | None:
    """("type_follows", from, to, transformer)"""
    source, target = [part_of(vocabulary.spec, each) for each in arguments[:2]]
    transform = transform_of(arguments[2], vocabulary.registry, vocabulary.types.leaves)
    if source is None or target is None or transform is None:
        return None
    origin, subject, make = source, target, transform

    def expected(operation: Operation) -> Type | None:
        found = type_of(origin, operation)
        return None if found is None else make(found)

    def holds(operation: Operation) -> Truth:
        required, found = expected(operation), type_of(subject, operation)
        return None if required is None or found is None else may_be_same(required, found)

    def violation(operation: Operation) -> DeclaredViolation:
        requirement = f"{subject.words} must be {expected(operation)}, as {origin.words} is {type_of(origin, operation)}"
        return DeclaredViolation(requirement, str(type_of(subject, operation)), place_of_type(subject, operation))

    return Relation(holds, violation)


_SAME = {"same_type": "type", "same_element": "element type", "same_shape": "shape", "compatible_shape": "sizes"}


def _agreeing(word: str, parts: list[Part], types: TypeTerms) -> Relation:
    """The types of all after the first part agree with that of the first."""
    first, others = parts[0], parts[1:]

    def differs(one: Type, other: Type) -> bool:
        if word == "same_type":
            return not may_be_same(one, other)
        if word == "same_element":
            return not may_be_same(types.element_of(one), types.element_of(other))
        if word == "same_shape":
            return shapes_are_unequal(one, other)
        return shapes_clash(one, other)

    def wrong(operation: Operation) -> Part | None:
        known = type_of(first, operation)
        for each in others if known is not None else ():
            found = type_of(each, operation)
            if known is not None and found is not None and differs(known, found):
                return each
        return None

    def violation(operation: Operation) -> DeclaredViolation:
        part = wrong(operation) or first
        requirement = f"{part.words} must have the {_SAME[word]} of {first.words} ({type_of(first, operation)})"
        return DeclaredViolation(requirement, str(type_of(part, operation)), place_of_type(part, operation))

    return Relation(lambda operation: wrong(operation) is None, violation)


def shapes_are_unequal(one: Type, other: Type) -> bool:
    """Whether two types certainly have different shapes, where a dynamic dimension equals no other."""
    if isinstance(one, ShapedType) and isinstance(other, ShapedType) and one.shape is not None:
        return other.shape is not None and one.shape != other.shape
    return shapes_clash(one, other)


# -- presence ---------------------------------------------------------------------------------------------------------


class _Given(NamedTuple):
    """Something that an operation may have: whether it has, what it is called, and where it is spelled."""

    given: Callable[[Operation], Truth]
    words: str
    place: Callable[[Operation], HeaderRange]


def _giving(place: Term, spec: OpSpec) -> _Given | None:
    if isinstance(place, tuple) and place[0] == "total":
        what = str(place[1])
        values = "operand_types" if what == "operands" else "result_types"
        return _Given(lambda operation: bool(getattr(operation, values)), what, lambda operation: name_of(operation.shape))
    part = part_of(spec, place)
    if part is None:
        return None
    known = part
    return _Given(lambda operation: is_given(known, operation), part.words, lambda operation: place_of(known, operation))


def _be(parts: list[_Given]) -> str:
    """The verb for what an operation may have, by the last of several."""
    return "are" if parts[-1].words.startswith(("operands", "results")) else "is"


def _any_given(parts: list[_Given]) -> Relation:
    words = listed([each.words for each in parts])

    def holds(operation: Operation) -> Truth:
        given = [each.given(operation) for each in parts]
        return True if True in given else None if None in given else False

    def violation(operation: Operation) -> DeclaredViolation:
        return DeclaredViolation(f"requires {words}", "", name_of(operation.shape))

    return Relation(holds, violation, f"{words} {_be(parts)} given")


def _exclusive(parts: list[_Given]) -> Relation:
    def both(operation: Operation) -> list[_Given]:
        return [each for each in parts if each.given(operation)]

    def violation(operation: Operation) -> DeclaredViolation:
        one, other = both(operation)[:2]
        return DeclaredViolation(f"{one.words} and {other.words} exclude each other", "", other.place(operation))

    return Relation(lambda operation: len(both(operation)) < 2, violation)


def _one_given(parts: list[_Given]) -> Relation:
    some, exclusive = _any_given(parts), _exclusive(parts)

    def holds(operation: Operation) -> Truth:
        found = some.holds(operation)
        return exclusive.holds(operation) if found else found

    def violation(operation: Operation) -> DeclaredViolation:
        return (some if some.holds(operation) is False else exclusive).violation(operation)

    return Relation(holds, violation)


def _needs(parts: list[_Given]) -> Relation:
    """The first is not given without one of the others."""
    first, needed = parts[0], _any_given(parts[1:])
    words = listed([each.words for each in parts[1:]])

    def holds(operation: Operation) -> Truth:
        given = first.given(operation)
        return needed.holds(operation) if given else None if given is None else True

    def violation(operation: Operation) -> DeclaredViolation:
        return DeclaredViolation(f"{first.words} requires {words}", "", first.place(operation))

    return Relation(holds, violation)


def _none_given(parts: list[_Given]) -> Relation:
    def violation(operation: Operation) -> DeclaredViolation:
        first = next(each for each in parts if each.given(operation))
        return DeclaredViolation(f"{first.words} must not be given", "", first.place(operation))

    def holds(operation: Operation) -> Truth:
        return not any([each.given(operation) for each in parts])

    return Relation(holds, violation, f"{listed([each.words for each in parts])} {_be(parts)} not given")


_PRESENCE: dict[str, Callable[[list[_Given]], Relation]] = {
    "any_given": _any_given,
    "none_given": _none_given,
    "one_given": _one_given,
    "exclusive": _exclusive,
    "needs": _needs,
}
