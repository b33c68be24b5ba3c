"""What names stand for: integer constants; and where they are defined."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain

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


def regions_of(node: Node) -> Sequence[Region]:
    """The regions of an item."""
    return node.body.regions if node.body is not None else ()


def defined_in(node: Node) -> list[str]:
    """The names that an operation or a label defines, arguments of its regions included."""
    shape = node.shape
    slots = [each.slot for each in chain(shape.definitions, *[region.arguments for region in shape.regions])]
    return [node.names[slot] for slot in slots if slot < len(node.names)]
