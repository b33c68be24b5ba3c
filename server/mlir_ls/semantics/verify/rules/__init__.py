"""What dialects demand of single operations beyond their declarations: the rules that ODS leaves to code.

One module a dialect, imported when the dialect is first asked for. Each has a table `RULES` of functions by the name of
the operation without its dialect. A rule is a function of an operation, of its shape alone; the function's name is the
code of the diagnostic, its docstring says what it demands. It yields what is wrong: a message, and where.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import TypeAlias

from mlir_ls.dialects.spec import OpSpec
from mlir_ls.semantics.verify.operation import Check, Operation
from mlir_ls.semantics.verify.places import Stretch, fault_at
from mlir_ls.syntax.shape import Fault

Rule: TypeAlias = Callable[[Operation], Iterator[tuple[str, Stretch]]]
Rules: TypeAlias = Mapping[str, Sequence[Rule]]

_DIALECTS = frozenset(module.name for module in iter_modules(__path__))


def rules_of(spec: OpSpec) -> list[Check]:
    """The rules for an operation, as checks."""
    dialect, _, name = spec.name.partition(".")
    return [_check(rule) for rule in _rules(dialect).get(name, ())]


@cache
def _rules(dialect: str) -> Rules:
    if dialect not in _DIALECTS:
        return {}
    rules: Rules = import_module(f"{__name__}.{dialect}").RULES
    return rules


def _check(rule: Rule) -> Check:
    code = rule.__name__.replace("_", "-")

    def check(operation: Operation) -> list[Fault]:
        return [fault_at(code, message, where) for message, where in rule(operation)]

    return check
