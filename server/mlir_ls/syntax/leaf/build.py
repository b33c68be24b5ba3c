"""From the tree of a text to its leaf.

A rule of the grammar may have a function here that makes its value from the values of the rules inside it; rules that
have none, punctuation foremost, pass on the values inside them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from mlir_ls.syntax.leaf.errors import LeafError

if TYPE_CHECKING:
    from parsimonious.nodes import Node


class DialectBody(NamedTuple):
    """What a dialect's own grammar makes of the body of one of its types or attributes.

    `body` is its canonical spelling, None for no body; `parameters` are what it says, hashable.
    """

    body: str | None
    parameters: tuple[Any, ...]


DialectBodyParser = Callable[["str | None"], DialectBody]
"""Reads what stands between the angle brackets, None where there are none. Its `LeafError`s count from there."""


DialectParsers = Mapping[tuple[str, str], DialectBodyParser]


class Context(NamedTuple):
    """What the functions may consult: the grammars of dialects' bodies, by dialect and mnemonic."""

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
