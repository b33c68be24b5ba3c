"""spirv: SPIR-V in MLIR. "'spirv' Dialect"; the rules follow the SPIR-V specification, "Instructions"."""

from __future__ import annotations

from mlir_ls.semantics.verify.rules import AttributeRules, Rules
from mlir_ls.semantics.verify.rules.spirv import (
    arithmetic,
    attributes,
    casts,
    composites,
    constants,
    groups,
    images,
    matrices,
    memory,
)

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
