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
