llvm.func @f(%p: !llvm.ptr<3>) {
  %r = nvvm.ldmatrix %p {num = $(1 | 2 | 3 | 4) : i32, layout = #nvvm.mma_layout<$(row | col)>, shape = #nvvm.ld_st_matrix_shape<m = $(8 | 16), n = $(8 | 16)>, eltType = #nvvm.ld_st_matrix_elt_type<$(b16 | b8 | b8x16.b6x16_p32 | b8x16.b4x16_p64)>} : (!llvm.ptr<3>) -> $(i32 | !llvm.struct<(i32, i32)> | !llvm.struct<(i32, i32, i32, i32)> | f32 | vector<2xi32>)
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr<3>, %v: i32) {
  nvvm.stmatrix %p, $(n: %v | %v, %v | %v, %v, %v | %v, %v, %v, %v) {layout = #nvvm.mma_layout<$(row | col)>, shape = #nvvm.ld_st_matrix_shape<m = $(8 | 16), n = $(8 | 16)>, eltType = #nvvm.ld_st_matrix_elt_type<$(b16 | b8)>} : !llvm.ptr<3>, $(i32 | i32, i32 | i32, i32, i32, i32)
  llvm.return
}
// -----
llvm.func @f(%m: i32, %v: $(t: i32 | i64 | f32)) {
  %r = nvvm.match.sync $(any | all) %m, %v : $t -> $(i32 | i64 | i1 | !llvm.struct<(i32, i1)> | !llvm.struct<(i32, i32)>)
  llvm.return
}
// -----
llvm.func @f(%m: i32, %v: $(t: i32 | i64 | f32)) {
  %r = nvvm.redux.sync $(add | and | max | umin | fmin | fmax) %v, %m $( | {abs = true} | {nan = true} | {abs = true, nan = true}) : $t -> $t
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr$(s: | <1> | <3> | <4> | <5>)) {
  nvvm.prefetch $( | level = L1, | level = L2, | level = L1 uniform, | level = L2 uniform,) $( | evict_priority = evict_last, | evict_priority = evict_normal, | evict_priority = evict_first,) $( | tensormap,) $( | in_param_space) %p : !llvm.ptr$s
  llvm.return
}
// -----
llvm.func @f(%d: !llvm.ptr<6>, %b: i64) {
  nvvm.tcgen05.cp %d, %b {shape = #nvvm.tcgen05_cp_shape<$(shape_128x256b | shape_4x256b | shape_64x128b | shape_32x128b)>$( | , multicast = #nvvm.tcgen05_cp_multicast<warpx4> | , multicast = #nvvm.tcgen05_cp_multicast<warpx2_01_23>)}
  llvm.return
}
// -----
llvm.func @f(%d: !llvm.ptr<6>, %o: i64) {
  %r = nvvm.tcgen05.ld %d$( | , %o) {shape = #nvvm.tcgen05_ldst_shape<$(shape_16x64b | shape_16x128b | shape_16x256b | shape_32x32b | shape_16x32bx2)>} : $(i32 | vector<2xi32> | vector<3xi32> | vector<4xi32> | vector<2xf32>)
  llvm.return
}
// -----
llvm.func @f() {
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<$(alias | async | async.global | async.shared | tensormap | generic)>$( | , space = #nvvm.shared_space<cta> | , space = #nvvm.shared_space<cluster>)}
  nvvm.fence.proxy.sync_restrict {order = #nvvm.mem_order<$(acquire | release | weak)>, fromProxy = #nvvm.proxy_kind<$(generic | alias | tensormap)>, toProxy = #nvvm.proxy_kind<$(async | alias | async.global)>}
  llvm.return
}
// -----
llvm.func @f(%a: !llvm.ptr<3>, %b: !llvm.ptr<1>) {
  nvvm.cp.async.shared.global %a, %b, $(4 | 8 | 16 | 5), cache = $(ca | cg | cs | lu | cv) : !llvm.ptr<3>, !llvm.ptr<1>
  llvm.return
}
// -----
llvm.func @f(%m: i32, %v: $(t: i32 | f32 | i64), %o: i32) {
  %r = nvvm.shfl.sync $(up | idx) %m, %v, %o, %o $( | {return_value_and_is_valid}) : $t -> $(i32 | f32 | !llvm.struct<(i32, i1)> | !llvm.struct<(f32, i1)> | !llvm.struct<(i32, i32)> | !llvm.struct<(i64, i1)>)
  llvm.return
}
// -----
llvm.func @f(%x: f32) {
  %r = nvvm.convert.f32x2.to.f8x2 %x, %x {rnd = #nvvm.fp_rnd_mode<$(none | rn | rm | rp | rz | rna | rs)>, sat = #nvvm.sat_mode<$(none | satfinite)>, relu = $(true | false)} : i16($(f8E4M3FN | f8E5M2 | f8E8M0FNU | f6E2M3FN))
  llvm.return
}
// -----
llvm.func @f(%a: i32, %c: f32, %s: i32, %y: i16) {
  %r = nvvm.mma.block_scale A[%a, %a, %a, %a] B[%a, %a] C[%c, %c, %c, %c] scaleA[%s, %y, %y] scaleB[%s, %y, %y] {blockScaleFormat = #nvvm.block_scale_format<$(ue8m0 | ue4m3)>, kind = #nvvm.block_scale_kind<$(mxf8f6f4 | mxf4 | mxf4nvf4)>, multiplicandAPtxType = #nvvm.mma_type<$(e2m1 | e4m3 | e5m2)>, multiplicandBPtxType = #nvvm.mma_type<$(e2m1 | e4m3 | e3m2)>, scaleVecSize = #nvvm.scale_vec_size<$(x1 | x2 | x4)>, shape = #nvvm.shape<m = 16, n = 8, k = $(32 | 64)>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}
// -----
llvm.func @f(%a: i32, %c: $(t: i32 | f32), %m: i32) {
  %r = nvvm.mma.sp.sync A[$(%a, %a | %a, %a, %a, %a)] B[$(%a, %a | %a, %a, %a, %a)] C[%c, %c, %c, %c] sparseMetadata[%m] selector[%m] {shape = #nvvm.shape<m = 16, n = 8, k = $(8 | 16 | 32 | 64 | 128)>, multiplicandAPtxType = #nvvm.mma_type<$(e: bf16 | tf32 | s8 | u4 | e4m3)>, multiplicandBPtxType = #nvvm.mma_type<$e>$( | , orderedMetadata | , kind = #nvvm.mma_kind<f8f6f4>)$( | , intOverflowBehavior = #nvvm.mma_int_overflow<satfinite>)} : (i32, i32, $t) -> !llvm.struct<($t, $t, $t, $t)>
  llvm.return
}
// -----
llvm.func @f(%a: i32, %c: $(t: i32 | f32)) {
  %r = nvvm.mma.sync A[$(%a, %a | %a, %a, %a, %a)] B[$(%a | %a, %a)] C[%c, %c, %c, %c] {layoutA = #nvvm.mma_layout<$(row | row | col)>, layoutB = #nvvm.mma_layout<$(col | col | row)>, shape = #nvvm.shape<m = 16, n = 8, k = $(4 | 8 | 16)>, multiplicandAPtxType = #nvvm.mma_type<$(e: bf16 | tf32 | s8)>, multiplicandBPtxType = #nvvm.mma_type<$e>, intOverflowBehavior = #nvvm.mma_int_overflow<satfinite>} : (i32, i32, $t) -> !llvm.struct<($t, $t, $t, $t)>
  llvm.return
}
// -----
llvm.func @f(%d: !llvm.ptr<6>, %a: $(t: !llvm.ptr<6> | i64), %b: i64, %e: i32, %p: i1) {
  nvvm.tcgen05.mma %d, %a, %b, %e, %p {kind = #nvvm.tcgen05_mma_kind<$(f16 | i8)>, ctaGroup = #nvvm.cta_group<$(cta_1 | cta_2)>$( | , collectorOp = #nvvm.tcgen05_mma_collectorop<fill> | , collectorOp = #nvvm.tcgen05_mma_collectorop<lastuse>)$( | , aShift)} : (!llvm.ptr<6>, $t, i64, i32, i1)
  llvm.return
}
// -----
llvm.func @f(%d: !llvm.ptr<$(s: 7 | 3)>, %m: !llvm.ptr, %b: !llvm.ptr<3>, %x: i32, %o: i16, %p: i1, %h: i64) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %d, %m, %b, box[$(%x | %x, %x | %x, %x, %x | %x, %x, %x, %x, %x)]$( | im2col[%o] | im2col[%o, %o])$( | predicate = %p | multicast_mask = %o | l2_cache_hint = %h) {isCTAOnly = $(true | false), mode = #nvvm.tma_load_mode<$(tile | im2col | im2col_w | tile_gather4)>} : !llvm.ptr<$s>, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%d: !llvm.ptr, %s: !llvm.ptr<3>, %x: i32, %h: i64, %p: i1) {
  nvvm.cp.async.bulk.tensor.global.shared.cta %d, %s, box[$(%x | %x, %x, %x | %x, %x, %x, %x, %x)]$( | l2_cache_hint = %h)$( | , predicate = %p) {mode = #nvvm.tma_store_mode<$(tile | im2col | tile_scatter4)>} : !llvm.ptr, !llvm.ptr<3>
  llvm.return
}
// -----
llvm.func @f(%a: !llvm.ptr<$(s: 3 | 7)>, %c: i32) {
  $(%r = |)nvvm.mbarrier.$(arrive | arrive_drop) %a, %c $( | {scope = #nvvm.mem_scope<cta>} | {scope = #nvvm.mem_scope<gpu>} | {relaxed = true}) : !llvm.ptr<$s>$( | -> i64)
  llvm.return
}
