"""xegpu: blocks of memory and of registers on Intel's processors. "'xegpu' Dialect"."""

from __future__ import annotations

from mlir_ls.dialects.xegpu.rules import access, descriptors, matrices
from mlir_ls.semantics.verify.rules import Rules, joined

RULES: Rules = joined(descriptors.RULES, access.RULES, matrices.RULES)
