// refused: llvm.allocated-type
llvm.func @f(%a: i64) {
  %0 = llvm.alloca %a x !llvm.target<"foo"> : (i64) -> !llvm.ptr
  llvm.return
}
// -----
// refused: llvm.allocated-type
llvm.func @f(%a: i64) {
  %0 = llvm.alloca %a x i32 {alignment = "x"} : (i64) -> !llvm.ptr
  llvm.return
}
// -----
// accepted
llvm.func @f(%a: i64) {
  %0 = llvm.alloca %a x !llvm.target<"aarch64.svcount"> : (i64) -> !llvm.ptr
  llvm.return
}
// -----
// accepted
llvm.func @f() attributes {section = 3, no_inline = 3, function_entry_count = "a"}
// -----
// refused: attribute-value
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, section = 3 : i64, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
}) : () -> ()
// -----
// refused: llvm.branch-weights
llvm.func @f(%a: i1) {
  llvm.cond_br %a weights([1]), ^bb1, ^bb1
^bb1:
  llvm.return
}
// -----
// refused: bad-attribute
llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.getelementptr %p[4294967296] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return
}
// -----
// refused: llvm.variadic-callee
llvm.func @f(%a: !llvm.ptr) {
  llvm.call @f(%a) vararg(i32) : (!llvm.ptr) -> ()
  llvm.return
}
// -----
// refused: llvm.address-space
llvm.mlir.alias external @g : i32 {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @f() {
  %0 = llvm.mlir.addressof @g : !llvm.ptr<3>
  llvm.return
}
// -----
// refused: llvm.data-layout
module attributes {llvm.data_layout = "i8:16"} {}
// -----
// refused: llvm.data-layout
module attributes {llvm.data_layout = "e-m:q"} {}
// -----
// refused: llvm.data-layout
module attributes {llvm.data_layout = "S7"} {}
// -----
// refused: llvm.data-layout
module attributes {llvm.data_layout = "p:0"} {}
// -----
// refused: llvm.data-layout
module attributes {llvm.data_layout = "n0"} {}
// -----
// refused: llvm.data-layout
module attributes {llvm.data_layout = "ni:0"} {}
// -----
// refused: llvm.data-layout
module attributes {llvm.data_layout = "i64:64:32"} {}
// -----
// refused: llvm.data-layout
module attributes {llvm.data_layout = "e-"} {}
// -----
// accepted
module attributes {llvm.data_layout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"} {}
// -----
// accepted
module attributes {llvm.data_layout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"} {}
// -----
// accepted
module attributes {llvm.data_layout = "E-m:a-Fi64-i64:64-n32:64-a:0:64-S8"} {}
// -----
// refused: llvm.landing-pad-function
llvm.func @p()
llvm.func @f(%a: !llvm.ptr) attributes {personality = @p} {
  %1 = llvm.landingpad (catch %a : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.return
}
// -----
// refused: llvm.global
llvm.mlir.global external @g() : !llvm.target<"foo">
// -----
// accepted
llvm.mlir.global external @g() : !llvm.target<"amdgcn.named.barrier">
// -----
// refused: llvm.global
llvm.mlir.global common @g(#llvm.zero) : i32
// -----
// accepted
llvm.mlir.global common @g([0, [0.0]]) : !llvm.array<1 x i32>
// -----
// refused: llvm.global
llvm.mlir.global common @g([1]) : !llvm.array<1 x i32>
// -----
// refused: llvm.global
llvm.mlir.global common @g(array<i32: 0>) : !llvm.array<1 x i32>
// -----
// refused: llvm.constant
llvm.func @f() {
  %0 = llvm.mlir.constant([1 : i32, 2 : i32]) : !llvm.array<2 x i32>
  llvm.return
}
// -----
// refused: llvm.constant
llvm.func @f() {
  %0 = llvm.mlir.constant([1 : i32]) : i32
  llvm.return
}
// -----
// refused: llvm.constant
llvm.func @f() {
  %0 = llvm.mlir.constant([1 : i32]) : !llvm.array<1 x struct<(i32, i32)>>
  llvm.return
}
// -----
// accepted
llvm.func @f() {
  %0 = llvm.mlir.constant([[1 : i32]]) : !llvm.array<1 x struct<(i32)>>
  llvm.return
}
// -----
// refused: llvm.constant
llvm.func @f() {
  %0 = llvm.mlir.constant(dense<1> : tensor<2xi32>) : !llvm.ptr
  llvm.return
}
// -----
// refused: llvm.constant
llvm.func @f() {
  %0 = llvm.mlir.constant({a = 1}) : i32
  llvm.return
}
// -----
// refused: llvm.constant
llvm.func @f() {
  %0 = llvm.mlir.constant(#llvm.zero) : i32
  llvm.return
}
// -----
// refused: llvm.constant
llvm.func @f() {
  %0 = llvm.mlir.constant(loc("x")) : i32
  llvm.return
}
// -----
// refused: llvm.constant
llvm.func @f() {
  %0 = llvm.mlir.constant([#llvm.zero]) : !llvm.struct<(i32)>
  llvm.return
}
// -----
// refused: no-custom-form
llvm.func @f(%p: !llvm.ptr) {
  llvm.intr.prefetch %p, 0, 3, 1 : !llvm.ptr
  llvm.return
}
// -----
// refused: llvm.constant
llvm.func @f() {
  %0 = llvm.mlir.constant(dense<1> : tensor<2xi32>) : !llvm.array<2 x ptr>
  llvm.return
}
// -----
// accepted
llvm.func @f() {
  %0 = llvm.mlir.constant(dense<1> : tensor<2xindex>) : vector<2xi64>
  llvm.return
}
// -----
// refused: llvm.constant
llvm.func @f() {
  %0 = llvm.mlir.constant(dense<1.0> : tensor<2xbf16>) : vector<2xf16>
  llvm.return
}
// -----
// accepted
llvm.func @f() {
  %0 = llvm.mlir.constant(dense<1.0> : tensor<2xf32>) : vector<2xi32>
  llvm.return
}
// -----
// refused: llvm.constant
llvm.func @f() {
  %0 = llvm.mlir.constant(sparse<0, 1> : tensor<2xi32>) : vector<2xf32>
  llvm.return
}
// -----
// refused: llvm.constant
llvm.func @f() {
  %0 = llvm.mlir.constant(sparse<0, 1.0> : tensor<2xf16>) : vector<2xf32>
  llvm.return
}
// -----
// refused: llvm.constant
llvm.func @f() {
  %0 = llvm.mlir.constant(dense_resource<x> : tensor<2xi32>) : vector<2xf32>
  llvm.return
}
// -----
// refused: llvm.constant
llvm.func @f() {
  %0 = llvm.mlir.constant(dense_resource<x> : tensor<2xf32>) : vector<2xi64>
  llvm.return
}
// -----
// accepted
llvm.func @f() {
  %0 = llvm.mlir.constant([[#llvm.zero, #llvm.zero], #llvm.undef]) : !llvm.array<2 x array<2 x struct<(i32, f32)>>>
  llvm.return
}
// -----
// accepted
llvm.func @f() {
  %0 = llvm.mlir.constant([[[1 : i32, 2.0 : f32], #llvm.zero], #llvm.undef]) : !llvm.array<2 x array<2 x struct<(i32, f32)>>>
  llvm.return
}
// -----
// refused: llvm.constant
llvm.func @f() {
  %0 = llvm.mlir.constant([[[1 : i32, 2.0 : f32]], #llvm.undef]) : !llvm.array<2 x array<2 x struct<(i32, f32)>>>
  llvm.return
}
// -----
// refused: llvm.constant
llvm.func @f() {
  %0 = llvm.mlir.constant([1 : i32, #llvm.undef]) : !llvm.array<2 x array<2 x struct<(i32, f32)>>>
  llvm.return
}
// -----
// refused: llvm.constant
llvm.func @f() {
  %0 = llvm.mlir.constant([#llvm.poison, #llvm.undef]) : !llvm.array<2 x array<2 x struct<(i32, f32)>>>
  llvm.return
}
// -----
// refused: llvm.constant
llvm.func @f() {
  %0 = llvm.mlir.constant([#llvm.poison, #llvm.undef]) : !llvm.array<2 x struct<(i32, f32)>>
  llvm.return
}
// -----
// accepted
llvm.func @f() {
  %0 = llvm.mlir.constant([[#llvm.zero, #llvm.zero], #llvm.zero]) : !llvm.array<2 x struct<(array<2 x i32>, f32)>>
  llvm.return
}
// -----
// refused: llvm.constant
llvm.func @f() {
  %0 = llvm.mlir.constant([1 : i32, "a"]) : !llvm.struct<(i32, i32)>
  llvm.return
}
