"""affine of LLVM 19: an index is split into one for each number of the basis, and into no more."""

from __future__ import annotations

from collections.abc import Iterator

from mlir_ls.plurals import index_count, plural
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import HeaderRange, name_of
from mlir_ls.semantics.verify.rules import Rules, rule


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


RULES: Rules = {"delinearize_index": (split_index,)}
