"""The forms of a project's operations that completion inserts: filled in, they are right where they stand."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest

from completed_forms import form_at
from mlir_ls.analysis import CheckOptions, analyze
from mlir_ls.diagnostics import Severity
from mlir_ls.ods.examples import example_of
from mlir_ls.ods.registry import default_registry

OPS: dict[str, Any] = {
    "hold": {
        "assembly_format": "`in` `{` $some `:` type($some) `}` attr-dict-with-keyword $body",
        "operands": [["some", "any", "variadic"]],
        "regions": [["body", "any"]],
        "traits": ["NoTerminator"],
    },
    "mark": {
        "assembly_format": "(`at` $at^) : (`nowhere` $u)? `by` $of attr-dict `:` type($of)",
        "operands": [["of", "any"]],
        "attributes": [["at", "string", True], ["u", "unit", True]],
    },
    "make": {
        "assembly_format": "$of attr-dict `:` functional-type(operands, results)",
        "operands": [["of", "any"]],
        "results": [["to", ["is", "i32"]]],
    },
}
SYNTAX = re.compile(r"expected (?!an? )|unexpected|never closed|is not closed")


@pytest.fixture
def shelf(tmp_path: Path) -> CheckOptions:
    (tmp_path / "shelf.json").write_text(json.dumps({"dialect": {"name": "shelf"}, "ops": OPS}), encoding="utf-8")
    index = {"format": 1, "dialects": {"shelf": {"file": "shelf.json"}}, "enums": {}}
    (tmp_path / "dialect-index.json").write_text(json.dumps(index), encoding="utf-8")
    return CheckOptions(dialects=tmp_path)


@pytest.mark.parametrize(
    ("name", "snippet"),
    [
        ("hold", "shelf.hold in {${1:%a} : ${2:f32}\\} {\n\t$0\n}"),
        ("mark", "shelf.mark nowhere unit by ${1:%a} : ${2:f32}"),
        ("make", "%0 = shelf.make ${1:%a} : (${2:f32}) -> ${3:i32}"),
    ],
)
def test_a_form_has_its_values_its_regions_and_its_only_attribute(name: str, snippet: str, shelf: CheckOptions) -> None:
    found = form_at(["func.func @f(%a: f32) {"], "  ", f"shelf.{name}", ["  return", "}"], options=shelf)
    assert found is not None
    assert found.snippet == snippet
    wrong = [each.message for each in analyze(found.lines, shelf).diagnostics if each.severity is Severity.ERROR]
    assert wrong == []


def test_a_form_in_an_empty_function_has_no_mistake_in_its_syntax() -> None:
    registry = default_registry()
    names = [name for dialect in registry.offered() for name in registry.ops_of(dialect)]
    chosen = sorted(random.Random(11).sample(names, 40))
    wrong = []
    for name in chosen:
        spec = registry.op(name)
        assert spec is not None
        found = form_at(["func.func @f() {"], "  ", name, ["}"], example_of(spec))
        if found is not None and found.snippet and not found.snippet.endswith(" $0"):
            errors = [each for each in analyze(found.lines, CheckOptions()).diagnostics if each.severity is Severity.ERROR]
            wrong += [(name, each.message) for each in errors if each.code == "expected-token" or SYNTAX.match(each.message)]
    assert wrong == [], "seed 11"
