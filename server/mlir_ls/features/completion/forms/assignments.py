"""Values for the operands of an operation that go together: those with which nothing is wrong with the operation."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, islice, product
from typing import NamedTuple

from mlir_ls.features.completion.fit import may_be
from mlir_ls.features.completion.place import CompletionPlace, is_standin
from mlir_ls.features.completion.values import ValueCandidate
from mlir_ls.semantics.verify import verifier_of
from mlir_ls.syntax.header import read_header
from mlir_ls.syntax.leaf import LeafError, Type
from mlir_ls.syntax.leaf.types import DerivedType, ShapedType
from mlir_ls.syntax.shape import Fault, OpShape

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
    where nothing says more.
    """

    shape: OpShape
    text: str
    candidates: Sequence[Sequence[ValueCandidate]]
    alike: Sequence[str]
    standins: Sequence[str]
    given: Mapping[str, str]
    usual: Mapping[str, str]


def agreeing_values(place: CompletionPlace, search: ValueSearch, trials: Trials) -> AgreeingValues | None:
    """The likeliest values with whose types the operation is right; None where none are found.

    A value is the operand of one use only, unless there are too few.
    """
    if place.environment is None or len(search.candidates) != len(search.shape.uses) or not all(search.candidates):
        return None
    left = min(trials.left, _MAX_OF_ONE)
    for values in chain(islice(_together(search), _MAX_LIKELY), _together(_by_example(place, search))):
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
    outcome = read_header(text, place.default_dialect, place.analysis.language)
    if outcome.kind not in ("complete", "opened") or place.environment is None:
        return (outcome.fault,), at
    shape = outcome.shape
    named = sum([count for _, count in place.results])
    if named and shape.known and len(shape.result_types) != named:
        return (None,), at
    for (_, _, type_), value in zip(shape.uses, values, strict=False):
        if type_ is not None and value.type is not None and not may_be(place, type_, value.type):
            return (None,), at
    return verifier_of(place.analysis.language).verdict_on(shape, place.environment).faults, at


def _by_example(place: CompletionPlace, search: ValueSearch) -> ValueSearch:
    """The same, with the values in front that are most like those of the example: of as many dimensions, and of one kind."""

    def unlike(value: ValueCandidate, model: Type | None) -> int:
        type_ = place.resolved(value.type) if value.type is not None else None
        if model is None or type_ is None:
            return 2
        if not isinstance(model, ShapedType) or not isinstance(type_, ShapedType):
            return 0 if type_ is model else 2 - (type(type_) is type(model))
        same_rank = len(model.shape or ()) == len(type_.shape or ())
        return 3 - same_rank - (type(type_) is type(model)) - (same_rank and model.element is type_.element)

    def model_of(text: str) -> Type | None:
        try:
            return place.analysis.language.leaves.parse_type(text)
        except LeafError:
            return None

    models = [model_of(mark) if mark else None for mark in search.alike]
    ordered = [
        sorted(values, key=lambda value: unlike(value, model)) for values, model in zip(search.candidates, models, strict=True)
    ]
    return search._replace(candidates=ordered)


_MAX_LIKELY = 6
"""How many times values are taken in the order of their likeliness alone."""
_MAX_OF_ONE = 24
"""How many times one form is verified."""


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
    """A type of an example as it is with other values: that of the operand that has it there, or of its elements."""
    for known, value in zip(alike, values, strict=False):
        if not known or value is None or value.type is None:
            continue
        if known == text:
            return value.type
        resolved = place.resolved(value.type)
        if known.endswith((f"x{text}>", f"<{text}>")) and isinstance(resolved, ShapedType) and resolved.element is not None:
            return resolved.element
    return text


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
