// wrong: expected-token
func f()
// -----
// wrong: expected-token
func @f(%a: i32, f32)
// -----
// wrong: std.entry-arguments
func @f(i32) {
  return
}
// -----
// wrong: expected-token
func @f() ->
// -----
// wrong: expected-token
func @f() attributes {a: 1}
// -----
// wrong: redefined-symbol
func @f()
func @f()
// -----
// wrong: std.function-attribute
func @f() attributes {a = 1}
// -----
// wrong: std.function-attribute
func @f(i32 {a = 1})
// -----
// wrong: std.function-attribute
func @f() -> (i32 {a = 1})
// -----
// wrong: std.function-attribute
func @f(%a: i32 {a = 1}) {
  return
}
// -----
// wrong: unknown-operation
extfunc @f()
// -----
// wrong: expected-token
func @f() -> i32 -> i32
// -----
// wrong: unknown-operation
func @f() {x.y = 1}
// -----
// wrong: unknown-dialect
func.func @f()
// -----
// wrong: expected-token
module @m @n {
}
// -----
// wrong: block-count
module {
^a:
^b:
}
// -----
// wrong: value-out-of-scope
func @probe(%a: i32) {
  module {
    func @g() {
      %b = addi %a, %a : i32
      return
    }
  }
  return
}
// -----
// wrong: value-out-of-scope
func @f(%a: i32) {
  func @g() {
    %b = addi %a, %a : i32
    return
  }
  return
}
// -----
// wrong: redefined-value
func @probe(%a: i32) {
  %a = addi %a, %a : i32
  return
}
// -----
// wrong: undefined-value
func @probe() {
  %x = addi %y, %y : i32
  return
}
// -----
// wrong: value-type-mismatch
func @probe(%x: i32) {
  "q"(%x) : (f32) -> ()
  return
}
// -----
// wrong: type-count
func @probe(%x: i32) {
  "q"(%x) : (i32, i32) -> ()
  return
}
// -----
// wrong: result-count
func @probe(%x: i32) {
  %a = "q"(%x) : (i32) -> ()
  return
}
// -----
// wrong: result-count
func @probe(%x: i32) {
  %a:3 = "q"(%x) : (i32) -> (i32, i32)
  return
}
// -----
// wrong: result-number
func @probe(%x: i32) {
  %a:2 = "q"(%x) : (i32) -> (i32, i32)
  "r"(%a#2) : (i32) -> ()
  return
}
// -----
// wrong: result-count
func @probe(%x: i32) {
  %a:0 = "q"(%x) : (i32) -> ()
  return
}
// -----
// wrong: value-out-of-scope
func @probe(%x: i32) {
  "x.y"() ({
    %n = "x.z"() : () -> i32
  }) : () -> ()
  "q"(%n) : (i32) -> ()
  return
}
// -----
// wrong: undefined-block
func @probe() {
  br ^a
  ^a:
  "x.y"() ({
    br ^b
  }) : () -> ()
  br ^b
  ^b:
  return
}
// -----
// wrong: expected-token
func @probe(%x: i32) {
  "q"(%x) {a: 1} : (i32) -> ()
  return
}
// -----
// wrong: expected-token
func @probe(%x: i32) {
  "q"(%x) {a = } : (i32) -> ()
  return
}
// -----
// wrong: duplicate-attribute
func @probe(%x: i32) {
  "q"(%x) {a = 1, a = 2} : (i32) -> ()
  return
}
// -----
// wrong: bad-attribute
func @probe(%x: i32) {
  "q"(%x) {a = {b, b}} : (i32) -> ()
  return
}
// -----
// wrong: expected-token
func @probe(%x: i32) {
  "q"(%x) {9a = 1} : (i32) -> ()
  return
}
// -----
// wrong: bad-attribute
func @probe(%x: i32) {
  "q"(%x) {k = @probe : () -> ()} : (i32) -> ()
  return
}
// -----
// wrong: bad-attribute
func @probe() {
  "a.b"() {k = 42 : f32} : () -> ()
  return
}
// -----
// wrong: bad-attribute
func @probe() {
  "a.b"() {k = 0x7C00FF : f16} : () -> ()
  return
}
// -----
// wrong: bad-attribute
func @probe() {
  "a.b"() {k = 300 : i8} : () -> ()
  return
}
// -----
// wrong: bad-attribute
func @probe() {
  "a.b"() {k = 1.5 : i32} : () -> ()
  return
}
// -----
// wrong: bad-attribute
func @probe() {
  "a.b"() {k = -1 : ui8} : () -> ()
  return
}
// -----
// wrong: bad-attribute
func @probe() {
  "a.b"() {k = 1. : i8} : () -> ()
  return
}
// -----
// wrong: expected-token
func @probe() {
  "a.b"() {k = .5} : () -> ()
  return
}
// -----
// wrong: expected-token
func @probe() {
  "a.b"() {k = 1.5e} : () -> ()
  return
}
// -----
// wrong: bad-attribute
func @probe() {
  "a.b"() {k = affine_map<(d) -> d>} : () -> ()
  return
}
// -----
// wrong: bad-attribute
func @probe() {
  "a.b"() {k = affine_map<(d, d) -> (d)>} : () -> ()
  return
}
// -----
// wrong: bad-attribute
func @probe() {
  "a.b"() {k = affine_map<(d) -> (e)>} : () -> ()
  return
}
// -----
// wrong: bad-attribute
func @probe() {
  "a.b"() {k = affine_map<(d, e) -> (d * e)>} : () -> ()
  return
}
// -----
// wrong: bad-attribute
func @probe() {
  "a.b"() {k = affine_set<(d) : (d > 0)>} : () -> ()
  return
}
// -----
// wrong: bad-attribute
func @probe() {
  "a.b"() {k = affine_set<(d) -> (d)>} : () -> ()
  return
}
// -----
// wrong: bad-attribute
func @probe() {
  "a.b"() {k = affine_map<(d) : (d >= 0)>} : () -> ()
  return
}
// -----
// wrong: bad-attribute
func @probe() {
  "a.b"() {k = affine_map<(d) -> (d div 2)>} : () -> ()
  return
}
// -----
// wrong: bad-attribute
func @probe() {
  "a.b"() {k = [1, ]} : () -> ()
  return
}
// -----
// wrong: bad-attribute
func @probe() {
  "a.b"() {k = [1 2]} : () -> ()
  return
}
// -----
// wrong: bad-attribute
func @probe() {
  "a.b"() {k = {a = }} : () -> ()
  return
}
// -----
// wrong: expected-token
func @probe() {
  "a.b"() {k = 'x'} : () -> ()
  return
}
// -----
// wrong: unclosed-string
func @probe() {
  "a.b"() {k = "abc} : () -> ()
  return
}
// -----
// wrong: expected-token
func @probe() {
  "a.b"() {k = @} : () -> ()
  return
}
// -----
// wrong: expected-token
func @probe() {
  "a.b"() {k = @a::b} : () -> ()
  return
}
// -----
// wrong: expected-token
func @probe() {
  "a.b"() {k = #} : () -> ()
  return
}
// -----
// wrong: undefined-alias
func @probe() {
  "a.b"() {k = #nope} : () -> ()
  return
}
// -----
// wrong: undefined-alias
func @probe() {
  "a.b"() {k = !nope} : () -> ()
  return
}
// -----
// wrong: expected-token
func @probe() {
  "a.b"() {k = !foo.something<a%%123^^^>>>} : () -> ()
  return
}
// -----
// wrong: expected-token
func @probe() {
  "a.b"() {k = #foo.something<a%%123^^^>>>} : () -> ()
  return
}
// -----
// wrong: bad-attribute
func @probe() {
  "a.b"() {k = #foo.b<(>} : () -> ()
  return
}
// -----
// wrong: bad-attribute
func @probe() {
  "a.b"() {k = array<i32: 1>} : () -> ()
  return
}
// -----
// wrong: bad-attribute
func @probe() {
  "a.b"() {k = tensor<2xi32} : () -> ()
  return
}
// -----
// wrong: bad-attribute
func @probe() {
  "a.b"() {k = dense<[1, 2, 3]> : tensor<2xi32>} : () -> ()
  return
}
// -----
// wrong: bad-attribute
func @probe() {
  "a.b"() {k = dense<[1.5, 2.5]> : tensor<2xi32>} : () -> ()
  return
}
// -----
// wrong: bad-attribute
func @probe() {
  "a.b"() {k = dense<[1, 2]> : tensor<2xf32>} : () -> ()
  return
}
// -----
// wrong: bad-attribute
func @probe() {
  "a.b"() {k = dense<[[1, 2], [3]]> : tensor<2x2xi32>} : () -> ()
  return
}
// -----
// wrong: bad-attribute
func @probe() {
  "a.b"() {k = dense<1> : tensor<?xi32>} : () -> ()
  return
}
// -----
// wrong: bad-attribute
func @probe() {
  "a.b"() {k = dense<1> : memref<2xi32>} : () -> ()
  return
}
// -----
// wrong: bad-attribute
func @probe() {
  "a.b"() {k = dense<1> : i32} : () -> ()
  return
}
// -----
// wrong: bad-attribute
func @probe() {
  "a.b"() {k = dense<1>} : () -> ()
  return
}
// -----
// wrong: bad-attribute
func @probe() {
  "a.b"() {k = dense<tensor<2xi32>, [1, 2]>} : () -> ()
  return
}
// -----
// wrong: bad-attribute
func @probe() {
  "a.b"() {k = dense<"0x0100"> : tensor<1xi32>} : () -> ()
  return
}
// -----
// wrong: bad-attribute
func @probe() {
  "a.b"() {k = opaque<"d", "AB"> : tensor<2xi8>} : () -> ()
  return
}
// -----
// wrong: bad-attribute
func @probe() {
  "a.b"() {k = opaque<"d", "0xGG"> : tensor<2xi8>} : () -> ()
  return
}
// -----
// wrong: bad-attribute
func @probe() {
  "a.b"() {k = opaque<"d", "0xAB"> : i8} : () -> ()
  return
}
// -----
// wrong: bad-attribute
func @probe() {
  "a.b"() {k = opaque<"0xAB"> : tensor<2xi8>} : () -> ()
  return
}
// -----
// wrong: bad-attribute
func @probe() {
  "a.b"() {k = sparse<[[0, 0], [1, 2]], [1]> : tensor<3x4xi32>} : () -> ()
  return
}
// -----
// wrong: bad-attribute
func @probe() {
  "a.b"() {k = sparse<[[0]], [1]> : tensor<3x4xi32>} : () -> ()
  return
}
// -----
// wrong: bad-attribute
func @probe() {
  "a.b"() {k = sparse<[[0, 0]], [1.5]> : tensor<3x4xi32>} : () -> ()
  return
}
// -----
// wrong: bad-attribute
func @probe() {
  "a.b"() {k = sparse<[[0, 0]], [1]>} : () -> ()
  return
}
// -----
// wrong: expected-token
func @probe() {
  "a.b"() {k = splat<tensor<2xi32>, 1>} : () -> ()
  return
}
// -----
// wrong: redefined-alias
#m = affine_map<(i) -> (i)>
#m = affine_map<(i) -> (i)>
func @g()
// -----
// wrong: undefined-alias
func @g(!t)
// -----
// wrong: expected-token
!t = i32
func @g(!t)
// -----
// wrong: alias-name
!a.b = type i32
func @g()
// -----
// wrong: alias-name
#a.b = 1
func @g()
// -----
// wrong: alias-order
func @g(!t)
!t = type i32
// -----
// wrong: alias-order
func @g() attributes {x.y = #b}
#b = 1 : i32
// -----
// wrong: bad-type
func @g(i0)
// -----
// wrong: bad-type
func @g(i01)
// -----
// wrong: bad-type
func @g(f8)
// -----
// wrong: bad-type
func @g(f80)
// -----
// wrong: expected-token
func @g(bf8)
// -----
// wrong: bad-type
func @g(tuple<1>)
// -----
// wrong: bad-type
func @g(tuple<i32,>)
// -----
// wrong: bad-type
func @g(complex<index>)
// -----
// wrong: bad-type
func @g(complex<tensor<f32>>)
// -----
// wrong: bad-type
func @g(complex<>)
// -----
// wrong: bad-type
func @g(vector<f32>)
// -----
// wrong: bad-type
func @g(vector<?xf32>)
// -----
// wrong: bad-type
func @g(vector<4xindex>)
// -----
// wrong: bad-type
func @g(vector<0xf32>)
// -----
// wrong: bad-type
func @g(vector<0x42xi32>)
// -----
// wrong: bad-type
func @g(vector<2xvector<2xf32>>)
// -----
// wrong: bad-type
func @g(vector<*xf32>)
// -----
// wrong: bad-type
func @g(tensor<2xtensor<2xf32>>)
// -----
// wrong: bad-type
func @g(tensor<2xmemref<2xf32>>)
// -----
// wrong: bad-type
func @g(tensor<2xtuple<i32>>)
// -----
// wrong: bad-type
func @g(tensor<-1xf32>)
// -----
// wrong: bad-type
func @g(tensor<0x42>)
// -----
// wrong: bad-type
func @g(tensor<(i32) -> i32>)
// -----
// wrong: bad-type
func @g(memref<2xmemref<2xf32>>)
// -----
// wrong: bad-type
func @g(memref<-1xf32>)
// -----
// wrong: bad-type
func @g(memref<4xf32, affine_map<(i, j) -> (i, j)>>)
// -----
// wrong: bad-type
func @g(memref<4xf32, 1, 2>)
// -----
// wrong: bad-type
func @g(memref<4xf32, 1, affine_map<(i) -> (i)>>)
// -----
// wrong: bad-type
func @g(memref<4xf32, offset: 0>)
// -----
// wrong: bad-type
func @g(memref<4xf32, strides: [1]>)
// -----
// wrong: bad-type
func @g(memref<4xf32, offset: 0, strides: [1, 1]>)
// -----
// wrong: bad-type
func @g(memref<4xf32, offset: 0, strides: []>)
// -----
// wrong: bad-type
func @g(memref<4x4xf32, offset: 0, strides: [1]>)
// -----
// wrong: bad-type
func @g(memref<4xf32, offset: 0, strides: 1>)
// -----
// wrong: bad-type
func @g(memref<*xf32, affine_map<(i) -> (i)>>)
// -----
// wrong: bad-type
func @g(memref<4xf32, "hbm">)
// -----
// wrong: bad-type
func @g(memref<4xf32, -1>)
// -----
// wrong: bad-type
func @g(memref<4xf32, affine_set<(d) : (d >= 0)>>)
// -----
// wrong: bad-type
func @g(memref<4xf32, strided<[1]>>)
// -----
// wrong: expected-token
func @g((i32, f32))
// -----
// wrong: expected-token
func @g(i32 -> i32)
// -----
// wrong: expected-token
func @g(tf_string)
// -----
// wrong: bad-type
func @g(vector<[4]xf32>)
// -----
// wrong: bad-type
func @g(tensor<4xf32, #m>)
// -----
// wrong: expected-token
func @g((i32) -> (i32) -> i32)
// -----
// wrong: bad-type
func @g(si0)
// -----
// wrong: bad-type
func @g(u8)
// -----
// wrong: expected-token
func @g(none<>)
// -----
// wrong: expected-token
func @g(index<1>)
// -----
// wrong: expected-token
func @g(func)
// -----
// wrong: empty-block
func @f() {
^a:
}
// -----
// wrong: std.entry-arguments
func @f(i32) {
^a:
  return
}
// -----
// wrong: std.entry-arguments
func @f(i32) {
^a(%x: f32):
  return
}
// -----
// wrong: std.entry-arguments
func @f() {
^a(%x: i32):
  return
}
// -----
// wrong: unknown-operation
func @f() {
bb0:
  return
}
// -----
// wrong: entry-successor
func @f() {
^a:
  br ^a
}
// -----
// wrong: undefined-block
func @f() {
  br ^nope
}
// -----
// wrong: branch-operands
func @f(%c: i32) {
  br ^b
^b(%x: i32):
  return
}
// -----
// wrong: branch-operands
func @f(%c: i32) {
  br ^b(%c : i32)
^b:
  return
}
// -----
// wrong: branch-operands
func @f(%c: i32) {
  br ^b(%c : i32)
^b(%x: f32):
  return
}
// -----
// wrong: value-type-mismatch
func @f(%c: i32) {
  cond_br %c, ^b, ^b
^b:
  return
}
// -----
// wrong: expected-token
func @f(%c: i1) {
  cond_br %c, ^b
^b:
  return
}
// -----
// wrong: std.returned-values
func @probe() -> i32 {
  return
}
// -----
// wrong: std.returned-values
func @probe(%a: i32) {
  return %a : i32
}
// -----
// wrong: std.returned-values
func @probe(%a: i32) -> i32 {
  return %a : f32
}
// -----
// wrong: expected-token
func @probe(%a: i32) -> i32 {
  return %a
}
// -----
// wrong: misplaced-terminator
func @probe() {
  return
  return
}
// -----
// wrong: redefined-block
func @probe() {
  br ^a
  ^a:
  return
  ^a:
  return
}
// -----
// wrong: misplaced-terminator
func @probe() {
  "std.return"() : () -> ()
  %x = constant 1 : i32
  return
}
// -----
// wrong: missing-terminator
func @probe() {
  %x = constant 1 : i32
}
// -----
// wrong: operand-type
func @probe(%a: f32, %i: i32, %n: index) {
  %x = absf %i : i32
  return
}
// -----
// wrong: operand-type
func @probe(%a: f32, %i: i32, %n: index) {
  %x = ceilf %i : i32
  return
}
// -----
// wrong: operand-type
func @probe(%a: f32, %i: i32, %n: index) {
  %x = cos %i : i32
  return
}
// -----
// wrong: operand-type
func @probe(%a: f32, %i: i32, %n: index) {
  %x = exp %i : i32
  return
}
// -----
// wrong: operand-type
func @probe(%a: f32, %i: i32, %n: index) {
  %x = negf %i : i32
  return
}
// -----
// wrong: operand-type
func @probe(%a: f32, %i: i32, %n: index) {
  %x = tanh %n : index
  return
}
// -----
// wrong: operand-type
func @probe(%a: f32, %i: i32, %n: index) {
  %x = copysign %i, %i : i32
  return
}
// -----
// wrong: operand-type
func @probe(%a: f32, %i: i32, %n: index) {
  %x = divf %i, %i : i32
  return
}
// -----
// wrong: operand-type
func @probe(%a: f32, %i: i32, %n: index) {
  %x = and %a, %a : f32
  return
}
// -----
// wrong: operand-type
func @probe(%a: f32, %i: i32, %n: index) {
  %x = or %a, %a : f32
  return
}
// -----
// wrong: operand-type
func @probe(%a: f32, %i: i32, %n: index) {
  %x = xor %a, %a : f32
  return
}
// -----
// wrong: expected-token
func @probe(%a: f32, %i: i32, %n: index) {
  %x = and %i : i32
  return
}
// -----
// wrong: expected-token
func @probe(%a: f32, %i: i32, %n: index) {
  %x = absf %a, %a : f32
  return
}
// -----
// wrong: types-differ
func @probe(%a: f32, %i: i32, %n: index) {
  %x = "std.absf"(%a) : (f32) -> f64
  return
}
// -----
// wrong: value-type-mismatch
func @probe(%a: f32, %i: i32, %n: index) {
  %x = absf %a : f64
  return
}
// -----
// wrong: result-type
func @probe(%a: f32, %i: i32, %n: index) {
  %v = splat %a : tensor<?xf32>
  return
}
// -----
// wrong: result-type
func @probe(%a: f32, %i: i32, %n: index) {
  %v = splat %a : f32
  return
}
// -----
// wrong: bad-type
func @probe(%a: f32, %i: i32, %n: index) {
  %v = splat %n : vector<4xindex>
  return
}
// -----
// wrong: result-type
func @probe(%a: f32, %i: i32, %n: index) {
  %v = splat %a : memref<4xf32>
  return
}
// -----
// wrong: types-unrelated
func @probe(%a: f32, %i: i32, %n: index) {
  %v = "std.splat"(%a) : (f32) -> vector<4xi32>
  return
}
// -----
// wrong: expected-token
func @probe(%a: f32, %i: i32, %n: index) {
  %v = splat %a [%n] : tensor<?xf32>
  return
}
// -----
// wrong: cast-incompatible
func @probe(%m: memref<*xf32>) {
  %a = memref_cast %m : memref<*xf32> to memref<*xf32>
  return
}
// -----
// wrong: cast-incompatible
func @probe(%m: memref<*xf32>) {
  %a = memref_cast %m : memref<*xf32> to memref<4xf64>
  return
}
// -----
// wrong: cast-incompatible
func @probe(%m: memref<*xf32>) {
  %a = memref_cast %m : memref<*xf32> to memref<4xf32, 1>
  return
}
// -----
// wrong: cast-incompatible
func @probe(%m: memref<4xf32>) {
  %a = memref_cast %m : memref<4xf32> to memref<5xf32>
  return
}
// -----
// wrong: cast-incompatible
func @probe(%m: memref<4xf32>) {
  %a = memref_cast %m : memref<4xf32> to memref<?x?xf32>
  return
}
// -----
// wrong: cast-incompatible
func @probe(%m: memref<4xf32>) {
  %a = memref_cast %m : memref<4xf32> to memref<?xf32, affine_map<(d) -> (d * 2)>>
  return
}
// -----
// wrong: operand-type
func @probe(%m: memref<*xf32>, %i: index) {
  %a = load %m[%i] : memref<*xf32>
  return
}
// -----
// wrong: value-type-mismatch
func @probe(%m: memref<*xf32>, %i: index) {
  dealloc %m : tensor<*xf32>
  return
}
// -----
// wrong: std.dimension-number
func @probe(%t: tensor<4xf32>) {
  %a = dim %t, 1 : tensor<4xf32>
  return
}
// -----
// wrong: operand-type
func @probe(%t: vector<4xf32>) {
  %a = dim %t, 0 : vector<4xf32>
  return
}
// -----
// wrong: expected-token
func @probe(%t: tensor<4xf32>) {
  %a = dim %t : tensor<4xf32>
  return
}
// -----
// wrong: operand-count
func @probe(%n: index) {
  %a = alloc() : memref<?xf32>
  return
}
// -----
// wrong: operand-count
func @probe(%n: index) {
  %a = alloc(%n) : memref<4xf32>
  return
}
// -----
// wrong: bad-type
func @probe(%n: index) {
  %a = alloc() : memref<*xf32>
  return
}
// -----
// wrong: operand-count
func @probe(%n: index) {
  %a = alloc() : memref<4xf32, affine_map<(d)[s] -> (d + s)>>
  return
}
// -----
// wrong: value-type-mismatch
func @probe(%n: i32) {
  %a = alloc(%n) : memref<?xf32>
  return
}
// -----
// wrong: std.transfer-operands
func @probe(%A: memref<4xf32>, %B: memref<4xf64, 1>, %t: memref<1xi32>, %i: index) {
  dma_start %A[%i], %B[%i], %i, %t[%i] : memref<4xf32>, memref<4xf64, 1>, memref<1xi32>
  return
}
// -----
// wrong: std.transfer-operands
func @probe(%t: memref<1xi32>, %i: index) {
  dma_wait %t[], %i : memref<1xi32>
  return
}
// -----
// wrong: subscript-count
func @probe(%m: memref<4x4xf32>, %i: index) {
  %x = load %m[%i] : memref<4x4xf32>
  return
}
// -----
// wrong: value-type-mismatch
func @probe(%m: memref<4xf32>, %i: index, %v: f64) {
  store %v, %m[%i] : memref<4xf32>
  return
}
// -----
// wrong: subscript-count
func @probe(%t: tensor<4xf32>, %i: index) {
  %x = extract_element %t[] : tensor<4xf32>
  return
}
// -----
// wrong: value-type-mismatch
func @probe(%t: tensor<4xf32>, %i: i32) {
  %x = extract_element %t[%i] : tensor<4xf32>
  return
}
// -----
// wrong: value-type-mismatch
func @probe(%m: memref<4xf32>, %t: tensor<5xf32>) {
  tensor_store %t, %m : memref<4xf32>
  return
}
// -----
// wrong: operand-type
func @probe(%a: f32) {
  %x = cmpi "eq", %a, %a : f32
  return
}
// -----
// wrong: unknown-keyword
func @probe(%a: i32) {
  %x = cmpi "equal", %a, %a : i32
  return
}
// -----
// wrong: attribute-value
func @probe(%a: i32) {
  %x = "std.cmpi"(%a, %a) {predicate = 10 : i64} : (i32, i32) -> i1
  return
}
// -----
// wrong: missing-attribute
func @probe(%a: i32) {
  %x = "std.cmpi"(%a, %a) : (i32, i32) -> i1
  return
}
// -----
// wrong: unknown-keyword
func @probe(%a: f32) {
  %x = cmpf "eq", %a, %a : f32
  return
}
// -----
// wrong: types-unrelated
func @probe(%a: vector<4xi32>) {
  %x = "std.cmpi"(%a, %a) {predicate = 1 : i64} : (vector<4xi32>, vector<4xi32>) -> i1
  return
}
// -----
// wrong: value-type-mismatch
func @probe(%a: i32) {
  %x = select %a, %a, %a : i32
  return
}
// -----
// wrong: value-type-mismatch
func @probe(%c: i1, %a: i32, %b: f32) {
  %x = select %c, %a, %b : i32
  return
}
// -----
// wrong: bad-attribute
func @probe() {
  %a = constant 1.5 : i32
  return
}
// -----
// wrong: bad-attribute
func @probe() {
  %a = constant 1 : f32
  return
}
// -----
// wrong: missing-attribute
func @probe() {
  %a = "std.constant"() : () -> i32
  return
}
// -----
// wrong: undefined-symbol
func @probe() {
  %a = constant @nope : () -> ()
  return
}
// -----
// wrong: std.callee-type
func @probe() {
  %a = constant @probe : (i32) -> ()
  return
}
// -----
// wrong: bad-attribute
func @probe() {
  %a = constant 1 : tensor<2xi32>
  return
}
// -----
// wrong: bad-attribute
func @probe() {
  %a = constant dense<1> : i32
  return
}
// -----
// wrong: cast-incompatible
func @probe(%m: tensor<4xf32>) {
  %a = tensor_cast %m : tensor<4xf32> to tensor<?x?xf32>
  return
}
// -----
// wrong: result-type
func @probe(%a: i32) {
  %b = sitofp %a : i32 to i64
  return
}
// -----
// wrong: cast-incompatible
func @probe(%a: i32) {
  %d = sexti %a : i32 to i16
  return
}
// -----
// wrong: cast-incompatible
func @probe(%a: i32) {
  %d = trunci %a : i32 to i64
  return
}
// -----
// wrong: cast-incompatible
func @probe(%a: f32) {
  %b = fpext %a : f32 to f16
  return
}
// -----
// wrong: cast-incompatible
func @probe(%a: i32) {
  %d = index_cast %a : i32 to i64
  return
}
// -----
// wrong: undefined-symbol
func @probe() {
  call @nope() : () -> ()
  return
}
// -----
// wrong: std.callee-type
func @probe(%a: i32) {
  call @probe(%a) : (f32) -> ()
  return
}
// -----
// wrong: value-type-mismatch
func @probe(%f: (i32) -> ()) {
  call_indirect %f() : () -> ()
  return
}
// -----
// wrong: unknown-operation
func @probe(%a: i32) {
  %x = nosuch %a : i32
  return
}
// -----
// wrong: unknown-dialect
func @probe(%a: i32) {
  %x = arith.addi %a, %a : i32
  return
}
// -----
// wrong: result-count
func @probe(%n: index) {
  %x = affine.apply affine_map<(d) -> (d, d)>(%n)
  return
}
// -----
// wrong: operand-count
func @probe(%n: index) {
  %x = affine.apply affine_map<(d) -> (d)>(%n, %n)
  return
}
// -----
// wrong: value-type-mismatch
func @probe(%n: i32) {
  %x = affine.apply affine_map<(d) -> (d)>(%n)
  return
}
// -----
// wrong: affine.loop-as-symbol
func @probe(%p: index) {
  affine.for %i = 0 to 9 {
    %x = affine.apply affine_map<(d)[s] -> (d + s)>(%p)[%i]
  }
  return
}
// -----
// wrong: std.not-a-dimension
func @probe(%A: memref<9xf32>) {
  affine.for %i = 0 to 9 {
    %x = "any.y"(%i) : (index) -> index
    %v = affine.load %A[%x] : memref<9xf32>
  }
  return
}
// -----
// wrong: bad-attribute
func @probe(%x: i32) {
  %y = "q.r"(%x) : (i32) -> i32 loc(unknwn)
  return
}
// -----
// wrong: bad-attribute
func @probe(%x: i32) {
  %y = "q.r"(%x) : (i32) -> i32 loc()
  return
}
// -----
// wrong: expected-token
func @probe(%x: i32) {
  %y = "q.r"(%x) {k = @probe} ({}) : (i32) -> i32
  return
}
// -----
// wrong: undefined-block
func @probe() {
  "x.y"() ({
  ^a:
    br ^c
  ^b:
    "x.z"() : () -> ()
  }) : () -> ()
  return
}
// -----
// wrong: bad-type
func @probe(%A: memref<4x4xf32, offset: 0, strides: [1]>) {
  return
}
// -----
// wrong: bad-type
func @probe(%A: memref<4x4xf32, offset: 0, strides: [4, 1, 1]>) {
  return
}
// -----
// wrong: std.not-a-dimension
func @probe(%A: memref<9xf32>) {
  affine.for %i = 0 to 9 {
    %x = "a.b"(%i) : (index) -> index
    %v = affine.load %A[%x] : memref<9xf32>
  }
  return
}
// -----
// wrong: std.not-a-dimension
func @probe(%A: memref<9xf32>, %v: f32) {
  affine.for %i = 0 to 9 {
    %x = "a.b"(%i) : (index) -> index
    affine.store %v, %A[%x] : memref<9xf32>
  }
  return
}
