"""The verifier: what the definitions of the operations require, beyond syntax and names.

Most of it is decided by the shape of an operation and therefore once for all operations of that shape (`shapes`); the
rest concerns its place, the blocks of its regions and their order (`parents`, `blocks`). `walk` goes through a tree.
What is not known never violates anything.
"""

from __future__ import annotations

from mlir_ls.semantics.cached.verification import is_verified
from mlir_ls.semantics.verify.engine.verdicts import Verifier, verifier_of
from mlir_ls.semantics.verify.engine.walk import has_failed, verify_region
from mlir_ls.semantics.verify.model.symbols import inherit

__all__ = ["Verifier", "has_failed", "inherit", "is_verified", "verifier_of", "verify_region"]
