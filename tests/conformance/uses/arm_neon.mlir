// arm_neon.intr.bfmmla
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<4xf32>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<8xbf16>
%a2 = "builtin.unrealized_conversion_cast"() : () -> vector<8xbf16>
%r = "arm_neon.intr.bfmmla"(%a0, %a1, %a2) : (vector<4xf32>, vector<8xbf16>, vector<8xbf16>) -> vector<4xf32>
// -----
// arm_neon.intr.sdot
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<4xi32>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<16xi8>
%a2 = "builtin.unrealized_conversion_cast"() : () -> vector<16xi8>
%r = "arm_neon.intr.sdot"(%a0, %a1, %a2) : (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> vector<4xi32>
// -----
// arm_neon.intr.smmla
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<4xi32>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<16xi8>
%a2 = "builtin.unrealized_conversion_cast"() : () -> vector<16xi8>
%r = "arm_neon.intr.smmla"(%a0, %a1, %a2) : (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> vector<4xi32>
// -----
// arm_neon.intr.smull
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<2xi32>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<2xi32>
%r = "arm_neon.intr.smull"(%a0, %a1) : (vector<2xi32>, vector<2xi32>) -> vector<2xi64>
// -----
// arm_neon.intr.ummla
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<4xi32>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<16xi8>
%a2 = "builtin.unrealized_conversion_cast"() : () -> vector<16xi8>
%r = "arm_neon.intr.ummla"(%a0, %a1, %a2) : (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> vector<4xi32>
// -----
// arm_neon.intr.usmmla
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<4xi32>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<16xi8>
%a2 = "builtin.unrealized_conversion_cast"() : () -> vector<16xi8>
%r = "arm_neon.intr.usmmla"(%a0, %a1, %a2) : (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> vector<4xi32>
