func.func @elements(%x: tensor<4x8xf32>, %y: tensor<4x8xf32>, %init: tensor<4x8xf32>, %value: f32, %i: tensor<4x8xi32>, %numbers: tensor<4x8xi32>, %condition: tensor<4x8xi1>) {
  %result = linalg.abs ins(%x : tensor<4x8xf32>) outs(%init : tensor<4x8xf32>) -> tensor<4x8xf32>
  %result_1 = linalg.ceil ins(%x : tensor<4x8xf32>) outs(%init : tensor<4x8xf32>) -> tensor<4x8xf32>
  %result_2 = linalg.copy ins(%x : tensor<4x8xf32>) outs(%init : tensor<4x8xf32>) -> tensor<4x8xf32>
  %result_3 = linalg.erf ins(%x : tensor<4x8xf32>) outs(%init : tensor<4x8xf32>) -> tensor<4x8xf32>
  %result_4 = linalg.exp ins(%x : tensor<4x8xf32>) outs(%init : tensor<4x8xf32>) -> tensor<4x8xf32>
  %result_5 = linalg.floor ins(%x : tensor<4x8xf32>) outs(%init : tensor<4x8xf32>) -> tensor<4x8xf32>
  %result_6 = linalg.log ins(%x : tensor<4x8xf32>) outs(%init : tensor<4x8xf32>) -> tensor<4x8xf32>
  %result_7 = linalg.negf ins(%x : tensor<4x8xf32>) outs(%init : tensor<4x8xf32>) -> tensor<4x8xf32>
  %result_8 = linalg.reciprocal ins(%x : tensor<4x8xf32>) outs(%init : tensor<4x8xf32>) -> tensor<4x8xf32>
  %result_9 = linalg.round ins(%x : tensor<4x8xf32>) outs(%init : tensor<4x8xf32>) -> tensor<4x8xf32>
  %result_10 = linalg.rsqrt ins(%x : tensor<4x8xf32>) outs(%init : tensor<4x8xf32>) -> tensor<4x8xf32>
  %result_11 = linalg.sqrt ins(%x : tensor<4x8xf32>) outs(%init : tensor<4x8xf32>) -> tensor<4x8xf32>
  %result_12 = linalg.square ins(%x : tensor<4x8xf32>) outs(%init : tensor<4x8xf32>) -> tensor<4x8xf32>
  %result_13 = linalg.tanh ins(%x : tensor<4x8xf32>) outs(%init : tensor<4x8xf32>) -> tensor<4x8xf32>
  %result_14 = linalg.add ins(%x, %y : tensor<4x8xf32>, tensor<4x8xf32>) outs(%init : tensor<4x8xf32>) -> tensor<4x8xf32>
  %result_15 = linalg.sub ins(%x, %y : tensor<4x8xf32>, tensor<4x8xf32>) outs(%init : tensor<4x8xf32>) -> tensor<4x8xf32>
  %result_16 = linalg.mul ins(%x, %y : tensor<4x8xf32>, tensor<4x8xf32>) outs(%init : tensor<4x8xf32>) -> tensor<4x8xf32>
  %result_17 = linalg.div ins(%x, %y : tensor<4x8xf32>, tensor<4x8xf32>) outs(%init : tensor<4x8xf32>) -> tensor<4x8xf32>
  %result_18 = linalg.max ins(%x, %y : tensor<4x8xf32>, tensor<4x8xf32>) outs(%init : tensor<4x8xf32>) -> tensor<4x8xf32>
  %result_19 = linalg.min ins(%x, %y : tensor<4x8xf32>, tensor<4x8xf32>) outs(%init : tensor<4x8xf32>) -> tensor<4x8xf32>
  %result_20 = linalg.powf ins(%x, %y : tensor<4x8xf32>, tensor<4x8xf32>) outs(%init : tensor<4x8xf32>) -> tensor<4x8xf32>
  %result_21 = linalg.div_unsigned ins(%i, %i : tensor<4x8xi32>, tensor<4x8xi32>) outs(%numbers : tensor<4x8xi32>) -> tensor<4x8xi32>
  %result_22 = linalg.fill ins(%value : f32) outs(%init : tensor<4x8xf32>) -> tensor<4x8xf32>
  %result_23 = linalg.select ins(%condition, %x, %y : tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) outs(%init : tensor<4x8xf32>) -> tensor<4x8xf32>
  %result_24 = linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%x : tensor<4x8xf32>) outs(%init : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

func.func @products(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>, %c: tensor<4x16xf32>, %x: tensor<8xf32>, %y: tensor<4xf32>, %ba: tensor<2x4x8xf32>, %bb: tensor<2x8x16xf32>, %bc: tensor<2x4x16xf32>, %bx: tensor<2x8xf32>, %by: tensor<2x4xf32>, %total: tensor<f32>, %tiles: tensor<2x4x8x4xf32>, %more: tensor<3x4x8x4xf32>, %sums: tensor<2x3x8x8xf32>, %bt: tensor<5x2x4x8x4xf32>, %bm: tensor<5x3x4x8x4xf32>, %bs: tensor<5x2x3x8x8xf32>, %ia: tensor<4x8xi8>, %ib: tensor<8x16xi8>, %ic: tensor<4x16xi32>, %zero: i32) {
  %result = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x16xf32>) outs(%c : tensor<4x16xf32>) -> tensor<4x16xf32>
  %result_1 = linalg.batch_matmul ins(%ba, %bb : tensor<2x4x8xf32>, tensor<2x8x16xf32>) outs(%bc : tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
  %result_2 = linalg.batch_reduce_matmul ins(%ba, %bb : tensor<2x4x8xf32>, tensor<2x8x16xf32>) outs(%c : tensor<4x16xf32>) -> tensor<4x16xf32>
  %result_3 = linalg.matvec ins(%a, %x : tensor<4x8xf32>, tensor<8xf32>) outs(%y : tensor<4xf32>) -> tensor<4xf32>
  %result_4 = linalg.vecmat ins(%y, %a : tensor<4xf32>, tensor<4x8xf32>) outs(%x : tensor<8xf32>) -> tensor<8xf32>
  %result_5 = linalg.batch_matvec ins(%ba, %bx : tensor<2x4x8xf32>, tensor<2x8xf32>) outs(%by : tensor<2x4xf32>) -> tensor<2x4xf32>
  %result_6 = linalg.batch_vecmat ins(%by, %ba : tensor<2x4xf32>, tensor<2x4x8xf32>) outs(%bx : tensor<2x8xf32>) -> tensor<2x8xf32>
  %result_7 = linalg.dot ins(%x, %x : tensor<8xf32>, tensor<8xf32>) outs(%total : tensor<f32>) -> tensor<f32>
  %result_8 = linalg.mmt4d ins(%tiles, %more : tensor<2x4x8x4xf32>, tensor<3x4x8x4xf32>) outs(%sums : tensor<2x3x8x8xf32>) -> tensor<2x3x8x8xf32>
  %result_9 = linalg.batch_mmt4d ins(%bt, %bm : tensor<5x2x4x8x4xf32>, tensor<5x3x4x8x4xf32>) outs(%bs : tensor<5x2x3x8x8xf32>) -> tensor<5x2x3x8x8xf32>
  %result_10 = linalg.quantized_matmul ins(%ia, %ib, %zero, %zero : tensor<4x8xi8>, tensor<8x16xi8>, i32, i32) outs(%ic : tensor<4x16xi32>) -> tensor<4x16xi32>
  %result_11 = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%a, %b : tensor<4x8xf32>, tensor<8x16xf32>) outs(%c : tensor<4x16xf32>) -> tensor<4x16xf32>
  return
}

