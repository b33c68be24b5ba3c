func.func @f(%m: memref<?xf32, #ptr.generic_space>, %s: memref<4xf32, #ptr.generic_space>) -> memref<?xf32, #ptr.generic_space> {
  %p = ptr.to_ptr %m : memref<?xf32, #ptr.generic_space> -> <#ptr.generic_space>
  %md = ptr.get_metadata %m : memref<?xf32, #ptr.generic_space>
  %r = ptr.from_ptr %p metadata %md : <#ptr.generic_space> -> memref<?xf32, #ptr.generic_space>
  %o = ptr.type_offset f32 : index
  %q = ptr.ptr_add inbounds %p, %o : !ptr.ptr<#ptr.generic_space>, index
  %l = ptr.load volatile %q alignment = 8 : !ptr.ptr<#ptr.generic_space> -> f32
  ptr.store %l, %q : f32, !ptr.ptr<#ptr.generic_space>
  %c = ptr.constant #ptr.null : !ptr.ptr<#ptr.generic_space>
  %a = ptr.constant #ptr.address<0x1000> : !ptr.ptr<#ptr.generic_space>
  %d = ptr.ptr_diff %p, %q : !ptr.ptr<#ptr.generic_space> -> index
  return %r : memref<?xf32, #ptr.generic_space>
}
