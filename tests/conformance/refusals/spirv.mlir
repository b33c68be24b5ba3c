// accepted
func.func @f(%p: !spirv.ptr<!spirv.struct<(f32, i32)>, Function>, %v: i32) {
  %c = spirv.Constant 1 : i32
  %0 = spirv.AccessChain %p[%c] : !spirv.ptr<!spirv.struct<(f32, i32)>, Function>, i32 -> !spirv.ptr<i32, Function>
  return
}
// -----
// accepted
func.func @f(%p: !spirv.ptr<!spirv.struct<(f32, i32)>, Function>, %v: i32) {
  %c = spirv.Constant 0 : i32
  %0 = spirv.AccessChain %p[%c] : !spirv.ptr<!spirv.struct<(f32, i32)>, Function>, i32 -> !spirv.ptr<f32, Function>
  return
}
// -----
// refused: spirv.access-chain
func.func @f(%p: !spirv.ptr<!spirv.struct<(f32, i32)>, Function>, %v: i32) {
  %c = spirv.Constant 1 : i32
  %0 = spirv.AccessChain %p[%c] : !spirv.ptr<!spirv.struct<(f32, i32)>, Function>, i32 -> !spirv.ptr<f32, Function>
  return
}
// -----
// refused: spirv.access-chain
func.func @f(%p: !spirv.ptr<!spirv.struct<(f32, i32)>, Function>, %v: i32) {
  %c = spirv.Constant 2 : i32
  %0 = spirv.AccessChain %p[%c] : !spirv.ptr<!spirv.struct<(f32, i32)>, Function>, i32 -> !spirv.ptr<f32, Function>
  return
}
// -----
// refused: spirv.access-chain
func.func @f(%p: !spirv.ptr<!spirv.struct<(f32, i32)>, Function>, %v: i32) {
  %c = spirv.Constant 1 : i32
  %0 = spirv.AccessChain %p[%v] : !spirv.ptr<!spirv.struct<(f32, i32)>, Function>, i32 -> !spirv.ptr<f32, Function>
  return
}
// -----
// refused: spirv.access-chain
func.func @f(%p: !spirv.ptr<f32, Function>, %v: i32) {
  %0 = spirv.AccessChain %p[%v] : !spirv.ptr<f32, Function>, i32 -> !spirv.ptr<f32, Function>
  return
}
// -----
// refused: spirv.constant-clusters
func.func @f(%v: f32) {
  %c = spirv.Constant 3 : i32
  %0 = spirv.GroupNonUniformFAdd <Workgroup> <ClusteredReduce> %v cluster_size(%c) : f32, i32 -> f32
  return
}
// -----
// accepted
func.func @f(%v: f32) {
  %c = spirv.Constant 4 : i32
  %0 = spirv.GroupNonUniformFAdd <Workgroup> <ClusteredReduce> %v cluster_size(%c) : f32, i32 -> f32
  return
}
// -----
// refused: spirv.module-body
spirv.module Logical GLSL450 {
  spirv.func @f() "None" {
    %0 = arith.constant 1 : i32
    spirv.Return
  }
}
// -----
// refused: spirv.module-body
spirv.module Logical GLSL450 {
  spirv.func @g(i32) -> i32 "None" attributes {linkage_attributes = #spirv.linkage_attributes<linkage_name = "g", linkage_type = <Export>>}
}
// -----
// accepted
spirv.module Logical GLSL450 {
  spirv.func @g(i32) -> i32 "None" attributes {linkage_attributes = #spirv.linkage_attributes<linkage_name = "g", linkage_type = <Import>>}
}
// -----
// accepted
func.func private @f(!spirv.ptr<!spirv.rtarray<f32, stride=-1>, StorageBuffer>, !spirv.struct<(f32 [-99999999])>)
// -----
// refused: bad-type
func.func private @f(!spirv.ptr<!spirv.rtarray<f32, stride=0>, StorageBuffer>)
// -----
// refused: bad-type
func.func private @f(!spirv.ptr<!spirv.rtarray<f32, stride=4294967296>, StorageBuffer>)
// -----
// refused: bad-type
func.func private @f(!spirv.struct<(f32 [4294967296])>)
// -----
// refused: bad-type
func.func private @f(!spirv.struct<(f32 [-100000000])>)
