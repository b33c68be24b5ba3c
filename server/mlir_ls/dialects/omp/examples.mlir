func.func @threads(%n: i32, %one: i32, %thread: i32, %x: !llvm.ptr) {
  omp.parallel {
    omp.masked filter(%thread : i32) {
      omp.terminator
    }
    omp.wsloop schedule(dynamic) {
      omp.loop_nest (%i) : i32 = (%one) to (%n) step (%one) {
        omp.yield
      }
    }
    omp.barrier
    omp.terminator
  }
  omp.simd {
    omp.loop_nest (%i) : i32 = (%one) to (%n) step (%one) {
      omp.yield
    }
  }
  omp.critical(@lock) {
    omp.terminator
  }
  omp.allocate_dir(%x : !llvm.ptr) align(16)
  return
}

omp.critical.declare @lock hint(contended)

func.func @transformed(%n: i32, %size: i32) {
  %loop = omp.new_cli
  omp.canonical_loop(%loop) %i : i32 in range(%n) {
    omp.terminator
  }
  omp.unroll_heuristic(%loop)
  %inner = omp.new_cli
  %grid = omp.new_cli
  %tile = omp.new_cli
  omp.canonical_loop(%inner) %i : i32 in range(%n) {
    omp.terminator
  }
  omp.tile (%grid, %tile) <- (%inner) sizes(%size : i32)
  return
}

func.func @memory(%device: i32, %n: index) {
  %reference = omp.target_allocmem %device : i32, i64
  omp.target_freemem %device, %reference : i32, i64
  return
}

func.func @ordered(%n: i32, %one: i32, %dependence: i32) {
  omp.wsloop ordered(1) {
    omp.loop_nest (%i) : i32 = (%one) to (%n) step (%one) {
      omp.ordered depend_type(dependsink) depend_vec(%dependence : i32) {doacross_num_loops = 1 : i64}
      omp.yield
    }
  }
  return
}

// -----

omp.declare_reduction @sum : i32 init {
^bb0(%original: i32):
  %zero = arith.constant 0 : i32
  omp.yield(%zero : i32)
} combiner {
^bb0(%lhs: i32, %rhs: i32):
  %total = arith.addi %lhs, %rhs : i32
  omp.yield(%total : i32)
}

omp.private {type = private} @own : i32

func.func @work(%n: i32, %one: i32, %x: memref<i32>, %v: memref<i32>) {
  omp.sections {
    omp.section {
      omp.terminator
    }
    omp.terminator
  }
  omp.taskgroup {
    omp.task {
      omp.terminator
    }
    omp.terminator
  }
  omp.atomic.capture {
    omp.atomic.read %v = %x : memref<i32>, memref<i32>, i32
    omp.atomic.update %x : memref<i32> {
    ^bb0(%old: i32):
      %next = arith.addi %old, %one : i32
      omp.yield(%next : i32)
    }
  }
  omp.wsloop reduction(mod: inscan, @sum %x -> %total : memref<i32>) {
    omp.loop_nest (%i) : i32 = (%one) to (%n) step (%one) {
      omp.scan inclusive(%total : memref<i32>)
      omp.yield
    }
  }
  omp.wsloop ordered(0) {
    omp.loop_nest (%i) : i32 = (%one) to (%n) step (%one) {
      omp.ordered.region {
        omp.terminator
      }
      omp.yield
    }
  }
  omp.teams num_teams( to %n : i32) {
    omp.terminator
  }
  omp.master {
    omp.terminator
  }
  return
}

func.func @ends(%condition: i1) {
  omp.parallel {
    omp.cancel cancellation_construct_type(parallel) if(%condition)
    omp.cancellation_point cancellation_construct_type(parallel)
    omp.terminator
  }
  omp.teams {
    omp.workdistribute {
      omp.terminator
    }
    omp.terminator
  }
  omp.parallel {
    omp.workshare {
      omp.terminator
    }
    omp.terminator
  }
  return
}

