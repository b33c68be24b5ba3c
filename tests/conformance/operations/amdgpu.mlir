func.func @f(%g: memref<32x32xf16>, %l: memref<32x32xf16, #gpu.address_space<workgroup>>, %i: index) {
  amdgpu.gather_to_lds %g[%i, %i], %l[%i, %i] : vector<2xf16>, memref<32x32xf16>, memref<32x32xf16, #gpu.address_space<workgroup>>
  amdgpu.gather_to_lds %g[%i, %i], %l[%i, %i] : f16, memref<32x32xf16>, memref<32x32xf16, #gpu.address_space<workgroup>>
  return
}

// -----

func.func @f(%a: vector<4xf16>, %b: vector<4xf16>, %c: vector<16xf32>, %x: f64, %y: vector<4xf64>, %p: vector<32xf4E2M1FN>, %q: vector<4xf32>) {
  %0 = amdgpu.mfma 32x32x8 %a * %b + %c { abid = 1 : i32, cbsz = 1 : i32 } blgp = bcast_second_32 : vector<4xf16>, vector<4xf16>, vector<16xf32>
  %1 = amdgpu.mfma 32x32x8 %a * %b + %c blgp = none : vector<4xf16>, vector<4xf16>, vector<16xf32>
  return
}

// -----

func.func @f(%a: vector<32xf4E2M1FN>, %s: vector<4xf8E8M0FNU>, %c: vector<4xf32>) {
  %0 = amdgpu.scaled_mfma 16x16x128 (%s[0] * %a) * (%s[1] * %a) + %c : vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<4xf32>
  return
}

// -----

func.func @f(%g: memref<64x64xi32>, %l: memref<64x64xi32, #gpu.address_space<workgroup>>, %i: index, %w: i32) {
  %0 = amdgpu.make_dma_base %g[%i, %i], %l[%i, %i] : memref<64x64xi32>, memref<64x64xi32, #gpu.address_space<workgroup>> -> !amdgpu.tdm_base<i32>
  %1 = amdgpu.make_dma_descriptor %0 globalSize [64, 64] globalStride [64, 1] sharedSize [64, 64] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  %2 = amdgpu.make_dma_descriptor %0 globalSize [%i, 64] globalStride [64, 1] sharedSize [64, 64] padShared(%w every %w) : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  return
}

// -----

func.func @f(%g: memref<64x64xi32>, %l: memref<64x64xi32, #gpu.address_space<workgroup>>, %i: index, %r: vector<8xi16>) {
  %0 = amdgpu.make_gather_dma_base %g[%i, %i], %l[%i, %i] : memref<64x64xi32>, memref<64x64xi32, #gpu.address_space<workgroup>> -> !amdgpu.tdm_gather_base<i32, i16>
  %1 = amdgpu.make_gather_dma_descriptor %0[%r] globalSize [64, 64] globalStride [64, 1] sharedSize [64, 64] : !amdgpu.tdm_gather_base<i32, i16>, vector<8xi16> -> !amdgpu.tdm_descriptor
  return
}
