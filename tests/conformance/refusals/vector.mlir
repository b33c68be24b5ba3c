// refused: vector.deinterleaved
func.func @f(%a: vector<5xf32>) {
  %0, %1 = vector.deinterleave %a : vector<5xf32> -> vector<2xf32>
  return
}
// -----
// accepted
func.func @f(%a: memref<4x4xf32>, %i: index, %p: f32) {
  %0 = vector.transfer_read %a[%i, %i], %p {in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d0, 0)>} : memref<4x4xf32>, vector<4x4xf32>
  return
}
// -----
// refused: vector.transfer-mask
func.func @f(%a: memref<4xvector<4xf32>>, %i: index, %p: vector<4xf32>, %m: vector<4xi1>) {
  %0 = vector.transfer_read %a[%i], %p, %m : memref<4xvector<4xf32>>, vector<1x4xf32>
  return
}
// -----
// refused: vector.transfer-elements
func.func @f(%a: memref<4xvector<4xf32>>, %i: index, %p: vector<4xf32>) {
  %0 = vector.transfer_read %a[%i], %p : memref<4xvector<4xf32>>, vector<1x3xf32>
  return
}
// -----
// accepted
func.func @f(%a: memref<4xvector<4xf32>>, %i: index, %p: vector<4xf32>) {
  %0 = vector.transfer_read %a[%i], %p : memref<4xvector<4xf32>>, vector<1x4xf32>
  return
}
// -----
// refused: vector.recast-memory
func.func @f(%a: memref<4x4xf32, strided<[8, 1]>>) {
  %0 = vector.type_cast %a : memref<4x4xf32, strided<[8, 1]>> to memref<vector<4x4xf32>>
  return
}
// -----
// refused: vector.masked-operation
func.func @f(%m: vector<4xi1>, %a: vector<4xf32>) {
  vector.mask %m { vector.reduction <add>, %a : vector<4xf32> into f32 } : vector<4xi1>
  return
}
// -----
// refused: vector.masked-operation
func.func @f(%m: vector<4xi1>, %a: vector<4xf32>, %b: memref<4xf32>, %i: index) {
  vector.mask %m, %a { vector.transfer_write %a, %b[%i] : vector<4xf32>, memref<4xf32> } : vector<4xi1>
  return
}
// -----
// refused: gpu.warp-distribution
func.func @f(%i: index, %a: vector<32xf32>) {
  %r = gpu.warp_execute_on_lane_0(%i)[32] -> (vector<2xf32>) {
    gpu.yield %a : vector<32xf32>
  }
  return
}
// -----
// refused: gpu.warp-distribution
func.func @f(%i: index, %a: vector<32xf32>) {
  %r = gpu.warp_execute_on_lane_0(%i)[32] -> (vector<1xf64>) {
    gpu.yield %a : vector<32xf32>
  }
  return
}
// -----
// refused: gpu.warp-distribution
func.func @f(%i: index, %a: f32) {
  %r = gpu.warp_execute_on_lane_0(%i)[32] -> (f64) {
    gpu.yield %a : f32
  }
  return
}
// -----
// accepted
func.func @f(%i: index, %a: f32) {
  %r = gpu.warp_execute_on_lane_0(%i)[32] -> (f32) {
    gpu.yield %a : f32
  }
  return
}
// -----
// accepted
func.func @f(%i: index, %a: vector<32x32xf32>) {
  %r = gpu.warp_execute_on_lane_0(%i)[32] -> (vector<1x32xf32>) {
    gpu.yield %a : vector<32x32xf32>
  }
  return
}
// -----
// accepted
func.func @f(%i: index, %a: vector<8x4xf32>) {
  %r = gpu.warp_execute_on_lane_0(%i)[32] -> (vector<1x1xf32>) {
    gpu.yield %a : vector<8x4xf32>
  }
  return
}
// -----
// accepted
func.func @f(%i: index, %a: vector<1xf32>) {
  %r = gpu.warp_execute_on_lane_0(%i)[32] args(%a : vector<1xf32>) -> (vector<1xf32>) {
  ^bb0(%b: vector<32xf32>):
    gpu.yield %b : vector<32xf32>
  }
  return
}
// -----
// refused: gpu.warp-distribution
func.func @f(%i: index, %a: vector<1xf32>) {
  %r = gpu.warp_execute_on_lane_0(%i)[32] args(%a : vector<1xf32>) -> (vector<1xf32>) {
  ^bb0(%b: vector<16xf32>):
    gpu.yield %a : vector<1xf32>
  }
  return
}
// -----
// refused: vector.masked-operation
func.func @m(%m: memref<?xf32>, %i: index, %p: vector<4xf32>, %x: f32, %k: vector<4xi1>) {
  %0 = vector.mask %k, %x {
    vector.reduction <add>, %p : vector<4xf32> into f32
  } : vector<4xi1> -> f32
  return
}
// -----
// accepted
func.func @m(%m: memref<?xf32>, %i: index, %p: vector<4xf32>, %x: f32, %k: vector<4xi1>) {
  %0 = vector.mask %k, %p {
    vector.transfer_read %m[%i], %x : memref<?xf32>, vector<4xf32>
  } : vector<4xi1> -> vector<4xf32>
  return
}
// -----
// refused: vector.masked-operation
func.func @m(%m: memref<?xf32>, %i: index, %p: vector<4xf32>, %x: f32, %k: vector<4xi1>) {
  %0 = "vector.mask"(%k, %x) ({
    %1 = vector.transfer_read %m[%i], %x : memref<?xf32>, vector<4xf32>
    vector.yield %1 : vector<4xf32>
  }) : (vector<4xi1>, f32) -> vector<4xf32>
  return
}
// -----
// refused: vector.masked-yield
func.func @f(%k: vector<4xi1>) {
  %0 = vector.mask %k { } : vector<4xi1> -> vector<4xf32>
  return
}

