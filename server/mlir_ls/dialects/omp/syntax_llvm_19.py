"""omp of LLVM 19: clauses whose variables have symbols before them."""

from __future__ import annotations

from typing import NamedTuple

from mlir_ls.dialects.omp.syntax import DIRECTIVES as TODAY
from mlir_ls.ods.assembly.directives import Argument, Arguments, Directive
from mlir_ls.ods.syntaxes.parts import argument_name, definitions
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.reader import HeaderReader


class _Variables(NamedTuple):
    """What a clause of variables says; `slots` are those of the arguments that stand for them."""

    uses: list[int]
    types: list[Type]
    byref: list[str]
    slots: list[int]


def _variables(reader: HeaderReader, named: bool) -> _Variables:
    """(`byref`? @symbol (%value `->` %argument | `->` %value) `:` type),*, the first of the two if `named`"""
    found = _Variables([], [], [], [])

    def variable() -> None:
        found.byref.append("true" if reader.accept("byref") else "false")
        reader.symbol_reference()
        if named:
            found.uses.append(reader.use())
            reader.expect("->")
            found.slots.append(argument_name(reader))
        else:
            reader.expect("->")
            found.uses.append(reader.use())
        reader.expect(":")
        found.types.append(reader.type())

    reader.comma_list(variable)
    return found


def _give(
    found: _Variables, start: int, values: Argument, types: Argument, symbols: Argument, byref: Argument | None
) -> _Variables:
    values.give(found.uses)
    types.give_types(found.types, start)
    symbols.spelled(start)
    if byref is not None:
        byref.imply(f"array<i1: {', '.join(found.byref)}>")
    return found


def _reductions(reader: HeaderReader, arguments: Arguments) -> None:
    """Variables that are not named;  arguments: values, their types, which are by reference, symbols."""
    values, types, byref, symbols = arguments
    start = reader.offset()
    _give(_variables(reader, named=False), start, values, types, symbols, byref)


def _named_reductions(reader: HeaderReader, arguments: Arguments) -> _Variables:
    """Variables that are named;  arguments: values, their types, which are by reference, symbols."""
    values, types, byref, symbols = arguments
    start = reader.offset()
    return _give(_variables(reader, named=True), start, values, types, symbols, byref)


def _privates(reader: HeaderReader, arguments: Arguments) -> _Variables:
    """Variables that are named;  arguments: values, their types, symbols."""
    values, types, symbols = arguments
    start = reader.offset()
    return _give(_variables(reader, named=True), start, values, types, symbols, None)


def _private_list(reader: HeaderReader, arguments: Arguments) -> None:
    """Variables that are named, where the region's block spells the arguments again."""
    _privates(reader, arguments)


def _region_with_arguments(reader: HeaderReader, arguments: Arguments) -> None:
    """(`reduction` `(` variables `)`)? (`private` `(` variables `)`)? region, which has an argument for each variable

    Arguments: region; values, types, which are by reference, and symbols of `reduction`; perhaps values, types and
    symbols of `private`.
    """
    _, values, types, byref, symbols, *private = arguments
    slots: list[int] = []
    found: list[Type] = []
    for keyword, directive, given in (
        ("reduction", _named_reductions, (values, types, byref, symbols)),
        ("private", _privates, private),
    ):
        if given and reader.accept(keyword):
            reader.expect("(")
            read = directive(reader, given)
            reader.expect(")")
            slots += read.slots
            found += read.types
    reader.region(definitions(slots, found))


def _map_entries(reader: HeaderReader, arguments: Arguments) -> None:
    """(%value (`->` %argument)?),* `:` type,*, where the region's block spells the arguments again

    Arguments: values, their types.
    """
    values, types = arguments

    def entry() -> int:
        use = reader.use()
        if reader.accept("->"):
            argument_name(reader)
        return use

    uses = reader.comma_list(entry)
    reader.expect(":")
    start = reader.offset()
    values.give(uses)
    types.give_types(reader.types(), start)


def _members_index(reader: HeaderReader, arguments: Arguments) -> None:
    """(`[` integer,* `]`),*, which are a tensor: shorter lists end with -1"""
    start = reader.offset()
    lists = reader.comma_list(lambda: reader.delimited("[", reader.integer))
    longest = max(map(len, lists))
    arguments[0].spelled(start)
    rows = [str(row + [-1] * (longest - len(row))) for row in lists]
    arguments[0].imply(f"dense<[{', '.join(rows)}]> : tensor<{len(lists)}x{longest}xi64>")


def _optional_region(keyword: str) -> Directive:
    """(keyword region)?"""

    def read(reader: HeaderReader, _: Arguments) -> None:
        if reader.accept(keyword):
            reader.region()

    return read


DIRECTIVES: dict[str, Directive] = {
    "AtomicReductionRegion": _optional_region("atomic"),
    "CleanupReductionRegion": _optional_region("cleanup"),
    "CopyPrivateVarList": TODAY["Copyprivate"],
    "MapEntries": _map_entries,
    "MembersIndex": _members_index,
    "ParallelRegion": _region_with_arguments,
    "PrivateList": _private_list,
    "ReductionVarList": _reductions,
    "Wsloop": _region_with_arguments,
}
