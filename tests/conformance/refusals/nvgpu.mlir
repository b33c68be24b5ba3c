// refused: nvgpu.warpgroup
func.func @f(%a: !nvgpu.warpgroup.descriptor<tensor = memref<64x16xf8E5M2, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<16x64xf8E5M2, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<64x64xf16>>) {
  %r = nvgpu.warpgroup.mma %a, %b, %c : !nvgpu.warpgroup.descriptor<tensor = memref<64x16xf8E5M2, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<16x64xf8E5M2, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<64x64xf16>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x64xf16>>
  return
}
// -----
// accepted
func.func @f(%a: !nvgpu.warpgroup.descriptor<tensor = memref<64x16xf8E5M2, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<16x64xf8E4M3FN, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<64x64xf32>>) {
  %r = nvgpu.warpgroup.mma %a, %b, %c : !nvgpu.warpgroup.descriptor<tensor = memref<64x16xf8E5M2, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<16x64xf8E4M3FN, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<64x64xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x64xf32>>
  return
}
// -----
// refused: nvgpu.warpgroup
func.func @f(%a: !nvgpu.warpgroup.descriptor<tensor = memref<64x16xi1, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<16x64xi1, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<64x64xi32>>) {
  %r = nvgpu.warpgroup.mma %a, %b, %c : !nvgpu.warpgroup.descriptor<tensor = memref<64x16xi1, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<16x64xi1, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<64x64xi32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x64xi32>>
  return
}
// -----
// refused: nvgpu.tensor-map
func.func @f(%m: !nvgpu.tensormap.descriptor<tensor = memref<64x6xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, %i: index, %s: memref<64x6xf16, 3>) {
  nvgpu.tma.async.store %s to %m[%i, %i] : memref<64x6xf16, 3> -> !nvgpu.tensormap.descriptor<tensor = memref<64x6xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
  return
}
// -----
// accepted
func.func @f(%m: !nvgpu.tensormap.descriptor<tensor = memref<64x8xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, %i: index, %s: memref<64x8xf16, 3>) {
  nvgpu.tma.async.store %s to %m[%i, %i] : memref<64x8xf16, 3> -> !nvgpu.tensormap.descriptor<tensor = memref<64x8xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
  return
}
// -----
// accepted
func.func @f(%u: memref<*xf16>, %i: index) {
  %r = nvgpu.tma.create.descriptor %u box[%i, %i] : memref<*xf16> -> !nvgpu.tensormap.descriptor<tensor = memref<64x6xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
  return
}
// -----
// refused: nvgpu.tensor-map
func.func @f(%m: !nvgpu.tensormap.descriptor<tensor = memref<4x4x4x4x4x4xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, %i: index, %b: !nvgpu.mbarrier.group<memorySpace = 3>, %d: memref<4x4x4x4x4x4xf32, 3>) {
  nvgpu.tma.async.load %m[%i, %i, %i, %i, %i, %i], %b[%i] to %d : !nvgpu.tensormap.descriptor<tensor = memref<4x4x4x4x4x4xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, !nvgpu.mbarrier.group<memorySpace = 3> -> memref<4x4x4x4x4x4xf32, 3>
  return
}
// -----
// refused: nvgpu.matrix-shape
func.func @f(%a: vector<4x2xf16>, %b: vector<2x2xf16>, %c: vector<2x2xf16>) {
  %0 = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 8, 16]} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}
