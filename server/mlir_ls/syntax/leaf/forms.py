"""Forms of the leaves: how LLVM 22 spells them, and how earlier documents of the language do.

A form is a text of rules after those of `leaf.peg` and what these rules make. Whatever the form, equal leaves are one
object: a form is a way to spell, not a set of types of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, partial
from typing import NamedTuple

from mlir_ls.syntax.leaf.build.builder import LeafReader, Rules
from mlir_ls.syntax.leaf.grammar import LeafGrammar
from mlir_ls.syntax.leaf.nodes import Attribute, Leaf, Type
from mlir_ls.syntax.leaf.shortcuts.affine import AFFINE_SHORTCUTS
from mlir_ls.syntax.leaf.shortcuts.attributes import plain_attribute
from mlir_ls.syntax.leaf.shortcuts.dense import literal_attribute
from mlir_ls.syntax.leaf.shortcuts.types import plain_type


class Shortcuts(NamedTuple):
    """What reads plain spellings without the grammar; the grammar decides where these give None or raise `LeafError`.

    `literal` reads an attribute of any depth. `affine` has functions by the rules of the grammar that they stand for.
    """

    type: Callable[[str, LeafReader], Type | None]
    attribute: Callable[[str, LeafReader], Attribute | None]
    literal: Callable[[str, LeafReader], Attribute | None]
    affine: Mapping[str, Callable[[str], Leaf | None]]


def _nothing(text: str, reader: LeafReader) -> None:
    """Leaves any spelling to the grammar."""


class Form(NamedTuple):
    """A form of the leaves.

    `extra_rules` gives what the rules of its grammar make beyond the ordinary ones, `shortcuts` what reads without it. Both are
    called when a text in the form is read: those of older forms are not loaded before.
    """

    grammar: LeafGrammar
    extra_rules: Callable[[], Rules]
    shortcuts: Callable[[], Shortcuts]


def _no_rules() -> Rules:
    return {}


def _shortcuts() -> Shortcuts:
    return Shortcuts(plain_type, plain_attribute, literal_attribute, AFFINE_SHORTCUTS)


MODERN = Form(LeafGrammar(), _no_rules, _shortcuts)
"""How LLVM 22 spells leaves."""


@cache
def older_form(name: str) -> Form:
    """The form of `older_NAME.peg`, as "2018_12", laid over what all older forms share."""
    return Form(LeafGrammar(("older.peg", f"older_{name}.peg")), _older_rules(name), _older_shortcuts(name))


def _older_rules(name: str) -> Callable[[], Rules]:
    def rules() -> Rules:
        from mlir_ls.syntax.leaf.build.older import older_rules

        return older_rules(name)

    return rules


def _older_shortcuts(name: str) -> Callable[[], Shortcuts]:
    def shortcuts() -> Shortcuts:
        from mlir_ls.syntax.leaf.shortcuts import older

        spelling = older.OLDER_SPELLINGS[name]
        read_type, read_attribute = partial(older.older_type, spelling), partial(older.older_attribute, spelling)
        return Shortcuts(read_type, read_attribute, _nothing, older.OLDER_AFFINE_SHORTCUTS)

    return shortcuts
