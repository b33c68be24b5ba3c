"""What is around a place where an operation begins: the operations beside it, how often the file has each, and after which."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from mlir_ls.features.completion.place import CompletionPlace
from mlir_ls.features.completion.result_names import shares_of_names
from mlir_ls.ods.successions import Shares
from mlir_ls.syntax.tree import Located

MAX_COMPARED = 4
"""How many operations before the place are compared with those before others."""
_NONE: Shares = MappingProxyType({})
_ENDS = re.compile(r"\s*([}^]|// -----)")
_BLANK = re.compile(r"\s*(?://(?! -----).*)?\Z")


class OperationsAround(NamedTuple):
    """What is around a place where an operation begins.

    `previous` and `following` are the operations beside it in its region, `owner` the one around it, all by name. `ends`:
    the block ends after it, `last`: so does the region. `counts`: how often the file has each operation, near ones more;
    `alike` only those directly in an operation of the owner's name. `repeated`: how often each comes in the text after as
    many operations as before the place, one to `MAX_COMPARED` of them, and after no more. `dialects`: the share of each
    dialect in the file. `spelled`: how the file spells each. `named`: the shares of those whose results have the name of the
    result.
    """

    previous: str
    following: str
    owner: str
    ends: bool
    last: bool
    counts: Mapping[str, float]
    alike: Mapping[str, float]
    repeated: tuple[Shares, ...]
    dialects: Mapping[str, float]
    spelled: Mapping[str, str]
    named: Shares


def operations_around(place: CompletionPlace) -> OperationsAround:
    """What is around a place where an operation begins."""
    previous, following = _siblings(place)
    owner = place.owner.node.shape.name if place.owner is not None else ""
    counts: dict[str, float] = {}
    alike: dict[str, float] = {}
    spelled: dict[str, str] = {}
    owners = place.owners
    for items in (place.before, place.after):
        for distance, item in enumerate(items):
            shape = item.node.shape
            if shape.kind != "operation":
                continue
            name = shape.name
            counts[name] = counts.get(name, 0.0) + 1 / (4 + distance)
            if owners.get((item.line, item.node.column), owner) == owner:
                alike[name] = alike.get(name, 0.0) + 1 / (4 + distance)
            spelled.setdefault(name, shape.text[shape.name_offset : shape.name_end])
    counts = _shares(counts)
    dialects: dict[str, float] = {}
    for name, share in counts.items():
        dialect = name.partition(".")[0]
        dialects[dialect] = dialects.get(dialect, 0.0) + share
    above = [_kind(item) for item in reversed(place.before)]
    return OperationsAround(
        previous or f"{{{owner}",
        following,
        owner,
        *_end_after(place),
        counts,
        _shares(alike),
        _repeated(above, [_kind(item) for item in place.after]),
        dialects,
        spelled,
        shares_of_names(place.results[0][0], place.others) if place.results else _NONE,
    )


def _shares(counts: Mapping[str, float]) -> dict[str, float]:
    total = sum(counts.values()) or 1.0
    return {name: count / total for name, count in counts.items()}


def _kind(item: Located) -> str:
    """The name of an operation; "^" for a label, "" for what is neither."""
    shape = item.node.shape
    return shape.name if shape.kind == "operation" else "^" if shape.kind == "label" else ""


def _repeated(above: Sequence[str], below: Sequence[str]) -> tuple[Shares, ...]:
    """For each number of operations before a place, which others come after the same ones, above or below it."""
    counts: list[dict[str, int]] = [{} for _ in range(MAX_COMPARED)]
    last = above[-1] if above else ""
    for names in (above, below) if above else ():
        for at in [at for at in range(1, len(names)) if names[at - 1] == last]:
            most = min(MAX_COMPARED, at, len(above))
            same = next((number for number in range(1, most) if names[at - 1 - number] != above[-1 - number]), most)
            found = counts[same - 1]
            found[names[at]] = found.get(names[at], 0) + 1
    return tuple([{name: count / (sum(each.values()) + 1) for name, count in each.items()} for each in counts])


def _siblings(place: CompletionPlace) -> tuple[str, str]:
    """The names of the operations before and after the place in its region; "^" for a label, "" for none."""
    if place.region is None or not place.scopes:
        return "", ""
    before = following = ""
    for item in place.siblings:
        if item.line < place.start.line or (item.line == place.start.line and _is_in_front(place, item)):
            before = item.node.shape.name if item.node.shape.kind == "operation" else "^"
        elif item.line > place.start.line:
            following = item.node.shape.name if item.node.shape.kind == "operation" else "^"
            break
    return before, following


def _is_in_front(place: CompletionPlace, item: Located) -> bool:
    return item.node.column < len(place.left) - len(place.left.lstrip())


def _end_after(place: CompletionPlace) -> tuple[bool, bool]:
    """Whether the block ends after the place, and whether the region ends with it."""
    lines = place.analysis.document.lines
    if lines[place.start.line][len(place.left) :].lstrip().startswith("}"):
        return True, True
    for number in range(place.start.line + 1, min(len(lines), place.start.line + 60)):
        line = lines[number]
        if not _BLANK.match(line):
            found = _ENDS.match(line)
            return found is not None, found is not None and found[1] != "^"
    return True, True
