"""tosa of LLVM 19: a condition in front of two regions."""

from __future__ import annotations

from mlir_ls.ods.syntaxes.parts import give_results, operand
from mlir_ls.syntax.reader import HeaderReader


def _cond_if(reader: HeaderReader) -> None:
    """%condition (`->` results)? region (`else` region)? dictionary?"""
    operand(reader, "condition")
    give_results(reader, reader.opt_arrow_types())
    reader.region()
    if reader.accept("else"):
        reader.region()
    reader.opt_attribute_dictionary()


OPERATIONS = {"cond_if": _cond_if}
