gpu.module @k {
  gpu.func @f($( | %a: f32 | %a: i32)) $( | -> i32) $( | workgroup(%w: memref<4xf32, #gpu.address_space<workgroup>>) | workgroup(%w: memref<4xf32, 3>) | workgroup(%w: memref<4xf32>)) $( | private(%p: memref<4xf32, #gpu.address_space<private>>) | private(%p: memref<4xf32, #gpu.address_space<workgroup>>)) $( | kernel) attributes {$( | known_block_size = array<i32: 1, 2, 3> | known_block_size = array<i32: 1> | known_grid_size = array<i64: 1, 2, 3> | gpu.kernel)} {
    gpu.return
  }
}
// -----
func.func @f(%a: $(a: f32 | i32 | vector<4xf32> | vector<4x4xf32> | index | i1 | f16 | vector<[4]xf32>)) {
  $(%0 = gpu.all_reduce add %a {} : ($a) -> $a | %0 = gpu.all_reduce and %a uniform {} : ($a) -> $a | %0 = gpu.all_reduce maxnumf %a {} : ($a) -> $a | %0 = gpu.subgroup_reduce mul %a : ($a) -> $a | %0 = gpu.subgroup_reduce minui %a uniform : ($a) -> $a | %0 = gpu.subgroup_reduce add %a cluster(size = 4) : ($a) -> $a | %0 = gpu.subgroup_reduce add %a cluster(size = 6) : ($a) -> $a | %0 = gpu.subgroup_reduce add %a cluster(size = 4, stride = 3) : ($a) -> $a | %0 = gpu.subgroup_reduce add %a cluster(size = 0) : ($a) -> $a | %0 = gpu.subgroup_reduce xor %a cluster(size = 8, stride = 2) : ($a) -> $a)
  return
}
// -----
func.func @f(%a: $(a: f32 | i32 | vector<4xf32> | vector<4x4xf32> | index | i1 | i128 | vector<[4]xf32>), %i: $(i: i32 | i64)) {
  $(%0, %1 = gpu.shuffle xor %a, %i, %i : $a | %0, %1 = gpu.shuffle idx %a, %i, %i : $a | %0, %1 = gpu.rotate %a, 1, 16 : $a | %0, %1 = gpu.rotate %a, 16, 16 : $a | %0, %1 = gpu.rotate %a, -1, 16 : $a | %0, %1 = gpu.rotate %a, 1, 12 : $a | %0 = gpu.subgroup_broadcast %a, first_active_lane : $a | %0 = gpu.subgroup_broadcast %a, specific_lane %i : $a | %0 = gpu.subgroup_broadcast %a, specific_lane : $a | %0 = gpu.subgroup_broadcast %a, first_active_lane %i : $a)
  return
}
// -----
func.func @f(%m: $(m: memref<16x16xf16> | memref<16x16xf16, 3> | memref<16xf16> | memref<?x?xf16, strided<[?, 1], offset: ?>> | memref<16x16xf16, strided<[1, 16]>> | memref<16x16xf32>), %i: index) {
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = $(16 | 0 | 8) : index$( | , transpose)} : $m -> !gpu.mma_matrix<$(16x16xf16 | 16x16xf32 | 16xf16 | 16x16xi8 | 16x16xf64), $("AOp" | "BOp" | "COp" | "DOp")>
  return
}
// -----
func.func @f(%a: !gpu.mma_matrix<$(a: 16x16xf16 | 16x8xf16 | 8x16xf16 | 16x16xi8), $(o: "AOp" | "COp")>, %b: !gpu.mma_matrix<$(b: 16x16xf16 | 16x8xf16 | 8x16xf16 | 16x16xi8), "BOp">, %c: !gpu.mma_matrix<$(c: 16x16xf16 | 16x16xf32 | 8x8xf16 | 16x16xi32), "COp">) {
  %0 = gpu.subgroup_mma_compute %a, %b, %c $( | {a_transpose} | {b_transpose}) : !gpu.mma_matrix<$a, $o>, !gpu.mma_matrix<$b, "BOp"> -> !gpu.mma_matrix<$c, "COp">
  %1 = gpu.subgroup_mma_elementwise $(addf | mulf | addi | negatef | maxf | subi) %c, %c : (!gpu.mma_matrix<$c, "COp">, !gpu.mma_matrix<$c, "COp">) -> !gpu.mma_matrix<$c, "COp">
  return
}
// -----
func.func @f(%n: index, %a: memref<?xf32>, %b: $(b: memref<?xf32> | memref<?xf32, 1> | memref<4xf32> | memref<?xi32> | memref<?x?xf32>), %v: $(v: f32 | i32)) {
  %t = gpu.wait async
  $(gpu.memcpy %a, %b : memref<?xf32>, $b | %0 = gpu.memcpy async [%t] %a, %b : memref<?xf32>, $b | gpu.memset %b, %v : $b, $v | %0 = gpu.memset async %b, %v : $b, $v | gpu.memset async %b, %v : $b, $v | %0 = gpu.alloc(%n) : $b | %0 = gpu.alloc() : $b | %0, %1 = gpu.alloc async [%t](%n) : $b | %0, %1 = gpu.alloc async host_shared (%n) : $b | %0 = gpu.alloc host_shared (%n)[%n] : $b | %0 = gpu.dealloc async [%t, %t] %b : $b)
  return
}
// -----
func.func @f(%i: index, %v: $(v: vector<32xf32> | vector<64xf32> | vector<1x32xf32> | f32 | vector<31xf32>), %w: $(w: vector<1xf32> | vector<2xf32> | vector<1x1xf32> | f32)) {
  %0 = gpu.warp_execute_on_lane_0(%i)[$(32 | 16 | 0 | 64)] args(%w : $w) -> ($w) {
  ^bb0(%a: $v):
    gpu.yield %a : $v
  }
  return
}
