func.func @tensors(%size: index, %tensor: tensor<?xf32>, %buffer: memref<?xf32>, %target: tensor<?xf32>) {
  %new = bufferization.alloc_tensor(%size) : tensor<?xf32>
  %read = bufferization.to_tensor %buffer restrict : memref<?xf32> to tensor<?xf32>
  %memory = bufferization.to_buffer %tensor : tensor<?xf32> to memref<?xf32>
  %written = bufferization.materialize_in_destination %tensor in %target : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  %copy = bufferization.clone %buffer : memref<?xf32> to memref<?xf32>
  bufferization.dealloc_tensor %new : tensor<?xf32>
  return
}

func.func @ownership(%a: memref<2xf32>, %b: memref<4xi32>, %owned: i1, %other: i1, %kept: memref<2xf32>) {
  %updated = bufferization.dealloc (%a, %b : memref<2xf32>, memref<4xi32>) if (%owned, %other) retain (%kept : memref<2xf32>)
  return
}