func.func @regions(%x: tensor<4x8xf32>, %y: tensor<4x8xf32>, %row: tensor<8xf32>, %column: tensor<4xf32>, %turned: tensor<8x4xf32>, %n: index) {
  %sum = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<4x8xf32>) outs(%y : tensor<4x8xf32>) {
  ^bb0(%in: f32, %out: f32):
    %added = arith.addf %in, %out : f32
    linalg.yield %added : f32
  } -> tensor<4x8xf32>
  %mapped = linalg.map ins(%x, %y : tensor<4x8xf32>, tensor<4x8xf32>) outs(%y : tensor<4x8xf32>)
    (%lhs: f32, %rhs: f32, %out: f32) {
      %product = arith.mulf %lhs, %rhs : f32
      linalg.yield %product : f32
    }
  %sums = linalg.reduce ins(%x : tensor<4x8xf32>) outs(%column : tensor<4xf32>) dimensions = [1]
    (%in: f32, %out: f32) {
      %added = arith.addf %in, %out : f32
      linalg.yield %added : f32
    }
  %transposed = linalg.transpose ins(%x : tensor<4x8xf32>) outs(%turned : tensor<8x4xf32>) permutation = [1, 0]
  %repeated = linalg.broadcast ins(%row : tensor<8xf32>) outs(%y : tensor<4x8xf32>) dimensions = [0]
  %numbered = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} outs(%y : tensor<4x8xf32>) {
  ^bb0(%out: f32):
    %i = linalg.index 0 : index
    %number = arith.index_cast %i : index to i32
    %float = arith.sitofp %number : i32 to f32
    linalg.yield %float : f32
  } -> tensor<4x8xf32>
  return
}

