// accepted
func.func @f(%a: tensor<1x4x4x3xf32>, %w: tensor<2x1x1x3xf16>, %b: tensor<2xf32>, %x: tensor<1xf32>, %y: tensor<1xf16>) {
  %0 = tosa.conv2d %a, %w, %b, %x, %y {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}
      : (tensor<1x4x4x3xf32>, tensor<2x1x1x3xf16>, tensor<2xf32>, tensor<1xf32>, tensor<1xf16>) -> tensor<1x4x4x2xf32>
  return
}
// -----
// refused: tosa.weights
func.func @f(%a: tensor<1x4x4x3xf16>, %w: tensor<2x1x1x3xf8E5M2>, %b: tensor<2xf16>, %x: tensor<1xf16>, %y: tensor<1xf8E5M2>) {
  %0 = tosa.conv2d %a, %w, %b, %x, %y {acc_type = f16, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}
      : (tensor<1x4x4x3xf16>, tensor<2x1x1x3xf8E5M2>, tensor<2xf16>, tensor<1xf16>, tensor<1xf8E5M2>) -> tensor<1x4x4x2xf16>
  return
}
// -----
// refused: tosa.weights
func.func @f(%a: tensor<1x4x4x3xf32>, %w: tensor<2x1x1x3x!quant.uniform<i8:f32, 1.0>>, %b: tensor<2xf32>, %x: tensor<1xf32>, %y: tensor<1xi8>) {
  %0 = tosa.conv2d %a, %w, %b, %x, %y {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}
      : (tensor<1x4x4x3xf32>, tensor<2x1x1x3x!quant.uniform<i8:f32, 1.0>>, tensor<2xf32>, tensor<1xf32>, tensor<1xi8>) -> tensor<1x4x4x2xf32>
  return
}
// -----
// refused: tosa.accumulator
func.func @f(%a: tensor<1x4x4x3x!quant.uniform<i8:f32, 1.0>>, %w: tensor<2x1x1x3x!quant.uniform<i8:f32, 1.0>>, %b: tensor<2xi32>, %x: tensor<1xi8>, %y: tensor<1xi8>) {
  %0 = tosa.conv2d %a, %w, %b, %x, %y {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}
      : (tensor<1x4x4x3x!quant.uniform<i8:f32, 1.0>>, tensor<2x1x1x3x!quant.uniform<i8:f32, 1.0>>, tensor<2xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x4x4x2xi32>
  return
}
// -----
// accepted
func.func @f(%a: tensor<1x4x4x3x!quant.uniform<i8:f32, 1.0>>, %w: tensor<2x1x1x3x!quant.uniform<i8:f32, 1.0>>, %b: tensor<2xi32>, %x: tensor<1xi8>, %y: tensor<1xi8>) {
  %0 = tosa.conv2d %a, %w, %b, %x, %y {acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}
      : (tensor<1x4x4x3x!quant.uniform<i8:f32, 1.0>>, tensor<2x1x1x3x!quant.uniform<i8:f32, 1.0>>, tensor<2xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x4x4x2xi32>
  return
}
// -----
// refused: tosa.quantized-factors
func.func @f(%a: tensor<1x2x3x!quant.uniform<i8:f32, 1.0>>, %b: tensor<1x3x4xi8>, %x: tensor<1xi8>, %y: tensor<1xi8>) {
  %0 = tosa.matmul %a, %b, %x, %y : (tensor<1x2x3x!quant.uniform<i8:f32, 1.0>>, tensor<1x3x4xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x2x4xi32>
  return
}
// -----
// refused: tosa.quantized-factors
func.func @f(%a: tensor<1x2x3x!quant.uniform<i8:f32, 1.0>>, %b: tensor<1x3x4x!quant.uniform<i16:f32, 1.0>>, %x: tensor<1xi8>, %y: tensor<1xi16>) {
  %0 = tosa.matmul %a, %b, %x, %y : (tensor<1x2x3x!quant.uniform<i8:f32, 1.0>>, tensor<1x3x4x!quant.uniform<i16:f32, 1.0>>, tensor<1xi8>, tensor<1xi16>) -> tensor<1x2x4xi32>
  return
}
// -----
// accepted
func.func @f(%a: tensor<1x2x3x!quant.uniform<i8:f32, 1.0>>, %b: tensor<1x3x4x!quant.uniform<i8<-127:127>:f32, 2.0>>, %x: tensor<1xi8>, %y: tensor<1xi8>) {
  %0 = tosa.matmul %a, %b, %x, %y : (tensor<1x2x3x!quant.uniform<i8:f32, 1.0>>, tensor<1x3x4x!quant.uniform<i8<-127:127>:f32, 2.0>>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x2x4xi32>
  return
}
// -----
// refused: tosa.quantized-factors
func.func @f(%a: tensor<1x2x3x!quant.uniform<i8:f32:0, {1.0}>>, %b: tensor<1x3x4x!quant.uniform<i8:f32, 1.0>>, %x: tensor<1xi8>, %y: tensor<1xi8>) {
  %0 = tosa.matmul %a, %b, %x, %y : (tensor<1x2x3x!quant.uniform<i8:f32:0, {1.0}>>, tensor<1x3x4x!quant.uniform<i8:f32, 1.0>>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x2x4xi32>
  return
}
// -----
// refused: tosa.zero-point-value
func.func @f(%a: tensor<4xi16>) {
  %zero = "tosa.const"() {values = dense<5> : tensor<1xi16>} : () -> tensor<1xi16>
  %0 = tosa.negate %a, %zero, %zero : (tensor<4xi16>, tensor<1xi16>, tensor<1xi16>) -> tensor<4xi16>
  return
}
// -----
// accepted
func.func @f(%a: tensor<4xi16>) {
  %zero = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
  %0 = tosa.negate %a, %zero, %zero : (tensor<4xi16>, tensor<1xi16>, tensor<1xi16>) -> tensor<4xi16>
  return
}
// -----
// accepted
func.func @f(%a: tensor<4xi8>) {
  %zero = "tosa.const"() {values = dense<5> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.negate %a, %zero, %zero : (tensor<4xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4xi8>
  return
}
// -----
// refused: tosa.zero-point-value
func.func @f(%a: tensor<4xf32>) {
  %zero = "tosa.const"() {values = dense<1.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.negate %a, %zero, %zero : (tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4xf32>
  return
}
// -----
// accepted
func.func @f(%a: tensor<4xf32>) {
  %zero = "tosa.const"() {values = dense<-0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.negate %a, %zero, %zero : (tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4xf32>
  return
}
// -----
// refused: tosa.zero-point-value
func.func @f(%a: tensor<4xi16>) {
  %zero = arith.constant dense<5> : tensor<1xi16>
  %0 = tosa.negate %a, %zero, %zero : (tensor<4xi16>, tensor<1xi16>, tensor<1xi16>) -> tensor<4xi16>
  return
}
// -----
// accepted
func.func @f(%a: tensor<2xi16>, %m: tensor<1xi32>, %s: tensor<1xi8>) {
  %z = "tosa.const"() {values = dense<-32768> : tensor<1xi16>} : () -> tensor<1xi16>
  %0 = tosa.rescale %a, %m, %s, %z, %z {input_unsigned = true, output_unsigned = true, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true}
      : (tensor<2xi16>, tensor<1xi32>, tensor<1xi8>, tensor<1xi16>, tensor<1xi16>) -> tensor<2xi16>
  return
}
// -----
// refused: tosa.zero-point-value
func.func @f(%a: tensor<2xi16>, %m: tensor<1xi32>, %s: tensor<1xi8>) {
  %z = "tosa.const"() {values = dense<-32768> : tensor<1xi16>} : () -> tensor<1xi16>
  %0 = tosa.rescale %a, %m, %s, %z, %z {input_unsigned = true, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true}
      : (tensor<2xi16>, tensor<1xi32>, tensor<1xi8>, tensor<1xi16>, tensor<1xi16>) -> tensor<2xi16>
  return
}
// -----
// refused: tosa.zero-point-value
func.func @f(%a: tensor<2xi16>, %m: tensor<1xi32>, %s: tensor<1xi8>) {
  %z = "tosa.const"() {values = dense<1> : tensor<1xi16>} : () -> tensor<1xi16>
  %0 = tosa.rescale %a, %m, %s, %z, %z {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true}
      : (tensor<2xi16>, tensor<1xi32>, tensor<1xi8>, tensor<1xi16>, tensor<1xi16>) -> tensor<2xi16>
  return
}
// -----
// refused: tosa.zero-point-value
func.func @f(%a: tensor<2xi16>, %m: tensor<1xi32>, %s: tensor<1xi8>) {
  %z = "tosa.const"() {values = dense<1> : tensor<1xi16>} : () -> tensor<1xi16>
  %0 = tosa.rescale %a, %m, %s, %z, %z {input_unsigned = true, output_unsigned = true, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true}
      : (tensor<2xi16>, tensor<1xi32>, tensor<1xi8>, tensor<1xi16>, tensor<1xi16>) -> tensor<2xi16>
  return
}
// -----
// accepted
func.func @f(%a: tensor<2xi8>, %m: tensor<1xi32>, %s: tensor<1xi8>) {
  %z = "tosa.const"() {values = dense<1> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.rescale %a, %m, %s, %z, %z {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true}
      : (tensor<2xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2xi8>
  return
}
// -----
// accepted
func.func @f(%image: tensor<1x8x8x3xf32>) {
  %scale = tosa.const_shape {values = dense<[4, 1, 4, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %offset = tosa.const_shape {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
  %none = tosa.const_shape {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.resize %image, %scale, %offset, %none {mode = NEAREST_NEIGHBOR}
      : (tensor<1x8x8x3xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x29x29x3xf32>
  return
}
// -----
// refused: tosa.resized
func.func @f(%image: tensor<1x8x8x3xf32>) {
  %scale = tosa.const_shape {values = dense<[4, 1, 4, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %offset = tosa.const_shape {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
  %none = tosa.const_shape {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.resize %image, %scale, %offset, %none {mode = NEAREST_NEIGHBOR}
      : (tensor<1x8x8x3xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x29x28x3xf32>
  return
}
// -----
// refused: tosa.resized
func.func @f(%image: tensor<1x8x8x3xf32>) {
  %scale = tosa.const_shape {values = dense<[4, 0, 4, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %offset = tosa.const_shape {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
  %none = tosa.const_shape {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.resize %image, %scale, %offset, %none {mode = NEAREST_NEIGHBOR}
      : (tensor<1x8x8x3xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x?x?x3xf32>
  return
}
// -----
// refused: tosa.resized
func.func @f(%image: tensor<1x8x8x3xf32>) {
  %scale = tosa.const_shape {values = dense<[4, 3, 4, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %offset = tosa.const_shape {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
  %none = tosa.const_shape {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.resize %image, %scale, %offset, %none {mode = NEAREST_NEIGHBOR}
      : (tensor<1x8x8x3xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x?x29x3xf32>
  return
}
// -----
// accepted
func.func @f(%image: tensor<1x8x8x3xf32>) {
  %scale = tosa.const_shape {values = dense<[4, 3, 4, 3]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %offset = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
  %none = tosa.const_shape {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.resize %image, %scale, %offset, %none {mode = NEAREST_NEIGHBOR}
      : (tensor<1x8x8x3xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x10x10x3xf32>
  return
}
// -----
// accepted
func.func @f(%t: tensor<32xf32>) {
  %s = tosa.const_shape {values = dense<[4, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.reshape %t, %s : (tensor<32xf32>, !tosa.shape<2>) -> tensor<4x8xf32>
  return
}
// -----
// refused: tosa.new-shape
func.func @f(%t: tensor<*xf32>) {
  %s = tosa.const_shape {values = dense<[8, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.reshape %t, %s : (tensor<*xf32>, !tosa.shape<2>) -> tensor<4x8xf32>
  return
}
// -----
// refused: tosa.new-shape
func.func @f(%t: tensor<32xf32>) {
  %s = tosa.const_shape {values = dense<[-1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.reshape %t, %s : (tensor<32xf32>, !tosa.shape<2>) -> tensor<*xf32>
  return
}
// -----
// refused: tosa.new-shape
func.func @f(%t: tensor<?xf32>) {
  %s = tosa.const_shape {values = dense<[-2, 8]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.reshape %t, %s : (tensor<?xf32>, !tosa.shape<2>) -> tensor<?x8xf32>
  return
}
// -----
// refused: tosa.new-shape
func.func @f(%t: tensor<31xf32>) {
  %s = tosa.const_shape {values = dense<[4, 8]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.reshape %t, %s : (tensor<31xf32>, !tosa.shape<2>) -> tensor<?x8xf32>
  return
}
// -----
// accepted
func.func @f(%t: tensor<32xf32>) {
  %s = tosa.const_shape {values = dense<[5, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.reshape %t, %s : (tensor<32xf32>, !tosa.shape<2>) -> tensor<5x?xf32>
  return
}
// -----
// accepted
func.func @f(%t: tensor<32xf32>) {
  %s = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %sum = tosa.add_shape %s, %s : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %0 = tosa.reshape %t, %sum : (tensor<32xf32>, !tosa.shape<2>) -> tensor<4x7xf32>
  return
}
// -----
// accepted
func.func @f(%t: tensor<4x8xf32>, %z: tensor<1xf32>) {
  %p = tosa.const_shape {values = dense<[-1, 1, 2, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %0 = tosa.pad %t, %p, %z : (tensor<4x8xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<?x12xf32>
  return
}
// -----
// refused: tosa.padded
func.func @f(%t: tensor<4x8xf32>, %z: tensor<1xf32>) {
  %p = tosa.const_shape {values = dense<[-2, 1, 2, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %0 = tosa.pad %t, %p, %z : (tensor<4x8xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<?x12xf32>
  return
}
// -----
// refused: tosa.padded
func.func @f(%t: tensor<4x8xf32>, %z: tensor<1xf32>) {
  %p = tosa.const_shape {values = dense<[-1, 1, 2, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %0 = tosa.pad %t, %p, %z : (tensor<4x8xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<6x12xf32>
  return
}
// -----
// accepted
func.func @f(%t: tensor<4x8xf32>, %z: tensor<1xf32>) {
  %p = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.pad %t, %p, %z : (tensor<4x8xf32>, !tosa.shape<2>, tensor<1xf32>) -> tensor<*xf32>
  return
}
// -----
// accepted
func.func @f(%a: tensor<1x4x8xf32>) {
  %0:2 = tosa.rfft2d %a : (tensor<1x4x8xf32>) -> (tensor<1x4x5xf32>, tensor<?x?x?xf32>)
  return
}
// -----
// refused: tosa.result-sizes
func.func @f(%a: tensor<1x4x8xf32>) {
  %0:2 = tosa.rfft2d %a : (tensor<1x4x8xf32>) -> (tensor<1x4x4xf32>, tensor<1x4x4xf32>)
  return
}
// -----
// refused: tosa.result-sizes
func.func @f(%a: tensor<1x4x8xf32>) {
  %0:2 = tosa.rfft2d %a : (tensor<1x4x8xf32>) -> (tensor<1x?x5xf32>, tensor<2x?x5xf32>)
  return
}
// -----
// refused: tosa.result-sizes
func.func @f(%a: tensor<1x4x8xf32>) {
  %0:2 = tosa.rfft2d %a : (tensor<1x4x8xf32>) -> (tensor<1x8x5xf32>, tensor<1x8x5xf32>)
  return
}
// -----
// refused: tosa.not-a-permutation
func.func @f(%a: tensor<*xf32>) {
  %0 = tosa.transpose %a {perms = array<i32: 1, 1>} : (tensor<*xf32>) -> tensor<*xf32>
  return
}
// -----
// refused: tosa.not-a-permutation
func.func @f(%a: tensor<*xf32>) {
  %0 = tosa.transpose %a {perms = array<i32: 1, 0>} : (tensor<*xf32>) -> tensor<8x4x1xf32>
  return
}
// -----
// accepted
func.func @f(%a: tensor<*xf32>) {
  %0 = tosa.transpose %a {perms = array<i32: 1, 0>} : (tensor<*xf32>) -> tensor<8x4xf32>
  return
}
// -----
// refused: tosa.axis-in-range
func.func @f(%a: tensor<*xf32>) {
  %0 = tosa.reduce_sum %a {axis = -1 : i32} : (tensor<*xf32>) -> tensor<*xf32>
  return
}
// -----
// refused: tosa.axis-in-range
func.func @f(%a: tensor<*xf32>) {
  %0 = tosa.reduce_sum %a {axis = 1 : i32} : (tensor<*xf32>) -> tensor<4xf32>
  return
}
// -----
// refused: tosa.result-sizes
func.func @f(%a: tensor<*xf32>) {
  %0 = tosa.reduce_sum %a {axis = 1 : i32} : (tensor<*xf32>) -> tensor<4x7xf32>
  return
}
// -----
// accepted
func.func @f(%a: tensor<*xf32>) {
  %0 = tosa.reduce_sum %a {axis = 7 : i32} : (tensor<*xf32>) -> tensor<*xf32>
  return
}
// -----
// refused: tosa.clamp
func.func @f(%a: tensor<4xf32>) {
  %0 = tosa.clamp %a {max_val = 1.0 : f32, min_val = 0x7FC00000 : f32} : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
// refused: tosa.clamp
func.func @f(%a: tensor<4xf32>) {
  %0 = tosa.clamp %a {max_val = 0xFFC00000 : f32, min_val = 0.0 : f32} : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
// accepted
func.func @f(%a: tensor<4xf32>) {
  %0 = tosa.clamp %a {max_val = 0x7F800000 : f32, min_val = 0xFF800000 : f32} : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
// refused: tosa.joined-elements
func.func @f(%a: tensor<1x2xf32>, %b: tensor<1x2xf16>) {
  %0 = tosa.concat %a, %b {axis = 0 : i32} : (tensor<1x2xf32>, tensor<1x2xf16>) -> tensor<2x2xf32>
  return
}
// -----
// refused: tosa.scattered
func.func @f(%a: tensor<*xf32>, %i: tensor<2x5xi32>, %v: tensor<2x5x4xf32>) {
  %0 = tosa.scatter %a, %i, %v : (tensor<*xf32>, tensor<2x5xi32>, tensor<2x5x4xf32>) -> tensor<2x2x4xf32>
  return
}
// -----
// refused: tosa.number-count
func.func @f(%a: tensor<*xf32>) {
  %m = tosa.const_shape {values = dense<[1]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %0 = tosa.tile %a, %m : (tensor<*xf32>, !tosa.shape<1>) -> tensor<4x8xf32>
  return
}
// -----
// refused: tosa.shifted-product
func.func @f(%a: tensor<4xf32>) {
  %s = "tosa.const"() {values = dense<2> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.mul %a, %a, %s : (tensor<4xf32>, tensor<4xf32>, tensor<1xi8>) -> tensor<4xf32>
  return
}
// -----
// accepted
func.func @f(%a: tensor<4xf32>) {
  %s = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.mul %a, %a, %s : (tensor<4xf32>, tensor<4xf32>, tensor<1xi8>) -> tensor<4xf32>
  return
}
// -----
// accepted
func.func @f(%a: tensor<4xi32>) {
  %s = "tosa.const"() {values = dense<2> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.mul %a, %a, %s : (tensor<4xi32>, tensor<4xi32>, tensor<1xi8>) -> tensor<4xi32>
  return
}
// -----
// refused: tosa.yielded
func.func @f(%x: tensor<10xi32>, %c: tensor<2xi1>) {
  %0 = tosa.while_loop (%v = %x) : (tensor<10xi32>) -> tensor<10xi32> {
    tosa.yield %c : tensor<2xi1>
  } do {
  ^bb0(%v: tensor<10xi32>):
    tosa.yield %v : tensor<10xi32>
  }
  return
}
// -----
// refused: tosa.block-product
func.func @f(%a: tensor<?x4x64xf8E4M3FN>, %x: tensor<2x4x2xf8E8M0FNU>, %b: tensor<3x8x64xf8E4M3FN>, %y: tensor<3x8x2xf8E8M0FNU>) {
  %0 = tosa.matmul_t_block_scaled %a, %x, %b, %y {block_size = BLOCK_SIZE_32}
      : (tensor<?x4x64xf8E4M3FN>, tensor<2x4x2xf8E8M0FNU>, tensor<3x8x64xf8E4M3FN>, tensor<3x8x2xf8E8M0FNU>) -> tensor<?x4x8xf32>
  return
}
