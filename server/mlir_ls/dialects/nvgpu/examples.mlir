func.func @barriers(%i: index, %count: index, %parity: i1, %ticks: index, %predicate: i1) {
  %barriers = nvgpu.mbarrier.create -> !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>, num_barriers = 4>
  nvgpu.mbarrier.init %barriers[%i], %count : <memorySpace = #gpu.address_space<workgroup>, num_barriers = 4>
  %pointer = nvgpu.mbarrier.get %barriers[%i] : <memorySpace = #gpu.address_space<workgroup>, num_barriers = 4> -> i32
  %token = nvgpu.mbarrier.arrive %barriers[%i] : <memorySpace = #gpu.address_space<workgroup>, num_barriers = 4> -> !nvgpu.mbarrier.token
  %token_1 = nvgpu.mbarrier.arrive.nocomplete %barriers[%i], %count : <memorySpace = #gpu.address_space<workgroup>, num_barriers = 4> -> !nvgpu.mbarrier.token
  nvgpu.mbarrier.arrive.expect_tx %barriers[%i], %count : <memorySpace = #gpu.address_space<workgroup>, num_barriers = 4>
  %complete = nvgpu.mbarrier.test.wait %barriers[%i], %token : <memorySpace = #gpu.address_space<workgroup>, num_barriers = 4>, !nvgpu.mbarrier.token
  nvgpu.mbarrier.try_wait.parity %barriers[%i], %parity, %ticks : <memorySpace = #gpu.address_space<workgroup>, num_barriers = 4>
  return
}

func.func @tensors(%matrix: memref<*xf16>, %rows: index, %tile: memref<64x64xf16, 3>, %a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, %output: memref<128x128xf32, 3>, %x: vector<4xf32>) {
  %map = nvgpu.tma.create.descriptor %matrix box[%rows, %rows] : memref<*xf16> -> <tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
  nvgpu.tma.prefetch.descriptor %map : <tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
  nvgpu.tma.fence.descriptor %map : <tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
  %descriptor = nvgpu.warpgroup.generate.descriptor %tile, %map : memref<64x64xf16, 3>, <tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none> -> <tensor = memref<64x64xf16, 3>>
  %zeros = nvgpu.warpgroup.mma.init.accumulator -> <fragmented = vector<128x128xf32>>
  %product = nvgpu.warpgroup.mma %a, %b, %zeros : <tensor = memref<128x64xf16, 3>>, <tensor = memref<64x128xf16, 3>>, <fragmented = vector<128x128xf32>> -> <fragmented = vector<128x128xf32>>
  nvgpu.warpgroup.mma.store %product, %output : <fragmented = vector<128x128xf32>> to memref<128x128xf32, 3>
  %reciprocal = nvgpu.rcp %x{rounding = approx, ftz} : vector<4xf32>
  return
}

// -----

func.func @device_async_copy(%dst: memref<128x32xf16, 3>, %dst_indices: index, %dst_indices_0: index, %src: memref<128x128xf16>, %src_indices: index, %src_indices_1: index) {
  %async_token = nvgpu.device_async_copy %src[%src_indices, %src_indices_1], %dst[%dst_indices, %dst_indices_0], 8 : memref<128x128xf16> to memref<128x32xf16, 3>
  return
}

func.func @device_async_create_group(%input_tokens: !nvgpu.device.async.token) {
  %async_token = nvgpu.device_async_create_group %input_tokens
  return
}

func.func @device_async_wait(%async_dependencies: !nvgpu.device.async.token) {
  nvgpu.device_async_wait %async_dependencies {numGroups = 1 : i32}
  return
}

func.func @ldmatrix(%src_memref: memref<?x?x?xf16, 3>, %indices: index, %indices_0: index, %indices_1: index) {
  %res = nvgpu.ldmatrix %src_memref[%indices, %indices_0, %indices_1] {numTiles = 4 : i32, transpose = false} : memref<?x?x?xf16, 3> -> vector<4x2xf16>
  return
}

func.func @mma.sp.sync(%matrix_a: vector<4x2xf16>, %matrix_b: vector<4x2xf16>, %matrix_c: vector<2x2xf32>, %sparse_metadata: vector<2xi16>) {
  %res = nvgpu.mma.sp.sync(%matrix_a, %matrix_b, %matrix_c) metadata(%sparse_metadata) {mmaShape = [16, 8, 32]} : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf32>) -> vector<2x2xf32>
  return
}

func.func @mma.sync(%matrix_a: vector<2x1xf32>, %matrix_b: vector<1x1xf32>, %matrix_c: vector<2x2xf32>) {
  %res = nvgpu.mma.sync(%matrix_a, %matrix_b, %matrix_c) {mmaShape = [16, 8, 4]} : (vector<2x1xf32>, vector<1x1xf32>, vector<2x2xf32>) -> vector<2x2xf32>
  return
}

func.func @tma.async.load(%dst: memref<32x8xf32, 3>, %barriers: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %tensor_map_descriptor: !nvgpu.tensormap.descriptor<tensor = memref<32x8xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>, %coordinates: index, %coordinates_0: index, %mbar_id: index) {
  nvgpu.tma.async.load %tensor_map_descriptor[%coordinates, %coordinates_0], %barriers[%mbar_id] to %dst : <tensor = memref<32x8xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>, <memorySpace = #gpu.address_space<workgroup>> -> memref<32x8xf32, 3>
  return
}

func.func @tma.async.store(%src: memref<32x8xf32, 3>, %tensor_map_descriptor: !nvgpu.tensormap.descriptor<tensor = memref<32x8xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>, %coordinates: index, %coordinates_0: index, %predicate: i1) {
  nvgpu.tma.async.store %src to %tensor_map_descriptor[%coordinates, %coordinates_0], predicate = %predicate : memref<32x8xf32, 3> -> <tensor = memref<32x8xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>
  return
}
