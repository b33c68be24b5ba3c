func.func @f(%a: memref<i32>, %b: memref<i32>, %e: i32, %lb: index, %ub: index, %s: index) {
  omp.atomic.capture memory_order(acquire) {
    omp.atomic.read %a = %b : memref<i32>, memref<i32>, i32
    omp.atomic.update %b : memref<i32> {
    ^bb0(%x: i32):
      %n = arith.addi %x, %e : i32
      omp.yield(%n : i32)
    }
  }
  omp.parallel {
    omp.cancel cancellation_construct_type(parallel)
    omp.cancellation_point cancellation_construct_type(parallel)
    omp.terminator
  }
  omp.wsloop schedule(static = %e : i32) nowait ordered(0) {
    omp.loop_nest (%i) : index = (%lb) to (%ub) step (%s) {
      omp.yield
    }
  }
  omp.distribute dist_schedule_static {
    omp.loop_nest (%i, %j) : index = (%lb, %lb) to (%ub, %ub) inclusive step (%s, %s) collapse(2) {
      omp.yield
    }
  }
  omp.loop bind(parallel) order(reproducible:concurrent) {
    omp.loop_nest (%i) : index = (%lb) to (%ub) step (%s) {
      omp.yield
    }
  }
  omp.taskloop grainsize(%e : i32) {
    omp.loop_nest (%i) : index = (%lb) to (%ub) step (%s) {
      omp.yield
    }
  }
  omp.single copyprivate(%a -> @copy : memref<i32>) {
    omp.terminator
  }
  return
}
func.func private @copy(%x: memref<i32>, %y: memref<i32>)

// -----

omp.declare_reduction @r : i32 init {
^bb0(%a: i32):
  %c = arith.constant 0 : i32
  omp.yield(%c : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  %0 = arith.addi %a, %b : i32
  omp.yield(%0 : i32)
}
func.func @f(%a: memref<i32>, %lb: index, %ub: index, %s: index) {
  omp.wsloop reduction(mod: inscan, @r %a -> %p : memref<i32>) {
    omp.loop_nest (%i) : index = (%lb) to (%ub) step (%s) {
      omp.scan inclusive(%p : memref<i32>)
      omp.yield
    }
  }
  omp.teams {
    omp.workdistribute {
      omp.terminator
    }
    omp.terminator
  }
  omp.parallel {
    omp.workshare {
      omp.workshare.loop_wrapper {
        omp.loop_nest (%i) : index = (%lb) to (%ub) step (%s) {
          omp.yield
        }
      }
      omp.terminator
    }
    omp.terminator
  }
  return
}

// -----

omp.declare_mapper @m : !llvm.struct<"t", (i32)> {
^bb0(%a: !llvm.ptr):
  %0 = omp.map.info var_ptr(%a : !llvm.ptr, !llvm.struct<"t", (i32)>) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
  omp.declare_mapper.info map_entries(%0 : !llvm.ptr)
}

// -----

omp.private {type = firstprivate} @fp : i32 copy {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%b : !llvm.ptr)
}
omp.private {type = private} @p : i32 init {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%b : !llvm.ptr)
} dealloc {
^bb0(%a: !llvm.ptr):
  omp.yield
}
func.func @f(%a: !llvm.ptr, %i: i32) {
  omp.parallel num_threads(%i : i32) proc_bind(close) private(@fp %a -> %x, @p %a -> %y : !llvm.ptr, !llvm.ptr) {
    omp.terminator
  }
  omp.target depend(taskdependin -> %a : !llvm.ptr) nowait private(@p %a -> %x : !llvm.ptr) {
    omp.terminator
  }
  omp.task untied {
    omp.terminator
  }
  return
}

// -----

func.func @privatizers_are_looked_up_later(%a: memref<i32>) {
  omp.sections private(@elsewhere %a -> %x : memref<i32>) {
    omp.terminator
  }
  omp.task private(@elsewhere %a -> %x : memref<i32>) {
    omp.terminator
  }
  return
}
