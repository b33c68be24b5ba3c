"""The end of reading an operation by its assembly format: each operand and each result gets its type.

The types that the text spells come first, then those that follow from them (see `infer`); others stay unknown.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from mlir_ls.ods.assembly.elements import (
    Custom,
    Element,
    FunctionalType,
    Qualified,
    TypeOf,
    Variable,
    Whole,
    flat,
)
from mlir_ls.ods.assembly.found import ALL_OPERANDS, ALL_RESULTS, Types, TypesRead
from mlir_ls.ods.assembly.infer import InferenceRule, built, inference_rules, made_of
from mlir_ls.ods.assembly.places import FormatPlaces
from mlir_ls.ods.registry import Registry
from mlir_ls.ods.spec import OpSpec
from mlir_ls.plurals import plural
from mlir_ls.syntax.erase import slot_offsets
from mlir_ls.syntax.leaf import LeafParser, Type
from mlir_ls.syntax.leaf.types import TypeAlias
from mlir_ls.syntax.reader import HeaderReader

Assign = Callable[[HeaderReader, TypesRead], None]


class Assignment(NamedTuple):
    """`types`: what is known of each place before anything is read. `assign`: what to do when all is read."""

    types: list[Types | None]
    assign: Assign


class _Taken(NamedTuple):
    """An operand: its name, its place, whether it is a list whose types have to be as many, whether only the text has these."""

    name: str
    place: int
    listed: bool
    read: bool


class _Yielded(NamedTuple):
    """A result: its place, whether it is always exactly one value, else whether its types determine how many it is.

    `made`: another type makes those types.
    """

    place: int
    one: bool
    counted: bool
    made: bool


def assignment(
    spec: OpSpec, places: FormatPlaces, elements: Sequence[Element], registry: Registry, leaves: LeafParser
) -> Assignment:
    """How an operation's operands and results get their types."""
    spelled = set(spelled_places(elements, places))
    if ALL_OPERANDS in spelled:
        spelled.update(range(len(spec.operands)))
    if ALL_RESULTS in spelled:
        spelled.update(range(len(spec.operands), len(spec.operands) + len(spec.results)))
    known = spelled | set(places.attributes.values())
    by_name = places.by_name()
    rules = inference_rules(spec, by_name, known, registry, leaves)
    types: list[Types | None] = [None] * places.total
    buildable = [declared.buildable for declared in spec.operands] + [declared.buildable for declared in spec.results]
    for place, spelling in enumerate(buildable):
        type_ = built(spelling, leaves) if place not in known else None
        if type_ is not None:
            types[place] = (type_,)
            known.add(place)
    rules += inference_rules(spec, by_name, known, registry, leaves)
    exact = {rule.target for rule in rules if rule.counted}
    read = set(spelled_places([each for each in flat(elements) if not isinstance(each, Custom)], places))
    read -= {rule.target for rule in rules}
    taken = [
        _Taken(operand.name, place, operand.arity != "one" and (place in spelled or place in exact), place in read)
        for place, operand in enumerate(spec.operands)
    ]
    counted = spelled | {rule.target for rule in rules}
    yielded = [
        _Yielded(place, result.arity == "one", place in counted, place in exact)
        for place, result in enumerate(spec.results, len(spec.operands))
    ]
    in_one_list = any([isinstance(each, Whole) and each.kind == "operands" for each in flat(elements)])
    return Assignment(types, _assigning(rules, taken, yielded, in_one_list, ALL_OPERANDS in spelled, ALL_RESULTS in spelled))


def spelled_places(elements: Sequence[Element], places: FormatPlaces) -> Iterator[int]:
    """The places whose types the format spells somewhere."""
    for each in flat(elements):
        if isinstance(each, Custom):
            yield from spelled_places(each.arguments, places)
        elif isinstance(each, FunctionalType):
            yield from _places(each.inputs, places)
            yield from _places(each.results, places)
        elif isinstance(each, TypeOf):
            yield from _places(each.of, places)
        elif isinstance(each, Qualified) and isinstance(each.of, TypeOf):
            yield from _places(each.of.of, places)


def _places(of: Variable | Whole, places: FormatPlaces) -> Iterator[int]:
    if isinstance(of, Whole):
        yield ALL_OPERANDS if of.kind == "operands" else ALL_RESULTS
    elif of.name in places.operands:
        yield places.operands[of.name]
    elif of.name in places.results:
        yield places.results[of.name]


