"""Small texts, and what formatting does to one thing in them."""

from __future__ import annotations

import pytest
from formatting_support import check_formatting, check_unchanged, formatted

from mlir_ls.formatting import FormatOptions


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\n",
        "// only a comment",
        "module {\n}\n\n",
        "module {\n}",
        '"a.b"() : () -> ()\n',
        "^",
        "}",
        "{-#",
        "%0 =\n",
        "// mlir-ls: format off\n  module{}",
        "func @f(%n: index) {\n  %0 = alloc() : memref<4xf32>\n  %1 = alloc (%n) : memref<?xf32>\n"
        "  %2 = linalg.range %n:%n:%n : !linalg.range\n  linalg.copy(%0, %0) : memref<4xf32>, memref<4xf32>\n"
        "  %3 = affine.apply (d0) -> (d0 + 1)(%n)\n  return\n}\n",
        "own.split {\n  branch (1, 4) {\n    own.join\n  }\n  branch (2) {\n  ^start:\n    own.join\n  }\n}\n",
        'own.case #own.ref<"N"> : i8 [\n  case (0, "a") {\n    own.first {\n      own.second\n    }\n  }\n]\n',
    ],
)
def test_what_is_laid_out_or_cannot_be_stays(text: str) -> None:
    assert formatted(text) == text


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("module {\n}\n\n\n\n", "module {\n}\n\n"),
        ("\n\n\nmodule {\n}\n", "\nmodule {\n}\n"),
        ("   // c   \nmodule {\n}\n", "// c\nmodule {\n}\n"),
        ("module {\t\n}\n", "module {\n}\n"),
        ("module {\r\n\r\n\r\n}\r\n", "module {\r\n\r\n}\r\n"),
        ("module{}\r\n", "module {\r\n}\r\n"),
        ("func.func private @f(%a : i1, %b  : i2)\n", "func.func private @f(%a: i1, %b: i2)\n"),
        ('#a = loc(fused<"x">["a" : 1:2, callsite("b":1 : 1 at "c":2:2)])\n', '#a = loc(fused<"x">["a":1:2, callsite("b":1:1 at "c":2:2)])\n'),
        ("module{} module{}\n", "module {\n}\nmodule {\n}\n"),
    ],
)
def test_lines(text: str, expected: str) -> None:
    assert formatted(text) == expected


def test_a_line_break_at_the_end_is_put_where_it_is_requested() -> None:
    options = FormatOptions(final_newline=True)
    assert formatted("module{}", options) == "module {\n}\n"
    assert formatted("module {\n}", options) == "module {\n}\n"
    assert formatted("", options) == ""


def test_white_space_inside_what_is_unknown_counts() -> None:
    text = '"test.op"() {a = #some.attribute< a  [ b]>} : () -> !some.type<x\n     y>\n'
    assert formatted(text) == text


def test_strings_are_never_touched() -> None:
    text = '"test.op"() {a = "x :  y,z   {"} : () -> ()\n'
    assert formatted(text) == text


def test_names_that_white_space_ends_stay_apart() -> None:
    text = "func.func @f(%a-: i32, %b: memref<4 x f32>) {\n  return\n}\n"
    check_unchanged(text, formatted(text))


def test_comments_go_on_ending_lines() -> None:
    text = "func.func @f( // a\n) { // b\nreturn // c\n} // d\n"
    assert check_formatting(text) == "func.func @f( // a\n    ) { // b\n  return // c\n} // d\n"


def test_the_line_of_a_split_does_not_move() -> None:
    text = "// RUN: tool -split-input-file\nmodule {\n// -----\nmodule {\n}\n"
    assert "\n// -----\n" in check_formatting(text)


@pytest.mark.parametrize("limit", [20, 40, 60, 80])
def test_lines_are_broken_the_same_way_however_they_were_broken(limit: int) -> None:
    text = (
        "func.func @f(%first: tensor<4x8xf32>, %second: tensor<4x8xf32>) -> tensor<4x8xf32> {\n"
        "  %result = linalg.add ins(%first, %second : tensor<4x8xf32>, tensor<4x8xf32>)"
        " outs(%first : tensor<4x8xf32>) -> tensor<4x8xf32>\n  return %result : tensor<4x8xf32>\n}\n"
    )
    options = FormatOptions(line_limit=limit)
    broken = check_formatting(text, options)
    assert max(map(len, broken.split("\n"))) < max(map(len, text.split("\n")))
    assert formatted(broken) == text
    assert formatted(formatted(text, FormatOptions(line_limit=limit + 7)), options) == broken
