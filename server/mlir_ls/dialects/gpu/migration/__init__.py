"""gpu of 2019: launches that saw nothing of what is around them, and kernels that were named by strings."""

from __future__ import annotations

from mlir_ls.dialects.gpu.migration.operations import FORMER, OPERATIONS, enter_operation

__all__ = ["FORMER", "OPERATIONS", "enter_operation"]
