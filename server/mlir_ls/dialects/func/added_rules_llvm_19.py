"""func of LLVM 19: that a function is defined is no part of the definition of `func.constant`."""

from __future__ import annotations

from mlir_ls.semantics.verify.library.calls import is_defined
from mlir_ls.semantics.verify.rules import SiteRules

SITE_RULES: SiteRules = {"constant": (is_defined("value"),)}
