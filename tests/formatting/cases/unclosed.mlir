func.func @f(%a : i32) {
    %0 = arith.addi %a,%a : i32
    return

func.func @g(%a : i32) {
    %0 = arith.addi %a,%a : i32
    return
}
// output
func.func @f(%a : i32) {
    %0 = arith.addi %a,%a : i32
    return

func.func @g(%a: i32) {
  %0 = arith.addi %a, %a : i32
  return
}
