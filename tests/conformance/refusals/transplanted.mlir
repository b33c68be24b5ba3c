// refused: omp.workdistribute-nesting
omp.workdistribute {
  omp.terminator
}
// -----
// refused: omp.workdistribute-nesting
func.func @f() {
  omp.workdistribute {
    omp.terminator
  }
  return
}
// -----
// refused: omp.workshare-nesting
func.func @f(%a: index) {
      omp.workshare.loop_wrapper {
        omp.loop_nest (%i) : index = (%a) to (%a) step (%a) {
          omp.yield
        }
      }
  return
}
// -----
// refused: omp.workshare-nesting
%a = builtin.unrealized_conversion_cast to index
      omp.workshare.loop_wrapper {
        omp.loop_nest (%i) : index = (%a) to (%a) step (%a) {
          omp.yield
        }
      }
// -----
// refused: tensor.parallel-parent
func.func @f(%a: tensor<8xf32>, %b: tensor<64xf32>, %i: index) {
  tensor.parallel_insert_slice %a into %b[%i] [8] [1] : tensor<8xf32> into tensor<64xf32>
  return
}
// -----
// refused: tensor.parallel-parent
%a = builtin.unrealized_conversion_cast to tensor<8xf32>
%b = builtin.unrealized_conversion_cast to tensor<64xf32>
%i = builtin.unrealized_conversion_cast to index
  tensor.parallel_insert_slice %a into %b[%i] [8] [1] : tensor<8xf32> into tensor<64xf32>
