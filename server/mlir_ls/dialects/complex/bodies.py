"""complex: numbers."""

from __future__ import annotations

from mlir_ls.ods.bodies.declared import DeclaredBody
from mlir_ls.ods.bodies.find import Known
from mlir_ls.ods.bodies.numbers import float_of
from mlir_ls.ods.bodies.reader import BodyReader
from mlir_ls.syntax.leaf.types import ComplexType


def _number(reader: BodyReader, known: Known) -> DeclaredBody:
    """`<` `:` type real `,` imaginary `>`"""
    reader.expect("<")
    reader.expect(":")
    type_ = reader.type()
    real = float_of(reader, type_)
    reader.expect(",")
    imaginary = float_of(reader, type_)
    reader.expect(">")
    return DeclaredBody(f"<:{type_} {real}, {imaginary}>", (real, imaginary, ComplexType(type_)))


ATTRIBUTES = {"number": _number}
