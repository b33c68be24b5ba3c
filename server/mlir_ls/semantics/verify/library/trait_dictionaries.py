"""Attributes that an operation takes from a dictionary before its operands, which may be an alias, `#trait`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import cast

from mlir_ls.semantics.verify.model.operation import Operation, resolved
from mlir_ls.semantics.verify.model.places import HeaderRange, attribute_at, name_of
from mlir_ls.semantics.verify.rules import ShapeRule, rule
from mlir_ls.syntax.leaf import Attribute
from mlir_ls.syntax.leaf.attributes import (
    AffineMapAttr,
    ArrayAttr,
    AttributeAlias,
    DialectAttr,
    DictionaryAttr,
    StringAttr,
    SymbolRefAttr,
    UnreadAttr,
)

_TRAIT = re.compile(r"\s*#([\w$.-]+)")
_MAPS = "indexing_maps"
_ITERATORS = "iterator_types"
_NAMES = (_MAPS, _ITERATORS)
_MAP = (AffineMapAttr, AttributeAlias, UnreadAttr)


def trait_of(operation: Operation, name: str) -> Attribute | None:
    """An attribute of an operation in whose custom form an alias may stand for a dictionary of attributes."""
    found = operation.attribute(name)
    if found is not None or operation.generic:
        return found
    trait = _trait(operation)
    return trait.get(name) if isinstance(trait, DictionaryAttr) else None


def _trait(operation: Operation) -> Attribute | None:
    """What an alias before the operands of a custom form stands for; an alias where that is not known."""
    alias = _TRAIT.match(operation.shape.text, operation.shape.name_end)
    return None if alias is None else resolved(cast("Attribute", AttributeAlias(alias[1])), operation.environment)


def needs_maps_and_iterators() -> tuple[ShapeRule, ShapeRule]:
    """The rules that a dictionary before the operands has maps and iterators, both arrays, and iterators as strings.

    Of the generic form, and of other values in the dictionary, the declared constraints say it.
    """

    @rule("missing-attribute")
    def missing_attribute(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
        if operation.generic:
            return
        for name in _NAMES:
            if not operation.has_attribute(name):
                yield f"requires attribute '{name}'", name_of(operation.shape)
                return

    @rule("attribute-value")
    def attribute_value(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
        if operation.generic:
            return
        for name in _NAMES:
            value = operation.attribute(name)
            if isinstance(value, StringAttr | SymbolRefAttr) or (name == _MAPS and _is_no_list_of_maps(value)):
                yield f"expected an array, but got {value}", attribute_at(operation, name)
                return
        iterators = trait_of(operation, _ITERATORS)
        for each in iterators.elements if isinstance(iterators, ArrayAttr) else ():
            if isinstance(each, DialectAttr):
                yield f"a loop is spelled as a string here, but got {each}", attribute_at(operation, _ITERATORS)
                return

    return missing_attribute, attribute_value


def _is_no_list_of_maps(value: Attribute | None) -> bool:
    return isinstance(value, ArrayAttr) and not all([isinstance(each, _MAP) for each in value.elements])
