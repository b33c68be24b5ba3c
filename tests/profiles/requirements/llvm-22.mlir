// wrong: memref.atomic-effects
func.func @f(%m: memref<4xf32>, %i: index) {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<4xf32> {
  ^bb0(%c: f32):
    memref.store %c, %m[%i] : memref<4xf32>
    memref.atomic_yield %c : f32
  }
  return
}
// -----
// wrong: attribute-value
func.func @f() {
  %0 = memref.alloca() {alignment = -8} : memref<4xf32>
  return
}
// -----
// wrong: yielded-values
func.func @f() {
  %0 = memref.alloca_scope -> (f32) {
    memref.alloca_scope.return
  }
  return
}
// -----
// wrong: shapes-differ
func.func @f(%m: memref<4xf32>) {
  %0 = memref.cast %m : memref<4xf32> to memref<5xf32>
  return
}
// -----
// wrong: cast-incompatible
func.func @f(%m: memref<12x4xf32, strided<[4, 1]>>) {
  %0 = memref.cast %m : memref<12x4xf32, strided<[4, 1]>> to memref<12x4xf32, strided<[5, 1]>>
  return
}
// -----
// wrong: reassociation-groups
func.func @f(%m: memref<4x4x4xf32>) {
  %0 = memref.collapse_shape %m [[0], [2]] : memref<4x4x4xf32> into memref<4x4xf32>
  return
}
// -----
// wrong: memref.reshaped-layout
func.func @f(%m: memref<4x4xf32, strided<[8, 1]>>) {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<4x4xf32, strided<[8, 1]>> into memref<16xf32, strided<[1]>>
  return
}
// -----
// wrong: merged-size
func.func @f(%m: memref<4x?xf32>) {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<4x?xf32> into memref<16xf32>
  return
}
// -----
// wrong: memref.reshaped-layout
func.func @f(%m: memref<4x4xf32>) {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<4x4xf32> into memref<16xf32, strided<[?]>>
  return
}
// -----
// wrong: reassociation-groups
func.func @f(%m: memref<1xf32>) {
  %0 = memref.collapse_shape %m [[0]] : memref<1xf32> into memref<f32>
  return
}
// -----
// wrong: merged-size
func.func @f(%m: memref<10xf32>) {
  %0 = memref.expand_shape %m [[0, 1]] output_shape [2, 6] : memref<10xf32> into memref<2x6xf32>
  return
}
// -----
// wrong: memref.reshaped-layout
func.func @f(%m: memref<f32>) {
  %0 = memref.expand_shape %m [] output_shape [2, 1] : memref<f32> into memref<2x1xf32>
  return
}
// -----
// wrong: merged-size
func.func @f(%m: memref<?xf32>) {
  %0 = memref.expand_shape %m [[0, 1]] output_shape [2, 5] : memref<?xf32> into memref<2x5xf32>
  return
}
// -----
// wrong: bad-type
memref.global @g : memref<?xf32>
// -----
// wrong: shapes-differ
func.func @f(%m: memref<4xf32, 1>) {
  %0 = memref.memory_space_cast %m : memref<4xf32, 1> to memref<5xf32, 2>
  return
}
// -----
// wrong: memref.realloc-types
func.func @f(%m: memref<4xf32, 1>) {
  %0 = memref.realloc %m : memref<4xf32, 1> to memref<8xf32, 2>
  return
}
// -----
// wrong: memref.realloc-types
func.func @f(%m: memref<4xf32>) {
  %0 = memref.realloc %m : memref<4xf32> to memref<8xi32>
  return
}
// -----
// wrong: expected-token
func.func @f(%m: memref<16xi8>) {
  %0 = memref.view %m[][] : memref<16xi8> to memref<4xf32>
  return
}
// -----
// wrong: dynamic-size-count
func.func @f(%m: memref<16xi8>, %i: index) {
  %0 = memref.view %m[%i][] : memref<16xi8> to memref<?xf32>
  return
}
// -----
// wrong: operand-type
func.func @f(%m: memref<16xf32>, %i: index) {
  %0 = memref.view %m[%i][] : memref<16xf32> to memref<4xf32>
  return
}
// -----
// wrong: memref.view-types
func.func @f(%m: memref<16xi8>, %i: index) {
  %0 = memref.view %m[%i][] : memref<16xi8> to memref<2xf32, strided<[2]>>
  return
}
// -----
// wrong: operand-count
func.func @f(%m: memref<4xf32>, %n: memref<4xf32, 2>, %t: memref<1xi32>, %i: index) {
  memref.dma_start %m[%i], %n[%i], %i, %t[%i], %i : memref<4xf32>, memref<4xf32, 2>, memref<1xi32>
  return
}
// -----
// wrong: value-type-mismatch
func.func @f(%m: memref<4xf32>, %n: memref<4xf32, 2>, %t: memref<1xi32>, %i: index, %x: i32) {
  memref.dma_start %m[%i], %n[%i], %i, %t[%i], %x, %x : memref<4xf32>, memref<4xf32, 2>, memref<1xi32>
  return
}
// -----
// wrong: subscript-count
func.func @f(%t: memref<1xi32>, %i: index) {
  memref.dma_wait %t[%i, %i], %i : memref<1xi32>
  return
}
// -----
// wrong: subscript-count
func.func @f(%t: memref<1xi32>, %i: index) {
  %0 = memref.load %t[%i, %i] : memref<1xi32>
  return
}
// -----
// wrong: value-type-mismatch
func.func @f(%t: memref<1xi32>, %i: index, %x: f32) {
  memref.store %x, %t[%i] : memref<1xi32>
  return
}
