"""How likely an operation is by its definition: by the values at hand, the results that are used, the region and its end."""

from __future__ import annotations

from contextlib import suppress
from math import exp
from types import MappingProxyType
from typing import NamedTuple

from mlir_ls.caches import remembered
from mlir_ls.features.completion.fit import ExpectedValue, fits, function_type_of, passed_type, terms_of
from mlir_ls.features.completion.likely.around import OperationsAround
from mlir_ls.features.completion.place import CompletionPlace, used_types
from mlir_ls.features.completion.values import ValueCandidate, is_constant, ranked_values, uses_of
from mlir_ls.ods.constraints import Term
from mlir_ls.ods.language import OpenLanguage
from mlir_ls.ods.spec import OpSpec
from mlir_ls.ods.successions import Shares, successions
from mlir_ls.syntax.leaf import LeafError, LeafParser, Type
from mlir_ls.syntax.shape import OpShape

_MAX_VALUES = 40
_MAX_FRESH = 5
_MAX_PASSED = 4
_OFTEN = 100
_KINDS = ("i1", "i32", "index", "f32", "vector<4xf32>", "tensor<4xf32>", "memref<4xf32>", "none")
"""Types of all kinds, by which it is found out how few a constraint takes."""
_NONE: Shares = MappingProxyType({})

# Weights: a unit is a factor of e. They are those with which the operations that stand in programs are the likeliest, but for
# what is an error.
_MISSING, _NONE_FITS = -4.3, -1.0
_TAKES_LAST, _TAKES_FEW_KINDS, _TAKES_SHARE, _TAKES_NOTHING = 0.3, 1.5, 0.3, -0.4
_UNNAMED, _OTHER_COUNT, _WRONG_TYPE = -7.0, -16.0, -10.8
_OF_USED_TYPE, _OF_ANY_TYPE, _NOTHING_OF_TYPE = 2.0, 0.75, -1.8
_CONSTANT_LATE = -1.5
_NO_SYMBOLS, _FOREIGN = -4.9, -1.1
_FOLLOWING = 0.7
_WRONG_PARENT, _TOO_EARLY, _NOT_IMPLIED, _IMPLIED = -12.0, -4.5, -3.0, 3.0
_END_EXPECTED, _LAST_BRANCHES, _RETURNS_BEFORE, _CANNOT_RETURN = -0.6, -1.4, -1.0, -2.8
_PASSES_LAST, _UNUSED, _UNUSED_LAST = 1.8, -0.7, -1.2
_BRANCHES, _BRANCHES_ON, _BRANCHES_BACK, _BRANCHES_TO_NEW = 1.3, 1.3, -1.5, 0.5
_RETURNS_EARLY, _RETURNS_BEFORE_NEW = -0.8, -1.8


class _Fitting(NamedTuple):
    """What a constraint takes of what is at hand: whether some value, and the last one, and which types of unused values."""

    some: bool
    last: bool
    unused: frozenset[Type]


