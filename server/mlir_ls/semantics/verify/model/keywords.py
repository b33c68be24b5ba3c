"""Cases of enums in attributes, by the keywords that spell them."""

from __future__ import annotations

import re

from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.syntax.leaf import Attribute
from mlir_ls.syntax.leaf.attributes import DialectAttr

_KEYWORD = re.compile(r"[A-Za-z_]\w*\Z")


def keyword_of(operation: Operation, name: str) -> str | None:
    """The keyword that spells an attribute, in custom form or in a dialect's attribute `#dialect.mnemonic<keyword>`."""
    found = operation.attributes.get(name)
    if found is None:
        return None
    spelled = operation.shape.text[found.start : found.end]
    return spelled if _KEYWORD.match(spelled) else keyword(operation.attribute(name))


def keyword(attribute: Attribute | None) -> str | None:
    """The keyword in a dialect's attribute."""
    if not isinstance(attribute, DialectAttr) or attribute.body is None:
        return None
    body = attribute.body.strip()
    return body if _KEYWORD.match(body) else None
