"""std: the standard operations that came in 2020."""

from __future__ import annotations

from collections.abc import Callable

from mlir_ls.dialects.memref.syntax import DIRECTIVES as MEMREF_DIRECTIVES
from mlir_ls.dialects.memref.syntax import OPERATIONS as MEMREF
from mlir_ls.ods.assembly.attributes import imply
from mlir_ls.ods.assembly.directives import Directive
from mlir_ls.ods.syntaxes.index_lists import dynamic_index_list
from mlir_ls.ods.syntaxes.parts import INDEX, give_results, group, operand, set_type
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


OPERATIONS: dict[str, Callable[[HeaderReader], None]] = {
    "subtensor": _subtensor,
    "subtensor_insert": _subtensor_insert,
    "transpose": MEMREF["transpose"],
}

DIRECTIVES: dict[str, Directive] = {
    "GlobalMemrefOpTypeAndInitialValue": MEMREF_DIRECTIVES["GlobalMemrefOpTypeAndInitialValue"],
}
