// arm_sve.convert_from_svbool
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi1>
%r = "arm_sve.convert_from_svbool"(%a0) : (vector<[16]xi1>) -> vector<[16]xi1>
// -----
// arm_sve.convert_to_svbool
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi1>
%r = "arm_sve.convert_to_svbool"(%a0) : (vector<[16]xi1>) -> vector<[16]xi1>
// -----
// arm_sve.dupq_lane
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%r = "arm_sve.dupq_lane"(%a0) <{lane = 0 : i64}> : (vector<[16]xi8>) -> vector<[16]xi8>
// -----
// arm_sve.intr.add
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%a2 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%r = "arm_sve.intr.add"(%a0, %a1, %a2) : (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi8>) -> i8
// -----
// arm_sve.intr.bfmmla
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[4]xf32>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<[8]xbf16>
%a2 = "builtin.unrealized_conversion_cast"() : () -> vector<[8]xbf16>
%r = "arm_sve.intr.bfmmla"(%a0, %a1, %a2) : (vector<[4]xf32>, vector<[8]xbf16>, vector<[8]xbf16>) -> vector<[4]xf32>
// -----
// arm_sve.intr.convert.from.svbool
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi1>
%r = "arm_sve.intr.convert.from.svbool"(%a0) : (vector<[16]xi1>) -> vector<[16]xi1>
// -----
// arm_sve.intr.convert.to.svbool
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi1>
%r = "arm_sve.intr.convert.to.svbool"(%a0) : (vector<[16]xi1>) -> vector<[16]xi1>
// -----
// arm_sve.intr.dupq_lane
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%r = "arm_sve.intr.dupq_lane"(%a0) <{lane = 0 : i64}> : (vector<[16]xi8>) -> i8
// -----
// arm_sve.intr.fadd
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%a2 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%r = "arm_sve.intr.fadd"(%a0, %a1, %a2) : (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi8>) -> i8
// -----
// arm_sve.intr.fdiv
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%a2 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%r = "arm_sve.intr.fdiv"(%a0, %a1, %a2) : (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi8>) -> i8
// -----
// arm_sve.intr.fmul
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%a2 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%r = "arm_sve.intr.fmul"(%a0, %a1, %a2) : (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi8>) -> i8
// -----
// arm_sve.intr.fsub
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%a2 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%r = "arm_sve.intr.fsub"(%a0, %a1, %a2) : (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi8>) -> i8
// -----
// arm_sve.intr.mul
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%a2 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%r = "arm_sve.intr.mul"(%a0, %a1, %a2) : (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi8>) -> i8
// -----
// arm_sve.intr.psel
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi1>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi1>
%a2 = "builtin.unrealized_conversion_cast"() : () -> i32
%r = "arm_sve.intr.psel"(%a0, %a1, %a2) : (vector<[16]xi1>, vector<[16]xi1>, i32) -> vector<[16]xi1>
// -----
// arm_sve.intr.sdiv
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%a2 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%r = "arm_sve.intr.sdiv"(%a0, %a1, %a2) : (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi8>) -> i8
// -----
// arm_sve.intr.sdot
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%a2 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%r = "arm_sve.intr.sdot"(%a0, %a1, %a2) : (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi8>) -> i8
// -----
// arm_sve.intr.smmla
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%a2 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%r = "arm_sve.intr.smmla"(%a0, %a1, %a2) : (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi8>) -> i8
// -----
// arm_sve.intr.sub
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%a2 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%r = "arm_sve.intr.sub"(%a0, %a1, %a2) : (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi8>) -> i8
// -----
// arm_sve.intr.udiv
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%a2 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%r = "arm_sve.intr.udiv"(%a0, %a1, %a2) : (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi8>) -> i8
// -----
// arm_sve.intr.udot
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%a2 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%r = "arm_sve.intr.udot"(%a0, %a1, %a2) : (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi8>) -> i8
// -----
// arm_sve.intr.ummla
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%a2 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%r = "arm_sve.intr.ummla"(%a0, %a1, %a2) : (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi8>) -> i8
// -----
// arm_sve.intr.usmmla
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%a2 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%r = "arm_sve.intr.usmmla"(%a0, %a1, %a2) : (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi8>) -> i8
// -----
// arm_sve.intr.whilelt
%a0 = "builtin.unrealized_conversion_cast"() : () -> i64
%a1 = "builtin.unrealized_conversion_cast"() : () -> i64
%r = "arm_sve.intr.whilelt"(%a0, %a1) : (i64, i64) -> vector<[16]xi1>
// -----
// arm_sve.intr.zip.x2
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%r = "arm_sve.intr.zip.x2"(%a0, %a1) : (vector<[16]xi8>, vector<[16]xi8>) -> i8
// -----
// arm_sve.intr.zip.x4
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%a2 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%a3 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%r = "arm_sve.intr.zip.x4"(%a0, %a1, %a2, %a3) : (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi8>) -> i8
// -----
// arm_sve.masked.addf
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[4]xi1>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<[4]xf32>
%a2 = "builtin.unrealized_conversion_cast"() : () -> vector<[4]xf32>
%r = "arm_sve.masked.addf"(%a0, %a1, %a2) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
// -----
// arm_sve.masked.addi
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi1>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%a2 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%r = "arm_sve.masked.addi"(%a0, %a1, %a2) : (vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[16]xi8>
// -----
// arm_sve.masked.divf
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[4]xi1>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<[4]xf32>
%a2 = "builtin.unrealized_conversion_cast"() : () -> vector<[4]xf32>
%r = "arm_sve.masked.divf"(%a0, %a1, %a2) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
// -----
// arm_sve.masked.divi_signed
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi1>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%a2 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%r = "arm_sve.masked.divi_signed"(%a0, %a1, %a2) : (vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[16]xi8>
// -----
// arm_sve.masked.divi_unsigned
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi1>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%a2 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%r = "arm_sve.masked.divi_unsigned"(%a0, %a1, %a2) : (vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[16]xi8>
// -----
// arm_sve.masked.mulf
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[4]xi1>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<[4]xf32>
%a2 = "builtin.unrealized_conversion_cast"() : () -> vector<[4]xf32>
%r = "arm_sve.masked.mulf"(%a0, %a1, %a2) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
// -----
// arm_sve.masked.muli
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi1>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%a2 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%r = "arm_sve.masked.muli"(%a0, %a1, %a2) : (vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[16]xi8>
// -----
// arm_sve.masked.subf
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[4]xi1>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<[4]xf32>
%a2 = "builtin.unrealized_conversion_cast"() : () -> vector<[4]xf32>
%r = "arm_sve.masked.subf"(%a0, %a1, %a2) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
// -----
// arm_sve.masked.subi
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi1>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%a2 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%r = "arm_sve.masked.subi"(%a0, %a1, %a2) : (vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[16]xi8>
// -----
// arm_sve.psel
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi1>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi1>
%a2 = "builtin.unrealized_conversion_cast"() : () -> index
%r = "arm_sve.psel"(%a0, %a1, %a2) : (vector<[16]xi1>, vector<[16]xi1>, index) -> vector<[16]xi1>
// -----
// arm_sve.sdot
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[4]xi32>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%a2 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%r = "arm_sve.sdot"(%a0, %a1, %a2) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
// -----
// arm_sve.smmla
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[4]xi32>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%a2 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%r = "arm_sve.smmla"(%a0, %a1, %a2) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
// -----
// arm_sve.udot
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[4]xi32>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%a2 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%r = "arm_sve.udot"(%a0, %a1, %a2) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
// -----
// arm_sve.ummla
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[4]xi32>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%a2 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%r = "arm_sve.ummla"(%a0, %a1, %a2) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
// -----
// arm_sve.usmmla
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[4]xi32>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%a2 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%r = "arm_sve.usmmla"(%a0, %a1, %a2) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
// -----
// arm_sve.zip.x2
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%r:2 = "arm_sve.zip.x2"(%a0, %a1) : (vector<[16]xi8>, vector<[16]xi8>) -> (vector<[16]xi8>, vector<[16]xi8>)
// -----
// arm_sve.zip.x4
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%a2 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%a3 = "builtin.unrealized_conversion_cast"() : () -> vector<[16]xi8>
%r:4 = "arm_sve.zip.x4"(%a0, %a1, %a2, %a3) : (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi8>) -> (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi8>)
