// accepted
#map = affine_map<(d0) -> (d0)>
func.func @f(%a: tensor<4xf32> {bufferization.buffer_layout = #map}) { return }
// -----
// refused: bufferization.attribute
#number = 4 : i32
func.func @f(%a: tensor<4xf32> {bufferization.buffer_layout = #number}) { return }
// -----
// accepted
func.func @f(%m: memref<1x1x5x64xf32, strided<[1024000, 12800, 128, 1], offset: ?>>) { %0 = memref.collapse_shape %m [[0, 1, 2], [3]] : memref<1x1x5x64xf32, strided<[1024000, 12800, 128, 1], offset: ?>> into memref<5x64xf32, strided<[128, 1], offset: ?>> return }
// -----
// refused: memref.reshaped-layout
func.func @f(%m: memref<1x2x5x64xf32, strided<[1024000, 12800, 128, 1], offset: ?>>) { %0 = memref.collapse_shape %m [[0, 1, 2], [3]] : memref<1x2x5x64xf32, strided<[1024000, 12800, 128, 1], offset: ?>> into memref<10x64xf32, strided<[128, 1], offset: ?>> return }
// -----
// accepted
#batch = #sparse_tensor.encoding<{map = (i, j, k) -> (i : batch, j : dense, k : compressed)}>
func.func @f(%t: tensor<8x4x2xf32, #batch>) { %0 = sparse_tensor.positions %t {level = 2 : index} : tensor<8x4x2xf32, #batch> to memref<8x?xindex> return }
// -----
// accepted
func.func @f(%a: memref<*xf32>) {
  %0 = acc.create varPtr(%a : memref<*xf32>) -> memref<*xf32>
  return
}
