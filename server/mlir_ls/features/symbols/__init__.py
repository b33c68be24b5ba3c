"""Symbols: the outline of a document, and the symbols of a workspace."""

from __future__ import annotations

from mlir_ls.features.symbols.entries import DEEPEST, Entry, Kind, entries_of, outline, outlined

__all__ = ["DEEPEST", "Entry", "Kind", "entries_of", "outline", "outlined"]
