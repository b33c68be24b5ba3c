"""polynomial: constants."""

from __future__ import annotations

from mlir_ls.ods.assembly.attributes import imply_body
from mlir_ls.ods.syntaxes.parts import give_results
from mlir_ls.syntax.leaf import Attribute, Type
from mlir_ls.syntax.leaf.attributes import AttributeAlias
from mlir_ls.syntax.reader import HeaderReader

_KINDS = ("int", "float")


def _constant(reader: HeaderReader) -> None:
    """(`int` | `float`) polynomial `:` type, or the attribute in full"""
    kind = reader.accept_any(_KINDS)
    start = reader.offset()
    if kind is None:
        value = reader.attribute()
        reader.add_attribute("value", start)
        give_results(reader, [_type_of(value)])
        return
    if reader.peek() != "<":
        reader.miss("<")
    reader.balanced()
    text = reader.text[start : reader.end_of_last()]
    imply_body(reader, "value", f"#polynomial.{kind}_polynomial", text, "", start)
    reader.expect(":")
    type_ = reader.type()
    imply_body(reader, "value", f"#polynomial.typed_{kind}_polynomial", text, f" : {type_}", start)
    give_results(reader, [type_])


def _type_of(value: Attribute) -> Type | None:
    return None if isinstance(value, AttributeAlias) else value.type


OPERATIONS = {"constant": _constant}