// -----

// refused: vector.masked-yield
func.func @m(%m: memref<?xf32>, %i: index, %p: vector<4xf32>, %x: f32, %k: vector<4xi1>) {
  %0 = vector.mask %k, %p {
    %1 = vector.transfer_read %m[%i], %x : memref<?xf32>, vector<4xf32>
    vector.yield %p : vector<4xf32>
  } : vector<4xi1> -> vector<4xf32>
  return
}
// -----
// accepted
func.func @m(%m: memref<?xf32>, %i: index, %p: vector<4xf32>, %x: f32, %k: vector<4xi1>) {
  %0 = vector.mask %k {
    %1 = vector.transfer_read %m[%i], %x : memref<?xf32>, vector<4xf32>
    vector.yield %1 : vector<4xf32>
  } : vector<4xi1> -> vector<4xf32>
  return
}
// -----
// refused: vector.masked-operation
func.func @m(%m: memref<?xf32>, %i: index, %p: vector<4xf32>, %x: f32, %k: vector<4xi1>) {
  "vector.mask"(%k) ({
    %1 = vector.transfer_read %m[%i], %x : memref<?xf32>, vector<4xf32>
    vector.yield
  }) : (vector<4xi1>) -> ()
  return
}
// -----
// refused: vector.masked-operation
func.func @m(%m: memref<?xf32>, %i: index, %p: vector<4xf32>, %x: f32, %k: vector<4xi1>) {
  %0 = "vector.mask"(%k) ({
    vector.transfer_write %p, %m[%i] : vector<4xf32>, memref<?xf32>
    vector.yield %p : vector<4xf32>
  }) : (vector<4xi1>) -> vector<4xf32>
  return
}
// -----
// accepted
func.func @m(%m: memref<?xf32>, %i: index, %p: vector<4xf32>, %x: f32, %k: vector<4xi1>) {
  %0 = vector.mask %k, %p {
    vector.yield %p : vector<4xf32>
  } : vector<4xi1> -> vector<4xf32>
  return
}
// -----
// refused: vector.masked-attribute
func.func @m(%m: memref<?xf32>, %i: index, %p: vector<4xf32>, %x: f32, %k: vector<4xi1>) {
  %0 = vector.transfer_read %m[%i], %x {masked = [false]} : memref<?xf32>, vector<4xf32>
  return
}
// -----
// refused: vector.masked-attribute
func.func @m(%m: memref<?xf32>, %i: index, %p: vector<4xf32>, %x: f32, %k: vector<4xi1>) {
  vector.transfer_write %p, %m[%i] {masked} : vector<4xf32>, memref<?xf32>
  return
}
// -----
// accepted
func.func @m(%m: memref<?xf32>, %i: index, %p: vector<4xf32>, %x: f32, %k: vector<4xi1>) {
  %0 = vector.load %m[%i] {masked} : memref<?xf32>, vector<4xf32>
  return
}
// -----
// refused: vector.kind-attribute
func.func @m(%m: memref<?xf32>, %i: index, %p: vector<4xf32>, %x: f32, %k: vector<4xi1>) {
  %0 = vector.outerproduct %p, %p {kind = "add"} : vector<4xf32>, vector<4xf32>
  return
}
// -----
// accepted
func.func @m(%m: memref<?xf32>, %i: index, %p: vector<4xf32>, %x: f32, %k: vector<4xi1>) {
  %0 = vector.outerproduct %p, %p {kind = #vector.kind<maximumf>} : vector<4xf32>, vector<4xf32>
  return
}
// -----
// refused: vector.kind-attribute
func.func @m(%a: vector<2x3xf32>, %b: vector<3x4xf32>, %c: vector<2x4xf32>) {
  %0 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = 3 : i32} %a, %b, %c : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
  return
}
