func.func @f(%a: $(a: tensor<128x256xf32> | tensor<?x256xf32> | tensor<127x256xf32> | tensor<256xf32> | tensor<128x256xf64>), %p: $(p: tensor<16x8x8x32xf32> | tensor<?x8x8x32xf32> | tensor<8x16x8x32xf32> | tensor<16x8x32x8xf32> | tensor<8x32xf32> | tensor<16x8x?x32xf32> | tensor<16x256x8xf32>), %x: $(x: f32 | f64), %n: index) {
  $(%0 = linalg.pack %a | %0 = linalg.pack %a padding_value(%x : $x)) $( | outer_dims_perm = [1, 0] | outer_dims_perm = [0, 1]) inner_dims_pos = [$(0, 1 | 1, 0 | 0 | 1 | 2, 0 | 0, 0)] inner_tiles = [$(8, 32 | 32, 8 | 8 | 32 | %n, 32 | 0, 32)] into %p : $a -> $p
  return
}
// -----
func.func @f(%a: $(a: tensor<128x256xf32> | tensor<?x256xf32> | tensor<127x256xf32> | tensor<130x256xf32> | tensor<256xf32>), %p: $(p: tensor<16x8x8x32xf32> | tensor<?x8x8x32xf32> | tensor<8x16x8x32xf32> | tensor<16x8x32x8xf32> | tensor<8x32xf32> | tensor<16x8x?x32xf32>), %n: index) {
  %0 = linalg.unpack %p $( | outer_dims_perm = [1, 0]) inner_dims_pos = [$(0, 1 | 1, 0 | 0 | 2, 0)] inner_tiles = [$(8, 32 | 32, 8 | 32 | %n, 32)] into %a : $p -> $a
  return
}
// -----
func.func @f(%a: $(a: tensor<4x8xf32> | tensor<8xf32> | memref<4x8xf32> | tensor<?x8xf32> | f32), %c: $(c: tensor<4x8xf32> | memref<4x8xf32> | tensor<8x4xf32> | tensor<4x?xf32>)) {
  $(%0 = linalg | linalg).elementwise kind=#linalg.elementwise_kind<$(exp | add | abs)> $( | indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>] | indexing_maps = [affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>] | indexing_maps = [affine_map<(i, j) -> ()>, affine_map<(i, j) -> (i, j)>] | indexing_maps = [affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> (i, j)>]) ins(%a : $a) outs(%c : $c) $( | -> tensor<4x8xf32>)
  return
}
// -----
func.func @f(%a: $(a: tensor<4x8xf32> | memref<4x8xf32> | tensor<?x8xf32> | tensor<4x8xi32> | tensor<f32>), %c: $(c: tensor<4x8xf32> | memref<4x8xf32> | tensor<8x4xf32> | tensor<4xf32> | tensor<8xf32> | tensor<f32> | memref<4xf32> | tensor<4x8x2xf32>)) {
  $(%0 = linalg.transpose ins(%a : $a) outs(%c : $c) permutation = [1, 0] | %0 = linalg.transpose ins(%a : $a) outs(%c : $c) permutation = [0] | %0 = linalg.broadcast ins(%a : $a) outs(%c : $c) dimensions = [2] | %0 = linalg.broadcast ins(%c : $c) outs(%a : $a) dimensions = [0] | %0 = linalg.broadcast ins(%c : $c) outs(%a : $a) dimensions = [1] | %0 = linalg.reduce { arith.addf } ins(%a : $a) outs(%c : $c) dimensions = [1] | %0 = linalg.reduce { arith.addf } ins(%a : $a) outs(%c : $c) dimensions = [0, 1] | linalg.reduce { arith.addf } ins(%a : $a) outs(%c : $c) dimensions = [1] | %0 = linalg.map { math.exp } ins(%a : $a) outs(%c : $c) | %0 = linalg.softmax dimension(1) ins(%a : $a) outs(%c : $c) -> $c | linalg.softmax dimension(0) ins(%a : $a) outs(%c : $c))
  return
}
// -----
#map = affine_map<(d0, d1) -> ($(d0, d1 | d1, d0 | d0 | d0 + d1 | 0, d1 | d0 * 2, d1))>
func.func @f(%a: $(a: tensor<4x8xf32> | memref<4x8xf32> | tensor<8xf32> | tensor<?x?xf32> | memref<?xf32> | f32 | tensor<12xf32>), %c: $(c: tensor<4x8xf32> | memref<4x8xf32> | tensor<?x?xf32>)) {
  $(%0 = linalg | linalg).generic {indexing_maps = [#map, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", $("parallel" | "reduction" | "window")]} ins(%a : $a) outs(%c : $c) {
  ^bb0(%x: $(f32 | f64), %y: f32):
    linalg.yield %y : f32
  } $( | -> $c)
  return
}
