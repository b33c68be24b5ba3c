func.func @numbers(%z: complex<f32>, %w: complex<f32>, %x: f32, %y: f32, %n: i32) {
  %length = complex.abs %z : complex<f32>
  %sum = complex.add %z, %w : complex<f32>
  %angle = complex.angle %z : complex<f32>
  %angle_1 = complex.atan2 %z, %w : complex<f32>
  %bits = complex.bitcast %z : complex<f32> to i64
  %conjugate = complex.conj %z : complex<f32>
  %constant = complex.constant [1.0 : f32, -1.0 : f32] : complex<f32>
  %cosine = complex.cos %z : complex<f32>
  %number = complex.create %x, %y : complex<f32>
  %quotient = complex.div %z, %w : complex<f32>
  %equal = complex.eq %z, %w : complex<f32>
  %power = complex.exp %z : complex<f32>
  %power_1 = complex.expm1 %z : complex<f32>
  %imaginary = complex.im %z : complex<f32>
  %logarithm = complex.log %z : complex<f32>
  %logarithm_1 = complex.log1p %z : complex<f32>
  %product = complex.mul %z, %w : complex<f32>
  %negated = complex.neg %z : complex<f32>
  %differ = complex.neq %z, %w : complex<f32>
  %power_2 = complex.pow %z, %w : complex<f32>
  %power_3 = complex.powi %z, %n : complex<f32>, i32
  %real = complex.re %z : complex<f32>
  %root = complex.rsqrt %z : complex<f32>
  %sign = complex.sign %z : complex<f32>
  %sine = complex.sin %z : complex<f32>
  %root_1 = complex.sqrt %z : complex<f32>
  %difference = complex.sub %z, %w : complex<f32>
  %tangent = complex.tan %z : complex<f32>
  %tangent_1 = complex.tanh %z : complex<f32>
  return
}
