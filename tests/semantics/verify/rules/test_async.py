"""async: functions and what they give back."""

from __future__ import annotations

from fixtures import check


def test_functions() -> None:
    check(
        """
        async.func @f(%x: i32) -> (!async.token, !async.value<i32>, !async.value<i32>) {
          return %x, %x : i32, i32
        }
        async.func @g(%x: i32) -> (!async.value<i32>, !async.token) {
        ^^^^^^^^^^ async.results: only the first result can be a token, result 1 is one too
          return %x : i32
        }
        async.func @h() {
        ^^^^^^^^^^ async.results: an asynchronous function has one result at least
          return
        }
        """
    )


def test_calls_and_awaiting() -> None:
    check(
        """
        async.func @f(%x: i32) -> !async.value<i32> {
          return %x : i32
        }
        func.func @g(%x: i32, %y: f32, %t: !async.token) {
          %0 = async.call @f(%x) : (i32) -> !async.value<i32>
          %1 = async.await %0 : !async.value<i32>
          %2 = async.call @f(%y) : (f32) -> !async.value<i32>
        //                          ^^^ callee-mismatch: operand type mismatch for @f: operand #0 must be i32, but got f32
          %3 = "async.await"(%t) : (!async.token) -> i32
        //                                           ^^^ async.awaited-value: a token that is awaited yields no result, but got i32
          return
        }
        """
    )


def test_the_body_takes_values_and_yields_them_or_what_they_hold() -> None:
    check(
        """
        func.func @f(%t: !async.token, %v: !async.value<f32>, %x: f32, %vv: !async.value<!async.value<f32>>) {
          %0 = "async.execute"(%v, %t) <{operandSegmentSizes = array<i32: 0, 2>}> ({
          ^bb0(%a: f32, %b: !async.token):
            async.yield
          }) : (!async.value<f32>, !async.token) -> !async.token
        //                         ^^^^^^^^^^^^ async.unwrapped-values: the body takes what a value holds
          %1, %2 = async.execute -> !async.value<f32> {
            async.yield %v : !async.value<f32>
          }
          %3, %4 = async.execute -> !async.value<f32> {
            async.yield %vv : !async.value<!async.value<f32>>
            //                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ async.yielded-values
          }
          %5, %6 = async.execute -> !async.value<!async.value<f32>> {
            async.yield %v : !async.value<f32>
            //               ^^^^^^^^^^^^^^^^^ async.yielded-values
          }
          %7, %8 = async.execute -> !async.value<f32> {
            async.yield %x : f32
          }
          return
        }
        """
    )
