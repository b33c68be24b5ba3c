"""omp: OpenMP. "'omp' Dialect"; the rules follow the OpenMP specification."""

from __future__ import annotations

from mlir_ls.dialects.omp.rules import clauses, composite, constructs, loops, targets, variables
from mlir_ls.semantics.verify.rules import BodyRules, Rules, SiteRules, joined

RULES: Rules = joined(clauses.RULES, constructs.RULES, variables.RULES)
SITE_RULES: SiteRules = joined(
    clauses.SITE_RULES, composite.SITE_RULES, constructs.SITE_RULES, loops.SITE_RULES, variables.SITE_RULES
)
BODY_RULES: BodyRules = joined(
    composite.BODY_RULES, constructs.BODY_RULES, loops.BODY_RULES, targets.BODY_RULES, variables.BODY_RULES
)
