// SYNTAX TEST "source.cpp" "raw strings in C++"

const char *one = R"mlir(func.func @f(%a: i32))mlir";
//                ^ storage.type.string.cpp
//                       ^^^^ meta.embedded.block.mlir
//                                 ^^ entity.name.function.symbol.mlir
//                                        ^^^ support.type.builtin.mlir
//                                             ^^^^^ string.quoted.double.raw.cpp
const char *many = R"MLIR(
//                 ^ storage.type.string.cpp
  // "a comment ) that ends with its line
//    ^^^^^^^^^ comment.line.double-slash.mlir
  %c = arith.constant 1 : i32)MLIR", *other = "%d";
//^^ variable.other.definition.value.mlir
//           ^^^^^^^^ keyword.other.operation.mlir
//                        ^^^ support.type.builtin.mlir
//                                    ^^^^^ - meta.embedded.block.mlir
//                                             ^^ - variable.other.value.mlir
int sum = first + R"(func.func)".size();
//                   ^^^^^^^^^ - meta.embedded.block.mlir
   return compile(u8R"mlir(return)mlir");
// ^^^^^^ keyword.control.return.cpp
//                ^^^ storage.type.string.cpp
// R"mlir( in a comment
//         ^^^^^^^^^^^^ - meta.embedded.block.mlir
int last;
//  ^^^^ - meta.embedded.block.mlir
