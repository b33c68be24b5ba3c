"""Every code that something can be told under has a page: rules by their names, all other codes as they are spelled."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

import mlir_ls
from mlir_ls import dialects
from mlir_ls.commands.explain import codes

TELLING = {
    *("Diagnostic", "Fault", "LeafError", "Problem", "fail", "fail_at", "fail_so_far", "fault_at"),
    *("_alike", "_at_name", "_error", "_fault", "_parsed"),
}
"""What is called with a code."""

CODE = re.compile(r"[a-z]+(?:-[a-z]+)+\Z")
PACKAGE = Path(mlir_ls.__file__).parent


def spelled_codes(text: str) -> Iterator[str]:
    """The codes among the arguments of calls, as they stand or by the name of a constant of the file."""
    tree = ast.parse(text)
    constants = {
        target.id: node.value.value
        for node in tree.body
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        for argument in [*node.args, *[each.value for each in node.keywords]] if called in TELLING else ():
            value = constants.get(argument.id) if isinstance(argument, ast.Name) else getattr(argument, "value", None)
            if isinstance(value, str) and CODE.match(value):
                yield value


def rule_codes() -> Iterator[str]:
    for module in walk_packages(dialects.__path__, f"{dialects.__name__}."):
        if not module.name.split(".")[3:4] or not module.name.split(".")[3].startswith("rules"):
            continue
        found = import_module(module.name)
        for table in ("RULES", "SITE_RULES", "BODY_RULES"):
            for row in getattr(found, table, {}).values():
                yield from [rule.__name__.replace("_", "-") for rule in row]
        yield from [rule.__name__.replace("_", "-") for rule in getattr(found, "ATTRIBUTES", ())]


def test_codes_in_calls_are_found() -> None:
    text = '_CODE = "a-b"\nfault_at(_CODE, "no code", 1)\nself.fail("expected", code="c-d")\nother("e-f")'
    assert list(spelled_codes(text)) == ["a-b", "c-d"]


def test_every_code_has_a_page() -> None:
    told = {code for file in PACKAGE.rglob("*.py") for code in spelled_codes(file.read_text(encoding="utf-8"))}
    assert "no-counterpart" in told
    assert sorted({*told, *rule_codes()} - set(codes())) == []
