#row_major = affine_map<(d0, d1) -> (d0, d1)>
#columns = affine_map<(d0, d1) -> (d1)>

// Scales each row of a matrix, as a kernel would.
func.func private @scale(%factor: f32, %rows: memref<64x32xf32>, %count: index) -> f32

func.func @tour(%input: tensor<1x32x32x3xf32>, %weights: tensor<8x3x3x3xf32>, %bias: tensor<8xf32>,
                %zero: tensor<1xf32>, %buffer: memref<64x32xf32>, %matrix: tensor<64x32xf32>,
                %offsets: tensor<32xf32>, %pointer: !llvm.ptr, %count: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %start = arith.constant 0.0 : f32
  %features = tosa.conv2d %input, %weights, %bias, %zero, %zero {
      acc_type = f32, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>}
    : (tensor<1x32x32x3xf32>, tensor<8x3x3x3xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x32x32x8xf32>
  %sum = scf.for %i = %c0 to %count step %c1 iter_args(%partial = %start) -> (f32) {
    %element = memref.load %buffer[%i, %c0] : memref<64x32xf32>
    %next = arith.addf %partial, %element : f32
    scf.yield %next : f32
  }
  %shifted = linalg.generic {indexing_maps = [#row_major, #columns, #row_major], iterator_types = ["parallel", "parallel"]}
      ins(%matrix, %offsets : tensor<64x32xf32>, tensor<32xf32>) outs(%matrix : tensor<64x32xf32>) {
  ^bb0(%value: f32, %offset: f32, %old: f32):
    %moved = arith.addf %value, %offset : f32
    linalg.yield %moved : f32
  } -> tensor<64x32xf32>
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %count, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    memref.store %sum, %buffer[%bx, %c0] : memref<64x32xf32>
    gpu.terminator
  }
  %address = llvm.getelementptr inbounds %pointer[4] : (!llvm.ptr) -> !llvm.ptr, f32
  %loaded = llvm.load %address : !llvm.ptr -> f32
  %result = call @scale(%loaded, %buffer, %count) : (f32, memref<64x32xf32>, index) -> f32
  return %result : f32
}
