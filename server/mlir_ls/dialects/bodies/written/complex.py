"""complex: numbers."""

from __future__ import annotations

from mlir_ls.dialects.bodies.declared import Body
from mlir_ls.dialects.bodies.find import Known
from mlir_ls.dialects.bodies.reader import BodyReader
from mlir_ls.syntax.leaf import LeafError, Type, parse_attribute
from mlir_ls.syntax.leaf.attributes import FloatAttr
from mlir_ls.syntax.leaf.types import ComplexType


def _number(reader: BodyReader, known: Known) -> Body:
    """`<` `:` type real `,` imaginary `>`"""
    reader.expect("<")
    reader.expect(":")
    type_ = reader.type()
    real = _float(reader, type_)
    reader.expect(",")
    imaginary = _float(reader, type_)
    reader.expect(">")
    return Body(f"<:{type_} {real}, {imaginary}>", (real, imaginary, ComplexType(type_)))


def _float(reader: BodyReader, type_: Type) -> str:
    """A float, as MLIR prints one of this type."""
    start = reader.position
    text = reader.number()
    if "." not in text and "x" not in text:
        reader.fail_at(f"expected a number with a decimal point, found `{text}`", start)
    try:
        made = parse_attribute(f"{text} : {type_}")
    except LeafError as error:
        reader.fail_at(error.message, start)
    return made.literal if isinstance(made, FloatAttr) else text


ATTRIBUTES = {"number": _number}
