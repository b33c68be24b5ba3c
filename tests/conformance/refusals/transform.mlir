// refused: bad-type
func.func private @f(!transform.param<f32>)
// -----
// refused: bad-type
func.func private @f(!transform.param<i128>)
// -----
// accepted
func.func private @f(!transform.param<i64>)
// -----
// refused: transform.consumed-twice
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  transform.loop.fuse_sibling %root into %root : (!transform.any_op, !transform.any_op) -> !transform.any_op
}
// -----
// refused: transform.consumed-twice
transform.sequence -> !transform.any_op failures(propagate) {
^bb0(%root: !transform.any_op):
  %0 = transform.get_parent_op %root : (!transform.any_op) -> !transform.any_op
  transform.structured.generalize %0 : (!transform.any_op) -> !transform.any_op
  transform.yield %0 : !transform.any_op
}
// -----
// refused: transform.consumed-twice
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  %0 = transform.get_parent_op %root : (!transform.any_op) -> !transform.any_op
  transform.structured.generalize %0 : (!transform.any_op) -> !transform.any_op
  transform.foreach %0 : !transform.any_op {
  ^bb1(%inner: !transform.any_op):
    transform.structured.generalize %inner : (!transform.any_op) -> !transform.any_op
  }
}
// -----
// accepted
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  %0 = transform.get_parent_op %root : (!transform.any_op) -> !transform.any_op
  transform.structured.generalize %0 : (!transform.any_op) -> !transform.any_op
  transform.foreach %0 : !transform.any_op {
  ^bb1(%inner: !transform.any_op):
    transform.structured.match ops{["a"]} in %inner : (!transform.any_op) -> !transform.any_op
  }
}
// -----
// accepted
module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%arg0: !transform.any_op {transform.readonly}) {
    transform.foreach %arg0 : !transform.any_op {
    ^bb1(%inner: !transform.any_op):
      transform.structured.generalize %arg0 : (!transform.any_op) -> !transform.any_op
    }
    transform.yield
  }
}
// -----
// refused: bad-type
func.func private @f(!ptr.ptr_metadata<i32>)
// -----
// accepted
func.func private @f(!ptr.ptr_metadata<memref<4xf32>>)
// -----
// refused: bad-type
func.func private @f(!smt.sort<"a"[i32]>)
// -----
// accepted
func.func private @f(!smt.sort<"a"[!smt.int]>)
