// refused: bad-type
func.func private @f(!emitc.array<4xvector<4xi32>>)
// -----
// refused: bad-type
func.func private @f(!emitc.array<4xi7>)
// -----
// refused: bad-type
func.func private @f(!emitc.array<4x!emitc.lvalue<i32>>)
// -----
// accepted
func.func private @f(!emitc.array<4x!emitc.ptr<i32>>)
// -----
// accepted
func.func private @f(!emitc.array<4xindex>)
// -----
// refused: bad-type
func.func private @f(!emitc.lvalue<memref<4xi32>>)
// -----
// accepted
func.func private @f(!emitc.lvalue<tensor<4xi32>>)
// -----
// accepted
func.func private @f(!emitc.ptr<!emitc.array<4xi32>>)
// -----
// refused: bad-type
func.func private @f(!emitc.ptr<!emitc.lvalue<i32>>)
// -----
// refused: bad-type
func.func private @f(!emitc.opaque<"a*">)
// -----
// accepted
func.func private @f(!emitc.opaque<"a* const">)
// -----
// refused: emitc.global-type
emitc.global @g : !emitc.array<4xi32>
emitc.func @f() {
  %0 = emitc.get_global @g : !emitc.array<5xi32>
  emitc.return
}
// -----
// accepted
emitc.global @g : !emitc.array<4xi32>
emitc.func @f() {
  %0 = emitc.get_global @g : !emitc.array<4xi32>
  emitc.return
}
// -----
// refused: symbol-kind
emitc.func @g() {
  %0 = emitc.get_global @g : !emitc.lvalue<i32>
  emitc.return
}
// -----
// refused: yielded-values
func.func @f(%a: i1) {
  emitc.if %a {
    emitc.yield %a : i1
  }
  return
}
// -----
// accepted
emitc.global @numbers : !emitc.array<2xf32> = dense<4.000000e+00>
// -----
// refused: cast-incompatible
func.func @f(%a: tuple<i32, f32>) {
  %0 = emitc.cast %a : tuple<i32, f32> to i32
  return
}
// -----
// refused: cast-incompatible
func.func @f(%a: !emitc.array<4xi32>) {
  %0 = emitc.cast %a : !emitc.array<4xi32> to !emitc.ptr<f32>
  return
}
// -----
// refused: cast-incompatible
func.func @f(%a: !emitc.array<4x4xi32>) {
  %0 = emitc.cast %a : !emitc.array<4x4xi32> to !emitc.ptr<i32>
  return
}
// -----
// accepted
!t = i32
func.func @f(%a: !emitc.array<4x!t>) {
  %0 = emitc.cast %a : !emitc.array<4x!t> to !emitc.ptr<i32>
  return
}
// -----
// refused: emitc.loop-condition
emitc.func @f() {
  emitc.do {
  } while {
  }
  return
}
// -----
// refused: emitc.loop-condition
emitc.func @f() {
  emitc.do {
    emitc.yield
  } while {
    %0 = emitc.expression : () -> i1 {
      %1 = "emitc.constant"() <{value = true}> : () -> i1
      emitc.yield %1 : i1
    }
    emitc.yield %0 : i1
  }
  return
}
// -----
// refused: emitc.loop-condition
emitc.func @f(%a: i1) {
  emitc.do {
  } while {
    %0 = emitc.expression : () -> i1 {
      %1 = "emitc.constant"() <{value = true}> : () -> i1
      emitc.yield %1 : i1
    }
    emitc.yield %a : i1
  }
  return
}
// -----
// accepted
emitc.func @f(%a: i1) {
  emitc.do {
    emitc.verbatim "x;"
  } while {
    %0 = emitc.expression %a : (i1) -> i1 {
      %1 = "emitc.logical_not"(%a) : (i1) -> i1
      emitc.yield %1 : i1
    }
    emitc.yield %0 : i1
  }
  return
}
// -----
// refused: emitc.expression-tree
func.func @f(%a: i32) -> i32 {
  %0 = emitc.expression %a : (i32) -> i32 {
    %1 = emitc.call_opaque "f"(%a) : (i32) -> i32
    %2 = emitc.add %a, %a : (i32, i32) -> i32
    emitc.yield %2 : i32
  }
  return %0 : i32
}
// -----
// refused: emitc.expression-tree
func.func @f(%a: i32) -> i32 {
  %0 = emitc.expression %a : (i32) -> i32 {
    %1 = emitc.call_opaque "f"(%a) : (i32) -> i32
    %2 = emitc.add %1, %a : (i32, i32) -> i32
    %3 = emitc.add %2, %2 : (i32, i32) -> i32
    emitc.yield %3 : i32
  }
  return %0 : i32
}
// -----
// accepted
func.func @f(%a: i32) -> i32 {
  %0 = emitc.expression %a : (i32) -> i32 {
    %1 = emitc.unary_minus %a : (i32) -> i32
    %2 = emitc.add %1, %a : (i32, i32) -> i32
    %3 = emitc.add %2, %2 : (i32, i32) -> i32
    emitc.yield %3 : i32
  }
  return %0 : i32
}
// -----
// refused: emitc.expression-tree
func.func @f(%a: !emitc.opaque<"x">) -> i32 {
  %0 = emitc.expression %a : (!emitc.opaque<"x">) -> i32 {
    %1 = emitc.unary_minus %a : (!emitc.opaque<"x">) -> i32
    %2 = emitc.add %1, %1 : (i32, i32) -> i32
    emitc.yield %2 : i32
  }
  return %0 : i32
}
// -----
// accepted
func.func @f(%a: !emitc.opaque<"x">) -> i32 {
  %0 = emitc.expression %a : (!emitc.opaque<"x">) -> i32 {
    %1 = emitc.cast %a : !emitc.opaque<"x"> to i32
    %2 = emitc.add %1, %1 : (i32, i32) -> i32
    emitc.yield %2 : i32
  }
  return %0 : i32
}
// -----
// refused: emitc.expression-tree
func.func @f(%a: i32) -> i32 {
  %0 = emitc.expression %a : (i32) -> i32 {
    emitc.call_opaque "f"(%a) : (i32) -> ()
    %2 = emitc.add %a, %a : (i32, i32) -> i32
    emitc.yield %2 : i32
  }
  return %0 : i32
}
// -----
// refused: yielded-values
func.func @f(%a: i32) {
  emitc.switch %a : i32
  case 1 {
    emitc.yield %a : i32
  }
  default {
    emitc.yield
  }
  return
}
// -----
// refused: not-dominated
func.func @f(%a: i32) {
  %0 = emitc.expression %a : (i32) -> i32 {
    %2 = emitc.add %1, %a : (i32, i32) -> i32
    %1 = emitc.add %a, %a : (i32, i32) -> i32
    emitc.yield %2 : i32
  }
  return
}
// -----
// accepted
!numbers = !emitc.array<4xf32>
!number = i32
#four = 4 : i32
emitc.class @model {
  emitc.field @a : !numbers = dense<1.0>
  emitc.field @b : !number = 4
}
emitc.global @a : !numbers = dense<1.0>
emitc.global @b : !number = 4
emitc.global @c : !number = #four
func.func @f() {
  %0 = emitc.get_global @a : !numbers
  %1 = emitc.get_global @b : !emitc.lvalue<!number>
  return
}
// -----
// refused: symbol-kind
func.func @f() {
  return
}
emitc.declare_func @f
// -----
// accepted
emitc.func @f() {
  emitc.return
}
emitc.declare_func @f
// -----
// refused: symbol-kind
emitc.class @C {
  emitc.field @x : i32
  emitc.func @get() {
    %0 = emitc.get_field @get : i32
    emitc.return
  }
}
// -----
// accepted
emitc.class @C {
  emitc.field @x : i32
  emitc.func @get() {
    %0 = emitc.get_field @x : i32
    emitc.return
  }
}
