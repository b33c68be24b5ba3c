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
// -----
// accepted
%t = "test.x"() : () -> !transform.any_op
%0 = transform.apply_registered_pass "canonicalize" to %t : (!transform.any_op) -> !transform.any_op
// -----
// accepted
%t = "test.x"() : () -> !transform.any_op
%0 = transform.apply_registered_pass "nonsense" to %t : (!transform.any_op) -> !transform.any_op
// -----
// accepted
%t = "test.x"() : () -> !transform.any_op
%0 = "transform.apply_registered_pass"(%t) <{pass_name="canonicalize", options={a = [1, 2]}}> : (!transform.any_op) -> !transform.any_op
// -----
// accepted
%t = "test.x"() : () -> !transform.any_op
%0 = "transform.apply_registered_pass"(%t) <{pass_name="canonicalize", options={a = @x}}> : (!transform.any_op) -> !transform.any_op
// -----
// refused: transform.dynamic-options
%t = "test.x"() : () -> !transform.any_op
%0 = "transform.apply_registered_pass"(%t) <{pass_name="canonicalize", options={a = #transform.param_operand<index = 0 : i64>}}> : (!transform.any_op) -> !transform.any_op
// -----
// accepted
%t = "test.x"() : () -> !transform.any_op
%p = "test.x"() : () -> !transform.any_param
%0 = "transform.apply_registered_pass"(%t, %p) <{pass_name="canonicalize", options={a = #transform.param_operand<index = 0 : i64>}}> : (!transform.any_op, !transform.any_param) -> !transform.any_op
// -----
// refused: transform.dynamic-options
%t = "test.x"() : () -> !transform.any_op
%p = "test.x"() : () -> !transform.any_param
%0 = "transform.apply_registered_pass"(%t, %p) <{pass_name="canonicalize", options={a = #transform.param_operand<index = 0 : i64>, b = #transform.param_operand<index = 0 : i64>}}> : (!transform.any_op, !transform.any_param) -> !transform.any_op
// -----
// refused: transform.dynamic-options
%t = "test.x"() : () -> !transform.any_op
%p = "test.x"() : () -> !transform.any_param
%0 = "transform.apply_registered_pass"(%t, %p) <{pass_name="canonicalize", options={a = 1}}> : (!transform.any_op, !transform.any_param) -> !transform.any_op
// -----
// accepted
%t = "test.x"() : () -> !transform.any_op
%p = "test.x"() : () -> !transform.any_param
%0 = "transform.apply_registered_pass"(%t, %p) <{pass_name="canonicalize", options={a = [#transform.param_operand<index = 0 : i64>, 4]}}> : (!transform.any_op, !transform.any_param) -> !transform.any_op
// -----
// accepted
%t = "test.x"() : () -> !transform.any_op
%p = "test.x"() : () -> !transform.any_param
%0 = "transform.apply_registered_pass"(%t, %p) <{pass_name="canonicalize", options={a = [[#transform.param_operand<index = 0 : i64>], 4]}}> : (!transform.any_op, !transform.any_param) -> !transform.any_op
// -----
// refused: transform.dynamic-options
%t = "test.x"() : () -> !transform.any_op
%p = "test.x"() : () -> !transform.any_param
%0 = "transform.apply_registered_pass"(%t, %p) <{pass_name="canonicalize", options={a = {b = #transform.param_operand<index = 0 : i64>}}}> : (!transform.any_op, !transform.any_param) -> !transform.any_op
// -----
// refused: transform.dynamic-options
%t = "test.x"() : () -> !transform.any_op
%p = "test.x"() : () -> !transform.any_param
%0 = "transform.apply_registered_pass"(%t, %p, %p) <{pass_name="canonicalize", options={a = #transform.param_operand<index = 1 : i64>}}> : (!transform.any_op, !transform.any_param, !transform.any_param) -> !transform.any_op
// -----
// refused: transform.dynamic-options
%t = "test.x"() : () -> !transform.any_op
%0 = "transform.apply_registered_pass"(%t) <{pass_name="canonicalize", options={a = #transform.param_operand<index = -1 : i64>}}> : (!transform.any_op) -> !transform.any_op
// -----
// accepted
%t = "test.x"() : () -> !transform.any_op
%0 = "transform.apply_registered_pass"(%t) <{pass_name="canonicalize", options={a = []}}> : (!transform.any_op) -> !transform.any_op
// -----
// refused: transform.dynamic-options
%t = "test.x"() : () -> !transform.any_op
%p = "test.x"() : () -> !transform.any_param
%0 = "transform.apply_registered_pass"(%t, %p) <{pass_name="canonicalize", options={a = [#transform.param_operand<index = 0 : i64>, #transform.param_operand<index = 0 : i64>]}}> : (!transform.any_op, !transform.any_param) -> !transform.any_op
// -----
// accepted
%t = "test.x"() : () -> !transform.any_op
%p = "test.x"() : () -> !transform.any_param
%0 = "transform.apply_registered_pass"(%t, %p) <{pass_name="canonicalize", options={a = #transform.param_operand<index = 0 : i32>}}> : (!transform.any_op, !transform.any_param) -> !transform.any_op
// -----
// refused: transform.dynamic-options
%t = "test.x"() : () -> !transform.any_op
%p = "test.x"() : () -> !transform.any_param
%0 = "transform.apply_registered_pass"(%t, %p) <{pass_name="canonicalize", options={a = #transform.param_operand<index = 0 : i64>, c = [#transform.param_operand<index = 1 : i64>]}}> : (!transform.any_op, !transform.any_param) -> !transform.any_op
// -----
// accepted
%t = "test.x"() : () -> !transform.any_op
%p = "test.x"() : () -> !transform.any_param
%0 = transform.apply_registered_pass "canonicalize" with options = { "a" = %p, "b" = [%p, 3, "x"], "c" = true } to %t : (!transform.any_op, !transform.any_param, !transform.any_param) -> !transform.any_op
// -----
// accepted
%t = "test.x"() : () -> !transform.any_op
%p = "test.x"() : () -> !transform.any_param
%0 = "transform.apply_registered_pass"(%t, %p) <{pass_name="canonicalize", options={a = [{x = #transform.param_operand<index = 7 : i64>}, #transform.param_operand<index = 0 : i64>]}}> : (!transform.any_op, !transform.any_param) -> !transform.any_op
// -----
// refused: transform.dynamic-options
%t = "test.x"() : () -> !transform.any_op
%p = "test.x"() : () -> !transform.any_param
%0 = "transform.apply_registered_pass"(%t, %p) <{pass_name="canonicalize"}> : (!transform.any_op, !transform.any_param) -> !transform.any_op
// -----
// refused: transform.dynamic-options
%t = "test.x"() : () -> !transform.any_op
%p = "test.x"() : () -> !transform.any_param
%0 = "transform.apply_registered_pass"(%t, %p) <{pass_name="canonicalize", options={a = [[#transform.param_operand<index = 3 : i64>], #transform.param_operand<index = 0 : i64>]}}> : (!transform.any_op, !transform.any_param) -> !transform.any_op
// -----
// accepted
%t = "test.x"() : () -> !transform.any_op
%p = "test.x"() : () -> !transform.any_param
%0 = "transform.apply_registered_pass"(%t, %p) <{pass_name="canonicalize", options={a = [[[#transform.param_operand<index = 0 : i64>]], 3]}}> : (!transform.any_op, !transform.any_param) -> !transform.any_op
// -----
// refused: transform.dynamic-options
%t = "test.x"() : () -> !transform.any_op
%p = "test.x"() : () -> !transform.any_param
%0 = "transform.apply_registered_pass"(%t, %p) <{pass_name="canonicalize", options={a = [[{b = #transform.param_operand<index = 0 : i64>}], 3]}}> : (!transform.any_op, !transform.any_param) -> !transform.any_op
// -----
// refused: bad-attribute
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %0 = transform.apply_registered_pass "canonicalize" with options = {"top-down" = #transform.param_operand<index = 0>} to %a : (!transform.any_op) -> !transform.any_op
}
// -----
// refused: bad-attribute
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %0 = transform.apply_registered_pass "canonicalize" with options = {"top-down" = [#transform.param_operand<index = 0>]} to %a : (!transform.any_op) -> !transform.any_op
}
// -----
// accepted
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %0 = transform.apply_registered_pass "canonicalize" with options = {"top-down" = [[1], [2, 3]]} to %a : (!transform.any_op) -> !transform.any_op
}
// -----
// refused: transform.nested-sequence
module attributes {transform.with_named_sequence} {
  transform.named_sequence @o(%a: !transform.any_op {transform.readonly}) {
    builtin.module attributes {transform.with_named_sequence} {
      transform.named_sequence @i() {
        transform.yield
      }
    }
    transform.yield
  }
}
// -----
// accepted
module attributes {transform.with_named_sequence} {
  builtin.module attributes {transform.with_named_sequence} {
    transform.named_sequence @i() {
      transform.yield
    }
  }
}
// -----
// refused: transform.sequence-end
module attributes {transform.with_named_sequence} {
  transform.named_sequence @i() {
    ub.unreachable
  }
}
// -----
// refused: transform.sequence-end
module attributes {transform.with_named_sequence} {
  transform.named_sequence @i() {
    llvm.unreachable
  }
}
// -----
// refused: transform.included
module attributes {transform.with_named_sequence} {
  transform.named_sequence @s(%a: !transform.any_op {transform.readonly}) -> (!transform.any_op, !transform.param<i64>) {
    %p = transform.param.constant 1 : i64 -> !transform.param<i64>
    transform.yield %a, %p : !transform.any_op, !transform.param<i64>
  }
  transform.named_sequence @__transform_main(%a: !transform.any_op) {
    %0:2 = transform.include @s failures(propagate) (%a) : (!transform.any_op) -> (!transform.any_op, !transform.any_value)
    transform.yield
  }
}
// -----
// accepted
module attributes {transform.with_named_sequence} {
  transform.named_sequence @s(%a: !transform.any_op {transform.readonly}) -> (!transform.any_op, !transform.param<i64>) {
    %p = transform.param.constant 1 : i64 -> !transform.param<i64>
    transform.yield %a, %p : !transform.any_op, !transform.param<i64>
  }
  transform.named_sequence @__transform_main(%a: !transform.any_op) {
    %0:2 = transform.include @s failures(propagate) (%a) : (!transform.any_op) -> (!transform.op<"x.y">, !transform.any_param)
    transform.yield
  }
}
// -----
// refused: transform.recursion
module attributes {transform.with_named_sequence} {
  transform.named_sequence @s(%a: !transform.any_op {transform.readonly}) {
    transform.foreach %a : !transform.any_op {
    ^bb0(%b: !transform.any_op):
      transform.include @s failures(propagate) (%b) : (!transform.any_op) -> ()
    }
    transform.yield
  }
}
// -----
// accepted
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  %a = transform.structured.match ops{["a"]} in %root : (!transform.any_op) -> !transform.any_op
  %b = transform.structured.match ops{["b"]} in %root : (!transform.any_op) -> !transform.any_op
  %n = transform.param.constant 4 : i64 -> !transform.any_param
  %0, %1, %2 = transform.structured.pad %a pad_to_multiple_of [2, %n] {padding_values = [0.0 : f32], padding_dimensions = [0, 1]} : (!transform.any_op, !transform.any_param) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  %3, %4, %5 = transform.structured.pad %b pad_to_multiple_of [2, %n] {padding_values = [0.0 : f32], padding_dimensions = [0, 1]} : (!transform.any_op, !transform.any_param) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}
// -----
// accepted
module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%a: !transform.any_op {transform.consumed}, %n: !transform.any_param {transform.readonly}) {
    %0, %1 = transform.structured.pad_tiling_interface %a to padding_sizes [4, %n] pad_to_multiple_of {padding_values = [0.0 : f32]} : (!transform.any_op, !transform.any_param) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
// refused: transform.consumed-twice
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  %a = transform.structured.match ops{["a"]} in %root : (!transform.any_op) -> !transform.any_op
  %0, %1 = transform.structured.pad_tiling_interface %a to padding_sizes [4] pad_to_multiple_of {padding_values = [0.0 : f32]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  %2, %3, %4 = transform.structured.pad %a pad_to_multiple_of [2] {padding_values = [0.0 : f32], padding_dimensions = [0]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}
// -----
// refused: transform.unmarked-consumption
module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%a: !transform.any_op {transform.readonly}) {
    %0 = transform.xegpu.set_desc_layout %a sg_layout = [8, 4] sg_data = [32, 32] : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
// refused: transform.match-pairs
module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%a: !transform.any_op {transform.readonly}) {
    transform.yield
  }
  transform.named_sequence @f(%a: !transform.any_op {transform.consumed}) {
    %0 = transform.foreach_match in %a @m -> @action : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
// refused: undefined-symbol
module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%a: !transform.any_op {transform.consumed}) {
    %0 = transform.foreach_match in %a @m -> @action : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
