"""irdl of LLVM 19: variadicities before values that have no names."""

from __future__ import annotations

from mlir_ls.dialects.irdl.syntax import VARIADICITIES
from mlir_ls.ods.assembly.directives import Arguments, Directive
from mlir_ls.syntax.reader import HeaderReader


def _values_with_variadicity(reader: HeaderReader, arguments: Arguments) -> None:
    """`(` (variadicity? %value),* `)`;  arguments: the values, their variadicities"""
    values, variadicities = arguments
    kinds: list[str] = []

    def value() -> int:
        kinds.append(reader.accept_any(VARIADICITIES) or "single")
        return reader.use()

    values.give(reader.delimited("(", value))
    variadicities.imply(f"#irdl<variadicity_array[{', '.join(kinds)}]>")


DIRECTIVES: dict[str, Directive] = {"ValuesWithVariadicity": _values_with_variadicity}
