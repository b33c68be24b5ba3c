"""std of 2018, 2019 and 2020: functions, and operations that are spread over many dialects today."""

from __future__ import annotations

from mlir_ls.dialects.std.migration.functions import FUNCTIONS, NAMES, drops_label
from mlir_ls.dialects.std.migration.operations import OPERATIONS as _OPERATIONS
from mlir_ls.dialects.std.migration.operations import enter_operation
from mlir_ls.dialects.std.migration.views import OPERATIONS as _VIEWS
from mlir_ls.migration.place import Special

__all__ = ["INTEGER_CONSTANTS", "NAMES", "OPERATIONS", "drops_label", "enter_operation"]

INTEGER_CONSTANTS = ("std.constant",)

OPERATIONS: dict[str, Special] = {**_OPERATIONS, **_VIEWS, **FUNCTIONS}