def _assigning(
    rules: list[InferenceRule],
    taken: list[_Taken],
    yielded: list[_Yielded],
    in_one_list: bool,
    all_operands: bool,
    all_results: bool,
) -> Assign:
    """`in_one_list`: the text has all operands together, and does not divide them where several are lists themselves.
    `all_operands`, `all_results`: so are their types."""
    one_each = all(result.one for result in yielded)

    def assign(reader: HeaderReader, found: TypesRead) -> None:
        types = found.types
        if all_operands:
            _spread_operands(reader, found, taken)
        if all_results:
            _spread_results(found, yielded)
        for target, source, make, counted, first in rules:
            if types[target] is None:
                given = types[source]
                # how many types an alias stands for is not known here
                if given and given[0] is not None and not (counted and isinstance(given[0], TypeAlias)):
                    types[target] = given if make is None or first is None else made_of(given[0], make, first)
        groups, use_types = reader.groups, reader.use_types
        undivided = in_one_list and not groups and bool(use_types)
        if undivided and not all_operands:
            _give_undivided(reader, found, taken)
        for name, place, listed, read in () if undivided else taken:
            given = types[place]
            uses = groups.get(name, ())
            if given is None:
                if listed and read and uses and not all_operands:
                    _give_list(reader, found, uses, (), place)
                continue
            if listed and not all_operands:
                _give_list(reader, found, uses, given, place)
            elif len(given) == 1:
                type_ = given[0]
                for use in uses:
                    use_types[use] = type_
            elif len(given) == len(uses):
                for use, type_ in zip(uses, given, strict=True):
                    use_types[use] = type_
            elif place in found.spans:
                _give_list(reader, found, uses, given, place)
        if all_results:
            _give_all_results(reader, found)
        elif one_each:
            results: list[Type | None] = []
            for place, _, _, _ in yielded:
                given = types[place]
                results.append(given[0] if given is not None and len(given) == 1 else None)
            reader.result_types = results
            reader.result_count = len(results)
        else:
            _give_results(reader, found, yielded)

    return assign


def _spread_operands(reader: HeaderReader, found: TypesRead, taken: list[_Taken]) -> None:
    """Divides the types of all operands among them."""
    given = found.together.get(ALL_OPERANDS)
    if given is None:
        return
    groups = reader.groups
    if groups or not taken:
        uses = [use for operand in taken for use in groups.get(operand.name, ())]
    else:
        uses = list(range(len(reader.use_types)))  # which of them are which operand is up to an attribute
    if not taken and not uses:
        return  # of operations without operands, the generated parser does not look at the types
    _give_list(reader, found, uses, given, ALL_OPERANDS)
    first = 0
    for name, place, _, _ in taken:
        count = len(groups.get(name, ()))
        found.types[place] = given[first : first + count]
        first += count


def _give_undivided(reader: HeaderReader, found: TypesRead, taken: list[_Taken]) -> None:
    """Gives operands that the text does not divide the types of each declared operand, one list after the other."""
    types: list[Type | None] = []
    spelled = None
    for operand in taken:
        given = found.types[operand.place]
        if given is None and not (operand.listed and operand.read):
            return  # how many types it has is not known
        types += given or ()
        spelled = operand.place if operand.place in found.spans else spelled
    if taken:
        _give_list(reader, found, range(len(reader.use_types)), tuple(types), taken[0].place if spelled is None else spelled)


def _spread_results(found: TypesRead, yielded: list[_Yielded]) -> None:
    """Divides the types of all results among them, if each is one value."""
    given = found.together.get(ALL_RESULTS)
    if given is not None and len(given) == len(yielded):
        for type_, result in zip(given, yielded, strict=True):
            found.types[result.place] = (type_,)


def _give_list(reader: HeaderReader, found: TypesRead, uses: Sequence[int], types: Types, place: int) -> None:
    if len(uses) != len(types):
        start, end = found.spans.get(place) or _span_of(reader, uses)
        message = f"{plural(len(uses), 'operand')} but {plural(len(types), 'type')}, expected one for each"
        reader.fail_so_far("type-count", message, start, max(start + 1, end))
    for use, type_ in zip(uses, types, strict=True):
        reader.use_types[use] = type_


def _span_of(reader: HeaderReader, uses: Sequence[int]) -> tuple[int, int]:
    """Where uses stand; without any, the last token."""
    if not uses:
        end = reader.end_of_last()
        return max(0, end - len(reader.tokens[reader.index - 1])), end
    offsets = slot_offsets(reader.text)
    return offsets[reader.use_slots[uses[0]]], offsets[reader.use_slots[uses[-1]]] + 1


def _give_all_results(reader: HeaderReader, found: TypesRead) -> None:
    given = found.together.get(ALL_RESULTS)
    if given is not None:
        reader.result_types = list(given)
        reader.result_count = len(given)


def _give_results(reader: HeaderReader, found: TypesRead, yielded: list[_Yielded]) -> None:
    """Results of which some are lists: how many there are is known only where their types are."""
    results: list[Type | None] = []
    sizes: list[int] = []
    for place, one, counted, made in yielded:
        given = found.types[place]
        if one:
            results.append(given[0] if given is not None and len(given) == 1 else None)
        elif given is None and reader.signature is not None:
            return
        elif counted and not (made and given is None):
            results.extend(given or ())
        else:
            return
        sizes.append(1 if one else len(given or ()))
    reader.result_types = results
    reader.result_count = len(results)
    reader.result_sizes = tuple(sizes)