func.func @layouts(%matrix: tensor<128x256xf32>, %tiles: tensor<16x8x8x32xf32>, %logits: tensor<4x8xf32>, %init: tensor<4x8xf32>) {
  %packed = linalg.pack %matrix inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %tiles : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
  %unpacked = linalg.unpack %tiles inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %matrix : tensor<16x8x8x32xf32> -> tensor<128x256xf32>
  %probabilities = linalg.softmax dimension(1) ins(%logits : tensor<4x8xf32>) outs(%init : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

func.func @conv_1d(%image: tensor<10xf32>, %filter: tensor<3xf32>, %init: tensor<8xf32>) {
  %result = linalg.conv_1d ins(%image, %filter : tensor<10xf32>, tensor<3xf32>) outs(%init : tensor<8xf32>) -> tensor<8xf32>
  return
}

func.func @conv_2d(%image: tensor<10x10xf32>, %filter: tensor<3x3xf32>, %init: tensor<8x8xf32>) {
  %result = linalg.conv_2d ins(%image, %filter : tensor<10x10xf32>, tensor<3x3xf32>) outs(%init : tensor<8x8xf32>) -> tensor<8x8xf32>
  return
}

func.func @conv_3d(%image: tensor<10x10x10xf32>, %filter: tensor<3x3x3xf32>, %init: tensor<8x8x8xf32>) {
  %result = linalg.conv_3d ins(%image, %filter : tensor<10x10x10xf32>, tensor<3x3x3xf32>) outs(%init : tensor<8x8x8xf32>) -> tensor<8x8x8xf32>
  return
}

func.func @conv_1d_nwc_wcf(%image: tensor<1x10x4xf32>, %filter: tensor<3x4x8xf32>, %init: tensor<1x8x8xf32>) {
  %result = linalg.conv_1d_nwc_wcf {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%image, %filter : tensor<1x10x4xf32>, tensor<3x4x8xf32>) outs(%init : tensor<1x8x8xf32>) -> tensor<1x8x8xf32>
  return
}

func.func @conv_1d_ncw_fcw(%image: tensor<1x4x10xf32>, %filter: tensor<8x4x3xf32>, %init: tensor<1x8x8xf32>) {
  %result = linalg.conv_1d_ncw_fcw {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%image, %filter : tensor<1x4x10xf32>, tensor<8x4x3xf32>) outs(%init : tensor<1x8x8xf32>) -> tensor<1x8x8xf32>
  return
}

func.func @conv_2d_nhwc_hwcf(%image: tensor<1x10x10x4xf32>, %filter: tensor<3x3x4x8xf32>, %init: tensor<1x8x8x8xf32>) {
  %result = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%image, %filter : tensor<1x10x10x4xf32>, tensor<3x3x4x8xf32>) outs(%init : tensor<1x8x8x8xf32>) -> tensor<1x8x8x8xf32>
  return
}

func.func @conv_2d_nhwc_fhwc(%image: tensor<1x10x10x4xf32>, %filter: tensor<8x3x3x4xf32>, %init: tensor<1x8x8x8xf32>) {
  %result = linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%image, %filter : tensor<1x10x10x4xf32>, tensor<8x3x3x4xf32>) outs(%init : tensor<1x8x8x8xf32>) -> tensor<1x8x8x8xf32>
  return
}

