"""The directives of formats that ODS does not declare: those that the overlay of the data writes out for an operation.

They are part of no dialect; a dialect that uses them has them in its table.
"""

from __future__ import annotations

from mlir_ls.ods.assembly.directives import Argument, Arguments, Directive
from mlir_ls.ods.assembly.enums import case_reader
from mlir_ls.ods.syntaxes.parts import symbol_attribute
from mlir_ls.syntax.reader import HeaderReader


def quoted_case(reader: HeaderReader, argument: Argument) -> None:
    """`"Case"`: a string that is a case, or several, of the argument's enum; or an alias of such a string."""
    known = argument.cases
    reader.note_strings(known.enum.keywords if known is not None and known.enum is not None else ())
    start = reader.offset()
    if reader.peek()[:1] != '"':
        example = f' such as "{known.enum.keywords[0]}"' if known is not None and known.enum.keywords else ""
        alias = reader.opt_attribute_alias()
        if alias is not None:
            argument.case_after(alias, f"a string{example}", start)
            return
        reader.opt_string()
        reader.fail(f"expected a string{example}")
    value = case_reader(argument.cases.enum if argument.cases is not None else None, several=False)(reader)
    argument.case(reader.text[start + 1 : reader.end_of_last() - 1], value, start)


def bare_case(reader: HeaderReader, argument: Argument) -> None:
    """`Case`: a keyword that is a case of the argument's enum."""
    if reader.peek()[:1] == '"':
        reader.fail("expected a keyword without quotes")
    start = reader.offset()
    value = case_reader(argument.cases.enum if argument.cases is not None else None, several=False)(reader)
    argument.case(reader.text[start : reader.end_of_last()], value, start)


def _quoted(reader: HeaderReader, arguments: Arguments) -> None:
    """Argument: an attribute, or the name of an enum."""
    quoted_case(reader, arguments[0])


def _keyword(reader: HeaderReader, arguments: Arguments) -> None:
    """Argument: an attribute, or the name of an enum."""
    bare_case(reader, arguments[0])


def _symbol_name(reader: HeaderReader, arguments: Arguments) -> None:
    """`@name`: the symbol that the operation defines."""
    reader.symbol_definition()


def _opt_symbol_name(reader: HeaderReader, arguments: Arguments) -> None:
    """`@name` or nothing: the symbol that the operation may define."""
    reader.opt_symbol_definition()


def _symbol(reader: HeaderReader, arguments: Arguments) -> None:
    """`@name`: a symbol that the operation uses."""
    symbol_attribute(reader, arguments[0].name)


def _region(reader: HeaderReader, arguments: Arguments) -> None:
    """A region that has no name."""
    reader.region()


def _type_attribute(reader: HeaderReader, arguments: Arguments) -> None:
    """A type, which is an attribute."""
    start = reader.offset()
    reader.type()
    arguments[0].spelled(start)


def _named_attribute(reader: HeaderReader, arguments: Arguments) -> None:
    """The value of an attribute that the operation does not declare. Argument: its name."""
    start = reader.offset()
    reader.attribute()
    arguments[0].spelled(start)


def _same_type(reader: HeaderReader, arguments: Arguments) -> None:
    """Nothing is spelled: types are equal. Arguments: those that follow, and what they follow from."""
    *same, known = arguments
    for each in same:
        each.give_types(list(known.types())[:1] * (1 if each.arity == "one" else len(each.uses())))


def _results(reader: HeaderReader, arguments: Arguments) -> None:
    """(`->` (type | `(` type,* `)`))?;  argument: the types of the results"""
    start = reader.offset()
    arguments[0].give_types(reader.opt_arrow_types(), start)


DIRECTIVES: dict[str, Directive] = {
    "Keyword": _keyword,
    "NamedAttribute": _named_attribute,
    "OptSymbolName": _opt_symbol_name,
    "Quoted": _quoted,
    "Region": _region,
    "Results": _results,
    "SameType": _same_type,
    "Symbol": _symbol,
    "SymbolName": _symbol_name,
    "TypeAttribute": _type_attribute,
}
