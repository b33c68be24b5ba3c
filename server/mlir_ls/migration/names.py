"""Names of values: new ones, and those of results that were one and become several."""

from __future__ import annotations

from collections.abc import Iterable

from mlir_ls.migration.hooks import hooks
from mlir_ls.migration.meanings import constants_of, nodes_in
from mlir_ls.migration.rewriter import Rewriter
from mlir_ls.semantics.environment import environment_of
from mlir_ls.syntax.erase import slot_offsets
from mlir_ls.syntax.leaf import LeafParser
from mlir_ls.syntax.shape import OpShape, symbol_text
from mlir_ls.syntax.tree import Node, Region


def _without_dots(known: Iterable[str]) -> dict[str, str]:
    """New names for the aliases whose names hold dots, which begin the names of dialects' types and attributes today."""
    taken, found = set(known), {}
    for name in sorted(taken):
        if "." in name:
            new = name.replace(".", "_")
            while new in taken:
                new += "_"
            taken.add(new)
            found[name] = new
    return found


class ChunkNames:
    """The names of a chunk, and what reads its types and attributes.

    `parts`: names whose results become values of their own, in the operation at the top that is being rewritten, with the
    names of those values.
    `inductions`: names of the induction variables of its loops. `renamed`: names of values that are
    others today, by the identity of the operation or label that has them. `aliases`: the names of aliases that may not be what
    they are, with those of today. `of_release`: the text is one of a release, with maps and elements as today.
    `in_front`: lines of their own before an operation, by its identity.
    `remembered`: what the modules of dialects found in the whole text, by words of theirs.
    """

    def __init__(self, region: Region, leaves: LeafParser, of_release: bool = False) -> None:
        self.leaves = leaves
        self.of_release = of_release
        self.remembered: dict[str, dict[str, str]] = {}
        self.environment = environment_of(region, leaves)
        self.taken: set[str] = set()
        self.parts: dict[str, tuple[str, ...]] = {}
        self.inductions: set[str] = set()
        self._functions: dict[str, frozenset[str]] = {
            dialect: find(region) for dialect, find in hooks("functions_in").items()
        }
        self._kinds = {f"@{symbol_text(node.shape.symbol, node.names)}": node.shape.name for node in nodes_in([region])
                       if node.shape.symbol is not None}  # fmt: skip
        self._constants = constants_of(region)
        self.aliases = {} if of_release else _without_dots(self.environment.aliases)
        self.renamed: dict[int, dict[str, str]] = {}
        self.in_front: dict[int, list[str]] = {}

    def enter(self, node: Node) -> None:
        """From now on the names are those of this operation at the top."""
        self.taken = {*node.names, *[name for each in nodes_in(node.body.regions if node.body else ()) for name in each.names]}
        self.parts = {}
        self.inductions = set()
        self.renamed, self.in_front = {}, {}
        for enter in hooks("enter_operation").values():
            enter(node, self)

    def functions_of(self, dialect: str) -> frozenset[str]:
        """The symbols, `@name`, of functions that become functions of a dialect."""
        return self._functions.get(dialect, frozenset())

    def kind_of(self, symbol: str) -> str:
        """The operation that defines a symbol, `@name`; nothing where none does."""
        return self._kinds.get(symbol, "")

    def number(self, node: Node, use: int) -> int | None:
        """The value of an operand that an integer constant defines; None where there is no such operand."""
        if use >= len(node.shape.uses):
            return None
        return self._constants.get(id(node), {}).get(node.names[node.shape.uses[use][0]])

    def renamed_in(self, node: Node) -> dict[str, str]:
        """The names of values that are others today, where this operation or label has them."""
        return self.renamed.get(id(node), {})

    def new(self, wish: str) -> str:
        """A name that nothing has yet."""
        name, number = wish, 0
        while name in self.taken:
            name = f"{wish}_{number}"
            number += 1
        self.taken.add(name)
        return name

    def split(self, name: str, count: int) -> None:
        """The results of a value become values of their own, with new names."""
        if name not in self.parts:
            front = f"r{name}" if name.isdigit() else name
            self.parts[name] = tuple([self.new(f"{front}_{number}") for number in range(count)])

    def part(self, name: str, number: int) -> str | None:
        """The name of one of the values that the results of a value became; None where they became none."""
        parts = self.parts.get(name, ())
        return parts[number] if number < len(parts) else None

    def split_results(self, rewriter: Rewriter, shape: OpShape) -> None:
        """One name that stands for several results says how many today."""
        if len(shape.definitions) != 1 or shape.definitions[0].size < 2 or shape.result_count is None:
            return
        slot = shape.definitions[0].slot
        start = slot_offsets(shape.text)[slot]
        if not shape.text[start + 1 :].lstrip().startswith(":"):
            rewriter.append(start, start + 1, f":{shape.definitions[0].size}")

    def rename_uses(self, rewriter: Rewriter, shape: OpShape) -> None:
        """`%x#1`, where the results of `%x` became values of their own, is `%x_1` today."""
        renamed = self.renamed_in(rewriter.item.node)
        if renamed:
            for slot, offset in enumerate(slot_offsets(shape.text)):
                name = rewriter.item.node.names[slot] if slot < len(rewriter.item.node.names) else ""
                if name in renamed and shape.text[offset] == "%":
                    rewriter.replace(offset, offset + 1, f"%{renamed[name]}")
        if not self.parts:
            return
        offsets = slot_offsets(shape.text)
        names = rewriter.item.node.names
        for slot, number, _ in shape.uses:
            new = self.part(names[slot], number) if slot < len(names) else None
            if new is not None:
                start = offsets[slot]
                rest = shape.text[start + 1 :]
                length = 1 + len(f"#{number}") if rest.startswith(f"#{number}") else 1
                rewriter.replace(start, start + length, f"%{new}")
