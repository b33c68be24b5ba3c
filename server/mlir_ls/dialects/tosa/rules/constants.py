"""tosa: zero points and shifts that are constants. "'tosa' Dialect", "Quantization"."""

from __future__ import annotations

from collections.abc import Iterator

from mlir_ls.semantics.verify.library.casts import width
from mlir_ls.semantics.verify.model.attributes import flag, numbers_of
from mlir_ls.semantics.verify.model.context import Site
from mlir_ls.semantics.verify.model.places import operand_at
from mlir_ls.semantics.verify.rules import Violation, rule
from mlir_ls.syntax.leaf import Attribute, Type
from mlir_ls.syntax.leaf.attributes import DenseElementsAttr, FloatAttr
from mlir_ls.syntax.leaf.types import FloatType, IntegerType, ShapedType
from mlir_ls.syntax.shape import Mention

_VALUE = rule("tosa.zero-point-value")


@_VALUE
def tosa_zero_point_value(site: Site) -> Iterator[Violation]:
    """The zero point of elements that are no integers of 8 bits is 0. `tosa.conv2d`, `tosa.matmul` and others."""
    for index, element, value in _constants(site):
        if value and (width(element) != 8 or isinstance(element, FloatType)):
            message = f"the zero point of elements of type {element} is 0, but got {_shown(element, value)}"
            yield Violation(message, operand_at(site.operation.shape, index), (Mention("definition", index, "defined here"),))
            return


@_VALUE
def tosa_zero_point_of_scaled(site: Site) -> Iterator[Violation]:
    """The same, but half of the range is one of unsigned integers of 16 bits as well. `tosa.rescale`."""
    for index, element, value in _constants(site):
        name = "input" if index in (site.operation.operand_group("input_zp") or ()) else "output"
        size, unsigned = width(element), flag(site.operation, f"{name}_unsigned")
        if not value or size == 8 or size is None or unsigned is None:
            continue
        if size == 16 and unsigned and value % (1 << 16) == 1 << 15:
            continue
        expected = "0 or 32768" if size == 16 and unsigned else "0"
        message = f"the zero point of elements of type {element} is {expected} here, but got {value}"
        yield Violation(message, operand_at(site.operation.shape, index), (Mention("definition", index, "defined here"),))
        return


def _constants(site: Site) -> Iterator[tuple[int, Type, int]]:
    """The zero points whose value is known: which operands they are, their type, and the number; 1 for any other than 0."""
    for operand in site.operation.spec.operands:
        if not operand.name.endswith("_zp"):
            continue
        for index in site.operation.operand_group(operand.name) or ():
            found = _constant(site, index)
            element = found.type.element if found is not None and isinstance(found.type, ShapedType) else None
            value = None if found is None else _first(found)
            if isinstance(element, IntegerType | FloatType) and value is not None:
                yield index, element, value


def _constant(site: Site, index: int) -> Attribute | None:
    """The value of an operand, where an operation that makes constants defines it."""
    definition = site.definition(index)
    if definition is None or "ConstantLike" not in definition.operation.spec.trait_names:
        return None
    return definition.operation.attribute("values" if definition.operation.spec.attribute("values") else "value")


@rule("tosa.shifted-product")
def tosa_shifted_product(site: Site) -> Iterator[Violation]:
    """Only the product of integers is shifted. `tosa.mul`."""
    result = site.operation.type_named("output")
    if not isinstance(result, ShapedType) or not isinstance(result.element, FloatType):
        return
    for index in site.operation.operand_group("shift") or ():
        found = _constant(site, index)
        if found is not None and _first(found):
            message = f"a product of type {result.element} is not shifted, so the shift is 0, but got {_first(found)}"
            yield Violation(message, operand_at(site.operation.shape, index), (Mention("definition", index, "defined here"),))


def _first(found: Attribute) -> int | None:
    """The first of some elements if it is an integer; of floating-point numbers, whether it is other than 0."""
    numbers = numbers_of(found)
    if numbers is not None:
        return numbers[0] if numbers else None
    first = found.elements[0] if isinstance(found, DenseElementsAttr) and found.elements else None
    if not isinstance(first, FloatAttr):
        return None
    if first.literal.startswith("0x"):
        return None
    return int(float(first.literal) != 0)


def _shown(element: Type, value: int) -> str:
    return "another number" if isinstance(element, FloatType) else str(value)
