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
        //                                           ^^^ async.awaited-value: of a token nothing comes out
          return
        }
        """
    )
