#row = affine_map<(i, j)
                    -> (i)>
func.func @generic(%a: tensor<4x8xf32>,
                   %b: tensor<4xf32>)
    -> tensor<4xf32> {
  %0 = linalg.generic {
      indexing_maps = [#row,
                       #row],
      iterator_types = ["parallel", "reduction"]
    }
    ins(%a : tensor<4x8xf32>)
    outs(%b : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x
      : f32
  } -> tensor<4xf32>
  return %0
    : tensor<4xf32>
}
// output
#row = affine_map<(i, j) -> (i)>
func.func @generic(%a: tensor<4x8xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.generic {indexing_maps = [#row, #row], iterator_types = ["parallel", "reduction"]} ins(%a : tensor<4x8xf32>) outs(%b : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
