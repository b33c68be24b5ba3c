"""nvvm: what the threads of a warp do together, and single instructions. "'nvvm' Dialect"."""

from __future__ import annotations

import re
from typing import NamedTuple

from mlir_ls.dialects.nvvm.rules.intrinsics import members_of
from mlir_ls.ods.wording import listed
from mlir_ls.semantics.verify.model.attributes import case, flag, number
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import attribute_at, result_type_at
from mlir_ls.semantics.verify.model.reading import is_of, place_of
from mlir_ls.semantics.verify.rules import Found, rule
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.attributes import DialectAttr
from mlir_ls.syntax.leaf.types import FloatType, IntegerType


class _Loaded(NamedTuple):
    """What matrices of a size are like: how many are loaded at once, their elements and order, an i32 for each or several."""

    name: str
    counts: tuple[int, ...]
    elements: tuple[str, ...]
    width: str
    order: str
    registers: int = 1
    of: str = ""


_SMALL = ("b8x16.b6x16_p32", "b8x16.b4x16_p64")
_LOADED = {
    "m=8,n=8": _Loaded("8x8", (1, 2, 4), ("b16",), "16 bits", ""),
    "m=8,n=16": _Loaded("8x16", (1, 2, 4), _SMALL, "6 or 4 bits", "row", of=" of 8x16"),
    "m=16,n=16": _Loaded("16x16", (1, 2), ("b8", *_SMALL), "8, 6 or 4 bits", "col", 2, of=" of 16x16"),
}
_STORED = {"m=8,n=8": ("8x8", "b16", ""), "m=16,n=8": ("16x8", "b8", "col")}
_SPELLED = re.compile(r"m=-?[0-9]+,n=-?[0-9]+")
_FLOAT_KINDS = ("fmin", "fmax")


def _size(operation: Operation) -> str:
    """The size of a matrix as it is spelled, in one word; "" where it is not known."""
    found = operation.attribute("shape")
    return "".join(str(found.body or "").split()) if isinstance(found, DialectAttr) else ""


@rule("nvvm.loaded-matrices")
def nvvm_loaded_matrices(operation: Operation) -> Found:
    """Matrices of a size are loaded in certain numbers, elements and orders, as an i32 of each, or two. `ldmatrix`."""
    count, size, element = number(operation, "num"), _size(operation), case(operation, "eltType")
    result = operation.result_types[0] if operation.result_types else None
    if count is None:
        return
    if _SPELLED.fullmatch(size) and size not in ("m=8,n=8", "m=8,n=16", "m=16,n=16"):
        yield f"matrices of 8x8, 8x16 or 16x16 are loaded, but got {size}", attribute_at(operation, "shape")
        return
    size = size if operation.has_attribute("shape") else "m=8,n=8"
    loaded = _LOADED.get(size)
    if loaded is None:
        return
    if count not in loaded.counts:
        yield f"{listed(loaded.counts)} matrices{loaded.of} are loaded, but got {count}", attribute_at(operation, "num")
        return
    if element is not None and element not in loaded.elements:
        message = f"matrices of {loaded.name} have elements of {loaded.width}, but got {element}"
        yield message, attribute_at(operation, "eltType")
        return
    if loaded.order and case(operation, "layout") not in (None, loaded.order):
        by = "rows" if loaded.order == "row" else "columns"
        yield f"matrices of {loaded.name} are loaded by {by}", attribute_at(operation, "layout")
        return
    registers = count * loaded.registers
    if not _is_loaded(result, registers):
        expected = "i32" if registers == 1 else f"a struct of {registers} x i32"
        yield f"expected {expected}, but got {result}", result_type_at(operation, 0)


@rule("nvvm.size-to-store")
def nvvm_size_to_store(operation: Operation) -> Found:
    """Matrices of 8x8, of 16 bits each, or of 16x8, of 8 bits, are stored. `stmatrix`."""
    size = _size(operation)
    if _SPELLED.fullmatch(size) and size not in ("m=8,n=8", "m=16,n=8"):
        yield f"matrices of 8x8 or 16x8 are stored, but got {size}", attribute_at(operation, "shape")
    if size not in _STORED:
        return
    name, expected, order = _STORED[size]
    element = case(operation, "eltType")
    if element not in (None, expected):
        yield f"matrices of {name} have elements of type {expected}, but got {element}", attribute_at(operation, "eltType")
    elif order and case(operation, "layout") not in (None, order):
        yield f"matrices of {name} are stored by columns", attribute_at(operation, "layout")


def _is_loaded(found: Type | None, count: int) -> bool:
    if found is None or found.has_alias:
        return True
    if count == 1:
        return isinstance(found, IntegerType) and found.width == 32
    members = members_of(found)
    return is_of(found, "llvm", "struct") if members is None else members == ["i32"] * count


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

