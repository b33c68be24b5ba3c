spirv.module Logical Vulkan requires #spirv.vce<v1.3, [VulkanMemoryModel, Shader, Int8, TensorsARM, Linkage, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph, SPV_KHR_vulkan_memory_model]> {
  spirv.ARM.Graph @g(%a: !spirv.arm.tensor<14x19xi16>) -> !spirv.arm.tensor<2x3xi16> {
    %0 = spirv.ARM.GraphConstant {graph_constant_id = 42 : i32} : !spirv.arm.tensor<2x3xi16>
    spirv.ARM.GraphOutputs %0 : !spirv.arm.tensor<2x3xi16>
  }
  spirv.GlobalVariable @x bind(0, 0) : !spirv.ptr<!spirv.arm.tensor<1x16x16x16xi8>, UniformConstant>
}

// -----

spirv.module Logical GLSL450 {
  spirv.SpecConstant @sc = 1.5 : f32
  spirv.EXT.SpecConstantCompositeReplicate @r (@sc) : vector<4xf32>
  spirv.GlobalVariable @in built_in("GlobalInvocationId") : !spirv.ptr<vector<3xi32>, Input>
  spirv.func @f(%v: vector<4xf32>, %i: i32, %m: !spirv.matrix<4 x vector<4xf32>>) -> () "None" attributes {workgroup_attributions = 0} {
    %0 = spirv.EXT.ConstantCompositeReplicate [1.0 : f32] : vector<4xf32>
    %id = spirv.Constant 1 : i32
    %1 = spirv.GroupNonUniformBroadcast <Subgroup> %v, %id : vector<4xf32>, i32
    %2 = spirv.MatrixTimesVector %m, %v : !spirv.matrix<4 x vector<4xf32>>, vector<4xf32> -> vector<4xf32>
    %3 = spirv.VectorTimesMatrix %v, %m : vector<4xf32>, !spirv.matrix<4 x vector<4xf32>> -> vector<4xf32>
    spirv.Return
  }
}

// -----

spirv.func @f(%p: !spirv.ptr<i32, StorageBuffer>, %v: i32, %img: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>, %im2: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba32f>, %c: vector<2xi32>, %t: vector<4xf32>, %s: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %fc: vector<2xf32>, %l: f32) "None" {
  %1 = spirv.INTEL.SubgroupBlockRead %p : !spirv.ptr<i32, StorageBuffer> -> i32
  %2 = spirv.ImageFetch %img, %c : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>, vector<2xi32> -> vector<4xf32>
    spirv.ImageWrite %im2, %c, %t : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba32f>, vector<2xi32>, vector<4xf32>
  spirv.Return
}

// -----

spirv.func @f(%p: !spirv.ptr<i32, StorageBuffer>, %v: i32) "None" {
  spirv.INTEL.SubgroupBlockWrite "StorageBuffer" %p, %v : i32
  spirv.Return
}

// -----

spirv.func @f(%s: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %fc: vector<2xf32>, %l: f32, %b: i1) -> i32 "None" {
  %3 = spirv.ImageSampleExplicitLod %s, %fc ["Lod"], %l : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32 -> vector<4xf32>
  %4 = spirv.ImageSampleImplicitLod %s, %fc : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32> -> vector<4xf32>
  %0 = spirv.mlir.selection -> i32 {
    %c = spirv.Constant 1 : i32
    spirv.BranchConditional %b, ^bb1, ^bb2(%c : i32)
  ^bb1:
    spirv.Branch ^bb2(%c : i32)
  ^bb2(%x: i32):
    spirv.mlir.merge %x : i32
  }
  spirv.ReturnValue %0 : i32
}

// -----

spirv.module Logical GLSL450 {
  spirv.SpecConstant @sc = 1 : i32
  spirv.func @f() -> i32 "None" {
    %c = spirv.Constant 1 : i32
    %0 = spirv.SpecConstantOperation wraps "spirv.IAdd"(%c, %c) : (i32, i32) -> i32
    spirv.ReturnValue %0 : i32
  }
}
