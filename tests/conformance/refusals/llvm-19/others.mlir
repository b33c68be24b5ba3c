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
