// wrong: value-type-mismatch
mlfunc @f(%x: i32) {
%0 = affine_apply (d0) -> (d0)(%x)
  return
}
// -----
// wrong: bad-attribute
#m = (d0) -> (d0 ceildiv -3)
extfunc @g()
// -----
// wrong: bad-attribute
#m = (d0, d0) -> (d0)
extfunc @g()
// -----
// wrong: bad-attribute
#m = (d0)[d0] -> (d0)
extfunc @g()
// -----
// wrong: bad-attribute
#m = (d0) -> (d1)
extfunc @g()
// -----
// wrong: bad-attribute
#m = (d0)[s0] -> (d0) size (d0)
extfunc @g()
// -----
// wrong: bad-attribute
#m = (d0)[s0] -> (d0, s0) size (10)
extfunc @g()
// -----
// wrong: bad-attribute
#s = (d0) : (d1 >= 0)
extfunc @g()
// -----
// wrong: bad-type
extfunc @g(vector<4xindex>)
// -----
// wrong: bad-type
extfunc @g(tensor<4xindex>)
// -----
// wrong: bad-type
extfunc @g(memref<4xindex>)
// -----
// wrong: bad-type
#m = (d0) -> (d0)
extfunc @g(memref<4x4xf32, #m>)
// -----
// wrong: bad-type
#m = (d0,d1) -> (d0)
#n = (d0,d1) -> (d0)
extfunc @g(memref<4x4xf32, #m, #n>)
// -----
// wrong: branch-operands
cfgfunc @f() {
a:
 br b
b(%x: i32):
 return
}
// -----
// wrong: entry-successor
cfgfunc @f() {
a:
 br a
}
// -----
// wrong: entry-successor
cfgfunc @f(i1) {
a(%c: i1):
 cond_br %c, a(%c: i1), b
b:
 return
}
// -----
// wrong: value-type-mismatch
cfgfunc @f(i32) {
a(%c: i32):
 cond_br %c, b, b
b:
 return
}
// -----
// wrong: std.returned-values
cfgfunc @f() {
a:
 %0 = constant 1 : i32
 return %0 : i32
}
// -----
// wrong: std.returned-values
mlfunc @f() -> i32 {
  return
}
// -----
// wrong: expected-token
mlfunc @f(%n: index) {
for %i = (d0) -> (d0, d0)(%n) to 10 {
}
  return
}
// -----
// wrong: expected-token
mlfunc @f(%n: index) {
for %i = 0 to (d0) -> (d0, d0)(%n) {
}
  return
}
// -----
// wrong: bad-attribute
mlfunc @f() {
for %i = 0 to 4 step 0 {
}
  return
}
// -----
// wrong: bad-attribute
mlfunc @f() {
for %i = 0 to 4 step -1 {
}
  return
}
// -----
// wrong: operand-count
mlfunc @f(%n: index) {
%0 = affine_apply (d0,d1) -> (d0)(%n)
  return
}
// -----
// wrong: operand-count
mlfunc @f(%n: index) {
%0 = affine_apply (d0)[s0] -> (d0)(%n)
  return
}
// -----
// wrong: std.callee-type
mlfunc @f(%n: index) {
%0 = call @g(%n) : (index) -> i32
  return
}
extfunc @g(i32) -> i32
// -----
// wrong: type-count
mlfunc @f(%n: index) {
%0 = call @g() : (index) -> i32
  return
}
extfunc @g(index) -> i32
// -----
// wrong: undefined-symbol
mlfunc @f(%n: index) {
%0 = call @h(%n) : (index) -> i32
  return
}
// -----
// wrong: std.mapped-view
mlfunc @f(%a: memref<4xf32>) {
%0 = view memref<4xf32> -> memref<4xi32> () %a : memref<4xf32>
  return
}
// -----
// wrong: operand-count
mlfunc @f() {
%0 = alloc() : memref<?xf32>
  return
}
// -----
// wrong: operand-count
mlfunc @f(%n: index) {
%0 = alloc(%n) : memref<4xf32>
  return
}
// -----
// wrong: operand-count
mlfunc @f(%n: index) {
%0 = alloc()[%n] : memref<4xf32>
  return
}
// -----
// wrong: result-type
mlfunc @f() {
%0 = alloc_static(0x10) : memref<?xf32>
  return
}
// -----
// wrong: std.static-allocation
mlfunc @f() {
%0 = alloc_static(0x10) : memref<4xf32, (d0)[s0] -> (d0+s0)>
  return
}
// -----
// wrong: subscript-count
mlfunc @f(%t: tensor<4x4xf32>, %i: index) {
%0 = extract_element %t[%i] : tensor<4x4xf32>
  return
}
// -----
// wrong: value-type-mismatch
mlfunc @f(%t: tensor<4xf32>, %i: i32) {
%0 = extract_element %t[%i] : tensor<4xf32>
  return
}
// -----
// wrong: subscript-count
mlfunc @f(%t: memref<4x4xf32>, %i: index) {
%0 = load %t[%i] : memref<4x4xf32>
  return
}
// -----
// wrong: std.not-a-dimension
mlfunc @f(%t: memref<4xf32>, %i: index) {
%0 = load %t[%i] : memref<4xf32>
%q = "x.y"() : () -> index
 for %k = 0 to 3 {
 %z = "x.y"() : () -> index
 %1 = load %t[%z] : memref<4xf32>
}
  return
}
// -----
// wrong: value-type-mismatch
mlfunc @f(%t: memref<4xf32>, %i: index, %v: i32) {
store %v, %t[%i] : memref<4xf32>
  return
}
// -----
// wrong: subscript-count
mlfunc @f(%t: memref<4xf32>, %i: index, %v: f32) {
store %v, %t[] : memref<4xf32>
  return
}
// -----
// wrong: value-type-mismatch
mlfunc @f(%t: memref<4xf32>, %v: tensor<5xf32>) {
tensor_store %v, %t : memref<4xf32>
  return
}
// -----
// wrong: operand-type
mlfunc @f(%v: f32) {
%0 = addi %v, %v : f32
  return
}
// -----
// wrong: operand-type
mlfunc @f(%v: i32) {
%0 = addf %v, %v : i32
  return
}
// -----
// wrong: value-type-mismatch
mlfunc @f(%v: i32, %w: i64) {
%0 = cmpi "slt", %v, %w : i32
  return
}
// -----
// wrong: unknown-keyword
mlfunc @f(%v: i32) {
%0 = cmpi "foo", %v, %v : i32
  return
}
// -----
// wrong: attribute-value
mlfunc @f(%v: i32) {
%0 = "cmpi"(%v, %v){predicate: 12} : (i32, i32) -> i1
  return
}
// -----
// wrong: operand-type
mlfunc @f(%v: f32) {
%0 = cmpi "slt", %v, %v : f32
  return
}
// -----
// wrong: cast-incompatible
mlfunc @f(%v: memref<4xf32>) {
%0 = memref_cast %v : memref<4xf32> to memref<?xi32>
  return
}
// -----
// wrong: cast-incompatible
mlfunc @f(%v: memref<4xf32>) {
%0 = memref_cast %v : memref<4xf32> to memref<?xf32, 2>
  return
}
// -----
// wrong: cast-incompatible
mlfunc @f(%v: memref<4xf32>) {
%0 = memref_cast %v : memref<4xf32> to memref<?x?xf32>
  return
}
// -----
// wrong: std.cast-to-itself
mlfunc @f(%v: memref<4xf32>) {
%0 = memref_cast %v : memref<4xf32> to memref<4xf32>
  return
}
// -----
// wrong: cast-incompatible
mlfunc @f(%v: memref<4xf32>) {
%0 = memref_cast %v : memref<4xf32> to memref<5xf32>
  return
}
// -----
// wrong: value-type-mismatch
mlfunc @f(%c: i1, %v: i32, %w: i64) {
%0 = select %c, %v, %w : i32
  return
}
// -----
// wrong: value-type-mismatch
mlfunc @f(%c: vector<5xi1>, %v: vector<4xi32>) {
%0 = select %c, %v, %v : vector<4xi32>
  return
}
// -----
// wrong: cast-incompatible
mlfunc @f(%v: tensor<4xf32>) {
%0 = tensor_cast %v : tensor<4xf32> to tensor<4x4xf32>
  return
}
// -----
// wrong: std.cast-to-itself
mlfunc @f(%v: tensor<4xf32>) {
%0 = tensor_cast %v : tensor<4xf32> to tensor<4xf32>
  return
}
// -----
// wrong: std.transferred-elements
mlfunc @f(%m: memref<4xf32>, %i: index) {
%0 = vector_transfer_read %m, %i {permutation_map: (d0) -> (d0)} : (memref<4xf32>, index) -> vector<4xi32>
  return
}
// -----
// wrong: std.transferred-elements
mlfunc @f(%m: memref<4xf32>, %i: index) {
%0 = vector_transfer_read %m, %i {foo: (d0) -> (d0)} : (memref<4xf32>, index) -> vector<4xf32>
  return
}
// -----
// wrong: std.permutation-map
mlfunc @f(%m: memref<4xf32>, %i: index) {
%0 = vector_transfer_read %m, %i {permutation_map: (d0) -> (d0, 0)} : (memref<4xf32>, index) -> vector<4xf32>
  return
}
// -----
// wrong: operand-count
mlfunc @f(%m: memref<4xf32>, %i: index) {
%0 = vector_transfer_read %m {permutation_map: (d0) -> (d0)} : (memref<4xf32>) -> vector<4xf32>
  return
}
// -----
// wrong: std.transferred-elements
mlfunc @f(%m: memref<4xf32>, %i: index) {
%0 = vector_transfer_read %m, %i, %i {permutation_map: (d0) -> (d0)} : (memref<4xf32>, index, index) -> vector<4xf32>
  return
}
// -----
// wrong: std.permutation-map
mlfunc @f(%m: memref<4x4xf32>, %i: index) {
%0 = vector_transfer_read %m, %i, %i {permutation_map: (d0, d1) -> (d0, d0)} : (memref<4x4xf32>, index, index) -> vector<4x4xf32>
  return
}
// -----
// wrong: std.transfer-operands
mlfunc @f(%m: memref<4xf32>, %n: memref<4xi32,2>, %t: memref<1xi32>, %i: index) {
dma_start %m[%i], %n[%i], %i, %t[%i] : memref<4xf32>, memref<4xi32, 2>, memref<1xi32>
  return
}
// -----
// wrong: std.transfer-operands
mlfunc @f(%m: memref<4xf32>, %n: memref<4xf32,2>, %t: memref<1xi32>, %i: index) {
dma_start %m[%i, %i], %n[%i], %i, %t[%i] : memref<4xf32>, memref<4xf32, 2>, memref<1xi32>
  return
}
// -----
// wrong: expected-token
mlfunc @f() {
%0 = constant 42
  return
}
// -----
// wrong: bad-attribute
mlfunc @f() {
%0 = constant 42 : f32
  return
}
// -----
// wrong: expected-token
mlfunc @f() {
%0 = "constant"(){value: 42}
  return
}
// -----
// wrong: std.dimension-number
mlfunc @f(%t: tensor<4x4xf32>) {
%0 = dim %t, 2 : tensor<4x4xf32>
  return
}
// -----
// wrong: bad-type
extfunc @f(tensor<4xtf_string, 3>)
// -----
// wrong: bad-type
extfunc @f(complex<f32>)
// -----
// wrong: bad-type
extfunc @f(tuple<f32>)
// -----
// wrong: bad-type
extfunc @f(f80)
// -----
// wrong: bad-type
extfunc @f(vector<[4]xf32>)
// -----
// wrong: bad-type
extfunc @f(vector<f32>)
// -----
// wrong: bad-type
extfunc @f(memref<4xf32, strided<[1]>>)
// -----
// wrong: bad-type
extfunc @f(memref<*xf32>)
// -----
// wrong: bad-type
extfunc @f(i0)
// -----
// wrong: bad-attribute
#m = affine_map<(d0) -> (d0)>
extfunc @f()
// -----
// wrong: expected-token
cfgfunc @f() {
^a:
 return
}
// -----
// wrong: expected-token
mlfunc @f() {
"x.y"() {a = 1} : () -> ()
  return
}
// -----
// wrong: unknown-operation
module {
}
// -----
// wrong: std.function-name
extfunc @f-x()
