"""What names stand for: functions that operations of llvm refer to, and integer constants of llvm and spv."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from mlir_ls.dialects.llvm.llvm_ir import node_of
from mlir_ls.semantics.hidden import is_isolated
from mlir_ls.semantics.summary import symbol_text
from mlir_ls.syntax.leaf.attributes import TypeAttr
from mlir_ls.syntax.leaf.types import FunctionType
from mlir_ls.syntax.shape import Shape
from mlir_ls.syntax.tree import Node, Region

_CONSTANTS = ("llvm.constant", "llvm.mlir.constant", "llvm.pseudo.constant")
_REFERRING = frozenset((*_CONSTANTS, "llvm.call", "llvm.mlir.addressof", "llvm.invoke"))
_INTEGERS = frozenset((*_CONSTANTS, "spv.constant"))
_INTEGER = re.compile(r"-?[0-9]+(?![.\w])")


def functions_of_llvm(region: Region) -> frozenset[str]:
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


def _is_of_llvm(shape: Shape) -> bool:
    found = shape.implied.get("type")
    type_ = found.value if isinstance(found, TypeAttr) else None
    if not isinstance(type_, FunctionType) or len(type_.results) > 1:
        return False
    return all([node_of(each) is not None for each in (*type_.inputs, *type_.results)])


def constants_of(region: Region) -> dict[int, dict[str, int]]:
    """The integer constants that operations can see, by name, by the identity of the operation."""
    found: dict[int, dict[str, int]] = {}
    todo: list[tuple[Region, dict[str, int]]] = [(region, {})]
    while todo:
        here, scope = todo.pop()
        for node in here.items():
            found[id(node)] = scope
            shape = node.shape
            if shape.name in _INTEGERS and shape.definitions:
                spelled = next((each for each in shape.attributes if each.name == "value"), None)
                number = None if spelled is None else _INTEGER.match(shape.text, spelled.start, spelled.end)
                if number is not None:
                    scope[node.names[shape.definitions[0].slot]] = int(number[0])
            if node.body is not None:
                inner = {} if is_isolated(node) else scope
                todo += [(each, inner) for each in node.body.regions]
    return found


def nodes_in(regions: Iterable[Region]) -> Iterator[Node]:
    """All items of regions and of those inside them, in no order."""
    todo = list(regions)
    while todo:
        for node in todo.pop().items():
            yield node
            if node.body is not None:
                todo += node.body.regions
