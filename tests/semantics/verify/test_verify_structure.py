"""Blocks, terminators, and where operations may stand."""

from __future__ import annotations

import pytest

from fixtures import check
from mlir_ls.analysis import check_text
from mlir_ls.diagnostics import Severity


def errors(text: str) -> list[str]:
    """The codes of the errors in a text."""
    return [found.code for found in check_text(text) if found.severity == Severity.ERROR]


def test_a_block_ends_with_a_terminator() -> None:
    check(
        """
        func.func @f(%a: i32) {
          %0 = arith.addi %a, %a : i32
          //   ^^^^^^^^^^ missing-terminator: block with no terminator: expected a terminator at its end, but got 'arith.addi'
        }
        func.func @g(%a: i32) {
          return
        //^^^^^^ misplaced-terminator: 'func.return' must be the last operation in the parent block
          %0 = arith.addi %a, %a : i32
        }
        func.func @h(%a: i32) {
          "test.end"() : () -> ()
        }
        """
    )


def test_every_block_of_several_ends_with_one() -> None:
    check(
        """
        func.func @f(%a: i32) {
          cf.br ^bb1
        ^bb1:
          cf.br ^bb2
        ^bb2:
          %0 = arith.addi %a, %a : i32
          //   ^^^^^^^^^^ missing-terminator
        ^bb3:
          return
        }
        """
    )


@pytest.mark.parametrize(
    "body",
    [
        "scf.if %c {\n}",
        "scf.if %c {\n  %x = arith.constant 1 : i32\n}",
        'scf.if %c {\n  "test.op"() : () -> ()\n}',
        "builtin.module {\n  %x = arith.constant 1 : i32\n}",
        '"test.region"() ({\n  %x = arith.constant 1 : i32\n}) : () -> ()',
        '"test.region"() ({\n}) : () -> ()',
    ],
)
def test_some_terminators_need_not_be_written(body: str) -> None:
    text = body.replace("\n", "\n  ")
    assert errors(f"func.func @f(%c: i1) {{\n  {text}\n  return\n}}\n") == []


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ('"scf.if"(%c) ({\n  "test.op"() : () -> ()\n}, {\n}) : (i1) -> ()', "wrong-terminator"),
        ('"scf.if"(%c) ({\n  llvm.unreachable\n}, {\n}) : (i1) -> ()', "wrong-terminator"),
        ('"scf.if"(%c) ({\n}, {\n}) : (i1) -> ()', "block-count"),
        ('"test.region"() ({\n  %x = arith.constant 1 : i32\n^bb1:\n  "test.op"() : () -> ()\n}) : () -> ()',
         "missing-terminator"),
        ("scf.if %c {\n  scf.yield\n^bb1:\n  scf.yield\n}", "block-count"),
        ("scf.if %c {\n  func.return\n}", "wrong-parent"),
        ("func.func @g() {\n  return\n}", "wrong-parent"),
        ("scf.yield", "wrong-parent"),
        ("acc.yield", "wrong-parent"),
        ("scf.execute_region {\n^bb0:\n}", "empty-block"),
        ("scf.execute_region {\n^bb0:\n  cf.br ^bb0\n}", "entry-successor"),
        ("scf.for %i = %n to %n step %n {\n^bb0:\n  scf.yield\n}", "entry-label"),
        ("scf.for %i = %n to %n step %n {\n^bb0(%i: index):\n  scf.yield\n}", "entry-label"),
        ("builtin.module {\n^bb0(%x: i32):\n}", "block-argument"),
        ("async.execute {\n}", "block-count"),
        ("linalg.reduce ins(%t : tensor<4xf32>) outs(%s : tensor<f32>) dimensions = [0] () {\n}", "block-count"),
        ("tosa.cond_if %k : tensor<i1> -> tensor<f32> {\n  tosa.yield %s : tensor<f32>\n} else {\n}", "block-count"),
        ('"test.op"() [^bb1] : () -> ()\n"test.op"() : () -> ()', "misplaced-terminator"),
    ],
)  # fmt: skip
def test_one_thing_is_wrong_with_the_blocks(body: str, code: str) -> None:
    text = body.replace("\n", "\n  ")
    end = "\n^bb1:\n  return" if "^bb1]" in body else "\n  return"
    arguments = "%c: i1, %n: index, %t: tensor<4xf32>, %s: tensor<f32>, %k: tensor<i1>"
    assert errors(f"func.func @f({arguments}) {{\n  {text}{end}\n}}\n") == [code]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("func.func @f() {\n}\n", "empty-block"),
        ("func.func @f(%a: i32) {\n}\n", "empty-block"),
        ("scf.yield\n", "wrong-parent"),
        ("spirv.Return\n", "wrong-parent"),
        ('"builtin.module"() ({\n}) : () -> ()\n', "block-count"),
    ],
)
def test_at_the_top_level(text: str, code: str) -> None:
    assert errors(text) == [code]


def test_declarations_and_empty_modules_are_right() -> None:
    assert errors("func.func private @f(i32)\nmodule {\n}\nllvm.func @g()\n") == []


def test_a_branch_passes_what_the_block_takes() -> None:
    check(
        """
        func.func @f(%a: i32, %c: i1) {
          cf.br ^bb1
          //    ^^^^ branch-operands: branch has 0 operands for successor '^bb1', but target block has 1 argument
        ^bb1(%x: i32):
          cf.cond_br %c, ^bb2(%a : i32), ^bb3(%a : i32)
          //             ^^^^ branch-operands: branch has 1 operand for successor '^bb2', but target block has 0 arguments
        ^bb2:
          "cf.br"(%c)[^bb3] : (i1) -> ()
          //      ^^ branch-operands: type mismatch for argument #0 of block '^bb3': expected i32, but got i1
        ^bb3(%y: i32):
          cf.br ^bb1(%y : i32)
        }
        """
    )


def test_a_broken_line_does_not_break_the_block_around_it() -> None:
    check(
        """
        func.func @f(%a: i32) {
          %0 = arith.addi %a
          //              ^^ expected-token
        }
        """
    )


def test_a_missing_brace_is_all_that_is_reported() -> None:
    text = "func.func @f(%c: i1) {\n  scf.if %c {\n    scf.yield\n  func.return\n}\nfunc.func @g() {\n  return\n}\n"
    assert errors(text) == ["unclosed-region"]
