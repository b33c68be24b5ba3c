"""Leaves as LLVM 22 spells them, without dialects."""

from __future__ import annotations

from mlir_ls.syntax.leaf import LeafParser, LeafReader
from mlir_ls.syntax.leaf.forms import MODERN, Shortcuts

PARSER = LeafParser()

parse_type = PARSER.parse_type
parse_attribute = PARSER.parse_attribute
parse_attribute_of = PARSER.parse_attribute_of
parse_affine_map = PARSER.parse_affine_map
parse_affine_set = PARSER.parse_affine_set
resolve = PARSER.resolve
defect = PARSER.defect


def no_shortcuts() -> Shortcuts:
    """What leaves all spellings to the grammar."""
    return Shortcuts(_nothing, _nothing, _nothing, {})


def _nothing(text: str, reader: LeafReader) -> None:
    """Reads nothing."""


BY_GRAMMAR = MODERN._replace(shortcuts=no_shortcuts)
"""The form in which no spelling is read without the grammar."""
