func @_a.b$c()
// -----
func @abort()
func @A1(i32, i64) -> f64
// -----
func @g(i32 {x.y: 1}, f32) -> (i32, f32) attributes {q.r: "s", q.t: [1, 2.5]}
// -----
func @g(%a: i32 {x.y: true}) -> i32 {
  return %a : i32
}
// -----
func @g() -> ()
// -----
func @probe(%._$-a: index) {
  "q"(%._$-a) : (index) -> ()
  return
}
// -----
func @probe(%0: f32) {
  "q"(%0) {} : (f32) -> ()
  return
}
// -----
#0 = (d0) -> (d0)
#_.x = (d0) -> (d0)
func @g(memref<4xf32, #0>, memref<4xf32, #_.x>)
// -----
#m = (i)[n] -> (-i, -(i + 1), -3 * i, i * -1 + n)
func @g()
// -----
#m = (i) -> (i mod 7 floordiv 2 ceildiv 3)
func @g()
// -----
#m = () -> (0)
func @g()
// -----
#m = ()[s] -> (s, -s)
func @g()
// -----
#m = (a, b)[n, m] -> (a, b) size (n + m, min (n, m, 4))
func @g()
// -----
#m = (i)[n] -> (i * n, floordiv(i, n), ceildiv(i + 1, 4), i mod n)
func @g()
// -----
#m = (i, j) -> (i + j + 1, j)
func @g()
// -----
#m = (i, j), [M, N] -> (j, i) size (M, N)
func @g()
// -----
#m = (d) -> (d)
func @g()
// -----
#m = (i) : (i >= 0)
func @g()
// -----
#m = (i)[n] : (i - n == 0, n >= 0)
func @g()
// -----
#m = () : ()
func @g()
// -----
#m = (i) : ()
func @g()
// -----
!t = type i32
!u.v = type tensor<4x!t>
func @g(!t, !u.v) -> !t
// -----
!f = type (i32) -> i32
func @g(!f)
// -----
func @g(i1, i7, i1024)
// -----
func @g(vector<4xi1>, vector<1 x 2 x 3 x bf16>)
// -----
func @g(tensor<i32>, tensor<?xvector<2xf16>>, tensor<*xvector<4xi8>>)
// -----
func @g(memref<f32>, memref<?x?xi8>, memref<2xvector<4xf32>, 3>)
// -----
func @g(memref<4x4xf32, (i, j) -> (i, j, 0), (i, j, k) -> (i + j + k)>)
// -----
func @g(memref<4xf32, hbm>, memref<4xf32, 2>)
// -----
func @g(tuple<>, tuple<f32>, tuple<i32, f32, tensor<i1>, i5>, tuple<tuple<>>)
// -----
func @g(!llvm<"i32*">, !tf<"string">, tensor<*x!tf<"resource">>)
// -----
func @g(() -> (), (i32) -> (f32, (index) -> index))
// -----
func @g(tensor<0xf32>, tensor<0x42xf32>)
// -----
func @probe() {
  "a.b"() {k: true} : () -> ()
  return
}
// -----
func @probe() {
  "a.b"() {k: 4 : index} : () -> ()
  return
}
// -----
func @probe() {
  "a.b"() {k: 5 : i33} : () -> ()
  return
}
// -----
func @probe() {
  "a.b"() {k: 0xFF : i8} : () -> ()
  return
}
// -----
func @probe() {
  "a.b"() {k: 1.5} : () -> ()
  return
}
// -----
func @probe() {
  "a.b"() {k: 2.5e3 : f16} : () -> ()
  return
}
// -----
func @probe() {
  "a.b"() {k: ""} : () -> ()
  return
}
// -----
func @probe() {
  "a.b"() {k: []} : () -> ()
  return
}
// -----
func @probe() {
  "a.b"() {k: [[1], [2, [3.5 : f64]]]} : () -> ()
  return
}
// -----
func @probe() {
  "a.b"() {k: (i)[n] -> (i + n)} : () -> ()
  return
}
// -----
func @probe() {
  "a.b"() {k: (i) : (i >= 0)} : () -> ()
  return
}
// -----
func @probe() {
  "a.b"() {k: i32} : () -> ()
  return
}
// -----
func @probe() {
  "a.b"() {k: () -> ()} : () -> ()
  return
}
// -----
func @probe() {
  "a.b"() {k: @probe : () -> ()} : () -> ()
  return
}
// -----
func @probe() {
  "a.b"() {k: dense<tensor<2x2xi32>, [[1, 2], [3, 4]]>} : () -> ()
  return
}
// -----
func @probe() {
  "a.b"() {k: dense<vector<2xf32>, [1.5, 2.5]>} : () -> ()
  return
}
// -----
func @probe() {
  "a.b"() {k: dense<tensor<1xi1>, [true]>} : () -> ()
  return
}
// -----
func @probe() {
  "a.b"() {k: opaque<"d", tensor<2xi8>, "0xAB">} : () -> ()
  return
}
// -----
func @probe() {
  "a.b"() {k: sparse<tensor<3x4xi32>, [[0, 0], [1, 2]], [1, 5]>} : () -> ()
  return
}
// -----
func @probe() {
  "a.b"() {k: sparse<vector<4xf32>, [[3]], [1.5]>} : () -> ()
  return
}
// -----
func @probe() {
  "a.b"() {k: splat<tensor<2x3xf32>, 1.5>} : () -> ()
  return
}
// -----
func @probe() {
  "a.b"() {k: splat<vector<4xi8>, 7>} : () -> ()
  return
}
// -----
func @probe() {
  "a.b"() {k: 1, x.y: 2, _z$: 3} : () -> ()
  return
}
// -----
func @probe() {
  %c:2 = call @mr() : () -> (f32, i32)
  %a, %b = call @mr() : () -> (f32, i32)
  "tf.s"(%c#0, %b) {fruit: "banana"} : (f32, i32) -> ()
  return
}
func @mr() -> (f32, i32)
// -----
func @probe(%c: i1, %v: index) {
  cond_br %c, ^a, ^b(%v : index)
  ^a:
  return
  ^b(%w: index):
  return
}
// -----
func @probe(%c: i1) {
  cond_br %c, ^a, ^a
  ^a:
  br ^b
  ^b:
  return
}
// -----
func @f(i32, i1) -> i32 {
^x(%a: i32, %c: i1):
  cond_br %c, ^y(%a : i32), ^y(%a : i32)
^y(%b: i32):
  return %b : i32
}
// -----
func @f() {
^0:
  br ^._
^._:
  return
}
// -----
func @probe(%f: (i32) -> i32, %a: i32) {
  %r = call_indirect %f(%a) : (i32) -> i32
  return
}
// -----
func @probe() {
  %f = constant @probe : () -> ()
  call_indirect %f() : () -> ()
  return
}
// -----
func @probe(%t: tensor<4x?xi8>, %u: tensor<*xf32>) {
  %a = dim %t, 0 : tensor<4x?xi8>
  %b = "std.dim"(%t) {index: 1} : (tensor<4x?xi8>) -> index
  %c = dim %u, 3 : tensor<*xf32>
  return
}
// -----
func @probe(%n: index) {
  %a = alloc(%n, %n) : memref<?x4x?xf32>
  dealloc %a : memref<?x4x?xf32>
  %b = alloc()[%n] : memref<4xf32, (d)[s] -> (d + s)>
  return
}
// -----
func @probe() {
  %a = alloc_static(64) : memref<4x4xf32>
  dealloc %a : memref<4x4xf32>
  return
}
// -----
func @probe(%A: memref<4x8xf32>, %B: memref<32xf32, 1>, %t: memref<2xi32>, %i: index) {
  dma_start %A[%i, %i], %B[%i], %i, %t[%i] : memref<4x8xf32>, memref<32xf32, 1>, memref<2xi32>
  dma_start %A[%i, %i], %B[%i], %i, %t[%i], %i, %i : memref<4x8xf32>, memref<32xf32, 1>, memref<2xi32>
  dma_wait %t[%i], %i : memref<2xi32>
  return
}
// -----
func @probe(%v: vector<2x2xi8>, %t: tensor<f32>, %u: tensor<*xf32>, %i: index) {
  %a = extract_element %v[%i, %i] : vector<2x2xi8>
  %b = extract_element %t[] : tensor<f32>
  %c = extract_element %u[%i] : tensor<*xf32>
  return
}
// -----
func @probe(%m: memref<f32>) {
  %a = load %m[] : memref<f32>
  store %a, %m[] : memref<f32>
  return
}
// -----
func @probe(%m: memref<4x?xf32, 2>) {
  %t = tensor_load %m : memref<4x?xf32, 2>
  tensor_store %t, %m : memref<4x?xf32, 2>
  return
}
// -----
func @probe(%a: i32, %b: vector<4xi8>, %c: tensor<*xi1>) {
  %x = addi %a, %a : i32
  %y = divis %b, %b : vector<4xi8>
  %z = remiu %c, %c : tensor<*xi1>
  %w = diviu %a, %x : i32
  %v = remis %a, %x : i32
  return
}
// -----
func @probe(%a: f64, %c: tensor<?xbf16>) {
  %x = addf %a, %a : f64
  %z = mulf %c, %c : tensor<?xbf16>
  return
}
// -----
func @probe(%a: i32, %b: index) {
  %x = cmpi "uge", %a, %a : i32
  %y = cmpi "ne", %b, %b : index
  %s = select %x, %a, %a : i32
  %g = "std.cmpi"(%a, %a) {predicate: 2} : (i32, i32) -> i1
  return
}
// -----
func @probe() {
  %a = constant 1 : i1
  %b = constant 0 : index
  %c = constant 1.5 : bf16
  %e = constant true
  %d = constant splat<tensor<4xi32>, 1> : tensor<4xi32>
  %f = constant dense<vector<2xf32>, [1.0, 2.0]> : vector<2xf32>
  return
}
// -----
func @probe() {
  %0 = "std.constant"() {value: 42 : i32} : () -> i32
  return
}
// -----
func @probe(%m: memref<4x?xf32>) {
  %a = memref_cast %m : memref<4x?xf32> to memref<?x4xf32>
  return
}
// -----
func @probe(%t: tensor<*xf32>) {
  %a = tensor_cast %t : tensor<*xf32> to tensor<4xf32>
  %b = tensor_cast %a : tensor<4xf32> to tensor<?xf32>
  %c = "std.tensor_cast"(%b) : (tensor<?xf32>) -> tensor<*xf32>
  return
}
// -----
func @probe(%A: memref<8xf32>, %n: index) {
  affine.for %i = 0 to 8 {
    %x = affine.apply (d) -> (7 - d)(%i)
    %v = load %A[%x] : memref<8xf32>
    store %v, %A[%i] : memref<8xf32>
    affine.if (d)[s] : (d - s >= 0)(%i)[%n] {
      store %v, %A[%n] : memref<8xf32>
    } else {
    }
  }
  return
}
// -----
func @probe(%A: memref<8xf32>, %p: index) {
  %i = "any.thing"(%p) : (index) -> index
  %w = load %A[%i] : memref<8xf32>
  return
}
// -----
func @probe(%b: f32, %c: f32) {
  %a = "tf.Add"(%b, %c) : (f32, f32) -> f32
  %y = "tf.Conv2d"(%a) {strides: [1,1,2,1], padding: "SAME"} : (f32) -> tensor<*xf32>
  return
}
// -----
func @probe(%a: i16) {
  %x:2 = "llvm.sadd.with.overflow.i16"(%a, %a) : (i16, i16) -> (i16, i1)
  "q.q"(%x#0, %x#1) : (i16, i1) -> ()
  return
}
// -----
func @probe(%a: i32) {
  %x:2 = "k.two"(%a) : (i32) -> (i32, f32)
  %y, %z = "k.two"(%a) : (i32) -> (i32, f32)
  "k.use"(%x#0, %z) {k.l: 1, m: [2]} : (i32, f32) -> ()
  return
}
// -----
func @probe(%c: i1) {
  "std.cond_br"(%c)[^a, ^b(%c : i1)] : (i1) -> ()
  ^a:
  "std.return"() : () -> ()
  ^b(%d: i1):
  return
}
// -----
func @probe(%n: index, %A: memref<4x4xf32>) {
  %N = dim %A, 0 : memref<4x4xf32>
  affine.for %i = 0 to %N step 2 {
    affine.for %j = (d0) -> (d0)(%i) to min (d0)[s0] -> (d0 + 4, s0)(%i)[%n] {
      %v = load %A[%i, %j] : memref<4x4xf32>
    }
  }
  return
}
// -----
func @f(i32) -> i32
attributes {a.b: 1, c.d: "x"}
// -----
func @f(%a: i32 {x.y: [1]}, %b: f32)
{
  return
}
// -----
!x-w = type vector<2xf32>
!x.y.z = type memref<4x!x-w>
func @f(!x.y.z, tuple<!x-w>)
// -----
func @probe() {
  %0 = constant dense<tensor<2xi1>, [true, false]> : tensor<2xi1>
  %1 = constant splat<tensor<0xf32>, 1.0> : tensor<0xf32>
  %2 = constant false
  return
}
// -----
func @probe(%t: tensor<*xf32>, %i: index) {
  %a = extract_element %t[%i, %i] : tensor<*xf32>
  %b = dim %t, 7 : tensor<*xf32>
  return
}
// -----
func @probe(%m: memref<4xf32, hbm>, %i: index) {
  %v = load %m[%i] : memref<4xf32, hbm>
  %c = memref_cast %m : memref<4xf32, hbm> to memref<?xf32, hbm>
  return
}
// -----
func @probe() {
  %0 = constant 0x10 : i32
  return
}
// -----
func @f() {
  "x.y"() {a: opaque<tf, tensor<3x4xi32>, "0x1234">, b: opaque<tensor<4xi8>, "0x12">} : () -> ()
  return
}
