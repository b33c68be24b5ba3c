"""test of 2020: its rules hold though not all of the dialect is known."""

from __future__ import annotations

from mlir_ls.dialects.test.rules import ATTRIBUTES, RULES

__all__ = ["ATTRIBUTES", "RULES"]
