llvm.func @f() {
  %0 = llvm.mlir.constant($(dense<1> : tensor<2xi32> | dense<[1, 2]> : vector<2xi32> | dense<1.0> : tensor<2xf16> | dense<1.0> : tensor<2xf32> | dense_resource<x> : tensor<2xi32> | 1 : i32 | 1.0 : f32 | "ab" | true | [1 : i32, 2.0 : f32] | [[1 : i32, 2.0 : f32], #llvm.zero] | [#llvm.zero, #llvm.undef] | unit)) : $(i32 | f32 | f16 | vector<2xi32> | vector<[2]xi32> | vector<2xf32> | !llvm.array<2 x i8> | !llvm.array<2 x i32> | !llvm.array<2 x f32> | !llvm.array<2 x ptr> | !llvm.struct<(i32, f32)> | !llvm.array<2 x struct<(i32, f32)>> | !llvm.array<2 x array<2 x i32>> | !llvm.ptr | !llvm.func<void ()>)
  llvm.return
}
// -----
llvm.mlir.global $(external | private | common | appending | extern_weak | weak) $( | constant) @g($( | 0 : i32 | 1 : i32 | dense<0> : tensor<4xi32> | "abcd")) : $(i32 | !llvm.array<4 x i32> | !llvm.array<4 x i8> | !llvm.void | tensor<4xi32> | !llvm.target<"spirv.Event"> | !llvm.target<"foo">)
// -----
llvm.func $(external | private | common | appending | extern_weak | weak) @f($( | i32 | !llvm.void | tensor<4xi32> | !llvm.label))$( | -> i32 | -> !llvm.void | -> !llvm.token)
// -----
llvm.func @f(%p: !llvm.ptr, %v: $(t: i32 | f32 | vector<4xi32> | !llvm.ptr | i1)) {
  %0 = llvm.atomicrmw $(xchg | add | fadd | _and | fmax | uinc_wrap) %p, %v $(monotonic | acq_rel | unordered | not_atomic) : !llvm.ptr, $t
  %1 = llvm.cmpxchg %p, %v, %v $(acq_rel | release | unordered | seq_cst) $(monotonic | release | acquire) : !llvm.ptr, $t
  llvm.return
}
