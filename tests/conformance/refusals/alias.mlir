// refused: bad-type
#m = affine_map<(d0) -> (d0)>
func.func private @f(memref<4x4xi32, #m>)
// -----
// refused: bad-type
!t = tensor<4xi32>
func.func private @f(vector<4x!t>)
// -----
// refused: bad-type
!t = tensor<4xi32>
func.func private @f(memref<4x!t>)
// -----
// refused: bad-type, unknown-dialect
!t = tensor<4xi32>
func.func @f() { %0 = "foo"() : () -> memref<4x!t> return }
// -----
// refused: bad-type
!t = i32
!u = vector<4x!t>
!v = vector<4x!u>
// -----
// refused: bad-type
!t = i32
!u = complex<!t>
!v = complex<!u>
// -----
// refused: bad-attribute
#r = 4
#u = #llvm.alias_scope<id = distinct[0]<>, domain = #r>
// -----
// accepted
#m = 4
func.func private @f(memref<4xi32, strided<[1]>, #m>)
// -----
// refused: bad-attribute
#m = "x"
func.func private @f() attributes {a = array<i32: #m>}
// -----
// refused: bad-attribute
!t = f32
func.func private @f() attributes {a = dense<1> : tensor<4x!t>}
// -----
// refused: bad-attribute
!t = tensor<4xi32>
func.func private @f() attributes {a = 1 : !t}
// -----
// refused: bad-attribute
!t = i8
func.func private @f() attributes {a = 256 : !t}
// -----
// refused: bad-attribute
!t = i32
func.func private @f() attributes {a = 1.0 : !t}
// -----
// refused: sparse_tensor.encoding-mismatch
#e = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>
func.func private @f(tensor<4x4xi32, #e>)
// -----
// accepted
#loc = loc("a")
#l2 = loc(fused<4>[#loc])
// -----
// refused: bad-type
#a = affine_set<(d0) : (d0 == 0)>
func.func private @f(memref<4xi32, #a>)
// -----
// accepted
#d = distinct[0]<1>
#e = distinct[0]<1>
// -----
// accepted
!m = memref<f32>
func.func @f(%a: !m) {
  %0 = acc.create varPtr(%a : !m) -> !m
  acc.enter_data dataOperands(%0 : !m)
  return
}
// -----
// refused: acc.variable-type
!m = memref<f32>
func.func @f(%a: !m) {
  %0 = acc.create varPtr(%a : !m) varType(!m) -> !m
  acc.enter_data dataOperands(%0 : !m)
  return
}
// -----
// accepted
#later = @later
"emitc.declare_func"() <{sym_name = #later}> : () -> ()
emitc.func @later() {
  return
}
// -----
// refused: redefined-symbol
#later = "later"
"emitc.func"() <{function_type = () -> (), sym_name = #later}> ({}) : () -> ()
emitc.func @later() {
  return
}
