func.func @blocks(%source: memref<1024x1024xf32>, %i: index, %value: vector<8x16xf32>) {
  %tile = xegpu.create_nd_tdesc %source : memref<1024x1024xf32> -> !xegpu.tensor_desc<8x16xf32>
  xegpu.prefetch_nd %tile[%i, 0] <{l1_hint = #xegpu.cache_hint<cached>}> : !xegpu.tensor_desc<8x16xf32>
  %loaded = xegpu.load_nd %tile[%i, 0] : !xegpu.tensor_desc<8x16xf32> -> vector<8x16xf32>
  xegpu.store_nd %value, %tile[%i, 0] : vector<8x16xf32>, !xegpu.tensor_desc<8x16xf32>
  %moved = xegpu.update_nd_offset %tile, [%i, 16] : !xegpu.tensor_desc<8x16xf32>
  return
}

func.func @scattered(%source: ui64, %offsets: vector<16xindex>, %mask: vector<16xi1>, %value: vector<16xf32>) {
  %places = xegpu.create_tdesc %source, %offsets : ui64, vector<16xindex> -> !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>
  xegpu.prefetch %places : !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>
  %loaded = xegpu.load %places, %mask : !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>, vector<16xi1> -> vector<16xf32>
  xegpu.store %value, %places, %mask : vector<16xf32>, !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>, vector<16xi1>
  %old = xegpu.atomic_rmw addf %places, %mask, %value : !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>, vector<16xi1>, vector<16xf32> -> vector<16xf32>
  %moved = xegpu.update_offset %places, %offsets : !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>, vector<16xindex>
  return
}

func.func @products(%a: vector<8x16xbf16>, %b: vector<16x16xbf16>, %c: vector<8x16xf32>) {
  %product = xegpu.dpas %a, %b, %c : vector<8x16xbf16>, vector<16x16xbf16>, vector<8x16xf32> -> vector<8x16xf32>
  %turned = xegpu.convert_layout %product <{input_layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>, target_layout = #xegpu.layout<lane_layout = [2, 8], lane_data = [1, 1]>}> : vector<8x16xf32>
  return
}

func.func @shared(%memory: memref<2048xi8, 3>, %value: vector<8x16xf16>) {
  %matrix = xegpu.create_mem_desc %memory : memref<2048xi8, 3> -> !xegpu.mem_desc<16x64xf16>
  %loaded = xegpu.load_matrix %matrix[0, 16] : !xegpu.mem_desc<16x64xf16> -> vector<8x16xf16>
  xegpu.store_matrix %value, %matrix[0, 16] : vector<8x16xf16>, !xegpu.mem_desc<16x64xf16>
  return
}

func.func @barriers(%id: i8, %threads: i8) {
  xegpu.alloc_nbarrier 8
  %barrier = xegpu.init_nbarrier %id, %threads : i8, i8 -> !xegpu.nbarrier
  xegpu.nbarrier_arrive %barrier : !xegpu.nbarrier
  xegpu.nbarrier_wait %barrier : !xegpu.nbarrier
  xegpu.fence memory_kind = global, fence_scope = workgroup
  return
}
