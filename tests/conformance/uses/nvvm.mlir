// nvvm.bar.warp.sync
%a0 = "builtin.unrealized_conversion_cast"() : () -> i32
"nvvm.bar.warp.sync"(%a0) : (i32) -> ()
// -----
// nvvm.barrier
"nvvm.barrier"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> ()
// -----
// nvvm.barrier.arrive
%a0 = "builtin.unrealized_conversion_cast"() : () -> i32
%a1 = "builtin.unrealized_conversion_cast"() : () -> i32
"nvvm.barrier.arrive"(%a0, %a1) : (i32, i32) -> ()
// -----
// nvvm.barrier0
"nvvm.barrier0"() : () -> ()
// -----
// nvvm.breakpoint
"nvvm.breakpoint"() : () -> ()
// -----
// nvvm.cluster.arrive
"nvvm.cluster.arrive"() : () -> ()
// -----
// nvvm.cluster.arrive.relaxed
"nvvm.cluster.arrive.relaxed"() : () -> ()
// -----
// nvvm.cluster.wait
"nvvm.cluster.wait"() : () -> ()
// -----
// nvvm.clusterlaunchcontrol.try.cancel
%a0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<3>
%a1 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<3>
"nvvm.clusterlaunchcontrol.try.cancel"(%a0, %a1) : (!llvm.ptr<3>, !llvm.ptr<3>) -> ()
// -----
// nvvm.cp.async.bulk.commit.group
"nvvm.cp.async.bulk.commit.group"() : () -> ()
// -----
// nvvm.cp.async.bulk.global.shared.cta
%a0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<1>
%a1 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<3>
%a2 = "builtin.unrealized_conversion_cast"() : () -> i32
%a3 = "builtin.unrealized_conversion_cast"() : () -> i64
%a4 = "builtin.unrealized_conversion_cast"() : () -> i16
"nvvm.cp.async.bulk.global.shared.cta"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (!llvm.ptr<1>, !llvm.ptr<3>, i32, i64, i16) -> ()
// -----
// nvvm.cp.async.bulk.prefetch
%a0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<1>
%a1 = "builtin.unrealized_conversion_cast"() : () -> i32
%a2 = "builtin.unrealized_conversion_cast"() : () -> i64
"nvvm.cp.async.bulk.prefetch"(%a0, %a1, %a2) : (!llvm.ptr<1>, i32, i64) -> ()
// -----
// nvvm.cp.async.bulk.shared.cluster.global
%a0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<3>
%a1 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<1>
%a2 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<3>
%a3 = "builtin.unrealized_conversion_cast"() : () -> i32
"nvvm.cp.async.bulk.shared.cluster.global"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0>}> : (!llvm.ptr<3>, !llvm.ptr<1>, !llvm.ptr<3>, i32) -> ()
// -----
// nvvm.cp.async.bulk.shared.cluster.shared.cta
%a0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<7>
%a1 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<3>
%a2 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<3>
%a3 = "builtin.unrealized_conversion_cast"() : () -> i32
"nvvm.cp.async.bulk.shared.cluster.shared.cta"(%a0, %a1, %a2, %a3) : (!llvm.ptr<7>, !llvm.ptr<3>, !llvm.ptr<3>, i32) -> ()
// -----
// nvvm.cp.async.bulk.wait_group
"nvvm.cp.async.bulk.wait_group"() <{group = 0 : i32}> : () -> ()
// -----
// nvvm.cp.async.commit.group
"nvvm.cp.async.commit.group"() : () -> ()
// -----
// nvvm.cp.async.mbarrier.arrive
%a0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<3>
"nvvm.cp.async.mbarrier.arrive"(%a0) : (!llvm.ptr<3>) -> ()
// -----
// nvvm.cp.async.wait.group
"nvvm.cp.async.wait.group"() <{n = 0 : i32}> : () -> ()
// -----
// nvvm.elect.sync
%a0 = "builtin.unrealized_conversion_cast"() : () -> i32
%r = "nvvm.elect.sync"(%a0) : (i32) -> i1
// -----
// nvvm.exit
"nvvm.exit"() : () -> ()
// -----
// nvvm.fence.mbarrier.init
"nvvm.fence.mbarrier.init"() : () -> ()
// -----
// nvvm.fence.proxy
"nvvm.fence.proxy"() <{kind = #nvvm.proxy_kind<async>}> : () -> ()
// -----
// nvvm.fence.proxy.acquire
%a0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr
%a1 = "builtin.unrealized_conversion_cast"() : () -> i32
"nvvm.fence.proxy.acquire"(%a0, %a1) <{scope = #nvvm.mem_scope<gpu>}> : (!llvm.ptr, i32) -> ()
// -----
// nvvm.fence.proxy.release
"nvvm.fence.proxy.release"() <{scope = #nvvm.mem_scope<gpu>}> : () -> ()
// -----
// nvvm.fence.proxy.sync_restrict
"nvvm.fence.proxy.sync_restrict"() <{order = #nvvm.mem_order<acquire>}> : () -> ()
// -----
// nvvm.fence.sc.cluster
"nvvm.fence.sc.cluster"() : () -> ()
// -----
// nvvm.fence.sync_restrict
"nvvm.fence.sync_restrict"() <{order = #nvvm.mem_order<acquire>}> : () -> ()
// -----
// nvvm.inline_ptx
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%a1 = "builtin.unrealized_conversion_cast"() : () -> i8
%a2 = "builtin.unrealized_conversion_cast"() : () -> i1
%r = "nvvm.inline_ptx"(%a0, %a1, %a2) <{ptxCode = "0", operandSegmentSizes = array<i32: 1, 1, 1>}> : (i8, i8, i1) -> i8
// -----
// nvvm.mapa
%a0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<3>
%a1 = "builtin.unrealized_conversion_cast"() : () -> i32
%r = "nvvm.mapa"(%a0, %a1) : (!llvm.ptr<3>, i32) -> !llvm.ptr<7>
// -----
// nvvm.mbarrier.arrive
%a0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<3>
%a1 = "builtin.unrealized_conversion_cast"() : () -> i32
%r = "nvvm.mbarrier.arrive"(%a0, %a1) : (!llvm.ptr<3>, i32) -> i64
// -----
// nvvm.mbarrier.arrive.expect_tx
%a0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<3>
%a1 = "builtin.unrealized_conversion_cast"() : () -> i32
"nvvm.mbarrier.arrive.expect_tx"(%a0, %a1) : (!llvm.ptr<3>, i32) -> ()
// -----
// nvvm.mbarrier.arrive.nocomplete
%a0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<3>
%a1 = "builtin.unrealized_conversion_cast"() : () -> i32
%r = "nvvm.mbarrier.arrive.nocomplete"(%a0, %a1) : (!llvm.ptr<3>, i32) -> i64
// -----
// nvvm.mbarrier.arrive_drop
%a0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<3>
%a1 = "builtin.unrealized_conversion_cast"() : () -> i32
%r = "nvvm.mbarrier.arrive_drop"(%a0, %a1) : (!llvm.ptr<3>, i32) -> i64
// -----
// nvvm.mbarrier.arrive_drop.expect_tx
%a0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<3>
%a1 = "builtin.unrealized_conversion_cast"() : () -> i32
%r = "nvvm.mbarrier.arrive_drop.expect_tx"(%a0, %a1) : (!llvm.ptr<3>, i32) -> i64
// -----
// nvvm.mbarrier.arrive_drop.nocomplete
%a0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<3>
%a1 = "builtin.unrealized_conversion_cast"() : () -> i32
%r = "nvvm.mbarrier.arrive_drop.nocomplete"(%a0, %a1) : (!llvm.ptr<3>, i32) -> i64
// -----
// nvvm.mbarrier.complete_tx
%a0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<3>
%a1 = "builtin.unrealized_conversion_cast"() : () -> i32
"nvvm.mbarrier.complete_tx"(%a0, %a1) : (!llvm.ptr<3>, i32) -> ()
// -----
// nvvm.mbarrier.expect_tx
%a0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<3>
%a1 = "builtin.unrealized_conversion_cast"() : () -> i32
"nvvm.mbarrier.expect_tx"(%a0, %a1) : (!llvm.ptr<3>, i32) -> ()
// -----
// nvvm.mbarrier.init
%a0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<3>
%a1 = "builtin.unrealized_conversion_cast"() : () -> i32
%a2 = "builtin.unrealized_conversion_cast"() : () -> i1
"nvvm.mbarrier.init"(%a0, %a1, %a2) : (!llvm.ptr<3>, i32, i1) -> ()
// -----
// nvvm.mbarrier.inval
%a0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<3>
"nvvm.mbarrier.inval"(%a0) : (!llvm.ptr<3>) -> ()
// -----
// nvvm.mbarrier.test.wait
%a0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<3>
%a1 = "builtin.unrealized_conversion_cast"() : () -> i32
%r = "nvvm.mbarrier.test.wait"(%a0, %a1) : (!llvm.ptr<3>, i32) -> i1
// -----
// nvvm.mbarrier.try_wait
%a0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<3>
%a1 = "builtin.unrealized_conversion_cast"() : () -> i32
%a2 = "builtin.unrealized_conversion_cast"() : () -> i32
%r = "nvvm.mbarrier.try_wait"(%a0, %a1, %a2) : (!llvm.ptr<3>, i32, i32) -> i1
// -----
// nvvm.mbarrier.try_wait.parity
%a0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<3>
%a1 = "builtin.unrealized_conversion_cast"() : () -> i32
%a2 = "builtin.unrealized_conversion_cast"() : () -> i32
"nvvm.mbarrier.try_wait.parity"(%a0, %a1, %a2) : (!llvm.ptr<3>, i32, i32) -> ()
// -----
// nvvm.memory.barrier
"nvvm.memory.barrier"() <{scope = #nvvm.mem_scope<gpu>}> : () -> ()
// -----
// nvvm.nanosleep
%a0 = "builtin.unrealized_conversion_cast"() : () -> i32
"nvvm.nanosleep"(%a0) : (i32) -> ()
// -----
// nvvm.prmt
%a0 = "builtin.unrealized_conversion_cast"() : () -> i32
%a1 = "builtin.unrealized_conversion_cast"() : () -> i32
%r = "nvvm.prmt"(%a0, %a1) <{mode = #nvvm.permute_mode<rc8>}> : (i32, i32) -> i32
// -----
// nvvm.rcp.approx.ftz.f
%a0 = "builtin.unrealized_conversion_cast"() : () -> f32
%r = "nvvm.rcp.approx.ftz.f"(%a0) : (f32) -> f32
// -----
// nvvm.read.ptx.sreg.aggr.smem.size
%r = "nvvm.read.ptx.sreg.aggr.smem.size"() : () -> i8
// -----
// nvvm.read.ptx.sreg.clock
%r = "nvvm.read.ptx.sreg.clock"() : () -> i8
// -----
// nvvm.read.ptx.sreg.clock64
%r = "nvvm.read.ptx.sreg.clock64"() : () -> i8
// -----
// nvvm.read.ptx.sreg.cluster.ctaid.x
%r = "nvvm.read.ptx.sreg.cluster.ctaid.x"() : () -> i8
// -----
// nvvm.read.ptx.sreg.cluster.ctaid.y
%r = "nvvm.read.ptx.sreg.cluster.ctaid.y"() : () -> i8
// -----
// nvvm.read.ptx.sreg.cluster.ctaid.z
%r = "nvvm.read.ptx.sreg.cluster.ctaid.z"() : () -> i8
// -----
// nvvm.read.ptx.sreg.cluster.ctarank
%r = "nvvm.read.ptx.sreg.cluster.ctarank"() : () -> i8
// -----
// nvvm.read.ptx.sreg.cluster.nctaid.x
%r = "nvvm.read.ptx.sreg.cluster.nctaid.x"() : () -> i8
// -----
// nvvm.read.ptx.sreg.cluster.nctaid.y
%r = "nvvm.read.ptx.sreg.cluster.nctaid.y"() : () -> i8
// -----
// nvvm.read.ptx.sreg.cluster.nctaid.z
%r = "nvvm.read.ptx.sreg.cluster.nctaid.z"() : () -> i8
// -----
// nvvm.read.ptx.sreg.cluster.nctarank
%r = "nvvm.read.ptx.sreg.cluster.nctarank"() : () -> i8
// -----
// nvvm.read.ptx.sreg.clusterid.x
%r = "nvvm.read.ptx.sreg.clusterid.x"() : () -> i8
// -----
// nvvm.read.ptx.sreg.clusterid.y
%r = "nvvm.read.ptx.sreg.clusterid.y"() : () -> i8
// -----
// nvvm.read.ptx.sreg.clusterid.z
%r = "nvvm.read.ptx.sreg.clusterid.z"() : () -> i8
// -----
// nvvm.read.ptx.sreg.ctaid.x
%r = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i8
// -----
// nvvm.read.ptx.sreg.ctaid.y
%r = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i8
// -----
// nvvm.read.ptx.sreg.ctaid.z
%r = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i8
// -----
// nvvm.read.ptx.sreg.dynamic.smem.size
%r = "nvvm.read.ptx.sreg.dynamic.smem.size"() : () -> i8
// -----
// nvvm.read.ptx.sreg.envreg0
%r = "nvvm.read.ptx.sreg.envreg0"() : () -> i8
// -----
// nvvm.read.ptx.sreg.envreg1
%r = "nvvm.read.ptx.sreg.envreg1"() : () -> i8
// -----
// nvvm.read.ptx.sreg.envreg10
%r = "nvvm.read.ptx.sreg.envreg10"() : () -> i8
// -----
// nvvm.read.ptx.sreg.envreg11
%r = "nvvm.read.ptx.sreg.envreg11"() : () -> i8
// -----
// nvvm.read.ptx.sreg.envreg12
%r = "nvvm.read.ptx.sreg.envreg12"() : () -> i8
// -----
// nvvm.read.ptx.sreg.envreg13
%r = "nvvm.read.ptx.sreg.envreg13"() : () -> i8
// -----
// nvvm.read.ptx.sreg.envreg14
%r = "nvvm.read.ptx.sreg.envreg14"() : () -> i8
// -----
// nvvm.read.ptx.sreg.envreg15
%r = "nvvm.read.ptx.sreg.envreg15"() : () -> i8
// -----
// nvvm.read.ptx.sreg.envreg16
%r = "nvvm.read.ptx.sreg.envreg16"() : () -> i8
// -----
// nvvm.read.ptx.sreg.envreg17
%r = "nvvm.read.ptx.sreg.envreg17"() : () -> i8
// -----
// nvvm.read.ptx.sreg.envreg18
%r = "nvvm.read.ptx.sreg.envreg18"() : () -> i8
// -----
// nvvm.read.ptx.sreg.envreg19
%r = "nvvm.read.ptx.sreg.envreg19"() : () -> i8
// -----
// nvvm.read.ptx.sreg.envreg2
%r = "nvvm.read.ptx.sreg.envreg2"() : () -> i8
// -----
// nvvm.read.ptx.sreg.envreg20
%r = "nvvm.read.ptx.sreg.envreg20"() : () -> i8
// -----
// nvvm.read.ptx.sreg.envreg21
%r = "nvvm.read.ptx.sreg.envreg21"() : () -> i8
// -----
// nvvm.read.ptx.sreg.envreg22
%r = "nvvm.read.ptx.sreg.envreg22"() : () -> i8
// -----
// nvvm.read.ptx.sreg.envreg23
%r = "nvvm.read.ptx.sreg.envreg23"() : () -> i8
// -----
// nvvm.read.ptx.sreg.envreg24
%r = "nvvm.read.ptx.sreg.envreg24"() : () -> i8
// -----
// nvvm.read.ptx.sreg.envreg25
%r = "nvvm.read.ptx.sreg.envreg25"() : () -> i8
// -----
// nvvm.read.ptx.sreg.envreg26
%r = "nvvm.read.ptx.sreg.envreg26"() : () -> i8
// -----
// nvvm.read.ptx.sreg.envreg27
%r = "nvvm.read.ptx.sreg.envreg27"() : () -> i8
// -----
// nvvm.read.ptx.sreg.envreg28
%r = "nvvm.read.ptx.sreg.envreg28"() : () -> i8
// -----
// nvvm.read.ptx.sreg.envreg29
%r = "nvvm.read.ptx.sreg.envreg29"() : () -> i8
// -----
// nvvm.read.ptx.sreg.envreg3
%r = "nvvm.read.ptx.sreg.envreg3"() : () -> i8
// -----
// nvvm.read.ptx.sreg.envreg30
%r = "nvvm.read.ptx.sreg.envreg30"() : () -> i8
// -----
// nvvm.read.ptx.sreg.envreg31
%r = "nvvm.read.ptx.sreg.envreg31"() : () -> i8
// -----
// nvvm.read.ptx.sreg.envreg4
%r = "nvvm.read.ptx.sreg.envreg4"() : () -> i8
// -----
// nvvm.read.ptx.sreg.envreg5
%r = "nvvm.read.ptx.sreg.envreg5"() : () -> i8
// -----
// nvvm.read.ptx.sreg.envreg6
%r = "nvvm.read.ptx.sreg.envreg6"() : () -> i8
// -----
// nvvm.read.ptx.sreg.envreg7
%r = "nvvm.read.ptx.sreg.envreg7"() : () -> i8
// -----
// nvvm.read.ptx.sreg.envreg8
%r = "nvvm.read.ptx.sreg.envreg8"() : () -> i8
// -----
// nvvm.read.ptx.sreg.envreg9
%r = "nvvm.read.ptx.sreg.envreg9"() : () -> i8
// -----
// nvvm.read.ptx.sreg.globaltimer
%r = "nvvm.read.ptx.sreg.globaltimer"() : () -> i8
// -----
// nvvm.read.ptx.sreg.globaltimer.lo
%r = "nvvm.read.ptx.sreg.globaltimer.lo"() : () -> i8
// -----
// nvvm.read.ptx.sreg.gridid
%r = "nvvm.read.ptx.sreg.gridid"() : () -> i8
// -----
// nvvm.read.ptx.sreg.laneid
%r = "nvvm.read.ptx.sreg.laneid"() : () -> i8
// -----
// nvvm.read.ptx.sreg.lanemask.eq
%r = "nvvm.read.ptx.sreg.lanemask.eq"() : () -> i8
// -----
// nvvm.read.ptx.sreg.lanemask.ge
%r = "nvvm.read.ptx.sreg.lanemask.ge"() : () -> i8
// -----
// nvvm.read.ptx.sreg.lanemask.gt
%r = "nvvm.read.ptx.sreg.lanemask.gt"() : () -> i8
// -----
// nvvm.read.ptx.sreg.lanemask.le
%r = "nvvm.read.ptx.sreg.lanemask.le"() : () -> i8
// -----
// nvvm.read.ptx.sreg.lanemask.lt
%r = "nvvm.read.ptx.sreg.lanemask.lt"() : () -> i8
// -----
// nvvm.read.ptx.sreg.nclusterid.x
%r = "nvvm.read.ptx.sreg.nclusterid.x"() : () -> i8
// -----
// nvvm.read.ptx.sreg.nclusterid.y
%r = "nvvm.read.ptx.sreg.nclusterid.y"() : () -> i8
// -----
// nvvm.read.ptx.sreg.nclusterid.z
%r = "nvvm.read.ptx.sreg.nclusterid.z"() : () -> i8
// -----
// nvvm.read.ptx.sreg.nctaid.x
%r = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i8
// -----
// nvvm.read.ptx.sreg.nctaid.y
%r = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i8
// -----
// nvvm.read.ptx.sreg.nctaid.z
%r = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i8
// -----
// nvvm.read.ptx.sreg.nsmid
%r = "nvvm.read.ptx.sreg.nsmid"() : () -> i8
// -----
// nvvm.read.ptx.sreg.ntid.x
%r = "nvvm.read.ptx.sreg.ntid.x"() : () -> i8
// -----
// nvvm.read.ptx.sreg.ntid.y
%r = "nvvm.read.ptx.sreg.ntid.y"() : () -> i8
// -----
// nvvm.read.ptx.sreg.ntid.z
%r = "nvvm.read.ptx.sreg.ntid.z"() : () -> i8
// -----
// nvvm.read.ptx.sreg.nwarpid
%r = "nvvm.read.ptx.sreg.nwarpid"() : () -> i8
// -----
// nvvm.read.ptx.sreg.smid
%r = "nvvm.read.ptx.sreg.smid"() : () -> i8
// -----
// nvvm.read.ptx.sreg.tid.x
%r = "nvvm.read.ptx.sreg.tid.x"() : () -> i8
// -----
// nvvm.read.ptx.sreg.tid.y
%r = "nvvm.read.ptx.sreg.tid.y"() : () -> i8
// -----
// nvvm.read.ptx.sreg.tid.z
%r = "nvvm.read.ptx.sreg.tid.z"() : () -> i8
// -----
// nvvm.read.ptx.sreg.total.smem.size
%r = "nvvm.read.ptx.sreg.total.smem.size"() : () -> i8
// -----
// nvvm.read.ptx.sreg.warpid
%r = "nvvm.read.ptx.sreg.warpid"() : () -> i8
// -----
// nvvm.read.ptx.sreg.warpsize
%r = "nvvm.read.ptx.sreg.warpsize"() : () -> i8
// -----
// nvvm.st.bulk
%a0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<3>
%a1 = "builtin.unrealized_conversion_cast"() : () -> i64
"nvvm.st.bulk"(%a0, %a1) : (!llvm.ptr<3>, i64) -> ()
// -----
// nvvm.stmatrix
%a0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<3>
%a1 = "builtin.unrealized_conversion_cast"() : () -> i32
"nvvm.stmatrix"(%a0, %a1) <{layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>}> : (!llvm.ptr<3>, i32) -> ()
// -----
// nvvm.tcgen05.alloc
%a0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<1>
%a1 = "builtin.unrealized_conversion_cast"() : () -> i32
"nvvm.tcgen05.alloc"(%a0, %a1) : (!llvm.ptr<1>, i32) -> ()
// -----
// nvvm.tcgen05.commit
%a0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<1>
%a1 = "builtin.unrealized_conversion_cast"() : () -> i16
"nvvm.tcgen05.commit"(%a0, %a1) : (!llvm.ptr<1>, i16) -> ()
// -----
// nvvm.tcgen05.dealloc
%a0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<6>
%a1 = "builtin.unrealized_conversion_cast"() : () -> i32
"nvvm.tcgen05.dealloc"(%a0, %a1) : (!llvm.ptr<6>, i32) -> ()
// -----
// nvvm.tcgen05.mma_smem_desc
%a0 = "builtin.unrealized_conversion_cast"() : () -> i32
%a1 = "builtin.unrealized_conversion_cast"() : () -> i32
%a2 = "builtin.unrealized_conversion_cast"() : () -> i32
%a3 = "builtin.unrealized_conversion_cast"() : () -> i8
%a4 = "builtin.unrealized_conversion_cast"() : () -> i1
%a5 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "nvvm.tcgen05.mma_smem_desc"(%a0, %a1, %a2, %a3, %a4, %a5) : (i32, i32, i32, i8, i1, i8) -> i64
// -----
// nvvm.tcgen05.relinquish_alloc_permit
"nvvm.tcgen05.relinquish_alloc_permit"() : () -> ()
// -----
// nvvm.tcgen05.shift
%a0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<6>
"nvvm.tcgen05.shift"(%a0) : (!llvm.ptr<6>) -> ()
// -----
// nvvm.wgmma.commit.group.sync.aligned
"nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
// -----
// nvvm.wgmma.fence.aligned
"nvvm.wgmma.fence.aligned"() : () -> ()
// -----
// nvvm.wgmma.wait.group.sync.aligned
"nvvm.wgmma.wait.group.sync.aligned"() <{group = 0 : i64}> : () -> ()
