"""Diagnostics that say again what another one says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mlir_ls.diagnostics import Diagnostic
from mlir_ls.syntax.tree import Chunk, path_to, tree_of

MISMATCH: Final = "value-type-mismatch"


def without_repeats(found: Sequence[Diagnostic], chunk: Chunk, chunk_line: int) -> list[Diagnostic]:
    """The diagnostics of a chunk, which are sorted, without those that repeat one before them.

    A name that several around it have taken is reported once. So is the type that several operands of an operation have in
    the place of another one that the operation does not spell: the mistake is one, that it is left out.
    """
    known: set[tuple[int, int, tuple[str, ...]]] = set()
    left: list[Diagnostic] = []
    for index, each in enumerate(found):
        if index and each == found[index - 1]:
            continue
        if each.code == MISMATCH:
            key = _implied(each, chunk, chunk_line)
            if key in known:
                continue
            if key is not None:
                known.add(key)
        left.append(each)
    return left


def _implied(diagnostic: Diagnostic, chunk: Chunk, chunk_line: int) -> tuple[int, int, tuple[str, ...]] | None:
    """Where the operation of a diagnostic begins, and the types it speaks of; None where the operation spells its type."""
    start = diagnostic.span.start
    path = path_to(tree_of([chunk]), start.line - chunk_line, start.character)
    if not path or diagnostic.about[0] in path[-1].item.node.shape.text:
        return None
    return path[-1].item.line, path[-1].item.node.column, diagnostic.about
