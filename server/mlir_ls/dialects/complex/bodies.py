"""complex: numbers."""

from __future__ import annotations

from mlir_ls.ods.bodies.declared import DeclaredBody
from mlir_ls.ods.bodies.find import Known
from mlir_ls.ods.bodies.numbers import float_of
from mlir_ls.ods.bodies.reader import BodyReader
from mlir_ls.syntax.leaf.types import ComplexType, FloatType

_DOUBLE = FloatType("f64")
"""What numbers are read as, those with hexadecimal digits included, before they become numbers of the type."""


def _number(reader: BodyReader, known: Known) -> DeclaredBody:
    """`<` `:` type real `,` imaginary `>`"""
    reader.expect("<")
    reader.expect(":")
    type_ = reader.type()
    real = float_of(reader, type_, _DOUBLE)
    reader.expect(",")
    imaginary = float_of(reader, type_, _DOUBLE)
    reader.expect(">")
    return DeclaredBody(f"<:{type_} {real}, {imaginary}>", (real, imaginary, ComplexType(type_)))


ATTRIBUTES = {"number": _number}
