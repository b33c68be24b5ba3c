func.func @f(%i: tensor<1x4x8x21x17xf32>, %w: tensor<34x1x1x1x17xf32>, %b: tensor<34xf32>, %z: tensor<1xf32>, %x: tensor<13x21x3xf32>, %q: tensor<13x21x3xi8>) {
  %s0 = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %st = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %sz = "tosa.const"() <{values = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
  %s1 = tosa.add_shape %s0, %s0 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %s2 = tosa.div_ceil_shape %s0, %s0 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %s2b = tosa.div_floor_shape %s0, %s0 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %s3 = tosa.exp2_shape %s0 : (!tosa.shape<2>) -> !tosa.shape<2>
  %s3b = tosa.log2_ceil_shape %s0 : (!tosa.shape<2>) -> !tosa.shape<2>
  %s3c = tosa.log2_floor_shape %s0 : (!tosa.shape<2>) -> !tosa.shape<2>
  %s4 = tosa.mod_shape %s0, %s1 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %s4b = tosa.max_shape %s0, %s1 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %s4c = tosa.min_shape %s0, %s1 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %s4d = tosa.mul_shape %s0, %s1 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %s4e = tosa.sub_shape %s0, %s0 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %s5 = tosa.slice_shape %s0, %st, %sz : (!tosa.shape<2>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<1>
  %c3 = tosa.conv3d %i, %w, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 1, 1, 1>} : (tensor<1x4x8x21x17xf32>, tensor<34x1x1x1x17xf32>, tensor<34xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x8x21x34xf32>
  %cl = tosa.clamp %x {min_val = 0.0 : f32, max_val = 1.0 : f32} : (tensor<13x21x3xf32>) -> tensor<13x21x3xf32>
  %cl2 = tosa.clamp %q {min_val = -1 : i8, max_val = 1 : i8, nan_mode = IGNORE} : (tensor<13x21x3xi8>) -> tensor<13x21x3xi8>
  %k = "tosa.const"() <{values = dense<1.0> : tensor<4xf32>}> : () -> tensor<4xf32>
  %sh = tosa.const_shape {values = dense<[1, 819]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %re = tosa.reshape %x, %sh : (tensor<13x21x3xf32>, !tosa.shape<2>) -> tensor<1x819xf32>
  %pd = tosa.const_shape {values = dense<1> : tensor<6xindex>} : () -> !tosa.shape<6>
  %pz = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %pa = tosa.pad %x, %pd, %pz : (tensor<13x21x3xf32>, !tosa.shape<6>, tensor<1xf32>) -> tensor<15x23x5xf32>
  %m3 = tosa.const_shape {values = dense<[3, 1, 2]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %ti = tosa.tile %x, %m3 : (tensor<13x21x3xf32>, !tosa.shape<3>) -> tensor<39x21x6xf32>
  %b3 = tosa.const_shape {values = dense<[0, 1, 0]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %e3 = tosa.const_shape {values = dense<[4, 11, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %sl = tosa.slice %x, %b3, %e3 : (tensor<13x21x3xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<4x11x1xf32>
  return
}

// -----

func.func @f(%x: tensor<13x21x3xi8>, %im: tensor<1x32x32x8xf32>) {
  %mu = "tosa.const"() <{values = dense<1073741824> : tensor<1xi32>}> : () -> tensor<1xi32>
  %sh = "tosa.const"() <{values = dense<30> : tensor<1xi8>}> : () -> tensor<1xi8>
  %iz = "tosa.const"() <{values = dense<2> : tensor<1xi8>}> : () -> tensor<1xi8>
  %oz = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = tosa.rescale %x, %mu, %sh, %iz, %oz {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<13x21x3xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi32>) -> tensor<13x21x3xi32>
  %sc = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %of = tosa.const_shape {values = dense<[-1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %bo = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %rz = tosa.resize %im, %sc, %of, %bo {mode = BILINEAR} : (tensor<1x32x32x8xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x64x64x8xf32>
  return
}

// -----

tosa.variable @v = dense<-1> : tensor<2x4x8xi32>
tosa.variable @w : tensor<?x4xf32>
func.func @f(%x: tensor<2x4x8xi32>, %a: tensor<10xi32>, %b: tensor<i32>, %c: tensor<i1>) {
  tosa.variable_write @v, %x : tensor<2x4x8xi32>
  %0 = tosa.variable_read @v : tensor<2x4x8xi32>
  %1:2 = tosa.while_loop (%p = %a, %q = %b) : (tensor<10xi32>, tensor<i32>) -> (tensor<10xi32>, tensor<i32>) {
    %3 = tosa.greater_equal %q, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
    tosa.yield %3 : tensor<i1>
  } do {
  ^bb0(%p: tensor<10xi32>, %q: tensor<i32>):
    tosa.yield %p, %q : tensor<10xi32>, tensor<i32>
  }
  %2 = tosa.cond_if %c (%p = %a) : tensor<i1> (tensor<10xi32>) -> tensor<10xi32> {
  ^bb0(%p: tensor<10xi32>):
    tosa.yield %p : tensor<10xi32>
  } else {
  ^bb0(%p: tensor<10xi32>):
    tosa.yield %p : tensor<10xi32>
  }
  return
}

// -----

func.func @sizes(%a: tensor<1x4xi64>) {
  %0 = tosa.const_shape {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<0>
  %1 = tosa.reverse %a {axis = 1 : i32} : (tensor<1x4xi64>) -> tensor<1x8xi64>
  return
}
