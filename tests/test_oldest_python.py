"""What Python 3.10, the oldest that is supported, refuses when a module is loaded, and neither the linter nor mypy reports."""

from __future__ import annotations

import ast
import builtins
import re
import sys
from pathlib import Path

import pytest

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

ROOT = Path(__file__).parents[1]
MODULES = sorted((ROOT / "server").rglob("*.py"))
GENERIC_MODULES = ("typing", "collections.abc", "collections", "weakref")


def generic_names(tree: ast.Module) -> set[str]:
    """The names in a module that may be subscripted: builtins, its own classes, what it imports from itself or from `typing`."""
    found = {each.name for each in ast.walk(tree) if isinstance(each, ast.ClassDef)} | set(dir(builtins))
    for each in ast.walk(tree):
        if isinstance(each, ast.ImportFrom) and (each.module in GENERIC_MODULES or str(each.module).startswith("mlir_ls")):
            found.update([alias.asname or alias.name for alias in each.names])
    return found


def refusals(source: str) -> list[str]:
    """The classes of a module with bases that Python 3.10 does not take."""
    tree = ast.parse(source)
    generic, found = generic_names(tree), []
    for each in [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]:
        names = [ast.unparse(base) for base in each.bases]
        subscripted = [ast.unparse(base.value) for base in each.bases if isinstance(base, ast.Subscript)]
        if ("NamedTuple" in names and len(names) > 1) or not generic.issuperset(subscripted):
            found.append(each.name)
    return found


@pytest.mark.parametrize(
    "source",
    [
        "class A(NamedTuple, Generic[T]): pass",
        "import logging\nclass A(logging.StreamHandler[TextIO]): pass",
        "from queue import Queue\nclass A(Queue[int]): pass",
    ],
)
def test_such_a_class_is_found(source: str) -> None:
    assert refusals(source) == ["A"]


def test_no_class_has_bases_that_the_oldest_python_refuses() -> None:
    found = {str(path.relative_to(ROOT)): names for path in MODULES if (names := refusals(path.read_text("utf-8")))}
    assert not found


def test_the_linter_and_mypy_check_for_the_oldest_python() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    oldest = settings["project"]["requires-python"].removeprefix(">=")
    assert settings["tool"]["mypy"]["python_version"] == oldest
    assert settings["tool"]["ruff"]["target-version"] == f"py{oldest.replace('.', '')}"
    assert re.search(rf"Python {re.escape(oldest)} or later", (ROOT / "README.md").read_text("utf-8"))
