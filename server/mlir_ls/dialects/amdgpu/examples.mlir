func.func @lanes(%old: f32, %value: f32, %bits: i32) {
  %rotated = amdgpu.dpp %old %value row_shr(1 : i32) {bound_ctrl = true} : f32
  %swapped = amdgpu.permlane_swap %bits 16 : i32
  %mixed = amdgpu.swizzle_bitmode %value 31 4 8 : f32
  return
}

func.func @memory(%buffer: memref<64xf32>, %shared: memref<64x64xf16, 3>, %i: index) {
  %resource = amdgpu.fat_raw_buffer_cast %buffer : memref<64xf32> to memref<64xf32, #amdgpu.address_space<fat_raw_buffer>>
  %turned = amdgpu.transpose_load %shared[%i, %i] : memref<64x64xf16, 3> -> vector<4xf16>
  amdgpu.memory_counter_wait load(1) store(2)
  amdgpu.sched_barrier allow = <valu|all_vmem>
  return
}

func.func @transfers(%global: memref<64x64xf32, 1>, %shared: memref<64x64xf32, #gpu.address_space<workgroup>>, %i: index) {
  %base = amdgpu.make_dma_base %global[%i, %i], %shared[%i, %i] : memref<64x64xf32, 1>, memref<64x64xf32, #gpu.address_space<workgroup>> -> !amdgpu.tdm_base<f32>
  %descriptor = amdgpu.make_dma_descriptor %base globalSize [64, 64] globalStride [64, 1] sharedSize [64, 64] : !amdgpu.tdm_base<f32> -> !amdgpu.tdm_descriptor
  amdgpu.tensor_load_to_lds %descriptor : !amdgpu.tdm_descriptor
  amdgpu.tensor_store_from_lds %descriptor : !amdgpu.tdm_descriptor
  return
}

func.func @numbers(%packed: vector<4xf8E5M2FNUZ>, %values: vector<2xf32>, %scale: f32, %small: vector<8xf4E2M1FN>, %scales: vector<4xf8E8M0FNU>) {
  %rounded = amdgpu.packed_scaled_trunc %values into undef[0], %scale : vector<2xf32> to vector<4xf8E5M2>
  %widened = amdgpu.scaled_ext_packed %small[0], %scale : vector<8xf4E2M1FN> to vector<2xf32>
  %matrix = amdgpu.scaled_ext_packed_matrix %small scale(%scales) blockSize(32) firstScaleLane(0) firstScaleByte(0) : vector<8xf4E2M1FN>, vector<4xf8E8M0FNU> -> vector<8xf32>
  return
}

func.func @products(%a: vector<16xf16>, %c: vector<8xf32>, %sa: vector<4xf16>, %sb: vector<8xf16>, %sc: vector<4xf32>, %index: vector<4xi8>, %x: vector<64xf8E4M3FN>, %scale: vector<4xf8E8M0FNU>) {
  %product = amdgpu.wmma 16x16x16 %a * %a + %c : vector<16xf16>, vector<16xf16>, vector<8xf32>
  %product_1 = amdgpu.sparse_mfma 16x16x32 %sa * %sb + %sc sparse(%index : vector<4xi8>) : vector<4xf16>, vector<8xf16>, vector<4xf32>
  %product_2 = amdgpu.scaled_wmma 16x16x128 (%scale * %x) * (%scale * %x) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E8M0FNU>, vector<64xf8E4M3FN>, vector<4xf8E8M0FNU>, vector<64xf8E4M3FN>, vector<8xf32>
  return
}

// -----

func.func @ext_packed_fp8(%source: f8E5M2FNUZ) {
  %res = amdgpu.ext_packed_fp8 %source[0] : f8E5M2FNUZ to f32
  return
}

func.func @gather_to_lds(%src: memref<32x32xf16>, %src_indices: index, %src_indices_0: index, %dst: memref<32x32xf16, #gpu.address_space<workgroup>>, %dst_indices: index, %dst_indices_1: index) {
  amdgpu.gather_to_lds %src[%src_indices, %src_indices_0], %dst[%dst_indices, %dst_indices_1] : f16, memref<32x32xf16>, memref<32x32xf16, #gpu.address_space<workgroup>>
  return
}

