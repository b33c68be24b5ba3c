"""pdl_interp: patterns as the interpreter runs them. "'pdl_interp' Dialect"."""

from __future__ import annotations

from collections.abc import Iterator

from mlir_ls.dialects.pdl.rules import mixed_range
from mlir_ls.plurals import counted
from mlir_ls.semantics.agreement import differ
from mlir_ls.semantics.verify.model.attributes import items
from mlir_ls.semantics.verify.model.inside import Inside
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import Stretch, attribute_at
from mlir_ls.semantics.verify.model.reading import operand_place, parameters_of
from mlir_ls.semantics.verify.rules import BodyRules, Rules, Wrong, rule
from mlir_ls.syntax.leaf.attributes import DenseElementsAttr
from mlir_ls.syntax.leaf.types import ShapedType

Found = Iterator[tuple[str, Stretch]]


@rule("pdl_interp.cases")
def pdl_interp_cases(operation: Operation) -> Found:
    """A switch has a destination for each of its values, and one for all others."""
    values = operation.attribute("caseValues")
    given = items(operation, "caseValues")
    count = None if given is None else len(given)
    if isinstance(values, DenseElementsAttr) and isinstance(values.type, ShapedType):
        count = values.type.element_count
    destinations = len(operation.shape.successors) - 1
    if count is not None and destinations >= 0 and count != destinations:
        message = f"{counted(count, 'value')} for {counted(destinations, 'destination')}"
        yield message, attribute_at(operation, "caseValues")


@rule("pdl_interp.inferred")
def pdl_interp_inferred(operation: Operation) -> Found:
    """The types of results are inferred or given."""
    if operation.has_attribute("inferredResultTypes") and operation.operand_group("inputResultTypes"):
        yield "types of results are inferred or given, not both", operand_place(operation, "inputResultTypes")


@rule("pdl_interp.range")
def pdl_interp_range(operation: Operation) -> Found:
    """The elements of a range are of one kind."""
    return mixed_range(operation)


@rule("pdl_interp.loop")
def pdl_interp_loop(inside: Inside) -> Iterator[Wrong]:
    """A loop passes each element of a range to its body."""
    found = parameters_of(inside.operation.type_named("values"), "pdl", "range")
    if not found or not inside.regions:
        return
    arguments = inside.regions[0].arguments
    if len(arguments) != 1 or differ(arguments[0], found[0]):
        given = ", ".join(map(str, arguments)) or "nothing"
        message = f"the body takes {found[0]}, found {given}"
        yield Wrong(message, operand_place(inside.operation, "values"))


_SWITCH = (pdl_interp_cases,)

RULES: Rules = {
    "create_operation": (pdl_interp_inferred,),
    "create_range": (pdl_interp_range,),
    "switch_attribute": _SWITCH,
    "switch_operand_count": _SWITCH,
    "switch_operation_name": _SWITCH,
    "switch_result_count": _SWITCH,
    "switch_type": _SWITCH,
    "switch_types": _SWITCH,
}
BODY_RULES: BodyRules = {"foreach": (pdl_interp_loop,)}
