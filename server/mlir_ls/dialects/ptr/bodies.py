"""ptr: how wide pointers are, and which have metadata."""

from __future__ import annotations

from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.types import (
    DialectType,
    FloatType,
    IndexType,
    IntegerType,
    RankedTensorType,
    UnrankedTensorType,
    VectorType,
)

_BITS_OF_A_BYTE = 8


def _of_bytes(size: int, abi: int, preferred: int, index: int | None = None) -> str:
    for what, found in (("size", size), ("abi", abi), ("preferred", preferred), ("index", index)):
        if found is not None and found % _BITS_OF_A_BYTE:
            return f"`{what}` is a multiple of 8 bits, but got {found}"
    return "the preferred alignment is no less than that of the ABI" if preferred < abi else ""


def _pointing(found: Type) -> str:
    if isinstance(found, IntegerType | FloatType | IndexType | RankedTensorType | UnrankedTensorType | VectorType):
        return f"metadata is that of a type that is like a pointer, but got `{found}`"
    is_address = isinstance(found, DialectType) and (found.dialect, found.mnemonic) == ("ptr", "ptr")
    return f"`{found}` is an address alone, without metadata" if is_address else ""


TYPE_REQUIREMENTS = {"ptr_metadata": _pointing}
ATTRIBUTE_REQUIREMENTS = {"spec": _of_bytes}
