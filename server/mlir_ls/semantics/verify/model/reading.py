"""What rules read of an operation: the parameters of dialects' types, places by name, signatures.

What the text leaves open is None everywhere.
"""

from __future__ import annotations

from typing import Any

from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import Stretch, attribute_at, name_of, operand_at, operand_type_at, result_type_at
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


# -- functions --------------------------------------------------------------------------------------------------------


def function_inputs(operation: Operation) -> tuple[Type, ...] | None:
    """The types that a function takes, as its signature says."""
    found = operation.attribute("function_type")
    if not isinstance(found, TypeAttr):
        return None
    if isinstance(found.value, FunctionType):
        return found.value.inputs
    parameters = parameters_of(found.value, "llvm", "func")
    return None if parameters is None else tuple(parameters[1] or ())


def function_results(operation: Operation) -> tuple[Type, ...] | None:
    """The types that a function gives back; nothing of one in LLVM that gives back void."""
    found = operation.attribute("function_type")
    if not isinstance(found, TypeAttr):
        return None
    if isinstance(found.value, FunctionType):
        return found.value.results
    parameters = parameters_of(found.value, "llvm", "func")
    return None if parameters is None else () if is_of(parameters[0], "llvm", "void") else (parameters[0],)
