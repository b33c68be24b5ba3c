// wrong: result-type
func @f(%x: f32) {
%0 = splat %x : tensor<?xf32>
  return
}
// -----
// wrong: bad-type
func @f(%x: index) {
%0 = splat %x : vector<4xindex>
  return
}
// -----
// wrong: value-type-mismatch
func @f(%x: f32) {
%0 = splat %x : vector<4xf64>
  return
}
// -----
// wrong: cast-incompatible
func @f(%x: memref<*xf32>) {
%0 = memref_cast %x : memref<*xf32> to memref<*xf32>
  return
}
// -----
// wrong: cast-incompatible
func @f(%x: memref<*xf32>) {
%0 = memref_cast %x : memref<*xf32> to memref<4xi32>
  return
}
// -----
// wrong: alias-name
!a.b = type i32
func @f()
// -----
// wrong: alias-name
#a.b = 1 : i32
func @f()
// -----
// wrong: bad-type
func @f(complex<vector<4xf32>>)
// -----
// wrong: bad-type
func @f(vector<4xindex>)
// -----
// wrong: bad-attribute
func @f() {
"x.y"() {a = {b = 1, b = 2}} : () -> ()
  return
}
// -----
// wrong: bad-type
func @f(memref<4x4xf32, offset: 0, strides: [1]>)
// -----
// wrong: bad-type
func @f(memref<4x4xf32, offset: 0, strides: [0, 1]>)
// -----
// wrong: value-out-of-scope
func @g() {
  %x = constant 1 : i32
  module {
    func @f() {
      "a.b"(%x) : (i32) -> ()
      return
    }
  }
  return
}
// -----
// wrong: value-out-of-scope
module {
  %x = constant 1 : i32
  func @f() {
    %y = addi %x, %x : i32
    return
  }
}
// -----
// wrong: bad-type
func @f(vector<0xf32>)
// -----
// wrong: bad-type
func @f(tensor<0x1F?f32>)
// -----
// wrong: bad-type
func @f(tensor<4xtuple<i32>>)
// -----
// wrong: std.entry-arguments
func @f(i32) {
^a(%x: i64):
  return
}
// -----
// wrong: undefined-alias
func @f(%m: memref<4xf32>, %i: index) {
%0 = load %m[%i] : memref<4xf32, #nope>
  return
}
// -----
// wrong: std.not-a-dimension
func @f(%m: memref<4xf32>, %k: memref<4xindex>) {
affine.for %i = 0 to 4 {
 %z = load %k[%i] : memref<4xindex>
 %0 = affine.load %m[%z] : memref<4xf32>
}
  return
}
