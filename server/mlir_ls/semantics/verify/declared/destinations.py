"""Operations in destination-passing style: each tensor that is written to has a result of its type.

"Interfaces", DestinationStyleOpInterface. Which operands are written to is up to C++ that a project's definition shows.
"""

from __future__ import annotations

from mlir_ls.ods.spec import INITS_ARE, OpSpec
from mlir_ls.plurals import counted
from mlir_ls.semantics.agreement import differ
from mlir_ls.semantics.verify.model.operation import Check, Operation
from mlir_ls.semantics.verify.model.places import fault_at, name_of, result_type_at
from mlir_ls.syntax.leaf.types import DialectType, RankedTensorType, ShapedType, TypeAlias, UnrankedTensorType
from mlir_ls.syntax.shape import Fault

_TENSORS = (RankedTensorType, UnrankedTensorType)


def destination_checks(spec: OpSpec) -> list[Check]:
    """The check of an operation of which it is known what it writes to."""
    trait = spec.trait(INITS_ARE)
    if trait is None or "DestinationStyleOpInterface" not in spec.trait_names:
        return []
    name = str(trait.arguments[0])

    def check(operation: Operation) -> list[Fault]:
        group, count = operation.operand_group(name), operation.shape.result_count
        types = [operation.operand_types[index] for index in group or ()]
        if group is None or count is None or not all([isinstance(each, ShapedType | DialectType) for each in types]):
            return []
        tensors = [each for each in types if isinstance(each, _TENSORS)]
        if count != len(tensors):
            message = f"expected a result for each tensor in '{name}' ({len(tensors)}), but got {counted(count, 'result')}"
            return [fault_at("result-count", message, name_of(operation.shape))]
        for index, (tensor, result) in enumerate(zip(tensors, operation.result_types, strict=False)):
            if result is not None and not isinstance(result, TypeAlias) and differ(tensor, result):
                message = f"result #{index} must have the type of what it is written to, {tensor}, but has {result}"
                return [fault_at("types-differ", message, result_type_at(operation, index))]
        return []

    return [check]
