"""Leaves of the language: types, attributes, affine maps and sets, and locations, read from their spellings.

The functions here read LLVM 22's form of the language; another `LeafParser` reads another.
"""

from __future__ import annotations

from mlir_ls.syntax.leaf.compare import may_equal
from mlir_ls.syntax.leaf.errors import LeafError
from mlir_ls.syntax.leaf.extent import attribute_end, type_end
from mlir_ls.syntax.leaf.nodes import Attribute, Leaf, Type
from mlir_ls.syntax.leaf.parser import LeafParser

_default = LeafParser()

types_by_spelling = _default.types
attributes_by_spelling = _default.attributes
parse_type = _default.parse_type
parse_attribute = _default.parse_attribute
parse_attribute_of = _default.parse_attribute_of
parse_location = _default.parse_location
parse_affine_map = _default.parse_affine_map
parse_affine_operands = _default.parse_affine_operands
parse_affine_set = _default.parse_affine_set
resolve = _default.resolve
defect = _default.defect
use_dialects = _default.use_dialects
active_form = _default.active_form

__all__ = [
    "Attribute",
    "Leaf",
    "LeafError",
    "LeafParser",
    "Type",
    "active_form",
    "attribute_end",
    "attributes_by_spelling",
    "defect",
    "may_equal",
    "parse_affine_map",
    "parse_affine_operands",
    "parse_affine_set",
    "parse_attribute",
    "parse_attribute_of",
    "parse_location",
    "parse_type",
    "resolve",
    "type_end",
    "types_by_spelling",
    "use_dialects",
]
