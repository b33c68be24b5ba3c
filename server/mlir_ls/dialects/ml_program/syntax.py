"""ml_program: the structure of programs for machine learning."""

from __future__ import annotations

from mlir_ls.ods.assembly.directives import Arguments, Directive
from mlir_ls.ods.assembly.shared import symbol_visibility
from mlir_ls.ods.syntaxes.functions import read_function
from mlir_ls.syntax.reader import HeaderReader


def _token_ordering(reader: HeaderReader, arguments: Arguments) -> None:
    """(`ordering` `(` (`(` `)` | %token,*) `->` type `)`)?;  arguments: tokens that are taken, type of the new one"""
    tokens, type_ = arguments
    if not reader.accept("ordering"):
        return
    reader.expect("(")
    if reader.accept("("):
        reader.expect(")")
    else:
        tokens.give(reader.uses())
    reader.expect("->")
    start = reader.offset()
    type_.give_types([reader.type()], start)
    reader.expect(")")


def _visibility(reader: HeaderReader, arguments: Arguments) -> None:
    """`public`, `private` or `nested`"""
    start = reader.offset()
    symbol_visibility(reader, arguments)
    if reader.offset() == start:
        reader.miss("public", "private", "nested")


OPERATIONS = {"func": read_function, "subgraph": read_function}

DIRECTIVES: dict[str, Directive] = {"SymbolVisibility": _visibility, "TokenOrdering": _token_ordering}
