"""How often symbols and values are used: where that is said, and what is said."""

from __future__ import annotations

import pytest

from mlir_ls.analysis import Analysis, CheckOptions, analyze
from mlir_ls.features.uses import MAX_LINES, UseOptions, counted_places, uses_at
from mlir_ls.text import Position

TEXT = ["func.func @callee(%a: i32) -> i32 {", '  %0:2 = "test.two"(%a) : (i32) -> (i32, i32)', '  %1, %2 = "test.two"(%0#0) : (i32) -> (i32, i32)', "  %3 = arith.addi %0#1, %1 : i32", "  return %3 : i32", "}", "func.func @caller(%b: i32) -> i32 {", "  %c = call @callee(%b) : (i32) -> i32", "  %d = call @callee(%c) : (i32) -> i32", "  return %d : i32", "}", "module @inner {", "  func.func private @callee()", "}", ""]


def analysis_of(lines: list[str]) -> Analysis:
    return analyze(lines, CheckOptions(), verify=False)


def said(options: UseOptions, lines: list[str]) -> list[tuple[str, str | None]]:
    analysis = analysis_of(lines)
    found = counted_places(analysis, options)
    return [(lines[where.start.line][where.start.character : where.end.character], uses_at(analysis, where.start)) for where in found]


def test_uses_of_symbols_count_those_of_the_same_symbol_alone() -> None:
    assert said(UseOptions(), TEXT) == [
        ("@callee", "2 uses"), ("@caller", "0 uses"), ("@inner", "0 uses"), ("@callee", "0 uses"),
    ]  # fmt: skip


def test_uses_of_values_are_said_for_each_operation() -> None:
    found = said(UseOptions(symbols=False, values=True), TEXT)
    assert found == [("%0", "2 uses"), ("%1", "%1: 1 use, %2: 0 uses"), ("%3", "1 use"), ("%c", "1 use"), ("%d", "1 use")]


@pytest.mark.parametrize("options", [UseOptions(False, False)])
def test_what_is_not_requested_is_not_said(options: UseOptions) -> None:
    assert counted_places(analysis_of(TEXT), options) == []


def test_logs_and_long_texts_have_none() -> None:
    assert counted_places(analysis_of(["// -----// IR Dump After A (a) //----- //", *TEXT]), UseOptions()) == []
    assert counted_places(analysis_of([*TEXT, *[""] * MAX_LINES]), UseOptions()) == []


@pytest.mark.parametrize("position", [Position(4, 3), Position(13, 0), Position(0, 0)])
def test_where_nothing_is_defined_nothing_is_said(position: Position) -> None:
    assert uses_at(analysis_of(TEXT), position) is None
