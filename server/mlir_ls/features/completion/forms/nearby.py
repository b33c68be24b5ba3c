"""Blocks and symbols near a place that an operation there may refer to."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import NamedTuple

from mlir_ls.features.completion.place import CompletionPlace
from mlir_ls.semantics.lookup import tables_of
from mlir_ls.semantics.summary import run_summary
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.tree import Located

_NEAR = 3000
"""Lines before and after a place in which symbols are looked for."""


class Block(NamedTuple):
    """A block that may be branched to: its label, and the types of its arguments."""

    label: str
    types: tuple[Type | None, ...]


def likely_targets(place: CompletionPlace) -> list[Block]:
    """The blocks after a place in its region; where there are none, those before it, the nearest first."""
    labels = [item for item in place.siblings if item.node.shape.kind == "label"]
    after = [item.node.shape for item in labels if item.line > place.start.line]
    before = [item.node.shape for item in reversed(labels) if item.line < place.start.line]
    return [Block(each.name, tuple([type_ for group in each.definitions for type_ in group.types])) for each in after or before]


def symbols_of_kinds(place: CompletionPlace, kinds: Collection[str]) -> Iterator[tuple[str, Located]]:
    """The symbols that are visible at a place and what defines them, if it is of some kinds, the nearest first."""
    context = place.context
    for table in tables_of(context.path, context.chunk, context.chunk_line) if context is not None else ():
        found: list[tuple[int, str, Located]] = []
        first = table.region_line + table.region.lead
        for run in table.region.runs:
            if first - _NEAR <= place.start.line <= first + run.height + _NEAR:
                for name, index in run_summary(run).symbols.items():
                    if run.items[index].shape.name in kinds:
                        item = Located(first + run.starts[index], run.items[index])
                        found.append((abs(item.line - place.start.line), name, item))
            first += run.height
        yield from [(name, item) for _, name, item in sorted(found, key=lambda each: each[:2])]
