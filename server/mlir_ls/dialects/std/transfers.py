"""Transfers between buffers and vectors, as the documents of 2018 and 2019 spell them. "'vector_transfer_read' operation"."""

from __future__ import annotations

from mlir_ls.ods.syntaxes.parts import all_operands, give_results
from mlir_ls.syntax.reader import HeaderReader


def transfer_read(reader: HeaderReader) -> None:
    """ssa-use-list attribute-dict `:` function-type"""
    start = reader.offset()
    uses = reader.uses()
    if len(uses) < 2:
        message = "expected a memref, its indices and perhaps a padding"
        reader.fail_at("operand-count", message, start, max(start + 1, reader.end_of_last()))
    reader.opt_attribute_dictionary()
    reader.expect(":")
    start = reader.offset()
    inputs, results = reader.function_types()
    reader.give_types(uses, inputs, start)
    all_operands(reader)
    give_results(reader, results)


def transfer_write(reader: HeaderReader) -> None:
    """ssa-use-list attribute-dict `:` type-list"""
    uses = reader.uses()
    reader.opt_attribute_dictionary()
    reader.expect(":")
    start = reader.offset()
    reader.give_types(uses, reader.types(), start)
    all_operands(reader)
    give_results(reader, ())
