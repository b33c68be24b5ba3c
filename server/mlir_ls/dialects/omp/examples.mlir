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
  omp.canonical_loop (%loop) %i : i32 in range(%n) {
    omp.terminator
  }
  omp.unroll_heuristic(%loop)
  %inner = omp.new_cli
  %grid = omp.new_cli
  %tile = omp.new_cli
  omp.canonical_loop (%inner) %i : i32 in range(%n) {
    omp.terminator
  }
  omp.tile (%grid, %tile) <-(%inner) sizes(%size : i32)
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

func.func @atomic.read(%x: memref<i32>, %v: memref<i32>) {
  omp.atomic.read %v = %x : memref<i32>, memref<i32>, i32
  return
}

func.func @atomic.update(%x: memref<i32>) {
  omp.atomic.update %x : memref<i32> {
  ^bb0(%arg1: i32):
    omp.yield(%arg1 : i32)
  }
  return
}

func.func @atomic.write(%x: !llvm.ptr, %expr: i32) {
  omp.atomic.write %x = %expr memory_order(relaxed) : !llvm.ptr, i32
  return
}

func.func @map.bounds(%lower_bound: i64, %upper_bound: i64, %extent: i64, %stride: i64, %start_idx: i64) {
  %result = omp.map.bounds lower_bound(%lower_bound : i64) upper_bound(%upper_bound : i64) extent(%extent : i64) stride(%stride : i64) start_idx(%start_idx : i64)
  return
}

func.func @map.info(%var_ptr: !llvm.ptr) {
  %omp_ptr = omp.map.info var_ptr(%var_ptr : !llvm.ptr, !llvm.struct<"t", (i32)>) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
  return
}

func.func @sections(%private_vars: memref<i32>) {
  omp.sections private(@elsewhere %private_vars -> %arg1 : memref<i32>) {
    omp.terminator
  }
  return
}