func.func @mapped(%x: memref<i32>, %n: i32, %one: i32) {
  %shared = omp.map.info var_ptr(%x : memref<i32>, i32) map_clauses(tofrom) capture(ByRef) -> memref<i32> {name = "x"}
  omp.target_data map_entries(%shared : memref<i32>) {
    omp.terminator
  }
  %entering = omp.map.info var_ptr(%x : memref<i32>, i32) map_clauses(to) capture(ByRef) -> memref<i32> {name = "x"}
  %leaving = omp.map.info var_ptr(%x : memref<i32>, i32) map_clauses(from) capture(ByRef) -> memref<i32> {name = "x"}
  omp.target_enter_data map_entries(%entering : memref<i32>)
  omp.target_update map_entries(%entering : memref<i32>)
  omp.target_exit_data map_entries(%leaving : memref<i32>)
  return
}

// -----

func.func @atomic.write(%x: !llvm.ptr, %expr: i32) {
  omp.atomic.write %x = %expr memory_order(relaxed) : !llvm.ptr, i32
  return
}

func.func @map.bounds(%lower_bound: i64, %upper_bound: i64, %extent: i64, %stride: i64, %start_idx: i64) {
  %result = omp.map.bounds lower_bound(%lower_bound : i64) upper_bound(%upper_bound : i64) extent(%extent : i64) stride(%stride : i64) start_idx(%start_idx : i64)
  return
}

func.func @threadprivate(%sym_addr: !llvm.ptr) {
  %tls_addr = omp.threadprivate %sym_addr : !llvm.ptr -> !llvm.ptr
  return
}

// -----

omp.flush

// -----

omp.taskwait

// -----

omp.taskyield

// -----

omp.target {
  omp.terminator
}

// -----

omp.declare_mapper @m : !llvm.struct<"t", (i32)> {
^bb0(%arg0: !llvm.ptr):
  %0 = omp.map.info var_ptr(%arg0 : !llvm.ptr, !llvm.struct<"t", (i32)>) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
  omp.declare_mapper.info map_entries(%0 : !llvm.ptr)
}

// -----

omp.declare_reduction @r : i32 init {
^bb0(%arg0: i32):
  %c0_i32 = arith.constant 0 : i32
  omp.yield(%c0_i32 : i32)
} combiner {
^bb0(%arg0: i32, %arg1: i32):
  %0 = arith.addi %arg0, %arg1 : i32
  omp.yield(%0 : i32)
}
func.func @f(%arg0: memref<i32>, %arg1: index, %arg2: index, %arg3: index) {
  omp.wsloop reduction(mod: inscan, @r %arg0 -> %arg4 : memref<i32>) {
    omp.loop_nest (%arg5) : index = (%arg1) to (%arg2) step (%arg3) {
      omp.scan inclusive(%arg4 : memref<i32>)
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
        omp.loop_nest (%arg4) : index = (%arg1) to (%arg2) step (%arg3) {
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

func.func @f(%arg0: memref<i32>, %arg1: memref<i32>, %arg2: i32, %arg3: index, %arg4: index, %arg5: index) {
  omp.atomic.capture memory_order(acquire) {
    omp.atomic.read %arg0 = %arg1 : memref<i32>, memref<i32>, i32
    omp.atomic.update %arg1 : memref<i32> {
    ^bb0(%arg6: i32):
      %0 = arith.addi %arg6, %arg2 : i32
      omp.yield(%0 : i32)
    }
  }
  omp.parallel {
    omp.cancel cancellation_construct_type(parallel)
    omp.cancellation_point cancellation_construct_type(parallel)
    omp.terminator
  }
  omp.wsloop nowait ordered(0) schedule(static = %arg2 : i32) {
    omp.loop_nest (%arg6) : index = (%arg3) to (%arg4) step (%arg5) {
      omp.yield
    }
  }
  omp.distribute dist_schedule_static {
    omp.loop_nest (%arg6, %arg7) : index = (%arg3, %arg3) to (%arg4, %arg4) inclusive step (%arg5, %arg5) collapse(2) {
      omp.yield
    }
  }
  omp.loop bind(parallel) order(reproducible:concurrent) {
    omp.loop_nest (%arg6) : index = (%arg3) to (%arg4) step (%arg5) {
      omp.yield
    }
  }
  omp.taskloop grainsize(%arg2: i32) {
    omp.loop_nest (%arg6) : index = (%arg3) to (%arg4) step (%arg5) {
      omp.yield
    }
  }
  omp.single copyprivate(%arg0 -> @copy : memref<i32>) {
    omp.terminator
  }
  return
}
func.func private @copy(memref<i32>, memref<i32>)
