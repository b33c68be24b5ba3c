"""smt: bits, quantifiers and solvers."""

from __future__ import annotations

from fixtures import check


def test_bits() -> None:
    check(
        """
        func.func @f(%b: !smt.bv<8>) {
          %0 = smt.bv.extract %b from 0 : (!smt.bv<8>) -> !smt.bv<8>
          %1 = smt.bv.extract %b from 1 : (!smt.bv<8>) -> !smt.bv<8>
        //                            ^ smt.extracted-bits: attribute 'lowBit' plus the parameter 'width' of result 'result' (!smt.bv<8>) must be at most 8, the parameter 'width' of operand 'input' (!smt.bv<8>), but got 9
          %2 = "smt.bv.repeat"(%b) : (!smt.bv<8>) -> !smt.bv<24>
          %3 = "smt.bv.repeat"(%b) : (!smt.bv<8>) -> !smt.bv<4>
        //                                           ^^^^^^^^^^ smt.repeated-bits: the parameter 'width' of result 'result' (!smt.bv<4>) must be a multiple of 8, the parameter 'width' of operand 'input' (!smt.bv<8>), but got 4
          %4 = "smt.bv.concat"(%b, %b) : (!smt.bv<8>, !smt.bv<8>) -> !smt.bv<8>
        //                                                           ^^^^^^^^^^ smt.joined-bits: the parameter 'width' of result 'result' (!smt.bv<8>) must be 16, the parameter 'width' of operand 'lhs' (!smt.bv<8>) plus the parameter 'width' of operand 'rhs' (!smt.bv<8>), but got 8
          return
        }
        """
    )


def test_types() -> None:
    check(
        """
        func.func private @a(!smt.array<[!smt.int -> !smt.func<(!smt.int) !smt.int>]>)
        func.func private @b(!smt.bv<0>)
        //                          ^ bad-type: a bit-vector has at least one bit
        func.func private @c(!smt.array<[!smt.int -> i32]>)
        //                             ^ bad-type: an array leads from a type of the dialect to another, but got `i32`
        func.func private @d(!smt.func<(!smt.int, !smt.func<(!smt.int) !smt.int>) !smt.int>)
        //                            ^ bad-type: what a function takes and gives is of the dialect, and no function, but got `!smt.func<(!smt.int) !smt.int>`
        """
    )


def test_quantifiers() -> None:
    check(
        """
        func.func @f(%p: !smt.bool) {
          %0 = smt.forall {
        //     ^^^^^^^^^^ smt.bound-variables: a variable is a value of the dialect and no function, but got i32
          ^bb0(%a: i32):
            smt.yield %p : !smt.bool
          }
          %1 = smt.exists no_pattern {
          ^bb0(%a: !smt.int):
            smt.yield %a : !smt.int
        //                 ^^^^^^^^ yielded-values: the region yields !smt.bool as operand #0, but got !smt.int
          }
          %2 = smt.exists {
          ^bb0(%a: !smt.int):
            smt.yield %p : !smt.bool
          } patterns {
          ^bb0(%a: !smt.int):
            %3 = smt.forall {
        //       ^^^^^^^^^^ smt.patterns: nothing is bound inside of a pattern, but got 'smt.forall'
            ^bb0(%b: !smt.int):
              smt.yield %p : !smt.bool
            }
            smt.yield %3 : !smt.bool
          }, {
          ^bb0(%a: !smt.bool):
            smt.yield %a : !smt.bool
          }
          return
        }
        """
    )


def test_solvers() -> None:
    check(
        """
        func.func @f(%n: i32) {
          %0 = smt.solver(%n) : (i32) -> i64 {
          ^bb0(%m: i32):
            %1 = smt.check sat {
              smt.yield %m : i32
            } unknown {
              smt.yield
        //    ^^^^^^^^^ yielded-values: the region yields 1 value, but got 0
            } unsat {
              smt.yield %m : i32
            } -> i32
            smt.yield %1 : i32
        //                 ^^^ yielded-values: the region yields i64 as operand #0, but got i32
          }
          return
        }
        """
    )


def test_values_of_bit_vectors() -> None:
    check(
        """
        func.func @f() {
          %0 = smt.bv.constant #smt.bv<15> : !smt.bv<4>
          %1 = smt.bv.constant #smt.bv<-8> : !smt.bv<4>
          %2 = smt.bv.constant #smt.bv<-9> : !smt.bv<4>
          //                   ^^^^^^^^^^^^^^^^^^^^^^^^ smt.bit-vector-value: a value of !smt.bv<4> is from -8 to 15, but got -9
          %3 = smt.bv.constant #smt.bv<15>
          //                   ^^^^^^^^^^^ smt.bit-vector-value: expected the type of the bit-vector as well
          return
        }
        """
    )


def test_a_solver_without_a_body_takes_nothing() -> None:
    check(
        """
        func.func @f(%a: i8) {
          smt.solver(%a) : (i8) -> () {
        //^^^^^^^^^^ region-arguments: the region takes 1 argument, but got 0
          }
          smt.solver() : () -> () {
          }
          return
        }
        """
    )


def test_arguments_have_the_types_that_the_function_takes() -> None:
    check(
        """
        !f = !smt.func<(!smt.int, !smt.bv<4>) !smt.bool>
        func.func @f(%f: !smt.func<(!smt.int, !smt.bv<4>) !smt.bool>, %i: !smt.int, %b: !smt.bv<4>, %c: !smt.bv<3>, %t: !smt.bool) {
          %0 = smt.apply_func %f(%i, %b) : !smt.func<(!smt.int, !smt.bv<4>) !smt.bool>
          %1 = smt.apply_func %f(%i, %c) : !smt.func<(!smt.int, !smt.bv<4>) !smt.bool>
          //                         ^^ value-type-mismatch: '%c' is used with type '!smt.bv<4>', but has type '!smt.bv<3>'
          %2 = smt.apply_func %f(%t, %b) : !smt.func<(!smt.int, !smt.bv<4>) !smt.bool>
          //                     ^^ value-type-mismatch: '%t' is used with type '!smt.int', but has type '!smt.bool'
          %3 = smt.apply_func %f(%i) : !smt.func<(!smt.int, !smt.bv<4>) !smt.bool>
          //   ^^^^^^^^^^^^^^ smt.applied: the function takes 2 arguments, but got 1
          %4 = smt.apply_func %f(%i, %b) : !f
          return
        }
        """
    )
