#map = affine_map<(d0, d1) -> (d0, d1)>
#executable_target_cuda_nvptx_fb = #hal.executable.target<"cuda", "cuda-nvptx-fb", {iree_codegen.target_info = #iree_gpu.target<arch = "sm_80", features = "+ptx76", wgp = <compute = fp64|fp32|int32, storage = b64|b32, subgroup = shuffle|arithmetic, dot = dp4xi8toi32, mma = [<NV_WMMA_F32_16x16x16_F16>], subgroup_size_choices = [32], max_workgroup_sizes = [1024, 1024, 1024], max_thread_count_per_workgroup = 1024>>}>
#device_target_cuda = #hal.device.target<"cuda", [#executable_target_cuda_nvptx_fb]> : !hal.device
#config = #iree_gpu.lowering_config<{mma_kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>, subgroup_m_count = 2 : i64, workgroup = [64, 128, 0]}>
#translation = #iree_codegen.translation_info<pipeline = LLVMGPUVectorDistribute workgroup_size = [128, 2, 1] subgroup_size = 64, {gpu_pipeline_options = #iree_gpu.pipeline_options<prefetch_shared_memory = true>}>
#encoding = #iree_encoding.encoding<operand_index = 0 : index, op_type = matmul, element_types = [f32, f32, f32], user_indexing_maps = [#map], iteration_sizes = [?, ?, ?]>
module @compiled attributes {stream.affinity.default = #hal.device.affinity<@__device_0>, stream.topology = #hal.device.topology<links = [(@d0 -> @d1 = {unified_memory = true})]>} {
  util.global private @__device_0 = #device_target_cuda
  util.global private mutable @_state {inlining_policy = #util.inline.never} = #stream.parameter.named<"scope"::"key"> : tensor<4x4xf32>
  util.global private @_params : !stream.resource<constant>
  util.global private @__size : index
  util.initializer {
    %c0 = arith.constant 0 : index
    %buffer = util.buffer.constant {alignment = 64 : i64} : !util.buffer = dense<[1, 2, 3]> : tensor<3xi32>
    %0 = stream.timepoint.immediate => !stream.timepoint
    %results:2, %tp = stream.resource.constants on(#hal.device.affinity<@__device_0>) :
      !stream.resource<constant>{%c0} = dense<0> : tensor<4xi32>,
      !stream.resource<constant>{%c0} = #util.composite<1024xi8, [dense<1> : tensor<2xi8>]>
      => !stream.timepoint
    %file = stream.file.constant on(#hal.device.affinity<@__device_0>) %buffer[%c0 for %c0] : !util.buffer{%c0} -> !stream.file
    %1 = stream.parameter.load on(#hal.device.affinity<@__device_0>) await(%0) => {
      "scope"::"key"[%c0] : !stream.resource<constant>{%c0}
    } => !stream.timepoint
    stream.timepoint.chain_external on(#hal.device.affinity<@__device_0>) %0 => (%file : !hal.fence)
    util.global.store %results#0, @_params : !stream.resource<constant>
    util.return
  }
  stream.executable private @main_dispatch_0 {
    stream.executable.export public @main_dispatch_0_matmul workgroups(%arg0: index, %arg1: index) -> (index, index, index) {
      %x, %y, %z = iree_tensor_ext.dispatch.workgroup_count_from_slice(%arg0, %arg1)
      stream.return %x, %y, %z : index, index, index
    }
    builtin.module attributes {iree.fixedpoint.iteration = 1 : index} {
      func.func @main_dispatch_0_matmul(%arg0: !stream.binding {stream.alignment = 64 : index}, %arg1: index) attributes {translation_info = #translation} {
        %c0 = arith.constant 0 : index
        %cst = arith.constant 0.0 : f32
        %0 = stream.binding.subspan %arg0[%c0] : !stream.binding -> !iree_tensor_ext.dispatch.tensor<readonly:tensor<?x4xf32, #encoding>>{%arg1}
        %w = iree_tensor_ext.dispatch.workload.ordinal %arg1, 0 : index
        %1 = iree_tensor_ext.dispatch.tensor.load %0, offsets = [0, %c0], sizes = [%arg1, 4], strides = [1, 1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<?x4xf32>>{%w} -> tensor<?x4xf32>
        %2 = iree_encoding.set_encoding %1 : tensor<?x4xf32> -> tensor<?x4xf32, #encoding>
        %3 = iree_vector_ext.to_layout %1 to layout(#iree_vector_ext.nested_layout<subgroup_tile = [1, 1], batch_tile = [2, 4], outer_tile = [1, 1], thread_tile = [8, 8], element_tile = [1, 8], subgroup_strides = [0, 0], thread_strides = [8, 1]>) {shared_memory_conversion} : tensor<?x4xf32>
        %4 = iree_linalg_ext.attention {indexing_maps = [#map, #map, #map, #map, #map]} ins(%1, %1, %1, %cst : tensor<?x4xf32>, tensor<?x4xf32>, tensor<?x4xf32>, f32) outs(%3 : tensor<?x4xf32>) {
        ^bb0(%score: f32):
          iree_linalg_ext.yield %score : f32
        } -> tensor<?x4xf32>
        %5:2 = iree_linalg_ext.sort dimension(1) outs(%1, %1 : tensor<?x4xf32>, tensor<?x4xf32>) {
        ^bb0(%a: f32, %b: f32, %c: f32, %d: f32):
          %cmp = arith.cmpf ogt, %a, %b : f32
          iree_linalg_ext.yield %cmp : i1
        } -> tensor<?x4xf32>, tensor<?x4xf32>
        %6 = iree_codegen.inner_tiled ins(%1, %1) outs(%4) {indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>], kind = #iree_gpu.data_tiled_mma_layout<intrinsic = MFMA_F32_16x16x4_F32, intrinsics_m = 8>} : tensor<?x4xf32>, tensor<?x4xf32> into tensor<?x4xf32>
        %7 = iree_gpu.barrier_region ins(%1, %6 : tensor<?x4xf32>, tensor<?x4xf32>) {
        ^bb0(%l: tensor<?x4xf32>, %r: tensor<?x4xf32>):
          iree_gpu.yield %l : tensor<?x4xf32>
        } : tensor<?x4xf32>
        %8 = iree_gpu.value_barrier %7 : tensor<?x4xf32>
        iree_codegen.store_to_buffer %8, %arg1 : tensor<?x4xf32> into memref<?x4xf32>
        pcf.generic
          scope(#iree_codegen.subgroup_scope)
          execute(%ref = %8)[%id: index, %num: index] : (!pcf.sref<4xi32, sync(#iree_codegen.subgroup_scope)>) -> (tensor<4xi32>) {
          pcf.return
        }
        return
      }
    }
  }
  util.func public @main$async(%arg0: !hal.buffer_view, %arg1: !hal.fence, %arg2: !hal.fence) -> (!hal.buffer_view, tensor<?x4xf32>) attributes {iree.abi.model = "coarse-fences", iree.reflection = {iree.abi.declaration = "async func @main(%input0: tensor<?x4xf32>) -> (%output0: tensor<?x4xf32>)"}} {
    %c0 = arith.constant 0 : index
    %dim = hal.buffer_view.dim<%arg0 : !hal.buffer_view>[0] : index
    %element_type_f32 = hal.element_type<f32> : i32
    %dense_row_major = hal.encoding_type<dense_row_major> : i32
    %in = hal.tensor.import on(#hal.device.promise<@__device_0>) wait(%arg1) => %arg0 "input0" : !hal.buffer_view -> tensor<?x4xf32>{%dim}
    %b = hal.tensor.barrier join(%in : tensor<?x4xf32>) => %arg2 : !hal.fence
    %res = flow.dispatch @main_dispatch_0::@main_dispatch_0_matmul[%dim, %c0](%b, %dim) : (tensor<?x4xf32>{%dim}, index) -> %b{%dim}
    %tied:2 = flow.dispatch.region[%dim] -> (tensor<?x4xf32>{%dim}, tensor<4xf32>) {
      %e = flow.tensor.empty : tensor<?x4xf32>{%dim}
      flow.return %e, %b : tensor<?x4xf32>, tensor<4xf32>
    } count(%w: index) -> (index, index, index) {
      %one = arith.constant 1 : index
      flow.return %one, %one, %one : index, index, index
    }
    %sl = flow.tensor.slice %b[%c0, %c0 for %dim, %c0] : tensor<?x4xf32>{%dim} -> tensor<2x2xf32>
    %up = flow.tensor.update %sl, %tied#0[%c0, %c0] : tensor<2x2xf32> -> %tied#0 as tensor<?x4xf32>{%dim}
    %tr = flow.tensor.transfer %up : tensor<?x4xf32>{%dim} to #hal.device.promise<@__device_0>
    flow.tensor.trace "name" = [%up : tensor<?x4xf32>{%dim}, %sl : tensor<2x2xf32>]
    %call:2 = util.call @other(%tr, %dim) : (tensor<?x4xf32>, index) -> (tensor<?x4xf32>, index)
    %opt = util.optimization_barrier %call#0 : tensor<?x4xf32>
    %cast = util.cast %opt : tensor<?x4xf32> to !util.object
    %size = util.sizeof tensor<4xf32>
    %al = util.align %c0, %c0 : index
    %list = util.list.create : !util.list<?>
    %li = util.list.get %list[%c0] : !util.list<?> -> i32
    util.list.set %list[%c0], %li : i32 -> !util.list<?>
    util.global.store.indirect %opt, %list : tensor<?x4xf32> -> !util.ptr<tensor<?x4xf32>>
    %st = stream.async.execute on(#hal.device.affinity<@__device_0>) await(%call#1) => with(%tr as %x: !stream.resource<external>{%dim}, %up as %y: !stream.resource<*>{%dim}) -> (%tr as !stream.resource<external>{%dim}) {
      %d = stream.async.dispatch @main_dispatch_0::@main_dispatch_0_matmul[%dim](%x[%c0 to %dim for %dim], %c0) : (!stream.resource<external>{%dim}, index) -> %x{%dim}
      %cl = stream.async.clone %d : !stream.resource<external>{%dim} -> !stream.resource<transient>{%dim}
      %sp = stream.async.splat %c0 : index -> !stream.resource<*>{%dim}
      %ct = stream.async.concurrent with(%cl as %q: !stream.resource<transient>{%dim}) -> (%cl as !stream.resource<transient>{%dim}, !stream.resource<*>{%dim}) {
        stream.yield %q, %sp : !stream.resource<transient>{%dim}, !stream.resource<*>{%dim}
      }
      stream.yield %d : !stream.resource<external>{%dim}
    } => !stream.timepoint
    %tp = stream.cmd.execute once on(#hal.device.affinity<@__device_0>) with(%st as %captured: !stream.resource<transient>{%dim}) {
      stream.cmd.copy %captured[%c0], %captured[%c0], %dim : !stream.resource<transient>{%dim} -> !stream.resource<transient>{%dim}
      stream.cmd.serial {
        stream.cmd.flush to(#hal.device.affinity<@__device_0>) %captured[%c0 for %dim] : !stream.resource<transient>{%dim}
      }
      stream.cmd.collective<all_reduce with sum : f32>[%c0] channel(%captured) {
        send %captured[%c0 for %dim] : !stream.resource<transient>{%dim},
        recv %captured[%c0 for %dim] : !stream.resource<transient>{%dim}
      }
    } => !stream.timepoint
    %tj = stream.timepoint.join max(%tp, %tp) => !stream.timepoint
    %pk:3 = stream.resource.pack on(#hal.device.affinity<@__device_0>) slices({
      [0, 4] = %dim,
      [2, 5] = %c0
    }) : index
    %sub = stream.resource.subview %st[%c0] : !stream.resource<transient>{%dim} -> !stream.resource<transient>{%dim}
    %cmd = hal.command_buffer.create device(%sub : !hal.device) mode("OneShot|AllowInlineExecution") categories("Transfer|Dispatch") affinity(%c0) : !hal.command_buffer
    hal.command_buffer.dispatch<%cmd : !hal.command_buffer> target(%c0 : !hal.executable)[%dim] workgroups([%c0, %c0, %c0]) constants([%li]) bindings([
      (%cmd : !hal.buffer)[%c0, %dim],
      (%c0 : index)[%c0, %dim]
    ]) flags("None")
    hal.command_buffer.execution_barrier<%cmd : !hal.command_buffer> source("Dispatch|CommandRetire") target("CommandIssue|Dispatch") flags("None")
    %dev_v, %dev = hal.device.query<%cmd : !hal.device> key("hal.executable.format" :: "cuda-nvptx-fb") : i1, i1
    hal.device.queue.execute<%cmd : !hal.device> affinity(%c0) wait(%arg1) signal(%arg2) commands(%cmd) flags("None")
    %memo = hal.device.memoize<%cmd : !hal.device> affinity(%c0) -> !hal.command_buffer {
      hal.return %cmd : !hal.command_buffer
    }
    %status = hal.fence.await until([%arg1, %arg2]) timeout_millis(%li) flags("None") : i32
    util.status.check_ok %status, "failed to wait on timepoint"
    %if:2 = scf.if %dev -> (i32, index) {
      scf.yield %li, %c0 : i32, index
    } else {
      util.scf.unreachable "bad"
      scf.yield %li, %c0 : i32, index
    }
    util.return %arg0, %opt : !hal.buffer_view, tensor<?x4xf32>
  }
  util.func private @other(tensor<?x4xf32>, index) -> (tensor<?x4xf32>, index) attributes {vm.fallback = @x}
  util.func private @tied(%arg0: tensor<?xf32>, %arg1: index) -> (%arg0 as tensor<?xi32>, %arg1)
  check.expect_almost_eq_const(%arg, dense<1.0> : tensor<4xf32>) : tensor<4xf32>
}
// -----
vm.module public @module attributes {ordinal_counts = #vm.ordinal_counts<import_funcs = 3, export_funcs = 2>} {
  vm.global.i32 private mutable @g : i32 = 5
  vm.global.ref private @r : !vm.ref<!hal.executable>
  vm.import private optional @hal.buffer.assert(%buffer : !vm.ref<!hal.buffer>, %message : !vm.buffer, %values : tuple<!vm.ref<!hal.buffer>, i64, i64> ...) attributes {vm.yield}
  vm.func private @main(%arg0: !vm.ref<!hal.buffer_view>, %arg1: i32) -> (i32, !vm.ref<?>) {
    %zero = vm.const.i32.zero
    %null = vm.const.ref.zero : !vm.ref<!hal.buffer>
    %ro = vm.const.ref.rodata @_utf8 : !vm.buffer
    %inl = vm.rodata.inline "_utf8_x" {alignment = 1 : i64} : !vm.buffer = "tensor"
    %x = vm.add.i32 %arg1, %zero : i32
    %ld = vm.global.load.i32 @g : i32
    vm.global.store.ref %null, @r : !vm.ref<!hal.buffer>
    %sel = vm.select.ref %x, %null, %null : !vm.ref<!hal.buffer>
    %sw = vm.switch.i32 %x[%x, %zero] else %ld : i32
    %cmp = vm.cmp.lt.i32.s %x, %zero : i32
    %call = vm.call @f(%x) {nosideeffects} : (i32) -> i32
    %cv = vm.call.variadic @hal.buffer.assert(%null, %inl, [(%null, %x, %x), (%null, %x, %x)]) {nosideeffects} : (!vm.ref<!hal.buffer>, !vm.buffer, tuple<!vm.ref<!hal.buffer>, i64, i64> ...) -> i32
    %lst = vm.list.alloc %x : (i32) -> !vm.list<?>
    vm.cond_fail %cmp, %x, "message"
    vm.cond_br %cmp, ^bb1(%x : i32), ^bb2
  ^bb1(%y: i32):
    %imp = vm.import.resolved @hal.buffer.assert : i32
    vm.return %y, %null : i32, !vm.ref<!hal.buffer>
  ^bb2:
    vm.fail %x, "unreachable"
  }
  vm.initializer {
    %c1 = vm.const.i64 1
    vm.return
  }
}
