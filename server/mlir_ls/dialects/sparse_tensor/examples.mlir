#csr = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#coo = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
#slice = #sparse_tensor.encoding<{ map = (i : #sparse_tensor<slice(0, 4, 1)>, j : #sparse_tensor<slice(0, 8, 1)>) -> (i : dense, j : compressed) }>

func.func @storage(%matrix: tensor<8x8xf64, #csr>, %dense: tensor<8x8xf64>, %list: tensor<8x8xf64, #coo>, %part: tensor<4x8xf64, #slice>, %positions: tensor<9xindex>, %coordinates: tensor<?xindex>, %values: tensor<?xf64>, %file: !llvm.ptr) {
  %sparse = sparse_tensor.convert %dense : tensor<8x8xf64> to tensor<8x8xf64, #csr>
  %starts = sparse_tensor.positions %matrix {level = 1 : index} : tensor<8x8xf64, #csr> to memref<?xindex>
  %columns = sparse_tensor.coordinates %matrix {level = 1 : index} : tensor<8x8xf64, #csr> to memref<?xindex>
  %pairs = sparse_tensor.coordinates_buffer %list : tensor<8x8xf64, #coo> to memref<?xindex>
  %numbers = sparse_tensor.values %matrix : tensor<8x8xf64, #csr> to memref<?xf64>
  %count = sparse_tensor.number_of_entries %matrix : tensor<8x8xf64, #csr>
  %level = arith.constant 1 : index
  %size = sparse_tensor.lvl %matrix, %level : tensor<8x8xf64, #csr>
  %joined = sparse_tensor.concatenate %matrix, %matrix {dimension = 0 : index} : tensor<8x8xf64, #csr>, tensor<8x8xf64, #csr> to tensor<16x8xf64, #csr>
  %done = sparse_tensor.load %matrix hasInserts : tensor<8x8xf64, #csr>
  %made = sparse_tensor.assemble (%positions, %coordinates), %values : (tensor<9xindex>, tensor<?xindex>), tensor<?xf64> to tensor<8x8xf64, #csr>
  %read = sparse_tensor.new %file : !llvm.ptr to tensor<8x8xf64, #csr>
  sparse_tensor.out %matrix, %file : tensor<8x8xf64, #csr>, !llvm.ptr
  sparse_tensor.print %matrix : tensor<8x8xf64, #csr>
  %offset = sparse_tensor.slice.offset %part at 0 : tensor<4x8xf64, #slice>
  %stride = sparse_tensor.slice.stride %part at 0 : tensor<4x8xf64, #slice>
  %library = sparse_tensor.has_runtime_library
  return
}

func.func @elements(%matrix: tensor<8x8xf64, #csr>, %total: f64) {
  %sum = sparse_tensor.foreach in %matrix init(%total) : tensor<8x8xf64, #csr>, f64 -> f64 do {
  ^bb0(%i: index, %j: index, %value: f64, %so_far: f64):
    %next = arith.addf %so_far, %value : f64
    sparse_tensor.yield %next : f64
  }
  return
}

func.func @computing(%x: f64, %y: f64, %zero: f64) {
  %sum = sparse_tensor.binary %x, %y : f64, f64 to f64
   overlap = {
  ^bb0(%lhs: f64, %rhs: f64):
    %both = arith.addf %lhs, %rhs : f64
    sparse_tensor.yield %both : f64
  }
   left = identity
   right = identity
  %negated = sparse_tensor.unary %x : f64 to f64
   present = {
  ^bb0(%value: f64):
    %opposite = arith.negf %value : f64
    sparse_tensor.yield %opposite : f64
  }
   absent = {
  }
  %product = sparse_tensor.reduce %x, %y, %zero : f64 {
  ^bb0(%lhs: f64, %rhs: f64):
    %next = arith.mulf %lhs, %rhs : f64
    sparse_tensor.yield %next : f64
  }
  %positive = sparse_tensor.select %x : f64 {
  ^bb0(%value: f64):
    %keep = arith.cmpf ogt, %value, %zero : f64
    sparse_tensor.yield %keep : i1
  }
  return
}

// -----

func.func @coiterate(%iter_spaces: !sparse_tensor.iter_space<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>, %iter_spaces_0: !sparse_tensor.iter_space<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>, %init_args: i32) {
  %results = sparse_tensor.coiterate (%iter_spaces, %iter_spaces_0) at(%arg4) iter_args(%arg3 = %init_args) : (!sparse_tensor.iter_space<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>, !sparse_tensor.iter_space<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>) -> i32
  case %arg5, _ {
    sparse_tensor.yield %arg3 : i32
  }
  case %arg5, %arg6 {
    sparse_tensor.yield %arg3 : i32
  }
  return
}