// -----
// refused: emitc.field-parent
emitc.field @value : i32 = 0
// -----
// refused: emitc.field-parent, wrong-parent
func.func @f() {
  emitc.field @value : i32 = 0
  return
}
// -----
// accepted
emitc.class @c {
  emitc.field @value : i32 = 0
}
// -----
// refused: llvm.module-level
func.func @f() {
llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>]
  return
}
// -----
// accepted
gpu.module @m {
llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>]
}
// -----
// refused: spirv.module-body
spirv.module Logical GLSL450 {
llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>]
}
// -----
// refused: transform.children
transform.sequence  failures(propagate) {
^bb0(%arg0: !transform.any_op):
  %0 = arith.constant 1 : i32
}
// -----
// refused: transform.children, wrong-parent
transform.sequence  failures(propagate) {
^bb0(%arg0: !transform.any_op):
  func.func @f() {
    return
  }
}
// -----
// refused: transform.table-of-sequences
transform.named_sequence @s(%arg0: !transform.any_op) {
  %0 = arith.constant 1 : i32
  transform.yield
}
// -----
// accepted
module attributes {transform.with_named_sequence} {
transform.named_sequence @s(%arg0: !transform.any_op) {
  %0 = arith.constant 1 : i32
  transform.yield
}
}
// -----
// accepted
transform.sequence  failures(propagate) {
^bb0(%arg0: !transform.any_op):
  transform.foreach %arg0 : !transform.any_op {
  ^bb1(%b: !transform.any_op):
    %0 = arith.constant 1 : i32
  }
}
// -----
// accepted
transform.sequence  failures(propagate) {
^bb0(%arg0: !transform.any_op):
  transform.alternatives %arg0 : !transform.any_op {
  ^bb1(%b: !transform.any_op):
    %0 = arith.constant 1 : i32
  }
}
// -----
// refused: wrong-parent
func.func @f() {
  llvm.comdat @c { llvm.comdat_selector @any any }
  return
}
// -----
// accepted
llvm.mlir.global internal @g() : i32 {
  %0 = llvm.inline_asm "a", "=r" : () -> i32
  llvm.return %0 : i32
}
// -----
// refused: llvm.pure-initializer
llvm.mlir.global internal @g() : i32 {
  %0 = llvm.inline_asm has_side_effects "a", "=r" : () -> i32
  llvm.return %0 : i32
}
// -----
// accepted
llvm.mlir.global internal @g() : i32 {
  %0 = arith.constant 1 : i32
  llvm.return %0 : i32
}
// -----
// accepted
llvm.mlir.global internal @g() : i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = arith.divsi %0, %0 : i32
  llvm.return %0 : i32
}
// -----
// refused: llvm.pure-initializer
llvm.mlir.global internal @g() : i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %c = llvm.mlir.constant(1 : i1) : i1
  scf.if %c {
  }
  llvm.return %0 : i32
}
// -----
// accepted
llvm.mlir.global internal @g() : i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.intr.umax(%0, %0) : (i32, i32) -> i32
  %2 = llvm.freeze %0 : i32
  %3 = llvm.mlir.undef : i32
  llvm.return %0 : i32
}
// -----
// refused: llvm.pure-initializer
llvm.mlir.global internal @g() : i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  "llvm.intr.debugtrap"() : () -> ()
  llvm.return %0 : i32
}
// -----
// refused: llvm.pure-initializer
llvm.mlir.alias external @a : i32 {
  %0 = llvm.mlir.zero : !llvm.ptr
  %1 = llvm.load %0 : !llvm.ptr -> i32
  llvm.return %0 : !llvm.ptr
}
// -----
// accepted
func.func @f(%m: memref<4xi32>, %i: index) {
  memref.generic_atomic_rmw %m[%i] : memref<4xi32> {
  ^bb0(%c: i32):
    %t = arith.constant true
    %r = scf.if %t -> i32 { scf.yield %c : i32 } else { scf.yield %c : i32 }
    memref.atomic_yield %r : i32
  }
  return
}
// -----
// refused: memref.atomic-effects
func.func @f(%m: memref<4xi32>, %i: index) {
  memref.generic_atomic_rmw %m[%i] : memref<4xi32> {
  ^bb0(%c: i32):
    %t = arith.constant true
    %r = scf.if %t -> i32 { %x = memref.load %m[%i] : memref<4xi32>
 scf.yield %c : i32 } else { scf.yield %c : i32 }
    memref.atomic_yield %r : i32
  }
  return
}
// -----
// refused: memref.atomic-effects
func.func @f(%m: memref<4xi32>, %i: index) {
  memref.generic_atomic_rmw %m[%i] : memref<4xi32> {
  ^bb0(%c: i32):
    gpu.barrier
    memref.atomic_yield %c : i32
  }
  return
}
// -----
// accepted
func.func @f(%m: memref<4xi32>, %i: index) {
  memref.generic_atomic_rmw %m[%i] : memref<4xi32> {
  ^bb0(%c: i32):
    %d = arith.divsi %c, %c : i32
    memref.atomic_yield %d : i32
  }
  return
}
// -----
// refused: memref.atomic-effects
func.func @f(%m: memref<4xi32>, %i: index) {
  memref.generic_atomic_rmw %m[%i] : memref<4xi32> {
  ^bb0(%c: i32):
    %d = func.call @g() : () -> i32
    memref.atomic_yield %d : i32
  }
  return
}
func.func private @g() -> i32
// -----
// refused: wrong-parent
omp.workshare {
  func.func @f(%a: index) {
      omp.workshare.loop_wrapper {
        omp.loop_nest (%i) : index = (%a) to (%a) step (%a) {
          omp.yield
        }
      }
   return
  }
  omp.terminator
}
// -----
// accepted
func.func @f(%a: index) {
omp.workshare {
      omp.workshare.loop_wrapper {
        omp.loop_nest (%i) : index = (%a) to (%a) step (%a) {
          omp.yield
        }
      }
  omp.terminator
}
   return
}
// -----
// refused: emitc.field-parent
module {
  module {
  emitc.field @v : i32
  }
}
// -----
// accepted
func.func @f(%c: i1) {
  omp.taskgroup {
    spirv.Return
  }
  return
}
// -----
// refused: misplaced-terminator
func.func @f(%c: i1) {
  omp.taskgroup {
    spirv.Return
    omp.terminator
  }
  return
}
// -----
// accepted
func.func @f(%c: i32) {
  omp.taskgroup {
    spirv.ReturnValue %c : i32
  }
  return
}
// -----
// accepted
func.func @f(%c: i32) -> i32 {
  omp.taskgroup {
    spirv.ReturnValue %c : i32
  }
  return %c : i32
}
// -----
// refused: wrong-terminator
func.func @f(%c: i32, %t: i1) {
  scf.if %t {
    spirv.ReturnValue %c : i32
  }
  return
}
// -----
// accepted
func.func @f(%c: i32, %t: i1) {
  scf.execute_region {
    spirv.Return
  }
  return
}
// -----
// accepted
spirv.func @f(%c: i32, %t: i1) "None" {
  omp.taskgroup {
    spirv.Return
  }
  spirv.Return
}
// -----
// refused: spirv.returned-value
spirv.func @f(%c: i32, %t: i1) "None" {
  omp.taskgroup {
    spirv.ReturnValue %c : i32
  }
  spirv.Return
}
// -----
// refused: spirv.returned-value
spirv.func @f(%c: i32, %t: i1) -> i32 "None" {
  omp.taskgroup {
    spirv.Return
  }
  spirv.ReturnValue %c : i32
}
// -----
// refused: no-custom-form
func.func @f(%c: i32, %t: i1) {
  test.any_cond {
    spirv.ReturnValue %c : i32
  }
  return
}
// -----
// refused: transform.constrained-parameters
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %p = transform.param.constant 8 : i64 -> !transform.param<i64>
  transform.smt.constrain_params(%p) : (!transform.param<i64>) -> () {
  ^bb0(%n: !smt.int):
    %c = arith.constant 1 : i32
  }
}
// -----
// accepted
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %p = transform.param.constant 8 : i64 -> !transform.param<i64>
  transform.smt.constrain_params(%p) : (!transform.param<i64>) -> () {
  ^bb0(%n: !smt.int):
    %c = smt.int.constant 1
  }
}
// -----
// refused: transform.patterns-body
transform.with_pdl_patterns {
^bb0(%a: !transform.any_op):
  func.func private @f()
  sequence %a : !transform.any_op failures(propagate) {
  ^bb1(%b: !transform.any_op):
  }
}
