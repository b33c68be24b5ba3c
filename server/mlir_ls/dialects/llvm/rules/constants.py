"""Constants and globals: values that fit their types."""

from __future__ import annotations

import re
from collections.abc import Callable

from mlir_ls.dialects.llvm.rules.types import (
    DIALECT,
    array,
    element_type,
    is_compatible,
    is_float,
    is_target,
    leaf_count,
    members,
)
from mlir_ls.dialects.llvm.types import VALUELESS, is_foreign
from mlir_ls.plurals import counted
from mlir_ls.semantics.agreement import differ
from mlir_ls.semantics.verify.library.casts import width
from mlir_ls.semantics.verify.model.attributes import case, number
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import attribute_at, result_type_at
from mlir_ls.semantics.verify.model.reading import is_of, parameters_of
from mlir_ls.semantics.verify.rules import Found, Rules, rule
from mlir_ls.syntax.leaf import Attribute, Type
from mlir_ls.syntax.leaf.attributes import (
    AffineMapAttr,
    ArrayAttr,
    AttributeAlias,
    BoolAttr,
    DenseArrayAttr,
    DenseElementsAttr,
    DenseResourceAttr,
    DialectAttr,
    DictionaryAttr,
    DistinctAttr,
    FloatAttr,
    IntegerAttr,
    IntegerSetAttr,
    SparseElementsAttr,
    StridedLayoutAttr,
    StringAttr,
    SymbolRefAttr,
    TypeAttr,
    UnitAttr,
    UnreadAttr,
    utf8,
)
from mlir_ls.syntax.leaf.locations import Location
from mlir_ls.syntax.leaf.types import FloatType, IndexType, IntegerType, ShapedType, VectorType

_NONZERO = re.compile(r"[1-9A-Fa-f]")
_GLOBAL = "amdgcn.named.barrier"
_OF_GLOBALS = "spirv."
"""How the names of those types of targets begin that globals may have, and that have a zero."""
_IN_MEMORY = "aarch64.svcount"
"""A further type of a target that may be in memory."""


@rule("llvm.constant")
def llvm_constant(operation: Operation) -> Found:
    """The value of a constant fits the type of the result."""
    yield from value_faults(operation, _problem)


def value_faults(operation: Operation, problem_of: Callable[[Attribute, Type], str]) -> Found:
    """What is wrong with the value of a constant for the type of its result, as a release says it; "" is nothing."""
    value, result = operation.attribute("value"), operation.result_types[0] if operation.result_types else None
    problem = "" if value is None or result is None else problem_of(value, result)
    if problem:
        yield problem, attribute_at(operation, "value")


def _problem(value: Attribute, expected: Type) -> str:
    if isinstance(value, StringAttr):
        return string_problem(value, expected)
    types = members(expected)
    if types is not None:
        return _struct_problem(value, types)
    if isinstance(value, ArrayAttr) and is_compatible(expected):
        return _array_problem(value, expected)
    if is_target(expected):
        return f"there are no constants of type {expected}"
    if is_no_constant(value):
        return f"expected a number, a string or elements, but got {value}"
    if isinstance(value, IntegerAttr | BoolAttr):
        return "" if isinstance(expected, IntegerType) else f"an integer is no constant of type {expected}"
    if isinstance(value, FloatAttr):
        bits = width(value.type)
        if isinstance(expected, IntegerType) and bits is not None and expected.width != bits:
            return f"{value.type} has {bits} bits, but got {expected}"
        is_other = isinstance(expected, FloatType) and differ(value.type, expected)
        return f"expected {expected}, but got {value.type}" if is_other else ""
    if isinstance(value, DenseElementsAttr | DenseResourceAttr | SparseElementsAttr) and isinstance(value.type, ShapedType):
        return _elements_problem(value, value.type, expected)
    return ""


def _elements_problem(value: Attribute, type_: ShapedType, expected: Type) -> str:
    """Elements are as many as the type holds; integers stand for integers, other numbers for such, or for their bits."""
    if expected.has_alias:
        return ""
    if not isinstance(expected, VectorType) and not any([is_of(expected, DIALECT, name) for name in AGGREGATES]):
        return f"elements make up a vector or an array, but got {expected}"
    if isinstance(expected, VectorType) and any(expected.scalable) and _varies(value):
        return f"the elements of {expected} are all the same, but got several"
    count, given = leaf_count(expected), type_.element_count
    if count is not None and given is not None and count != given:
        return f"{expected} has {counted(count, 'element')}, but got {given}"
    element, inner = type_.element, _innermost(expected)
    if is_of(inner, DIALECT, "array") or (isinstance(expected, VectorType) and any(expected.scalable)):
        return ""
    bits = width(element) if isinstance(element, FloatType) else None
    is_whole = isinstance(element, IntegerType | IndexType)
    is_other = isinstance(element, FloatType) and isinstance(inner, FloatType) and differ(element, inner)
    is_wide = bits is not None and isinstance(inner, IntegerType) and inner.width != bits
    if (is_whole and not isinstance(inner, IntegerType)) or is_other or is_wide:
        return f"elements of type {element} are no constants of type {inner}"
    return ""


