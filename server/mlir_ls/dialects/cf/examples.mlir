func.func @branches(%condition: i1, %a: i32, %b: i32, %flag: i32) -> i32 {
  cf.assert %condition, "expected the condition to hold"
  cf.cond_br %condition, ^then(%a : i32), ^else
^then(%x: i32):
  cf.br ^end(%x : i32)
^else:
  cf.switch %flag : i32, [
    default: ^then(%a : i32),
    42: ^end(%b : i32)
  ]
^end(%result: i32):
  return %result : i32
}
