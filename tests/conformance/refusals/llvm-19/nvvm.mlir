// accepted
llvm.func @f(%i: i32, %f: f32) {
  %0 = nvvm.redux.sync add %f, %i : f32 -> f32
  llvm.return
}
// -----
// accepted
llvm.func @f(%b: !llvm.ptr<7>) {
  %0 = nvvm.mbarrier.arrive %b : !llvm.ptr<7> -> i64
  llvm.return
}
// -----
// accepted
llvm.func @f(%b: !llvm.ptr<7>, %n: i32, %p: i1) {
  nvvm.mbarrier.arrive.expect_tx %b, %n, predicate = %p : !llvm.ptr<7>, i32, i1
  llvm.return
}
// -----
// accepted
llvm.func @k() attributes {nvvm.blocksareclusters, nvvm.cluster_dim = array<i32: 1, 2, 3, 4>}
// -----
// refused: nvvm.kernel
llvm.func @k() attributes {nvvm.reqntid = array<i32: 1, 2, 3, 4>}
// -----
// accepted
gpu.module @m [#nvvm.target<O = 4, chip = "", link = [3]>] {
}
