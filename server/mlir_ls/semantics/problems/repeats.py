"""Diagnostics that say again what another one says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from mlir_ls.diagnostics import Diagnostic
from mlir_ls.syntax.tree import Chunk, path_in

MISMATCH: Final = "value-type-mismatch"


class _Mistyped(NamedTuple):
    """The operation that uses a value with another type than it has, by the place where it begins, and these types.

    `is_implied`: the operation does not spell its type. `is_damaged`: it has a mistake of syntax.
    """

    place: tuple[int, int]
    types: tuple[str, ...]
    is_implied: bool
    is_damaged: bool


def without_repeats(found: Sequence[Diagnostic], chunk: Chunk, chunk_line: int) -> list[Diagnostic]:
    """The diagnostics of a chunk, which are sorted, without those that repeat one before them.

    A name that several around it have taken is reported once. So is the type that several operands of an operation have in
    the place of another one that the operation does not spell: the mistake is one, that it is left out. Of two operands that
    have each other's types, which were exchanged, the first one is reported. Of an operation with a mistake of syntax no types
    are compared.
    """
    known: set[tuple[tuple[int, int], tuple[str, ...]]] = set()
    exchanged: set[tuple[tuple[int, int], tuple[str, ...]]] = set()
    left: list[Diagnostic] = []
    for index, each in enumerate(found):
        if index and each == found[index - 1]:
            continue
        mistyped = _mistyped(each, chunk, chunk_line) if each.code == MISMATCH else None
        if mistyped is not None:
            key = mistyped.place, mistyped.types
            if mistyped.is_damaged or (mistyped.is_implied and key in known):
                continue
            if key in exchanged:
                exchanged.remove(key)
                continue
            known.add(key)
            exchanged.add((mistyped.place, mistyped.types[::-1]))
        left.append(each)
    return left


def _mistyped(diagnostic: Diagnostic, chunk: Chunk, chunk_line: int) -> _Mistyped | None:
    path = path_in(chunk, chunk_line, diagnostic.span.start)
    if not path:
        return None
    item = path[-1].item
    shape = item.node.shape
    is_implied = diagnostic.about[0] not in shape.text
    return _Mistyped((item.line, item.node.column), diagnostic.about, is_implied, bool(shape.faults))
