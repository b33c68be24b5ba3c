"""Passes of a log that is open: its outline, the way from pass to pass, differences, and values that are followed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from mlir_ls.analysis import Analysis, CheckOptions, analyze
from mlir_ls.features.passes import change_beside, followed_line, pass_beside, pass_difference, passes
from mlir_ls.features.symbols import outline
from mlir_ls.text import split_lines

LOG = """\
model.mlir:1:1: remark: begins
// -----// IR Dump After Canonicalizer (canonicalize) //----- //
func.func @f(%arg0: i32) -> i32 {
  %0 = arith.addi %arg0, %arg0 : i32
  return %0 : i32
}

// -----// IR Dump After CSE (cse) //----- //
func.func @f(%arg0: i32) -> i32 {
  %0 = arith.addi %arg0, %arg0 : i32
  return %0 : i32
}

// -----// IR Dump After Mine (mine) //----- //
func.func @f(%arg0: i32) -> i32 {
  %new = arith.constant 1 : i32
  %1 = arith.addi %arg0, %arg0 : i32
  return %1 : i32
}
===-------------------------------------------------------------------------===
"""
Way = Callable[[Analysis, int, int], "dict[str, Any] | None"]

ANALYSIS = analyze(split_lines(LOG), CheckOptions())


def test_the_outline_has_the_passes_above_their_operations() -> None:
    found = [(entry.depth, entry.name, entry.detail, entry.line, entry.end_line) for entry in outline(ANALYSIS)]
    assert found == [
        (0, "canonicalize", "func.func @f, 4 lines", 1, 6),
        (1, "@f", "func.func", 2, 5),
        (0, "cse", "func.func @f, 4 lines, unchanged", 7, 12),
        (1, "@f", "func.func", 8, 11),
        (0, "mine", "func.func @f, 5 lines, +1 -0", 13, 20),
        (1, "@f", "func.func", 14, 18),
    ]


def test_the_passes_are_listed() -> None:
    assert [(each["number"], each["title"], each["line"], each["added"]) for each in passes(ANALYSIS)] == [
        (1, "canonicalize", 1, 0),
        (2, "cse", 7, 0),
        (3, "mine", 13, 1),
    ]


@pytest.mark.parametrize(
    ("way", "line", "step", "number"),
    [
        (pass_beside, 0, 1, 1),
        (pass_beside, 3, 1, 2),
        (pass_beside, 19, 1, None),
        (pass_beside, 10, -1, 1),
        (pass_beside, 2, -1, None),
        (change_beside, 3, 1, 3),
        (change_beside, 15, -1, None),
    ],
)
def test_the_way_from_pass_to_pass(way: Way, line: int, step: int, number: int | None) -> None:
    found = way(ANALYSIS, line, step)
    assert (found["number"] if found is not None else None) == number


def test_a_difference_has_all_lines_of_a_dump() -> None:
    found = pass_difference(ANALYSIS, 16)
    assert found is not None
    assert found["rows"] == [
        "  func.func @f(%arg0: i32) -> i32 {",
        "+   %new = arith.constant 1 : i32",
        "    %1 = arith.addi %arg0, %arg0 : i32",
        "    return %1 : i32",
        "  }",
    ]


def test_a_value_is_followed_back_to_where_it_came_from() -> None:
    assert followed_line(ANALYSIS, 16) == {"line": 9}
    assert followed_line(ANALYSIS, 9) == {"line": 3}
    assert followed_line(ANALYSIS, 15) is None
    assert followed_line(ANALYSIS, 0) is None


def test_a_text_without_dumps_has_no_passes() -> None:
    path = Path(__file__).parents[2] / "examples" / "control_flow.mlir"
    analysis = analyze(split_lines(path.read_text("utf-8")), CheckOptions(), verify=False)
    assert passes(analysis) == []
    assert [pass_beside(analysis, 1, 1), change_beside(analysis, 1, 1)] == [None, None]
    assert [pass_difference(analysis, 1), followed_line(analysis, 1)] == [None, None]
