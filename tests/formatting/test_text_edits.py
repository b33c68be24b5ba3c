"""What an editor gets: replacements of as few lines as can be, in a document, a range, or while the user types."""

from __future__ import annotations

import pytest
from formatting_support import formatted as formatted_text

from fixtures import analysis_of
from mlir_ls.features.formatting import formatted, formatted_on_type
from mlir_ls.formatting import FormatOptions
from mlir_ls.text import Position, Span, replaced

TEXT = """\
func.func @f(%a: i32) -> i32 {
  %0 = arith.addi %a,%a : i32
  %1 = arith.addi %a, %a : i32
    %2 = arith.addi %a, %a : i32


  return %2 : i32
}
func.func private @g( i32 )
"""
OPTIONS = FormatOptions()


def applied(text: str, edits: list[tuple[Span, str]]) -> str:
    """A text after the edits."""
    return "\n".join(replaced(text.split("\n"), edits))


def touched(edits: list[tuple[Span, str]]) -> list[tuple[int, int]]:
    """The lines that edits name, from the first up to and without the last."""
    return [(where.start.line, where.end.line) for where, _ in edits]


def lines(first: int, last: int) -> Span:
    return Span(Position(first, 0), Position(last, 0))


def test_only_lines_that_change_are_touched() -> None:
    edits = formatted(analysis_of(TEXT), OPTIONS)
    assert touched(edits) == [(1, 2), (3, 4), (5, 6), (8, 9)]
    assert applied(TEXT, edits) == formatted_text(TEXT)


def test_a_text_that_is_laid_out_has_no_edits() -> None:
    assert formatted(analysis_of(formatted_text(TEXT)), OPTIONS) == []


@pytest.mark.parametrize(
    ("where", "expected"),
    [
        (lines(0, 2), [(1, 2)]),
        (lines(1, 2), [(1, 2)]),
        (lines(2, 3), []),
        (Span(Position(3, 5), Position(3, 5)), [(3, 4)]),
        (lines(2, 7), [(3, 4), (5, 6)]),
        (lines(8, 9), [(8, 9)]),
        (lines(0, 9), [(1, 2), (3, 4), (5, 6), (8, 9)]),
    ],
)
def test_a_range_is_laid_out_as_in_the_whole(where: Span, expected: list[tuple[int, int]]) -> None:
    analysis = analysis_of(TEXT)
    edits = formatted(analysis, OPTIONS, where)
    assert touched(edits) == expected
    assert set(edits) <= set(formatted(analysis, OPTIONS))


def test_every_range_of_a_nested_text() -> None:
    text = formatted_text(TEXT).replace("  ", "   ").replace(" :", ":")
    analysis = analysis_of(f"module {{\n{text}\n}}\n")
    count = len(analysis.document.lines)
    whole = formatted(analysis, OPTIONS)
    for first in range(count - 1):
        for last in range(first + 1, count):
            some = formatted(analysis, OPTIONS, lines(first, last))
            assert set(some) <= set(whole)
            assert touched(some) == [each for each in touched(whole) if each[0] < last and first < each[1]]


def test_the_end_of_the_text() -> None:
    for text, expected in (
        ("module {\n}\n\n\n\n", "module {\n}\n\n"),
        ("module{}", "module {\n}\n"),
        ("module {\n}", "module {\n}\n"),
    ):
        assert applied(text, formatted(analysis_of(text), FormatOptions(final_newline=True))) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("module {\n}\n\n\n\n", "module {\n}\n"),
        ("module{}\n \n\n", "module {\n}\n"),
        ("module {\n}\n\n", "module {\n}\n"),
        ("module {\n}\n", "module {\n}\n"),
        ("module {\n}", "module {\n}"),
        ("// done\n\n", "// done\n"),
    ],
)
def test_no_blank_lines_end_a_text_where_that_is_requested(text: str, expected: str) -> None:
    assert applied(text, formatted(analysis_of(text), FormatOptions(trim_final_newlines=True))) == expected


def test_a_newline_lays_out_the_line_that_it_ends() -> None:
    text = "func.func @f(%a: i32) {\n    %0 = arith.addi %a,%a:i32\n\n    %1 = arith.addi %a,%a:i32\n}\n"
    edits = formatted_on_type(analysis_of(text), Position(2, 0), "\n", OPTIONS)
    assert edits == [(lines(1, 2), "  %0 = arith.addi %a, %a : i32\n")]


def test_a_newline_after_something_unfinished_changes_nothing() -> None:
    text = "func.func @f(%a: i32) {\n    %0 = arith.addi %a,\n\n}\n"
    assert formatted_on_type(analysis_of(text), Position(2, 0), "\n", OPTIONS) == []


def test_a_brace_lays_out_the_operation_that_it_ends() -> None:
    text = "%c=test.op\nfunc.func @f(%c: i1) {\n    scf.if %c {\n  %0 = arith.constant 1:i32\n      }\nreturn\n}\n"
    edits = formatted_on_type(analysis_of(text), Position(4, 7), "}", OPTIONS)
    assert "".join(new for _, new in edits) == "  scf.if %c {\n    %0 = arith.constant 1 : i32\n  }\n"
    assert touched(edits) == [(2, 3), (3, 4), (4, 5)]
