"""The parts of an operation that relations name: its operands, results, attributes, regions and successors."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, NamedTuple

from mlir_ls.ods.constraints import Term
from mlir_ls.ods.expressions.logic import Truth
from mlir_ls.ods.spec import OpSpec
from mlir_ls.plurals import noun
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import (
    HeaderRange,
    attribute_at,
    name_of,
    operand_at,
    operand_type_at,
    result_type_at,
)
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.attributes import ArrayAttr, BoolAttr, DenseArrayAttr, DenseElementsAttr
from mlir_ls.syntax.leaf.types import ShapedType

Kind = Literal["operand", "result", "attribute", "region", "successor"]

TOTALS: dict[Term, Callable[[Operation], int | None]] = {
    "operands": lambda operation: len(operation.operand_types),
    "results": lambda operation: operation.shape.result_count,
    "regions": lambda operation: len(operation.shape.regions),
    "successors": lambda operation: len(operation.shape.successors),
}
"""How many of each kind an operation has."""


class Part(NamedTuple):
    """A part that a definition names, or an operand or a result by its number.

    `position` is its place in the declaration, or among the values where `by_number`; `many` says that it may be several.
    """

    kind: Kind
    name: str
    position: int
    many: bool = False
    by_number: bool = False

    @property
    def words(self) -> str:
        """What messages call it: "operand 'lhs'", "operands 'indices'", "result #0"."""
        shown = f"#{self.position}" if self.by_number else f"'{self.name}'"
        return f"{noun(self.kind, self.many)} {shown}"


def part_of(spec: OpSpec, place: Term) -> Part | None:
    """The part that a place of a relation means; None where the definition has no such part."""
    if isinstance(place, tuple):
        kind, index = place
        return _by_number(kind, index) if isinstance(index, int) else None
    place = spec.former_name(str(place))
    for index, each in enumerate(spec.operands):
        if each.name == place:
            return Part("operand", each.name, index, each.arity in ("variadic", "nested"))
    for index, result in enumerate(spec.results):
        if result.name == place:
            return Part("result", result.name, index, result.arity in ("variadic", "nested"))
    for index, attribute in enumerate(spec.attributes):
        if attribute.name == place:
            return Part("attribute", attribute.name, index)
    for index, region in enumerate(spec.regions):
        if region.name == place:
            return Part("region", region.name, index, region.variadic)
    for index, successor in enumerate(spec.successors):
        if successor.name == place:
            return Part("successor", successor.name, index, successor.variadic)
    return None


def _by_number(kind: Term, index: int) -> Part | None:
    if kind == "operand":
        return Part("operand", "", index, by_number=True)
    return Part("result", "", index, by_number=True) if kind == "result" else None


def is_given(part: Part, operation: Operation) -> Truth:
    """Whether there is at least one value of a part, or the attribute is there; a flag that is `false` is not."""
    if part.kind == "attribute":
        if not operation.has_attribute(part.name):
            return False
        if operation.spec.attributes[part.position].constraint == "any":
            return True
        value = operation.attribute(part.name)
        return not isinstance(value, BoolAttr) or value.value
    count = count_of(part, operation)
    return None if count is None else count > 0


def count_of(part: Part, operation: Operation) -> int | None:
    """How many values a part has, or how many members an attribute that is a list; None where that is not known."""
    shape = operation.shape
    match part.kind:
        case "operand":
            group = operation.operand_group(part.name)
            return None if group is None else len(group)
        case "result":
            group = operation.result_group(part.name)
            return None if group is None else len(group)
        case "region":
            return len(shape.regions) - part.position if part.many else None
        case "successor":
            return len(shape.successors) - part.position if part.many else None
        case _:
            return _members(part, operation)


def _members(part: Part, operation: Operation) -> int | None:
    value = operation.attribute(part.name)
    if isinstance(value, DenseElementsAttr):
        return value.type.element_count if isinstance(value.type, ShapedType) else None
    if isinstance(value, ArrayAttr | DenseArrayAttr) and value.elements is not None:
        return len(value.elements)
    return None


def type_of(part: Part, operation: Operation) -> Type | None:
    """The type of a part that is one value, or of a typed attribute; None where it is not known."""
    if not part.by_number:
        return operation.type_named(part.name) if part.kind in ("operand", "result", "attribute") else None
    types = operation.operand_types if part.kind == "operand" else operation.result_types
    return types[part.position] if part.position < len(types) else None


def place_of_type(part: Part, operation: Operation) -> HeaderRange:
    """Where the type of a part is spelled, or the value of an attribute."""
    index = _first_value(part, operation)
    if index is None:
        return attribute_at(operation, part.name) if part.kind == "attribute" else name_of(operation.shape)
    return (operand_type_at if part.kind == "operand" else result_type_at)(operation, index)


def place_of(part: Part, operation: Operation) -> HeaderRange:
    """Where a part is spelled: the first of its values, the attribute; the operation's name for all others."""
    if part.kind == "attribute":
        return attribute_at(operation, part.name)
    index = _first_value(part, operation) if part.kind == "operand" else None
    return name_of(operation.shape) if index is None else operand_at(operation.shape, index)


def _first_value(part: Part, operation: Operation) -> int | None:
    if part.by_number:
        types = operation.operand_types if part.kind == "operand" else operation.result_types
        return part.position if part.position < len(types) else None
    group = None
    if part.kind == "operand":
        group = operation.operand_group(part.name)
    elif part.kind == "result":
        group = operation.result_group(part.name)
    return group[0] if group else None