func.func @conv_2d_nchw_fchw(%image: tensor<1x4x10x10xf32>, %filter: tensor<8x4x3x3xf32>, %init: tensor<1x8x8x8xf32>) {
  %result = linalg.conv_2d_nchw_fchw {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%image, %filter : tensor<1x4x10x10xf32>, tensor<8x4x3x3xf32>) outs(%init : tensor<1x8x8x8xf32>) -> tensor<1x8x8x8xf32>
  return
}

func.func @conv_2d_ngchw_fgchw(%image: tensor<1x2x4x10x10xf32>, %filter: tensor<8x2x4x3x3xf32>, %init: tensor<1x2x8x8x8xf32>) {
  %result = linalg.conv_2d_ngchw_fgchw {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%image, %filter : tensor<1x2x4x10x10xf32>, tensor<8x2x4x3x3xf32>) outs(%init : tensor<1x2x8x8x8xf32>) -> tensor<1x2x8x8x8xf32>
  return
}

func.func @conv_2d_ngchw_gfchw(%image: tensor<1x2x4x10x10xf32>, %filter: tensor<2x8x4x3x3xf32>, %init: tensor<1x2x8x8x8xf32>) {
  %result = linalg.conv_2d_ngchw_gfchw {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%image, %filter : tensor<1x2x4x10x10xf32>, tensor<2x8x4x3x3xf32>) outs(%init : tensor<1x2x8x8x8xf32>) -> tensor<1x2x8x8x8xf32>
  return
}

func.func @conv_2d_nhwgc_gfhwc(%image: tensor<1x10x10x2x4xf32>, %filter: tensor<2x8x3x3x4xf32>, %init: tensor<1x8x8x2x8xf32>) {
  %result = linalg.conv_2d_nhwgc_gfhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%image, %filter : tensor<1x10x10x2x4xf32>, tensor<2x8x3x3x4xf32>) outs(%init : tensor<1x8x8x2x8xf32>) -> tensor<1x8x8x2x8xf32>
  return
}

func.func @conv_3d_ndhwc_dhwcf(%image: tensor<1x10x10x10x4xf32>, %filter: tensor<3x3x3x4x8xf32>, %init: tensor<1x8x8x8x8xf32>) {
  %result = linalg.conv_3d_ndhwc_dhwcf {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%image, %filter : tensor<1x10x10x10x4xf32>, tensor<3x3x3x4x8xf32>) outs(%init : tensor<1x8x8x8x8xf32>) -> tensor<1x8x8x8x8xf32>
  return
}

func.func @conv_3d_ncdhw_fcdhw(%image: tensor<1x4x10x10x10xf32>, %filter: tensor<8x4x3x3x3xf32>, %init: tensor<1x8x8x8x8xf32>) {
  %result = linalg.conv_3d_ncdhw_fcdhw {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%image, %filter : tensor<1x4x10x10x10xf32>, tensor<8x4x3x3x3xf32>) outs(%init : tensor<1x8x8x8x8xf32>) -> tensor<1x8x8x8x8xf32>
  return
}

func.func @depthwise_conv_1d_ncw_cw(%image: tensor<1x4x10xf32>, %filter: tensor<4x3xf32>, %init: tensor<1x4x8xf32>) {
  %result = linalg.depthwise_conv_1d_ncw_cw {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%image, %filter : tensor<1x4x10xf32>, tensor<4x3xf32>) outs(%init : tensor<1x4x8xf32>) -> tensor<1x4x8xf32>
  return
}

func.func @depthwise_conv_1d_nwc_wc(%image: tensor<1x10x4xf32>, %filter: tensor<3x4xf32>, %init: tensor<1x8x4xf32>) {
  %result = linalg.depthwise_conv_1d_nwc_wc {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%image, %filter : tensor<1x10x4xf32>, tensor<3x4xf32>) outs(%init : tensor<1x8x4xf32>) -> tensor<1x8x4xf32>
  return
}

func.func @depthwise_conv_1d_nwc_wcm(%image: tensor<1x10x4xf32>, %filter: tensor<3x4x2xf32>, %init: tensor<1x8x4x2xf32>) {
  %result = linalg.depthwise_conv_1d_nwc_wcm {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%image, %filter : tensor<1x10x4xf32>, tensor<3x4x2xf32>) outs(%init : tensor<1x8x4x2xf32>) -> tensor<1x8x4x2xf32>
  return
}

