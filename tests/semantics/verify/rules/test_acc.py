"""acc: clauses, loops and recipes."""

from __future__ import annotations

from fixtures import check


def test_loops() -> None:
    check(
        """
        func.func @f(%l: index, %n: i64) {
          acc.loop gang control(%i: index) = (%l : index) to (%l : index) step (%l : index) {
        //^^^^^^^^ acc.sequential-loop: a loop that is seq has no gang
            acc.yield
          } attributes {inclusiveUpperbound = array<i1: true>, seq = [#acc.device_type<none>]}
          acc.loop worker(%n : i64) control(%i: index) = (%l : index) to (%l : index) step (%l : index) {
        //                ^^ acc.sequential-loop: a loop that is seq has no worker
            acc.yield
          } attributes {inclusiveUpperbound = array<i1: true>, seq = [#acc.device_type<none>]}
          acc.loop control(%i: index) = (%l : index) to (%l : index) step (%l : index) {
            acc.yield
          } attributes {inclusiveUpperbound = array<i1: true>, seq = [#acc.device_type<none>], auto_ = [#acc.device_type<none>]}
        //                                                           ^^^^^^^^^^^^^^^^^^^^^^^^ acc.loop-parallelism
          acc.loop control(%i: index) = (%l : index) to (%l : index) step (%l : index) {
            acc.yield
          } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>], seq = [#acc.device_type<nvidia>]}
          return
        }
        """
    )


def test_data() -> None:
    check(
        """
        func.func @f(%c: i1) {
          %a = memref.alloc() : memref<4xf32>
          %0 = acc.copyin varPtr(%a : memref<4xf32>) -> memref<4xf32>
          acc.enter_data dataOperands(%0 : memref<4xf32>)
          acc.parallel dataOperands(%a : memref<4xf32>) {
        //                          ^^ acc.data-entry: a data operand is defined by an operation on data, but got memref.alloc
            acc.yield
          }
          acc.host_data dataOperands(%0 : memref<4xf32>) {
        //                           ^^ acc.data-entry: a data operand is defined by an operation on data, but got acc.copyin
            acc.terminator
          }
          acc.update
        //^^^^^^^^^^ acc.data-operands: requires operands 'dataClauseOperands'
          acc.data if(%c) {
            acc.terminator
          }
          return
        }
        """
    )


def test_waiting() -> None:
    check(
        """
        func.func @f(%n: i32) {
          acc.wait(%n : i32) wait_devnum(%n : i32)
          acc.wait wait_devnum(%n : i32)
        //                     ^^ acc.async-wait: a device number needs something to wait for
          acc.wait async(%n : i32) attributes {async}
        //                                     ^^^^^ acc.async-wait: 'async' stands alone or has an operand, not both
          return
        }
        """
    )


def test_types_of_other_projects_may_do_without_a_recipe() -> None:
    check(
        """
        func.func @f(%a: memref<i32>, %b: !fir.ref<i32>) {
          %0 = acc.private varPtr(%a : memref<i32>) -> memref<i32>
          //   ^^^^^^^^^^^ acc.recipe
          %1 = acc.private varPtr(%b : !fir.ref<i32>) -> !fir.ref<i32>
          %2 = acc.firstprivate varPtr(%b : !fir.ref<i32>) -> !fir.ref<i32>
          %3 = acc.reduction varPtr(%b : !fir.ref<i32>) -> !fir.ref<i32>
          //   ^^^^^^^^^^^^^ acc.recipe
          return
        }
        """
    )


