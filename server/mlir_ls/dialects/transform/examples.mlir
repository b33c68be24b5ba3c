module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %matmuls = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %root {
      transform.apply_patterns.canonicalization
    } : !transform.any_op
    transform.yield
  }

  transform.named_sequence @patterns(%root: !transform.any_op) {
    transform.apply_patterns to %root {
      transform.apply_patterns.arm_neon.vector_contract_to_bfmmla
      transform.apply_patterns.arm_neon.vector_contract_to_i8mm
      transform.apply_patterns.arm_sve.vector_contract_to_bfmmla
      transform.apply_patterns.arm_sve.vector_contract_to_i8mm
      transform.apply_patterns.canonicalization
      transform.apply_patterns.gpu.eliminate_barriers
      transform.apply_patterns.gpu.gpu_rewrite_patterns
      transform.apply_patterns.gpu.gpu_shuffle_to_amdgpu chipset = "gfx950"
      transform.apply_patterns.gpu.unroll_vectors_subgroup_mma[16, 16, 8]
      transform.apply_patterns.linalg.decompose_pack_unpack
      transform.apply_patterns.linalg.decompose_pad
      transform.apply_patterns.linalg.erase_unnecessary_inputs
      transform.apply_patterns.linalg.fold_add_into_dest
      transform.apply_patterns.linalg.fold_pack_unpack_into_empty
      transform.apply_patterns.linalg.fold_unit_extent_dims_via_reshapes
      transform.apply_patterns.linalg.fold_unit_extent_dims_via_slices
      transform.apply_patterns.linalg.pad_vectorization
      transform.apply_patterns.linalg.tiling_canonicalization
      transform.apply_patterns.memref.alloc_to_alloca
      transform.apply_patterns.memref.expand_ops
      transform.apply_patterns.memref.expand_strided_metadata
      transform.apply_patterns.memref.extract_address_computations
      transform.apply_patterns.memref.fold_memref_alias_ops
      transform.apply_patterns.memref.resolve_ranked_shaped_type_result_dims
      transform.apply_patterns.scf.for_loop_canonicalization
      transform.apply_patterns.tensor.bubble_up_extract_slice
      transform.apply_patterns.tensor.decompose_concat
      transform.apply_patterns.tensor.drop_redundant_insert_slice_rank_expansion
      transform.apply_patterns.tensor.fold_into_pack_and_unpack
      transform.apply_patterns.tensor.fold_tensor_empty
      transform.apply_patterns.tensor.fold_tensor_subset_ops
      transform.apply_patterns.tensor.fold_tensor_subset_ops_into_vector_transfers
      transform.apply_patterns.tensor.merge_consecutive_insert_extract_slice
      transform.apply_patterns.tensor.reassociative_reshape_folding
      transform.apply_patterns.tensor.rewrite_as_constant
      transform.apply_patterns.vector.cast_away_vector_leading_one_dim
      transform.apply_patterns.vector.drop_inner_most_unit_dims_from_xfer_ops
      transform.apply_patterns.vector.drop_unit_dims_with_shape_cast
      transform.apply_patterns.vector.elementwise_to_vector
      transform.apply_patterns.vector.fold_arith_extension
      transform.apply_patterns.vector.interleave_to_shuffle
      transform.apply_patterns.vector.lower_bitcast
      transform.apply_patterns.vector.lower_broadcast
      transform.apply_patterns.vector.lower_contraction lowering_strategy = outerproduct
      transform.apply_patterns.vector.lower_create_mask
      transform.apply_patterns.vector.lower_gather
      transform.apply_patterns.vector.lower_interleave
      transform.apply_patterns.vector.lower_masked_transfers
      transform.apply_patterns.vector.lower_masks
      transform.apply_patterns.vector.lower_multi_reduction lowering_strategy = innerreduction
      transform.apply_patterns.vector.lower_outerproduct
      transform.apply_patterns.vector.lower_scan
      transform.apply_patterns.vector.lower_shape_cast
      transform.apply_patterns.vector.lower_transfer max_transfer_rank = 1
      transform.apply_patterns.vector.lower_transpose lowering_strategy = shuffle_16x16
      transform.apply_patterns.vector.materialize_masks
      transform.apply_patterns.vector.rank_reducing_subview_patterns
      transform.apply_patterns.vector.reduction_to_contract
      transform.apply_patterns.vector.rewrite_narrow_types
      transform.apply_patterns.vector.sink_mem_ops
      transform.apply_patterns.vector.sink_ops
      transform.apply_patterns.vector.split_transfer_full_partial split_transfer_strategy = "vector-transfer"
      transform.apply_patterns.vector.transfer_permutation_patterns
      transform.apply_patterns.vector.transfer_to_scf max_transfer_rank = 1 full_unroll = true
      transform.apply_patterns.vector.unroll_from_elements
      transform.apply_patterns.vector.unroll_to_elements
      transform.apply_patterns.x86vector.sink_vector_producer_ops
      transform.apply_patterns.x86vector.vector_contract_bf16_to_fma
      transform.apply_patterns.x86vector.vector_contract_to_fma
      transform.apply_patterns.x86vector.vector_contract_to_packed_type_dot_product
    } : !transform.any_op
    transform.apply_conversion_patterns to %root {
      transform.apply_conversion_patterns.dialect_to_llvm "math"
    } with type_converter {
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
    } {legal_dialects = ["llvm"]} : !transform.any_op
    transform.apply_conversion_patterns to %root {
      transform.apply_conversion_patterns.dialect_to_llvm "math"
      transform.apply_conversion_patterns.func.func_to_llvm
      transform.apply_conversion_patterns.gpu.gpu_subgroup_reduce_to_nvvm
      transform.apply_conversion_patterns.gpu.gpu_to_nvvm
      transform.apply_conversion_patterns.gpu.gpu_to_rocdl chipset = "gfx942"
      transform.apply_conversion_patterns.gpu.gpu_wmma_to_nvvm
      transform.apply_conversion_patterns.nvgpu.nvgpu_to_nvvm
      transform.apply_conversion_patterns.scf.scf_to_control_flow
      transform.apply_conversion_patterns.scf.structural_conversions
      transform.apply_conversion_patterns.vector.vector_to_llvm
    } with type_converter {
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
    } {legal_dialects = ["llvm"]} : !transform.any_op
    transform.yield
  }

  transform.named_sequence @handles(%root: !transform.any_op, %value: !transform.any_value) {
    %op = transform.get_defining_op %value : (!transform.any_value) -> !transform.any_op
    %users = transform.get_consumers_of_result %op[0] : (!transform.any_op) -> !transform.any_op
    %producer = transform.get_producer_of_operand %op[0] : (!transform.any_op) -> !transform.any_op
    %operand = transform.get_operand %op[0] : (!transform.any_op) -> !transform.any_value
    %result = transform.get_result %op[0] : (!transform.any_op) -> !transform.any_value
    %function = transform.get_parent_op %op {op_name = "func.func"} : (!transform.any_op) -> !transform.any_op
    %type = transform.get_type %value : (!transform.any_value) -> !transform.type
    %count = transform.num_associations %op : (!transform.any_op) -> !transform.param<i64>
    %first, %second = transform.split_handle %op : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %both = transform.merge_handles %first, %second : !transform.any_op
    %repeated = transform.replicate num(%both) %function : !transform.any_op, !transform.any_op
    %chosen = transform.select "scf.for" in %both : (!transform.any_op) -> !transform.any_op
    %loop = transform.cast %chosen : !transform.any_op to !transform.op<"scf.for">
    %four = transform.param.constant 4 : i64 -> !transform.param<i64>
    transform.annotate %op "unroll_factor" = %four : !transform.any_op, !transform.param<i64>
    transform.print %op {name = "matched"} : !transform.any_op
    transform.verify %root : !transform.any_op
    transform.debug.emit_remark_at %op, "matched" : !transform.any_op
    transform.debug.emit_param_as_remark %four, "factor" at %op : !transform.param<i64>, !transform.any_op
    %width = transform.dlti.query ["index"] at %root : (!transform.any_op) -> !transform.any_param
    transform.foreach %op : !transform.any_op {
    ^bb0(%each: !transform.any_op):
      transform.print %each : !transform.any_op
    }
    %collected = transform.collect_matching @is_matmul in %root : (!transform.any_op) -> !transform.any_op
    %visited = transform.foreach_match in %root
        @is_matmul -> @show : (!transform.any_op) -> !transform.any_op
    transform.include @show failures(propagate) (%op) : (!transform.any_op) -> ()
    transform.yield
  }

  transform.named_sequence @is_matmul(%op: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.match.operation_name %op ["linalg.matmul", "linalg.batch_matmul"] : !transform.any_op
    transform.yield %op : !transform.any_op
  }

  transform.named_sequence @show(%op: !transform.any_op {transform.readonly}) {
    transform.yield
  }

  transform.named_sequence @simplifying(%root: !transform.any_op, %size: !transform.any_op) {
    transform.apply_cse to %root : !transform.any_op
    transform.apply_dce to %root : !transform.any_op
    transform.apply_licm to %root : !transform.any_op
    %module = transform.apply_registered_pass "canonicalize" with options = {"top-down" = true} to %root : (!transform.any_op) -> !transform.any_op
    transform.affine.simplify_bounded_affine_ops %module with[%size : !transform.any_op] within [0] and [20] : !transform.any_op
    transform.affine.simplify_min_max_affine_ops %module : !transform.any_op
    transform.memref.erase_dead_alloc_and_stores %module : (!transform.any_op) -> ()
    %taken = transform.structured.match ops{["scf.if"]} in %module : (!transform.any_op) -> !transform.any_op
    transform.scf.take_assumed_branch %taken take_else_branch : (!transform.any_op) -> ()
    %moved = transform.structured.hoist_redundant_vector_transfers %module : (!transform.any_op) -> !transform.any_op
    %moved_1 = transform.structured.hoist_redundant_vector_broadcasts %moved : (!transform.any_op) -> !transform.any_op
    transform.yield
  }

  transform.named_sequence @functions(%module: !transform.any_op, %input: !transform.any_value, %output: !transform.any_value, %place: !transform.any_op) {
    %call = transform.func.cast_and_call @callee(%input) -> %output before %place : (!transform.any_op, !transform.any_value, !transform.any_value) -> !transform.any_op
    %call_1 = transform.func.cast_and_call @callee(%input) -> %output before %place {
      transform.type_conversion.tensor.cast_shape_dynamic_dims
    } : (!transform.any_op, !transform.any_value, !transform.any_value) -> !transform.any_op
    %module_1, %function = transform.func.replace_func_signature @callee args_interchange = [1, 0] results_interchange = [0] at %module : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %module_2, %function_1 = transform.func.deduplicate_func_args @callee at %module_1 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }

  transform.named_sequence @loops(%loop: !transform.any_op, %forall: !transform.any_op, %parallel: !transform.any_op, %launch: !transform.any_op, %buffers: !transform.op<"memref.alloc">, %stack: !transform.op<"memref.alloca">) {
    %loops = transform.loop.forall_to_for %forall : (!transform.any_op) -> !transform.any_op
    %parallel_1 = transform.loop.forall_to_parallel %forall : (!transform.any_op) -> !transform.any_op
    %nested = transform.loop.parallel_for_to_nested_fors %parallel : (!transform.any_op) -> !transform.any_op
    %grid = transform.gpu.map_forall_to_blocks %launch grid_dims = [4, 2, 1] : (!transform.any_op) -> !transform.any_op
    %threads = transform.gpu.map_nested_forall_to_threads %grid block_dims = [32, 4, 1] : (!transform.any_op) -> !transform.any_op
    %pipelined = transform.nvgpu.pipeline_shared_memory_copies failures(propagate) %loop {depth = 2 : i64} : (!transform.any_op) -> !transform.any_op
    %rotating = transform.memref.multibuffer %buffers {factor = 2 : i64} : (!transform.op<"memref.alloc">) -> !transform.any_op
    %getter, %global = transform.memref.alloca_to_global %stack : (!transform.op<"memref.alloca">) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }

  transform.named_sequence @independent(%stack: !transform.any_op, %empty: !transform.any_op) {
    %moved = transform.memref.make_loop_independent %stack {num_loops = 1 : i64} : (!transform.any_op) -> !transform.any_op
    %moved_1 = transform.tensor.make_loop_independent %empty {num_loops = 1 : i64} : (!transform.any_op) -> !transform.any_op
    transform.yield
  }

  transform.named_sequence @structured(%op: !transform.any_op, %tensor: !transform.any_value, %loop: !transform.any_op, %pad: !transform.any_op) {
    %loops = transform.structured.convert_to_loops %op : (!transform.any_op) -> !transform.any_op
    %simple = transform.structured.decompose_interface %op : (!transform.any_op) -> !transform.any_op
    %product = transform.structured.decompose_winograd_op %op : (!transform.any_op) -> !transform.any_op
    %winograd = transform.structured.winograd_conv2d %op {fmr = 1 : i32} : (!transform.any_op) -> !transform.any_op
    %fused, %around:2 = transform.structured.fuse %op tile_sizes [32, 32] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %sizes, %chunks = transform.structured.continuous_tile_sizes %op {dimension = 0, target_size = 9} : (!transform.any_op) -> !transform.any_op
    %forall, %tiled = transform.structured.gpu.map_copy_to_threads %op total_num_threads = 32 desired_bit_alignment = 128 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %hoisted = transform.structured.hoist_pad %pad by 1 loops : (!transform.any_op) -> !transform.any_op
    %packing = transform.structured.hoist_pad.build_packing_loop_nest %pad above %loop : (!transform.any_op, !transform.any_op) -> !transform.any_op
    %copy = transform.structured.insert_slice_to_copy %op : (!transform.any_op) -> !transform.any_op
    %copy_1 = transform.structured.linalg_copy_to_memref %op : (!transform.any_op) -> !transform.any_op
    %packed = transform.structured.pack %op packed_sizes = [8, 16, 32] : (!transform.any_op) -> !transform.op<"linalg.generic">
    %pack = transform.get_producer_of_operand %packed[0] : (!transform.op<"linalg.generic">) -> !transform.op<"linalg.pack">
    %transposed, %pack_1, %unpack = transform.structured.pack_transpose %pack with_compute_op(%packed) inner_perm = [1, 0] : (!transform.op<"linalg.pack">, !transform.op<"linalg.generic">) -> (!transform.op<"linalg.generic">, !transform.op<"linalg.pack">, !transform.any_op)
    %padded, %pad_1 = transform.structured.pad_tiling_interface %op to padding_sizes [8, 16] pad_to_multiple_of {padding_values = [0.0 : f32, 0.0 : f32]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %promoted = transform.structured.promote_tensor to 1 %tensor : !transform.any_value
    %fills, %partial, %combined, %grid = transform.structured.tile_reduction_using_forall %op by num_threads = [0, 5] tile_sizes = [] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    %replaced = transform.structured.replace %op {
      builtin.module {
      }
    } : (!transform.any_op) -> !transform.any_op
    transform.yield
  }

  transform.named_sequence @tuning(%op: !transform.any_op) {
    %size = transform.tune.knob<"tile_size"> options = [8, 16, 32] -> !transform.any_param
    transform.tune.alternatives<"unrolled"> {
      transform.yield
    }, {
      transform.yield
    }
    transform.smt.constrain_params(%size) : (!transform.any_param) -> () {
    ^bb0(%n: !smt.int):
      %limit = smt.int.constant 16
      %fits = smt.int.cmp le %n, %limit
      smt.assert %fits
    }
    transform.yield
  }

  transform.named_sequence @is_empty(%op: !transform.any_op {transform.readonly}) {
    transform.match.operation_empty %op : !transform.any_op
    transform.yield
  }

  transform.named_sequence @layouts(%value: !transform.any_value, %loop: !transform.any_op, %op: !transform.any_op) {
    %descriptor = transform.xegpu.get_desc_op %value : (!transform.any_value) -> !transform.any_op
    %changed = transform.xegpu.set_desc_layout %descriptor sg_layout = [8, 4] sg_data = [32, 32] inst_data = [8, 16] : (!transform.any_op) -> !transform.any_op
    transform.xegpu.set_op_layout_attr %op result index = 0 sg_layout = [8, 4] sg_data = [32, 64] : !transform.any_op
    transform.xegpu.set_gpu_launch_threads %op threads = [8, 4, 1] : !transform.any_op
    %prefetch = transform.xegpu.insert_prefetch %value nb_prefetch = 1 : (!transform.any_value) -> !transform.any_op
    %conversion = transform.xegpu.convert_layout %value input_sg_layout = [8, 4] input_sg_data = [32, 32] target_sg_layout = [8, 4] target_sg_data = [8, 32] : (!transform.any_value) -> !transform.any_op
    transform.yield
  }

  transform.named_sequence @structure(%op: !transform.any_op {transform.readonly}) -> !transform.any_op {
    %user = transform.match.structured %op : (!transform.any_op) -> !transform.any_op {
    ^bb0(%each: !transform.any_op):
      %next = transform.match.structured.result %each[0] any : (!transform.any_op) -> !transform.any_op
      transform.match.structured.yield %next : !transform.any_op
    }
    transform.yield %user : !transform.any_op
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @contraction(%op: !transform.any_op {transform.readonly}) -> (!transform.param<i64>, !transform.param<i64>) {
    %batch, %rank = transform.match.structured failures(propagate) %op : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>) {
    ^bb0(%each: !transform.any_op):
      transform.match.structured.body %each {contraction = ["arith.mulf", "arith.addf"]} : !transform.any_op
      %b, %m, %n, %k = transform.match.structured.classify_contraction_dims %each : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      %rank = transform.match.structured.rank %each : (!transform.any_op) -> !transform.param<i64>
      %sizes = transform.match.structured.dim %each[all] : (!transform.any_op) -> !transform.param<i64>
      %outputs = transform.match.structured.num_inits %each : (!transform.any_op) -> !transform.param<i64>
      %inputs = transform.match.structured.num_inputs %each : (!transform.any_op) -> !transform.param<i64>
      %init = transform.match.structured.init %each[0] : (!transform.any_op) -> !transform.any_value
      %input = transform.match.structured.input %each[0] : (!transform.any_op) -> !transform.any_value
      %width = transform.match.structured.elemental_bitwidth %init : (!transform.any_value) -> !transform.param<i64>
      transform.match.param.cmpi eq %outputs, %inputs : !transform.param<i64>
      transform.match.structured.yield %b, %rank : !transform.param<i64>, !transform.param<i64>
    }
    transform.yield %batch, %rank : !transform.param<i64>, !transform.param<i64>
  }

  transform.named_sequence @convolution(%op: !transform.any_op {transform.readonly}) -> !transform.param<i64> {
    %channels = transform.match.structured %op : (!transform.any_op) -> !transform.param<i64> {
    ^bb0(%each: !transform.any_op):
      %batch, %image, %output, %filter, %input, %depth, %strides, %dilations = transform.match.structured.classify_convolution_dims %each : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      transform.match.structured.yield %output : !transform.param<i64>
    }
    transform.yield %channels : !transform.param<i64>
  }
}

