"""The tables of `tables.json`: what names and expressions of C++ mean that MLIR itself declares."""

from __future__ import annotations

import json
import re
from functools import cache
from importlib.resources import files
from typing import Any

from mlir_ls.ods.constraints import Term
from mlir_ls.ods.storage import as_term

_IS = re.compile(r"Is(?=[A-Z])")
_RENAMED = {"SymbolOpInterface": "Symbol"}


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


def trait_name(cpp: str) -> str:
    """The name that a trait or an interface goes by: the one of its C++ class, without a namespace.

    `cpp` is the whole name of that class, as `plain` writes it. One that is called as a trait of MLIR, but is in a namespace
    where MLIR has none, keeps its namespace: it is not what MLIR verifies.
    """
    cpp = cpp.removesuffix("::Trait")
    namespace, _, name = cpp.rpartition("::")
    name = _short(name)
    return name if namespace in table("namespaces") or not is_taken(name) else cpp


def is_taken(name: str) -> bool:
    """Whether a trait or an interface of MLIR goes by a name."""
    return name in _names_of_mlir()


@cache
def _names_of_mlir() -> frozenset[str]:
    known = [names for names in table("namespaces").values() if isinstance(names, tuple)]
    return frozenset([_short(str(name)) for names in known for name in names])


def _short(name: str) -> str:
    return _RENAMED.get(name, _IS.sub("", name))
