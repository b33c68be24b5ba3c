func.func @copy_tile(%tile: vector<[4]x[4]xf32>) {
  %result = arm_sme.copy_tile %tile : vector<[4]x[4]xf32>
  return
}

func.func @extract_tile_slice(%tile: vector<[4]x[4]xf32>, %tile_slice_index: index) {
  %result = arm_sme.extract_tile_slice %tile[%tile_slice_index] : vector<[4]xf32> from vector<[4]x[4]xf32>
  return
}

func.func @fmopa_2way(%lhs: vector<[8]xf16>, %rhs: vector<[8]xf16>) {
  %result = arm_sme.fmopa_2way %lhs, %rhs : vector<[8]xf16>, vector<[8]xf16> into vector<[4]x[4]xf32>
  return
}

func.func @fmops_2way(%lhs: vector<[8]xf16>, %rhs: vector<[8]xf16>) {
  %result = arm_sme.fmops_2way %lhs, %rhs : vector<[8]xf16>, vector<[8]xf16> into vector<[4]x[4]xf32>
  return
}

func.func @get_tile() {
  %tile = arm_sme.get_tile : vector<[8]x[8]xf16>
  return
}

func.func @insert_tile_slice(%vector: vector<[4]xf32>, %tile: vector<[4]x[4]xf32>, %tile_slice_index: index) {
  %result = arm_sme.insert_tile_slice %vector, %tile[%tile_slice_index] : vector<[4]xf32> into vector<[4]x[4]xf32>
  return
}

func.func @intr.cntsd() {
  %res = "arm_sme.intr.cntsd"() : () -> i64
  return
}

