func.func @constraints(%a: !shape.shape, %b: !shape.shape, %condition: i1) {
  %fits = shape.cstr_broadcastable %a, %b : !shape.shape, !shape.shape
  %equal = shape.cstr_eq %a, %b : !shape.shape, !shape.shape
  %holds = shape.cstr_require %condition, "expected a square"
  %known = shape.const_witness true
  %all = shape.assuming_all %fits, %equal, %holds
  %result = shape.assuming %all -> (!shape.shape) {
    %joined = shape.broadcast %a, %b : !shape.shape, !shape.shape -> !shape.shape
    shape.assuming_yield %joined : !shape.shape
  }
  %may = shape.is_broadcastable %a, %b : !shape.shape, !shape.shape
  %same = shape.shape_eq %a, %b : !shape.shape, !shape.shape
  %either = shape.any %a, %b : !shape.shape, !shape.shape -> !shape.shape
  %both = shape.meet %a, %b : !shape.shape, !shape.shape -> !shape.shape
  return
}

func.func @sizes(%a: !shape.size, %b: !shape.size, %n: index) {
  %sum = shape.add %a, %b : !shape.size, !shape.size -> !shape.size
  %quotient = shape.div %a, %b : !shape.size, !shape.size -> !shape.size
  %product = shape.mul %a, %b : !shape.size, !shape.size -> !shape.size
  %larger = shape.max %a, %b : !shape.size, !shape.size -> !shape.size
  %smaller = shape.min %a, %b : !shape.size, !shape.size -> !shape.size
  %size = shape.index_to_size %n
  %index = shape.size_to_index %a : !shape.size
  %four = shape.const_size 4
  %shown = "shape.debug_print"(%a) : (!shape.size) -> !shape.size
  return
}

func.func @shapes(%tensor: tensor<?x4xf32>, %extents: tensor<?xindex>, %a: !shape.shape, %b: !shape.shape, %n: index, %value: !shape.value_shape) {
  %shape = shape.shape_of %tensor : tensor<?x4xf32> -> tensor<2xindex>
  %size = shape.dim %tensor, %n : tensor<?x4xf32>, index -> index
  %joined = shape.concat %a, %b : !shape.shape, !shape.shape -> !shape.shape
  %known = shape.const_shape [1, 2, 3] : tensor<3xindex>
  %made = shape.from_extents %n, %n : index, index
  %made_1 = shape.from_extent_tensor %extents : tensor<?xindex>
  %extent = shape.get_extent %extents, %n : tensor<?xindex>, index -> index
  %count = shape.num_elements %a : !shape.shape -> !shape.size
  %rank = shape.rank %a : !shape.shape -> !shape.size
  %head, %tail = "shape.split_at"(%extents, %n) : (tensor<?xindex>, index) -> (tensor<?xindex>, tensor<?xindex>)
  %list = shape.to_extent_tensor %a : !shape.shape -> tensor<?xindex>
  %read = shape.value_as_shape %extents : tensor<?xindex> -> !shape.shape
  %plain = shape.value_of %value : tensor<?x4xf32>
  %paired = shape.with_shape %tensor, %a : tensor<?x4xf32>, !shape.shape
  return
}

func.func @product(%shape: tensor<?xindex>, %init: index) -> index {
  %total = shape.reduce(%shape, %init) : tensor<?xindex> -> index {
  ^bb0(%number: index, %extent: index, %product: index):
    %next = arith.muli %product, %extent : index
    shape.yield %next : index
  }
  return %total : index
}

// -----

shape.function_library @functions {
  shape.func @same(%value: !shape.value_shape) -> !shape.shape {
    %shape = shape.shape_of %value : !shape.value_shape -> !shape.shape
    shape.return %shape : !shape.shape
  }
} mapping {tosa.abs = @same}
