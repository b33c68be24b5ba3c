"""amx: tiles."""

from __future__ import annotations

from mlir_ls.ods.bodies.shapes import static_shape

TYPES = {"tile": static_shape}
