"""What the read functions of an assembly format share while they read one operation."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.reader import HeaderReader

Types: TypeAlias = "Sequence[Type | None]"

ALL_OPERANDS = -1
ALL_RESULTS = -2


class TypesRead:
    """The types that were read so far.

    `types` holds them by place (see `places`). `together` are those of all operands and of all results where the text
    spells them as one list, by `ALL_OPERANDS` and `ALL_RESULTS`. `spans` says from where to where lists of types stand.
    `ends` are the indices of the tokens before which opaque pieces end, as far as they are decided; `passed` counts
    the pieces that were passed over.
    """

    __slots__ = ("ends", "passed", "spans", "together", "types")

    def __init__(self, types: list[Types | None], ends: tuple[int, ...] = ()) -> None:
        self.types = types
        self.ends = ends
        self.passed = 0
        self.together: dict[int, Types] = {}
        self.spans: dict[int, tuple[int, int]] = {}


class NotKnown(Exception):
    """From here on the syntax is not known; nothing is wrong."""


Step: TypeAlias = Callable[[HeaderReader, TypesRead], None]
"""Reads an element that has to come next."""

Opt: TypeAlias = Callable[[HeaderReader, TypesRead], bool]
"""Reads an element if it comes next; says whether it did."""
