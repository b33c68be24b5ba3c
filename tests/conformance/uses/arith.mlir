// arith.addf
%a0 = "builtin.unrealized_conversion_cast"() : () -> f16
%a1 = "builtin.unrealized_conversion_cast"() : () -> f16
%r = "arith.addf"(%a0, %a1) : (f16, f16) -> f16
// -----
// arith.addi
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%a1 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "arith.addi"(%a0, %a1) : (i8, i8) -> i8
// -----
// arith.addui_extended
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<16xi8>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<16xi8>
%r:2 = "arith.addui_extended"(%a0, %a1) : (vector<16xi8>, vector<16xi8>) -> (vector<16xi8>, vector<16xi1>)
// -----
// arith.andi
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%a1 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "arith.andi"(%a0, %a1) : (i8, i8) -> i8
// -----
// arith.bitcast
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "arith.bitcast"(%a0) : (i8) -> i8
// -----
// arith.ceildivsi
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%a1 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "arith.ceildivsi"(%a0, %a1) : (i8, i8) -> i8
// -----
// arith.ceildivui
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%a1 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "arith.ceildivui"(%a0, %a1) : (i8, i8) -> i8
// -----
// arith.cmpf
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<16xf32>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<16xf32>
%r = "arith.cmpf"(%a0, %a1) <{predicate = 0 : i64}> : (vector<16xf32>, vector<16xf32>) -> vector<16xi1>
// -----
// arith.cmpi
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<16xi8>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<16xi8>
%r = "arith.cmpi"(%a0, %a1) <{predicate = 0 : i64}> : (vector<16xi8>, vector<16xi8>) -> vector<16xi1>
// -----
// arith.divf
%a0 = "builtin.unrealized_conversion_cast"() : () -> f16
%a1 = "builtin.unrealized_conversion_cast"() : () -> f16
%r = "arith.divf"(%a0, %a1) : (f16, f16) -> f16
// -----
// arith.divsi
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%a1 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "arith.divsi"(%a0, %a1) : (i8, i8) -> i8
// -----
// arith.divui
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%a1 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "arith.divui"(%a0, %a1) : (i8, i8) -> i8
// -----
// arith.floordivsi
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%a1 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "arith.floordivsi"(%a0, %a1) : (i8, i8) -> i8
// -----
// arith.fptosi
%a0 = "builtin.unrealized_conversion_cast"() : () -> f16
%r = "arith.fptosi"(%a0) : (f16) -> i8
// -----
// arith.fptoui
%a0 = "builtin.unrealized_conversion_cast"() : () -> f16
%r = "arith.fptoui"(%a0) : (f16) -> i8
// -----
// arith.maximumf
%a0 = "builtin.unrealized_conversion_cast"() : () -> f16
%a1 = "builtin.unrealized_conversion_cast"() : () -> f16
%r = "arith.maximumf"(%a0, %a1) : (f16, f16) -> f16
// -----
// arith.maxnumf
%a0 = "builtin.unrealized_conversion_cast"() : () -> f16
%a1 = "builtin.unrealized_conversion_cast"() : () -> f16
%r = "arith.maxnumf"(%a0, %a1) : (f16, f16) -> f16
// -----
// arith.maxsi
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%a1 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "arith.maxsi"(%a0, %a1) : (i8, i8) -> i8
// -----
// arith.maxui
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%a1 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "arith.maxui"(%a0, %a1) : (i8, i8) -> i8
// -----
// arith.minimumf
%a0 = "builtin.unrealized_conversion_cast"() : () -> f16
%a1 = "builtin.unrealized_conversion_cast"() : () -> f16
%r = "arith.minimumf"(%a0, %a1) : (f16, f16) -> f16
// -----
// arith.minnumf
%a0 = "builtin.unrealized_conversion_cast"() : () -> f16
%a1 = "builtin.unrealized_conversion_cast"() : () -> f16
%r = "arith.minnumf"(%a0, %a1) : (f16, f16) -> f16
// -----
// arith.minsi
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%a1 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "arith.minsi"(%a0, %a1) : (i8, i8) -> i8
// -----
// arith.minui
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%a1 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "arith.minui"(%a0, %a1) : (i8, i8) -> i8
// -----
// arith.mulf
%a0 = "builtin.unrealized_conversion_cast"() : () -> f16
%a1 = "builtin.unrealized_conversion_cast"() : () -> f16
%r = "arith.mulf"(%a0, %a1) : (f16, f16) -> f16
// -----
// arith.muli
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%a1 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "arith.muli"(%a0, %a1) : (i8, i8) -> i8
// -----
// arith.mulsi_extended
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%a1 = "builtin.unrealized_conversion_cast"() : () -> i8
%r:2 = "arith.mulsi_extended"(%a0, %a1) : (i8, i8) -> (i8, i8)
// -----
// arith.mului_extended
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%a1 = "builtin.unrealized_conversion_cast"() : () -> i8
%r:2 = "arith.mului_extended"(%a0, %a1) : (i8, i8) -> (i8, i8)
// -----
// arith.negf
%a0 = "builtin.unrealized_conversion_cast"() : () -> f16
%r = "arith.negf"(%a0) : (f16) -> f16
// -----
// arith.ori
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%a1 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "arith.ori"(%a0, %a1) : (i8, i8) -> i8
// -----
// arith.remf
%a0 = "builtin.unrealized_conversion_cast"() : () -> f16
%a1 = "builtin.unrealized_conversion_cast"() : () -> f16
%r = "arith.remf"(%a0, %a1) : (f16, f16) -> f16
// -----
// arith.remsi
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%a1 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "arith.remsi"(%a0, %a1) : (i8, i8) -> i8
// -----
// arith.remui
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%a1 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "arith.remui"(%a0, %a1) : (i8, i8) -> i8
// -----
// arith.select
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<16xi1>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<16xi8>
%a2 = "builtin.unrealized_conversion_cast"() : () -> vector<16xi8>
%r = "arith.select"(%a0, %a1, %a2) : (vector<16xi1>, vector<16xi8>, vector<16xi8>) -> vector<16xi8>
// -----
// arith.shli
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%a1 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "arith.shli"(%a0, %a1) : (i8, i8) -> i8
// -----
// arith.shrsi
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%a1 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "arith.shrsi"(%a0, %a1) : (i8, i8) -> i8
// -----
// arith.shrui
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%a1 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "arith.shrui"(%a0, %a1) : (i8, i8) -> i8
// -----
// arith.sitofp
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "arith.sitofp"(%a0) : (i8) -> f16
// -----
// arith.subf
%a0 = "builtin.unrealized_conversion_cast"() : () -> f16
%a1 = "builtin.unrealized_conversion_cast"() : () -> f16
%r = "arith.subf"(%a0, %a1) : (f16, f16) -> f16
// -----
// arith.subi
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%a1 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "arith.subi"(%a0, %a1) : (i8, i8) -> i8
// -----
// arith.uitofp
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "arith.uitofp"(%a0) : (i8) -> f16
// -----
// arith.xori
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%a1 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "arith.xori"(%a0, %a1) : (i8, i8) -> i8
