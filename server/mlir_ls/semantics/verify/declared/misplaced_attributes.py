"""Attributes that mean nothing to an operation, and were likely meant to: nothing is wrong with them, so this is a warning."""

from __future__ import annotations

from mlir_ls.caches import remembered
from mlir_ls.did_you_mean import nearest, suggestion
from mlir_ls.ods.assembly.properties import SEGMENT_SIZES
from mlir_ls.ods.facts import facts_of
from mlir_ls.ods.spec import OpSpec
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.syntax.shape import AttributeText, Fault

_LIKENESS = 0.8  # a dictionary holds what anybody likes, so a name is a slip only if it is very near

SLIP = "near-attribute"
"""The code of what is found here, which is no error."""


def slips_in(operation: Operation) -> list[Fault]:
    """Names that are near those of attributes that the definition has and the text has not; unknown properties."""
    declared = _declared(operation.spec)
    kept = facts_of(operation.spec.name).undeclared_attributes
    strange = [
        each
        for each in operation.shape.attributes
        if each.name not in declared and "." not in each.name and (each.name not in kept or operation.is_property(each))
    ]
    return [fault for each in strange if not each.name.endswith(SEGMENT_SIZES) for fault in _slip(each, operation, declared)]


@remembered(4096)
def _declared(spec: OpSpec) -> frozenset[str]:
    return frozenset([each.name for each in spec.attributes])


def _slip(found: AttributeText, operation: Operation, declared: frozenset[str]) -> list[Fault]:
    absent = sorted([name for name in declared if not operation.has_attribute(name)])
    end = found.name_offset + len(found.name)
    if operation.shape.text[found.name_offset : end] != found.name:
        return []  # it is spelled in quotes, or by other words
    similar = tuple([each for each in nearest(found.name, absent, _LIKENESS) if each[0] == found.name[0]])
    what = "property" if operation.is_property(found) else "attribute"
    if not similar and what == "attribute":
        return []
    message = f"'{found.name}' is no {what} of '{operation.spec.name}'{suggestion(similar) or ', so it is dropped'}"
    return [Fault(SLIP, message, found.name_offset, end, (), similar)]
