"""What rules read of an operation: the parameters of dialects' types, places by name, signatures.

What the text leaves open is None everywhere.
"""

from __future__ import annotations

from typing import Any

from mlir_ls.ods.facts import knowledge_of
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import (
    HeaderRange,
    attribute_at,
    name_of,
    operand_at,
    operand_type_at,
    result_type_at,
)
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.attributes import (
    AffineMapAttr,
    StridedLayoutAttr,
    TypeAttr,
)
from mlir_ls.syntax.leaf.types import DialectType, FunctionType, MemRefType, ShapedType

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


# -- places -----------------------------------------------------------------------------------------------------------


def place_of(operation: Operation, name: str, index: int = 0) -> HeaderRange:
    """Where the type of a declared operand or result is spelled, or the value of an attribute."""
    for group, place in ((operation.operand_group(name), operand_type_at), (operation.result_group(name), result_type_at)):
        if group is not None:
            return place(operation, group[index]) if index < len(group) else name_of(operation.shape)
    return attribute_at(operation, name)


def operand_place(operation: Operation, name: str, index: int = 0) -> HeaderRange:
    """Where a value of a declared operand is spelled; the operation's name where there is none."""
    group = operation.operand_group(name)
    return operand_at(operation.shape, group[index]) if group is not None and index < len(group) else name_of(operation.shape)


def type_in(operation: Operation, name: str) -> Type | None:
    """The type that an attribute is."""
    found = operation.attribute(name)
    return found.value if isinstance(found, TypeAttr) else None


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
    return signature_of(found.value) if isinstance(found, TypeAttr) else None


def signature_of(type_: Type) -> tuple[tuple[Type, ...], tuple[Type, ...]] | None:
    """What a type of functions says that they take and give back; None for other types."""
    if isinstance(type_, FunctionType):
        return type_.inputs, type_.results
    if not isinstance(type_, DialectType) or type_.parameters is None:
        return None
    about = knowledge_of(type_.dialect).function_types.get(type_.mnemonic)
    if about is None:
        return None
    result, inputs = type_.parameters[about.result], type_.parameters[about.inputs]
    return tuple(inputs or ()), () if is_of(result, type_.dialect, about.void) else (result,)
