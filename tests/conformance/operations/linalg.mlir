#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x5xf32>, %c: tensor<4x5xf32>) -> tensor<4x5xf32> {
  %0 = linalg.contract indexing_maps = [#map, #map1, #map2] ins(%a, %b : tensor<4x8xf32>, tensor<8x5xf32>) outs(%c : tensor<4x5xf32>) -> tensor<4x5xf32>
  %1 = linalg.contract indexing_maps = [#map, #map1, #map2] {cast = #linalg.type_fn<cast_unsigned>} ins(%a, %b : tensor<4x8xf32>, tensor<8x5xf32>) outs(%c : tensor<4x5xf32>) -> tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: memref<4x8xf32>, %m: tensor<4x8xi1>) -> tensor<4x8xf32> {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%c : memref<4x8xf32>) outs(%c : memref<4x8xf32>)
  %1 = linalg.elementwise kind=#linalg.elementwise_kind<select> ins(%m, %a, %b : tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

// -----

#t = affine_map<(d0, d1) -> (d1, d0)>
#i = affine_map<(d0, d1) -> (d0, d1)>
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<negf> indexing_maps = [#t, #i] ins(%a : tensor<4x8xf32>) outs(%b : tensor<8x4xf32>) -> tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}

// -----

func.func @f(%s: tensor<128x256xf32>, %d: tensor<16x8x8x32xf32>, %p: f32, %i: index) -> tensor<128x256xf32> {
  %0 = linalg.pack %s inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %d : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
  %1 = linalg.pack %s padding_value(%p : f32) outer_dims_perm = [0, 1] inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %d : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
  %2 = linalg.unpack %0 inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %s : tensor<16x8x8x32xf32> -> tensor<128x256xf32>
  return %2 : tensor<128x256xf32>
}

// -----

func.func @f(%i: tensor<2x10x10x5xf32>, %o: tensor<6x6x2x2x2x5xf32>, %k: tensor<2x3x3x5xf32>, %ko: tensor<6x6x5x2xf32>, %x: tensor<6x6x2x2x2x2xf32>, %y: tensor<2x8x8x2xf32>) {
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%k : tensor<2x3x3x5xf32>) outs(%ko : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  %1 = linalg.winograd_input_transform fmr(F_4_3) ins(%i : tensor<2x10x10x5xf32>) outs(%o : tensor<6x6x2x2x2x5xf32>) -> tensor<6x6x2x2x2x5xf32>
  %2 = linalg.winograd_output_transform fmr(F_4_3) ins(%x : tensor<6x6x2x2x2x2xf32>) outs(%y : tensor<2x8x8x2xf32>) -> tensor<2x8x8x2xf32>
  return
}

// -----

func.func @f(%a: memref<2x4x8xf32>, %v: memref<2x8xf32>, %o: memref<2x4xf32>, %w: memref<2x4xf32>, %p: memref<2x8xf32>) {
  linalg.batch_matvec ins(%a, %v : memref<2x4x8xf32>, memref<2x8xf32>) outs(%o : memref<2x4xf32>)
  linalg.batch_vecmat ins(%w, %a : memref<2x4xf32>, memref<2x4x8xf32>) outs(%p : memref<2x8xf32>)
  return
}

// -----

func.func @f(%i: tensor<1x8x8x3xi8>, %f: tensor<3x3x3x4xi8>, %z: i32, %o: tensor<1x6x6x4xi32>, %i2: tensor<1x3x8x8xi8>, %f2: tensor<4x3x3x3xi8>, %o2: tensor<1x4x6x6xi32>) {
  %0 = linalg.conv_2d_nhwc_hwcf_q {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%i, %f, %z, %z : tensor<1x8x8x3xi8>, tensor<3x3x3x4xi8>, i32, i32) outs(%o : tensor<1x6x6x4xi32>) -> tensor<1x6x6x4xi32>
  %1 = linalg.conv_2d_nchw_fchw_q ins(%i2, %f2, %z, %z : tensor<1x3x8x8xi8>, tensor<4x3x3x3xi8>, i32, i32) outs(%o2 : tensor<1x4x6x6xi32>) -> tensor<1x4x6x6xi32>
  return
}

// -----

func.func @f(%i: tensor<1x8x8x2x3xi8>, %f: tensor<2x4x3x3x3xi8>, %z: i32, %o: tensor<1x6x6x2x4xi32>) {
  %0 = linalg.conv_2d_nhwgc_gfhwc ins(%i, %f : tensor<1x8x8x2x3xi8>, tensor<2x4x3x3x3xi8>) outs(%o : tensor<1x6x6x2x4xi32>) -> tensor<1x6x6x2x4xi32>
  %1 = linalg.conv_2d_nhwgc_gfhwc_q ins(%i, %f, %z, %z : tensor<1x8x8x2x3xi8>, tensor<2x4x3x3x3xi8>, i32, i32) outs(%o : tensor<1x6x6x2x4xi32>) -> tensor<1x6x6x2x4xi32>
  return
}

// -----

func.func @f(%i: tensor<1x8x8x8x3xi8>, %f: tensor<3x3x3x3x4xi8>, %z: i32, %o: tensor<1x6x6x6x4xi32>, %a: tensor<1x8x8x3xi8>, %b: tensor<3x3x3xi8>, %c: tensor<1x6x6x3xi32>, %e: tensor<3x3x3x2xi8>, %g: tensor<1x6x6x3x2xi32>, %m: tensor<2x4x8xi8>, %n: tensor<2x8x3xi8>, %p: tensor<2x4x3xi32>) {
  %0 = linalg.conv_3d_ndhwc_dhwcf_q ins(%i, %f, %z, %z : tensor<1x8x8x8x3xi8>, tensor<3x3x3x3x4xi8>, i32, i32) outs(%o : tensor<1x6x6x6x4xi32>) -> tensor<1x6x6x6x4xi32>
  %1 = linalg.depthwise_conv_2d_nhwc_hwc_q ins(%a, %b, %z, %z : tensor<1x8x8x3xi8>, tensor<3x3x3xi8>, i32, i32) outs(%c : tensor<1x6x6x3xi32>) -> tensor<1x6x6x3xi32>
  %2 = linalg.depthwise_conv_2d_nhwc_hwcm_q ins(%a, %e, %z, %z : tensor<1x8x8x3xi8>, tensor<3x3x3x2xi8>, i32, i32) outs(%g : tensor<1x6x6x3x2xi32>) -> tensor<1x6x6x3x2xi32>
  %3 = linalg.quantized_batch_matmul ins(%m, %n, %z, %z : tensor<2x4x8xi8>, tensor<2x8x3xi8>, i32, i32) outs(%p : tensor<2x4x3xi32>) -> tensor<2x4x3xi32>
  return
}

// -----

#mA = affine_map<(d0, d1, d2) -> (d2, d0)>
#mB = affine_map<(d0, d1, d2) -> (d2, d1)>
#mC = affine_map<(d0, d1, d2) -> (d0, d1)>
func.func @f(%a: memref<5x3xf32>, %b: memref<5x7xf32>, %c: memref<3x7xf32>) {
  linalg.matmul indexing_maps = [#mA, #mB, #mC] ins(%a, %b : memref<5x3xf32>, memref<5x7xf32>) outs(%c : memref<3x7xf32>)
  return
}

// -----

#mA = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#mB = affine_map<(d0, d1, d2, d3) -> (d3, d2)>
#mC = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
func.func @f(%a: memref<2x3x5xf32>, %b: memref<5x7xf32>, %c: memref<2x3x7xf32>) {
  linalg.batch_matmul indexing_maps = [#mA, #mB, #mC] ins(%a, %b : memref<2x3x5xf32>, memref<5x7xf32>) outs(%c : memref<2x3x7xf32>)
  return
}

// -----

func.func @f(%a: memref<2x3x5xf32>, %b: memref<2x5x7xf32>, %c: memref<3x7xf32>) {
  linalg.batch_reduce_matmul ins(%a, %b : memref<2x3x5xf32>, memref<2x5x7xf32>) outs(%c : memref<3x7xf32>)
  return
}

// -----

func.func @f(%a: tensor<16x16xf32>, %b: tensor<16xf32>) -> tensor<16xf32> {
  %0 = linalg.reduce {arith.addf} ins(%a : tensor<16x16xf32>) outs(%b : tensor<16xf32>) dimensions = [1]
  %1 = linalg.reduce ins(%a : tensor<16x16xf32>) outs(%b : tensor<16xf32>) dimensions = [1] (%x: f32, %y: f32) { %2 = arith.addf %x, %y {fastmath = #arith.fastmath<fast>} : f32  linalg.yield %2 : f32 }
  %3 = linalg.map {arith.addf} ins(%b, %b : tensor<16xf32>, tensor<16xf32>) outs(%b : tensor<16xf32>)
  %4 = linalg.map ins(%b : tensor<16xf32>) outs(%b : tensor<16xf32>) (%x: f32, %o: f32) { linalg.yield %x : f32 }
  %5 = linalg.map outs(%b : tensor<16xf32>) (%o: f32) { linalg.yield %o : f32 }
  %6 = linalg.broadcast ins(%b : tensor<16xf32>) outs(%a : tensor<16x16xf32>) dimensions = [0]
  %7 = linalg.transpose ins(%a : tensor<16x16xf32>) outs(%a : tensor<16x16xf32>) permutation = [1, 0]
  %8 = linalg.softmax dimension(1) ins(%a : tensor<16x16xf32>) outs(%a : tensor<16x16xf32>) -> tensor<16x16xf32>
  return %0 : tensor<16xf32>
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%r: !transform.any_op) {
    %p = transform.structured.match ops{["linalg.pack"]} in %r : (!transform.any_op) -> !transform.op<"linalg.pack">
    %a, %b, %c = transform.structured.lower_pack %p : (!transform.op<"linalg.pack">) -> (!transform.op<"tensor.pad">, !transform.op<"tensor.expand_shape">, !transform.op<"linalg.transpose">)
    %u = transform.structured.match ops{["linalg.unpack"]} in %r : (!transform.any_op) -> !transform.op<"linalg.unpack">
    %e, %t, %l, %x = transform.structured.lower_unpack %u {lowerUnpadLikeWithExtractSlice = false} : (!transform.op<"linalg.unpack">) -> (!transform.op<"tensor.empty">, !transform.op<"linalg.transpose">, !transform.op<"tensor.collapse_shape">, !transform.op<"tensor.extract_slice">)
    transform.yield
  }
}
