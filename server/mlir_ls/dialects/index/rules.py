"""index: operations on values of type index. "'index' Dialect"."""

from __future__ import annotations

from mlir_ls.semantics.verify.library.casts import cast, not_between_index_and_integer
from mlir_ls.semantics.verify.rules import Rules

_CASTS = (cast(not_between_index_and_integer),)

RULES: Rules = {"casts": _CASTS, "castu": _CASTS}
