"""vector, as it was in 2019 and 2020: positions and masks are arrays, and vectors are joined to tuples."""

from __future__ import annotations

from collections.abc import Callable

from mlir_ls.dialects.vector.syntax import OPERATIONS as TODAY
from mlir_ls.dialects.vector.transfers import vector_type
from mlir_ls.ods.assembly.attributes import imply
from mlir_ls.ods.syntaxes.parts import give_results, group, operand, set_type
from mlir_ls.plurals import plural
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.attributes import ArrayAttr
from mlir_ls.syntax.leaf.types import TupleType, TypeAlias, VectorType
from mlir_ls.syntax.reader import HeaderReader


def _contract(reader: HeaderReader) -> None:
    """trait %lhs `,` %rhs `,` %acc (`,` masks)? dictionary? `:` type `,` type `into` type"""
    TODAY["contract"](reader)
    group(reader, "masks", range(len(reader.groups), len(reader.use_slots)))


def _array(reader: HeaderReader, name: str, message: str) -> ArrayAttr | None:
    """An array that is attribute `name`; None where an alias hides it."""
    start = reader.offset()
    found = reader.attribute()
    reader.add_attribute(name, start)
    if reader.text[start : start + 1] == "#":
        return None
    if not isinstance(found, ArrayAttr):
        reader.fail_at("bad-attribute", message, start, reader.end_of_last())
    return found


def _extract(reader: HeaderReader) -> None:
    """%vector position dictionary? `:` type;  what is extracted is an element, or has the dimensions that are left"""
    vector = operand(reader, "vector")
    start = reader.offset()
    position = _array(reader, "position", "expected a position such as '[0, 1]'")
    end = reader.end_of_last()
    reader.opt_attribute_dictionary()
    reader.expect(":")
    type_ = reader.use_types[vector] = vector_type(reader)
    if not isinstance(type_, VectorType) or position is None:
        give_results(reader, [None])
        return
    count = len(position.elements)
    if count > len(type_.shape):
        message = f"{type_} has {plural(len(type_.shape), 'dimension')}, but got {plural(count, 'number')}"
        reader.fail_at("bad-attribute", message, start, end)
    left = type_.shape[count:]
    give_results(reader, [VectorType(left, type_.scalable[count:], type_.element) if left else type_.element])


def _shuffle(reader: HeaderReader) -> None:
    """%v1 `,` %v2 mask dictionary? `:` type `,` type;  the result has as many rows as the mask has numbers"""
    one = operand(reader, "v1")
    reader.expect(",")
    other = operand(reader, "v2")
    start = reader.offset()
    mask = _array(reader, "mask", "expected a mask such as '[0, 1]'")
    if mask is not None and not mask.elements:
        reader.fail_at("bad-attribute", "the mask names at least one row", start, reader.end_of_last())
    reader.opt_attribute_dictionary()
    reader.expect(":")
    type_ = reader.use_types[one] = vector_type(reader)
    reader.expect(",")
    reader.use_types[other] = vector_type(reader)
    result: Type | None = None
    if isinstance(type_, VectorType) and mask is not None:
        shape = (len(mask.elements), *type_.shape[1:])
        result = VectorType(shape, type_.scalable, type_.element)
    give_results(reader, [result])


def _tuple(reader: HeaderReader) -> None:
    """%vector,* dictionary? `:` type,*"""
    uses = group(reader, "vectors", reader.uses())
    reader.opt_attribute_dictionary()
    reader.expect(":")
    start = reader.offset()
    types = reader.types()
    reader.give_types(uses, types, start)
    give_results(reader, [TupleType(tuple(types))])


def _tuple_get(reader: HeaderReader) -> None:
    """%tuple `,` index dictionary? `:` type"""
    vectors = operand(reader, "vectors")
    reader.expect(",")
    start = reader.offset()
    number = reader.integer()
    end = reader.end_of_last()
    reader.add_attribute("index", start)
    imply(reader, "index", f"{number} : index")
    reader.opt_attribute_dictionary()
    reader.expect(":")
    type_start = reader.offset()
    type_ = set_type(reader, vectors)
    if isinstance(type_, TypeAlias):
        give_results(reader, [None])
        return
    if not isinstance(type_, TupleType):
        reader.fail_at("bad-type", f"expected a tuple, but got {type_}", type_start, reader.end_of_last())
    if not 0 <= number < len(type_.types):
        message = f"the tuple has {plural(len(type_.types), 'member')}, there is none at {number}"
        reader.fail_at("bad-attribute", message, start, end)
    give_results(reader, [type_.types[number]])


OPERATIONS: dict[str, Callable[[HeaderReader], None]] = {
    "contract": _contract,
    "extract": _extract,
    "shuffle": _shuffle,
    "tuple": _tuple,
    "tuple_get": _tuple_get,
}
