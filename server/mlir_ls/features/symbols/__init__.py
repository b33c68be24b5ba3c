"""Symbols: the outline of a document, and the symbols of a workspace."""

from __future__ import annotations

from mlir_ls.features.symbols.entries import MAX_OUTLINE_DEPTH, Entry, EntryKind, entries_of, outline, outlined

__all__ = ["MAX_OUTLINE_DEPTH", "Entry", "EntryKind", "entries_of", "outline", "outlined"]