func.func @depthwise_conv_2d_nchw_chw(%image: tensor<1x4x10x10xf32>, %filter: tensor<4x3x3xf32>, %init: tensor<1x4x8x8xf32>) {
  %result = linalg.depthwise_conv_2d_nchw_chw {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%image, %filter : tensor<1x4x10x10xf32>, tensor<4x3x3xf32>) outs(%init : tensor<1x4x8x8xf32>) -> tensor<1x4x8x8xf32>
  return
}

func.func @depthwise_conv_2d_nhwc_hwc(%image: tensor<1x10x10x4xf32>, %filter: tensor<3x3x4xf32>, %init: tensor<1x8x8x4xf32>) {
  %result = linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%image, %filter : tensor<1x10x10x4xf32>, tensor<3x3x4xf32>) outs(%init : tensor<1x8x8x4xf32>) -> tensor<1x8x8x4xf32>
  return
}

func.func @depthwise_conv_2d_nhwc_hwcm(%image: tensor<1x10x10x4xf32>, %filter: tensor<3x3x4x2xf32>, %init: tensor<1x8x8x4x2xf32>) {
  %result = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%image, %filter : tensor<1x10x10x4xf32>, tensor<3x3x4x2xf32>) outs(%init : tensor<1x8x8x4x2xf32>) -> tensor<1x8x8x4x2xf32>
  return
}

func.func @depthwise_conv_3d_ncdhw_cdhw(%image: tensor<1x4x10x10x10xf32>, %filter: tensor<4x3x3x3xf32>, %init: tensor<1x4x8x8x8xf32>) {
  %result = linalg.depthwise_conv_3d_ncdhw_cdhw {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%image, %filter : tensor<1x4x10x10x10xf32>, tensor<4x3x3x3xf32>) outs(%init : tensor<1x4x8x8x8xf32>) -> tensor<1x4x8x8x8xf32>
  return
}

func.func @depthwise_conv_3d_ndhwc_dhwc(%image: tensor<1x10x10x10x4xf32>, %filter: tensor<3x3x3x4xf32>, %init: tensor<1x8x8x8x4xf32>) {
  %result = linalg.depthwise_conv_3d_ndhwc_dhwc {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%image, %filter : tensor<1x10x10x10x4xf32>, tensor<3x3x3x4xf32>) outs(%init : tensor<1x8x8x8x4xf32>) -> tensor<1x8x8x8x4xf32>
  return
}

func.func @depthwise_conv_3d_ndhwc_dhwcm(%image: tensor<1x10x10x10x4xf32>, %filter: tensor<3x3x3x4x2xf32>, %init: tensor<1x8x8x8x4x2xf32>) {
  %result = linalg.depthwise_conv_3d_ndhwc_dhwcm {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%image, %filter : tensor<1x10x10x10x4xf32>, tensor<3x3x3x4x2xf32>) outs(%init : tensor<1x8x8x8x4x2xf32>) -> tensor<1x8x8x8x4x2xf32>
  return
}

func.func @pooling_nhwc_max(%image: tensor<1x10x10x4xf32>, %window: tensor<3x3xf32>, %init: tensor<1x8x8x4xf32>) {
  %result = linalg.pooling_nhwc_max {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%image, %window : tensor<1x10x10x4xf32>, tensor<3x3xf32>) outs(%init : tensor<1x8x8x4xf32>) -> tensor<1x8x8x4xf32>
  return
}

func.func @pooling_nwc_max(%image: tensor<1x10x4xf32>, %window: tensor<3xf32>, %init: tensor<1x8x4xf32>) {
  %result = linalg.pooling_nwc_max {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%image, %window : tensor<1x10x4xf32>, tensor<3xf32>) outs(%init : tensor<1x8x4xf32>) -> tensor<1x8x4xf32>
  return
}

