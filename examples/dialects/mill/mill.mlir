// What the project's own printer writes. Its settings are `dialects = ["include/mill"]` and `includes = ["include"]`.
func.func @day(%rye: !mill.grain<rye  fine>, %water: i32) -> !mill.sack<4xi32> {
  %flour = mill.grind %rye stones [true, false] : !mill.grain<rye  fine> to !mill.grain<rye very fine>
  %more = mill.grind %flour stones [true] : <rye very fine> to <rye  finest>
  %ticket = "mill.wheel"() ({
    mill.turn
  }) : () -> !mill.pass<one way>
  %power = mill.wheel [%water : i32] as (%drop) -> i32 {
    %next = arith.addi %water, %water : i32
    mill.turn %next : i32
  }
  %sack = mill.pack {%flour, %more : same} via <east->west , "end"> : <4xi32>
  mill.shut {%water at low} :: 4
  mill.count 0 : : 4 of %power : i32
  return %sack : !mill.sack<4xi32>
}

mill.recipe slow @bread(%rye: !mill.grain<rye  fine> {mill.fresh}, %water: i32) -> (i32) {
  %grams, %enough = mill.weigh <%rye> twice
  %fine = mill.sift %water : i32
  mill.turn %grams : i32
}

func.func @baker(%rye: !mill.grain<rye  fine>, %milk: i32) -> i32 {
  %loaf = mill.bake @bread(%rye, %milk) in 4 h : (!mill.grain<rye  fine>, i32) -> i32
  return %loaf : i32
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %done = transform.mill.unroll %root times 4 : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
