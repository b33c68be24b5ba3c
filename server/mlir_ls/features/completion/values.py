"""SSA values: those that are visible at the cursor, ordered by how well they fit; names for new ones."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from math import log1p
from typing import NamedTuple

from mlir_ls.features.completion.fit import ExpectedValue, constant_of, expected_value, fits, may_be, same
from mlir_ls.features.completion.items import CompletionItem, CompletionKind
from mlir_ls.features.completion.place import STANDIN, CompletionPlace, is_standin, visible_scopes
from mlir_ls.ods.spec import OpSpec
from mlir_ls.semantics.lookup import Scope, possible_values_in
from mlir_ls.semantics.presumed.types import presumed_types
from mlir_ls.semantics.summary import region_summary, run_summary
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.types import DerivedType
from mlir_ls.syntax.tree import Node

_MAX_RANKED = 300
_MAX_VALUES = 1000
_MAX_PRESUMED = 20
_NUMBERED = re.compile(r"(.*?)(\d+)\Z")
_VALUE = re.compile(r"%([A-Za-z0-9_$.-]+)")
_LABEL = re.compile(r"%[A-Za-z0-9_$.-]+(?:#\d+)?")
_RESULT = re.compile(r"\s*(?:%[A-Za-z0-9_$.-]+(?::\d+)?\s*,\s*)*")
_LINES = 200
_MAX_BEFORE = 6


class ValueCandidate(NamedTuple):
    """A visible value: its name with its sigil and number, its type, what defines it, and how it came to be.

    `distance`: how many definitions stand between it and the cursor. `depth`: how many regions.
    """

    label: str
    name: str
    type: Type | None
    owner: str
    is_argument: bool
    depth: int


def value_items(place: CompletionPlace) -> Iterator[CompletionItem]:
    """The values that may stand at the cursor, the likeliest first; where a name is defined there, new names."""
    expected = None if _RESULT.fullmatch(place.header) else expected_value(place)
    if expected is None or "<definition>" in place.cut.expected:
        yield from _new_names(place)
        if expected is None:
            return
    for value in _matching(place, ranked_values(place, expected or ExpectedValue())):
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


def ranked_values(place: CompletionPlace, expected: ExpectedValue, most: int = _MAX_VALUES) -> list[ValueCandidate]:
    """The nearest of the visible values, the likeliest first.

    The weights are those with which the values that stand in programs are the likeliest: a unit is a factor of e.
    """
    values = list(islice(_values(place), most))
    head = [_typed(place, value) for value in values[:_MAX_PRESUMED]] + values[_MAX_PRESUMED:_MAX_RANKED]
    rest = values[_MAX_RANKED:]
    own = place.erased.names
    given = _LABEL.findall(place.header)
    next_result = _next_result(given[-1]) if given else ""
    used, above = place.used_names, _UsesAbove.of(place)
    before = _as_before(place, head, expected)
    last = own[-1] if own else ""

    def unlikeliness(pair: tuple[int, ValueCandidate]) -> float:
        distance, value = pair
        name = value.name
        misfit = _misfit(place, value.type, expected)
        penalty = (100.0 if misfit >= 1 else 0.0) + 2 * misfit + 0.6 * log1p(min(distance, 60))
        uses = used.get(value.label[1:] if "#" in value.label else name, 0)
        penalty -= log1p(uses) + (0.8 if above.names and name not in above.names else 0.0) if uses else 3.3
        penalty -= 1.2 * log1p(above.same_operand.get(name, 0)) - 2.4 * (name in above.done)
        if name in own:
            penalty += 0.6 - 1.5 * (own.count(name) > 1) + 1.3 * (value.label in given)
        if follows(last, name) or value.label == next_result:
            penalty -= 1.6
        if name == before.following:
            penalty -= 2.0
        if name == before.same:
            penalty -= 0.9
        if name == before.repeated:
            penalty -= 2.4
        if _is_named_as(name, expected.operand):
            penalty -= 1.9
        if len(name) > 1 and not name.isdigit() and any([name in result and name != result for result, _ in place.results]):
            penalty -= 1.8
        if expected.constant is not None and constant_of(place, name) == expected.constant:
            penalty -= 2.7
        if expected.never is not None and constant_of(place, name) == expected.never:
            penalty += 10
        return penalty

    best = [value for _, value in sorted(enumerate(head), key=unlikeliness)]
    return [value._replace(type=None) if is_standin(value.type) else value for value in (*best, *rest)]


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


def follows(last: str, name: str) -> bool:
    """Whether a name is that of the operand in front with the next number, or the next letter."""
    if not last or len(last) > 30:
        return False
    numbered, next_ = _NUMBERED.match(last), _NUMBERED.match(name)
    if numbered is not None and next_ is not None:
        return numbered[1] == next_[1] and int(next_[2]) == int(numbered[2]) + 1
    return len(last) == len(name) and last[:-1] == name[:-1] and ord(name[-1]) == ord(last[-1]) + 1


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
    start = scope.region_line + scope.region.lead + sum([run.height for run in scope.region.runs])
    anywhere = _uses_may_precede(scope)
    redefined = region_summary(scope.region).redefined
    for number, run in reversed(list(enumerate(scope.region.runs))):
        start -= run.height
        part = run_summary(run)
        if start > line and not anywhere:
            continue
        labels: list[ValueCandidate] = []
        for name, (types, count, index) in reversed(part.defined.items()):
            if name in redefined and any([name in run_summary(each).defined for each in scope.region.runs[:number]]):
                continue  # the first definition counts
            node = run.items[index]
            is_label = node.shape.kind == "label"
            if start + run.starts[index] < line or anywhere or (is_label and start <= line):
                found = _group(name, types, count, node.shape.name, is_label, depth)
                if is_label:
                    labels[:0] = found
                    continue
                yield from found
        yield from labels
    if scope.owner is not None and scope.region_index < len(scope.owner.node.shape.regions):
        names = scope.owner.node.names
        for slot, count, types in scope.owner.node.shape.regions[scope.region_index].arguments:
            if slot < len(names):
                yield from _group(names[slot], types, count, scope.owner.node.shape.name, True, depth)


def _uses_may_precede(scope: Scope) -> bool:
    """Whether values may be used before what defines them, as in the graph region of a module."""
    syntax = scope.owner.node.shape.syntax if scope.owner is not None else None
    return isinstance(syntax, OpSpec) and syntax.graph_region


def _group(
    name: str, types: tuple[Type | None, ...], count: int, owner: str, is_argument: bool, depth: int
) -> list[ValueCandidate]:
    found = []
    for number in range(count):
        label = f"%{name}#{number}" if count > 1 else f"%{name}"
        type_ = types[number] if number < len(types) else None
        found.append(ValueCandidate(label, name, type_, owner, is_argument, depth))
    return found


# -- names for new values -------------------------------------------------------------------------------------------


def _new_names(place: CompletionPlace) -> Iterator[CompletionItem]:
    """Names that the text below uses and nothing defines, then names like those before the cursor."""
    given = _names_in(place)
    seen = set(given)
    last = given[-1] if given and place.header.strip() else ""
    below = sorted(_in_series(undefined_below(place)), key=lambda name: not follows(last, name))
    below[len(last) == 1 : 0] = _next_letter(last)
    for name in (*below, *_names_alike(place, len(given)), *_numbered_names(place)):
        if name not in seen:
            seen.add(name)
            yield CompletionItem(f"%{name}", CompletionKind.VALUE, "new value")


def _in_series(names: list[str]) -> list[str]:
    """Names, of which those that differ in their number alone are in its order: they are defined so, wherever they are used."""
    series: dict[str, list[str]] = {}
    for name in names:
        series.setdefault(_stem(name), []).append(name)
    for each in series.values():
        each.sort(key=lambda name: int(_NUMBERED.sub(r"\2", name) or 0) if len(each) > 1 else 0, reverse=True)
    return [series[_stem(name)].pop() for name in names]


def _stem(name: str) -> str:
    """A name without its number; of one without a number, what no other name has."""
    found = _NUMBERED.fullmatch(name)
    return found[1] if found is not None else f"{name} "


def _next_letter(name: str) -> Iterator[str]:
    """What comes after a name that ends with the first or second letter of three dimensions."""
    if name[-1:] in ("x", "y"):
        yield f"{name[:-1]}{chr(ord(name[-1]) + 1)}"


def _names_alike(place: CompletionPlace, number: int) -> Iterator[str]:
    """The names that operations of the same name nearby, or other labels, have for the argument with this number."""
    shape = place.cut.shape
    for item in place.others if place.header.strip() else ():
        other = item.node.shape
        if other.kind == shape.kind and (other.name == shape.name or shape.kind == "label"):
            arguments = [group for region in other.regions for group in region.arguments]
            slots = [group[0] for group in (other.definitions if shape.kind == "label" else arguments)]
            if number < len(slots) and slots[number] < len(item.node.names):
                yield item.node.names[slots[number]]


def new_result_names(place: CompletionPlace) -> Callable[[str], str]:
    """What names a result: the first name that the text below uses and nothing defines, else as the region names others.

    Its argument is the word for such a result where they are named by words; "" where there is none.
    """
    below = next(iter(undefined_below(place)), "")
    names = _result_names(place)
    number = _next_number(names)
    has_words = bool(names) and not any([name.isdigit() for name in names])

    def named(usual: str) -> str:
        if below or not usual or not has_words:
            return below or number
        words = (usual, *[f"{usual}_{each}" for each in range(len(names) + 2)])
        return next((word for word in words if place.definition_of(word) is None), number)

    return named


def undefined_below(place: CompletionPlace) -> list[str]:
    """The names that the lines below the cursor use, and that are not defined above their use."""
    lines = place.analysis.document.lines
    first = place.start.line
    indent = len(place.left) - len(place.left.lstrip())
    found: list[str] = []
    defined: set[str] = set()
    for number in range(first + 1, min(len(lines), first + _LINES)):
        line = lines[number]
        body = line.lstrip()
        level = len(line) - len(body)
        if body and (level < indent or (level == indent and body.rstrip() == "}")):
            break
        for name in _VALUE.finditer(line.partition("//")[0]):
            behind = line[name.end() :].lstrip()
            if (behind[:1] == "=" and behind[1:2] != "=") or (behind[:1] == ":" and body[:1] == "^"):
                defined.add(name[1])
            elif name[1] not in defined and name[1] not in found and place.definition_of(name[1]) is None:
                found.append(name[1])
    return found


def _numbered_names(place: CompletionPlace) -> Iterator[str]:
    names = _names_in(place)
    if not place.header.strip():
        yield _next_number(_result_names(place))
        return
    numbered = [found for name in names if (found := _NUMBERED.match(name)) is not None]
    if numbered:
        last = numbered[-1]
        yield f"{last[1]}{int(last[2]) + 1}"
    yield from [f"arg{number}" for number in range(len(names), len(names) + 2)]


def _result_names(place: CompletionPlace) -> list[str]:
    """The names of the results in the region."""
    return [item.node.names[slot] for item in place.siblings for slot, _, _ in item.node.shape.definitions]


def _next_number(names: list[str]) -> str:
    """The number after those among some names."""
    numbers = [int(name) for name in names if name.isdigit() and len(name) < 9]
    return str(max(numbers, default=-1) + 1)


def _names_in(place: CompletionPlace) -> list[str]:
    """The names of values in the header."""
    return _VALUE.findall(place.header)
