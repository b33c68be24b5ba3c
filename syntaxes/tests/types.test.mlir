// SYNTAX TEST "source.mlir" "types, attributes, numbers"

  %0 = t.u : tensor<4x?xf32>, memref<*xi8>, vector<[4]x2xbf16>
//           ^^^^^^ support.type.builtin.mlir
//                  ^ constant.numeric.dimension.mlir
//                   ^ punctuation.separator.dimension.mlir
//                    ^ constant.numeric.dimension.mlir
//                      ^^^ support.type.builtin.mlir
//                            ^^^^^^ support.type.builtin.mlir
//                                   ^ constant.numeric.dimension.mlir
//                                     ^^ support.type.builtin.mlir
//                                          ^^^^^^ support.type.builtin.mlir
//                                                  ^ constant.numeric.dimension.mlir
//                                                     ^ constant.numeric.dimension.mlir
//                                                       ^^^^ support.type.builtin.mlir
  %1 = t.u : memref<8xf8E4M3FN, strided<[?, 1], offset: ?>, 3>
//                  ^ constant.numeric.dimension.mlir
//                    ^^^^^^^^ support.type.builtin.mlir
//                              ^^^^^^^ support.function.attribute.mlir
//                                       ^ constant.numeric.dynamic.mlir
//                                          ^ constant.numeric.integer.mlir
//                                                      ^ constant.numeric.dynamic.mlir
//                                                          ^ constant.numeric.integer.mlir
  %2 = t.u : tuple<si4, ui16, complex<f64>, none>, () -> ()
//           ^^^^^ support.type.builtin.mlir
//                 ^^^ support.type.builtin.mlir
//                      ^^^^ support.type.builtin.mlir
//                            ^^^^^^^ support.type.builtin.mlir
//                                          ^^^^ support.type.builtin.mlir
  %3 = t.u : !llvm.struct<"node", (ptr, i64)>
//           ^^^^^^^^^^^^ entity.name.type.mlir
//                        ^^^^^^ string.quoted.double.mlir
//                                      ^^^ support.type.builtin.mlir
  %4 = arith.constant dense<[1.0, -2.5e-3, 0xFF800000]> : tensor<3xf32>
//                    ^^^^^ support.function.attribute.mlir
//                           ^^^ constant.numeric.float.mlir
//                                ^^^^^^^ constant.numeric.float.mlir
//                                         ^^^^^^^^^^ constant.numeric.hex.mlir
  %5 = arith.constant true
//                    ^^^^ constant.language.mlir
  t.u {a = affine_map<(d0)[s0] -> (d0 + s0 floordiv 8, d0 mod 2)>}
//         ^^^^^^^^^^ support.function.attribute.mlir
//                     ^^ variable.parameter.affine.mlir
//                         ^^ variable.parameter.affine.mlir
//                                         ^^^^^^^^ keyword.operator.word.affine.mlir
//                                                  ^ constant.numeric.integer.mlir
//                                                        ^^^ keyword.operator.word.affine.mlir
  t.u {a = array<i64: 1, 2>, b = #t.case<slow>, c = unit, d = #map1}
//     ^ entity.other.attribute-name.mlir
//         ^^^^^ support.function.attribute.mlir
//                    ^ constant.numeric.integer.mlir
//                           ^ entity.other.attribute-name.mlir
//                               ^^^^^^^ variable.other.constant.attribute.mlir
//                                                  ^^^^ constant.language.mlir
//                                                            ^^^^^ variable.other.constant.attribute.mlir
  #map = affine_map<(d0, d1) -> (d1, d0)>
// ^^^ variable.other.constant.alias.definition.mlir
//     ^ keyword.operator.assignment.mlir
  !row = vector<4xf32>
// ^^^ entity.name.type.alias.definition.mlir
//     ^ keyword.operator.assignment.mlir
//              ^ constant.numeric.dimension.mlir
  t.u "a \22quoted\22 word\n" : i1
//       ^^^ constant.character.escape.mlir
//                    ^^^^ string.quoted.double.mlir
//                        ^^ constant.character.escape.mlir
//                              ^^ support.type.builtin.mlir
  t.u loc(callsite("f"("a.mlir":10:8) at fused<"cse">[#loc1, unknown]))
//    ^^^ keyword.other.location.mlir
//        ^^^^^^^^ keyword.other.location.mlir
//                     ^^^^^^^^ string.quoted.double.mlir
//                              ^^ constant.numeric.integer.mlir
//                                       ^^^^^ keyword.other.location.mlir
//                                                    ^^^^^ variable.other.constant.attribute.mlir
