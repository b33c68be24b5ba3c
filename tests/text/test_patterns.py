"""Regular expressions that are compiled at their first use are regular expressions, and are compiled once."""

from __future__ import annotations

import re
from importlib import import_module
from pkgutil import walk_packages

import pytest

import mlir_ls
from mlir_ls.system.patterns import deferred


def test_a_pattern_is_compiled_at_its_first_use(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled: list[str] = []
    compile_now = re.compile
    monkeypatch.setattr(re, "compile", lambda pattern, flags=0: compiled.append(pattern) or compile_now(pattern, flags))
    pattern = deferred(r"(\w)B", re.IGNORECASE)
    assert compiled == []
    assert [pattern.sub(r"\1", "ab cB"), pattern.findall("xab"), pattern.search("b")] == ["a c", ["a"], None]
    assert (pattern.pattern, pattern.groups, compiled) == (r"(\w)B", 1, [r"(\w)B"])


def test_every_pattern_can_be_compiled() -> None:
    names = [module.name for module in walk_packages(mlir_ls.__path__, "mlir_ls.") if not module.name.endswith("__main__")]
    kind = type(deferred(""))
    found = [value for name in names for value in vars(import_module(name)).values() if isinstance(value, kind)]
    assert len(found) > 100
    for pattern in found:
        assert pattern.groups >= 0
