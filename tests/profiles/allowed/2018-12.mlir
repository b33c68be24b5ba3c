extfunc @A_9z()
// -----
extfunc @g() attributes {}
// -----
extfunc @g() attributes {a_1: 0x1f}
// -----
extfunc @g(i1)->()
// -----
extfunc @g()->(i32, (i1)->f32)
// -----
mlfunc @probe(%._$-a: index) {
  "q"(%._$-a) : (index) -> ()
  return
}
// -----
mlfunc @probe(%0: index, %12: f32) {
  "q"(%0, %12) : (index, f32) -> ()
  return
}
// -----
#0 = (d0) -> (d0)
#_1 = (d0) -> (d0)
#$ = (d0) -> (d0)
extfunc @g(memref<4xf32, #0>, memref<4xf32, #_1>, memref<2xi1, #$>)
// -----
extfunc @g() // trailing
// -- end
// -----
mlfunc @probe(%x: f32) {
  %y = "k.l"(%x) {} : (f32) -> f32 // c
 // more
  return
}
// -----
mlfunc @probe(%i: index) {
  call @later(%i) : (index) -> ()
  return
}
extfunc @later(index)
// -----
#m = (i)[n] -> (-i, -(i + 1), -3 * i, i * -1 + n, (i - n) * 2)
extfunc @g()
// -----
#m = (i) -> (i mod 7 floordiv 2 ceildiv 3)
extfunc @g()
// -----
#m = () -> (0)
extfunc @g()
// -----
#m = ()[s] -> (s, -s)
extfunc @g()
// -----
#m = (a, b)[n, m] -> (a, b) size (n + m, min (n, m, 4))
extfunc @g()
// -----
#m = (a)[n] -> (a) size (min (n + 2, 3 * n))
extfunc @g()
// -----
#m = (i)[n] -> (i * n)
extfunc @g()
// -----
#m = (i)[n] -> (n * i + floordiv(i, n) + ceildiv(i, 4))
extfunc @g()
// -----
#m = (i)[n] -> (i mod n)
extfunc @g()
// -----
#m = (i)[n] -> (i floordiv n)
extfunc @g()
// -----
#m = (i, j) -> (i + j + 1, j)
extfunc @g()
// -----
#m = (i, j) -> (i mod 2, j + i)
extfunc @g()
// -----
#m = (i, j) -> (2*i + 1, j)
extfunc @g()
// -----
#m = (dim, load, for) -> (dim + load - for)
extfunc @g()
// -----
#m = (i)  ->  ((((i))))
extfunc @g()
// -----
#m = (i) : ()
extfunc @g()
// -----
#m = (i) : i >= 0
extfunc @g()
// -----
#m = (i)[n] : (i - n == 0, n >= 0)
extfunc @g()
// -----
#m = () : ()
extfunc @g()
// -----
#m = ()[n] : (n - 4 >= 0)
extfunc @g()
// -----
#m = (i, j) : (i + j - 3 == 0)
extfunc @g()
// -----
#m = (i) :
extfunc @g()
// -----
#m = (i, j)[m, n] : i - m >= 0, n - j == 0
extfunc @g()
// -----
extfunc @g(i1, i7, i1024)
// -----
extfunc @g(vector<4xi1>, vector<1 x 2 x 3 x bf16>)
// -----
extfunc @g(tensor<i32>, tensor<?xvector<2xf16>>, tensor<*xvector<4xi8>>)
// -----
extfunc @g(memref<f32>, memref<?x?xi8>, memref<2xvector<4xf32>, 3>)
// -----
extfunc @g(memref<4x4xf32, (i, j) -> (j, i)>)
// -----
extfunc @g(memref<4x4xf32, (i, j) -> (i, j, 0), (i, j, k) -> (i + j + k)>)
// -----
extfunc @g(memref<4xf32, hbm>, memref<4xf32, 0x2>)
// -----
extfunc @g(tensor<2x tf_string>, tensor<*xtf_resource>, tf_f32ref)
// -----
extfunc @g(() -> (), (i32) -> (f32, (index) -> index))
// -----
extfunc @g((i32, tensor<2xi8>) -> ())
// -----
extfunc @g(tensor<0xf32>)
// -----
extfunc @g((() -> ()) -> (() -> ()))
// -----
cfgfunc @probe() {
bb0:
  "a.b"() {k: true} : () -> ()
  return
}
// -----
cfgfunc @probe() {
bb0:
  "a.b"() {k: false} : () -> ()
  return
}
// -----
cfgfunc @probe() {
bb0:
  "a.b"() {k: -0x5} : () -> ()
  return
}
// -----
cfgfunc @probe() {
bb0:
  "a.b"() {k: 4 : index} : () -> ()
  return
}
// -----
cfgfunc @probe() {
bb0:
  "a.b"() {k: 5 : i33} : () -> ()
  return
}
// -----
cfgfunc @probe() {
bb0:
  "a.b"() {k: 1.0} : () -> ()
  return
}
// -----
cfgfunc @probe() {
bb0:
  "a.b"() {k: -2.5e3 : f16} : () -> ()
  return
}
// -----
cfgfunc @probe() {
bb0:
  "a.b"() {k: ""} : () -> ()
  return
}
// -----
cfgfunc @probe() {
bb0:
  "a.b"() {k: []} : () -> ()
  return
}
// -----
cfgfunc @probe() {
bb0:
  "a.b"() {k: [[1], [2, [3.5 : f64]]]} : () -> ()
  return
}
// -----
cfgfunc @probe() {
bb0:
  "a.b"() {k: (i)[n] -> (i + n)} : () -> ()
  return
}
// -----
cfgfunc @probe() {
bb0:
  "a.b"() {k: i32} : () -> ()
  return
}
// -----
cfgfunc @probe() {
bb0:
  "a.b"() {k: memref<4xf32>} : () -> ()
  return
}
// -----
cfgfunc @probe() {
bb0:
  "a.b"() {k: () -> ()} : () -> ()
  return
}
// -----
cfgfunc @probe() {
bb0:
  "a.b"() {k: [i1, index, f32]} : () -> ()
  return
}
// -----
cfgfunc @probe() {
bb0:
  "a.b"() {k: "//no comment"} : () -> ()
  return
}
// -----
cfgfunc @probe() {
bb0:
  "a.b"() {k: @probe : () -> ()} : () -> ()
  return
}
// -----
cfgfunc @probe() {
bb0:
  "a.b"() {k: tensor<*xf32>} : () -> ()
  return
}
// -----
cfgfunc @probe() {
bb0:
  "a.b"() {k: vector<4xf32>} : () -> ()
  return
}
// -----
cfgfunc @f() {
b:
  br c
c:
  br d
d:
  return
}
// -----
cfgfunc @f(i1) -> (i1, i1) attributes {a: 1, b: ["q"]} {
entry(%c: i1):
  cond_br %c, l, l
l:
  cond_br %c, r, l
r:
  return %c, %c : i1, i1
}
// -----
cfgfunc @f() {
bb0():
  br bb1
bb1():
  return
}
// -----
cfgfunc @f(index) {
bb0(%n : index):
  br loop(%n, %n : index, index)
loop(%i : index, %k : index):
  %d = "is.done"(%i) : (index) -> i1
  cond_br %d, out(%i : index), loop(%k, %i : index, index)
out(%r : index):
  return
}
// -----
mlfunc @f(%a : i32) -> i32 attributes {k: f32} {
  return %a : i32
}
// -----
mlfunc @f() -> () {
  return
}
// -----
mlfunc @f(%a : i32, %b : f32) -> (i32, f32) {
  return %a, %b : i32, f32
}
// -----
mlfunc @probe(%n: index) {
  for %i = %n to 10 {
  }
  return
}
// -----
mlfunc @probe(%n: index) {
  for %i = -3 to %n step 5 {
    for %j = (d0) -> (d0 + 1)(%i) to (d0)[s] -> (d0 * 2 + s)(%i)[%n] {
    }
  }
  return
}
// -----
mlfunc @probe(%n: index) {
  for %i = max()[s] -> (s, 2)()[%n] to min(d)[s] -> (d, s)(%n)[%n] {
  }
  return
}
// -----
mlfunc @probe(%n: index) {
  if (d) : (d >= 0)(%n) {
    for %i = 0 to 2 {
    }
  } else {
    "q"() : () -> ()
  }
  return
}
// -----
mlfunc @probe(%n: index) {
  for %i = 0 to 4 {
  if (d)[s] : (d - s >= 0)(%i)[%n] {
  } else if (d) : (d == 0)(%i) {
  } else if ()[s] : (s == 0)()[%n] {
  } else {
  }
  }
  return
}
// -----
mlfunc @probe(%n: index) {
  for %i = 0 to 9 {
    %x = affine_apply (d) -> (d, d * 2)(%i)
    for %j = (a)->(a)(%x#0) to (a)->(a)(%x#1) {
    }
  }
  return
}
// -----
mlfunc @probe() {
  %c = constant 4 : index
  for %i = 0 to %c {
  }
  return
}
// -----
mlfunc @probe(%A: memref<8x?xf32>, %k: index) {
  %d = dim %A, 1 : memref<8x?xf32>
  for %i = 0 to %d {
    %v = load %A[%k, %i] : memref<8x?xf32>
    store %v, %A[%k, %i] : memref<8x?xf32>
  }
  return
}
// -----
mlfunc @probe(%A: memref<8xf32>, %c: i1) {
  for %i = 0 to 8 {
    %x = affine_apply (d) -> (7 - d)(%i)
    %v = load %A[%x] : memref<8xf32>
    store %v to %A[%i] : memref<8xf32>
  }
  return
}
// -----
mlfunc @probe(%A: memref<8xf32>) {
  for %i = 0 to 8 {
    %z = constant 0 : index
    %v = load %A[%z] : memref<8xf32>
  }
  return
}
// -----
cfgfunc @probe( memref<8xf32>, index) {
bb0(%A: memref<8xf32>, %p: index):
  %i = "any.thing"(%p) : (index) -> index
  %x = affine_apply (d)[s] -> (d + s)(%i)[%i]
  %v = load %A[%x] : memref<8xf32>
  %w = load %A[%i] : memref<8xf32>
  return
}
// -----
cfgfunc @probe() {
bb0:
  %f = constant @probe : () -> ()
  call_indirect %f() : () -> ()
  return
}
// -----
cfgfunc @probe( tensor<4x?xi8>) {
bb0(%t: tensor<4x?xi8>):
  %a = dim %t, 0 : tensor<4x?xi8>
  %b = "dim"(%t) {index: 1} : (tensor<4x?xi8>) -> index
  return
}
// -----
cfgfunc @probe( index) {
bb0(%n: index):
  %a = alloc(%n, %n) : memref<?x4x?xf32>
  dealloc %a : memref<?x4x?xf32>
  return
}
// -----
cfgfunc @probe( index) {
bb0(%n: index):
  %a = alloc()[%n] : memref<4xf32, (d)[s] -> (d + s)>
  return
}
// -----
cfgfunc @probe( index) {
bb0(%n: index):
  %a = alloc(%n)[%n] : memref<?xf32, (d)[s] -> (d + s), 2>
  return
}
// -----
cfgfunc @probe() {
bb0:
  %a = alloc_static(64) : memref<4x4xf32>
  return
}
// -----
cfgfunc @probe() {
bb0:
  %a = alloc_static(0xff00) : memref<4xf32, (i) -> (i), 1>
  return
}
// -----
cfgfunc @probe( memref<4x8xf32>, memref<32xf32, 1>, memref<2xi32>, index) {
bb0(%A: memref<4x8xf32>, %B: memref<32xf32, 1>, %t: memref<2xi32>, %i: index):
  dma_start %A[%i, %i], %B[%i], %i, %t[%i] : memref<4x8xf32>, memref<32xf32, 1>, memref<2xi32>
  dma_wait %t[%i], %i : memref<2xi32>
  return
}
// -----
cfgfunc @probe( vector<2x2xi8>, tensor<f32>, tensor<*xf32>, index) {
bb0(%v: vector<2x2xi8>, %t: tensor<f32>, %u: tensor<*xf32>, %i: index):
  %a = extract_element %v[%i, %i] : vector<2x2xi8>
  %b = extract_element %t[] : tensor<f32>
  %c = extract_element %u[%i] : tensor<*xf32>
  return
}
// -----
cfgfunc @probe( memref<f32>) {
bb0(%m: memref<f32>):
  %a = load %m[] : memref<f32>
  store %a, %m[] : memref<f32>
  return
}
// -----
cfgfunc @probe( memref<4x?xf32, 2>) {
bb0(%m: memref<4x?xf32, 2>):
  %t = tensor_load %m : memref<4x?xf32, 2>
  tensor_store %t, %m : memref<4x?xf32, 2>
  %d = dim %t, 1 : tensor<4x?xf32>
  return
}
// -----
cfgfunc @probe( i32, vector<4xi8>, tensor<*xi1>) {
bb0(%a: i32, %b: vector<4xi8>, %c: tensor<*xi1>):
  %x = addi %a, %a : i32
  %y = addi %b, %b : vector<4xi8>
  %z = addi %c, %c : tensor<*xi1>
  return
}
// -----
cfgfunc @probe( f64, vector<4xf16>, tensor<?xbf16>) {
bb0(%a: f64, %b: vector<4xf16>, %c: tensor<?xbf16>):
  %x = addf %a, %a : f64
  %y = mulf %b, %b : vector<4xf16>
  %z = mulf %c, %c : tensor<?xbf16>
  return
}
// -----
cfgfunc @probe( i32, index) {
bb0(%a: i32, %b: index):
  %x = cmpi "uge", %a, %a : i32
  %y = cmpi "ne", %b, %b : index
  %s = select %x, %a, %a : i32
  return
}
// -----
cfgfunc @probe( vector<4xi32>) {
bb0(%a: vector<4xi32>):
  %x = cmpi "eq", %a, %a : vector<4xi32>
  %s = select %x, %a, %a : vector<4xi32>
  return
}
// -----
cfgfunc @probe( tensor<?xi32>) {
bb0(%a: tensor<?xi32>):
  %x = cmpi "sle", %a, %a : tensor<?xi32>
  %s = select %x, %x, %x : tensor<?xi1>
  return
}
// -----
cfgfunc @probe() {
bb0:
  %a = constant 1 : i1
  %b = constant -1 : i8
  %c = constant 1.5 : bf16
  %d = constant 0 : index
  %e = constant true
  return
}
// -----
cfgfunc @probe() {
bb0:
  %a = constant 4.0 : f64
  %b = constant 0x10 : i32
  return
}
// -----
cfgfunc @probe( memref<4x?xf32>) {
bb0(%m: memref<4x?xf32>):
  %a = memref_cast %m : memref<4x?xf32> to memref<?x4xf32>
  %b = memref_cast %a : memref<?x4xf32> to memref<?x?xf32>
  return
}
// -----
cfgfunc @probe( tensor<*xf32>) {
bb0(%t: tensor<*xf32>):
  %a = tensor_cast %t : tensor<*xf32> to tensor<4xf32>
  %b = tensor_cast %a : tensor<4xf32> to tensor<?xf32>
  %c = tensor_cast %b : tensor<?xf32> to tensor<*xf32>
  return
}
// -----
mlfunc @probe(%A: memref<?x?xf32>, %p: f32) {
  for %i = 0 to 4 {
    %v = vector_transfer_read %A, %i, %i, %p {permutation_map: (a, b) -> (b, a)} : (memref<?x?xf32>, index, index, f32) -> vector<4x8xf32>
    vector_transfer_write %v, %A, %i, %i {permutation_map: (a, b) -> (b, a)} : vector<4x8xf32>, memref<?x?xf32>, index, index
  }
  return
}
// -----
mlfunc @probe(%A: memref<?x?xf32>) {
  for %i = 0 to 4 {
    %v = vector_transfer_read %A, %i, %i {permutation_map: (a, b) -> (0, a)} : (memref<?x?xf32>, index, index) -> vector<4x8xf32>
  }
  return
}
// -----
cfgfunc @probe( i32, i32) {
bb0(%a: i32, %b: i32):
  %x = "addi"(%a, %b) : (i32, i32) -> i32
  %y = "cmpi"(%x, %a) {predicate: 9} : (i32, i32) -> i1
  %z = "select"(%y, %a, %b) : (i1, i32, i32) -> i32
  return
}
// -----
cfgfunc @probe( tensor<*xf32>) {
bb0(%t: tensor<*xf32>):
  %a = "tensor_cast"(%t) : (tensor<*xf32>) -> tensor<?x?xf32>
  %b = "tf.Conv2d"(%a, %t) {strides: [1,1,2,1], padding: "SAME"} : (tensor<?x?xf32>, tensor<*xf32>) -> tensor<*xf32>
  return
}
// -----
cfgfunc @probe( i16) {
bb0(%a: i16):
  %x = "llvm.sadd.with.overflow.i16"(%a, %a) : (i16, i16) -> (i16, i1)
  "q.q"(%x#0, %x#1) : (i16, i1) -> ()
  return
}
// -----
cfgfunc @probe() {
bb0:
  %0 = "constant"() {value: @probe : () -> ()} : () -> (() -> ())
  return
}
// -----
cfgfunc @probe() {
bb0:
  "call"() {callee: @probe : () -> ()} : () -> ()
  return
}
// -----
cfgfunc @probe() {
bb0:
  %0 = "constant"() {value: 42 : i32} : () -> i32
  return
}
// -----
cfgfunc @probe( i32) {
bb0(%x: i32):
  br b
  b:
  br c(%x : i32)
  c(%y: i32):
  return
}
// -----
cfgfunc @probe( i32) {
bb0(%a: i32):
  %x = "k.two"(%a) : (i32) -> (i32, f32)
  "k.use"(%x#0, %x#1) : (i32, f32) -> ()
  "k.none"(%a) {a: 1} : (i32) -> ()
  return
}
// -----
cfgfunc @probe() {
bb0:
  br loc
  loc:
  br size
  size:
  br to
  to:
  br step
  step:
  return
}
// -----
cfgfunc @probe( i1) {
bb0(%c: i1):
  cond_br %c,
     t(%c : i1),
     f
  t(%d : i1):
  br f
  f:
  return
}
// -----
mlfunc @probe(%n: index) {
  if () : (0 == 0)() {
  }
  return
}
// -----
mlfunc @probe(%n: index) {
  for %i = 0 to
     (d0) -> (d0 +
    4)(%n) {
  }
  return
}
// -----
mlfunc @probe(%n: index, %A: memref<4x4xf32>) {
  %N4 = affine_apply ()[s] -> (s floordiv 4)()[%n]
  for %i = 0 to %N4 {
    %v = load %A[%i, %n] : memref<4x4xf32>
    for %j = %i to %N4 {
      %x = affine_apply (a)[b] -> (a + b)(%j)[%N4]
      %w = load %A[%x, %N4] : memref<4x4xf32>
    }
  }
  return
}
// -----
mlfunc @probe(%n: index, %A: memref<4xf32>) {
  if (d)[s] : (d - s >= 0)(%n)[%n] {
    %c = constant 3 : index
    for %i = 0 to %c {
      %x = affine_apply ()[s] -> (s)()[%c]
      %v = load %A[%x] : memref<4xf32>
    }
  }
  return
}
// -----
cfgfunc @probe( memref<?x?xf32>, index) {
bb0(%m: memref<?x?xf32>, %i: index):
  %d = dim %m, 0 : memref<?x?xf32>
  %x = affine_apply (a)[b] -> (a * 2 + b)(%i)[%d]
  %v = load %m[%x, %d] : memref<?x?xf32>
  return
}
// -----
cfgfunc @probe() {
bb0:
  "a.b"() {k: [() -> (), (i) -> (i), @probe : () -> (), []]} : () -> ()
  return
}
// -----
cfgfunc @probe() {
bb0:
  "a.b"() {k: tensor<2xi8>, k2: [f32, vector<2xi1>]} : () -> ()
  return
}
// -----
#a = (i) -> (i)
#b = (i) : (i >= 0)
extfunc @z() attributes {m: #a, s: #b}
// -----
cfgfunc @probe() {
bb0:
  %a = constant -5 : index
  return
}
// -----
extfunc @f(memref<4xf32, vmem>, memref<4xf32, (i) -> (i), smem>)
// -----
cfgfunc @probe( i32) {
bb0(%a: i32):
  %b = "x-1"(%a) {} : (i32) -> i32
  %c = "a.b.c"(%b) : (i32) -> (() -> i32)
  %d = call_indirect %c() : () -> i32
  return
}
// -----
mlfunc @f(%a : i1) -> i1
  attributes {k: 1}
{
  return %a : i1
}
// -----
cfgfunc @g() -> i32
{
x:
  %c = constant 1 : i32
  return %c
    : i32
}
// -----
cfgfunc @probe( vector<4xf32>, memref<2xvector<4xf32>>, index) {
bb0(%v: vector<4xf32>, %m: memref<2xvector<4xf32>>, %i: index):
  store %v, %m[%i] : memref<2xvector<4xf32>>
  %w = load %m[%i] : memref<2xvector<4xf32>>
  %s = addf %v, %w : vector<4xf32>
  return
}
