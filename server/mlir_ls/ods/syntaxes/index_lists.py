"""Lists that mix constants with SSA values, as the offsets, sizes and strides of a slice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from mlir_ls.syntax.leaf.dense import integer_array
from mlir_ls.syntax.reader import HeaderReader

#: Stands in an array attribute for an element that an SSA value gives.
DYNAMIC = -(1 << 63)


class IndexList(NamedTuple):
    """The uses in a list, its values: `DYNAMIC` where a use gives one, and which of them are scalable."""

    uses: list[int]
    values: list[int]
    scalable: list[bool]


def dynamic_index_list(reader: HeaderReader, opening: str = "[", typed: bool = False) -> IndexList:
    """`[%a, 4, [2]]`: SSA values and integers; a scalable one is in brackets. If `typed`, values are `%a : type`."""
    uses: list[int] = []
    scalable: list[bool] = []
    values = reader.delimited(opening, lambda: _value(reader, uses, scalable, typed))
    return IndexList(uses, values, scalable)


def imply_integers(reader: HeaderReader, name: str, values: Sequence[int], width: int = 64) -> None:
    """Says that attribute `name` is the array of these integers, each `width` bits wide."""
    array = integer_array(values, width)
    if array is not None:
        reader.implied[name] = array


def _value(reader: HeaderReader, uses: list[int], scalable: list[bool], typed: bool) -> int:
    scalable.append(reader.accept("["))
    use = reader.opt_use()
    value = DYNAMIC
    if use is not None:
        uses.append(use)
        if typed:
            reader.expect(":")
            reader.use_types[use] = reader.type()
    else:
        found = reader.opt_integer()
        if found is None:
            reader.fail("expected an SSA value or an integer")
        value = found
    if scalable[-1]:
        reader.expect("]")
    return value
