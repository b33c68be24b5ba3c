// refused: nvvm.prefetched
llvm.func @f(%p: !llvm.ptr<1>) {
  nvvm.prefetch level = L2, evict_priority = evict_first, %p : !llvm.ptr<1>
  llvm.return
}
// -----
// refused: nvvm.proxy
llvm.func @f() {
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<tensormap>}
  llvm.return
}
// -----
// refused: nvvm.proxy
llvm.func @f() {
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<generic>}
  llvm.return
}
// -----
// refused: nvvm.one-way-proxy
llvm.func @f() {
  nvvm.fence.proxy.sync_restrict {order = #nvvm.mem_order<acquire>, fromProxy = #nvvm.proxy_kind<alias>, toProxy = #nvvm.proxy_kind<alias>}
  llvm.return
}
// -----
// refused: nvvm.one-way-proxy
llvm.func @f() {
  nvvm.fence.proxy.sync_restrict {order = #nvvm.mem_order<acquire>, fromProxy = #nvvm.proxy_kind<generic>, toProxy = #nvvm.proxy_kind<alias>}
  llvm.return
}
// -----
// refused: nvvm.cached
llvm.func @f(%a: !llvm.ptr<3>, %b: !llvm.ptr<1>) {
  nvvm.cp.async.shared.global %a, %b, 4, cache = cs : !llvm.ptr<3>, !llvm.ptr<1>
  llvm.return
}
// -----
// refused: nvvm.shuffled-value
llvm.func @f(%m: i32, %v: i32, %o: i32) {
  %r = nvvm.shfl.sync up %m, %v, %o, %o  {return_value_and_is_valid} : i32 -> !llvm.struct<(i64, i1)>
  llvm.return
}
// -----
// refused: nvvm.sparse-product
llvm.func @f(%a: i32, %c: i32, %m: i32) {
  %r = nvvm.mma.sp.sync A[%a, %a] B[%a, %a] C[%c, %c, %c, %c] sparseMetadata[%m] selector[%m] {shape = #nvvm.shape<m = 16, n = 8, k = 32>, multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<s8>} : (i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return
}
// -----
// refused: nvvm.matrix-layout
llvm.func @f(%a: i32, %c: f32) {
  %r = nvvm.mma.sync A[%a, %a] B[%a] C[%c, %c, %c, %c] {layoutA = #nvvm.mma_layout<col>, layoutB = #nvvm.mma_layout<row>, shape = #nvvm.shape<m = 16, n = 8, k = 4>, multiplicandAPtxType = #nvvm.mma_type<tf32>, multiplicandBPtxType = #nvvm.mma_type<tf32>, intOverflowBehavior = #nvvm.mma_int_overflow<satfinite>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}
// -----
// refused: nvvm.shifted-rows
llvm.func @f(%d: !llvm.ptr<6>, %a: !llvm.ptr<6>, %b: i64, %e: i32, %p: i1) {
  nvvm.tcgen05.mma %d, %a, %b, %e, %p {kind = #nvvm.tcgen05_mma_kind<f16>, ctaGroup = #nvvm.cta_group<cta_1>, collectorOp = #nvvm.tcgen05_mma_collectorop<fill>, aShift} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1)
  llvm.return
}
// -----
// refused: nvvm.shifted-rows
llvm.func @f(%d: !llvm.ptr<6>, %a: i64, %b: i64, %e: i32, %p: i1) {
  nvvm.tcgen05.mma %d, %a, %b, %e, %p {kind = #nvvm.tcgen05_mma_kind<f16>, ctaGroup = #nvvm.cta_group<cta_1>, aShift} : (!llvm.ptr<6>, i64, i64, i32, i1)
  llvm.return
}
// -----
// refused: nvvm.predicated-copy
llvm.func @f(%d: !llvm.ptr, %s: !llvm.ptr<3>, %x: i32, %h: i64, %p: i1) {
  nvvm.cp.async.bulk.tensor.global.shared.cta %d, %s, box[%x] l2_cache_hint = %h, predicate = %p : !llvm.ptr, !llvm.ptr<3>
  llvm.return
}
// -----
// refused: nvvm.predicated-copy
llvm.func @f(%d: !llvm.ptr, %s: !llvm.ptr<3>, %x: i32, %h: i64, %p: i1) {
  nvvm.cp.async.bulk.tensor.global.shared.cta %d, %s, box[%x, %x, %x], predicate = %p {mode = #nvvm.tma_store_mode<im2col>} : !llvm.ptr, !llvm.ptr<3>
  llvm.return
}
// -----
// refused: operand-type
llvm.func @f(%m: i32, %v: i64) {
  %r = nvvm.shfl.sync up %m, %v, %m, %m {return_value_and_is_valid} : i64 -> !llvm.struct<(i64, i1)>
  llvm.return
}
// -----
// refused: nvvm.loaded-matrices
llvm.func @f(%p: !llvm.ptr<3>) {
  %r = nvvm.ldmatrix %p {num = 2 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : (!llvm.ptr<3>) -> i64
  llvm.return
}
// -----
// refused: nvvm.loaded-matrices
llvm.func @f(%p: !llvm.ptr<3>) {
  %r = nvvm.ldmatrix %p {num = 1 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : (!llvm.ptr<3>) -> f32
  llvm.return
}
// -----
// refused: nvvm.loaded-matrices
llvm.func @f(%p: !llvm.ptr<3>) {
  %r = nvvm.ldmatrix %p {num = 2 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : (!llvm.ptr<3>) -> vector<2xi32>
  llvm.return
}
// -----
// refused: nvvm.predicated-barrier
llvm.func @f(%b: !llvm.ptr<3>, %n: i32, %p: i1) {
  nvvm.mbarrier.arrive.expect_tx %b, %n, predicate = %p {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<3>, i32, i1
  llvm.return
}
// -----
// refused: nvvm.predicated-barrier
llvm.func @f(%b: !llvm.ptr<7>, %n: i32, %p: i1) {
  nvvm.mbarrier.arrive.expect_tx %b, %n, predicate = %p : !llvm.ptr<7>, i32, i1
  llvm.return
}
// -----
// refused: nvvm.predicated-barrier
llvm.func @f(%b: !llvm.ptr<3>, %n: i32, %p: i1) {
  %r = nvvm.mbarrier.arrive.expect_tx %b, %n, predicate = %p : !llvm.ptr<3>, i32, i1 -> i64
  llvm.return
}
// -----
// refused: nvvm.predicated-barrier
llvm.func @f(%b: !llvm.ptr<3>, %n: i32, %p: i1) {
  nvvm.mbarrier.arrive.expect_tx %b, %n, predicate = %p {relaxed = true} : !llvm.ptr<3>, i32, i1
  llvm.return
}
// -----
// accepted
llvm.func @f(%b: !llvm.ptr, %n: i32, %p: i1) {
  nvvm.mbarrier.arrive.expect_tx %b, %n, predicate = %p {relaxed = false} : !llvm.ptr, i32, i1
  llvm.return
}
// -----
// accepted
llvm.func @f(%b: !llvm.ptr<3>, %n: i32) {
  %r = nvvm.mbarrier.arrive.expect_tx %b, %n {relaxed = true, scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<3>, i32 -> i64
  llvm.return
}
// -----
// refused: nvvm.chip
gpu.module @m [#nvvm.target] {
  llvm.func @f() {
    nvvm.cluster.wait
    llvm.return
  }
}
// -----
// refused: nvvm.chip
gpu.module @m [#nvvm.target<chip = "sm_90">, #nvvm.target<chip = "sm_89">] {
  llvm.func @f() {
    nvvm.cluster.wait
    llvm.return
  }
}
// -----
// accepted
gpu.module @m [#nvvm.target<chip = "sm_90">, #nvvm.target<chip = "sm_89", verifyTarget = false>] {
  llvm.func @f() {
    nvvm.cluster.wait
    llvm.return
  }
}
// -----
// refused: nvvm.chip
gpu.module @m [#nvvm.target<chip = "sm_90">] {
  gpu.func @f() {
    nvvm.wgmma.fence.aligned
    gpu.return
  }
}
// -----
// accepted
gpu.module @m [#nvvm.target<chip = "sm_90a">] {
  gpu.func @f() {
    nvvm.wgmma.fence.aligned
    gpu.return
  }
}
// -----
// refused: nvvm.chip
gpu.module @m [#nvvm.target<chip = "sm_100a">] {
  builtin.module {
    llvm.func @f() {
      nvvm.wgmma.fence.aligned
      llvm.return
    }
  }
}
// -----
// refused: nvvm.matrix-fragment
llvm.func @f(%p: !llvm.ptr, %s: i32) {
  %r = nvvm.wmma.load %p, %s {eltype = #nvvm.mma_type<s8>, frag = #nvvm.mma_frag<b>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 8 : i32, n = 32 : i32} : (!llvm.ptr) -> !llvm.struct<(i32, i32)>
  llvm.return
}
// -----
// accepted
llvm.func @f(%p: !llvm.ptr, %s: i32) {
  %r = nvvm.wmma.load %p, %s {eltype = #nvvm.mma_type<s8>, frag = #nvvm.mma_frag<b>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 8 : i32, n = 32 : i32} : (!llvm.ptr) -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return
}
// -----
// refused: nvvm.matrix-fragment
llvm.func @f(%p: !llvm.ptr, %s: i32) {
  %r = nvvm.wmma.load %p, %s {eltype = #nvvm.mma_type<f64>, frag = #nvvm.mma_frag<a>, k = 4 : i32, layout = #nvvm.mma_layout<row>, m = 8 : i32, n = 8 : i32} : (!llvm.ptr) -> !llvm.struct<(f64)>
  llvm.return
}
// -----
// accepted
llvm.func @f(%p: !llvm.ptr, %s: i32, %a: f64) {
  %r = nvvm.wmma.load %p, %s {eltype = #nvvm.mma_type<f64>, frag = #nvvm.mma_frag<a>, k = 4 : i32, layout = #nvvm.mma_layout<row>, m = 8 : i32, n = 8 : i32} : (!llvm.ptr) -> f64
  %c = nvvm.wmma.mma %a, %a, %a, %a {eltypeA = #nvvm.mma_type<f64>, eltypeB = #nvvm.mma_type<f64>, k = 4 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, m = 8 : i32, n = 8 : i32} : (f64, f64, f64, f64) -> !llvm.struct<(f64, f64)>
  llvm.return
}
// -----
// refused: nvvm.matrix-fragment
llvm.func @f(%a: f64) {
  %c = nvvm.wmma.mma %a, %a, %a {eltypeA = #nvvm.mma_type<f64>, eltypeB = #nvvm.mma_type<f64>, k = 4 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, m = 8 : i32, n = 8 : i32} : (f64, f64, f64) -> !llvm.struct<(f64, f64)>
  llvm.return
}
// -----
// refused: nvvm.product-result
llvm.func @f(%a: vector<2xf16>, %c: f32) {
  %0 = nvvm.mma.sync A[%a, %a, %a, %a] B[%a, %a] C[%c, %c, %c, %c] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (vector<2xf16>, vector<2xf16>, f32) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
  llvm.return
}
// -----
// accepted
llvm.func @f(%a: vector<2xf16>, %c: f32) {
  %0 = nvvm.mma.sync A[%a, %a] B[%a, %a] C[%c, %c, %c, %c, %c, %c, %c, %c] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 8, n = 8, k = 4>} : (vector<2xf16>, vector<2xf16>, f32) -> !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
  llvm.return
}
