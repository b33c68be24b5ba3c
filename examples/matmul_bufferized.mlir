// The layer of matmul.mlir on buffers: tiles of 16 by 16 in loops, each product accumulated in place.

#relu_maps = [
  affine_map<(row, column) -> (row, column)>,
  affine_map<(row, column) -> (column)>,
  affine_map<(row, column) -> (row, column)>
]

!tile = memref<16x16xf32, strided<[32, 1], offset: ?>>

module @network {
  memref.global "private" constant @bias : memref<32xf32> = dense<1.250000e-01> {alignment = 64 : i64}

  func.func @dense_layer(%input: memref<64x128xf32>, %weights: memref<128x32xf32>) -> memref<64x32xf32> {
    %c0 = arith.constant 0 : index
    %c16 = arith.constant 16 : index
    %c32 = arith.constant 32 : index
    %c64 = arith.constant 64 : index
    %zero = arith.constant 0.0 : f32

    %sum = memref.alloc() {alignment = 64 : i64} : memref<64x32xf32>
    linalg.fill ins(%zero : f32) outs(%sum : memref<64x32xf32>)

    scf.for %i = %c0 to %c64 step %c16 {
      %rows = memref.subview %input[%i, 0] [16, 128] [1, 1]
          : memref<64x128xf32> to memref<16x128xf32, strided<[128, 1], offset: ?>>
      scf.for %j = %c0 to %c32 step %c16 {
        %columns = memref.subview %weights[0, %j] [128, 16] [1, 1]
            : memref<128x32xf32> to memref<128x16xf32, strided<[32, 1], offset: ?>>
        %part = memref.subview %sum[%i, %j] [16, 16] [1, 1] : memref<64x32xf32> to !tile
        linalg.matmul
            ins(%rows, %columns : memref<16x128xf32, strided<[128, 1], offset: ?>>,
                                  memref<128x16xf32, strided<[32, 1], offset: ?>>)
            outs(%part : !tile)
      }
    }

    %bias = memref.get_global @bias : memref<32xf32>
    %result = memref.alloc() {alignment = 64 : i64} : memref<64x32xf32>
    linalg.generic {indexing_maps = #relu_maps, iterator_types = ["parallel", "parallel"]}
        ins(%sum, %bias : memref<64x32xf32>, memref<32xf32>)
        outs(%result : memref<64x32xf32>) {
    ^bb0(%value: f32, %offset: f32, %old: f32):
      %shifted = arith.addf %value, %offset : f32
      %cut = arith.maximumf %shifted, %zero : f32
      linalg.yield %cut : f32
    }
    memref.dealloc %sum : memref<64x32xf32>
    return %result : memref<64x32xf32>
  }

  // The sum of one row, eight columns at a time.
  func.func @row_sum(%matrix: memref<64x32xf32>, %row: index) -> f32 {
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %c32 = arith.constant 32 : index
    %zero = arith.constant 0.0 : f32
    %none = vector.broadcast %zero : f32 to vector<8xf32>
    %lanes = scf.for %j = %c0 to %c32 step %c8 iter_args(%sum = %none) -> (vector<8xf32>) {
      %eight = vector.transfer_read %matrix[%row, %j], %zero {in_bounds = [true]}
          : memref<64x32xf32>, vector<8xf32>
      %next = arith.addf %sum, %eight fastmath<reassoc> : vector<8xf32>
      scf.yield %next : vector<8xf32>
    }
    %total = vector.reduction <add>, %lanes : vector<8xf32> into f32
    return %total : f32
  }
}
