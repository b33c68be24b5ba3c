"""How many operands, results, regions and successors an operation has."""

from __future__ import annotations

from fixtures import check


def test_operands_are_counted_in_the_generic_form() -> None:
    check(
        """
        func.func @f(%a: i32) {
          %0 = "arith.addi"(%a) : (i32) -> i32
          //   ^^^^^^^^^^^^ operand-count: expected 2 operands, but got 1
          %1 = "arith.addi"(%a, %a, %a) : (i32, i32, i32) -> i32
          //                        ^^ operand-count: expected 2 operands, but got 3
          return
        }
        """
    )


def test_operands_are_counted_where_the_custom_form_lists_them_all() -> None:
    check(
        """
        func.func @f(%a: tensor<4x4xf32>) -> tensor<4x4xf32> {
          %0 = tosa.add %a : (tensor<4x4xf32>) -> tensor<4x4xf32>
          //   ^^^^^^^^ operand-count: expected 2 operands, but got 1
          return %0 : tensor<4x4xf32>
        }
        """
    )


def test_results_are_counted() -> None:
    check(
        """
        func.func @f(%a: i32) {
          "arith.addi"(%a, %a) : (i32, i32) -> ()
        //^^^^^^^^^^^^ result-count: expected 1 result, but got 0
          %0:2 = "arith.addi"(%a, %a) : (i32, i32) -> (i32, i32)
        //^^ result-count: expected 1 result, but got 2
          return
        }
        """
    )


def test_a_variadic_group_takes_any_number() -> None:
    check(
        """
        func.func @f(%c: i1, %a: index, %m: memref<?x?xi32>) {
          "func.return"() : () -> ()
        }
        func.func @g(%a: index, %m: memref<?x?xi32>) -> (index, index) {
          "memref.store"(%a) : (index) -> ()
        //^^^^^^^^^^^^^^ operand-count: expected 2 or more operands, but got 1
          %0 = "memref.load"(%m, %a, %a) : (memref<?x?xi32>, index, index) -> i32
          "func.return"(%a, %a) : (index, index) -> ()
        }
        """
    )


def test_regions_and_successors_are_counted() -> None:
    check(
        """
        func.func @f(%c: i1) {
          "scf.if"(%c) : (i1) -> ()
        //^^^^^^^^ region-count: expected 2 regions, but got 0
          "arith.constant"() <{value = 1 : i32}> ({}) : () -> i32
        //^^^^^^^^^^^^^^^^ region-count: expected no regions, but got 1
          "cf.cond_br"(%c)[^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
        //^^^^^^^^^^^^ successor-count: expected 2 successors, but got 1
        ^bb1:
          "cf.br"()[^bb2, ^bb3] : () -> ()
          //              ^^^^ successor-count: expected 1 successor, but got 2
        ^bb2:
          return
        ^bb3:
          return
        }
        """
    )


def test_the_blocks_of_too_many_regions_are_not_counted() -> None:
    check(
        """
        func.func @f(%c: index) {
          "scf.for"(%c, %c, %c) ({}, {}) : (index, index, index) -> ()
        //^^^^^^^^^ region-count: expected 1 region, but got 2
          return
        }
        """
    )


def test_an_attribute_says_how_long_the_groups_are() -> None:
    check(
        """
        func.func @f(%c: i1, %a: i32) {
          "cf.cond_br"(%c, %a)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
        ^bb1(%x: i32):
          "cf.cond_br"(%c)[^bb2, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1) -> ()
          //                                                   ^^^^^^^^^^^^^^^^^^^ segment-sizes: operand count (1) does not match the total size (2) in attribute 'operandSegmentSizes'
        ^bb2:
          "cf.cond_br"(%c)[^bb3, ^bb3] {operandSegmentSizes = array<i32: 1, 0>} : (i1) -> ()
          //                                                  ^^^^^^^^^^^^^^^^ segment-sizes: attribute 'operandSegmentSizes' must have 3 elements, for 'condition', 'trueDestOperands', 'falseDestOperands', but got 2
        ^bb3:
          "cf.cond_br"(%c, %a)[^bb4, ^bb4] {operand_segment_sizes = array<i32: 2, 0, 0>} : (i1, i32) -> ()
          //                                                                                    ^^^ operand-type: operand #1
        ^bb4:
          "cf.cond_br"(%c)[^bb5, ^bb5] : (i1) -> ()
        //^^^^^^^^^^^^ segment-sizes: requires attribute 'operandSegmentSizes' with the number of operands in each group
        ^bb5:
          "cf.cond_br"(%c, %a)[^bb6, ^bb6] <{operandSegmentSizes = array<i32: -1, 1, 2>}> : (i1, i32) -> ()
          //                                                       ^^^^^^^^^^^^^^^^^^^^ segment-sizes: negative
        ^bb6:
          return
        }
        """
    )


def test_groups_that_are_all_empty_need_no_attribute() -> None:
    check(
        """
        func.func @f() {
          %0 = "memref.alloc"() : () -> memref<4xi32>
          return
        }
        """
    )


def test_nothing_is_counted_of_an_operation_that_no_dialect_declares() -> None:
    check(
        """
        func.func @f(%a: i32) {
          "test.anything"(%a, %a) ({}) : (i32, i32) -> ()
          return
        }
        """
    )


def test_groups_that_an_attribute_divides_have_as_many_values_as_single_ones() -> None:
    check(
        """
        func.func @f(%n: index) {
          "gpu.launch"(%n, %n, %n, %n, %n) ({
        //^^^^^^^^^^^^ operand-count: expected 6 or more operands, but got 5
            "gpu.terminator"() : () -> ()
          }) {operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0>} : (index, index, index, index, index) -> ()
          return
        }
        """
    )
