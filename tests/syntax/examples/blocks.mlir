// Blocks, their arguments, and branches among them.
func.func @count(%from: index, %to: index) -> index {
  %one = arith.constant 1 : index
  cf.br ^head(%from, %one : index, index)

^head(%at: index, %sum: index):  // two ways in
  %more = arith.cmpi slt, %at, %to : index
  cf.cond_br %more, ^body, ^done(%sum : index)

^body:
  %next = arith.addi %at, %one : index
  %total = arith.muli %sum, %next : index
  cf.br ^head(%next, %total : index, index)

^done(%result: index loc("argument")):
  return %result : index
}

func.func @choose(%flag: i32, %a: f32, %b: f32) -> f32 {
  cf.switch %flag : i32, [
    default: ^first(%a : f32),
    1: ^second,
    2: ^first(%b : f32)
  ]
^second:
  %c = arith.addf %a, %b : f32
  cf.br ^first(%c : f32)
^first(%out: f32):
  return %out : f32
}

func.func @later() {
  cf.br ^second
^first:
  // the definition dominates this use though it stands behind it
  %user = arith.addi %made, %made : i32
  return
^second:
  %made = arith.constant 7 : i32
  cf.br ^first
}
