gpu.module @scaling {
  gpu.func @scale(%buffer: memref<?xf32>, %factor: f32) kernel {
    %i = gpu.thread_id x
    %value = memref.load %buffer[%i] : memref<?xf32>
    %scaled = arith.mulf %value, %factor : f32
    memref.store %scaled, %buffer[%i] : memref<?xf32>
    gpu.return
  }
}

func.func @launches(%n: index, %device: memref<64xf32>, %host: memref<64xf32>, %value: f32, %unranked: memref<*xf32>) {
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) {
    gpu.terminator
  }
  gpu.host_register %unranked : memref<*xf32>
  gpu.host_unregister %unranked : memref<*xf32>
  %token = gpu.wait async
  %memory, %token_1 = gpu.alloc async [%token] () : memref<64xf32, 1>
  %token_2 = gpu.memcpy async [%token_1] %device, %host : memref<64xf32>, memref<64xf32>
  %token_3 = gpu.memset async [%token_2] %device, %value : memref<64xf32>, f32
  %token_4 = gpu.dealloc async [%token_3] %memory : memref<64xf32, 1>
  gpu.wait [%token_4]
  return
}

gpu.module @kernels {
  gpu.func @kernel(%value: f32, %lane: i32, %buffer: memref<32x32xf32>, %i: index) kernel {
    %thread = gpu.thread_id x
    %block = gpu.block_id x
    %threads = gpu.block_dim x
    %blocks = gpu.grid_dim x
    %global = gpu.global_id x
    %lane_1 = gpu.lane_id
    %subgroup = gpu.subgroup_id : index
    %subgroups = gpu.num_subgroups : index
    %size = gpu.subgroup_size : index
    %cluster = gpu.cluster_id x
    %clusters = gpu.cluster_dim x
    %blocks_1 = gpu.cluster_dim_blocks x
    %block_1 = gpu.cluster_block_id x
    gpu.barrier
    %sum = gpu.all_reduce add %value uniform {
    } : (f32) -> f32
    %sum_1 = gpu.subgroup_reduce add %value : (f32) -> f32
    %other, %valid = gpu.shuffle xor %value, %lane, %lane : f32
    %rotated, %valid_1 = gpu.rotate %value, 1, 32 : f32
    %first = gpu.subgroup_broadcast %value, first_active_lane : f32
    %a = gpu.subgroup_mma_load_matrix %buffer[%i, %i] {leadDimension = 32 : index} : memref<32x32xf32> -> !gpu.mma_matrix<16x16xf32, "COp">
    %element = gpu.subgroup_mma_extract_thread_local %a[%i] : !gpu.mma_matrix<16x16xf32, "COp"> -> f32
    %changed = gpu.subgroup_mma_insert_thread_local %element, %a[%i] : f32, !gpu.mma_matrix<16x16xf32, "COp"> -> !gpu.mma_matrix<16x16xf32, "COp">
    gpu.subgroup_mma_store_matrix %changed, %buffer[%i, %i] {leadDimension = 32 : index} : !gpu.mma_matrix<16x16xf32, "COp">, memref<32x32xf32>
    %shared = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
    gpu.printf "value %f\0A", %value : f32
    gpu.return
  }
}

func.func @warps(%lane: index) {
  %result = gpu.warp_execute_on_lane_0(%lane)[32] -> (vector<1xf32>) {
    %zero = arith.constant dense<0.0> : vector<32xf32>
    gpu.yield %zero : vector<32xf32>
  }
  return
}

func.func @sparse(%rows: index, %columns: index, %count: index, %indices: memref<?xindex>, %values: memref<?xf32>, %token: !gpu.async.token) {
  %matrix, %token_1 = gpu.create_coo_aos async [%token] %rows, %columns, %count, %indices, %values : memref<?xindex>, memref<?xf32>
  %matrix_1, %token_2 = gpu.create_2to4_spmat async [%token_1]{PRUNE_AND_CHECK} %rows, %columns, %values : memref<?xf32>
  return
}

// -----

module attributes {gpu.container_module} {
  gpu.module @device {
    gpu.func @fill(%buffer: memref<?xf32>, %value: f32) kernel {
      gpu.return
    }
  }
  func.func @launch(%blocks: index, %threads: index, %one: index, %buffer: memref<?xf32>, %value: f32) {
    gpu.launch_func @device::@fill blocks in (%blocks, %one, %one) threads in (%threads, %one, %one) args(%buffer : memref<?xf32>, %value : f32)
    return
  }
}

