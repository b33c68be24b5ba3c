"""Lists of the cases of a bit enum: `fastmath<nnan, …>`, `"Inline|…"`. None is there twice, or where it adds no bit."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from mlir_ls.features.completion.attributes import enum_of
from mlir_ls.features.completion.items import CompletionItem
from mlir_ls.features.completion.place import CompletionPlace, open_brackets, search_at_end
from mlir_ls.ods.spec import EnumSpec

_OPENED = re.compile(r"([!#])([A-Za-z_][\w$]*)\.([\w$.]+)<[^<>]*\Z")


class ListedCases(NamedTuple):
    """The cases that a list has before the cursor, of which enum they are, and where the one at the cursor begins."""

    enum: EnumSpec
    cases: tuple[str, ...]
    start: int


def listed_cases(place: CompletionPlace, text: str) -> ListedCases | None:
    """The cases in a text up to the cursor that ends with a separator; None where it is no list of an enum at the place."""
    for enum in _bit_enums(place):
        separator = enum.separator.strip() or "|"
        *given, last = text.split(separator)
        cases = tuple([each.strip() for each in given])
        if cases and set(cases) <= set(enum.keywords):
            return ListedCases(enum, cases, len(text) - len(last.lstrip()))
    return None


def listed_in_bracket(place: CompletionPlace) -> ListedCases | None:
    """The same for the text in the innermost bracket that is open at the cursor."""
    opened = open_brackets(place.header)
    return listed_cases(place, place.header[opened[-1] + 1 :]) if opened else None


def still_to_list(listed: ListedCases, items: list[CompletionItem]) -> list[CompletionItem]:
    """The items but for the cases that are in the list, those that add no bit to these last."""
    values = dict(listed.enum.cases)
    bits = 0
    for case in listed.cases:
        bits |= values[case]
    others = [item for item in items if item.label not in listed.cases]
    return sorted(others, key=lambda item: item.label in values and not values[item.label] & ~bits)


def _bit_enums(place: CompletionPlace) -> Iterator[EnumSpec]:
    """The bit enums whose cases may stand at a place: that of the attribute around it, those of the operation's attributes."""
    registry = place.analysis.language.registry
    found = search_at_end(_OPENED, place.header)
    definition = None
    if found is not None:
        definition = (registry.attr_def if found[1] == "#" else registry.type_def)(found[2], found[3])
    names = [getattr(definition, "enum", None)] if definition is not None else []
    kinds = [each.kind for each in definition.parameters] if definition is not None else []
    names += [str(kind[1]) for kind in kinds if isinstance(kind, tuple) and kind[0] == "keyword"]
    enums = [registry.enum(name) for name in names if name]
    if definition is None and place.spec is not None:
        enums = [enum_of(each.constraint, registry) for each in place.spec.attributes]
    yield from [each for each in enums if each is not None and each.bits]
