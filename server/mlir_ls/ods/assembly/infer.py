"""Which types an operation's operands and results have that its text does not spell.

ODS, "Type Inference": a type that the assembly format leaves out follows from the types that it spells, by a trait, or
it is the only type that is possible. What follows by C++ alone stays unknown.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from mlir_ls.ods.assembly.found import Types
from mlir_ls.ods.assembly.transformers import LISTS, Spread, each_element, spread_of
from mlir_ls.ods.registry import Registry
from mlir_ls.ods.spec import OpSpec, Trait
from mlir_ls.syntax.leaf import LeafParser, Type
from mlir_ls.syntax.leaf.types import DerivedType, TypeAlias


class InferenceRule(NamedTuple):
    """The types of place `target` follow from those of `source`: `make` turns one type into them; None: they are equal.

    If `counted`, the types say how many operands or results there are. `first` makes the only type, if it is just one.
    """

    target: int
    source: int
    make: Spread | None
    counted: bool = False
    first: Callable[[Type], Type | None] | None = None


def inference_rules(
    spec: OpSpec, named: dict[str, int], known: set[int], registry: Registry, leaves: LeafParser
) -> list[InferenceRule]:
    """How the types of the places that are not `known` follow, in an order in which they can be found.

    `named` are the places that have a name. Adds to `known` what can be found.
    """
    rules: list[InferenceRule] = []
    operands = list(range(len(spec.operands)))
    results = list(range(len(operands), len(operands) + len(spec.results)))
    before = -1
    while before < len(rules):
        before = len(rules)
        for trait in spec.traits:
            for rule in _conclusions(trait, named, operands, results, registry, leaves):
                if rule.source in known and rule.target not in known and not _is_range(rule, trait, spec):
                    known.add(rule.target)
                    rules.append(rule)
    return rules


def _is_range(rule: InferenceRule, trait: Trait, spec: OpSpec) -> bool:
    """Whether what a trait computes may be any number of types, for as many results: C++ makes a range, or is given one."""
    number = rule.target - len(spec.operands)
    if rule.make is None or rule.counted or not 0 <= number < len(spec.results) or spec.results[number].arity == "one":
        return False
    term = trait.arguments[2] if trait.name == "TypesMatchWith" else ""
    is_code = isinstance(term, tuple) and term[0] in ("expression", "parameter")
    return is_code or (rule.source < len(spec.operands) and spec.operands[rule.source].arity != "one")


def _conclusions(
    trait: Trait, named: dict[str, int], operands: list[int], results: list[int], registry: Registry, leaves: LeafParser
) -> list[InferenceRule]:
    """All that a trait allows to conclude."""
    if trait.name == "TypesMatchWith":
        source, target, term, mode = trait.arguments
        make = spread_of(term, registry, leaves)
        if make is None or source not in named or target not in named:
            return []
        if term == "self" and mode == "each":
            return [InferenceRule(named[str(target)], named[str(source)], None, True)]
        return [InferenceRule(named[str(target)], named[str(source)], make, term in LISTS, _first_of(make))]
    if trait.name == "ElementsMatchShape":
        shaped, elements = trait.arguments[:2]
        if shaped not in named or elements not in named:
            return []
        target, counted = named[str(elements)], named[str(elements)] in results
        return [InferenceRule(target, named[str(shaped)], each_element, counted, _first_of(each_element))]
    if trait.name == "FirstAttrDerivedResultType":
        attributes = [place for place in named.values() if place >= len(operands) + len(results)]
        return [InferenceRule(result, attribute, None) for result in results for attribute in attributes[:1]]
    if trait.name == "AllTypesMatch":
        same = [named[str(name)] for name in trait.arguments if name in named]
    elif trait.name == "SameTypeOperands":
        same = operands
    elif trait.name == "SameOperandsAndResultType":
        same = operands + results
    else:
        return []
    return [InferenceRule(target, source, None) for source in same for target in same if target != source]


def made_of(found: Type, make: Spread, first: Callable[[Type], Type | None]) -> Types | None:
    """What a type makes; of one that an alias hides, what it will make as soon as the alias is known."""
    if isinstance(found, TypeAlias):
        return None if isinstance(found, DerivedType) else (DerivedType(found.name, first),)
    return make(found)


def _first_of(make: Spread) -> Callable[[Type], Type | None]:
    """The only type that is made, if it is just one."""

    def first(found: Type) -> Type | None:
        types = make(found)
        return types[0] if types is not None and len(types) == 1 else None

    return first


def built(spelling: str | None, leaves: LeafParser) -> Type | None:
    """The only type that is possible, from its spelling."""
    return leaves.opt_type(spelling) if spelling else None
