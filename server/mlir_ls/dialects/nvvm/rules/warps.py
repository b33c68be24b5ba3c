"""nvvm: what the threads of a warp do together, and single instructions. "'nvvm' Dialect"."""

from __future__ import annotations

import re
from collections.abc import Iterator

from mlir_ls.dialects.nvvm.rules.intrinsics import members_of
from mlir_ls.semantics.verify.model.attributes import case, flag, number
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import HeaderRange, attribute_at, result_type_at
from mlir_ls.semantics.verify.model.reading import place_of
from mlir_ls.semantics.verify.rules import rule
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.attributes import DialectAttr
from mlir_ls.syntax.leaf.types import FloatType, IntegerType

Found = Iterator[tuple[str, HeaderRange]]

_COUNTS = (1, 2, 4)
_SPELLED = re.compile(r"m=-?[0-9]+,n=-?[0-9]+")
_FLOAT_KINDS = ("fmin", "fmax")


def _size(operation: Operation) -> str:
    """The size of a matrix as it is spelled, in one word; "" where it is not known."""
    found = operation.attribute("shape")
    return "".join(str(found.body or "").split()) if isinstance(found, DialectAttr) else ""


@rule("nvvm.loaded-matrices")
def nvvm_loaded_matrices(operation: Operation) -> Found:
    """1, 2 or 4 matrices of 8x8 are loaded by rows or columns, as an i32 of each. `ldmatrix`."""
    count, size, element = number(operation, "num"), _size(operation), case(operation, "eltType")
    result = operation.result_types[0] if operation.result_types else None
    if count is None:
        return
    if _SPELLED.fullmatch(size) and size not in ("m=8,n=8", "m=8,n=16", "m=16,n=16"):
        yield f"matrices of 8x8, 8x16 or 16x16 are loaded, but got {size}", attribute_at(operation, "shape")
        return
    if size == "m=8,n=8" or not operation.has_attribute("shape"):
        if count not in _COUNTS:
            yield f"1, 2 or 4 matrices are loaded, but got {count}", attribute_at(operation, "num")
            return
        if element is not None and element != "b16":
            yield f"matrices of 8x8 have elements of 16 bits, but got {element}", attribute_at(operation, "eltType")
            return
    elif size == "m=8,n=16" and case(operation, "layout") == "col":
        yield "matrices of 8x16 are loaded by rows", attribute_at(operation, "layout")
        return
    if size in ("", "m=8,n=8") and not _is_loaded(result, count):
        expected = "i32" if count == 1 else f"a struct of {count} x i32"
        yield f"expected {expected}, but got {result}", result_type_at(operation, 0)


@rule("nvvm.size-to-store")
def nvvm_size_to_store(operation: Operation) -> Found:
    """Matrices of 8x8 or of 16x8 are stored. `stmatrix`."""
    size = _size(operation)
    if _SPELLED.fullmatch(size) and size not in ("m=8,n=8", "m=16,n=8"):
        yield f"matrices of 8x8 or 16x8 are stored, but got {size}", attribute_at(operation, "shape")


def _is_loaded(found: Type | None, count: int) -> bool:
    if found is None or found.has_alias:
        return True
    if count == 1:
        return isinstance(found, IntegerType) and found.width == 32
    members = members_of(found)
    return not isinstance(found, IntegerType) and (members is None or members == ["i32"] * count)


@rule("nvvm.reduced")
def nvvm_reduced(operation: Operation) -> Found:
    """Integers are reduced in one of the ways for them, floating-point numbers to the least or the greatest. `redux.sync`."""
    kind, found = case(operation, "kind"), operation.type_named("val")
    if kind is None or not isinstance(found, FloatType | IntegerType):
        return
    floats = isinstance(found, FloatType)
    if floats != (kind in _FLOAT_KINDS):
        yield f"'{kind}' is a reduction of {'i32' if floats else 'f32'}, but got {found}", place_of(operation, "val")
    elif not floats:
        for name in ("abs", "nan"):
            if flag(operation, name):
                yield f"'{name}' is for f32, but got {found}", attribute_at(operation, name)
                return


@rule("nvvm.answer")
def nvvm_answer(operation: Operation) -> Found:
    """A ballot and the first match yield lanes, other votes a truth value, a match of all both. `vote.sync`, `match.sync`."""
    kind, found = case(operation, "kind"), operation.result_types[0] if operation.result_types else None
    if kind is None or found is None or found.has_alias:
        return
    if operation.spec.name == "nvvm.match.sync" and kind == "all":
        members = members_of(found)
        if isinstance(found, IntegerType) or (members is not None and members != ["i32", "i1"]):
            yield f"expected a struct of i32 and i1, but got {found}", result_type_at(operation, 0)
        return
    width = 32 if kind == "ballot" or operation.spec.name == "nvvm.match.sync" else 1
    if not isinstance(found, IntegerType) or found.width != width:
        yield f"'{kind}' yields an i{width}, but got {found}", result_type_at(operation, 0)

