// wrong: expected-token
extfunc @9f()
// -----
// wrong: std.function-name
extfunc @f.g()
// -----
// wrong: std.function-name
extfunc @f-g()
// -----
// wrong: expected-token
extfunc f()
// -----
// wrong: expected-token
extfunc @f(%a: i32)
// -----
// wrong: expected-token
extfunc @f() { }
// -----
// wrong: expected-token
extfunc @f() ->
// -----
// wrong: expected-token
extfunc @f() attributes {a = 1}
// -----
// wrong: redefined-symbol
extfunc @f()
extfunc @f()
// -----
// wrong: bad-attribute
extfunc @f() attributes {a.b: 1}
// -----
// wrong: redefined-value
mlfunc @probe(%a: i32) {
  %a = addi %a, %a : i32
  return
}
// -----
// wrong: undefined-value
mlfunc @probe() {
  %x = addi %y, %y : i32
  return
}
// -----
// wrong: value-type-mismatch
mlfunc @probe(%x: i32) {
  "q"(%x) : (f32) -> ()
  return
}
// -----
// wrong: type-count
mlfunc @probe(%x: i32) {
  "q"(%x) : (i32, i32) -> ()
  return
}
// -----
// wrong: result-count
mlfunc @probe(%x: i32) {
  %a = "q"(%x) : (i32) -> ()
  return
}
// -----
// wrong: result-count
mlfunc @probe(%x: i32) {
  %a, %b = "q"(%x) : (i32) -> (i32, i32)
  return
}
// -----
// wrong: result-count
mlfunc @probe(%x: i32) {
  %a:2 = "q"(%x) : (i32) -> (i32, i32)
  return
}
// -----
// wrong: expected-token
mlfunc @probe(%x: i32) {
  "q"(%x) {a = 1} : (i32) -> ()
  return
}
// -----
// wrong: expected-token
mlfunc @probe(%x: i32) {
  "q"(%x) {a: } : (i32) -> ()
  return
}
// -----
// wrong: duplicate-attribute
mlfunc @probe(%x: i32) {
  "q"(%x) {a: 1, a: 2} : (i32) -> ()
  return
}
// -----
// wrong: bad-attribute
mlfunc @probe(%x: i32) {
  "q"(%x) {a: 1 : f32} : (i32) -> ()
  return
}
// -----
// wrong: bad-attribute
mlfunc @probe(%x: i32) {
  "q"(%x) {a: unit} : (i32) -> ()
  return
}
// -----
// wrong: bad-attribute
mlfunc @probe(%x: i32) {
  "q"(%x) {a: {b: 1}} : (i32) -> ()
  return
}
// -----
// wrong: bad-attribute
mlfunc @probe(%x: i32) {
  "q"(%x) {a: affine_map<(d) -> (d)>} : (i32) -> ()
  return
}
// -----
// wrong: expected-token
mlfunc @probe(%x: i32) {
  "q"(%x) {a: @probe : i32} : (i32) -> ()
  return
}
// -----
// wrong: expected-token
mlfunc @probe(%x: i32) {
  "q"(%x) ({}) : (i32) -> ()
  return
}
// -----
// wrong: unknown-operation
mlfunc @probe(%x: i32) {
  "q"(%x) : (i32) -> () loc(unknown)
  return
}
// -----
// wrong: expected-token
#m = (i) -> i
extfunc @g()
// -----
// wrong: bad-attribute
#m = (i) -> ()
extfunc @g()
// -----
// wrong: unclosed-bracket
#m = (i -> (i)
extfunc @g()
// -----
// wrong: bad-attribute
#m = (i) -> (j)
extfunc @g()
// -----
// wrong: bad-attribute
#m = (i, i) -> (i)
extfunc @g()
// -----
// wrong: bad-attribute
#m = (i)[i] -> (i)
extfunc @g()
// -----
// wrong: bad-attribute
#m = (i, j) -> (i * j)
extfunc @g()
// -----
// wrong: bad-attribute
#m = (i, j) -> (i mod j)
extfunc @g()
// -----
// wrong: bad-attribute
#m = (i) -> (i mod 0)
extfunc @g()
// -----
// wrong: bad-attribute
#m = (i) -> (i mod -3)
extfunc @g()
// -----
// wrong: bad-attribute
#m = (i) -> (i floordiv 0)
extfunc @g()
// -----
// wrong: bad-attribute
#m = (i) -> (i ceildiv -1)
extfunc @g()
// -----
// wrong: bad-attribute
#m = (i) -> (i / 2)
extfunc @g()
// -----
// wrong: bad-attribute
#m = (i) -> (i ^ 2)
extfunc @g()
// -----
// wrong: bad-attribute
#m = (i) -> (i) size (i)
extfunc @g()
// -----
// wrong: bad-attribute
#m = (i) -> (i, i) size (4)
extfunc @g()
// -----
// wrong: bad-attribute
#m = (i) -> (i) size ()
extfunc @g()
// -----
// wrong: bad-attribute
#m = (i) -> (i) size (min (4))
extfunc @g()
// -----
// wrong: bad-attribute
#m = (i)[n] -> (i) size (n, n)
extfunc @g()
// -----
// wrong: bad-attribute
#m = (%i) -> (%i)
extfunc @g()
// -----
// wrong: bad-attribute
#m = (i) -> (2 i)
extfunc @g()
// -----
// wrong: bad-attribute
#m = (i) -> (i div 2)
extfunc @g()
// -----
// wrong: bad-attribute
#m = (i) -> (1.5 * i)
extfunc @g()
// -----
// wrong: bad-attribute
#m = (i, ) -> (i)
extfunc @g()
// -----
// wrong: bad-attribute
#m = (i) : (i > 0)
extfunc @g()
// -----
// wrong: bad-attribute
#m = (i) : (i >= 1)
extfunc @g()
// -----
// wrong: bad-attribute
#m = (i) : (i <= 0)
extfunc @g()
// -----
// wrong: bad-attribute
#m = (i) : (j >= 0)
extfunc @g()
// -----
// wrong: bad-attribute
#m = (i) : (i)
extfunc @g()
// -----
// wrong: bad-attribute
#m = (i, j) : (i * j >= 0)
extfunc @g()
// -----
// wrong: bad-attribute
#m = (i) : i >= 0,
extfunc @g()
// -----
// wrong: bad-attribute
#m = affine_map<(i) -> (i)>
extfunc @g()
// -----
// wrong: bad-attribute
#m = affine_set<(i) : (i >= 0)>
extfunc @g()
// -----
// wrong: bad-attribute
#m = 4
extfunc @g()
// -----
// wrong: bad-attribute
#m = i32
extfunc @g()
// -----
// wrong: redefined-alias
#m = (i) -> (i)
#m = (i) -> (i)
extfunc @g()
// -----
// wrong: bad-type
!t = type i32
extfunc @g(!t)
// -----
// wrong: undefined-alias
extfunc @g(memref<4xf32, #nope>)
// -----
// wrong: bad-type
extfunc @g(i0)
// -----
// wrong: bad-type
extfunc @g(i01)
// -----
// wrong: bad-type
extfunc @g(f8)
// -----
// wrong: bad-type
extfunc @g(f80)
// -----
// wrong: bad-type
extfunc @g(si32)
// -----
// wrong: bad-type
extfunc @g(none)
// -----
// wrong: bad-type
extfunc @g(complex<f32>)
// -----
// wrong: bad-type
extfunc @g(tuple<i32>)
// -----
// wrong: bad-type
extfunc @g(!llvm<"i32*">)
// -----
// wrong: bad-type
extfunc @g(vector<f32>)
// -----
// wrong: bad-type
extfunc @g(vector<?xf32>)
// -----
// wrong: bad-type
extfunc @g(vector<2xvector<2xf32>>)
// -----
// wrong: bad-type
extfunc @g(vector<4xtf_string>)
// -----
// wrong: bad-type
extfunc @g(tensor<2xindex>)
// -----
// wrong: bad-type
extfunc @g(tensor<2xtensor<2xf32>>)
// -----
// wrong: bad-type
extfunc @g(tensor<2xmemref<2xf32>>)
// -----
// wrong: bad-type
extfunc @g(tensor<-1xf32>)
// -----
// wrong: bad-type
extfunc @g(memref<*xf32>)
// -----
// wrong: bad-type
extfunc @g(memref<2xindex>)
// -----
// wrong: bad-type
extfunc @g(memref<2xmemref<2xf32>>)
// -----
// wrong: bad-type
extfunc @g(memref<4xf32, (i, j) -> (i, j)>)
// -----
// wrong: bad-type
extfunc @g(memref<4xf32, (i) -> (i, i), (i) -> (i)>)
// -----
// wrong: bad-type
extfunc @g(memref<4xf32, 1, 2>)
// -----
// wrong: bad-type
extfunc @g(memref<4xf32, 1, (i) -> (i)>)
// -----
// wrong: bad-type
extfunc @g(memref<4xf32, offset: 0, strides: [1]>)
// -----
// wrong: bad-type
extfunc @g(memref<4xf32, "hbm">)
// -----
// wrong: expected-token
extfunc @g((i32, f32))
// -----
// wrong: expected-token
extfunc @g(i32 -> i32)
// -----
// wrong: bad-type
extfunc @g(tensor<4xf32)
// -----
// wrong: bad-type
extfunc @g(vector<4 f32>)
// -----
// wrong: bad-type
extfunc @g(tensor<x4xf32>)
// -----
// wrong: bad-type
extfunc @g(memref<4xf32,>)
// -----
// wrong: expected-token
extfunc @g((i32) ->)
// -----
// wrong: expected-token
extfunc @g(int32)
// -----
// wrong: expected-token
extfunc @g(index<4>)
// -----
// wrong: empty-block
cfgfunc @f() {
}
// -----
// wrong: std.function-kind
cfgfunc @f() {
  return
}
// -----
// wrong: empty-block
cfgfunc @f() {
bb0:
}
// -----
// wrong: std.entry-arguments
cfgfunc @f(i32) {
bb0:
  return
}
// -----
// wrong: std.entry-arguments
cfgfunc @f(i32) {
bb0(%a: f32):
  return
}
// -----
// wrong: std.entry-arguments
cfgfunc @f() {
bb0(%a: i32):
  return
}
// -----
// wrong: expected-token
cfgfunc @f() {
^bb0:
  return
}
// -----
// wrong: entry-successor
cfgfunc @f() {
bb0:
  br bb0
}
// -----
// wrong: undefined-block
cfgfunc @f() {
bb0:
  br nope
}
// -----
// wrong: undefined-value
cfgfunc @f() {
bb0:
  br b(%c : i32)
b(%x: i32):
  return
}
// -----
// wrong: branch-operands
cfgfunc @f(i1) {
bb0(%c: i1):
  cond_br %c, bb0, b
b:
  return
}
// -----
// wrong: value-type-mismatch
cfgfunc @f(i32) {
bb0(%c: i32):
  cond_br %c, b, b
b:
  return
}
// -----
// wrong: expected-token
cfgfunc @f(i1) {
bb0(%c: i1):
  cond_br %c, b
b:
  return
}
// -----
// wrong: branch-operands
cfgfunc @f(i1) {
bb0(%c: i1):
  cond_br %c, b(%c : i1), b
b(%x: i1):
  return
}
// -----
// wrong: value-type-mismatch
cfgfunc @f(i1) {
bb0(%c: i1):
  br b(%c : i32)
b(%x: i32):
  return
}
// -----
// wrong: expected-token
cfgfunc @f(i1) {
bb0(%c: i1):
  br b(%c)
b(%x: i1):
  return
}
// -----
// wrong: std.returned-values
cfgfunc @f() -> i32 {
bb0:
  return
}
// -----
// wrong: std.returned-values
cfgfunc @f(i32) -> i32 {
bb0(%a: i32):
  return %a : f32
}
// -----
// wrong: std.returned-values
cfgfunc @f(i32) {
bb0(%a: i32):
  return %a : i32
}
// -----
// wrong: expected-token
cfgfunc @f(i32) -> i32 {
bb0(%a: i32):
  return %a
}
// -----
// wrong: misplaced-terminator
cfgfunc @f() {
bb0:
  return
  return
}
// -----
// wrong: redefined-block
cfgfunc @f() {
bb0:
  return
bb0:
  return
}
// -----
// wrong: unknown-operation
cfgfunc @f() {
bb0:
  br_cond %a, b, c
}
// -----
// wrong: missing-terminator
cfgfunc @f() {
bb0:
  br b
b:
  %x = "q"() : () -> i32
}
// -----
// wrong: std.entry-arguments
cfgfunc @f(i32) {
bb0(%a):
  return
}
// -----
// wrong: std.function-kind
cfgfunc @f() {
bb0:
  for %i = 0 to 3 {
  }
  return
}
// -----
// wrong: std.function-kind
cfgfunc @f(index) {
bb0(%n: index):
  if (d) : (d >= 0)(%n) {
  }
  return
}
// -----
// wrong: empty-block
mlfunc @f() {
}
// -----
// wrong: std.function-kind
mlfunc @f() {
bb0:
  return
}
// -----
// wrong: expected-token
mlfunc @f(i32) {
  return
}
// -----
// wrong: expected-token
mlfunc @f()
// -----
// wrong: std.function-kind
mlfunc @f() {
  br a
}
// -----
// wrong: std.function-kind
mlfunc @f(%c: i1) {
  cond_br %c, a, b
}
// -----
// wrong: wrong-parent
mlfunc @f() {
  for %i = 0 to 3 {
    return
  }
  return
}
// -----
// wrong: misplaced-terminator
mlfunc @f() {
  return
  %x = constant 1 : i32
}
// -----
// wrong: unknown-operation
func @f() {
  return
}
// -----
// wrong: redefined-value
mlfunc @f(%a: i32, %a: i32) {
  return
}
// -----
// wrong: expected-token
mlfunc @f(%a) {
  return
}
// -----
// wrong: expected-token
cfgfunc @f() attributes {a: 1}
// -----
// wrong: expected-token
mlfunc @f() attributes {}
// -----
// wrong: bad-attribute
mlfunc @probe() {
  for %i = 0 to 4 step 0 {
  }
  return
}
// -----
// wrong: bad-attribute
mlfunc @probe() {
  for %i = 0 to 4 step -1 {
  }
  return
}
// -----
// wrong: expected-token
mlfunc @probe(%n: index) {
  for %i = 0 to 4 step %n {
  }
  return
}
// -----
// wrong: expected-token
mlfunc @probe() {
  for %i = 0 to 4
  return
}
// -----
// wrong: expected-token
mlfunc @probe() {
  for %i = 0 {
  }
  return
}
// -----
// wrong: expected-token
mlfunc @probe() {
  for 0 to 4 {
  }
  return
}
// -----
// wrong: value-type-mismatch
mlfunc @probe(%n: i32) {
  for %i = 0 to %n {
  }
  return
}
// -----
// wrong: value-type-mismatch
mlfunc @probe(%n: f32) {
  for %i = %n to 4 {
  }
  return
}
// -----
// wrong: expected-token
mlfunc @probe(%n: index) {
  for %i = (d) -> (d, d)(%n) to 4 {
  }
  return
}
// -----
// wrong: expected-token
mlfunc @probe(%n: index) {
  for %i = 0 to (d) -> (d, d)(%n) {
  }
  return
}
// -----
// wrong: expected-token
mlfunc @probe(%n: index) {
  for %i = min (d) -> (d, d)(%n) to 4 {
  }
  return
}
// -----
// wrong: expected-token
mlfunc @probe(%n: index) {
  for %i = 0 to max (d) -> (d, d)(%n) {
  }
  return
}
// -----
// wrong: operand-count
mlfunc @probe(%n: index) {
  for %i = 0 to (d) -> (d)(%n, %n) {
  }
  return
}
// -----
// wrong: operand-count
mlfunc @probe(%n: index) {
  for %i = 0 to (d)[s] -> (d)(%n) {
  }
  return
}
// -----
// wrong: affine.map-or-set
mlfunc @probe(%n: index) {
  for %i = 0 to (d) : (d >= 0)(%n) {
  }
  return
}
// -----
// wrong: value-out-of-scope
mlfunc @probe() {
  for %i = 0 to 4 {
  }
  "q"(%i) : (index) -> ()
  return
}
// -----
// wrong: redefined-value
mlfunc @probe() {
  for %i = 0 to 4 {
    for %i = 0 to 4 {
    }
  }
  return
}
// -----
// wrong: value-type-mismatch
mlfunc @probe() {
  for %i = 0 to 4 {
    "q"(%i) : (i32) -> ()
  }
  return
}
// -----
// wrong: bad-attribute
mlfunc @probe() {
  for %i = 0 to 4.0 {
  }
  return
}
// -----
// wrong: expected-token
mlfunc @probe() {
  for (%i = 0 to 4) {
  }
  return
}
// -----
// wrong: result-count
mlfunc @probe() {
  %r = for %i = 0 to 4 {
  }
  return
}
// -----
// wrong: affine.map-or-set
mlfunc @probe(%n: index) {
  if (d) -> (d)(%n) {
  }
  return
}
// -----
// wrong: operand-count
mlfunc @probe(%n: index) {
  if (d) : (d >= 0)(%n, %n) {
  }
  return
}
// -----
// wrong: expected-token
mlfunc @probe(%n: index) {
  if (d) : (d >= 0) {
  }
  return
}
// -----
// wrong: value-type-mismatch
mlfunc @probe(%n: i32) {
  if (d) : (d >= 0)(%n) {
  }
  return
}
// -----
// wrong: expected-token
mlfunc @probe(%c: i1) {
  if %c {
  }
  return
}
// -----
// wrong: unknown-operation
mlfunc @probe(%n: index) {
  else {
  }
  return
}
// -----
// wrong: unknown-operation
mlfunc @probe(%n: index) {
  if (d) : (d >= 0)(%n) {
  } else {
  } else {
  }
  return
}
// -----
// wrong: operand-count
mlfunc @probe(%n: index) {
  if (d)[s] : (d >= 0)(%n) {
  }
  return
}
// -----
// wrong: expected-token
mlfunc @probe(%n: index) {
  if (d) : (d >= 0)(%n)
  "q"() : () -> ()
  return
}
// -----
// wrong: affine.map-or-set
#m = (d) -> (d)
mlfunc @probe(%n: index) {
  if #m(%n) {
  }
  return
}
// -----
// wrong: affine.map-or-set
#s = (d) : (d >= 0)
mlfunc @probe(%n: index) {
  %x = affine_apply #s(%n)
  return
}
// -----
// wrong: affine.map-or-set
#s = (d) : (d >= 0)
mlfunc @probe() {
  for %i = 0 to #s(%i) {
  }
  return
}
// -----
// wrong: std.not-a-dimension
mlfunc @probe(%p: index) {
  for %i = 0 to 9 {
    %x = "any"(%i) : (index) -> index
    for %j = 0 to %x {
    }
  }
  return
}
// -----
// wrong: std.not-a-symbol
mlfunc @probe(%p: index) {
  for %i = 0 to 9 {
    %x = affine_apply (d)[s] -> (d + s)(%p)[%i]
  }
  return
}
// -----
// wrong: std.not-a-dimension
mlfunc @probe(%A: memref<9xf32>) {
  for %i = 0 to 9 {
    %x = "any"(%i) : (index) -> index
    %v = load %A[%x] : memref<9xf32>
  }
  return
}
// -----
// wrong: bad-type
mlfunc @probe(%A: memref<9xindex2>) {
  return
}
// -----
// wrong: std.not-a-dimension
mlfunc @probe(%A: memref<9xf32>, %v: f32) {
  for %i = 0 to 9 {
    %x = "any"(%i) : (index) -> index
    store %v, %A[%x] : memref<9xf32>
  }
  return
}
// -----
// wrong: std.not-a-dimension
mlfunc @probe(%p: index) {
  for %i = 0 to 9 {
    %x = "any"(%i) : (index) -> index
    if (d) : (d >= 0)(%x) {
    }
  }
  return
}
// -----
// wrong: std.not-a-symbol
mlfunc @probe(%p: index) {
  for %i = 0 to 9 {
    if (d)[s] : (d - s >= 0)(%i)[%i] {
    }
  }
  return
}
// -----
// wrong: std.not-a-symbol
mlfunc @probe(%p: index) {
  for %i = 0 to 9 {
    %x = affine_apply (d) -> (d)(%i)
    %y = affine_apply ()[s] -> (s)()[%x]
  }
  return
}
// -----
// wrong: value-type-mismatch
cfgfunc @probe( i32) {
bb0(%a: i32):
  affine_apply (d) -> (d)(%a)
  return
}
// -----
// wrong: operand-count
cfgfunc @probe( index) {
bb0(%a: index):
  %x = affine_apply (d)[s] -> (d)(%a)
  return
}
// -----
// wrong: expected-token
cfgfunc @probe( index) {
bb0(%a: index):
  %x = affine_apply (d) -> (d)
  return
}
// -----
// wrong: result-number
cfgfunc @probe( index) {
bb0(%a: index):
  %x = affine_apply (d) -> (d)(%a)
  "q"(%x#1) : (index) -> ()
  return
}
// -----
// wrong: value-type-mismatch
cfgfunc @probe( index) {
bb0(%a: index):
  %x = affine_apply (d) -> (d)(%a)
  "q"(%x) : (i32) -> ()
  return
}
// -----
// wrong: result-count
cfgfunc @probe( index) {
bb0(%a: index):
  %x, %y = affine_apply (d) -> (d, d)(%a)
  return
}
// -----
// wrong: undefined-symbol
cfgfunc @probe() {
bb0:
  call @nope() : () -> ()
  return
}
// -----
// wrong: std.callee-type
cfgfunc @probe( i32) {
bb0(%a: i32):
  call @probe(%a) : (f32) -> ()
  return
}
// -----
// wrong: type-count
cfgfunc @probe( i32) {
bb0(%a: i32):
  call @probe() : (i32) -> ()
  return
}
// -----
// wrong: std.callee-type
cfgfunc @probe( i32) {
bb0(%a: i32):
  %r = call @probe(%a) : (i32) -> i32
  return
}
// -----
// wrong: expected-token
cfgfunc @probe( i32) {
bb0(%a: i32):
  call @probe(%a)
  return
}
// -----
// wrong: expected-token
cfgfunc @probe( i32) {
bb0(%a: i32):
  call @probe(%a) : i32
  return
}
// -----
// wrong: value-type-mismatch
cfgfunc @probe( i32) {
bb0(%a: i32):
  call_indirect %a() : () -> ()
  return
}
// -----
// wrong: value-type-mismatch
cfgfunc @probe( () -> i32) {
bb0(%f: () -> i32):
  call_indirect %f() : () -> ()
  return
}
// -----
// wrong: value-type-mismatch
cfgfunc @probe( (i32) -> ()) {
bb0(%f: (i32) -> ()):
  call_indirect %f() : () -> ()
  return
}
// -----
// wrong: std.dimension-number
cfgfunc @probe( tensor<4xf32>) {
bb0(%t: tensor<4xf32>):
  %a = dim %t, 1 : tensor<4xf32>
  return
}
// -----
// wrong: std.dimension-number
cfgfunc @probe( tensor<4xf32>) {
bb0(%t: tensor<4xf32>):
  %a = dim %t, -1 : tensor<4xf32>
  return
}
// -----
// wrong: operand-type
cfgfunc @probe( vector<4xf32>) {
bb0(%t: vector<4xf32>):
  %a = dim %t, 0 : vector<4xf32>
  return
}
// -----
// wrong: expected-token
cfgfunc @probe( tensor<4xf32>) {
bb0(%t: tensor<4xf32>):
  %a = dim %t : tensor<4xf32>
  return
}
// -----
// wrong: missing-attribute
cfgfunc @probe( tensor<4xf32>) {
bb0(%t: tensor<4xf32>):
  %a = "dim"(%t) : (tensor<4xf32>) -> index
  return
}
// -----
// wrong: result-type
cfgfunc @probe( tensor<4xf32>) {
bb0(%t: tensor<4xf32>):
  %a = "dim"(%t) {index: 0} : (tensor<4xf32>) -> i32
  return
}
// -----
// wrong: std.dimension-number
cfgfunc @probe( tensor<4xf32>) {
bb0(%t: tensor<4xf32>):
  %a = "dim"(%t) {index: 7} : (tensor<4xf32>) -> index
  return
}
// -----
// wrong: attribute-value
cfgfunc @probe( tensor<4xf32>) {
bb0(%t: tensor<4xf32>):
  %a = "dim"(%t) {index: "a"} : (tensor<4xf32>) -> index
  return
}
// -----
// wrong: expected-token
cfgfunc @probe( tensor<4xf32>) {
bb0(%t: tensor<4xf32>):
  %i = constant 0 : index
  %a = dim %t, %i : tensor<4xf32>
  return
}
// -----
// wrong: operand-count
cfgfunc @probe( index) {
bb0(%n: index):
  %a = alloc() : memref<?xf32>
  return
}
// -----
// wrong: operand-count
cfgfunc @probe( index) {
bb0(%n: index):
  %a = alloc(%n) : memref<4xf32>
  return
}
// -----
// wrong: operand-count
cfgfunc @probe( index) {
bb0(%n: index):
  %a = alloc(%n)[%n] : memref<?xf32>
  return
}
// -----
// wrong: value-type-mismatch
cfgfunc @probe( i32) {
bb0(%n: i32):
  %a = alloc(%n) : memref<?xf32>
  return
}
// -----
// wrong: bad-type
cfgfunc @probe( index) {
bb0(%n: index):
  %a = alloc() : tensor<4xf32>
  return
}
// -----
// wrong: expected-token
cfgfunc @probe( index) {
bb0(%n: index):
  %a = alloc : memref<4xf32>
  return
}
// -----
// wrong: operand-count
cfgfunc @probe( index) {
bb0(%n: index):
  %a = alloc() : memref<4xf32, (d)[s] -> (d + s)>
  return
}
// -----
// wrong: result-type
cfgfunc @probe( index) {
bb0(%n: index):
  %a = "alloc"() : () -> f32
  return
}
// -----
// wrong: expected-token
cfgfunc @probe( index) {
bb0(%n: index):
  %a = alloc_static(%n) : memref<4xf32>
  return
}
// -----
// wrong: result-type
cfgfunc @probe( index) {
bb0(%n: index):
  %a = alloc_static(4) : memref<?xf32>
  return
}
// -----
// wrong: std.static-allocation
cfgfunc @probe() {
bb0:
  %a = alloc_static(4) : memref<4xf32, (d)[s] -> (d + s)>
  return
}
// -----
// wrong: expected-token
cfgfunc @probe() {
bb0:
  %a = alloc_static() : memref<4xf32>
  return
}
// -----
// wrong: attribute-value
cfgfunc @probe() {
bb0:
  %a = alloc_static(-4) : memref<4xf32>
  return
}
// -----
// wrong: result-type
cfgfunc @probe() {
bb0:
  %a = alloc_static(4) : tensor<4xf32>
  return
}
// -----
// wrong: attribute-value
cfgfunc @probe() {
bb0:
  %a = alloc_static(4.5) : memref<4xf32>
  return
}
// -----
// wrong: operand-type
cfgfunc @probe( tensor<4xf32>) {
bb0(%t: tensor<4xf32>):
  dealloc %t : tensor<4xf32>
  return
}
// -----
// wrong: value-type-mismatch
cfgfunc @probe( memref<4xf32>) {
bb0(%t: memref<4xf32>):
  dealloc %t : memref<4xf64>
  return
}
// -----
// wrong: result-count
cfgfunc @probe( memref<4xf32>) {
bb0(%t: memref<4xf32>):
  %x = dealloc %t : memref<4xf32>
  return
}
// -----
// wrong: expected-token
cfgfunc @probe( memref<4xf32>) {
bb0(%t: memref<4xf32>):
  dealloc %t
  return
}
// -----
// wrong: std.transfer-operands
cfgfunc @probe( memref<4xf32>, memref<4xf64, 1>, memref<1xi32>, index) {
bb0(%A: memref<4xf32>, %B: memref<4xf64, 1>, %t: memref<1xi32>, %i: index):
  dma_start %A[%i], %B[%i], %i, %t[%i] : memref<4xf32>, memref<4xf64, 1>, memref<1xi32>
  return
}
// -----
// wrong: std.transfer-operands
cfgfunc @probe( memref<4xf32>, memref<4xf32, 1>, memref<1xi32>, index) {
bb0(%A: memref<4xf32>, %B: memref<4xf32, 1>, %t: memref<1xi32>, %i: index):
  dma_start %A[], %B[%i], %i, %t[%i] : memref<4xf32>, memref<4xf32, 1>, memref<1xi32>
  return
}
// -----
// wrong: std.transfer-operands
cfgfunc @probe( memref<4xf32>, memref<4xf32, 1>, memref<1xi32>, index) {
bb0(%A: memref<4xf32>, %B: memref<4xf32, 1>, %t: memref<1xi32>, %i: index):
  dma_start %A[%i], %B[%i], %i, %t[%i, %i] : memref<4xf32>, memref<4xf32, 1>, memref<1xi32>
  return
}
// -----
// wrong: value-type-mismatch
cfgfunc @probe( memref<4xf32>, memref<4xf32, 1>, memref<1xi32>, index, i32) {
bb0(%A: memref<4xf32>, %B: memref<4xf32, 1>, %t: memref<1xi32>, %i: index, %k: i32):
  dma_start %A[%i], %B[%i], %k, %t[%i] : memref<4xf32>, memref<4xf32, 1>, memref<1xi32>
  return
}
// -----
// wrong: type-count
cfgfunc @probe( memref<4xf32>, memref<4xf32, 1>, memref<1xi32>, index) {
bb0(%A: memref<4xf32>, %B: memref<4xf32, 1>, %t: memref<1xi32>, %i: index):
  dma_start %A[%i], %B[%i], %i, %t[%i] : memref<4xf32>, memref<4xf32, 1>
  return
}
// -----
// wrong: std.transfer-operands
cfgfunc @probe( memref<1xi32>, index) {
bb0(%t: memref<1xi32>, %i: index):
  dma_wait %t[], %i : memref<1xi32>
  return
}
// -----
// wrong: value-type-mismatch
cfgfunc @probe( memref<1xi32>, f32) {
bb0(%t: memref<1xi32>, %i: f32):
  dma_wait %t[%i], %i : memref<1xi32>
  return
}
// -----
// wrong: expected-token
cfgfunc @probe( memref<1xi32>, index) {
bb0(%t: memref<1xi32>, %i: index):
  dma_wait %t[%i] : memref<1xi32>
  return
}
// -----
// wrong: bad-type
cfgfunc @probe( tensor<1xi32>, index) {
bb0(%t: tensor<1xi32>, %i: index):
  dma_wait %t[%i], %i : tensor<1xi32>
  return
}
// -----
// wrong: subscript-count
cfgfunc @probe( tensor<4xf32>, index) {
bb0(%t: tensor<4xf32>, %i: index):
  %x = extract_element %t[] : tensor<4xf32>
  return
}
// -----
// wrong: value-type-mismatch
cfgfunc @probe( tensor<4xf32>, i32) {
bb0(%t: tensor<4xf32>, %i: i32):
  %x = extract_element %t[%i] : tensor<4xf32>
  return
}
// -----
// wrong: operand-type
cfgfunc @probe( memref<4xf32>, index) {
bb0(%t: memref<4xf32>, %i: index):
  %x = extract_element %t[%i] : memref<4xf32>
  return
}
// -----
// wrong: value-type-mismatch
cfgfunc @probe( tensor<4xf32>, index) {
bb0(%t: tensor<4xf32>, %i: index):
  %x = extract_element %t[%i] : tensor<4xf32>
  "q"(%x) : (f64) -> ()
  return
}
// -----
// wrong: operand-type
cfgfunc @probe( f32, index) {
bb0(%t: f32, %i: index):
  %x = extract_element %t[%i] : f32
  return
}
// -----
// wrong: subscript-count
cfgfunc @probe( memref<4x4xf32>, index) {
bb0(%m: memref<4x4xf32>, %i: index):
  %x = load %m[%i] : memref<4x4xf32>
  return
}
// -----
// wrong: value-type-mismatch
cfgfunc @probe( memref<4xf32>, i32) {
bb0(%m: memref<4xf32>, %i: i32):
  %x = load %m[%i] : memref<4xf32>
  return
}
// -----
// wrong: operand-type
cfgfunc @probe( tensor<4xf32>, index) {
bb0(%m: tensor<4xf32>, %i: index):
  %x = load %m[%i] : tensor<4xf32>
  return
}
// -----
// wrong: value-type-mismatch
cfgfunc @probe( memref<4xf32>, index) {
bb0(%m: memref<4xf32>, %i: index):
  %x = load %m[%i] : memref<4xf32, 1>
  return
}
// -----
// wrong: expected-token
cfgfunc @probe( memref<4xf32>, index) {
bb0(%m: memref<4xf32>, %i: index):
  load %m : memref<4xf32>
  return
}
// -----
// wrong: value-type-mismatch
cfgfunc @probe( memref<4xf32>, index, f64) {
bb0(%m: memref<4xf32>, %i: index, %v: f64):
  store %v, %m[%i] : memref<4xf32>
  return
}
// -----
// wrong: subscript-count
cfgfunc @probe( memref<4xf32>, index, f32) {
bb0(%m: memref<4xf32>, %i: index, %v: f32):
  store %v, %m[] : memref<4xf32>
  return
}
// -----
// wrong: expected-token
cfgfunc @probe( memref<4xf32>, index, f32) {
bb0(%m: memref<4xf32>, %i: index, %v: f32):
  store %v, %m : memref<4xf32>
  return
}
// -----
// wrong: result-count
cfgfunc @probe( memref<4xf32>, index, f32) {
bb0(%m: memref<4xf32>, %i: index, %v: f32):
  %q = store %v, %m[%i] : memref<4xf32>
  return
}
// -----
// wrong: operand-type
cfgfunc @probe( tensor<4xf32>, index, f32) {
bb0(%m: tensor<4xf32>, %i: index, %v: f32):
  store %v, %m[%i] : tensor<4xf32>
  return
}
// -----
// wrong: operand-type
cfgfunc @probe( tensor<4xf32>) {
bb0(%m: tensor<4xf32>):
  %x = tensor_load %m : tensor<4xf32>
  return
}
// -----
// wrong: value-type-mismatch
cfgfunc @probe( memref<4xf32>) {
bb0(%m: memref<4xf32>):
  %x = tensor_load %m : memref<4xf32>
  "q"(%x) : (tensor<4xf64>) -> ()
  return
}
// -----
// wrong: value-type-mismatch
cfgfunc @probe( memref<4xf32>, tensor<5xf32>) {
bb0(%m: memref<4xf32>, %t: tensor<5xf32>):
  tensor_store %t, %m : memref<4xf32>
  return
}
// -----
// wrong: value-type-mismatch
cfgfunc @probe( memref<4xf32>, tensor<4xf64>) {
bb0(%m: memref<4xf32>, %t: tensor<4xf64>):
  tensor_store %t, %m : memref<4xf32>
  return
}
// -----
// wrong: value-type-mismatch
cfgfunc @probe( memref<4xf32>, tensor<4xf32>) {
bb0(%m: memref<4xf32>, %t: tensor<4xf32>):
  tensor_store %m, %t : memref<4xf32>
  return
}
// -----
// wrong: operand-type
cfgfunc @probe( f32) {
bb0(%a: f32):
  %x = addi %a, %a : f32
  return
}
// -----
// wrong: operand-type
cfgfunc @probe( i32) {
bb0(%a: i32):
  %x = addf %a, %a : i32
  return
}
// -----
// wrong: value-type-mismatch
cfgfunc @probe( i32, i64) {
bb0(%a: i32, %b: i64):
  %x = addi %a, %b : i32
  return
}
// -----
// wrong: operand-type
cfgfunc @probe( tensor<4xf32>) {
bb0(%a: tensor<4xf32>):
  %x = addi %a, %a : tensor<4xf32>
  return
}
// -----
// wrong: operand-type
cfgfunc @probe( memref<4xi32>) {
bb0(%a: memref<4xi32>):
  %x = addi %a, %a : memref<4xi32>
  return
}
// -----
// wrong: expected-token
cfgfunc @probe( i32) {
bb0(%a: i32):
  %x = addi %a : i32
  return
}
// -----
// wrong: expected-token
cfgfunc @probe( i32) {
bb0(%a: i32):
  %x = addi %a, %a, %a : i32
  return
}
// -----
// wrong: expected-token
cfgfunc @probe( i32) {
bb0(%a: i32):
  %x = addi %a, %a
  return
}
// -----
// wrong: value-type-mismatch
cfgfunc @probe( i32) {
bb0(%a: i32):
  addi %a, %a : (i32, i32) -> i32
  return
}
// -----
// wrong: operand-type
cfgfunc @probe( vector<4xi32>) {
bb0(%a: vector<4xi32>):
  %x = mulf %a, %a : vector<4xi32>
  return
}
// -----
// wrong: types-differ
cfgfunc @probe( f32) {
bb0(%a: f32):
  %x = "mulf"(%a, %a) : (f32, f32) -> f64
  return
}
// -----
// wrong: operand-count
cfgfunc @probe( f32) {
bb0(%a: f32):
  %x = "mulf"(%a) : (f32) -> f32
  return
}
// -----
// wrong: operand-type
cfgfunc @probe( (i32) -> i32) {
bb0(%a: (i32) -> i32):
  %x = addi %a, %a : (i32) -> i32
  return
}
// -----
// wrong: operand-type
cfgfunc @probe( f32) {
bb0(%a: f32):
  %x = cmpi "eq", %a, %a : f32
  return
}
// -----
// wrong: unknown-keyword
cfgfunc @probe( i32) {
bb0(%a: i32):
  %x = cmpi "equal", %a, %a : i32
  return
}
// -----
// wrong: expected-token
cfgfunc @probe( i32) {
bb0(%a: i32):
  %x = cmpi eq, %a, %a : i32
  return
}
// -----
// wrong: expected-token
cfgfunc @probe( i32) {
bb0(%a: i32):
  %x = cmpi %a, %a : i32
  return
}
// -----
// wrong: attribute-value
cfgfunc @probe( i32) {
bb0(%a: i32):
  %x = "cmpi"(%a, %a) {predicate: 10} : (i32, i32) -> i1
  return
}
// -----
// wrong: missing-attribute
cfgfunc @probe( i32) {
bb0(%a: i32):
  %x = "cmpi"(%a, %a) : (i32, i32) -> i1
  return
}
// -----
// wrong: attribute-value
cfgfunc @probe( i32) {
bb0(%a: i32):
  %x = "cmpi"(%a, %a) {predicate: "eq"} : (i32, i32) -> i1
  return
}
// -----
// wrong: result-type
cfgfunc @probe( i32) {
bb0(%a: i32):
  %x = "cmpi"(%a, %a) {predicate: 1} : (i32, i32) -> i32
  return
}
// -----
// wrong: types-unrelated
cfgfunc @probe( vector<4xi32>) {
bb0(%a: vector<4xi32>):
  %x = "cmpi"(%a, %a) {predicate: 1} : (vector<4xi32>, vector<4xi32>) -> i1
  return
}
// -----
// wrong: value-type-mismatch
cfgfunc @probe( i32) {
bb0(%a: i32):
  %x = cmpi "eq", %a, %a : i32
  %y = addi %x, %a : i32
  return
}
// -----
// wrong: unknown-operation
cfgfunc @probe( i32) {
bb0(%a: i32):
  %x = cmpf "oeq", %a, %a : i32
  return
}
// -----
// wrong: value-type-mismatch
cfgfunc @probe( i32) {
bb0(%a: i32):
  %x = select %a, %a, %a : i32
  return
}
// -----
// wrong: value-type-mismatch
cfgfunc @probe( i1, i32, f32) {
bb0(%c: i1, %a: i32, %b: f32):
  %x = select %c, %a, %b : i32
  return
}
// -----
// wrong: types-differ
cfgfunc @probe( i1, i32, f32) {
bb0(%c: i1, %a: i32, %b: f32):
  %x = "select"(%c, %a, %b) : (i1, i32, f32) -> i32
  return
}
// -----
// wrong: value-type-mismatch
cfgfunc @probe( vector<2xi1>, vector<4xi32>) {
bb0(%c: vector<2xi1>, %a: vector<4xi32>):
  %x = select %c, %a, %a : vector<4xi32>
  return
}
// -----
// wrong: std.select-condition
cfgfunc @probe( vector<2xi1>, vector<4xi32>) {
bb0(%c: vector<2xi1>, %a: vector<4xi32>):
  %x = "select"(%c, %a, %a) : (vector<2xi1>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  return
}
// -----
// wrong: expected-token
cfgfunc @probe( i1, i32) {
bb0(%c: i1, %a: i32):
  %x = select %c, %a : i32
  return
}
// -----
// wrong: bad-attribute
cfgfunc @probe() {
bb0:
  %a = constant 1.5 : i32
  return
}
// -----
// wrong: bad-attribute
cfgfunc @probe() {
bb0:
  %a = constant 1 : f32
  return
}
// -----
// wrong: expected-token
cfgfunc @probe() {
bb0:
  %a = constant : i32
  return
}
// -----
// wrong: expected-token
cfgfunc @probe() {
bb0:
  %a = constant 4
  return
}
// -----
// wrong: missing-attribute
cfgfunc @probe() {
bb0:
  %a = "constant"() : () -> i32
  return
}
// -----
// wrong: std.constant-value
cfgfunc @probe() {
bb0:
  %a = "constant"() {value: 1 : i32} : () -> f32
  return
}
// -----
// wrong: undefined-symbol
cfgfunc @probe() {
bb0:
  %a = constant @nope : () -> ()
  return
}
// -----
// wrong: std.callee-type
cfgfunc @probe() {
bb0:
  %a = constant @probe : (i32) -> ()
  return
}
// -----
// wrong: bad-attribute
cfgfunc @probe() {
bb0:
  %a = constant 300 : i8
  return
}
// -----
// wrong: bad-attribute
cfgfunc @probe() {
bb0:
  %a = constant 2 : i1
  return
}
// -----
// wrong: std.constant-value
cfgfunc @probe() {
bb0:
  %a = constant true : i32
  return
}
// -----
// wrong: std.constant-value
cfgfunc @probe() {
bb0:
  %a = constant "x" : i32
  return
}
// -----
// wrong: std.cast-to-itself
cfgfunc @probe( memref<4xf32>) {
bb0(%m: memref<4xf32>):
  %a = memref_cast %m : memref<4xf32> to memref<4xf32>
  return
}
// -----
// wrong: cast-incompatible
cfgfunc @probe( memref<4xf32>) {
bb0(%m: memref<4xf32>):
  %a = memref_cast %m : memref<4xf32> to memref<5xf32>
  return
}
// -----
// wrong: cast-incompatible
cfgfunc @probe( memref<4xf32>) {
bb0(%m: memref<4xf32>):
  %a = memref_cast %m : memref<4xf32> to memref<?xf64>
  return
}
// -----
// wrong: cast-incompatible
cfgfunc @probe( memref<4xf32>) {
bb0(%m: memref<4xf32>):
  %a = memref_cast %m : memref<4xf32> to memref<?xf32, 1>
  return
}
// -----
// wrong: cast-incompatible
cfgfunc @probe( memref<4xf32>) {
bb0(%m: memref<4xf32>):
  %a = memref_cast %m : memref<4xf32> to memref<?xf32, (d) -> (d + 1)>
  return
}
// -----
// wrong: cast-incompatible
cfgfunc @probe( memref<4xf32>) {
bb0(%m: memref<4xf32>):
  %a = memref_cast %m : memref<4xf32> to memref<?x?xf32>
  return
}
// -----
// wrong: operand-type
cfgfunc @probe( tensor<4xf32>) {
bb0(%m: tensor<4xf32>):
  %a = memref_cast %m : tensor<4xf32> to tensor<?xf32>
  return
}
// -----
// wrong: std.cast-to-itself
cfgfunc @probe( tensor<4xf32>) {
bb0(%m: tensor<4xf32>):
  %a = tensor_cast %m : tensor<4xf32> to tensor<4xf32>
  return
}
// -----
// wrong: cast-incompatible
cfgfunc @probe( tensor<4xf32>) {
bb0(%m: tensor<4xf32>):
  %a = tensor_cast %m : tensor<4xf32> to tensor<?x?xf32>
  return
}
// -----
// wrong: cast-incompatible
cfgfunc @probe( tensor<4xf32>) {
bb0(%m: tensor<4xf32>):
  %a = tensor_cast %m : tensor<4xf32> to tensor<?xi32>
  return
}
// -----
// wrong: std.cast-to-itself
cfgfunc @probe( tensor<*xf32>) {
bb0(%m: tensor<*xf32>):
  %a = tensor_cast %m : tensor<*xf32> to tensor<*xf32>
  return
}
// -----
// wrong: operand-type
cfgfunc @probe( memref<4xf32>) {
bb0(%m: memref<4xf32>):
  %a = tensor_cast %m : memref<4xf32> to memref<?xf32>
  return
}
// -----
// wrong: cast-incompatible
cfgfunc @probe( tensor<4xf32>) {
bb0(%m: tensor<4xf32>):
  %a = "tensor_cast"(%m) : (tensor<4xf32>) -> tensor<8xf32>
  return
}
// -----
// wrong: std.permutation-map
cfgfunc @probe( memref<?x?xf32>, index) {
bb0(%A: memref<?x?xf32>, %i: index):
  %v = vector_transfer_read %A, %i {permutation_map: (a, b) -> (b)} : (memref<?x?xf32>, index) -> vector<4xf32>
  return
}
// -----
// wrong: std.permutation-map
cfgfunc @probe( memref<?xf32>, index) {
bb0(%A: memref<?xf32>, %i: index):
  %v = vector_transfer_read %A, %i {permutation_map: (a, b) -> (b)} : (memref<?xf32>, index) -> vector<4xf32>
  return
}
// -----
// wrong: std.permutation-map
cfgfunc @probe( memref<?xf32>, index) {
bb0(%A: memref<?xf32>, %i: index):
  %v = vector_transfer_read %A, %i {permutation_map: (a) -> (a)} : (memref<?xf32>, index) -> vector<4x4xf32>
  return
}
// -----
// wrong: std.transferred-elements
cfgfunc @probe( memref<?xf32>, index) {
bb0(%A: memref<?xf32>, %i: index):
  %v = vector_transfer_read %A, %i {permutation_map: (a) -> (a)} : (memref<?xf32>, index) -> vector<4xf64>
  return
}
// -----
// wrong: std.transferred-elements
cfgfunc @probe( memref<?xf32>, index, i32) {
bb0(%A: memref<?xf32>, %i: index, %p: i32):
  %v = vector_transfer_read %A, %i, %p {permutation_map: (a) -> (a)} : (memref<?xf32>, index, i32) -> vector<4xf32>
  return
}
// -----
// wrong: std.transferred-elements
cfgfunc @probe( memref<?xf32>, index) {
bb0(%A: memref<?xf32>, %i: index):
  %v = vector_transfer_read %A, %i : (memref<?xf32>, index) -> vector<4xf32>
  return
}
// -----
// wrong: std.permutation-map
cfgfunc @probe( memref<?xf32>, index) {
bb0(%A: memref<?xf32>, %i: index):
  %v = vector_transfer_read %A, %i {permutation_map: (a) -> (a + 1)} : (memref<?xf32>, index) -> vector<4xf32>
  return
}
// -----
// wrong: std.permutation-map
cfgfunc @probe( memref<?x?xf32>, index) {
bb0(%A: memref<?x?xf32>, %i: index):
  %v = vector_transfer_read %A, %i, %i {permutation_map: (a, b) -> (b, b)} : (memref<?x?xf32>, index, index) -> vector<4x4xf32>
  return
}
// -----
// wrong: std.permutation-map
cfgfunc @probe( memref<?xf32>, index) {
bb0(%A: memref<?xf32>, %i: index):
  %v = vector_transfer_read %A, %i {permutation_map: (a)[s] -> (a)} : (memref<?xf32>, index) -> vector<4xf32>
  return
}
// -----
// wrong: std.permutation-map
cfgfunc @probe( tensor<?xf32>, index) {
bb0(%A: tensor<?xf32>, %i: index):
  %v = vector_transfer_read %A, %i {permutation_map: (a) -> (a)} : (tensor<?xf32>, index) -> vector<4xf32>
  return
}
// -----
// wrong: std.transferred-elements
cfgfunc @probe( memref<?xf32>, i32) {
bb0(%A: memref<?xf32>, %i: i32):
  %v = vector_transfer_read %A, %i {permutation_map: (a) -> (a)} : (memref<?xf32>, i32) -> vector<4xf32>
  return
}
// -----
// wrong: std.transferred-elements
cfgfunc @probe( memref<?xf32>, index, vector<4xf64>) {
bb0(%A: memref<?xf32>, %i: index, %v: vector<4xf64>):
  vector_transfer_write %v, %A, %i {permutation_map: (a) -> (a)} : vector<4xf64>, memref<?xf32>, index
  return
}
// -----
// wrong: std.permutation-map
cfgfunc @probe( memref<?xf32>, index, vector<4xf32>) {
bb0(%A: memref<?xf32>, %i: index, %v: vector<4xf32>):
  vector_transfer_write %v, %A {permutation_map: (a) -> (a)} : vector<4xf32>, memref<?xf32>
  return
}
// -----
// wrong: std.permutation-map
cfgfunc @probe( memref<?xf32>, index, f32) {
bb0(%A: memref<?xf32>, %i: index, %v: f32):
  vector_transfer_write %v, %A, %i {permutation_map: (a) -> (a)} : f32, memref<?xf32>, index
  return
}
// -----
// wrong: std.transferred-elements
cfgfunc @probe( memref<?xf32>, index, vector<4xf32>) {
bb0(%A: memref<?xf32>, %i: index, %v: vector<4xf32>):
  vector_transfer_write %v, %A, %i : vector<4xf32>, memref<?xf32>, index
  return
}
// -----
// wrong: std.reshaped-size
cfgfunc @probe( memref<16x16xf32>) {
bb0(%A: memref<16x16xf32>):
  %r = reshape %A : memref<16x16xf32> () : memref<16x4xf32>
  return
}
// -----
// wrong: std.reshaped-size
cfgfunc @probe( memref<16xf32>) {
bb0(%A: memref<16xf32>):
  %r = reshape %A : memref<16xf32> () : memref<4x4xf64>
  return
}
// -----
// wrong: std.reshaped-size
cfgfunc @probe( memref<16xf32>) {
bb0(%A: memref<16xf32>):
  %r = reshape %A : memref<16xf32> () : memref<?x4xf32>
  return
}
// -----
// wrong: unknown-operation
cfgfunc @probe( i32) {
bb0(%a: i32):
  %x = frobnicate %a : i32
  return
}
// -----
// wrong: std.prefixed-name
cfgfunc @probe( i32) {
bb0(%a: i32):
  %x = std.addi %a, %a : i32
  return
}
// -----
// wrong: unknown-dialect
cfgfunc @probe( i32) {
bb0(%a: i32):
  %x = arith.addi %a, %a : i32
  return
}
// -----
// wrong: expected-token
cfgfunc @probe( i32) {
bb0(%a: i32):
  %x = subi %a, %a
  return
}
// -----
// wrong: expected-token
cfgfunc @probe( i32) {
bb0(%a: i32):
  %x = "q"(%a) : i32 -> i32
  return
}
// -----
// wrong: expected-token
cfgfunc @probe( i32) {
bb0(%a: i32):
  %x = "q"(%a)
  return
}
// -----
// wrong: expected-token
cfgfunc @probe( i32) {
bb0(%a: i32):
  %x = "q"(%a : i32) : (i32) -> i32
  return
}
// -----
// wrong: expected-token
cfgfunc @probe( i32) {
bb0(%a: i32):
  %x = "q" %a : (i32) -> i32
  return
}
// -----
// wrong: not-dominated
cfgfunc @probe( i32) {
bb0(%a: i32):
  br b
  b:
  %y = "q"() : () -> i32
  br c
  c:
  br d(%z : i32)
  d(%w: i32):
  %z = "q"() : () -> i32
  return
}
// -----
// wrong: std.not-a-dimension
mlfunc @probe(%A: memref<9xf32>) {
  for %i = 0 to 9 {
    %x = "a.b"(%i) : (index) -> index
    %v = load %A[%x] : memref<9xf32>
  }
  return
}
// -----
// wrong: std.not-a-dimension
mlfunc @probe(%A: memref<9xf32>, %v: f32) {
  for %i = 0 to 9 {
    %x = "a.b"(%i) : (index) -> index
    store %v, %A[%x] : memref<9xf32>
  }
  return
}
// -----
// wrong: std.not-a-dimension
mlfunc @probe(%A: memref<9xf32>) {
  for %i = 0 to 9 {
    %x = "a.b"(%i) : (index) -> index
    if (d) : (d >= 0)(%x) {
    }
  }
  return
}
// -----
// wrong: bad-attribute
#m = (x) -> (x mod 0)
extfunc @g()
// -----
// wrong: bad-attribute
#m = (x) -> (x floordiv -1)
extfunc @g()
// -----
// wrong: bad-attribute
#m = (x) -> (x ceildiv 0)
extfunc @g()
// -----
// wrong: bad-attribute
#m = (x) -> (floordiv(x, 0))
extfunc @g()
// -----
// wrong: std.function-kind
mlfunc @f() {
b:
  return
}
// -----
// wrong: std.function-kind
mlfunc @f() {
  br b
}
// -----
// wrong: std.function-kind
cfgfunc @f() {
b:
  for %i = 0 to 3 {
  }
  return
}
// -----
// wrong: affine.layout-set
#s = (d) : (d >= 0)
extfunc @f(memref<4xf32, #s>)
// -----
// wrong: operand-type
cfgfunc @probe( f32) {
bb0(%t: f32):
  %a = dim %t, 0 : f32
  return
}
// -----
// wrong: std.dimension-number
cfgfunc @probe( tensor<f32>) {
bb0(%t: tensor<f32>):
  %a = dim %t, 0 : tensor<f32>
  return
}
// -----
// wrong: result-type
cfgfunc @probe( memref<16x16xf32>) {
bb0(%A: memref<16x16xf32>):
  %r = reshape %A : memref<16x16xf32> () : tensor<16x16xf32>
  return
}
// -----
// wrong: std.mapped-view
cfgfunc @probe( memref<16xf32>) {
bb0(%A: memref<16xf32>):
  %B = view memref<16xf32> -> memref<4xf64> () %A : memref<16xf32>
  return
}
// -----
// wrong: std.mapped-view
cfgfunc @probe( memref<16xf32>) {
bb0(%A: memref<16xf32>):
  %B = view memref<16xf32> -> memref<4xf32, 1> () %A : memref<16xf32>
  return
}
// -----
// wrong: std.mapped-view
cfgfunc @probe( memref<16xf32>, index) {
bb0(%A: memref<16xf32>, %n: index):
  %B = view memref<16xf32> -> memref<?xf32, (i)[s] -> (i + s) > (%n) %A : memref<16xf32>
  return
}
// -----
// wrong: std.mapped-view
cfgfunc @probe( memref<3x3xf32>) {
bb0(%A: memref<3x3xf32>):
  %B = view memref<3x3xf32> -> memref<4x2xf32, (i, j) -> (i, j)> () %A : memref<3x3xf32>
  return
}
// -----
// wrong: result-type
cfgfunc @probe() {
bb0:
  %a = alloc_static(4) : memref<?xf32>
  return
}
// -----
// wrong: std.transfer-operands
cfgfunc @probe( memref<4x4xf32>, memref<4xf32, 1>, memref<1xi32>, index) {
bb0(%A: memref<4x4xf32>, %B: memref<4xf32, 1>, %t: memref<1xi32>, %i: index):
  dma_start %A[%i], %B[%i], %i, %t[%i] : memref<4x4xf32>, memref<4xf32, 1>, memref<1xi32>
  return
}
// -----
// wrong: value-type-mismatch
cfgfunc @probe( memref<4xf32>, memref<4xf32, 1>, memref<1xi32>, index, i32) {
bb0(%A: memref<4xf32>, %B: memref<4xf32, 1>, %t: memref<1xi32>, %i: index, %k: i32):
  dma_start %A[%k], %B[%i], %i, %t[%i] : memref<4xf32>, memref<4xf32, 1>, memref<1xi32>
  return
}
// -----
// wrong: std.not-a-dimension
mlfunc @probe(%A: memref<4xf32>, %B: memref<4xf32, 1>, %t: memref<1xi32>, %i: index) {
  for %k = 0 to 4 {
    %x = "a.b"(%k) : (index) -> index
    dma_start %A[%x], %B[%i], %i, %t[%i] : memref<4xf32>, memref<4xf32, 1>, memref<1xi32>
  }
  return
}
// -----
// wrong: std.copied-tensor
cfgfunc @probe( memref<4xf32>) {
bb0(%m: memref<4xf32>):
  %x = "tensor_load"(%m) : (memref<4xf32>) -> tensor<5xf32>
  return
}
// -----
// wrong: std.transferred-elements
cfgfunc @probe( memref<?xf32>, index, f64) {
bb0(%A: memref<?xf32>, %i: index, %p: f64):
  %v = vector_transfer_read %A, %i, %p {permutation_map: (a) -> (a)} : (memref<?xf32>, index, f64) -> vector<4xf32>
  return
}
// -----
// wrong: std.transferred-elements
cfgfunc @probe( memref<?xf32>, index, vector<4xi32>) {
bb0(%A: memref<?xf32>, %i: index, %v: vector<4xi32>):
  vector_transfer_write %v, %A, %i {permutation_map: (a) -> (a)} : vector<4xi32>, memref<?xf32>, index
  return
}
// -----
// wrong: missing-attribute
cfgfunc @probe() {
bb0:
  "call"() : () -> ()
  return
}
// -----
// wrong: undefined-symbol
cfgfunc @probe() {
bb0:
  "call"() {callee: @nope : () -> ()} : () -> ()
  return
}
// -----
// wrong: std.callee-type
cfgfunc @probe( i32) {
bb0(%x: i32):
  "call"(%x) {callee: @probe : (f32) -> ()} : (i32) -> ()
  return
}
// -----
// wrong: missing-attribute
cfgfunc @probe() {
bb0:
  %0 = "constant"() : () -> i32
  return
}
// -----
// wrong: std.constant-value
cfgfunc @probe() {
bb0:
  %0 = "constant"() {value: 1.5 : f32} : () -> i32
  return
}
// -----
// wrong: expected-token
cfgfunc @probe() {
bb0:
  %0 = constant 5
  return
}
// -----
// wrong: expected-token
cfgfunc @probe() {
bb0:
  %0 = constant 1.5
  return
}
// -----
// wrong: bad-type
extfunc @g(ui8)
// -----
// wrong: bad-type
extfunc @g(si8)
// -----
// wrong: bad-type
extfunc @g(!my.type)
// -----
// wrong: bad-type
extfunc @g(vector<[4]xf32>)
// -----
// wrong: bad-type
extfunc @g(memref<4xf32, strided<[1]>>)
// -----
// wrong: bad-type
extfunc @g(tensor<4xf32, #e>)
// -----
// wrong: bad-type
extfunc @g(tuple<>)
// -----
// wrong: bad-type
extfunc @g(f8E5M2)
// -----
// wrong: bad-type
extfunc @g(tf32)
