"""Numbers in attributes whose type is one of a dialect: only a floating-point type has decimals.

MLIR language reference, "Builtin Dialect", "FloatAttr", "DenseElementsAttr": elements of other types are spelled as strings.
"""

from __future__ import annotations

from collections.abc import Callable

from mlir_ls.ods.registry import Registry
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import attribute_at, fault_at
from mlir_ls.syntax.leaf import Attribute, Type
from mlir_ls.syntax.leaf.attributes import (
    ArrayAttr,
    BoolAttr,
    DenseElementsAttr,
    DialectAttr,
    DictionaryAttr,
    FloatAttr,
    IntegerAttr,
)
from mlir_ls.syntax.leaf.nodes import leaves_in
from mlir_ls.syntax.leaf.types import DialectType, ShapedType
from mlir_ls.syntax.shape import Fault

_CODE = "bad-attribute"


def literals_check(registry: Registry) -> Callable[[Operation], list[Fault]]:
    """The check that no decimal has a type of MLIR's own dialects that holds none."""

    def check(operation: Operation) -> list[Fault]:
        text = operation.shape.text
        for name, given in operation.attributes.items():
            if "!" not in text[given.start : given.end]:
                continue
            value = operation.attribute(name)
            problem = _problem(value) if value is not None else ""
            if problem:
                return [fault_at(_CODE, problem, attribute_at(operation, name))]
        return []

    def _problem(value: Attribute) -> str:
        if isinstance(value, ArrayAttr):
            return next((found for each in value.elements if (found := _problem(each))), "")
        if isinstance(value, DictionaryAttr):
            return next((found for _, each in value.entries if (found := _problem(each))), "")
        if isinstance(value, DialectAttr):
            return next((found for each in leaves_in(Attribute, value.parameters) if (found := _problem(each))), "")
        if isinstance(value, FloatAttr):
            return f"a floating-point literal cannot have type `{value.type}`" if _holds_none(value.type) else ""
        if isinstance(value, IntegerAttr):  # in hexadecimal, which may be the bits of a floating-point number
            return f"an integer literal cannot have type `{value.type}`" if _holds_none(value.type) else ""
        if isinstance(value, DenseElementsAttr) and isinstance(value.type, ShapedType):
            element = value.type.element
            first = value.elements[0] if value.elements else None
            if isinstance(first, FloatAttr | BoolAttr | IntegerAttr) and _holds_none(element):
                return f"an element of type `{element}` is a string, but got {_spelled(first)}"
        return ""

    def _holds_none(found: Type) -> bool:
        """Types of others may have interfaces attached to them."""
        if not isinstance(found, DialectType):
            return False
        definition = registry.type_def(found.dialect, found.mnemonic)
        if definition is None or definition.location is not None:
            return False
        return all(trait.name not in ("FloatType", "FloatTypeInterface") for trait in definition.traits)

    return check


def _spelled(found: FloatAttr | BoolAttr | IntegerAttr) -> str:
    return found.literal if isinstance(found, FloatAttr) else str(found).partition(" ")[0]
