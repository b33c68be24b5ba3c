"""complex: complex numbers. "'complex' Dialect"."""

from __future__ import annotations

from collections.abc import Iterator

from mlir_ls.semantics.agreement import differ
from mlir_ls.semantics.verify.library.casts import cast, width
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import HeaderRange, attribute_at
from mlir_ls.semantics.verify.rules import Rules, rule
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.attributes import ArrayAttr, BoolAttr, FloatAttr, IntegerAttr
from mlir_ls.syntax.leaf.types import ComplexType, ShapedType


@rule("complex.parts")
def complex_parts(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """A constant has two parts, numbers of the type's elements. "'complex' Dialect", `complex.constant`."""
    value, result = operation.attribute("value"), operation.result_types[0]
    if not isinstance(value, ArrayAttr):
        return
    where = attribute_at(operation, "value")
    if len(value.elements) != 2:
        yield f"a real and an imaginary part are needed, but got {len(value.elements)} numbers", where
        return
    for part in value.elements:
        if not isinstance(result, ComplexType) or part.has_alias:
            return
        if not isinstance(part, BoolAttr | FloatAttr | IntegerAttr) or differ(part.type, result.element):
            yield f"the parts are of type {result.element}, but got {part}", where
            return


def _of_other_bits(source: Type, target: Type) -> str:
    for found in (source, target):
        if isinstance(found, ShapedType):
            return f"{found} is no number"
    if source is target:
        return ""
    if isinstance(source, ComplexType) == isinstance(target, ComplexType):
        return "one of them is complex, the other is not"
    one, other = _bits(source), _bits(target)
    return f"{source} has {one} bits, {target} has {other}" if None not in (one, other) and one != other else ""


def _bits(found: Type) -> int | None:
    if not isinstance(found, ComplexType):
        return width(found)
    half = width(found.element)
    return None if half is None else 2 * half


RULES: Rules = {"bitcast": (cast(_of_other_bits),), "constant": (complex_parts,)}
