"""What a selection grows to."""

from __future__ import annotations

from itertools import pairwise

from question_support import Question

from mlir_ls.features.selection_range import MAX_RANGES, selections
from mlir_ls.text import Span


def check(fixture: str, *expected: str) -> None:
    """The texts that are selected, one after the other; of long ones, the first and the last line."""
    question = Question(fixture)
    found = selections(question.analysis, question.position)
    for inner, outer in pairwise(found):
        assert outer.start <= inner.start
        assert inner.end <= outer.end
        assert outer != inner
    assert found[0].start <= question.position <= found[0].end
    assert [shown(question.text, each) for each in found] == list(expected)


def shown(text: str, where: Span) -> str:
    lines = text.split("\n")
    (first, start), (last, end) = where
    if first == last:
        return lines[first][start:end]
    return f"{lines[first][start:]} … {lines[last][:end].strip()}"


def test_from_a_name_to_the_document() -> None:
    check(
        """
        func.func @f(%a: i32) {
          cf.br ^last
        ^last:
          %b = arith.addi %$0a, %a : i32
          return
        }
        func.func private @g()
        """,
        "%a",
        "%b = arith.addi %a, %a : i32",
        "^last: … return",
        "cf.br ^last … return",
        "func.func @f(%a: i32) { … }",
        "func.func @f(%a: i32) { … func.func private @g()",
        "func.func @f(%a: i32) { … ",
    )


def test_in_an_empty_document() -> None:
    check("$0", "")


def test_between_operations() -> None:
    check('"test.x"() : () -> ()\n$0\n"test.y"() : () -> ()', '"test.x"() : () -> () … "test.y"() : () -> ()')


def test_it_grows_in_so_many_steps() -> None:
    question = Question('"test.x"() ({\n' * 3000 + "$0" + "}) : () -> ()\n" * 3000)
    found = selections(question.analysis, question.position)
    assert len(found) == MAX_RANGES
    assert found[-1].end.line == 6000


def test_from_a_word_of_a_header_to_the_operation() -> None:
    check(
        '''
        %0 = "test.x"(%a, %b) {sizes = [1, $02], to = #test.in<"x">} : (tensor<4xf32>, i32) -> i32
        ''',
        "2",
        "1, 2",
        "[1, 2]",
        "sizes = [1, 2]",
        'sizes = [1, 2], to = #test.in<"x">',
        '{sizes = [1, 2], to = #test.in<"x">}',
        '%0 = "test.x"(%a, %b) {sizes = [1, 2], to = #test.in<"x">} : (tensor<4xf32>, i32) -> i32',
        '%0 = "test.x"(%a, %b) {sizes = [1, 2], to = #test.in<"x">} : (tensor<4xf32>, i32) -> i32 … ',
    )


def test_from_a_part_of_a_reference_to_the_call() -> None:
    reference = '@outer::@"in ner"::@leaf'
    check(
        f"call {reference.replace('ner', 'n$0er')}(%a) : (i32) -> ()",
        '@"in ner"',
        reference,
        f"call {reference}(%a) : (i32) -> ()",
    )
    check(
        f"call {reference}(%$0a) : (i32) -> ()",
        "%a",
        "(%a)",
        f"{reference}(%a)",
        f"call {reference}(%a) : (i32) -> ()",
    )


def test_from_the_bracket_of_a_type_to_the_types() -> None:
    check(
        """
        %0 = "test.x"(%a, %b) : (tensor<4x$0f32>, i32) -> i32
        """,
        "4xf32",
        "<4xf32>",
        "tensor<4xf32>",
        "tensor<4xf32>, i32",
        "(tensor<4xf32>, i32)",
        '%0 = "test.x"(%a, %b) : (tensor<4xf32>, i32) -> i32',
        '%0 = "test.x"(%a, %b) : (tensor<4xf32>, i32) -> i32 … ',
    )
