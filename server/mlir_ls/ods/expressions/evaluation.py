"""Computes expressions (`ods.expressions`), with None for what is not known."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

from mlir_ls.ods.constraints import Term
from mlir_ls.ods.expressions.lists import MEMBERS, at, list_in
from mlir_ls.ods.expressions.logic import Truth, all_hold
from mlir_ls.ods.expressions.methods import METHODS, element_or_self
from mlir_ls.ods.expressions.types import MAKERS
from mlir_ls.ods.expressions.values import (
    NULL,
    Case,
    ExpressionScope,
    ExpressionValue,
    Null,
    Ssa,
    keyword_in,
    number_in,
    text_in,
    unsigned_in,
)
from mlir_ls.syntax.leaf import Attribute, Type, may_equal
from mlir_ls.syntax.leaf.attributes import IntegerAttr
from mlir_ls.syntax.leaf.types import DialectType, IntegerType

_MAX_NUMBER = 1 << 62
"""Numbers beyond which C++ has no more bits, so that nothing is known."""

Variables = Mapping[str, ExpressionValue]

NO_VARIABLES: Variables = MappingProxyType({})


def holds(term: Term, scope: ExpressionScope, variables: Variables = NO_VARIABLES) -> Truth:
    """Whether a condition holds."""
    return truth_of(value_of(term, scope, variables))


def truth_of(value: ExpressionValue) -> Truth:
    """What a value is as a condition."""
    if isinstance(value, bool):
        return value
    if isinstance(value, int):
        return value != 0
    if isinstance(value, Null):
        return False
    return True if isinstance(value, Type | Attribute | Ssa) else None


def value_of(term: Term, scope: ExpressionScope, variables: Variables = NO_VARIABLES) -> ExpressionValue:
    """The value of an expression."""
    if not isinstance(term, tuple):
        return term if isinstance(term, int) else _WORDS.get(term, scope.subject if term == "self" else None)
    word, *arguments = term
    if word in ("and", "or", "choice"):
        return _branching(str(word), arguments, scope, variables)
    match word:
        case "text":
            return arguments[0]
        case "real":
            return float(str(arguments[0]))
        case "case":
            return Case(str(arguments[0]), str(arguments[1]))
        case "value":
            return scope.part(arguments[0])
        case "total":
            return scope.total(str(arguments[0]))
        case "variable":
            return variables.get(str(arguments[0]))
        case "is" | "where":
            return _constrained(str(word), arguments[0], value_of(arguments[1], scope, variables), scope)
        case "let":
            bound = {**variables, str(arguments[0]): value_of(arguments[1], scope, variables)}
            return value_of(arguments[2], scope, bound)
        case "every" | "some":
            return _quantified(str(word), arguments, scope, variables)
        case "parameter":
            found = value_of(arguments[1], scope, variables)
            return None if found is None else scope.parameter(found, str(arguments[0]))
        case "call" if arguments[0] == "getElementTypeOrSelf":
            return _element_or_self(value_of(arguments[1], scope, variables), scope)
        case "call" | "make":
            name = str(arguments[0])
            return _called((METHODS if word == "call" else MAKERS).get(name), arguments[1:], scope, variables)
    values = [value_of(each, scope, variables) for each in arguments]
    return _computed(str(word), values, scope)


_WORDS = {"true": True, "false": False, "null": NULL}


def _element_or_self(found: ExpressionValue, scope: ExpressionScope) -> ExpressionValue:
    """The element type of a type, or of that of a value; a dialect's type that has no shape is its own."""
    if isinstance(found, Ssa):
        found = found.type
    is_plain = isinstance(found, DialectType) and scope.holds("shaped", found) is False
    return found if is_plain else element_or_self(found)


def _called(
    function: Callable[..., ExpressionValue] | None, arguments: Sequence[Term], scope: ExpressionScope, variables: Variables
) -> ExpressionValue:
    values = [value_of(each, scope, variables) for each in arguments]
    if function is None or any([each is None for each in values]):
        return None
    try:
        return function(*values)
    except TypeError:  # another number of arguments than the method takes
        return None


def _branching(word: str, arguments: Sequence[Term], scope: ExpressionScope, variables: Variables) -> ExpressionValue:
    if word == "choice":
        first = holds(arguments[0], scope, variables)
        return None if first is None else value_of(arguments[1 if first else 2], scope, variables)
    decisive = word == "or"
    result: Truth = not decisive
    for each in arguments:
        truth = holds(each, scope, variables)
        if truth is decisive:
            return decisive
        result = None if truth is None else result
    return result


def _constrained(word: str, constraint: Term, value: ExpressionValue, scope: ExpressionScope) -> ExpressionValue:
    if isinstance(value, Ssa):
        value = value.type
    if value is None:
        return None
    truth = False if isinstance(value, Null) else scope.holds(constraint, value)
    if word == "is":
        return truth
    return None if truth is None else value if truth else NULL


