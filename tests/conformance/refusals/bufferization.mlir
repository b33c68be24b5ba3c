// refused: bufferization.copied-or-sized
func.func @f(%n: index) {
  %0 = bufferization.alloc_tensor(%n) : tensor<*xf32>
  return
}
// -----
// accepted
func.func @f() {
  %0 = bufferization.alloc_tensor() : tensor<*xf32>
  return
}
// -----
// refused: bufferization.copied-or-sized
func.func @f(%n: index, %t: tensor<?xf32>) {
  %0 = bufferization.alloc_tensor(%n) copy(%t) : tensor<?xf32>
  return
}
// -----
// accepted
func.func @f(%n: index) {
  %0 = bufferization.alloc_tensor(%n) size_hint=%n : tensor<?xf32>
  return
}
// -----
// refused: bufferization.attribute
module attributes {bufferization.manual_deallocation} {}
// -----
// refused: bufferization.attribute
func.func @f() attributes {bufferization.manual_deallocation} {
  return
}
// -----
// refused: bufferization.attribute
func.func @f(%c: i1) {
  scf.if %c {
  } {bufferization.manual_deallocation}
  return
}
// -----
// refused: bufferization.attribute
func.func @f(%c: i1) {
  func.call @f(%c) {bufferization.manual_deallocation} : (i1) -> ()
  return
}
// -----
// accepted
func.func @f(%m: memref<4xf32>) {
  %0 = memref.alloc() {bufferization.manual_deallocation} : memref<4xf32>
  %1 = bufferization.clone %m {bufferization.manual_deallocation} : memref<4xf32> to memref<4xf32>
  memref.dealloc %0 {bufferization.manual_deallocation} : memref<4xf32>
  return
}
// -----
// accepted
func.func @f() {
  %0 = memref.alloca() {bufferization.manual_deallocation} : memref<4xf32>
  %1 = gpu.alloc() {bufferization.manual_deallocation} : memref<4xf32>
  return
}
