// refused: bad-attribute
func.func @f() {
  return loc(#a)
}
#a = 3 : i32
// -----
// accepted
func.func @f() {
  return loc(#a)
}
#a = loc("x")
// -----
// refused: bad-attribute
#x = "a"
#y = loc(callsite("b" at #x))
// -----
// accepted
#x = "a"
#y = loc(fused<#x>["b"])
// -----
// refused: bad-attribute
#x = "a"
func.func @f() {
  return loc(fused[#x, "b"])
}
// -----
// refused: bad-attribute
#x = "a"
func.func @f(%a: i32 loc("b"(#x))) {
  return
}
// -----
// refused: bad-attribute
func.func private @f() attributes {a.a = distinct[0]<1>, a.b = distinct[0]<2>}
// -----
// accepted
func.func private @f() attributes {a.a = distinct[0]<>, a.b = distinct[0]<unit>, a.c = distinct[1]<2>}
// -----
// refused: bad-attribute
#a = distinct[0]<1>
#b = distinct[0]<2>
// -----
// refused: alias-order
!a = tuple<i32, !a>
// -----
// refused: bad-attribute
func.func private @f() attributes {"" = 1}
// -----
// refused: unknown-attribute
func.func private @f() attributes {a.a = #builtin.foo}
// -----
// refused: unknown-type
func.func private @f(!builtin.integer)
// -----
// accepted
gpu.module @x attributes {dlti.dl_spec = #dlti.dl_spec<>, a.c = #dlti.dl_spec<>} {
}
// -----
// refused: public-declaration
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({}) : () -> ()
// -----
// accepted
"func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "private"}> ({}) : () -> ()
// -----
// refused: segment-sizes
func.func @f(%flag: i32) {
  "cf.switch"(%flag)[^bb1, ^bb1] <{case_operand_segments = array<i32: 1>, case_values = dense<[1]> : tensor<1xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  return
}
// -----
// accepted
func.func @f(%flag: i32) {
  "cf.switch"(%flag, %flag)[^bb1, ^bb2] <{case_operand_segments = array<i32: 1>, case_values = dense<[1]> : tensor<1xi32>, operandSegmentSizes = array<i32: 1, 0, 1>}> : (i32, i32) -> ()
^bb1:
  return
^bb2(%x: i32):
  return
}
// -----
// accepted
func.func @f() {
  %c = arith.constant true
  "cf.cond_br"(%c, %c)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 2, 0, 0>}> : (i1, i1) -> ()
^bb1:
  return
}
// -----
// accepted
func.func @f(%arg0: tensor<3x4xf32>, %arg1: f32) {
  %0 = "tensor.pad"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 2, 3>, static_low = array<i64: 1, -9223372036854775808>}> ({
    ^bb0(%arg2: index, %arg3: index):
    "tensor.yield"(%arg1) : (f32) -> ()
  }) : (tensor<3x4xf32>) -> tensor<6x9xf32>
  return
}
// -----
// refused: unknown-resource
{-#
  dialect_resources: {
    arith: {
      x: "0x0400000001020304"
    }
  }
#-}
// -----
// accepted
#identity = affine_map<(d0) -> (d0)>
func.func private @f(tensor<4xf32> {bufferization.buffer_layout = #identity})
// -----
// accepted
%0 = "test.i32_enum_attr"() <{attr = -1 : i32}> : () -> i32
// -----
// accepted
"spirv.EntryPoint"() <{execution_model = #spirv.execution_model<GLCompute>, fn = @bar, interface = []}> : () -> ()
// -----
// accepted
%0 = "builtin.unrealized_conversion_cast"() : () -> index
"affine.delinearize_index"(%0) <{static_basis = array<i64>}> : (index) -> ()
// -----
// refused: symbol-visibility
llvm.mlir.global internal @g() {sym_visibility = 0 : i32} : i32
// -----
// refused: symbol-visibility
spirv.module @m Logical GLSL450 attributes {sym_visibility = 3} {
}
// -----
// accepted
spirv.module Logical GLSL450 attributes {sym_visibility = 3} {
}
// -----
// accepted
llvm.func @f() attributes {sym_visibility = 1}
