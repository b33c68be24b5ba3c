"""From the tree of a text to its leaf.

A rule of the grammar may have a function here that makes its value from the values of the rules inside it; rules that
have none, punctuation foremost, pass on the values inside them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from mlir_ls.syntax.leaf.affine import AffineMap, IntegerSet
from mlir_ls.syntax.leaf.errors import LeafError
from mlir_ls.syntax.leaf.nodes import Attribute, Type

if TYPE_CHECKING:
    from parsimonious.nodes import Node


class DialectBody(NamedTuple):
    """What a dialect's own grammar makes of what stands after the mnemonic of one of its types or attributes.

    `spelling` is its canonical spelling, "" for no body. Most often it has angle brackets around it; if not, it can
    only be spelled as in `#dialect<mnemonic case>`. `parameters` are what it says, hashable; None where that is not
    known. `end` is the offset up to which the grammar has read the text, white space included; -1 where that is not known.
    """

    spelling: str
    parameters: tuple[Any, ...] | None
    end: int = -1


class NoSuchName(NamedTuple):
    """A dialect has no type or attribute of some name: what to say of it, and the mnemonics that may have been meant."""

    message: str
    suggestions: tuple[str, ...] = ()


class LeafReader(Protocol):
    """Reads the leaves inside a leaf, in the language of the leaf. `open_names`: see `inside`."""

    context: Context
    open_names: tuple[str, ...]

    def parse_type(self, text: str) -> Type:
        """The type that `text` spells."""

    def parse_attribute(self, text: str) -> Attribute:
        """The attribute that `text` spells."""

    def parse_affine_map(self, text: str) -> AffineMap:
        """The map that `text` spells."""

    def parse_affine_set(self, text: str) -> IntegerSet:
        """The integer set that `text` spells."""

    def inside(self, name: str) -> LeafReader:
        """What reads the leaves in the body of the type called `name`, which is the last of its `open_names`."""


DialectBodyParser = Callable[[str, LeafReader], DialectBody]
"""Reads all that stands after the mnemonic, and the leaves in it with a reader. Its `LeafError`s count from there."""

FindBodyParser = Callable[[str, str], "DialectBodyParser | NoSuchName | None"]
"""By dialect and mnemonic: the parser; or why there can be no such name; or None, where nothing is known of it."""


class DialectParsers:
    """The grammars of bodies, each looked up once, and what reads the leaves in the bodies."""

    def __init__(self, error: type[LeafError], find: FindBodyParser | None, leaves: LeafReader) -> None:
        self.error = error
        self.leaves = leaves
        self._find = find
        self._known: dict[tuple[str, str], DialectBodyParser | NoSuchName | None] = {}

    def get(self, dialect: str, mnemonic: str) -> DialectBodyParser | NoSuchName | None:
        """What `FindBodyParser` says."""
        if self._find is None:
            return None
        key = (dialect, mnemonic)
        if key not in self._known:
            self._known[key] = self._find(dialect, mnemonic)
        return self._known[key]


class Context(NamedTuple):
    """What the functions may consult: the grammars of dialects' bodies."""

    dialect_types: DialectParsers
    dialect_attributes: DialectParsers


Rule = Callable[["Node", list[Any], Context], Any]
Rules = Mapping[str, Rule]


def build(node: Node, rules: Rules, context: Context) -> Any:
    """The value of a tree.

    Raises:
        LeafError: the text follows the grammar, but means nothing.
    """
    values: list[Any] = []
    _collect(node, rules, context, values)
    if len(values) != 1:
        raise LeafError("expected one leaf", node.start)
    return values[0]


def _collect(node: Node, rules: Rules, context: Context, values: list[Any]) -> None:
    children = node.children
    rule = rules.get(node.expr.name)
    if rule is None:
        for child in children:
            _collect(child, rules, context, values)
        return
    inner: list[Any] = []
    for child in children:
        _collect(child, rules, context, inner)
    values.append(rule(node, inner, context))
