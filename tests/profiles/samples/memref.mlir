// shows: memref.alloc, memref.alloca, memref.alloca_scope, memref.alloca_scope.return, memref.dealloc, memref.realloc, memref.copy
func.func @f(%n: index) {
  %a = memref.alloc(%n) : memref<?xf32>
  %b = memref.realloc %a(%n) : memref<?xf32> to memref<?xf32>
  memref.alloca_scope {
    %c = memref.alloca() {alignment = 8} : memref<4xf32>
    memref.alloca_scope.return
  }
  %d = memref.alloc(%n) : memref<?xf32>
  memref.copy %b, %d : memref<?xf32> to memref<?xf32>
  memref.dealloc %d : memref<?xf32>
  return
}
// -----
// shows: memref.load, memref.store, memref.atomic_rmw, memref.generic_atomic_rmw, memref.atomic_yield, memref.prefetch, memref.assume_alignment
func.func @f(%m: memref<10xf32>, %i: index, %x: f32) {
  %a = memref.assume_alignment %m, 16 : memref<10xf32>
  memref.prefetch %m[%i], read, locality<3>, data : memref<10xf32>
  %0 = memref.load %m[%i] : memref<10xf32>
  memref.store %0, %m[%i] : memref<10xf32>
  %1 = memref.atomic_rmw addf %x, %m[%i] : (f32, memref<10xf32>) -> f32
  %2 = memref.generic_atomic_rmw %m[%i] : memref<10xf32> {
  ^bb0(%old: f32):
    memref.atomic_yield %old : f32
  }
  return
}
// -----
// shows: memref.dim, memref.rank, memref.cast, memref.memory_space_cast, memref.extract_aligned_pointer_as_index, memref.extract_strided_metadata
func.func @f(%m: memref<4x?xf32>, %i: index) {
  %0 = memref.dim %m, %i : memref<4x?xf32>
  %1 = memref.rank %m : memref<4x?xf32>
  %2 = memref.cast %m : memref<4x?xf32> to memref<?x?xf32>
  %3 = memref.memory_space_cast %m : memref<4x?xf32> to memref<4x?xf32, 1>
  %4 = memref.extract_aligned_pointer_as_index %m : memref<4x?xf32> -> index
  %5, %6, %7:2, %8:2 = memref.extract_strided_metadata %m : memref<4x?xf32> -> memref<f32>, index, index, index, index, index
  return
}
// -----
// shows: memref.collapse_shape, memref.expand_shape, memref.reinterpret_cast, memref.reshape, memref.subview, memref.transpose, memref.view
func.func @f(%m: memref<4x8xf32>, %b: memref<2048xi8>, %s: memref<1xi32>, %i: index) {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<4x8xf32> into memref<32xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [4, 8] : memref<32xf32> into memref<4x8xf32>
  %2 = memref.reinterpret_cast %m to offset: [0], sizes: [32], strides: [1] : memref<4x8xf32> to memref<32xf32, strided<[1]>>
  %3 = memref.reshape %m(%s) : (memref<4x8xf32>, memref<1xi32>) -> memref<32xf32>
  %4 = memref.subview %m[0, 2][4, 2][1, 1] : memref<4x8xf32> to memref<4x2xf32, strided<[8, 1], offset: 2>>
  %5 = memref.transpose %m (i, j) -> (j, i) : memref<4x8xf32> to memref<8x4xf32, strided<[1, 8]>>
  %6 = memref.view %b[%i][] : memref<2048xi8> to memref<64x4xf32>
  return
}
// -----
// shows: memref.global, memref.get_global, memref.dma_start, memref.dma_wait
memref.global "private" constant @table : memref<2xf32> = dense<[0.0, 1.0]>
func.func @f(%a: memref<4xf32>, %b: memref<4xf32, 1>, %t: memref<1xi32>, %i: index) {
  %0 = memref.get_global @table : memref<2xf32>
  memref.dma_start %a[%i], %b[%i], %i, %t[%i] : memref<4xf32>, memref<4xf32, 1>, memref<1xi32>
  memref.dma_wait %t[%i], %i : memref<1xi32>
  return
}
