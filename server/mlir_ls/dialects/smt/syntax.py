"""smt: formulas for solvers. The formats that use these directives are in `overlay.json`."""

from __future__ import annotations

from mlir_ls.ods.assembly.directives import Arguments, Directive
from mlir_ls.ods.syntaxes.inner_types import is_named
from mlir_ls.ods.syntaxes.parts import give_results, operand
from mlir_ls.syntax.leaf.types import DialectType, TypeAlias
from mlir_ls.syntax.reader import HeaderReader


def _type_of_each(reader: HeaderReader, arguments: Arguments) -> None:
    """A type that all operands have. Arguments: the types, the operands"""
    types, operands = arguments
    start = reader.offset()
    type_ = reader.type()
    types.give_types([type_] * len(operands.uses()), start)


def _integer(reader: HeaderReader, arguments: Arguments) -> None:
    """An integer of any size. It is kept in as many bits as its digits may need, without a sign."""
    start = reader.offset()
    value = reader.integer(wide=True)
    arguments[0].spelled(start)
    spelled = reader.text[start : reader.end_of_last()].strip("- ")
    digits = spelled[2:].lstrip("0") if spelled[:2] == "0x" else spelled.lstrip("0")
    width = 4 * len(digits) or 64
    width += value != 0 and abs(value) >> (width - 1) == 1
    arguments[0].imply(f"{value % (1 << width)} : ui{width}")


def _repeat(reader: HeaderReader) -> None:
    """count `times` %vector dictionary? `:` type"""
    start = reader.offset()
    count = reader.integer()
    end = reader.end_of_last()
    if count < 1:
        reader.fail_at("bad-attribute", "expected a count that is positive", start, end)
    reader.expect("times")
    vector = operand(reader, "input")
    reader.opt_attribute_dictionary()
    reader.expect(":")
    start = reader.offset()
    type_ = reader.use_types[vector] = reader.type()
    if not is_named(type_, "smt.bv") and not isinstance(type_, TypeAlias):
        reader.fail_at("bad-type", "expected the type of a bit vector, '!smt.bv<...>'", start, reader.end_of_last())
    width = type_.body if isinstance(type_, DialectType) else None
    is_known = width is not None and width.isdigit()
    give_results(reader, [reader.leaves.opt_type(f"!smt.bv<{int(width or 0) * count}>") if is_known else None])


OPERATIONS = {"bv.repeat": _repeat}

DIRECTIVES: dict[str, Directive] = {"Integer": _integer, "TypeOfEach": _type_of_each}
