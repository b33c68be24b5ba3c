"""emitc: arrays of C."""

from __future__ import annotations

from mlir_ls.ods.bodies.shapes import static_shape

TYPES = {"array": static_shape}
