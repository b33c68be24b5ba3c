// arm_sme.copy_tile
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[4]x[4]xf32>
%r = "arm_sme.copy_tile"(%a0) : (vector<[4]x[4]xf32>) -> vector<[4]x[4]xf32>
// -----
// arm_sme.extract_tile_slice
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[4]x[4]xf32>
%a1 = "builtin.unrealized_conversion_cast"() : () -> index
%r = "arm_sme.extract_tile_slice"(%a0, %a1) : (vector<[4]x[4]xf32>, index) -> vector<[4]xf32>
// -----
// arm_sme.fmopa_2way
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[8]xbf16>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<[8]xbf16>
%r = "arm_sme.fmopa_2way"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[8]xbf16>, vector<[8]xbf16>) -> vector<[4]x[4]xf32>
// -----
// arm_sme.fmops_2way
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[8]xbf16>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<[8]xbf16>
%r = "arm_sme.fmops_2way"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[8]xbf16>, vector<[8]xbf16>) -> vector<[4]x[4]xf32>
// -----
// arm_sme.get_tile
%r = "arm_sme.get_tile"() : () -> vector<[4]x[4]xf32>
// -----
// arm_sme.insert_tile_slice
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[4]xf32>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<[4]x[4]xf32>
%a2 = "builtin.unrealized_conversion_cast"() : () -> index
%r = "arm_sme.insert_tile_slice"(%a0, %a1, %a2) : (vector<[4]xf32>, vector<[4]x[4]xf32>, index) -> vector<[4]x[4]xf32>
// -----
// arm_sme.intr.cntsd
%r = "arm_sme.intr.cntsd"() : () -> i64
// -----
// arm_sme.intr.ld1b.horiz
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi1>
%a1 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<1>
%a2 = "builtin.unrealized_conversion_cast"() : () -> i32
"arm_sme.intr.ld1b.horiz"(%a0, %a1, %a2) <{tile_id = 0 : i32}> : (vector<[16]xi1>, !llvm.ptr<1>, i32) -> ()
// -----
// arm_sme.intr.ld1b.vert
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi1>
%a1 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<1>
%a2 = "builtin.unrealized_conversion_cast"() : () -> i32
"arm_sme.intr.ld1b.vert"(%a0, %a1, %a2) <{tile_id = 0 : i32}> : (vector<[16]xi1>, !llvm.ptr<1>, i32) -> ()
// -----
// arm_sme.intr.ld1d.horiz
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi1>
%a1 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<1>
%a2 = "builtin.unrealized_conversion_cast"() : () -> i32
"arm_sme.intr.ld1d.horiz"(%a0, %a1, %a2) <{tile_id = 0 : i32}> : (vector<[16]xi1>, !llvm.ptr<1>, i32) -> ()
// -----
// arm_sme.intr.ld1d.vert
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi1>
%a1 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<1>
%a2 = "builtin.unrealized_conversion_cast"() : () -> i32
"arm_sme.intr.ld1d.vert"(%a0, %a1, %a2) <{tile_id = 0 : i32}> : (vector<[16]xi1>, !llvm.ptr<1>, i32) -> ()
// -----
// arm_sme.intr.ld1h.horiz
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi1>
%a1 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<1>
%a2 = "builtin.unrealized_conversion_cast"() : () -> i32
"arm_sme.intr.ld1h.horiz"(%a0, %a1, %a2) <{tile_id = 0 : i32}> : (vector<[16]xi1>, !llvm.ptr<1>, i32) -> ()
// -----
// arm_sme.intr.ld1h.vert
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi1>
%a1 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<1>
%a2 = "builtin.unrealized_conversion_cast"() : () -> i32
"arm_sme.intr.ld1h.vert"(%a0, %a1, %a2) <{tile_id = 0 : i32}> : (vector<[16]xi1>, !llvm.ptr<1>, i32) -> ()
// -----
// arm_sme.intr.ld1q.horiz
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi1>
%a1 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<1>
%a2 = "builtin.unrealized_conversion_cast"() : () -> i32
"arm_sme.intr.ld1q.horiz"(%a0, %a1, %a2) <{tile_id = 0 : i32}> : (vector<[16]xi1>, !llvm.ptr<1>, i32) -> ()
// -----
// arm_sme.intr.ld1q.vert
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi1>
%a1 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<1>
%a2 = "builtin.unrealized_conversion_cast"() : () -> i32
"arm_sme.intr.ld1q.vert"(%a0, %a1, %a2) <{tile_id = 0 : i32}> : (vector<[16]xi1>, !llvm.ptr<1>, i32) -> ()
// -----
// arm_sme.intr.ld1w.horiz
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi1>
%a1 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<1>
%a2 = "builtin.unrealized_conversion_cast"() : () -> i32
"arm_sme.intr.ld1w.horiz"(%a0, %a1, %a2) <{tile_id = 0 : i32}> : (vector<[16]xi1>, !llvm.ptr<1>, i32) -> ()
// -----
// arm_sme.intr.ld1w.vert
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi1>
%a1 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<1>
%a2 = "builtin.unrealized_conversion_cast"() : () -> i32
"arm_sme.intr.ld1w.vert"(%a0, %a1, %a2) <{tile_id = 0 : i32}> : (vector<[16]xi1>, !llvm.ptr<1>, i32) -> ()
// -----
// arm_sme.intr.mopa
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi1>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi1>
%a2 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%a3 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
"arm_sme.intr.mopa"(%a0, %a1, %a2, %a3) <{tile_id = 0 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
// -----
// arm_sme.intr.mopa.wide
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi1>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi1>
%a2 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%a3 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
"arm_sme.intr.mopa.wide"(%a0, %a1, %a2, %a3) <{tile_id = 0 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
// -----
// arm_sme.intr.mops
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi1>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi1>
%a2 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%a3 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
"arm_sme.intr.mops"(%a0, %a1, %a2, %a3) <{tile_id = 0 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
// -----
// arm_sme.intr.mops.wide
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi1>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi1>
%a2 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%a3 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
"arm_sme.intr.mops.wide"(%a0, %a1, %a2, %a3) <{tile_id = 0 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
// -----
// arm_sme.intr.read.horiz
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi1>
%a2 = "builtin.unrealized_conversion_cast"() : () -> i32
%r = "arm_sme.intr.read.horiz"(%a0, %a1, %a2) <{tile_id = 0 : i32}> : (vector<[16]xi8>, vector<[16]xi1>, i32) -> vector<16xi8>
// -----
// arm_sme.intr.read.vert
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi1>
%a2 = "builtin.unrealized_conversion_cast"() : () -> i32
%r = "arm_sme.intr.read.vert"(%a0, %a1, %a2) <{tile_id = 0 : i32}> : (vector<[16]xi8>, vector<[16]xi1>, i32) -> vector<16xi8>
// -----
// arm_sme.intr.smopa.wide
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi1>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi1>
%a2 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%a3 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
"arm_sme.intr.smopa.wide"(%a0, %a1, %a2, %a3) <{tile_id = 0 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
// -----
// arm_sme.intr.smopa.za32
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi1>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi1>
%a2 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%a3 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
"arm_sme.intr.smopa.za32"(%a0, %a1, %a2, %a3) <{tile_id = 0 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
// -----
// arm_sme.intr.smops.wide
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi1>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi1>
%a2 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%a3 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
"arm_sme.intr.smops.wide"(%a0, %a1, %a2, %a3) <{tile_id = 0 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
// -----
// arm_sme.intr.smops.za32
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi1>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi1>
%a2 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%a3 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
"arm_sme.intr.smops.za32"(%a0, %a1, %a2, %a3) <{tile_id = 0 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
// -----
// arm_sme.intr.st1b.horiz
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi1>
%a1 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<1>
%a2 = "builtin.unrealized_conversion_cast"() : () -> i32
"arm_sme.intr.st1b.horiz"(%a0, %a1, %a2) <{tile_id = 0 : i32}> : (vector<[16]xi1>, !llvm.ptr<1>, i32) -> ()
// -----
// arm_sme.intr.st1b.vert
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi1>
%a1 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<1>
%a2 = "builtin.unrealized_conversion_cast"() : () -> i32
"arm_sme.intr.st1b.vert"(%a0, %a1, %a2) <{tile_id = 0 : i32}> : (vector<[16]xi1>, !llvm.ptr<1>, i32) -> ()
// -----
// arm_sme.intr.st1d.horiz
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi1>
%a1 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<1>
%a2 = "builtin.unrealized_conversion_cast"() : () -> i32
"arm_sme.intr.st1d.horiz"(%a0, %a1, %a2) <{tile_id = 0 : i32}> : (vector<[16]xi1>, !llvm.ptr<1>, i32) -> ()
// -----
// arm_sme.intr.st1d.vert
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi1>
%a1 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<1>
%a2 = "builtin.unrealized_conversion_cast"() : () -> i32
"arm_sme.intr.st1d.vert"(%a0, %a1, %a2) <{tile_id = 0 : i32}> : (vector<[16]xi1>, !llvm.ptr<1>, i32) -> ()
// -----
// arm_sme.intr.st1h.horiz
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi1>
%a1 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<1>
%a2 = "builtin.unrealized_conversion_cast"() : () -> i32
"arm_sme.intr.st1h.horiz"(%a0, %a1, %a2) <{tile_id = 0 : i32}> : (vector<[16]xi1>, !llvm.ptr<1>, i32) -> ()
// -----
// arm_sme.intr.st1h.vert
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi1>
%a1 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<1>
%a2 = "builtin.unrealized_conversion_cast"() : () -> i32
"arm_sme.intr.st1h.vert"(%a0, %a1, %a2) <{tile_id = 0 : i32}> : (vector<[16]xi1>, !llvm.ptr<1>, i32) -> ()
// -----
// arm_sme.intr.st1q.horiz
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi1>
%a1 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<1>
%a2 = "builtin.unrealized_conversion_cast"() : () -> i32
"arm_sme.intr.st1q.horiz"(%a0, %a1, %a2) <{tile_id = 0 : i32}> : (vector<[16]xi1>, !llvm.ptr<1>, i32) -> ()
// -----
// arm_sme.intr.st1q.vert
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi1>
%a1 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<1>
%a2 = "builtin.unrealized_conversion_cast"() : () -> i32
"arm_sme.intr.st1q.vert"(%a0, %a1, %a2) <{tile_id = 0 : i32}> : (vector<[16]xi1>, !llvm.ptr<1>, i32) -> ()
// -----
// arm_sme.intr.st1w.horiz
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi1>
%a1 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<1>
%a2 = "builtin.unrealized_conversion_cast"() : () -> i32
"arm_sme.intr.st1w.horiz"(%a0, %a1, %a2) <{tile_id = 0 : i32}> : (vector<[16]xi1>, !llvm.ptr<1>, i32) -> ()
// -----
// arm_sme.intr.st1w.vert
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi1>
%a1 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<1>
%a2 = "builtin.unrealized_conversion_cast"() : () -> i32
"arm_sme.intr.st1w.vert"(%a0, %a1, %a2) <{tile_id = 0 : i32}> : (vector<[16]xi1>, !llvm.ptr<1>, i32) -> ()
// -----
// arm_sme.intr.str
%a0 = "builtin.unrealized_conversion_cast"() : () -> i32
%a1 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<1>
%a2 = "builtin.unrealized_conversion_cast"() : () -> i32
"arm_sme.intr.str"(%a0, %a1, %a2) : (i32, !llvm.ptr<1>, i32) -> ()
// -----
// arm_sme.intr.sumopa.wide
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi1>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi1>
%a2 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%a3 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
"arm_sme.intr.sumopa.wide"(%a0, %a1, %a2, %a3) <{tile_id = 0 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
// -----
// arm_sme.intr.sumops.wide
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi1>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi1>
%a2 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%a3 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
"arm_sme.intr.sumops.wide"(%a0, %a1, %a2, %a3) <{tile_id = 0 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
// -----
// arm_sme.intr.umopa.wide
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi1>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi1>
%a2 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%a3 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
"arm_sme.intr.umopa.wide"(%a0, %a1, %a2, %a3) <{tile_id = 0 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
// -----
// arm_sme.intr.umopa.za32
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi1>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi1>
%a2 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%a3 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
"arm_sme.intr.umopa.za32"(%a0, %a1, %a2, %a3) <{tile_id = 0 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
// -----
// arm_sme.intr.umops.wide
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi1>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi1>
%a2 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%a3 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
"arm_sme.intr.umops.wide"(%a0, %a1, %a2, %a3) <{tile_id = 0 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
// -----
// arm_sme.intr.umops.za32
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi1>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi1>
%a2 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%a3 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
"arm_sme.intr.umops.za32"(%a0, %a1, %a2, %a3) <{tile_id = 0 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
// -----
// arm_sme.intr.usmopa.wide
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi1>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi1>
%a2 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%a3 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
"arm_sme.intr.usmopa.wide"(%a0, %a1, %a2, %a3) <{tile_id = 0 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
// -----
// arm_sme.intr.usmops.wide
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi1>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi1>
%a2 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%a3 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
"arm_sme.intr.usmops.wide"(%a0, %a1, %a2, %a3) <{tile_id = 0 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
// -----
// arm_sme.intr.write.horiz
%a0 = "builtin.unrealized_conversion_cast"() : () -> i32
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi1>
%a2 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
"arm_sme.intr.write.horiz"(%a0, %a1, %a2) <{tile_id = 0 : i32}> : (i32, vector<[16]xi1>, vector<[16]xi8>) -> ()
// -----
// arm_sme.intr.write.vert
%a0 = "builtin.unrealized_conversion_cast"() : () -> i32
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi1>
%a2 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
"arm_sme.intr.write.vert"(%a0, %a1, %a2) <{tile_id = 0 : i32}> : (i32, vector<[16]xi1>, vector<[16]xi8>) -> ()
// -----
// arm_sme.intr.zero
"arm_sme.intr.zero"() <{tile_mask = 0 : i32}> : () -> ()
// -----
// arm_sme.load_tile_slice
%a0 = "builtin.unrealized_conversion_cast"() : () -> memref<4xf32>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<[4]xi1>
%a2 = "builtin.unrealized_conversion_cast"() : () -> vector<[4]x[4]xf32>
%a3 = "builtin.unrealized_conversion_cast"() : () -> index
%a4 = "builtin.unrealized_conversion_cast"() : () -> index
%r = "arm_sme.load_tile_slice"(%a0, %a1, %a2, %a3, %a4) : (memref<4xf32>, vector<[4]xi1>, vector<[4]x[4]xf32>, index, index) -> vector<[4]x[4]xf32>
// -----
// arm_sme.outerproduct
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[4]xf32>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<[4]xf32>
%r = "arm_sme.outerproduct"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]x[4]xf32>
// -----
// arm_sme.smopa_2way
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[8]xi16>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<[8]xi16>
%r = "arm_sme.smopa_2way"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[8]xi16>, vector<[8]xi16>) -> vector<[4]x[4]xi32>
// -----
// arm_sme.smopa_4way
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%r = "arm_sme.smopa_4way"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]x[4]xi32>
// -----
// arm_sme.smops_2way
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[8]xi16>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<[8]xi16>
%r = "arm_sme.smops_2way"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[8]xi16>, vector<[8]xi16>) -> vector<[4]x[4]xi32>
// -----
// arm_sme.smops_4way
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%r = "arm_sme.smops_4way"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]x[4]xi32>
// -----
// arm_sme.store_tile_slice
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[4]x[4]xf32>
%a1 = "builtin.unrealized_conversion_cast"() : () -> index
%a2 = "builtin.unrealized_conversion_cast"() : () -> vector<[4]xi1>
%a3 = "builtin.unrealized_conversion_cast"() : () -> memref<4xf32>
%a4 = "builtin.unrealized_conversion_cast"() : () -> index
"arm_sme.store_tile_slice"(%a0, %a1, %a2, %a3, %a4) : (vector<[4]x[4]xf32>, index, vector<[4]xi1>, memref<4xf32>, index) -> ()
// -----
// arm_sme.sumopa_4way
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%r = "arm_sme.sumopa_4way"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]x[4]xi32>
// -----
// arm_sme.sumops_4way
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%r = "arm_sme.sumops_4way"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]x[4]xi32>
// -----
// arm_sme.tile_load
%a0 = "builtin.unrealized_conversion_cast"() : () -> memref<4x4xf32>
%r = "arm_sme.tile_load"(%a0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (memref<4x4xf32>) -> vector<[4]x[4]xf32>
// -----
// arm_sme.tile_store
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[4]x[4]xf32>
%a1 = "builtin.unrealized_conversion_cast"() : () -> memref<4x4xf32>
"arm_sme.tile_store"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (vector<[4]x[4]xf32>, memref<4x4xf32>) -> ()
// -----
// arm_sme.umopa_2way
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[8]xi16>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<[8]xi16>
%r = "arm_sme.umopa_2way"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[8]xi16>, vector<[8]xi16>) -> vector<[4]x[4]xi32>
// -----
// arm_sme.umopa_4way
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%r = "arm_sme.umopa_4way"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]x[4]xi32>
// -----
// arm_sme.umops_2way
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[8]xi16>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<[8]xi16>
%r = "arm_sme.umops_2way"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[8]xi16>, vector<[8]xi16>) -> vector<[4]x[4]xi32>
// -----
// arm_sme.umops_4way
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%r = "arm_sme.umops_4way"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]x[4]xi32>
// -----
// arm_sme.usmopa_4way
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%r = "arm_sme.usmopa_4way"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]x[4]xi32>
// -----
// arm_sme.usmops_4way
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%r = "arm_sme.usmops_4way"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]x[4]xi32>
// -----
// arm_sme.zero
%r = "arm_sme.zero"() : () -> vector<[4]x[4]xf32>
