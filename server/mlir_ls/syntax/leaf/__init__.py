"""Leaves of the language: types, attributes, affine maps and sets, and locations, read from their spellings.

A `LeafParser` reads those of one language. Only the nodes are common to all: equal leaves are one object.
"""

from __future__ import annotations

from mlir_ls.syntax.leaf.build.builder import LeafReader
from mlir_ls.syntax.leaf.compare import may_equal
from mlir_ls.syntax.leaf.errors import LeafError
from mlir_ls.syntax.leaf.extent import attribute_end, type_end
from mlir_ls.syntax.leaf.nodes import Attribute, Leaf, Type
from mlir_ls.syntax.leaf.parser import LeafParser

__all__ = [
    "Attribute",
    "Leaf",
    "LeafError",
    "LeafParser",
    "LeafReader",
    "Type",
    "attribute_end",
    "may_equal",
    "type_end",
]
