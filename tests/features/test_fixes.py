"""Repairs."""

from __future__ import annotations

from asking import Question

from mlir_ls.analysis import check_text
from mlir_ls.diagnostics import Severity
from mlir_ls.features.fixes import fixes
from mlir_ls.text import Position, Span, replacement


def test_a_value_that_was_misspelled() -> None:
    question = Question('%total = arith.constant 1 : i32\n"test.use"(%tot$0la) : (i32) -> ()')
    found = fixes(question.analysis, Span(question.position, question.position))
    assert [(diagnostic.code, fix.title) for diagnostic, fix in found] == [("undefined-value", "Change to '%total'")]
    assert fixes(question.analysis, Span(Position(0, 0), Position(0, 1))) == []


def repaired(fixture: str) -> dict[str, str]:
    """The text behind each repair that is offered at the cursor, by the repair's title."""
    question = Question(fixture)
    found = {}
    for _, fix in fixes(question.analysis, Span(question.position, question.position)):
        lines = list(question.analysis.document.lines)
        for where, text in sorted(fix.edits, reverse=True):
            edit = replacement(lines, where, text)
            lines[edit.first : edit.last] = edit.lines
        found[fix.title] = "\n".join(lines)
    return found


def after(fixture: str, title: str) -> str:
    """The text behind a repair; nothing may be wrong with it any more."""
    text = repaired(fixture)[title]
    assert [found for found in check_text(text) if found.severity == Severity.ERROR] == []
    return text


def test_a_symbol_that_was_misspelled() -> None:
    text = after(
        """
        func.func private @helper()
        func.func @f() {
          call @he$0lpr() : () -> ()
          return
        }
        """,
        "Change to '@helper'",
    )
    assert "  call @helper() : () -> ()" in text


def test_a_callee_that_is_declared_nowhere() -> None:
    text = after(
        """
        module {
          func.func @f(%a: i32) -> f32 {
            %0 = call @co$0nvert(%a, %a) : (i32, i32) -> f32
            return %0 : f32
          }
        }
        """,
        "Declare @convert",
    )
    assert "module {\n  func.func private @convert(i32, i32) -> f32\n  func.func @f(%a: i32) -> f32 {" in text


def test_a_declaration_that_is_public() -> None:
    assert after("func.f$0unc public @f()", "Make it private") == "func.func private @f()"
    assert after("func.f$0unc @f()", "Make it private") == "func.func private @f()"


def test_an_operation_that_was_misspelled() -> None:
    fixture = """
        func.func @f(%a: i32) {
          %0 = arith.ad$0ddi %a, %a : i32
          return
        }
        """
    assert "%0 = arith.addi %a, %a : i32" in after(fixture, "Change to 'arith.addi'")
    assert '"arith.addi"(%a, %a)' in after(
        fixture.replace("arith.ad$0ddi %a, %a : i32", '"arith.ad$0ddi"(%a, %a) : (i32, i32) -> i32'), "Change to 'arith.addi'"
    )


def test_a_block_that_was_misspelled() -> None:
    text = after("func.func @f() {\n  cf.br ^ex$0i\n^exit:\n  return\n}", "Change to '^exit'")
    assert "cf.br ^exit" in text


def test_a_terminator_that_is_missing() -> None:
    fixture = "func.func @f(%a: i32) {\n  %0 = arith.ad$0di %a, %a : i32\n}"
    assert after(fixture, "Add 'return'").endswith("  %0 = arith.addi %a, %a : i32\n  return\n}")
    assert repaired(fixture.replace(") {", ") -> i32 {")) == {}


def test_a_type_that_is_another() -> None:
    text = after(
        "func.func @f(%a: i64) {\n  \"test.op\"(%$0a) : (i32) -> ()\n  return\n}",
        "Change the type to 'i64'",
    )
    assert '"test.op"(%a) : (i64) -> ()' in text
