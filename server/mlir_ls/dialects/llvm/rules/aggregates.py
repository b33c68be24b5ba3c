"""Structs, arrays and vectors: addresses of their parts, taking parts out and putting them in."""

from __future__ import annotations

from mlir_ls.dialects.llvm.rules.types import (
    DIALECT,
    DYNAMIC_INDEX,
    array,
    element_type,
    is_known_value,
    is_opaque,
    is_opaque_struct,
    is_pointer,
    members,
)
from mlir_ls.dialects.llvm.types import holds_foreign
from mlir_ls.plurals import counted
from mlir_ls.semantics.agreement import differ
from mlir_ls.semantics.verify.library.casts import cast, width
from mlir_ls.semantics.verify.model.attributes import number, numbers
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import attribute_at, name_of, result_type_at
from mlir_ls.semantics.verify.model.reading import parameters_of, place_of
from mlir_ls.semantics.verify.rules import Found, Rules, rule
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.attributes import TypeAttr
from mlir_ls.syntax.leaf.types import DialectType, TypeAlias, VectorType


@rule("llvm.element-address")
def llvm_element_address(operation: Operation) -> Found:
    """Indices lead into a type; an index into a struct is a constant that counts its members."""
    element, indices = operation.attribute("elem_type"), numbers(operation, "rawConstantIndices")
    if not isinstance(element, TypeAttr) or indices is None:
        return
    dynamic = operation.operand_group("dynamicIndices")
    place = attribute_at(operation, "elem_type")
    if dynamic is not None and indices.count(DYNAMIC_INDEX) != len(dynamic):
        message = f"the indices leave {indices.count(DYNAMIC_INDEX)} to operands, but {len(dynamic)} are given"
        yield message, name_of(operation.shape)
        return
    found: Type | None = element.value
    for position, index in enumerate(indices[1:], 1):
        types = members(found)
        if types is not None:
            if index == DYNAMIC_INDEX:
                yield f"index {position} leads into a struct and must be a constant", place
                return
            if not 0 <= index < len(types):
                yield f"index {position} is {index}, but {found} has {counted(len(types), 'member')}", place
                return
            found = types[index]
            continue
        inner = element_type(found)
        if inner is None:
            is_foreign = is_known_value(found) and not (isinstance(found, DialectType) and found.dialect == DIALECT)
            if is_foreign or is_pointer(found):
                yield f"index {position} leads into {found}, which has no parts", place
            return
        found = inner


@rule("llvm.no-wrap-flags")
def llvm_no_wrap_flags(operation: Operation) -> Found:
    """As a property, `inbounds` has the bit of `nusw` as well; what stands in the dictionary of attributes is no property."""
    spelled = operation.attributes.get("noWrapFlags")
    if spelled is not None and number(operation, "noWrapFlags") == 1 and operation.is_property(spelled):
        yield "`inbounds` is 3, as it comes with `nusw`, but got 1", attribute_at(operation, "noWrapFlags")


@rule("llvm.part")
def llvm_part(operation: Operation) -> Found:
    """A position leads to a part of a struct or an array, and what is taken out or put in is of that part's type."""
    container, position = operation.type_named("container"), numbers(operation, "position")
    if container is None or position is None:
        return
    if holds_foreign(container):
        yield f"{container} is made of types that are none of LLVM IR", place_of(operation, "container")
        return
    place = attribute_at(operation, "position")
    found: Type = container
    for index in position:
        types, elements = members(found), array(found)
        if is_opaque(found):
            yield f"{found} has no parts", place
            return
        if types is None and elements is None:
            if not isinstance(found, TypeAlias) and not is_opaque_struct(found):
                yield f"{found} is neither a struct nor an array", place
            return
        size = len(types) if types is not None else elements[1] if elements is not None else 0
        if not 0 <= index < size:
            yield f"{found} has {counted(size, 'part')}, but got position {index}", place
            return
        found = types[index] if types is not None else elements[0] if elements is not None else found
    name = "value" if operation.spec.name == "llvm.insertvalue" else "res"
    given = operation.type_named(name)
    if differ(found, given):
        yield f"the part is {found}, but got {given}", place_of(operation, name)


@rule("llvm.scalable-shuffle")
def llvm_scalable_shuffle(operation: Operation) -> Found:
    """Of vectors of scalable length, a shuffle can only repeat the first element."""
    found, mask = operation.type_named("v1"), numbers(operation, "mask")
    if isinstance(found, VectorType) and any(found.scalable) and mask is not None and any(mask):
        yield "of a vector of scalable length only element 0 can be repeated", attribute_at(operation, "mask")


@rule("llvm.interleaved")
def llvm_interleaved(operation: Operation) -> Found:
    """Two vectors interleaved make one of twice as many of their elements."""
    found, result = operation.type_named("vec1"), operation.type_named("res")
    if not isinstance(found, VectorType) or not isinstance(result, VectorType) or len(found.shape) != 1:
        return
    size = found.shape[0]
    expected = None if size is None else VectorType((2 * size,), found.scalable, found.element)
    if expected is not None and differ(result, expected):
        yield f"two of {found} make {expected}, but got {result}", result_type_at(operation, 0)


# -- casts --------------------------------------------------------------------------------------------------------------


def _is_list(found: Type) -> bool:
    return isinstance(found, VectorType) or parameters_of(found, DIALECT, "vec") is not None


def _not_bitcast(source: Type, target: Type) -> str:
    one, other = element_type(source) or source, element_type(target) or target
    if is_pointer(one) != is_pointer(other):
        return "a pointer is cast to a pointer only"
    if not is_pointer(one):
        return ""
    if _is_list(source) != _is_list(target):
        return "only one of them is a vector"
    if differ(one, other):
        return "the address spaces differ; llvm.addrspacecast changes them"
    return ""


def _not_wider(source: Type, target: Type) -> str:
    if isinstance(source, VectorType) != isinstance(target, VectorType):
        return "only one of them is a vector"
    if isinstance(source, VectorType) and isinstance(target, VectorType):
        if source.shape != target.shape or source.scalable != target.scalable:
            return "the shapes differ"
        source, target = source.element, target.element
    one, other = width(source), width(target)
    return f"{target} is not wider than {source}" if one is not None and other is not None and other <= one else ""


_PART = (llvm_part,)


@rule("llvm.sine-and-cosine")
def llvm_sine_and_cosine(operation: Operation) -> Found:
    """A sine and a cosine come in a struct of two members of the operand's type. `llvm.intr.sincos`."""
    value, found = operation.type_named("val"), operation.type_named("res")
    parameters = parameters_of(found, "llvm", "struct")
    if found is not None and not found.has_alias and not (isinstance(found, DialectType) and found.mnemonic == "struct"):
        yield f"expected a struct of two members of type {value}, but got {found}", result_type_at(operation, 0)
        return
    if value is None or value.has_alias or parameters is None or len(parameters) < 2 or parameters[1] is None:
        return
    if [str(each) for each in parameters[1]] != [str(value)] * 2:
        yield f"expected a struct of two members of type {value}, but got {found}", result_type_at(operation, 0)


_WIDEN = (cast(_not_wider),)

RULES: Rules = {
    "bitcast": (cast(_not_bitcast),),
    "extractvalue": _PART,
    "getelementptr": (llvm_element_address, llvm_no_wrap_flags),
    "insertvalue": _PART,
    "intr.sincos": (llvm_sine_and_cosine,),
    "intr.vector.interleave2": (llvm_interleaved,),
    "sext": _WIDEN,
    "shufflevector": (llvm_scalable_shuffle,),
    "zext": _WIDEN,
}
