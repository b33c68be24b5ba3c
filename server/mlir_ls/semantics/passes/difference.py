"""What differs between two dumps: lines are matched by what they say and by what defines the values that they use.

That a value, a block or an alias has another name or number is no difference. That an operation uses another value is one.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Hashable, Sequence
from difflib import SequenceMatcher
from enum import Enum
from itertools import pairwise
from typing import NamedTuple

from mlir_ls.semantics.passes.lines import IRLine
from mlir_ls.text import common_ends

_MAX_COMPARISONS = 400_000
"""Beyond so many pairs of lines without a unique one among them, nothing is matched."""


class RowKind(Enum):
    """What became of a line."""

    SAME = "same"
    CHANGED = "changed"
    REMOVED = "removed"
    ADDED = "added"


class Row(NamedTuple):
    """A line of the old dump and what it is in the new one, as indices of the lines compared; None where there is none."""

    kind: RowKind
    old: int | None
    new: int | None


def difference(old: Sequence[IRLine], new: Sequence[IRLine]) -> list[Row]:
    """All lines of both, in order; lines that were removed stand before those that were added in their place."""
    whole, whole_new = _with_definitions(old), _with_definitions(new)
    pairs = _aligned(whole, whole_new)
    pairs = _filled(pairs, [line.key for line in old], [line.key for line in new])
    pairs = _filled(pairs, [line.line.operation for line in old], [line.line.operation for line in new])
    changed = _changed(pairs, _moved(pairs, whole, whole_new), old, new)
    rows: list[Row] = []
    first = first_new = 0
    for at, at_new in [*pairs, (len(old), len(new))]:
        rows += [Row(RowKind.REMOVED, index, None) for index in range(first, at)]
        rows += [Row(RowKind.ADDED, None, index) for index in range(first_new, at_new)]
        if at < len(old):
            rows.append(Row(RowKind.CHANGED if at in changed else RowKind.SAME, at, at_new))
        first, first_new = at + 1, at_new + 1
    return rows


def _with_definitions(lines: Sequence[IRLine]) -> list[Hashable]:
    """The keys of lines together with the keys of the lines that define what they use."""
    defining: dict[str, str] = {}
    found: list[Hashable] = []
    for line in lines:
        mentions = line.line.mentions
        if line.line.opens:
            defining.clear()
        used = [defining.get(name, "") for name, is_definition in mentions if not is_definition]
        found.append((line.key, *used) if used else line.key)
        for name, is_definition in mentions:
            if is_definition:
                defining[name] = line.key
    return found


def _aligned(old: Sequence[Hashable], new: Sequence[Hashable]) -> list[tuple[int, int]]:
    """Pairs of equal items in both orders: unique ones first, then what is between them."""
    pairs: list[tuple[int, int]] = []
    todo = [(0, len(old), 0, len(new))]
    while todo:
        first, end, first_new, end_new = todo.pop()
        one, other = old[first:end], new[first_new:end_new]
        prefix, suffix = common_ends(one, other)
        pairs += zip(range(first, first + prefix), range(first_new, first_new + prefix))  # noqa: B905 - of one length
        pairs += zip(range(end - suffix, end), range(end_new - suffix, end_new))  # noqa: B905 - of one length
        first, end, first_new, end_new = first + prefix, end - suffix, first_new + prefix, end_new - suffix
        one, other = old[first:end], new[first_new:end_new]
        if not one or not other:
            continue
        anchors = _unique_pairs(one, other)
        if anchors:
            edges = [(-1, -1), *anchors, (len(one), len(other))]
            pairs += [(first + at, first_new + at_new) for at, at_new in anchors]
            for (left, left_new), (right, right_new) in pairwise(edges):
                if right - left > 1 and right_new - left_new > 1:
                    todo.append((first + left + 1, first + right, first_new + left_new + 1, first_new + right_new))
        elif len(one) * len(other) <= _MAX_COMPARISONS:
            for block in SequenceMatcher(None, one, other, autojunk=False).get_matching_blocks():
                pairs += [(first + block.a + step, first_new + block.b + step) for step in range(block.size)]
    return sorted(pairs)


def _unique_pairs(one: Sequence[Hashable], other: Sequence[Hashable]) -> list[tuple[int, int]]:
    """The items that are unique in both, as far as they are in the same order (the longest such sequence)."""
    counts, counts_new = Counter(one), Counter(other)
    places = {item: index for index, item in enumerate(other) if counts_new[item] == 1}
    found = [(index, places[item]) for index, item in enumerate(one) if counts[item] == 1 and item in places]
    return _increasing(found)


def _increasing(pairs: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
    """The longest part of some pairs whose second numbers increase as the first ones do."""
    ends: list[int] = []  # of the best sequence of each length, its last second number
    last: list[int] = []  # and the index of that pair
    before: list[int] = []
    for index, (_, second) in enumerate(pairs):
        place = bisect_left(ends, second)
        before.append(last[place - 1] if place else -1)
        if place == len(ends):
            ends.append(second)
            last.append(index)
        else:
            ends[place], last[place] = second, index
    found: list[tuple[int, int]] = []
    at = last[-1] if last else -1
    while at >= 0:
        found.append(pairs[at])
        at = before[at]
    return found[::-1]


def _filled(pairs: Sequence[tuple[int, int]], old: Sequence[Hashable], new: Sequence[Hashable]) -> list[tuple[int, int]]:
    """The same pairs, and between them those of lines that are equal by other keys."""
    found: list[tuple[int, int]] = []
    first = first_new = 0
    for at, at_new in [*pairs, (len(old), len(new))]:
        if at > first and at_new > first_new:
            inner = _aligned(old[first:at], new[first_new:at_new])
            found += [(first + one, first_new + other) for one, other in inner]
        if at < len(old):
            found.append((at, at_new))
        first, first_new = at + 1, at_new + 1
    return found


def _moved(pairs: Sequence[tuple[int, int]], old: Sequence[Hashable], new: Sequence[Hashable]) -> list[tuple[int, int]]:
    """Lines without a counterpart that stand elsewhere in the new dump, so that what they define is the same value."""
    kept, kept_new = {at for at, _ in pairs}, {at for _, at in pairs}
    places: dict[Hashable, list[int]] = {}
    for at in range(len(new) - 1, -1, -1):
        if at not in kept_new:
            places.setdefault(new[at], []).append(at)
    return [(at, places[item].pop()) for at, item in enumerate(old) if at not in kept and places.get(item)]


def _changed(
    pairs: Sequence[tuple[int, int]], moved: Sequence[tuple[int, int]], old: Sequence[IRLine], new: Sequence[IRLine]
) -> set[int]:
    """The lines of the old dump, by index, whose counterparts say something else or use other values or blocks."""
    found: set[int] = set()
    scopes = _scopes(old), _scopes(new)
    defined, defined_new = _defined(old, scopes[0]), _defined(new, scopes[1])
    meanings: dict[tuple[int, str], tuple[int, str]] = {}
    taken: dict[tuple[int, str], tuple[int, str]] = {}
    for at, at_new in [*pairs, *moved]:
        for name, name_new in _definitions(old[at], new[at_new]):
            meanings[scopes[0][at], name] = scopes[1][at_new], name_new
            taken[scopes[1][at_new], name_new] = scopes[0][at], name
    for at, at_new in pairs:
        line, line_new = old[at], new[at_new]
        if line.key != line_new.key or len(line.line.mentions) != len(line_new.line.mentions):
            found.add(at)
            continue
        for mention, mention_new in zip(line.line.mentions, line_new.line.mentions, strict=True):
            one, other = (scopes[0][at], mention.name), (scopes[1][at_new], mention_new.name)
            meaning = meanings.get(one)
            if meaning is None and one not in defined and other not in defined_new and other not in taken:
                meanings[one], taken[other] = other, one
            elif meaning != other:
                found.add(at)
    return found


def _definitions(line: IRLine, line_new: IRLine) -> list[tuple[str, str]]:
    """The names that two lines define, each with its counterpart; none where they do not define as many."""
    one = [name for name, is_definition in line.line.mentions if is_definition]
    other = [name for name, is_definition in line_new.line.mentions if is_definition]
    return list(zip(one, other, strict=True)) if len(one) == len(other) else []


def _scopes(lines: Sequence[IRLine]) -> list[int]:
    """For each line the number of the operation with a symbol that it is in: names of values are of that operation."""
    scope, found = 0, []
    for line in lines:
        scope += line.line.opens
        found.append(scope)
    return found


def _defined(lines: Sequence[IRLine], scopes: Sequence[int]) -> set[tuple[int, str]]:
    return {
        (scope, name)
        for line, scope in zip(lines, scopes, strict=True)
        for name, is_definition in line.line.mentions
        if is_definition
    }
