"""emitc: arrays of C, and what its types hold."""

from __future__ import annotations

from mlir_ls.ods.bodies.declared import DeclaredBody
from mlir_ls.ods.bodies.find import Known
from mlir_ls.ods.bodies.reader import BodyReader
from mlir_ls.ods.bodies.shapes import static_shape
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.attributes import StringAttr
from mlir_ls.syntax.leaf.types import (
    DialectType,
    IntegerType,
    MemRefType,
    RankedTensorType,
    TupleType,
    UnrankedMemRefType,
    UnrankedTensorType,
    VectorType,
)

_WIDTHS = (1, 8, 16, 32, 64)
_NO_ELEMENTS = (RankedTensorType, UnrankedTensorType, TupleType)


def _element(element: Type) -> str:
    if isinstance(element, _NO_ELEMENTS) or _is_no_value(element) or _is(element, "array", "lvalue"):
        return f"an array of C has no elements of type `{element}`"
    return ""


def _held(value: Type) -> str:
    if _is_no_value(value) or _is(value, "array", "lvalue"):
        return f"no variable of C is of type `{value}`"
    return ""


def _pointee(pointee: Type) -> str:
    return "nothing points to an lvalue" if _is(pointee, "lvalue") else ""


def _spelled(value: object) -> str:
    text = value.value if isinstance(value, StringAttr) else str(value).strip('"')
    if not text:
        return "expected the name of a type, but got an empty string"
    return "a pointer is an !emitc.ptr" if text.endswith("*") else ""


def _is_no_value(found: Type) -> bool:
    if isinstance(found, IntegerType):
        return found.width not in _WIDTHS
    return isinstance(found, VectorType | MemRefType | UnrankedMemRefType)


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
