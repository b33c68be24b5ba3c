func.func @matrices(%a: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>) {
  %product = xevm.mma %a, %b, %c {shape = <m = 8, n = 16, k = 16>, types = <d = f32, a = f16, b = f16, c = f32>} : (vector<8xi16>, vector<8xi32>, vector<8xf32>) -> vector<8xf32>
  xevm.memfence <{addrspace = #xevm.addr_space<global>, scope = #xevm.mem_scope<workgroup>}>
  return
}

// -----

func.func @blockload(%ptr: !llvm.ptr<1>) {
  %res = xevm.blockload %ptr : (!llvm.ptr<1>) -> i8
  return
}

func.func @blockload2d(%ptr: !llvm.ptr<1>, %base_width: i32, %base_height: i32, %base_pitch: i32, %x: i32, %y: i32) {
  %res = xevm.blockload2d %ptr, %base_width, %base_height, %base_pitch, %x, %y <{elem_size_in_bits = 16 : i32, pack_register = false, tile_height = 8 : i32, tile_width = 16 : i32, transpose = false, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi16>
  return
}

func.func @blockprefetch2d(%ptr: !llvm.ptr<1>, %base_width: i32, %base_height: i32, %base_pitch: i32, %x: i32, %y: i32) {
  xevm.blockprefetch2d %ptr, %base_width, %base_height, %base_pitch, %x, %y <{cache_control = #xevm.load_cache_control<L1uc_L2uc_L3uc>, elem_size_in_bits = 8 : i32, tile_height = 8 : i32, tile_width = 32 : i32, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  return
}

func.func @blockstore(%ptr: !llvm.ptr<1>, %val: i8) {
  xevm.blockstore %ptr, %val : (!llvm.ptr<1>, i8)
  return
}

func.func @blockstore2d(%ptr: !llvm.ptr<1>, %base_width: i32, %base_height: i32, %base_pitch: i32, %x: i32, %y: i32, %stored_val: vector<8xi16>) {
  xevm.blockstore2d %ptr, %base_width, %base_height, %base_pitch, %x, %y, %stored_val <{elem_size_in_bits = 16 : i32, tile_height = 8 : i32, tile_width = 16 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi16>)
  return
}

func.func @group_count.x() {
  %res = xevm.group_count.x : i32
  return
}

func.func @group_count.y() {
  %res = xevm.group_count.y : i32
  return
}

func.func @group_count.z() {
  %res = xevm.group_count.z : i32
  return
}

func.func @group_id.x() {
  %res = xevm.group_id.x : i32
  return
}

func.func @group_id.y() {
  %res = xevm.group_id.y : i32
  return
}

func.func @group_id.z() {
  %res = xevm.group_id.z : i32
  return
}

func.func @lane_id() {
  %res = xevm.lane_id : i32
  return
}

func.func @local_id.x() {
  %res = xevm.local_id.x : i32
  return
}

func.func @local_id.y() {
  %res = xevm.local_id.y : i32
  return
}

func.func @local_id.z() {
  %res = xevm.local_id.z : i32
  return
}

func.func @local_size.x() {
  %res = xevm.local_size.x : i32
  return
}

func.func @local_size.y() {
  %res = xevm.local_size.y : i32
  return
}

func.func @local_size.z() {
  %res = xevm.local_size.z : i32
  return
}

func.func @prefetch(%ptr: !llvm.ptr<1>) {
  xevm.prefetch %ptr : (!llvm.ptr<1>)
  return
}

func.func @subgroup_id() {
  %res = xevm.subgroup_id : i32
  return
}

func.func @subgroup_size() {
  %res = xevm.subgroup_size : i32
  return
}
