func.func @f(%m: $(m: tensor<4x8xf32> | tensor<?x?xf32> | tensor<?x8xf32> | tensor<1x1xf32> | tensor<4x8xf32, "e">)) {
  %0 = tensor.collapse_shape %m [$( | [0, 1] | [0], [1] | [1, 0])] : $m into $(tensor<32xf32> | tensor<?xf32> | tensor<f32> | tensor<4x8xf32> | tensor<32xf64> | tensor<32xf32, "e">)
  return
}
// -----
func.func @f(%m: $(m: tensor<32xf32> | tensor<?xf32> | tensor<f32> | tensor<0xf32>), %n: index) {
  %0 = tensor.expand_shape %m [$( | [0, 1] | [0] | [0], [1])] output_shape [$( | 4, 8 | %n, 8 | 4, %n | 32 | 1, 1)] : $m into $(tensor<4x8xf32> | tensor<?x8xf32> | tensor<4x?xf32> | tensor<1x1xf32> | tensor<32xf32> | tensor<?x?xf32> | tensor<0x1xf32>)
  return
}
// -----
func.func @f(%m: $(m: tensor<4xf32> | tensor<?xf32> | tensor<*xf32> | tensor<4x4xf32> | tensor<4xi32> | tensor<4xindex> | tensor<4xf32, "e">)) {
  %0 = tensor.$(cast | bitcast) %m : $m to $(tensor<4xf32> | tensor<?xf32> | tensor<*xf32> | tensor<5xf32> | tensor<4xi32> | tensor<4xui32> | tensor<4xindex> | tensor<4xf64> | tensor<4xf32, "e">)
  return
}
// -----
func.func @f(%m: $(m: tensor<4x8xf32> | tensor<?x8xf32> | tensor<8x8xf32>), %n: index) {
  %0 = tensor.extract_slice %m[$(0, 0 | 1, %n | 2 | 3, 0)] [$(2, 8 | 4, 4 | 1, %n | 2)] [$(1, 1 | 2, 1 | 1)] : $m to $(tensor<2x8xf32> | tensor<4x4xf32> | tensor<?xf32> | tensor<8xf32> | tensor<1x?xf32> | tensor<?x8xf32>)
  return
}
// -----
func.func @f(%s: $(s: tensor<2x8xf32> | tensor<8xf32> | tensor<?x8xf32> | tensor<2x8xf64>), %m: $(m: tensor<4x8xf32> | tensor<?x8xf32> | tensor<1x2x8xf32>), %n: index) {
  %0 = tensor.insert_slice %s into %m[$(0, 0 | 3, 0 | 0, 0, 0 | %n, 0)] [$(2, 8 | 1, 8 | 1, 2, 8 | %n, 8)] [$(1, 1 | 1, 1, 1 | 2, 1)] : $s into $m
  return
}
// -----
func.func @f(%m: $(m: tensor<4x8xf32> | tensor<?x8xf32>), %x: $(x: f32 | f64), %n: index) {
  %0 = tensor.pad %m $( | nofold) low[$(0, 0 | 1, %n | 1)] high[$(0, 0 | 2, 3 | %n, 0)] {
  ^bb0($(%a: index, %b: index | %a: index | %a: index, %b: i32)):
    tensor.yield %x : $x
  } : $m to $(tensor<4x8xf32> | tensor<?x8xf32> | tensor<6x11xf32> | tensor<5x?xf32> | tensor<?x?xf32>)
  return
}
// -----
func.func @f(%m: $(m: tensor<4x8xf32> | tensor<?x8xf32> | tensor<4x8x2xf32>), %i: $(i: tensor<3x1xindex> | tensor<3x2xi32> | tensor<1xindex> | tensor<3x1xf32> | tensor<?x1xindex>)) {
  %0 = tensor.gather %m[%i] gather_dims([$(0 | 1 | 0, 1 | 1, 0 | 2 | )]) $( | unique) : ($m, $i) -> $(tensor<3x8xf32> | tensor<3x1x8xf32> | tensor<3x4x1xf32> | tensor<3x1x1xf32> | tensor<8xf32> | tensor<1x8xf32> | tensor<?x1x8xf32> | tensor<3x4xf32>)
  return
}
// -----
func.func @f(%a: $(a: tensor<4x8xf32> | tensor<?x8xf32> | tensor<4xf32>), %b: $(b: tensor<4x8xf32> | tensor<2x8xf32> | tensor<4x8xi32> | tensor<?x?xf32>)) {
  %0 = tensor.concat dim($(0 | 1 | 2)) %a, %b : ($a, $b) -> $(tensor<8x8xf32> | tensor<6x8xf32> | tensor<?x8xf32> | tensor<4x16xf32> | tensor<4x?xf32>)
  return
}
// -----
func.func @f(%x: $(x: f32 | i32), %n: index) {
  $(%0 = tensor.from_elements %x, %x : | %0 = tensor.splat %x : | %0 = tensor.splat %x[%n] :) $(tensor<2xf32> | tensor<?xf32> | tensor<1x2xf32> | tensor<f32> | tensor<2xi32> | tensor<?x2xi32> | tensor<*xf32>)
  return
}
// -----
func.func @f(%m: $(m: tensor<8xf32> | tensor<?xf32> | tensor<*xf32> | tensor<4x2xf32, "e">), %s: $(s: tensor<2xindex> | tensor<?xi32> | tensor<1xindex> | tensor<2xf32> | tensor<2x1xindex>)) {
  %0 = tensor.reshape %m(%s) : ($m, $s) -> $(tensor<4x2xf32> | tensor<?x?xf32> | tensor<*xf32> | tensor<8xf32> | tensor<4x2xf64> | tensor<3x3xf32>)
  return
}
