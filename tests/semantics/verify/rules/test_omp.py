"""omp: constructs, their clauses, and how they nest."""

from __future__ import annotations

from fixtures import check


def test_loop_wrappers() -> None:
    check(
        """
        func.func @f(%l: index) {
          omp.wsloop {
            omp.simd {
              omp.loop_nest (%i) : index = (%l) to (%l) step (%l) {
                omp.yield
              }
            } {omp.composite}
          } {omp.composite}
          omp.wsloop {
        //^^^^^^^^^^ omp.wrapped-loop: a wrapper of another wrapper needs the attribute 'omp.composite'
            omp.simd {
        //  ^^^^^^^^ omp.composite-wrapper: 'omp.simd' needs the attribute 'omp.composite', as another wrapper is around it
              omp.loop_nest (%i) : index = (%l) to (%l) step (%l) {
                omp.yield
              }
            }
          }
          return
        }
        // -----
        func.func @f(%l: index) {
          omp.simd {
            omp.wsloop {
        //  ^^^^^^^^^^ omp.wrapped-loop: expected omp.loop_nest, but got omp.wsloop
              omp.loop_nest (%i) : index = (%l) to (%l) step (%l) {
                omp.yield
              }
            }
          }
          return
        }
        // -----
        func.func @f(%l: index) {
          omp.wsloop {
            omp.wsloop {
        //  ^^^^^^^^^^ omp.wrapped-loop: expected omp.loop_nest or omp.simd, but got omp.wsloop
              omp.loop_nest (%i) : index = (%l) to (%l) step (%l) {
                omp.yield
              }
            }
          }
          return
        }
        // -----
        func.func @f(%l: index) {
          omp.wsloop {
            %0 = arith.constant 1 : i32
        //       ^^^^^^^^^^^^^^ omp.wrapped-loop: a loop wrapper holds a loop nest or another wrapper, but got arith.constant
          }
          return
        }
        """
    )


def test_cancellation() -> None:
    check(
        """
        func.func @f(%l: index) {
          omp.parallel {
            omp.cancel cancellation_construct_type(parallel)
            omp.cancellation_point cancellation_construct_type(sections)
        //                                                     ^^^^^^^^ omp.cancelled-construct: must stand in 'omp.sections' or
            omp.terminator
          }
          omp.sections nowait {
            omp.section {
              omp.cancel cancellation_construct_type(sections)
        //                                           ^^^^^^^^ omp.cancelled-construct: sections that are cancelled have no
              omp.terminator
            }
            omp.terminator
          }
          omp.wsloop nowait {
            omp.loop_nest (%i) : index = (%l) to (%l) step (%l) {
              omp.cancel cancellation_construct_type(loop)
        //                                           ^^^^ omp.cancelled-construct: a loop that is cancelled has no 'nowait'
              omp.yield
            }
          }
          return
        }
        """
    )


def test_cancellation_inside_other_operations() -> None:
    check(
        """
        func.func @f(%l: index, %c: i1) {
          omp.parallel {
            scf.if %c {
              omp.cancel cancellation_construct_type(parallel)
            }
            omp.sections {
              omp.section {
                omp.cancel cancellation_construct_type(parallel)
        //                                             ^^^^^^^^ omp.cancelled-construct: must stand in 'omp.parallel', with no
                omp.terminator
              }
              omp.terminator
            }
            omp.terminator
          }
          omp.taskloop {
            omp.loop_nest (%i) : index = (%l) to (%l) step (%l) {
              scf.if %c {
                omp.cancel cancellation_construct_type(taskgroup)
                omp.cancel cancellation_construct_type(loop)
        //                                             ^^^^ omp.cancelled-construct: must stand in a loop of 'omp.wsloop', with
              }
              omp.yield
            }
          }
          omp.taskgroup {
            omp.cancellation_point cancellation_construct_type(taskgroup)
        //                                                     ^^^^^^^^^ omp.cancelled-task: must stand in 'omp.task' or a
            omp.terminator
          }
          return
        }
        """
    )


def test_order() -> None:
    check(
        """
        func.func @f(%l: index, %x: i64) {
          omp.wsloop ordered(0) {
            omp.loop_nest (%i) : index = (%l) to (%l) step (%l) {
              omp.ordered.region {
                omp.terminator
              }
              omp.ordered depend_type(dependsink) depend_vec(%x : i64) {doacross_num_loops = 1 : i64}
        //    ^^^^^^^^^^^ omp.ordered: the clause 'ordered' of the loop around it needs a number
              omp.yield
            }
          }
          omp.wsloop ordered(1) {
            omp.loop_nest (%i) : index = (%l) to (%l) step (%l) {
              omp.ordered.region {
        //    ^^^^^^^^^^^^^^^^^^ omp.ordered: the clause 'ordered' of the loop around it takes no number here, but got 1
                omp.terminator
              }
              omp.yield
            }
          }
          omp.ordered depend_type(dependsink) depend_vec(%x : i64) {doacross_num_loops = 1 : i64}
        //^^^^^^^^^^^ omp.ordered: must stand in a loop
          return
        }
        """
    )


