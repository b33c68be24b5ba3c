"""The modules that docstrings speak of are there."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import mlir_ls

PACKAGE = Path(mlir_ls.__file__).parent
DIALECTS = PACKAGE / "dialects"
ARCHITECTURE = PACKAGE.parent / "ARCHITECTURE.md"

_REFERENCE = re.compile(r"`([a-z_][a-z_0-9]*(?:[./][A-Za-z_][A-Za-z_0-9]*)+)`")
_FILE = re.compile(r"\.(?:html|json|md|mlir|peg|py|toml|txt)\Z")


def references(text: str, around: Path) -> Iterator[tuple[str, Path]]:
    """What may be a module by its name: it begins with an entry of a folder around. Each with the folder that it is sought in.

    Names that begin with a dialect may be those of operations, as may all names in the folders of dialects.
    """
    folders = [each for each in (around, *around.parents) if each.is_relative_to(PACKAGE) and DIALECTS not in (each, *each.parents)]
    for name in _REFERENCE.findall(text):
        first, *rest = re.split(r"[./]", name.removeprefix("mlir_ls."))
        may_be_operation = "." in name and is_there(DIALECTS / first)
        holding = next((each for each in folders if is_there(each / first) and not may_be_operation), None)
        if holding is not None and not _FILE.search(name) and not any(each.isupper() for each in rest):
            yield name, holding


def is_there(path: Path) -> bool:
    """Whether a module or a folder is there, by its path without a suffix."""
    return path.is_dir() or path.with_suffix(".py").is_file()


def is_resolved(name: str, holding: Path) -> bool:
    """Whether a name is that of a module, or of what a module defines."""
    here = holding
    parts = re.split(r"[./]", name.removeprefix("mlir_ls."))
    while parts and is_there(here / parts[0]):
        here /= parts.pop(0)
    return not parts or parts[0] in defined_in(here / "__init__.py" if here.is_dir() else here.with_suffix(".py"))


@cache
def defined_in(path: Path) -> frozenset[str]:
    """The names that a module defines or imports at its top."""
    found: set[str] = set()
    for node in ast.parse(path.read_text("utf-8")).body if path.is_file() else ():
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            found.add(node.name)
        elif isinstance(node, ast.Import | ast.ImportFrom):
            found.update([each.asname or each.name for each in node.names])
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            found.update([ast.unparse(each) for each in (node.targets if isinstance(node, ast.Assign) else [node.target])])
    return frozenset(found)


def docstrings(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Module | ast.FunctionDef | ast.ClassDef):
            yield ast.get_docstring(node) or ""


@pytest.mark.parametrize(
    ("text", "unresolved"),
    [
        ("`semantics.verify` and `semantics/verify/engine/staleness`", ["semantics/verify/engine/staleness"]),
        ("`engine/invalidation` and `engine/staleness`", ["engine/staleness"]),
        ("`mlir_ls.text.LineEnds` and `text.LineStarts`", ["text.LineStarts"]),
        ("`memref.alloca`, `json.dumps`, `commands/NAME_command.py`, `dialects/DIALECT`", []),
    ],
)
def test_modules_that_are_not_there_are_found(text: str, unresolved: list[str]) -> None:
    around = PACKAGE / "semantics" / "verify" / "model"
    assert [name for name, holding in references(text, around) if not is_resolved(name, holding)] == unresolved


def test_the_modules_that_docstrings_name_are_there() -> None:
    named = [
        (path.relative_to(PACKAGE).as_posix(), name, is_resolved(name, holding))
        for path in sorted(PACKAGE.rglob("*.py"))
        for text in docstrings(path)
        for name, holding in references(text, path.parent)
    ]
    assert len(named) > 60
    assert [(path, name) for path, name, resolved in named if not resolved] == []


def test_the_modules_that_the_page_on_the_architecture_names_are_there() -> None:
    named = list(references(ARCHITECTURE.read_text("utf-8"), PACKAGE))
    assert len(named) > 30
    assert [name for name, holding in named if not is_resolved(name, holding)] == []
