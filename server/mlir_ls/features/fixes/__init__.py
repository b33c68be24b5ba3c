"""The repairs that diagnostics offer: those they bring along, and those that are worked out on request."""

from __future__ import annotations

from mlir_ls.features.fixes.repairs import fixes, with_obvious_fixes

__all__ = ["fixes", "with_obvious_fixes"]
