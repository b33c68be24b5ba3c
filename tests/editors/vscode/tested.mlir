// RUN: mlir-opt %s | FileCheck %s
// CHECK: arith.constant 1
func.func @f() -> i32 {
  %c = arith.constant 2 : i32
  return %c : i32
}
