"""What rules read of an operation: attributes as plain values, the parameters of dialects' types, places by name.

What the text leaves open is None everywhere.
"""

from __future__ import annotations

from typing import Any

from mlir_ls.ods.facts import knowledge_of
from mlir_ls.semantics.agreement import may_be_same
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import Stretch, attribute_at, name_of, operand_at, operand_type_at, result_type_at
from mlir_ls.syntax.leaf import Attribute, Type
from mlir_ls.syntax.leaf.attributes import (
    AffineMapAttr,
    ArrayAttr,
    BoolAttr,
    DenseArrayAttr,
    DenseElementsAttr,
    DialectAttr,
    IntegerAttr,
    StridedLayoutAttr,
    StringAttr,
    TypeAttr,
)
from mlir_ls.syntax.leaf.types import DialectType, FunctionType, MemRefType, ShapedType


def number(operation: Operation, name: str) -> int | None:
    """The value of an integer attribute."""
    return number_of(operation.attribute(name))


def number_of(value: Attribute | None) -> int | None:
    """The value of an integer."""
    return value.value if isinstance(value, IntegerAttr) else None


def numbers(operation: Operation, name: str) -> tuple[int, ...] | None:
    """The values of an array of integers, or of integer elements, of which a splat has one."""
    return numbers_of(operation.attribute(name))


def numbers_of(value: Attribute | None) -> tuple[int, ...] | None:
    """The same of an attribute."""
    if not isinstance(value, ArrayAttr | DenseArrayAttr | DenseElementsAttr) or value.elements is None:
        return None
    found = [number_of(each) for each in value.elements]
    return None if None in found else tuple([each for each in found if each is not None])


def text(operation: Operation, name: str) -> str | None:
    """The value of a string attribute."""
    value = operation.attribute(name)
    return value.value if isinstance(value, StringAttr) else None


def items(operation: Operation, name: str) -> tuple[Attribute, ...] | None:
    """The elements of an array attribute."""
    value = operation.attribute(name)
    return value.elements if isinstance(value, ArrayAttr) else None


def flag(operation: Operation, name: str) -> bool:
    """Whether a unit attribute is there, or a Boolean one is true."""
    if not operation.has_attribute(name):
        return False
    value = operation.attribute(name)
    return value is not None and not (isinstance(value, BoolAttr) and not value.value)


def case(operation: Operation, name: str) -> str | None:
    """The case of an enum that an attribute of a dialect holds, as it is spelled."""
    return case_of(operation.attribute(name))


def case_of(value: Attribute | None) -> str | None:
    """The same of an attribute."""
    if isinstance(value, DialectAttr) and value.parameters and isinstance(value.parameters[0], str):
        return value.parameters[0].strip('"')
    return None


def cases(operation: Operation, name: str) -> frozenset[str] | None:
    """The cases of a bit enum that an attribute of a dialect holds, as they are spelled."""
    found = case(operation, name)
    return None if found is None else frozenset(each.strip() for each in found.replace(",", "|").split("|"))


# -- types ------------------------------------------------------------------------------------------------------------


def is_of(found: Type | None, dialect: str, mnemonic: str) -> bool:
    """Whether a type is certainly `!dialect.mnemonic`."""
    return isinstance(found, DialectType) and found.dialect == dialect and found.mnemonic == mnemonic


def parameters_of(found: Type | None, dialect: str, mnemonic: str) -> tuple[Any, ...] | None:
    """The parameters of `!dialect.mnemonic`; None if the type is another or has been read by no grammar."""
    if isinstance(found, DialectType) and found.dialect == dialect and found.mnemonic == mnemonic:
        return found.parameters
    return None


def known_shape(found: Type | None) -> tuple[int, ...] | None:
    """The sizes of a type whose shape is static."""
    if not isinstance(found, ShapedType) or found.element_count is None or found.shape is None:
        return None
    return tuple([size for size in found.shape if size is not None])


def lacks_unit_stride(found: MemRefType) -> bool:
    """Whether the elements of a row of a memref are not known to stand side by side."""
    if isinstance(found.layout, AffineMapAttr):
        return len(found.layout.map.results) != 1
    return isinstance(found.layout, StridedLayoutAttr) and found.layout.strides[-1:] not in ((1,), ())


def differ(one: Type | None, other: Type | None) -> bool:
    """Whether two types are certainly not the same."""
    return not may_be_same(one, other)


# -- places -----------------------------------------------------------------------------------------------------------


def place_of(operation: Operation, name: str, index: int = 0) -> Stretch:
    """Where the type of a declared operand or result is spelled, or the value of an attribute."""
    for group, place in ((operation.operand_group(name), operand_type_at), (operation.result_group(name), result_type_at)):
        if group is not None:
            return place(operation, group[index]) if index < len(group) else name_of(operation.shape)
    return attribute_at(operation, name)


def operand_place(operation: Operation, name: str, index: int = 0) -> Stretch:
    """Where a value of a declared operand is spelled; the operation's name where there is none."""
    group = operation.operand_group(name)
    return operand_at(operation.shape, group[index]) if group is not None and index < len(group) else name_of(operation.shape)


# -- words ------------------------------------------------------------------------------------------------------------


def counted(count: int | None, noun: str) -> str:
    """A number of things in words: "1 operand", "3 operands", "no operands"."""
    return f"{'no' if count == 0 else count} {noun}{'s' * (count != 1)}"


# -- functions --------------------------------------------------------------------------------------------------------


def function_inputs(operation: Operation) -> tuple[Type, ...] | None:
    """The types that a function takes, as its signature says."""
    found = _signature(operation)
    return None if found is None else found[0]


def function_results(operation: Operation) -> tuple[Type, ...] | None:
    """The types that a function gives back; nothing where it is of a dialect's type, and gives back a type without values."""
    found = _signature(operation)
    return None if found is None else found[1]


def _signature(operation: Operation) -> tuple[tuple[Type, ...], tuple[Type, ...]] | None:
    """What a function takes and gives back."""
    found = operation.attribute("function_type")
    type_ = found.value if isinstance(found, TypeAttr) else None
    if isinstance(type_, FunctionType):
        return type_.inputs, type_.results
    if not isinstance(type_, DialectType) or type_.parameters is None:
        return None
    about = knowledge_of(type_.dialect).function_types.get(type_.mnemonic)
    if about is None:
        return None
    result, inputs = type_.parameters[about.result], type_.parameters[about.inputs]
    return tuple(inputs or ()), () if is_of(result, type_.dialect, about.void) else (result,)
