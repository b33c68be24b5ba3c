"""llvm: LLVM IR in MLIR. "'llvm' Dialect"; the rules follow the LLVM language reference."""

from __future__ import annotations

from mlir_ls.dialects.llvm.rules import aggregates, calls, constants, functions, layouts, memory, parameters
from mlir_ls.semantics.verify.rules import AttributeRules, BodyRules, Rules, SiteRules, joined

RULES: Rules = {**aggregates.RULES, **constants.RULES, **functions.RULES, **memory.RULES}
ATTRIBUTES: AttributeRules = (*parameters.ATTRIBUTES, *layouts.ATTRIBUTES)
SITE_RULES: SiteRules = calls.SITE_RULES
BODY_RULES: BodyRules = joined(functions.BODY_RULES, calls.BODY_RULES)
