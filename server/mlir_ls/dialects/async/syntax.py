"""async: tasks, and values that they will have computed."""

from __future__ import annotations

from mlir_ls.ods.assembly.directives import Arguments, Directive, NotKnown
from mlir_ls.ods.syntaxes.functions import read_function
from mlir_ls.ods.syntaxes.inner_types import inner_type, is_named
from mlir_ls.ods.syntaxes.parts import argument_name, give_results, group
from mlir_ls.syntax.completing import is_completing
from mlir_ls.syntax.leaf.types import DialectType, TypeAlias
from mlir_ls.syntax.reader import HeaderReader
from mlir_ls.syntax.shape import ValueGroup

_TOKEN = DialectType("async", "token", None, ())


def _execute(reader: HeaderReader) -> None:
    """(`[` %token,* `]`)? (`(` (%value `as` %name `:` type),* `)`)? (`->` results)? (`attributes` dictionary)? region

    The arguments of the region are what the values will hold.
    """
    group(reader, "dependencies", reader.opt_delimited("[", reader.use) or (), _TOKEN)
    unwrapped: list[ValueGroup] = []

    def operand() -> int:
        use = reader.use()
        reader.expect("as")
        slot = argument_name(reader)
        reader.expect(":")
        type_ = reader.use_types[use] = reader.type()
        unwrapped.append(ValueGroup(slot, 1, (inner_type(type_, "async.value", reader.leaves),)))
        return use

    group(reader, "bodyOperands", reader.opt_delimited("(", operand) or ())
    give_results(reader, [_TOKEN, *reader.opt_arrow_types()])
    reader.opt_attribute_dictionary_with_keyword()
    reader.region(unwrapped)


def _await_type(reader: HeaderReader, arguments: Arguments) -> None:
    """A type: that of what is awaited, which yields what is in it. Arguments: this type, and that of the result"""
    awaited, result = arguments
    start = reader.offset()
    type_ = reader.type()
    awaited.give_types([type_], start)
    if isinstance(type_, TypeAlias) and not is_completing(reader):
        raise NotKnown  # a token yields nothing, a value does
    result.give_types([inner_type(type_, "async.value", reader.leaves)] if is_named(type_, "async.value") else [], start)


OPERATIONS = {"execute": _execute, "func": read_function}

DIRECTIVES: dict[str, Directive] = {"AwaitResultType": _await_type}
