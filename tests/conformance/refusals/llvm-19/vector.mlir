// refused: vector.broadcast-bounds-llvm-19
func.func @f(%a: memref<4x4xf32>, %i: index, %p: f32) {
  %0 = vector.transfer_read %a[%i, %i], %p {in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d0, 0)>} : memref<4x4xf32>, vector<4x4xf32>
  return
}
// -----
// accepted
func.func @f(%a: memref<4x4xf32>, %i: index, %p: f32) {
  %0 = vector.transfer_read %a[%i, %i], %p {in_bounds = [false, true], permutation_map = affine_map<(d0, d1) -> (d0, 0)>} : memref<4x4xf32>, vector<4x4xf32>
  return
}
