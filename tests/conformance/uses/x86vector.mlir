// x86vector.avx.dot.i8
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<4xi32>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<16xi8>
%a2 = "builtin.unrealized_conversion_cast"() : () -> vector<16xi8>
%r = "x86vector.avx.dot.i8"(%a0, %a1, %a2) : (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> vector<4xi32>
// -----
// x86vector.avx.intr.dot
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<8xf32>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<8xf32>
%r = "x86vector.avx.intr.dot"(%a0, %a1) : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
// -----
// x86vector.avx.rsqrt
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<8xf32>
%r = "x86vector.avx.rsqrt"(%a0) : (vector<8xf32>) -> vector<8xf32>
// -----
// x86vector.avx512.cvt.packed.f32_to_bf16
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<8xf32>
%r = "x86vector.avx512.cvt.packed.f32_to_bf16"(%a0) : (vector<8xf32>) -> vector<8xbf16>
// -----
// x86vector.avx512.dot
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<4x4xf32>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<8xbf16>
%a2 = "builtin.unrealized_conversion_cast"() : () -> vector<8xbf16>
%r = "x86vector.avx512.dot"(%a0, %a1, %a2) : (vector<4x4xf32>, vector<8xbf16>, vector<8xbf16>) -> vector<4x4xf32>
// -----
// x86vector.avx512.mask.compress
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<16xi1>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<16xf32>
%a2 = "builtin.unrealized_conversion_cast"() : () -> vector<16xf32>
%r = "x86vector.avx512.mask.compress"(%a0, %a1, %a2) : (vector<16xi1>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
// -----
// x86vector.avx512.mask.rndscale
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<8xf32>
%a1 = "builtin.unrealized_conversion_cast"() : () -> i32
%a2 = "builtin.unrealized_conversion_cast"() : () -> vector<8xf32>
%a3 = "builtin.unrealized_conversion_cast"() : () -> i8
%a4 = "builtin.unrealized_conversion_cast"() : () -> i32
%r = "x86vector.avx512.mask.rndscale"(%a0, %a1, %a2, %a3, %a4) : (vector<8xf32>, i32, vector<8xf32>, i8, i32) -> vector<8xf32>
// -----
// x86vector.avx512.mask.scalef
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<8xf32>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<8xf32>
%a2 = "builtin.unrealized_conversion_cast"() : () -> vector<8xf32>
%a3 = "builtin.unrealized_conversion_cast"() : () -> i8
%a4 = "builtin.unrealized_conversion_cast"() : () -> i32
%r = "x86vector.avx512.mask.scalef"(%a0, %a1, %a2, %a3, %a4) : (vector<8xf32>, vector<8xf32>, vector<8xf32>, i8, i32) -> vector<8xf32>
