"""nvvm: what the threads of a warp do together, and single instructions. "'nvvm' Dialect"."""

from __future__ import annotations

from collections.abc import Iterator

from mlir_ls.dialects.nvvm.rules.intrinsics import members_of
from mlir_ls.plurals import counted
from mlir_ls.semantics.verify.model.attributes import case, flag, number
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import Stretch, attribute_at, name_of, result_type_at
from mlir_ls.semantics.verify.model.reading import operand_place, place_of
from mlir_ls.semantics.verify.rules import rule
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.attributes import DialectAttr
from mlir_ls.syntax.leaf.types import FloatType, IntegerType

Found = Iterator[tuple[str, Stretch]]

_COUNTS = (1, 2, 4)
_FLOAT_KINDS = ("fmin", "fmax")
_ONE_SOURCE = ("rc8", "rc16", "ecl", "ecr")  # ways to permute bytes that take one register
_ROUNDED = ("rn", "rz", "rna")
_EVENTS = 16


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
    if size == "m=8,n=8" or not operation.has_attribute("shape"):
        if count not in _COUNTS:
            yield f"1, 2 or 4 matrices are loaded, found {count}", attribute_at(operation, "num")
            return
        if element is not None and element != "b16":
            yield f"matrices of 8x8 have elements of 16 bits, found {element}", attribute_at(operation, "eltType")
            return
    elif size == "m=8,n=16" and case(operation, "layout") == "col":
        yield "matrices of 8x16 are loaded by rows", attribute_at(operation, "layout")
        return
    if size in ("", "m=8,n=8") and not _is_loaded(result, count):
        wanted = "i32" if count == 1 else f"a struct of {count} x i32"
        yield f"expected {wanted}, found {result}", result_type_at(operation, 0)


def _is_loaded(found: Type | None, count: int) -> bool:
    if found is None or found.has_alias:
        return True
    if count == 1:
        return isinstance(found, IntegerType) and found.width == 32
    members = members_of(found)
    return not isinstance(found, IntegerType) and (members is None or members == ["i32"] * count)


@rule("nvvm.stored-matrices")
def nvvm_stored_matrices(operation: Operation) -> Found:
    """1, 2 or 4 matrices are stored. `stmatrix`."""
    sources = operation.operand_group("sources")
    if sources is not None and len(sources) not in _COUNTS:
        yield f"1, 2 or 4 matrices are stored, found {len(sources)}", operand_place(operation, "sources")


@rule("nvvm.reduced")
def nvvm_reduced(operation: Operation) -> Found:
    """Integers are reduced in one of the ways for them, floating-point numbers to the least or the greatest. `redux.sync`."""
    kind, found = case(operation, "kind"), operation.type_named("val")
    if kind is None or not isinstance(found, FloatType | IntegerType):
        return
    floats = isinstance(found, FloatType)
    if floats != (kind in _FLOAT_KINDS):
        yield f"'{kind}' is a reduction of {'i32' if floats else 'f32'}, found {found}", place_of(operation, "val")
    elif not floats:
        for name in ("abs", "nan"):
            if flag(operation, name):
                yield f"'{name}' is for f32, found {found}", attribute_at(operation, name)
                return


@rule("nvvm.answer")
def nvvm_answer(operation: Operation) -> Found:
    """A ballot and the first match tell lanes, other votes a truth value, a match of all both. `vote.sync`, `match.sync`."""
    kind, found = case(operation, "kind"), operation.result_types[0] if operation.result_types else None
    if kind is None or found is None or found.has_alias:
        return
    if operation.spec.name == "nvvm.match.sync" and kind == "all":
        members = members_of(found)
        if isinstance(found, IntegerType) or (members is not None and members != ["i32", "i1"]):
            yield f"expected a struct of i32 and i1, found {found}", result_type_at(operation, 0)
        return
    width = 32 if kind == "ballot" or operation.spec.name == "nvvm.match.sync" else 1
    if not isinstance(found, IntegerType) or found.width != width:
        yield f"'{kind}' tells an i{width}, found {found}", result_type_at(operation, 0)


@rule("nvvm.stored-value")
def nvvm_stored_value(operation: Operation) -> Found:
    """Memory is filled with 0. `st.bulk`."""
    found = number(operation, "initVal")
    if found:
        yield f"memory is filled with 0, found {found}", attribute_at(operation, "initVal")


@rule("nvvm.one-way-proxy")
def nvvm_one_way_proxy(operation: Operation) -> Found:
    """A fence of one direction goes from the generic proxy to that of tensor maps. `fence.proxy.acquire`, `release`."""
    for name, wanted in (("fromProxy", "generic"), ("toProxy", "tensormap")):
        found = case(operation, name) if operation.has_attribute(name) else wanted
        if found is not None and found != wanted:
            yield f"'{name}' is {wanted}, found {found}", attribute_at(operation, name)
            return


@rule("nvvm.rounding")
def nvvm_rounding(operation: Operation) -> Found:
    """Numbers are rounded to tf32 to the nearest, to zero, or to the nearest away from it. `convert.float.to.tf32`."""
    found = case(operation, "rnd") if operation.has_attribute("rnd") else "none"
    if found is not None and found not in _ROUNDED:
        where = attribute_at(operation, "rnd")
        yield f"expected one of {', '.join(_ROUNDED)}, found {found}", where


@rule("nvvm.event")
def nvvm_event(operation: Operation) -> Found:
    """An event is named by its number or by a mask. `pmevent`."""
    number_, mask = operation.has_attribute("eventId"), operation.has_attribute("maskedEventId")
    event = number(operation, "eventId") if number_ else None
    if number_ == mask:
        found = "both" if mask else "neither"
        yield f"an event is named by its number or by a mask, found {found}", name_of(operation.shape)
    elif event is not None and not 0 <= event < _EVENTS:
        yield f"events have numbers from 0 to {_EVENTS - 1}, found {event}", attribute_at(operation, "eventId")


@rule("nvvm.permuted-bytes")
def nvvm_permuted_bytes(operation: Operation) -> Found:
    """Bytes of one register are permuted, or of two. `prmt`."""
    mode, high = case(operation, "mode"), operation.operand_group("hi")
    if mode is None or high is None:
        return
    if mode in _ONE_SOURCE and high:
        yield f"'{mode}' permutes the bytes of one register, found {counted(2, 'register')}", operand_place(operation, "hi")
    elif mode not in _ONE_SOURCE and not high:
        yield f"'{mode}' permutes the bytes of two registers, found one", name_of(operation.shape)
