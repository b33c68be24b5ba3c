"""The syntaxes that ODS does not declare: operations with a hand-written parser, and `custom<...>` directives.

The module `syntax` of a dialect's folder has a table `OPERATIONS` of read functions by the name of the operation without
its dialect, and a table `DIRECTIVES` of directives by name. What an older profile has otherwise is in a module for that
profile beside it, in tables of the same names.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mlir_ls.ods.assembly.directives import Directive
from mlir_ls.ods.dialect_modules import modules_of
from mlir_ls.ods.profiles import DEFAULT_PROFILE
from mlir_ls.syntax.reader import HeaderReader


def hand_written(op_name: str, profile: str = DEFAULT_PROFILE) -> Callable[[HeaderReader], None] | None:
    """How to read what follows the name of an operation in its custom form; None where that is not written down."""
    dialect, _, name = op_name.partition(".")
    found: Callable[[HeaderReader], None] | None = _entry(dialect, name, "OPERATIONS", profile)
    return found


def custom_directive(dialect: str, name: str, profile: str = DEFAULT_PROFILE) -> Directive | None:
    """The directive `custom<name>` of a dialect's assembly formats; None where that is not written down."""
    found: Directive | None = _entry(dialect, name, "DIRECTIVES", profile)
    return found


def _entry(dialect: str, name: str, table: str, profile: str) -> Any:
    tables = [getattr(module, table, {}) for module in modules_of(dialect, "syntax", profile)]
    return next((entries[name] for entries in tables if name in entries), None)
