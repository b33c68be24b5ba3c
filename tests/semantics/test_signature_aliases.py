"""Aliases for the function types of operations. MLIR language reference, "Type aliases"."""

from __future__ import annotations

import pytest

from fixtures import check


@pytest.mark.parametrize(
    "operation",
    [
        "%0 = func.call @h(%a) : !ft",
        '%0 = "func.call"(%a) <{callee = @h}> : !ft',
        '%0 = "test.known"(%a) : !ft',
        "%0 = scf.while (%b = %a) : !ft { scf.condition(%c) %b : i32 } do { ^bb0(%d: i32): scf.yield %d : i32 }",
    ],
)
def test_the_types_of_operands_and_results(operation: str) -> None:
    check(
        f"""
        !ft = (i32) -> i32
        func.func private @h(i32) -> i32
        func.func @f(%a: i32, %c: i1) -> i32 {{
          {operation}
          return %0 : i32
        }}
        """
    )


def test_an_alias_for_an_alias() -> None:
    check(
        """
        !of = (i32) -> (i32, i64)
        !ft = !of
        func.func private @h(i32) -> (i32, i64)
        func.func @f(%a: i32) -> i32 {
          %0:2 = func.call @h(%a) : !ft
          return %0#0 : i32
        }
        """
    )


def test_other_operands() -> None:
    check(
        """
        !ft = (i32) -> i32
        func.func private @h(i32) -> i32
        func.func @f(%a: i64) {
          %0 = func.call @h(%a) : !ft
          //                ^^ value-type-mismatch: '%a' is used with type 'i32', but has type 'i64'
          %1 = func.call @h() : !ft
          //                    ^^^ type-count: no operands but 1 type in !ft, expected one for each
          return
        }
        """
    )


def test_other_results() -> None:
    check(
        """
        !ft = (i32) -> i32
        !ignored = (i32) -> ()
        func.func private @h(i32)
        func.func @f(%a: i32) {
          func.call @h(%a) : !ft
          //        ^^ callee-mismatch: incorrect number of results for @h: expected 0, but got 1
          %0:2 = "func.call"(%a) <{callee = @h}> : !ft
          //                                       ^^^ result-count: !ft has 1 result, but 2 are named
          %1 = func.call @g(%a) : !ft
          func.return
        }
        func.func private @g(i32) -> i32
        func.func @g2(%a: i32) -> i64 {
          %0 = func.call @g(%a) : !ft
          "arith.negf"(%a) : !ignored
        //^^^^^^^^^^^^ result-count: expected 1 result, but got 0
          func.return %0 : i64
          //          ^^ value-type-mismatch: '%0' is used with type 'i64', but has type 'i32'
        }
        func.func @g3() {
          return
        }
        """
    )


def test_other_types() -> None:
    check(
        """
        !t = i32
        func.func private @h(i32)
        func.func @f(%a: i32) {
          func.call @h(%a) : !t
          //                 ^^ bad-type: expected a function type, but !t is i32
          func.call @h(%a) : !missing
          //                 ^^^^^^^^ undefined-alias
          func.call @h(%a) : !llvm.ptr
          //                 ^^^^^^^^^ bad-type: expected a function type, but got '!llvm.ptr'
          return
        }
        """
    )


def test_calls_of_llvm_spell_the_function_type() -> None:
    check(
        """
        !ft = (i32) -> ()
        llvm.func @h(i32)
        llvm.func @f(%a: i32) {
          llvm.call @h(%a) : !ft
          //                 ^^^ expected-token: expected '(', but got '!ft'
          llvm.return
        }
        """
    )
