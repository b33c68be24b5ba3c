"""The lists and texts of expressions: their members, sizes and parts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mlir_ls.ods.expressions.values import (
    NULL,
    Case,
    DictionaryEntry,
    ExpressionValue,
    Ssa,
    number_in,
    signed_in,
    text_in,
    whole_number_in,
)
from mlir_ls.syntax.leaf import Attribute, Type, may_equal
from mlir_ls.syntax.leaf.attributes import ArrayAttr, BoolAttr, DenseArrayAttr, DenseElementsAttr, DictionaryAttr
from mlir_ls.syntax.leaf.types import ShapedType, TupleType

Method = Callable[..., ExpressionValue]

MEMBERS = 4096
"""Members up to which a condition on each of a list is computed."""


def list_in(value: ExpressionValue) -> tuple[ExpressionValue, ...] | None:
    """The members of a list, of an attribute that is one, of a tuple type."""
    if isinstance(value, tuple) and not isinstance(value, Ssa | DictionaryEntry | Case):
        return value
    if isinstance(value, TupleType):
        return value.types
    if isinstance(value, DictionaryAttr):
        return tuple([DictionaryEntry(name, entry) for name, entry in value.entries])
    if isinstance(value, DenseElementsAttr):
        return _elements_in(value)
    if isinstance(value, DenseArrayAttr):
        return None if value.elements is None else tuple([plain_value(each) for each in value.elements])
    return value.elements if isinstance(value, ArrayAttr) else None


def plain_value(found: ExpressionValue) -> ExpressionValue:
    """What C++ has of a member of numbers: a number with a sign, or whether it is true; other attributes as they are."""
    if isinstance(found, BoolAttr):
        return found.value
    number = signed_in(found)
    return found if number is None else number


def values_in(value: ExpressionValue) -> tuple[ExpressionValue, ...] | None:
    """The elements of elements, as numbers with a sign."""
    members = list_in(value)
    return None if members is None else tuple([plain_value(each) for each in members])


def _elements_in(found: DenseElementsAttr) -> tuple[ExpressionValue, ...] | None:
    count = found.type.element_count if isinstance(found.type, ShapedType) else None
    if found.elements is None or count is None:
        return None
    if found.is_splat and 1 < count <= MEMBERS:
        return found.elements[:1] * count
    return found.elements if len(found.elements) == count else None


def size_of(value: ExpressionValue) -> int | None:
    """How many members a list has, or characters a text."""
    text = text_in(value)
    if text is not None:
        return len(text.encode("utf-8", "surrogatepass"))
    if isinstance(value, DictionaryAttr):
        return len(value.entries)
    if isinstance(value, DenseElementsAttr):
        return value.type.element_count if isinstance(value.type, ShapedType) else None
    members = list_in(value)
    return None if members is None else len(members)


def at(value: ExpressionValue, index: ExpressionValue) -> ExpressionValue:
    """The member of a list at a position that it has."""
    members, place = list_in(value), whole_number_in(index)
    return members[place] if members is not None and place is not None and 0 <= place < len(members) else None


def end_of(first: bool) -> Method:
    """The first or the last member of a list."""

    def read(value: ExpressionValue) -> ExpressionValue:
        members = list_in(value)
        return members[0 if first else -1] if members else None

    return read


def part_of(begin: Callable[[int, int], int], end: Callable[[int, int], int]) -> Method:
    """A part of a list, whose ends follow from a count and the length."""

    def read(value: ExpressionValue, count: ExpressionValue = 1) -> ExpressionValue:
        members, number = list_in(value), whole_number_in(count)
        if members is None or number is None or not 0 <= number <= len(members):
            return None
        return members[begin(number, len(members)) : end(number, len(members))]

    return read


def is_empty(value: ExpressionValue) -> ExpressionValue:
    """Whether a list or a text has no members."""
    size = size_of(value)
    return None if size is None else size == 0


def of_text(read: Callable[[str, str], Any]) -> Method:
    """A method of a text that takes another one."""

    def method(value: ExpressionValue, other: ExpressionValue) -> ExpressionValue:
        one, part = text_in(value), text_in(other)
        return None if one is None or part is None else read(one, part)

    return method


def contains(value: ExpressionValue, other: ExpressionValue) -> ExpressionValue:
    """Whether a dictionary has a key, or a text a part."""
    if isinstance(value, DictionaryAttr):
        name = text_in(other)
        return None if name is None else name in [key for key, _ in value.entries]
    return of_text(lambda one, part: part in one)(value, other)


def entry_of(found: DictionaryAttr, key: ExpressionValue) -> ExpressionValue:
    """The entry of a dictionary under a key; `NULL` where there is none."""
    name = text_in(key)
    return None if name is None else dict(found.entries).get(name, NULL)


def are_numbers(check: Callable[[list[Any]], bool]) -> Method:
    """A condition on a list of numbers."""

    def method(value: ExpressionValue) -> ExpressionValue:
        members = list_in(value)
        numbers = None if members is None else [number_in(each) for each in members]
        return None if numbers is None or None in numbers else check(numbers)

    return method


def are_equal_numbers(numbers: list[Any]) -> bool:
    """Whether all numbers are the same."""
    return all([each == numbers[0] for each in numbers])


def all_equal(value: ExpressionValue) -> ExpressionValue:
    """Whether all members of a list of numbers, of types or of attributes are the same."""
    members = list_in(value)
    if members is not None and all([isinstance(each, Type) and not each.has_alias for each in members]):
        return all([each is members[0] for each in members])
    if members is not None and all([isinstance(each, Attribute) for each in members]):
        if all([each is members[0] for each in members]):
            return True
        return None if all([may_equal(each, members[0]) for each in members]) else False
    return are_numbers(are_equal_numbers)(value)


def sum_of(value: ExpressionValue) -> ExpressionValue:
    """The sum of a list of numbers."""
    members = list_in(value)
    numbers = None if members is None else [whole_number_in(each) for each in members]
    return None if numbers is None or None in numbers else sum([each for each in numbers if each is not None])


def occurrences(value: ExpressionValue, member: ExpressionValue) -> ExpressionValue:
    """How often a number stands in a list of numbers."""
    members, expected = list_in(value), whole_number_in(member)
    numbers = None if members is None else [whole_number_in(each) for each in members]
    return None if numbers is None or None in numbers or expected is None else numbers.count(expected)
