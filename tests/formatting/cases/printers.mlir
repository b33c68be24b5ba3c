llvm.func @one_case(%arg0: i32) {
  llvm.switch %arg0 : i32, ^bb2(%arg0 : i32) [1 : ^bb1]
^bb1:
  llvm.return
^bb2(%0: i32):
  llvm.return
}
func.func @lanes(%arg0: index, %arg1: i1, %arg2: memref<2xf32>) {
  gpu.warp_execute_on_lane_0 (%arg0) [32] {
  }
  bufferization.dealloc(%arg2 : memref<2xf32>) if(%arg1)
  %0 = bufferization.alloc_tensor(%arg0) size_hint = %arg0 {a = 1} : tensor<?xf32>
  return
}
irdl.dialect @d {
  irdl.operation @o {
    %0 = irdl.is f32 
    %1 = irdl.any_of(%0, %0) 
    irdl.operands(a : %0, b : optional %1)
  }
}
llvm.func @bundles(%arg0: i32, %arg1: !llvm.ptr) {
  llvm.call %arg1(%arg0)["a"(%arg0 : i32), "b"()] : !llvm.ptr, (i32) -> ()
  llvm.call_intrinsic "llvm.x"(%arg0)["a"(%arg0 : i32)] : (i32) -> ()
  llvm.invoke %arg1(%arg0) to ^bb1 unwind ^bb2["a"()] : !llvm.ptr, (i32) -> ()
^bb1:
  llvm.return
^bb2:
  llvm.unreachable
}
func.func @clauses(%arg0: i32, %arg1: !llvm.ptr, %arg2: memref<4xf32>) {
  omp.target private(@x %arg1 -> %arg3[map_idx = 0] : !llvm.ptr) {
    omp.terminator
  }
  omp.target_data use_device_ptr(%arg1 -> %arg3 : !llvm.ptr) {
    omp.terminator
  }
  omp.parallel reduction(mod : task, @r %arg1 -> %arg3 : !llvm.ptr) {
    omp.terminator
  }
  omp.wsloop order(unconstrained : concurrent) {
    omp.loop_nest (%arg3) : i32 = (%arg0) to (%arg0) step (%arg0) {
      omp.yield
    }
  }
  acc.loop gang({num = %arg0 : i32, static = %arg0 : i32}) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>]}
  %0 = acc.copyin varPtr(%arg2 : memref<4xf32>) async(%arg0 : i32[#acc.device_type<nvidia>]) -> memref<4xf32>
  %1 = acc.copyin varPtr(%arg2 : memref<4xf32>) -> memref<4xf32> {modifiers = #acc<data_clause_modifier always,readonly>}
  acc.kernel_environment async(%arg0 : i32[#acc.device_type<nvidia>]) {
  }
  return
}
acc.routine @routine func(@f) bind("y"[#acc.device_type<host>]) gang(dim : 1 : i64[#acc.device_type<nvidia>])
func.func @blocks(%arg0: !xegpu.mem_desc<16x64xf16, #xegpu.mem_layout<block = [16, 16]>>, %arg1: memref<1024xf32, 3>) {
  %0 = xegpu.load_matrix %arg0[0, 0] <{subgroup_block_io}>: !xegpu.mem_desc<16x64xf16, #xegpu.mem_layout<block = [16, 16]>> -> vector<16xf16>
  %1 = xegpu.create_nd_tdesc %arg1 : memref<1024xf32, 3> -> !xegpu.tensor_desc<16xf32, #xegpu.block_tdesc_attr<memory_space =  slm>>
  return
}
spirv.module Logical GLSL450 {
  spirv.func @"a b" () "None" {
    spirv.Return
  }
  spirv.SpecConstantComposite @"2"(@a, @"1") : vector<2xi32>
}
// output
llvm.func @one_case(%arg0: i32) {
  llvm.switch %arg0 : i32, ^bb2(%arg0 : i32) [
    1: ^bb1
  ]
^bb1:
  llvm.return
^bb2(%0: i32):
  llvm.return
}
func.func @lanes(%arg0: index, %arg1: i1, %arg2: memref<2xf32>) {
  gpu.warp_execute_on_lane_0(%arg0)[32] {
  }
  bufferization.dealloc (%arg2 : memref<2xf32>) if (%arg1)
  %0 = bufferization.alloc_tensor(%arg0) size_hint=%arg0 {a = 1} : tensor<?xf32>
  return
}
irdl.dialect @d {
  irdl.operation @o {
    %0 = irdl.is f32 
    %1 = irdl.any_of(%0, %0) 
    irdl.operands(a: %0, b: optional %1)
  }
}
llvm.func @bundles(%arg0: i32, %arg1: !llvm.ptr) {
  llvm.call %arg1(%arg0) ["a"(%arg0 : i32), "b"()] : !llvm.ptr, (i32) -> ()
  llvm.call_intrinsic "llvm.x"(%arg0) ["a"(%arg0 : i32)] : (i32) -> ()
  llvm.invoke %arg1(%arg0) to ^bb1 unwind ^bb2 ["a"()] : !llvm.ptr, (i32) -> ()
^bb1:
  llvm.return
^bb2:
  llvm.unreachable
}
func.func @clauses(%arg0: i32, %arg1: !llvm.ptr, %arg2: memref<4xf32>) {
  omp.target private(@x %arg1 -> %arg3 [map_idx=0] : !llvm.ptr) {
    omp.terminator
  }
  omp.target_data use_device_ptr(%arg1 -> %arg3 : !llvm.ptr) {
    omp.terminator
  }
  omp.parallel reduction(mod: task, @r %arg1 -> %arg3 : !llvm.ptr) {
    omp.terminator
  }
  omp.wsloop order(unconstrained:concurrent) {
    omp.loop_nest (%arg3) : i32 = (%arg0) to (%arg0) step (%arg0) {
      omp.yield
    }
  }
  acc.loop gang({num=%arg0 : i32, static=%arg0 : i32}) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>]}
  %0 = acc.copyin varPtr(%arg2 : memref<4xf32>) async(%arg0 : i32 [#acc.device_type<nvidia>]) -> memref<4xf32>
  %1 = acc.copyin varPtr(%arg2 : memref<4xf32>) -> memref<4xf32> {modifiers = #acc<data_clause_modifier always,readonly>}
  acc.kernel_environment async(%arg0 : i32 [#acc.device_type<nvidia>]) {
  }
  return
}
acc.routine @routine func(@f) bind("y" [#acc.device_type<host>]) gang(dim: 1 : i64 [#acc.device_type<nvidia>])
func.func @blocks(%arg0: !xegpu.mem_desc<16x64xf16, #xegpu.mem_layout<block = [16, 16]>>, %arg1: memref<1024xf32, 3>) {
  %0 = xegpu.load_matrix %arg0[0, 0] <{subgroup_block_io}>: !xegpu.mem_desc<16x64xf16, #xegpu.mem_layout<block = [16, 16]>> -> vector<16xf16>
  %1 = xegpu.create_nd_tdesc %arg1 : memref<1024xf32, 3> -> !xegpu.tensor_desc<16xf32, #xegpu.block_tdesc_attr<memory_space =  slm>>
  return
}
spirv.module Logical GLSL450 {
  spirv.func @"a b"() "None" {
    spirv.Return
  }
  spirv.SpecConstantComposite @"2" (@a, @"1") : vector<2xi32>
}
