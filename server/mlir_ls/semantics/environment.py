"""What the aliases of a chunk stand for. MLIR language reference, "Attribute Value Aliases" and "Type aliases"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar
from weakref import WeakValueDictionary

from mlir_ls.syntax.cached import CachedRecord
from mlir_ls.syntax.leaf import Attribute, Leaf, LeafError, LeafParser, Type
from mlir_ls.syntax.leaf.attributes import AttributeAlias, DictionaryAttr, StringAttr, SymbolRefAttr, quoted
from mlir_ls.syntax.leaf.locations import Location
from mlir_ls.syntax.leaf.numbers import settled_escapes
from mlir_ls.syntax.leaf.types import TypeAlias
from mlir_ls.syntax.shape import AliasUse, OpShape, Symbol, Verdict, symbol_text
from mlir_ls.syntax.tree import Node, Region
from mlir_ls.system.compiling import mypyc_attr

Definitions = tuple[tuple[str, str], ...]
"""Names of aliases, sigils included, and the spellings of what they stand for."""


@mypyc_attr(native_class=False)
class Environment:
    """The language of a chunk, and its aliases. Two chunks of one language with the same definitions share an environment.

    `leaves` reads types, attributes and locations as the language spells them. `verdicts` are those of the verifier on
    shapes that mention aliases, `answers` what came of the rules that look at what is around an operation, where that may
    mention aliases, `inside` the same of what is in its regions. `counted` are operations that were looked at lately,
    `resolved` types and attributes without their aliases, `defects` why there can be no such type or attribute.
    """

    __slots__ = ("__weakref__", "aliases", "answers", "counted", "defects", "inside", "leaves", "names",
                 "readable", "resolved", "verdicts")  # fmt: skip

    def __init__(self, leaves: LeafParser, aliases: dict[str, Type | Attribute], names: frozenset[str]) -> None:
        self.leaves = leaves
        self.aliases = aliases
        self.names = names
        self.verdicts: dict[OpShape, Verdict] = {}
        self.answers: dict[OpShape, CachedRecord] = {}
        self.inside: dict[OpShape, CachedRecord] = {}
        self.counted: dict[OpShape, object] = {}
        self.resolved: dict[Leaf, Leaf] = {}
        self.defects: dict[Leaf, str | None] = {}
        self.readable: dict[str, Type | Attribute] | None = None

    def meaning(self, name: str) -> Type | Attribute | None:
        """What an alias stands for, which is no alias itself unless that is not known; aliases inside of it stay."""
        found = self.aliases.get(name)
        for _ in range(_CHAIN):
            if not isinstance(found, AttributeAlias | TypeAlias) or str(found) not in self.aliases:
                break
            found = self.aliases[str(found)]
        return found

    def readable_aliases(self) -> dict[str, Type | Attribute]:
        """The aliases whose meaning can be read as it is spelled; the order of parameters can make that impossible.

        What other aliases make impossible is said where it is defined.
        """
        if self.readable is None:
            read = {name: found for name, found in self.aliases.items() if self.leaves.defect(found, {}) is None}
            nested = [name for name, found in read.items() if found.has_alias and not isinstance(found, Location)]
            wrong = {name for name in nested if self.leaves.defect(read[name], read) is not None}
            self.readable = {name: found for name, found in read.items() if name not in wrong}
        return self.readable

    def forget_shapes(self) -> None:
        """Forgets what is known of shapes, which is found again as it is needed."""
        for known in (self.verdicts, self.answers, self.inside, self.counted):
            known.clear()
        self.defects.clear()

    def resolve(self, leaf: LeafT) -> LeafT:
        """The leaf with its aliases replaced by what they stand for, which may have aliases in it again."""
        return self.leaves.resolve(leaf, self.aliases) if leaf.has_alias else leaf


LeafT = TypeVar("LeafT", bound=Leaf)

_CHAIN = 16
"""How many aliases may stand for another one; what is after that is not known."""

_interned: WeakValueDictionary[tuple[LeafParser, Definitions], Environment] = WeakValueDictionary()
"""Equal environments are one object as long as a summary holds it."""


def alias_name(node: Node) -> str:
    """The name of the alias that a node defines, with its sigil."""
    shape = node.shape
    if shape.symbol is not None and 0 <= shape.symbol.slot < len(node.names):
        return shape.name + node.names[shape.symbol.slot]
    return shape.name


def used_alias(alias: AliasUse, names: tuple[str, ...]) -> str:
    """The name of an alias that is used in an operation with these names, with its sigil."""
    return alias.name + names[alias.slot] if 0 <= alias.slot < len(names) else alias.name


def symbol_path(symbol: Symbol, names: Sequence[str], environment: Environment) -> tuple[str, ...]:
    """The names of a symbol or of a reference, `@a::@b` as two; none where it is unknown what an alias stands for."""
    if not symbol.alias:
        return tuple([symbol_text(part, names) for part in (symbol, *symbol.nested)])
    found = environment.meaning(symbol.alias)
    if symbol.key:
        found = found.get(symbol.key) if isinstance(found, DictionaryAttr) else None
        found = environment.meaning(str(found)) if isinstance(found, AttributeAlias) else found
    if isinstance(found, StringAttr):
        return (settled_escapes(found.literal[1:-1]),)
    return tuple([settled_escapes(quoted(name or "")[1:-1]) for name in found.path]) if isinstance(found, SymbolRefAttr) else ()


def symbol_name(symbol: Symbol, names: Sequence[str], environment: Environment) -> str:
    """The name of a symbol, or the first one of a reference, without its sigil and its quotes; "" where it is unknown."""
    return symbol_text(symbol, names) if not symbol.alias else next(iter(symbol_path(symbol, names, environment)), "")


def defined_name(symbol: Symbol, names: Sequence[str], environment: Environment) -> str:
    """The name of a symbol that an operation defines; "" where it is unknown, or an alias stands for a reference to one."""
    is_reference = bool(symbol.alias) and not symbol.key and isinstance(environment.meaning(symbol.alias), SymbolRefAttr)
    return "" if is_reference else symbol_name(symbol, names, environment)


def environment_of(region: Region, leaves: LeafParser) -> Environment:
    """The environment that the alias definitions among a chunk's items make in the language that `leaves` reads."""
    definitions = tuple([definition for run in region.runs for definition in run.definitions])
    known = _interned.get((leaves, definitions))
    if known is None:
        names = frozenset([name for name, _ in definitions])
        known = _interned[leaves, definitions] = Environment(leaves, _values(definitions, leaves), names)
    return known


def _values(definitions: Definitions, leaves: LeafParser) -> dict[str, Type | Attribute]:
    values: dict[str, Type | Attribute] = {}
    for name, spelling in definitions:
        try:
            values.setdefault(name, leaves.parse_type(spelling) if name[0] == "!" else leaves.parse_attribute(spelling))
        except LeafError:
            continue
    return values
