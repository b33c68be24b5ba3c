// options: line_limit=60
func.func @generic(%a: tensor<4x8xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
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
func.func @call(%value: i32) {
  call @callee(%value, %value, %value, %value) : (i32, i32, i32, i32) -> ()
  %first_result, %second_result, %third_result = call @of_another_name() : () -> (i32, i32, i32)
  "test.op"() {name = "a string that is too long to be broken anywhere in the limit"} : () -> ()
  return // a comment does not count, however long it may be and wherever it may end
}
// output
func.func @generic(%a: tensor<4x8xf32>, %b: tensor<4xf32>)
    -> tensor<4xf32> {
  %0 = linalg.generic {indexing_maps = [#row, #row],
      iterator_types = ["parallel", "reduction"]}
      ins(%a : tensor<4x8xf32>) outs(%b : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @call(%value: i32) {
  call @callee(%value, %value, %value, %value)
      : (i32, i32, i32, i32) -> ()
  %first_result, %second_result, %third_result = call
      @of_another_name() : () -> (i32, i32, i32)
  "test.op"() {name = "a string that is too long to be broken anywhere in the limit"}
      : () -> ()
  return // a comment does not count, however long it may be and wherever it may end
}
