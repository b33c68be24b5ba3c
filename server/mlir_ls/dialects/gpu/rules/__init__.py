"""gpu: kernels, and what their threads do together. "'gpu' Dialect"."""

from __future__ import annotations

from mlir_ls.dialects.dlti.rules import nested_layout
from mlir_ls.dialects.gpu.rules import kernels, shapes, warps
from mlir_ls.semantics.verify.library.bodies import implies_no_values
from mlir_ls.semantics.verify.rules import AttributeRules, BodyRules, Rules, SiteRules, joined

RULES: Rules = joined(kernels.RULES, shapes.RULES)
SITE_RULES: SiteRules = {**kernels.SITE_RULES, "module": (nested_layout,)}
BODY_RULES: BodyRules = {**kernels.BODY_RULES, "warp_execute_on_lane_0": (warps.warp_distribution, implies_no_values())}
ATTRIBUTES: AttributeRules = shapes.ATTRIBUTES
