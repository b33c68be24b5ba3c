"""Conditions that definitions compute in C++ (`ods.expressions`), on types, attributes and the parts of operations."""

from __future__ import annotations

from collections.abc import Callable

from mlir_ls.ods.assembly.parameters import parameters_of
from mlir_ls.ods.constraints import Term
from mlir_ls.ods.expressions.evaluation import holds
from mlir_ls.ods.expressions.logic import Truth, all_hold, any_holds, negated
from mlir_ls.ods.expressions.values import ExpressionScope, ExpressionValue, Null
from mlir_ls.ods.registry import Registry
from mlir_ls.semantics.agreement import may_be_same
from mlir_ls.semantics.verify.terms.integers import integer_holds
from mlir_ls.syntax.leaf import Attribute, LeafParser, Type
from mlir_ls.syntax.leaf.types import TypeAlias

Satisfies = Callable[[Term], Callable[..., Truth]]
"""The function that decides a constraint, by the constraint."""


def scope_of(
    registry: Registry, leaves: LeafParser, of_types: Satisfies, of_attributes: Satisfies | None = None
) -> ExpressionScope:
    """What conditions are computed in, without a subject: how the constraints in them are decided."""

    def satisfies(constraint: Term, value: ExpressionValue) -> Truth:
        if isinstance(value, Type):
            return of_types(constraint)(value)
        if isinstance(value, Attribute):
            return None if of_attributes is None else of_attributes(constraint)(value)
        return integer_holds(constraint, value) if isinstance(value, int) and not isinstance(value, bool) else None

    return ExpressionScope(holds=satisfies, same=_are_same, parameter=parameters_of(registry, leaves))


def value_holds(term: Term, value: ExpressionValue, scope: ExpressionScope) -> Truth:
    """Whether a parameter of a type or an attribute satisfies a constraint on what it holds."""
    if value is None or isinstance(value, Null):
        return None
    if isinstance(value, Type | Attribute):
        return scope.holds(term, value)
    if isinstance(term, tuple) and len(term) > 1:
        word, first = term[0], term[1]
        if word == "expression":
            return computed(first, scope)(value)
        if word in ("anyof", "allof"):
            parts = [value_holds(each, value, scope) for each in term[1:]]
            return any_holds(parts) if word == "anyof" else all_hold(parts)
        if word == "not":
            return negated(value_holds(first, value, scope))
        if word in SIZES:
            return SIZES[str(word)](len(value), first) if isinstance(value, tuple) and isinstance(first, int) else None
        if word == "text":
            return value == first if type(value) is str else None
    return integer_holds(term, value) if isinstance(value, int) and not isinstance(value, bool) else None


SIZES: dict[str, Callable[[int, int], bool]] = {
    "size": lambda size, expected: size == expected,
    "min_size": lambda size, least: size >= least,
    "max_size": lambda size, most: size <= most,
}
"""Constraints on how many members there are, or how many bytes a text has."""


def computed(expression: Term, scope: ExpressionScope) -> Callable[[ExpressionValue], Truth]:
    """The function that decides a condition on its subject."""
    return lambda found: holds(expression, scope._replace(subject=found))


def _are_same(one: Type, other: Type) -> Truth:
    if one is other and not isinstance(one, TypeAlias) and not one.has_alias and not one.opaque:
        return True
    return None if may_be_same(one, other) else False
