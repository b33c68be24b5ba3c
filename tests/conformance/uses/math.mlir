// math.absf
%a0 = "builtin.unrealized_conversion_cast"() : () -> f16
%r = "math.absf"(%a0) : (f16) -> f16
// -----
// math.absi
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "math.absi"(%a0) : (i8) -> i8
// -----
// math.acos
%a0 = "builtin.unrealized_conversion_cast"() : () -> f16
%r = "math.acos"(%a0) : (f16) -> f16
// -----
// math.acosh
%a0 = "builtin.unrealized_conversion_cast"() : () -> f16
%r = "math.acosh"(%a0) : (f16) -> f16
// -----
// math.asin
%a0 = "builtin.unrealized_conversion_cast"() : () -> f16
%r = "math.asin"(%a0) : (f16) -> f16
// -----
// math.asinh
%a0 = "builtin.unrealized_conversion_cast"() : () -> f16
%r = "math.asinh"(%a0) : (f16) -> f16
// -----
// math.atan
%a0 = "builtin.unrealized_conversion_cast"() : () -> f16
%r = "math.atan"(%a0) : (f16) -> f16
// -----
// math.atan2
%a0 = "builtin.unrealized_conversion_cast"() : () -> f16
%a1 = "builtin.unrealized_conversion_cast"() : () -> f16
%r = "math.atan2"(%a0, %a1) : (f16, f16) -> f16
// -----
// math.atanh
%a0 = "builtin.unrealized_conversion_cast"() : () -> f16
%r = "math.atanh"(%a0) : (f16) -> f16
// -----
// math.cbrt
%a0 = "builtin.unrealized_conversion_cast"() : () -> f16
%r = "math.cbrt"(%a0) : (f16) -> f16
// -----
// math.ceil
%a0 = "builtin.unrealized_conversion_cast"() : () -> f16
%r = "math.ceil"(%a0) : (f16) -> f16
// -----
// math.clampf
%a0 = "builtin.unrealized_conversion_cast"() : () -> f16
%a1 = "builtin.unrealized_conversion_cast"() : () -> f16
%a2 = "builtin.unrealized_conversion_cast"() : () -> f16
%r = "math.clampf"(%a0, %a1, %a2) : (f16, f16, f16) -> f16
// -----
// math.copysign
%a0 = "builtin.unrealized_conversion_cast"() : () -> f16
%a1 = "builtin.unrealized_conversion_cast"() : () -> f16
%r = "math.copysign"(%a0, %a1) : (f16, f16) -> f16
// -----
// math.cos
%a0 = "builtin.unrealized_conversion_cast"() : () -> f16
%r = "math.cos"(%a0) : (f16) -> f16
// -----
// math.cosh
%a0 = "builtin.unrealized_conversion_cast"() : () -> f16
%r = "math.cosh"(%a0) : (f16) -> f16
// -----
// math.ctlz
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "math.ctlz"(%a0) : (i8) -> i8
// -----
// math.ctpop
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "math.ctpop"(%a0) : (i8) -> i8
// -----
// math.cttz
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "math.cttz"(%a0) : (i8) -> i8
// -----
// math.erf
%a0 = "builtin.unrealized_conversion_cast"() : () -> f16
%r = "math.erf"(%a0) : (f16) -> f16
// -----
// math.erfc
%a0 = "builtin.unrealized_conversion_cast"() : () -> f16
%r = "math.erfc"(%a0) : (f16) -> f16
// -----
// math.exp
%a0 = "builtin.unrealized_conversion_cast"() : () -> f16
%r = "math.exp"(%a0) : (f16) -> f16
// -----
// math.exp2
%a0 = "builtin.unrealized_conversion_cast"() : () -> f16
%r = "math.exp2"(%a0) : (f16) -> f16
// -----
// math.expm1
%a0 = "builtin.unrealized_conversion_cast"() : () -> f16
%r = "math.expm1"(%a0) : (f16) -> f16
// -----
// math.floor
%a0 = "builtin.unrealized_conversion_cast"() : () -> f16
%r = "math.floor"(%a0) : (f16) -> f16
// -----
// math.fma
%a0 = "builtin.unrealized_conversion_cast"() : () -> f16
%a1 = "builtin.unrealized_conversion_cast"() : () -> f16
%a2 = "builtin.unrealized_conversion_cast"() : () -> f16
%r = "math.fma"(%a0, %a1, %a2) : (f16, f16, f16) -> f16
// -----
// math.fpowi
%a0 = "builtin.unrealized_conversion_cast"() : () -> f16
%a1 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "math.fpowi"(%a0, %a1) : (f16, i8) -> f16
// -----
// math.ipowi
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%a1 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "math.ipowi"(%a0, %a1) : (i8, i8) -> i8
// -----
// math.isfinite
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<16xf32>
%r = "math.isfinite"(%a0) : (vector<16xf32>) -> vector<16xi1>
// -----
// math.isinf
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<16xf32>
%r = "math.isinf"(%a0) : (vector<16xf32>) -> vector<16xi1>
// -----
// math.isnan
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<16xf32>
%r = "math.isnan"(%a0) : (vector<16xf32>) -> vector<16xi1>
// -----
// math.isnormal
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<16xf32>
%r = "math.isnormal"(%a0) : (vector<16xf32>) -> vector<16xi1>
// -----
// math.log
%a0 = "builtin.unrealized_conversion_cast"() : () -> f16
%r = "math.log"(%a0) : (f16) -> f16
// -----
// math.log10
%a0 = "builtin.unrealized_conversion_cast"() : () -> f16
%r = "math.log10"(%a0) : (f16) -> f16
// -----
// math.log1p
%a0 = "builtin.unrealized_conversion_cast"() : () -> f16
%r = "math.log1p"(%a0) : (f16) -> f16
// -----
// math.log2
%a0 = "builtin.unrealized_conversion_cast"() : () -> f16
%r = "math.log2"(%a0) : (f16) -> f16
// -----
// math.powf
%a0 = "builtin.unrealized_conversion_cast"() : () -> f16
%a1 = "builtin.unrealized_conversion_cast"() : () -> f16
%r = "math.powf"(%a0, %a1) : (f16, f16) -> f16
// -----
// math.round
%a0 = "builtin.unrealized_conversion_cast"() : () -> f16
%r = "math.round"(%a0) : (f16) -> f16
// -----
// math.roundeven
%a0 = "builtin.unrealized_conversion_cast"() : () -> f16
%r = "math.roundeven"(%a0) : (f16) -> f16
// -----
// math.rsqrt
%a0 = "builtin.unrealized_conversion_cast"() : () -> f16
%r = "math.rsqrt"(%a0) : (f16) -> f16
// -----
// math.sin
%a0 = "builtin.unrealized_conversion_cast"() : () -> f16
%r = "math.sin"(%a0) : (f16) -> f16
// -----
// math.sincos
%a0 = "builtin.unrealized_conversion_cast"() : () -> f16
%r:2 = "math.sincos"(%a0) : (f16) -> (f16, f16)
// -----
// math.sinh
%a0 = "builtin.unrealized_conversion_cast"() : () -> f16
%r = "math.sinh"(%a0) : (f16) -> f16
// -----
// math.sqrt
%a0 = "builtin.unrealized_conversion_cast"() : () -> f16
%r = "math.sqrt"(%a0) : (f16) -> f16
// -----
// math.tan
%a0 = "builtin.unrealized_conversion_cast"() : () -> f16
%r = "math.tan"(%a0) : (f16) -> f16
// -----
// math.tanh
%a0 = "builtin.unrealized_conversion_cast"() : () -> f16
%r = "math.tanh"(%a0) : (f16) -> f16
// -----
// math.trunc
%a0 = "builtin.unrealized_conversion_cast"() : () -> f16
%r = "math.trunc"(%a0) : (f16) -> f16
