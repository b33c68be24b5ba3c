"""emitc: C and C++ as operations. "'emitc' Dialect"."""

from __future__ import annotations

from mlir_ls.dialects.emitc.rules.operations import BODY_RULES, RULES, SITE_RULES

__all__ = ["BODY_RULES", "RULES", "SITE_RULES"]
