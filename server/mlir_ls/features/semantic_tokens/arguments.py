"""The arguments of blocks that are visible somewhere: their names, for values that are arguments are shown in their own way."""

from __future__ import annotations

from collections.abc import Iterable, Set
from typing import TypeAlias

from mlir_ls.semantics.names import merged

_MANY = 256
"""Names from which on those of a region inside are not copied."""


class ManyArguments:
    """The names of a great many arguments."""

    __slots__ = ("_names",)

    def __init__(self, names: Set[str]) -> None:
        self._names = names

    def get(self, name: str, length: int) -> int:
        """The complement of the length of a name that is one of these, the length of another."""
        return ~length if name in self._names else length

    def with_more(self, names: Iterable[str]) -> ManyArguments:
        """The same and more."""
        return ManyArguments(merged(self._names, frozenset(names)))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ManyArguments) and self._names == other._names

    def __hash__(self) -> int:
        return hash(len(self._names))


Arguments: TypeAlias = "dict[str, int] | ManyArguments"
"""Names that are arguments of blocks where something stands, with the complements of their lengths."""


def with_arguments(around: Arguments, names: Iterable[str]) -> Arguments:
    """The arguments of some names, and those around them."""
    if isinstance(around, ManyArguments):
        return around.with_more(names)
    if len(around) <= _MANY:
        return around | {name: ~len(name) for name in names}
    return ManyArguments(around.keys()).with_more(names)