def test_recipes() -> None:
    check(
        """
        acc.reduction.recipe @r : f32 reduction_operator <add> init {
        ^bb0(%a: f32):
          acc.yield %a : f32
        } combiner {
        ^bb0(%a: f32, %b: f32):
          %0 = arith.constant 1 : i32
          acc.yield %0 : i32
        //^^^^^^^^^ acc.recipe-regions: the region `combiner` yields f32, but got i32
        }
        // -----
        acc.firstprivate.recipe @p : f32 init {
        ^^^^^^^^^^^^^^^^^^^^^^^ acc.recipe-regions: the region `copy` takes f32 and f32 first, but got f32
        ^bb0(%a: f32):
          acc.yield %a : f32
        } copy {
        ^bb0(%a: f32):
          acc.terminator
        }
        // -----
        acc.private.recipe @p : f32 init {
        ^^^^^^^^^^^^^^^^^^ acc.recipe-regions: the region `destroy` takes f32 first, but got i32
        ^bb0(%a: f32):
          acc.yield %a : f32
        } destroy {
        ^bb0(%a: i32):
          acc.terminator
        }
        """
    )


def test_atomic_operations() -> None:
    check(
        """
        func.func @f(%p: memref<i32>, %q: memref<i32>, %x: i32, %y: f32) {
          acc.atomic.write %p = %x : memref<i32>, i32
          acc.atomic.write %p = %y : memref<i32>, f32
        //                                        ^^^ atomic-address: the address leads to i32, but got f32
          acc.atomic.update %p : memref<i32> {
          ^bb0(%old: i32):
            acc.yield %old : i32
          }
          acc.atomic.capture {
            acc.atomic.read %q = %p : memref<i32>, memref<i32>, i32
            acc.atomic.write %p = %x : memref<i32>, i32
          }
          acc.atomic.capture {
            acc.atomic.read %q = %p : memref<i32>, memref<i32>, i32
            acc.atomic.write %q = %x : memref<i32>, i32
            //               ^^ atomic-capture-sequence: what 'acc.atomic.read' is about must be what 'acc.atomic.write' is about
          }
          return
        }
        """
    )


def test_operations_on_data_go_back_to_their_clauses() -> None:
    check(
        """
        func.func @f(%a: memref<f32>) {
          %0 = acc.copyin varPtr(%a : memref<f32>) -> memref<f32> {dataClause = #acc<data_clause acc_reduction>}
          %1 = acc.create varPtr(%a : memref<f32>) -> memref<f32> {dataClause = #acc<data_clause acc_copyin>}
        //                                                                      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ acc.clause-intent
          acc.delete accPtr(%0 : memref<f32>) {dataClause = #acc<data_clause acc_declare_link>}
          acc.delete accPtr(%0 : memref<f32>) {dataClause = #acc<data_clause acc_private>}
        //                                                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ acc.clause-intent
          return
        }
        """
    )


def test_segments() -> None:
    check(
        """
        func.func @f(%n: i32) {
          acc.parallel num_gangs({%n : i32}, {%n : i32} [#acc.device_type<nvidia>]) wait({%n : i32}) {
            acc.yield
          }
          "acc.serial"(%n) <{operandSegmentSizes = array<i32: 0, 1, 0, 0, 0, 0, 0, 0>}> ({
        //             ^^ acc.clause-counts: the segments of 'waitOperands' have no operands, but got 1
            acc.yield
          }) : (i32) -> ()
          "acc.serial"(%n) <{operandSegmentSizes = array<i32: 0, 1, 0, 0, 0, 0, 0, 0>, waitOperandsSegments = array<i32: 1>}> ({
        //             ^^ acc.clause-counts: 'waitOperands' needs 'waitOperandsDeviceType'
            acc.yield
          }) : (i32) -> ()
          "acc.serial"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0>, waitOperandsDeviceType = [#acc.device_type<none>]}> ({
        //^^^^^^^^^^^^ acc.clause-counts: 'waitOperands' has no segments for 1 types of devices
            acc.yield
          }) : () -> ()
          return
        }
        """
    )


