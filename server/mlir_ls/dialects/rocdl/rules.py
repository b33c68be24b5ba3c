"""rocdl: the intrinsics of AMD's processors. "'rocdl' Dialect"."""

from __future__ import annotations

from collections.abc import Iterator

from mlir_ls.semantics.verify.model.discardable import Discardable
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import HeaderRange
from mlir_ls.semantics.verify.rules import AttributeRules, rule


@rule("rocdl.kernel")
def rocdl_kernel(operation: Operation, attribute: Discardable) -> Iterator[tuple[str, HeaderRange]]:
    """A kernel is a function of LLVM IR."""
    if attribute.name == "rocdl.kernel" and attribute.holder == "operation" and operation.spec.name != "llvm.func":
        yield f"a kernel is an llvm.func, but got {operation.spec.name}", attribute.place


ATTRIBUTES: AttributeRules = (rocdl_kernel,)
