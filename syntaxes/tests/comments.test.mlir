// SYNTAX TEST "source.mlir" "comments that something reads, and strings that do not end"

  // RUN: mlir-opt %s --cse | FileCheck %s
//   ^^^^ keyword.control.directive.lit.mlir
//                 ^^ variable.parameter.substitution.mlir
//                          ^ keyword.operator.pipe.mlir
  // CHECK-LABEL: func.func @f(
//   ^^^^^^^^^^^^ keyword.control.directive.filecheck.mlir
  // CHECK-SAME: %[[ARG:.+]]: i32 {{.*}} [[#N+1]]
//   ^^^^^^^^^^^ keyword.control.directive.filecheck.mlir
//                  ^^^ variable.parameter.filecheck.mlir
//                      ^^ string.regexp.filecheck.mlir
//                                ^^^^^^ string.regexp.filecheck.mlir
//                                          ^^^ variable.parameter.filecheck.mlir
  // CPU-NEXT: return
//   ^^^^^^^^^ keyword.control.directive.filecheck.mlir
  // expected-error @+2 {{expects 2 operands}}
//   ^^^^^^^^^^^^^^ keyword.control.directive.expected.mlir
//                  ^^^ constant.other.line.mlir
//                        ^^^^^^^^^^^^^^^^^^ string.unquoted.expected.mlir
  // expected-note-re@below 2 {{see {{.*}}}}
//   ^^^^^^^^^^^^^^^^ keyword.control.directive.expected.mlir
//                   ^^^^^^ constant.other.line.mlir
//                          ^ constant.numeric.count.mlir
  // a comment about func.func and %values
//   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ comment.line.double-slash.mlir - keyword.other.operation.mlir
  t.u %a // behind an operation
//    ^^ variable.other.value.mlir
//       ^^^^^^^^^^^^^^^^^^^^^^ comment.line.double-slash.mlir
  t.u "that does not end
//    ^^^^^^^^^^^^^^^^^^ string.quoted.double.mlir
  t.u %a
//^ entity.name.namespace.dialect.mlir
//    ^^ variable.other.value.mlir
