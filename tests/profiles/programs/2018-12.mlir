// program: the product of two matrices
mlfunc @matmul(%A : memref<?x?xf32>, %B : memref<?x?xf32>, %C : memref<?x?xf32>) {
  %M = dim %A, 0 : memref<?x?xf32>
  %N = dim %B, 1 : memref<?x?xf32>
  %K = dim %A, 1 : memref<?x?xf32>
  %zero = constant 0.0 : f32
  for %i = 0 to %M {
    for %j = 0 to %N {
      store %zero, %C[%i, %j] : memref<?x?xf32>
      for %k = 0 to %K step 1 {
        %a = load %A[%i, %k] : memref<?x?xf32>
        %b = load %B[%k, %j] : memref<?x?xf32>
        %p = mulf %a, %b : f32
        %c = load %C[%i, %j] : memref<?x?xf32>
        %s = addf %c, %p : f32
        store %s, %C[%i, %j] : memref<?x?xf32>
      }
    }
  }
  return
}
// -----
// program: a tiled loop nest with bounds that are maps
#lower = (d0) -> (d0 * 32)
#upper = (d0)[s0] -> (d0 * 32 + 32, s0)
mlfunc @tiled(%A : memref<?x64xf32>, %N : index) -> f32 {
  %c = constant 0.5 : f32
  %n32 = affine_apply ()[s0] -> (s0 ceildiv 32)()[%N]
  for %t = 0 to %n32 {
    for %i = #lower(%t) to min #upper(%t)[%N] {
      for %j = 0 to 64 step 4 {
        %x = affine_apply (d0, d1) -> (d0, 4 * (d1 floordiv 4))(%i, %j)
        %v = load %A[%x#0, %x#1] : memref<?x64xf32>
        %w = mulf %v, %c : f32
        store %w, %A[%x#0, %x#1] : memref<?x64xf32>
      }
    }
  }
  return %c : f32
}
// -----
// program: conditions in a loop
#inner = (d0, d1)[s0] : d0 - d1 >= 0, s0 - d0 - 1 >= 0
mlfunc @conditions(%A : memref<16x16xi32>, %n : index) {
  %one = constant 1 : i32
  for %i = 0 to 16 {
    for %j = 0 to %n {
      %v = load %A[%i, %j] : memref<16x16xi32>
      if #inner(%i, %j)[%n] {
        %w = addi %v, %one : i32
        store %w, %A[%i, %j] : memref<16x16xi32>
      } else if (d0) : (d0 - 4 == 0)(%j) {
        store %one, %A[%i, %j] : memref<16x16xi32>
      } else {
        %x = addi %v, %v : i32 // twice
        store %x, %A[%i, %j] : memref<16x16xi32>
      }
    }
  }
  return
}
// -----
// program: a loop of blocks
cfgfunc @sum(i32) -> i32 {
entry(%n : i32):
  %zero = constant 0 : i32
  %one = constant 1 : i32
  br head(%zero, %zero : i32, i32)
head(%i : i32, %s : i32):
  %c = cmpi "slt", %i, %n : i32
  cond_br %c, body, exit(%s : i32)
body:
  %t = addi %s, %i : i32
  %next = addi %i, %one : i32
  br head(%next, %t : i32, i32)
exit(%r : i32):
  return %r : i32
}
// -----
// program: long-hand notation
extfunc @callee(i32, f32) -> f32
cfgfunc @longhand(i32, f32, i1) -> f32 {
bb0(%i : i32, %x : f32, %c : i1):
  %0 = "constant"() {value: 7} : () -> i32
  %1 = "addi"(%i, %0) : (i32, i32) -> i32
  %2 = "cmpi"(%i, %1) {predicate: 8} : (i32, i32) -> i1
  %3 = "select"(%2, %x, %x) : (i1, f32, f32) -> f32
  %4 = "call"(%1, %3) {callee: @callee : (i32, f32) -> f32} : (i32, f32) -> f32
  "cond_br"(%c)[bb1(%4 : f32), bb2] : (i1) -> ()
bb1(%5 : f32):
  "return"(%5) : (f32) -> ()
bb2:
  %6 = "mulf"(%x, %x) : (f32, f32) -> f32
  "br"()[bb1(%6 : f32)] : () -> ()
}
// -----
// program: data is moved to a fast memory and back
#layout = (d0, d1) -> (d0, d1)
mlfunc @move(%src : memref<256x64xf32, #layout, hbm>) {
  %size = constant 64 : index
  %zero = constant 0 : index
  %tag = alloc() : memref<1xi32, (d0) -> (d0), 4>
  %buffer = alloc() : memref<1x64xf32, #layout, 2>
  for %i = 0 to 256 {
    dma_start %src[%i, %zero], %buffer[%zero, %zero], %size, %tag[%zero] :
        memref<256x64xf32, #layout, hbm>, memref<1x64xf32, #layout, 2>, memref<1xi32, (d0) -> (d0), 4>
    dma_wait %tag[%zero], %size : memref<1xi32, (d0) -> (d0), 4>
    for %j = 0 to 64 {
      %v = load %buffer[%zero, %j] : memref<1x64xf32, #layout, 2>
      %w = addf %v, %v : f32
      store %w, %buffer[%zero, %j] : memref<1x64xf32, #layout, 2>
    }
  }
  dealloc %tag : memref<1xi32, (d0) -> (d0), 4>
  return
}
// -----
// program: slices are read into vectors and written back
mlfunc @transfers(%A : memref<?x?xf32>, %B : memref<?x?x?xf32>) {
  %M = dim %A, 0 : memref<?x?xf32>
  %N = dim %A, 1 : memref<?x?xf32>
  %pad = constant 0.0 : f32
  for %i = 0 to %M step 4 {
    for %j = 0 to %N step 8 {
      %v = vector_transfer_read %A, %i, %j, %pad
           {permutation_map: (d0, d1) -> (d1, d0)} :
           (memref<?x?xf32>, index, index, f32) -> vector<8x4xf32>
      %w = addf %v, %v : vector<8x4xf32>
      vector_transfer_write %w, %A, %i, %j
           {permutation_map: (d0, d1) -> (d1, d0)} :
           vector<8x4xf32>, memref<?x?xf32>, index, index
      %b = vector_transfer_read %B, %i, %j, %i
           {permutation_map: (d0, d1, d2) -> (0, d2)} :
           (memref<?x?x?xf32>, index, index, index) -> vector<4x8xf32>
    }
  }
  return
}
// -----
// program: tensors and buffers
mlfunc @tensors(%m : memref<4x?xf32>, %i : index, %j : index) -> tensor<4x?xf32> {
  %t = tensor_load %m : memref<4x?xf32>
  %u = tensor_cast %t : tensor<4x?xf32> to tensor<?x?xf32>
  %n = dim %t, 1 : tensor<4x?xf32>
  %copy = alloc(%n) : memref<4x?xf32>
  %sum = addf %t, %t : tensor<4x?xf32>
  tensor_store %sum, %copy : memref<4x?xf32>
  %e = extract_element %u[%i, %j] : tensor<?x?xf32>
  store %e, %m[%i, %j] : memref<4x?xf32>
  %w = memref_cast %copy : memref<4x?xf32> to memref<?x?xf32>
  dealloc %copy : memref<4x?xf32>
  return %t : tensor<4x?xf32>
}
// -----
// program: layouts with symbols
#shifted = (d0, d1)[s0] -> (d0 + s0, d1) size (16, 16)
#tiled = (i, j) -> (floordiv(i, 4), floordiv(j, 4), i mod 4, j mod 4)
#column = (d0, d1) -> (d1, d0)
mlfunc @layouts(%n : index, %o : index) {
  %a = alloc(%n)[%o] : memref<16x?xf32, #shifted>
  %b = alloc() : memref<16x16xf32, #tiled, 1>
  %c = alloc()[%o] : memref<8x8xf32, #shifted, #column>
  for %i = 0 to 8 {
    %x = load %b[%i, %i] : memref<16x16xf32, #tiled, 1>
    store %x, %c[%i, %i] : memref<8x8xf32, #shifted, #column>
  }
  dealloc %a : memref<16x?xf32, #shifted>
  return
}
// -----
// program: functions as values
extfunc @one(i32) -> i32
extfunc @two(i32) -> i32
cfgfunc @indirect(i1, i32) -> i32 attributes {fruit: "banana"} {
start(%c : i1, %x : i32):
  %f = constant @one : (i32) -> i32
  %g = constant @two : (i32) -> i32
  cond_br %c, apply(%f : (i32) -> i32), apply(%g : (i32) -> i32)
apply(%h : (i32) -> i32):
  %r = call_indirect %h(%x) : (i32) -> i32
  %s = call @one(%r) : (i32) -> i32
  return %s : i32
}
// -----
// program: memory at a fixed address
cfgfunc @fixed(index) -> f32 {
bb0(%i : index):
  %A = alloc_static(0x1232a00) : memref<64xf32>
  %v = load %A[%i] : memref<64xf32>
  %w = addf %v, %v : f32
  store %w, %A[%i] : memref<64xf32>
  return %w : f32
}
// -----
// program: a scaled sum in generic form, with a call
// saxpy with a call
extfunc @log(f32)
mlfunc @saxpy(%a: f32, %x: memref<?xf32>, %y: memref<?xf32>) {
  %n = "dim"(%x) {index: 0} : (memref<?xf32>) -> index
  for %i = 0 to %n {
    %0 = "load"(%x, %i) : (memref<?xf32>, index) -> f32
    %1 = "mulf"(%a, %0) : (f32, f32) -> f32
    %2 = load %y[%i] : memref<?xf32>
    %3 = "addf"(%1, %2) : (f32, f32) -> f32
    "store"(%3, %y, %i) : (f32, memref<?xf32>, index) -> ()
    call @log(%3) : (f32) -> ()
  }
  return
}
// -----
// program: the steps of a sequence
// state machine
cfgfunc @collatz(i32) -> i32 {
entry(%n: i32):
  %zero = constant 0 : i32
  %one = constant 1 : i32
  br loop(%n, %zero : i32, i32)
loop(%x: i32, %steps: i32):
  %done = cmpi "sle", %x, %one : i32
  cond_br %done, exit(%steps : i32), body
body:
  %three = constant 3 : i32
  %p = muli %x, %three : i32
  %q = addi %p, %one : i32
  %s = addi %steps, %one : i32
  br loop(%q, %s : i32, i32)
exit(%r: i32):
  return %r : i32
}
// -----
// program: tiles by maps with two results
#tile = (d0) -> (d0 floordiv 32, d0 mod 32)
#back = (d0, d1) -> (d0 * 32 + d1)
#ub = ()[s0] -> (s0, 1024)
#dom = (d0)[s0] : d0 >= 0, -d0 + s0 - 1 >= 0
mlfunc @tiles(%A: memref<1024xf32>, %B: memref<32x32xf32>, %N: index) {
  for %i = 0 to min #ub()[%N] {
    %t = affine_apply #tile(%i)
    %v = load %A[%i] : memref<1024xf32>
    store %v to %B[%t#0, %t#1] : memref<32x32xf32>
    %u = affine_apply #back(%t#0, %t#1)
    if #dom(%u)[%N] {
      store %v, %A[%u] : memref<1024xf32>
    } else if (d0) : (d0 - 5 >= 0)(%i) {
      %w = addf %v, %v : f32
      store %w, %A[%i] : memref<1024xf32>
    }
  }
  return
}
// -----
// program: transfers into a tile
// DMA double buffer
mlfunc @dma(%src: memref<256x1024xf32>, %n: index) {
  %tag = alloc() : memref<1xi32>
  %buf = alloc() : memref<32x32xf32, (d0, d1) -> (d0, d1), 1>
  %c0 = constant 0 : index
  %size = constant 1024 : index
  for %i = 0 to 8 {
    %r = affine_apply (d0) -> (d0 * 32)(%i)
    dma_start %src[%r, %c0], %buf[%c0, %c0], %size, %tag[%c0] : memref<256x1024xf32>, memref<32x32xf32, (d0, d1) -> (d0, d1), 1>, memref<1xi32>
    dma_wait %tag[%c0], %size : memref<1xi32>
    for %j = 0 to 32 {
      %v = load %buf[%c0, %j] : memref<32x32xf32, (d0, d1) -> (d0, d1), 1>
      store %v, %buf[%c0, %j] : memref<32x32xf32, (d0, d1) -> (d0, d1), 1>
    }
  }
  dealloc %buf : memref<32x32xf32, (d0, d1) -> (d0, d1), 1>
  dealloc %tag : memref<1xi32>
  return
}
// -----
// program: casts of tensors and constants
cfgfunc @tensors(tensor<?x4xf32>, tensor<*xf32>, vector<4xi1>) -> tensor<4x4xf32> attributes {doc: "casts", k: [1, 2.5]} {
bb0(%t: tensor<?x4xf32>, %u: tensor<*xf32>, %m: vector<4xi1>):
  %a = tensor_cast %t : tensor<?x4xf32> to tensor<4x4xf32>
  %b = tensor_cast %u : tensor<*xf32> to tensor<4x4xf32>
  %c = addf %a, %b : tensor<4x4xf32>
  %i = constant 2 : index
  %e = extract_element %c[%i, %i] : tensor<4x4xf32>
  %s = constant splat<vector<4xf32>, 1.5> : vector<4xf32>
  %z = constant splat<vector<4xf32>, 0.0> : vector<4xf32>
  %v = select %m, %s, %z : vector<4xf32>
  %w = mulf %v, %v : vector<4xf32>
  %d = constant dense<tensor<2x2xi32>, [[1, -2], [3, 4]]> : tensor<2x2xi32>
  %sp = constant sparse<tensor<4xf32>, [[1], [3]], [1.0, 2.0]> : tensor<4xf32>
  return %c : tensor<4x4xf32>
}
// -----
// program: vectors that are transposed
// vector transfers
mlfunc @vec(%A: memref<?x?xf32>, %B: memref<?x?xf32>, %M: index, %N: index) {
  %f0 = constant 0.0 : f32
  for %i = 0 to %M step 4 {
    for %j = 0 to %N step 8 {
      %v = vector_transfer_read %A, %i, %j, %f0 {permutation_map: (d0, d1) -> (d1, d0)} : (memref<?x?xf32>, index, index, f32) -> vector<8x4xf32>
      %w = addf %v, %v : vector<8x4xf32>
      vector_transfer_write %w, %B, %i, %j {permutation_map: (d0, d1) -> (d1, d0)} : vector<8x4xf32>, memref<?x?xf32>, index, index
    }
  }
  return
}
// -----
// program: functions as values
cfgfunc @apply_twice((i32) -> i32, i32) -> i32 {
b(%f: (i32) -> i32, %x: i32):
  %y = call_indirect %f(%x) : (i32) -> i32
  %z = call_indirect %f(%y) : (i32) -> i32
  return %z : i32
}
cfgfunc @inc(i32) -> i32 {
b(%x: i32):
  %one = "constant"() {value: 1 : i32} : () -> i32
  %y = addi %x, %one : i32
  return %y : i32
}
cfgfunc @main() -> i32 {
b:
  %f = constant @inc : (i32) -> i32
  %c = constant 40 : i32
  %r = call @apply_twice(%f, %c) : ((i32) -> i32, i32) -> i32
  return %r : i32
}
// -----
// program: layouts with symbols and spaces
// layouts with symbols, memory spaces
#off = (d0, d1)[s0] -> (d0 + s0, d1)
#col = (i, j) -> (j, i)
mlfunc @layouts(%n: index, %o: index) -> f32 {
  %A = alloc(%n)[%o] : memref<16x?xf32, #off>
  %B = alloc() : memref<4x8xf32, #col, 3>
  %z = constant 0 : index
  %v = load %A[%z, %z] : memref<16x?xf32, #off>
  store %v to %B[%z, %z] : memref<4x8xf32, #col, 3>
  %C = memref_cast %B : memref<4x8xf32, #col, 3> to memref<?x8xf32, #col, 3>
  %d = dim %C, 0 : memref<?x8xf32, #col, 3>
  for %i = 0 to %d {
    store %v, %C[%i, %z] : memref<?x8xf32, #col, 3>
  }
  return %v : f32
}
// -----
// program: copies of tensors
mlfunc @copytensor(%m: memref<4x4xi32>, %o: memref<4x4xi32>) {
  %t = tensor_load %m : memref<4x4xi32>
  %u = addi %t, %t : tensor<4x4xi32>
  tensor_store %u, %o : memref<4x4xi32>
  %c = cmpi "ult", %t, %u : tensor<4x4xi32>
  %s = select %c, %t, %u : tensor<4x4xi32>
  tensor_store %s, %m : memref<4x4xi32>
  return
}
// -----
// program: a flat text with comments
// flat, no indentation, comments everywhere
#m = (d0) -> (d0 + 1) // plus one
mlfunc @flat(%n: index) -> index { // open
// first
for %i = 0 to %n { // loop
for %j = #m(%i) to (d0)[s] -> (d0 * 2 + s)(%i)[%n] step 3 {
%x_0 = constant 1 : index
%x = affine_apply (d0, d1) -> (d0 - d1, d1)(%j, %i) // two
%y = affine_apply #m(%x#0) /// three
}
} // end
return %n : index
}
// -----
// program: a buffer with other sizes
mlfunc @view(%A: memref<16x16xf32>, %n: index) -> f32 {
  %r = reshape %A : memref<16x16xf32> () : memref<16x4x4xf32>
  %z = constant 0 : index
  %v = load %r[%z, %z, %z] : memref<16x4x4xf32>
  return %v : f32
}
// -----
// program: nested conditions in generic form
cfgfunc @nested_cond(i1, i1, i32) -> i32 {
a(%p: i1, %q: i1, %x: i32):
  cond_br %p, b(%x : i32), c
b(%y: i32):
  cond_br %q, d(%y : i32), d(%x : i32)
c:
  %t = "addi"(%x, %x) : (i32, i32) -> i32
  br b(%t : i32)
d(%z: i32):
  %k = "cmpi"(%z, %x) {predicate: 9} : (i32, i32) -> i1
  %s = "select"(%k, %z, %x) : (i1, i32, i32) -> i32
  "return"(%s) : (i32) -> ()
}
// -----
// program: a stencil with a border
#inner = (d0)[s0] : (d0 - 1 >= 0, s0 - d0 - 2 >= 0)
#left = (d0) -> (d0 - 1)
extfunc @checksum(memref<?xf64>) -> f64
mlfunc @stencil(%in : memref<?xf64>, %out : memref<?xf64>) -> f64 {
  %n = dim %in, 0 : memref<?xf64>
  %third = constant 0.333 : f64
  for %i = 0 to %n {
    %l = affine_apply #left(%i)
    %r = affine_apply (d0) -> (d0 + 1)(%i)
    if #inner(%i)[%n] {
      %a = load %in[%l] : memref<?xf64>
      %b = load %in[%i] : memref<?xf64>
      %c = load %in[%r] : memref<?xf64>
      %ab = addf %a, %b : f64
      %abc = addf %ab, %c : f64
      %m = mulf %abc, %third : f64
      store %m, %out[%i] : memref<?xf64>
    } else {
      %e = load %in[%i] : memref<?xf64>
      store %e, %out[%i] : memref<?xf64>
    }
  }
  %s = call @checksum(%out) : (memref<?xf64>) -> f64
  return %s : f64
}
// -----
// program: a search in a graph of blocks with values of several types
cfgfunc @find(memref<?xi32>, i32, index) -> (index, i1) attributes {kind: "search", limit: 100} {
start(%m: memref<?xi32>, %key: i32, %zero: index):
  %n = dim %m, 0 : memref<?xi32>
  br head(%zero : index)
head(%i: index):
  %more = cmpi "slt", %i, %n : index
  cond_br %more, look, fail
look:
  %v = load %m[%i] : memref<?xi32>
  %same = cmpi "eq", %v, %key : i32
  %next = affine_apply (d0) -> (d0 + 1)(%i)
  cond_br %same, hit(%i : index), head(%next : index)
hit(%at: index):
  %true = constant 1 : i1
  return %at, %true : index, i1
fail:
  %false = constant 0 : i1
  return %n, %false : index, i1
}
// -----
// program: reductions with bounds of several results and negative steps of maps
#lo = (d0)[s0] -> (d0 - 3, 0)
#hi = (d0)[s0] -> (d0 + 4, s0)
mlfunc @window(%m : memref<?xf32>, %o : memref<?xf32>, %n : index) {
  %zero = constant 0.0 : f32
  for %i = 0 to %n {
    store %zero to %o[%i] : memref<?xf32>
    for %j = max #lo(%i)[%n] to min #hi(%i)[%n] {
      %v = load %m[%j] : memref<?xf32>
      %s = load %o[%i] : memref<?xf32>
      %t = addf %s, %v : f32
      store %t to %o[%i] : memref<?xf32>
    }
  }
  for %k = (d0) -> (d0 floordiv 2)(%n) to ()[s0] -> (s0 ceildiv 2 + s0 mod 3)()[%n] {
    store %zero, %o[%k] : memref<?xf32>
  }
  return
}
