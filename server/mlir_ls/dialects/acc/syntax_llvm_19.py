"""acc of LLVM 19: what it spells otherwise."""

from __future__ import annotations

from mlir_ls.dialects.acc.syntax import DIRECTIVES as TODAY
from mlir_ls.ods.assembly.directives import Arguments, Directive
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.reader import HeaderReader


def _combined_constructs(reader: HeaderReader, arguments: Arguments) -> None:
    """(`combined` `(` construct `)`)?"""
    if reader.accept("combined"):
        reader.expect("(")
        TODAY["CombinedConstructsLoop"](reader, arguments)
        reader.expect(")")


def _recipes_and_operands(reader: HeaderReader, arguments: Arguments) -> None:
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


DIRECTIVES: dict[str, Directive] = {
    "CombinedConstructsLoop": _combined_constructs,
    "SymOperandList": _recipes_and_operands,
}
