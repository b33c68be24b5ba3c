"""llvm of 2019 to 2023: types, operations, and functions that are its own today."""

from __future__ import annotations

from mlir_ls.dialects.llvm.migration.functions import INTEGER_CONSTANTS, function_at, functions_in
from mlir_ls.dialects.llvm.migration.operations import OPERATIONS
from mlir_ls.dialects.llvm.migration.pointers import FORMER
from mlir_ls.dialects.llvm.migration.types import modern_type, rewrite_leaf

__all__ = ["FORMER", "INTEGER_CONSTANTS", "OPERATIONS", "function_at", "functions_in", "modern_type", "rewrite_leaf"]
