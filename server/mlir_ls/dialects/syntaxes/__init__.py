"""The syntaxes that ODS does not declare: operations with a hand-written parser, and `custom<...>` directives.

One module a dialect, imported when the dialect is first asked for. Each has a table `OPERATIONS` of read functions by
the name of the operation without its dialect, and a table `DIRECTIVES` of directives by name.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any

from mlir_ls.dialects.assembly.directives import Directive
from mlir_ls.syntax.reader import Reader

_DIALECTS = frozenset(("affine", "arith", "cf", "func", "gpu", "linalg", "llvm", "memref", "scf", "spirv", "transform", "vector"))


def hand_written(op_name: str) -> Callable[[Reader], None] | None:
    """How to read what follows the name of an operation in its custom form; None where nobody wrote it down."""
    dialect, _, name = op_name.partition(".")
    found: Callable[[Reader], None] | None = _table(dialect, "OPERATIONS").get(name)
    return found


def custom_directive(dialect: str, name: str) -> Directive | None:
    """The directive `custom<name>` of a dialect's assembly formats; None where nobody wrote it down."""
    found: Directive | None = _table(dialect, "DIRECTIVES").get(name)
    return found


def _table(dialect: str, table: str) -> dict[str, Any]:
    module = _module(dialect)
    return {} if module is None else getattr(module, table, {})


@cache
def _module(dialect: str) -> ModuleType | None:
    return import_module(f"{__name__}.{dialect}") if dialect in _DIALECTS else None
