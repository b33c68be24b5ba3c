"""Texts with what their aliases stand for, as the readers of operations look into maps and sets."""

from __future__ import annotations

import re
from collections.abc import Sequence

from mlir_ls.features.refactoring.affine_texts import over_operands
from mlir_ls.semantics.environment import Environment
from mlir_ls.syntax.leaf.attributes import AffineMapAttr
from mlir_ls.syntax.leaf.errors import LeafError

_ALIAS = re.compile(r'"(?:[^"\\]|\\.)*"|(?<![\w$.%-])(?P<name>[#!](?:[A-Za-z_$][\w$-]*|\d+))(?![\w$.<-])')

Arguments = tuple[tuple[str, str | None], ...]


class Readable:
    """Replaces aliases, but for those of locations."""

    def __init__(self, environment: Environment) -> None:
        self._environment = environment
        self._meanings: dict[str, str] = {}
        for name, leaf in environment.aliases.items():
            meaning = str(environment.resolve(leaf))
            if not meaning.startswith("loc"):
                self._meanings[name] = meaning

    def text(self, text: str) -> str:
        """A text with what its aliases stand for in their places."""
        if not self._meanings:
            return text
        return _ALIAS.sub(lambda found: self._meanings.get(found["name"] or "", found[0]), text)

    def arguments(self, arguments: Arguments) -> Arguments:
        """The arguments of a block, with what aliases stand for in their types."""
        if not self._meanings:
            return arguments
        return tuple([(name, self._type(spelled)) for name, spelled in arguments])

    def _type(self, spelled: str | None) -> str | None:
        if spelled is None:
            return None
        try:
            return str(self._environment.leaves.parse_type(self.text(spelled)))
        except LeafError:
            return spelled

    def over(self, text: str, operands: Sequence[str]) -> tuple[int, str] | None:
        """How many operands a map takes, and its results as expressions over these; None where it is no map."""
        if not text.startswith("affine_map"):
            return None
        try:
            attribute = self._environment.leaves.parse_attribute(text)
        except LeafError:
            return None
        if not isinstance(attribute, AffineMapAttr):
            return None
        count = attribute.map.dims + attribute.map.symbols
        return (count, over_operands(attribute.map, operands)) if count <= len(operands) else None
