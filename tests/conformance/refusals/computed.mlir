// refused: types-unrelated
func.func @f(%a: vector<8xi8>, %b: vector<8xi8>) { %0 = "arm_neon.intr.smull"(%a, %b) : (vector<8xi8>, vector<8xi8>) -> vector<8xi32> return }
// -----
// accepted
func.func @f(%a: vector<4xi32>, %b: vector<[4]xi32>) { %0 = vector.scalable.insert %a, %b[4] : vector<4xi32> into vector<[4]xi32> return }
// -----
// refused: vector.scalable-position
func.func @f(%a: vector<4xi32>, %b: vector<[4]xi32>) { %0 = vector.scalable.insert %a, %b[2] : vector<4xi32> into vector<[4]xi32> return }
// -----
// refused: vector.scalable-position
func.func @f(%b: vector<[4]xi32>) { %0 = vector.scalable.extract %b[3] : vector<4xi32> from vector<[4]xi32> return }
// -----
// refused: vector.printed-twice
func.func @f(%a: i32) { "vector.print"(%a) <{punctuation = #vector.punctuation<newline>, stringLiteral = "x"}> : (i32) -> () return }
// -----
// accepted
func.func @f() { "vector.print"() <{punctuation = #vector.punctuation<newline>, stringLiteral = "x"}> : () -> () return }
// -----
// accepted
func.func @f(%s: vector<16xf32>, %a: vector<32xbf16>) { %0 = "x86vector.avx512.dot"(%s, %a, %a) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32> return }
// -----
// refused: types-unrelated
func.func @f(%s: vector<16xf32>, %a: vector<16xbf16>) { %0 = "x86vector.avx512.dot"(%s, %a, %a) : (vector<16xf32>, vector<16xbf16>, vector<16xbf16>) -> vector<16xf32> return }
// -----
// accepted
func.func @f(%a: vector<4xi32>) { %0 = "llvm.intr.vector.interleave2"(%a, %a) : (vector<4xi32>, vector<4xi32>) -> vector<8xi32> return }
// -----
// refused: llvm.interleaved
func.func @f(%a: vector<4xi32>) { %0 = "llvm.intr.vector.interleave2"(%a, %a) : (vector<4xi32>, vector<4xi32>) -> vector<6xi32> return }
// -----
// accepted
func.func @f(%a: vector<4xi32>, %b: vector<[4]xi32>) { %0 = llvm.intr.vector.insert %a, %b[0] : vector<4xi32> into vector<[4]xi32> return }
// -----
// refused: llvm.vector-extract
func.func @f(%a: vector<[4]xi32>, %b: vector<8xi32>) { %0 = llvm.intr.vector.insert %a, %b[0] : vector<[4]xi32> into vector<8xi32> return }
