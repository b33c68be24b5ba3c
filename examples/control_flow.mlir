// The same kinds of loops twice: as blocks that branch to each other, and structured, as regions.

// The greatest common divisor, with branches.
func.func @gcd(%a: i64, %b: i64) -> i64 {
  %zero = arith.constant 0 : i64
  cf.br ^head(%a, %b : i64, i64)
^head(%x: i64, %y: i64):
  %done = arith.cmpi eq, %y, %zero : i64
  cf.cond_br %done, ^exit(%x : i64), ^step
^step:
  %rest = arith.remui %x, %y : i64
  cf.br ^head(%y, %rest : i64, i64)
^exit(%divisor: i64):
  return %divisor : i64
}

// How many steps a number takes to one, by the rule of Collatz.
func.func @collatz(%start: i64) -> (i64, i1) {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %two = arith.constant 2 : i64
  %three = arith.constant 3 : i64
  %limit = arith.constant 10000 : i64

  %end:2 = scf.while (%number = %start, %steps = %zero) : (i64, i64) -> (i64, i64) {
    %not_one = arith.cmpi ne, %number, %one : i64
    %in_time = arith.cmpi ult, %steps, %limit : i64
    %go_on = arith.andi %not_one, %in_time : i1
    scf.condition(%go_on) %number, %steps : i64, i64
  } do {
  ^bb0(%number: i64, %steps: i64):
    %bit = arith.remui %number, %two : i64
    %even = arith.cmpi eq, %bit, %zero : i64
    %next = scf.if %even -> (i64) {
      %half = arith.divui %number, %two : i64
      scf.yield %half : i64
    } else {
      %tripled = arith.muli %number, %three : i64
      %odd_next = arith.addi %tripled, %one : i64
      scf.yield %odd_next : i64
    }
    %more = arith.addi %steps, %one : i64
    scf.yield %next, %more : i64, i64
  }

  %reached = arith.cmpi eq, %end#0, %one : i64
  return %end#1, %reached : i64, i1
}

// Where a value would stand in a sorted buffer.
func.func @lower_bound(%sorted: memref<?xf64>, %value: f64) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %size = memref.dim %sorted, %c0 : memref<?xf64>
  %place:2 = scf.while (%low = %c0, %high = %size) : (index, index) -> (index, index) {
    %open = arith.cmpi ult, %low, %high : index
    scf.condition(%open) %low, %high : index, index
  } do {
  ^bb0(%low: index, %high: index):
    %both = index.add %low, %high
    %middle = index.shru %both, %c1
    %there = memref.load %sorted[%middle] : memref<?xf64>
    %less = arith.cmpf olt, %there, %value : f64
    %behind = index.add %middle, %c1
    %new_low = arith.select %less, %behind, %low : index
    %new_high = arith.select %less, %high, %middle : index
    scf.yield %new_low, %new_high : index, index
  }
  return %place#0 : index
}

// What an instruction of a small machine does: a switch over its code.
func.func private @trap(i32)

func.func @execute(%code: i32, %left: f32, %right: f32) -> f32 {
  cf.switch %code : i32, [
    default: ^unknown,
    0: ^add,
    1: ^multiply,
    2: ^call_math
  ]
^add:
  %sum = arith.addf %left, %right : f32
  cf.br ^done(%sum : f32)
^multiply:
  %product = arith.mulf %left, %right : f32
  cf.br ^done(%product : f32)
^call_math:
  %power = math.powf %left, %right : f32
  cf.br ^done(%power : f32)
^unknown:
  call @trap(%code) : (i32) -> ()
  %nothing = ub.poison : f32
  cf.br ^done(%nothing : f32)
^done(%result: f32):
  return %result : f32
}
