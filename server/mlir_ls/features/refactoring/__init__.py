"""Refactorings: changes of a text that keep its meaning."""

from __future__ import annotations

from mlir_ls.features.refactoring.refactorings import Refactoring, refactorings

__all__ = ["Refactoring", "refactorings"]
