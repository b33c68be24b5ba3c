// refused: bad-attribute
gpu.module @m [#nvvm.target<O = 5>] {
}
// -----
// accepted
gpu.module @m [#nvvm.target<O = 3, chip = "sm_90", link = ["a"]>] {
}
// -----
// refused: bad-attribute
gpu.module @m [#nvvm.target<link = [3]>] {
}
// -----
// refused: scf.loop-ends
func.func @f(%b: i1, %f: f32) {
  %0 = scf.while (%x = %f) : (f32) -> f32 {
    scf.condition(%b) %x : f32
  } do {
  ^bb0(%y: f32):
    scf.condition(%b) %y : f32
  }
  return
}
// -----
// refused: async.yielded-values
func.func @f(%a: i32) {
  %0, %1 = async.execute -> !async.value<f32> {
    async.yield %a : i32
  }
  return
}
// -----
// accepted
func.func @f(%a: f32) {
  %0, %1 = async.execute -> !async.value<f32> {
    async.yield %a : f32
  }
  return
}
// -----
// refused: arith.constant-value
func.func @f() {
  %0 = arith.constant "a" : i32
  return
}
// -----
// refused: linalg.filled-with
func.func @f(%a: tensor<4xf32>) {
  %0 = linalg.fill ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
// refused: linalg.one-block
#id = affine_map<(d0) -> (d0)>
func.func @f(%a: tensor<4xf32>) {
  %0 = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel"]} outs(%a : tensor<4xf32>) {
  } -> tensor<4xf32>
  return
}
// -----
// refused: yielded-values
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %0 = transform.foreach %a : !transform.any_op -> !transform.any_op {
  ^bb1(%b: !transform.any_op):
  }
}
// -----
// accepted
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %0 = transform.foreach %a : !transform.any_op -> !transform.any_op {
  ^bb1(%b: !transform.any_op):
    transform.yield %b : !transform.any_op
  }
}
// -----
// refused: operand-count
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %0 = transform.merge_handles : !transform.any_op
}
