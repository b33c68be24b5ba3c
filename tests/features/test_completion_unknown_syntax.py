"""Completion in operations whose syntax only C++ knows, by the text before the cursor."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from mlir_ls.analysis import CheckOptions, analyze
from mlir_ls.features.completion import completions
from mlir_ls.text import Position

OPS: dict[str, Any] = {
    "lift": {"custom_syntax": True, "operands": [["load", "any"]]},
    "rest": {"custom_syntax": True},
    "stow": {"custom_syntax": True, "operands": [["load", "any"]], "attributes": [["deck", "any"], ["lashed", "unit"]]},
    "hold": {"custom_syntax": True, "attributes": [["deck", "any"]], "regions": [["body", "any"]]},
    "call": {
        "assembly_format": "custom<Way>($way) attr-dict",
        "attributes": [["way", "any"], ["callee", "symbol_ref"], ["fast", "bool"]],
    },
}
TEXT = ["func.func @f(%a: i32, %b: tensor<4xf32>) {", "", "  return", "}", "func.func private @g()"]


@pytest.fixture
def crane(tmp_path: Path) -> CheckOptions:
    (tmp_path / "crane.json").write_text(json.dumps({"dialect": {"name": "crane"}, "ops": OPS}), encoding="utf-8")
    index = {"format": 1, "dialects": {"crane": {"file": "crane.json"}}, "enums": {}}
    (tmp_path / "dialect-index.json").write_text(json.dumps(index), encoding="utf-8")
    return CheckOptions(dialects=tmp_path)


def labels(line: str, options: CheckOptions) -> list[str]:
    lines = [TEXT[0], line, *TEXT[2:]]
    found = completions(analyze(lines, options), Position(1, len(line)))
    return [each.label for each in found.items] if found is not None else []


@pytest.mark.parametrize("line", ["crane.lift %a : t", "crane.lift %a {x} : t", "crane.lift (%a, %b : i32, t", "crane.lift %a -> t"])
def test_a_type_that_is_begun_goes_on_after_a_colon(crane: CheckOptions, line: str) -> None:
    assert labels(f"  {line}", crane)[0] == "tensor<4xf32>"


def test_a_type_follows_a_colon_after_a_dictionary(crane: CheckOptions) -> None:
    assert labels("  crane.lift %a {x} : ", crane)[:2] == ["i32", "tensor<4xf32>"]


@pytest.mark.parametrize("line", ["crane.lift ", "crane.lift %b, ", "crane.lift %b[", "crane.lift %b[%a, ", "crane.lift of(%x = "])
def test_values_follow_where_a_list_of_values_does(crane: CheckOptions, line: str) -> None:
    assert {"%a", "%b"} <= set(labels(f"  {line}", crane))


@pytest.mark.parametrize("line", ["crane.rest ", "crane.lift %b : ", "crane.lift by = [", "crane.lift {x = "])
def test_no_values_follow_elsewhere(crane: CheckOptions, line: str) -> None:
    assert "%a" not in labels(f"  {line}", crane)


def test_the_value_of_an_attribute_is_what_its_definition_says(crane: CheckOptions) -> None:
    assert labels("  crane.call north {callee = ", crane)[:1] == ["@g"]
    assert labels("  crane.call north {fast = ", crane) == ["true", "false"]


def test_a_dictionary_has_the_attributes_of_the_definition_that_are_not_there_yet(crane: CheckOptions) -> None:
    assert labels("  crane.stow %b { ", crane)[:2] == ["deck", "lashed"]
    assert labels("  crane.stow %b {lashed, ", crane)[0] == "deck"
    assert "lashed" not in labels("  crane.stow %b {deck = 3, lashed, ", crane)
    assert "deck" not in labels("  crane.stow %b {lashed = ", crane)
    assert "deck" not in labels("  crane.hold %b { ", crane)
