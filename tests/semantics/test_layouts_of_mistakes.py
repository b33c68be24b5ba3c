"""One mistake in texts that are not indented, or have their braces on lines of their own."""

from __future__ import annotations

from fixtures import check


def test_a_brace_is_lacking_in_a_text_without_indentation() -> None:
    check(
        """
        func.func @f(%a: memref<8xf32>, %i: index) {
        %c0 = arith.constant 0 : index
        scf.for %j = %c0 to %i step %i
        //                          ^^ expected-token: expected '{' of a region, but got the end of the operation
        %0 = memref.load %a[%j] : memref<8xf32>
        memref.store %0, %a[%j] : memref<8xf32>
        }
        return
        }
        func.func @g() {
        return
        }
        """
    )


def test_the_brace_of_a_function_is_lacking_in_a_text_without_indentation() -> None:
    check(
        """
        func.func private @h()
        func.func @f(%a: i32) -> i32
        //                         ^ expected-token: expected '{' of a region
        %0 = arith.addi %a, %a : i32
        return %0 : i32
        }
        func.func @g() {
        return
        }
        """
    )


def test_a_brace_too_many_in_a_header_of_a_text_without_indentation() -> None:
    check(
        """
        func.func @f{oop(%a: i32) -> i32 {
        //          ^ expected-token: expected '(', but got '{'
        return %a : i32
        }
        func.func @g(%a: i32) -> i32 {
        return %a : i32
        }
        """
    )


def test_a_header_over_several_lines_in_a_text_without_indentation() -> None:
    check(
        """
        func.func @f%a: vector<2x3xf32>,
        //          ^^ expected-token: expected '(', but got an SSA value
        %b: vector<2x3xf32>,
        %c: f32) -> f32 {
        return %c : f32
        }
        """
    )


def test_a_list_over_several_lines_in_a_text_without_indentation() -> None:
    check(
        """
        func.func @f(%a: tensor<3xi32>) {
        %0 = call @f%a, %a)
        //          ^^ expected-token: expected '(', but got an SSA value
        : (tensor<3xi32>,
        tensor<3xi32>) -> tensor<3xi32>
        return
        }
        """
    )


def test_what_stands_in_an_operation_whose_first_line_is_lost() -> None:
    check(
        """
        func.func @f() {
        return
        }
        func.func @g(%x: i32) -> (i32, {
        //                             ^ expected-token: expected a type, but got '{'
        %y = arith.addi %x, %x : i32
        return %y : i32
        }
        }
        func.func @h() {
        return
        }
        """
    )


def test_nothing_but_what_stands_in_an_operation_says_that_its_first_line_is_lost() -> None:
    check(
        """
        %0 = arith.constant 1 : i32
        return %0 : i32
        ^^^^^^ unknown-operation: expected an operation, but got 'return'
        }
        func.func @g() {
        return
        }
        """
    )


def test_a_bracket_that_is_not_closed_is_a_mistake_of_its_own_line() -> None:
    check(
        """
        func.func @f(%a: memref<?xf32>, %b: memref<?xf32>) {
          linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
            ins(%a : memref<?
            //             ^ unclosed-bracket: this '<' is not closed
            outs(%b : memref<?xf32>)
          {
          ^bb0(%c: f32, %d: f32):
            linalg.yield %c : f32
          }
          return
        }
        """
    )


def test_a_brace_too_many_that_stands_less_deep_than_what_is_around_it() -> None:
    check(
        """
        module {
          func.func @f(%a: memref<?xf32>, %b: memref<?xf32>) {
        }
        ^ stray-brace: this '}' closes nothing
            affine.for %i = 0 to 42 {
              %0 = affine.load %a[%i] : memref<?xf32>
              affine.store %0, %b[%i] : memref<?xf32>
            }
            return
          }
        }
        """
    )


def test_the_last_brace_of_a_function_is_lacking_in_a_module_without_indentation() -> None:
    check(
        """
        module {
        func.func @f(%a: i32) -> i32 {
        //                           ^ unclosed-region: this region is not closed
        %0 = arith.addi %a, %a : i32
        return %0 : i32
        func.func @g(%a: i32) -> i32 {
        %0 = func.call @f(%a) : (i32) -> i32
        return %0 : i32
        }
        }
        """
    )


def test_the_last_brace_of_a_loop_is_lacking_in_a_module_without_indentation() -> None:
    check(
        """
        module {
        func.func @f(%i: index) {
        //                      ^ unclosed-region: this region is not closed
        scf.for %j = %i to %i step %i {
        return
        }
        func.func @g() {
        return
        }
        }
        """
    )


def test_a_brace_too_many_in_a_module_without_indentation() -> None:
    check(
        """
        module {
        func.func private @p()
        func.func @f() {
        call @p() : () -> ()
        return
        }
        }
        ^ stray-brace: this '}' closes nothing
        func.func @g() {
        call @p() : () -> ()
        return
        }
        }
        """
    )


def test_what_a_terminator_of_an_operation_whose_first_line_is_lost_requires() -> None:
    check(
        """
        module {
          func.func @f() {
            return
          }
        //^ stray-brace: this '}' closes nothing
            %0 = arith.constant 1 : i32
            return %0 : i32
          }
        }
        """
    )
