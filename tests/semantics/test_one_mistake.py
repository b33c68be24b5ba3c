"""A mistake is one error at its place: what follows from it is none."""

from __future__ import annotations

import pytest

from fixtures import check


@pytest.mark.parametrize(
    ("before", "rest", "message"),
    [
        (" ", ": i32", "':'"),
        (" ", "=> i32", "'='"),
        (" ", "- > i32", "'-'"),
        ("", ") -> i32", "')'"),
        (" -> i32", ", i32", "several results stand in parentheses"),
        (" -> i32", ">", "expected '{' of the body, but got '>'"),
        (" attributes {test.a} ", "> i32", "'>'"),
    ],
)
@pytest.mark.parametrize("dialect", ["func", "llvm"])
def test_between_the_arguments_and_the_body_of_a_function(dialect: str, before: str, rest: str, message: str) -> None:
    header = f"{dialect}.func @f(%n: i32){before}"
    expected = message if " " in message else f"expected '->' or '{{' of the body, but got {message}"
    check(
        f"""
        {header}{rest} {{
        {"//".ljust(len(header))}^ expected-token: {expected}
          %0 = arith.addi %n, %n : i32
          {dialect}.return %0 : i32
        }}
        """
    )


def test_a_broken_function_says_nothing_about_its_calls() -> None:
    check(
        """
        module {
          func.func @f(%n: i32, %m: i64) : i32 {
          //                             ^ expected-token: expected '->' or '{' of the body, but got ':'
            return %n : i32
          }
          func.func private @g(i32) -> i32, i32
          //                              ^ expected-token: several results stand in parentheses
          func.func @h(%n: i32, %m: i64) -> i32 {
            %0 = call @f(%n, %m) : (i32, i64) -> i32
            %1:2 = call @g(%n) : (i32) -> (i32, i32)
            return %0 : i32
          }
        }
        """
    )


@pytest.mark.parametrize(
    ("before", "wrong", "rest"),
    [
        ("(%x ", "i32", ", %y: i32)"),
        ("(%x: i32, %y ", "i32", ")"),
        ("(%x: i32 ", "%y", ": i32)"),
        ("(%x: ", "%x", ": i32, %y: i32)"),
    ],
)
def test_arguments_of_a_block(before: str, wrong: str, rest: str) -> None:
    label = f"^bb1{before}"
    check(
        f"""
        func.func @f(%n: i32) -> i32 {{
          cf.br ^bb1(%n, %n : i32, i32)
        {label}{wrong}{rest}:
        {"//".ljust(len(label))}{"^" * len(wrong)} expected-token
          %0 = arith.addi %x, %y : i32
          return %0 : i32
        }}
        """
    )


def test_lists_of_results() -> None:
    check(
        """
        func.func private @h() -> (i32, i32)
        func.func @f() -> i32 {
          %r: = call @h() : () -> i32
          //  ^ expected-token: expected an integer, but got '='
          %s:=2 call @h() : () -> (i32, i32)
          // ^ expected-token: expected an integer, but got '='
          return %s#1 : i32
        }
        func.func @g() -> i32 {
          return : i32
          //     ^ expected-token: expected an operation, but got ':'
        }
        """
    )
