memref.global "private" constant @table : memref<4xf32> = dense<[1.0, 2.0, 3.0, 4.0]>

func.func @buffers(%size: index, %i: index, %value: f32, %source: memref<4x16xf32>, %flat: memref<64xf32>) {
  %heap = memref.alloc(%size) : memref<?x16xf32>
  %stack = memref.alloca() : memref<8xf32>
  %x = memref.load %source[%i, %i] : memref<4x16xf32>
  memref.store %value, %source[%i, %i] : memref<4x16xf32>
  %rows = memref.dim %heap, %i : memref<?x16xf32>
  %rank = memref.rank %source : memref<4x16xf32>
  %table = memref.get_global @table : memref<4xf32>
  %dynamic = memref.cast %source : memref<4x16xf32> to memref<?x?xf32>
  memref.copy %source, %heap : memref<4x16xf32> to memref<?x16xf32>
  memref.prefetch %source[%i, %i], read, locality<3>, data : memref<4x16xf32>
  %aligned = memref.assume_alignment %source, 64 : memref<4x16xf32>
  %a, %b = memref.distinct_objects %flat, %stack : memref<64xf32>, memref<8xf32>
  %larger = memref.realloc %flat : memref<64xf32> to memref<128xf32>
  memref.dealloc %heap : memref<?x16xf32>
  return
}

func.func @views(%matrix: memref<4x16xf32>, %flat: memref<64xf32>, %bytes: memref<256xi8>, %i: index, %shape: memref<2xindex>) {
  %tile = memref.subview %matrix[0, %i] [4, 8] [1, 1] : memref<4x16xf32> to memref<4x8xf32, strided<[16, 1], offset: ?>>
  %line = memref.collapse_shape %matrix [[0, 1]] : memref<4x16xf32> into memref<64xf32>
  %matrix_1 = memref.expand_shape %flat [[0, 1]] output_shape [8, 8] : memref<64xf32> into memref<8x8xf32>
  %strided = memref.reinterpret_cast %flat to offset: [0], sizes: [8, 8], strides: [8, 1] : memref<64xf32> to memref<8x8xf32, strided<[8, 1]>>
  %shaped = memref.reshape %flat(%shape) : (memref<64xf32>, memref<2xindex>) -> memref<?x?xf32>
  %turned = memref.transpose %matrix (i, j) -> (j, i) : memref<4x16xf32> to memref<16x4xf32, strided<[1, 16]>>
  %typed = memref.view %bytes[%i][] : memref<256xi8> to memref<8x8xf32>
  %space = memref.memory_space_cast %flat : memref<64xf32> to memref<64xf32, 1>
  %address = memref.extract_aligned_pointer_as_index %flat : memref<64xf32> -> index
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %matrix : memref<4x16xf32> -> memref<f32>, index, index, index, index, index
  return
}

func.func @atomics(%counters: memref<8xi32>, %i: index, %value: i32) -> i32 {
  %old = memref.atomic_rmw addi %value, %counters[%i] : (i32, memref<8xi32>) -> i32
  %previous = memref.generic_atomic_rmw %counters[%i] : memref<8xi32> {
  ^bb0(%current: i32):
    %next = arith.muli %current, %value : i32
    memref.atomic_yield %next : i32
  }
  %result = memref.alloca_scope -> (i32) {
    %scratch = memref.alloca() : memref<i32>
    memref.alloca_scope.return %old : i32
  }
  return %result : i32
}

func.func @transfers(%source: memref<256xf32>, %target: memref<32xf32, 1>, %tag: memref<1xi32>, %i: index, %count: index) {
  memref.dma_start %source[%i], %target[%i], %count, %tag[%i] : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
  memref.dma_wait %tag[%i], %count : memref<1xi32>
  return
}
