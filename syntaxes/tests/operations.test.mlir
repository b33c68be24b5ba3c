// SYNTAX TEST "source.mlir" "operations of any dialect, in both forms"

  func.func @sum(%left: i32, %right: i32) -> i32 {
//^^^^ entity.name.namespace.dialect.mlir
//    ^ punctuation.accessor.mlir
//     ^^^^ keyword.other.operation.mlir
//          ^^^^ entity.name.function.symbol.mlir
//               ^^^^^ variable.other.value.mlir
//                      ^^^ support.type.builtin.mlir
//                                        ^^ keyword.operator.arrow.mlir
//                                           ^^^ support.type.builtin.mlir
    %total = arith.addi %left, %right : i32
//  ^^^^^^ variable.other.definition.value.mlir
//         ^ keyword.operator.assignment.mlir
//           ^^^^^ entity.name.namespace.dialect.mlir
//                 ^^^^ keyword.other.operation.mlir
//                      ^^^^^ variable.other.value.mlir
//                                      ^^^ support.type.builtin.mlir
    %pair:2 = photon.split %total {gain = 2 : i64, photon.fast} : (i32) -> (i32, !photon.beam<4>)
//  ^^^^^ variable.other.definition.value.mlir
//        ^ constant.numeric.integer.mlir
//            ^^^^^^ entity.name.namespace.dialect.mlir
//                   ^^^^^ keyword.other.operation.mlir
//                                 ^^^^ entity.other.attribute-name.mlir
//                                                 ^^^^^^^^^^^ entity.other.attribute-name.mlir
//                                                                               ^^^^^^^^^^^^ entity.name.type.mlir
//                                                                                            ^ constant.numeric.integer.mlir
    %first = "photon.merge"(%pair#0, %pair#1) : (i32, i32) -> i32
//            ^^^^^^ entity.name.namespace.dialect.mlir
//                   ^^^^^ keyword.other.operation.mlir
//                          ^^^^^ variable.other.value.mlir
//                                ^ constant.numeric.result.mlir
    return %total : i32
//  ^^^^^^ keyword.other.operation.mlir
//         ^^^^^^ variable.other.value.mlir
  }
  %r = scf.for %i = %a to %b step %c iter_args(%acc = %init) -> (f32) {
//^^ variable.other.definition.value.mlir
//     ^^^ entity.name.namespace.dialect.mlir
//         ^^^ keyword.other.operation.mlir
//             ^^ variable.other.value.mlir
//                     ^^ keyword.control.clause.mlir
//                           ^^^^ keyword.control.clause.mlir
//                                   ^^^^^^^^^ keyword.control.clause.mlir
//                                                               ^^^ support.type.builtin.mlir
  %c = arith.cmpi slt, %a, %b : index
//                ^^^ variable.other.enummember.mlir
//                              ^^^^^ support.type.builtin.mlir
  ^bb1(%x: f64):
//^^^^ entity.name.label.block.mlir
//     ^^ variable.other.value.mlir
//         ^^^ support.type.builtin.mlir
    cf.cond_br %c, ^bb1(%x : f64), ^bb2
//     ^^^^^^^ keyword.other.operation.mlir
//                 ^^^^ entity.name.label.block.mlir
//                                 ^^^^ entity.name.label.block.mlir
  func.call @outer::@"inner symbol"() : () -> ()
//          ^^^^^^ entity.name.function.symbol.mlir
//                ^^ punctuation.separator.scope.mlir
//                  ^^^^^^^^^^^^^^^ entity.name.function.symbol.mlir
