"""scf of LLVM 19: a reduction may have values without a region, which are not reduced."""

from __future__ import annotations

from collections.abc import Iterator

from mlir_ls.plurals import plural
from mlir_ls.semantics.agreement import differ
from mlir_ls.semantics.verify.model.context import Site
from mlir_ls.semantics.verify.model.places import name_of, operand_at
from mlir_ls.semantics.verify.rules import SiteRules, Violation, rule
from mlir_ls.syntax.shape import Mention


@rule("scf.reductions-llvm-19")
def scf_reductions(site: Site) -> Iterator[Violation]:
    """A reduction has a region for each result of the loop around it, and a value of the type of that result."""
    parent = site.parent()
    if parent is None or parent.spec.name != "scf.parallel" or parent.shape.result_count is None:
        return
    shape, related = site.operation.shape, (Mention("parent", 0, "required here"),)
    results, regions = parent.result_types, len(shape.regions)
    if regions != len(results):
        message = f"the loop has {plural(len(results), 'result')}, but the reduction has {plural(regions, 'region')}"
        yield Violation(message, name_of(shape), related)
        return
    for index, (result, found) in enumerate(zip(results, site.operation.operand_types, strict=False)):
        if differ(result, found):
            message = f"result {index} of the loop is {result}, but what is reduced is {found}"
            yield Violation(message, operand_at(shape, index), related)
            return


SITE_RULES: SiteRules = {"reduce": (scf_reductions,)}
