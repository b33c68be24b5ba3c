func.func @f(%t: $(t: tensor<4xf32> | tensor<?xf32> | tensor<*xf32> | tensor<4xf32, "e">), %m: $(m: memref<4xf32> | memref<?xf32> | memref<4xf32, 1> | memref<*xf32> | memref<4xf32, strided<[?], offset: ?>> | memref<4xi32>), %i: index) {
  $(%0 = bufferization.to_tensor %m restrict : $m to $t | %0 = bufferization.to_buffer %t : $t to $m | %0 = bufferization.to_buffer %t read_only : $t to $m | %0 = bufferization.materialize_in_destination %t in %t : ($t, $t) -> $t | bufferization.materialize_in_destination %t in writable %m : ($t, $m) -> () | bufferization.materialize_in_destination %t in %m : ($t, $m) -> () | bufferization.materialize_in_destination %t in restrict writable %m : ($t, $m) -> () | %0 = bufferization.materialize_in_destination %t in restrict %t : ($t, $t) -> $t | %0 = bufferization.alloc_tensor() copy(%t) : $t | %0 = bufferization.alloc_tensor(%i) : $t | %0 = bufferization.alloc_tensor() : $t | %0 = bufferization.alloc_tensor(%i) copy(%t) : $t | %0 = bufferization.clone %m : $m to $m | bufferization.dealloc_tensor %t : $t | %0 = bufferization.alloc_tensor() size_hint=%i {memory_space = 1 : i64} : $t)
  return
}
// -----
func.func @f(%m: $(m: memref<4xf32> | memref<*xf32> | tensor<4xf32>), %c: $(i1 | i32)) {
  $( | %0 = | %0:2 =) bufferization.dealloc $( | (%m : $m) if (%c) | (%m, %m : $m, $m) if (%c, %c) | (%m : $m) if (%c, %c)) $( | retain (%m : $m) | retain (%m, %m : $m, $m))
  return
}