def _innermost(found: Type) -> Type:
    """The type of the numbers in nested arrays and vectors."""
    element = element_type(found)
    while element is not None:
        found, element = element, element_type(element)
    return found


def _varies(value: Attribute) -> bool:
    """Whether elements are spelled one by one, and differ, or are kept elsewhere."""
    if isinstance(value, DenseResourceAttr):
        return True
    return isinstance(value, DenseElementsAttr) and value.elements is not None and len(set(value.elements)) > 1


def is_no_constant(value: Attribute) -> bool:
    """Whether an attribute holds neither a number, nor a string, nor elements."""
    return isinstance(value, NO_CONSTANTS) or (isinstance(value, DialectAttr) and value.dialect == DIALECT)


def string_problem(value: StringAttr, expected: Type) -> str:
    """What is wrong with a string as a value of a type."""
    if value.opaque:
        return ""
    elements, length = array(expected), len(utf8(value.value))
    if elements is None or str(elements[0]) != "i8" or elements[1] != length:
        return f"a string of {length} bytes is an !llvm.array<{length} x i8>, but got {expected}"
    return ""


NO_CONSTANTS = (
    AffineMapAttr, DenseArrayAttr, DictionaryAttr, DistinctAttr, IntegerSetAttr, Location, StridedLayoutAttr, SymbolRefAttr,
    TypeAttr, UnitAttr,
)  # fmt: skip
AGGREGATES = ("array", "vec")
_WITHOUT_VALUE = ("zero", "undef")


def _array_problem(value: ArrayAttr, expected: Type) -> str:
    """An array attribute is a struct, or an array of structs or of such arrays; of these each is an array attribute again,
    or a value of which all is zero, or undefined."""
    elements = array(expected)
    if elements is None:
        return f"an array makes up a struct or an array of structs, but got {expected}"
    if elements[1] != len(value.elements):
        return f"{expected} has {counted(elements[1], 'element')}, but got {len(value.elements)}"
    is_nested = is_of(elements[0], DIALECT, "array")
    if not is_nested and not is_of(elements[0], DIALECT, "struct"):
        return f"an array of values is one of structs, but got {expected}"
    types = members(elements[0])
    for number_, each in enumerate(value.elements):
        if isinstance(each, ArrayAttr):
            problem = _array_problem(each, elements[0]) if is_nested and array(elements[0]) else ""
            if problem:
                return problem
            if types is not None and len(each.elements) != len(types):
                return f"element {number_} has {counted(len(types), 'member')}, but got {counted(len(each.elements), 'value')}"
        elif not isinstance(each, AttributeAlias | UnreadAttr) and not _is_without_value(each):
            what = "an array" if is_nested else "a struct, an array of its members' values"
            return f"element {number_} is {what}, but got {each}"
    return ""


def _is_without_value(found: Attribute) -> bool:
    """Whether all of a value is zero, or undefined."""
    return isinstance(found, DialectAttr) and found.dialect == DIALECT and found.mnemonic in _WITHOUT_VALUE


def _struct_problem(value: Attribute, types: tuple[Type, ...]) -> str:
    if not isinstance(value, ArrayAttr):
        return f"the value of a struct is an array of its members' values, but got {value}"
    if len(value.elements) != len(types):
        return f"the struct has {counted(len(types), 'member')}, but got {counted(len(value.elements), 'value')}"
    for number_, (each, type_) in enumerate(zip(value.elements, types, strict=True)):
        if not isinstance(type_, IntegerType) and not is_float(type_):
            return f"member {number_} is {type_}, but only numbers can be constants in a struct"
        if each.type is not None and differ(each.type, type_):
            return f"member {number_} is {type_}, but got {each}"
        if (isinstance(each, DialectAttr) and each.dialect == DIALECT) or isinstance(each, ArrayAttr | StringAttr):
            return f"member {number_} is a number, but got {each}"
    return ""


