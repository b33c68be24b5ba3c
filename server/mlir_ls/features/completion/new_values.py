"""Names for values that are defined at the cursor: those that the text below uses, and those like the names around."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from mlir_ls.features.completion.items import CompletionItem, CompletionKind
from mlir_ls.features.completion.place import CompletionPlace

_NUMBERED = re.compile(r"(.*?)(\d+)\Z")
_VALUE = re.compile(r"%([A-Za-z0-9_$.-]+)")
_LINES = 200
_SHORT = 6
"""Before names of a series with a number from 1 to below this there may be one with 0."""


def follows(last: str, name: str) -> bool:
    """Whether a name is that of the operand in front with the next number, or the next letter."""
    if not last or len(last) > 30:
        return False
    numbered, next_ = _NUMBERED.match(last), _NUMBERED.match(name)
    if numbered is not None and next_ is not None:
        return numbered[1] == next_[1] and int(next_[2]) == int(numbered[2]) + 1
    return len(last) == len(name) and last[:-1] == name[:-1] and ord(name[-1]) == ord(last[-1]) + 1


def new_names(place: CompletionPlace) -> Iterator[CompletionItem]:
    """Names that the text below uses and nothing defines, then names like those before the cursor."""
    given = _names_in(place)
    seen = set(given)
    last = given[-1] if given and place.header.strip() else ""
    below = sorted(_in_series(undefined_below(place)), key=lambda name: not follows(last, name))
    below[len(last) == 1 : 0] = _next_letter(last)
    below[0:0] = _first_of_series(place, below) if not given else ()
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


def _first_of_series(place: CompletionPlace, names: list[str]) -> Iterator[str]:
    """The first name of the series of the first of some names: nothing has to use it."""
    found = _NUMBERED.fullmatch(names[0]) if names else None
    if found is not None and found[1] and int(found[2]) in range(1, _SHORT):
        first = f"{found[1]}0"
        yield from [first] if place.definition_of(first) is None else []


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
            after = line[name.end() :].lstrip()
            if (after[:1] == "=" and after[1:2] != "=") or (after[:1] == ":" and body[:1] == "^"):
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
