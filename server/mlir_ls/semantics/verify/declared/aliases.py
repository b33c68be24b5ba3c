"""Types and attributes that there cannot be once their aliases are replaced by what they stand for.

MLIR language reference, "Attribute Value Aliases" and "Type aliases".
"""

from __future__ import annotations

from collections.abc import Iterator

from mlir_ls.semantics.environment import Environment
from mlir_ls.semantics.verify.model.signatures import signature_faults
from mlir_ls.syntax.leaf import Attribute, LeafError, Type
from mlir_ls.syntax.leaf.attributes import AttributeAlias, DerivedAttr, DictionaryAttr
from mlir_ls.syntax.leaf.locations import CallSiteLoc, FusedLoc, Location, NameLoc
from mlir_ls.syntax.leaf.types import TypeAlias
from mlir_ls.syntax.shape import Fault, OpShape
from mlir_ls.system.patterns import deferred

_MAX_LENGTH = 4_000
"""Longer spellings are not read again."""


def alias_faults(shape: OpShape, environment: Environment) -> tuple[Fault, ...]:
    """The first type or attribute in an operation, or in the definition of an alias, that its aliases make impossible.

    What an alias alone stands for is judged where the alias is defined.
    """
    if not environment.aliases or not any([alias.slot < 0 for alias in shape.aliases]):
        return ()
    first = signature_faults(shape, environment) or _no_dictionary(shape, environment)
    if first:
        return first
    found = _in_definition(shape, environment) if shape.kind == "alias" else _in_operation(shape, environment)
    return tuple([fault for fault in (*found, *_in_locations(shape, environment)) if fault is not None][:1])


def lacks_dictionary(shape: OpShape, environment: Environment) -> bool:
    """Whether nothing is known of the dictionary that holds attributes of the operation, as its alias is not defined."""
    return shape.dictionary is not None and environment.meaning(shape.dictionary.name) is None


def _no_dictionary(shape: OpShape, environment: Environment) -> tuple[Fault, ...]:
    """An alias for a dictionary of attributes that stands for something else; of an unknown operation that is no matter."""
    alias = shape.dictionary if shape.syntax is not None else None
    found = None if alias is None else environment.meaning(alias.name)
    if alias is None or found is None or isinstance(found, DictionaryAttr | AttributeAlias):
        return ()
    message = f"expected a dictionary of attributes, but {alias.name} is {found}"
    return (Fault("bad-attribute", message, alias.offset, alias.offset + len(alias.name)),)


_LOCATION = deferred(r"\bloc\s*\(")


def _in_locations(shape: OpShape, environment: Environment) -> Iterator[Fault]:
    """The aliases in a location that stand for something else."""
    if "loc" not in shape.text:
        return
    wrong = [alias for alias in shape.aliases if alias.slot < 0 and _is_no_location(alias.name, environment)]
    for location in _LOCATION.finditer(shape.text) if wrong else ():
        try:
            end = location.end() + 1 + shape.text[location.end() :].index(")")
            while shape.text.count("(", location.start(), end) > shape.text.count(")", location.start(), end):
                end = shape.text.index(")", end) + 1
            named = set(_locations_in(environment.leaves.parse_attribute(shape.text[location.start() : end])))
        except (LeafError, ValueError):
            continue
        for alias in wrong:
            if location.start() < alias.offset < end and alias.name in named:
                message = f"expected a location, but {alias.name} is {environment.aliases[alias.name]}"
                yield Fault("bad-attribute", message, alias.offset, alias.offset + len(alias.name))


def _is_no_location(name: str, environment: Environment) -> bool:
    found = environment.meaning(name)
    return found is not None and not isinstance(found, Location | AttributeAlias | Type)


def _locations_in(location: Attribute) -> Iterator[str]:
    """The aliases in a location that have to stand for locations."""
    if isinstance(location, AttributeAlias):
        yield str(location)
    elif isinstance(location, NameLoc) and location.child is not None:
        yield from _locations_in(location.child)
    elif isinstance(location, CallSiteLoc):
        yield from (*_locations_in(location.callee), *_locations_in(location.caller))
    elif isinstance(location, FusedLoc):
        yield from [name for each in location.locations for name in _locations_in(each)]


def _in_definition(shape: OpShape, environment: Environment) -> Iterator[Fault | None]:
    equals = shape.text.find("=")
    start = len(shape.text) - len(shape.text[equals + 1 :].lstrip())
    if equals > 0 and len(shape.aliases) > 1 and not shape.text.startswith("loc", start):
        yield _spelled_fault(shape, start, len(shape.text.rstrip()), shape.text[0] == "!", environment)


def _in_operation(shape: OpShape, environment: Environment) -> Iterator[Fault | None]:
    for attribute in [*shape.attributes, *[each for part in shape.parts for each in part.entries]]:
        if any([attribute.start < alias.offset < attribute.end for alias in shape.aliases]):
            yield _spelled_fault(shape, attribute.start, attribute.end, False, environment)
    arguments = [type_ for region in shape.regions for group in region.arguments for type_ in group.types]
    for type_ in dict.fromkeys([*[type_ for _, _, type_ in shape.uses], *shape.result_types, *arguments]):
        if type_ is not None and type_.has_alias and not isinstance(type_, TypeAlias):
            yield _leaf_fault(shape, type_, environment)
    for value in shape.implied.values():
        if isinstance(value, DerivedAttr):
            yield _derived_fault(shape, value, environment)
        if value.has_alias and not isinstance(value, TypeAlias | AttributeAlias):
            yield _leaf_fault(shape, value, environment)


def _derived_fault(shape: OpShape, value: DerivedAttr, environment: Environment) -> Fault | None:
    """An alias that stands for something else than what the operation spells in its place."""
    name = f"#{value.name}"
    found = environment.meaning(name)
    if not isinstance(found, Attribute) or isinstance(found, AttributeAlias) or value.make(found) is not None:
        return None
    offset = next((alias.offset for alias in shape.aliases if alias.name == name), 0)
    return Fault("bad-attribute", f"expected {value.expected}, but {name} is {found}", offset, offset + len(name))


def _spelled_fault(shape: OpShape, start: int, end: int, is_type: bool, environment: Environment) -> Fault | None:
    text = shape.text[start:end]
    if len(text) > _MAX_LENGTH:
        return None
    try:
        leaf = environment.leaves.parse_type(text) if is_type else environment.leaves.parse_attribute(text)
    except LeafError:
        return None
    message = _defect(leaf, environment)
    return None if message is None else Fault("bad-type" if is_type else "bad-attribute", message, start, end)


def _leaf_fault(shape: OpShape, leaf: Type | Attribute, environment: Environment) -> Fault | None:
    spelling = str(leaf)
    if len(spelling) > _MAX_LENGTH:
        return None
    message = _defect(leaf, environment)
    for alias in shape.aliases:
        if message is not None and alias.name in spelling:
            return Fault("bad-type", message, alias.offset, alias.offset + len(alias.name))
    return None


def _defect(leaf: Type | Attribute, environment: Environment) -> str | None:
    """Why there can be no such type or attribute; None where its aliases are not the reason."""
    if leaf in environment.defects:
        return environment.defects[leaf]
    message = environment.leaves.defect(leaf, environment.readable_aliases())
    if message is not None and environment.leaves.defect(leaf, {}) is not None:
        message = None
    environment.defects[leaf] = message
    return message
