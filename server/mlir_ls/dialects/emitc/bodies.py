"""emitc: arrays of C, and what its types hold."""

from __future__ import annotations

from mlir_ls.ods.bodies.declared import DeclaredBody
from mlir_ls.ods.bodies.find import Known
from mlir_ls.ods.bodies.reader import BodyReader
from mlir_ls.ods.bodies.shapes import static_shape
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.attributes import StringAttr
from mlir_ls.syntax.leaf.types import (
    DYNAMIC,
    DialectType,
    FloatType,
    IndexType,
    IntegerType,
    RankedTensorType,
    TupleType,
    TypeAlias,
)

WIDTHS = (1, 8, 16, 32, 64)
FLOATS = ("bf16", "f16", "f32", "f64")
_NAMED = ("opaque", "size_t", "ssize_t", "ptrdiff_t")


def _element(element: Type) -> str:
    if _is_number(element) or _is(element, "ptr", *_NAMED) or _is_alias(element):
        return ""
    return f"an array of C has no elements of type `{element}`"


def _held(value: Type) -> str:
    if is_of_c(value) and not _is(value, "array"):
        return ""
    return f"no variable of C is of type `{value}`"


def is_of_c(found: Type) -> bool:
    """Whether a type of C stands for a type; that of an alias is not known."""
    if _is_number(found) or _is(found, *_NAMED) or _is_alias(found):
        return True
    if _is(found, "ptr", "array"):
        held = found.parameters[-1] if isinstance(found, DialectType) and found.parameters else None
        return not isinstance(held, Type) or (is_of_c(held) and not (_is(found, "array") and _is(held, "array")))
    if isinstance(found, RankedTensorType):
        is_static = all([size != DYNAMIC for size in found.shape or ()])
        return is_static and is_of_c(found.element) and not _is(found.element, "array")
    if isinstance(found, TupleType):
        return all([is_of_c(each) and not _is(each, "array") for each in found.types])
    return False


def _is_number(found: Type) -> bool:
    if isinstance(found, IntegerType):
        return found.width in WIDTHS
    return isinstance(found, IndexType) or (isinstance(found, FloatType) and found.name in FLOATS)


def _is_alias(found: Type) -> bool:
    return isinstance(found, TypeAlias)


def _pointee(pointee: Type) -> str:
    return "nothing points to an lvalue" if _is(pointee, "lvalue") else ""


def _spelled(value: object) -> str:
    text = value.value if isinstance(value, StringAttr) else str(value).strip('"')
    if not text:
        return "expected the name of a type, but got an empty string"
    return "a pointer is an !emitc.ptr" if text.endswith("*") else ""


def _is(found: Type, *mnemonics: str) -> bool:
    return isinstance(found, DialectType) and found.dialect == "emitc" and found.mnemonic in mnemonics


def _array(reader: BodyReader, known: Known) -> DeclaredBody:
    """`<4x8xf32>`"""
    start = reader.position
    found = static_shape(reader, known)
    problem = _element(found.parameters[1]) if found.parameters else ""
    if problem:
        reader.fail_at(problem, start)
    return found


TYPES = {"array": _array}

TYPE_REQUIREMENTS = {"lvalue": _held, "opaque": _spelled, "ptr": _pointee}
