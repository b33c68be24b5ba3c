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
// -----
// refused: spirv.image-arguments
func.func @f(%i: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, Arrayed, SingleSampled, NeedSampler, Unknown>>, %c: f32, %g: vector<2xf32>) {
  %0 = spirv.ImageSampleExplicitLod %i, %c ["Grad"], %g, %g : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, Arrayed, SingleSampled, NeedSampler, Unknown>>, f32, vector<2xf32>, vector<2xf32> -> vector<4xf32>
  return
}
// -----
// accepted
func.func @f(%i: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, Arrayed, SingleSampled, NeedSampler, Unknown>>, %c: f32, %g: f32) {
  %0 = spirv.ImageSampleExplicitLod %i, %c ["Grad"], %g, %g : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, Arrayed, SingleSampled, NeedSampler, Unknown>>, f32, f32, f32 -> vector<4xf32>
  return
}
// -----
// accepted
func.func @f(%i: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, Arrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<3xf32>, %g: vector<2xf32>) {
  %0 = spirv.ImageSampleExplicitLod %i, %c ["Grad"], %g, %g : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, Arrayed, SingleSampled, NeedSampler, Unknown>>, vector<3xf32>, vector<2xf32>, vector<2xf32> -> vector<4xf32>
  return
}
// -----
// accepted
func.func @f(%i: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<3xf32>, %g: vector<3xf32>) {
  %0 = spirv.ImageSampleExplicitLod %i, %c ["Grad"], %g, %g : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<3xf32>, vector<3xf32>, vector<3xf32> -> vector<4xf32>
  return
}
// -----
// refused: spirv.image-arguments
func.func @f(%i: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<2xf32>, %l: f32, %o: vector<2xi32>) {
  %0 = spirv.ImageSampleExplicitLod %i, %c ["Lod|ConstOffset"], %l, %o : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32, vector<2xi32> -> vector<4xf32>
  return
}
// -----
// accepted
func.func @f(%i: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<2xf32>, %l: f32, %o: vector<2xi32>) {
  %0 = spirv.ImageSampleExplicitLod %i, %c ["Lod|ConstOffset"], %l : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32 -> vector<4xf32>
  return
}
// -----
// refused: spirv.matrix-memory
func.func @f(%p: !spirv.ptr<i32, StorageBuffer>, %s: i32) {
  %0 = spirv.KHR.CooperativeMatrixLoad %p, %s, <RowMajor>, <Volatile>, 16 : !spirv.ptr<i32, StorageBuffer>, i32 -> !spirv.coopmatrix<2x2xi32, Subgroup, MatrixA>
  return
}
// -----
// accepted
func.func @f(%p: !spirv.ptr<i32, StorageBuffer>, %s: i32) {
  %0 = spirv.KHR.CooperativeMatrixLoad %p, %s, <RowMajor>, <Aligned>, 16 : !spirv.ptr<i32, StorageBuffer>, i32 -> !spirv.coopmatrix<2x2xi32, Subgroup, MatrixA>
  return
}
// -----
// accepted
func.func @f(%p: !spirv.ptr<i32, StorageBuffer>, %s: i32) {
  %0 = spirv.KHR.CooperativeMatrixLoad %p, %s, <RowMajor>, <Volatile> : !spirv.ptr<i32, StorageBuffer>, i32 -> !spirv.coopmatrix<2x2xi32, Subgroup, MatrixA>
  return
}
// -----
// refused: spirv.constant
func.func @f() {
  %0 = "spirv.Constant"() <{value = #spirv.scope<Subgroup>}> : () -> i32
  return
}
// -----
// refused: spirv.constant
func.func @f() {
  %0 = "spirv.Constant"() <{value = dense_resource<x> : tensor<2xi32>}> : () -> !spirv.array<2 x i32>
  return
}
// -----
// accepted
func.func @f() {
  %0 = "spirv.Constant"() <{value = sparse<[[0]], [1]> : tensor<2xi32>}> : () -> !spirv.array<2 x i32>
  return
}
// -----
// refused: spirv.constant
func.func @f() {
  %0 = "spirv.Constant"() <{value = sparse<[[0]], [1]> : tensor<2xi32>}> : () -> !spirv.array<3 x i32>
  return
}
// -----
// refused: spirv.constant
func.func @f() {
  %0 = "spirv.Constant"() <{value = dense<[[0, 1], [2, 3]]> : !spirv.coopmatrix<2x2xi32, Subgroup, MatrixA>}> : () -> !spirv.coopmatrix<2x2xi32, Subgroup, MatrixA>
  return
}
// -----
// accepted
func.func @f() {
  %0 = "spirv.Constant"() <{value = dense<[[1, 1], [1, 1]]> : !spirv.coopmatrix<2x2xi32, Subgroup, MatrixA>}> : () -> !spirv.coopmatrix<2x2xi32, Subgroup, MatrixA>
  return
}
// -----
// accepted
func.func @f() {
  %0 = spirv.EXT.ConstantCompositeReplicate [[1 : i32, 2 : i32]] : !spirv.array<3 x !spirv.array<2 x i32>>
  return
}
// -----
// accepted
func.func @f() {
  %0 = spirv.EXT.ConstantCompositeReplicate [1 : i32] : !spirv.array<2 x !spirv.struct<(i32)>>
  return
}
// -----
// refused: spirv.replicated-value
func.func @f() {
  %0 = spirv.EXT.ConstantCompositeReplicate [[1 : i32]] : !spirv.array<3 x !spirv.array<2 x i32>>
  return
}
// -----
// refused: spirv.replicated-value
func.func @f() {
  %0 = spirv.EXT.ConstantCompositeReplicate [1.0 : f32] : !spirv.struct<(i32, f32)>
  return
}
// -----
// refused: spirv.replicated-value
func.func @f() {
  %0 = spirv.EXT.ConstantCompositeReplicate [1.0 : f32] : vector<2x2xf32>
  return
}
// -----
// refused: spirv.replicated-constant
spirv.module Logical GLSL450 {
  spirv.SpecConstant @s = 1 : i32
  spirv.EXT.SpecConstantCompositeReplicate @c (@s) : !spirv.ptr<i32, Function>
}
// -----
// refused: spirv.replicated-constant
spirv.module Logical GLSL450 {
  spirv.SpecConstant @s = 1.0 : f32
  spirv.EXT.SpecConstantCompositeReplicate @c (@s) : !spirv.coopmatrix<2x2xi32, Subgroup, MatrixA>
}
// -----
// accepted
spirv.module Logical GLSL450 {
  spirv.SpecConstant @s = 1 : i32
  spirv.EXT.SpecConstantCompositeReplicate @c (@s) : !spirv.coopmatrix<2x2xi32, Subgroup, MatrixA>
}
// -----
// refused: spirv.specialization-composite
spirv.module Logical GLSL450 {
  spirv.SpecConstant @s = 1 : i32
  spirv.SpecConstantComposite @c (@s, @s, @s, @s, @s, @s) : vector<6xi32>
}
// -----
// refused: spirv.specialization-composite
spirv.module Logical GLSL450 {
  spirv.SpecConstant @s = 1 : i32
  spirv.SpecConstantComposite @c (@s) : !spirv.arm.tensor<2xi32>
}
// -----
// accepted
spirv.module Logical GLSL450 {
  spirv.SpecConstant @s = 1 : i32
  spirv.SpecConstantComposite @c (@s, @s) : !spirv.arm.tensor<2xi32>
}
// -----
// refused: shapes-differ
func.func @f(%a: i32) {
  %0 = spirv.ConvertSToF %a : i32 to !spirv.coopmatrix<2x2xf32, Subgroup, MatrixA>
  return
}
// -----
// refused: spirv.converted-matrix
func.func @f(%a: !spirv.coopmatrix<2x2xi32, Subgroup, MatrixA>) {
  %0 = spirv.ConvertSToF %a : !spirv.coopmatrix<2x2xi32, Subgroup, MatrixA> to !spirv.coopmatrix<2x4xf32, Subgroup, MatrixA>
  return
}
// -----
// accepted
func.func @f(%a: !spirv.coopmatrix<2x2xi32, Subgroup, MatrixA>) {
  %0 = spirv.ConvertSToF %a : !spirv.coopmatrix<2x2xi32, Subgroup, MatrixA> to !spirv.coopmatrix<2x2xf32, Subgroup, MatrixA>
  return
}
// -----
// refused: spirv.constituents
func.func @f(%a0: i32) {
  %0 = spirv.CompositeConstruct %a0 : (i32) -> !spirv.arm.tensor<2xi32>
  return
}
// -----
// accepted
func.func @f(%a0: i32, %a1: i32) {
  %0 = spirv.CompositeConstruct %a0, %a1 : (i32, i32) -> !spirv.arm.tensor<2xi32>
  return
}
// -----
// refused: bad-attribute
module attributes {test.a = #spirv.resource_limits<subgroup_size = 2147483648>} {
}
// -----
// accepted
module attributes {test.a = #spirv.resource_limits<subgroup_size = 2147483647>} {
}
// -----
// accepted
module attributes {test.a = #spirv.resource_limits<subgroup_size = -2147483648>} {
}
// -----
// refused: bad-attribute
module attributes {test.a = #spirv.coop_matrix_props_khr<m_size = 4294967296, n_size = 8, k_size = 8, a_type = i8, b_type = i8, c_type = i32, result_type = i32, acc_sat = true, scope = <Subgroup>>} {
}
// -----
// accepted
module attributes {test.a = #spirv.coop_matrix_props_khr<m_size = 4294967295, n_size = 8, k_size = 8, a_type = i8, b_type = i8, c_type = i32, result_type = i32, acc_sat = true, scope = <Subgroup>>} {
}
// -----
// refused: bad-attribute
module attributes {test.a = #spirv.vce<v1.0, ["Shader"], []>} {
}
// -----
// accepted
module attributes {test.a = #spirv.vce<v1.0, [Shader], []>} {
}
// -----
// refused: bad-attribute
module attributes {test.a = #spirv.target_env<#spirv.vce<v1.0, [], []>, ARM:IntegratedGPU:4294967296, #spirv.resource_limits<>>} {
}
// -----
// refused: bad-type
func.func private @f(!spirv.struct<(), Block>)
// -----
// accepted
func.func private @f(!spirv.struct<()>)
// -----
// refused: bad-type
func.func private @f(!spirv.arm.tensor<*f32>)
// -----
// accepted
func.func private @f(!spirv.arm.tensor<*xf32>)
// -----
// refused: bad-type
func.func private @f(!spirv.arm.tensor<9223372036854775808xf32>)
// -----
// accepted
func.func private @f(!spirv.arm.tensor<9223372036854775807xf32>)
// -----
// refused: bad-type
spirv.module Logical Vulkan {
  spirv.ARM.Graph @g(%a: !spirv.array<2 x i32>) -> !spirv.arm.tensor<2xi32> {
    %c = spirv.ARM.GraphConstant {graph_constant_id = 42 : i32} : !spirv.arm.tensor<2xi32>
    spirv.ARM.GraphOutputs %c : !spirv.arm.tensor<2xi32>
  }
}
// -----
// accepted
spirv.module Logical Vulkan {
  spirv.ARM.Graph @g(%a: !spirv.arm.tensor<2xi32>) -> !spirv.arm.tensor<2xi32> {
    spirv.ARM.GraphOutputs %a : !spirv.arm.tensor<2xi32>
  }
}
// -----
// refused: block-count
"spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>}> ({}) : () -> ()
// -----
// accepted
"spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>}> ({
^bb0:
}) : () -> ()
// -----
// refused: shapes-differ
func.func @f(%a: vector<2x2xf32>) {
  %0 = spirv.IsNan %a : vector<2x2xf32>
  return
}
// -----
// refused: types-unrelated
func.func @f(%a: vector<2x2xi32>) {
  %0 = "spirv.IEqual"(%a, %a) : (vector<2x2xi32>, vector<2x2xi32>) -> vector<2x2xi1>
  return
}
// -----
// accepted
func.func @f(%a: vector<4xi32>) -> vector<4xi1> {
  %0 = spirv.IEqual %a, %a : vector<4xi32>
  return %0 : vector<4xi1>
}
// -----
// refused: bad-type
func.func @f(%a: vector<2x2xf32>) {
  %0 = spirv.CompositeExtract %a[0 : i32, 1 : i32] : vector<2x2xf32>
  return
}
// -----
// refused: spirv.component
func.func @f(%a: vector<2x2xf32>, %b: f32) {
  %0 = spirv.CompositeInsert %b, %a[0 : i32, 1 : i32] : f32 into vector<2x2xf32>
  return
}
// -----
// refused: spirv.variable
!p = !spirv.ptr<i32, Uniform>
spirv.module Logical GLSL450 {
  spirv.func @f() "None" {
    %0 = spirv.Variable : !p
    spirv.Return
  }
}
// -----
// accepted
!p = !spirv.ptr<i32, Function>
spirv.module Logical GLSL450 {
  spirv.func @f() "None" {
    %0 = spirv.Variable : !p
    spirv.Return
  }
}
// -----
// refused: expected-token
spirv.module Logical GLSL450 {
  spirv.func @f() -> f32 "None" {
    %0 = spirv.Constant 1.0 : f32
    %1 = spirv.SpecConstantOperation wraps "spirv.FAdd"(%0, %0) : (f32, f32) -> f32
    spirv.ReturnValue %1 : f32
  }
}
// -----
// refused: expected-token
spirv.module Logical GLSL450 {
  spirv.func @f() -> f32 "None" {
    %0 = spirv.Constant 1.0 : f32
    %1 = spirv.SpecConstantOperation wraps "spirv.GL.Sin"(%0) : (f32) -> f32
    spirv.ReturnValue %1 : f32
  }
}
// -----
// refused: expected-token
spirv.module Logical GLSL450 {
  spirv.func @f() -> i32 "None" {
    %0 = spirv.Constant 1 : i32
    %1 = spirv.SpecConstantOperation wraps "arith.addi"(%0, %0) : (i32, i32) -> i32
    spirv.ReturnValue %1 : i32
  }
}
// -----
// accepted
spirv.module Logical GLSL450 {
  spirv.func @f() -> i32 "None" {
    %0 = spirv.Constant 1 : i32
    %1 = spirv.SpecConstantOperation wraps "spirv.IAdd"(%0, %0) : (i32, i32) -> i32
    spirv.ReturnValue %1 : i32
  }
}
// -----
// accepted
spirv.module Logical GLSL450 {
  spirv.func @f() -> i32 "None" {
    %0 = spirv.Constant 1 : i32
    %1 = spirv.SpecConstantOperation wraps "spirv.Not"(%0) : (i32) -> i32
    spirv.ReturnValue %1 : i32
  }
}
// -----
// refused: attribute-value
spirv.module Logical GLSL450 requires 1 : i32 {}
// -----
// accepted
#version = #spirv.vce<v1.0, [Shader], []>
spirv.module Logical GLSL450 requires #version {}
// -----
// refused: result-type
func.func @f() {
  %0 = spirv.Constant 1 : i32
  %1 = spirv.SpecConstantOperation wraps "spirv.IAdd"(%0, %0) : (i32, i32) -> f32
  return
}
// -----
// accepted
!integer = i32
func.func @f() {
  %0 = spirv.Constant 1 : i32
  %1 = spirv.SpecConstantOperation wraps "spirv.IAdd"(%0, %0) : (i32, !integer) -> !integer loc("a")
  return
}
