func.func @loops(%buffer: memref<100x100xf32>, %n: index, %init: f32) {
  affine.for %i = 0 to 100 {
    %x = affine.load %buffer[%i, %i + 1] : memref<100x100xf32>
    affine.store %x, %buffer[%i, 2 * %i] : memref<100x100xf32>
    affine.prefetch %buffer[%i, %i + 5], read, locality<3>, data : memref<100x100xf32>
    affine.if affine_set<(d0)[s0] : (d0 - 10 >= 0, s0 - d0 >= 0)>(%i)[%n] {
      %row = affine.vector_load %buffer[%i, 0] : memref<100x100xf32>, vector<8xf32>
      affine.vector_store %row, %buffer[%i, 8] : memref<100x100xf32>, vector<8xf32>
    }
    %last = affine.min affine_map<(d0)[s0] -> (d0 + 32, s0)>(%i)[%n]
    %first = affine.max affine_map<(d0)[s0] -> (d0 - 32, s0)>(%i)[%n]
    %twice = affine.apply affine_map<(d0) -> (d0 * 2)>(%i)
  }
  %sum = affine.for %i = 0 to %n step 2 iter_args(%total = %init) -> (f32) {
    %x = affine.load %buffer[%i, 0] : memref<100x100xf32>
    %next = arith.addf %total, %x : f32
    affine.yield %next : f32
  }
  affine.parallel (%i, %j) = (0, 0) to (100, 100) {
    affine.store %init, %buffer[%i, %j] : memref<100x100xf32>
  }
  %row, %column = affine.delinearize_index %n into (16, 32) : index, index
  %position = affine.linearize_index [%row, %column] by (16, 32) : index
  return
}

func.func @transfers(%source: memref<100x32xf32>, %target: memref<32xf32, 1>, %tag: memref<1xi32>, %i: index) {
  %zero = arith.constant 0 : index
  %count = arith.constant 32 : index
  affine.dma_start %source[%i, 0], %target[0], %tag[%zero], %count : memref<100x32xf32>, memref<32xf32, 1>, memref<1xi32>
  affine.dma_wait %tag[%zero], %count : memref<1xi32>
  return
}
