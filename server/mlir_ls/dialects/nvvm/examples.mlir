llvm.func @warps(%mask: i32, %value: i32, %predicate: i1, %offset: i32) {
  %other = nvvm.shfl.sync bfly %mask, %value, %offset, %offset : i32 -> i32
  %any = nvvm.vote.sync any %mask, %predicate -> i1
  %same = nvvm.match.sync any %mask, %value : i32 -> i32
  %sum = nvvm.redux.sync add %value, %mask : i32 -> i32
  nvvm.setmaxregister increase 232
  nvvm.griddepcontrol launch_dependents
  nvvm.pmevent id = 5
  llvm.return
}

llvm.func @conversions(%x: f32, %y: f32, %a: vector<2xi16>, %b: vector<4xi8>, %c: i32) {
  %packed = nvvm.convert.f32x2.to.f16x2 %x, %y {rnd = #nvvm.fp_rnd_mode<rn>} : vector<2xf16>
  %packed_1 = nvvm.convert.f32x2.to.bf16x2 %x, %y {rnd = #nvvm.fp_rnd_mode<rn>} : vector<2xbf16>
  %rounded = nvvm.convert.float.to.tf32 %x {rnd = #nvvm.fp_rnd_mode<rna>}
  %sum = nvvm.dot.accumulate.2way %a <signed>, %b <signed>, %c {b_hi = false} : vector<2xi16>, vector<4xi8>
  %sum_1 = nvvm.dot.accumulate.4way %b <signed>, %b <signed>, %c : vector<4xi8>, vector<4xi8>
  llvm.return
}

llvm.func @copies(%map: !llvm.ptr, %shared: !llvm.ptr<3>, %cluster: !llvm.ptr<7>, %global: !llvm.ptr<1>, %barrier: !llvm.ptr<3>, %x: i32, %address: !llvm.ptr, %response: i128) {
  nvvm.cp.async.shared.global %shared, %global, 16, cache = cg : !llvm.ptr<3>, !llvm.ptr<1>
  nvvm.cp.async.bulk.tensor.shared.cluster.global %cluster, %map, %barrier, box[%x, %x] : !llvm.ptr<7>, !llvm.ptr
  nvvm.cp.async.bulk.tensor.global.shared.cta %map, %shared, box[%x, %x] : !llvm.ptr, !llvm.ptr<3>
  nvvm.cp.async.bulk.tensor.prefetch %map, box[%x, %x] : !llvm.ptr
  nvvm.cp.async.bulk.tensor.reduce %map, %shared, box[%x, %x] {redKind = #nvvm.tma_redux_kind<add>} : !llvm.ptr, !llvm.ptr<3>
  nvvm.prefetch level = L1, %address : !llvm.ptr
  %cancelled = nvvm.clusterlaunchcontrol.query.cancel query = is_canceled, %response : i1
  llvm.return
}

llvm.func @products(%a: i64, %b: i64, %acc: !llvm.struct<(f32, f32, f32, f32)>) {
  %product = nvvm.wgmma.mma_async %a, %b, %acc, <m = 64, n = 8, k = 16>, D[<f32>, #nvvm.wgmma_scale_out<one>], A[<f16>, #nvvm.wgmma_scale_in<one>, <row>], B[<f16>, #nvvm.wgmma_scale_in<one>, <col>] : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

llvm.func @tensor_memory(%d: !llvm.ptr<6>, %a: !llvm.ptr<6>, %b: i64, %description: i32, %accumulate: i1, %metadata: !llvm.ptr<6>, %scale: !llvm.ptr<6>, %value: i32) {
  nvvm.tcgen05.cp %d, %b {shape = #nvvm.tcgen05_cp_shape<shape_128x256b>}
  nvvm.tcgen05.fence <before>
  %loaded = nvvm.tcgen05.ld %a {shape = #nvvm.tcgen05_ldst_shape<shape_32x32b>} : i32
  nvvm.tcgen05.st %d, %value {shape = #nvvm.tcgen05_ldst_shape<shape_32x32b>} : i32
  nvvm.tcgen05.wait <load>
  nvvm.tcgen05.mma %d, %a, %b, %description, %accumulate {ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1)
  nvvm.tcgen05.mma.sp %d, %a, %b, %description, %accumulate, %metadata {ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>)
  nvvm.tcgen05.mma.block_scale %d, %a, %b, %description, %accumulate, %scale, %scale {ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.block_scale_kind<mxf8f6f4>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>)
  nvvm.tcgen05.mma.sp.block_scale %d, %a, %b, %description, %accumulate, %metadata, %scale, %scale {ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.block_scale_kind<mxf8f6f4>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>, !llvm.ptr<6>)
  nvvm.tcgen05.mma.ws %d, %a, %b, %description, %accumulate {kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1)
  nvvm.tcgen05.mma.ws.sp %d, %a, %b, %description, %accumulate, %metadata {kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>)
  llvm.return
}

llvm.func @sparse(%a: i32, %b: i32, %c: f32, %metadata: i32, %selector: i32, %scale: i32, %byte: i16, %thread: i16) {
  %product = nvvm.mma.sp.block_scale A[%a, %a, %a, %a] B[%b, %b, %b, %b] C[%c, %c, %c, %c] sparseMetadata[%metadata] selector[%selector] scaleA[%scale, %byte, %thread] scaleB[%scale, %byte, %thread] {blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e4m3>, orderedMetadata, scaleVecSize = #nvvm.scale_vec_size<x1>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

func.func @bar.warp.sync(%mask: i32) {
  nvvm.bar.warp.sync %mask : i32
  return
}

func.func @barrier.arrive(%barrier_id: i32, %number_of_threads: i32) {
  nvvm.barrier.arrive id = %barrier_id number_of_threads = %number_of_threads
  return
}

func.func @clusterlaunchcontrol.try.cancel(%smem_address: !llvm.ptr<3>, %mbarrier: !llvm.ptr<3>) {
  nvvm.clusterlaunchcontrol.try.cancel %smem_address, %mbarrier
  return
}

func.func @convert.bf16x2.to.f8x2(%a: vector<2xbf16>) {
  %dst = nvvm.convert.bf16x2.to.f8x2 %a {rnd = #nvvm.fp_rnd_mode<rz>} : vector<2xbf16> -> i16(f8E8M0FNU)
  return
}

func.func @convert.f16x2.to.f8x2(%a: vector<2xf16>) {
  %dst = nvvm.convert.f16x2.to.f8x2 %a : vector<2xf16> -> i16(f8E4M3FN)
  return
}

func.func @convert.f32x2.to.f4x2(%a: f32, %b: f32) {
  %dst = nvvm.convert.f32x2.to.f4x2 %a, %b : i8(f4E2M1FN)
  return
}

func.func @convert.f32x2.to.f6x2(%a: f32, %b: f32) {
  %dst = nvvm.convert.f32x2.to.f6x2 %a, %b : i16(f6E2M3FN)
  return
}

func.func @convert.f32x2.to.f8x2(%a: f32, %b: f32) {
  %dst = nvvm.convert.f32x2.to.f8x2 %a, %b {rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<satfinite>} : i16(f8E4M3FN)
  return
}

func.func @convert.f32x4.to.f4x4(%src: vector<4xf32>, %rbits: i32) {
  %dst = nvvm.convert.f32x4.to.f4x4 %src, %rbits : vector<4xf32> -> i16(f4E2M1FN)
  return
}

func.func @convert.f32x4.to.f6x4(%src: vector<4xf32>, %rbits: i32) {
  %dst = nvvm.convert.f32x4.to.f6x4 %src, %rbits {relu = true} : vector<4xf32> -> vector<4xi8>(f6E2M3FN)
  return
}

func.func @convert.f32x4.to.f8x4(%src: vector<4xf32>, %rbits: i32) {
  %dst = nvvm.convert.f32x4.to.f8x4 %src, %rbits : vector<4xf32> -> vector<4xi8>(f8E4M3FN)
  return
}

func.func @convert.f4x2.to.f16x2(%src: i8) {
  %dst = nvvm.convert.f4x2.to.f16x2 %src : i8(f4E2M1FN) -> vector<2xf16>
  return
}

func.func @convert.f6x2.to.f16x2(%src: vector<2xi8>) {
  %dst = nvvm.convert.f6x2.to.f16x2 %src : vector<2xi8>(f6E2M3FN) -> vector<2xf16>
  return
}

func.func @convert.f8x2.to.bf16x2(%src: vector<2xi8>) {
  %dst = nvvm.convert.f8x2.to.bf16x2 %src : vector<2xi8>(f8E8M0FNU) -> vector<2xbf16>
  return
}

func.func @convert.f8x2.to.f16x2(%src: vector<2xi8>) {
  %dst = nvvm.convert.f8x2.to.f16x2 %src : vector<2xi8>(f8E4M3FN) -> vector<2xf16>
  return
}

func.func @cp.async.bulk.global.shared.cta(%dst_mem: !llvm.ptr<1>, %src_mem: !llvm.ptr<3>, %size: i32, %l2_cache_hint: i64, %byte_mask: i16) {
  nvvm.cp.async.bulk.global.shared.cta %dst_mem, %src_mem, %size l2_cache_hint = %l2_cache_hint byte_mask = %byte_mask : <1>, <3>
  return
}

func.func @cp.async.bulk.prefetch(%src_mem: !llvm.ptr<1>, %size: i32, %l2_cache_hint: i64) {
  nvvm.cp.async.bulk.prefetch %src_mem, %size l2_cache_hint = %l2_cache_hint : <1>
  return
}

func.func @cp.async.bulk.shared.cluster.global(%dst_mem: !llvm.ptr<3>, %src_mem: !llvm.ptr<1>, %mbar: !llvm.ptr<3>, %size: i32) {
  nvvm.cp.async.bulk.shared.cluster.global %dst_mem, %src_mem, %mbar, %size : !llvm.ptr<3>, <1>
  return
}

func.func @cp.async.bulk.shared.cluster.shared.cta(%dst_mem: !llvm.ptr<7>, %src_mem: !llvm.ptr<3>, %mbar: !llvm.ptr<3>, %size: i32) {
  nvvm.cp.async.bulk.shared.cluster.shared.cta %dst_mem, %src_mem, %mbar, %size : <7>, <3>
  return
}

func.func @cp.async.mbarrier.arrive(%addr: !llvm.ptr<3>) {
  nvvm.cp.async.mbarrier.arrive %addr : !llvm.ptr<3>
  return
}

func.func @elect.sync(%membermask: i32) {
  %pred = nvvm.elect.sync %membermask -> i1
  return
}

func.func @fence.proxy.acquire(%addr: !llvm.ptr, %size: i32) {
  nvvm.fence.proxy.acquire <gpu> %addr, %size
  return
}

func.func @inline_ptx(%read_only_args: i8, %read_write_args: i8, %predicate: i1) {
  %write_only_args = nvvm.inline_ptx "0" ro(%read_only_args : i8) rw(%read_write_args : i8), predicate = %predicate -> i8
  return
}

func.func @ldmatrix(%ptr: !llvm.ptr<3>) {
  %res = nvvm.ldmatrix %ptr {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 1 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> i32
  return
}

func.func @mapa(%a: !llvm.ptr<3>, %b: i32) {
  %res = nvvm.mapa %a, %b : !llvm.ptr<3> -> !llvm.ptr<7>
  return
}

func.func @mbarrier.arrive(%addr: !llvm.ptr<3>, %count: i32) {
  %res = nvvm.mbarrier.arrive %addr, %count : !llvm.ptr<3> -> i64
  return
}

func.func @mbarrier.arrive.expect_tx(%addr: !llvm.ptr<3>, %txcount: i32) {
  nvvm.mbarrier.arrive.expect_tx %addr, %txcount : !llvm.ptr<3>, i32
  return
}

func.func @mbarrier.arrive.nocomplete(%addr: !llvm.ptr<3>, %count: i32) {
  %res = nvvm.mbarrier.arrive.nocomplete %addr, %count : !llvm.ptr<3>, i32 -> i64
  return
}

func.func @mbarrier.arrive_drop(%addr: !llvm.ptr<3>, %count: i32) {
  %res = nvvm.mbarrier.arrive_drop %addr, %count : !llvm.ptr<3> -> i64
  return
}

func.func @mbarrier.arrive_drop.expect_tx(%addr: !llvm.ptr<3>, %txcount: i32) {
  %res = nvvm.mbarrier.arrive_drop.expect_tx %addr, %txcount : !llvm.ptr<3>, i32 -> i64
  return
}

func.func @mbarrier.arrive_drop.nocomplete(%addr: !llvm.ptr<3>, %count: i32) {
  %res = nvvm.mbarrier.arrive_drop.nocomplete %addr, %count : !llvm.ptr<3>, i32 -> i64
  return
}

func.func @mbarrier.complete_tx(%addr: !llvm.ptr<3>, %txcount: i32) {
  nvvm.mbarrier.complete_tx %addr, %txcount : !llvm.ptr<3>, i32
  return
}

func.func @mbarrier.expect_tx(%addr: !llvm.ptr<3>, %txcount: i32) {
  nvvm.mbarrier.expect_tx %addr, %txcount : !llvm.ptr<3>, i32
  return
}

func.func @mbarrier.init(%addr: !llvm.ptr<3>, %count: i32, %predicate: i1) {
  nvvm.mbarrier.init %addr, %count, predicate = %predicate : !llvm.ptr<3>, i32, i1
  return
}

func.func @mbarrier.inval(%addr: !llvm.ptr<3>) {
  nvvm.mbarrier.inval %addr : !llvm.ptr<3>
  return
}

func.func @mbarrier.test.wait(%addr: !llvm.ptr<3>, %state_or_phase: i32) {
  %res = nvvm.mbarrier.test.wait %addr, %state_or_phase : !llvm.ptr<3>, i32 -> i1
  return
}

func.func @mbarrier.try_wait(%addr: !llvm.ptr<3>, %state_or_phase: i32, %ticks: i32) {
  %res = nvvm.mbarrier.try_wait %addr, %state_or_phase, %ticks : !llvm.ptr<3>, i32, i32 -> i1
  return
}

func.func @mbarrier.try_wait.parity(%addr: !llvm.ptr<3>, %phase: i32, %ticks: i32) {
  nvvm.mbarrier.try_wait.parity %addr, %phase, %ticks : !llvm.ptr<3>, i32, i32
  return
}

func.func @mma.block_scale(%operand_a: i32, %operand_a_0: i32, %operand_a_1: i32, %operand_a_2: i32, %operand_b: i32, %operand_b_3: i32, %operand_c: f32, %operand_c_4: f32, %operand_c_5: f32, %operand_c_6: f32, %scale_adata: i32, %byte_id_a: i16, %thread_id_a: i16, %scale_bdata: i32, %byte_id_b: i16, %thread_id_b: i16) {
  %res = nvvm.mma.block_scale A[%operand_a, %operand_a_0, %operand_a_1, %operand_a_2] B[%operand_b, %operand_b_3] C[%operand_c, %operand_c_4, %operand_c_5, %operand_c_6] scaleA[%scale_adata, %byte_id_a, %thread_id_a] scaleB[%scale_bdata, %byte_id_b, %thread_id_b] {blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x2>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  return
}

func.func @mma.sp.sync(%operand_a: vector<2xf16>, %operand_a_0: vector<2xf16>, %operand_b: vector<2xf16>, %operand_b_1: vector<2xf16>, %operand_c: vector<2xf16>, %operand_c_2: vector<2xf16>, %sparse_metadata: i32, %sparsity_selector: i32) {
  %res = nvvm.mma.sp.sync A[%operand_a, %operand_a_0] B[%operand_b, %operand_b_1] C[%operand_c, %operand_c_2] sparseMetadata[%sparse_metadata] selector[%sparsity_selector] {shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
  return
}

func.func @mma.sync(%operand_a: vector<2xf16>, %operand_a_0: vector<2xf16>, %operand_b: vector<2xf16>, %operand_c: vector<2xf16>, %operand_c_1: vector<2xf16>) {
  %res = nvvm.mma.sync A[%operand_a, %operand_a_0] B[%operand_b] C[%operand_c, %operand_c_1] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 8>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
  return
}

func.func @nanosleep(%duration: i32) {
  nvvm.nanosleep %duration
  return
}

func.func @prmt(%lo: i32, %selector: i32) {
  %res = nvvm.prmt <rc8> %selector, %lo : i32
  return
}

func.func @rcp.approx.ftz.f(%arg: f32) {
  %res = nvvm.rcp.approx.ftz.f %arg : f32
  return
}

func.func @read.ptx.sreg.aggr.smem.size() {
  %res = nvvm.read.ptx.sreg.aggr.smem.size : i32
  return
}

func.func @read.ptx.sreg.clock() {
  %res = nvvm.read.ptx.sreg.clock : i32
  return
}

func.func @read.ptx.sreg.clock64() {
  %res = nvvm.read.ptx.sreg.clock64 : i32
  return
}

func.func @read.ptx.sreg.cluster.ctaid.x() {
  %res = nvvm.read.ptx.sreg.cluster.ctaid.x : i32
  return
}

func.func @read.ptx.sreg.cluster.ctaid.y() {
  %res = nvvm.read.ptx.sreg.cluster.ctaid.y : i32
  return
}

func.func @read.ptx.sreg.cluster.ctaid.z() {
  %res = nvvm.read.ptx.sreg.cluster.ctaid.z : i32
  return
}

func.func @read.ptx.sreg.cluster.ctarank() {
  %res = nvvm.read.ptx.sreg.cluster.ctarank : i32
  return
}

func.func @read.ptx.sreg.cluster.nctaid.x() {
  %res = nvvm.read.ptx.sreg.cluster.nctaid.x : i32
  return
}

func.func @read.ptx.sreg.cluster.nctaid.y() {
  %res = nvvm.read.ptx.sreg.cluster.nctaid.y : i32
  return
}

func.func @read.ptx.sreg.cluster.nctaid.z() {
  %res = nvvm.read.ptx.sreg.cluster.nctaid.z : i32
  return
}

func.func @read.ptx.sreg.cluster.nctarank() {
  %res = nvvm.read.ptx.sreg.cluster.nctarank : i32
  return
}

func.func @read.ptx.sreg.clusterid.x() {
  %res = nvvm.read.ptx.sreg.clusterid.x : i32
  return
}

func.func @read.ptx.sreg.clusterid.y() {
  %res = nvvm.read.ptx.sreg.clusterid.y : i32
  return
}

func.func @read.ptx.sreg.clusterid.z() {
  %res = nvvm.read.ptx.sreg.clusterid.z : i32
  return
}

func.func @read.ptx.sreg.ctaid.x() {
  %res = nvvm.read.ptx.sreg.ctaid.x : i32
  return
}

func.func @read.ptx.sreg.ctaid.y() {
  %res = nvvm.read.ptx.sreg.ctaid.y : i32
  return
}

func.func @read.ptx.sreg.ctaid.z() {
  %res = nvvm.read.ptx.sreg.ctaid.z : i32
  return
}

func.func @read.ptx.sreg.dynamic.smem.size() {
  %res = nvvm.read.ptx.sreg.dynamic.smem.size : i32
  return
}

func.func @read.ptx.sreg.envreg0() {
  %res = nvvm.read.ptx.sreg.envreg0 : i32
  return
}

func.func @read.ptx.sreg.envreg1() {
  %res = nvvm.read.ptx.sreg.envreg1 : i32
  return
}

func.func @read.ptx.sreg.envreg10() {
  %res = nvvm.read.ptx.sreg.envreg10 : i32
  return
}

func.func @read.ptx.sreg.envreg11() {
  %res = nvvm.read.ptx.sreg.envreg11 : i32
  return
}

func.func @read.ptx.sreg.envreg12() {
  %res = nvvm.read.ptx.sreg.envreg12 : i32
  return
}

func.func @read.ptx.sreg.envreg13() {
  %res = nvvm.read.ptx.sreg.envreg13 : i32
  return
}

func.func @read.ptx.sreg.envreg14() {
  %res = nvvm.read.ptx.sreg.envreg14 : i32
  return
}

func.func @read.ptx.sreg.envreg15() {
  %res = nvvm.read.ptx.sreg.envreg15 : i32
  return
}

func.func @read.ptx.sreg.envreg16() {
  %res = nvvm.read.ptx.sreg.envreg16 : i32
  return
}

func.func @read.ptx.sreg.envreg17() {
  %res = nvvm.read.ptx.sreg.envreg17 : i32
  return
}

func.func @read.ptx.sreg.envreg18() {
  %res = nvvm.read.ptx.sreg.envreg18 : i32
  return
}

func.func @read.ptx.sreg.envreg19() {
  %res = nvvm.read.ptx.sreg.envreg19 : i32
  return
}

func.func @read.ptx.sreg.envreg2() {
  %res = nvvm.read.ptx.sreg.envreg2 : i32
  return
}

func.func @read.ptx.sreg.envreg20() {
  %res = nvvm.read.ptx.sreg.envreg20 : i32
  return
}

func.func @read.ptx.sreg.envreg21() {
  %res = nvvm.read.ptx.sreg.envreg21 : i32
  return
}

func.func @read.ptx.sreg.envreg22() {
  %res = nvvm.read.ptx.sreg.envreg22 : i32
  return
}

func.func @read.ptx.sreg.envreg23() {
  %res = nvvm.read.ptx.sreg.envreg23 : i32
  return
}

func.func @read.ptx.sreg.envreg24() {
  %res = nvvm.read.ptx.sreg.envreg24 : i32
  return
}

func.func @read.ptx.sreg.envreg25() {
  %res = nvvm.read.ptx.sreg.envreg25 : i32
  return
}

func.func @read.ptx.sreg.envreg26() {
  %res = nvvm.read.ptx.sreg.envreg26 : i32
  return
}

func.func @read.ptx.sreg.envreg27() {
  %res = nvvm.read.ptx.sreg.envreg27 : i32
  return
}

func.func @read.ptx.sreg.envreg28() {
  %res = nvvm.read.ptx.sreg.envreg28 : i32
  return
}

func.func @read.ptx.sreg.envreg29() {
  %res = nvvm.read.ptx.sreg.envreg29 : i32
  return
}

func.func @read.ptx.sreg.envreg3() {
  %res = nvvm.read.ptx.sreg.envreg3 : i32
  return
}

func.func @read.ptx.sreg.envreg30() {
  %res = nvvm.read.ptx.sreg.envreg30 : i32
  return
}

func.func @read.ptx.sreg.envreg31() {
  %res = nvvm.read.ptx.sreg.envreg31 : i32
  return
}

func.func @read.ptx.sreg.envreg4() {
  %res = nvvm.read.ptx.sreg.envreg4 : i32
  return
}

func.func @read.ptx.sreg.envreg5() {
  %res = nvvm.read.ptx.sreg.envreg5 : i32
  return
}

func.func @read.ptx.sreg.envreg6() {
  %res = nvvm.read.ptx.sreg.envreg6 : i32
  return
}

func.func @read.ptx.sreg.envreg7() {
  %res = nvvm.read.ptx.sreg.envreg7 : i32
  return
}

func.func @read.ptx.sreg.envreg8() {
  %res = nvvm.read.ptx.sreg.envreg8 : i32
  return
}

func.func @read.ptx.sreg.envreg9() {
  %res = nvvm.read.ptx.sreg.envreg9 : i32
  return
}

func.func @read.ptx.sreg.globaltimer() {
  %res = nvvm.read.ptx.sreg.globaltimer : i32
  return
}

func.func @read.ptx.sreg.globaltimer.lo() {
  %res = nvvm.read.ptx.sreg.globaltimer.lo : i32
  return
}

func.func @read.ptx.sreg.gridid() {
  %res = nvvm.read.ptx.sreg.gridid : i32
  return
}

func.func @read.ptx.sreg.laneid() {
  %res = nvvm.read.ptx.sreg.laneid : i32
  return
}

func.func @read.ptx.sreg.lanemask.eq() {
  %res = nvvm.read.ptx.sreg.lanemask.eq : i32
  return
}

func.func @read.ptx.sreg.lanemask.ge() {
  %res = nvvm.read.ptx.sreg.lanemask.ge : i32
  return
}

func.func @read.ptx.sreg.lanemask.gt() {
  %res = nvvm.read.ptx.sreg.lanemask.gt : i32
  return
}

func.func @read.ptx.sreg.lanemask.le() {
  %res = nvvm.read.ptx.sreg.lanemask.le : i32
  return
}

func.func @read.ptx.sreg.lanemask.lt() {
  %res = nvvm.read.ptx.sreg.lanemask.lt : i32
  return
}

func.func @read.ptx.sreg.nclusterid.x() {
  %res = nvvm.read.ptx.sreg.nclusterid.x : i32
  return
}

func.func @read.ptx.sreg.nclusterid.y() {
  %res = nvvm.read.ptx.sreg.nclusterid.y : i32
  return
}

func.func @read.ptx.sreg.nclusterid.z() {
  %res = nvvm.read.ptx.sreg.nclusterid.z : i32
  return
}

func.func @read.ptx.sreg.nctaid.x() {
  %res = nvvm.read.ptx.sreg.nctaid.x : i32
  return
}

func.func @read.ptx.sreg.nctaid.y() {
  %res = nvvm.read.ptx.sreg.nctaid.y : i32
  return
}

func.func @read.ptx.sreg.nctaid.z() {
  %res = nvvm.read.ptx.sreg.nctaid.z : i32
  return
}

func.func @read.ptx.sreg.nsmid() {
  %res = nvvm.read.ptx.sreg.nsmid : i32
  return
}

func.func @read.ptx.sreg.ntid.x() {
  %res = nvvm.read.ptx.sreg.ntid.x : i32
  return
}

func.func @read.ptx.sreg.ntid.y() {
  %res = nvvm.read.ptx.sreg.ntid.y : i32
  return
}

func.func @read.ptx.sreg.ntid.z() {
  %res = nvvm.read.ptx.sreg.ntid.z : i32
  return
}

func.func @read.ptx.sreg.nwarpid() {
  %res = nvvm.read.ptx.sreg.nwarpid : i32
  return
}

func.func @read.ptx.sreg.smid() {
  %res = nvvm.read.ptx.sreg.smid : i32
  return
}

func.func @read.ptx.sreg.tid.x() {
  %res = nvvm.read.ptx.sreg.tid.x : i32
  return
}

func.func @read.ptx.sreg.tid.y() {
  %res = nvvm.read.ptx.sreg.tid.y : i32
  return
}

func.func @read.ptx.sreg.tid.z() {
  %res = nvvm.read.ptx.sreg.tid.z : i32
  return
}

func.func @read.ptx.sreg.total.smem.size() {
  %res = nvvm.read.ptx.sreg.total.smem.size : i32
  return
}

func.func @read.ptx.sreg.warpid() {
  %res = nvvm.read.ptx.sreg.warpid : i32
  return
}

func.func @read.ptx.sreg.warpsize() {
  %res = nvvm.read.ptx.sreg.warpsize : i32
  return
}

func.func @st.bulk(%addr: !llvm.ptr<3>, %size: i64) {
  nvvm.st.bulk %addr, size = %size : !llvm.ptr<3>
  return
}

func.func @stmatrix(%ptr: !llvm.ptr<3>, %sources: i32) {
  nvvm.stmatrix %ptr, %sources {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : !llvm.ptr<3>, i32
  return
}

func.func @tcgen05.alloc(%addr: !llvm.ptr<1>, %n_cols: i32) {
  nvvm.tcgen05.alloc %addr, %n_cols : !llvm.ptr<1>, i32
  return
}

func.func @tcgen05.commit(%addr: !llvm.ptr<1>, %multicast_mask: i16) {
  nvvm.tcgen05.commit %addr, multicast_mask = %multicast_mask : !llvm.ptr<1>, i16
  return
}

func.func @tcgen05.dealloc(%taddr: !llvm.ptr<6>, %n_cols: i32) {
  nvvm.tcgen05.dealloc %taddr, %n_cols : !llvm.ptr<6>, i32
  return
}

func.func @tcgen05.mma_smem_desc(%start_addr: i32, %leading_dim_offset: i32, %stride_dim_offset: i32, %base_offset: i8, %leading_dim_mode: i1, %swizzle_mode: i8) {
  %res = nvvm.tcgen05.mma_smem_desc(%start_addr, %leading_dim_offset, %stride_dim_offset, %base_offset, %leading_dim_mode, %swizzle_mode) : (i32, i32, i32, i8, i1, i8) -> i64
  return
}

func.func @tcgen05.shift(%taddr: !llvm.ptr<6>) {
  nvvm.tcgen05.shift %taddr : !llvm.ptr<6>
  return
}

func.func @wmma.load(%ptr: !llvm.ptr<3>, %stride: i32) {
  %res = nvvm.wmma.load %ptr, %stride {eltype = #nvvm.mma_type<f16>, frag = #nvvm.mma_frag<a>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : (!llvm.ptr<3>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
  return
}

func.func @wmma.mma(%args: vector<2xf16>, %args_0: vector<2xf16>, %args_1: vector<2xf16>, %args_2: vector<2xf16>, %args_3: vector<2xf16>, %args_4: vector<2xf16>, %args_5: vector<2xf16>, %args_6: vector<2xf16>, %args_7: vector<2xf16>, %args_8: vector<2xf16>, %args_9: vector<2xf16>, %args_10: vector<2xf16>, %args_11: vector<2xf16>, %args_12: vector<2xf16>, %args_13: vector<2xf16>, %args_14: vector<2xf16>, %args_15: vector<2xf16>, %args_16: vector<2xf16>, %args_17: vector<2xf16>, %args_18: vector<2xf16>) {
  %res = nvvm.wmma.mma %args, %args_0, %args_1, %args_2, %args_3, %args_4, %args_5, %args_6, %args_7, %args_8, %args_9, %args_10, %args_11, %args_12, %args_13, %args_14, %args_15, %args_16, %args_17, %args_18 {eltypeA = #nvvm.mma_type<f16>, eltypeB = #nvvm.mma_type<f16>, k = 16 : i32, layoutA = #nvvm.mma_layout<col>, layoutB = #nvvm.mma_layout<col>, m = 16 : i32, n = 16 : i32} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
  return
}

func.func @wmma.store(%ptr: !llvm.ptr, %args: vector<2xf16>, %args_0: vector<2xf16>, %args_1: vector<2xf16>, %args_2: vector<2xf16>, %stride: i32) {
  nvvm.wmma.store %ptr, %stride, %args, %args_0, %args_1, %args_2 {eltype = #nvvm.mma_type<f16>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : !llvm.ptr, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>
  return
}

// -----

nvvm.barrier

// -----

nvvm.barrier0

// -----

nvvm.breakpoint

// -----

nvvm.cluster.arrive

// -----

nvvm.cluster.arrive.relaxed

// -----

nvvm.cluster.wait

// -----

nvvm.cp.async.bulk.commit.group

// -----

nvvm.cp.async.bulk.wait_group 0

// -----

nvvm.cp.async.commit.group

// -----

nvvm.cp.async.wait.group 0

// -----

nvvm.exit

// -----

nvvm.fence.mbarrier.init

// -----

nvvm.fence.proxy {kind = #nvvm.proxy_kind<async>}

// -----

nvvm.fence.proxy.release <gpu>

// -----

nvvm.fence.proxy.sync_restrict {order = #nvvm.mem_order<acquire>}

// -----

nvvm.fence.sc.cluster

// -----

nvvm.fence.sync_restrict {order = #nvvm.mem_order<acquire>}

// -----

nvvm.memory.barrier <gpu>

// -----

nvvm.tcgen05.relinquish_alloc_permit

// -----

nvvm.wgmma.commit.group.sync.aligned

// -----

nvvm.wgmma.fence.aligned

// -----

nvvm.wgmma.wait.group.sync.aligned 0
