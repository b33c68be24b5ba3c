"""irdl: dialects, described as operations."""

from __future__ import annotations

from mlir_ls.dialects.pdl.syntax import read_attribute_values
from mlir_ls.ods.assembly.directives import Arguments, Directive
from mlir_ls.syntax.reader import HeaderReader

VARIADICITIES = ("single", "optional", "variadic")


def _single_block_region(reader: HeaderReader, arguments: Arguments) -> None:
    """region?"""
    reader.opt_region()


def _named_values(reader: HeaderReader, arguments: Arguments) -> None:
    """`(` (name `:` variadicity? %value),* `)`;  arguments: the values, their names, perhaps their variadicities"""
    values, names, *variadicities = arguments
    uses: list[int] = []
    found: list[str] = []
    kinds: list[str] = []

    def value() -> None:
        found.append(reader.keyword())
        reader.expect(":")
        if variadicities:
            kinds.append(reader.accept_any(VARIADICITIES) or "single")
        uses.append(reader.use())

    reader.delimited("(", value)
    values.give(uses)
    names.imply("[" + ", ".join([f'"{name}"' for name in found]) + "]")
    for each in variadicities:
        each.imply(f"#irdl<variadicity_array[{', '.join(kinds)}]>")


DIRECTIVES: dict[str, Directive] = {
    "AttributesOp": read_attribute_values,
    "NamedValueList": _named_values,
    "NamedValueListWithVariadicity": _named_values,
    "SingleBlockRegion": _single_block_region,
}
