"""What the modules `migration` in the folders of dialects hold. Each part may be missing.

    OPERATIONS          how operations are rewritten (`place.Special`), by full name
    FORMER              the same, of operations that releases between the documents and today's had or spelled otherwise
    NAMES               today's names, as spelled, of operations whose names depend on their place: functions of a `Place`
    rename_operation    `(rewriter, names)`: rewrites any other operation of the dialect
    rewrite_leaf        `(leaves, index)`: rewrites the type or attribute of the dialect that begins with a token, and returns
                        the token after it; None where it stays
    modern_type         `(type)`: a type of the dialect as it is spelled today; None where it is no such type
    INTEGER_CONSTANTS   the full names of operations that are constants, whose attribute `value` is an integer
    functions_in        `(region)`: the symbols of the functions that become functions of the dialect
    function_at         `(item, place)`: the name of the operation that a function becomes there, and what stands before
                        its attributes; None where the dialect does not decide on it
    drops_label         `(label, owner)`: whether a label is gone today; None where the dialect does not decide on it
    enter_operation     `(node, names)`: called for each operation at the top, before what is in it is rewritten
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from mlir_ls.ods.dialect_modules import dialects_with, module_of


@cache
def hooks(part: str) -> Mapping[str, Any]:
    """A part of the modules, by the dialect that has it."""
    modules = {dialect: module_of(dialect, "migration") for dialect in dialects_with("migration")}
    return {dialect: getattr(module, part) for dialect, module in modules.items() if hasattr(module, part)}


@cache
def joined(part: str) -> Mapping[str, Any]:
    """The entries of a table that several dialects have."""
    return {name: entry for table in hooks(part).values() for name, entry in table.items()}
