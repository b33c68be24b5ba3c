func.func @elements(%x: tensor<4x8xf32>, %y: tensor<4x8xf32>, %i: tensor<4x8xi32>, %j: tensor<4x8xi32>, %shift: tensor<1xi8>, %zero: tensor<1xf32>) {
  %sum = tosa.add %x, %y : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  %difference = tosa.sub %x, %y : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  %product = tosa.mul %x, %y, %shift : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<1xi8>) -> tensor<4x8xf32>
  %quotient = tosa.intdiv %i, %j : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
  %power = tosa.pow %x, %y : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  %larger = tosa.maximum %x, %y : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  %smaller = tosa.minimum %x, %y : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  %greater = tosa.greater %x, %y : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
  %negated = tosa.negate %x, %zero, %zero : (tensor<4x8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4x8xf32>
  %whole = tosa.ceil %x : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %whole_1 = tosa.floor %x : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %cosine = tosa.cos %x : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %sine = tosa.sin %x : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %error = tosa.erf %x : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %reciprocal = tosa.reciprocal %x : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %root = tosa.rsqrt %x : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %sigmoid = tosa.sigmoid %x : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %tangent = tosa.tanh %x : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %zeros = tosa.clz %i : (tensor<4x8xi32>) -> tensor<4x8xi32>
  %both = tosa.bitwise_and %i, %j : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
  %either = tosa.bitwise_or %i, %j : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
  %different = tosa.bitwise_xor %i, %j : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
  %flipped = tosa.bitwise_not %i : (tensor<4x8xi32>) -> tensor<4x8xi32>
  %shifted = tosa.arithmetic_right_shift %i, %j {round = false} : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
  %shifted_1 = tosa.logical_left_shift %i, %j : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
  %shifted_2 = tosa.logical_right_shift %i, %j : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
  %limited = tosa.clamp %x {max_val = 6.0 : f32, min_val = 0.0 : f32} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @images(%image: tensor<1x32x32x8xf32>, %filter: tensor<16x3x3x8xf32>, %bias: tensor<16xf32>, %depth: tensor<3x3x8x2xf32>, %zero: tensor<1xf32>) {
  %result = tosa.conv2d %image, %filter, %bias, %zero, %zero {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<1x32x32x8xf32>, tensor<16x3x3x8xf32>, tensor<16xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x32x32x16xf32>
  %result_1 = tosa.depthwise_conv2d %image, %depth, %bias, %zero, %zero {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<1x32x32x8xf32>, tensor<3x3x8x2xf32>, tensor<16xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x32x32x16xf32>
  %result_2 = tosa.transpose_conv2d %image, %filter, %bias, %zero, %zero {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x32x32x8xf32>, tensor<16x3x3x8xf32>, tensor<16xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x34x34x16xf32>
  %average = tosa.avg_pool2d %image, %zero, %zero {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x32x32x8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x16x16x8xf32>
  %largest = tosa.max_pool2d %image {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x32x32x8xf32>) -> tensor<1x16x16x8xf32>
  return
}

// -----

func.func @matrices(%a: tensor<1x4x8xf32>, %b: tensor<1x8x16xf32>, %zero: tensor<1xf32>, %x: tensor<4x8xf32>) {
  %product = tosa.matmul %a, %b, %zero, %zero : (tensor<1x4x8xf32>, tensor<1x8x16xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x16xf32>
  %turned = tosa.transpose %x {perms = array<i32: 1, 0>} : (tensor<4x8xf32>) -> tensor<8x4xf32>
  %product_1 = tosa.reduce_product %x {axis = 0 : i32} : (tensor<4x8xf32>) -> tensor<1x8xf32>
  %total = tosa.reduce_sum %x {axis = 0 : i32} : (tensor<4x8xf32>) -> tensor<1x8xf32>
  return
}

// -----

func.func @scaling(%value: i32, %multiplier: i32, %shift: i8) {
  %scaled = tosa.apply_scale %value, %multiplier, %shift {rounding_mode = SINGLE_ROUND} : (i32, i32, i8) -> i32
  return
}

// -----

func.func @blocks(%values: tensor<4x32xf32>, %data: tensor<1x4x32xf8E4M3FN>, %scale: tensor<1x4x1xf8E8M0FNU>) {
  %small, %scales = tosa.cast_to_block_scaled %values {block_size = BLOCK_SIZE_32} : (tensor<4x32xf32>) -> (tensor<4x32xf8E4M3FN>, tensor<4x1xf8E8M0FNU>)
  %plain = tosa.cast_from_block_scaled %small, %scales {block_size = BLOCK_SIZE_32} : (tensor<4x32xf8E4M3FN>, tensor<4x1xf8E8M0FNU>) -> tensor<4x32xf32>
  %product = tosa.matmul_t_block_scaled %data, %scale, %data, %scale {block_size = BLOCK_SIZE_32} : (tensor<1x4x32xf8E4M3FN>, tensor<1x4x1xf8E8M0FNU>, tensor<1x4x32xf8E4M3FN>, tensor<1x4x1xf8E8M0FNU>) -> tensor<1x4x4xf32>
  return
}

// -----

func.func @shapes(%x: tensor<4x8xf32>) {
  %size = tosa.dim %x {axis = 1 : i32} : (tensor<4x8xf32>) -> !tosa.shape<1>
  %known = tosa.const_shape {values = dense<[4, 8]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %joined = tosa.concat_shape %size, %size : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
  return
}

// -----

tosa.variable @counter = dense<0> : tensor<1xi32>

func.func @variables(%value: tensor<1xi32>) {
  %old = tosa.variable_read @counter : tensor<1xi32>
  tosa.variable_write @counter, %value : tensor<1xi32>
  return
}

func.func @control(%condition: tensor<i1>, %x: tensor<10xi32>, %limit: tensor<i32>) {
  %results:2 = tosa.while_loop (%value = %x, %count = %limit) : (tensor<10xi32>, tensor<i32>) -> (tensor<10xi32>, tensor<i32>) {
    %go_on = tosa.greater_equal %count, %limit : (tensor<i32>, tensor<i32>) -> tensor<i1>
    tosa.yield %go_on : tensor<i1>
  } do {
  ^bb0(%value: tensor<10xi32>, %count: tensor<i32>):
    tosa.yield %value, %count : tensor<10xi32>, tensor<i32>
  }
  return
}

func.func @resizing(%image: tensor<1x8x8x3xf32>) {
  %scale = tosa.const_shape {values = dense<[4, 1, 4, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %offset = tosa.const_shape {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
  %border = tosa.const_shape {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
  %larger = tosa.resize %image, %scale, %offset, %border {mode = NEAREST_NEIGHBOR} : (tensor<1x8x8x3xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x29x29x3xf32>
  return
}

func.func @sizes() {
  %a = tosa.const_shape {values = dense<[4, 8]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[2, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %sum = tosa.add_shape %a, %b : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %difference = tosa.sub_shape %a, %b : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %product = tosa.mul_shape %a, %b : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %quotient = tosa.div_ceil_shape %a, %b : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %quotient_1 = tosa.div_floor_shape %a, %b : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %rest = tosa.mod_shape %a, %b : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %larger = tosa.max_shape %a, %b : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %smaller = tosa.min_shape %a, %b : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %power = tosa.exp2_shape %a : (!tosa.shape<2>) -> !tosa.shape<2>
  %logarithm = tosa.log2_ceil_shape %a : (!tosa.shape<2>) -> !tosa.shape<2>
  %logarithm_1 = tosa.log2_floor_shape %a : (!tosa.shape<2>) -> !tosa.shape<2>
  return
}

func.func @padding(%x: tensor<4x8xf32>, %value: tensor<1xf32>) {
  %widths = tosa.const_shape {values = dense<[1, 1, 2, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %padded = tosa.pad %x, %widths, %value : (tensor<4x8xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<6x12xf32>
  return
}

// -----

func.func @abs(%input1: tensor<f32>) {
  %output = tosa.abs %input1 : (tensor<f32>) -> tensor<f32>
  return
}

func.func @argmax(%input: tensor<3x?xi32>) {
  %output = tosa.argmax %input {axis = 1 : i32} : (tensor<3x?xi32>) -> tensor<3xi32>
  return
}

func.func @cast(%input: tensor<1xi8>) {
  %output = tosa.cast %input : (tensor<1xi8>) -> tensor<1xf32>
  return
}

func.func @concat(%input1: tensor<?x1xf32>) {
  %output = tosa.concat %input1 {axis = 0 : i32} : (tensor<?x1xf32>) -> tensor<?x1xf32>
  return
}

func.func @cond_if(%condition: tensor<i1>, %input_list: tensor<10xi32>) {
  %output_list = tosa.cond_if %condition (%arg2 = %input_list) : tensor<i1> (tensor<10xi32>) -> tensor<10xi32> {
  ^bb0(%arg2: tensor<10xi32>):
    tosa.yield %arg2 : tensor<10xi32>
  } else {
  ^bb0(%arg2: tensor<10xi32>):
    tosa.yield %arg2 : tensor<10xi32>
  }
  return
}

func.func @const() {
  %output = "tosa.const"() <{values = dense<2> : tensor<1xi8>}> : () -> tensor<1xi8>
  return
}

func.func @conv3d(%input: tensor<1x4x8x21x17xf32>, %weight: tensor<34x1x1x1x17xf32>, %bias: tensor<34xf32>, %input_zp: tensor<1xf32>, %weight_zp: tensor<1xf32>) {
  %output = tosa.conv3d %input, %weight, %bias, %input_zp, %weight_zp {acc_type = f32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 1, 1, 1>} : (tensor<1x4x8x21x17xf32>, tensor<34x1x1x1x17xf32>, tensor<34xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x8x21x34xf32>
  return
}

func.func @custom(%input_list: tensor<1x1x1x1x1x1x10xi32>) {
  %output_list = tosa.custom %input_list {domain_name = "tosa_mlir_test", implementation_attrs = "", operator_name = "custom_test"} : (tensor<1x1x1x1x1x1x10xi32>) -> tensor<1x1x1x1x1x1x10xi32>
  return
}

func.func @equal(%input1: tensor<10xi32>, %input2: tensor<10xi32>) {
  %output = tosa.equal %input1, %input2 : (tensor<10xi32>, tensor<10xi32>) -> tensor<10xi1>
  return
}

func.func @exp(%input1: tensor<?x1xf32>) {
  %output = tosa.exp %input1 : (tensor<?x1xf32>) -> tensor<?x1xf32>
  return
}

func.func @fft2d(%input_real: tensor<?x?x?xf32>, %input_imag: tensor<?x?x?xf32>) {
  %output_real, %output_real_0 = tosa.fft2d %input_real, %input_imag {inverse = true} : (tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> (tensor<?x?x?xf32>, tensor<?x?x?xf32>)
  return
}

func.func @gather(%values: tensor<2x3x2xf32>, %indices: tensor<2x3xi32>) {
  %output = tosa.gather %values, %indices : (tensor<2x3x2xf32>, tensor<2x3xi32>) -> tensor<2x3x2xf32>
  return
}

func.func @identity(%input1: tensor<1xf32>) {
  %output = tosa.identity %input1 : (tensor<1xf32>) -> tensor<1xf32>
  return
}

func.func @log(%input1: tensor<?x1xf32>) {
  %output = tosa.log %input1 : (tensor<?x1xf32>) -> tensor<?x1xf32>
  return
}

func.func @logical_and(%input1: tensor<1xi1>, %input2: tensor<1xi1>) {
  %output = tosa.logical_and %input1, %input2 : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
  return
}

func.func @logical_not(%input1: tensor<2x3xi1>) {
  %output = tosa.logical_not %input1 : (tensor<2x3xi1>) -> tensor<2x3xi1>
  return
}

func.func @logical_or(%input1: tensor<1xi1>, %input2: tensor<1xi1>) {
  %output = tosa.logical_or %input1, %input2 : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
  return
}

func.func @logical_xor(%input1: tensor<1xi1>, %input2: tensor<1xi1>) {
  %output = tosa.logical_xor %input1, %input2 : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
  return
}

func.func @reduce_all(%input: tensor<?x1xf32>) {
  %output = tosa.reduce_all %input {axis = 1 : i32} : (tensor<?x1xf32>) -> tensor<?x1xf32>
  return
}

func.func @reduce_any(%input: tensor<?x1xf32>) {
  %output = tosa.reduce_any %input {axis = 1 : i32} : (tensor<?x1xf32>) -> tensor<?x1xf32>
  return
}

func.func @reduce_max(%input: tensor<?x?xf32>) {
  %output = tosa.reduce_max %input {axis = 1 : i32} : (tensor<?x?xf32>) -> tensor<?x1xf32>
  return
}

func.func @reduce_min(%input: tensor<?x1xf32>) {
  %output = tosa.reduce_min %input {axis = 1 : i32} : (tensor<?x1xf32>) -> tensor<?x1xf32>
  return
}

func.func @rescale(%input: tensor<13x21x3xi8>, %multiplier: tensor<1xi32>, %shift: tensor<1xi8>, %input_zp: tensor<1xi8>, %output_zp: tensor<1xi32>) {
  %output = tosa.rescale %input, %multiplier, %shift, %input_zp, %output_zp {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<13x21x3xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi32>) -> tensor<13x21x3xi32>
  return
}

func.func @reverse(%input1: tensor<?xi32>) {
  %output = tosa.reverse %input1 {axis = 0 : i32} : (tensor<?xi32>) -> tensor<?xi32>
  return
}

func.func @rfft2d(%input_real: tensor<?x?x?xf32>) {
  %output_real, %output_real_0 = tosa.rfft2d %input_real : (tensor<?x?x?xf32>) -> (tensor<?x?x?xf32>, tensor<?x?x?xf32>)
  return
}

func.func @scatter(%values_in: tensor<3x7x5xi32>, %indices: tensor<3x6xi32>, %input: tensor<3x6x5xi32>) {
  %values_out = tosa.scatter %values_in, %indices, %input : (tensor<3x7x5xi32>, tensor<3x6xi32>, tensor<3x6x5xi32>) -> tensor<3x7x5xi32>
  return
}

func.func @select(%input1: tensor<2x3xi1>, %input2: tensor<2x3xi32>, %input3: tensor<2x3xi32>) {
  %output = tosa.select %input1, %input2, %input3 : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  return
}

func.func @table(%input1: tensor<6xi8>, %table: tensor<?xi8>) {
  %output = tosa.table %input1, %table : (tensor<6xi8>, tensor<?xi8>) -> tensor<6xi8>
  return
}

// -----

func.func @f(%arg0: tensor<1x4x8x21x17xf32>, %arg1: tensor<34x1x1x1x17xf32>, %arg2: tensor<34xf32>, %arg3: tensor<1xf32>, %input1: tensor<13x21x3xf32>, %arg5: tensor<13x21x3xi8>) {
  %0 = tosa.const_shape  {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %1 = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %2 = "tosa.const"() <{values = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
  %3 = tosa.add_shape %0, %0 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %4 = tosa.div_ceil_shape %0, %0 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %5 = tosa.div_floor_shape %0, %0 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %6 = tosa.exp2_shape %0 : (!tosa.shape<2>) -> !tosa.shape<2>
  %7 = tosa.log2_ceil_shape %0 : (!tosa.shape<2>) -> !tosa.shape<2>
  %8 = tosa.log2_floor_shape %0 : (!tosa.shape<2>) -> !tosa.shape<2>
  %9 = tosa.mod_shape %0, %3 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %10 = tosa.max_shape %0, %3 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %11 = tosa.min_shape %0, %3 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %12 = tosa.mul_shape %0, %3 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %13 = tosa.sub_shape %0, %0 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %14 = tosa.slice_shape %0, %1, %2 : (!tosa.shape<2>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<1>
  %15 = tosa.conv3d %arg0, %arg1, %arg2, %arg3, %arg3 {acc_type = f32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 1, 1, 1>} : (tensor<1x4x8x21x17xf32>, tensor<34x1x1x1x17xf32>, tensor<34xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x8x21x34xf32>
  %16 = tosa.clamp %input1 {max_val = 1.000000e+00 : f32, min_val = 0.000000e+00 : f32} : (tensor<13x21x3xf32>) -> tensor<13x21x3xf32>
  %17 = tosa.clamp %arg5 {max_val = 1 : i8, min_val = -1 : i8, nan_mode = IGNORE} : (tensor<13x21x3xi8>) -> tensor<13x21x3xi8>
  %18 = "tosa.const"() <{values = dense<1.000000e+00> : tensor<4xf32>}> : () -> tensor<4xf32>
  %shape = tosa.const_shape  {values = dense<[1, 819]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %output = tosa.reshape %input1, %shape : (tensor<13x21x3xf32>, !tosa.shape<2>) -> tensor<1x819xf32>
  %19 = tosa.const_shape  {values = dense<1> : tensor<6xindex>} : () -> !tosa.shape<6>
  %20 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
  %21 = tosa.pad %input1, %19, %20 : (tensor<13x21x3xf32>, !tosa.shape<6>, tensor<1xf32>) -> tensor<15x23x5xf32>
  %22 = tosa.const_shape  {values = dense<[3, 1, 2]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %23 = tosa.tile %input1, %22 : (tensor<13x21x3xf32>, !tosa.shape<3>) -> tensor<39x21x6xf32>
  %24 = tosa.const_shape  {values = dense<[0, 1, 0]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %25 = tosa.const_shape  {values = dense<[4, 11, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %26 = tosa.slice %input1, %24, %25 : (tensor<13x21x3xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<4x11x1xf32>
  return
}
