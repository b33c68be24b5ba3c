"""What the document of March 2019 spells otherwise than today."""

from __future__ import annotations

from mlir_ls.dialects.syntaxes.releases.spec_2020_10 import OPERATIONS

__all__ = ["OPERATIONS"]
