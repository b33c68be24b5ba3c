// program: a convolution over a line
func @conv(%in: memref<?xf32>, %kernel: memref<3xf32>, %out: memref<?xf32>) {
  %n = dim %out, 0 : memref<?xf32>
  %zero = constant 0.0 : f32
  affine.for %i = 0 to %n {
    store %zero, %out[%i] : memref<?xf32>
    affine.for %k = 0 to 3 {
      %x = affine.apply (d0, d1) -> (d0 + d1)(%i, %k)
      %a = load %in[%x] : memref<?xf32>
      %b = load %kernel[%k] : memref<3xf32>
      %p = mulf %a, %b : f32
      %s = load %out[%i] : memref<?xf32>
      %t = addf %s, %p : f32
      store %t, %out[%i] : memref<?xf32>
    }
  }
  return
}
// -----
// program: the greatest common divisor
func @gcd(%a: i32, %b: i32) -> i32 {
  %zero = constant 0 : i32
  br ^head(%a, %b : i32, i32)
^head(%x: i32, %y: i32):
  %done = cmpi "eq", %y, %zero : i32
  cond_br %done, ^exit, ^body
^body:
  %r = remis %x, %y : i32
  br ^head(%y, %r : i32, i32)
^exit:
  return %x : i32
}
// -----
// program: constants of all kinds
!matrix = type tensor<2x2xf32>
func @constants() -> tensor<2x2xf32> {
  %0 = constant dense<tensor<2x2xf32>, [[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %1 = constant splat<!matrix, 2.5> : !matrix
  %2 = constant splat<vector<4xi32>, 7> : vector<4xi32>
  %3 = constant sparse<tensor<3x4xi32>, [[0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>
  %4 = constant true : i1
  %5 = constant -4 : index
  %6 = constant 1.5e2 : bf16
  %7 = constant dense<tensor<0xi32>, []> : tensor<0xi32>
  %8 = addf %0, %1 : tensor<2x2xf32>
  return %8 : tensor<2x2xf32>
}
// -----
// program: attributes with the names of dialects
func @marked(%a: f32 {x.noalias: true}, %b: f32 {x.align: 8}) -> f32
    attributes {x.entry: "main", x.sizes: [1, 2, 3], x.map: (d0) -> (d0 * 2)} {
  %0 = "std.addf"(%a, %b) {x.fast: true, note: "sum"} : (f32, f32) -> f32
  %1 = "std.constant"() {value: 4.0 : f32} : () -> f32
  %2 = addf %0, %1 {x.kind: "last"} : f32
  return %2 : f32
}
// -----
// program: two results of a call
func @pair(f32) -> (f32, i32)
func @use(%x: f32, %c: i1) -> f32 {
  %p:2 = call @pair(%x) : (f32) -> (f32, i32)
  %q, %r = call @pair(%p#0) : (f32) -> (f32, i32)
  %s = addi %p#1, %r : i32
  %t = constant 10 : i32
  %u = cmpi "sge", %s, %t : i32
  %v = select %u, %q, %x : f32
  "std.cond_br"(%c)[^a, ^b(%v : f32)] : (i1) -> ()
^a:
  br ^b(%x : f32)
^b(%w: f32):
  return %w : f32
}
// -----
// program: conditions and bounds of affine code
#inside = (d0, d1)[s0] : (d0 - d1 >= 0, s0 - d1 - 1 >= 0)
#bound = (d0)[s0] -> (d0 + 8, s0)
func @triangle(%A: memref<?x?xi32>, %n: index) {
  %one = constant 1 : i32
  affine.for %i = 0 to %n step 8 {
    affine.for %j = (d0) -> (d0)(%i) to min #bound(%i)[%n] {
      affine.if #inside(%i, %j)[%n] {
        store %one, %A[%i, %j] : memref<?x?xi32>
      } else {
        %v = load %A[%i, %j] : memref<?x?xi32>
        %w = muli %v, %v : i32
        store %w, %A[%i, %j] : memref<?x?xi32>
      }
    }
  }
  return
}
// -----
// program: buffers in several memories
#row = (d0, d1) -> (d0, d1)
func @spaces(%h: memref<64x64xf32, #row, hbm>, %s: index) {
  %v = alloc() : memref<8x64xf32, #row, vmem>
  %tag = alloc() : memref<1xi32>
  %zero = constant 0 : index
  %count = constant 512 : index
  %stride = constant 64 : index
  dma_start %h[%s, %zero], %v[%zero, %zero], %count, %tag[%zero], %stride, %stride
      : memref<64x64xf32, #row, hbm>, memref<8x64xf32, #row, vmem>, memref<1xi32>
  dma_wait %tag[%zero], %count : memref<1xi32>
  dealloc %v : memref<8x64xf32, #row, vmem>
  dealloc %tag : memref<1xi32>
  return
}
// -----
// program: elements of vectors and tensors
func @elements(%v: vector<4x4xi32>, %t: tensor<4x4xi32>, %i: index) -> i32 {
  %0 = extract_element %v[%i, %i] : vector<4x4xi32>
  %1 = extract_element %t[%i, %i] : tensor<4x4xi32>
  %2 = "std.extract_element"(%t, %i, %i) : (tensor<4x4xi32>, index, index) -> i32
  %3 = "std.extract_element"(%v, %i, %i) : (vector<4x4xi32>, index, index) -> i32
  %4 = divis %0, %1 : i32
  %5 = diviu %2, %3 : i32
  %6 = remiu %4, %5 : i32
  %7 = cmpi "ult", %v, %v : vector<4x4xi32>
  %8 = select %7, %v, %v : vector<4x4xi32>
  return %6 : i32
}
// -----
// program: the generic form of memory operations
#shift = (d0)[s0] -> (d0 + s0)
func @generic(%n: index, %s: index, %x: f32) -> index {
  %0 = "std.alloc"(%n, %s) : (index, index) -> memref<?xf32, #shift>
  %1 = "std.dim"(%0) {index: 0} : (memref<?xf32, #shift>) -> index
  "std.store"(%x, %0, %n) : (f32, memref<?xf32, #shift>, index) -> ()
  %2 = "std.load"(%0, %n) : (memref<?xf32, #shift>, index) -> f32
  %3 = "std.cmpi"(%n, %1) {predicate: 1} : (index, index) -> i1
  %4 = "std.select"(%3, %n, %1) : (i1, index, index) -> index
  "std.dealloc"(%0) : (memref<?xf32, #shift>) -> ()
  "std.return"(%4) : (index) -> ()
}
// -----
// program: a step that depends on a map
func @reverse(%A: memref<64xf32>, %B: memref<64xf32>) {
  affine.for %i = 0 to 64 step 2 {
    %0 = affine.apply (d0) -> (-d0 + 63)(%i)
    %1 = affine.apply (d0) -> ((d0 * 3) mod 64)(%i)
    %a = load %A[%0] : memref<64xf32>
    %b = load %A[%1] : memref<64xf32>
    %c = cmpi "ne", %0, %1 : index
    %d = select %c, %a, %b : f32
    store %d, %B[%i] : memref<64xf32>
  }
  return
}
// -----
// program: elements that only their dialect can read
func @opaque() -> tensor<4xi32> {
  %0 = constant opaque<"encoding", tensor<4xi32>, "0xDEADBEEF"> : tensor<4xi32>
  %1 = constant splat<tensor<4xi32>, 1> : tensor<4xi32>
  %2 = addi %0, %1 : tensor<4xi32>
  return %2 : tensor<4xi32>
}
// -----
// program: the product of a matrix and a vector
func @matvec(%A: memref<?x?xf32>, %x: memref<?xf32>, %y: memref<?xf32>) {
  %m = dim %A, 0 : memref<?x?xf32>
  %n = dim %A, 1 : memref<?x?xf32>
  %f0 = constant 0.0 : f32
  affine.for %i = 0 to %m {
    store %f0, %y[%i] : memref<?xf32>
    affine.for %j = 0 to %n {
      %a = load %A[%i, %j] : memref<?x?xf32>
      %b = load %x[%j] : memref<?xf32>
      %p = mulf %a, %b : f32
      %s = load %y[%i] : memref<?xf32>
      %t = addf %s, %p : f32
      store %t, %y[%i] : memref<?xf32>
    }
  }
  return
}
// -----
// program: aliases with dots
!vec = type vector<4 x f32>
!avx.m = type tensor<2x!vec>
#map = (d0)[s0] -> (d0 mod s0)
#set = (d0, d1) : (d0 - d1 == 0, d0 >= 0)
func @alias(%a: !vec, %b: !avx.m, %i: index, %n: index) -> (!vec, index) attributes {t.doc: "x"} {
  %c = addf %a, %a : !vec
  %s = constant splat<!vec, 2.0> : !vec
  %d = mulf %c, %s : !vec
  %j = affine.apply (d0) -> (d0 * 2)(%i)
  affine.if #set(%n, %n) {
    %q = addf %d, %d : !vec
  } else {
    %q = addf %c, %d : !vec
  }
  return %d, %j : !vec, index
}
// -----
// program: divisions and generic forms
func @div(%a: i32, %b: i32) -> (i32, i32, i32, i32) {
  %q = divis %a, %b : i32
  %u = diviu %a, %b : i32
  %r = remis %a, %b : i32
  %v = remiu %a, %b : i32
  %c = "std.cmpi"(%q, %u) {predicate: 5} : (i32, i32) -> i1
  %s = "std.select"(%c, %r, %v) : (i1, i32, i32) -> i32
  %k = "std.constant"() {value: 7 : i32} : () -> i32
  %w = "std.addi"(%s, %k) : (i32, i32) -> i32
  return %q, %u, %r, %w : i32, i32, i32, i32
}
// -----
// program: groups of results
func @multi() -> (f32, i32)
func @use(%c: i1) -> f32 {
  %r:2 = call @multi() : () -> (f32, i32)
  %x, %y = call @multi() : () -> (f32, i32)
  cond_br %c, ^a(%r#0 : f32), ^b(%x, %y : f32, i32)
^a(%p: f32):
  br ^b(%p, %r#1 : f32, i32)
^b(%q: f32, %z: i32):
  return %q : f32
}
// -----
// program: memory in generic form
func @generic(%t: tensor<4x?xf32>, %m: memref<?x4xf32>, %i: index) -> index {
  %d = "std.dim"(%t) {index: 1} : (tensor<4x?xf32>) -> index
  %e = "std.dim"(%m) {index: 0} : (memref<?x4xf32>) -> index
  %v = "std.load"(%m, %i, %i) : (memref<?x4xf32>, index, index) -> f32
  "std.store"(%v, %m, %i, %d) : (f32, memref<?x4xf32>, index, index) -> ()
  %c = "std.tensor_cast"(%t) : (tensor<4x?xf32>) -> tensor<?x?xf32>
  %n = "std.memref_cast"(%m) : (memref<?x4xf32>) -> memref<?x?xf32>
  %x = "std.extract_element"(%c, %i, %i) : (tensor<?x?xf32>, index, index) -> f32
  "std.dealloc"(%n) : (memref<?x?xf32>) -> ()
  "std.return"(%e) : (index) -> ()
}
// -----
// program: a strided transfer
func @strided_dma(%A: memref<64x64xf32>, %i: index) {
  %B = alloc() : memref<8x8xf32, 2>
  %tag = alloc() : memref<4xi32, 4>
  %n = constant 64 : index
  %stride = constant 64 : index
  %per = constant 8 : index
  %c1 = constant 1 : index
  dma_start %A[%i, %i], %B[%c1, %c1], %n, %tag[%c1], %stride, %per : memref<64x64xf32>, memref<8x8xf32, 2>, memref<4xi32, 4>
  dma_wait %tag[%c1], %n : memref<4xi32, 4>
  %k = constant dense<vector<3xf32>, [1.0, 2.0, 3.0]> : vector<3xf32>
  %e = extract_element %k[%c1] : vector<3xf32>
  dealloc %B : memref<8x8xf32, 2>
  return
}
// -----
// program: a vector read with a padding in affine loops
func @vectors(%A: memref<?x?xf32>, %B: memref<?x?xf32>, %p: f32) {
  %m = dim %A, 0 : memref<?x?xf32>
  affine.for %i = 0 to %m step 4 {
    affine.for %j = 0 to 128 step 8 {
      %v = vector_transfer_read %A, %i, %j, %p {permutation_map: (d0, d1) -> (d0, d1)} : (memref<?x?xf32>, index, index, f32) -> vector<4x8xf32>
      %w = mulf %v, %v : vector<4x8xf32>
      vector_transfer_write %w, %B, %i, %j {permutation_map: (d0, d1) -> (d0, d1)} : vector<4x8xf32>, memref<?x?xf32>, index, index
    }
  }
  return
}
// -----
// program: flat blocks, function attributes, calls through values
#id = (d0, d1) -> (d0, d1)
func @add(%a: i32 {t.noalias: true}, %b: i32) -> i32 attributes {t.inline: [1, 2.5, "x"], t.type: i32} {
%c = addi %a, %b : i32
return %c : i32
}
func @pick(i1) -> ((i32, i32) -> i32) {
^entry(%c: i1):
%f = constant @add : (i32, i32) -> i32
cond_br %c, ^yes(%f : (i32, i32) -> i32), ^no
^no:
br ^yes(%f : (i32, i32) -> i32)
^yes(%g: (i32, i32) -> i32):
return %g : (i32, i32) -> i32
}
func @run(%c: i1, %x: i32, %m: memref<4x4xi32, #id>, %i: index) -> i32 {
%f = call @pick(%c) : (i1) -> ((i32, i32) -> i32)
%r = call_indirect %f(%x, %x) : (i32, i32) -> i32
store %r, %m[%i, %i] : memref<4x4xi32, #id>
%t = tensor_load %m : memref<4x4xi32, #id>
%e = extract_element %t[%i, %i] : tensor<4x4xi32>
return %e : i32
}
// -----
// program: elements of all kinds
func @elements() -> (tensor<2x2xf32>, vector<4xi8>, tensor<3x4xi32>, tensor<2xi1>) {
  %a = constant dense<tensor<2x2xf32>, [[1.0, -2.5], [3.0e2, 0.0]]> : tensor<2x2xf32>
  %b = constant splat<vector<4xi8>, -1> : vector<4xi8>
  %c = constant sparse<tensor<3x4xi32>, [[0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>
  %d = constant dense<tensor<2xi1>, [true, false]> : tensor<2xi1>
  %e = tensor_cast %a : tensor<2x2xf32> to tensor<?x2xf32>
  %f = tensor_cast %e : tensor<?x2xf32> to tensor<*xf32>
  %g = tensor_cast %f : tensor<*xf32> to tensor<2x2xf32>
  %h = "std.addf"(%a, %g) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  return %h, %b, %c, %d : tensor<2x2xf32>, vector<4xi8>, tensor<3x4xi32>, tensor<2xi1>
}
