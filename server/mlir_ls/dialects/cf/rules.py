"""cf: control flow between blocks. "'cf' Dialect"."""

from __future__ import annotations

from mlir_ls.semantics.verify.library.weights import branch_weights
from mlir_ls.semantics.verify.rules import Rules

RULES: Rules = {"cond_br": (branch_weights,)}
