func @_a.b$c()
// -----
func @-x.y()
// -----
func @7()
// -----
func @"a b"()
// -----
func @g(i32 {x.y = 1}, f32) -> (i32 {q.u}, f32) attributes {q.r = "s", q.t = [1, 2.5]}
// -----
func @g(%a: i32 {x.y = unit}) -> i32 {
  return %a : i32
}
// -----
func @v(i1) attributes {d.u}
// -----
func @g() -> ()
// -----
func @g() -> (f64 {d.n = 0 : i64})
// -----
module {
}
// -----
module @m {
  func @f()
}
// -----
module attributes {a.b = 1} {
  func @f()
}
// -----
module @m attributes {a.b} {
  module @n {
  }
}
// -----
func @probe(%._$-a: index) {
  "q"(%._$-a) : (index) -> ()
  return
}
// -----
func @probe(%0: f32) {
  "q.r"(%0) {} : (f32) -> ()
  return
}
// -----
#m = affine_map<(d0)[s] -> (d0 + s)>
#n = #m
#s = affine_set<(d) : (d >= 0)>
#i = 3 : i8
#str = "x"
#arr = [1, #i]
func @g(memref<4xf32, #m>)
// -----
!t = type i32
!u_v = type tensor<4x!t>
func @g(!t, !u_v) -> !t
// -----
!f = type (i32) -> i32
func @g(!f)
// -----
func @g(i1, si7, ui1024)
// -----
func @g(f16, bf16, f32, f64)
// -----
func @g(none, complex<f32>, complex<i32>, complex<si8>)
// -----
func @g(vector<4xi1>, vector<1 x 2 x 3 x bf16>)
// -----
func @g(tensor<i32>, tensor<?xvector<2xf16>>, tensor<*xcomplex<f32>>, tensor<0x42xf32>)
// -----
func @g(memref<f32>, memref<0xi8>, memref<1x0xf32>, memref<2xvector<4xf32>, 3>)
// -----
func @g(memref<*xf32>, memref<*xi8, 2>, memref<*xvector<2xf32>>)
// -----
func @g(memref<42x16xf32, offset: 33, strides: [1, 64]>, memref<?xf32, offset: ?, strides: [?], 2>)
// -----
func @g(memref<4x4xf32, affine_map<(i, j) -> (j, i)>>, memref<4x4xf32, affine_map<(i, j) -> (j, i)>, 1>)
// -----
func @g(memref<2xindex>)
// -----
func @g(tuple<>, tuple<f32>, tuple<i32, f32, tensor<i1>, i5>, tuple<tuple<>>)
// -----
func @g(!llvm<"i32*">, !tf.string, !foo<"something<abcd>">, !foo.something<abcd>, !foo.a<(b)[c]{d}<e>>)
// -----
func @g(() -> (), (i32) -> (f32, (index) -> index))
// -----
func @g(!foo.bar.baz<1>, tensor<4x!foo.bar>)
// -----
func @probe() {
  "a.b"() {k = true} : () -> ()
  return
}
// -----
func @probe() {
  "a.b"() {k = 4 : index} : () -> ()
  return
}
// -----
func @probe() {
  "a.b"() {k = 5 : si33} : () -> ()
  return
}
// -----
func @probe() {
  "a.b"() {k = 0xFF : i8} : () -> ()
  return
}
// -----
func @probe() {
  "a.b"() {k = 1.5} : () -> ()
  return
}
// -----
func @probe() {
  "a.b"() {k = -2.5e3 : f16} : () -> ()
  return
}
// -----
func @probe() {
  "a.b"() {k = 0x7C00 : f16} : () -> ()
  return
}
// -----
func @probe() {
  "a.b"() {k = 0x7CFF : f16} : () -> ()
  return
}
// -----
func @probe() {
  "a.b"() {k = ""} : () -> ()
  return
}
// -----
func @probe() {
  "a.b"() {k = "x" : i32} : () -> ()
  return
}
// -----
func @probe() {
  "a.b"() {k = []} : () -> ()
  return
}
// -----
func @probe() {
  "a.b"() {k = [[1], [2, [3.5 : f64]]]} : () -> ()
  return
}
// -----
func @probe() {
  "a.b"() {k = affine_map<(i)[n] -> (i + n, n mod 2)>} : () -> ()
  return
}
// -----
func @probe() {
  "a.b"() {k = affine_set<(i) : (i >= 0)>} : () -> ()
  return
}
// -----
func @probe() {
  "a.b"() {k = i32} : () -> ()
  return
}
// -----
func @probe() {
  "a.b"() {k = () -> ()} : () -> ()
  return
}
// -----
func @probe() {
  "a.b"() {k = @probe} : () -> ()
  return
}
// -----
func @probe() {
  "a.b"() {k = @probe::@"x y"::@z} : () -> ()
  return
}
// -----
func @probe() {
  "a.b"() {k = unit} : () -> ()
  return
}
// -----
func @probe() {
  "a.b"() {k = {}} : () -> ()
  return
}
// -----
func @probe() {
  "a.b"() {k = {a, b = 1, "c d" = {e = "f"}}} : () -> ()
  return
}
// -----
func @probe() {
  "a.b"() {k = #foo.bar} : () -> ()
  return
}
// -----
func @probe() {
  "a.b"() {k = #foo<"x>>">} : () -> ()
  return
}
// -----
func @probe() {
  "a.b"() {k = #foo.b<(1)[2]>} : () -> ()
  return
}
// -----
func @probe() {
  "a.b"() {k = dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>} : () -> ()
  return
}
// -----
func @probe() {
  "a.b"() {k = dense<1> : vector<2xi8>} : () -> ()
  return
}
// -----
func @probe() {
  "a.b"() {k = dense<[1.5, 2.5]> : vector<2xf32>} : () -> ()
  return
}
// -----
func @probe() {
  "a.b"() {k = dense<true> : tensor<1xi1>} : () -> ()
  return
}
// -----
func @probe() {
  "a.b"() {k = dense<"0x01000000"> : tensor<1xi32>} : () -> ()
  return
}
// -----
func @probe() {
  "a.b"() {k = dense<[]> : tensor<0xi32>} : () -> ()
  return
}
// -----
func @probe() {
  "a.b"() {k = dense<2> : tensor<2xindex>} : () -> ()
  return
}
// -----
func @probe() {
  "a.b"() {k = opaque<"d", "0xAB"> : tensor<2xi8>} : () -> ()
  return
}
// -----
func @probe() {
  "a.b"() {k = sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>} : () -> ()
  return
}
// -----
func @probe() {
  "a.b"() {k = sparse<[[0]], [1.5]> : tensor<4xf32>} : () -> ()
  return
}
// -----
func @probe() {
  "a.b"() {k = 1, x.y = 2, _z$ = 3, "q r" = 4} : () -> ()
  return
}
// -----
func @probe() {
  "a.b"() {k = dense<(1, 2)> : tensor<2xcomplex<i32>>} : () -> ()
  return
}
// -----
func @probe() {
  "a.b"() {k = dense<["a", "b"]> : tensor<2x!my.str>} : () -> ()
  return
}
// -----
func @probe() {
  %c:2 = "m.r"() : () -> (f32, i32)
  %a, %b = "m.r"() : () -> (f32, i32)
  %d:2, %e = "m.s"() : () -> (i32, i32, f32)
  "tf.s"(%c#0, %b, %d#1, %e) {fruit = "banana"} : (f32, i32, i32, f32) -> ()
  return
}
// -----
func @probe(%a: i64) {
  "any.op"(%a) ( {
    %n = "another.op"(%a) : (i64) -> (i64)
  }) {k} : (i64) -> ()
  "x.y"() ({
  ^b(%q: i32):
    "x.z"(%q) : (i32) -> ()
  }, {
  }) : () -> () loc("f":1:2)
  return
}
// -----
func @probe(%c: i1, %v: index) {
  "std.cond_br"(%c, %v)[^a, ^b] {operand_segment_sizes = dense<[1, 0, 1]> : vector<3xi32>} : (i1, index) -> ()
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
func @probe(%a: f32, %i: i32, %n: index) {
  %x = absf %a : f32
  %b = ceilf %x : f32
  %c = cos %b : f32
  %d = exp %c : f32
  %e = negf %d : f32
  %f = tanh %e : f32
  return
}
// -----
func @probe(%a: f32, %i: i32, %n: index) {
  %x = copysign %a, %a : f32
  %b = divf %a, %x : f32
  %c = remf %b, %a : f32
  %d = subf %c, %a : f32
  return
}
// -----
func @probe(%a: f32, %i: i32, %n: index) {
  %x = and %i, %i : i32
  %b = or %x, %i : i32
  %c = xor %b, %i : i32
  %d = muli %c, %i : i32
  %e = subi %d, %i : i32
  return
}
// -----
func @probe(%a: f32, %i: i32, %n: index) {
  %v = splat %a : vector<4xf32>
  %t = splat %i : tensor<8x16xi32>
  return
}
// -----
func @probe(%m: memref<?x?xf32>, %t: tensor<4xf32>) {
  %a = memref_cast %m : memref<?x?xf32> to memref<*xf32>
  %b = memref_cast %a : memref<*xf32> to memref<4x?xf32>
  %c = memref_cast %b : memref<4x?xf32> to memref<?x4xf32>
  %d = tensor_cast %t : tensor<4xf32> to tensor<*xf32>
  return
}
// -----
func @probe(%m: memref<4xf32>, %i: index) {
  %x = load %m[%i] : memref<4xf32>
  store %x, %m[%i] : memref<4xf32>
  %t = tensor_load %m : memref<4xf32>
  tensor_store %t, %m : memref<4xf32>
  %e = extract_element %t[%i] : tensor<4xf32>
  return
}
// -----
func @probe(%n: index) {
  %a = alloc(%n)[%n] : memref<?xf32, affine_map<(d)[s] -> (d + s)>>
  %d = dim %a, 0 : memref<?xf32, affine_map<(d)[s] -> (d + s)>>
  dealloc %a : memref<?xf32, affine_map<(d)[s] -> (d + s)>>
  return
}
// -----
func @probe() {
  %f = constant @probe : () -> ()
  call_indirect %f() : () -> ()
  %b = constant dense<1> : tensor<4xi32>
  %c = constant unit
  %d = constant true
  %e = constant 1.0 : bf16
  return
}
// -----
func @probe(%a: i32) {
  %b = sitofp %a : i32 to f32
  %c = index_cast %a : i32 to index
  %d = sexti %a : i32 to i64
  %e = trunci %d : i64 to i8
  %g = zexti %e : i8 to i16
  return
}
// -----
func @probe(%a: f32) {
  %b = fpext %a : f32 to f64
  %c = fptrunc %b : f64 to f16
  %d = cmpf "oeq", %a, %a : f32
  %e = select %d, %a, %a : f32
  return
}
// -----
func @probe(%n: index) {
  %x = affine.apply affine_map<(d)[s] -> (d + s)>(%n)[%n]
  affine.for %i = 0 to %x step 2 {
    affine.if affine_set<(d) : (d >= 0)>(%i) {
    }
  }
  return
}
// -----
"test.graph_region"() ( {
  %1 = "op1"(%1, %3) : (i32, i32) -> (i32)
  %3 = "op2"(%1) : (i32) -> (i32)
}) : () -> ()
// -----
func @probe(%x: i32) {
  %y = "q.r"(%x) : (i32) -> i32 loc(unknown)
  %z = addi %y, %x : i32 loc(callsite("a" at fused["b", "c":1:2]))
  return
}
// -----
module attributes {gpu.container_module} {
  func @f() attributes {llvm.emit_c_interface} {
    return
  }
}
// -----
func @f() attributes {sym_visibility = "private"}
// -----
func private @f(i32)
// -----
func @f(%a: i32) attributes {a.b, c.d = 1} {
  return
}
// -----
func @probe(%a: i32, %b: i32) {
  %0 = cmpi slt, %a, %b : i32
  %1 = cmpi "slt", %a, %b : i32
  return
}
// -----
func @probe() {
  "x.y"() {callee = @probe, list = [@probe, @a::@b]} : () -> ()
  %f = constant @probe : () -> ()
  %g = "std.constant"() {value = @probe} : () -> (() -> ())
  return
}
// -----
func @probe(%m: memref<2xindex>, %i: index) {
  %v = load %m[%i] : memref<2xindex>
  return
}
// -----
func @probe() {
  "x.y"() {a = opaque<"d", "0x"> : vector<2xi8>, b = sparse<[[0, 1]], [1.0]> : tensor<2x2xf32>, c = dense<0x7FC00000> : tensor<2xf32>} : () -> ()
  return
}
// -----
func @probe(%m: memref<4x!my.type>, %c: memref<2xcomplex<f32>>) {
  return
}
// -----
func @f() {
  "x.y"() {a = opaque<tf, "0x12"> : tensor<4xi32>} : () -> ()
  return
}
