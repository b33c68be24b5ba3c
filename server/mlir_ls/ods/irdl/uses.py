"""Which constraints the parts of a definition of IRDL share (see `ods.irdl.sharing`)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from mlir_ls.ods.constraints import Term
from mlir_ls.ods.irdl.constraints import DefinitionScope, attribute_term
from mlir_ls.ods.irdl.sharing import SHARED_CONSTRAINTS
from mlir_ls.ods.spec import Trait

_WORDS = {"irdl.any_of": "any_of", "irdl.all_of": "all_of", "irdl.parametric": "parametric"}
"""Operations that make a constraint of others."""

_MAX_CONSTRAINTS = 500
"""Constraints of one definition; of one with more, nothing is said."""

Use = tuple[str, str | int, Sequence[str]]
"""What constraints are put on: a kind of part, its name or number, and values."""


def sharing_traits(scope: DefinitionScope, uses: Sequence[Use], several: bool) -> Iterator[Trait]:
    """The trait that lists constraints, where there are any; `several`: a part may be several values, which share one."""
    numbers: dict[str, int] = {}
    todo = [value for _, _, values in uses for value in values]
    named = list(todo)
    while todo:
        value = todo.pop(0)
        if value not in numbers:
            numbers[value] = len(numbers)
            inner = _inner(value, scope)
            named += inner
            todo += inner
    is_shared = several or len(named) > len(set(named)) or any([_is_parametric(value, scope) for value in numbers])
    if not is_shared or len(numbers) > _MAX_CONSTRAINTS:
        return
    constraints = tuple([_constraint(value, scope, numbers) for value in numbers])
    listed: list[Term] = [(kind, name, *[numbers[value] for value in values]) for kind, name, values in uses]
    yield Trait(SHARED_CONSTRAINTS, (constraints, tuple(listed)))


def _inner(value: str, scope: DefinitionScope) -> tuple[str, ...]:
    made = scope.definition.values.get(value)
    return made.operands if made is not None and made.name in _WORDS else ()


def _is_parametric(value: str, scope: DefinitionScope) -> bool:
    made = scope.definition.values.get(value)
    return made is not None and made.name == "irdl.parametric"


def _constraint(value: str, scope: DefinitionScope, numbers: dict[str, int]) -> Term:
    made = scope.definition.values.get(value)
    if made is None:
        return ("unknown",)
    inner = [numbers[each] for each in _inner(value, scope)]
    if made.name == "irdl.is":
        expected = made.attribute("expected")
        return ("unknown",) if expected is None or expected.has_alias else ("is", str(expected))
    if made.name == "irdl.parametric":
        return ("parametric", attribute_term(value, scope), *inner)
    if made.name in _WORDS:
        return (_WORDS[made.name], *inner)
    return ("term", attribute_term(value, scope))
