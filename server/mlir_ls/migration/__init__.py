"""Bringing MLIR of the documents of 2018, 2019 and 2020 to today's: `mlir-ls migrate`."""

from __future__ import annotations

from mlir_ls.migration.migrate import Migration, migrate
from mlir_ls.migration.offers import offers

__all__ = ["Migration", "migrate", "offers"]
