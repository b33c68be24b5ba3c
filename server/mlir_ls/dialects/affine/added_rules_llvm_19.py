"""affine of LLVM 19: an index is split into one for each number of the basis, a symbol of an index may count a loop, and
symbols are made of symbols by `affine.apply` alone."""

from __future__ import annotations

from collections.abc import Iterator

from mlir_ls.dialects.affine.rules.dimensions import (
    Parts,
    analysable,
    of_bounds,
    of_condition,
    of_indices,
    of_transfer,
    operands_of,
)
from mlir_ls.plurals import index_count, plural
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import HeaderRange, name_of
from mlir_ls.semantics.verify.rules import Rules, SiteRule, SiteRules, rule


@rule("affine.split-index-llvm-19")
def split_index(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """There is a result for each number of the basis, and one number at least."""
    basis = operation.operand_group("basis")
    if basis is None or operation.shape.result_count is None:
        return
    if not basis:
        yield "a basis has one number at least", name_of(operation.shape)
    elif len(operation.result_types) != len(basis):
        made = f"a basis of {plural(len(basis), 'number')} makes {index_count(len(basis))}"
        yield f"{made}, but got {len(operation.result_types)}", name_of(operation.shape)


_ANALYSABLE = rule("affine.not-a-dimension-llvm-19")
_BOUNDS = (("lowerBoundOperands", "lowerBoundMap"), ("upperBoundOperands", "upperBoundMap"))


def _analysable(parts: Parts) -> tuple[SiteRule, ...]:
    return (analysable(parts, _ANALYSABLE, computed=False),)


RULES: Rules = {"delinearize_index": (split_index,)}
SITE_RULES: SiteRules = {
    **dict.fromkeys(("dma_start", "dma_wait"), _analysable(of_transfer)),
    **dict.fromkeys(("load", "prefetch", "store", "vector_load", "vector_store"), _analysable(of_indices)),
    "for": _analysable(operands_of(*_BOUNDS)),
    "if": _analysable(of_condition),
    "parallel": _analysable(of_bounds),
}
