"""Constraints that parts of an operation share (`ods.irdl.sharing`): attributes, values, arguments of regions."""

from __future__ import annotations

from collections.abc import Sequence

from mlir_ls.ods.irdl.sharing import SHARED_CONSTRAINTS, Sharing, as_attribute
from mlir_ls.ods.spec import OpSpec, Trait
from mlir_ls.semantics.verify.model.operation import Check, Operation
from mlir_ls.semantics.verify.model.places import attribute_at, fault_at, operand_type_at, result_type_at
from mlir_ls.semantics.verify.terms.attributes import AttributeTerms
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.shape import Fault


def sharing_checks(spec: OpSpec, terms: AttributeTerms) -> list[Check]:
    """The check of the attributes and the values of an operation, where its definition has shared constraints."""
    trait = spec.trait(SHARED_CONSTRAINTS)
    if trait is None:
        return []

    def check(operation: Operation) -> Sequence[Fault]:
        found = _begun(trait, operation, terms)
        return (found,) if isinstance(found, Fault) else ()

    return [check]


def region_failure(
    trait: Trait, operation: Operation, arguments: Sequence[Sequence[Type | None]], terms: AttributeTerms
) -> str:
    """What is wrong with the arguments of an operation's regions, which are listed for each region; "" if nothing is."""
    sharing = _begun(trait, operation, terms)
    if not isinstance(sharing, Sharing):
        return ""
    for use in sharing.uses:
        assert isinstance(use, tuple)
        kind, number, *constraints = use
        if kind != "region" or not isinstance(number, int) or number >= len(arguments):
            continue
        for index, (constraint, type_) in enumerate(zip(constraints, arguments[number], strict=False)):
            found = as_attribute(type_)
            answer = None if found is None else sharing.holds(constraint, found)
            if answer is None:
                return ""
            if answer is False:
                return f"argument {index} of region {number} {sharing.failure(found)}"
    return ""


def _begun(trait: Trait, operation: Operation, terms: AttributeTerms) -> Sharing | Fault | None:
    """What the constraints stand for after all attributes and values; what is wrong with one; None where that is not known."""
    sharing = Sharing(trait, lambda found, term: terms.check_of(term)(found))
    for use in sharing.uses:
        assert isinstance(use, tuple)
        kind, name, *constraints = use
        if kind == "region":
            continue
        if kind == "attribute":
            values: list[object] = [operation.attribute(str(name))]
            places = [attribute_at(operation, str(name))] if operation.has_attribute(str(name)) else []
            code = "attribute-value"
        else:
            group = operation.operand_group(str(name)) if kind == "operand" else operation.result_group(str(name))
            if group is None:
                return None
            types = operation.operand_types if kind == "operand" else operation.result_types
            place = operand_type_at if kind == "operand" else result_type_at
            values, places = [types[index] for index in group], [place(operation, index) for index in group]
            code = f"{kind}-type"
        for value, where in zip(values, places, strict=False):
            found = as_attribute(value)
            answer = None if found is None else sharing.holds(constraints[0], found)
            if answer is None:
                return None
            if answer is False:
                return fault_at(code, f"{kind} '{name}' {sharing.failure(found)}", where)
    return sharing
