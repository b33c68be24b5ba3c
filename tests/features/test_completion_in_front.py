"""What completion inserts before text that is there already."""

from __future__ import annotations

import pytest
from question_support import Question

from mlir_ls.features.completion import completions

TEXT = """
func.func private @given(i32) -> i32
func.func @f(%a: i32, %c: i1) -> i32 {{
  {}
^done(%r: i32):
  return %r : i32
}}
"""


def inserted(line: str) -> dict[str, str]:
    """What each item inserts, by its label."""
    question = Question(TEXT.format(line))
    found = completions(question.analysis, question.position, snippets=True)
    assert found is not None
    return {item.label: item.snippet or item.text for item in found.items}


@pytest.mark.parametrize(
    ("line", "label", "expected"),
    [
        ("%x = arith.ad$0 %a, %a : i32", "arith.addi", "arith.addi"),
        ("%x = arith.addi$0 %a, %a : i32", "arith.addi", "arith.addi"),
        ("%x = arith.ad$0di %a, %a : i32", "arith.addi", "arith.addi"),
        ("%x = func.call @g$0(%a) : (i32) -> i32", "@given", "@given"),
        ("%x = func.call @$0(%a) : (i32) -> i32", "@given", "@given"),
        ("%x = func.ca$0 @given(%a) : (i32) -> i32", "func.call", "func.call"),
        ("cf.br ^$0(%a : i32)", "^done", "^done"),
        ("scf.fo$0 %i = %a to %a step %a {", "scf.for", "scf.for"),
        ("%x = arith.constant de$0<0> : vector<4xi32>", "dense", "dense"),
    ],
)
def test_no_part_of_a_form_is_inserted_that_follows(line: str, label: str, expected: str) -> None:
    assert inserted(line)[label] == expected


@pytest.mark.parametrize(
    "line",
    ["%x = func.call @g$0", "%x = func.call @g$0 // of the library", "scf.if %c { %x = func.call @g$0 }"],
)
def test_forms_are_inserted_whole_in_front_of_nothing_and_of_what_closes(line: str) -> None:
    assert inserted(line)["@given"] == "@given(${1:%a}) : (${2:i32}) -> ${3:i32}"


def test_types_keep_their_brackets_in_lists_and_lose_those_that_follow() -> None:
    text = "func.func private @f(PLACE)\nfunc.func private @g(memref<4xf32>)"
    for line, has_brackets in (("me$0", True), ("me$0, i32", True), ("me$0<4xf32>", False)):
        question = Question(text.replace("PLACE", line))
        found = completions(question.analysis, question.position, snippets=True)
        assert found is not None
        of_memref = [item.snippet or item.text for item in found.items if item.label.startswith("memref")]
        assert of_memref
        assert all([("<" in each) == has_brackets for each in of_memref])


def test_what_follows_is_not_offered_again() -> None:
    assert ": i32" not in inserted("%x = arith.addi %a, %a $0: i32")
    assert ": i32" in inserted("%x = arith.addi %a, %a $0")


def test_the_rest_of_a_word_may_be_replaced() -> None:
    question = Question(TEXT.format("%x = arith.ad$0dx %a, %a : i32"))
    found = completions(question.analysis, question.position)
    assert found is not None
    assert found.after == len("dx")


def test_results_of_a_group_are_offered_by_their_numbers() -> None:
    text = 'func.func @f() {\n  %0:2 = "test.pair"() : () -> (i1, f32)\n  LINE\n  return\n}'
    for line, expected in (("scf.if %0#$0", ["%0#0", "%0#1"]), ("arith.addf %0#$0", ["%0#1", "%0#0"])):
        question = Question(text.replace("LINE", line))
        found = completions(question.analysis, question.position)
        assert found is not None
        assert [item.label for item in found.items] == expected
        assert found.replaced.start.character == question.position.character - len("%0#")


@pytest.mark.parametrize("line", ["arith.addi %$0, %c : i32", "%r = arith.addi %$0i, %c : i32", "arith.addi %c, %$0 : i32"])
def test_values_are_of_the_type_that_follows(line: str) -> None:
    text = "func.func @f(%b: i32) {\n  %c = arith.constant 1 : i32\n  %i = arith.constant 0 : index\n  LINE\n  return\n}"
    question = Question(text.replace("LINE", line))
    found = completions(question.analysis, question.position)
    assert found is not None
    assert found.items[0].label in ("%b", "%c")
