"""amdgpu: what bases of transfers are."""

from __future__ import annotations

from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.types import FloatType, IndexType, IntegerType

_INDICES = ("i16", "i32")


def _gathered(element: Type, index: Type) -> str:
    if isinstance(index, IntegerType | FloatType | IndexType) and str(index) not in _INDICES:
        return f"what is gathered is found by an i16 or an i32, but got `{index}`"
    return ""


TYPE_REQUIREMENTS = {"tdm_gather_base": _gathered}