// -----

func.func @create_bsr(%async_dependencies: !gpu.async.token, %brows: index, %bcols: index, %bnnz: index, %r_block_size: index, %c_block_size: index, %b_row_pos: memref<?xindex>, %b_col_idxs: memref<?xindex>, %values: memref<?xf64>) {
  %spmat, %spmat_0 = gpu.create_bsr async [%async_dependencies] %brows, %bcols, %bnnz, %r_block_size, %c_block_size, %b_row_pos, %b_col_idxs, %values : memref<?xindex>, memref<?xindex>, memref<?xf64>
  return
}

func.func @create_coo(%async_dependencies: !gpu.async.token, %rows: index, %cols: index, %nnz: index, %row_idxs: memref<?xindex>, %col_idxs: memref<?xindex>, %values: memref<?xf64>) {
  %spmat, %spmat_0 = gpu.create_coo async [%async_dependencies] %rows, %cols, %nnz, %row_idxs, %col_idxs, %values : memref<?xindex>, memref<?xindex>, memref<?xf64>
  return
}

func.func @create_csc(%async_dependencies: !gpu.async.token, %rows: index, %cols: index, %nnz: index, %col_pos: memref<?xindex>, %row_idxs: memref<?xindex>, %values: memref<?xf64>) {
  %spmat, %spmat_0 = gpu.create_csc async [%async_dependencies] %rows, %cols, %nnz, %col_pos, %row_idxs, %values : memref<?xindex>, memref<?xindex>, memref<?xf64>
  return
}

func.func @create_csr(%async_dependencies: !gpu.async.token, %rows: index, %cols: index, %nnz: index, %row_pos: memref<?xindex>, %col_idxs: memref<?xindex>, %values: memref<?xf64>) {
  %spmat, %spmat_0 = gpu.create_csr async [%async_dependencies] %rows, %cols, %nnz, %row_pos, %col_idxs, %values : memref<?xindex>, memref<?xindex>, memref<?xf64>
  return
}

func.func @create_dn_tensor(%async_dependencies: !gpu.async.token, %memref: memref<?xf64>, %dims: index) {
  %dn_tensor, %dn_tensor_0 = gpu.create_dn_tensor async [%async_dependencies] %memref, %dims : index into memref<?xf64>
  return
}

func.func @destroy_dn_tensor(%async_dependencies: !gpu.async.token, %dn_tensor: !gpu.sparse.dntensor_handle) {
  %async_token = gpu.destroy_dn_tensor async [%async_dependencies] %dn_tensor
  return
}

func.func @destroy_sp_mat(%async_dependencies: !gpu.async.token, %spmat: !gpu.sparse.spmat_handle) {
  %async_token = gpu.destroy_sp_mat async [%async_dependencies] %spmat
  return
}

func.func @sddmm(%async_dependencies: !gpu.async.token, %dnmat_a: !gpu.sparse.dntensor_handle, %dnmat_b: !gpu.sparse.dntensor_handle, %spmat_c: !gpu.sparse.spmat_handle, %buffer: memref<?xf64>) {
  %async_token = gpu.sddmm async [%async_dependencies] %dnmat_a, %dnmat_b, %spmat_c, %buffer : memref<?xf64> into f64
  return
}

func.func @sddmm_buffer_size(%async_dependencies: !gpu.async.token, %dnmat_a: !gpu.sparse.dntensor_handle, %dnmat_b: !gpu.sparse.dntensor_handle, %spmat_c: !gpu.sparse.spmat_handle) {
  %buffer_sz, %buffer_sz_0 = gpu.sddmm_buffer_size async [%async_dependencies] %dnmat_a, %dnmat_b, %spmat_c into f64
  return
}

func.func @set_csr_pointers(%async_dependencies: !gpu.async.token, %spmat: !gpu.sparse.spmat_handle, %positions: memref<?xindex>, %coordinates: memref<?xindex>, %values: memref<?xf32>) {
  %async_token = gpu.set_csr_pointers async [%async_dependencies] %spmat, %positions, %coordinates, %values : memref<?xindex>, memref<?xindex>, memref<?xf32>
  return
}

func.func @set_default_device(%dev_index: i32) {
  gpu.set_default_device %dev_index
  return
}

func.func @spgemm_copy(%async_dependencies: !gpu.async.token, %desc: !gpu.sparse.spgemmop_handle, %spmat_a: !gpu.sparse.spmat_handle, %spmat_b: !gpu.sparse.spmat_handle, %spmat_c: !gpu.sparse.spmat_handle) {
  %async_token = gpu.spgemm_copy async [%async_dependencies] %spmat_a, %spmat_b, %spmat_c, %desc : f32
  return
}

