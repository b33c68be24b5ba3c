"""gpu of 2019: launches that saw nothing of what is around them, and kernels that were named by strings."""

from __future__ import annotations

from mlir_ls.dialects.gpu.migration.operations import OPERATIONS, enter_operation

__all__ = ["OPERATIONS", "enter_operation"]