// -----

func.func @alternatives(%scope: !transform.any_op) {
  transform.alternatives %scope : !transform.any_op {
  ^bb0(%arg1: !transform.any_op):
  }
  return
}

func.func @bufferization.buffer_loop_hoisting(%target: !transform.any_op) {
  transform.bufferization.buffer_loop_hoisting %target : !transform.any_op
  return
}

func.func @bufferization.eliminate_empty_tensors(%target: !transform.any_op) {
  transform.bufferization.eliminate_empty_tensors %target : !transform.any_op
  return
}

func.func @bufferization.empty_tensor_to_alloc_tensor(%target: !transform.op<"tensor.empty">) {
  %transformed = transform.bufferization.empty_tensor_to_alloc_tensor %target : (!transform.op<"tensor.empty">) -> !transform.op<"bufferization.alloc_tensor">
  return
}

func.func @bufferization.one_shot_bufferize(%target: !transform.any_op) {
  %transformed = transform.bufferization.one_shot_bufferize %target : (!transform.any_op) -> !transform.any_op
  return
}

func.func @irdl.collect_matching(%root: !transform.any_op) {
  %matched = transform.irdl.collect_matching in %root : (!transform.any_op) -> !transform.any_op {
  ^bb0(%arg1: !transform.any_op):
    irdl.dialect @d {
      irdl.operation @o {
        %0 = irdl.is i32
        irdl.results(r: %0)
      }
    }
  }
  return
}

