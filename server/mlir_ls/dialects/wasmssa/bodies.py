"""wasmssa: what local variables and tables hold."""

from __future__ import annotations

from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.types import DialectType, FloatType, IntegerType, TypeAlias

_NUMBERS = ("i32", "i64", "i128", "f32", "f64")


def _is_reference(found: Type) -> bool:
    return isinstance(found, DialectType) and found.dialect == "wasmssa" and found.mnemonic in ("externref", "funcref")


def _local(held: Type) -> str:
    is_number = isinstance(held, IntegerType | FloatType) and str(held) in _NUMBERS
    if is_number or _is_reference(held) or isinstance(held, TypeAlias):
        return ""
    return f"no local variable is of type `{held}`"


def _table(reference: Type, _: Type) -> str:
    if _is_reference(reference) or isinstance(reference, TypeAlias):
        return ""
    return f"a table has elements of type `!wasmssa.funcref` or `!wasmssa.externref`, but got `{reference}`"


TYPE_REQUIREMENTS = {"local": _local, "tabletype": _table}
