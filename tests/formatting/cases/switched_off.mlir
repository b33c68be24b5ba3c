func.func @f(%a : i32) {
    // mlir-ls: format off
    %0 = arith.addi   %a,%a : i32


    %1 = arith.addi   %a,%a : i32
    // mlir-ls: format on
    %2 = arith.addi   %a,%a : i32
    return
}
// output
func.func @f(%a: i32) {
  // mlir-ls: format off
    %0 = arith.addi   %a,%a : i32


    %1 = arith.addi   %a,%a : i32
  // mlir-ls: format on
  %2 = arith.addi %a, %a : i32
  return
}
