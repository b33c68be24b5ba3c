func.func @f(%a : i32) {
      %0 = arith.addi %a,%a : i32
      %1 = arith.addi %a ,,  %a : i32   // stays
        %2 = arith.addi %a,%a : i32
   func.func @g(  {
      %3 =   arith.addi %a,%a : i32
   }
  return
}
// output
func.func @f(%a: i32) {
  %0 = arith.addi %a, %a : i32
      %1 = arith.addi %a ,,  %a : i32   // stays
  %2 = arith.addi %a, %a : i32
   func.func @g(  {
    %3 = arith.addi %a, %a : i32
   }
  return
}
