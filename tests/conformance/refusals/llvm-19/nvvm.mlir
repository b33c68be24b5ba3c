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
// -----
// accepted
llvm.func @f(%a: vector<2xf16>, %c: f32) {
  %0 = nvvm.mma.sync A[%a, %a, %a, %a] B[%a, %a] C[%c, %c, %c, %c] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (vector<2xf16>, vector<2xf16>, f32) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
  llvm.return
}
// -----
// refused: operand-type
llvm.func @f(%p: !llvm.ptr<1>) {
  %0 = nvvm.ldmatrix %p {num = 1 : i32, layout = #nvvm.mma_layout<row>} : (!llvm.ptr<1>) -> i32
  llvm.return
}
// -----
// accepted
llvm.func @f(%p: !llvm.ptr<3>) {
  %0 = nvvm.ldmatrix %p {num = 1 : i32, layout = #nvvm.mma_layout<row>} : (!llvm.ptr<3>) -> i32
  llvm.return
}