func.func @pooling_nhwc_max_unsigned(%image: tensor<1x10x10x4xi32>, %window: tensor<3x3xi32>, %init: tensor<1x8x8x4xi32>) {
  %result = linalg.pooling_nhwc_max_unsigned {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%image, %window : tensor<1x10x10x4xi32>, tensor<3x3xi32>) outs(%init : tensor<1x8x8x4xi32>) -> tensor<1x8x8x4xi32>
  return
}

func.func @pooling_nwc_max_unsigned(%image: tensor<1x10x4xi32>, %window: tensor<3xi32>, %init: tensor<1x8x4xi32>) {
  %result = linalg.pooling_nwc_max_unsigned {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%image, %window : tensor<1x10x4xi32>, tensor<3xi32>) outs(%init : tensor<1x8x4xi32>) -> tensor<1x8x4xi32>
  return
}

func.func @pooling_nhwc_min(%image: tensor<1x10x10x4xf32>, %window: tensor<3x3xf32>, %init: tensor<1x8x8x4xf32>) {
  %result = linalg.pooling_nhwc_min {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%image, %window : tensor<1x10x10x4xf32>, tensor<3x3xf32>) outs(%init : tensor<1x8x8x4xf32>) -> tensor<1x8x8x4xf32>
  return
}

func.func @pooling_nwc_min(%image: tensor<1x10x4xf32>, %window: tensor<3xf32>, %init: tensor<1x8x4xf32>) {
  %result = linalg.pooling_nwc_min {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%image, %window : tensor<1x10x4xf32>, tensor<3xf32>) outs(%init : tensor<1x8x4xf32>) -> tensor<1x8x4xf32>
  return
}

func.func @pooling_nhwc_min_unsigned(%image: tensor<1x10x10x4xi32>, %window: tensor<3x3xi32>, %init: tensor<1x8x8x4xi32>) {
  %result = linalg.pooling_nhwc_min_unsigned {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%image, %window : tensor<1x10x10x4xi32>, tensor<3x3xi32>) outs(%init : tensor<1x8x8x4xi32>) -> tensor<1x8x8x4xi32>
  return
}

func.func @pooling_nwc_min_unsigned(%image: tensor<1x10x4xi32>, %window: tensor<3xi32>, %init: tensor<1x8x4xi32>) {
  %result = linalg.pooling_nwc_min_unsigned {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%image, %window : tensor<1x10x4xi32>, tensor<3xi32>) outs(%init : tensor<1x8x4xi32>) -> tensor<1x8x4xi32>
  return
}

func.func @pooling_nhwc_sum(%image: tensor<1x10x10x4xf32>, %window: tensor<3x3xf32>, %init: tensor<1x8x8x4xf32>) {
  %result = linalg.pooling_nhwc_sum {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%image, %window : tensor<1x10x10x4xf32>, tensor<3x3xf32>) outs(%init : tensor<1x8x8x4xf32>) -> tensor<1x8x8x4xf32>
  return
}

func.func @pooling_nwc_sum(%image: tensor<1x10x4xf32>, %window: tensor<3xf32>, %init: tensor<1x8x4xf32>) {
  %result = linalg.pooling_nwc_sum {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%image, %window : tensor<1x10x4xf32>, tensor<3xf32>) outs(%init : tensor<1x8x4xf32>) -> tensor<1x8x4xf32>
  return
}

func.func @pooling_ndhwc_max(%image: tensor<1x10x10x10x4xf32>, %window: tensor<3x3x3xf32>, %init: tensor<1x8x8x8x4xf32>) {
  %result = linalg.pooling_ndhwc_max {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%image, %window : tensor<1x10x10x10x4xf32>, tensor<3x3x3xf32>) outs(%init : tensor<1x8x8x8x4xf32>) -> tensor<1x8x8x8x4xf32>
  return
}

func.func @pooling_ndhwc_min(%image: tensor<1x10x10x10x4xf32>, %window: tensor<3x3x3xf32>, %init: tensor<1x8x8x8x4xf32>) {
  %result = linalg.pooling_ndhwc_min {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%image, %window : tensor<1x10x10x10x4xf32>, tensor<3x3x3xf32>) outs(%init : tensor<1x8x8x8x4xf32>) -> tensor<1x8x8x8x4xf32>
  return
}

