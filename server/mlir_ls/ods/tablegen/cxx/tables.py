"""The tables of `tables.json`: what names and expressions of C++ mean that MLIR itself declares."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any

from mlir_ls.ods.constraints import Term
from mlir_ls.ods.storage import as_term


@cache
def table(name: str) -> dict[str, Term]:
    """One of the tables, with tuples in place of lists."""
    data: dict[str, dict[str, Any]] = json.loads(files(__package__).joinpath("tables.json").read_text(encoding="utf-8"))
    return {key: as_term(value) for key, value in data[name].items()}


@cache
def classes() -> frozenset[str]:
    """The classes that MLIR has in its own namespace, which dialects may have in theirs as well."""
    named = [name for kind in ("types", "attributes") for name in table(kind) if "::" not in name]
    return frozenset([*named, "ModuleOp", "StridedLayoutAttr"])
