"""Sets of names, made bottom up: a union shares what the largest of its parts holds.

In regions that are nested deeply, the names inside of each are nearly those inside of the next. A union of its own for each
would take memory that grows with the square of the depth.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Set
from itertools import islice

_SMALL = 64
"""Names up to which a union is a set of its own."""


class Names(Set[str]):
    """The first `count` keys of a dictionary, whose values are their numbers; larger unions append to the same dictionary."""

    __slots__ = ("_count", "_numbers")

    def __init__(self, numbers: dict[str, int], count: int) -> None:
        self._numbers = numbers
        self._count = count

    @classmethod
    def _from_iterable(cls, names: object) -> frozenset[str]:  # type: ignore[override]
        return frozenset(names)  # type: ignore[call-overload, no-any-return]

    def __contains__(self, name: object) -> bool:
        return self._numbers.get(name, self._count) < self._count  # type: ignore[call-overload, no-any-return]

    def __iter__(self) -> Iterator[str]:
        return islice(self._numbers, self._count)

    def __len__(self) -> int:
        return self._count

    def lacking(self, names: Collection[str]) -> list[str]:
        """Those of some names that are not among these."""
        numbers, count = self._numbers, self._count
        if len(numbers) == count:
            return [name for name in names if name not in numbers]
        find = numbers.get
        return [name for name in names if find(name, count) >= count]

    def with_more(self, names: list[str]) -> Names:
        """The same names and some that are not among them, each given once."""
        numbers = self._numbers
        if len(numbers) != self._count:  # another union was made of these
            numbers = dict(zip(self, range(self._count), strict=True))
        numbers.update(zip(names, range(self._count, self._count + len(names)), strict=True))
        return Names(numbers, self._count + len(names))


def merged(left: Set[str], right: Set[str]) -> Set[str]:
    """The union; one of the two itself where the other adds nothing."""
    if not right:
        return left
    if not left:
        return right
    if len(left) + len(right) <= _SMALL:
        return left | right
    larger, smaller = (left, right) if len(left) >= len(right) else (right, left)
    more = larger.lacking(smaller) if isinstance(larger, Names) else [name for name in smaller if name not in larger]
    if not more:
        return larger
    if isinstance(larger, Names):
        return larger.with_more(more)
    numbers = dict(zip(larger, range(len(larger)), strict=True))
    return Names(numbers, len(numbers)).with_more(more)


def common(left: Collection[str], right: Collection[str]) -> list[str]:
    """The names that are in both, each once if that holds of both; it takes time that grows with the smaller of the two."""
    if len(left) > len(right):
        left, right = right, left
    return [*filter(right.__contains__, left)] if left else []
