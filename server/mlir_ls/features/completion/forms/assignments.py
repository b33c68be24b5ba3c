"""Values for the operands of an operation that go together: those with which nothing is wrong with the operation.

Where no value fits, a placeholder stands for one: it has a name and a type, but is not defined anywhere yet.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, islice, product
from typing import NamedTuple

from mlir_ls.caches import remembered
from mlir_ls.features.completion.fit import may_be
from mlir_ls.features.completion.place import CompletionPlace, is_standin
from mlir_ls.features.completion.values import ValueCandidate
from mlir_ls.ods.language import OpenLanguage
from mlir_ls.ods.spec import OpSpec
from mlir_ls.semantics.verify import verifier_of
from mlir_ls.syntax.header import HeaderOutcome, read_header
from mlir_ls.syntax.leaf import LeafError, Type
from mlir_ls.syntax.leaf.types import DerivedType, ShapedType
from mlir_ls.syntax.shape import Fault, OpShape

_SHAPED = re.compile(r"(\w+)<((?:[?0-9]+x)*)([^,<>]+)>")
"""A type with a shape and simple elements, and nothing else: what it is, its shape, its elements."""
_MAX_TYPES = 4
"""How many types are tried for operands of one type."""


class Trials:
    """How many operations may still be verified for one list of candidates; `left` goes down to 0."""

    def __init__(self, left: int) -> None:
        self.left = left


class AgreeingValues(NamedTuple):
    """A value for each operand, and what the stand-ins for types are with them."""

    values: tuple[ValueCandidate, ...]
    types: Mapping[str, Type | str]


class ValueSearch(NamedTuple):
    """What is looked for: the operation with stand-ins for its types, and its erased `text`.

    `candidates` are the values for each of its uses, the likeliest first. Uses with one mark in `alike` have one type; ""
    is that of none. `standins` are all that stand for types; `given` are those whose type is known, `usual` is what they are
    where nothing says more. `placeholders` are those of the uses, with the types that they have in the example.
    `has_regions`: the example has some.
    """

    shape: OpShape
    text: str
    candidates: Sequence[Sequence[ValueCandidate]]
    alike: Sequence[str]
    standins: Sequence[str]
    given: Mapping[str, str]
    usual: Mapping[str, str]
    placeholders: Sequence[ValueCandidate] = ()
    has_regions: bool = False


def placeholder(name: str, type_: Type | None) -> ValueCandidate:
    """What stands for a value of a type, None for any, that is not there."""
    return ValueCandidate("", name, type_, "", False, 0)


def is_placeholder(value: ValueCandidate) -> bool:
    """Whether a candidate stands for a value that is not there."""
    return not value.label


def agreeing_values(place: CompletionPlace, search: ValueSearch, trials: Trials) -> AgreeingValues | None:
    """The likeliest values with whose types the operation is right; None where none are found.

    A value is the operand of one use only, unless there are too few.
    """
    if not _is_searched(place, search) or not all(search.candidates):
        return None
    orders = chain(islice(_together(search), _MAX_LIKELY), _together(_by_example(place, search)))
    return _first_right(place, search, orders, trials, _MAX_OF_ONE)


def values_or_placeholders(
    place: CompletionPlace, search: ValueSearch, trials: Trials, tried: bool
) -> AgreeingValues | None:
    """The likeliest values with whose types the operation is right, some of them placeholders; None where none are found.

    As many are values as there are that go together; at last those alone that have the types of the example. `tried`: values
    without placeholders were tried before.
    """
    if not _is_searched(place, search):
        return None
    exact = as_in_example(place, search)
    as_given = [search, search._replace(given={})] if search.given else [search]
    if any(map(is_placeholder, exact)):
        orders = (values for values in _with_few_placeholders(place, search) if not tried or any(map(is_placeholder, values)))
        found = _first_right(place, search, orders, trials, _MAX_OPEN)
        if found is not None:
            return found
    for each in as_given:
        found = _first_right(place, each, iter((exact,)), Trials(2), 2)
        if found is not None:
            return found
    return None


def values_of_unknown_types(place: CompletionPlace, search: ValueSearch) -> AgreeingValues | None:
    """Values, or else placeholders, with which the operation is right as far as types are known; None where it is not."""
    if not _is_searched(place, search):
        return None
    first = next(_with_few_placeholders(place, search), None)
    orders = [*([first] if first is not None else []), tuple(search.placeholders)]
    for values in orders:
        types = _types(place, search, values)
        faults, _ = _faults(place, search, values, types)
        if not faults:
            return AgreeingValues(values, types)
    return None


def _is_searched(place: CompletionPlace, search: ValueSearch) -> bool:
    return place.environment is not None and len(search.candidates) == len(search.shape.uses)


def _first_right(
    place: CompletionPlace, search: ValueSearch, orders: Iterator[tuple[ValueCandidate, ...]], trials: Trials, most: int
) -> AgreeingValues | None:
    """The first of some choices of values with which nothing is wrong; at most so many trials are made."""
    left = min(trials.left, most)
    for values in orders:
        types = _types(place, search, values)
        if any([standin not in types for standin in search.standins]):
            continue
        for _ in range(2):
            if left <= 0:
                return None
            left -= 1
            trials.left -= 1
            faults, at = _faults(place, search, values, types)
            if not faults:
                return AgreeingValues(values, types)
            better = _instead(faults, at)
            if better is None:
                break
            types = {**types, **better}
    return None


def _faults(
    place: CompletionPlace, search: ValueSearch, values: Sequence[ValueCandidate], types: Mapping[str, Type | str]
) -> tuple[Sequence[Fault | None], dict[tuple[int, int], str]]:
    """What is wrong with the operation where the stand-ins are these types, and where each of them stands in it."""
    text, at = _filled(search.text, types)
    outcome = _read(text, place.default_dialect, place.analysis.language)
    if outcome.kind not in ("complete", "opened") or place.environment is None:
        return (outcome.fault,), at
    shape = outcome.shape
    if _lacks_parts(shape, search):
        return (None,), at
    named = sum([count for _, count in place.results])
    count = len(shape.result_types) or shape.result_count
    if named and shape.known and count is not None and count != named:
        return (None,), at
    for (_, _, type_), value in zip(shape.uses, values, strict=False):
        if type_ is not None and value.type is not None and not may_be(place, type_, value.type):
            return (None,), at
    return verifier_of(place.analysis.language).verdict_on(shape, place.environment).faults, at


@remembered(1024)
def _read(text: str, default_dialect: str, language: OpenLanguage) -> HeaderOutcome:
    """An operation that is tried: the same ones are while its name is typed, and where values have the same types."""
    return read_header(text, default_dialect, language)


def _lacks_parts(shape: OpShape, search: ValueSearch) -> bool:
    """Whether there are no regions where the example has some, or no successors where there are some by the definition."""
    spec = shape.syntax
    if not isinstance(spec, OpSpec) or not shape.known:
        return False
    successors = [each for each in spec.successors if not each.variadic]
    return (search.has_regions and not shape.regions) or bool(successors and not shape.successors)


def _by_example(place: CompletionPlace, search: ValueSearch) -> ValueSearch:
    """The same, with the values in front that are most like those of the example: of as many dimensions, and of one kind."""

    models = [_model(place, mark) for mark in search.alike]
    ordered = [
        sorted(values, key=lambda value: _unlikeness(place, value.type, model))
        for values, model in zip(search.candidates, models, strict=True)
    ]
    return search._replace(candidates=ordered)


def _model(place: CompletionPlace, text: str) -> Type | None:
    """The type that an operand has in the example; None where that is not known."""
    try:
        return place.analysis.language.leaves.parse_type(text) if text else None
    except LeafError:
        return None


def _unlikeness(place: CompletionPlace, given: Type | None, model: Type | None) -> int:
    """How little a type is like one of the example: 0 for the same rank, kind and elements, 3 at most."""
    type_ = place.resolved(given) if given is not None else None
    if model is None or type_ is None:
        return 2
    if not isinstance(model, ShapedType) or not isinstance(type_, ShapedType):
        return 0 if type_ is model else 2 - (type(type_) is type(model))
    same_rank = len(model.shape or ()) == len(type_.shape or ())
    return 3 - same_rank - (type(type_) is type(model)) - (same_rank and model.element is type_.element)


_MAX_LIKELY = 6
"""How many times values are taken in the order of their likeliness alone."""
_MAX_OF_ONE = 18
"""How many times one form is verified."""
_MAX_OPEN = 4
"""How many times one form is verified where placeholders stand for some values."""
_MAX_MARKS = 5
"""How many types operands may have for each of which there is a choice between values and placeholders."""


def _together(search: ValueSearch) -> Iterator[tuple[ValueCandidate, ...]]:
    """Values for all uses, the likeliest first, with one type where uses are alike."""
    marks = [mark or f"\0{index}" for index, mark in enumerate(search.alike)]
    choices: dict[str, list[Type | None]] = {}
    for mark, candidates in zip(marks, search.candidates, strict=True):
        types = list(dict.fromkeys([each.type for each in candidates]))
        known = choices.get(mark)
        choices[mark] = types if known is None else [type_ for type_ in known if type_ in types]
    limited = [each[:_MAX_TYPES] for each in choices.values()]
    ranks = product(*[range(len(each)) for each in limited])
    for order in sorted(ranks, key=lambda order: (sum(order), order)):
        chosen = {mark: types[rank] for mark, types, rank in zip(choices, limited, order, strict=True)}
        values: list[ValueCandidate] = []
        for mark, candidates in zip(marks, search.candidates, strict=True):
            fitting = [each for each in candidates if each.type is chosen[mark]]
            values.append(next((each for each in fitting if each not in values), fitting[0]))
        yield tuple(values)


def _with_few_placeholders(place: CompletionPlace, search: ValueSearch) -> Iterator[tuple[ValueCandidate, ...]]:
    """Values for all uses, or placeholders where uses that are alike have none, the fewest placeholders first."""
    marks = [mark or f"\0{index}" for index, mark in enumerate(search.alike)]
    choices: dict[str, list[Type]] = {}
    for mark, candidates in zip(marks, search.candidates, strict=True):
        types = list(dict.fromkeys([each.type for each in candidates if each.type is not None]))
        known = choices.get(mark)
        choices[mark] = types if known is None else [type_ for type_ in known if type_ in types]
    models = {mark: _model(place, mark) for mark in choices}
    most, is_few = (2, True) if len(choices) <= _MAX_MARKS else (1, False)
    limited = [sorted(each, key=lambda type_: _unlikeness(place, type_, models[mark]))[:most] for mark, each in choices.items()]
    costs = [[_unlikeness(place, type_, models[mark]) for type_ in each] for mark, each in zip(choices, limited, strict=True)]
    ranks = product(*[range(len(each) + (is_few or not each)) for each in limited])

    def order(chosen: tuple[int, ...]) -> tuple[int, int, tuple[int, ...]]:
        left_open = sum([rank == len(each) for rank, each in zip(chosen, limited, strict=True)])
        cost = sum([each[rank] for rank, each in zip(chosen, costs, strict=True) if rank < len(each)])
        return left_open, cost, chosen

    for chosen in sorted(ranks, key=order):
        of_marks = zip(choices, limited, chosen, strict=True)
        taken = {mark: each[rank] if rank < len(each) else None for mark, each, rank in of_marks}
        values: list[ValueCandidate | None] = []
        for mark, candidates in zip(marks, search.candidates, strict=True):
            fitting = [each for each in candidates if taken[mark] is not None and each.type is taken[mark]]
            values.append(next((each for each in fitting if each not in values), fitting[0] if fitting else None))
        yield _filled_up(place, search, values)


def as_in_example(place: CompletionPlace, search: ValueSearch) -> tuple[ValueCandidate, ...]:
    """The values that have the types that the operands of the example have; placeholders for the others."""
    values: list[ValueCandidate] = []
    for candidates, open_ in zip(search.candidates, search.placeholders, strict=True):
        model = place.resolved(open_.type) if open_.type is not None else None
        fitting = [each for each in candidates if each.type is not None and place.resolved(each.type) is model]
        values.append(next((each for each in fitting if each not in values), fitting[0] if fitting else open_))
    return tuple(values)


def _filled_up(
    place: CompletionPlace, search: ValueSearch, values: Sequence[ValueCandidate | None]
) -> tuple[ValueCandidate, ...]:
    """The values with placeholders for those that are missing, of the types of the example as they are with the others."""
    found: list[ValueCandidate] = []
    for value, open_ in zip(values, search.placeholders, strict=True):
        if value is not None:
            found.append(value)
            continue
        text = str(open_.type) if open_.type is not None else ""
        type_ = as_here(place, text, search.alike, values)
        found.append(open_._replace(type=type_) if isinstance(type_, Type) else open_)
    return tuple(found)


def _types(place: CompletionPlace, search: ValueSearch, values: Sequence[ValueCandidate]) -> dict[str, Type | str]:
    """What the stand-ins are with some values: the types of these, else as in the example."""
    types: dict[str, Type | str] = {}
    for (_, _, type_), value in zip(search.shape.uses, values, strict=True):
        if is_standin(type_) and not isinstance(type_, DerivedType) and value.type is not None:
            types.setdefault(str(type_), value.type)
    for standin, text in search.given.items():
        types.setdefault(standin, text)
    for standin, text in search.usual.items():
        if standin not in types:
            types[standin] = as_here(place, text, search.alike, values)
    return types


def as_here(place: CompletionPlace, text: str, alike: Sequence[str], values: Sequence[ValueCandidate | None]) -> Type | str:
    """A type of an example as it is with other values: that of the operand that has it there, of its elements, or its shape."""
    for known, value in zip(alike, values, strict=False):
        if not known or value is None or value.type is None:
            continue
        if known == text:
            return value.type
        resolved = place.resolved(value.type)
        if known.endswith((f"x{text}>", f"<{text}>")) and isinstance(resolved, ShapedType) and resolved.element is not None:
            return resolved.element
        if (same_shape := _of_shape(text, known, str(resolved))) != "":
            return same_shape
    return text


def _of_shape(text: str, known: str, given: str) -> str:
    """A shaped type of an example, with the shape that a given type has where one of the same shape is known; "" for others."""
    found, model, type_ = _SHAPED.fullmatch(text), _SHAPED.fullmatch(known), _SHAPED.fullmatch(given)
    if found is None or model is None or type_ is None or found[2] != model[2] or type_[1] != model[1]:
        return ""
    return f"{found[1]}<{type_[2]}{type_[3] if found[3] == model[3] else found[3]}>"


def _instead(faults: Sequence[Fault | None], at: Mapping[tuple[int, int], str]) -> dict[str, Type | str] | None:
    """Better types for stand-ins, where faults say them; None where one does not."""
    found: dict[str, Type | str] = {}
    for fault in faults:
        standin = at.get((fault.start, fault.end)) if fault is not None else None
        if fault is None or standin is None or not fault.instead:
            return None
        found[standin] = fault.instead[0]
    return found


def _filled(text: str, types: Mapping[str, Type | str]) -> tuple[str, dict[tuple[int, int], str]]:
    """A header with types in the place of the stand-ins for them, and where each of these stands."""
    parts: list[str] = []
    at: dict[tuple[int, int], str] = {}
    length = 0
    for part in text.split(" "):
        type_ = types.get(part)
        spelled = part if type_ is None else str(type_)
        if type_ is not None:
            at[length, length + len(spelled)] = part
        parts.append(spelled)
        length += len(spelled) + 1
    return " ".join(parts), at
