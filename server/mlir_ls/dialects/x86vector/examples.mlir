func.func @packed(%one: memref<1xbf16>, %many: memref<16xbf16>) {
  %repeated = x86vector.avx.bcst_to_f32.packed %one : memref<1xbf16> -> vector<8xf32>
  %even = x86vector.avx.cvt.packed.even.indexed_to_f32 %many : memref<16xbf16> -> vector<8xf32>
  %odd = x86vector.avx.cvt.packed.odd.indexed_to_f32 %many : memref<16xbf16> -> vector<8xf32>
  return
}

// -----

func.func @avx.dot.i8(%w: vector<4xi32>, %a: vector<16xi8>, %b: vector<16xi8>) {
  %dst = x86vector.avx.dot.i8 %w, %a, %b : vector<16xi8> -> vector<4xi32>
  return
}

func.func @avx.intr.dot(%a: vector<8xf32>, %b: vector<8xf32>) {
  %res = x86vector.avx.intr.dot %a, %b : vector<8xf32>
  return
}

func.func @avx.rsqrt(%a: vector<8xf32>) {
  %b = x86vector.avx.rsqrt %a : vector<8xf32>
  return
}

func.func @avx512.cvt.packed.f32_to_bf16(%a: vector<8xf32>) {
  %dst = x86vector.avx512.cvt.packed.f32_to_bf16 %a : vector<8xf32> -> vector<8xbf16>
  return
}

func.func @avx512.dot(%src: vector<4x4xf32>, %a: vector<8xbf16>, %b: vector<8xbf16>) {
  %dst = x86vector.avx512.dot %src, %a, %b : vector<8xbf16> -> vector<4x4xf32>
  return
}

func.func @avx512.mask.compress(%k: vector<16xi1>, %a: vector<16xf32>) {
  %dst = x86vector.avx512.mask.compress %k, %a : vector<16xf32>
  return
}

func.func @avx512.mask.rndscale(%src: vector<8xf32>, %k: i32, %a: vector<8xf32>, %imm: i8, %rounding: i32) {
  %dst = x86vector.avx512.mask.rndscale %src, %k, %a, %imm, %rounding : vector<8xf32>
  return
}

func.func @avx512.mask.scalef(%src: vector<8xf32>, %a: vector<8xf32>, %b: vector<8xf32>, %k: i8, %rounding: i32) {
  %dst = x86vector.avx512.mask.scalef %src, %a, %b, %k, %rounding : vector<8xf32>
  return
}

func.func @avx512.vp2intersect(%a: vector<16xi32>, %b: vector<16xi32>) {
  %k1, %k1_0 = x86vector.avx512.vp2intersect %a, %b : vector<16xi32>
  return
}
