"""smt: constants that are vectors of bits, and what types consist of."""

from __future__ import annotations

from collections.abc import Sequence

from mlir_ls.ods.bodies.declared import DeclaredBody
from mlir_ls.ods.bodies.find import Known
from mlir_ls.ods.bodies.reader import BodyReader
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.types import DialectType, TypeAlias


def _bit_vector(reader: BodyReader, known: Known) -> DeclaredBody:
    """`<` integer `>`"""
    reader.expect("<")
    value = reader.integer()
    reader.expect(">")
    return DeclaredBody(f"<{value}>", (value,))


def _wide_enough(width: int) -> str:
    return "a bit-vector has at least one bit" if width < 1 else ""


def _of_the_dialect(domain: Type, values: Type) -> str:
    return _refused([domain, values], "an array leads from a type of the dialect to another", functions=True)


def _no_functions(domain: tuple[Type, ...], result: Type) -> str:
    if not domain:
        return "a function takes at least one argument"
    return _refused([*domain, result], "what a function takes and gives is of the dialect, and no function")


def _refused(types: Sequence[Type], message: str, functions: bool = False) -> str:
    for each in types:
        if isinstance(each, TypeAlias):
            continue
        if not isinstance(each, DialectType) or each.dialect != "smt" or (each.mnemonic == "func" and not functions):
            return f"{message}, but got `{each}`"
    return ""


def _sorts(_: str, parameters: tuple[Type, ...] | None) -> str:
    return _refused(parameters or (), "the parameters of a sort are types of the dialect, and no functions")


ATTRIBUTES = {"bv": _bit_vector}

TYPE_REQUIREMENTS = {"array": _of_the_dialect, "bv": _wide_enough, "func": _no_functions, "sort": _sorts}
