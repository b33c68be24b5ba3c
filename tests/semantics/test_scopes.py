"""From where a value can be seen: regions, those that are isolated, and those of operations of unknown syntax.

MLIR language reference, "Regions", "SSACFG Regions", "Graph Regions".
"""

from __future__ import annotations

import pytest

from fixtures import OPTIONS, check
from mlir_ls.analysis import analyze
from mlir_ls.syntax import nesting


class TestScopes:
    def test_a_value_from_outside_an_isolated_operation(self) -> None:
        check(
            """
            %a = "test.make"() : () -> i32
            ~~ '%a' is defined here
            func.func @f() -> i32 {
              return %a : i32
              //     ^^ value-out-of-scope: isolated
            }
            """
        )

    def test_a_value_from_two_levels_outside(self) -> None:
        check(
            """
            func.func @f(%a: i32) {
            //           ~~ '%a' is defined here
              builtin.module {
                func.func @g() -> i32 {
                  return %a : i32
                  //     ^^ value-out-of-scope
                }
              }
              return
            }
            """
        )

    def test_a_value_of_a_region_that_does_not_hold_the_use(self) -> None:
        check(
            """
            func.func @f(%c: i1) -> i32 {
              scf.if %c {
                %a = "test.make"() : () -> i32
            //  ~~ in a region of its own
              }
              return %a : i32
              //     ^^ value-out-of-scope: not visible here
            }
            """
        )

    def test_an_argument_of_a_region_that_does_not_hold_the_use(self) -> None:
        check(
            """
            func.func @f(%n: index) -> index {
              scf.for %i = %n to %n step %n {
              //      ~~ in a region of its own
              }
              return %i : index
              //     ^^ value-out-of-scope
            }
            """
        )

    def test_regions_that_are_not_isolated_see_what_is_around_them(self) -> None:
        check(
            """
            func.func @f(%a: i32, %c: i1) {
              %b = "test.make"() : () -> i32
              scf.if %c {
                scf.if %c {
                  "test.use"(%a, %b) : (i32, i32) -> ()
                }
              }
              "test.region"() ({
                "test.use"(%a, %b) : (i32, i32) -> ()
              }) : () -> ()
              return
            }
            """
        )

    def test_arguments_of_regions(self) -> None:
        check(
            """
            func.func @f(%n: index, %m: memref<?xf32>) {
              scf.for %i = %n to %n step %n {
                scf.parallel (%j, %k) = (%i, %i) to (%n, %n) step (%n, %n) {
                  %x = memref.load %m[%j] : memref<?xf32>
                  memref.store %x, %m[%k] : memref<?xf32>
                  scf.reduce
                }
              }
              affine.for %i = 0 to 4 {
                %x = affine.load %m[%i] : memref<?xf32>
              }
              "test.region"() ({
              ^bb0(%i: i32):
                "test.use"(%i) : (i32) -> ()
              }) : () -> ()
              return
            }
            """
        )

    def test_a_use_in_front_of_the_definition(self) -> None:
        check(
            """
            func.func @f() {
              "test.use"(%late) : (i32) -> ()
              //         ^^^^^ not-dominated
              "test.region"() ({
                "test.use"(%late) : (i32) -> ()
                //         ^^^^^ not-dominated
              }) : () -> ()
              %late = "test.make"() : () -> i32
              return
            }
            """
        )

    def test_graph_regions(self) -> None:
        check(
            """
            "test.use"(%later) : (i32) -> ()
            %later = "test.make"() : () -> i32
            module {
              %a = "test.pass"(%b) : (i32) -> i32
              %b = "test.pass"(%a) : (i32) -> i32
            }
            """
        )


class TestUnknownSyntax:
    """For an operation whose syntax is not known nothing is reported that may be wrong."""

    def test_results_may_have_any_number_and_type(self) -> None:
        check(
            """
            func.func @f() {
              %a:2, %b = test.make : i8
              "test.use"(%a#1, %b) : (f32, i1) -> ()
              return
            }
            """
        )

    def test_operands_have_to_be_defined(self) -> None:
        check(
            """
            func.func @f() {
              test.use %a : i8
              //       ^^ undefined-value
              return
            }
            """
        )

    def test_names_in_front_of_a_region_may_be_its_arguments(self) -> None:
        check(
            """
            test.func @f(%a: i32) {
              "test.use"(%a) : (i32) -> ()
            }
            """
        )

    def test_arguments_that_are_used_without_a_type(self) -> None:
        check(
            """
            test.func @f(%a: i32) {
              test.use %a
            }
            """
        )

    def test_arguments_are_not_visible_after_the_region(self) -> None:
        check(
            """
            func.func @f() {
              test.loop %i = 0 {
                "test.use"(%i) : (i64) -> ()
              }
              "test.use"(%i) : (i32) -> ()
              //         ^^ undefined-value
              return
            }
            """
        )

    def test_arguments_with_a_namesake_after_the_region(self) -> None:
        check(
            """
            func.func @f() {
              test.loop %i = 0 {
                "test.use"(%i) : (i32) -> ()
              }
              "test.use"(%i) : (i32) -> ()
              //         ^^ undefined-value
              return
            }
            """
        )

    def test_an_operation_that_is_followed_by_another_on_its_line(self) -> None:
        check(
            """
            func.func @f() -> i32 {
              %a = test.make : i32 return %a : i32
            }
            """
        )


def test_names_in_isolated_operations_are_taken_by_those_in_front() -> None:
    check(
        """
        %0 = arith.constant 1 : i32
        %a = arith.constant 2 : i32
        func.func @f(%a: i32) {
        //           ^^ redefined-value: '%a' is defined already
          scf.execute_region {
            %0 = arith.constant 3 : i32
          //^^ redefined-value
            scf.yield
          }
          %1 = arith.constant 4 : i32
          %later = arith.constant 5 : i32
          return
        }
        module {
          "builtin.module"() ({
            %0 = arith.constant 6 : i32
          //^^ redefined-value
          }) : () -> ()
          func.func @g() {
            %1 = arith.constant 7 : i32
            return
          }
        }
        %later = arith.constant 8 : i32
        """
    )


def test_names_in_isolated_operations_that_stand_in_others() -> None:
    check(
        """
        func.func @f(%c: i1, %x: index) {
          scf.if %c {
            builtin.module {
              %x = arith.constant 1 : index
            //^^ redefined-value
            }
            %y = arith.constant 1 : index
          }
          builtin.module {
            %y = arith.constant 1 : index
          }
          return
        }
        """
    )


@pytest.mark.parametrize("run_size", [1, 2, 64])
def test_a_name_in_what_follows_a_broken_line_is_none_of_its_operations(run_size: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """However the items around it are shared between versions: `} {` begins a region of no operation."""
    monkeypatch.setattr(nesting, "RUN_SIZE", run_size)
    lines = [
        *("%0 = own.a : i32", "%1 = own.a : i32", "func.func @p() attributes {", "  %0 = own.b : i32", "  return", "}", "", "} {"),
        "  %0 = own.c : i32",
    ]
    found = [(each.span.start.line, each.code) for each in analyze(lines, OPTIONS).diagnostics]
    assert (3, "redefined-value") in found
    assert (8, "redefined-value") not in found
