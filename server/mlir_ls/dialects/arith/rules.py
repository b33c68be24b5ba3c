"""arith: arithmetic on integers and floating-point numbers. "'arith' Dialect"."""

from __future__ import annotations

from collections.abc import Iterator

from mlir_ls.semantics.agreement import differ
from mlir_ls.semantics.verify.library.casts import CONVERTING, NARROWING, TO_OR_FROM_INDEX, WIDENING, cast, elementwise, width
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import HeaderRange, attribute_at, operand_type_at
from mlir_ls.semantics.verify.rules import Rules, rule
from mlir_ls.syntax.leaf import Attribute, Type
from mlir_ls.syntax.leaf.attributes import DenseElementsAttr, DenseResourceAttr, StringAttr
from mlir_ls.syntax.leaf.types import IntegerType, RankedTensorType, UnrankedTensorType, VectorType


def _of_other_width(source: Type, target: Type) -> str:
    one, other = width(source), width(target)
    return f"{source} has {one} bits, {target} has {other}" if None not in (one, other) and one != other else ""



@rule("arith.constant-value")
def constant_value(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """A constant has no sign, is of its value's type, and alike in all places of a scalable vector. `arith.constant`."""
    value, result = operation.attribute("value"), operation.result_types[0] if operation.result_types else None
    if value is None:
        return
    type_ = value.type
    if isinstance(value, StringAttr):
        yield f"a constant is a number or holds numbers, but got {value}", attribute_at(operation, "value")
    elif isinstance(type_, IntegerType) and type_.signedness:
        yield f"an integer constant has no sign, but got {type_}", attribute_at(operation, "value")
    elif operation.generic and differ(type_, result):
        yield f"the value is of type {result}, but got {type_}", attribute_at(operation, "value")
    elif isinstance(type_, VectorType) and any(type_.scalable) and _differ(value):
        yield f"the elements of {type_}, which is scalable, are all alike", attribute_at(operation, "value")


def _differ(value: Attribute) -> bool:
    """Whether elements are listed, and not one for all."""
    if isinstance(value, DenseResourceAttr):
        return True
    return isinstance(value, DenseElementsAttr) and value.elements is not None and len(value.elements) > 1


@rule("arith.selected-shape")
def selected_shape(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """A condition is i1, or has the shape of the result. "'arith' Dialect", `arith.select`."""
    condition, result = operation.type_named("condition"), operation.result_types[0]
    flag = IntegerType(1)
    if condition is None or condition is flag or result is None or result.has_alias:
        return
    expected: Type = flag
    if isinstance(result, RankedTensorType):
        expected = RankedTensorType(result.shape, flag, result.encoding)
    elif isinstance(result, VectorType):
        expected = VectorType(result.shape, result.scalable, flag)
    elif isinstance(result, UnrankedTensorType):
        expected = UnrankedTensorType(flag)
    if differ(condition, expected):
        yield f"the condition is i1 or {expected}, but got {condition}", operand_type_at(operation, 0)


_SCALED = (cast(elementwise(lambda _, __: ""), operands=2),)

RULES: Rules = {
    "bitcast": (cast(elementwise(_of_other_width)),),
    "constant": (constant_value,),
    "extf": WIDENING,
    "extsi": WIDENING,
    "extui": WIDENING,
    "fptosi": CONVERTING,
    "fptoui": CONVERTING,
    "index_cast": TO_OR_FROM_INDEX,
    "index_castui": TO_OR_FROM_INDEX,
    "scaling_extf": _SCALED,
    "scaling_truncf": _SCALED,
    "select": (selected_shape,),
    "sitofp": CONVERTING,
    "truncf": NARROWING,
    "trunci": NARROWING,
    "uitofp": CONVERTING,
}
