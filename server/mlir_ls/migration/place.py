"""Where an operation stands that is rewritten, and how what rewrites it is called."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from mlir_ls.migration.leaves import Leaves
from mlir_ls.migration.names import ChunkNames
from mlir_ls.migration.rewriter import Rewriter
from mlir_ls.syntax.erase import slot_offsets
from mlir_ls.syntax.leaf import Attribute, LeafError, Type
from mlir_ls.syntax.shape import OpShape, attribute_text
from mlir_ls.syntax.tree import Located


class RewriteSite(NamedTuple):
    """An item, the operation around it, and what is known of its chunk. `colons`: dictionaries have them."""

    item: Located
    parent: Located | None
    names: ChunkNames
    colons: bool
    lines: Sequence[str]

    def resolved(self, type_: Type) -> Type:
        """A type with its aliases replaced by what they stand for."""
        return self.names.environment.resolve(type_)

    def attribute(self, shape: OpShape, name: str) -> Attribute | None:
        """The value of an attribute as it is spelled; None where it is not, and of a word that is no attribute by itself."""
        found = attribute_text(shape, name)
        if found is None or found.start >= found.end:
            return None
        try:
            return self.names.environment.resolve(self.names.leaves.parse_attribute(shape.text[found.start : found.end]))
        except LeafError:
            return None


Special = Callable[[Rewriter, Leaves, RewriteSite], tuple[bool, str]]
"""Collects changes; whether all is done, and why there is no counterpart if there is none."""

NOT_DONE = (False, "")
DONE = (True, "")


def value_of(rewriter: Rewriter, place: RewriteSite, use: int) -> str:
    """An operand as it is spelled today."""
    shape = rewriter.item.node.shape
    slot, number, _ = shape.uses[use]
    name = rewriter.item.node.names[slot]
    new = place.names.part(name, number)
    if new is not None:
        return f"%{new}"
    name = place.names.renamed_in(rewriter.item.node).get(name, name)
    return f"%{name}" + (f"#{number}" if number or "#0" in shape.text[slot_offsets(shape.text)[slot] + 1 :][:2] else "")
