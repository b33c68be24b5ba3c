"""Texts that are cut off at their beginning or their end: that is one error at each."""

from __future__ import annotations

import pytest

from mlir_ls.analysis import check_text

BEGINNING = "this '}' closes nothing: what it closes is cut off at the beginning of the text"


def found_in(text: str) -> list[tuple[int, str, str]]:
    return [(each.span.start.line, each.code, each.message) for each in check_text(text)]


def test_what_was_cut_off_at_the_beginning_is_one_error() -> None:
    text = (
        "    %0 = arith.addi %a, %b : i32 loc(#loc3)\n    memref.store %0, %m[] : memref<i32, #space>\n"
        "    scf.yield loc(#loc2)\n  } loc(#loc1)\n  func.call @g(%0) : (i32) -> ()\n  return loc(#loc)\n} loc(#loc)\n"
        "func.func @f() {\n  return\n}"
    )
    assert found_in(text) == [(3, "stray-brace", BEGINNING)]


def test_what_is_wrong_in_an_excerpt_is_an_error() -> None:
    text = "  %0 = arith.addi %a, %a : f32\n  return\n}\nfunc.func @f() {\n  %1 = arith.addi %b, %b : i32\n  return\n}"
    assert [found[:2] for found in found_in(text)] == [
        (0, "operand-type"),
        (2, "stray-brace"),
        (4, "undefined-value"),
        (4, "undefined-value"),
    ]


def test_a_brace_too_many_hides_nothing() -> None:
    text = "func.func @f() {\n  func.call @g(%a) : (i32) -> ()\n  return\n}\n}"
    assert [found[:2] for found in found_in(text)] == [(1, "undefined-symbol"), (1, "undefined-value"), (4, "stray-brace")]


@pytest.mark.parametrize("last", ["        %0 = arith.constant 1 : i32", "        // and so on", ""])
def test_what_was_cut_off_at_the_end_is_one_error(last: str) -> None:
    text = f"module {{\n  func.func @f(%n: index) {{\n    scf.for %i = %n to %n step %n {{\n      scf.for %j = %n to %n step %n {{\n{last}"
    message = "this region is not closed, nor 3 regions in it: the text is cut off at its end"
    assert found_in(text) == [(0, "unclosed-region", message)]


def test_a_brace_that_is_missing_further_up_is_no_end_of_the_text() -> None:
    text = "module {\n  func.func @f(%n: index) {\n    scf.for %i = %n to %n step %n {\n    func.return\n  func.func @g() {\n    return\n  }\n"
    assert [found[:2] for found in found_in(text)] == [(0, "unclosed-region"), (1, "unclosed-region"), (2, "unclosed-region")]


def test_blocks_of_markdown_use_names_of_others() -> None:
    text = (
        "```\n#map = affine_map<(d0) -> (d0)>\nfunc.func @f() {\n  return\n}\n```\nis called in\n```\n"
        "%0 = own.op %arg0 {map = #map} : i32\nfunc.call @f() : () -> ()\ncf.br ^bb1\n```\n```\n"
        "func.func @g() {\n  call @f() : () -> ()\n  %0 = arith.addi %1, %1 : i32\n  return\n}\n```\n"
    )
    assert [found[:2] for found in found_in(text) if found[1] != "unknown-dialect"] == [
        (0, "expected-token"),
        (15, "undefined-value"),
        (15, "undefined-value"),
    ]