func.func @pooling_ndhwc_sum(%image: tensor<1x10x10x10x4xf32>, %window: tensor<3x3x3xf32>, %init: tensor<1x8x8x8x4xf32>) {
  %result = linalg.pooling_ndhwc_sum {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%image, %window : tensor<1x10x10x10x4xf32>, tensor<3x3x3xf32>) outs(%init : tensor<1x8x8x8x4xf32>) -> tensor<1x8x8x8x4xf32>
  return
}

func.func @pooling_nchw_max(%image: tensor<1x4x10x10xf32>, %window: tensor<3x3xf32>, %init: tensor<1x4x8x8xf32>) {
  %result = linalg.pooling_nchw_max {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%image, %window : tensor<1x4x10x10xf32>, tensor<3x3xf32>) outs(%init : tensor<1x4x8x8xf32>) -> tensor<1x4x8x8xf32>
  return
}

func.func @pooling_ncw_max(%image: tensor<1x4x10xf32>, %window: tensor<3xf32>, %init: tensor<1x4x8xf32>) {
  %result = linalg.pooling_ncw_max {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%image, %window : tensor<1x4x10xf32>, tensor<3xf32>) outs(%init : tensor<1x4x8xf32>) -> tensor<1x4x8xf32>
  return
}

func.func @pooling_nchw_sum(%image: tensor<1x4x10x10xf32>, %window: tensor<3x3xf32>, %init: tensor<1x4x8x8xf32>) {
  %result = linalg.pooling_nchw_sum {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%image, %window : tensor<1x4x10x10xf32>, tensor<3x3xf32>) outs(%init : tensor<1x4x8x8xf32>) -> tensor<1x4x8x8xf32>
  return
}

func.func @pooling_ncw_sum(%image: tensor<1x4x10xf32>, %window: tensor<3xf32>, %init: tensor<1x4x8xf32>) {
  %result = linalg.pooling_ncw_sum {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%image, %window : tensor<1x4x10xf32>, tensor<3xf32>) outs(%init : tensor<1x4x8xf32>) -> tensor<1x4x8xf32>
  return
}

func.func @conv_2d_nhwc_hwcf_q(%image: tensor<1x10x10x4xi8>, %filter: tensor<3x3x4x8xi8>, %image_zero: i32, %filter_zero: i32, %init: tensor<1x8x8x8xi32>) {
  %result = linalg.conv_2d_nhwc_hwcf_q {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%image, %filter, %image_zero, %filter_zero : tensor<1x10x10x4xi8>, tensor<3x3x4x8xi8>, i32, i32) outs(%init : tensor<1x8x8x8xi32>) -> tensor<1x8x8x8xi32>
  return
}

func.func @conv_2d_nhwc_fhwc_q(%image: tensor<1x10x10x4xi8>, %filter: tensor<8x3x3x4xi8>, %image_zero: i32, %filter_zero: i32, %init: tensor<1x8x8x8xi32>) {
  %result = linalg.conv_2d_nhwc_fhwc_q {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%image, %filter, %image_zero, %filter_zero : tensor<1x10x10x4xi8>, tensor<8x3x3x4xi8>, i32, i32) outs(%init : tensor<1x8x8x8xi32>) -> tensor<1x8x8x8xi32>
  return
}

func.func @conv_2d_nchw_fchw_q(%image: tensor<1x4x10x10xi8>, %filter: tensor<8x4x3x3xi8>, %image_zero: i32, %filter_zero: i32, %init: tensor<1x8x8x8xi32>) {
  %result = linalg.conv_2d_nchw_fchw_q {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%image, %filter, %image_zero, %filter_zero : tensor<1x4x10x10xi8>, tensor<8x4x3x3xi8>, i32, i32) outs(%init : tensor<1x8x8x8xi32>) -> tensor<1x8x8x8xi32>
  return
}

func.func @conv_2d_ngchw_gfchw_q(%image: tensor<1x2x4x10x10xi8>, %filter: tensor<2x8x4x3x3xi8>, %image_zero: i32, %filter_zero: i32, %init: tensor<1x2x8x8x8xi32>) {
  %result = linalg.conv_2d_ngchw_gfchw_q {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%image, %filter, %image_zero, %filter_zero : tensor<1x2x4x10x10xi8>, tensor<2x8x4x3x3xi8>, i32, i32) outs(%init : tensor<1x2x8x8x8xi32>) -> tensor<1x2x8x8x8xi32>
  return
}

