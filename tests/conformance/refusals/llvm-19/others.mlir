// accepted
irdl.dialect @Foo {
}
// -----
// accepted
func.func @f(%m: memref<10x10xf32>, %n: index) {
  affine.for %i = 0 to 10 {
    %0 = affine.load %m[%n + symbol(%i), %i] : memref<10x10xf32>
    affine.store %0, %m[symbol(%i), %i] : memref<10x10xf32>
  }
  return
}
// -----
// refused: affine.not-a-dimension-llvm-19
func.func @f(%m: memref<10x10xf32>, %n: index) {
  affine.for %i = 0 to 10 {
    %q = arith.addi %i, %n : index
    %0 = affine.load %m[symbol(%q), %i] : memref<10x10xf32>
  }
  return
}
// -----
// accepted
func.func @f(%x: memref<i32>, %y: memref<i32>) {
  %0 = omp.map.info var_ptr(%x : memref<i32>, i32) map_clauses(to) capture(ByRef) members(%y : [0] : memref<i32>) -> memref<i32>
  return
}
// -----
// accepted
func.func @f(%a: tensor<2x3xi8>, %t: tensor<256xi8>) -> tensor<2x4xi8> {
  %0 = tosa.table %a, %t : (tensor<2x3xi8>, tensor<256xi8>) -> tensor<2x4xi8>
  return %0 : tensor<2x4xi8>
}
// -----
// refused: expected-token
func.func @f(%c: index) {
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c, %gy = %c, %gz = %c) threads(%tx, %ty, %tz) in (%sx = %c, %sy = %c, %sz = %c) function(@f) {
    gpu.terminator
  }
  return
}
// -----
// refused: expected-token
func.func @f(%m: tensor<4x4xf32>) {
  %0 = linalg.matmul indexing_maps = [affine_map<(a, b, c) -> (a, c)>, affine_map<(a, b, c) -> (c, b)>, affine_map<(a, b, c) -> (a, b)>] ins(%m, %m : tensor<4x4xf32>, tensor<4x4xf32>) outs(%m : tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}
// -----
// refused: wrong-parent
spirv.module Logical GLSL450 {
  spirv.func @f() "None" {
    spirv.mlir.merge
  }
}
// -----
// refused: expected-token
spirv.module Logical GLSL450 {
  spirv.func @f() "None" {
    %0 = spirv.mlir.selection -> i32 {
    }
    spirv.Return
  }
}
// -----
// refused: affine.not-a-dimension-llvm-19
func.func @f(%n: index) {
  affine.for %i = 0 to 7 {
    %0 = arith.addi %n, %n : index
    affine.for %j = 0 to %0 {
    }
  }
  return
}
// -----
// refused: affine.not-a-dimension-llvm-19
func.func @f(%m: memref<?xf32>, %n: index) {
  affine.for %i = 0 to 7 {
    %0:2 = affine.delinearize_index %i into (%n, %n) : index, index
    %1 = affine.load %m[%0#0] : memref<?xf32>
  }
  return
}
// -----
// accepted
func.func @f(%m: memref<?xf32>, %n: index) {
  %0 = arith.addi %n, %n : index
  affine.for %i = 0 to 7 {
    %1 = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%i)[%0]
    %c = arith.constant 0 : index
    %d = memref.dim %m, %c : memref<?xf32>
    affine.for %j = affine_map<(d0) -> (d0)>(%1) to %d {
      %2 = affine.load %m[%j + %1 + %0] : memref<?xf32>
    }
  }
  return
}
// -----
// refused: acc.in-compute-llvm-19, unknown-dialect
%0 = arith.constant 1 : i32
acc.loop control(%i : i32) = (%0 : i32) to (%0 : i32) step (%0 : i32) {
  "foo.op"() ({
    acc.shutdown
  }) : () -> ()
  acc.yield
} attributes {inclusiveUpperbound = array<i1: true>}
