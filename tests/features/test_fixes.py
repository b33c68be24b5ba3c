"""Repairs."""

from __future__ import annotations

from asking import Question

from mlir_ls.features.fixes import fixes
from mlir_ls.text import Position, Span


def test_a_value_that_was_misspelled() -> None:
    question = Question('%total = arith.constant 1 : i32\n"test.use"(%tot$0la) : (i32) -> ()')
    found = fixes(question.analysis, Span(question.position, question.position))
    assert [(diagnostic.code, fix.title) for diagnostic, fix in found] == [("undefined-value", "Change to '%total'")]
    assert fixes(question.analysis, Span(Position(0, 0), Position(0, 1))) == []
