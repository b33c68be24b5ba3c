func.func @integers(%lhs: i32, %rhs: i32, %condition: i1) {
  %sum = arith.addi %lhs, %rhs : i32
  %difference = arith.subi %lhs, %rhs : i32
  %product = arith.muli %lhs, %rhs : i32
  %result, %overflow = arith.addui_extended %lhs, %rhs : i32, i1
  %low, %high = arith.mulsi_extended %lhs, %rhs : i32
  %low_1, %high_1 = arith.mului_extended %lhs, %rhs : i32
  %quotient = arith.divsi %lhs, %rhs : i32
  %quotient_1 = arith.divui %lhs, %rhs : i32
  %quotient_2 = arith.ceildivsi %lhs, %rhs : i32
  %quotient_3 = arith.ceildivui %lhs, %rhs : i32
  %quotient_4 = arith.floordivsi %lhs, %rhs : i32
  %rest = arith.remsi %lhs, %rhs : i32
  %rest_1 = arith.remui %lhs, %rhs : i32
  %both = arith.andi %lhs, %rhs : i32
  %either = arith.ori %lhs, %rhs : i32
  %different = arith.xori %lhs, %rhs : i32
  %shifted = arith.shli %lhs, %rhs : i32
  %shifted_1 = arith.shrsi %lhs, %rhs : i32
  %shifted_2 = arith.shrui %lhs, %rhs : i32
  %larger = arith.maxsi %lhs, %rhs : i32
  %larger_1 = arith.maxui %lhs, %rhs : i32
  %smaller = arith.minsi %lhs, %rhs : i32
  %smaller_1 = arith.minui %lhs, %rhs : i32
  %less = arith.cmpi slt, %lhs, %rhs : i32
  %chosen = arith.select %condition, %lhs, %rhs : i32
  return
}

func.func @floats(%lhs: f32, %rhs: f32) {
  %sum = arith.addf %lhs, %rhs : f32
  %difference = arith.subf %lhs, %rhs : f32
  %product = arith.mulf %lhs, %rhs : f32
  %quotient = arith.divf %lhs, %rhs : f32
  %rest = arith.remf %lhs, %rhs : f32
  %negated = arith.negf %lhs : f32
  %larger = arith.maximumf %lhs, %rhs : f32
  %larger_1 = arith.maxnumf %lhs, %rhs : f32
  %smaller = arith.minimumf %lhs, %rhs : f32
  %smaller_1 = arith.minnumf %lhs, %rhs : f32
  %less = arith.cmpf olt, %lhs, %rhs : f32
  return
}

func.func @conversions(%i: i32, %f: f32, %index: index, %h: f16, %scale: f8E8M0FNU, %small: f8E5M2) {
  %bits = arith.bitcast %f : f32 to i32
  %wide = arith.extf %f : f32 to f64
  %wide_1 = arith.extsi %i : i32 to i64
  %wide_2 = arith.extui %i : i32 to i64
  %narrow = arith.truncf %f : f32 to f16
  %narrow_1 = arith.trunci %i : i32 to i8
  %float = arith.sitofp %i : i32 to f32
  %float_1 = arith.uitofp %i : i32 to f32
  %integer = arith.fptosi %f : f32 to i32
  %integer_1 = arith.fptoui %f : f32 to i32
  %number = arith.index_cast %index : index to i64
  %number_1 = arith.index_castui %index : index to i64
  %scaled = arith.scaling_extf %small, %scale : f8E5M2, f8E8M0FNU to f32
  %scaled_1 = arith.scaling_truncf %f, %scale : f32, f8E8M0FNU to f8E5M2
  return
}

func.func @constants() {
  %c4 = arith.constant 4 : i32
  return
}