def test_operands_of_a_loop() -> None:
    check(
        """
        func.func @f(%l: index, %n: i32) {
          "acc.loop"(%l, %l, %l, %n) <{gangOperandsDeviceType = [#acc.device_type<none>], gangOperandsSegments = array<i32: 1>, independent = [#acc.device_type<none>], operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0>}> ({
        //                       ^^ acc.gang-operands
          ^bb0(%i: index):
            acc.yield
          }) : (index, index, index, i32) -> ()
          "acc.loop"(%l, %l, %l, %n) <{tileOperandsDeviceType = [#acc.device_type<none>], independent = [#acc.device_type<none>], operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 1, 0, 0, 0, 0>}> ({
        //                       ^^ acc.clause-counts: the segments of 'tileOperands' have no operands, but got 1
          ^bb0(%i: index):
            acc.yield
          }) : (index, index, index, i32) -> ()
          "acc.loop"(%l, %l, %l, %n) <{workerNumOperandsDeviceType = [], independent = [#acc.device_type<none>], operandSegmentSizes = array<i32: 1, 1, 1, 0, 1, 0, 0, 0, 0, 0, 0>}> ({
        //                       ^^ acc.clause-counts: 'workerNumOperands' has 1 operand for 0 types of devices
          ^bb0(%i: index):
            acc.yield
          }) : (index, index, index, i32) -> ()
          return
        }
        """
    )


def test_bounds_of_a_loop() -> None:
    check(
        """
        func.func @f(%l: index) {
          acc.loop control(%i: index) = (%l : index) to (%l : index) step (%l : index) {
            acc.yield
          } attributes {inclusiveUpperbound = array<i1: true, true>, independent = [#acc.device_type<none>]}
        //                                    ^^^^^^^^^^^^^^^^^^^^^ acc.loop-bounds: must be 1
          acc.loop control(%i: index) = (%l : index) to (%l : index) step (%l : index) {
        //                               ^^ acc.unstructured-loop
            acc.yield
          } attributes {unstructured, independent = [#acc.device_type<none>]}
          acc.loop {
            acc.yield
          } attributes {unstructured, independent = [#acc.device_type<none>]}
          return
        }
        """
    )


def test_loops_in_a_loop() -> None:
    check(
        """
        func.func @f(%l: index, %c: i1) {
          acc.loop {
        //^^^^^^^^ acc.contained-loops: contains the loops that it collapses, but lacks 2
            acc.yield
          } attributes {collapse = [2], collapseDeviceType = [#acc.device_type<nvidia>], independent = [#acc.device_type<none>]}
          acc.loop {
        //^^^^^^^^ acc.contained-loops: contains loops of which each is in the one before
            scf.for %i = %l to %l step %l {
            }
            scf.for %i = %l to %l step %l {
            }
            acc.yield
          } attributes {collapse = [2], collapseDeviceType = [#acc.device_type<none>], independent = [#acc.device_type<none>]}
          acc.loop {
            scf.if %c {
              scf.for %i = %l to %l step %l {
                affine.for %j = 0 to 4 {
                }
              }
            }
            acc.yield
          } attributes {collapse = [2], collapseDeviceType = [#acc.device_type<none>], independent = [#acc.device_type<none>]}
          return
        }
        """
    )


def test_variables_and_what_loops_yield() -> None:
    check(
        """
        func.func @f(%l: index, %x: f32, %a: memref<4xf32>) {
          %0 = acc.copyin varPtr(%a : memref<4xf32>) varType(memref<4xf32>) -> memref<4xf32>
        //                                                   ^^^^^^^^^^^^^ acc.variable-type
          %1 = acc.copyin varPtr(%a : memref<4xf32>) varType(tensor<4xf32>) -> memref<4xf32>
          %2 = acc.loop control(%i: index) = (%l : index) to (%l : index) step (%l : index) {
            acc.yield
          } (f32) attributes {independent = [#acc.device_type<none>]}
        //   ^^^ acc.loop-results
          %3 = acc.loop {
            acc.yield %x : f32
          } (f32) attributes {independent = [#acc.device_type<none>], unstructured}
          acc.serial {
            acc.yield %x : f32
        //            ^^ yielded-values
          }
          return
        }
        """
    )
