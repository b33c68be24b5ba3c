"""Each code that a diagnostic can have has a page. That each page's code can be had, its bad example shows."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

import mlir_ls
from mlir_ls.command.explain import codes
from mlir_ls.semantics.verify import rules

PACKAGE = Path(mlir_ls.__file__).parent
CODE = re.compile(r"[a-z]+(?:-[a-z]+)+")

MAKERS = {"Diagnostic": 0, "Fault": 0, "Problem": 0, "fail": 1, "fail_at": 0, "fail_so_far": 0, "fault_at": 0, "_parsed": 3}
"""What makes diagnostics, by its name, and where in its arguments the code is."""


def test_each_rule_has_a_page() -> None:
    known = set(codes())
    found = {name.replace("_", "-"): module for module, name in rules_by_module()}
    assert len(found) > 200
    assert {code: module for code, module in found.items() if code not in known} == {}


def rules_by_module() -> Iterator[tuple[str, str]]:
    """The rules of all dialects: their modules and names."""
    for each in walk_packages(rules.__path__, f"{rules.__name__}."):
        module = import_module(each.name)
        for table in ("RULES", "SITE_RULES", "BODY_RULES"):
            for demanded in getattr(module, table, {}).values():
                yield from [(each.name, rule.__name__) for rule in demanded]
        yield from [(each.name, rule.__name__) for rule in getattr(module, "ATTRIBUTES", ())]


def test_each_code_in_the_source_has_a_page() -> None:
    known = set(codes())
    found = {code: path for path in sorted(PACKAGE.rglob("*.py")) for code in codes_in(ast.parse(path.read_text("utf-8")))}
    assert {"unknown-type", "undefined-value", "expected-token", "types-unrelated", "not-broadcastable"} <= found.keys()
    assert {code: path.name for code, path in found.items() if code not in known} == {}


def codes_in(tree: ast.Module) -> Iterator[str]:
    """What a module calls diagnostics: arguments of what makes them, and constants and variables that are named for it."""
    for node in ast.walk(tree):
        values: list[ast.expr] = []
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else node.func.id if isinstance(node.func, ast.Name) else ""
            place = MAKERS.get(name)
            values = node.args[place : place + 1] if place is not None else []
        elif isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            if any(isinstance(each, ast.Name) and each.id.lower().strip("_") == "code" for each in targets):
                values = [node.value]
        for value in values:
            if isinstance(value, ast.Constant) and isinstance(value.value, str) and CODE.fullmatch(value.value):
                yield value.value
