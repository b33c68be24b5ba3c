"""The rules of the dialect `scf` that are code in the reference."""

from __future__ import annotations

from fixtures import check


def test_loops_carry_values_of_one_type() -> None:
    check(
        """
        func.func @f(%n: index, %x: f32, %y: f64) {
          %0 = scf.for %i = %n to %n step %n iter_args(%a = %x) -> f32 {
            scf.yield %y : f64
            //             ^^^ yielded-values: the region yields f32 as operand #0, but got f64
          }
          %1 = scf.for %i = %n to %n step %n iter_args(%a = %x) -> f32 {
            scf.yield
        //  ^^^^^^^^^ yielded-values: the region yields 1 value, but got 0
          }
          %2 = scf.for %i = %n to %n step %n iter_args(%a = %x) -> f32 {
          //   ^^^^^^^ yielded-values: the region yields 1 value, but got 0
          }
          %3 = scf.while (%a = %x) : (f32) -> f64 {
            %c = arith.constant true
            scf.condition(%c) %a : f32
            //                     ^^^ yielded-values: the region yields f64 as operand
          } do {
          ^bb0(%b: f64):
            scf.yield %b : f64
            //             ^^^ yielded-values: the region yields f32 as operand #0, but got f64
          }
          return
        }
        """
    )


def test_what_is_reduced_in_parallel() -> None:
    check(
        """
        func.func @f(%n: index, %x: f32, %y: f64) {
          %0 = scf.parallel (%i) = (%n) to (%n) step (%n) init (%x) -> f32 {
            scf.reduce(%y : f64) {
            //              ^^^ yielded-values: the region yields f32 as operand #0, but got f64
            ^bb0(%a: f64, %b: f64):
              scf.reduce.return %x : f32
              //                     ^^^ yielded-values: the region yields f64 as operand
            }
          }
          %1 = scf.parallel (%i) = (%n) to (%n) step (%n) init (%x) -> f32 {
          //   ^^^^^^^^^^^^ yielded-values: the region yields 1 value, but got 0
          }
          return
        }
        """
    )


def test_branches_that_yield() -> None:
    check(
        """
        func.func @f(%c: i1, %x: i32, %i: index) {
          %0 = scf.if %c -> i32 {
          //   ^^^^^^ scf.missing-else: 1 result, but no 'else' region that yields them
            scf.yield %x : i32
          }
          %empty = scf.if %c -> i32 {
          //       ^^^^^^ yielded-values: region 1 yields 1 value, but got 0: no 'scf.yield' ends it
            scf.yield %x : i32
          } else {
          }
          %both = scf.if %c -> i32 {} else {}
          //      ^^^^^^ yielded-values: region 0 yields 1 value, but got 0: no 'scf.yield' ends it
          %none = "scf.if"(%c) ({
          //      ^^^^^^^^ scf.missing-else: 1 result, but no 'else' region that yields them
            scf.yield %x : i32
          }, {}) : (i1) -> i32
          %1 = scf.index_switch %i -> i32
          case 0 {
            scf.yield %x : i32
          }
          default {
            scf.yield %i : index
            //             ^^^^^ yielded-values: the region yields i32 as operand #0, but got index
          }
          %2 = scf.execute_region -> i32 {
            scf.yield %x, %x : i32, i32
            //            ^^ yielded-values: the region yields 1 value, but got 2
          }
          return
        }
        """
    )


def test_an_operation_that_is_not_known_takes_no_terminator_in() -> None:
    check(
        """
        func.func @f(%c: i1, %n: index) {
          %0 = scf.if %c -> i32 {
          //   ^^^^^^ yielded-values: region 0 yields 1 value, but got 0: no 'scf.yield' ends it
            %1 = "test.compute"() : () -> i32
          } else {
            %2 = "test.compute"() : () -> i32
            scf.yield %2 : i32
          }
          scf.if %c {
            "test.compute"() : () -> ()
          }
          %3 = scf.execute_region -> i32 {
            "test.finish"() : () -> ()
          }
          return
        }
        """
    )


def test_the_end_of_a_reduction() -> None:
    check(
        """
        func.func @f(%n: index, %v: f32) {
          %0 = scf.parallel (%i) = (%n) to (%n) step (%n) init (%v) -> f32 {
            scf.reduce(%v : f32) {
            ^bb0(%a: f32, %b: f32):
              "test.finish"() : () -> ()
            //^^^^^^^^^^^^^ scf.reduction-ends: the body ends with 'scf.reduce.return', but got 'test.finish'
            }
          }
          return
        }
        """
    )


def test_loops_are_mapped_to_devices() -> None:
    check(
        """
        func.func @mapped(%n: index) {
          scf.forall (%i) in (%n) {
          } {mapping = [#gpu.thread<x>]}
          scf.forall (%i) in (%n) {
          } {mapping = [#gpu.address_space<global>]}
        //             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ attribute-value
          return
        }
        """
    )


def test_an_operation_that_cannot_end_a_region_is_one_error() -> None:
    check(
        """
        func.func @f(%n: index, %x: f32, %go: i1, %t: tensor<4xf32>) {
          %0 = scf.parallel (%i) = (%n) to (%n) step (%n) init (%x) -> f32 {
            scf.reduce(%x : f32) {
            ^bb0(%l: f32, %r: f32):
              scf.yield %l : f32
            //^^^^^^^^^ wrong-parent
            }
          }
          scf.while : () -> () {
            scf.yield
          //^^^^^^^^^ scf.loop-ends: the region ends with 'scf.condition', but got 'scf.yield'
          } do {
            affine.yield
          //^^^^^^^^^^^^ wrong-parent
          }
          scf.while : () -> () {
            scf.condition(%go)
          } do {
            "test.end"() : () -> ()
          //^^^^^^^^^^ scf.loop-ends: the region ends with 'scf.yield', but got 'test.end'
          }
          %1 = tensor.pad %t low[1] high[1] {
          ^bb0(%a: index):
            linalg.yield %x : f32
          //^^^^^^^^^^^^ wrong-terminator: 'tensor.pad' expects its region to end with 'tensor.yield', but got 'linalg.yield'
          } : tensor<4xf32> to tensor<6xf32>
          return
        }
        """
    )
