"""The types of LLVM IR: what they consist of."""

from __future__ import annotations

from mlir_ls.semantics.verify.model.reading import is_of, parameters_of
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.types import DialectType, FloatType, IntegerType, VectorType

DIALECT = "llvm"
DYNAMIC_INDEX = -(1 << 31)
"""What stands in a list of constant indices for one that is an operand."""

_OWN_FLOATS = ("ppc_fp128", "x86_fp80")


def is_pointer(found: Type | None) -> bool:
    """Whether a type is `!llvm.ptr`."""
    return is_of(found, DIALECT, "ptr")


def is_known_value(found: Type | None) -> bool:
    """Whether a type is known and no pointer."""
    return found is not None and not found.has_alias and not is_pointer(found)


def is_target(found: Type | None) -> bool:
    """Whether a type is one of a target's own, `!llvm.target`."""
    return is_of(found, DIALECT, "target")


def is_compatible(found: Type | None) -> bool:
    """Whether a type is one of LLVM IR, as the dialect sees it."""
    if isinstance(found, IntegerType):
        return not found.signedness
    if isinstance(found, VectorType):
        return found.rank == 1 and is_compatible(found.element)
    if isinstance(found, FloatType):
        return found.name in ("f16", "bf16", "f32", "f64", "f80", "f128")
    return isinstance(found, DialectType) and found.dialect == DIALECT


def is_float(found: Type | None) -> bool:
    """Whether a type is a floating-point number of LLVM IR."""
    return isinstance(found, FloatType) or any([is_of(found, DIALECT, name) for name in _OWN_FLOATS])


def members(found: Type | None) -> tuple[Type, ...] | None:
    """The types of a struct's members, where it has a body."""
    parameters = parameters_of(found, DIALECT, "struct")
    return None if parameters is None or len(parameters) < 3 else parameters[1]


def is_opaque_struct(found: Type | None) -> bool:
    """Whether a struct has no body, or one that is spelled elsewhere."""
    return is_of(found, DIALECT, "struct") and members(found) is None


def is_opaque(found: Type | None) -> bool:
    """Whether a struct is spelled as opaque."""
    parameters = parameters_of(found, DIALECT, "struct")
    return parameters is not None and len(parameters) == 2 and parameters[1] is None


def array(found: Type | None) -> tuple[Type, int] | None:
    """The element type of an array, and how many elements there are."""
    parameters = parameters_of(found, DIALECT, "array")
    return None if parameters is None else (parameters[0], parameters[1])


def element_type(found: Type | None) -> Type | None:
    """The element type of an array or a vector."""
    inside = array(found)
    if inside is not None:
        return inside[0]
    if isinstance(found, VectorType):
        return found.element
    own = parameters_of(found, DIALECT, "vec")
    return None if own is None else own[0]


def leaf_count(found: Type | None) -> int | None:
    """How many numbers an array or a vector holds, nested ones included; None of other types."""
    inside = array(found)
    if inside is not None:
        nested = leaf_count(inside[0])
        return inside[1] * (1 if nested is None else nested)
    return found.element_count if isinstance(found, VectorType) else None
