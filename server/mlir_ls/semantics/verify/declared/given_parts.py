"""The parts of an operation as values of expressions (`ods.expressions`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mlir_ls.ods.constraints import Term
from mlir_ls.ods.expressions.values import NULL, ExpressionScope, ExpressionValue, Ssa
from mlir_ls.ods.spec import AttributeSpec
from mlir_ls.semantics.verify.declared.equality import Typed
from mlir_ls.semantics.verify.declared.parts import TOTALS
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.attributes import BoolAttr, IntegerAttr


def of_operation(scope: ExpressionScope, operation: Operation, at: Callable[[Term], Typed | None]) -> ExpressionScope:
    """The scope with the parts of an operation; `at` yields what is known of one of its values."""

    def part(place: Term) -> ExpressionValue:
        if isinstance(place, tuple) and place[0] == "all":
            return _all_values(operation, str(place[1]))
        if isinstance(place, tuple):
            found = at(place)
            return None if found is None else Ssa(found.type)
        return _named(operation, str(place), at)

    return scope._replace(part=part, total=lambda what: TOTALS[what](operation) if what in TOTALS else None)


def _named(operation: Operation, name: str, at: Callable[[Term], Typed | None]) -> ExpressionValue:
    spec = operation.spec
    operand, result = spec.operand(name), next((each for each in spec.results if each.name == name), None)
    declared = operand or result
    if declared is not None:
        of_operands = operand is not None
        group = operation.operand_group(name) if of_operands else operation.result_group(name)
        types = operation.operand_types if of_operands else operation.result_types
        if group is not None and len(group) == 1:
            at(name)
        return _values(declared.arity, group, types)
    attribute = next((each for each in spec.attributes if each.name == name), None)
    return None if attribute is None else _attribute(operation, attribute)


def _all_values(operation: Operation, what: str) -> ExpressionValue:
    """All operands, or all results, where it is known how many there are."""
    types = operation.operand_types if what == "operands" else operation.result_types
    return tuple([Ssa(each) for each in types]) if TOTALS[what](operation) == len(types) else None


def _values(arity: str, group: Sequence[int] | None, types: Sequence[Type | None]) -> ExpressionValue:
    """The values of an operand or a result: one, none or one, or a list."""
    if group is None:
        return None
    values = tuple([Ssa(types[index]) for index in group])
    if arity == "variadic":
        return values
    if arity == "optional" and not values:
        return NULL
    return values[0] if len(values) == 1 and arity in ("one", "optional") else None


def _attribute(operation: Operation, spec: AttributeSpec) -> ExpressionValue:
    """What a getter yields: a number or a flag where there is always one, otherwise the attribute, or that there is none."""
    is_flag = spec.syntax == "unit"
    if not operation.has_attribute(spec.name):
        if is_flag:
            return False
        return NULL if spec.optional and spec.default is None else None
    if is_flag:
        return True
    value = operation.attribute(spec.name)
    if spec.optional:
        return value
    if isinstance(value, BoolAttr):
        return value.value
    if isinstance(value, IntegerAttr):
        return value.value if value.value >= 0 else None  # it may have no sign in C++
    return value