func.func @conv_2d_nhwgc_gfhwc_q(%image: tensor<1x10x10x2x4xi8>, %filter: tensor<2x8x3x3x4xi8>, %image_zero: i32, %filter_zero: i32, %init: tensor<1x8x8x2x8xi32>) {
  %result = linalg.conv_2d_nhwgc_gfhwc_q {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%image, %filter, %image_zero, %filter_zero : tensor<1x10x10x2x4xi8>, tensor<2x8x3x3x4xi8>, i32, i32) outs(%init : tensor<1x8x8x2x8xi32>) -> tensor<1x8x8x2x8xi32>
  return
}

func.func @conv_3d_ndhwc_dhwcf_q(%image: tensor<1x10x10x10x4xi8>, %filter: tensor<3x3x3x4x8xi8>, %image_zero: i32, %filter_zero: i32, %init: tensor<1x8x8x8x8xi32>) {
  %result = linalg.conv_3d_ndhwc_dhwcf_q {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%image, %filter, %image_zero, %filter_zero : tensor<1x10x10x10x4xi8>, tensor<3x3x3x4x8xi8>, i32, i32) outs(%init : tensor<1x8x8x8x8xi32>) -> tensor<1x8x8x8x8xi32>
  return
}

func.func @depthwise_conv_2d_nhwc_hwc_q(%image: tensor<1x10x10x4xi8>, %filter: tensor<3x3x4xi8>, %image_zero: i32, %filter_zero: i32, %init: tensor<1x8x8x4xi32>) {
  %result = linalg.depthwise_conv_2d_nhwc_hwc_q {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%image, %filter, %image_zero, %filter_zero : tensor<1x10x10x4xi8>, tensor<3x3x4xi8>, i32, i32) outs(%init : tensor<1x8x8x4xi32>) -> tensor<1x8x8x4xi32>
  return
}

func.func @depthwise_conv_2d_nhwc_hwcm_q(%image: tensor<1x10x10x4xi8>, %filter: tensor<3x3x4x2xi8>, %image_zero: i32, %filter_zero: i32, %init: tensor<1x8x8x4x2xi32>) {
  %result = linalg.depthwise_conv_2d_nhwc_hwcm_q {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%image, %filter, %image_zero, %filter_zero : tensor<1x10x10x4xi8>, tensor<3x3x4x2xi8>, i32, i32) outs(%init : tensor<1x8x8x4x2xi32>) -> tensor<1x8x8x4x2xi32>
  return
}

func.func @random(%low: f64, %high: f64, %seed: i32, %init: tensor<4x8xf32>) {
  %filled = linalg.fill_rng_2d ins(%low, %high, %seed : f64, f64, i32) outs(%init : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

func.func @quantized_batch_matmul(%a: tensor<2x4x8xi8>, %b: tensor<2x8x16xi8>, %zero: i32, %init: tensor<2x4x16xi32>) {
  %result = linalg.quantized_batch_matmul ins(%a, %b, %zero, %zero : tensor<2x4x8xi8>, tensor<2x8x16xi8>, i32, i32) outs(%init : tensor<2x4x16xi32>) -> tensor<2x4x16xi32>
  return
}

func.func @winograd(%filter: tensor<2x3x3x5xf32>, %image: tensor<2x10x10x5xf32>, %product: tensor<6x6x2x2x2x2xf32>, %f: tensor<6x6x5x2xf32>, %i: tensor<6x6x2x2x2x5xf32>, %o: tensor<2x8x8x2xf32>) {
  %filter_1 = linalg.winograd_filter_transform fmr(F_4_3) ins(%filter : tensor<2x3x3x5xf32>) outs(%f : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  %image_1 = linalg.winograd_input_transform fmr(F_4_3) ins(%image : tensor<2x10x10x5xf32>) outs(%i : tensor<6x6x2x2x2x5xf32>) -> tensor<6x6x2x2x2x5xf32>
  %output = linalg.winograd_output_transform fmr(F_4_3) ins(%product : tensor<6x6x2x2x2x2xf32>) outs(%o : tensor<2x8x8x2xf32>) -> tensor<2x8x8x2xf32>
  return
}
