"""What is kept with a tree has types, and each field of it one module that assigns it. `server/ARCHITECTURE.md` says why."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

PACKAGE = Path(__file__).parent.parent / "server" / "mlir_ls"

OWNERS = {
    "summary": "semantics/regions.py",
    "verification": "semantics/cached/verification.py",
    "unused": "semantics/cached/unused.py",
    "states": "semantics/cached/region_state.py",
}
"""The slots of the tree that stages after the parser fill, and the module that assigns each; the parser leaves them empty."""

ADDED = {
    "hidden": "semantics/isolated_names.py",
    "mentioned": "semantics/mentions.py",
    "alias_names": "semantics/alias_names.py",
    "outside": "semantics/regions.py",
    "free_names": "semantics/summary.py",
}
"""The fields of summaries that are added when they are first needed, and the module that assigns each."""

RECORDS = ("semantics/cached/verification.py", "semantics/cached/unused.py", "semantics/cached/region_state.py", "semantics/summary.py")
"""Where the records are declared. A summary holds views of features as well, whose types only these know."""


def _modules() -> Iterator[tuple[str, ast.Module]]:
    for path in sorted((PACKAGE / "semantics").rglob("*.py")):
        yield path.relative_to(PACKAGE).as_posix(), ast.parse(path.read_text("utf-8"))


def _assigned(tree: ast.Module) -> Iterator[tuple[str, str, int]]:
    """The attributes that a module assigns: of what, which, and the line."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store | ast.Del):
            yield ast.unparse(node.value), node.attr, node.lineno


def _fields(name: str, base: str) -> set[str]:
    """The fields of the records that a module declares."""
    tree = ast.parse((PACKAGE / name).read_text("utf-8"))
    classes = [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    records = [each for each in classes if base in [ast.unparse(parent) for parent in each.bases]]
    return {field for each in records for owner, field, _ in _assigned(ast.Module([each], [])) if owner == "self"}


def test_each_field_has_one_module_that_assigns_it() -> None:
    found = []
    for module, tree in _modules():
        for owner, field, line in _assigned(tree):
            home = {**OWNERS, **ADDED}.get(field, module)
            if module != home and owner != "self":
                found.append(f"{module}:{line}: {owner}.{field} belongs to {home}")
    assert found == []


def test_verdicts_and_unused_names_are_changed_where_they_are_declared() -> None:
    """A record that versions of a document share is replaced by its module, and changed by no other."""
    fields = {home: _fields(home, "CachedRecord") for home in ("semantics/cached/verification.py", "semantics/cached/unused.py")}
    assert all(fields.values())
    records = ("run_verification(", "body_verification(", "region_verification(", "unused_in_")
    names = ("known", "made", "verified", "unused", "within", "between")
    found = []
    for module, tree in _modules():
        for owner, field, line in _assigned(tree):
            if module in fields or not any([field in each for each in fields.values()]):
                continue
            if owner in names or owner.startswith(records):
                found.append(f"{module}:{line}: {owner}.{field}")
    assert found == []


def test_records_have_types() -> None:
    """Nothing is kept under the type `Any` or under a name that says nothing."""
    found = []
    for name in ("syntax/tree.py", "syntax/cached.py", *RECORDS):
        for node in ast.walk(ast.parse((PACKAGE / name).read_text("utf-8"))):
            if not isinstance(node, ast.AnnAssign) or ast.unparse(node.target) == "self.views":
                continue
            if "Any" in ast.unparse(node.annotation):
                found.append(f"{name}:{node.lineno}: {ast.unparse(node)}")
    for path in sorted(PACKAGE.rglob("*.py")):
        text = path.read_text("utf-8")
        for node in ast.walk(ast.parse(text)) if "memo" in text else ():
            if isinstance(node, ast.Attribute) and node.attr == "memo":
                found.append(f"{path.relative_to(PACKAGE)}:{node.lineno}: {ast.unparse(node)}")
    assert found == []
