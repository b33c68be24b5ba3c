"""acc of LLVM 19: what is read atomically is spelled with the types of both addresses today."""

from __future__ import annotations

from mlir_ls.dialects.omp.migration import read_types
from mlir_ls.migration.place import Special

FORMER: dict[str, Special] = {"acc.atomic.read": read_types}
