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
