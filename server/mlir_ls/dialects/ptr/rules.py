"""ptr: pointers, and memory that is accessed through them. "'ptr' Dialect"."""

from __future__ import annotations

from mlir_ls.semantics.agreement import differ
from mlir_ls.semantics.verify.model.attributes import items, number, number_of
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import attribute_at, name_of
from mlir_ls.semantics.verify.model.reading import is_of, parameters_of, place_of
from mlir_ls.semantics.verify.rules import Found, Rules, ShapeRule, rule
from mlir_ls.syntax.leaf import Attribute, Type
from mlir_ls.syntax.leaf.types import MemRefType, ShapedType, UnrankedMemRefType

_ORDERINGS = ("not_atomic", "unordered", "monotonic", "acquire", "release", "acq_rel", "seq_cst")
"""By their numbers."""


@rule("ptr.alignment")
def ptr_alignment(operation: Operation) -> Found:
    """An alignment is a power of two."""
    found = _alignment(operation)
    if found is not None and (found < 1 or found & (found - 1)):
        yield f"an alignment is a power of two, but got {found}", attribute_at(operation, "alignment")


def _alignment(operation: Operation) -> int | None:
    elements = items(operation, "alignment")  # as the generic form spells what may be missing
    return number_of(elements[0]) if elements else number(operation, "alignment")


def ptr_atomic(refused: tuple[str, ...]) -> ShapeRule:
    """The rule that an atomic access has an alignment and none of some orderings, and no other access has a scope."""

    @rule("ptr.atomic-access")
    def ptr_atomic_access(operation: Operation) -> Found:
        found = number(operation, "ordering") if operation.has_attribute("ordering") else 0
        if found is None or not 0 <= found < len(_ORDERINGS):
            return
        if found and not operation.has_attribute("alignment"):
            yield "an atomic access needs an alignment", name_of(operation.shape)
        elif _ORDERINGS[found] in refused:
            kind = "written" if "acquire" in refused else "read"
            yield f"nothing is {kind} with ordering {_ORDERINGS[found]}", attribute_at(operation, "ordering")
        elif not found and operation.has_attribute("syncscope"):
            yield "only an atomic access has a scope", attribute_at(operation, "syncscope")

    return ptr_atomic_access


def ptr_converted(name: str) -> ShapeRule:
    """The rule that a pointer is made of what is none, or that of it, in the same memory space."""

    @rule("ptr.conversion")
    def ptr_conversion(operation: Operation) -> Found:
        pointer = "ptr" if name == "result" else "result"
        other = operation.type_named(name)
        if is_of(other, "ptr", "ptr"):
            yield f"{other} is a pointer already", place_of(operation, name)
            return
        parameters = parameters_of(operation.type_named(pointer), "ptr", "ptr")
        if parameters is None or not isinstance(other, MemRefType | UnrankedMemRefType):
            return
        space, expected = other.memory_space, parameters[0]
        if isinstance(expected, Attribute) and _spaces_differ(space, expected):
            message = f"{operation.type_named(pointer)} and {other} are in different memory spaces"
            yield message, place_of(operation, name)

    return ptr_conversion


def _spaces_differ(one: Attribute | None, other: Attribute) -> bool:
    if one is None:
        return True
    return not (one is other or one.has_alias or other.has_alias or one.opaque or other.opaque)


@rule("ptr.difference")
def ptr_difference(operation: Operation) -> Found:
    """The differences of pointers are in a container of the kind that the pointers are in."""
    left, result = operation.type_named("lhs"), operation.type_named("result")
    if _is_known(left) and _is_known(result) and type(left) is not type(result):
        if isinstance(left, ShapedType) and isinstance(result, ShapedType):
            yield f"the pointers are in {left}, their differences in {result}", place_of(operation, "result")
        elif isinstance(left, ShapedType) != isinstance(result, ShapedType):
            yield f"{left} and {result} differ in shape", place_of(operation, "result")


@rule("ptr.moved")
def ptr_moved(operation: Operation) -> Found:
    """Pointers that are moved are what they were; one that is moved by several offsets becomes as many. `ptr.ptr_add`."""
    base, offset, result = [operation.type_named(name) for name in ("base", "offset", "result")]
    if not _is_known(base) or not _is_known(offset):
        return
    several = isinstance(base, ShapedType)
    if isinstance(base, ShapedType) and isinstance(offset, ShapedType) and not _is_alike(base, offset):
        message = f"there is an offset for each of {base}, in a container of its kind, but got {offset}"
        yield message, place_of(operation, "offset")
    elif several or not isinstance(offset, ShapedType):
        if differ(base, result):
            yield f"the result is {base}, but got {result}", place_of(operation, "result")
    elif _is_known(result) and not _holds(result, base, offset):
        yield f"the result holds {base} for each offset of {offset}, but got {result}", place_of(operation, "result")


def _holds(found: Type | None, element: Type | None, offsets: ShapedType) -> bool:
    return isinstance(found, ShapedType) and _is_alike(found, offsets) and not differ(element, found.element)


def _is_alike(one: ShapedType, other: ShapedType) -> bool:
    return type(one) is type(other) and one.shape == other.shape


def _is_known(found: Type | None) -> bool:
    return found is not None and not found.has_alias and not found.opaque


_MASKED = (ptr_alignment,)

RULES: Rules = {
    "from_ptr": (ptr_converted("result"),),
    "gather": _MASKED,
    "load": (ptr_alignment, ptr_atomic(("release", "acq_rel"))),
    "masked_load": _MASKED,
    "masked_store": _MASKED,
    "ptr_add": (ptr_moved,),
    "ptr_diff": (ptr_difference,),
    "scatter": _MASKED,
    "store": (ptr_alignment, ptr_atomic(("acquire", "acq_rel"))),
    "to_ptr": (ptr_converted("ptr"),),
}