func.func @intr.ld1b.horiz(%predicate: vector<[16]xi1>, %load_address: !llvm.ptr, %tile_slice_index: i32) {
  "arm_sme.intr.ld1b.horiz"(%predicate, %load_address, %tile_slice_index) <{tile_id = 0 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
  return
}

func.func @intr.ld1b.vert(%predicate: vector<[16]xi1>, %load_address: !llvm.ptr, %tile_slice_index: i32) {
  "arm_sme.intr.ld1b.vert"(%predicate, %load_address, %tile_slice_index) <{tile_id = 0 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
  return
}

func.func @intr.ld1d.horiz(%predicate: vector<[2]xi1>, %load_address: !llvm.ptr, %tile_slice_index: i32) {
  "arm_sme.intr.ld1d.horiz"(%predicate, %load_address, %tile_slice_index) <{tile_id = 0 : i32}> : (vector<[2]xi1>, !llvm.ptr, i32) -> ()
  return
}

func.func @intr.ld1d.vert(%predicate: vector<[2]xi1>, %load_address: !llvm.ptr, %tile_slice_index: i32) {
  "arm_sme.intr.ld1d.vert"(%predicate, %load_address, %tile_slice_index) <{tile_id = 0 : i32}> : (vector<[2]xi1>, !llvm.ptr, i32) -> ()
  return
}

func.func @intr.ld1h.horiz(%predicate: vector<[8]xi1>, %load_address: !llvm.ptr, %tile_slice_index: i32) {
  "arm_sme.intr.ld1h.horiz"(%predicate, %load_address, %tile_slice_index) <{tile_id = 0 : i32}> : (vector<[8]xi1>, !llvm.ptr, i32) -> ()
  return
}

func.func @intr.ld1h.vert(%predicate: vector<[8]xi1>, %load_address: !llvm.ptr, %tile_slice_index: i32) {
  "arm_sme.intr.ld1h.vert"(%predicate, %load_address, %tile_slice_index) <{tile_id = 0 : i32}> : (vector<[8]xi1>, !llvm.ptr, i32) -> ()
  return
}

func.func @intr.ld1q.horiz(%predicate: vector<[1]xi1>, %load_address: !llvm.ptr, %tile_slice_index: i32) {
  "arm_sme.intr.ld1q.horiz"(%predicate, %load_address, %tile_slice_index) <{tile_id = 0 : i32}> : (vector<[1]xi1>, !llvm.ptr, i32) -> ()
  return
}

func.func @intr.ld1q.vert(%predicate: vector<[1]xi1>, %load_address: !llvm.ptr, %tile_slice_index: i32) {
  "arm_sme.intr.ld1q.vert"(%predicate, %load_address, %tile_slice_index) <{tile_id = 0 : i32}> : (vector<[1]xi1>, !llvm.ptr, i32) -> ()
  return
}

func.func @intr.ld1w.horiz(%predicate: vector<[4]xi1>, %load_address: !llvm.ptr, %tile_slice_index: i32) {
  "arm_sme.intr.ld1w.horiz"(%predicate, %load_address, %tile_slice_index) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  return
}

func.func @intr.ld1w.vert(%predicate: vector<[4]xi1>, %load_address: !llvm.ptr, %tile_slice_index: i32) {
  "arm_sme.intr.ld1w.vert"(%predicate, %load_address, %tile_slice_index) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  return
}

func.func @intr.mopa(%lhs_predicate: vector<[16]xi1>, %rhs_predicate: vector<[16]xi1>, %lhs_vector: vector<[16]xi8>, %rhs_vector: vector<[16]xi8>) {
  "arm_sme.intr.mopa"(%lhs_predicate, %rhs_predicate, %lhs_vector, %rhs_vector) <{tile_id = 0 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
  return
}

func.func @intr.mopa.wide(%lhs_predicate: vector<[8]xi1>, %rhs_predicate: vector<[8]xi1>, %lhs_vector: vector<[8]xf16>, %rhs_vector: vector<[8]xf16>) {
  "arm_sme.intr.mopa.wide"(%lhs_predicate, %rhs_predicate, %lhs_vector, %rhs_vector) <{tile_id = 0 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xf16>, vector<[8]xf16>) -> ()
  return
}

func.func @intr.mops(%lhs_predicate: vector<[16]xi1>, %rhs_predicate: vector<[16]xi1>, %lhs_vector: vector<[16]xi8>, %rhs_vector: vector<[16]xi8>) {
  "arm_sme.intr.mops"(%lhs_predicate, %rhs_predicate, %lhs_vector, %rhs_vector) <{tile_id = 0 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
  return
}

func.func @intr.mops.wide(%lhs_predicate: vector<[8]xi1>, %rhs_predicate: vector<[8]xi1>, %lhs_vector: vector<[8]xf16>, %rhs_vector: vector<[8]xf16>) {
  "arm_sme.intr.mops.wide"(%lhs_predicate, %rhs_predicate, %lhs_vector, %rhs_vector) <{tile_id = 0 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xf16>, vector<[8]xf16>) -> ()
  return
}

func.func @intr.read.horiz(%vector: vector<[16]xi8>, %predicate: vector<[16]xi1>, %tile_slice_index: i32) {
  %res = "arm_sme.intr.read.horiz"(%vector, %predicate, %tile_slice_index) <{tile_id = 0 : i32}> : (vector<[16]xi8>, vector<[16]xi1>, i32) -> vector<16xi8>
  return
}

func.func @intr.read.vert(%vector: vector<[16]xi8>, %predicate: vector<[16]xi1>, %tile_slice_index: i32) {
  %res = "arm_sme.intr.read.vert"(%vector, %predicate, %tile_slice_index) <{tile_id = 0 : i32}> : (vector<[16]xi8>, vector<[16]xi1>, i32) -> vector<16xi8>
  return
}

func.func @intr.smopa.wide(%lhs_predicate: vector<[16]xi1>, %rhs_predicate: vector<[16]xi1>, %lhs_vector: vector<[16]xi8>, %rhs_vector: vector<[16]xi8>) {
  "arm_sme.intr.smopa.wide"(%lhs_predicate, %rhs_predicate, %lhs_vector, %rhs_vector) <{tile_id = 0 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
  return
}

func.func @intr.smopa.za32(%lhs_predicate: vector<[16]xi1>, %rhs_predicate: vector<[16]xi1>, %lhs_vector: vector<[16]xi8>, %rhs_vector: vector<[16]xi8>) {
  "arm_sme.intr.smopa.za32"(%lhs_predicate, %rhs_predicate, %lhs_vector, %rhs_vector) <{tile_id = 0 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
  return
}

func.func @intr.smops.wide(%lhs_predicate: vector<[16]xi1>, %rhs_predicate: vector<[16]xi1>, %lhs_vector: vector<[16]xi8>, %rhs_vector: vector<[16]xi8>) {
  "arm_sme.intr.smops.wide"(%lhs_predicate, %rhs_predicate, %lhs_vector, %rhs_vector) <{tile_id = 0 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
  return
}

func.func @intr.smops.za32(%lhs_predicate: vector<[16]xi1>, %rhs_predicate: vector<[16]xi1>, %lhs_vector: vector<[16]xi8>, %rhs_vector: vector<[16]xi8>) {
  "arm_sme.intr.smops.za32"(%lhs_predicate, %rhs_predicate, %lhs_vector, %rhs_vector) <{tile_id = 0 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
  return
}

func.func @intr.st1b.horiz(%predicate: vector<[16]xi1>, %store_address: !llvm.ptr, %tile_slice_index: i32) {
  "arm_sme.intr.st1b.horiz"(%predicate, %store_address, %tile_slice_index) <{tile_id = 0 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
  return
}

func.func @intr.st1b.vert(%predicate: vector<[16]xi1>, %store_address: !llvm.ptr, %tile_slice_index: i32) {
  "arm_sme.intr.st1b.vert"(%predicate, %store_address, %tile_slice_index) <{tile_id = 0 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
  return
}

func.func @intr.st1d.horiz(%predicate: vector<[2]xi1>, %store_address: !llvm.ptr, %tile_slice_index: i32) {
  "arm_sme.intr.st1d.horiz"(%predicate, %store_address, %tile_slice_index) <{tile_id = 0 : i32}> : (vector<[2]xi1>, !llvm.ptr, i32) -> ()
  return
}

func.func @intr.st1d.vert(%predicate: vector<[2]xi1>, %store_address: !llvm.ptr, %tile_slice_index: i32) {
  "arm_sme.intr.st1d.vert"(%predicate, %store_address, %tile_slice_index) <{tile_id = 0 : i32}> : (vector<[2]xi1>, !llvm.ptr, i32) -> ()
  return
}

func.func @intr.st1h.horiz(%predicate: vector<[8]xi1>, %store_address: !llvm.ptr, %tile_slice_index: i32) {
  "arm_sme.intr.st1h.horiz"(%predicate, %store_address, %tile_slice_index) <{tile_id = 0 : i32}> : (vector<[8]xi1>, !llvm.ptr, i32) -> ()
  return
}

func.func @intr.st1h.vert(%predicate: vector<[8]xi1>, %store_address: !llvm.ptr, %tile_slice_index: i32) {
  "arm_sme.intr.st1h.vert"(%predicate, %store_address, %tile_slice_index) <{tile_id = 0 : i32}> : (vector<[8]xi1>, !llvm.ptr, i32) -> ()
  return
}

func.func @intr.st1q.horiz(%predicate: vector<[1]xi1>, %store_address: !llvm.ptr, %tile_slice_index: i32) {
  "arm_sme.intr.st1q.horiz"(%predicate, %store_address, %tile_slice_index) <{tile_id = 0 : i32}> : (vector<[1]xi1>, !llvm.ptr, i32) -> ()
  return
}

func.func @intr.st1q.vert(%predicate: vector<[1]xi1>, %store_address: !llvm.ptr, %tile_slice_index: i32) {
  "arm_sme.intr.st1q.vert"(%predicate, %store_address, %tile_slice_index) <{tile_id = 0 : i32}> : (vector<[1]xi1>, !llvm.ptr, i32) -> ()
  return
}

func.func @intr.st1w.horiz(%predicate: vector<[4]xi1>, %store_address: !llvm.ptr, %tile_slice_index: i32) {
  "arm_sme.intr.st1w.horiz"(%predicate, %store_address, %tile_slice_index) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  return
}

func.func @intr.st1w.vert(%predicate: vector<[4]xi1>, %store_address: !llvm.ptr, %tile_slice_index: i32) {
  "arm_sme.intr.st1w.vert"(%predicate, %store_address, %tile_slice_index) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  return
}

func.func @intr.str(%index: i32, %store_address: !llvm.ptr, %offset: i32) {
  "arm_sme.intr.str"(%index, %store_address, %offset) : (i32, !llvm.ptr, i32) -> ()
  return
}

func.func @intr.sumopa.wide(%lhs_predicate: vector<[16]xi1>, %rhs_predicate: vector<[16]xi1>, %lhs_vector: vector<[16]xi8>, %rhs_vector: vector<[16]xi8>) {
  "arm_sme.intr.sumopa.wide"(%lhs_predicate, %rhs_predicate, %lhs_vector, %rhs_vector) <{tile_id = 0 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
  return
}

func.func @intr.sumops.wide(%lhs_predicate: vector<[16]xi1>, %rhs_predicate: vector<[16]xi1>, %lhs_vector: vector<[16]xi8>, %rhs_vector: vector<[16]xi8>) {
  "arm_sme.intr.sumops.wide"(%lhs_predicate, %rhs_predicate, %lhs_vector, %rhs_vector) <{tile_id = 0 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
  return
}

func.func @intr.umopa.wide(%lhs_predicate: vector<[16]xi1>, %rhs_predicate: vector<[16]xi1>, %lhs_vector: vector<[16]xi8>, %rhs_vector: vector<[16]xi8>) {
  "arm_sme.intr.umopa.wide"(%lhs_predicate, %rhs_predicate, %lhs_vector, %rhs_vector) <{tile_id = 0 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
  return
}

func.func @intr.umopa.za32(%lhs_predicate: vector<[16]xi1>, %rhs_predicate: vector<[16]xi1>, %lhs_vector: vector<[16]xi8>, %rhs_vector: vector<[16]xi8>) {
  "arm_sme.intr.umopa.za32"(%lhs_predicate, %rhs_predicate, %lhs_vector, %rhs_vector) <{tile_id = 0 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
  return
}

func.func @intr.umops.wide(%lhs_predicate: vector<[16]xi1>, %rhs_predicate: vector<[16]xi1>, %lhs_vector: vector<[16]xi8>, %rhs_vector: vector<[16]xi8>) {
  "arm_sme.intr.umops.wide"(%lhs_predicate, %rhs_predicate, %lhs_vector, %rhs_vector) <{tile_id = 0 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
  return
}

func.func @intr.umops.za32(%lhs_predicate: vector<[16]xi1>, %rhs_predicate: vector<[16]xi1>, %lhs_vector: vector<[16]xi8>, %rhs_vector: vector<[16]xi8>) {
  "arm_sme.intr.umops.za32"(%lhs_predicate, %rhs_predicate, %lhs_vector, %rhs_vector) <{tile_id = 0 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
  return
}

func.func @intr.usmopa.wide(%lhs_predicate: vector<[16]xi1>, %rhs_predicate: vector<[16]xi1>, %lhs_vector: vector<[16]xi8>, %rhs_vector: vector<[16]xi8>) {
  "arm_sme.intr.usmopa.wide"(%lhs_predicate, %rhs_predicate, %lhs_vector, %rhs_vector) <{tile_id = 0 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
  return
}

func.func @intr.usmops.wide(%lhs_predicate: vector<[16]xi1>, %rhs_predicate: vector<[16]xi1>, %lhs_vector: vector<[16]xi8>, %rhs_vector: vector<[16]xi8>) {
  "arm_sme.intr.usmops.wide"(%lhs_predicate, %rhs_predicate, %lhs_vector, %rhs_vector) <{tile_id = 0 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
  return
}

func.func @intr.write.horiz(%tile_slice_index: i32, %predicate: vector<[16]xi1>, %vector: vector<[16]xi8>) {
  "arm_sme.intr.write.horiz"(%tile_slice_index, %predicate, %vector) <{tile_id = 0 : i32}> : (i32, vector<[16]xi1>, vector<[16]xi8>) -> ()
  return
}

func.func @intr.write.vert(%tile_slice_index: i32, %predicate: vector<[16]xi1>, %vector: vector<[16]xi8>) {
  "arm_sme.intr.write.vert"(%tile_slice_index, %predicate, %vector) <{tile_id = 0 : i32}> : (i32, vector<[16]xi1>, vector<[16]xi8>) -> ()
  return
}

func.func @load_tile_slice(%base: memref<4xf32>, %mask: vector<[4]xi1>, %tile: vector<[4]x[4]xf32>, %indices: index, %tile_slice_index: index) {
  %result = arm_sme.load_tile_slice %base[%indices], %mask, %tile, %tile_slice_index : memref<4xf32>, vector<[4]xi1>, vector<[4]x[4]xf32>
  return
}

func.func @outerproduct(%lhs: vector<[4]xf32>, %rhs: vector<[4]xf32>) {
  %result = arm_sme.outerproduct %lhs, %rhs : vector<[4]xf32>, vector<[4]xf32>
  return
}

func.func @smopa_2way(%lhs: vector<[8]xi16>, %rhs: vector<[8]xi16>) {
  %result = arm_sme.smopa_2way %lhs, %rhs : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
  return
}

func.func @smopa_4way(%lhs: vector<[16]xi8>, %rhs: vector<[16]xi8>) {
  %result = arm_sme.smopa_4way %lhs, %rhs : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  return
}

func.func @smops_2way(%lhs: vector<[8]xi16>, %rhs: vector<[8]xi16>) {
  %result = arm_sme.smops_2way %lhs, %rhs : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
  return
}

func.func @smops_4way(%lhs: vector<[16]xi8>, %rhs: vector<[16]xi8>) {
  %result = arm_sme.smops_4way %lhs, %rhs : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  return
}

func.func @store_tile_slice(%tile: vector<[4]x[4]xf32>, %tile_slice_index: index, %mask: vector<[4]xi1>, %base: memref<4xf32>, %indices: index) {
  arm_sme.store_tile_slice %tile, %tile_slice_index, %mask, %base[%indices] : memref<4xf32>, vector<[4]xi1>, vector<[4]x[4]xf32>
  return
}

func.func @streaming_vl() {
  %result = arm_sme.streaming_vl <byte>
  return
}

func.func @sumopa_4way(%lhs: vector<[16]xi8>, %rhs: vector<[16]xi8>) {
  %result = arm_sme.sumopa_4way %lhs, %rhs : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  return
}

func.func @sumops_4way(%lhs: vector<[16]xi8>, %rhs: vector<[16]xi8>) {
  %result = arm_sme.sumops_4way %lhs, %rhs : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  return
}

func.func @tile_load(%base: memref<4x4xf32>) {
  %result = arm_sme.tile_load %base[] : memref<4x4xf32>, vector<[4]x[4]xf32>
  return
}

func.func @tile_store(%value_to_store: vector<[4]x[4]xf32>, %base: memref<4x4xf32>) {
  arm_sme.tile_store %value_to_store, %base[] : memref<4x4xf32>, vector<[4]x[4]xf32>
  return
}

func.func @umopa_2way(%lhs: vector<[8]xi16>, %rhs: vector<[8]xi16>) {
  %result = arm_sme.umopa_2way %lhs, %rhs : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
  return
}

func.func @umopa_4way(%lhs: vector<[16]xi8>, %rhs: vector<[16]xi8>) {
  %result = arm_sme.umopa_4way %lhs, %rhs : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  return
}

func.func @umops_2way(%lhs: vector<[8]xi16>, %rhs: vector<[8]xi16>) {
  %result = arm_sme.umops_2way %lhs, %rhs : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
  return
}

func.func @umops_4way(%lhs: vector<[16]xi8>, %rhs: vector<[16]xi8>) {
  %result = arm_sme.umops_4way %lhs, %rhs : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  return
}

func.func @usmopa_4way(%lhs: vector<[16]xi8>, %rhs: vector<[16]xi8>) {
  %result = arm_sme.usmopa_4way %lhs, %rhs : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  return
}

func.func @usmops_4way(%lhs: vector<[16]xi8>, %rhs: vector<[16]xi8>) {
  %result = arm_sme.usmops_4way %lhs, %rhs : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  return
}

func.func @zero() {
  %res = arm_sme.zero : vector<[8]x[8]xf16>
  return
}

// -----

"arm_sme.intr.zero"() <{tile_mask = 0 : i32}> : () -> ()
