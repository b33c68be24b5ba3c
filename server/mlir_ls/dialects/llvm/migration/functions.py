"""Functions that become functions of llvm."""

from __future__ import annotations

from mlir_ls.dialects.llvm.llvm_ir import DIALECT, node_of
from mlir_ls.migration.meanings import nodes_in
from mlir_ls.migration.place import RewriteSite
from mlir_ls.syntax.leaf.attributes import TypeAttr
from mlir_ls.syntax.leaf.types import FunctionType
from mlir_ls.syntax.shape import OpShape, symbol_text
from mlir_ls.syntax.tree import Located, Region

INTEGER_CONSTANTS = ("llvm.constant", "llvm.mlir.constant", "llvm.pseudo.constant")
_REFERRING = frozenset((*INTEGER_CONSTANTS, "llvm.call", "llvm.mlir.addressof", "llvm.invoke"))


def function_at(item: Located, place: RewriteSite) -> tuple[str, str] | None:
    """A function that operations of llvm name is one of llvm."""
    symbol = item.node.shape.symbol
    named = symbol is not None and f"@{symbol_text(symbol, item.node.names)}" in place.names.functions_of(DIALECT)
    return ("llvm.func", "") if named else None


def functions_in(region: Region) -> frozenset[str]:
    """The functions that become functions of llvm: their types are all of it, and operations of llvm alone name them."""
    fit: set[str] = set()
    named: set[str] = set()
    others: set[str] = set()
    for node in nodes_in([region]):
        shape = node.shape
        if shape.name == "builtin.func" and shape.symbol is not None and _is_of_llvm(shape):
            fit.add(f"@{symbol_text(shape.symbol, node.names)}")
        for use in shape.symbol_uses:
            (named if shape.name in _REFERRING else others).add(f"@{symbol_text(use, node.names)}")
    return frozenset((fit & named) - others)


def _is_of_llvm(shape: OpShape) -> bool:
    found = shape.implied.get("type")
    type_ = found.value if isinstance(found, TypeAttr) else None
    if not isinstance(type_, FunctionType) or len(type_.results) > 1:
        return False
    return all([node_of(each) is not None for each in (*type_.inputs, *type_.results)])
