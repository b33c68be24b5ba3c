"""What the aliases of a chunk stand for. MLIR language reference, "Attribute Value Aliases" and "Type aliases"."""

from __future__ import annotations

from typing import Any

from mlir_ls.caches import kept
from mlir_ls.syntax.leaf import Attribute, Leaf, LeafError, Type, active_form, parse_attribute, parse_type
from mlir_ls.syntax.leaf.forms import Form
from mlir_ls.syntax.shape import AliasUse, Shape, Verdict
from mlir_ls.syntax.tree import Node, Region


class Environment:
    """The aliases of a chunk. Two chunks, or two versions of one, with the same definitions share an environment.

    `verdicts` are those of the verifier on shapes that mention aliases, `answers` what came of the rules that look at
    what is around an operation, where that may mention aliases, `inside` the same of what is in its regions. `counted` are
    operations that were looked at lately, `resolved` types and attributes without their aliases.
    """

    __slots__ = ("aliases", "answers", "counted", "inside", "names", "resolved", "verdicts")

    def __init__(self, aliases: dict[str, Type | Attribute], names: frozenset[str]) -> None:
        self.aliases = aliases
        self.names = names
        self.verdicts: dict[Shape, Verdict] = {}
        self.answers: dict[Shape, Any] = {}
        self.inside: dict[Shape, Any] = {}
        self.counted: dict[Shape, Any] = {}
        self.resolved: dict[Leaf, Leaf] = {}

    def forget_shapes(self) -> None:
        """Forgets what is known of shapes, which is found again as it is needed."""
        for known in (self.verdicts, self.answers, self.inside, self.counted):
            known.clear()


EMPTY = Environment({}, frozenset())
for _known in (EMPTY.verdicts, EMPTY.answers, EMPTY.inside, EMPTY.counted, EMPTY.resolved):
    kept(_known)

_environments: dict[tuple[Form, tuple[tuple[str, str], ...]], Environment] = kept({})
_REMEMBERED = 64


def alias_name(node: Node) -> str:
    """The name of the alias that a node defines, with its sigil."""
    shape = node.shape
    if shape.symbol is not None and 0 <= shape.symbol.slot < len(node.names):
        return shape.name + node.names[shape.symbol.slot]
    return shape.name


def used_alias(alias: AliasUse, names: tuple[str, ...]) -> str:
    """The name of an alias that is used in an operation with these names, with its sigil."""
    return alias.name + names[alias.slot] if 0 <= alias.slot < len(names) else alias.name


def environment_of(region: Region) -> Environment:
    """The environment that the alias definitions among a chunk's items make."""
    definitions = [definition for run in region.runs for definition in run.definitions]
    if not definitions:
        return EMPTY
    key = (active_form(), tuple(definitions))
    known = _environments.get(key)
    if known is None:
        if len(_environments) >= _REMEMBERED:
            _environments.clear()
        known = _environments[key] = Environment(_values(definitions), frozenset([name for name, _ in definitions]))
    return known


def _values(definitions: list[tuple[str, str]]) -> dict[str, Type | Attribute]:
    values: dict[str, Type | Attribute] = {}
    for name, spelling in definitions:
        try:
            values.setdefault(name, parse_type(spelling) if name[0] == "!" else parse_attribute(spelling))
        except LeafError:
            continue
    return values
