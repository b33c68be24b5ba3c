"""Attributes that an operation takes from a dictionary in front of its operands, which may be an alias, `#trait`."""

from __future__ import annotations

import re
from typing import cast

from mlir_ls.semantics.verify.model.operation import Operation, resolved
from mlir_ls.syntax.leaf import Attribute
from mlir_ls.syntax.leaf.attributes import AttributeAlias, DictionaryAttr

_TRAIT = re.compile(r"\s*#([\w$.-]+)")


def trait_of(operation: Operation, name: str) -> Attribute | None:
    """An attribute of an operation in whose custom form an alias may stand for a dictionary of attributes."""
    found = operation.attribute(name)
    if found is not None or operation.generic:
        return found
    alias = _TRAIT.match(operation.shape.text, operation.shape.name_end)
    if alias is None:
        return None
    trait = resolved(cast("Attribute", AttributeAlias(alias[1])), operation.environment)
    return trait.get(name) if isinstance(trait, DictionaryAttr) else None
