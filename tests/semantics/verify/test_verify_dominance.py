"""Values are defined before they are used."""

from __future__ import annotations

import random
from itertools import product

import pytest

from fixtures import OPTIONS, check
from mlir_ls.analysis import analyze, check_text, update
from mlir_ls.diagnostics import Severity
from mlir_ls.semantics.verify.engine.dominators import Dominators
from mlir_ls.text import Edit


def test_within_a_block() -> None:
    check(
        """
        func.func @f() -> i32 {
          "test.use"(%x) : (i32) -> ()
          //         ^^ not-dominated: '%x' is used before it is defined
          %x = arith.constant 1 : i32
        //~~ '%x' is defined here
          "test.use"(%x) : (i32) -> ()
          return %x : i32
        }
        """
    )


def test_an_operation_does_not_use_its_own_result() -> None:
    check(
        """
        func.func @f() {
          %x = "test.op"(%x) : (i32) -> i32
          //             ^^ not-dominated: is used by the operation that defines it
          return
        }
        """
    )


def test_a_use_in_a_region_counts_where_the_operation_stands() -> None:
    check(
        """
        func.func @f(%c: i1) {
          scf.if %c {
            "test.use"(%x) : (i32) -> ()
            //         ^^ not-dominated: before it is defined
          }
          %x = arith.constant 1 : i32
          scf.if %c {
            "test.use"(%x) : (i32) -> ()
          }
          return
        }
        """
    )


def test_between_blocks() -> None:
    check(
        """
        func.func @f(%c: i1) {
          cf.cond_br %c, ^bb1, ^bb2
        ^bb1:
          %x = arith.constant 1 : i32
          cf.br ^bb2
        ^bb2:
          "test.use"(%x) : (i32) -> ()
          //         ^^ not-dominated: is not defined on every way that leads here
          return
        }
        """
    )


def test_a_loop_may_use_what_is_defined_further_down() -> None:
    check(
        """
        func.func @f(%c: i1) {
          cf.br ^bb3
        ^bb1:
          "test.use"(%x) : (i32) -> ()
          return
        ^bb3:
          %x = arith.constant 1 : i32
          cf.cond_br %c, ^bb1, ^bb3
        }
        """
    )


@pytest.mark.parametrize(
    "text",
    [
        'module {\n  "test.use"(%x) : (i32) -> ()\n  %x = "test.def"() : () -> i32\n}\n',
        '"test.use"(%x) : (i32) -> ()\n%x = "test.def"() : () -> i32\n',
        '"test.region"() ({\n  "test.use"(%x) : (i32) -> ()\n  %x = "test.def"() : () -> i32\n}) : () -> ()\n',
    ],
)
def test_graph_regions_and_unknown_ones_have_no_order(text: str) -> None:
    assert [found for found in check_text(text) if found.severity == Severity.ERROR] == []


def test_nothing_is_reported_of_blocks_that_are_never_reached() -> None:
    check(
        """
        func.func @f() {
          return
        ^bb1:
          "test.use"(%x) : (i32) -> ()
          %x = arith.constant 1 : i32
          return
        }
        """
    )


def test_a_block_that_is_never_reached_may_use_what_stands_below_it() -> None:
    check(
        """
        func.func @f(%c: i1) {
          scf.if %c {
            "test.use"(%x) : (i32) -> ()
            //         ^^ not-dominated
          }
          scf.execute_region {
            scf.yield
          ^never:
            "test.use"(%x, %y) : (i32, i32) -> ()
            scf.yield
          }
          %x = arith.constant 1 : i32
          return
        ^never:
          "test.use"(%y, %w, %i) : (i32, i32, i32) -> ()
          builtin.module {
            %i = arith.constant 1 : i32
          }
          scf.if %c {
            "test.use"(%w) : (i32) -> ()
            //         ^^ not-dominated
          }
          %w = arith.constant 1 : i32
          scf.if %c {
            %z = arith.constant 1 : i32
            "test.use"(%y) : (i32) -> ()
            //         ^^ value-out-of-scope
          }
          scf.if %c {
            %y = arith.constant 1 : i32
          }
          scf.if %b {
          //     ^^ value-out-of-scope
            %b = arith.constant true
          }
          "test.use"(%y, %z) : (i32, i32) -> ()
          //         ^^ value-out-of-scope
          //             ^^ value-out-of-scope
          return
        }
        """
    )


def test_a_long_block_is_checked_between_its_parts() -> None:
    middle = "".join([f"  %v{index} = arith.constant {index} : i32\n" for index in range(2000)])
    text = f'func.func @f() {{\n  "test.use"(%v1500) : (i32) -> ()\n{middle}  "test.use"(%v3) : (i32) -> ()\n  return\n}}\n'
    errors = [found for found in check_text(text) if found.severity == Severity.ERROR]
    assert [(found.code, found.span.start.line) for found in errors] == [("not-dominated", 1)]


def test_the_second_definition_of_a_value_counts_where_the_first_is_removed() -> None:
    uses = ["  %b = arith.addi %a, %a : i32", *["  arith.addi %b, %b : i32"] * 2000]
    lines = ["func.func @f() {", "  %a = arith.constant 1 : i32", *uses, "  %a = arith.constant 1 : i32", "  return", "}"]
    edited = update(analyze(lines, OPTIONS), Edit(1, 2, []))
    assert [each.code for each in edited.diagnostics] == ["not-dominated"] * 2


@pytest.mark.parametrize("seed", range(30))
def test_dominators_are_those_by_definition(seed: int) -> None:
    """One block dominates another if that cannot be reached without it."""
    rng = random.Random(seed)
    for _ in range(20):
        count = rng.randint(1, 9)
        graph = [[rng.randrange(count) for _ in range(rng.choice((0, 1, 1, 2, 3)))] for _ in range(count)]
        found = Dominators(graph)
        reached = reachable(graph, None)
        for one, other in product(range(count), repeat=2):
            expected = other not in reached or (one in reached and (one == other or other not in reachable(graph, one)))
            assert found.dominates(one, other) == expected, (graph, one, other)


def reachable(graph: list[list[int]], without: int | None) -> set[int]:
    """The blocks that can be reached from the first one, not through one of them."""
    todo = [] if without == 0 else [0]
    seen = set(todo)
    while todo:
        for block in graph[todo.pop()]:
            if block != without and block not in seen:
                seen.add(block)
                todo.append(block)
    return seen
