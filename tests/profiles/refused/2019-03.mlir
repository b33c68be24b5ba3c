// wrong: expected-token
func @9f()
// -----
// wrong: std.function-name
func @-f()
// -----
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
// wrong: empty-block
func @f() { }
// -----
// wrong: expected-token
func @f() ->
// -----
// wrong: expected-token
func @f() attributes {a = 1}
// -----
// wrong: redefined-symbol
func @f()
func @f()
// -----
// wrong: std.function-attribute
func @f() attributes {a: 1}
// -----
// wrong: std.function-attribute
func @f(i32 {a: 1})
// -----
// wrong: std.function-attribute
func @f(%a: i32 {a: 1}) {
  return
}
// -----
// wrong: unknown-operation
extfunc @f()
// -----
// wrong: unknown-operation
cfgfunc @f() {
bb0:
  return
}
// -----
// wrong: unknown-operation
mlfunc @f() {
  return
}
// -----
// wrong: unknown-operation
module {
}
// -----
// wrong: expected-token
func @f() -> i32 -> i32
// -----
// wrong: std.function-attribute
func @f() -> (i32 {x.y: 1})
// -----
// wrong: expected-token
func private @f()
// -----
// wrong: std.function-name
func @"f g"()
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
// wrong: expected-token
func @probe(%x: i32) {
  "q"(%x) {a = 1} : (i32) -> ()
  return
}
// -----
// wrong: expected-token
func @probe(%x: i32) {
  "q"(%x) {a: } : (i32) -> ()
  return
}
// -----
// wrong: duplicate-attribute
func @probe(%x: i32) {
  "q"(%x) {a: 1, a: 2} : (i32) -> ()
  return
}
// -----
// wrong: bad-attribute
func @probe(%x: i32) {
  "q"(%x) {a: 1 : f32} : (i32) -> ()
  return
}
// -----
// wrong: bad-attribute
func @probe(%x: i32) {
  "q"(%x) {a: unit} : (i32) -> ()
  return
}
// -----
// wrong: expected-token
func @probe(%x: i32) {
  "q"(%x) {a} : (i32) -> ()
  return
}
// -----
// wrong: bad-attribute
func @probe(%x: i32) {
  "q"(%x) {a: {b: 1}} : (i32) -> ()
  return
}
// -----
// wrong: bad-attribute
func @probe(%x: i32) {
  "q"(%x) {a: affine_map<(d) -> (d)>} : (i32) -> ()
  return
}
// -----
// wrong: bad-attribute
func @probe(%x: i32) {
  "q"(%x) {a: @probe::@x} : (i32) -> ()
  return
}
// -----
// wrong: expected-token
func @probe(%x: i32) {
  "q"(%x) {a: @probe : i32} : (i32) -> ()
  return
}
// -----
// wrong: expected-token
func @probe(%x: i32) {
  "q"(%x) {"a": 1} : (i32) -> ()
  return
}
// -----
// wrong: undefined-symbol
func @probe(%x: i32) {
  "q"(%x) {a: @nope : () -> ()} : (i32) -> ()
  return
}
// -----
// wrong: std.callee-type
func @probe(%x: i32) {
  "q"(%x) {a: @probe : () -> ()} : (i32) -> ()
  return
}
// -----
// wrong: bad-attribute
func @probe(%x: i32) {
  "q"(%x) {a: 0x7C00 : f16} : (i32) -> ()
  return
}
// -----
// wrong: expected-token
func @probe(%x: i32) {
  "q"(%x) {9a: 1} : (i32) -> ()
  return
}
// -----
// wrong: bad-attribute
func @probe() {
  "a.b"() {k: dense<1> : tensor<2xi32>} : () -> ()
  return
}
// -----
// wrong: bad-attribute
func @probe() {
  "a.b"() {k: dense<tensor<2xi32>, [1, 2, 3]>} : () -> ()
  return
}
// -----
// wrong: bad-attribute
func @probe() {
  "a.b"() {k: dense<tensor<2xi32>, [1.5, 2.5]>} : () -> ()
  return
}
// -----
// wrong: bad-attribute
func @probe() {
  "a.b"() {k: dense<tensor<2xf32>, [1, 2]>} : () -> ()
  return
}
// -----
// wrong: bad-attribute
func @probe() {
  "a.b"() {k: dense<tensor<2x2xi32>, [1, 2]>} : () -> ()
  return
}
// -----
// wrong: bad-attribute
func @probe() {
  "a.b"() {k: dense<tensor<?xi32>, [1, 2]>} : () -> ()
  return
}
// -----
// wrong: bad-attribute
func @probe() {
  "a.b"() {k: dense<memref<2xi32>, [1, 2]>} : () -> ()
  return
}
// -----
// wrong: bad-attribute
func @probe() {
  "a.b"() {k: dense<i32, 1>} : () -> ()
  return
}
// -----
// wrong: bad-attribute
func @probe() {
  "a.b"() {k: dense<tensor<2xi32>>} : () -> ()
  return
}
// -----
// wrong: bad-attribute
func @probe() {
  "a.b"() {k: opaque<"d", tensor<2xi8>, "AB">} : () -> ()
  return
}
// -----
// wrong: bad-attribute
func @probe() {
  "a.b"() {k: opaque<"d", tensor<2xi8>, "0xGG">} : () -> ()
  return
}
// -----
// wrong: bad-attribute
func @probe() {
  "a.b"() {k: opaque<"d", i8, "0xAB">} : () -> ()
  return
}
// -----
// wrong: bad-attribute
func @probe() {
  "a.b"() {k: sparse<tensor<3x4xi32>, [[0, 0], [1, 2]], [1]>} : () -> ()
  return
}
// -----
// wrong: bad-attribute
func @probe() {
  "a.b"() {k: sparse<tensor<3x4xi32>, [[0, 4]], [1]>} : () -> ()
  return
}
// -----
// wrong: bad-attribute
func @probe() {
  "a.b"() {k: sparse<tensor<3x4xi32>, [[0]], [1]>} : () -> ()
  return
}
// -----
// wrong: bad-attribute
func @probe() {
  "a.b"() {k: sparse<tensor<3x4xi32>, [0, 1], [1]>} : () -> ()
  return
}
// -----
// wrong: bad-attribute
func @probe() {
  "a.b"() {k: sparse<tensor<3x4xi32>, [[0, 0]], [1.5]>} : () -> ()
  return
}
// -----
// wrong: bad-attribute
func @probe() {
  "a.b"() {k: sparse<tensor<3x4xi32>, [[0, -1]], [1]>} : () -> ()
  return
}
// -----
// wrong: bad-attribute
func @probe() {
  "a.b"() {k: splat<tensor<2xi32>, [1, 1]>} : () -> ()
  return
}
// -----
// wrong: bad-attribute
func @probe() {
  "a.b"() {k: splat<tensor<2xi32>, 1.5>} : () -> ()
  return
}
// -----
// wrong: bad-attribute
func @probe() {
  "a.b"() {k: splat<tensor<2xf32>, 1>} : () -> ()
  return
}
// -----
// wrong: bad-attribute
func @probe() {
  "a.b"() {k: splat<tensor<?xi32>, 1>} : () -> ()
  return
}
// -----
// wrong: bad-attribute
func @probe() {
  "a.b"() {k: splat<i32, 1>} : () -> ()
  return
}
// -----
// wrong: bad-attribute
func @probe() {
  "a.b"() {k: splat<1> : tensor<2xi32>} : () -> ()
  return
}
// -----
// wrong: undefined-alias
func @probe() {
  "a.b"() {k: #foo.bar} : () -> ()
  return
}
// -----
// wrong: bad-attribute
func @probe() {
  "a.b"() {k: 300 : i8} : () -> ()
  return
}
// -----
// wrong: bad-attribute
func @probe() {
  "a.b"() {k: 1.5 : i32} : () -> ()
  return
}
// -----
// wrong: undefined-symbol
func @probe() {
  "a.b"() {k: @nope : () -> ()} : () -> ()
  return
}
// -----
// wrong: bad-attribute
func @probe() {
  "a.b"() {k: [1, ]} : () -> ()
  return
}
// -----
// wrong: expected-token
func @probe() {
  "a.b"() {k: 'x'} : () -> ()
  return
}
// -----
// wrong: expected-token
func @probe() {
  "a.b"() {k: loc(unknown)} : () -> ()
  return
}
// -----
// wrong: bad-attribute
func @probe() {
  "a.b"() {k: array<i32: 1>} : () -> ()
  return
}
// -----
// wrong: expected-token
#m = (i) -> i
func @g()
// -----
// wrong: bad-attribute
#m = (i) -> ()
func @g()
// -----
// wrong: unclosed-bracket
#m = (i -> (i)
func @g()
// -----
// wrong: bad-attribute
#m = (i) -> (j)
func @g()
// -----
// wrong: bad-attribute
#m = (i, i) -> (i)
func @g()
// -----
// wrong: bad-attribute
#m = (i)[i] -> (i)
func @g()
// -----
// wrong: bad-attribute
#m = (i, j) -> (i * j)
func @g()
// -----
// wrong: bad-attribute
#m = (i, j) -> (i mod j)
func @g()
// -----
// wrong: bad-attribute
#m = (i) -> (i mod 0)
func @g()
// -----
// wrong: bad-attribute
#m = (i) -> (i mod -3)
func @g()
// -----
// wrong: bad-attribute
#m = (i) -> (i floordiv 0)
func @g()
// -----
// wrong: bad-attribute
#m = (i) -> (i ceildiv -1)
func @g()
// -----
// wrong: bad-attribute
#m = (i) -> (floordiv(i, 0))
func @g()
// -----
// wrong: bad-attribute
#m = (i) -> (i / 2)
func @g()
// -----
// wrong: bad-attribute
#m = (i) -> (i) size (i)
func @g()
// -----
// wrong: bad-attribute
#m = (i) -> (i, i) size (4)
func @g()
// -----
// wrong: bad-attribute
#m = (i) -> (i) size ()
func @g()
// -----
// wrong: bad-attribute
#m = (i)[n] -> (i) size (n, n)
func @g()
// -----
// wrong: bad-attribute
#m = (i) -> (i div 2)
func @g()
// -----
// wrong: bad-attribute
#m = (i) : (i > 0)
func @g()
// -----
// wrong: bad-attribute
#m = (i) : (i >= 1)
func @g()
// -----
// wrong: bad-attribute
#m = (i) : (j >= 0)
func @g()
// -----
// wrong: bad-attribute
#m = (i) : (i)
func @g()
// -----
// wrong: bad-attribute
#m = (i, j) : (i * j >= 0)
func @g()
// -----
// wrong: bad-attribute
#m = affine_map<(i) -> (i)>
func @g()
// -----
// wrong: bad-attribute
#m = affine_set<(i) : (i >= 0)>
func @g()
// -----
// wrong: bad-attribute
#m = i32
func @g()
// -----
// wrong: redefined-alias
#m = (i) -> (i)
#m = (i) -> (i)
func @g()
// -----
// wrong: undefined-alias
func @g(!t)
// -----
// wrong: expected-token
!t = i32
func @g(!t)
// -----
// wrong: alias-order
func @g(!t)
!t = type i32
// -----
// wrong: redefined-alias
!t = type i32
!t = type i32
func @g(!t)
// -----
// wrong: alias-order
!t = type !t
func @g(!t)
// -----
// wrong: undefined-alias
func @g(memref<4xf32, #nope>)
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
// wrong: bad-type
func @g(si32)
// -----
// wrong: bad-type
func @g(none)
// -----
// wrong: bad-type
func @g(complex<f32>)
// -----
// wrong: bad-type
func @g(tuple<1>)
// -----
// wrong: bad-type
func @g(tuple<i32,>)
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
func @g(tensor<2xindex>)
// -----
// wrong: bad-type
func @g(tensor<2xtensor<2xf32>>)
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
func @g(memref<*xf32>)
// -----
// wrong: bad-type
func @g(memref<0xf32>)
// -----
// wrong: bad-type
func @g(memref<4x0xf32>)
// -----
// wrong: bad-type
func @g(memref<2xmemref<2xf32>>)
// -----
// wrong: bad-type
func @g(memref<4xf32, (i, j) -> (i, j)>)
// -----
// wrong: bad-type
func @g(memref<4xf32, (i) -> (i, i), (i) -> (i)>)
// -----
// wrong: bad-type
func @g(memref<4xf32, 1, 2>)
// -----
// wrong: bad-type
func @g(memref<4xf32, 1, (i) -> (i)>)
// -----
// wrong: bad-type
func @g(memref<4xf32, offset: 0, strides: [1]>)
// -----
// wrong: bad-type
func @g(memref<4xf32, "hbm">)
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
// wrong: undefined-alias
func @g(!tf.string)
// -----
// wrong: undefined-alias
func @g(!llvm.i32)
// -----
// wrong: bad-type
func @g(!llvm<i32>)
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
// wrong: empty-block
func @f() {
}
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
// wrong: undefined-block
func @f() {
  br ^nope
}
// -----
// wrong: value-type-mismatch
func @f(%c: i32) {
  br ^b(%c : f32)
^b(%x: f32):
  return
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
// wrong: expected-token
func @f(%c: i1) {
  cond_br %c, ^b(%c), ^b(%c)
^b(%d: i1):
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
// wrong: std.returned-values
func @probe(%a: i32) -> i32 {
  return %a, %a : i32, i32
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
// wrong: missing-terminator
func @probe() {
  "q.x"() : () -> ()
}
// -----
// wrong: not-dominated
func @probe() {
  br ^a
  ^b:
  %x = "q.y"() : () -> i32
  return
  ^a:
  "q.z"(%x) : (i32) -> ()
  return
}
// -----
// wrong: std.unregistered-terminator
func @probe() {
  "x.br"()[^a] : () -> ()
  ^a:
  return
}
// -----
// wrong: affine.positive-step
func @probe(%n: index) {
  affine.for %i = 0 to 4 step 0 {
  }
  return
}
// -----
// wrong: value-out-of-scope
func @probe() {
  affine.for %i = 0 to 4 {
  }
  "q"(%i) : (index) -> ()
  return
}
// -----
// wrong: value-type-mismatch
func @probe(%n: f32) {
  affine.for %i = 0 to %n {
  }
  return
}
// -----
// wrong: expected-token
func @probe(%n: index) {
  affine.for %i = 0 to (d) -> (d, d)(%n) {
  }
  return
}
// -----
// wrong: unknown-operation
func @probe(%n: index) {
  for %i = 0 to 4 {
  }
  return
}
// -----
// wrong: affine.map-or-set
func @probe(%n: index) {
  affine.if (d) -> (d)(%n) {
  }
  return
}
// -----
// wrong: operand-count
func @probe(%n: index) {
  affine.if (d) : (d >= 0)(%n, %n) {
  }
  return
}
// -----
// wrong: affine.map-or-set
#m = (d) -> (d)
func @probe(%n: index) {
  affine.if #m(%n) {
  }
  return
}
// -----
// wrong: affine.map-or-set
#m = (d) : (d >= 0)
func @probe(%n: index) {
  %x = affine.apply #m(%n)
  return
}
// -----
// wrong: result-count
func @probe(%n: index) {
  %x = affine.apply (d) -> (d, d)(%n)
  return
}
// -----
// wrong: unknown-operation
func @probe(%n: index) {
  %x = affine_apply (d) -> (d)(%n)
  return
}
// -----
// wrong: std.not-a-dimension
func @probe(%A: memref<9xf32>) {
  affine.for %i = 0 to 9 {
    %x = "any.y"(%i) : (index) -> index
    %v = load %A[%x] : memref<9xf32>
  }
  return
}
// -----
// wrong: std.not-a-dimension
func @probe(%A: memref<9xf32>, %v: f32) {
  affine.for %i = 0 to 9 {
    %x = "any.y"(%i) : (index) -> index
    store %v, %A[%x] : memref<9xf32>
  }
  return
}
// -----
// wrong: affine.loop-as-symbol
func @probe(%p: index) {
  affine.for %i = 0 to 9 {
    %x = affine.apply (d)[s] -> (d + s)(%p)[%i]
  }
  return
}
// -----
// wrong: std.not-a-dimension
func @probe(%p: index) {
  affine.for %i = 0 to 9 {
    %x = "any.y"(%i) : (index) -> index
    affine.for %j = 0 to %x {
    }
  }
  return
}
// -----
// wrong: value-type-mismatch
func @probe(%a: i32) {
  %x = affine.apply (d) -> (d)(%a)
  return
}
// -----
// wrong: operand-count
func @probe(%a: index) {
  %x = affine.apply (d)[s] -> (d)(%a)
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
// wrong: type-count
func @probe(%a: i32) {
  call @probe() : (i32) -> ()
  return
}
// -----
// wrong: std.callee-type
func @probe(%a: i32) {
  %r = call @probe(%a) : (i32) -> i32
  return
}
// -----
// wrong: expected-token
func @probe(%a: i32) {
  call @probe(%a)
  return
}
// -----
// wrong: value-type-mismatch
func @probe(%a: i32) {
  call_indirect %a() : () -> ()
  return
}
// -----
// wrong: value-type-mismatch
func @probe(%f: () -> i32) {
  call_indirect %f() : () -> ()
  return
}
// -----
// wrong: value-type-mismatch
func @probe(%f: (i32) -> ()) {
  call_indirect %f() : () -> ()
  return
}
// -----
// wrong: std.dimension-number
func @probe(%t: tensor<4xf32>) {
  %a = dim %t, 1 : tensor<4xf32>
  return
}
// -----
// wrong: std.dimension-number
func @probe(%t: tensor<4xf32>) {
  %a = dim %t, -1 : tensor<4xf32>
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
// wrong: missing-attribute
func @probe(%t: tensor<4xf32>) {
  %a = "std.dim"(%t) : (tensor<4xf32>) -> index
  return
}
// -----
// wrong: result-type
func @probe(%t: tensor<4xf32>) {
  %a = "std.dim"(%t) {index: 0} : (tensor<4xf32>) -> i32
  return
}
// -----
// wrong: std.dimension-number
func @probe(%t: tensor<4xf32>) {
  %a = "std.dim"(%t) {index: 7} : (tensor<4xf32>) -> index
  return
}
// -----
// wrong: expected-token
func @probe(%t: tensor<4xf32>) {
  %i = constant 0 : index
  %a = dim %t, %i : tensor<4xf32>
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
// wrong: operand-count
func @probe(%n: index) {
  %a = alloc(%n)[%n] : memref<?xf32>
  return
}
// -----
// wrong: value-type-mismatch
func @probe(%n: i32) {
  %a = alloc(%n) : memref<?xf32>
  return
}
// -----
// wrong: bad-type
func @probe(%n: index) {
  %a = alloc() : tensor<4xf32>
  return
}
// -----
// wrong: operand-count
func @probe(%n: index) {
  %a = alloc() : memref<4xf32, (d)[s] -> (d + s)>
  return
}
// -----
// wrong: result-type
func @probe(%n: index) {
  %a = alloc_static(4) : memref<?xf32>
  return
}
// -----
// wrong: std.static-allocation
func @probe() {
  %a = alloc_static(4) : memref<4xf32, (d)[s] -> (d + s)>
  return
}
// -----
// wrong: expected-token
func @probe() {
  %a = alloc_static() : memref<4xf32>
  return
}
// -----
// wrong: operand-type
func @probe(%t: tensor<4xf32>) {
  dealloc %t : tensor<4xf32>
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
func @probe(%A: memref<4xf32>, %B: memref<4xf32, 1>, %t: memref<1xi32>, %i: index) {
  dma_start %A[], %B[%i], %i, %t[%i] : memref<4xf32>, memref<4xf32, 1>, memref<1xi32>
  return
}
// -----
// wrong: operand-count
func @probe(%A: memref<4xf32>, %B: memref<4xf32, 1>, %t: memref<1xi32>, %i: index) {
  dma_start %A[%i], %B[%i], %i, %t[%i], %i : memref<4xf32>, memref<4xf32, 1>, memref<1xi32>
  return
}
// -----
// wrong: std.transfer-operands
func @probe(%t: memref<1xi32>, %i: index) {
  dma_wait %t[], %i : memref<1xi32>
  return
}
// -----
// wrong: value-type-mismatch
func @probe(%t: memref<1xi32>, %i: f32) {
  dma_wait %t[%i], %i : memref<1xi32>
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
// wrong: operand-type
func @probe(%t: memref<4xf32>, %i: index) {
  %x = extract_element %t[%i] : memref<4xf32>
  return
}
// -----
// wrong: subscript-count
func @probe(%m: memref<4x4xf32>, %i: index) {
  %x = load %m[%i] : memref<4x4xf32>
  return
}
// -----
// wrong: operand-type
func @probe(%m: tensor<4xf32>, %i: index) {
  %x = load %m[%i] : tensor<4xf32>
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
func @probe(%m: memref<4xf32>, %i: index, %v: f32) {
  store %v, %m[] : memref<4xf32>
  return
}
// -----
// wrong: operand-type
func @probe(%m: tensor<4xf32>) {
  %x = tensor_load %m : tensor<4xf32>
  return
}
// -----
// wrong: value-type-mismatch
func @probe(%m: memref<4xf32>, %t: tensor<5xf32>) {
  tensor_store %t, %m : memref<4xf32>
  return
}
// -----
// wrong: value-type-mismatch
func @probe(%m: memref<4xf32>, %t: tensor<4xf64>) {
  tensor_store %t, %m : memref<4xf32>
  return
}
// -----
// wrong: operand-type
func @probe(%a: f32) {
  %x = addi %a, %a : f32
  return
}
// -----
// wrong: operand-type
func @probe(%a: i32) {
  %x = addf %a, %a : i32
  return
}
// -----
// wrong: operand-type
func @probe(%a: f32) {
  %x = divis %a, %a : f32
  return
}
// -----
// wrong: operand-type
func @probe(%a: f32) {
  %x = diviu %a, %a : f32
  return
}
// -----
// wrong: operand-type
func @probe(%a: vector<4xf32>) {
  %x = remis %a, %a : vector<4xf32>
  return
}
// -----
// wrong: operand-type
func @probe(%a: f32) {
  %x = remiu %a, %a : f32
  return
}
// -----
// wrong: value-type-mismatch
func @probe(%a: i32, %b: i64) {
  %x = divis %a, %b : i32
  return
}
// -----
// wrong: operand-type
func @probe(%a: memref<4xi32>) {
  %x = addi %a, %a : memref<4xi32>
  return
}
// -----
// wrong: expected-token
func @probe(%a: i32) {
  %x = addi %a : i32
  return
}
// -----
// wrong: types-differ
func @probe(%a: i32) {
  %x = "std.addi"(%a, %a) : (i32, i32) -> i64
  return
}
// -----
// wrong: operand-count
func @probe(%a: i32) {
  %x = "std.addi"(%a) : (i32) -> i32
  return
}
// -----
// wrong: operand-type
!t = type f32
func @probe(%a: !t) {
  %x = addi %a, %a : !t
  return
}
// -----
// wrong: operand-type
func @probe(%a: !q<"x">) {
  %x = addi %a, %a : !q<"x">
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
// wrong: expected-token
func @probe(%a: i32) {
  %x = cmpi eq, %a, %a : i32
  return
}
// -----
// wrong: attribute-value
func @probe(%a: i32) {
  %x = "std.cmpi"(%a, %a) {predicate: 10} : (i32, i32) -> i1
  return
}
// -----
// wrong: missing-attribute
func @probe(%a: i32) {
  %x = "std.cmpi"(%a, %a) : (i32, i32) -> i1
  return
}
// -----
// wrong: attribute-value
func @probe(%a: i32) {
  %x = "std.cmpi"(%a, %a) {predicate: "eq"} : (i32, i32) -> i1
  return
}
// -----
// wrong: types-unrelated
func @probe(%a: vector<4xi32>) {
  %x = "std.cmpi"(%a, %a) {predicate: 1} : (vector<4xi32>, vector<4xi32>) -> i1
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
// wrong: std.select-condition
func @probe(%c: vector<2xi1>, %a: vector<4xi32>) {
  %x = "std.select"(%c, %a, %a) : (vector<2xi1>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  return
}
// -----
// wrong: types-differ
func @probe(%c: i1, %a: i32, %b: f32) {
  %x = "std.select"(%c, %a, %b) : (i1, i32, f32) -> i32
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
// wrong: expected-token
func @probe() {
  %a = constant 4
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
  %a = constant 300 : i8
  return
}
// -----
// wrong: std.constant-value
func @probe() {
  %a = constant splat<tensor<4xi32>, 1> : tensor<5xi32>
  return
}
// -----
// wrong: expected-token
func @probe() {
  %a = constant splat<tensor<4xi32>, 1>
  return
}
// -----
// wrong: std.constant-value
func @probe() {
  %a = constant splat<tensor<4xi32>, 1> : tensor<4xf32>
  return
}
// -----
// wrong: std.cast-to-itself
func @probe(%m: memref<4xf32>) {
  %a = memref_cast %m : memref<4xf32> to memref<4xf32>
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
  %a = memref_cast %m : memref<4xf32> to memref<?xf64>
  return
}
// -----
// wrong: cast-incompatible
func @probe(%m: memref<4xf32>) {
  %a = memref_cast %m : memref<4xf32> to memref<?xf32, 1>
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
  %a = memref_cast %m : memref<4xf32> to memref<?xf32, (d) -> (d + 1)>
  return
}
// -----
// wrong: std.cast-to-itself
func @probe(%m: tensor<4xf32>) {
  %a = tensor_cast %m : tensor<4xf32> to tensor<4xf32>
  return
}
// -----
// wrong: cast-incompatible
func @probe(%m: tensor<4xf32>) {
  %a = tensor_cast %m : tensor<4xf32> to tensor<?x?xf32>
  return
}
// -----
// wrong: cast-incompatible
func @probe(%m: tensor<4xf32>) {
  %a = tensor_cast %m : tensor<4xf32> to tensor<?xi32>
  return
}
// -----
// wrong: operand-type
func @probe(%m: memref<4xf32>) {
  %a = tensor_cast %m : memref<4xf32> to memref<?xf32>
  return
}
// -----
// wrong: std.reshaped-size
func @probe(%A: memref<16x16xf32>) {
  %r = reshape %A : memref<16x16xf32> () : memref<16x4xf32>
  return
}
// -----
// wrong: unknown-dialect
func @probe(%a: i32) {
  %x = arith.addi %a, %a : i32
  return
}
// -----
// wrong: unknown-operation
func @probe(%a: i32) {
  %x = nosuch %a : i32
  return
}
// -----
// wrong: expected-token
func @probe(%a: i32) {
  %x = "q"(%a) : i32 -> i32
  return
}
// -----
// wrong: std.not-a-dimension
func @probe(%A: memref<9xf32>) {
  affine.for %i = 0 to 9 {
    %x = "a.b"(%i) : (index) -> index
    %v = load %A[%x] : memref<9xf32>
  }
  return
}
// -----
// wrong: bad-attribute
func @probe() {
  "a.b"() {k: sparse<tensor<3x4xi32>, [[3, 0]], [1]>} : () -> ()
  return
}
// -----
// wrong: expected-token
func @probe() {
  %0 = constant 5
  return
}
// -----
// wrong: missing-attribute
func @probe() {
  %0 = "std.constant"() : () -> i32
  return
}
// -----
// wrong: missing-attribute
func @probe() {
  "std.call"() : () -> ()
  return
}
// -----
// wrong: bad-type
func @g(ui8)
// -----
// wrong: undefined-alias
func @g(!my.type)
// -----
// wrong: bad-type
func @g(memref<4xf32, strided<[1]>>)
// -----
// wrong: bad-type
func @g(memref<4x4xf32, offset: 0, strides: [1]>)
// -----
// wrong: bad-type
func @g(f8E4M3FN)