class Judge:
    """What definitions say of the operations that may begin at a place."""

    def __init__(self, place: CompletionPlace, around: OperationsAround) -> None:
        self._place, self._around = place, around
        self._registry = place.analysis.language.registry
        values = ranked_values(place, ExpectedValue(), _MAX_VALUES)
        self._types = {value.type for value in values}
        self._last = {value.type for value in values[:1] if not uses_of(place, value)}
        self._known: dict[Term, _Fitting] = {}
        self._unused = _unused(place, values)
        self._used = self._used_types()
        self._passed = _passed_types(place) if around.ends else []
        self._blocks = _blocks_of(place)
        before = self._registry.op(around.previous)
        self._after_constants = around.previous[:1] == "{" or (before is not None and before.has_trait("ConstantLike"))
        owner = self._registry.op(around.owner)
        self._holds_symbols = holds_symbols(place, around.owner)
        self._implied = owner.implicit_terminator if owner is not None else None
        self._spells_end = not self._passed and place.owner is not None and _spells_end(place.owner.node.shape)
        self._expects_end = owner is not None and not owner.no_terminator and not owner.graph_region

    def factor(self, name: str) -> float:
        """How well an operation fits the place, as a factor."""
        spec, around = self._registry.op(name), self._around
        if spec is None:
            return 1.0
        weight = self._of_operands(spec) + self._of_results(spec) + self._of_used(spec) + self._of_region(spec)
        if spec.terminator and around.ends:
            weight += self._of_end(spec)
        if not self._after_constants and spec.has_trait("ConstantLike"):
            weight += _CONSTANT_LATE
        weight += _NO_SYMBOLS * (spec.symbol and not self._holds_symbols) + _FOREIGN * _is_foreign_to(around.owner, name)
        factor = exp(weight)
        if around.following:
            factor *= (0.05 + successions().after.get(name, _NONE).get(around.following, 0.0)) ** _FOLLOWING
        return factor

    def _of_operands(self, spec: OpSpec) -> float:
        """By the values that an operation must have, and by whether it takes what nothing uses yet."""
        fitting = [(operand, self._fits(operand.constraint)) for operand in spec.operands]
        weight = _MISSING * any([operand.arity == "one" and not each.some for operand, each in fitting])
        weight += _NONE_FITS * (bool(fitting) and not any([each.some for _, each in fitting]))
        if self._unused:
            taken = {type_ for _, each in fitting for type_ in each.unused}
            share = len([value for value in self._unused if value.type in taken]) / len(self._unused)
            weight += _TAKES_SHARE * share + _TAKES_NOTHING * (not spec.operands)
        taking = [operand.constraint for operand, each in fitting if each.last]
        if taking and (self._around.ends or not spec.terminator):
            language = self._place.analysis.language
            weight += _TAKES_LAST + _TAKES_FEW_KINDS * max([_share_refused(language, each) for each in taking])
        return weight

    def _fits(self, constraint: Term) -> _Fitting:
        known = self._known.get(constraint)
        if known is None:
            holds = {type_: None if type_ is None else fits(self._place, type_, constraint) for type_ in self._types}
            some = any([each is not False for each in holds.values()])
            last = any([type_ is None or holds[type_] is True for type_ in self._last])
            unused = [each.type for each in self._unused if each.type is not None and holds[each.type] is True]
            known = self._known[constraint] = _Fitting(some, last, frozenset(unused))
        return known

    def _of_results(self, spec: OpSpec) -> float:
        """By how many results there are, and by what uses them below."""
        results = self._place.results
        fixed = all([result.arity == "one" for result in spec.results])
        if not results:
            return _UNNAMED if spec.results and fixed else 0.0
        if fixed and len(spec.results) != sum([count for _, count in results]):
            return _OTHER_COUNT
        if not fixed or len(spec.results) != len(results):
            return 0.0
        pairs = zip(self._used, spec.results, strict=True)
        return _WRONG_TYPE * len([1 for used, each in pairs if used and fits(self._place, used, each.constraint) is False])

    def _of_used(self, spec: OpSpec) -> float:
        """By the type of which the one result is used below: few operations may have it, or any."""
        used = self._used[0] if self._used and len(spec.results) == 1 else None
        if used is None:
            return 0.0
        weight = _NOTHING_OF_TYPE * (spec.has_trait("SameOperandsAndResultType") and used not in self._types)
        constraint = spec.results[0].constraint
        if constraint == "any":
            return weight + _OF_ANY_TYPE
        return weight + _OF_USED_TYPE * (fits(self._place, used, constraint) is True)

    def _used_types(self) -> list[Type | None]:
        """The types of which the results at the place are used below, None where nothing says it."""
        return [next(iter(used_types(self._place, name)), None) for name, _ in self._place.results]

    def _of_region(self, spec: OpSpec) -> float:
        """By what may stand in the region, and at its end."""
        around, weight = self._around, 0.0
        parent = spec.trait("HasParent")
        if parent is not None and parent.arguments and around.owner not in parent.arguments:
            weight += _WRONG_PARENT
        if spec.terminator:
            weight += self._by_results(spec) if around.ends else _TOO_EARLY
            weight += _IMPLIED * (around.ends and self._spells_end and self._implied == spec.name)
            return weight + _NOT_IMPLIED * (self._implied is not None and self._implied != spec.name)
        return weight + _END_EXPECTED * (around.ends and bool(around.owner) and self._expects_end)

    def _by_results(self, spec: OpSpec) -> float:
        """How well a terminator fits: the last one of a function gives back what that does, those before it branch."""
        owner = self._place.owner
        function = function_type_of(self._place, owner) if owner is not None else None
        if spec.successors or function is None or not spec.has_trait("ReturnLike"):
            return _LAST_BRANCHES if spec.successors and self._around.last else 0.0
        required = len([operand for operand in spec.operands if operand.arity == "one"])
        is_fixed = required == len(spec.operands)
        if required > len(function.results) or (is_fixed and required < len(function.results)):
            return _CANNOT_RETURN
        return 0.0 if self._around.last else _RETURNS_BEFORE

    def _of_end(self, spec: OpSpec) -> float:
        """How likely a block ends here: with the values that it passes on, and with none that nothing uses."""
        blocks = self._blocks
        if spec.successors:
            is_back = self._around.last and not blocks.new
            return _BRANCHES + _BRANCHES_ON * blocks.later + _BRANCHES_BACK * is_back + _BRANCHES_TO_NEW * blocks.new
        weight = _RETURNS_EARLY * blocks.later + _RETURNS_BEFORE_NEW * blocks.new
        return weight + (self._of_passed() if spec.has_trait("ReturnLike") else 0.0)

    def _of_passed(self) -> float:
        """The same by the values that are passed on, and by those that would be left without a use."""
        passed, unused = self._passed, self._unused
        left = [value for value in unused if value.type not in passed and not is_constant(self._place, value)]
        if passed:
            return _PASSES_LAST * bool(unused and unused[0].type is passed[-1]) + _UNUSED * len(left)
        return _UNUSED_LAST * bool(left and left[0] is unused[0]) + _UNUSED * len(left)


