"""math of 2021: what is the absolute value of a number did not name its kind."""

from __future__ import annotations

from mlir_ls.migration.former import named
from mlir_ls.migration.place import Special

FORMER: dict[str, Special] = {"math.abs": named("math.absf")}
