module @jit_train_step attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32, mhlo.spmd_output_sharding = "{devices=[2,2]<=[4]}"} {
  sdy.mesh @mesh = <["data"=2, "model"=2], device_ids=[0, 2, 1, 3]>
  sdy.mesh @empty_mesh = <[]>
  func.func public @main(%arg0: tensor<?x128xf32, #stablehlo.bounds<8, ?>> {jax.buffer_donor = true, mhlo.sharding = "{replicated}"}, %arg1: tensor<128x64x!quant.uniform<i8:f32, 1.000000e-01>> {tf.aliasing_output = 0 : i32}, %arg2: tensor<i32>, %arg3: !stablehlo.token, %arg4: tensor<4xcomplex<f32>>, %arg5: tensor<2x2xf8E4M3FN>, %arg6: tensor<2xui4>) -> (tensor<?x64xf32> {jax.result_info = "result[0]"}, tuple<tensor<i32>, !stablehlo.token>) {
    %cst = stablehlo.constant dense<[[1.0, 0x7F800000], [-1.0, 0.5]]> : tensor<2x2xf32>
    %c = stablehlo.constant dense_resource<weights> : tensor<4xi32>
    %c_0 = stablehlo.constant dense<"0x010203"> : tensor<3xi8>
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [0], contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST], algorithm = <lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<?x128xf32, #stablehlo.bounds<8, ?>>, tensor<128x64x!quant.uniform<i8:f32, 1.000000e-01>>) -> tensor<?x64xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<4x4xi32>
    %2 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<?x64xf32>, tensor<2x2xf32>) -> tensor<f32>
    %3:2 = "stablehlo.reduce_window"(%0, %0, %2, %2) <{base_dilations = array<i64: 2, 1>, padding = dense<[[2, 1], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 3, 1>}> ({
    ^bb0(%a0: tensor<f32>, %a1: tensor<f32>, %b0: tensor<f32>, %b1: tensor<f32>):
      %m = stablehlo.maximum %a0, %b0 : tensor<f32>
      stablehlo.return %m, %a1 : tensor<f32>, tensor<f32>
    }) : (tensor<?x64xf32>, tensor<?x64xf32>, tensor<f32>, tensor<f32>) -> (tensor<?x?xf32>, tensor<?x?xf32>)
    %4 = "stablehlo.gather"(%0, %c) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], operand_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 64>}> : (tensor<?x64xf32>, tensor<4xi32>) -> tensor<4x64xf32>
    %5 = "stablehlo.scatter"(%0, %c, %4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = true}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      stablehlo.return %b : tensor<f32>
    }) : (tensor<?x64xf32>, tensor<4xi32>, tensor<4x64xf32>) -> tensor<?x64xf32>
    %6 = stablehlo.slice %1 [0:2:1, 1:4] : (tensor<4x4xi32>) -> tensor<2x3xi32>
    %7 = stablehlo.dynamic_slice %1, %arg2, %arg2, sizes = [1, 1] : (tensor<4x4xi32>, tensor<i32>, tensor<i32>) -> tensor<1x1xi32>
    %8 = stablehlo.iota dim = 0 : tensor<4xi32>
    %9 = stablehlo.compare  GE, %0, %0,  TOTALORDER : (tensor<?x64xf32>, tensor<?x64xf32>) -> tensor<?x64xi1>
    %10 = stablehlo.select %9, %0, %0 : (tensor<?x64xi1>, tensor<?x64xf32>, tensor<?x64xf32>) -> tensor<?x64xf32>
    %11 = stablehlo.pad %0, %2, low = [0, -1], high = [0, 0], interior = [0, 0] : (tensor<?x64xf32>, tensor<f32>) -> tensor<?x63xf32>
    %12 = stablehlo.convolution(%cst, %cst) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %13:3 = stablehlo.while(%iterArg = %arg2, %iterArg_1 = %0, %iterArg_2 = %arg3) : tensor<i32>, tensor<?x64xf32>, !stablehlo.token attributes {mhlo.frontend_attributes = {x = "y"}}
    cond {
      %w = stablehlo.compare  LT, %iterArg, %arg2,  SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %w : tensor<i1>
    } do {
      stablehlo.return %iterArg, %iterArg_1, %iterArg_2 : tensor<i32>, tensor<?x64xf32>, !stablehlo.token
    }
    %14 = stablehlo.custom_call @Sharding(%0) {backend_config = "", mhlo.backend_config = {a = 1 : i64}, output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], operand_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<?x64xf32>) -> tensor<?x64xf32>
    %15 = stablehlo.composite "my.op" %0, %cst {composite_attributes = {k = dense<1> : tensor<i32>}, decomposition = @impl, version = 1 : i32} : (tensor<?x64xf32>, tensor<2x2xf32>) -> tensor<?x64xf32>
    %16 = "stablehlo.all_reduce"(%0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, use_global_device_ids}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %s = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) {mhlo.sharding = "x"} : (tensor<?x64xf32>) -> tensor<?x64xf32>
    %17 = stablehlo.tuple %arg2, %arg3 : tuple<tensor<i32>, !stablehlo.token>
    %18 = stablehlo.get_tuple_element %17[0] : (tuple<tensor<i32>, !stablehlo.token>) -> tensor<i32>
    %19 = stablehlo.optimization_barrier %18 : tensor<i32>
    %20:2 = stablehlo.optimization_barrier %18, %0 : tensor<i32>, tensor<?x64xf32>
    %21 = stablehlo.fft %arg4, type = FFT, length = [4] : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
    %output_state, %output = stablehlo.rng_bit_generator %8, algorithm = THREE_FRY : (tensor<4xi32>) -> (tensor<4xi32>, tensor<2x2xui32>)
    %22 = stablehlo.concatenate %8, %8, dim = 0 : (tensor<4xi32>, tensor<4xi32>) -> tensor<8xi32>
    %23 = stablehlo.transpose %0, dims = [1, 0] : (tensor<?x64xf32>) -> tensor<64x?xf32>
    %24 = stablehlo.map(%0, %0) dimensions = [0, 1] applies stablehlo.add : (tensor<?x64xf32>, tensor<?x64xf32>) -> tensor<?x64xf32>
    %25 = stablehlo.convert %0 : (tensor<?x64xf32>) -> tensor<?x64xbf16>
    %26 = stablehlo.exponential %0 {result_accuracy = #stablehlo.result_accuracy<atol = 1.0, ulps = 10, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<?x64xf32>
    %27 = chlo.broadcast_add %0, %0 {broadcast_dimensions = array<i64: 1>} : (tensor<?x64xf32>, tensor<?x64xf32>) -> tensor<?x64xf32>
    %values, %indices = chlo.top_k(%0, k = 8) : tensor<?x64xf32> -> (tensor<?x8xf32>, tensor<?x8xi32>)
    %28 = chlo.constant dense<1> : tensor<i32>
    %29 = chlo.erf_inv %0 : tensor<?x64xf32> -> tensor<?x64xf32>
    %30 = "chlo.ragged_dot"(%0, %0, %8) {ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0]>, precision_config = [#chlo<precision DEFAULT>]} : (tensor<?x64xf32>, tensor<?x64xf32>, tensor<4xi32>) -> tensor<?x64xf32>
    %31 = sdy.sharding_constraint %0 <@mesh, [{"data", ?}, {"model":(1)2}], replicated={}> : tensor<?x64xf32>
    %32:2 = sdy.manual_computation(%0, %arg2) in_shardings=[<@mesh, [{"data"}, {}]>, <@mesh, []>] out_shardings=[<@mesh, [{"data"}, {}]>, <@mesh, []>] manual_axes={"data", "model"} (%arg10: tensor<?x64xf32>, %arg11: tensor<i32>) {
      %rs = sdy.all_gather [{"data"}, {}] %arg10 out_sharding=<@mesh, [{}, {}]> : tensor<?x64xf32>
      sdy.return %rs, %arg11 : tensor<?x64xf32>, tensor<i32>
    } : (tensor<?x64xf32>, tensor<i32>) -> (tensor<?x64xf32>, tensor<i32>)
    %33 = sdy.named_computation<"foo">(%0) out_shardings=[<@mesh, [{}, {}]>] (%q: tensor<?x64xf32>) {
      sdy.return %q : tensor<?x64xf32>
    } : (tensor<?x64xf32>) -> tensor<?x64xf32>
    %34 = sdy.propagation_barrier %0 allowed_direction=BACKWARD : tensor<?x64xf32>
    sdy.sharding_group %0 group_id=21 : tensor<?x64xf32>
    %35 = mpmd.fragment<mesh="m1", origin=["f"(1)]> (%0) {mpmd.x} (%z: tensor<?x64xf32>) {
      mpmd.return %z : tensor<?x64xf32>
    } : (tensor<?x64xf32>) -> tensor<?x64xf32>
    %36 = mhlo.fusion (%0) ({
    ^bb0(%z: tensor<?x64xf32>):
      %n = mhlo.negate %z : tensor<?x64xf32>
      mhlo.return %n : tensor<?x64xf32>
    }) {fusion_kind = #mhlo<fusion_kind kLoop>} : tensor<?x64xf32>
    %37 = "mhlo.async_start"(%0) {called_computation = @impl, execution_thread = "t"} : (tensor<?x64xf32>) -> !mhlo.async_bundle<tensor<?x64xf32>, tensor<?x64xf32>, tensor<i32>>
    %38 = ifrt.Array %0
    %39, %ctrl = ifrt.Call @impl::@main(%arg0, %arg2) on devices [0, 1] {ifrt.tag = "x"} : (!ifrt.array<tensor<2x2xi32>, #ifrt.sharding_param<2x1 to [0] on 2>, [0, 1]>, tensor<i32>) -> !ifrt.array<tensor<2x2xi32>, #ifrt.sharding_unspecified, [0, 1], memory_kind = "device">
    return %31, %17 : tensor<?x64xf32>, tuple<tensor<i32>, !stablehlo.token>
  }
  func.func private @impl(%arg0: tensor<?x64xf32>, %arg1: tensor<2x2xf32>) -> tensor<?x64xf32> {
    return %arg0 : tensor<?x64xf32>
  }
}
{-#
  dialect_resources: {
    builtin: {
      weights: "0x0400000001000000020000000300000004000000"
    }
  }
#-}
// -----
#map = #xla.indexing_map<"(d0, d1)[s0] -> (d0 * 4 + s0, d1), domain: d0 in [0, 31], d1 in [0, 3], s0 in [0, 3], is_simplified: true">
module {
  func.func @fusion(%arg0: tensor<100x200xf32> {llvm.align = 128 : index, xla.slice_index = 0 : index}, %arg1: tensor<100x200xf32>) -> tensor<100x200xf32> attributes {xla.backend_kind = #xla.backend_kind<gpu>, xla.entry} {
    %0 = gpu.thread_id x {xla.range = [0 : index, 127 : index]}
    %1 = gpu.block_id x
    %2 = xla.apply_indexing #map(%0 in [0, 31], %1 in [0, 3])[%0 in [0, 3]]
    %3 = xla.apply_indexing affine_map<(d0) -> (d0 mod 3)>(%2), domain : "x"
    %4 = xla.loop (%0, %1)[%i, %j] -> (%ra, %rb) in #map iter_args(%iter = %arg1) -> (tensor<100x200xf32>) {
      %pure = xla.pure_call @fused_add(%arg0, %arg1, %i, %j) : (tensor<100x200xf32>, tensor<100x200xf32>, index, index) -> f32
      %ins = tensor.insert %pure into %iter[%ra, %rb] : tensor<100x200xf32>
      xla.yield %ins : tensor<100x200xf32>
    }
    %5 = scf.forall (%bx, %by) in (32, 4) shared_outs(%o = %4) -> (tensor<100x200xf32>) {
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %o into %o[0, 0] [100, 200] [1, 1] : tensor<100x200xf32> into tensor<100x200xf32>
      }
    }
    %mat = xla_gpu.materialize @exp(%arg0) at #map(%0, %1) : (tensor<100x200xf32>) -> !xla_gpu.indexed_vector<32x64xf32, #map>
    %sync = xla_gpu.sync_threads %5 : tensor<100x200xf32>
    %shm = xla_gpu.allocate_shared : tensor<32x32xf32>
    %pred:2 = xla_gpu.predicated_insert %0 into %5[%1, %1] if %0 : tensor<100x200xf32>
    %shf:2 = xla_gpu.shuffle_reduce(%0, %1) to 16 combiner=@c {x} : index, index
    %tile = triton_xla.extract from %arg0 as memref<100x200xf32, #xtile.layout<[1, 0]>> [%0, 0] [16, 64] [1, 1] : tensor<16x64xf32>
    %atomic = xla.atomic_rmw %5[%0, %1] : tensor<100x200xf32> {
    ^bb0(%current: f32):
      xla.yield %current : f32
    }
    return %sync : tensor<100x200xf32>
  }
  func.func private @fused_add(%a: tensor<100x200xf32>, %b: tensor<100x200xf32>, %i: index {xla.range = [0 : index, 99 : index]}, %j: index {xla.range = [0 : index, 199 : index]}, %k: f32 {xla.invariant}) -> f32 attributes {llvm.linkage = #llvm.linkage<internal>}
}
// -----
module attributes {tf.versions = {bad_consumers = [], min_consumer = 12 : i32, producer = 1286 : i32}, tf_saved_model.semantics} {
  "tf_saved_model.session_initializer"() {initializers = [@init]} : () -> ()
  func.func @main(%arg0: tensor<*x!tf_type.resource<tensor<2xf32>>> {tf._user_specified_name = "x", tf_saved_model.bound_input = @v}, %arg1: tensor<!tf_type.string>, %arg2: tensor<*x!tf_type.variant<tensor<?xi32>>>) -> (tensor<?xf32> {tf_saved_model.index_path = ["out"]}) attributes {tf.entry_function = {control_outputs = "", inputs = "x", outputs = "y"}, tf._input_shapes = [#tf_type.shape<*>, #tf_type.shape<2x?>]} {
    %0 = tf_executor.graph {
      %outputs, %control = tf_executor.island wraps "tf.ReadVariableOp"(%arg0) {device = ""} : (tensor<*x!tf_type.resource<tensor<2xf32>>>) -> tensor<2xf32>
      %outputs_1:2, %control_2 = tf_executor.Switch %outputs, %outputs : tensor<2xf32>
      %merge:3 = tf_executor.Merge %outputs_1#0, %outputs_1#1 : tensor<2xf32> {x = 1}
      %enter:2 = tf_executor.Enter %outputs frame "while" parallel_iterations 10 constant : (tensor<2xf32>) -> (tensor<2xf32>, !tf_executor.control)
      %isl:2 = tf_executor.island(%control) {
        %c = "tf.Const"() {value = #tf_type<tensor_proto : "0x00">} : () -> tensor<f32>
        tf_executor.yield %c : tensor<f32>
      }
      %n:3 = tf_executor.NextIteration.Source : tensor<2xf32>
      tf_executor.NextIteration.Sink [%n#1] %outputs, %control : tensor<2xf32>
      tf_executor.fetch %outputs, %control : tensor<2xf32>, !tf_executor.control
    }
    %1 = "tf.WhileRegion"(%0) ({
    ^bb0(%x: tensor<2xf32>):
      "tf.Yield"(%x) : (tensor<2xf32>) -> ()
    }, {
    ^bb0(%x: tensor<2xf32>):
      "tf.Yield"(%x) : (tensor<2xf32>) -> ()
    }) {is_stateless = false} : (tensor<2xf32>) -> tensor<2xf32>
    %2:2 = tf_device.replicate([%0, %1] as %ri: tensor<2xf32>) {n = 2 : i32, devices = {TPU_REPLICATED_CORE_0 = ["a", "b"]}} {
      %k = "tf_device.launch"() ({
        tf_device.return %ri : tensor<2xf32>
      }) {device = "CPU:0"} : () -> tensor<2xf32>
      tf_device.return %k : tensor<2xf32>
    }
    %3 = tfl.pseudo_const dense<1> : tensor<i32>
    %4 = tfl.add(%0, %1) <{fused_activation_function = "NONE"}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %5 = tfl.add %0, %1 {fused_activation_function = "RELU6"} : tensor<2xf32>
    %6 = "tfl.quantize"(%0) <{qtype = tensor<2x!quant.uniform<u8<1:255>:f32:0, {1.0,2.0}>>}> : (tensor<2xf32>) -> tensor<2x!quant.uniform<u8<1:255>:f32:0, {1.0,2.0}>>
    %key, %t = tfrt.new.chain
    %r = tfrt_fallback_async.executeop key(0) cost(100) device("/CPU:0") "tf.Add"(%0, %1) {T = f32} : 1
    %out = "tf.Cast"(%2#1) {Truncate = false} : (tensor<2xf32>) -> tensor<?xf32>
    return %out : tensor<?xf32>
  }
  func.func private @init()
}
