"""Hover: what is known of the name at a position, in Markdown."""

from __future__ import annotations

from mlir_ls.features.hover.names import Hover, hover

__all__ = ["Hover", "hover"]
