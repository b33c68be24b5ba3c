func.func @f(%a: i32) {
  %0 = arith.addi %a,%a:i32         // one
  %1 = arith.muli %a, %a : i32      // two
  %2 = arith.subi %a,   %a   : i32  // three
  return
}
// output
func.func @f(%a: i32) {
  %0 = arith.addi %a, %a : i32  // one
  %1 = arith.muli %a, %a : i32  // two
  %2 = arith.subi %a, %a : i32  // three
  return
}
