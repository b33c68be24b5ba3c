"""loop: what became scf in 2020."""

from __future__ import annotations

from mlir_ls.dialects.scf.syntax import OPERATIONS as SCF

OPERATIONS = {name: SCF[name] for name in ("for", "if") if name in SCF}
