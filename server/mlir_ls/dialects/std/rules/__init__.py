"""std: the standard operations of the documents of 2018, 2019 and 2020. "Standard Operations", "Standard dialect"."""

from __future__ import annotations

from mlir_ls.dialects.std.rules.operations import RULES, SITE_RULES

__all__ = ["RULES", "SITE_RULES"]