@rule("llvm.zero")
def llvm_zero(operation: Operation) -> Found:
    """A zero is of a type that has one."""
    found = operation.result_types[0] if operation.result_types else None
    name = _name_of_target(found)
    if name is not None and not name.startswith(_OF_GLOBALS):
        yield f"{found} has no zero", result_type_at(operation, 0)


def _name_of_target(found: Type | None) -> str | None:
    parameters = parameters_of(found, DIALECT, "target")
    return str(parameters[0]).strip('"') if parameters else None


_MAY_BE_INTEGER = (IntegerAttr, BoolAttr, AttributeAlias, UnreadAttr)


@rule("llvm.allocated-type")
def llvm_allocated_type(operation: Operation) -> Found:
    """What is allocated is of a type that memory can hold, and aligned to a number of bytes."""
    alignment = operation.attribute("alignment")
    if not operation.generic and alignment is not None and not isinstance(alignment, _MAY_BE_INTEGER):
        yield f"the alignment is an integer, but got {alignment}", attribute_at(operation, "alignment")
        return
    attribute = operation.attribute("elem_type")
    name = _name_of_target(attribute.value) if isinstance(attribute, TypeAttr) else None
    if name is not None and not name.startswith(_OF_GLOBALS) and name != _IN_MEMORY:
        yield f"memory holds no !llvm.target<\"{name}\">", attribute_at(operation, "elem_type")


@rule("llvm.global")
def llvm_global(operation: Operation) -> Found:
    """The first value of a global fits its type and linkage; its alignment is a power of two."""
    type_, value = operation.attribute("global_type"), operation.attribute("value")
    found = type_.value if isinstance(type_, TypeAttr) else None
    if found is not None and _is_no_global(found):
        yield f"a global cannot be of type {found}", attribute_at(operation, "global_type")
        return
    target = _name_of_target(found)
    if target is not None and target != _GLOBAL and not target.startswith(_OF_GLOBALS):
        yield f"a global cannot be of type {found}", attribute_at(operation, "global_type")
        return
    if isinstance(value, StringAttr) and found is not None:
        problem = string_problem(value, found)
        if problem:
            yield problem, attribute_at(operation, "global_type")
            return
    if value is not None and not operation.generic and operation.shape.regions:
        yield "a global has a value or a region that makes it, not both", attribute_at(operation, "value")
        return
    if is_target(found) and value is not None:
        yield f"the value of {found} can only be zero, which a region makes", attribute_at(operation, "value")
        return
    linkage = case(operation, "linkage")
    if linkage == "common" and value is not None and not _is_zero(value):
        yield f"a global with linkage common begins as zero, but got {value}", attribute_at(operation, "value")
    elif linkage == "appending" and found is not None and not is_of(found, DIALECT, "array"):
        yield f"a global with linkage appending is an array, but got {found}", attribute_at(operation, "global_type")
    alignment = number(operation, "alignment")
    if alignment is not None and (alignment <= 0 or alignment & (alignment - 1)):
        yield f"the alignment must be a power of two, but got {alignment}", attribute_at(operation, "alignment")


def _is_no_global(found: Type) -> bool:
    if is_foreign(found) and not (isinstance(found, VectorType) and found.rank == 1):
        return True
    return any([is_of(found, DIALECT, name) for name in VALUELESS])


def _is_zero(value: Attribute) -> bool:
    """Whether a value is zero, as far as is known."""
    if isinstance(value, IntegerAttr):
        return value.value == 0
    if isinstance(value, BoolAttr):
        return not value.value
    if isinstance(value, FloatAttr):
        return not _NONZERO.search(value.literal.split("e")[0])
    if isinstance(value, DenseElementsAttr):
        return value.elements is None or all([not isinstance(each, Attribute) or _is_zero(each) for each in value.elements])
    if isinstance(value, ArrayAttr):
        return all(map(_is_zero, value.elements))
    if isinstance(value, DialectAttr):
        return value.dialect != DIALECT
    return not isinstance(value, (StringAttr, *NO_CONSTANTS))



@rule("llvm.aliased-type")
def llvm_aliased_type(operation: Operation) -> Found:
    """An alias is of a type that a global could have."""
    attribute = operation.attribute("alias_type")
    if isinstance(attribute, TypeAttr) and _is_no_global(attribute.value):
        yield f"an alias cannot be of type {attribute.value}", attribute_at(operation, "alias_type")


RULES: Rules = {
    "alloca": (llvm_allocated_type,),
    "mlir.alias": (llvm_aliased_type,),
    "mlir.constant": (llvm_constant,),
    "mlir.global": (llvm_global,),
    "mlir.zero": (llvm_zero,),
}
