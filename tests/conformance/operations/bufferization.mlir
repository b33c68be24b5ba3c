func.func @f(%t: tensor<?xf32>, %m: memref<?xf32>, %p: memref<?xf32, strided<[?], offset: ?>>) {
  %0 = bufferization.to_buffer %t : tensor<?xf32> to memref<?xf32>
  %1 = bufferization.to_buffer %t read_only : tensor<?xf32> to memref<?xf32, strided<[?], offset: ?>>
  %2 = bufferization.to_tensor %m : memref<?xf32> to tensor<?xf32>
  %3 = bufferization.to_tensor %m restrict writable : memref<?xf32> to tensor<?xf32>
  return
}
