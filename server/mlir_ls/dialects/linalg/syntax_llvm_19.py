"""linalg of LLVM 19: named operations that are gone today, and products without maps of their own."""

from __future__ import annotations

from mlir_ls.dialects.linalg.syntax import OPERATIONS as TODAY

OPERATIONS = {
    "batch_matmul": TODAY["sub"],
    "batch_matmul_transpose_a": TODAY["sub"],
    "batch_matmul_transpose_b": TODAY["sub"],
    "elemwise_binary": TODAY["sub"],
    "elemwise_unary": TODAY["exp"],
    "batch_reduce_matmul": TODAY["sub"],
    "matmul": TODAY["sub"],
    "matmul_transpose_a": TODAY["sub"],
    "matmul_transpose_b": TODAY["sub"],
}
