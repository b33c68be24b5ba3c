"""Completion in what follows the name of a type or an attribute of a project's dialect, be the name spelled or left out."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from mlir_ls.analysis import CheckOptions, analyze
from mlir_ls.features.completion import completions
from mlir_ls.text import Position

OPS: dict[str, Any] = {
    "gauge": {"assembly_format": "attr-dict `:` type($of)", "results": [["of", ["type", "rig.gauge"]]]},
    "scale": {"assembly_format": "attr-dict `:` type($of)", "results": [["of", ["type", "rig.scale"]]]},
    "marked": {
        "assembly_format": "$mark attr-dict",
        "attributes": [["mark", ["attr", "rig.mark"], False, None, ["body", "rig.mark"]]],
    },
}
TYPES: dict[str, Any] = {
    "gauge": {"parameters": [["width", "integer"], ["clear", "bool"]], "assembly_format": "`(` struct(params) `)`"},
    "scale": {
        "parameters": [["low", "integer"], ["high", "integer", True], ["clear", "bool"]],
        "assembly_format": "`<` $low (`to` $high^)? `,` $clear `>`",
    },
    "inner": {"parameters": [["mark", ["attr", "rig.mark"]]], "assembly_format": "`<` `of` $mark `>`"},
    "seen": {"parameters": [["value", "attribute"]], "assembly_format": "`<` $value `>`"},
    "aside": {"parameters": [["value", "integer"]], "assembly_format": "`[` $value `]`"},
}
ATTRIBUTES: dict[str, Any] = {
    "ace": {"parameters": [["depth", "integer"]], "assembly_format": "`{` $depth `}`"},
    "mark": {
        "parameters": [["depth", "integer", True], ["clear", "bool"]],
        "assembly_format": "`{` (`deep` $depth^)? `clear` $clear `}`",
    },
}


@pytest.fixture
def rig(tmp_path: Path) -> CheckOptions:
    (tmp_path / "rig.json").write_text(
        json.dumps({"dialect": {"name": "rig"}, "ops": OPS, "types": TYPES, "attributes": ATTRIBUTES}), encoding="utf-8"
    )
    index = {"format": 1, "dialects": {"rig": {"file": "rig.json"}}, "enums": {}}
    (tmp_path / "dialect-index.json").write_text(json.dumps(index), encoding="utf-8")
    return CheckOptions(dialects=tmp_path)


def labels(line: str, options: CheckOptions) -> list[str]:
    before, _, after = line.partition("|")
    lines = ["func.func @f() {", before + after, "  return", "}"]
    found = completions(analyze(lines, options), Position(1, len(before)), snippets=True)
    return [each.label for each in found.items] if found is not None else []


@pytest.mark.parametrize(
    ("line", "first"),
    [
        ("  %0 = rig.gauge : (|", ["width", "clear"]),
        ("  %0 = rig.gauge : (width = 1, |", ["clear"]),
        ("  %0 = rig.gauge : (width = 1, c|)", ["clear"]),
        ("  %0 = rig.gauge : (width = 1, clear = |", ["true", "false"]),
        ("  rig.marked {|", ["clear", "deep"]),
        ("  rig.marked {deep 3 |", ["clear"]),
        ("  %0 = rig.scale : <3 |", ["to"]),
    ],
)
def test_a_body_without_its_name_is_completed_as_its_format_says(rig: CheckOptions, line: str, first: list[str]) -> None:
    assert sorted(labels(line, rig)[: len(first)]) == sorted(first)


@pytest.mark.parametrize(
    ("line", "first"),
    [
        ('  %0 = "x.y"() : () -> !rig<gauge(|', ["width", "clear"]),
        ('  %0 = "x.y"() : () -> tensor<4x!rig<gauge(width = 1, |', ["clear"]),
        ('  "x.y"() {a = #rig<mark{|', ["clear", "deep"]),
        ('  %0 = "x.y"() : () -> !rig.scale<3 |', ["to"]),
        ('  %0 = "x.y"() : () -> !rig.inner<of {|', ["clear", "deep"]),
        ('  %0 = "x.y"() : () -> !rig.inner<of {clear tr|', ["true"]),
    ],
)
def test_a_body_may_begin_with_any_bracket_and_stand_in_another_one(rig: CheckOptions, line: str, first: list[str]) -> None:
    assert sorted(labels(line, rig)[: len(first)]) == sorted(first)


def test_what_is_required_is_the_first_name_of_a_dialect_in_angle_brackets(rig: CheckOptions) -> None:
    assert labels("  rig.marked #rig<|", rig)[0] == "mark"
    assert labels("  %0 = rig.gauge : !rig<|", rig)[0] == "gauge"
    assert "aside" in labels('  %0 = "x.y"() : () -> tensor<4x!rig<|', rig)


def test_a_type_whose_body_begins_with_another_bracket_has_its_dialect_in_front_of_angle_brackets(rig: CheckOptions) -> None:
    before = "  %0 = rig.gauge : "
    found = completions(analyze(["func.func @f() {", before, "}"], rig), Position(1, len(before)), snippets=True)
    assert found is not None
    assert ("!rig<gauge", "!rig<gauge $1>") in [(each.label, each.snippet) for each in found.items]


def test_attributes_in_a_body_are_those_that_it_takes_and_numbers_have_types(rig: CheckOptions) -> None:
    assert {"true", "unit", "affine_map"} <= set(labels('  %0 = "x.y"() : () -> !rig.seen<|', rig))
    found = labels('  %0 = "x.y"() : () -> !rig.seen<2 : |', rig)
    assert found[:2] == ["index", "i32"]
    assert "f32" not in found
    assert labels('  %0 = "x.y"() : () -> !rig.seen<2.5 : f|', rig)[0] == "f32"
    assert "tensor" in labels('  %0 = "x.y"() : () -> !rig.seen<dense<1> : |', rig)


def test_a_number_has_no_type_but_that_of_a_number(rig: CheckOptions) -> None:
    lines = ["func.func @f(%a: tuple<i1, f16>, %b: !rig.inner<of {clear true}>) {", '  "x.y"() {a = 1 : ', "  return", "}"]
    offered = completions(analyze(lines, rig), Position(1, len(lines[1])))
    assert offered is not None
    assert not [each.label for each in offered.items if each.label[0] in "!t"]


def test_a_list_of_booleans_has_booleans(rig: CheckOptions) -> None:
    assert labels('  "x.y"() {a = array<i1: |', rig) == ["true", "false"]
    assert labels('  "x.y"() {a = array<i1: true, f|', rig) == ["false"]