func.func @make_gather_dma_base(%global: memref<64x64xi32>, %global_indices: index, %global_indices_0: index, %lds: memref<64x64xi32, #gpu.address_space<workgroup>>, %lds_indices: index, %lds_indices_1: index) {
  %base = amdgpu.make_gather_dma_base %global[%global_indices, %global_indices_0], %lds[%lds_indices, %lds_indices_1] : memref<64x64xi32>, memref<64x64xi32, #gpu.address_space<workgroup>> -> !amdgpu.tdm_gather_base<i32, i16>
  return
}

func.func @make_gather_dma_descriptor(%base: !amdgpu.tdm_gather_base<i32, i16>, %indices: vector<8xi16>) {
  %desc = amdgpu.make_gather_dma_descriptor %base[%indices] globalSize [64, 64] globalStride [64, 1] sharedSize [64, 64] : !amdgpu.tdm_gather_base<i32, i16>, vector<8xi16> -> !amdgpu.tdm_descriptor
  return
}

func.func @mfma(%source_a: vector<4xf16>, %source_b: vector<4xf16>, %dest_c: vector<16xf32>) {
  %dest_d = amdgpu.mfma 32x32x8 %source_a * %source_b + %dest_c blgp =  none : vector<4xf16>, vector<4xf16>, vector<16xf32>
  return
}

func.func @packed_stoch_round_fp8(%source: f32, %stochiastic_param: i32) {
  %res = amdgpu.packed_stoch_round_fp8 %source + %stochiastic_param into undef[0] : f32 to vector<4xf8E4M3FNUZ>
  return
}

func.func @packed_trunc_2xfp8(%source_a: f32) {
  %res = amdgpu.packed_trunc_2xfp8 %source_a, undef into undef[word 0] : f32 to vector<4xf8E4M3FNUZ>
  return
}

func.func @raw_buffer_atomic_cmpswap(%src: f32, %cmp: f32, %memref: memref<64xf32>, %indices: i32) {
  %value = amdgpu.raw_buffer_atomic_cmpswap %src, %cmp -> %memref[%indices] : f32 -> memref<64xf32>, i32
  return
}

func.func @raw_buffer_atomic_fadd(%value: f32, %memref: memref<?xf32>, %indices: i32) {
  amdgpu.raw_buffer_atomic_fadd %value -> %memref[%indices] : f32 -> memref<?xf32>, i32
  return
}

func.func @raw_buffer_atomic_fmax(%value: f64, %memref: memref<?xf64>, %indices: i32) {
  amdgpu.raw_buffer_atomic_fmax %value -> %memref[%indices] : f64 -> memref<?xf64>, i32
  return
}

func.func @raw_buffer_atomic_smax(%value: i32, %memref: memref<64xi32>, %indices: i32) {
  amdgpu.raw_buffer_atomic_smax %value -> %memref[%indices] : i32 -> memref<64xi32>, i32
  return
}

func.func @raw_buffer_atomic_umin(%value: i32, %memref: memref<64xi32>, %indices: i32) {
  amdgpu.raw_buffer_atomic_umin %value -> %memref[%indices] : i32 -> memref<64xi32>, i32
  return
}

func.func @raw_buffer_load(%memref: memref<?xf32>, %indices: i32) {
  %value = amdgpu.raw_buffer_load %memref[%indices] : memref<?xf32>, i32 -> f32
  return
}

func.func @raw_buffer_store(%value: f32, %memref: memref<4xf32>, %indices: i32) {
  amdgpu.raw_buffer_store %value -> %memref[%indices] : f32 -> memref<4xf32>, i32
  return
}

func.func @scaled_mfma(%source_a: vector<32xf4E2M1FN>, %source_b: vector<32xf4E2M1FN>, %dest_c: vector<4xf32>, %scales_a: vector<4xf8E8M0FNU>, %scales_b: vector<4xf8E8M0FNU>) {
  %dest_d = amdgpu.scaled_mfma 16x16x128 (%scales_a[0] * %source_a) * (%scales_b[1] * %source_b) + %dest_c : vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<4xf32>
  return
}

// -----

amdgpu.lds_barrier
