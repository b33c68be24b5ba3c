"""amdgpu: what bases of transfers are."""

from __future__ import annotations

from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.types import FloatType, IntegerType

WIDTHS = (8, 16, 32, 64)
"""How many bits the elements have that are transferred."""
_INDICES = ("i16", "i32")


def _gathered(element: Type, index: Type) -> str:
    if isinstance(element, IntegerType | FloatType) and element.width not in WIDTHS:
        return f"elements that are gathered have 1, 2, 4 or 8 bytes, but got `{element}`"
    if not index.is_alias_itself() and str(index) not in _INDICES:
        return f"the index of what is gathered must be i16 or i32, but got `{index}`"
    return ""


TYPE_REQUIREMENTS = {"tdm_gather_base": _gathered}
