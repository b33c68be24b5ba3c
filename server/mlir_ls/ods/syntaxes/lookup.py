"""The syntaxes that ODS does not declare: operations with a hand-written parser, and `custom<...>` directives.

The module `syntax` of a dialect's folder has a table `OPERATIONS` of read functions by the name of the operation without
its dialect, and a table `DIRECTIVES` of directives by name. What an older profile has otherwise is in a module for that
profile beside it, in tables of the same names.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from mlir_ls.ods.assembly.directives import Directive
from mlir_ls.ods.dialect_modules import modules_of
from mlir_ls.ods.profiles import DEFAULT_PROFILE
from mlir_ls.syntax.reader import HeaderReader


def hand_written(
    op_name: str, profile: str = DEFAULT_PROFILE, former: Sequence[tuple[str, str]] = ()
) -> Callable[[HeaderReader], None] | None:
    """How to read what follows the name of an operation in its custom form; None where that is not written down.

    `former` has the parts that have other names in the profile than today, as an `OpSpec` has them.
    """
    dialect, _, name = op_name.partition(".")
    found: Callable[[HeaderReader], None] | None = _entry(dialect, name, "OPERATIONS", profile)
    return found if found is None or not former else partial(_read_former, read=found, former=dict(former))


def _read_former(reader: HeaderReader, read: Callable[[HeaderReader], None], former: Mapping[str, str]) -> None:
    """Reads an operation of an older profile, and names its parts as that does, where the syntax has the names of today."""
    read(reader)
    reader.groups = {former.get(name, name): uses for name, uses in reader.groups.items()}
    reader.implied = {former.get(name, name): value for name, value in reader.implied.items()}


def custom_directive(dialect: str, name: str, profile: str = DEFAULT_PROFILE) -> Directive | None:
    """The directive `custom<name>` of a dialect's assembly formats; None where that is not written down."""
    found: Directive | None = _entry(dialect, name, "DIRECTIVES", profile)
    return found


def _entry(dialect: str, name: str, table: str, profile: str) -> Any:
    tables = [getattr(module, table, {}) for module in modules_of(dialect, "syntax", profile)]
    return next((entries[name] for entries in tables if name in entries), None)
