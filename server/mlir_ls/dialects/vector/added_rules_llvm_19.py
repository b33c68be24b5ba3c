"""vector of LLVM 19: what is gathered and scattered has its offsets as `indices`, and its indices as `index_vec`."""

from __future__ import annotations

from mlir_ls.dialects.vector.rules import access
from mlir_ls.semantics.verify.library.subscripts import subscripts
from mlir_ls.semantics.verify.rules import Rules

_INDEXED = (subscripts("base", "indices"), access.vectors_alike("index_vec"))

RULES: Rules = {"gather": _INDEXED, "scatter": _INDEXED}
