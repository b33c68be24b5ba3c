"""The words of comparisons, each in the place of its number, which are one list for all dialects that compare."""

from __future__ import annotations

OF_INTEGERS = ("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge")
OF_ORDER = ("oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule", "une", "uno")
"""Those of floating-point numbers, between the one that is never true and the one that always is."""
