"""FormatPlaces: numbers for all of an operation that has a type, in whose order types are collected and inferred.

The operands come first, then the results, each in order of declaration, then the attributes whose types matter.
"""

from __future__ import annotations

from typing import NamedTuple

from mlir_ls.ods.spec import AttributeSpec, OpSpec

_COMPARING = frozenset(("AllTypesMatch", "TypesMatchWith", "FirstAttrDerivedResultType"))


class FormatPlaces(NamedTuple):
    """The places by name; what has no name has a place all the same."""

    operands: dict[str, int]
    results: dict[str, int]
    attributes: dict[str, int]
    total: int

    def by_name(self) -> dict[str, int]:
        """All that have a name."""
        return {**self.attributes, **self.results, **self.operands}


def places_of(spec: OpSpec) -> FormatPlaces:
    """The places of an operation."""
    operands = {operand.name: place for place, operand in enumerate(spec.operands) if operand.name}
    first_result = len(spec.operands)
    results = {result.name: place for place, result in enumerate(spec.results, first_result) if result.name}
    first = first_result + len(spec.results)
    attributes = {name: place for place, name in enumerate(_typed_attributes(spec), first)}
    return FormatPlaces(operands, results, attributes, first + len(attributes))


def _typed_attributes(spec: OpSpec) -> list[str]:
    """The attributes from whose values types follow."""
    traits = [trait for trait in spec.traits if trait.name in _COMPARING]
    if not traits:
        return []
    named = {argument for trait in traits for argument in trait.arguments if isinstance(argument, str)}
    if spec.has_trait("FirstAttrDerivedResultType"):
        named.update([attribute.name for attribute in spec.attributes[:1]])
    return [
        attribute.name
        for attribute in spec.attributes
        if attribute.name in named and attribute.value_type is None and _may_have_type(attribute)
    ]


def _may_have_type(attribute: AttributeSpec) -> bool:
    syntax = attribute.syntax
    return syntax == "attribute" or (isinstance(syntax, tuple) and syntax[0] == "body")
