"""Types and attributes of operations that are read but for what only C++ of a project knows: those that their formats spell.

Such an operation is not verified as a whole. An operand that its format spells by itself is one all the same, and where the
format spells its type as well, it is of that type. Attributes that are given to no directive are what the text says.
"""

from __future__ import annotations

from mlir_ls.ods.registry import Registry
from mlir_ls.ods.spec import OpSpec
from mlir_ls.semantics.verify.declared.attributes import constraint_checks
from mlir_ls.semantics.verify.declared.values import constrained, violation
from mlir_ls.semantics.verify.model.forms import form_of
from mlir_ls.semantics.verify.model.operation import Check, Operation
from mlir_ls.semantics.verify.terms.attributes import AttributeTerms
from mlir_ls.semantics.verify.terms.types import TypeTerms
from mlir_ls.syntax.shape import Fault


def spelled_check(spec: OpSpec, types: TypeTerms, terms: AttributeTerms, registry: Registry) -> Check:
    """The check of the attributes and operands that a format spells by itself, and of the results where each is one value.

    It finds the first attribute or type that the definition does not allow.
    """
    form = form_of(spec)
    operands = [each for each in constrained(spec.operands, types) if form.all_operands or each[1].name in form.plain]
    results = constrained(spec.results, types) if all([each.arity == "one" for each in spec.results]) else []
    is_declared = spec.assembly_format is not None and not spec.custom_syntax and not form.hands_dictionary
    own = [each for each in spec.attributes if each.name not in form.handed] if is_declared else []
    attributes = constraint_checks(spec, own, terms, registry)

    def check(operation: Operation) -> list[Fault]:
        for check_attributes in attributes if operation.shape.attributes else ():
            faults = check_attributes(operation)
            if faults:
                return [faults[0]]
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
