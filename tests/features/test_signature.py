"""The form of the operation that is being typed."""

from __future__ import annotations

import pytest
from question_support import Question

from mlir_ls.features.signature import TRIGGERS, signature


def form(fixture: str) -> str:
    """The form, with the part that comes next in double brackets."""
    question = Question(fixture)
    found = signature(question.analysis, question.position)
    if found is None:
        return ""
    if found.active is None:
        return found.form
    start, end, _ = found.parameters[found.active]
    return f"{found.form[:start]}[[{found.form[start:end]}]]{found.form[end:]}"


@pytest.mark.parametrize(
    ("typed", "active"),
    [
        ("arith.cmpi $0", "[[predicate]]"),
        ("arith.cmpi slt, $0", "[[lhs"),
        ("arith.cmpi slt, %a$0", "[[lhs"),
        ("arith.cmpi slt, %a, $0", "[[rhs"),
        ("arith.cmpi slt, %a, %a : $0", "[[type of lhs]]"),
        ("memref.load %m[$0", "[[indices…: index]]"),
        ("memref.load %m[%i,$0", "[[indices…: index]]"),
        ("memref.store $0", "[[value: any type]]"),
        ("cf.cond_br %a, $0", "[[^trueDest]]"),
        ('"arith.addi"(%a, $0', "[[rhs"),
        ("scf.if $0\n  arith.constant 1 : i32", "[[condition"),
        ("scf.if $0 {\n    scf.yield\n  }", "[[condition"),
        ("return $0", "[[operands…"),
        ("return %a, $0", "[[operands…"),
        ("return %a : $0", "[[type of operands]]"),
        ("arith.cmpi s$0", "[[predicate]]"),
        ("scf.for %i = %a t$0", "[[upperBound"),
        ("vector.insert %a, $0", "[[dest"),
        ("vector.insert %a, %a [0] : i32 into $0", "[[type of dest]]"),
        ("acc.update if(%a) dataOperands($0", "[[dataClauseOperands…"),
        ("%x = spirv.CL.fma %a, $0", "[[y]]"),
    ],
)
def test_what_comes_next(typed: str, active: str) -> None:
    assert active in form(f"func.func @f(%a: i1) {{\n  {typed}\n  return\n}}")


@pytest.mark.parametrize(
    "typed",
    [
        "arith.addi %a, %a : i1\n  $0",
        "$0arith.addi %a, %a : i1",
        "arith.ad$0di",
        "unknown.operation %a, $0",
        "// arith.addi $0",
        "arith.addi %a, %a : i1 // $0",
        "arith.addi %a, // $0",
        "arith.addi %a, %a : i1\n  // a: $0",
        "%x = $0",
        "scf.if %a {\n    $0\n  }",
        "scf.if %a {\n  } $0else {\n  }",
        "",
    ],
)
def test_where_there_is_none(typed: str) -> None:
    assert form(f"func.func @f(%a: i1) {{\n  {typed}\n  return\n}}") == ""


def test_parameters_say_what_may_stand_there() -> None:
    question = Question("arith.addi $0")
    found = signature(question.analysis, question.position)
    assert found is not None
    assert "integer" in found.parameters[0].text


def test_a_call_has_the_parameters_of_its_callee() -> None:
    text = "func.func private @g(i32, f32)\nfunc.func @h(%first: index, %second: i32) -> i1 {{\n  call {}\n  return\n}}"
    assert form(text.format("@h(%a, $0")) == "@h(%first: index, [[%second: i32]]) -> i1"
    assert form(text.format("@h(%a, %b) : ($0")) == "@h([[%first: index]], %second: i32) -> i1"
    assert form(text.format("@h(%a, %b) : (memref<4xf32, strided<[1], offset: ?>>, $0")) == "@h(%first: index, [[%second: i32]]) -> i1"
    assert form(text.format("@g($0")) == "@g([[i32]], f32)"
    named = text.replace("(i32, f32)", "(%size: i32, %scale: f32)")
    assert form(named.format("@g($0")) == "@g([[%size: i32]], %scale: f32)"


def test_a_syntax_that_is_written_by_hand_has_its_operands() -> None:
    assert "lowerBound: integer or index" in form("func.func @f(%a: i1) {\n  scf.for %i = $0\n}")


@pytest.mark.parametrize("typed", ["func.func @f(%a: $0", "func.func private @f(i32, $0", "llvm.mlir.global internal @g($0"])
def test_a_definition_whose_syntax_is_written_by_hand_has_no_parameters(typed: str) -> None:
    assert form(typed) == ""


def test_a_blank_does_not_request_it() -> None:
    assert " " not in TRIGGERS
