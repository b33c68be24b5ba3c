"""arith: arithmetic on integers and floating-point numbers. "'arith' Dialect"."""

from __future__ import annotations

from mlir_ls.semantics.verify.casts import cast, elementwise, width
from mlir_ls.semantics.verify.rules import Rules
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.types import IndexType, IntegerType


def _not_wider(source: Type, target: Type) -> str:
    one, other = width(source), width(target)
    return f"{target} is not wider than {source}" if one is not None and other is not None and other <= one else ""


def _not_narrower(source: Type, target: Type) -> str:
    one, other = width(source), width(target)
    return f"{target} is not narrower than {source}" if one is not None and other is not None and other >= one else ""


def _of_other_width(source: Type, target: Type) -> str:
    one, other = width(source), width(target)
    return f"{source} has {one} bits, {target} has {other}" if None not in (one, other) and one != other else ""


def _not_between_index_and_integer(source: Type, target: Type) -> str:
    if isinstance(source, IndexType) and isinstance(target, IndexType):
        return "both are index"
    return "neither is index" if isinstance(source, IntegerType) and isinstance(target, IntegerType) else ""


def _anything(source: Type, target: Type) -> str:
    return ""


_WIDEN = (cast(elementwise(_not_wider)),)
_NARROW = (cast(elementwise(_not_narrower)),)
_CONVERT = (cast(elementwise(_anything)),)
_INDEX = (cast(elementwise(_not_between_index_and_integer)),)

RULES: Rules = {
    "bitcast": (cast(elementwise(_of_other_width)),),
    "extf": _WIDEN,
    "extsi": _WIDEN,
    "extui": _WIDEN,
    "fptosi": _CONVERT,
    "fptoui": _CONVERT,
    "index_cast": _INDEX,
    "index_castui": _INDEX,
    "sitofp": _CONVERT,
    "truncf": _NARROW,
    "trunci": _NARROW,
    "uitofp": _CONVERT,
}