def test_mapping() -> None:
    check(
        """
        func.func @f(%p: memref<i32>) {
          %to = omp.map.info var_ptr(%p : memref<i32>, i32) map_clauses(to) capture(ByRef) -> memref<i32>
          %both = omp.map.info var_ptr(%p : memref<i32>, i32) map_clauses(to, from) capture(ByRef) -> memref<i32>
          %always = omp.map.info var_ptr(%p : memref<i32>, i32) map_clauses(always, to) capture(ByRef) -> memref<i32>
          omp.target_enter_data map_entries(%to : memref<i32>)
          omp.target_exit_data map_entries(%to : memref<i32>)
        //                                 ^^^ omp.map-type: expected map type from, release or delete, but got to
          omp.target_update map_entries(%to : memref<i32>)
          omp.target_update map_entries(%both : memref<i32>)
        //                              ^^^^^ omp.map-type: an update goes either to the device or back
          omp.target_update map_entries(%always : memref<i32>)
        //                              ^^^^^^^ omp.map-type: an update is not mapped always
          return
        }
        """
    )


def test_atomic_operations() -> None:
    check(
        """
        func.func @f(%p: memref<i32>, %q: memref<i32>, %x: i32) {
          omp.atomic.read %q = %p memory_order(release) : memref<i32>, memref<i32>, i32
        //                                     ^^^^^^^ omp.memory-order: attribute 'memory_order' must be anything but acq_rel or release, but got #omp<memoryorderkind release>
          omp.atomic.write %p = %x hint(speculative, nonspeculative) : memref<i32>, i32
        //                              ^^^^^^^^^^^^^^^^^^^^^^^^^^^ omp.hint: a lock is not both nonspeculative and
          omp.atomic.update %p : memref<i32> {
        //                  ^^ atomic-update-region: the address leads to i32, but the region takes f32
          ^bb0(%old: f32):
            omp.yield(%old : f32)
          }
          omp.atomic.capture hint(contended) {
            omp.atomic.read %q = %p : memref<i32>, memref<i32>, i32
            omp.atomic.write %p = %x hint(contended) : memref<i32>, i32
        //  ^^^^^^^^^^^^^^^^ atomic-capture-sequence: 'hint' is given to the capture, not to what is in it
          }
          return
        }
        """
    )


def test_reductions_and_privatizers() -> None:
    check(
        """
        omp.declare_reduction @add : f32 init {
        ^^^^^^^^^^^^^^^^^^^^^ omp.reduction-regions: the region `atomic` takes addresses of f32, but got memref<i32>
        ^bb0(%a: f32):
          omp.yield(%a : f32)
        } combiner {
        ^bb0(%a: f32, %b: f32):
          omp.yield(%a : f32)
        } atomic {
        ^bb0(%a: memref<i32>, %b: memref<i32>):
          omp.yield
        }
        // -----
        omp.private {type = private} @p : i32 dealloc {
        ^bb0(%a: i32):
          omp.yield(%a : i32)
        //^^^^^^^^^ omp.private-regions: the region `dealloc` yields no values, but got 1
        }
        // -----
        omp.private {type = firstprivate} @p : i32 dealloc {
        ^^^^^^^^^^^ omp.private-regions: a privatizer of firstprivate needs a region `copy`
        ^bb0(%a: i32):
          omp.yield
        }
        """
    )


def test_a_loop_nest_takes_a_variable_for_each_bound() -> None:
    check(
        """
        func.func @f(%a: index) {
          omp.wsloop {
            "omp.loop_nest"(%a, %a, %a) ({
        //  ^^^^^^^^^^^^^^^ region-arguments: the region takes index as argument 0, but got i32
            ^bb0(%i: i32):
              omp.yield
            }) : (index, index, index) -> ()
          }
          omp.wsloop {
            "omp.loop_nest"(%a, %a, %a) ({
            ^bb0(%i: index):
              omp.yield
            }) : (index, index, index) -> ()
          }
          return
        }
        """
    )


