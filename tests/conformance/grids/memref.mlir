func.func @f(%m: $(m: memref<4x8xf32> | memref<?x?xf32> | memref<?x8xf32> | memref<4x?xf32> | memref<?x?xf32, strided<[?, 1]>> | memref<?x?xf32, strided<[?, 1], offset: ?>> | memref<4x?xf32, strided<[?, 1]>>)) {
  %0 = memref.transpose %m (a, b) -> ($(a, b | b, a)) : $m to $(memref<4x8xf32> | memref<8x4xf32> | memref<?x?xf32> | memref<?x8xf32> | memref<4x?xf32> | memref<?x4xf32> | memref<?x?xf32, strided<[?, 1]>> | memref<?x8xf32, strided<[8, 1]>> | memref<4x?xf32, strided<[?, 1]>> | memref<8x?xf32, strided<[1, 8]>> | memref<?x4xf32, strided<[1, ?]>>)
  return
}
// -----
func.func @f(%m: $(m: memref<?xf32> | memref<?x?x?xf32> | memref<?x1x?xf32> | memref<?x?x1xf32> | memref<1x?xf32>)) {
  %0 = memref.transpose %m (a$( | , b | , b, c)) -> ($(a | a, b | a, b, c | c, b, a)) : $m to $(memref<?xf32> | memref<?x?x?xf32> | memref<?x1x?xf32> | memref<?xf32, strided<[1]>> | memref<?x?x?xf32, strided<[?, ?, 1]>> | memref<?x1x?xf32, strided<[?, ?, 1]>> | memref<?x?x1xf32, strided<[?, 1, 1]>> | memref<1x?xf32> | memref<1x?xf32, strided<[?, 1]>> | memref<?x?x1xf32>)
  return
}
// -----
func.func @f(%m: $(m: memref<4x8xf32> | memref<?x?xf32> | memref<4x?xf32, strided<[?, 1], offset: ?>> | memref<4x8xf32, affine_map<(a, b) -> (b, a)>> | memref<*xf32> | memref<32xf32>), %n: index) {
  %0 = memref.reinterpret_cast %m to offset: [$(0 | 3 | %n)], sizes: [$( | 4 | 4, %n | %n)], strides: [$( | 1 | 8, 1 | %n, 1)] : $m to $(memref<f32> | memref<4xf32> | memref<4xf32, strided<[1], offset: 3>> | memref<4x?xf32, strided<[8, 1]>> | memref<4x?xf32, strided<[?, 1], offset: ?>> | memref<?xf32, strided<[1], offset: ?>>)
  return
}
// -----
func.func @f(%m: $(m: memref<4x8xf32> | memref<?x8xf32> | memref<4x8xf32, strided<[8, 1], offset: 2>> | memref<4x8xf32, strided<[16, 1]>> | memref<?x?xf32, strided<[?, 1]>> | memref<4x8xf32, 1> | memref<1x1xf32>)) {
  %0 = memref.collapse_shape %m [$( | [0, 1] | [0], [1] | [1, 0])] : $m into $(memref<32xf32> | memref<?xf32> | memref<32xf32, strided<[1], offset: 2>> | memref<?xf32, strided<[?]>> | memref<f32> | memref<4x8xf32> | memref<32xf32, 1> | memref<32xf64>)
  return
}
// -----
func.func @f(%m: $(m: memref<4xf32> | memref<?xf32> | memref<*xf32> | memref<4xf32, 1> | memref<4xf32, strided<[1], offset: ?>> | memref<4xf32, strided<[2]>> | memref<4x4xf32> | memref<4xi32>)) {
  %0 = memref.$(cast | memory_space_cast) %m : $m to $(memref<4xf32> | memref<?xf32> | memref<*xf32> | memref<*xf32, 1> | memref<4xf32, 1> | memref<4xf32, strided<[1], offset: ?>> | memref<4xf32, strided<[?], offset: ?>> | memref<5xf32>)
  return
}
// -----
func.func @f(%m: $(m: memref<4xi8> | memref<?xi8> | memref<4xi8, 1> | memref<4x4xi8> | memref<16xf32> | memref<16xi8, strided<[1]>> | memref<16xi8, strided<[1], offset: 1>>), %n: index) {
  %0 = memref.view %m[$( | %n | %n, %n)][$( | %n | %n, %n)] : $m to $(memref<4xf32> | memref<?xf32> | memref<?x?xf32> | memref<?xf32, 1> | memref<?xf32, strided<[1]>> | memref<f32> | memref<?x4xf32>)
  return
}
// -----
func.func @f(%n: index) {
  %0 = memref.$(alloc | alloca)($( | %n | %n, %n))$( | [%n])$( | {alignment = 8 : i64} | {alignment = 3 : i64} | {alignment = 0 : i64} | {alignment = -8 : i64} | {alignment = 8 : i32}) : $(memref<4xf32> | memref<?xf32> | memref<?x?xf32> | memref<4xf32, affine_map<(a)[s] -> (a + s)>> | memref<*xf32> | memref<?xf32, strided<[?]>> | memref<4xf32, 1>)
  return
}
// -----
func.func @f(%m: $(m: memref<4xf32> | memref<?xf32> | memref<4x4xf32> | memref<4xf32, strided<[1]>> | memref<4xf32, 1> | memref<4xf32, strided<[1], offset: ?>>), %n: index) {
  %0 = memref.realloc %m$( | (%n)) $( | {alignment = 8 : i64} | {alignment = 3 : i64}) : $m to $(memref<8xf32> | memref<?xf32> | memref<8x8xf32> | memref<8xf32, 1> | memref<8xi32> | memref<8xf32, strided<[1]>>)
  return
}
// -----
func.func @f(%m: $(m: memref<4x8xf32> | memref<?x?xf32> | memref<*xf32> | memref<f32> | memref<4x8xf32, affine_map<(a, b) -> (b, a)>> | memref<4xf32, strided<[2]>>), %i: index) {
  %0:$(2 | 4 | 6 | 1) = memref.extract_strided_metadata %m : $m -> memref<f32>, index$( | , index, index | , index, index, index, index)
  return
}
// -----
func.func @f(%m: $(m: memref<4x8xf32> | memref<?x?xf32> | memref<4x8xf32, strided<[8, 1], offset: ?>> | memref<4x8xf32, 1>)) {
  %0 = memref.transpose %m (a, b) -> ($(a, b | b, a | a | a, a)) : $m to $(memref<4x8xf32> | memref<8x4xf32, strided<[1, 8]>> | memref<?x?xf32, strided<[1, ?]>> | memref<?x?xf32> | memref<8x4xf32, strided<[1, 8], offset: ?>> | memref<8x4xf32, strided<[1, 8]>, 1> | memref<4x8xf32, strided<[8, 1]>>)
  return
}
// -----
memref.global $( | "private" | "public" | "nested" | "other") $( | constant) @g : $(memref<2xf32> | memref<?xf32> | memref<f32> | memref<*xf32> | memref<2xi32, 1> | tensor<2xf32> | memref<2xf32, strided<[2]>>) $( | = uninitialized | = dense<1.0> | = dense<1> | = dense<[1.0, 2.0]> | = dense<1.0> : tensor<2xf32>) $( | {alignment = 16 : i64} | {alignment = 5 : i64})
// -----
func.func @f(%a: $(a: memref<16xf32> | memref<16xf32, 1> | memref<16x16xf32> | memref<*xf32>), %b: $(b: memref<16xf32> | memref<16xf32, 1> | memref<16xi32>), %t: $(t: memref<1xi32> | memref<4x4xi32>), %i: index, %n: $(n: index | i32)) {
  memref.dma_start %a[%i], %b[%i], %i, %t[%i]$( | , %i, %i | , %i) : $a, $b, $t
  memref.dma_wait %t[%i], %n : $t
  return
}
// -----
func.func @f(%a: $(a: memref<4xf32> | memref<4xi32> | memref<4xindex> | memref<4x4xf32> | memref<4xi1> | memref<*xf32>), %v: $(v: f32 | i32 | index | i1), %i: index) {
  %0 = memref.atomic_rmw $(addf | addi | andi | assign | maxs | maxu | maximumf | minnumf | mulf | ori | xori) %v, %a[%i] : ($v, $a) -> $(f32 | i32 | index | i1)
  return
}
