"""async: values that are there later."""

from __future__ import annotations

from mlir_ls.ods.bodies.shapes import one_type

TYPES = {"value": one_type}
