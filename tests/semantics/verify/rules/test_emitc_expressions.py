"""emitc: texts, expressions and variables."""

from __future__ import annotations

from fixtures import check


def test_texts_with_operands() -> None:
    check(
        """
        func.func @f(%a: i32) {
          emitc.verbatim "if (x > {}) {{" args %a : i32
          emitc.verbatim "{} = {};" args %a : i32
        //               ^^^^^^^^^^ emitc.placeholders: 2 placeholders, but 1 operand
          emitc.verbatim "f({, {});" args %a : i32
        //               ^^^^^^^^^^^ emitc.placeholders: a brace that is no placeholder is spelled twice
          emitc.verbatim "without operands {"
          return
        }
        """
    )


def test_expressions() -> None:
    check(
        """
        func.func @f(%a: i32, %v: !emitc.lvalue<i32>) {
          %0 = emitc.expression %a : (i32) -> i64 {
            %1 = emitc.unary_minus %a : (i32) -> i32
            emitc.yield %1 : i32
        //                   ^^^ yielded-values: the region yields i64 as operand #0, but got i32
          }
          %2 = emitc.expression %a : (i32) -> i32 {
            emitc.yield %a : i32
        //              ^^ emitc.expression-value: an expression yields what is computed in it
          }
          %3 = emitc.expression %a : (i32) -> i32 {
            %4 = arith.addi %a, %a : i32
        //       ^^^^^^^^^^ emitc.expression-body: 'arith.addi' cannot be part of an expression
            emitc.yield %4 : i32
          }
          emitc.assign %a : i32 to %v : !emitc.lvalue<i32>
        //                         ^^ emitc.assigned: an argument cannot be set, only a variable can
          emitc.switch %a : i32
        //^^^^^^^^^^^^ emitc.switch-cases: attribute 'cases' must have no value twice, but got 1 twice
          case 1 {
            emitc.yield
          }
          case 1 {
            emitc.yield
          }
          default {
            emitc.yield
          }
          return
        }
        """
    )


def test_an_expression_that_yields_nothing_has_one_error() -> None:
    check(
        """
        func.func @f(%a: i32) {
          %0 = emitc.expression %a : (i32) -> i32 {
            %1 = emitc.add %a, %a : (i32, i32) -> i32
            emitc.yield
        //  ^^^^^^^^^^^ yielded-values: the region yields 1 value, but got 0
          }
          return
        }
        """
    )


def test_what_an_expression_uses_is_computed_before() -> None:
    check(
        """
        func.func @f(%a: i32) {
          %0 = emitc.expression %a : (i32) -> i32 {
            %2 = emitc.add %1, %a : (i32, i32) -> i32
            //             ^^ not-dominated
            %1 = emitc.add %a, %a : (i32, i32) -> i32
            emitc.yield %2 : i32
          }
          return
        }
        """
    )
