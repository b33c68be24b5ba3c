func.func @elements(%vector: vector<4x8xf32>, %line: vector<8xf32>, %x: f32, %i: index, %short: vector<4xf32>, %all_scalable: vector<[4]xf32>) {
  %row = vector.extract %vector[2] : vector<8xf32> from vector<4x8xf32>
  %changed = vector.insert %x, %vector [2, 3] : f32 into vector<4x8xf32>
  %tile = vector.extract_strided_slice %vector {offsets = [0, 4], sizes = [2, 4], strides = [1, 1]} : vector<4x8xf32> to vector<2x4xf32>
  %changed_1 = vector.insert_strided_slice %tile, %vector {offsets = [0, 4], strides = [1, 1]} : vector<2x4xf32> into vector<4x8xf32>
  %all = vector.broadcast %x : f32 to vector<4x8xf32>
  %pair = vector.from_elements %x, %x : vector<2xf32>
  %elements:4 = vector.to_elements %short : vector<4xf32>
  %bits = vector.bitcast %vector : vector<4x8xf32> to vector<4x8xi32>
  %flat = vector.shape_cast %vector : vector<4x8xf32> to vector<32xf32>
  %turned = vector.transpose %vector, [1, 0] : vector<4x8xf32> to vector<8x4xf32>
  %mixed = vector.shuffle %line, %line [0, 8, 1, 9] : vector<8xf32>, vector<8xf32>
  %woven = vector.interleave %short, %short : vector<4xf32> -> vector<8xf32>
  %even, %odd = vector.deinterleave %line : vector<8xf32> -> vector<4xf32>
  %steps = vector.step : vector<8xindex>
  %scalable = vector.scalable.insert %short, %all_scalable[0] : vector<4xf32> into vector<[4]xf32>
  %fixed = vector.scalable.extract %all_scalable[0] : vector<4xf32> from vector<[4]xf32>
  vector.print %line : vector<8xf32>
  return
}

func.func @arithmetic(%a: vector<4x8xf32>, %b: vector<8x16xf32>, %c: vector<4x16xf32>, %x: vector<8xf32>, %y: vector<4xf32>, %init: vector<4xf32>, %total: f32) {
  %product = vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<4x8xf32>, vector<8x16xf32> into vector<4x16xf32>
  %sums = vector.multi_reduction <add>, %a, %init [1] : vector<4x8xf32> to vector<4xf32>
  %sum = vector.reduction <add>, %x, %total : vector<8xf32> into f32
  %products = vector.outerproduct %y, %x : vector<4xf32>, vector<8xf32>
  %fused = vector.fma %x, %x, %x : vector<8xf32>
  %prefixes, %last = vector.scan <add>, %a, %init {inclusive = true, reduction_dim = 1 : i64} : vector<4x8xf32>, vector<4xf32>
  return
}

func.func @memory(%buffer: memref<?x?xf32>, %line: memref<?xf32>, %i: index, %value: vector<8xf32>, %mask: vector<8xi1>, %indices: vector<8xi32>, %padding: f32, %n: index, %static: memref<4x8xf32>) {
  %row = vector.load %buffer[%i, %i] : memref<?x?xf32>, vector<8xf32>
  vector.store %value, %buffer[%i, %i] : memref<?x?xf32>, vector<8xf32>
  %read = vector.transfer_read %buffer[%i, %i], %padding : memref<?x?xf32>, vector<8xf32>
  vector.transfer_write %value, %buffer[%i, %i] : vector<8xf32>, memref<?x?xf32>
  %masked = vector.maskedload %line[%i], %mask, %value : memref<?xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  vector.maskedstore %line[%i], %mask, %value : memref<?xf32>, vector<8xi1>, vector<8xf32>
  %gathered = vector.gather %line[%i] [%indices], %mask, %value : memref<?xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  vector.scatter %line[%i] [%indices], %mask, %value : memref<?xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32>
  %spread = vector.expandload %line[%i], %mask, %value : memref<?xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  vector.compressstore %line[%i], %mask, %value : memref<?xf32>, vector<8xi1>, vector<8xf32>
  %first = vector.create_mask %n : vector<8xi1>
  %first_1 = vector.constant_mask [3] : vector<8xi1>
  %sum = vector.mask %mask { vector.reduction <add>, %value : vector<8xf32> into f32 } : vector<8xi1> -> f32
  %view = vector.type_cast %static : memref<4x8xf32> to memref<vector<4x8xf32>>
  return
}

func.func @masked(%mask: vector<8xi1>, %value: vector<8xf32>, %line: memref<?xf32>, %i: index) {
  vector.mask %mask {
    vector.transfer_write %value, %line[%i] : vector<8xf32>, memref<?xf32>
    vector.yield
  } : vector<8xi1>
  return
}

// -----

func.func @vscale() {
  %res = vector.vscale
  return
}