func.func @compress(%values: memref<?xf64>, %filled: memref<?xi1>, %added: memref<?xindex>, %count: index, %tensor: tensor<8x8xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>>, %lvl_coords: index) {
  %result = sparse_tensor.compress %values, %filled, %added, %count into %tensor[%lvl_coords] : memref<?xf64>, memref<?xi1>, memref<?xindex>, tensor<8x8xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>>
  return
}

func.func @crd_translate(%in_crds: index, %in_crds_0: index) {
  %out_crds:4 = sparse_tensor.crd_translate  dim_to_lvl[%in_crds, %in_crds_0] as <{map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 3 : compressed, d0 mod 2 : dense, d1 mod 3 : dense)}> : index, index, index, index
  return
}

func.func @disassemble(%tensor: tensor<100xf64, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), crdWidth = 32 }>>, %out_levels: tensor<2xindex>, %out_levels_0: tensor<6x1xi32>, %out_values: tensor<6xf64>) {
  %ret_levels:2, %ret_levels_1, %ret_levels_2:2, %ret_levels_3 = sparse_tensor.disassemble %tensor : tensor<100xf64, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), crdWidth = 32 }>> out_lvls(%out_levels, %out_levels_0 : tensor<2xindex>, tensor<6x1xi32>) out_vals(%out_values : tensor<6xf64>) -> (tensor<2xindex>, tensor<6x1xi32>), tensor<6xf64>, (index, index), index
  return
}

func.func @expand(%tensor: tensor<8x8xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>>) {
  %values, %values_0, %values_1, %values_2 = sparse_tensor.expand %tensor : tensor<8x8xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>> to memref<?xf64>, memref<?xi1>, memref<?xindex>
  return
}

func.func @extract_iteration_space(%tensor: tensor<?x?xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>) {
  %extracted_space = sparse_tensor.extract_iteration_space %tensor lvls = 0 to 2 : tensor<?x?xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>> -> !sparse_tensor.iter_space<<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>, lvls = 0 to 2>
  return
}

func.func @extract_value(%tensor: tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>, %iterator: !sparse_tensor.iterator<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>) {
  %result = sparse_tensor.extract_value %tensor at %iterator : tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>, !sparse_tensor.iterator<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>
  return
}

func.func @iterate(%iter_space: !sparse_tensor.iter_space<<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>, lvls = 0 to 2>) {
  sparse_tensor.iterate %arg3 in %iter_space at(%arg1, %arg2) : !sparse_tensor.iter_space<<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>, lvls = 0 to 2>  {
    "test.op"(%arg2) : (index) -> ()
  }
  return
}

func.func @push_back(%cur_size: index, %in_buffer: memref<?xf64>, %value: f64) {
  %out_buffer, %out_buffer_0 = sparse_tensor.push_back %cur_size, %in_buffer, %value : index, memref<?xf64>, f64
  return
}

func.func @reinterpret_map(%source: tensor<6x12xi32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 3 : compressed, d0 mod 2 : dense, d1 mod 3 : dense) }>>) {
  %dest = sparse_tensor.reinterpret_map %source : tensor<6x12xi32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 3 : compressed, d0 mod 2 : dense, d1 mod 3 : dense) }>> to tensor<3x4x2x3xi32, #sparse_tensor.encoding<{ map = (d0, d1, d2, d3) -> (d0 : dense, d1 : compressed, d2 : dense, d3 : dense) }>>
  return
}

func.func @reorder_coo(%input_coo: tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique, nonordered), d1 : singleton(nonordered)) }>>) {
  %result_coo = sparse_tensor.reorder_coo  quick_sort %input_coo : tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique, nonordered), d1 : singleton(nonordered)) }>> to tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>>
  return
}

func.func @sort(%n: index, %xy: memref<?xindex>) {
  sparse_tensor.sort  hybrid_quick_sort %n, %xy {ny = 1 : index, perm_map = affine_map<(d0, d1) -> (d0, d1)>} : memref<?xindex>
  return
}

func.func @storage_specifier.get(%specifier: !sparse_tensor.storage_specifier<#sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>) {
  %result = sparse_tensor.storage_specifier.get %specifier  lvl_sz at 0 : !sparse_tensor.storage_specifier<#sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>
  return
}

func.func @storage_specifier.init() {
  %result = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>
  return
}

func.func @storage_specifier.set(%specifier: !sparse_tensor.storage_specifier<#sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>, %value: index) {
  %result = sparse_tensor.storage_specifier.set %specifier  lvl_sz at 0 with %value : !sparse_tensor.storage_specifier<#sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>
  return
}
