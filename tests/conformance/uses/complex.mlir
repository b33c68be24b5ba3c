// complex.abs
%a0 = "builtin.unrealized_conversion_cast"() : () -> complex<f64>
%r = "complex.abs"(%a0) : (complex<f64>) -> f64
// -----
// complex.add
%a0 = "builtin.unrealized_conversion_cast"() : () -> complex<f64>
%a1 = "builtin.unrealized_conversion_cast"() : () -> complex<f64>
%r = "complex.add"(%a0, %a1) : (complex<f64>, complex<f64>) -> complex<f64>
// -----
// complex.angle
%a0 = "builtin.unrealized_conversion_cast"() : () -> complex<f64>
%r = "complex.angle"(%a0) : (complex<f64>) -> f64
// -----
// complex.atan2
%a0 = "builtin.unrealized_conversion_cast"() : () -> complex<f64>
%a1 = "builtin.unrealized_conversion_cast"() : () -> complex<f64>
%r = "complex.atan2"(%a0, %a1) : (complex<f64>, complex<f64>) -> complex<f64>
// -----
// complex.bitcast
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "complex.bitcast"(%a0) : (i8) -> i8
// -----
// complex.conj
%a0 = "builtin.unrealized_conversion_cast"() : () -> complex<f64>
%r = "complex.conj"(%a0) : (complex<f64>) -> complex<f64>
// -----
// complex.cos
%a0 = "builtin.unrealized_conversion_cast"() : () -> complex<f64>
%r = "complex.cos"(%a0) : (complex<f64>) -> complex<f64>
// -----
// complex.create
%a0 = "builtin.unrealized_conversion_cast"() : () -> f64
%a1 = "builtin.unrealized_conversion_cast"() : () -> f64
%r = "complex.create"(%a0, %a1) : (f64, f64) -> complex<f64>
// -----
// complex.div
%a0 = "builtin.unrealized_conversion_cast"() : () -> complex<f64>
%a1 = "builtin.unrealized_conversion_cast"() : () -> complex<f64>
%r = "complex.div"(%a0, %a1) : (complex<f64>, complex<f64>) -> complex<f64>
// -----
// complex.eq
%a0 = "builtin.unrealized_conversion_cast"() : () -> complex<f64>
%a1 = "builtin.unrealized_conversion_cast"() : () -> complex<f64>
%r = "complex.eq"(%a0, %a1) : (complex<f64>, complex<f64>) -> i1
// -----
// complex.exp
%a0 = "builtin.unrealized_conversion_cast"() : () -> complex<f64>
%r = "complex.exp"(%a0) : (complex<f64>) -> complex<f64>
// -----
// complex.expm1
%a0 = "builtin.unrealized_conversion_cast"() : () -> complex<f64>
%r = "complex.expm1"(%a0) : (complex<f64>) -> complex<f64>
// -----
// complex.im
%a0 = "builtin.unrealized_conversion_cast"() : () -> complex<f64>
%r = "complex.im"(%a0) : (complex<f64>) -> f64
// -----
// complex.log
%a0 = "builtin.unrealized_conversion_cast"() : () -> complex<f64>
%r = "complex.log"(%a0) : (complex<f64>) -> complex<f64>
// -----
// complex.log1p
%a0 = "builtin.unrealized_conversion_cast"() : () -> complex<f64>
%r = "complex.log1p"(%a0) : (complex<f64>) -> complex<f64>
// -----
// complex.mul
%a0 = "builtin.unrealized_conversion_cast"() : () -> complex<f64>
%a1 = "builtin.unrealized_conversion_cast"() : () -> complex<f64>
%r = "complex.mul"(%a0, %a1) : (complex<f64>, complex<f64>) -> complex<f64>
// -----
// complex.neg
%a0 = "builtin.unrealized_conversion_cast"() : () -> complex<f64>
%r = "complex.neg"(%a0) : (complex<f64>) -> complex<f64>
// -----
// complex.neq
%a0 = "builtin.unrealized_conversion_cast"() : () -> complex<f64>
%a1 = "builtin.unrealized_conversion_cast"() : () -> complex<f64>
%r = "complex.neq"(%a0, %a1) : (complex<f64>, complex<f64>) -> i1
// -----
// complex.pow
%a0 = "builtin.unrealized_conversion_cast"() : () -> complex<f64>
%a1 = "builtin.unrealized_conversion_cast"() : () -> complex<f64>
%r = "complex.pow"(%a0, %a1) : (complex<f64>, complex<f64>) -> complex<f64>
// -----
// complex.powi
%a0 = "builtin.unrealized_conversion_cast"() : () -> complex<f64>
%a1 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "complex.powi"(%a0, %a1) : (complex<f64>, i8) -> complex<f64>
// -----
// complex.re
%a0 = "builtin.unrealized_conversion_cast"() : () -> complex<f64>
%r = "complex.re"(%a0) : (complex<f64>) -> f64
// -----
// complex.rsqrt
%a0 = "builtin.unrealized_conversion_cast"() : () -> complex<f64>
%r = "complex.rsqrt"(%a0) : (complex<f64>) -> complex<f64>
// -----
// complex.sign
%a0 = "builtin.unrealized_conversion_cast"() : () -> complex<f64>
%r = "complex.sign"(%a0) : (complex<f64>) -> complex<f64>
// -----
// complex.sin
%a0 = "builtin.unrealized_conversion_cast"() : () -> complex<f64>
%r = "complex.sin"(%a0) : (complex<f64>) -> complex<f64>
// -----
// complex.sqrt
%a0 = "builtin.unrealized_conversion_cast"() : () -> complex<f64>
%r = "complex.sqrt"(%a0) : (complex<f64>) -> complex<f64>
// -----
// complex.sub
%a0 = "builtin.unrealized_conversion_cast"() : () -> complex<f64>
%a1 = "builtin.unrealized_conversion_cast"() : () -> complex<f64>
%r = "complex.sub"(%a0, %a1) : (complex<f64>, complex<f64>) -> complex<f64>
// -----
// complex.tan
%a0 = "builtin.unrealized_conversion_cast"() : () -> complex<f64>
%r = "complex.tan"(%a0) : (complex<f64>) -> complex<f64>
// -----
// complex.tanh
%a0 = "builtin.unrealized_conversion_cast"() : () -> complex<f64>
%r = "complex.tanh"(%a0) : (complex<f64>) -> complex<f64>