def _spells_end(owner: OpShape) -> bool:
    """Whether a region of an operation has its terminator in the text though a trait implies it: in generic form, and likely
    where there are results, of which the terminator passes on values of types that are not known."""
    return owner.kind == "operation" and (owner.generic or owner.text.startswith("%"))


class _Blocks(NamedTuple):
    """Whether there are blocks after a place in its region, and whether operations branch to such as are not there yet."""

    later: bool
    new: bool


def _blocks_of(place: CompletionPlace) -> _Blocks:
    labels = {each.node.shape.name: each.line for each in place.siblings if each.node.shape.kind == "label"}
    targets = [successor.label for each in place.siblings for successor in each.node.shape.successors]
    later = any([line > place.start.line for line in labels.values()])
    return _Blocks(later, any([label not in labels for label in targets]))


def holds_symbols(place: CompletionPlace, owner: str) -> bool:
    """Whether symbols may be defined directly in an operation; at the top level, and in one that is not known, they may."""
    spec = place.analysis.language.registry.op(owner)
    return spec is None or spec.symbol_table


def _unused(place: CompletionPlace, values: list[ValueCandidate]) -> list[ValueCandidate]:
    """The results above that nothing uses yet, the nearest first."""
    found = [value for value in values if value.type is not None and not value.is_argument and not uses_of(place, value)]
    return sorted(found, key=lambda value: -value.line)[:_MAX_FRESH]


def _passed_types(place: CompletionPlace) -> list[Type]:
    """The types of the values that the end of the region passes on, as far as that is known."""
    found: list[Type] = []
    while len(found) < _MAX_PASSED and (type_ := passed_type(place, len(found))) is not None:
        found.append(type_)
    return found


def _is_foreign_to(owner: str, name: str) -> bool:
    """Whether an operation that is used often has hardly ever been directly in the region of another one."""
    table = successions()
    often = table.total.get(name, 0) > _OFTEN and table.sizes.get(owner, 0) > _OFTEN
    return often and name not in table.inside.get(owner, _NONE)


@remembered(1024)
def _share_refused(language: OpenLanguage, constraint: Term) -> float:
    """The share of the usual kinds of types that a constraint does not take."""
    if constraint == "any":
        return 0.0
    kinds, check = _kinds(language.leaves), terms_of(language).check_of(constraint)
    return len([type_ for type_ in kinds if check(type_) is False]) / max(1, len(kinds))


@remembered(8)
def _kinds(leaves: LeafParser) -> list[Type]:
    """A type of each usual kind that a language has."""
    found: list[Type] = []
    for text in _KINDS:
        with suppress(LeafError):
            found.append(leaves.parse_type(text))
    return found
