"""Conversions between numbers, and between pointers of different storage classes."""

from __future__ import annotations

from mlir_ls.dialects.spirv.rules.types import Pointer, bits, cooperative_matrix, count, pointer
from mlir_ls.semantics.agreement import differ
from mlir_ls.semantics.verify.library.casts import cast, width
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.reading import place_of
from mlir_ls.semantics.verify.rules import Found, Rules, rule
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.types import FloatType, IntegerType, VectorType

_SPECIFIC = ("Workgroup", "CrossWorkgroup", "Function")


def _not_the_same_bits(source: Type, target: Type) -> str:
    if source is target:
        return "it is the type itself"
    if (pointer(source) is None) != (pointer(target) is None):
        return "only one of them is a pointer"
    one, other = bits(source), bits(target)
    return f"{source} has {one} bits, {target} has {other}" if None not in (one, other) and one != other else ""


def _of_one_width(source: Type, target: Type) -> str:
    if isinstance(source, VectorType) != isinstance(target, VectorType):
        return "only one of them is a vector" if None not in (bits(source), bits(target)) else ""
    if isinstance(source, VectorType) and isinstance(target, VectorType):
        source, target = source.element, target.element
    matrices = cooperative_matrix(source), cooperative_matrix(target)
    if matrices[0] is not None and matrices[1] is not None:
        source, target = matrices[0].element, matrices[1].element
    one, other = width(source), width(target)
    return f"both have {one} bits" if one is not None and one == other else ""


@rule("spirv.converted-matrix")
def spirv_converted_matrix(operation: Operation) -> Found:
    """A cooperative matrix is converted to one of the same sizes."""
    source, target = operation.operand_types[0], operation.result_types[0]
    one, other = cooperative_matrix(source), cooperative_matrix(target)
    if one is None or other is None:
        is_known = any([isinstance(each, IntegerType | FloatType | VectorType) for each in (source, target)])
        if is_known and (one, other) != (None, None):
            yield f"only one of {source} and {target} is a matrix", place_of(operation, "result")
    elif one[:2] != other[:2]:
        yield f"the sizes of {source} and {target} differ", place_of(operation, "result")


def _counts_differ(source: Type, target: Type) -> str:
    if isinstance(source, VectorType) and isinstance(target, VectorType) and count(source) != count(target):
        return "the numbers of elements differ"
    return ""


@rule("spirv.generic-pointer")
def spirv_generic_pointer(operation: Operation) -> Found:
    """A pointer of a storage class becomes a generic one, or the other way round, and leads to the same type."""
    source, target = pointer(operation.type_named("pointer")), pointer(operation.type_named("result"))
    if source is None or target is None:
        return
    to_generic = operation.spec.name == "spirv.PtrCastToGeneric"
    specific, generic = ("pointer", "result") if to_generic else ("result", "pointer")
    ends: dict[str, Pointer] = {"pointer": source, "result": target}
    if ends[specific].storage not in _SPECIFIC:
        message = f"expected storage class Workgroup, CrossWorkgroup or Function, but got {ends[specific].storage}"
        yield message, place_of(operation, specific)
    elif ends[generic].storage != "Generic":
        yield f"expected storage class Generic, but got {ends[generic].storage}", place_of(operation, generic)
    elif differ(source.pointee, target.pointee):
        message = f"both must lead to one type: got {source.pointee} and {target.pointee}"
        yield message, place_of(operation, "result")


_GENERIC = (spirv_generic_pointer,)
_SHAPE = (spirv_converted_matrix,)
_WIDTH = (cast(_of_one_width), *_SHAPE)
_BRAIN = (cast(_counts_differ),)

RULES: Rules = {
    "Bitcast": (cast(_not_the_same_bits),),
    **{f"Convert{name}": _SHAPE for name in ("FToS", "FToU", "SToF", "UToF")},
    "FConvert": _WIDTH,
    "GenericCastToPtr": _GENERIC,
    "GenericCastToPtrExplicit": _GENERIC,
    "INTEL.ConvertBF16ToF": _BRAIN,
    "INTEL.ConvertFToBF16": _BRAIN,
    "PtrCastToGeneric": _GENERIC,
    "SConvert": _WIDTH,
    "UConvert": _WIDTH,
}
