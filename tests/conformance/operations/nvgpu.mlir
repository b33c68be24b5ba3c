func.func @f(%a: vector<4x2xf16>, %b: vector<4x2xf16>, %c: vector<2x2xf32>, %m: vector<2xi16>) {
  %0 = nvgpu.mma.sp.sync (%a, %b, %c) metadata(%m) {mmaShape = [16, 8, 32]} : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf32>) -> vector<2x2xf32>
  %1 = nvgpu.mma.sp.sync (%a, %b, %c) metadata(%m) {mmaShape = [16, 8, 32], sparsitySelector = 1 : i32} : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf32>) -> vector<2x2xf32>
  return
}

// -----

!d = !nvgpu.tensormap.descriptor<tensor = memref<32x8xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>
!b = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>
func.func @f(%d: !d, %b: !b, %m: memref<32x8xf32, 3>, %c: index, %mask: i16, %p: i1) {
  nvgpu.tma.async.load %d[%c, %c], %b[%c] to %m : !d, !b -> memref<32x8xf32, 3>
  nvgpu.tma.async.load %d[%c, %c], %b[%c] to %m multicast_mask = %mask, predicate = %p : !d, !b -> memref<32x8xf32, 3>
  nvgpu.tma.async.store %m to %d[%c, %c], predicate = %p : memref<32x8xf32, 3> -> !d
  return
}
