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
