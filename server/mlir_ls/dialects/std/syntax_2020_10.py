"""std: the standard operations that came in 2020."""

from __future__ import annotations

from collections.abc import Callable

from mlir_ls.dialects.memref.syntax import DIRECTIVES as MEMREF_DIRECTIVES
from mlir_ls.dialects.memref.syntax import OPERATIONS as MEMREF
from mlir_ls.dialects.std.syntax import bool_like, select
from mlir_ls.ods.assembly.attributes import imply
from mlir_ls.ods.assembly.directives import Directive
from mlir_ls.ods.syntaxes.index_lists import dynamic_index_list
from mlir_ls.ods.syntaxes.parts import INDEX, give_results, group, operand, set_type
from mlir_ls.syntax.leaf.types import ShapedType
from mlir_ls.syntax.reader import HeaderReader


def _lists(reader: HeaderReader) -> None:
    """`[` offsets `]` `[` sizes `]` `[` strides `]`, of indices and numbers"""
    for name in ("offsets", "sizes", "strides"):
        found = dynamic_index_list(reader)
        group(reader, name, found.uses, INDEX)
        imply(reader, f"static_{name}", str(found.values))


def _subtensor(reader: HeaderReader) -> None:
    """%source lists dictionary? `:` type `to` type"""
    source = operand(reader, "source")
    _lists(reader)
    reader.opt_attribute_dictionary()
    reader.expect(":")
    set_type(reader, source)
    reader.expect("to")
    give_results(reader, [reader.type()])


def _subtensor_insert(reader: HeaderReader) -> None:
    """%source `into` %dest lists dictionary? `:` type `into` type"""
    source = operand(reader, "source")
    reader.expect("into")
    dest = operand(reader, "dest")
    _lists(reader)
    reader.opt_attribute_dictionary()
    reader.expect(":")
    set_type(reader, source)
    reader.expect("into")
    give_results(reader, [set_type(reader, dest)])


def _select(reader: HeaderReader) -> None:
    """The same as before; of a shaped type alone, the condition had the shape until the end of 2020, and is an i1 since."""
    select(reader)
    condition, one, _ = reader.use_types
    if isinstance(one, ShapedType) and condition == bool_like(one):
        reader.use_types[0] = None


OPERATIONS: dict[str, Callable[[HeaderReader], None]] = {
    "select": _select,
    "subtensor": _subtensor,
    "subtensor_insert": _subtensor_insert,
    "transpose": MEMREF["transpose"],
}

DIRECTIVES: dict[str, Directive] = {
    "GlobalMemrefOpTypeAndInitialValue": MEMREF_DIRECTIVES["GlobalMemrefOpTypeAndInitialValue"],
}
