"""Discardable attributes: what a dialect requires of its attributes on operations of others, and on functions' arguments.

MLIR language reference, "Attributes": a dialect verifies all attributes whose names begin with its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from mlir_ls.semantics.verify.model.operation import Check, Operation, resolved
from mlir_ls.semantics.verify.model.places import HeaderRange, attribute_at, fault_at
from mlir_ls.semantics.verify.model.reading import function_inputs, function_results
from mlir_ls.syntax.leaf import Attribute, LeafError, Type
from mlir_ls.syntax.leaf.attributes import ArrayAttr, AttributeAlias, DictionaryAttr, UnitAttr
from mlir_ls.syntax.shape import AttributeText, Fault

_PARTS = {"arg_attrs": "argument", "res_attrs": "result"}


class Discardable(NamedTuple):
    """An attribute of a dialect: what has it, its full name, its value where that is known, and where it stands.

    `holder` is "operation", "argument" or "result"; `number` says which argument or result, `type` is its type, and
    `others` are the names of all attributes it has.
    """

    holder: str
    name: str
    value: Attribute | None
    place: HeaderRange
    number: int = 0
    type: Type | None = None
    others: frozenset[str] = frozenset()


AttributeCheck = Callable[[Operation, Discardable], Sequence[Fault]]
"""One requirement of a dialect on its discardable attributes: gives back what violates it."""


def discardable_check(checks_of: Callable[[str], Sequence[AttributeCheck]]) -> Check:
    """The check of an operation's discardable attributes, and of those of a function's parts, by those of each dialect."""

    def checked(operation: Operation, attribute: Discardable) -> list[Fault]:
        checks = checks_of(attribute.name.partition(".")[0])
        return [fault for check in checks for fault in check(operation, attribute)]

    def check_all(operation: Operation) -> list[Fault]:
        faults = [fault for each in _of_operation(operation) for fault in checked(operation, each)]
        if "FunctionOpInterface" not in operation.spec.trait_names:
            return faults
        for each in part_attributes(operation):
            if "." in each.name:
                faults += checked(operation, each)
            else:
                message = f"'{each.name}' has no dialect: {each.holder}s have attributes of dialects only"
                faults.append(fault_at("dialect-attribute", message, each.place))
        return faults

    return check_all


def _of_operation(operation: Operation) -> Iterator[Discardable]:
    for name in [*operation.attributes, *operation.shape.implied]:
        if "." in name:
            yield Discardable("operation", name, operation.attribute(name), attribute_at(operation, name))


def part_attributes(operation: Operation) -> Iterator[Discardable]:
    """The attributes of a function's arguments and results, in the order in which they are spelled."""
    types = {"argument": function_inputs(operation), "result": function_results(operation)}
    for kind, number, entries in operation.shape.parts:
        if kind not in types:
            continue
        others = frozenset([entry.name for entry in entries])
        for entry in entries:
            value = _value(operation, entry)
            yield Discardable(kind, entry.name, value, _place(entry), number, _at(types[kind], number), others)
    for attribute, kind in _PARTS.items():
        given = operation.attribute(attribute)
        for number, each in enumerate(given.elements if isinstance(given, ArrayAttr) else ()):
            if isinstance(each, DictionaryAttr):
                others = frozenset([name for name, _ in each.entries])
                place = attribute_at(operation, attribute)
                for name, value in each.entries:
                    yield Discardable(kind, name, value, place, number, _at(types[kind], number), others)


def _at(types: tuple[Type, ...] | None, number: int) -> Type | None:
    return types[number] if types is not None and number < len(types) else None


def _place(entry: AttributeText) -> HeaderRange:
    if entry.start < entry.end:
        return HeaderRange(entry.start, entry.end)
    return HeaderRange(entry.name_offset, max(entry.end, entry.name_offset + 1))


def _value(operation: Operation, entry: AttributeText) -> Attribute | None:
    if entry.start >= entry.end:
        return UnitAttr()
    try:
        found = operation.environment.leaves.parse_attribute(operation.shape.text[entry.start : entry.end])
    except LeafError:
        return None
    value = resolved(found, operation.environment)
    return None if isinstance(value, AttributeAlias) else value
