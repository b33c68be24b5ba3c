"""affine of LLVM 19: its kinds of reductions have other numbers."""

from __future__ import annotations

from mlir_ls.dialects.affine.syntax import parallel

_REDUCTIONS = (
    *("addf", "addi", "assign", "maximumf", "maxs", "maxu", "minimumf", "mins", "minu", "mulf", "muli", "ori", "andi"),
    *("maxnumf", "minnumf"),
)

OPERATIONS = {"parallel": parallel(_REDUCTIONS)}
