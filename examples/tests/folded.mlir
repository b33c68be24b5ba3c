// RUN: mlir-opt %s -canonicalize | FileCheck %s
// RUN: mlir-opt %s | FileCheck %s --check-prefix=PLAIN

// CHECK-LABEL: func.func @f(
// CHECK-SAME:    %[[ARG:.*]]: i32)
// CHECK-NEXT:    return %[[ARG]]
// PLAIN: arith.addi
func.func @f(%a: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %sum = arith.addi %a, %zero : i32
  return %sum : i32
}
