"""pdl_interp: patterns as the interpreter runs them. "'pdl_interp' Dialect"."""

from __future__ import annotations

from collections.abc import Iterator

from mlir_ls.dialects.pdl.rules import mixed_range
from mlir_ls.semantics.agreement import differ
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.reading import is_of, operand_place, parameters_of, place_of
from mlir_ls.semantics.verify.model.regions import Inside
from mlir_ls.semantics.verify.rules import BodyRules, Found, Rules, Violation, rule
from mlir_ls.syntax.leaf.types import DialectType


@rule("pdl_interp.range")
def pdl_interp_range(operation: Operation) -> Found:
    """The elements of a range are of one kind."""
    return mixed_range(operation)


@rule("pdl_interp.loop")
def pdl_interp_loop(inside: Inside) -> Iterator[Violation]:
    """A loop passes each element of a range to its body."""
    found = parameters_of(inside.operation.type_named("values"), "pdl", "range")
    if not found or not inside.regions:
        return
    arguments = inside.regions[0].arguments
    if len(arguments) != 1 or differ(arguments[0], found[0]):
        given = ", ".join(map(str, arguments)) or "nothing"
        message = f"the body takes {found[0]}, but got {given}"
        yield Violation(message, operand_place(inside.operation, "values"))


@rule("pdl_interp.type-of-range")
def type_of_range(operation: Operation) -> Found:
    """A value has a type, a range of values a range of types. `pdl_interp.get_value_type`."""
    value, result = operation.type_named("value"), operation.type_named("result")
    if not isinstance(value, DialectType) or not isinstance(result, DialectType):
        return
    if (value.mnemonic == "range") != (result.mnemonic == "range") and value.dialect == result.dialect == "pdl":
        yield f"{value} and {result} must both be ranges, or neither", place_of(operation, "result")


@rule("pdl_interp.element")
def pdl_interp_element(operation: Operation) -> Found:
    """What is taken out of a range is no range. `pdl_interp.extract`."""
    result = operation.type_named("result")
    if is_of(result, "pdl", "range"):
        yield f"an element of a range is no range, but got {result}", place_of(operation, "result")


RULES: Rules = {
    "create_range": (pdl_interp_range,),
    "extract": (pdl_interp_element,),
    "get_value_type": (type_of_range,),
}
BODY_RULES: BodyRules = {"foreach": (pdl_interp_loop,)}
