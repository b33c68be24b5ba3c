"""index: operations on values of type index. "'index' Dialect"."""

from __future__ import annotations

from mlir_ls.semantics.verify.casts import cast
from mlir_ls.semantics.verify.rules import Rules
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.types import IndexType, IntegerType


def _not_between_index_and_integer(source: Type, target: Type) -> str:
    if isinstance(source, IndexType) and isinstance(target, IndexType):
        return "both are index"
    return "neither is index" if isinstance(source, IntegerType) and isinstance(target, IntegerType) else ""


_CASTS = (cast(_not_between_index_and_integer),)

RULES: Rules = {"casts": _CASTS, "castu": _CASTS}
