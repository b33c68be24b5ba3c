"""transform: what its types hold."""

from __future__ import annotations

from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.types import IntegerType

_WIDEST = 64


def _held(value: Type) -> str:
    if value.has_alias or (isinstance(value, IntegerType) and value.width <= _WIDEST):
        return ""
    return f"a parameter is an integer of at most {_WIDEST} bits, but got `{value}`"


TYPE_REQUIREMENTS = {"param": _held}
