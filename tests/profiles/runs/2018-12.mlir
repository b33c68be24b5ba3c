// @rounding = 2431: -7 floordiv 4 = -2, -7 ceildiv 4 = -1, -7 mod 4 = 1: (-2 + 4) * 1000 + (-1 + 5) * 100 + 1 * 30 + 1
mlfunc @parts(%n : index) -> index {
  %0 = affine_apply (d0) -> ((d0 floordiv 4 + 4) * 1000, (d0 ceildiv 4 + 5) * 100, (d0 mod 4) * 30)(%n)
  %1 = affine_apply (d0, d1, d2) -> (d0 + d1 + d2 + 1)(%0#0, %0#1, %0#2)
  return %1 : index
}
cfgfunc @rounding() -> index {
b:
  %n = constant -7 : index
  %r = call @parts(%n) : (index) -> index
  return %r : index
}
// -----
// @functions = 53: floordiv(7 + 4, 2) = 5 times 10, and ceildiv(5, 2) = 3
mlfunc @functions() -> index {
  %n = constant 7 : index
  %0 = affine_apply (d0) -> (floordiv(d0 + 4, 2) * 10 + ceildiv(d0 - 2, 2))(%n)
  return %0 : index
}
// -----
// @sum = 10: 0 + 1 + 2 + 3 + 4
cfgfunc @sum() -> i32 {
entry:
  %n = constant 5 : i32
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
// @branches = 21: where the condition holds, the first block is taken, and values are passed in their order
cfgfunc @branches() -> i32 {
entry:
  %yes = constant 1 : i1
  %one = constant 1 : i32
  %two = constant 2 : i32
  %ten = constant 10 : i32
  "cond_br"(%yes)[join(%two, %one : i32, i32), join(%one, %two : i32, i32)] : (i1) -> ()
join(%a : i32, %b : i32):
  cond_br %yes, good(%a : i32), bad
good(%x : i32):
  %p = cmpi "eq", %x, %two : i32
  %q = select %p, %ten, %one : i32
  %r = addi %q, %q : i32
  %s = addi %r, %b : i32
  return %s : i32
bad:
  return %ten : i32
}
// -----
// @bounds = 9: i is 0 and 2, with j from max(i, 1) to min(i + 4, 5) three times each, and k goes from -3 to -1
mlfunc @bounds() -> i32 {
  %m = alloc() : memref<1xi32>
  %z = constant 0 : index
  %zero = constant 0 : i32
  %one = constant 1 : i32
  store %zero, %m[%z] : memref<1xi32>
  for %i = 0 to 4 step 2 {
    for %j = max (d0) -> (d0, 1)(%i) to min (d0) -> (d0 + 4, 5)(%i) {
      %v = load %m[%z] : memref<1xi32>
      %w = addi %v, %one : i32
      store %w, %m[%z] : memref<1xi32>
    }
  }
  for %k = -3 to 0 {
    %v = load %m[%z] : memref<1xi32>
    %w = addi %v, %one : i32
    store %w, %m[%z] : memref<1xi32>
  }
  %r = load %m[%z] : memref<1xi32>
  return %r : i32
}
// -----
// @chain = 1233: of the numbers from 0 to 3, 0 takes the first branch, 1 the second, 2 and 3 the last
mlfunc @chain() -> i32 {
  %m = alloc() : memref<1xi32>
  %z = constant 0 : index
  %zero = constant 0 : i32
  %ten = constant 10 : i32
  store %zero, %m[%z] : memref<1xi32>
  for %i = 0 to 4 {
    %v = load %m[%z] : memref<1xi32>
    %s = call @times(%v, %ten) : (i32, i32) -> i32
    if (d0) : (-d0 >= 0)(%i) {
      %c1 = constant 1 : i32
      %w = addi %s, %c1 : i32
      store %w, %m[%z] : memref<1xi32>
    } else if (d0)[s0] : (d0 - s0 - 1 == 0)(%i)[%z] {
      %c2 = constant 2 : i32
      %w = addi %s, %c2 : i32
      store %w, %m[%z] : memref<1xi32>
    } else {
      %c3 = constant 3 : i32
      %w = addi %s, %c3 : i32
      store %w, %m[%z] : memref<1xi32>
    }
  }
  %r = load %m[%z] : memref<1xi32>
  return %r : i32
}
mlfunc @times(%a : i32, %n : i32) -> i32 {
  %m = alloc() : memref<1xi32>
  %z = constant 0 : index
  %zero = constant 0 : i32
  store %zero, %m[%z] : memref<1xi32>
  for %i = 0 to 10 {
    %v = load %m[%z] : memref<1xi32>
    %w = addi %v, %a : i32
    store %w, %m[%z] : memref<1xi32>
  }
  %r = load %m[%z] : memref<1xi32>
  return %r : i32
}
// -----
// @product = 2150: [[1, 2], [3, 4]] times [[5, 6], [7, 8]] is [[19, 22], [43, 50]]: 43 * 50
mlfunc @product() -> f32 {
  %a = alloc() : memref<2x2xf32>
  %b = alloc() : memref<2x2xf32>
  %c = alloc() : memref<2x2xf32>
  call @fill(%a) : (memref<2x2xf32>) -> ()
  call @fill(%b) : (memref<2x2xf32>) -> ()
  %four = constant 4.0 : f32
  %zero = constant 0.0 : f32
  for %i = 0 to 2 {
    for %j = 0 to 2 {
      %v = load %b[%i, %j] : memref<2x2xf32>
      %w = addf %v, %four : f32
      store %w, %b[%i, %j] : memref<2x2xf32>
      store %zero, %c[%i, %j] : memref<2x2xf32>
    }
  }
  for %i = 0 to 2 {
    for %j = 0 to 2 {
      for %k = 0 to 2 {
        %x = load %a[%i, %k] : memref<2x2xf32>
        %y = load %b[%k, %j] : memref<2x2xf32>
        %p = mulf %x, %y : f32
        %s = load %c[%i, %j] : memref<2x2xf32>
        %t = addf %s, %p : f32
        store %t, %c[%i, %j] : memref<2x2xf32>
      }
    }
  }
  %z = constant 0 : index
  %o = constant 1 : index
  %m = load %c[%o, %z] : memref<2x2xf32>
  %n = load %c[%o, %o] : memref<2x2xf32>
  %r = mulf %m, %n : f32
  return %r : f32
}
mlfunc @fill(%m : memref<2x2xf32>) {
  %value = alloc() : memref<1xf32>
  %z = constant 0 : index
  %one = constant 1.0 : f32
  store %one, %value[%z] : memref<1xf32>
  for %i = 0 to 2 {
    for %j = 0 to 2 {
      %v = load %value[%z] : memref<1xf32>
      store %v, %m[%i, %j] : memref<2x2xf32>
      %w = addf %v, %one : f32
      store %w, %value[%z] : memref<1xf32>
    }
  }
  return
}
// -----
// @copied = 7: the tensor holds what the buffer held when it was made
mlfunc @copied() -> i32 {
  %m = alloc() : memref<4xi32>
  %z = constant 2 : index
  %seven = constant 7 : i32
  %eight = constant 8 : i32
  store %seven, %m[%z] : memref<4xi32>
  %t = tensor_load %m : memref<4xi32>
  store %eight, %m[%z] : memref<4xi32>
  %r = extract_element %t[%z] : tensor<4xi32>
  return %r : i32
}
// -----
// @transposed = 1021: the vector's first dimension is the buffer's second: element [1, 2] of the vector is [2, 1] of the buffer
mlfunc @transposed() -> i32 {
  %m = alloc() : memref<4x4xi32>
  %z = constant 0 : index
  %one = constant 1 : index
  %two = constant 2 : index
  %thousand = constant 1000 : i32
  %values = constant 21 : i32
  for %i = 0 to 4 {
    for %j = 0 to 4 {
      store %thousand, %m[%i, %j] : memref<4x4xi32>
    }
  }
  store %values, %m[%two, %one] : memref<4x4xi32>
  %v = vector_transfer_read %m, %z, %z {permutation_map: (d0, d1) -> (d1, d0)} : (memref<4x4xi32>, index, index) -> vector<4x4xi32>
  %w = alloc() : memref<4x4xi32>
  vector_transfer_write %v, %w, %z, %z {permutation_map: (d0, d1) -> (d0, d1)} : vector<4x4xi32>, memref<4x4xi32>, index, index
  %a = load %w[%one, %two] : memref<4x4xi32>
  %b = load %w[%two, %one] : memref<4x4xi32>
  %r = addi %a, %b : i32
  return %r : i32
}
// -----
// @padded = 98: of what is read behind the end of the buffer there is the padding: 49 + 49
mlfunc @padded() -> i32 {
  %five = constant 5 : index
  %m = alloc(%five) : memref<?xi32>
  %w = alloc() : memref<4xi32>
  %z = constant 0 : index
  %start = constant 3 : index
  %one = constant 1 : i32
  %pad = constant 49 : i32
  for %i = 0 to %five {
    store %one, %m[%i] : memref<?xi32>
  }
  %v = vector_transfer_read %m, %start, %pad {permutation_map: (d0) -> (d0)} : (memref<?xi32>, index, i32) -> vector<4xi32>
  vector_transfer_write %v, %w, %z {permutation_map: (d0) -> (d0)} : vector<4xi32>, memref<4xi32>, index
  %two = constant 2 : index
  %three = constant 3 : index
  %a = load %w[%two] : memref<4xi32>
  %b = load %w[%three] : memref<4xi32>
  %r = addi %a, %b : i32
  return %r : i32
}
