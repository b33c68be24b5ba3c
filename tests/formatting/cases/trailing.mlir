func.func @f(%a: i32) {
  transform.yield  
  %0 = arith.addi %a, %a : i32  
  return
}
// output
func.func @f(%a: i32) {
  transform.yield 
  %0 = arith.addi %a, %a : i32
  return
}
