"""Annotations for errors that are meant to be there."""

from __future__ import annotations

from question_support import Question

from mlir_ls.analysis import check_text
from mlir_ls.diagnostics import Severity
from mlir_ls.features.expect_annotation import expecting
from mlir_ls.features.fixes import fixes
from mlir_ls.text import Span, replaced


def annotated(fixture: str) -> str:
    """The text after the only annotation that is offered at the cursor."""
    question = Question(fixture)
    [(diagnostic, fix)] = expecting(question.analysis, Span(question.position, question.position))
    assert (diagnostic.severity, fix.title, fix.preferred) == (Severity.ERROR, "Expect this error", False)
    return "\n".join(replaced(question.analysis.document.lines, fix.edits))


def after(fixture: str) -> str:
    """The same; the error has to be expected then."""
    text = annotated(fixture)
    assert [found.severity for found in check_text(text)] == [Severity.INFORMATION]
    return text


def test_an_annotation_above_the_line() -> None:
    text = after(
        """
        // RUN: mlir-opt %s -verify-diagnostics
        func.func @f(%a: i32) {
          %0 = arith.addi %a, %$0b : i32
          return
        }
        """
    )
    assert "{\n  // expected-error @below {{'%b' is not defined}}\n  %0 = arith.addi" in text


def test_other_annotations_stay_about_their_lines() -> None:
    text = after(
        """
        func.func @f(%a: i32) {
          // expected-note@+4 {{a}}
          %1 = arith.addi %a, %a : i32
          // expected-note@+1 {{b}}
          // expected-note @below {{c}}
          %0 = arith.addi %a, %$0b : i32
          // expected-note@-3 {{d}}
          // expected-note@-6 {{e}}
          return
        }
        """
    )
    expected = """\
  // expected-note@+5 {{a}}
  %1 = arith.addi %a, %a : i32
  // expected-error @below {{'%b' is not defined}}
  // expected-note@+1 {{b}}
  // expected-note @below {{c}}
  %0 = arith.addi %a, %b : i32
  // expected-note@-3 {{d}}
  // expected-note@-7 {{e}}
"""
    assert expected in text


def test_an_expected_error_is_left_alone() -> None:
    question = Question(
        """
        func.func @f(%a: i32) {
          %0 = arith.addi %a, %$0aa : i32 // expected-error {{no such value}}
          return
        }
        """
    )
    where = Span(question.position, question.position)
    assert expecting(question.analysis, where) == []
    assert fixes(question.analysis, where) == []


def test_what_is_no_error_is_not_offered() -> None:
    question = Question('"elsewh$0ere.op"() : () -> ()')
    assert expecting(question.analysis, Span(question.position, question.position)) == []


def test_it_is_offered_only_where_errors_are_expected() -> None:
    question = Question("func.func @f(%a: i32) {\n  %0 = arith.addi %a, %$0b : i32\n  return\n}")
    assert expecting(question.analysis, Span(question.position, question.position)) == []


def test_none_for_an_error_about_what_stands_around_the_operations() -> None:
    question = Question(
        "$0# A title\n\n```mlir\n// RUN: mlir-opt %s -verify-diagnostics\nfunc.func @f() {\n  return\n}\n```\n\nMore words.\n"
    )
    assert [each.severity for each in question.analysis.shown] == [Severity.ERROR]
    assert expecting(question.analysis, Span(question.position, question.position)) == []
