"""Diagnostics that say again what another one says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mlir_ls.diagnostics import Diagnostic
from mlir_ls.syntax.tree import Chunk, path_to, tree_of

MISMATCH: Final = "value-type-mismatch"


def without_repeats(found: Sequence[Diagnostic], chunk: Chunk, chunk_line: int) -> list[Diagnostic]:
    """The diagnostics of a chunk, which are sorted, without those that repeat one before them.

    A name that several around it have taken is reported once. So is the type that the syntax of an operation gives several
    of its operands, where these have one and the same other type.
    """
    known: set[tuple[int, int, str]] = set()
    left: list[Diagnostic] = []
    for index, each in enumerate(found):
        if index and each == found[index - 1]:
            continue
        if each.code == MISMATCH:
            place = _operation_at(each, chunk, chunk_line)
            key = None if place is None else (*place, each.message.partition("' ")[2])
            if key in known:
                continue
            if key is not None:
                known.add(key)
        left.append(each)
    return left


def _operation_at(diagnostic: Diagnostic, chunk: Chunk, chunk_line: int) -> tuple[int, int] | None:
    """Where the operation of a diagnostic begins; None where it is in generic form, which spells a type for each."""
    start = diagnostic.span.start
    path = path_to(tree_of([chunk]), start.line - chunk_line, start.character)
    if not path or path[-1].item.node.shape.generic or not path[-1].item.node.shape.known:
        return None
    return path[-1].item.line, path[-1].item.node.column
