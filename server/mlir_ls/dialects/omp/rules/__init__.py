"""omp: OpenMP. "'omp' Dialect"; the rules follow the OpenMP specification."""

from __future__ import annotations

from mlir_ls.dialects.omp.rules import constructs, loops, variables
from mlir_ls.semantics.verify.rules import BodyRules, Rules, SiteRules

RULES: Rules = {
    name: (*constructs.RULES.get(name, ()), *variables.RULES.get(name, ()))
    for name in {**constructs.RULES, **variables.RULES}
}

SITE_RULES: SiteRules = {
    name: (
        *constructs.SITE_RULES.get(name, ()),
        *loops.SITE_RULES.get(name, ()),
        *variables.SITE_RULES.get(name, ()),
    )
    for name in {**constructs.SITE_RULES, **loops.SITE_RULES, **variables.SITE_RULES}
}

BODY_RULES: BodyRules = {
    name: (
        *constructs.BODY_RULES.get(name, ()),
        *loops.BODY_RULES.get(name, ()),
        *variables.BODY_RULES.get(name, ()),
    )
    for name in {**constructs.BODY_RULES, **loops.BODY_RULES, **variables.BODY_RULES}
}
