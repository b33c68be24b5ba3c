// refused: omp.composite-wrapper
func.func @f(%a: index, %n: i32, %p: !llvm.ptr) {
omp.parallel {
omp.wsloop nowait {
omp.loop_nest (%i) : index = (%a) to (%a) step (%a) {

omp.yield
}
} {omp.composite}
omp.terminator
}
return
}
// -----
// refused: omp.wrapped-loop
func.func @f(%a: index, %n: i32, %p: !llvm.ptr) {
omp.single {
omp.parallel {
omp.loop  {
omp.wsloop schedule(static) {
omp.loop_nest (%i) : index = (%a) to (%a) step (%a) {

omp.yield
}
} {omp.composite}
}
omp.terminator
}
omp.terminator
}
return
}
// -----
// refused: omp.composite-wrapper
func.func @f(%a: index, %n: i32, %p: !llvm.ptr) {
omp.wsloop  {
omp.simd order(concurrent) {
omp.loop_nest (%i) : index = (%a) to (%a) step (%a) {

omp.yield
}
}
} {omp.composite}
return
}
// -----
// refused: omp.composite-parallel
func.func @f(%a: index, %n: i32, %p: !llvm.ptr) {
omp.parallel {
omp.loop order(concurrent) {
omp.loop_nest (%i) : index = (%a) to (%a) step (%a) {

omp.yield
}
} {omp.composite}
omp.terminator
} {omp.composite}
return
}
// -----
// refused: omp.composite-parallel
func.func @f(%a: index, %n: i32, %p: !llvm.ptr) {
omp.taskgroup {
omp.parallel {
omp.distribute  {
omp.loop_nest (%i) : index = (%a) to (%a) step (%a) {

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
// refused: omp.composite-distribute, omp.wrapped-loop
func.func @f(%a: index, %n: i32, %p: !llvm.ptr) {
omp.loop order(concurrent) {
omp.distribute  {
omp.wsloop nowait {
omp.loop_nest (%i) : index = (%a) to (%a) step (%a) {

omp.yield
}
} {omp.composite}
} {omp.composite}
}
return
}
// -----
// refused: omp.reduction-regions
omp.declare_reduction @r : !llvm.ptr init {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%a : !llvm.ptr)
} combiner {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%a : !llvm.ptr)
}
// -----
// refused: omp.reduction-regions
omp.declare_reduction @r : !llvm.ptr alloc {
  %c = llvm.mlir.zero : !llvm.ptr
  omp.yield(%c : !llvm.ptr)
} init {
^bb0(%a: !llvm.ptr):
  omp.yield(%a : !llvm.ptr)
} combiner {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%a : !llvm.ptr)
}
// -----
// refused: omp.reduction-regions
omp.declare_reduction @r : !llvm.ptr alloc {
  %c = llvm.mlir.zero : !llvm.ptr
  omp.yield(%c : !llvm.ptr)
} init {
^bb0(%a: !llvm.ptr, %b: i32):
  omp.yield(%a : !llvm.ptr)
} combiner {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%a : !llvm.ptr)
}
// -----
// refused: omp.reduction-regions
omp.declare_reduction @r : !llvm.ptr alloc {
  %c = llvm.mlir.zero : i32
  omp.yield(%c : i32)
} init {
^bb0(%a: !llvm.ptr):
  omp.yield(%a : !llvm.ptr)
} combiner {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%a : !llvm.ptr)
}
// -----
// refused: omp.copied-at-first
omp.private {type = firstprivate} @p : i32
// -----
// refused: omp.workdistribute-body
func.func @f(%c: i1) {
  omp.teams {
    omp.workdistribute {
      scf.if %c {
        omp.barrier
      }
      omp.terminator
    }
    omp.terminator
  }
  return
}
// -----
// refused: omp.workdistribute-body
func.func @f(%c: i1) {
  omp.teams {
    omp.workdistribute {
      omp.target {
        omp.teams {
          omp.terminator
        }
        omp.terminator
      }
      omp.terminator
    }
    omp.terminator
  }
  return
}
// -----
// refused: omp.workdistribute-body
func.func @f(%c: i1) {
  omp.teams {
    omp.workdistribute {
      omp.parallel {
        omp.terminator
      }
      omp.terminator
    }
    omp.terminator
  }
  return
}
// -----
// accepted
func.func @f(%c: i1) {
  omp.teams {
    omp.workdistribute {
      omp.single {
        omp.taskwait
        omp.terminator
      }
      omp.terminator
    }
    omp.terminator
  }
  return
}
// -----
// refused: omp.workdistribute-end
func.func @f(%c: i1) {
  omp.teams {
    omp.workdistribute {
      cf.cond_br %c, ^a, ^b
    ^a:
      omp.terminator
    ^b:
      omp.terminator
    }
    omp.terminator
  }
  return
}
// -----
// accepted
func.func @f(%c: i1) {
  omp.teams {
    omp.workdistribute {
      cf.cond_br %c, ^a, ^b
    ^a:
      omp.terminator
    ^b:
      llvm.unreachable
    }
    omp.terminator
  }
  return
}
// -----
// refused: omp.target-teams
func.func @f() {
  omp.target  {
    omp.teams {
      omp.terminator
    }
    omp.teams {
      omp.terminator
    }
    omp.terminator
  }
  return
}
// -----
// accepted
func.func @f() {
  omp.target  {
    omp.barrier
    omp.teams {
      omp.terminator
    }
    omp.terminator
  }
  return
}
// -----
// refused: omp.host-evaluated
func.func @f(%i: i32) {
  omp.target host_eval(%i -> %h : i32) {
    %s = arith.addi %h, %h : i32
    omp.terminator
  }
  return
}
// -----
// refused: omp.host-evaluated
func.func @f(%i: i1) {
  omp.target host_eval(%i -> %h : i1) {
    omp.teams if(%h) {
      omp.terminator
    }
    omp.terminator
  }
  return
}
// -----
// accepted
func.func @f(%i: i1) {
  omp.target host_eval(%i -> %h : i1) {
    omp.teams num_teams(to %h : i1) if(%h) {
      omp.terminator
    }
    omp.terminator
  }
  return
}
// -----
// refused: omp.host-evaluated
func.func @f(%i: i32) {
  omp.target host_eval(%i -> %h : i32) {
    omp.parallel num_threads(%h : i32) {
      omp.terminator
    }
    omp.terminator
  }
  return
}
// -----
// accepted
func.func @f(%i: i32) {
  omp.target host_eval(%i -> %h : i32) {
    %k = arith.constant 1 : i32
    omp.parallel num_threads(%h : i32) {
      omp.wsloop {
        omp.simd {
          omp.loop_nest (%j) : i32 = (%k) to (%k) step (%k) {
            omp.yield
          }
        } {omp.composite}
      } {omp.composite}
      omp.terminator
    }
    omp.terminator
  }
  return
}
// -----
// refused: omp.host-evaluated
func.func @f(%i: i32) {
  omp.target host_eval(%i -> %h : i32) {
    omp.parallel {
      omp.wsloop {
        omp.loop_nest (%j) : i32 = (%h) to (%h) step (%h) {
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
// accepted
func.func @f(%i: i32) {
  omp.target host_eval(%i -> %h : i32) {
    omp.teams {
      omp.loop {
        omp.loop_nest (%j) : i32 = (%h) to (%h) step (%h) {
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
// refused: omp.host-evaluated
func.func @f(%i: i32) {
  omp.target host_eval(%i -> %h : i32) {
    omp.teams {
      omp.taskwait
      omp.distribute {
        omp.loop_nest (%j) : i32 = (%h) to (%h) step (%h) {
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
// accepted
func.func @f(%i: i32) {
  omp.target host_eval(%i -> %h : i32) {
    omp.teams num_teams(to %h : i32) thread_limit(%h : i32) {
      omp.parallel num_threads(%h : i32) {
        omp.distribute {
          omp.wsloop {
            omp.loop_nest (%j) : i32 = (%h) to (%h) step (%h) {
              omp.yield
            }
          } {omp.composite}
        } {omp.composite}
        omp.terminator
      } {omp.composite}
      omp.terminator
    }
    omp.terminator
  }
  return
}
// -----
// refused: omp.mapped-variable
func.func @f(%p: !llvm.ptr) {
  omp.target has_device_addr(%p -> %d : !llvm.ptr) {
    omp.terminator
  }
  return
}
// -----
// refused: omp.mapped-variable
func.func @f(%p: !llvm.ptr) {
  %0 = llvm.getelementptr %p[0] : (!llvm.ptr) -> !llvm.ptr, i32
  omp.target_data use_device_ptr(%0 -> %d : !llvm.ptr) {
    omp.terminator
  }
  return
}
// -----
// accepted
func.func @f(%p: !llvm.ptr) {
  %0 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr
  omp.target_data use_device_ptr(%0 -> %d : !llvm.ptr) {
    omp.terminator
  }
  return
}
// -----
// accepted
omp.declare_reduction @r : i32 alloc {
^bb0(%a: i64):
  %0 = arith.constant 0 : i32
  omp.yield(%0 : i32)
} init {
^bb0(%a: i32, %b: i32):
  omp.yield(%b : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
// -----
// refused: symbol-kind
func.func @f() {
  omp.critical(@f) {
    omp.terminator
  }
  return
}
// -----
// refused: omp.reduction-needs
omp.declare_reduction @r : i32 init {
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
// -----
// refused: omp.reduction-needs
"omp.declare_reduction"() <{sym_name = "r", type = i32}> ({}, {
^bb0(%a: i32):
  "omp.yield"(%a) : (i32) -> ()
}, {}, {}, {}, {}) : () -> ()
// -----
// refused: omp.composite-parallel
func.func @f(%n: i32) {
  omp.parallel {
    omp.distribute {
      omp.wsloop {
        omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
          omp.yield
        }
      } {omp.composite}
    } {omp.composite}
    omp.terminator
  }
  return
}
// -----
// refused: omp.wrapped-loop
func.func @f(%n: i32) {
  omp.distribute {
    omp.distribute {
      omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
        omp.yield
      }
    } {omp.composite}
  } {omp.composite}
  return
}
// -----
// refused: omp.private-type
omp.private {type = private} @p : i32 init {
^bb0(%a: memref<i32>, %b: memref<i32>):
  omp.yield(%b : memref<i32>)
}
func.func @f(%x: !llvm.ptr) {
  omp.parallel private(@p %x -> %y : !llvm.ptr) {
    omp.terminator
  }
  return
}
// -----
// accepted
omp.private {type = private} @p : i32 init {
^bb0(%a: memref<i32>, %b: memref<i32>):
  omp.yield(%b : memref<i32>)
}
func.func @f(%x: !llvm.ptr) {
  omp.task private(@p %x -> %y : !llvm.ptr) {
    omp.terminator
  }
  return
}
// -----
// accepted
omp.private {type = private} @p : i32
func.func @f(%x: memref<f32>) {
  omp.parallel private(@p %x -> %y : memref<f32>) {
    omp.terminator
  }
  return
}
// -----
// refused: omp.entry-arguments
omp.private {type = private} @p : i32
func.func @f(%x: !llvm.ptr) {
  omp.sections private(@p %x -> %y : !llvm.ptr) {
    omp.section {
      omp.terminator
    }
    omp.terminator
  }
  return
}
// -----
// accepted
omp.private {type = private} @p : i32
func.func @f(%x: !llvm.ptr) {
  omp.sections private(@p %x -> %y : !llvm.ptr) {
    omp.section {
    ^bb0(%a: i32, %b: f32):
      omp.terminator
    }
    omp.terminator
  }
  return
}
// -----
// accepted
func.func @f(%p: !llvm.ptr) {
  %0 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(del, priv) capture(ByRef) -> !llvm.ptr
  omp.target_enter_data map_entries(%0 : !llvm.ptr)
  return
}
// -----
// refused: omp.map-type
func.func @f(%p: !llvm.ptr) {
  %0 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(delete) capture(ByRef) -> !llvm.ptr
  omp.target_enter_data map_entries(%0 : !llvm.ptr)
  return
}
// -----
// refused: omp.map-type
func.func @f(%p: !llvm.ptr) {
  %0 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(to, from) capture(ByRef) -> !llvm.ptr
  omp.target_enter_data map_entries(%0 : !llvm.ptr)
  return
}
// -----
// accepted
omp.declare_reduction @sum : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
} atomic {
^bb0(%a: memref<i32>, %b: memref<i32>):
  omp.yield
} cleanup {
^bb0(%a: i32):
  omp.yield
}
func.func @f(%x: memref<i32>) {
  omp.taskgroup task_reduction(@sum %x -> %a : memref<i32>) {
    omp.terminator
  }
  return
}
// -----
// accepted
omp.declare_reduction @sum : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
} cleanup {
^bb0(%a: i32):
  omp.yield
}
func.func @f(%x: memref<i32>) {
  omp.parallel reduction(@sum %x -> %a : memref<i32>) {
    omp.terminator
  }
  return
}
// -----
// refused: omp.accumulator
"omp.declare_reduction"() <{sym_name = "sum", type = i32}> ({
}, {
^bb0(%a: i32):
  omp.yield(%a : i32)
}, {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}, {
^bb0(%a: memref<i32>, %b: memref<i32>):
  omp.yield
}, {
}, {
}) : () -> ()
func.func @f(%x: !llvm.ptr) {
  omp.parallel reduction(@sum %x -> %a : !llvm.ptr) {
    omp.terminator
  }
  return
}
