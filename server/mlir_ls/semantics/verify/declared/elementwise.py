"""The trait Elementwise: what an operation does to scalars it does to vectors and tensors of them, all of one shape."""

from __future__ import annotations

from collections.abc import Sequence

from mlir_ls.semantics.verify.declared.equality import MAPPABLE, Typed, operands_of, results_of, shapes_clash, type_at
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import fault_at
from mlir_ls.syntax.leaf.types import TypeAlias
from mlir_ls.syntax.shape import Fault

_CODE = "not-elementwise"


def elementwise_faults(operation: Operation) -> Sequence[Fault]:
    """Scalars may stand beside vectors, or beside tensors, among the operands; the results are all of the one kind."""
    if operation.has_one_type() or None in operation.operand_types or None in operation.result_types:
        return ()
    operands, results = operands_of(operation), results_of(operation)
    if any([isinstance(each.type, TypeAlias) for each in operands + results]):
        return ()
    of_operands = [each for each in operands if isinstance(each.type, MAPPABLE)]
    of_results = [each for each in results if isinstance(each.type, MAPPABLE)]
    if not of_operands and not of_results:
        return ()
    if not of_operands:
        return _fault(operation, of_results[0], "a vector or tensor result requires a vector or tensor operand")
    if len(of_results) < len(results):
        scalar = next(each for each in results if each not in of_results)
        return _fault(operation, scalar, f"all results must be vectors or tensors like {of_operands[0].name}")
    if not of_results:
        return _fault(operation, of_operands[0], "a vector or tensor operand requires a result of its shape")
    first, *others = of_operands + of_results
    for each in others:
        if type(each.type) is not type(first.type) or shapes_clash(first.type, each.type):
            return _fault(operation, each, f"all vectors and tensors must have the same kind and shape as {first.name}",
                          first)
    return ()


def _fault(operation: Operation, value: Typed, requirement: str, other: Typed | None = None) -> Sequence[Fault]:
    found = f"{value.name} has {value.type}"
    if other is not None:
        found = f"{other.name} has {other.type}, {found}"
    return (fault_at(_CODE, f"{requirement}: {found}", type_at(operation, value)),)
