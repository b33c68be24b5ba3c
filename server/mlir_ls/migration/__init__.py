"""Bringing MLIR of the documents of 2018 to 2020, and of the releases after them, to today's: `mlir-ls migrate`."""

from __future__ import annotations

from mlir_ls.migration.migrate import Migration, migrate
from mlir_ls.migration.offers import offers
from mlir_ls.migration.reading import migrated

__all__ = ["Migration", "migrate", "migrated", "offers"]
