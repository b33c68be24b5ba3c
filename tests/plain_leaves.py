"""Leaves as LLVM 22 spells them, without dialects."""

from __future__ import annotations

from mlir_ls.syntax.leaf import LeafParser
from mlir_ls.syntax.leaf.forms import MODERN, no_shortcuts

PARSER = LeafParser()

parse_type = PARSER.parse_type
parse_attribute = PARSER.parse_attribute
parse_attribute_of = PARSER.parse_attribute_of
parse_location = PARSER.parse_location
parse_affine_map = PARSER.parse_affine_map
parse_affine_operands = PARSER.parse_affine_operands
parse_affine_set = PARSER.parse_affine_set
resolve = PARSER.resolve
defect = PARSER.defect

BY_GRAMMAR = MODERN._replace(shortcuts=no_shortcuts)
"""The form in which no spelling is read without the grammar."""
