"""The types of SPIR-V: what they consist of, and how wide they are."""

from __future__ import annotations

from math import prod
from typing import Any, NamedTuple

from mlir_ls.semantics.verify.library.casts import width
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.types import DialectType, TypeAlias, VectorType

DIALECTS = ("spirv", "spv")
"""The dialect's name, and the one that it had before."""
POINTER_BITS = 64
PHYSICAL = "PhysicalStorageBuffer"


class Pointer(NamedTuple):
    """`!spirv.ptr<pointee, storage>`"""

    pointee: Type
    storage: str


class Matrix(NamedTuple):
    """A matrix of any kind; `scope` and `use` are those of a cooperative one."""

    rows: int
    columns: int
    element: Type
    scope: str = ""
    use: str = ""


def of_spirv(found: Type | None, mnemonic: str) -> tuple[Any, ...] | None:
    """The parameters of a type of SPIR-V; None if the type is another or has been read by no grammar."""
    if isinstance(found, DialectType) and found.mnemonic == mnemonic and found.dialect in DIALECTS:
        return found.parameters
    return None


def pointer(found: Type | None) -> Pointer | None:
    """A type as a pointer."""
    parameters = of_spirv(found, "ptr")
    return None if parameters is None else Pointer(parameters[0], parameters[1])


def pointer_inside(found: Pointer) -> Pointer | None:
    """The pointer that a pointer leads to, by itself or in an array."""
    array = of_spirv(found.pointee, "array")
    return pointer(found.pointee if array is None else array[1])


def matrix(found: Type | None) -> Matrix | None:
    """A type as a matrix of columns."""
    parameters = of_spirv(found, "matrix")
    if parameters is None or not isinstance(parameters[1], VectorType) or parameters[1].rank != 1:
        return None
    rows = parameters[1].shape[0]
    return None if rows is None else Matrix(rows, parameters[0], parameters[1].element)


def cooperative_matrix(found: Type | None) -> Matrix | None:
    """A type as a cooperative matrix."""
    parameters = of_spirv(found, "coopmatrix")
    if parameters is None:
        return None
    sizes, element, scope, use = parameters
    return Matrix(sizes[0], sizes[1], element, scope, use)


def joint_matrix(found: Type | None) -> Matrix | None:
    """A type as a joint matrix, which LLVM 19 has."""
    parameters = of_spirv(found, "jointmatrix")
    return None if parameters is None else Matrix(parameters[0][0], parameters[0][1], parameters[1], scope=parameters[3])


def struct_members(found: Type | None) -> tuple[Type, ...] | None:
    """The types of a struct's members."""
    parameters = of_spirv(found, "struct")
    return None if parameters is None else tuple([member[0] for member in parameters[1]])


def parts(found: Type | None) -> tuple[Type, ...] | None:
    """The types of what a composite consists of; None of other types, and of matrices without a fixed size."""
    if isinstance(found, VectorType):
        return None if found.rank != 1 or found.element_count is None else (found.element,) * found.element_count
    members = struct_members(found)
    if members is not None:
        return members
    array = of_spirv(found, "array")
    if array is not None:
        return (array[1],) * int(min(array[0], _MAX_ELEMENTS))
    columns = of_spirv(found, "matrix")
    if columns is None:
        return None
    return (columns[1],) * int(columns[0])


def first_part(found: Type | None) -> Type | None:
    """The type of the first part of a composite."""
    if isinstance(found, VectorType):
        return found.element if found.rank == 1 else None
    for mnemonic, index in _OF_PARTS.items():
        parameters = of_spirv(found, mnemonic)
        if parameters is not None:
            part: Type = parameters[index]
            return part
    return next(iter(struct_members(found) or ()), None)


_OF_PARTS = {"arm.tensor": 1, "array": 1, "coopmatrix": 1, "matrix": 1, "rtarray": 0}
"""Which parameter of a type is the type of its parts."""
_LENGTHS = (2, 3, 4, 8, 16)
_COMPOSITES = (*_OF_PARTS, "struct")


def is_no_composite(found: Type) -> bool:
    """Whether a type is known to have no parts for SPIR-V."""
    if isinstance(found, VectorType):
        return found.rank != 1 or found.element_count not in _LENGTHS
    if isinstance(found, DialectType):
        return found.dialect not in DIALECTS or (bool(found.mnemonic) and found.mnemonic not in _COMPOSITES)
    return not isinstance(found, TypeAlias)


def number_of_parts(found: Type | None) -> int | None:
    """How many values a composite is made of, as far as its type says."""
    if of_spirv(found, "rtarray") is not None:
        return 0
    tensor = of_spirv(found, "arm.tensor")
    if tensor is None:
        inner = parts(found)
        return None if inner is None else len(inner)
    sizes = tensor[0]
    return 1 if sizes is None else 0 if None in sizes else prod(sizes)


_MAX_ELEMENTS = 1 << 16  # elements of an array that are looked at


def bits(found: Type | None) -> int | None:
    """The width of a number, a vector or a pointer."""
    if found is None:
        return None
    if isinstance(found, VectorType):
        one = width(found.element)
        return None if one is None or found.element_count is None else one * found.element_count
    return POINTER_BITS if pointer(found) is not None else width(found)


def count(found: Type | None) -> int:
    """How many numbers a number or a vector holds."""
    return found.element_count or 1 if isinstance(found, VectorType) else 1
