"""omp: OpenMP. "'omp' Dialect"; the rules follow the OpenMP specification."""

from __future__ import annotations

from mlir_ls.dialects.omp.rules import constructs, loops
from mlir_ls.semantics.verify.rules import BodyRules, Rules, SiteRules

RULES: Rules = constructs.RULES
SITE_RULES: SiteRules = {**constructs.SITE_RULES, **loops.SITE_RULES}
BODY_RULES: BodyRules = {**constructs.BODY_RULES, **loops.BODY_RULES}