def test_a_region_takes_the_variables_of_its_clauses() -> None:
    check(
        """
        omp.private {type = private} @p : i32
        func.func @f(%a: i32) {
          "omp.parallel"(%a) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0>, private_syms = [@p]}> ({
        //^^^^^^^^^^^^^^ omp.entry-arguments: the region takes 1 argument
            omp.terminator
          }) : (i32) -> ()
          return
        }
        """
    )


def test_an_update_takes_one_variable_there_and_another_back() -> None:
    check(
        """
        func.func @f(%p: memref<i32>, %q: memref<i32>) {
          %0 = omp.map.info var_ptr(%p : memref<i32>, i32) map_clauses(from) capture(ByRef) -> memref<i32>
          %1 = omp.map.info var_ptr(%q : memref<i32>, i32) map_clauses(to) capture(ByRef) -> memref<i32>
          omp.target_update map_entries(%0, %1 : memref<i32>, memref<i32>)
          return
        }
        """
    )


def test_an_update_goes_one_way() -> None:
    check(
        """
        func.func @f(%p: memref<?xi32>) {
          %0 = omp.map.info var_ptr(%p : memref<?xi32>, tensor<?xi32>) map_clauses(from) capture(ByRef) -> memref<?xi32>
          %1 = omp.map.info var_ptr(%p : memref<?xi32>, tensor<?xi32>) map_clauses(to) capture(ByRef) -> memref<?xi32>
          omp.target_update map_entries(%0, %1 : memref<?xi32>, memref<?xi32>)
        //                                  ^^ omp.map-type: an update goes either to the device or back
          return
        }
        """
    )


def test_a_clause_says_what_is_done_with_its_variables() -> None:
    check(
        """
        omp.declare_reduction @r : !llvm.ptr init {
        ^bb0(%a: !llvm.ptr):
          omp.yield(%a : !llvm.ptr)
        } combiner {
        ^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
          omp.yield(%a : !llvm.ptr)
        }
        func.func @f(%l: index, %p: !llvm.ptr) {
          "omp.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0>, reduction_syms = []}> ({
        //                                                                                        ^^ omp.clause-counts: 'reduction_syms' needs variables
            omp.terminator
          }) : () -> ()
          "omp.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0>, private_syms = [], reduction_byref = array<i1: true>}> ({
            omp.terminator
          }) : () -> ()
          "omp.parallel"(%p) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1>, reduction_syms = [@r], reduction_byref = array<i1>}> ({
        //               ^^ omp.clause-counts: 'reduction_vars' has 1 variable, 'reduction_byref' 0 entries
          ^bb0(%a: !llvm.ptr):
            omp.terminator
          }) : (!llvm.ptr) -> ()
          "omp.simd"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>, reduction_syms = [@nowhere]}> ({
            omp.loop_nest (%i) : index = (%l) to (%l) step (%l) {
              omp.yield
            }
          }) : () -> ()
          "omp.target"() <{in_reduction_syms = [@nowhere], operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
            omp.terminator
          }) : () -> ()
          "omp.target"() <{private_maps = array<i64: 0>, operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
        //                                ^^^^^^^^^^^^^ omp.clause-counts: 'private_vars' has no variables, 'private_maps' 1 entries
            omp.terminator
          }) : () -> ()
          "omp.loop"(%p) <{operandSegmentSizes = array<i32: 0, 1>, reduction_syms = [@nowhere]}> ({
        //                                                                           ^^^^^^^^ omp.reduction
          ^bb0(%a: !llvm.ptr):
            omp.loop_nest (%i) : index = (%l) to (%l) step (%l) {
              omp.yield
            }
          }) : (!llvm.ptr) -> ()
          return
        }
        """
    )


def test_allocators() -> None:
    check(
        """
        func.func @f(%p: !llvm.ptr) {
          "omp.parallel"(%p) <{operandSegmentSizes = array<i32: 0, 1, 0, 0, 0, 0>}> ({
        //               ^^ omp.allocators
            omp.terminator
          }) : (!llvm.ptr) -> ()
          "omp.target"(%p) <{operandSegmentSizes = array<i32: 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
            omp.terminator
          }) : (!llvm.ptr) -> ()
          return
        }
        """
    )


