func.func @vectors(%pointers: vector<4x!ptr.ptr<#ptr.generic_space>>, %pointer: !ptr.ptr<#ptr.generic_space>, %mask: vector<4xi1>, %value: vector<4xf32>) {
  %gathered = ptr.gather %pointers, %mask, %value alignment = 4 : vector<4x!ptr.ptr<#ptr.generic_space>> -> vector<4xf32>
  ptr.scatter %value, %pointers, %mask alignment = 4 : vector<4xf32>, vector<4x!ptr.ptr<#ptr.generic_space>>
  %loaded = ptr.masked_load %pointer, %mask, %value alignment = 4 : !ptr.ptr<#ptr.generic_space> -> vector<4xf32>
  ptr.masked_store %value, %pointer, %mask alignment = 4 : vector<4xf32>, !ptr.ptr<#ptr.generic_space>
  return
}

// -----

func.func @constant() {
  %result = ptr.constant #ptr.null : !ptr.ptr<#ptr.generic_space>
  return
}

func.func @from_ptr(%ptr: !ptr.ptr<#ptr.generic_space>, %metadata: !ptr.ptr_metadata<memref<?xf32, #ptr.generic_space>>) {
  %result = ptr.from_ptr %ptr metadata %metadata : <#ptr.generic_space> -> memref<?xf32, #ptr.generic_space>
  return
}

func.func @get_metadata(%ptr: memref<?xf32, #ptr.generic_space>) {
  %result = ptr.get_metadata %ptr : memref<?xf32, #ptr.generic_space>
  return
}

func.func @load(%ptr: !ptr.ptr<#ptr.generic_space>) {
  %value = ptr.load volatile %ptr alignment = 8 : !ptr.ptr<#ptr.generic_space> -> f32
  return
}

func.func @ptr_add(%base: !ptr.ptr<#ptr.generic_space>, %offset: index) {
  %result = ptr.ptr_add inbounds %base, %offset : !ptr.ptr<#ptr.generic_space>, index
  return
}

func.func @ptr_diff(%lhs: !ptr.ptr<#ptr.generic_space>, %rhs: !ptr.ptr<#ptr.generic_space>) {
  %result = ptr.ptr_diff %lhs, %rhs : !ptr.ptr<#ptr.generic_space> -> index
  return
}

func.func @store(%value: f32, %ptr: !ptr.ptr<#ptr.generic_space>) {
  ptr.store %value, %ptr : f32, !ptr.ptr<#ptr.generic_space>
  return
}

func.func @to_ptr(%ptr: memref<?xf32, #ptr.generic_space>) {
  %result = ptr.to_ptr %ptr : memref<?xf32, #ptr.generic_space> -> <#ptr.generic_space>
  return
}

func.func @type_offset() {
  %result = ptr.type_offset f32 : index
  return
}
