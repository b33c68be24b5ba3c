"""Launches of gpu in 2019, whose regions had names of their own: what these become where the region sees all around it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from mlir_ls.migration.meanings import defined_in, nodes_in, regions_of
from mlir_ls.syntax.erase import slot_offsets
from mlir_ls.syntax.tree import Node

_LAUNCH = "gpu.launch"
_CONFIGURATION = 12  # arguments of a launch's region: indices and sizes of blocks and threads
_SIZES = 6  # operands of a launch


def renamed_in_launches(top: Node, new: Callable[[str], str]) -> dict[int, dict[str, str]]:
    """The names that become others inside of launches, by the identity of the operation or label that has them.

    What is passed to a launch is what it was outside. What is defined in a launch under a name that stands for something
    else around it gets a new one.
    """
    nodes = [top, *nodes_in(regions_of(top))]
    launches = [node for node in nodes if node.shape.name == _LAUNCH and node.body is not None]
    if not launches:
        return {}
    inside = {id(launch): list(nodes_in(regions_of(launch))) for launch in launches}
    within = {id(node) for nodes in inside.values() for node in nodes}
    around = {name for node in nodes if id(node) not in within for name in _values(node)}
    found: dict[int, dict[str, str]] = {}
    for launch in launches:
        names = _passed(launch)
        for name in sorted({name for node in inside[id(launch)] for name in defined_in(node)}):
            if name in around and name not in names:
                names[name] = new(name)
        for node in inside[id(launch)] if names else ():
            found[id(node)] = {**found.get(id(node), {}), **names}
    return found


def _passed(launch: Node) -> dict[str, str]:
    """The arguments of the region that stand for what is passed, each with its name outside."""
    shape = launch.shape
    if not shape.regions or shape.generic:
        return {}
    arguments = [launch.names[each.slot] for each in shape.regions[0].arguments[_CONFIGURATION:]]
    operands = [launch.names[slot] for slot, _, _ in shape.uses[_SIZES:]]
    return dict(zip(arguments, operands, strict=False))


def _values(node: Node) -> Iterator[str]:
    """The names of the values in an operation or a label, but for those that a launch passes on under other names."""
    own = set(_passed(node)) if node.shape.name == _LAUNCH else set()
    used = {node.names[slot] for slot, _, _ in node.shape.uses}
    for slot, offset in enumerate(slot_offsets(node.shape.text)):
        if slot < len(node.names) and node.shape.text[offset] == "%" and node.names[slot] not in own - used:
            yield node.names[slot]
