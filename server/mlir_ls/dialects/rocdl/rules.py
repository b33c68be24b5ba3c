"""rocdl: the intrinsics of AMD's processors. "'rocdl' Dialect"."""

from __future__ import annotations

from mlir_ls.semantics.verify.model.discardable import Discardable
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.reading import parameters_of, place_of
from mlir_ls.semantics.verify.rules import AttributeRules, Found, Rules, rule


@rule("rocdl.kernel")
def rocdl_kernel(operation: Operation, attribute: Discardable) -> Found:
    """A kernel is a function of LLVM IR."""
    if attribute.name == "rocdl.kernel" and attribute.holder == "operation" and operation.spec.name != "llvm.func":
        yield f"a kernel is an llvm.func, but got {operation.spec.name}", attribute.place


@rule("rocdl.swapped-lanes")
def rocdl_swapped_lanes(operation: Operation) -> Found:
    """What lanes are after they have been swapped is two i32, the first members of a struct."""
    found = operation.type_named("res")
    parameters = parameters_of(found, "llvm", "struct")
    members = parameters[1] if parameters is not None else None
    if not members or len(members) < 2 or any([each.has_alias for each in members[:2]]):
        return
    if any([str(each) != "i32" for each in members[:2]]):
        yield f"the first two members of the result are i32, but got {found}", place_of(operation, "res")


RULES: Rules = {"permlane16.swap": (rocdl_swapped_lanes,), "permlane32.swap": (rocdl_swapped_lanes,)}
ATTRIBUTES: AttributeRules = (rocdl_kernel,)
