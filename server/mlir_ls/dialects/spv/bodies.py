"""spv: the types of SPIR-V as they were spelled in 2019 and 2020.

What 2020 spells otherwise, strides as `, stride=4` and members in parentheses, stands for the same type.
"""

from __future__ import annotations

from mlir_ls.dialects.spirv.bodies import (
    Decoration,
    Member,
    Spelling,
    component,
    decoration,
    first_types,
    positive_stride,
    refuse_lacking_offsets,
    spelled_member,
    stride_after,
)
from mlir_ls.ods.bodies.declared import DeclaredBody
from mlir_ls.ods.bodies.find import Known
from mlir_ls.ods.bodies.reader import BodyReader
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.types import FloatType

_DIALECT = "spv"
_FLOATS = ("f16", "f32", "f64")


def _component(reader: BodyReader) -> Type:
    """A type that composite types can be made of; of floating-point types, those that SPIR-V had then."""
    start = reader.position
    found = component(reader, _DIALECT)
    if isinstance(found, FloatType) and found.name not in _FLOATS:
        reader.fail_at(f"expected `f16`, `f32` or `f64`, but got `{found}`", start)
    return found


def _stride(reader: BodyReader) -> int | None:
    """(`[` integer `]` | `,` `stride` `=` integer)?"""
    if not reader.accept("["):
        return stride_after(reader)
    stride = positive_stride(reader)
    reader.expect("]")
    return stride


def _struct(reader: BodyReader, known: Known) -> DeclaredBody:
    """`<` member,* `>` | `<` (name `,`)? `(` member,* `)` `>` | `<` name `>`"""
    reader.expect("<")
    name = _name(reader)
    if name is not None and reader.accept(">"):
        return DeclaredBody(f"<{name}>", None)
    if name is not None:
        reader.expect(",")
    start = reader.position
    if name is not None or reader.comes("("):
        members = reader.delimited("(", lambda: _member(reader, known))
    else:
        members = () if reader.comes(">") else reader.comma_list(lambda: _member(reader, known))
    refuse_lacking_offsets(reader, members, start)
    reader.expect(">")
    shown = ", ".join(map(spelled_member, members))
    return DeclaredBody(f"<{name}, ({shown})>" if name is not None else f"<{shown}>", (name, members, ()))


def _name(reader: BodyReader) -> str | None:
    """The name of a struct, which it has since 2020, if one comes next and no type."""
    return None if reader.at_type() else reader.opt_keyword()


def _member(reader: BodyReader, known: Known) -> Member:
    """type (`[` (offset | decoration) (`,` decoration)* `]`)?"""
    type_ = _component(reader)
    offset: int | None = None
    decorations: list[Decoration] = []
    if reader.accept("["):
        offset = reader.opt_integer()
        if offset is None:
            decorations.append(decoration(reader, known, _DIALECT))
        while reader.accept(","):
            decorations.append(decoration(reader, known, _DIALECT))
        reader.expect("]")
    return type_, offset, tuple(decorations)


TYPES = {**first_types(Spelling(_DIALECT, _component, BodyReader.type, _stride, " [{}]")), "struct": _struct}
