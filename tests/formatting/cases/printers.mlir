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
