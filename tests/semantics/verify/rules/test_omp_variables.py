"""omp: variables that constructs map, make private or reduce."""

from __future__ import annotations

from fixtures import check


def test_words_of_map_types() -> None:
    """Words of the custom form are not all names of flags, and names of flags are not all words: those mean nothing."""
    check(
        """
        func.func @f(%p: !llvm.ptr) {
          %0 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(del) capture(ByRef) -> !llvm.ptr
          %1 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(delete) capture(ByRef) -> !llvm.ptr
          %2 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(always, tofrom) capture(ByRef) -> !llvm.ptr
          %3 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(from, to) capture(ByRef) -> !llvm.ptr
          omp.target_data map_entries(%0 : !llvm.ptr) {
            omp.terminator
          }
          omp.target_enter_data map_entries(%0 : !llvm.ptr)
          omp.target_exit_data map_entries(%1 : !llvm.ptr)
          omp.target_data map_entries(%2, %3 : !llvm.ptr, !llvm.ptr) {
            omp.terminator
          }
          omp.target map_entries(%1 -> %x : !llvm.ptr) {
        //                       ^^ omp.map-type: expected map type to, from, tofrom or alloc, but got delete
            omp.terminator
          }
          omp.target_enter_data map_entries(%2 : !llvm.ptr)
        //                                  ^^ omp.map-type: expected map type to or alloc, but got tofrom
          omp.target_exit_data map_entries(%3 : !llvm.ptr)
        //                                 ^^ omp.map-type: expected map type from, release or delete, but got tofrom
          return
        }
        // -----
        func.func @f(%p: !llvm.ptr) {
          %0 = "omp.map.info"(%p) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags del>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
          omp.target_data map_entries(%0 : !llvm.ptr) {
        //                            ^^ omp.map-type: expected map type to, from, tofrom or alloc, but got delete
            omp.terminator
          }
          return
        }
        """
    )


def test_sections_take_the_variables_of_their_clauses() -> None:
    check(
        """
        omp.private {type = private} @p : i32
        omp.declare_reduction @r : i32 init {
        ^bb0(%a: i32):
          omp.yield(%a : i32)
        } combiner {
        ^bb0(%a: i32, %b: i32):
          omp.yield(%a : i32)
        }
        func.func @f(%x: !llvm.ptr, %y: !llvm.ptr) {
          omp.sections private(@p %x -> %a : !llvm.ptr) reduction(@r %y -> %b : !llvm.ptr) {
            omp.section {
            ^bb0(%c: !llvm.ptr, %d: !llvm.ptr):
              omp.terminator
            }
            omp.section {
            ^bb0(%c: !llvm.ptr, %d: !llvm.ptr, %e: i32):
              omp.terminator
            }
            omp.section {
        //  ^^^^^^^^^^^ omp.entry-arguments: the region takes 2 arguments, one for each variable of the clauses of 'omp.sections', but got 1
            ^bb0(%c: !llvm.ptr):
              omp.terminator
            }
            omp.terminator
          }
          omp.sections private(@p %x -> %a : !llvm.ptr) {
            omp.section {
        //  ^^^^^^^^^^^ omp.entry-arguments: the region takes 1 argument, one for each variable
              omp.terminator
            }
            omp.terminator
          }
          omp.sections {
            omp.section {
              omp.terminator
            }
            omp.terminator
          }
          return
        }
        """
    )


def test_private_variables_have_the_type_that_the_regions_of_the_privatizer_take() -> None:
    check(
        """
        omp.private {type = private} @any : i32
        omp.private {type = private} @filled : i32 init {
        ^bb0(%a: memref<i32>, %b: memref<i32>):
          omp.yield(%b : memref<i32>)
        }
        omp.private {type = firstprivate} @copied : i32 copy {
        ^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
          omp.yield(%b : !llvm.ptr)
        }
        omp.private {type = private} @freed : i32 dealloc {
        ^bb0(%a: memref<i32>):
          omp.yield
        }
        func.func @f(%p: !llvm.ptr, %m: memref<i32>) {
          omp.parallel private(@any %p -> %a, @filled %m -> %b, @copied %p -> %c : !llvm.ptr, memref<i32>, !llvm.ptr) {
            omp.terminator
          }
          omp.parallel private(@any %p -> %a, @filled %p -> %b : !llvm.ptr, !llvm.ptr) {
        //                                            ^^ omp.private-type: @filled is for variables of type memref<i32>, but got !llvm.ptr
            omp.terminator
          }
          omp.parallel private(@copied %m -> %a : memref<i32>) {
        //                                        ^^^^^^^^^^^ omp.private-type: @copied is for variables of type !llvm.ptr, but got memref<i32>
            omp.terminator
          }
          omp.parallel private(@freed %p -> %a : !llvm.ptr) {
        //                                       ^^^^^^^^^ omp.private-type: @freed is for variables of type memref<i32>
            omp.terminator
          }
          omp.task private(@filled %p -> %a : !llvm.ptr) {
            omp.terminator
          }
          return
        }
        """
    )
