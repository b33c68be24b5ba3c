// shows: module, module-header-def, affine-map-def, affine-map-id, affine-map, affine-map-inline, dim-size, affine-expr, multi-dim-affine-expr, bare-id, bare-id-list, integer-literal, digit, decimal-literal
#sized = (d0, d1)[s0] -> (d0, d1 + s0, -d1 * 2, d0 mod 4) size (10, s0, min(s0, 5), 30)
#divided = (i, j) -> ((i + 1) floordiv 2, j ceildiv 3, 0 - i)
func @f(memref<4x4xf32, #divided>)
// -----
// shows: semi-affine-expr, symbol-or-const, multi-dim-semi-affine-expr, semi-affine-map-inline, semi-affine-map-id, semi-affine-map-def, semi-affine-map, suffix-id, semi-affine-map-composition
#tiled = (i, j)[N, M] -> (floordiv(i, N), ceildiv(j, 4))
func @f(memref<?x?xf32, #tiled, (d0, d1) -> (d1, d0), 1>)
// -----
// shows: affine-constraint, affine-constraint-conjunction, integer-set-id, integer-set-inline, integer-set-decl, integer-set, dim-and-symbol-use-list, dim-use-list, symbol-use-list, ssa-use, ssa-use-list, ssa-id, ssa-id-list, integer-set-attribute
#inside = (d0)[s0] : (d0 >= 0, s0 - d0 - 1 >= 0)
func @f(%n : index) {
  affine.for %i = 0 to %n {
    affine.if #inside(%i)[%n] {
      "a"() {set: (d0) : (d0 == 0)} : () -> ()
    } else {
      %0 = affine.apply (d0)[s0] -> (d0 + s0)(%i)[%n]
    }
  }
  return
}
// -----
// shows: type, non-function-type, type-list-no-parens, type-list-parens, integer-type, index-type, float-type, function-type, function-result-type, vector-type, vector-element-type, static-dimension-list, tensor-type, tensor-memref-element-type, dimension-list, dimension-list-ranked, dimension, memref-type, memory-space, tuple-type, type-alias-def, type-alias, dialect-type, type-specific-data
!avx = type vector<8 x f32>
func @types(i1, i32, index, f16, bf16, f32, f64, !avx) -> (tensor<4 x ? x f32>, vector<2x4xi8>)
func @shaped(tensor<* x f32>, tensor<17 x vector<8xf32>>, memref<?x128xf32, 2>, tuple<i32, tuple<>>)
func @others(!tf<"string">, !llvm<"i32*">, (i32, f32) -> (), () -> i1)
// -----
// shows: attribute-dict, attribute-entry, dialect-attribute-entry, dependent-attribute-entry, dependent-attribute-name, attribute-value, array-attribute, bool-attribute, integer-attribute, float-attribute, string-attribute, type-attribute, function-attribute, affine-map-attribute, hexadecimal-literal, hex_digit, letter, id-punct, string-literal, float-literal, function-attributes
func @callee(i32) -> () attributes {tf.one: 1}
func @f() attributes {x.a: true, x.b: -1, x.c: 0x1F, x.d: 1.5, x.e: "text", x.f: (d0) -> (d0), x.g: tensor<4xf32>} {
  "some.op"() {h: [1, false, "x"], i: @callee : (i32) -> (), j: 3 : i8, k: 2.0 : f16} : () -> ()
  return
}
// -----
// shows: elements-attribute, dense-elements-attribute, opaque-elements-attribute, sparse-elements-attribute, splat-elements-attribute
func @f() {
  "some.op"() {a: splat<tensor<2xi32>, 1>, b: dense<vector<2xi8>, [1, 2]>} : () -> ()
  "some.op"() {a: sparse<tensor<4xi8>, [[0]], [7]>, b: opaque<"tf", tensor<2xi8>, "0xAB">} : () -> ()
  return
}
// -----
// shows: function, argument-list, named-argument, function-signature, function-body, function-id, block, bb-label, bb-id, bb-arg-list, ssa-id-and-type, ssa-id-and-type-list, ssa-use-and-type, ssa-use-and-type-list, 'br' terminator operation, 'cond_br' terminator operation, 'return' terminator operation, branch-use-list, successor, successor-list
func @declared(i64)
func @f(%a: i64 {tf.note: "x"}, %cond: i1) -> i64 {
  cond_br %cond, ^bb1, ^bb2(%a : i64)
^bb1:
  br ^bb2(%a : i64)
^bb2(%c: i64):
  return %c : i64
}
func @unnamed(i64) {
^entry(%x: i64):
  "std.br"()[^next(%x : i64)] : () -> ()
^next(%y: i64):
  "std.return"() : () -> ()
}
// -----
// shows: operation, instruction, inst-result
func @f() {
  %0:2 = "some.op"() : () -> (i32, f32)
  "some.region"(%0#1) : (f32) -> () {
    "inner.op"(%0#0) : (i32) -> ()
  }
  return
}
// -----
// shows: 'dim' operation, 'alloc' operation, 'alloc_static' operation, 'dealloc' operation, 'load' operation, 'store' operation
func @f(%n : index) {
  %m = alloc(%n)[%n] : memref<?x4xf32, (d0, d1)[s0] -> (d0 + s0, d1)>
  %s = alloc_static(0x1232a00) : memref<1024 x 64 x f32>
  %d = dim %s, 0 : memref<1024x64xf32>
  %v = load %s[%n, %d] : memref<1024x64xf32>
  store %v, %s[%d, %n] : memref<1024x64xf32>
  dealloc %m : memref<?x4xf32, (d0, d1)[s0] -> (d0 + s0, d1)>
  return
}
// -----
// shows: 'call' operation, 'call_indirect' operation, 'constant' operation
func @g(i32) -> f32
func @f() {
  %0 = constant 42 : i32
  %1 = call @g(%0) : (i32) -> f32
  %2 = constant @g : (i32) -> f32
  %3 = call_indirect %2(%0) : (i32) -> f32
  return
}
// -----
// shows: 'reshape' operation, 'view' operation
#window = (i, j)[s0, s1] -> (i + s0, j) size (16, s1)
func @f(%a : memref<16x?xf32>, %n : index) {
  %1 = reshape %a : memref<16x?xf32> (%n) : memref<16x4x?xf32>
  %2 = view memref<16x?xf32> -> memref<4x?xf32, #window> (%n)[%n, %n] %a : memref<16x?xf32>
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
// shows: 'addi' operation, 'addf' operation, 'mulf' operation, 'cmpi' operation, 'select' operation, 'divis' operation, 'diviu' operation, 'remis' operation, 'remiu' operation
func @f(%a : i32, %x : f32, %v : vector<4xi32>) {
  %0 = addi %a, %a : i32
  %1 = "std.addf"(%x, %x) : (f32, f32) -> f32
  %2 = mulf %x, %1 : f32
  %3 = cmpi "slt", %v, %v : vector<4xi32>
  %4 = select %3, %v, %v : vector<4xi32>
  %5 = divis %a, %a : i32
  %6 = diviu %a, %a : i32
  %7 = remis %a, %a : i32
  %8 = remiu %a, %a : i32
  return
}
