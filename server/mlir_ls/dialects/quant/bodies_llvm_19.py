"""quant of LLVM 19: a scale may be more than the expressed type can hold, or less."""

from __future__ import annotations

from mlir_ls.dialects.quant.bodies import TYPES as _TODAY
from mlir_ls.dialects.quant.bodies import of_any_scale

TYPES = {**_TODAY, "uniform": of_any_scale}
