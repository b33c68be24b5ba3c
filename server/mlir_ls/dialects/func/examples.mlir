func.func @add(%lhs: i32, %rhs: i32) -> i32 {
  %sum = arith.addi %lhs, %rhs : i32
  func.return %sum : i32
}

func.func @calls(%a: i32, %b: i32) -> i32 {
  %sum = func.call @add(%a, %b) : (i32, i32) -> i32
  %function = func.constant @add : (i32, i32) -> i32
  %again = func.call_indirect %function(%sum, %b) : (i32, i32) -> i32
  func.return %again : i32
}
