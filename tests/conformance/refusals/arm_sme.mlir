// refused: expected-token
func.func @f(%m: memref<?x?xi32>, %c: index, %p: i32) { %0 = arm_sme.tile_load %m[%c, %c], %p : memref<?x?xi32>, vector<[4]x[4]xi32> return }
// -----
// refused: types-unrelated
func.func @f(%m: memref<?x?xi32>, %c: index, %p: i32, %k: vector<[4]x[4]xi1>) { %0 = "arm_sme.tile_load"(%m, %c, %c, %k) <{operandSegmentSizes = array<i32: 1, 2, 0, 1>}> : (memref<?x?xi32>, index, index, vector<[4]x[4]xi1>) -> vector<[4]x[4]xi32> return }
// -----
// accepted
func.func @f(%m: memref<?x?xi32>, %c: index, %p: i32, %k: vector<[4]x[4]xi1>) { %0 = "arm_sme.tile_load"(%m, %c, %c, %p, %k) <{operandSegmentSizes = array<i32: 1, 2, 1, 1>}> : (memref<?x?xi32>, index, index, i32, vector<[4]x[4]xi1>) -> vector<[4]x[4]xi32> return }
// -----
// refused: types-unrelated
func.func @f(%m: memref<?x?xi32>, %c: index, %p: i32, %k: vector<[8]x[8]xi1>) { %0 = "arm_sme.tile_load"(%m, %c, %c, %p, %k) <{operandSegmentSizes = array<i32: 1, 2, 1, 1>}> : (memref<?x?xi32>, index, index, i32, vector<[8]x[8]xi1>) -> vector<[4]x[4]xi32> return }
// -----
// refused: types-unrelated
func.func @f(%m: memref<?x?xi32>, %c: index, %p: i64, %k: vector<[4]x[4]xi1>) { %0 = "arm_sme.tile_load"(%m, %c, %c, %p, %k) <{operandSegmentSizes = array<i32: 1, 2, 1, 1>}> : (memref<?x?xi32>, index, index, i64, vector<[4]x[4]xi1>) -> vector<[4]x[4]xi32> return }
// -----
// refused: element-types-differ
func.func @f(%m: memref<?x?xi64>, %c: index, %p: i64, %k: vector<[4]x[4]xi1>) { %0 = "arm_sme.tile_load"(%m, %c, %c, %p, %k) <{operandSegmentSizes = array<i32: 1, 2, 1, 1>}> : (memref<?x?xi64>, index, index, i64, vector<[4]x[4]xi1>) -> vector<[4]x[4]xi32> return }
// -----
// accepted
func.func @f(%m: memref<?x?xi32>, %c: index) { %0 = arm_sme.tile_load %m[%c] : memref<?x?xi32>, vector<[4]x[4]xi32> return }
// -----
// refused: value-type-mismatch
func.func @f(%m: memref<?x?xi32>, %c: index, %t: vector<[4]x[4]xi32>, %k: vector<[8]x[4]xi1>) { arm_sme.tile_store %t, %m[%c, %c], %k : memref<?x?xi32>, vector<[4]x[4]xi32> return }
// -----
// accepted
func.func @f(%m: memref<?x?xi32>, %c: index, %t: vector<[4]x[4]xi32>, %k: vector<[4]x[4]xi1>) { "arm_sme.tile_store"(%t, %m, %c, %c, %k) <{operandSegmentSizes = array<i32: 1,1,2,1>}> : (vector<[4]x[4]xi32>, memref<?x?xi32>, index, index, vector<[4]x[4]xi1>) -> () return }
// -----
// refused: types-unrelated
func.func @f(%m: memref<?x?xi32>, %c: index, %t: vector<[4]x[4]xi32>, %k: vector<[8]x[4]xi1>) { "arm_sme.tile_store"(%t, %m, %c, %c, %k) <{operandSegmentSizes = array<i32: 1,1,2,1>}> : (vector<[4]x[4]xi32>, memref<?x?xi32>, index, index, vector<[8]x[4]xi1>) -> () return }
// -----
// refused: types-unrelated
func.func @f(%m: memref<?x?xi32>, %c: index, %t: vector<[4]x[4]xi32>, %k: vector<[8]xi1>) { %0 = "arm_sme.load_tile_slice"(%m, %k, %t, %c, %c, %c) : (memref<?x?xi32>, vector<[8]xi1>, vector<[4]x[4]xi32>, index, index, index) -> vector<[4]x[4]xi32> return }
// -----
// accepted
func.func @f(%m: memref<?x?xi32>, %c: index, %t: vector<[4]x[4]xi32>, %k: vector<[4]xi1>) { %0 = "arm_sme.load_tile_slice"(%m, %k, %t, %c, %c, %c) : (memref<?x?xi32>, vector<[4]xi1>, vector<[4]x[4]xi32>, index, index, index) -> vector<[4]x[4]xi32> return }
// -----
// refused: types-unrelated
func.func @f(%m: memref<?x?xi32>, %c: index, %t: vector<[4]x[4]xi32>, %k: vector<[8]xi1>) { "arm_sme.store_tile_slice"(%t, %c, %k, %m, %c, %c) : (vector<[4]x[4]xi32>, index, vector<[8]xi1>, memref<?x?xi32>, index, index) -> () return }
// -----
// accepted
func.func @f(%m: memref<?x?xi32>, %c: index, %t: vector<[4]x[4]xi32>, %k: vector<[4]xi1>) { "arm_sme.store_tile_slice"(%t, %c, %k, %m, %c, %c) : (vector<[4]x[4]xi32>, index, vector<[4]xi1>, memref<?x?xi32>, index, index) -> () return }
// -----
// refused: operand-type
func.func @f(%c: index, %t: vector<[4]x[4]xi32>, %k: vector<[4]xi1>) { %0 = "arm_sme.insert_tile_slice"(%k, %t, %c) : (vector<[4]xi1>, vector<[4]x[4]xi32>, index) -> vector<[4]x[4]xi32> return }
// -----
// refused: types-unrelated
func.func @f(%c: index, %t: vector<[4]x[4]xi32>, %k: vector<[8]xi32>) { %0 = "arm_sme.insert_tile_slice"(%k, %t, %c) : (vector<[8]xi32>, vector<[4]x[4]xi32>, index) -> vector<[4]x[4]xi32> return }
// -----
// refused: operand-type
func.func @f(%c: index, %t: vector<[4]x[4]xi32>, %k: vector<4xi32>) { %0 = "arm_sme.insert_tile_slice"(%k, %t, %c) : (vector<4xi32>, vector<[4]x[4]xi32>, index) -> vector<[4]x[4]xi32> return }
// -----
// accepted
func.func @f(%c: index, %t: vector<[4]x[4]xi32>, %k: vector<[4]xi32>) { %0 = "arm_sme.insert_tile_slice"(%k, %t, %c) : (vector<[4]xi32>, vector<[4]x[4]xi32>, index) -> vector<[4]x[4]xi32> return }
// -----
// refused: types-unrelated
func.func @f(%c: index, %t: vector<[4]x[4]xi32>) { %0 = "arm_sme.extract_tile_slice"(%t, %c) : (vector<[4]x[4]xi32>, index) -> vector<[8]xi32> return }
// -----
// refused: types-unrelated
func.func @f(%a: vector<[4]xf32>, %k: vector<[4]xi1>) { %0 = "arm_sme.outerproduct"(%a, %a, %k) <{operandSegmentSizes = array<i32: 1,1,1,0,0>}> : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xi1>) -> vector<[4]x[4]xf32> return }
// -----
// accepted
func.func @f(%a: vector<[4]xf32>, %k: vector<[4]xi1>) { %0 = "arm_sme.outerproduct"(%a, %a, %k, %k) <{operandSegmentSizes = array<i32: 1,1,1,1,0>}> : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xi1>, vector<[4]xi1>) -> vector<[4]x[4]xf32> return }
// -----
// refused: result-type
func.func @f(%a: vector<[4]xf32>, %k: vector<[4]xi1>) { %0 = "arm_sme.outerproduct"(%a, %a) <{operandSegmentSizes = array<i32: 1,1,0,0,0>}> : (vector<[4]xf32>, vector<[4]xf32>) -> vector<[8]x[8]xf32> return }
// -----
// refused: types-unrelated
func.func @f(%a: vector<[4]xf32>, %k: vector<[4]xi1>) { %0 = "arm_sme.outerproduct"(%a, %a) <{operandSegmentSizes = array<i32: 1,1,0,0,0>}> : (vector<[4]xf32>, vector<[4]xf32>) -> vector<[2]x[2]xf64> return }
// -----
// refused: types-unrelated
func.func @f(%a: vector<[8]xf16>, %k: vector<[8]xi1>) { %0 = "arm_sme.fmopa_2way"(%a, %a, %k) <{operandSegmentSizes = array<i32: 1,1,1,0,0>}> : (vector<[8]xf16>, vector<[8]xf16>, vector<[8]xi1>) -> vector<[4]x[4]xf32> return }
// -----
// accepted
func.func @f(%a: vector<[8]xf16>, %k: vector<[8]xi1>) { %0 = "arm_sme.fmopa_2way"(%a, %a, %k, %k) <{operandSegmentSizes = array<i32: 1,1,1,1,0>}> : (vector<[8]xf16>, vector<[8]xf16>, vector<[8]xi1>, vector<[8]xi1>) -> vector<[4]x[4]xf32> return }
// -----
// refused: types-unrelated
func.func @f(%a: vector<[8]xi16>, %k: vector<[8]xi1>) { %0 = "arm_sme.smopa_4way"(%a, %a) <{operandSegmentSizes = array<i32: 1,1,0,0,0>}> : (vector<[8]xi16>, vector<[8]xi16>) -> vector<[4]x[4]xi32> return }
// -----
// accepted
func.func @f(%a: vector<[8]xi16>, %k: vector<[8]xi1>) { %0 = "arm_sme.smopa_4way"(%a, %a) <{operandSegmentSizes = array<i32: 1,1,0,0,0>}> : (vector<[8]xi16>, vector<[8]xi16>) -> vector<[2]x[2]xi64> return }
// -----
// refused: types-unrelated
func.func @f(%a: vector<[16]xi8>, %k: vector<[8]xi1>) { %0 = "arm_sme.smopa_4way"(%a, %a) <{operandSegmentSizes = array<i32: 1,1,0,0,0>}> : (vector<[16]xi8>, vector<[16]xi8>) -> vector<[2]x[2]xi64> return }
// -----
// accepted
func.func @f(%a: vector<[16]xi8>, %k: vector<[8]xi1>) { %0 = "arm_sme.smopa_4way"(%a, %a) <{operandSegmentSizes = array<i32: 1,1,0,0,0>}> : (vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]x[4]xi32> return }
// -----
// refused: types-differ
func.func @f(%a: vector<[16]xi8>, %b: vector<[8]xi16>) { %0 = "arm_sme.smopa_4way"(%a, %b) <{operandSegmentSizes = array<i32: 1,1,0,0,0>}> : (vector<[16]xi8>, vector<[8]xi16>) -> vector<[4]x[4]xi32> return }
// -----
// refused: types-unrelated
func.func @f(%a: vector<[16]xi8>, %b: vector<[2]x[2]xi64>) { %0 = arm_sme.umopa_4way %a, %a acc(%b) : vector<[16]xi8>, vector<[16]xi8> into vector<[2]x[2]xi64> return }
// -----
// refused: result-type
func.func @f() { %0 = arm_sme.zero : vector<[4]x[8]xi32> return }
// -----
// refused: result-type
func.func @f() { %0 = arm_sme.get_tile : vector<[4]x4xi32> return }
// -----
// refused: unknown-keyword
func.func @f() { %0 = arm_sme.streaming_vl <foo> return }
// -----
// refused: value-type-mismatch
func.func @f(%a: vector<2x4xi32>, %b: vector<4xi32>, %c: vector<4x4xi8>) { %0 = arm_neon.2d.sdot %a, %b, %c : vector<4x4xi8>, vector<4x4xi8> to vector<4xi32> return }
// -----
// refused: types-unrelated
func.func @f(%a: vector<2xi32>, %b: vector<4x4xi8>, %c: vector<4x4xi8>) { %0 = arm_neon.2d.sdot %a, %b, %c : vector<4x4xi8>, vector<4x4xi8> to vector<2xi32> return }
// -----
// refused: types-unrelated
func.func @f(%a: vector<2xi32>, %b: vector<16xi8>, %c: vector<16xi8>) { %0 = arm_neon.2d.sdot %a, %b, %c : vector<16xi8>, vector<16xi8> to vector<2xi32> return }
// -----
// refused: types-unrelated
func.func @f(%a: vector<4xi32>, %b: vector<2x8xi8>, %c: vector<2x8xi8>) { %0 = arm_neon.2d.sdot %a, %b, %c : vector<2x8xi8>, vector<2x8xi8> to vector<4xi32> return }
// -----
// refused: types-unrelated
func.func @f(%a: vector<4xi32>, %b: vector<8xi8>) { %0 = arm_neon.intr.sdot %a, %b, %b : vector<8xi8>, vector<8xi8> to vector<4xi32> return }
// -----
// refused: types-unrelated
func.func @f(%a: vector<8xi8>) { %0 = arm_neon.intr.smull %a, %a : vector<8xi8> to vector<8xi32> return }
// -----
// refused: types-unrelated
func.func @f(%a: vector<8xi8>) { %0 = arm_neon.intr.smull %a, %a : vector<8xi8> to vector<4xi16> return }
// -----
// refused: types-unrelated
func.func @f(%s: vector<4xf32>, %a: vector<16xbf16>) { %0 = x86vector.avx512.dot %s, %a, %a : vector<16xbf16> -> vector<4xf32> return }
// -----
// refused: types-unrelated
func.func @f(%s: vector<4xi32>, %a: vector<32xi8>) { %0 = x86vector.avx.dot.i8 %s, %a, %a : vector<32xi8> -> vector<4xi32> return }
// -----
// refused: expected-token
func.func @f(%a: vector<4xi32>) { vector.print %a punctuation <comma> : vector<4xi32> return }
// -----
// refused: vector.printed-twice
func.func @f(%a: vector<4xi32>) { "vector.print"(%a) <{punctuation = #vector.punctuation<comma>, stringLiteral = "x"}> : (vector<4xi32>) -> () return }
// -----
// refused: vector.scalable-position
func.func @f(%a: vector<[4]xi32>) { %0 = vector.scalable.extract %a[3] : vector<4xi32> from vector<[4]xi32> return }
// -----
// refused: vector.scalable-position
func.func @f(%a: vector<[4]xi32>, %b: vector<3xi32>) { %0 = vector.scalable.insert %b, %a[4] : vector<3xi32> into vector<[4]xi32> return }
// -----
// refused: llvm.interleaved
func.func @f(%a: vector<16xi32>) { %0 = "llvm.intr.vector.interleave2"(%a, %a) : (vector<16xi32>, vector<16xi32>) -> vector<16xi32> return }
// -----
// refused: value-type-mismatch
func.func @f(%a: i32) { %0 = xegpu.create_mem_desc %a : memref<2048xi8, 3> -> !xegpu.mem_desc<16x64xf16> return }
// -----
// refused: xegpu.memory-size
func.func @f(%m: memref<1024xi8, 3>) { %0 = xegpu.create_mem_desc %m : memref<1024xi8, 3> -> !xegpu.mem_desc<16x64xf16> return }
// -----
// refused: arm_sme.tile-number
func.func @f(%a: vector<[8]xf16>) {
  %0 = arm_sme.fmopa_2way %a, %a {tile_id = 1 : i64} : vector<[8]xf16>, vector<[8]xf16> into vector<[4]x[4]xf32>
  return
}
// -----
// accepted
func.func @f(%a: vector<[8]xf16>) {
  %0 = arm_sme.fmopa_2way %a, %a {tile_id = 1 : i32} : vector<[8]xf16>, vector<[8]xf16> into vector<[4]x[4]xf32>
  return
}
// -----
// accepted
func.func @f(%a: vector<[16]xi8>) {
  %0 = arm_sme.smopa_4way %a, %a {tile_id = "a"} : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  return
}
