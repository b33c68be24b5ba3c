"""The types of operations that are read but for what only C++ of a project knows: those that their formats spell.

Such an operation is not verified as a whole. An operand that its format spells by itself is one all the same, and where the
format spells its type as well, it is of that type.
"""

from __future__ import annotations

from mlir_ls.ods.spec import OpSpec
from mlir_ls.semantics.verify.declared.values import constrained, violation
from mlir_ls.semantics.verify.model.forms import form_of
from mlir_ls.semantics.verify.model.operation import Check, Operation
from mlir_ls.semantics.verify.terms.types import TypeTerms
from mlir_ls.syntax.shape import Fault


def spelled_check(spec: OpSpec, types: TypeTerms) -> Check:
    """The check of the operands that a format spells by themselves, and of the results where each of them is one value.

    It finds the first type that the definition does not allow.
    """
    form = form_of(spec)
    operands = [each for each in constrained(spec.operands, types) if form.all_operands or each[1].name in form.plain]
    results = constrained(spec.results, types) if all([each.arity == "one" for each in spec.results]) else []

    def check(operation: Operation) -> list[Fault]:
        groups = operation.shape.groups
        for place, declared, holds in operands:
            before = sum([len(groups.get(each.name, ())) for each in spec.operands[:place]])
            for number, index in enumerate(groups.get(declared.name, ()), before):
                type_ = operation.operand_types[index]
                if type_ is not None and holds(type_) is False:
                    return [violation(operation, declared, index, number, type_)]
        if len(operation.result_types) == len(spec.results):
            for place, declared, holds in results:
                type_ = operation.result_types[place]
                if type_ is not None and holds(type_) is False:
                    return [violation(operation, declared, place, place, type_)]
        return []

    return check