def test_variables_of_simd() -> None:
    check(
        """
        omp.private {type = firstprivate} @p : i32 copy {
        ^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
          omp.yield(%a : !llvm.ptr)
        }
        func.func @f(%l: index, %p: !llvm.ptr, %q: !llvm.ptr, %x: i32) {
          omp.simd aligned(%p : !llvm.ptr -> 8 : i64, %q : !llvm.ptr -> 0 : i64) {
        //^^^^^^^^ omp.alignment
            omp.loop_nest (%i) : index = (%l) to (%l) step (%l) {
              omp.yield
            }
          }
          omp.simd aligned(%p : !llvm.ptr -> 8 : i64, %p : !llvm.ptr -> 8 : i64) {
        //                                            ^^ omp.simd-variables: 'aligned_vars' has a variable more than once
            omp.loop_nest (%i) : index = (%l) to (%l) step (%l) {
              omp.yield
            }
          }
          omp.simd nontemporal(%p, %q, %p : !llvm.ptr, !llvm.ptr, !llvm.ptr) {
        //                             ^^ omp.simd-variables: 'nontemporal_vars' has a variable more than once
            omp.loop_nest (%i) : index = (%l) to (%l) step (%l) {
              omp.yield
            }
          }
          omp.simd private(@p %p -> %a : !llvm.ptr) {
        //                 ^^ omp.privatizer: @p is a privatizer of firstprivate
            omp.loop_nest (%i) : index = (%l) to (%l) step (%l) {
              omp.yield
            }
          }
          omp.wsloop private(@p %p -> %a : !llvm.ptr) {
            omp.loop_nest (%i) : index = (%l) to (%l) step (%l) {
              omp.yield
            }
          }
          omp.wsloop linear(%p = %x : !llvm.ptr) {
        //                  ^^ omp.clause-counts: 'linear_vars' has 1 variable, 'linear_var_types' 2 entries
            omp.loop_nest (%i) : index = (%l) to (%l) step (%l) {
              omp.yield
            }
          } {linear_var_types = [i32, i32]}
          return
        }
        """
    )


def test_regions_end_as_they_must() -> None:
    check(
        """
        omp.private {type = private} @p : i32 dealloc {
        ^bb0(%a: i32):
          "test.unheard_of"() : () -> ()
        //^^^^^^^^^^^^^^^^^ omp.private-arguments: the region ends with 'omp.yield', but got 'test.unheard_of'
        }
        // -----
        func.func @f(%l: index) {
          omp.teams {
            omp.workdistribute {
              "test.unheard_of"() : () -> ()
        //    ^^^^^^^^^^^^^^^^^ omp.workdistribute-end
            }
            omp.terminator
          }
          omp.simd {
            "omp.loop_nest"(%l, %l, %l) ({
        //  ^^^^^^^^^^^^^^^ omp.empty-nest: the region takes 1 argument, but is empty
            }) : (index, index, index) -> ()
          }
          omp.simd {
            "omp.loop_nest"() ({
        //  ^^^^^^^^^^^^^^^ omp.loops-of-nest
            }) : () -> ()
          }
          omp.wsloop ordered(1) {
            omp.loop_nest (%i) : index = (%l) to (%l) step (%l) {
              omp.ordered depend_type(dependsink) depend_vec(%l : index)
        //    ^^^^^^^^^^^ omp.ordered: the loop around it is ordered over 1 loop, but got no number of them
              omp.yield
            }
          }
          return
        }
        """
    )


_REDUCTION = """
        omp.declare_reduction @r : i32 init {
        ^bb0(%a: i32):
          omp.yield(%a : i32)
        } combiner {
        ^bb0(%a: i32, %b: i32):
          omp.yield(%a : i32)
        }
"""


def test_a_variable_is_reduced_by_one_clause() -> None:
    check(
        _REDUCTION
        + """
        func.func @f(%l: index, %x: !llvm.ptr) {
          omp.taskloop in_reduction(@r %x -> %b : !llvm.ptr) reduction(@r %x -> %a : !llvm.ptr) {
          //                           ^^ omp.reduced-once: by 'reduction' or by 'in_reduction', not by both
            omp.loop_nest (%i) : index = (%l) to (%l) step (%l) {
              omp.yield
            }
          }
          return
        }
        """
    )


def test_the_atomic_region_of_a_reduction() -> None:
    check(
        """
        module {
          omp.declare_reduction @r : i32 init {
        //^^^^^^^^^^^^^^^^^^^^^ omp.reduction-regions: the region `atomic` takes addresses, but got i32
          ^bb0(%a: i32):
            omp.yield(%a : i32)
          } combiner {
          ^bb0(%a: i32, %b: i32):
            omp.yield(%a : i32)
          } atomic {
          ^bb0(%a: i32, %b: i32):
            omp.yield
          }
        }
        """
    )


def test_a_critical_section_names_a_declaration() -> None:
    check(
        """
        omp.critical.declare @lock
        func.func @f() {
          omp.critical(@lock) {
            omp.terminator
          }
          omp.critical(@f) {
          //           ^^ symbol-kind: @f must name 'omp.critical.declare', but is a 'func.func'
            omp.terminator
          }
          return
        }
        """
    )
