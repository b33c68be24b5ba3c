// shows: digit, hex_digit, letter, id-punct, integer-literal, decimal-literal, hexadecimal-literal, float-literal, string-literal, bare-id, bare-id-list, value-id, suffix-id, symbol-ref-id, value-id-list, value-use, value-use-list
module {
  module @inner_module {
    func @callee(%arg-0: i32, %_b.1: f32)
  }
  func @f() {
    %0:2 = "some.op"() {a = 0x1F, b = -12, c = 1.5e+3, d = "text", e = @inner_module::@callee} : () -> (i32, i32)
    "other.op"(%0#0, %0#1) : (i32, i32) -> ()
    return
  }
}
// -----
// shows: module, function, function-signature, argument-list, named-argument, function-result-list, function-result-list-parens, function-result-list-no-parens, function-result, function-attributes, function-body, region, block, block-label, block-id, caret-id, value-id-and-type, value-id-and-type-list, block-arg-list
func private @declared(i64 {tf.one = 1}) -> (i1 {tf.two = unit}, i2)
func @f(%a: i64, %cond: i1) -> i64 attributes {x.fruit = "banana"} {
  cond_br %cond, ^bb1, ^bb2(%a : i64)
^bb1:
  br ^bb2(%a : i64)
^bb2(%c: i64):
  return %c : i64
}
// -----
// shows: generic-operation, custom-operation, op-result-list, op-result, region-list, successor-list, successor, trailing-location, operation
func @f() {
  %a, %b:2 = "some.op"() ( {
    "inner.op"() : () -> ()
  }, {
  }) {k = 1} : () -> (i32, i32, i32) loc("file.mlir":1:2)
  "some.br"(%a)[^next(%b#1 : i32)] : (i32) -> ()
^next(%c: i32):
  %d = addi %c, %c : i32
  return
}
// -----
// shows: type, type-list-no-parens, type-list-parens, ssa-use-and-type, ssa-use-and-type-list, value-use-and-type, function-type, function-result-type, builtin-type, complex-type, float-type, index-type, integer-type, signed-integer-type, unsigned-integer-type, signless-integer-type, none-type, tuple-type, vector-type, vector-element-type, static-dimension-list, tensor-type, tensor-memref-element-type, dimension-list, dimension-list-ranked, dimension, type-alias-def, type-alias
!avx = type vector<8 x f32>
func private @types(i1, si8, ui16, index, f16, bf16, f32, f64, none, !avx) -> (tensor<4 x ? x f32>, complex<f32>)
func private @more(tensor<* x f32>, tensor<17 x vector<8xf32>>, tuple<i32, tuple<>>, (i32, f32) -> (), () -> i1)
// -----
// shows: memref-type, ranked-memref-type, unranked-memref-type, stride-list, strided-layout, layout-specification, memory-space, semi-affine-map-composition
#map = affine_map<(d0, d1) -> (d1, d0)>
func private @f(memref<16x32xf32, #map, 1>, memref<*xf32, 8>, memref<?x4xf32, offset: ?, strides: [?, 1]>, memref<4xf32, (d0) -> (d0 * 2)>)
// -----
// shows: dialect-type, dialect-namespace, opaque-dialect-item, pretty-dialect-item, pretty-dialect-item-lead-ident, pretty-dialect-item-body, pretty-dialect-item-contents
func private @f(!foo<"something<abcd>">, !foo.something<abcd>, !foo.bar<[1, (x)], {a}>, !tf.string)
// -----
// shows: attribute-dict, attribute-entry, dialect-attribute-entry, dependent-attribute-entry, dependent-attribute-name, attribute-value, attribute-alias, dialect-attribute-value, builtin-attribute, affine-map-attribute, array-attribute, bool-attribute, dictionary-attribute, integer-attribute, float-attribute, integer-set-attribute, string-attribute, symbol-ref-attribute, type-attribute, unit-attribute
#map = affine_map<(d0)[s0] -> (d0 + s0)>
#set = affine_set<(d0) : (d0 >= 0, d0 - 1 == 0)>
func @f() attributes {tf.note = "x"} {
  "some.op"() {a = #map, b = [1, false], c = {d = 1 : i8, "e" = 2.0}, f = #set, g = "s", h = @f, i = tensor<4xf32>, j} : () -> ()
  "some.op"() {k = #foo<"x<y>">, l = #foo.bar<1>, m = 0x7FC00000 : f32, n = unit} : () -> ()
  return
}
// -----
// shows: elements-attribute, dense-elements-attribute, opaque-elements-attribute, sparse-elements-attribute
func @f() {
  "some.op"() {a = dense<[10, 11]> : tensor<2xi32>, b = opaque<"dialect", "0xAB"> : tensor<2xf32>} : () -> ()
  "some.op"() {a = sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>} : () -> ()
  return
}
// -----
// shows: 'br' terminator operation, 'cond_br' terminator operation, 'return' terminator operation, branch-use-list, 'call' operation, 'call_indirect' operation, 'constant' operation
func private @g(i32) -> f32
func @f(%cond: i1) {
  %0 = constant 42 : i32
  %1 = call @g(%0) : (i32) -> f32
  %2 = constant @g : (i32) -> f32
  %3 = call_indirect %2(%0) : (i32) -> f32
  cond_br %cond, ^a(%0 : i32), ^b
^a(%x: i32):
  br ^b
^b:
  return
}
// -----
// shows: 'dim' operation, 'alloc' operation, 'alloc_static' operation, 'dealloc' operation, 'load' operation, 'store' operation, 'splat' operation, terminator-stmt
func @f(%n : index) {
  %m = alloc(%n)[%n] : memref<?x4xf32, (d0, d1)[s0] -> (d0 + s0, d1)>
  %s = alloc_static(0x1232a00) : memref<1024 x 64 x f32>
  %d = dim %s, 0 : memref<1024x64xf32>
  %e = dim %s, %n : memref<1024x64xf32>
  %v = load %s[%n, %d] : memref<1024x64xf32>
  store %v, %s[%d, %n] : memref<1024x64xf32>
  %w = splat %v : vector<4xf32>
  dealloc %m : memref<?x4xf32, (d0, d1)[s0] -> (d0 + s0, d1)>
  return
}
// -----
// shows: 'dma_start' operation, 'dma_wait' operation
func @f(%a : memref<40x8xf32>, %b : memref<2x4xf32, 2>, %tag : memref<1xi32, 4>, %i : index) {
  dma_start %a[%i, %i], %b[%i, %i], %i, %tag[%i] : memref<40x8xf32>, memref<2x4xf32, 2>, memref<1xi32, 4>
  dma_wait %tag[%i], %i : memref<1xi32, 4>
  return
}
// -----
// shows: 'extract_element' operation, 'tensor_load' operation, 'tensor_store' operation, 'memref_cast' operation, 'tensor_cast' operation
func @f(%t : tensor<4x4xi32>, %m : memref<4x4xi32>, %i : index) {
  %0 = extract_element %t[%i, %i] : tensor<4x4xi32>
  %1 = tensor_load %m : memref<4x4xi32>
  tensor_store %1, %m : memref<4x4xi32>
  %2 = memref_cast %m : memref<4x4xi32> to memref<?x4xi32>
  %3 = "std.tensor_cast"(%t) : (tensor<4x4xi32>) -> tensor<*xi32>
  return
}
// -----
// shows: 'addi' operation, 'cmpi' operation, 'select' operation, 'divis' operation, 'diviu' operation, 'remis' operation, 'remiu' operation, 'and' operation, 'or' operation, 'xor' operation
func @f(%a : i32, %v : vector<4xi32>) {
  %0 = addi %a, %a : i32
  %1 = cmpi "slt", %v, %v : vector<4xi32>
  %2 = select %1, %v, %v : vector<4xi32>
  %3 = divis %a, %a : i32
  %4 = diviu %a, %a : i32
  %5 = remis %a, %a : i32
  %6 = remiu %a, %a : i32
  %7 = and %a, %a : i32
  %8 = or %a, %a : i32
  %9 = "std.xor"(%a, %a) : (i32, i32) -> i32
  return
}
// -----
// shows: 'absf' operation, 'ceilf' operation, 'cos' operation, 'exp' operation, 'negf' operation, 'tanh' operation, 'addf' operation, 'mulf' operation, 'copysign' operation
func @f(%x : f32, %t : tensor<4x?xf32>) {
  %0 = absf %x : f32
  %1 = ceilf %t : tensor<4x?xf32>
  %2 = cos %x : f32
  %3 = exp %x : f32
  %4 = negf %x : f32
  %5 = tanh %x : f32
  %6 = addf %x, %x : f32
  %7 = mulf %t, %t : tensor<4x?xf32>
  %8 = copysign %x, %x : f32
  return
}
