"""The places that change together."""

from __future__ import annotations

import pytest
from question_support import Question

from mlir_ls.features.linked_editing import linked_places


@pytest.mark.parametrize(
    "fixture",
    [
        """
        func.func @f(%a$0: i32) {
        //            ^^^ here
          "test.use"(%a, %b) : (i32, i32) -> ()
        //            ^ here
        """,
        """
          #ma$0p = affine_map<(d0) -> (d0)>
        // ^^^^^ here
        "test.use"() {a = #map} : () -> ()
        //                 ^^^ here
        """,
        """
        func.func private @f()
        call @nowh$0ere() : () -> ()
        """,
        """
        "test.symbol"() {sym_name = "f"} : () -> ()
        call @$0f() : () -> ()
        """,
        """
        arith.addi$0 %a
        """,
        """
        %a:$02 = "test.make"() : () -> (i32, i32)
        """,
    ],
)
def test_linked_places(fixture: str) -> None:
    question = Question(fixture)
    question.expect([(place, "here") for place in linked_places(question.analysis, question.position)])
