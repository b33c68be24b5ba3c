// shows: module, module-header-def, affine-map-def, affine-map-id, affine-map, affine-map-inline, dim-size, affine-expr, multi-dim-affine-expr, bare-id, bare-id-list, integer-literal, digit
#sized = (d0, d1)[s0] -> (d0, d1 + s0, -d1 * 2, d0 mod 4) size (10, s0, min(s0, 5), 30)
#divided = (i, j) -> ((i + 1) floordiv 2, j ceildiv 3, 0 - i)
extfunc @f(memref<4x4xf32, #divided>)
// -----
// shows: semi-affine-expr, symbol-or-const, multi-dim-semi-affine-expr, semi-affine-map-inline, semi-affine-map-id, semi-affine-map-def, semi-affine-map, suffix-id
#tiled = (i, j)[N, M] -> (floordiv(i, N), ceildiv(j, 4), i mod M, N * j)
extfunc @f(memref<?x?xf32, #tiled>)
// -----
// shows: affine-constraint, affine-constraint-conjunction, integer-set-id, integer-set-inline, integer-set-decl, integer-set, if-stmt, if-stmt-head, if-stmt-cond, dim-and-symbol-use-list, dim-use-list, symbol-use-list, ssa-use, ssa-use-list, ssa-id, ssa-id-list
#inside = (d0)[s0] : (d0 >= 0, s0 - d0 - 1 >= 0)
#bare = (d0, d1)[s0] : d0 >= 0, -d1 + s0 == 0
mlfunc @f(%n : index) {
  for %i = 0 to %n {
    if #inside(%i)[%n] {
      "a"() : () -> ()
    } else if (d0) : (d0 - 2 == 0)(%i) {
      "b"() : () -> ()
    } else {
      "c"() : () -> ()
    }
    if #bare(%i, %i)[%n] {
    }
  }
  return
}
// -----
// shows: type, type-list, type-list-no-parens, type-list-parens, integer-type, index-type, float-type, other-type, function-type, vector-type, vector-element-type, const-dimension-list, tensor-type, tensor-memref-element-type, dimension-list, dimension-list-ranked, dimension, memref-type, semi-affine-map-composition, memory-space, ext-func, function, argument-list, function-signature, function-id
#a = (d0, d1) -> (d1, d0)
extfunc @types(i1, i32, index, f16, bf16, f32, f64) -> (tensor<4 x ? x f32>, vector<2x4xi8>)
extfunc @tensorflow(tf_control, tf_resource, tf_variant, tensor<2 x tf_string>, tf_complex64, tf_complex128, tf_f32ref)
extfunc @shaped(tensor<* x f32>, tensor<17 x 4 x vector<8xf32>>, memref<? x 128 x f32, #a, (d0, d1) -> (d0, d1 + 1), 2>)
extfunc @spaces(memref<16x32xf32, #a, hbm>, (i32, f32) -> (), () -> i1)
// -----
// shows: attribute-dict, attribute-entry, attribute-value, hex_digit, letter, id-punct, string-literal, float-literal, operation, ssa-use-and-type, ssa-use-and-type-list
extfunc @callee(i32) -> ()
cfgfunc @f() attributes {a: true, b: -1, c: 0x1F, d: 1.5, e: "text", f: (d0) -> (d0), g: tensor<4xf32>} {
bb0:
  %0 = "some.op"() {h: [1, false, "x"], i: @callee : (i32) -> (), j: 3 : i8, k: 2.0 : f16} : () -> i32
  "other.op"(%0) {l: splat<tensor<2xi32>, 1>, m: dense<vector<2xi8>, [1, 2]>, n: sparse<tensor<4xi8>, [[0]], [7]>, o: opaque<tensor<2xi8>, "0xAB">} : (i32) -> ()
  return
}
// -----
// shows: cfg-func, basic-block, bb-label, bb-id, bb-arg-list, ssa-id-and-type, ssa-id-and-type-list, terminator-stmt, branch-use-list, 'br' terminator instruction, 'cond_br' terminator instruction, 'return' terminator instruction
cfgfunc @f(i64, i1) -> i64 {
bb0(%a: i64, %cond: i1):
  cond_br %cond, bb1, bb2(%a : i64)
bb1:
  br bb2(%a : i64)
bb2(%c : i64):
  return %c : i64
}
// -----
// shows: ml-func, ml-argument, ml-argument-list, ml-func-signature, stmt, return-stmt, for-stmt, lower-bound, upper-bound, shorthand-bound, 'return' statement, 'for' statement, 'if' statement
#set = (d0) : (d0 >= 0)
mlfunc @f(%n : index, %m : index) -> index attributes {fruit: "banana"} {
  for %i = 0 to %n {
    for %j = max (d0)[s0] -> (d0, s0)(%i)[%n] to min (d0)[s0] -> (d0, s0 + 4)(%i)[%m] step 2 {
      for %k = -4 to 16 {
        if #set(%k) {
        }
      }
    }
  }
  return %n : index
}
// -----
// shows: 'affine_apply' operation, 'dim' operation, 'alloc' operation, 'dealloc' operation, 'load' operation, 'store' operation
mlfunc @f(%n : index) {
  %m = alloc(%n)[%n] : memref<?x4xf32, (d0, d1)[s0] -> (d0 + s0, d1)>
  %d = dim %m, 0 : memref<?x4xf32, (d0, d1)[s0] -> (d0 + s0, d1)>
  %x = affine_apply (d0, d1)[s0] -> (d0 + s0, d1)(%n, %d)[%n]
  %v = load %m[%x#0, %x#1] : memref<?x4xf32, (d0, d1)[s0] -> (d0 + s0, d1)>
  store %v, %m[%x#0, %x#1] : memref<?x4xf32, (d0, d1)[s0] -> (d0 + s0, d1)>
  dealloc %m : memref<?x4xf32, (d0, d1)[s0] -> (d0 + s0, d1)>
  return
}
// -----
// shows: 'call' operation, 'call_indirect' operation, 'constant' operation
extfunc @g(i32) -> f32
cfgfunc @f() {
bb0:
  %0 = constant 42 : i32
  %1 = call @g(%0) : (i32) -> f32
  %2 = constant @g : (i32) -> f32
  %3 = call_indirect %2(%0) : (i32) -> f32
  return
}
// -----
// shows: 'reshape' operation, 'view' operation, 'alloc_static' operation
#window = (i, j)[s0, s1] -> (i + s0, j) size (16, s1)
cfgfunc @f(memref<16x?xf32>, index) {
bb0(%a : memref<16x?xf32>, %n : index):
  %0 = alloc_static(0x1232a00) : memref<1024 x 64 x f32>
  %1 = reshape %a : memref<16x?xf32> (%n) : memref<16x4x?xf32>
  %2 = view memref<16x?xf32> -> memref<4x?xf32, #window> (%n)[%n, %n] %a : memref<16x?xf32>
  return
}
// -----
// shows: 'dma_start' operation, 'dma_wait' operation
mlfunc @f(%a : memref<40x8xf32>, %b : memref<2x4xf32, 2>, %tag : memref<1xi32, 4>, %i : index) {
  dma_start %a[%i, %i], %b[%i, %i], %i, %tag[%i] : memref<40x8xf32>, memref<2x4xf32, 2>, memref<1xi32, 4>
  dma_wait %tag[%i], %i : memref<1xi32, 4>
  return
}
// -----
// shows: 'extract_element' operation, 'tensor_load' operation, 'tensor_store' operation, 'memref_cast' operation, 'tensor_cast' operation
mlfunc @f(%t : tensor<4x4xi32>, %m : memref<4x4xi32>, %i : index) {
  %0 = extract_element %t[%i, %i] : tensor<4x4xi32>
  %1 = tensor_load %m : memref<4x4xi32>
  tensor_store %1, %m : memref<4x4xi32>
  %2 = memref_cast %m : memref<4x4xi32> to memref<?x4xi32>
  %3 = "tensor_cast"(%t) : (tensor<4x4xi32>) -> tensor<*xi32>
  return
}
// -----
// shows: 'addi' operation, 'addf' operation, 'mulf' operation, 'cmpi' operation, 'select' operation
mlfunc @f(%a : i32, %x : f32, %v : vector<4xi32>) {
  %0 = addi %a, %a : i32
  %1 = "addf"(%x, %x) : (f32, f32) -> f32
  %2 = mulf %x, %1 : f32
  %3 = cmpi "slt", %v, %v : vector<4xi32>
  %4 = select %3, %v, %v : vector<4xi32>
  return
}
// -----
// shows: 'vector_transfer_read' operation, 'vector_transfer_write' operation
mlfunc @f(%m : memref<?x?xf32>, %i : index, %p : f32) {
  %0 = vector_transfer_read %m, %i, %i, %p {permutation_map: (d0, d1) -> (d1, d0)} : (memref<?x?xf32>, index, index, f32) -> vector<4x8xf32>
  vector_transfer_write %0, %m, %i, %i {permutation_map: (d0, d1) -> (d1, d0)} : vector<4x8xf32>, memref<?x?xf32>, index, index
  return
}