func.func @spgemm_create_descr(%async_dependencies: !gpu.async.token) {
  %desc, %desc_0 = gpu.spgemm_create_descr async [%async_dependencies]
  return
}

func.func @spgemm_destroy_descr(%async_dependencies: !gpu.async.token, %desc: !gpu.sparse.spgemmop_handle) {
  %async_token = gpu.spgemm_destroy_descr async [%async_dependencies] %desc
  return
}

func.func @spgemm_work_estimation_or_compute(%async_dependencies: !gpu.async.token, %desc: !gpu.sparse.spgemmop_handle, %spmat_a: !gpu.sparse.spmat_handle, %spmat_b: !gpu.sparse.spmat_handle, %spmat_c: !gpu.sparse.spmat_handle, %buffer_sz: index, %buffer: memref<0xi8>) {
  %buffer_sz_new, %buffer_sz_new_0 = gpu.spgemm_work_estimation_or_compute async [%async_dependencies]{ COMPUTE} %spmat_a, %spmat_b, %spmat_c, %desc, %buffer_sz, %buffer : f32 into memref<0xi8>
  return
}

func.func @spmat_get_size(%async_dependencies: !gpu.async.token, %spmat: !gpu.sparse.spmat_handle) {
  %rows, %rows_0, %rows_1, %rows_2 = gpu.spmat_get_size async [%async_dependencies] %spmat
  return
}

func.func @spmm(%async_dependencies: !gpu.async.token, %spmat_a: !gpu.sparse.spmat_handle, %dnmat_b: !gpu.sparse.dntensor_handle, %dnmat_c: !gpu.sparse.dntensor_handle, %buffers: memref<?xf64>) {
  %async_token = gpu.spmm async [%async_dependencies] %spmat_a, %dnmat_b, %dnmat_c, %buffers : memref<?xf64> into f64
  return
}

func.func @spmm_buffer_size(%async_dependencies: !gpu.async.token, %spmat_a: !gpu.sparse.spmat_handle, %dnmat_b: !gpu.sparse.dntensor_handle, %dnmat_c: !gpu.sparse.dntensor_handle) {
  %buffer_szs, %buffer_szs_0 = gpu.spmm_buffer_size async [%async_dependencies] %spmat_a, %dnmat_b, %dnmat_c : index into f64
  return
}

func.func @spmv(%async_dependencies: !gpu.async.token, %spmat_a: !gpu.sparse.spmat_handle, %dn_x: !gpu.sparse.dntensor_handle, %dn_y: !gpu.sparse.dntensor_handle, %buffer: memref<?xf64>) {
  %async_token = gpu.spmv async [%async_dependencies] %spmat_a, %dn_x, %dn_y, %buffer : memref<?xf64> into f64
  return
}

func.func @spmv_buffer_size(%async_dependencies: !gpu.async.token, %spmat_a: !gpu.sparse.spmat_handle, %dn_x: !gpu.sparse.dntensor_handle, %dn_y: !gpu.sparse.dntensor_handle) {
  %buffer_sz, %buffer_sz_0 = gpu.spmv_buffer_size async [%async_dependencies] %spmat_a, %dn_x, %dn_y into f64
  return
}

func.func @subgroup_mma_compute(%op_a: !gpu.mma_matrix<16x16xf16, "AOp">, %op_b: !gpu.mma_matrix<16x16xf16, "BOp">, %op_c: !gpu.mma_matrix<16x16xf32, "COp">) {
  %res = gpu.subgroup_mma_compute %op_a, %op_b, %op_c : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf32, "COp">
  return
}

func.func @subgroup_mma_constant_matrix(%value: f16) {
  %res = gpu.subgroup_mma_constant_matrix %value : !gpu.mma_matrix<16x16xf16, "COp">
  return
}

func.func @subgroup_mma_elementwise(%args: !gpu.mma_matrix<16x16xf16, "COp">) {
  %res = gpu.subgroup_mma_elementwise  extf %args : (!gpu.mma_matrix<16x16xf16, "COp">) -> !gpu.mma_matrix<16x16xf32, "COp">
  return
}

// -----

gpu.binary @kernel_module <#gpu.select_object<1 : i64>> [#gpu.object<#nvvm.target, "0">, #gpu.object<#nvvm.target, "1">]
