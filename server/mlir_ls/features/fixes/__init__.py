"""The repairs that diagnostics offer: those they bring along, and those that are worked out on request."""

from __future__ import annotations

from mlir_ls.features.fixes.repairs import fixes, touched, with_obvious_fixes

__all__ = ["fixes", "touched", "with_obvious_fixes"]
