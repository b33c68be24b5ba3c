// RUN: mlir-opt %s -split-input-file -verify-diagnostics | FileCheck %s

#transpose = affine_map<(d0, d1) -> (d1, d0)>
#identity = affine_map<(d0, d1) -> (d0, d1)>
!matrix = tensor<4x?xf32>

// CHECK-LABEL: func.func @scale_transposed(
// CHECK-SAME:    %[[MATRIX:.*]]: tensor<4x?xf32>
func.func @scale_transposed(%matrix: !matrix, %init: tensor<?x4xf32>) -> tensor<?x4xf32> {
  %factor = arith.constant 2.5e-1 : f32
  // CHECK: linalg.generic {{.*}} ins(%[[MATRIX]] : tensor<4x?xf32>)
  %scaled = linalg.generic {indexing_maps = [#transpose, #identity], iterator_types = ["parallel", "parallel"]}
      ins(%matrix : !matrix) outs(%init : tensor<?x4xf32>) {
  ^bb0(%in: f32, %out: f32):
    %product = arith.mulf %in, %factor fastmath<contract> : f32
    linalg.yield %product : f32
  } -> tensor<?x4xf32>
  return %scaled : tensor<?x4xf32>
}

// -----

func.func @sum_of_even(%values: memref<?xi64, strided<[2], offset: ?>>, %count: index) -> i64 {
  %first = arith.constant 0 : index
  %one = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  %sum = scf.for %i = %first to %count step %one iter_args(%partial = %zero) -> (i64) {
    %value = memref.load %values[%i] : memref<?xi64, strided<[2], offset: ?>>
    %next = arith.addi %partial, %value overflow<nsw> : i64
    scf.yield %next : i64
  }
  return %sum : i64
}

// -----

llvm.mlir.global internal constant @greeting("hello\0A\00") {addr_space = 0 : i32}
llvm.func @puts(!llvm.ptr) -> i32

llvm.func @greet(%again: i1) -> i32 attributes {passthrough = ["nounwind"]} {
  %text = llvm.mlir.addressof @greeting : !llvm.ptr
  llvm.br ^print
^print:
  %status = llvm.call @puts(%text) : (!llvm.ptr) -> i32
  llvm.cond_br %again, ^print, ^done(%status : i32)
^done(%result: i32):
  llvm.return %result : i32 loc("greet.c":7:3)
}

// -----

gpu.module @kernels {
  gpu.func @fill(%buffer: memref<128xf32>, %value: f32) kernel {
    %thread = gpu.thread_id x
    memref.store %value, %buffer[%thread] : memref<128xf32>
    gpu.return
  }
}

// -----

// An operation in the generic form, and a dialect that nobody has heard of.
func.func @unheard_of(%beam: !photon.beam<red, 650>) -> (i1, !photon.beam<red, 650>) {
  %parts:2 = photon.split %beam {ratio = 5.0e-1 : f64, photon.coherent} : !photon.beam<red, 650>
  %bright = "photon.measure"(%parts#0) <{unit = #photon.unit<lumen>}> : (!photon.beam<red, 650>) -> i1
  return %bright, %parts#1 : i1, !photon.beam<red, 650>
}
