"""SSA values: those that are visible at the cursor, ordered by how well they fit; names for new ones."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator, Mapping, Set
from itertools import accumulate, islice
from math import log1p
from typing import NamedTuple

from mlir_ls.features.completion.fit import ExpectedValue, constant_of, expected_value, fits, may_be, same
from mlir_ls.features.completion.items import CompletionItem, CompletionKind
from mlir_ls.features.completion.new_values import follows, new_names
from mlir_ls.features.completion.place import STANDIN, CompletionPlace, is_standin, open_brackets, visible_scopes
from mlir_ls.features.completion.roles import Role, role_of
from mlir_ls.ods.spec import OpSpec
from mlir_ls.semantics.lookup import Scope, possible_values_in
from mlir_ls.semantics.presumed.types import presumed_types
from mlir_ls.semantics.summary import region_summary, run_summary
from mlir_ls.semantics.verify.engine.dominance import blocks_of
from mlir_ls.semantics.verify.engine.dominators import Dominators
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.types import DerivedType, ShapedType
from mlir_ls.syntax.tree import Node

_MAX_RANKED = 300
_MAX_RUNS = 500
"""Runs of a region of which is found out which blocks dominate which."""
_MAX_VALUES = 1000
_MAX_PRESUMED = 20
_LABEL = re.compile(r"%[A-Za-z0-9_$.-]+(?:#\d+)?")
_RESULT = re.compile(r"\s*(?:%[A-Za-z0-9_$.-]+(?::\d+)?\s*,\s*)*")
_MAX_BEFORE = 6
_MISFIT = 100.0
_WELL = 0.5
"""A type that fits as well as this, or better, is the one that is expected, as far as that is known."""
_ANY = Role()


class ValueCandidate(NamedTuple):
    """A visible value: its name with its sigil and number, its type, what defines it, and how it came to be.

    `line`: where that is, which is one for all results of an operation and all arguments of a block. `depth`: how many
    regions are between it and the cursor.
    """

    label: str
    name: str
    type: Type | None
    owner: str
    is_argument: bool
    depth: int
    line: int = 0


def value_items(place: CompletionPlace) -> Iterator[CompletionItem]:
    """The values that may stand at the cursor, the likeliest first; where a name is defined there, new names."""
    expected = None if _RESULT.fullmatch(place.header) else expected_value(place)
    if expected is None or "<definition>" in place.cut.expected:
        yield from new_names(place)
        if expected is None:
            return
    for value in _matching(place, ranked_values(place, expected or ExpectedValue(), role=role_of(place))):
        yield item_of(value)


def _matching(place: CompletionPlace, values: list[ValueCandidate]) -> Iterator[ValueCandidate]:
    """The values that begin with what is typed; of very many values the farther ones, too."""
    typed = place.typed
    yield from (value for value in values if value.label.startswith(typed))
    if len(values) == _MAX_VALUES and len(typed) > 1:
        yield from (value for value in islice(_values(place), _MAX_VALUES, None) if value.label.startswith(typed))


def item_of(value: ValueCandidate) -> CompletionItem:
    """The item for a value."""
    shown = value.type if value.type is not None else "unknown"
    return CompletionItem(value.label, CompletionKind.VALUE, f"{shown} · {value.owner}")


def ranked_values(
    place: CompletionPlace, expected: ExpectedValue, most: int = _MAX_VALUES, role: Role = _ANY
) -> list[ValueCandidate]:
    """The nearest of the visible values, the likeliest first, for an operand of which `role` says what it is for.

    The weights are those with which the values that stand in programs are the likeliest: a unit is a factor of e.
    """
    values = list(islice(_values(place), most))
    head = [_typed(place, value) for value in values[:_MAX_PRESUMED]] + values[_MAX_PRESUMED:_MAX_RANKED]
    rest = values[_MAX_RANKED:]
    own = place.erased.names
    given = _LABEL.findall(place.header)
    next_result = _next_result(given[-1]) if given else ""
    opened = open_brackets(place.header) if given and place.header.rstrip().endswith(",") else []
    subscript = given[-1] if opened and place.header[opened[-1]] == "[" else ""
    above = _UsesAbove.of(place)
    before = _as_before(place, head, expected)
    last = own[-1] if own else ""
    for_role = _ForRole(place, role, head, expected) if role is not _ANY else None

    def unlikeliness(pair: tuple[int, ValueCandidate]) -> float:
        distance, value = pair
        name = value.name
        misfit = _misfit(place, value.type, expected)
        penalty = (_MISFIT if misfit >= 1 else 0.0) + 2 * misfit + 0.6 * log1p(min(distance, 60))
        uses = uses_of(place, value)
        penalty -= log1p(uses) + (0.8 if above.names and name not in above.names else 0.0) if uses else 3.3
        penalty -= 1.2 * log1p(above.same_operand.get(name, 0)) - 2.4 * (name in above.done)
        if name in own:
            is_same = value.label == subscript and is_constant(place, value)  # as in %m[%c0, %c0]
            penalty += 0.0 if is_same else 0.6 - 1.5 * (own.count(name) > 1) + 1.3 * (value.label in given)
        if follows(last, name) or value.label == next_result:
            penalty -= 1.6
        if name == before.following:
            penalty -= 2.0
        if name == before.same:
            penalty -= 0.9
        if name == before.repeated:
            penalty -= 2.4
        if len(name) > 1 and not name.isdigit() and any([name in result and name != result for result, _ in place.results]):
            penalty -= 1.8
        return penalty if for_role is None else penalty - for_role.likeliness(value, bool(uses))

    best = [value for _, value in sorted(enumerate(head), key=unlikeliness)]
    return [value._replace(type=None) if is_standin(value.type) else value for value in (*best, *rest)]


class _ForRole:
    """How well values are suited to what an operand is for."""

    def __init__(self, place: CompletionPlace, role: Role, values: list[ValueCandidate], expected: ExpectedValue) -> None:
        self._place, self._role = place, role
        self._own = frozenset(place.erased.names)
        self._made = _made_types(place, values, role)
        is_known = role.more > 0 or role.dimension > 1
        fitting = [value for value in values if _misfit(place, value.type, expected) < _WELL] if is_known else []
        arguments = [value.label for value in fitting if value.is_argument]
        self._index = arguments[role.dimension - 1] if 1 < role.dimension <= len(arguments) else ""
        fresh = [value for value in fitting if role.more and role.is_first and not uses_of(place, value)]
        fresh = [value for value in fresh if value.type is fresh[0].type]
        are_apart = len({value.line for value in fresh}) == len(fresh)
        self._turn = fresh[-1].label if len(fresh) == role.more + 1 > 1 and are_apart else ""

    def likeliness(self, value: ValueCandidate, is_used: bool) -> float:
        """How much likelier a value is than by its type, its place and its uses: less, where it is negative."""
        role, place, name = self._role, self._place, value.name
        likely = 2.0 * (value.label == self._turn) + 1.5 * (value.label == self._index)
        if role.more and role.is_first and role.constant is None and is_constant(place, value):
            likely -= 1.5  # constants are the second operand
        elif name in self._own and not is_used and not is_constant(place, value):
            likely -= 1.0
        if _is_named_as(name, role.name):
            likely += 1.9
        elif any([_is_named_as(name, other) for other in role.others]):
            likely -= 1.5
        if role.argument == name:
            likely += 1.5
        if role.constant is not None or role.never is not None or role.constants_of_others:
            likely += self._as_constant(constant_of(place, name))
        is_shaped = None if role.is_shaped is None else self._is_shaped(value)
        return likely - 3.0 * ((is_shaped is not role.is_shaped and is_shaped is not None) or not self._may_be_made(value))

    def _as_constant(self, constant: int | None) -> float:
        """The same by the integer that a value is, None for none."""
        role = self._role
        if constant is None:
            return 0.0
        if constant == role.constant:
            return 3.7
        is_of_others = role.constant is None and constant in role.constants_of_others
        return -10.0 * (constant == role.never) - 3.0 * is_of_others

    def _may_be_made(self, value: ValueCandidate) -> bool:
        """Whether the type of a value may follow from that of another one that is there."""
        is_known = value.type is not None and not isinstance(value.type, DerivedType) and not is_standin(value.type)
        if not self._made or not is_known or value.type is None:
            return True
        return any([may_be(self._place, value.type, made) for made in self._made])

    def _is_shaped(self, value: ValueCandidate) -> bool | None:
        return isinstance(self._place.resolved(value.type), ShapedType) if value.type is not None else None


def _made_types(place: CompletionPlace, values: list[ValueCandidate], role: Role) -> list[Type]:
    """The types that an operand has where its type follows from that of a later one, which one of some values is."""
    if role.basis is None:
        return []
    derived, constraint = role.basis
    types = {value.type for value in values if value.type is not None and not is_standin(value.type)}
    bases = [type_ for type_ in types if not isinstance(type_, DerivedType) and fits(place, type_, constraint) is not False]
    return [made for type_ in bases for made in [derived.make(place.resolved(type_))] if made is not None]


def uses_of(place: CompletionPlace, value: ValueCandidate) -> int:
    """How often a value is used near the cursor."""
    return place.used_names.get(value.label[1:] if "#" in value.label else value.name, 0)


def is_constant(place: CompletionPlace, value: ValueCandidate) -> bool:
    """Whether a value is a constant."""
    spec = None if value.is_argument else place.analysis.language.registry.op(value.owner)
    return spec is not None and spec.has_trait("ConstantLike")


class _UsesAbove(NamedTuple):
    """Which values the operations in front use, by their names; nothing is said where an operation begins.

    `same_operand`: how often operations of the same name have each as the operand that is typed. `done`: those that are the one
    operand of an operation of the same name that gives nothing back: hardly anything is printed, or freed, twice.
    """

    names: frozenset[str]
    same_operand: Mapping[str, int]
    done: frozenset[str]

    @staticmethod
    def of(place: CompletionPlace) -> _UsesAbove:
        if place.begins_operation:
            return _UsesAbove(frozenset(), {}, frozenset())
        names: set[str] = set()
        done: set[str] = set()
        same: dict[str, int] = {}
        index = _index_of_operand(place)
        for item in place.before_in_scope:
            node = item.node
            shape = node.shape
            used = [node.names[use[0]] for use in shape.uses if use[0] < len(node.names)]
            names.update(used)
            if shape.name == place.cut.shape.name and shape.kind == "operation":
                if index < len(used):
                    same[used[index]] = same.get(used[index], 0) + 1
                is_terminator = isinstance(shape.syntax, OpSpec) and shape.syntax.terminator
                if len(used) == 1 and not shape.definitions and not is_terminator:
                    done.update(used)
        return _UsesAbove(frozenset(names), same, frozenset(done))


def _next_result(label: str) -> str:
    """The result after one of several, as it is spelled; "" after a value that has a name of its own."""
    name, sign, number = label.partition("#")
    return f"{name}#{int(number) + 1}" if sign and len(number) < 9 else ""


def _is_named_as(name: str, operand: str) -> bool:
    """Whether a value is named as the definition of the operation names the operand, or one of the names begins the other."""
    return len(operand) > 1 and (name.startswith(operand) or (len(name) > 2 and operand.startswith(name)))


def _typed(place: CompletionPlace, value: ValueCandidate) -> ValueCandidate:
    """A value with the type that it will have where its definition is not whole yet."""
    if value.type is not None and not isinstance(value.type, DerivedType) and not is_standin(value.type):
        return value
    known = place.type_of(value.name, int(value.label.partition("#")[2] or 0))
    return value if known is None and is_standin(value.type) else value._replace(type=known)


class _Before(NamedTuple):
    """Values that the operations in front say something of, "" for none.

    `same`: the operand in this position of the operation in front, if that has the same name. `following`: the fitting value
    after it. `repeated`: what both operations in front have in this position, whatever they are.
    """

    same: str
    following: str
    repeated: str


def _as_before(place: CompletionPlace, values: list[ValueCandidate], expected: ExpectedValue) -> _Before:
    """What the operations in front have where the cursor is."""
    index = _index_of_operand(place)
    near = [item.node for item in place.before[:_MAX_BEFORE] if item.node.shape.kind == "operation"]
    first = [_operand(node, index) for node in near[:2]]
    repeated = first[0] if len(first) == 2 and first[0] == first[1] else ""
    previous = next((node for node in near[:3] if node.shape.name == place.cut.shape.name), None)
    name = _operand(previous, index) if previous is not None else ""
    if not name:
        return _Before("", "", repeated)
    at = next((number for number, value in enumerate(values) if value.name == name), 0)
    fitting = [value for value in values[:at] if _misfit(place, value.type, expected) < 1 and value.name != name]
    return _Before(name, fitting[-1].name if fitting else "", repeated)


def _index_of_operand(place: CompletionPlace) -> int:
    """Which of the operands in the text is typed; at least 0, though of what is no operation no operand is read."""
    return max(0, len(place.cut.shape.uses) - sum([token == "%" for token in place.cut.rest]))


def _operand(node: Node, index: int) -> str:
    """The name of an operand by its index; "" for none."""
    slot = node.shape.uses[index][0] if 0 <= index < len(node.shape.uses) else len(node.names)
    return node.names[slot] if slot < len(node.names) else ""


def _misfit(place: CompletionPlace, type_: Type | None, expected: ExpectedValue) -> float:
    """How badly a type fits, from 0 for just what is expected to 4 for what is an error."""
    if is_standin(type_):
        return 0.003  # the line above is half typed: most often for the use at the cursor
    if type_ is None or isinstance(type_, DerivedType):
        return 0.75
    if expected.types:
        if same(place, type_, expected.types[0]):
            return 0
        if any([same(place, type_, each) for each in expected.types[1:]]):
            return 0.02
        if may_be(place, type_, expected.types[0]):
            return 0.5
    holds = fits(place, type_, expected.constraint)
    if holds is False:
        return 4
    for derived, known in expected.derived:
        made = derived.make(place.resolved(type_))
        if made is not None and not may_be(place, made, known):
            return 3
    if expected.types:
        return 2
    return 0 if holds else 0.01


# -- the visible values ---------------------------------------------------------------------------------------------


def _values(place: CompletionPlace) -> Iterator[ValueCandidate]:
    """The values that are visible at a place, the nearest first; those that are defined after it are not.

    After them come those that operations whose syntax is not known may define.
    """
    own = {name for name, _ in place.results}
    seen = {STANDIN, *own}
    scopes = list(visible_scopes(place))
    for depth, (scope, line) in enumerate(scopes):
        left_out = {STANDIN} if _uses_may_precede(scope) else {STANDIN, *own}
        for value in _values_in(scope, line, depth):
            if value.name not in left_out:
                seen.add(value.name)
                yield value
    seen |= {name for scope, _ in scopes if scope.owner is not None for name in _results_of(scope.owner.node)}
    for depth, (scope, line) in enumerate(scopes):
        for name, definition in possible_values_in(scope).items():
            node, is_argument = definition.item.node, definition.kind == "region argument"
            if name not in seen and (is_argument or definition.item.line < line):
                seen.add(name)
                presumed = presumed_types(node.shape, place.analysis.language).get(definition.slot, (None,))
                type_ = next((each for each in presumed if isinstance(each, Type)), None)
                yield ValueCandidate(f"%{name}", name, type_, node.shape.name, is_argument, depth)


def _results_of(node: Node) -> list[str]:
    """The names of the results of an operation: they are not there in its own regions."""
    return [node.names[group.slot] for group in node.shape.definitions if group.slot < len(node.names)]


def _values_in(scope: Scope, line: int, depth: int) -> Iterator[ValueCandidate]:
    """The values of a region, the nearest before a line first; those after it that may be used there as well follow."""
    start = scope.region_line + scope.region.lead + sum([run.height for run in scope.region.runs])
    redefined = region_summary(scope.region).redefined
    later: list[ValueCandidate] = []
    dominating = _dominating_below(scope, line)
    for number, run in reversed(list(enumerate(scope.region.runs))):
        start -= run.height
        part = run_summary(run)
        if start > line and not _uses_may_precede(scope) and number not in dominating:
            continue
        labels: list[ValueCandidate] = []
        # by operations, so that the results of one of them keep their order
        for name, (types, count, index) in sorted(part.defined.items(), key=lambda entry: -entry[1][2]):
            if name in redefined and any([name in run_summary(each).defined for each in scope.region.runs[:number]]):
                continue  # the first definition counts
            node, at = run.items[index], start + run.starts[index]
            is_label = node.shape.kind == "label"
            found = _group(name, types, count, node.shape.name, is_label, depth, at)
            if is_label and start <= line:
                labels += found
            elif at < line:
                yield from found
            elif number in dominating or _uses_may_precede(scope):
                later += found
        yield from labels
    if scope.owner is not None and scope.region_index < len(scope.owner.node.shape.regions):
        names = scope.owner.node.names
        for slot, count, types in scope.owner.node.shape.regions[scope.region_index].arguments:
            if slot < len(names):
                yield from _group(names[slot], types, count, scope.owner.node.shape.name, True, depth, scope.region_line)
    yield from sorted(later, key=lambda value: value.line)


def _dominating_below(scope: Scope, line: int) -> Set[int]:
    """The runs of a region below a line whose blocks dominate the block of the line."""
    runs = scope.region.runs
    syntax = scope.owner.node.shape.syntax if scope.owner is not None else None
    if not 1 < len(runs) <= _MAX_RUNS or not isinstance(syntax, OpSpec) or syntax.region_kind != "ssa":
        return frozenset()
    blocks, edges = blocks_of(runs)
    starts = list(accumulate([run.height for run in runs], initial=scope.region_line + scope.region.lead))
    here = max(0, bisect_right(starts, line, 0, len(runs)) - 1)
    if not edges or blocks[-1] == blocks[here]:
        return frozenset()
    dominators = Dominators(edges)
    if not dominators.is_reachable(blocks[here]):
        return frozenset()
    below = [number for number in range(here + 1, len(runs)) if blocks[number] != blocks[here]]
    return frozenset([number for number in below if dominators.dominates(blocks[number], blocks[here])])


def _uses_may_precede(scope: Scope) -> bool:
    """Whether values may be used before what defines them, as in the graph region of a module."""
    syntax = scope.owner.node.shape.syntax if scope.owner is not None else None
    return isinstance(syntax, OpSpec) and syntax.graph_region


def _group(
    name: str, types: tuple[Type | None, ...], count: int, owner: str, is_argument: bool, depth: int, line: int
) -> list[ValueCandidate]:
    found = []
    for number in range(count):
        label = f"%{name}#{number}" if count > 1 else f"%{name}"
        type_ = types[number] if number < len(types) else None
        found.append(ValueCandidate(label, name, type_, owner, is_argument, depth, line))
    return found
