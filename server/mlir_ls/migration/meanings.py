"""What names stand for: integer constants."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from mlir_ls.migration.hooks import hooks
from mlir_ls.semantics.isolated_names import is_isolated
from mlir_ls.syntax.shape import attribute_text
from mlir_ls.syntax.tree import Node, Region

_INTEGER = re.compile(r"-?[0-9]+(?![.\w])|(?:true|false)\b")
_FLAGS = {"true": 1, "false": 0}


def constants_of(region: Region) -> dict[int, dict[str, int]]:
    """The integer constants that operations can see, by name, by the identity of the operation."""
    integers = frozenset([name for names in hooks("INTEGER_CONSTANTS").values() for name in names])
    found: dict[int, dict[str, int]] = {}
    todo: list[tuple[Region, dict[str, int]]] = [(region, {})]
    while todo:
        here, scope = todo.pop()
        for node in here.items():
            found[id(node)] = scope
            shape = node.shape
            if shape.name in integers and shape.definitions:
                spelled = attribute_text(shape, "value")
                number = None if spelled is None else _INTEGER.match(shape.text, spelled.start, spelled.end)
                if number is not None:
                    scope[node.names[shape.definitions[0].slot]] = _FLAGS[number[0]] if number[0] in _FLAGS else int(number[0])
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