func.func @loop.coalesce(%target: !transform.op<"scf.for">) {
  %transformed = transform.loop.coalesce %target : (!transform.op<"scf.for">) -> !transform.op<"scf.for">
  return
}

func.func @loop.fuse_sibling(%target: !transform.any_op, %source: !transform.any_op) {
  %fused_loop = transform.loop.fuse_sibling %target into %source : (!transform.any_op, !transform.any_op) -> !transform.any_op
  return
}

func.func @loop.hoist_loop_invariant_subsets(%target: !transform.any_op) {
  transform.loop.hoist_loop_invariant_subsets %target : !transform.any_op
  return
}

func.func @loop.outline(%target: !transform.any_op) {
  %function, %function_0 = transform.loop.outline %target {func_name = "foo"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  return
}

func.func @loop.peel(%target: !transform.op<"scf.for">) {
  %peeled_loop, %peeled_loop_0 = transform.loop.peel %target : (!transform.op<"scf.for">) -> (!transform.any_op, !transform.any_op)
  return
}

func.func @loop.pipeline(%target: !transform.op<"scf.for">) {
  %transformed = transform.loop.pipeline %target : (!transform.op<"scf.for">) -> !transform.any_op
  return
}

func.func @loop.promote_if_one_iteration(%target: !transform.any_op) {
  transform.loop.promote_if_one_iteration %target : !transform.any_op
  return
}

func.func @loop.unroll(%target: !transform.any_op) {
  transform.loop.unroll %target {factor = 4 : i64} : !transform.any_op
  return
}

func.func @loop.unroll_and_jam(%target: !transform.op<"scf.for">) {
  transform.loop.unroll_and_jam %target {factor = 2 : i64} : !transform.op<"scf.for">
  return
}

func.func @nvgpu.create_async_groups(%target: !transform.any_op) {
  %result = transform.nvgpu.create_async_groups %target : (!transform.any_op) -> !transform.any_op
  return
}

func.func @nvgpu.rewrite_copy_as_tma(%target: !transform.any_op) {
  transform.nvgpu.rewrite_copy_as_tma %target : (!transform.any_op) -> ()
  return
}

func.func @nvgpu.rewrite_matmul_as_mma_sync(%target: !transform.any_op) {
  transform.nvgpu.rewrite_matmul_as_mma_sync %target : (!transform.any_op) -> ()
  return
}

func.func @pdl_match(%root: !transform.any_op) {
  %matched = transform.pdl_match @func_return in %root : (!transform.any_op) -> !transform.op<"func.return">
  return
}

func.func @sparse_tensor.match.sparse_inout(%target: !transform.any_op) {
  %result = transform.sparse_tensor.match.sparse_inout %target : (!transform.any_op) -> !transform.any_op
  return
}

func.func @structured.bufferize_to_allocation(%target: !transform.op<"bufferization.alloc_tensor">) {
  %allocated_buffer, %allocated_buffer_0 = transform.structured.bufferize_to_allocation %target {alloc_op = "memref.alloca"} : !transform.op<"bufferization.alloc_tensor">
  return
}

func.func @structured.convert_conv2d_to_img2col(%target: !transform.any_op) {
  %img2col_tensor, %img2col_tensor_0 = transform.structured.convert_conv2d_to_img2col %target : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  return
}

func.func @structured.decompose(%target: !transform.any_op) {
  %transformed = transform.structured.decompose %target : (!transform.any_op) -> !transform.any_op
  return
}

func.func @structured.eliminate_empty_tensors(%target: !transform.any_op) {
  transform.structured.eliminate_empty_tensors %target : !transform.any_op
  return
}

func.func @structured.flatten_elementwise(%target: !transform.any_op) {
  %transformed = transform.structured.flatten_elementwise %target : (!transform.any_op) -> !transform.any_op
  return
}

func.func @structured.fuse_into_containing_op(%producer_op: !transform.any_op, %containing_op: !transform.any_op) {
  %fused_op, %fused_op_0 = transform.structured.fuse_into_containing_op %producer_op into %containing_op : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
  return
}

func.func @structured.generalize(%target: !transform.any_op) {
  %transformed = transform.structured.generalize %target : (!transform.any_op) -> !transform.any_op
  return
}

func.func @structured.interchange(%target: !transform.any_op) {
  %transformed = transform.structured.interchange %target iterator_interchange = [1, 0] : (!transform.any_op) -> !transform.any_op
  return
}

func.func @structured.lower_pack(%target: !transform.op<"linalg.pack">) {
  %pad_op, %pad_op_0, %pad_op_1 = transform.structured.lower_pack %target : (!transform.op<"linalg.pack">) -> (!transform.op<"tensor.pad">, !transform.op<"tensor.expand_shape">, !transform.op<"linalg.transpose">)
  return
}

func.func @structured.lower_unpack(%target: !transform.op<"linalg.unpack">) {
  %empty_op, %empty_op_0, %empty_op_1, %empty_op_2 = transform.structured.lower_unpack %target {lowerUnpadLikeWithExtractSlice = false} : (!transform.op<"linalg.unpack">) -> (!transform.op<"tensor.empty">, !transform.op<"linalg.transpose">, !transform.op<"tensor.collapse_shape">, !transform.op<"tensor.extract_slice">)
  return
}

func.func @structured.multitile_sizes(%target: !transform.any_op) {
  %low_size, %low_size_0, %low_size_1 = transform.structured.multitile_sizes %target {dimension = 0 : i64, divisor = 2 : i64, target_size = 3 : i64} : (!transform.any_op) -> !transform.any_op
  return
}

func.func @structured.pack_greedily(%target: !transform.op<"linalg.matvec">) {
  %packed_op = transform.structured.pack_greedily %target matmul_packed_sizes = [8, 16, 32] matmul_inner_dims_order = [1, 2, 0] : (!transform.op<"linalg.matvec">) -> !transform.any_op
  return
}

func.func @structured.pad(%target: !transform.any_op) {
  %padded, %padded_0, %padded_1 = transform.structured.pad %target {pack_paddings = [1, 7]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  return
}

func.func @structured.promote(%target: !transform.any_op) {
  %transformed = transform.structured.promote %target {mapping = [#gpu.memory_space<private>], operands_to_promote = [0, 1]} : (!transform.any_op) -> !transform.any_op
  return
}

func.func @structured.rewrite_in_destination_passing_style(%target: !transform.any_op) {
  %transformed = transform.structured.rewrite_in_destination_passing_style %target : (!transform.any_op) -> !transform.any_op
  return
}

func.func @structured.scalarize(%target: !transform.any_op) {
  %result = transform.structured.scalarize %target : (!transform.any_op) -> !transform.any_op
  return
}

func.func @structured.specialize(%target: !transform.any_op) {
  %transformed = transform.structured.specialize %target : (!transform.any_op) -> !transform.any_op
  return
}

func.func @structured.split(%target: !transform.any_op) {
  %split_list = transform.structured.split %target after 16 {dimension = 1 : i64} : !transform.any_op
  return
}

func.func @structured.split_reduction(%target: !transform.any_op) {
  %init_or_alloc_op, %init_or_alloc_op_0, %init_or_alloc_op_1, %init_or_alloc_op_2 = transform.structured.split_reduction %target {inner_parallel, split_factor = 4 : i64} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  return
}

func.func @structured.tile_reduction_using_for(%target: !transform.any_op) {
  %fill_op, %fill_op_0, %fill_op_1, %fill_op_2 = transform.structured.tile_reduction_using_for %target by tile_sizes = [5, 0] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  return
}

func.func @structured.tile_using_for(%target: !transform.any_op) {
  %tiled_linalg_op = transform.structured.tile_using_for %target tile_sizes [] : (!transform.any_op) -> !transform.any_op
  return
}

func.func @structured.tile_using_forall(%target: !transform.any_op) {
  %tiled_op, %tiled_op_0 = transform.structured.tile_using_forall %target num_threads [10, 20](mapping = [#gpu.thread<y>, #gpu.thread<x>]) : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  return
}

func.func @structured.transpose_conv2d(%target: !transform.any_op) {
  %transformed = transform.structured.transpose_conv2d %target : (!transform.any_op) -> !transform.any_op
  return
}

func.func @structured.transpose_matmul(%target: !transform.any_op) {
  %transformed = transform.structured.transpose_matmul %target : (!transform.any_op) -> !transform.any_op
  return
}

func.func @structured.vectorize(%target: !transform.any_op) {
  transform.structured.vectorize %target : !transform.any_op
  return
}

func.func @structured.vectorize_children_and_apply_patterns(%target: !transform.any_op) {
  %transformed = transform.structured.vectorize_children_and_apply_patterns %target : (!transform.any_op) -> !transform.any_op
  return
}

func.func @with_pdl_patterns(%root: !transform.any_op) {
  transform.with_pdl_patterns %root : !transform.any_op {
  ^bb0(%arg1: !transform.any_op):
    pdl.pattern @func_return : benefit(1) {
      %0 = operation "func.return"
      rewrite %0 with "transform.dialect"
    }
    sequence %arg1 : !transform.any_op failures(propagate) {
    ^bb0(%arg2: !transform.any_op):
      %0 = pdl_match @func_return in %arg2 : (!transform.any_op) -> !transform.op<"func.return">
      transform.debug.emit_remark_at %0, "matched" : !transform.op<"func.return">
    }
  }
  return
}

// -----

transform.sequence  failures(propagate) {
^bb0(%arg0: !transform.any_op):
  transform.structured.vectorize %arg0 : !transform.any_op
}
