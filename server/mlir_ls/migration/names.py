"""Names of values: new ones, and those of results that were one and become several."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from mlir_ls.migration.rewriter import Rewriter
from mlir_ls.semantics.environment import environment_of
from mlir_ls.syntax.erase import slot_offsets
from mlir_ls.syntax.shape import Shape
from mlir_ls.syntax.tree import Node, Region

_INTEGER = re.compile(r"-?[0-9]+(?![.x0-9])")


class Names:
    """The names of a chunk.

    `parts`: names whose results become values of their own, in the operation at the top that is being rewritten.
    `inductions`: names of the induction variables of its loops. `numbers`: names of its constants of SPIR-V that are
    integers, and which; None where a name has several meanings.
    """

    def __init__(self, region: Region) -> None:
        self.aliases = environment_of(region).aliases
        self.taken = {name for node in _nodes([region]) for name in node.names}
        self.parts: set[str] = set()
        self.inductions: set[str] = set()
        self.numbers: dict[str, int | None] = {}

    def enter(self, node: Node) -> None:
        """From now on the names are those of this operation at the top."""
        self.parts = set()
        self.inductions = set()
        self.numbers = {}
        for inner in _nodes(node.body.regions if node.body is not None else ()):
            shape = inner.shape
            if shape.name == "std.affine_apply" and shape.definitions and (shape.result_count or 2) > 1:
                self.parts.add(inner.names[shape.definitions[0].slot])
            elif shape.name in ("std.for", "affine.for") and shape.regions and shape.regions[0].arguments:
                self.inductions.add(inner.names[shape.regions[0].arguments[0].slot])
            elif shape.name == "spv.constant" and shape.definitions:
                name, number = inner.names[shape.definitions[0].slot], _integer(shape)
                self.numbers[name] = number if self.numbers.get(name, number) == number else None

    def new(self, wish: str) -> str:
        """A name that nothing has yet."""
        name, number = wish, 0
        while name in self.taken:
            name = f"{wish}_{number}"
            number += 1
        self.taken.add(name)
        return name

    def split_results(self, rewriter: Rewriter, shape: Shape) -> None:
        """One name that stands for several results says how many today."""
        if len(shape.definitions) != 1 or shape.definitions[0].size < 2 or shape.result_count is None:
            return
        slot = shape.definitions[0].slot
        start = slot_offsets(shape.text)[slot]
        if not shape.text[start + 1 :].lstrip().startswith(":"):
            rewriter.append(start, start + 1, f":{shape.definitions[0].size}")

    def rename_uses(self, rewriter: Rewriter, shape: Shape) -> None:
        """`%x#1`, where the results of `%x` became values of their own, is `%x_1` today."""
        if not self.parts:
            return
        offsets = slot_offsets(shape.text)
        names = rewriter.item.node.names
        for slot, number, _ in shape.uses:
            if slot < len(names) and names[slot] in self.parts:
                start = offsets[slot]
                rest = shape.text[start + 1 :]
                length = 1 + len(f"#{number}") if rest.startswith(f"#{number}") else 1
                rewriter.replace(start, start + length, f"%{part(names[slot], number)}")


def _integer(shape: Shape) -> int | None:
    """The value of an integer constant."""
    spelled = next((each for each in shape.attributes if each.name == "value"), None)
    found = None if spelled is None else _INTEGER.match(shape.text, spelled.start, spelled.end)
    return None if found is None else int(found[0])


def _nodes(regions: Iterable[Region]) -> Iterator[Node]:
    todo = list(regions)
    while todo:
        for node in todo.pop().items():
            yield node
            if node.body is not None:
                todo += node.body.regions


def part(name: str, number: int) -> str:
    """The name of one of the values that the results of a value became."""
    return f"r{name}_{number}" if name.isdigit() else f"{name}_{number}"
