"""Arithmetic: operations with two results in a struct, dot products, and the extended instructions."""

from __future__ import annotations

from mlir_ls.dialects.spirv.rules.types import bits, count, of_spirv, struct_members
from mlir_ls.semantics.agreement import differ
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import attribute_at, name_of
from mlir_ls.semantics.verify.model.reading import place_of
from mlir_ls.semantics.verify.rules import Found, Rules, rule
from mlir_ls.syntax.leaf.types import FloatType, IntegerType, VectorType


@rule("spirv.result-struct")
def spirv_result_struct(operation: Operation) -> Found:
    """An operation with two results puts them into a struct of two members, each of the operands' type."""
    result, place = operation.type_named("result"), place_of(operation, "result")
    members = struct_members(result)
    if members is None:
        return
    if len(members) != 2:
        yield f"the result must be a struct of two members, but got {result}", place
        return
    expected = operation.type_named("operand1")
    for other in (operation.type_named("operand2"), *members):
        if differ(expected, other):
            yield f"operands and members must have one type: got {expected} and {other}", place
            return


@rule("spirv.frexp-struct")
def spirv_frexp_struct(operation: Operation) -> Found:
    """A number is split into a significand of its type and an exponent of 32 bits for each component."""
    operand, result = operation.type_named("operand"), operation.type_named("result")
    members, place = struct_members(result), place_of(operation, "result")
    if members is None or operand is None:
        return
    if len(members) != 2:
        yield f"the result must be a struct of two members, but got {result}", place
        return
    significand, exponent = members
    if differ(significand, operand):
        yield f"the first member must have the operand's type, {operand}: got {significand}", place
        return
    element = exponent.element if isinstance(exponent, VectorType) else exponent
    if not isinstance(element, IntegerType) or element.width != 32:
        yield f"the second member must be an i32 or a vector of such: got {exponent}", place
    elif isinstance(operand, VectorType) != isinstance(exponent, VectorType) or count(operand) != count(exponent):
        yield f"the second member must have as many components as {operand}: got {exponent}", place


@rule("spirv.load-exponent")
def spirv_load_exponent(operation: Operation) -> Found:
    """Significand and exponent have the same number of components."""
    significand, exponent = operation.type_named("x"), operation.type_named("exp")
    if significand is None or exponent is None:
        return
    known = (FloatType, IntegerType, VectorType)
    if not isinstance(significand, known) or not isinstance(exponent, known):
        return
    if isinstance(significand, VectorType) != isinstance(exponent, VectorType) or count(significand) != count(exponent):
        message = f"expected operands with the same number of components: got {significand} and {exponent}"
        yield message, place_of(operation, "exp")


@rule("spirv.dot-product")
def spirv_dot_product(operation: Operation) -> Found:
    """A dot product's factors are vectors, or integers of 32 bits with a packed format; the result is as wide at least."""
    factor, result = operation.type_named("vector1"), operation.type_named("result")
    packed = operation.has_attribute("format")
    if isinstance(factor, IntegerType) and not packed:
        yield "integers as factors need a packed vector format", name_of(operation.shape)
        return
    if isinstance(factor, IntegerType) and factor.width != 32:
        yield f"packed factors have 32 bits, but got {factor}", place_of(operation, "vector1")
        return
    if isinstance(factor, VectorType) and packed:
        yield f"a packed format is for integers, but got {factor}", attribute_at(operation, "format")
        return
    one, other = bits(factor), bits(result)
    if one is not None and other is not None and one > other:
        yield f"the result has {other} bits, but the factors have {one}", place_of(operation, "result")


@rule("spirv.select")
def spirv_select(operation: Operation) -> Found:
    """A vector of conditions selects between vectors with the same number of elements."""
    condition, value = operation.type_named("condition"), operation.type_named("true_value")
    if not isinstance(condition, VectorType) or value is None or of_spirv(value, "ptr") is not None:
        return
    if not isinstance(value, VectorType) or count(value) != count(condition):
        yield f"expected {count(condition)} elements to select from, but got {value}", place_of(operation, "true_value")


_STRUCT = (spirv_result_struct,)
_DOT = (spirv_dot_product,)

RULES: Rules = {
    "GL.FrexpStruct": (spirv_frexp_struct,),
    "GL.Ldexp": (spirv_load_exponent,),
    "IAddCarry": _STRUCT,
    "ISubBorrow": _STRUCT,
    "SDot": _DOT,
    "SDotAccSat": _DOT,
    "SMulExtended": _STRUCT,
    "SUDot": _DOT,
    "SUDotAccSat": _DOT,
    "Select": (spirv_select,),
    "UDot": _DOT,
    "UDotAccSat": _DOT,
    "UMulExtended": _STRUCT,
}
