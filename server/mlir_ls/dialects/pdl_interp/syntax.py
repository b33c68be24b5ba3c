"""pdl_interp: patterns of operations as they are matched."""

from __future__ import annotations

from mlir_ls.dialects.pdl.syntax import read_attribute_values, read_range_type
from mlir_ls.ods.assembly.directives import Arguments, Directive
from mlir_ls.ods.syntaxes.functions import read_function
from mlir_ls.ods.syntaxes.parts import give_results, operand, unit_keyword
from mlir_ls.syntax.leaf.types import DialectType, FloatType, IndexType, IntegerType, NoneType
from mlir_ls.syntax.reader import HeaderReader


def _foreach(reader: HeaderReader) -> None:
    """%variable `:` type `in` %range region dictionary? `->` successor"""
    start = reader.offset()
    variable = reader.block_argument()
    end = reader.end_of_last()
    reader.expect("in")
    values = operand(reader, "values")
    type_ = variable.types[0]
    is_range = isinstance(type_, DialectType) and type_.dialect == "pdl" and type_.mnemonic == "range"
    if is_range or isinstance(type_, IntegerType | FloatType | IndexType | NoneType):
        message = f"there is no range of {type_}: expected `!pdl.attribute`, `!pdl.operation`, `!pdl.type` or `!pdl.value`"
        reader.fail_at("bad-type", message, start, end)
    if isinstance(type_, DialectType) and type_.dialect == "pdl" and type_.body is None:
        reader.use_types[values] = reader.leaves.opt_type(f"!pdl.range<{type_.mnemonic}>")
    give_results(reader, ())
    reader.region([variable])
    reader.opt_attribute_dictionary()
    reader.expect("->")
    if not reader.opt_label():
        reader.fail("expected a block such as '^bb0'")


def _results(reader: HeaderReader, arguments: Arguments) -> None:
    """(`->` (`<` `inferred` `>` | `(` %type,* `:` type,* `)`))?

    Arguments: the types as operands, their types, a unit for `inferred`.
    """
    operands, types, inferred = arguments
    if not reader.accept("->"):
        return
    if reader.accept("<"):
        if not unit_keyword(reader, "inferred", inferred.name):
            reader.miss("inferred")
        reader.expect(">")
        return
    reader.expect("(")
    operands.give(reader.comma_list(reader.use))
    reader.expect(":")
    start = reader.offset()
    types.give_types(reader.types(), start)
    reader.expect(")")


OPERATIONS = {"foreach": _foreach, "func": read_function}

DIRECTIVES: dict[str, Directive] = {
    "CreateOperationOpAttributes": read_attribute_values,
    "CreateOperationOpResults": _results,
    "RangeType": read_range_type,
}
