#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0], CTAsPerCGA = [1], CTASplitNum = [1], CTAOrder = [0]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2]], lane = [[0, 4], [1, 0]], warp = [[2, 0], [4, 0]], block = []}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>
#dot = #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, colStride = 1>
#loc = loc("add.py":12:0)
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32, ttg.maxnreg = 168 : i32} {
  tt.func public @matmul(%a_desc: !tt.tensordesc<tensor<128x64xf16, #shared>> loc("a"("add.py":3:1)), %b: !tt.ptr<f16> {tt.divisibility = 16 : i32, tt.pointee_type = f16}, %n: i32, %k: i64) -> (tensor<128x64xf32, #mma>, i1) attributes {noinline = false, "ttg.local_memory_size" = 0 : i32} {
    %true = arith.constant true
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128x64xf32, #mma>
    %cst_0 = arith.constant dense<1> : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %pid = tt.get_program_id x : i32 loc(#loc1)
    %np = tt.get_num_programs y : i32
    %range = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #blocked1>
    %range1 = ttg.convert_layout %range : tensor<64xi32, #blocked1> -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %e = tt.expand_dims %range1 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %bc = tt.broadcast %e : tensor<1x64xi32, #blocked> -> tensor<128x64xi32, #blocked>
    %ptrs = tt.splat %b : !tt.ptr<f16> -> tensor<128x64x!tt.ptr<f16>, #blocked>
    %ptr = tt.addptr %ptrs, %bc : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi32, #blocked>
    %mask = arith.cmpi slt, %bc, %bc : tensor<128x64xi32, #blocked>
    %v = tt.load %ptr, %mask cacheModifier = ca evictionPolicy = evict_first {tt.latency = 2 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked>
    %alloc = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %bar = ttg.local_alloc {allocation.offset = 98304 : i32} : () -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %bar, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.barrier_expect %bar, 32768, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %view = ttg.memdesc_index %alloc[%c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    ttng.async_tma_copy_global_to_local %a_desc[%pid, %c0_i32] %view, %bar, %true : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    ttng.wait_barrier %bar, %c0_i32 deps %view : !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    %tok = ttg.async_copy_global_to_local %ptr, %view mask %mask other %v {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked> -> <128x64xf16, #shared, #smem, mutable, 3x128x64>
    %tok1 = ttg.async_commit_group tokens %tok
    %tok2 = ttg.async_wait %tok1 {num = 2 : i32}
    %res:3 = scf.for %i = %c0_i32 to %n step %c1_i32 iter_args(%acc = %cst, %t = %tok2, %q = %c0_i32) -> (tensor<128x64xf32, #mma>, !ttg.async.token, i32)  : i32 {
      %x = ttg.local_load %view token %t : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64> -> tensor<128x64xf16, #dot>
      %d = ttng.warp_group_dot %x, %view, %acc {inputPrecision = 0 : i32, isAsync = true} : tensor<128x64xf16, #dot> * !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64> -> tensor<128x64xf32, #mma>
      %d2:2 = ttng.warp_group_dot_wait %d, %view {pendings = 0 : i32} : tensor<128x64xf32, #mma>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      scf.yield %d2#0, %t, %q : tensor<128x64xf32, #mma>, !ttg.async.token, i32
    } {tt.num_stages = 3 : i32, tt.warp_specialize}
    %tm, %tmtok = ttng.tmem_alloc : () -> (!ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
    %mm = ttng.tc_gen5_mma %view, %view, %tm[%tmtok], %true, %true, %bar[%true] {is_async} : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x128xf16, #shared, #smem>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %tl, %tltok = ttng.tmem_load %tm[%mm] : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #blocked>
    %sum:2 = "tt.scan"(%v, %v) <{axis = 1 : i32, reverse = false}> ({
    ^bb0(%l: f16 loc("l"), %l2: f16, %r: f16, %r2: f16):
      %o = arith.addf %l, %r : f16 loc(#loc2)
      tt.scan.return %o, %l2 : f16, f16
    }) : (tensor<128x64xf16, #blocked>, tensor<128x64xf16, #blocked>) -> (tensor<128x64xf16, #blocked>, tensor<128x64xf16, #blocked>)
    %asm:2 = tt.elementwise_inline_asm "{ .reg .b32 a; cvt.rn $0, $2; }" {constraints = "=r,=r,r", packed_element = 4 : i32, pure = true} %bc : tensor<128x64xi32, #blocked> -> tensor<128x64xi32, #blocked>, tensor<128x64xi32, #blocked>
    %ext = tt.extern_elementwise %v {libname = "", libpath = "", pure = true, symbol = "__nv_sqrtf"} : (tensor<128x64xf16, #blocked>) -> tensor<128x64xf16, #blocked>
    %at = tt.atomic_rmw fadd, acq_rel, gpu, %ptr, %v, %mask : (tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xf16, #blocked>, tensor<128x64xi1, #blocked>) -> tensor<128x64xf16, #blocked>
    %cas = tt.atomic_cas acq_rel, gpu, %b, %c0_i32, %c1_i32 : (!tt.ptr<f16>, i32, i32) -> i32
    %hist = tt.histogram %range, %range : tensor<64xi32, #blocked1> -> tensor<64xi32, #blocked1>
    %sp, %sp2 = tt.split %tl : tensor<128x64x2xf32, #blocked> -> tensor<128x64xf32, #blocked>
    %jn = tt.join %sp, %sp2 : tensor<128x64xf32> -> tensor<128x64x2xf32>
    %tr = tt.trans %v {order = array<i32: 1, 0>} : tensor<128x64xf16, #blocked> -> tensor<64x128xf16, #linear>
    %rs = tt.reshape %v allow_reorder efficient_layout : tensor<128x64xf16, #blocked> -> tensor<8192xf16, #blocked1>
    %fp = tt.fp_to_fp %v, rounding = rtne : tensor<128x64xf16, #blocked> -> tensor<128x64xf8E5M2, #blocked>
    %cv = tt.make_tensor_descriptor %b, [%n, %n], [%k, %k] : !tt.ptr<f16>, !tt.tensordesc<tensor<128x64xf16>>
    %ds = tt.dot_scaled %v scale %v, %tr scale %v, %cst lhs = e4m3 rhs = e2m1 {fastMath = false} : tensor<128x64xf16, #blocked>, tensor<128x2xi8> * tensor<64x128xf16, #linear>, tensor<64x2xi8> -> tensor<128x64xf32, #mma>
    tt.descriptor_store %a_desc[%pid, %c0_i32], %v : !tt.tensordesc<tensor<128x64xf16, #shared>>, tensor<128x64xf16, #blocked>
    tt.assert %mask, "x < n" : tensor<128x64xi1, #blocked>
    %call:2 = tt.call @helper(%v, %n) : (tensor<128x64xf16, #blocked>, i32) -> (tensor<128x64xf32, #mma>, i1)
    cf.cond_br %call#1, ^bb1, ^bb2(%call#0 : tensor<128x64xf32, #mma>)
  ^bb1:  // pred: ^bb0
    tt.return %res#0, %call#1 : tensor<128x64xf32, #mma>, i1
  ^bb2(%w: tensor<128x64xf32, #mma>):
    tt.return %w, %true : tensor<128x64xf32, #mma>, i1
  }
  tt.func private @helper(%v: tensor<128x64xf16, #blocked>, %n: i32) -> (tensor<128x64xf32, #mma>, i1)
}
#loc1 = loc("add.py":14:3)
#loc2 = loc(callsite(#loc1 at #loc))
// -----
tt.func @specialized(%arg0: i32, %arg1: !ttg.memdesc<1xi64>) {
  %0 = nvws.aref.create %arg1 : <[!ttg.memdesc<1xi64>]>
  %buffers:2, %token = nvws.aref.put.enter %0[%arg0, %arg0] {async_task_id = array<i32: 0>} : <[!ttg.memdesc<1xi64>]> -> !ttg.memdesc<1xi64>, !ttg.memdesc<1xi64>, !ttg.async.token
  nvws.aref.put.exit %0[%arg0], %token [#nvws.async_op<tma_load>] : <[!ttg.memdesc<1xi64>]>, !ttg.async.token
  ttg.warp_specialize(%0) attributes {requestedRegisters = array<i32: 24, 88>}
  default {
    "some.op"() : () -> ()
    ttg.warp_yield
  }
  partition0(%x: !nvws.aref<[!ttg.memdesc<1xi64>]>) num_warps(4) {
    %true = arith.constant true
    scf.if %true {
      ttg.local_barrier
    } {ttg.partition = array<i32: 1>}
    ttg.warp_return
  } : (!nvws.aref<[!ttg.memdesc<1xi64>]>) -> ()
  %rotated = amdg.extract_slice %arg0 [0, 64] : i32 to i32
  amdg.cond_barrier %rotated
  %r = amdg.buffer_load %arg1[%arg0], %arg0, %arg0 stride = %arg0 cacheModifier = cs : tensor<4xf32>
  proton.record start "name"
  tt.return
}
