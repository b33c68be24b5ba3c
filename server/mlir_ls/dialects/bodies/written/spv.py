"""spv: the types of SPIR-V as they were spelled in 2019 and 2020.

What 2020 spells otherwise, strides as `, stride=4` and members in parentheses, stands for the same type.
"""

from __future__ import annotations

from mlir_ls.dialects.bodies.declared import Body
from mlir_ls.dialects.bodies.find import Known
from mlir_ls.dialects.bodies.reader import BodyReader
from mlir_ls.dialects.bodies.written.spirv import (
    IMAGE_PARTS,
    Member,
    component,
    element_count,
    positive_stride,
    stride_behind,
)
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.types import FloatType

_DIALECT = "spv"
_FLOATS = ("f16", "f32", "f64")


def _word(reader: BodyReader, known: Known, enum: str) -> str:
    return known.keyword(reader, f"{_DIALECT}.{enum}")


def _component(reader: BodyReader) -> Type:
    """A type that composite types can be made of; of floating-point types, those that SPIR-V had then."""
    start = reader.position
    found = component(reader, _DIALECT)
    if isinstance(found, FloatType) and found.name not in _FLOATS:
        reader.fail_at(f"expected `f16`, `f32` or `f64`, found `{found}`", start)
    return found


def _array(reader: BodyReader, known: Known) -> Body:
    """`<` count `x` type stride? `>`"""
    reader.expect("<")
    count = element_count(reader)
    element = _component(reader)
    stride = _stride(reader)
    reader.expect(">")
    return Body(f"<{count} x {element}{_spelled_stride(stride)}>", (count, element, stride))


def _runtime_array(reader: BodyReader, known: Known) -> Body:
    """`<` type stride? `>`"""
    reader.expect("<")
    element = _component(reader)
    stride = _stride(reader)
    reader.expect(">")
    return Body(f"<{element}{_spelled_stride(stride)}>", (element, stride))


def _stride(reader: BodyReader) -> int | None:
    """(`[` integer `]` | `,` `stride` `=` integer)?"""
    if not reader.accept("["):
        return stride_behind(reader)
    stride = positive_stride(reader)
    reader.expect("]")
    return stride


def _spelled_stride(stride: int | None) -> str:
    return f" [{stride}]" if stride else ""


def _pointer(reader: BodyReader, known: Known) -> Body:
    """`<` type `,` storage-class `>`"""
    reader.expect("<")
    pointee = _component(reader)
    reader.expect(",")
    storage = _word(reader, known, "StorageClass")
    reader.expect(">")
    return Body(f"<{pointee}, {storage}>", (pointee, storage))


def _image(reader: BodyReader, known: Known) -> Body:
    """`<` type `,` dimensionality `,` depth `,` arrayed `,` samples `,` sampler `,` format `>`"""
    reader.expect("<")
    element = reader.type()
    parts = []
    for enum in IMAGE_PARTS:
        reader.expect(",")
        parts.append(_word(reader, known, enum))
    reader.expect(">")
    return Body(f"<{', '.join([str(element), *parts])}>", (element, *parts))


def _struct(reader: BodyReader, known: Known) -> Body:
    """`<` member,* `>` | `<` (name `,`)? `(` member,* `)` `>` | `<` name `>`"""
    reader.expect("<")
    name = _name(reader)
    if name is not None and reader.accept(">"):
        return Body(f"<{name}>", None)
    if name is not None:
        reader.expect(",")
    start = reader.position
    if name is not None or reader.comes("("):
        members = reader.delimited("(", lambda: _member(reader, known))
    else:
        members = () if reader.comes(">") else reader.comma_list(lambda: _member(reader, known))
    offsets = [offset for _, offset, _ in members]
    if None in offsets and offsets != [None] * len(offsets):
        reader.fail_at("expected an offset of each member, or of none", start)
    reader.expect(">")
    shown = ", ".join(map(_spelled_member, members))
    return Body(f"<{name}, ({shown})>" if name is not None else f"<{shown}>", (name, members, ()))


def _name(reader: BodyReader) -> str | None:
    """The name of a struct, which it has since 2020, if one comes next and no type."""
    return None if reader.at_type() else reader.opt_keyword()


def _member(reader: BodyReader, known: Known) -> Member:
    """type (`[` (offset | decoration) (`,` decoration)* `]`)?"""
    type_ = _component(reader)
    offset: int | None = None
    decorations: list[tuple[str, int | None]] = []
    if reader.accept("["):
        offset = reader.opt_integer()
        if offset is None:
            decorations.append(_decoration(reader, known))
        while reader.accept(","):
            decorations.append(_decoration(reader, known))
        reader.expect("]")
    return type_, offset, tuple(decorations)


def _decoration(reader: BodyReader, known: Known) -> tuple[str, int | None]:
    """decoration (`=` integer)?"""
    word = _word(reader, known, "Decoration")
    return word, reader.integer() if reader.accept("=") else None


def _spelled_member(member: Member) -> str:
    type_, offset, decorations = member
    words = [word if value is None else f"{word}={value}" for word, value in decorations]
    inner = [*([] if offset is None else [str(offset)]), *words]
    return f"{type_} [{', '.join(inner)}]" if inner else str(type_)


TYPES = {
    "array": _array,
    "image": _image,
    "ptr": _pointer,
    "rtarray": _runtime_array,
    "struct": _struct,
}
