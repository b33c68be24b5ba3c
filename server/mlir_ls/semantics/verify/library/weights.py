"""How probable the successors of a branch are, as WeightedBranchOpInterface requires it."""

from __future__ import annotations

from collections.abc import Iterator

from mlir_ls.plurals import counted
from mlir_ls.semantics.verify.model.attributes import given_numbers
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import HeaderRange, attribute_at
from mlir_ls.semantics.verify.rules import rule


@rule("branch-weights")
def branch_weights(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """A branch has no weights, or one for each of its successors, of which not all are 0. "'cf' Dialect", `cf.cond_br`."""
    weights = given_numbers(operation, "branch_weights")
    if not operation.has_attribute("branch_weights") or not weights:
        return
    expected = len(operation.shape.successors)
    if len(weights) != expected:
        message = f"expected {counted(expected, 'branch weight')}, one for each successor, but got {len(weights)}"
        yield message, attribute_at(operation, "branch_weights")
    elif not any(weights):
        yield "branch weights cannot all be zero", attribute_at(operation, "branch_weights")
