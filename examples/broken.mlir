// A file in the middle of being edited. Each function has mistakes of another kind; all of them are reported at once,
// and everything that is not broken keeps its hover, definition and references.

!row = tensor<8xf32>

// Names: a slip of the pen, a value out of reach, a block that does not exist.
func.func @names(%length: index, %limit: index) -> index {
  %one = arith.constant 1 : index
  %next = arith.addi %lenght, %one : index
  %over = arith.cmpi ugt, %next, %limit : index
  cf.cond_br %over, ^done(%limit : index), ^exit
^done(%result: index):
  scf.if %over {
    %clamped = arith.minui %result, %limit : index
  }
  return %clamped : index
}

// Types: a value used as another type than it has, results that are not there.
func.func @types(%row: !row, %scale: f32) -> f64 {
  %c0 = arith.constant 0 : index
  %element = tensor.extract %row[%c0] : !row
  %scaled = arith.mulf %element, %scale : f64
  %low, %high = arith.mului_extended %c0, %c0 : index
  %sum, %carry, %rest = arith.addui_extended %low, %high : index, i1
  return %scaled : f64
}

// Operations: one that its dialect lacks, one that stops halfway, one of a dialect nobody knows.
func.func @operations(%a: f32, %b: f32) -> f32 {
  %sum = arith.addf %a, %b :
  %twice = arith.addff %a, %a : f32
  %again = call @operatoins(%sum, %b) : (f32, f32) -> f32
  %fused = photon.mix %again, %twice : f32
  %sum = arith.subf %again, %fused : f32
  return %sum : f32
}

// Nothing is wrong here, and nothing is reported.
func.func @fine(%row: !row) -> f32 {
  %c0 = arith.constant 0 : index
  %element = tensor.extract %row[%c0] : !row
  return %element : f32
}
