func.func @instructions(%vector: vector<4xf32>, %scalar: f32, %length: i64) {
  %result = "vcix.v.iv"(%vector, %length) <{imm = 5 : i32, opcode = 3 : i32}> : (vector<4xf32>, i64) -> vector<4xf32>
  %result_1 = "vcix.v.sv"(%vector, %scalar, %length) <{opcode = 1 : i32}> : (vector<4xf32>, f32, i64) -> vector<4xf32>
  return
}
