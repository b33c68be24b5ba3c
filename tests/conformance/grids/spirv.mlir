spirv.func @f(%a: $(a: !spirv.coopmatrix<8x16xf32, Subgroup, MatrixA> | f32 | vector<4xf32> | !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA> | i32)) "None" {
  %0 = spirv.$(FConvert | UConvert | SConvert | ConvertFToS | ConvertSToF | Bitcast) %a : $a to $(!spirv.coopmatrix<8x16xf16, Subgroup, MatrixA> | !spirv.coopmatrix<7x16xf16, Subgroup, MatrixA> | !spirv.coopmatrix<8x16xf16, Device, MatrixA> | !spirv.coopmatrix<8x16xf16, Subgroup, MatrixAcc> | f16 | vector<4xf16> | vector<3xf16> | !spirv.coopmatrix<7x16xi32, Subgroup, MatrixA> | !spirv.coopmatrix<7x16xf32, Subgroup, MatrixA> | !spirv.coopmatrix<8x16xi16, Workgroup, MatrixA> | i32 | i16)
  spirv.Return
}