func.func @task(%depend_vars: !llvm.ptr) {
  omp.task depend(taskdependin -> %depend_vars : !llvm.ptr) {
    omp.terminator
  }
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

omp.private {type = firstprivate} @fp : i32 copy {
^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
  omp.yield(%arg1 : !llvm.ptr)
}

// -----

omp.declare_mapper @m : !llvm.struct<"t", (i32)> {
^bb0(%arg0: !llvm.ptr):
  %0 = omp.map.info var_ptr(%arg0 : !llvm.ptr, !llvm.struct<"t", (i32)>) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
  omp.declare_mapper.info map_entries(%0 : !llvm.ptr)
}

// -----

omp.master {
^bb0(%arg0: index, %arg1: index):
  "test.payload"(%arg0, %arg1) : (index, index) -> ()
  omp.terminator
}

// -----

llvm.func @_QPopenmp_target_data_enter() {
  %0 = llvm.mlir.constant(1 : i64) : i64
  %1 = llvm.alloca %0 x i32 {bindc_name = "i", in_type = i32, operand_segment_sizes = array<i32: 0, 0>, uniq_name = "_QFopenmp_target_dataEi"} : (i64) -> !llvm.ptr
  %map_vars = omp.map.info var_ptr(%1 : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr {name = ""}
  omp.target_enter_data map_entries(%map_vars : !llvm.ptr) nowait
  llvm.return
}

// -----

llvm.func @_QPopenmp_target_data_exit() {
  %0 = llvm.mlir.constant(1 : i64) : i64
  %1 = llvm.alloca %0 x i32 {bindc_name = "i", in_type = i32, operand_segment_sizes = array<i32: 0, 0>, uniq_name = "_QFopenmp_target_dataEi"} : (i64) -> !llvm.ptr
  %map_vars = omp.map.info var_ptr(%1 : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr {name = ""}
  omp.target_exit_data map_entries(%map_vars : !llvm.ptr) nowait
  llvm.return
}

// -----

llvm.func @_QPopenmp_target_data_update() {
  %0 = llvm.mlir.constant(1 : i64) : i64
  %1 = llvm.alloca %0 x i32 {bindc_name = "i", in_type = i32, operand_segment_sizes = array<i32: 0, 0>, uniq_name = "_QFopenmp_target_dataEi"} : (i64) -> !llvm.ptr
  %map_vars = omp.map.info var_ptr(%1 : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr {name = ""}
  omp.target_update map_entries(%map_vars : !llvm.ptr) nowait
  llvm.return
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

// -----

llvm.func @_QPomp_target_data_region(%arg0: !llvm.ptr, %arg1: !llvm.ptr) {
  %map_vars = omp.map.info var_ptr(%arg0 : !llvm.ptr, !llvm.array<1024 x i32>) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr {name = ""}
  omp.target_data map_entries(%map_vars : !llvm.ptr) {
    %0 = llvm.mlir.constant(10 : i32) : i32
    llvm.store %0, %arg1 : i32, !llvm.ptr
    omp.terminator
  }
  llvm.return
}

// -----

module attributes {omp.is_target_device = true} {
  llvm.func @foo(i32)
  llvm.func @omp_target_teams_shared_simple(%arg0: i32) attributes {omp.declare_target = #omp.declaretarget<device_type = (any), capture_clause = (to)>} {
    omp.teams {
      llvm.call @foo(%arg0) : (i32) -> ()
      omp.terminator
    }
    llvm.return
  }
}

// -----

llvm.func @_QPsb() {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.mlir.constant(10 : i64) : i64
  %2 = llvm.mlir.constant(1 : i64) : i64
  omp.sections {
    omp.section {
      llvm.br ^bb1(%1 : i64)
    ^bb1(%3: i64):  // 2 preds: ^bb0, ^bb2
      %4 = llvm.icmp "sgt" %3, %0 : i64
      llvm.cond_br %4, ^bb2, ^bb3
    ^bb2:
      %5 = llvm.sub %3, %2 : i64
      llvm.br ^bb1(%5 : i64)
    ^bb3:
      omp.terminator
    }
    omp.terminator
  }
  llvm.return
}

// -----

llvm.func @sub_() {
  %0 = llvm.mlir.constant(0 : index) : i64
  %1 = llvm.mlir.constant(1 : index) : i64
  %2 = llvm.mlir.constant(1 : i64) : i64
  %3 = llvm.alloca %2 x i32 {bindc_name = "i", in_type = i32, operandSegmentSizes = array<i32: 0, 0>, uniq_name = "_QFsubEi"} : (i64) -> !llvm.ptr
  omp.ordered.region {
    %4 = llvm.trunc %1 : i64 to i32
    llvm.br ^bb1(%4, %1 : i32, i64)
  ^bb1(%5: i32, %6: i64):  // 2 preds: ^bb0, ^bb2
    %7 = llvm.icmp "sgt" %6, %0 : i64
    llvm.cond_br %7, ^bb2, ^bb3
  ^bb2:
    llvm.store %5, %3 : i32, !llvm.ptr
    %8 = llvm.load %3 : !llvm.ptr -> i32
    %9 = arith.addi %8, %4 : i32
    %10 = arith.subi %6, %1 : i64
    llvm.br ^bb1(%9, %10 : i32, i64)
  ^bb3:
    llvm.store %5, %3 : i32, !llvm.ptr
    omp.terminator
  }
  llvm.return
}

// -----

llvm.func @_QQmain() {
  %0 = llvm.mlir.constant(0 : index) : i64
  %1 = llvm.mlir.constant(5 : index) : i64
  %2 = llvm.mlir.constant(1 : index) : i64
  %3 = llvm.mlir.constant(1 : i64) : i64
  %4 = llvm.alloca %3 x i32 : (i64) -> !llvm.ptr
  omp.taskgroup {
    %5 = llvm.trunc %2 : i64 to i32
    llvm.br ^bb1(%5, %1 : i32, i64)
  ^bb1(%6: i32, %7: i64):  // 2 preds: ^bb0, ^bb2
    %8 = llvm.icmp "sgt" %7, %0 : i64
    llvm.cond_br %8, ^bb2, ^bb3
  ^bb2:
    llvm.store %6, %4 : i32, !llvm.ptr
    omp.task {
      llvm.call @_QFPdo_work(%4) : (!llvm.ptr) -> ()
      omp.terminator
    }
    %9 = llvm.load %4 : !llvm.ptr -> i32
    %10 = llvm.add %9, %5 : i32
    %11 = llvm.sub %7, %2 : i64
    llvm.br ^bb1(%10, %11 : i32, i64)
  ^bb3:
    llvm.store %6, %4 : i32, !llvm.ptr
    omp.terminator
  }
  llvm.return
}
llvm.func @_QFPdo_work(%arg0: !llvm.ptr {fir.bindc_name = "i"}) {
  llvm.return
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
  omp.wsloop reduction(mod: inscan, @r %arg0 -> %inclusive_vars : memref<i32>) {
    omp.loop_nest (%arg5) : index = (%arg1) to (%arg2) step (%arg3) {
      omp.scan inclusive(%inclusive_vars : memref<i32>)
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
