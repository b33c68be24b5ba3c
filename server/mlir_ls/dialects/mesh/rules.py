"""mesh: tensors that are spread over meshes of processes, as the dialect shard before it got its name. "'mesh' Dialect"."""

from __future__ import annotations

from mlir_ls.semantics.verify.library.grids import rules_of_groups, site_rules_of_groups
from mlir_ls.semantics.verify.rules import Rules, SiteRules

RULES: Rules = rules_of_groups("mesh", "mesh_axes")
SITE_RULES: SiteRules = site_rules_of_groups("mesh", "mesh", "mesh_axes")
