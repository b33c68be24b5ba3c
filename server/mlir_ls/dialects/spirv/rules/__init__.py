"""spirv: SPIR-V in MLIR. "'spirv' Dialect"; the rules follow the SPIR-V specification, "Instructions"."""

from __future__ import annotations

from mlir_ls.dialects.spirv.rules import (
    arithmetic,
    attributes,
    casts,
    composites,
    constants,
    flow,
    groups,
    images,
    matrices,
    memory,
    symbols,
)
from mlir_ls.semantics.verify.rules import AttributeRules, BodyRules, Rules, SiteRules

RULES: Rules = {
    **arithmetic.RULES,
    **casts.RULES,
    **composites.RULES,
    **constants.RULES,
    **groups.RULES,
    **images.RULES,
    **matrices.RULES,
    **memory.RULES,
}
ATTRIBUTES: AttributeRules = attributes.ATTRIBUTES
SITE_RULES: SiteRules = {**symbols.SITE_RULES, **flow.SITE_RULES, **groups.SITE_RULES, **memory.SITE_RULES}
BODY_RULES: BodyRules = {**symbols.BODY_RULES, **flow.BODY_RULES}
