"""linalg: attributes of the dialect on any operation."""

from __future__ import annotations

from collections.abc import Iterator

from mlir_ls.dialects.linalg.rules.structured import MEMOIZED
from mlir_ls.semantics.verify.model.discardable import Discardable
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import HeaderRange
from mlir_ls.semantics.verify.rules import AttributeRules, rule


@rule("linalg.attribute")
def linalg_attribute(operation: Operation, attribute: Discardable) -> Iterator[tuple[str, HeaderRange]]:
    """The dialect has one attribute for operations of others, with the maps of a named operation."""
    if attribute.holder == "operation" and attribute.name != MEMOIZED:
        yield f"the dialect has no attribute '{attribute.name}'", attribute.place


ATTRIBUTES: AttributeRules = (linalg_attribute,)
