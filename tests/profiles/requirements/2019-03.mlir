// wrong: alias-order
func @f(!a)
!a = type i32
// -----
// wrong: undefined-alias
func @f(!nope)
// -----
// wrong: bad-type
func @f(vector<0xf32>)
// -----
// wrong: bad-type
func @f(vector<0x42xi32>)
// -----
// wrong: bad-type
func @f(tensor<0x1F?f32>)
// -----
// wrong: bad-type
func @f(memref<0xf32>)
// -----
// wrong: std.function-attribute
func @f() attributes {fruit: "b"}
// -----
// wrong: std.function-attribute
func @f(%a: i32 {fruit: "b"}) {
  return
}
// -----
// wrong: bad-attribute
func @f() {
%0 = constant dense<tensor<1xi32>, "a"> : tensor<1xi32>
  return
}
// -----
// wrong: bad-attribute
func @f() {
%0 = constant dense<tensor<2xi32>, [1,2,3]> : tensor<2xi32>
  return
}
// -----
// wrong: bad-attribute
func @f() {
%0 = constant dense<tensor<2xi32>, [1.0, 2.0]> : tensor<2xi32>
  return
}
// -----
// wrong: std.constant-value
func @f() {
%0 = constant dense<tensor<2xi32>, [1, 2]> : tensor<2xi64>
  return
}
// -----
// wrong: bad-attribute
func @f() {
%0 = constant opaque<"d", tensor<2xi32>, "xyz"> : tensor<2xi32>
  return
}
// -----
// wrong: bad-attribute
func @f() {
%0 = constant sparse<tensor<2x2xi32>, [[0, 5]], [1]> : tensor<2x2xi32>
  return
}
// -----
// wrong: bad-attribute
func @f() {
%0 = constant sparse<tensor<2x2xi32>, [[0]], [1]> : tensor<2x2xi32>
  return
}
// -----
// wrong: bad-attribute
func @f() {
%0 = constant sparse<tensor<2x2xi32>, [[0, 0]], [1, 2]> : tensor<2x2xi32>
  return
}
// -----
// wrong: bad-attribute
func @f() {
%0 = constant splat<tensor<2xi32>, [1, 2]> : tensor<2xi32>
  return
}
// -----
// wrong: missing-terminator
func @f() {
  %0 = constant 1 : i32
}
// -----
// wrong: std.unregistered-terminator
func @f() {
  "x.br"()[^a] : () -> ()
^a:
  return
}
// -----
// wrong: entry-successor
func @f() {
^a:
  br ^a
}
// -----
// wrong: std.not-a-dimension
func @f(%m: memref<4xf32>) {
affine.for %i = 0 to 4 {
 %z = "x.y"() : () -> index
 %0 = load %m[%z] : memref<4xf32>
}
  return
}
// -----
// wrong: std.not-a-dimension
func @f(%m: memref<4xf32>, %v: f32) {
affine.for %i = 0 to 4 {
 %z = "x.y"() : () -> index
 store %v, %m[%z] : memref<4xf32>
}
  return
}
// -----
// wrong: operand-type
func @f(%v: f32) {
%0 = divis %v, %v : f32
  return
}
// -----
// wrong: bad-type
func @f(memref<4xtuple<i32>>)
// -----
// wrong: bad-type
func @f(complex<f32>)
// -----
// wrong: bad-type
func @f(ui8)
// -----
// wrong: expected-token
func @f() {
"x.y"() {a = 1} : () -> ()
  return
}
// -----
// wrong: bad-attribute
#m = affine_map<(d0) -> (d0)>
func @f()
// -----
// wrong: expected-token
func @f() {
%0 = constant 42
  return
}
// -----
// wrong: bad-type
func @f(memref<*xf32>)
// -----
// wrong: operand-count
func @f(%m: memref<4xf32>, %n: memref<4xf32,2>, %t: memref<1xi32>, %i: index) {
dma_start %m[%i], %n[%i], %i, %t[%i], %i : memref<4xf32>, memref<4xf32, 2>, memref<1xi32>
  return
}
// -----
// wrong: result-count
func @f() {
%a, %b = constant 1 : i32
  return
}
// -----
// wrong: result-number
func @f() {
%a:2 = call @g() : () -> (i32, i32)
%b = addi %a#2, %a#0 : i32
  return
}
func @g() -> (i32, i32)