def _quantified(word: str, arguments: Sequence[Term], scope: ExpressionScope, variables: Variables) -> Truth:
    name, source, condition = arguments
    members = list_in(value_of(source, scope, variables))
    if members is None or len(members) > MEMBERS:
        return None
    decisive = word == "some"
    result: Truth = not decisive
    for each in members:
        truth = holds(condition, scope, {**variables, str(name): each})
        if truth is decisive:
            return decisive
        result = None if truth is None else result
    return result


def _computed(word: str, values: Sequence[ExpressionValue], scope: ExpressionScope) -> ExpressionValue:
    if any([each is None for each in values]):
        return None
    match word, values:
        case "list", _:
            return tuple(values)
        case "not", [one]:
            truth = truth_of(one)
            return None if truth is None else not truth
        case "at", [one, index]:
            return at(one, index)
        case "among", [one, member]:
            return _is_among(one, member, scope)
        case "equal", [one, other]:
            return are_equal(one, other, scope)
    numbers = [_operand_in(each) for each in values]
    return _of_numbers(word, [each for each in numbers if each is not None]) if None not in numbers else None


def _operand_in(value: ExpressionValue) -> int | float | None:
    """The number in arithmetic: what the getter of an attribute without a sign yields has none."""
    has_sign = isinstance(value, IntegerAttr) and isinstance(value.type, IntegerType) and bool(value.type.signedness)
    return number_in(value) if has_sign or not _lacks_sign(value) else None


def _of_numbers(word: str, numbers: Sequence[int | float]) -> ExpressionValue:
    match word, numbers:
        case "negative", [one]:
            return -one
        case "less", [one, other]:
            return one < other
        case "at_most", [one, other]:
            return one <= other
        case "plus" | "minus" | "times" | "quotient" | "remainder", [one, other]:
            return _arithmetic(word, one, other)
    return None


def _arithmetic(word: str, one: int | float, other: int | float) -> ExpressionValue:
    """As C++ has it where there is one meaning: a negative number may be one without a sign there, and wrap around."""
    if not isinstance(one, int) or not isinstance(other, int) or not 0 <= one < _MAX_NUMBER or not 0 <= other < _MAX_NUMBER:
        return None
    if word in ("quotient", "remainder"):
        return None if other == 0 else one // other if word == "quotient" else one % other
    result = one + other if word == "plus" else one - other if word == "minus" else one * other
    return result if 0 <= result < _MAX_NUMBER else None


def _is_among(found: ExpressionValue, member: ExpressionValue, scope: ExpressionScope) -> Truth:
    members = list_in(found)
    if members is None or len(members) > MEMBERS:
        return None
    result: Truth = False
    for each in members:
        same = are_equal(each, member, scope)
        if same:
            return True
        result = None if same is None else result
    return result


def are_equal(one: ExpressionValue, other: ExpressionValue, scope: ExpressionScope) -> Truth:
    """Whether two values are the same."""
    if isinstance(one, Null) or isinstance(other, Null):
        return one is other
    if isinstance(one, Ssa) or isinstance(other, Ssa):
        return None
    if isinstance(one, Type) and isinstance(other, Type):
        return scope.same(one, other)
    if isinstance(one, Case) or isinstance(other, Case):
        left, right = keyword_in(one), keyword_in(other)
        return None if left is None or right is None else left == right
    if _lacks_sign(one) != _lacks_sign(other):
        return _differ_in_bits(one, other)
    numbers, texts = (number_in(one), number_in(other)), (text_in(one), text_in(other))
    if None not in numbers:
        return numbers[0] == numbers[1]
    if None not in texts:
        return texts[0] == texts[1]
    if isinstance(one, Attribute) and isinstance(other, Attribute):
        return True if one is other else None if may_equal(one, other) else False
    return _lists_are_equal(list_in(one), list_in(other), scope)


def _lacks_sign(value: ExpressionValue) -> bool:
    """Whether a value is an attribute whose bits are a negative number, or a large one."""
    return isinstance(value, IntegerAttr) and value.value < 0


def _differ_in_bits(one: ExpressionValue, other: ExpressionValue) -> Truth:
    """Whether the bits of an attribute are a number without a sign; None where the other one has a sign as well."""
    bits, number = (one, other) if isinstance(one, IntegerAttr) else (other, one)
    if isinstance(number, IntegerAttr) or not isinstance(number, int) or number < 0:
        return None
    return unsigned_in(bits) == number


def _lists_are_equal(
    one: tuple[ExpressionValue, ...] | None, other: tuple[ExpressionValue, ...] | None, scope: ExpressionScope
) -> Truth:
    if one is None or other is None:
        return None
    if len(one) != len(other):
        return False
    return all_hold([are_equal(*pair, scope) for pair in zip(one, other, strict=True)])
