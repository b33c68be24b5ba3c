// accepted
func.func private @a(!llvm<ptr junk>)
// -----
// accepted
func.func private @a(!llvm<ptr<3> junk>)
// -----
// accepted
func.func private @a(!spirv<array<4xf32> junk>)
// -----
// accepted
func.func private @a(!quant<any<i8:f32> junk>)
// -----
// accepted
func.func private @a(!async<token junk>)
// -----
// accepted
func.func private @a(!async<value<i32> junk>)
// -----
// accepted
func.func private @a() attributes {test.a = #gpu<dim x junk>}
// -----
// refused: bad-attribute
func.func private @a() attributes {test.a = #gpu<dim<x> junk>}
// -----
// accepted
func.func private @a() attributes {test.a = #gpu<address_space<global> , "a">}
// -----
// accepted
func.func private @a(!nvgpu<device.async.token junk>)
// -----
// accepted
func.func private @a(!transform<any_op junk>)
// -----
// accepted
func.func private @a(!transform<op<"a"> junk>)
// -----
// accepted
func.func private @a(!emitc<ptr<i32> junk>)
// -----
// accepted
func.func private @a(!pdl<range<value> junk>)
// -----
// accepted
func.func private @a() attributes {test.a = #arith<fastmath<fast> junk>}
// -----
// accepted
func.func private @a() attributes {test.a = #vector<kind<add> junk>}
// -----
// accepted
func.func private @a() attributes {test.a = #dlti<dl_spec<"a" = 1> junk>}
// -----
// accepted
func.func private @a() attributes {test.a = #llvm<loop_annotation<> junk>}
// -----
// accepted
func.func private @a() attributes {test.a = #spirv<target_env<#spirv.vce<v1.0, [], []>, #spirv.resource_limits<>> junk>}
// -----
// accepted
func.func private @a() attributes {test.a = #sparse_tensor<encoding<{ map = (d0) -> (d0 : dense) }> junk>}
// -----
// refused: bad-attribute
func.func private @f() attributes {test.a = !xegpu.tensor_desc<f32>}
// -----
// accepted
func.func private @f() attributes {test.a = !xegpu.mem_desc<f32, #xegpu.mem_layout<stride = [1]>>}
// -----
// refused: bad-attribute
func.func private @f() attributes {test.a = !xegpu.mem_desc<4xf32, #xegpu.mem_layout<stride = [1]>, i32>}
// -----
// refused: bad-attribute
func.func private @f() attributes {test.a = !xegpu.mem_desc<4xf32, i32>}
// -----
// refused: bad-attribute
func.func private @f() attributes {test.a = !xegpu.mem_desc<xf32>}
// -----
// refused: bad-attribute
func.func private @f() attributes {test.a = !xegpu.mem_desc<?xf32>}
// -----
// accepted
func.func private @f() attributes {test.a = !xegpu.tensor_desc<?xf32>}
// -----
// accepted
func.func private @f(!xegpu.mem_desc<f32>)
// -----
// refused: bad-attribute
func.func private @f() attributes {test.a = !xegpu.mem_desc<4xf32, #xegpu.block_tdesc_attr<array_length = 2>>}
// -----
// accepted
#l = #xegpu.mem_layout<stride = [1]>
func.func private @f() attributes {test.a = !xegpu.mem_desc<4xf32, #l>}
// -----
// refused: bad-attribute
#l = 1 : i32
func.func private @f() attributes {test.a = !xegpu.mem_desc<4xf32, #l>}
// -----
// accepted
!t = !xegpu.mem_desc<4xf32>
func.func private @f(!t, !xegpu.mem_desc<4x2xvector<2xf32>>)
// -----
// refused: bad-attribute
func.func private @f() attributes {test.a = !ptr.ptr_metadata<!spirv.ptr<f32, Function>>}
// -----
// refused: bad-attribute
func.func private @f() attributes {test.a = !ptr.ptr_metadata<!llvm.ptr>}
// -----
// refused: bad-attribute
func.func private @f() attributes {test.a = !ptr.ptr_metadata<!emitc.ptr<i32>>}
// -----
// refused: bad-attribute
func.func private @f() attributes {test.a = !ptr.ptr_metadata<!emitc.lvalue<i32>>}
// -----
// refused: bad-attribute
func.func private @f() attributes {test.a = !ptr.ptr_metadata<!emitc.array<2xi32>>}
// -----
// accepted
func.func private @f() attributes {test.a = !ptr.ptr_metadata<memref<*xf32>>}
// -----
// refused: bad-attribute
func.func private @f() attributes {test.a = !ptr.ptr_metadata<!amdgpu.tdm_base<i32>>}
// -----
// refused: bad-attribute
func.func private @f() attributes {test.a = !ptr.ptr_metadata<!xegpu.mem_desc<2xf32>>}
// -----
// accepted
func.func private @f() attributes {test.a = #xegpu.layout<lane_layout = [], lane_data = []>}
// -----
// accepted
func.func private @f() attributes {test.a = #xegpu.layout<lane_layout = [true], lane_data = [-1]>}
// -----
// accepted
func.func private @f() attributes {test.a = #xegpu.layout<lane_layout = [0x10], lane_data = [- 1]>}
// -----
// refused: bad-attribute
func.func private @f() attributes {test.a = #xegpu.layout<lane_layout = [1 : i32], lane_data = [1]>}
// -----
// refused: bad-attribute
func.func private @f() attributes {test.a = #xegpu.layout<lane_layout = [4294967296], lane_data = [1]>}
// -----
// refused: bad-attribute
func.func private @f() attributes {test.a = #xegpu.layout<lane_layout = [2147483648], lane_data = [1]>}
// -----
// accepted
#a = array<i32: 1>
func.func private @f() attributes {test.a = #xegpu.layout<lane_layout = #a, lane_data = [1]>}
// -----
// refused: bad-attribute
#a = 1
func.func private @f() attributes {test.a = #xegpu.layout<lane_layout = [#a], lane_data = [1]>}
// -----
// refused: bad-attribute
func.func private @f() attributes {test.a = #xegpu.slice<#xegpu.layout<lane_layout = [1, 1], lane_data = [1, 1]>, dims = ["a"]>}
// -----
// refused: bad-attribute
func.func private @f() attributes {test.a = #xegpu.slice<#xegpu.range<[1, 2]>, dims = [0]>}
// -----
// refused: bad-attribute
func.func private @f() attributes {test.a = #xegpu.slice<i32, dims = [0]>}
// -----
// accepted
func.func private @f() attributes {test.a = #spirv.entry_point_abi<workgroup_size = []>}
// -----
// refused: bad-attribute
func.func private @f() attributes {test.a = #spirv.entry_point_abi<workgroup_size = [1,]>}
// -----
// refused: bad-attribute
func.func private @f() attributes {test.a = !ptr.ptr<#spirv.storage_class<Function>>}
// -----
// accepted
func.func private @f() attributes {test.a = !ptr.ptr<#llvm.address_space<3>>}
// -----
// refused: bad-attribute
func.func private @f() attributes {test.a = !ptr.ptr<3>}
// -----
// refused: bad-attribute
func.func private @f() attributes {test.a = !ptr.ptr<#gpu.address_space<global>>}
// -----
// refused: bad-attribute
func.func private @f() attributes {test.a = !ptr.ptr<#xevm.addr_space<global>>}
// -----
// accepted
func.func private @f() attributes {test.a = !ptr.ptr<#nvvm.memory_space<shared>>}
// -----
// refused: bad-attribute
func.func private @f() attributes {test.a = !nvgpu.warpgroup.descriptor<tensor = memref<*xf32>>}
// -----
// accepted
func.func private @f() attributes {test.a = #spirv.target_env<#spirv.vce<v1.0, [], []>, #spirv.resource_limits<>>}
// -----
// accepted
#a = #spirv.vce<v1.0, [], []>
func.func private @f() attributes {test.a = #spirv.target_env<#a, #spirv.resource_limits<>>}
// -----
// refused: bad-attribute
func.func private @f() attributes {test.a = #spirv.target_env<#spirv.resource_limits<>, #spirv.resource_limits<>>}
// -----
// refused: bad-attribute
func.func private @f() attributes {test.a = !spirv.sampled_image<i32>}
// -----
// refused: bad-attribute
func.func private @f() attributes {test.a = #gpu.select_object<#spirv.storage_class<UniformConstant>>}
// -----
// accepted
func.func private @f() attributes {test.a = #gpu.select_object<#nvvm.target>}
// -----
// accepted
func.func private @f() attributes {test.a = #gpu.select_object<#spirv.target_env<#spirv.vce<v1.0, [], []>, #spirv.resource_limits<>>>}
// -----
// accepted
func.func private @f() attributes {test.a = #gpu.object<#spirv.target_env<#spirv.vce<v1.0, [], []>, #spirv.resource_limits<>>, "x">}
// -----
// accepted
func.func private @f() attributes {test.a = #gpu.object<#xevm.target, "x">}
// -----
// accepted
func.func private @f() attributes {test.a = #gpu.object<#rocdl.target, "x">}
// -----
// refused: bad-attribute
func.func private @f() attributes {test.a = #gpu.object<#gpu.thread<x>, "x">}
// -----
// refused: attribute-value
%0 = ub.poison <#llvm.poison> : i32
// -----
// refused: bad-attribute
func.func private @f() attributes {test.a = #gpu.object<#llvm.target<triple="", chip="", features="">, "x">}
// -----
// accepted
func.func private @f() attributes {test.a = !ptr.ptr<#test.const_memory_space>}
// -----
// refused: bad-attribute
func.func private @f() attributes {test.a = #llvm.mlir.module_flag<append, "CG Profile", 1 : i32>}
// -----
// accepted
func.func private @f() attributes {test.a = #llvm.mlir.module_flag<append, "CG Profile", []>}
// -----
// refused: bad-attribute
func.func private @f() attributes {test.a = #llvm.mlir.module_flag<append, "CG Profile", ["a"]>}
// -----
// accepted
func.func private @f() attributes {test.a = #llvm.mlir.module_flag<append, "CG Profile", [#llvm.cgprofile_entry<from = @a, to = @b, count = 1>]>}
// -----
// refused: bad-attribute
func.func private @f() attributes {test.a = #llvm.mlir.module_flag<error, "ProfileSummary", 1 : i32>}
// -----
// accepted
func.func private @f() attributes {test.a = #llvm.mlir.module_flag<error, "x", true>}
// -----
// refused: bad-attribute
func.func private @f() attributes {test.a = #llvm.mlir.module_flag<error, "x", 1.0>}
// -----
// refused: bad-attribute
func.func private @f() attributes {test.a = #llvm.mlir.module_flag<error, "x", unit>}
// -----
// accepted
#a = 1 : i32
func.func private @f() attributes {test.a = #llvm.mlir.module_flag<error, "x", #a>}
// -----
// refused: bad-attribute
#a = "CG Profile"
func.func private @f() attributes {test.a = #llvm.mlir.module_flag<error, #a, 1 : i32>}
// -----
// accepted
func.func private @f() attributes {test.a = #llvm.zero<junk>}
// -----
// accepted
func.func private @f() attributes {test.a = #spirv.resource_limits<min_subgroup_size = , max_subgroup_size = 64>}
// -----
// refused: bad-attribute
func.func private @f() attributes {test.a = #spirv.resource_limits<min_subgroup_size = ,>}
// -----
// accepted
func.func private @f() attributes {test.a = #gpu.select_object<3 : i32>}
// -----
// refused: bad-attribute
func.func private @f() attributes {test.a = #gpu.select_object<"a">}
// -----
// refused: bad-attribute
func.func private @f() attributes {test.a = #gpu.select_object<[]>}
// -----
// accepted
#a = #nvvm.target
func.func private @f() attributes {test.a = #gpu.select_object<#a>}
// -----
// accepted
func.func private @f() attributes {test.a = affine_set<(d0) : (d0 >= 0)>}
// -----
// refused: bad-type
func.func @m(%x: tensor<4x8xf32>) {
  %total = tosa.reduce_sum %x {axis = 0 : i32} : !smt.bv<8> -> tensor<1x8xf32>
  return
}
// -----
// refused: bad-type
func.func @m(%x: tensor<4x8xf32>) {
  %total = tosa.reduce_sum %x {axis = 0 : i32} : !smt.bv<8>
  return
}
// -----
// refused: expected-token
func.func @m(%x: tensor<4x8xf32>) {
  %total = tosa.reduce_sum %x {axis = 0 : i32} : i32 -> tensor<1x8xf32>
  return
}
// -----
// accepted
func.func @m(%x: tensor<4x8xf32>) {
  %o = tosa.const_shape {values = dense<0> : tensor<2xindex>} : (i32) -> !tosa.shape<2>
  return
}
// -----
// accepted
func.func @m(%x: tensor<4x8xf32>) {
  %o = tosa.const_shape {values = dense<0> : tensor<2xindex>} : (i32, i32) -> !tosa.shape<2>
  return
}
// -----
// accepted
func.func @f() {
  affine.for %i = 0 to true {
  }
  return
}
// -----
// accepted
func.func @f() {
  affine.for %i = false to 10 {
  }
  return
}
// -----
// refused: bad-attribute
func.func @f() {
  affine.for %i = 0 to 10 step true {
  }
  return
}
// -----
// refused: expected-token
func.func @f() {
  affine.for %i = 0 to 10 : i32 {
  }
  return
}
// -----
// refused: bad-attribute
func.func @f() {
  affine.for %i = 0 to 10.0 {
  }
  return
}
// -----
// refused: bad-attribute
func.func private @f() attributes {test.a = !spirv.sampled_image<!spirv.ptr<i1, Function>>}
// -----
// accepted
func.func private @f() attributes {test.a = !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>}
// -----
// accepted
ml_program.global private @weights(false) : tensor<4xi32>
