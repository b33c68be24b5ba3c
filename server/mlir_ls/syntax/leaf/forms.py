"""Forms of the leaves: how LLVM 22 spells them, and how earlier documents of the language do.

A form is a text of rules behind those of `leaf.peg` and what these rules make. Whatever the form, equal leaves are one
object: a form is a way to spell, not a set of types of its own.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from mlir_ls.syntax.leaf.build.builder import Rules
from mlir_ls.syntax.leaf.grammar import LeafGrammar


class Form(NamedTuple):
    """A form of the leaves.

    `extra_rules` gives what the rules of its grammar make beyond the ordinary ones. `shortcuts`: plain spellings are
    read without the grammar.
    """

    grammar: LeafGrammar
    extra_rules: Callable[[], Rules]
    shortcuts: bool


def _no_rules() -> Rules:
    return {}


MODERN = Form(LeafGrammar(), _no_rules, True)
"""How LLVM 22 spells leaves."""


@cache
def older_form(name: str) -> Form:
    """The form of `older_NAME.peg`, as "2018_12", laid over what all older forms share."""
    return Form(LeafGrammar(("older.peg", f"older_{name}.peg")), _older_rules(name), False)


def _older_rules(name: str) -> Callable[[], Rules]:
    def rules() -> Rules:
        from mlir_ls.syntax.leaf.build.older import older_rules

        return older_rules(name)

    return rules
