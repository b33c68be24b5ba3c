// refused: expected-token
memref.global "nested" constant @nested_global"nested" : memref<3x7xf32>
// -----
// refused: expected-token
func.func @pack_1x32_to_1x32x1x1"text"(%arg0 : tensor<1x32xf32>)
// -----
// accepted
func.func private @"a-b"()
func.func private @a()
// -----
// refused: invalid-name
func.func private @a-b()
// -----
// refused: expected-token
func.func private @a->b()
// -----
// refused: expected-token
func.func @f() { call @g"x"() : () -> () return }
// -----
// refused: bad-attribute
%0 = linalg.generic 1 { }
// -----
// refused: bad-attribute
func.func @f(%a: memref<4xf32>) {
  linalg.generic 1 ins(%a : memref<4xf32>) outs(%a : memref<4xf32>) { ^bb0(%x: f32, %y: f32): linalg.yield %x : f32 }
  return
}
// -----
// accepted
func.func @f(%a: memref<4xf32>) {
  linalg.generic
    {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%a : memref<4xf32>) outs(%a : memref<4xf32>) { ^bb0(%x: f32, %y: f32): linalg.yield %x : f32 }
  return
}
// -----
// accepted
#t = {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
func.func @f(%a: memref<4xf32>) {
  linalg.generic
    #t ins(%a : memref<4xf32>) outs(%a : memref<4xf32>) { ^bb0(%x: f32, %y: f32): linalg.yield %x : f32 }
  return
}
// -----
// accepted
transform.sequence failures(propagate) {
^bb0(%arg0: !transform.any_op):
  transform.sequence %arg0, : !transform.any_op failures(propagate) {
  ^bb1(%arg1: !transform.any_op):
  }
}
// -----
// refused: expected-token
spirv.func @f() "None" {
  %0 = spirv.Constant tensor<4xi32>
  spirv.Return
}
// -----
// refused: expected-token
spirv.func @f() "None" {
  %0 = spirv.Constant "a"
  spirv.Return
}
// -----
// refused: expected-token
spirv.func @f() "None" {
  %0 = spirv.Constant [1, 2]
  spirv.Return
}
// -----
// refused: expected-token
spirv.func @f() "None" {
  %0 = spirv.Constant unit
  spirv.Return
}
// -----
// accepted
spirv.func @f() "None" {
  %0 = spirv.Constant dense<1> : vector<2xi32>
  %1 = spirv.Constant true
  %2 = spirv.Constant 1.0 : f32
  %3 = spirv.Constant 1 : i32
  spirv.Return
}
// -----
// refused: not-an-element
func.func private @f(memref<4xf32, #gpu.address_space<global>, 3>)
// -----
// accepted
func.func private @f(memref<4xf32, #gpu.address_space<global>>)
// -----
// refused: not-an-element
func.func private @f(memref<4xf32, #gpu.address_space<global>, #gpu.address_space<global>>)
// -----
// refused: bad-type
func.func private @f(memref<4xf32, 3, #gpu.address_space<global>>)
// -----
// accepted
func.func private @f(memref<4xf32, #arith.fastmath<fast>>)
// -----
// accepted
func.func private @f(memref<4xf32, "a">)
// -----
// refused: bad-type
func.func private @f(memref<4xf32, unit>)
// -----
// refused: bad-type
func.func private @f(memref<4xf32, [1]>)
// -----
// accepted
func.func private @f(memref<4xf32, {a = 1}>)
// -----
// refused: bad-type
func.func private @f(memref<4xf32, i32>)
// -----
// refused: bad-type
func.func private @f(memref<4xf32, 1.0>)
// -----
// refused: bad-type
func.func private @f(memref<4xf32, @a>)
// -----
// refused: bad-type
func.func private @f(memref<4xf32, dense<1> : tensor<2xi32>>)
// -----
// refused: bad-type
func.func private @f(memref<4xf32, array<i32: 1>>)
// -----
// refused: bad-type
func.func private @f(memref<*xf32, #gpu.address_space<global>, 3>)
// -----
// refused: bad-type
func.func private @f(memref<*xf32, affine_map<(d0)->(d0)>>)
// -----
// refused: bad-type
func.func private @f(memref<*xf32, strided<[1]>>)
// -----
// accepted
func.func private @f(memref<4xf32, true>)
// -----
// accepted
func.func private @f(memref<4xf32, -1>)
// -----
// accepted
func.func private @f(memref<4xf32, 1 : i8>)
// -----
// refused: bad-type
func.func private @f(memref<4xf32, loc(unknown)>)
// -----
// refused: bad-type
func.func private @f(memref<4xf32, affine_set<(d0) : (d0 == 0)>>)
// -----
// refused: bad-type
func.func private @f(memref<4xf32, distinct[0]<>>)
// -----
// refused: not-an-element
func.func private @f() attributes {test.a = dense<1> : !llvm.ptr}
// -----
// accepted
func.func private @f() attributes {test.a = dense<1> : !emitc.array<2xi32>}
// -----
// accepted
func.func private @f() attributes {test.a = dense<[1, 2]> : !emitc.array<2xi32>}
// -----
// accepted
func.func private @f() attributes {test.a = dense<1.0> : !xegpu.tensor_desc<4xf32>}
// -----
// accepted
func.func private @f() attributes {test.a = dense<1> : !spirv.arm.tensor<4xi32>}
// -----
// accepted
func.func private @f() attributes {test.a = dense<1> : !amx.tile<4x4xi32>}
// -----
// accepted
func.func private @f() attributes {test.a = dense<1> : memref<4xi32>}
// -----
// refused: bad-attribute
func.func private @f() attributes {test.a = dense<1> : i32}
// -----
// refused: not-an-element
func.func private @f() attributes {test.a = dense<1> : !nvgpu.device.async.token}
// -----
// refused: bad-attribute
func.func private @f() attributes {test.a = dense<1> : tensor<2x!llvm.ptr>}
// -----
// accepted
func.func private @f() attributes {test.a = dense<1> : tensor<2xindex>}
// -----
// accepted
func.func private @f() attributes {test.a = dense<"a"> : tensor<2x!llvm.ptr>}
// -----
// refused: not-an-element
func.func private @f() attributes {test.a = sparse<[0], 1> : !llvm.ptr}
// -----
// refused: bad-attribute
func.func private @f() attributes {test.a = dense<true> : tensor<2x!llvm.ptr>}
// -----
// refused: bad-attribute
func.func private @f() attributes {test.a = dense<1.0> : tensor<2x!quant.uniform<i8:f32, 2.0>>}
// -----
// refused: bad-attribute
func.func private @f() attributes {test.a = dense<1> : tensor<2x!quant.uniform<i8:f32, 2.0>>}
// -----
// refused: bad-type
func.func private @f(!spirv.struct<a>)
// -----
// accepted
func.func private @f(!spirv.struct<a, (!spirv.ptr<!spirv.struct<a>, Uniform>)>)
// -----
// refused: bad-type
func.func private @f(!spirv.struct<a, (!spirv.ptr<!spirv.struct<b>, Uniform>)>)
// -----
// accepted
func.func private @f(!spirv.struct<a, (!spirv.ptr<!spirv.struct<b, (!spirv.ptr<!spirv.struct<a>, Uniform>)>, Uniform>)>)
// -----
// refused: bad-type
func.func private @f(!spirv.struct<a, ()>, !spirv.struct<a>)
// -----
// refused: bad-type
func.func private @f(!spirv.struct<(!spirv.struct<a>)>)
// -----
// accepted
!t = !spirv.struct<a, (!spirv.ptr<!spirv.struct<a>, Uniform>)>
func.func private @f(!t)
// -----
// refused: empty-block
func.func @f() {}
// -----
// refused: empty-block
gpu.module @m { gpu.func @f() {} }
// -----
// accepted
llvm.func @f() {}
// -----
// refused: spirv.module-body
spirv.module Logical GLSL450 { spirv.func @f() "None" {} }
// -----
// refused: empty-block
ml_program.func @f() {}
// -----
// refused: empty-block
async.func @f() -> !async.token {}
// -----
// refused: empty-block
emitc.func @f() {}
// -----
// refused: empty-block
wasmssa.func @f() {}
// -----
// refused: empty-block
module { pdl_interp.func @matcher(%a: !pdl.operation) {} }
// -----
// refused: empty-block
shape.func @f() {}
// -----
// refused: empty-block
module attributes {transform.with_named_sequence} { transform.named_sequence @f() {} }
// -----
// refused: empty-block
shape.function_library @fn {
} mapping {}
// -----
// accepted
shape.function_library @fn {
  func.func private @g()
} mapping {}
