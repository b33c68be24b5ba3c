func.func @f(%a: $(a: i32 | i1 | index | f32 | f16 | bf16 | vector<4xi32> | vector<[4]xi32> | tensor<4xf32> | tensor<?xi32> | vector<4xindex> | memref<4xi32> | vector<f32> | complex<f32> | ui8 | f8E4M3FN)) {
  %0 = arith.$(extsi | extui | trunci | extf | truncf | sitofp | fptoui | index_cast | index_castui | bitcast) %a : $a to $(i32 | i64 | i8 | index | f32 | f64 | f16 | bf16 | vector<4xi64> | vector<[4]xi64> | vector<4xf32> | tensor<4xf64> | tensor<?xindex> | vector<4xindex> | memref<4xindex> | vector<f64> | vector<[4]xindex> | tensor<4xf32>)
  return
}
// -----
func.func @f(%c: $(c: i1 | vector<4xi1> | tensor<4xi1> | vector<[4]xi1> | i32 | tensor<?xi1> | vector<2x4xi1>), %a: $(a: i32 | vector<4xf32> | vector<[4]xf32> | tensor<4xi32> | tensor<?xf32> | memref<4xf32> | !llvm.ptr | vector<2x4xf32> | tensor<*xf32> | tuple<i32>)) {
  %0 = arith.select %c, %a, %a : $( | $c, )$a
  return
}
// -----
func.func @f() {
  %0 = arith.constant $(1 | 1.0 | true | -1 | 255 | 300 | dense<1> | dense<1.0> | dense<[1, 2]> | dense<true> | unit | "x" | dense_resource<r> | array<i32: 1>) : $(i32 | i8 | i1 | index | f32 | ui8 | tensor<2xi32> | vector<2xf32> | vector<[2]xi32> | tensor<?xi32> | memref<2xi32> | complex<f32> | tensor<2xindex> | vector<2xi1> | none)
  return
}
// -----
func.func @f(%a: $(a: f32 | f16 | f4E2M1FN | f8E5M2 | vector<4xf32> | i8), %s: $(s: f8E8M0FNU | f32 | f16 | vector<4xf8E8M0FNU> | i8)) {
  $(%0 = arith.scaling_extf %a, %s : $a, $s to | %0 = arith.scaling_truncf %a, %s : $a, $s to) $(f32 | f16 | f4E2M1FN | vector<4xf4E2M1FN> | vector<4xf32> | bf16)
  return
}
// -----
func.func @f(%a: $(a: f32 | i32 | index | vector<4xf32> | tensor<4xi32> | complex<f32> | vector<4xi1> | i1), %b: $(b: i32 | f32 | vector<4xi32> | index)) {
  $(%0 = math.fpowi %a, %b : $a, $b | %0 = math.ipowi %a, %a : $a | %0 = math.ctlz %a : $a | %0 = math.isnan %a : $a | %0, %1 = math.sincos %a : $a | %0 = math.absf %a fastmath<nnan> : $a | %0 = arith.cmpi slt, %a, %a : $a | %0 = arith.cmpf olt, %a, %a : $a | %0, %1 = arith.addui_extended %a, %a : $a, i1 | %0, %1 = arith.mulsi_extended %a, %a : $a | %0 = arith.maxnumf %a, %a : $a | %0 = arith.shrui %a, %a exact : $a | %0 = complex.create %a, %a : complex<$a> | %0 = complex.powi %a, %b : $a, $b | %0 = complex.abs %a : $a | %0 = arith.negf %a : $a | %0 = complex.bitcast %a : $a to i64 | %0 = complex.constant [1.0 : f32, 2.0 : f32] : $a)
  return
}
