"""loop: what became scf in 2020, and requires the same. "Loop dialect"."""

from __future__ import annotations

from mlir_ls.dialects.scf.rules import carried, missing_else, positive_step
from mlir_ls.semantics.verify.library.bodies import Types, implies_no_values, nothing, results_of, takes
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.rules import BodyRules, Rules, SiteRules
from mlir_ls.syntax.leaf.types import IndexType


def _for_arguments(operation: Operation, _: int) -> Types | None:
    results = results_of(operation, 0)
    return None if results is None else [IndexType(), *results]


RULES: Rules = {"for": (carried("initArgs"),)}

SITE_RULES: SiteRules = {"for": (positive_step,)}

BODY_RULES: BodyRules = {
    "for": (takes(_for_arguments), implies_no_values()),
    "if": (takes(nothing), missing_else, implies_no_values()),
}
