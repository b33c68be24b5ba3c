"""What LLVM 19 spells otherwise."""

from __future__ import annotations

from typing import NamedTuple

from mlir_ls.dialects.assembly.directives import Argument, Arguments, Directive
from mlir_ls.dialects.assembly.enums import case_reader
from mlir_ls.dialects.syntaxes.acc import DIRECTIVES as ACC
from mlir_ls.dialects.syntaxes.gpu import OPERATIONS as GPU
from mlir_ls.dialects.syntaxes.irdl import VARIADICITIES
from mlir_ls.dialects.syntaxes.linalg import OPERATIONS as LINALG
from mlir_ls.dialects.syntaxes.llvm import OPERATIONS as LLVM
from mlir_ls.dialects.syntaxes.omp import DIRECTIVES as OMP
from mlir_ls.dialects.syntaxes.parts import argument_name, definitions, give_results, operand
from mlir_ls.dialects.syntaxes.transform import OPERATIONS as TRANSFORM
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.types import DialectType
from mlir_ls.syntax.reader import Reader


def _combined_constructs(reader: Reader, arguments: Arguments) -> None:
    """(`combined` `(` construct `)`)?"""
    if reader.accept("combined"):
        reader.expect("(")
        ACC["CombinedConstructsLoop"](reader, arguments)
        reader.expect(")")


def _recipes_and_operands(reader: Reader, arguments: Arguments) -> None:
    """(@recipe `->` %value `:` type),*

    Arguments: operands, their types, recipes.
    """
    operands, operand_types, recipes = arguments
    start = reader.offset()
    uses: list[int] = []
    types: list[Type] = []

    def item() -> str:
        recipe = reader.offset()
        reader.symbol_reference()
        spelling = reader.text[recipe : reader.end_of_last()]
        reader.expect("->")
        uses.append(reader.use())
        reader.expect(":")
        types.append(reader.type())
        return spelling

    found = reader.comma_list(item)
    operands.give(uses)
    operand_types.give_types(types, start)
    recipes.spelled(start)
    recipes.imply(f"[{', '.join(found)}]")


def _values_with_variadicity(reader: Reader, arguments: Arguments) -> None:
    """`(` (variadicity? %value),* `)`;  arguments: the values, their variadicities"""
    values, variadicities = arguments
    kinds: list[str] = []

    def value() -> int:
        kinds.append(reader.accept_any(VARIADICITIES) or "single")
        return reader.use()

    values.give(reader.delimited("(", value))
    variadicities.imply(f"#irdl<variadicity_array[{', '.join(kinds)}]>")


class _Variables(NamedTuple):
    """What a clause of variables says; `slots` are those of the arguments that stand for them."""

    uses: list[int]
    types: list[Type]
    byref: list[str]
    slots: list[int]


def _variables(reader: Reader, named: bool) -> _Variables:
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


def _reductions(reader: Reader, arguments: Arguments) -> None:
    """Variables that are not named;  arguments: values, their types, which are by reference, symbols."""
    values, types, byref, symbols = arguments
    start = reader.offset()
    _give(_variables(reader, named=False), start, values, types, symbols, byref)


def _named_reductions(reader: Reader, arguments: Arguments) -> _Variables:
    """Variables that are named;  arguments: values, their types, which are by reference, symbols."""
    values, types, byref, symbols = arguments
    start = reader.offset()
    return _give(_variables(reader, named=True), start, values, types, symbols, byref)


def _privates(reader: Reader, arguments: Arguments) -> _Variables:
    """Variables that are named;  arguments: values, their types, symbols."""
    values, types, symbols = arguments
    start = reader.offset()
    return _give(_variables(reader, named=True), start, values, types, symbols, None)


def _private_list(reader: Reader, arguments: Arguments) -> None:
    """Variables that are named, where the region's block spells the arguments again."""
    _privates(reader, arguments)


def _region_with_arguments(reader: Reader, arguments: Arguments) -> None:
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


def _map_entries(reader: Reader, arguments: Arguments) -> None:
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


def _members_index(reader: Reader, arguments: Arguments) -> None:
    """(`[` integer,* `]`),*, which are a tensor: shorter lists end with -1"""
    start = reader.offset()
    lists = reader.comma_list(lambda: reader.delimited("[", reader.integer))
    longest = max(map(len, lists))
    arguments[0].spelled(start)
    rows = [str(row + [-1] * (longest - len(row))) for row in lists]
    arguments[0].imply(f"dense<[{', '.join(rows)}]> : tensor<{len(lists)}x{longest}xi64>")


def _optional_region(keyword: str) -> Directive:
    """(keyword region)?"""

    def read(reader: Reader, _: Arguments) -> None:
        if reader.accept(keyword):
            reader.region()

    return read


def _overflow_flags(reader: Reader, arguments: Arguments) -> None:
    """(`overflow` `<` flag,* `>`)?"""
    if not reader.accept("overflow"):
        return
    start = reader.offset()
    cases = arguments[0].cases
    read = case_reader(None if cases is None else cases.enum, several=False)
    reader.delimited("<", lambda: read(reader))
    arguments[0].spelled(start)


def _dictionary(reader: Reader, _: Arguments) -> None:
    """attr-dict, in which the operation's own attributes have their own syntax"""
    reader.opt_attribute_dictionary()


def _split(reader: Reader) -> None:
    """As in later releases, but with a second result of the same type."""
    TRANSFORM["structured.split"](reader)
    reader.result_types = reader.result_types * 2
    reader.result_count = 2


def _icmp(reader: Reader) -> None:
    """As in later releases, where no vector type of the dialect is left."""
    LLVM["icmp"](reader)
    if isinstance(reader.use_types[0], DialectType) and reader.use_types[0].mnemonic == "vec":
        reader.result_types = [None]


def _cond_if(reader: Reader) -> None:
    """%condition (`->` results)? region (`else` region)? dictionary?"""
    operand(reader, "condition")
    give_results(reader, reader.opt_arrow_types())
    reader.region()
    if reader.accept("else"):
        reader.region()
    reader.opt_attribute_dictionary()


OPERATIONS = {
    "linalg.batch_matmul_transpose_a": LINALG["sub"],
    "linalg.batch_matmul_transpose_b": LINALG["sub"],
    "linalg.elemwise_binary": LINALG["sub"],
    "linalg.elemwise_unary": LINALG["exp"],
    "linalg.matmul_transpose_a": LINALG["sub"],
    "linalg.matmul_transpose_b": LINALG["sub"],
    "llvm.icmp": _icmp,
    "tosa.cond_if": _cond_if,
    "transform.structured.split": _split,
    "vector.warp_execute_on_lane_0": GPU["warp_execute_on_lane_0"],
}

DIRECTIVES: dict[str, Directive] = {
    "acc.CombinedConstructsLoop": _combined_constructs,
    "acc.SymOperandList": _recipes_and_operands,
    "irdl.ValuesWithVariadicity": _values_with_variadicity,
    "llvm.LLVMOpAttrs": _dictionary,
    "llvm.OverflowFlags": _overflow_flags,
    "omp.AtomicReductionRegion": _optional_region("atomic"),
    "omp.CleanupReductionRegion": _optional_region("cleanup"),
    "omp.CopyPrivateVarList": OMP["Copyprivate"],
    "omp.MapEntries": _map_entries,
    "omp.MembersIndex": _members_index,
    "omp.ParallelRegion": _region_with_arguments,
    "omp.PrivateList": _private_list,
    "omp.ReductionVarList": _reductions,
    "omp.Wsloop": _region_with_arguments,
}
