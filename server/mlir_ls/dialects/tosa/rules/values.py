"""tosa: constants, and the types of attributes. "'tosa' Dialect"."""

from __future__ import annotations

from mlir_ls.plurals import counted
from mlir_ls.semantics.verify.model.attributes import number_of
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import attribute_at
from mlir_ls.semantics.verify.model.reading import parameters_of, place_of
from mlir_ls.semantics.verify.rules import Found, rule
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.attributes import FloatAttr
from mlir_ls.syntax.leaf.types import FloatType, IndexType, IntegerType, ShapedType


@rule("tosa.clamp")
def tosa_clamp(operation: Operation) -> Found:
    """The least value is of the type of the elements, and no greater than the greatest one. `tosa.clamp`."""
    source = operation.type_named("input")
    least, most = operation.attribute("min_val"), operation.attribute("max_val")
    element = source.element if isinstance(source, ShapedType) else None
    for name, value in (("min_val", least), ("max_val", most)):
        if _is_of_another(None if value is None else value.type, element):
            yield f"the elements are of type {element}, but got {value}", attribute_at(operation, name)
            return
    for name, value in (("min_val", least), ("max_val", most)):
        if isinstance(value, FloatAttr) and _is_nan(value):
            yield f"a number is expected, but got {value}, which is none", attribute_at(operation, name)
            return
    low, high = number_of(least), number_of(most)
    if isinstance(least, FloatAttr) and isinstance(most, FloatAttr) and "x" not in least.literal + most.literal:
        if float(least.literal) > float(most.literal):
            yield f"the least value is no greater than {most}, but got {least}", attribute_at(operation, "min_val")
    elif low is not None and high is not None and low > high and low < 1 << 62:
        yield f"the least value is no greater than {most}, but got {least}", attribute_at(operation, "min_val")


_INFINITY = {"bf16": 0x7F80, "f16": 0x7C00, "f32": 0x7F800000, "f64": 0x7FF0000000000000}
"""The bits of infinity; what is above, but for the sign, is no number."""


def _is_nan(value: FloatAttr) -> bool:
    most = _INFINITY.get(str(value.type))
    if most is None or not value.literal.startswith("0x"):
        return False
    sign = 1 << most.bit_length()
    return int(value.literal, 16) % sign > most


def _is_of_another(found: Type | None, element: Type | None) -> bool:
    """Whether a number is certainly no element; integers may differ in their signedness."""
    if isinstance(found, IndexType):
        return isinstance(element, FloatType | IntegerType)
    if not isinstance(found, FloatType | IntegerType) or not isinstance(element, FloatType | IntegerType):
        return False
    if isinstance(found, FloatType) and isinstance(element, FloatType):
        return found is not element
    if isinstance(found, IntegerType) and isinstance(element, IntegerType):
        return found.width != element.width
    return isinstance(found, FloatType) != isinstance(element, FloatType)


@rule("tosa.shape")
def tosa_shape(operation: Operation) -> Found:
    """A shape of so many sizes is made of as many numbers. `tosa.const_shape`."""
    value, rank = operation.attribute("values"), parameters_of(operation.type_named("output"), "tosa", "shape")
    type_ = None if value is None else value.type
    count = type_.element_count if isinstance(type_, ShapedType) else None
    if rank is None or count is None or not isinstance(rank[0], int):
        return
    # a shape without sizes may be made of a number that means nothing
    if count != rank[0] and (count, rank[0]) != (1, 0):
        yield f"{counted(count, 'number')}, but {operation.type_named('output')}", place_of(operation, "output")
