"""tosa of LLVM 19: a condition before two regions, and variables of any type."""

from __future__ import annotations

from mlir_ls.ods.assembly.directives import Arguments, Directive, NotKnown
from mlir_ls.ods.syntaxes.parts import give_results, operand
from mlir_ls.syntax.leaf.attributes import AttributeAlias, DialectAttr, StringAttr, UnreadAttr
from mlir_ls.syntax.leaf.types import NoneType, TypeAlias
from mlir_ls.syntax.reader import HeaderReader


def _cond_if(reader: HeaderReader) -> None:
    """%condition (`->` results)? region (`else` region)? dictionary?"""
    operand(reader, "condition")
    give_results(reader, reader.opt_arrow_types())
    reader.region()
    if reader.accept("else"):
        reader.region()
    reader.opt_attribute_dictionary()


def _type_or_value(reader: HeaderReader, arguments: Arguments) -> None:
    """`=` value | `:` type;  arguments: type, initial value"""
    declared, value = arguments
    if reader.accept("="):
        start = reader.offset()
        found = reader.attribute()
        value.spelled(start)
        if isinstance(found, AttributeAlias | DialectAttr | UnreadAttr):
            raise NotKnown
        type_ = NoneType() if isinstance(found, StringAttr) and found.type is None else found.type
    else:
        if not reader.accept(":"):
            reader.miss(":", "=")
        type_ = reader.type()
        if isinstance(type_, TypeAlias):
            raise NotKnown
    if type_ is not None:
        declared.imply(str(type_))


OPERATIONS = {"cond_if": _cond_if}

DIRECTIVES: dict[str, Directive] = {"TypeOrAttr": _type_or_value}
