// refused: undefined-alias
"builtin.unrealized_conversion_cast"() {a = #1} : () -> i32
// -----
// refused: bad-attribute
"builtin.unrealized_conversion_cast"() {a = [1, -0 : i32]} : () -> i32
// -----
// refused: bad-attribute
"builtin.unrealized_conversion_cast"() {a = dense<-0> : tensor<i32>} : () -> i32
// -----
// refused: bad-attribute
"builtin.unrealized_conversion_cast"() {a = array<i32: -0>} : () -> i32
// -----
// refused: expected-token
"builtin.unrealized_conversion_cast"() : () -> (i32) -> ()
// -----
// refused: expected-token
%0 = "builtin.unrealized_conversion_cast"() : () -> (i32) -> ()
// -----
// refused: invalid-name
func.func @1() { return }
// -----
// refused: invalid-name
func.func @$x() { return }
// -----
// refused: invalid-name
func.func @a-b() { return }
// -----
// accepted
func.func @a.b$c_1() { return }
// -----
// refused: invalid-name
func.func @-b() { return }
// -----
// refused: invalid-name
"builtin.unrealized_conversion_cast"() {a = @"a"::@1} : () -> i32
// -----
// refused: bad-attribute
%c = arith.constant -0 : i32
// -----
// refused: bad-attribute
%c = index.constant -0
// -----
// refused: invalid-name
% = "builtin.unrealized_conversion_cast"() : () -> i32
// -----
// accepted
%a-b = "builtin.unrealized_conversion_cast"() : () -> i32
// -----
// refused: expected-token, region-count
"builtin.unrealized_conversion_cast"() ({
^1a: 
  "test.unused"() : () -> ()
}) : () -> ()
// -----
// refused: region-count
"builtin.unrealized_conversion_cast"() ({
^-a: 
  "test.unused"() : () -> ()
}) : () -> ()
// -----
// refused: expected-token
#1a = 1 : i32
// -----
// accepted
!1 = i32
// -----
// accepted
!a-b = i32
"builtin.unrealized_conversion_cast"() : () -> !a-b
// -----
// accepted
#1 = 1 : i32
"builtin.unrealized_conversion_cast"() {a = #1} : () -> i32
// -----
// refused: undefined-alias
"builtin.unrealized_conversion_cast"() {a = #2} : () -> i32
// -----
// refused: undefined-alias
%0:2 = "builtin.unrealized_conversion_cast"() {a = #a_1} : () -> (i32, i32)
"builtin.unrealized_conversion_cast"(%0#1) {b = #1} : (i32) -> i32
// -----
// refused: undefined-alias
#1 = 1 : i32
"builtin.unrealized_conversion_cast"() {b = #1, c = #2} : () -> i32
// -----
// refused: undefined-alias
#-a = 1 : i32
"builtin.unrealized_conversion_cast"() {b = #-a, c = #-b, e = #a-b} : () -> i32
// -----
// refused: undefined-alias
"builtin.unrealized_conversion_cast"() {b = !1} : () -> i32
// -----
// refused: undefined-alias
"builtin.unrealized_conversion_cast"() : () -> !1
// -----
// refused: undefined-alias
"builtin.unrealized_conversion_cast"() : () -> tensor<2x!1>
// -----
// accepted
!1 = i32
"builtin.unrealized_conversion_cast"() : () -> tensor<2x!1>
// -----
// refused: undefined-alias
"builtin.unrealized_conversion_cast"() : () -> memref<2xi32, #1>
// -----
// refused: expected-token, unknown-operation
func.func @f() {
  cf.br ^1a
^1a:
  return
}
// -----
// accepted
func.func @f() {
  cf.br ^1
^1:
  return
}
// -----
// accepted
func.func @f() {
  cf.br ^a-b.c$
^a-b.c$:
  return
}
// -----
// refused: invalid-name
func.func @f(%: i32) { return }
// -----
// refused: invalid-name
func.func @f(%a: i32) {
  cf.br ^bb0(%a : i32)
^bb0(%: i32):
 return }
// -----
// refused: empty-block, invalid-name, region-count
"builtin.unrealized_conversion_cast"() ({
^bb0(%: i32):
}) : () -> ()
// -----
// refused: invalid-name
%:2 = "builtin.unrealized_conversion_cast"() : () -> (i32, i32)
// -----
// refused: invalid-name
%a, % = "builtin.unrealized_conversion_cast"() : () -> (i32, i32)
// -----
// refused: expected-token
func.func @f(%a: i32) {
  "cf.br"()[^bb1(%a : i32)] : () -> ()
^bb1(%b: i32):
  return
}
// -----
// refused: expected-token
func.func @f(%a: i32) {
  "cf.br"()[^bb1 : ()] : () -> ()
^bb1:
  return
}
// -----
// refused: expected-token
func.func @f(%a: i32) {
  "cf.br"()[] : () -> ()
}
// -----
// refused: bad-attribute
"builtin.unrealized_conversion_cast"() {a = sparse<[], 1> : tensor<2x2xi32>} : () -> i32
// -----
// accepted
"builtin.unrealized_conversion_cast"() {a = sparse<[], []> : tensor<4xi32>} : () -> i32
// -----
// accepted
"builtin.unrealized_conversion_cast"() {a = sparse<[], 1> : tensor<4xi32>} : () -> i32
// -----
// refused: bad-attribute
"builtin.unrealized_conversion_cast"() {a = sparse<0, []> : tensor<4xi32>} : () -> i32
// -----
// refused: bad-attribute
"builtin.unrealized_conversion_cast"() {a = sparse<0, [1, 2]> : tensor<4xi32>} : () -> i32
// -----
// accepted
"builtin.unrealized_conversion_cast"() {a = sparse<0, [1]> : tensor<4xi32>} : () -> i32
// -----
// refused: bad-attribute
"builtin.unrealized_conversion_cast"() {a = sparse<0, [1, 2]> : tensor<4x2xi32>} : () -> i32
// -----
// accepted
"builtin.unrealized_conversion_cast"() {a = sparse<0, 1> : tensor<4x2xi32>} : () -> i32
// -----
// accepted
"builtin.unrealized_conversion_cast"() {a = sparse<[0], 1> : tensor<4xi32>} : () -> i32
// -----
// refused: bad-attribute
"builtin.unrealized_conversion_cast"() {a = sparse<[[]], []> : tensor<4x2xi32>} : () -> i32
// -----
// refused: bad-attribute
"builtin.unrealized_conversion_cast"() {a = sparse<[], []> : tensor<i32>} : () -> i32
// -----
// accepted
"builtin.unrealized_conversion_cast"() {a = sparse<[[]], [1]> : tensor<i32>} : () -> i32
// -----
// refused: expected-token
"builtin.unrealized_conversion_cast"() {é} : () -> i32
// -----
// refused: undefined-alias
#x = #llvm.di_file<"a" in "b">
"builtin.unrealized_conversion_cast"() {a = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #y, isOptimized = true, emissionKind = Full>} : () -> i32
// -----
// refused: undefined-alias
"builtin.unrealized_conversion_cast"() {a = !llvm.struct<(i32, !al)>} : () -> i32
// -----
// refused: undefined-alias
"builtin.unrealized_conversion_cast"() {a = !emitc.ptr<!al>} : () -> i32
// -----
// refused: bad-attribute
#a = array<tf32: 1.5>
// -----
// accepted
#a = array<f80: 1.5>
// -----
// accepted
#a = sparse<(1, 2), 1> : tensor<2xi32>
// -----
// refused: attribute-value
%0 = arith.constant loc("a":1:2)
// -----
// refused: bad-attribute
func.func @f(%v: vector<4xf32>) {
  %0 = vector.shuffle %v, %v [18446744073709551615, 1] : vector<4xf32>, vector<4xf32>
  return
}
// -----
// accepted
func.func @f(%v: vector<4xf32>) {
  %0 = vector.shuffle %v, %v [-0, 1] : vector<4xf32>, vector<4xf32>
  return
}
// -----
// accepted
#a = dense<1> : tensor<0x2xcomplex<i16>>
// -----
// refused: expected-token
#a = [1, %a]
// -----
// accepted
func.func @f(%a: f32, %b: i32) {
  cf.br ^bb1(%a, %b, %b : f32, i32, i32)
^bb1(%x#0: f32, %x#1: i32, %y#3: i32):
  %0:3 = builtin.unrealized_conversion_cast %x, %x#1, %y#3 : f32, i32, i32 to i1, i1, i1
  return
}
// -----
// accepted
func.func @f(%a: f32) {
  cf.br ^bb1(%a : f32)
^bb1(%x#1: f32):
  %x = arith.constant 1 : i32
  %0:2 = builtin.unrealized_conversion_cast %x, %x#1 : i32, f32 to i1, i1
  return
}
// -----
// refused: redefined-value
func.func @f(%a: f32) {
  cf.br ^bb1(%a, %a : f32, f32)
^bb1(%x#1: f32, %x#1: f32):
  return
}
// -----
// accepted
func.func @f(%n: index, %b: f32) {
  cf.br ^bb1(%n, %b : index, f32)
^bb1(%k#2: index, %k#1: f32):
  scf.for %i#1 = %n to %k#2 step %n {
    %0 = arith.addi %i#1, %n : index
  }
  emitc.for %j#4 = %n to %n step %n {
  }
  return
}
// -----
// refused: expected-token
func.func @f(%n: index) {
  affine.for %i#1 = 0 to %n {
  }
  return
}
// -----
// refused: expected-token
func.func @f(%n#0: index) {
  return
}
// -----
// refused: expected-token
module @"a\qb" {
}
// -----
// refused: expected-token
module attributes {"dlti.\zb" = 1} {
}
// -----
// refused: expected-token
func.func private @f(i32 {"llvm.\z"})
// -----
// refused: expected-token
{-# dialect_resources: { builtin: { "a\z": "0x04000000" } } #-}
// -----
// accepted
// "\q"
module @"a\41\n\"\\\t" {
  func.func private @"%a\""()
  func.func private @"%a\22b"()
}
// -----
// accepted
func.func @f(%v: vector<4x4xf32>, %n: i32, %i: index) {
  %0 = vector.extract %v[false] : vector<4xf32> from vector<4x4xf32>
  scf.index_switch %i
  case true {
    scf.yield
  }
  default {
    scf.yield
  }
  cf.switch %n : i32, [default: ^bb1, true: ^bb1]
^bb1:
  return
}
// -----
// refused: slice-numbers
func.func @f(%t: tensor<?xf32>) {
  %0 = tensor.extract_slice %t[true] [4] [1] : tensor<?xf32> to tensor<4xf32>
  return
}
// -----
// refused: invalid-name
func.func @f() {
  return loc(fused<@1>["a"])
}
// -----
// refused: invalid-name
func.func @f() {
  return loc(fused<@a::@1>["a"])
}
// -----
// accepted
#l- = loc("a")
func.func @f() attributes {a = loc(fused<#l->["a"])} {
  return loc(fused<#l->["a"])
} loc(fused<@a::@b>["a"])
// -----
// refused: undefined-alias
func.func @f() {
  return loc(fused<#l->["a"])
}
