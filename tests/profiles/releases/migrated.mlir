// llvm typed pointers
llvm.mlir.global internal constant @s("hi\00") : !llvm.array<3 x i8>
llvm.func @malloc(i64) -> !llvm.ptr<i8>
llvm.func @f(%p: !llvm.ptr<f32>, %q: !llvm.ptr<struct<(i32, array<2 x f32>)>, 3>, %fn: !llvm.ptr<func<i32 (i32)>>) -> f32 {
  %c = llvm.mlir.constant(1 : i32) : i32 // one
  %null = llvm.mlir.null : !llvm.ptr<f32>
  %0 = llvm.load %p {alignment = 4 : i64} : !llvm.ptr<f32>
  llvm.store %0, %p : !llvm.ptr<f32>
  %1 = llvm.getelementptr %q[%c, %c] : (!llvm.ptr<struct<(i32, array<2 x f32>)>, 3>, i32, i32) -> !llvm.ptr<array<2 x f32>, 3>
  %3 = llvm.getelementptr %q[%c, 1] : (!llvm.ptr<struct<(i32, array<2 x f32>)>, 3>, i32) -> !llvm.ptr<array<2 x f32>, 3>
  %2 = llvm.alloca %c x f32 {alignment = 4 : i64} : (i32) -> !llvm.ptr<f32>
  %4 = llvm.bitcast %2 : !llvm.ptr<f32> to !llvm.ptr<i8>
  %5 = llvm.call %fn(%c) : (i32) -> i32
  %6 = llvm.mlir.addressof @s : !llvm.ptr<array<3 x i8>>
  %7 = llvm.mlir.undef : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<1 x i64>)>
  %8 = llvm.insertvalue %p, %7[0] : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<1 x i64>)>
  %9 = llvm.extractvalue %8[1 : i32] : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<1 x i64>)>
  %10 = llvm.load %9 : !llvm.ptr<f32>
  %11 = llvm.getelementptr %p[1] : (!llvm.ptr<f32>) -> !llvm.ptr<f32>
  llvm.return %0 : f32
}
// =====
llvm.mlir.global internal constant @s("hi\00") : !llvm.array<3 x i8>
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr<3>, %fn: !llvm.ptr) -> f32 {
  %c = llvm.mlir.constant(1 : i32) : i32 // one
  %null = llvm.mlir.zero : !llvm.ptr
  %0 = llvm.load %p {alignment = 4 : i64} : !llvm.ptr -> f32
  llvm.store %0, %p : f32, !llvm.ptr
  %1 = llvm.getelementptr %q[%c, 1] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, !llvm.struct<(i32, array<2 x f32>)>
  %3 = llvm.getelementptr %q[%c, 1] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, !llvm.struct<(i32, array<2 x f32>)>
  %2 = llvm.alloca %c x f32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
  %4 = llvm.bitcast %2 : !llvm.ptr to !llvm.ptr
  %5 = llvm.call %fn(%c) : !llvm.ptr, (i32) -> i32
  %6 = llvm.mlir.addressof @s : !llvm.ptr
  %7 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>)>
  %8 = llvm.insertvalue %p, %7[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>)>
  %9 = llvm.extractvalue %8[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>)>
  %10 = llvm.load %9 : !llvm.ptr -> f32
  %11 = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, f32
  llvm.return %0 : f32
}
// -----
// memcpy
llvm.func @f(%p: !llvm.ptr<i8>, %n: i64) {
  %false = llvm.mlir.constant(false) : i1
  "llvm.intr.memcpy"(%p, %p, %n, %false) : (!llvm.ptr<i8>, !llvm.ptr<i8>, i64, i1) -> ()
  llvm.intr.lifetime.start 4, %p : !llvm.ptr<i8>
  llvm.return
}
// =====
llvm.func @f(%p: !llvm.ptr, %n: i64) {
  %false = llvm.mlir.constant(false) : i1
  "llvm.intr.memcpy"(%p, %p, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.intr.lifetime.start %p : !llvm.ptr
  llvm.return
}
// -----
// linalg 2021
#map = affine_map<(d0, d1) -> (d0, d1)>
func @f(%t: tensor<8x8xf32>, %n: index, %m: memref<8x8xf32>) -> tensor<?x8xf32> {
  %cst = constant 0.0 : f32
  // an empty tensor
  %0 = linalg.init_tensor [%n, 8] : tensor<?x8xf32> // of n rows
  %1 = linalg.fill(%cst, %0) : f32, tensor<?x8xf32> -> tensor<?x8xf32>
  linalg.fill(%cst, %m) : f32, memref<8x8xf32>
  %2 = linalg.pad_tensor %t low[0, 1] high[%n, 2] {
  ^bb0(%a: index, %b: index):
    linalg.yield %cst : f32
  } : tensor<8x8xf32> to tensor<?x11xf32>
  %3 = linalg.tensor_collapse_shape %t [[0, 1]] : tensor<8x8xf32> into tensor<64xf32>
  %4 = linalg.tensor_expand_shape %3 [[0, 1]] : tensor<64xf32> into tensor<2x32xf32>
  %5 = linalg.tensor_reshape %t [affine_map<(d0, d1) -> (d0, d1)>] : tensor<8x8xf32> into tensor<64xf32>
  %6 = linalg.tensor_reshape %t [#map] : tensor<8x8xf32> into tensor<64xf32>
  linalg.copy(%m, %m) : memref<8x8xf32>, memref<8x8xf32>
  return %1 : tensor<?x8xf32>
}
// =====
#map = affine_map<(d0, d1) -> (d0, d1)>
func.func @f(%t: tensor<8x8xf32>, %n: index, %m: memref<8x8xf32>) -> tensor<?x8xf32> {
  %cst = arith.constant 0.0 : f32
  // an empty tensor
  %0 = tensor.empty(%n) : tensor<?x8xf32> // of n rows
  %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<?x8xf32>) -> tensor<?x8xf32>
  linalg.fill ins(%cst : f32) outs(%m : memref<8x8xf32>)
  %2 = tensor.pad %t low[0, 1] high[%n, 2] {
  ^bb0(%a: index, %b: index):
    tensor.yield %cst : f32
  } : tensor<8x8xf32> to tensor<?x11xf32>
  %3 = tensor.collapse_shape %t [[0, 1]] : tensor<8x8xf32> into tensor<64xf32>
  %4 = tensor.expand_shape %3 [[0, 1]] output_shape [2, 32] : tensor<64xf32> into tensor<2x32xf32>
  %5 = tensor.collapse_shape %t [[0, 1]] : tensor<8x8xf32> into tensor<64xf32>
  %6 = tensor.collapse_shape %t [[0, 1]] : tensor<8x8xf32> into tensor<64xf32>
  linalg.copy ins(%m : memref<8x8xf32>) outs(%m : memref<8x8xf32>)
  return %1 : tensor<?x8xf32>
}
// -----
// expand with a dynamic size alone
func.func @f(%t: tensor<?x8xf32>) -> tensor<?x2x4xf32> {
  %0 = tensor.expand_shape %t [[0], [1, 2]] : tensor<?x8xf32> into tensor<?x2x4xf32>
  return %0 : tensor<?x2x4xf32>
}
// =====
func.func @f(%t: tensor<?x8xf32>) -> tensor<?x2x4xf32> {
  %c0 = arith.constant 0 : index
  %dim = tensor.dim %t, %c0 : tensor<?x8xf32>
  %0 = tensor.expand_shape %t [[0], [1, 2]] output_shape [%dim, 2, 4] : tensor<?x8xf32> into tensor<?x2x4xf32>
  return %0 : tensor<?x2x4xf32>
}
// -----
// memref
func.func @f(%m: memref<8xf32, 2>, %t: tensor<?xf32>, %s: memref<?xf32, strided<[?], offset: ?>>) {
  %0 = memref.tensor_load %m : memref<8xf32, 2>
  %1 = memref.buffer_cast %t : memref<?xf32>
  memref.tensor_store %t, %1 : memref<?xf32>
  %2 = memref.clone %1 : memref<?xf32> to memref<?xf32>
  %3 = bufferization.to_memref %t : memref<?xf32, strided<[?], offset: ?>>
  %4 = bufferization.to_tensor %s restrict writable : memref<?xf32, strided<[?], offset: ?>>
  %5 = memref.expand_shape %m [[0, 1]] : memref<8xf32, 2> into memref<2x4xf32, 2>
  return
}
// =====
func.func @f(%m: memref<8xf32, 2>, %t: tensor<?xf32>, %s: memref<?xf32, strided<[?], offset: ?>>) {
  %0 = bufferization.to_tensor %m : memref<8xf32, 2> to tensor<8xf32>
  %1 = bufferization.to_buffer %t : tensor<?xf32> to memref<?xf32>
  bufferization.materialize_in_destination %t in writable %1 : (tensor<?xf32>, memref<?xf32>) -> ()
  %2 = bufferization.clone %1 : memref<?xf32> to memref<?xf32>
  %3 = bufferization.to_buffer %t : tensor<?xf32> to memref<?xf32, strided<[?], offset: ?>>
  %4 = bufferization.to_tensor %s restrict writable : memref<?xf32, strided<[?], offset: ?>> to tensor<?xf32>
  %5 = memref.expand_shape %m [[0, 1]] output_shape [2, 4] : memref<8xf32, 2> into memref<2x4xf32, 2>
  return
}
// -----
// vector
func.func @f(%v: vector<4x8xf32>, %w: vector<8xf32>, %x: f32, %i: vector<8xi32>, %m: memref<?xf32>, %n: index) {
  %0 = vector.extract %v[0] : vector<4x8xf32>
  %1 = vector.extract %v[0, 1] : vector<4x8xf32>
  %2 = vector.reduction "add", %w : vector<8xf32> into f32
  %3 = vector.reduction "max", %i : vector<8xi32> into i32
  %4 = vector.reduction <maxf>, %w : vector<8xf32> into f32
  %5 = vector.multi_reduction #vector.kind<add>, %v [1] : vector<4x8xf32> to vector<4xf32>
  %6 = vector.multi_reduction <minf>, %v, %5 [1] : vector<4x8xf32> to vector<4xf32>
  %7 = vector.splat %x : vector<4xf32>
  %8 = vector.transfer_read %m[%n], %x {masked = [false]} : memref<?xf32>, vector<4xf32>
  vector.transfer_write %8, %m[%n] {masked = [true]} : vector<4xf32>, memref<?xf32>
  return
}
// =====
func.func @f(%v: vector<4x8xf32>, %w: vector<8xf32>, %x: f32, %i: vector<8xi32>, %m: memref<?xf32>, %n: index) {
  %0 = vector.extract %v[0] : vector<8xf32> from vector<4x8xf32>
  %1 = vector.extract %v[0, 1] : f32 from vector<4x8xf32>
  %2 = vector.reduction <add>, %w : vector<8xf32> into f32
  %3 = vector.reduction <maxsi>, %i : vector<8xi32> into i32
  %4 = vector.reduction <maximumf>, %w : vector<8xf32> into f32
  %init = arith.constant dense<0.0> : vector<4xf32>
  %5 = vector.multi_reduction <add>, %v, %init [1] : vector<4x8xf32> to vector<4xf32>
  %6 = vector.multi_reduction <minimumf>, %v, %5 [1] : vector<4x8xf32> to vector<4xf32>
  %7 = vector.broadcast %x : f32 to vector<4xf32>
  %8 = vector.transfer_read %m[%n], %x {in_bounds = [true]} : memref<?xf32>, vector<4xf32>
  vector.transfer_write %8, %m[%n] {in_bounds = [false]} : vector<4xf32>, memref<?xf32>
  return
}
// -----
// scf
func.func @f(%n: index, %x: f32) -> f32 {
  %0 = scf.parallel (%i) = (%n) to (%n) step (%n) init (%x) -> f32 {
    scf.reduce(%x) : f32 {
    ^bb0(%l: f32, %r: f32):
      %s = arith.maxf %l, %r : f32
      scf.reduce.return %s : f32
    }
    scf.yield
  }
  scf.parallel (%i) = (%n) to (%n) step (%n) {
    scf.yield
  }
  return %0 : f32
}
// =====
func.func @f(%n: index, %x: f32) -> f32 {
  %0 = scf.parallel (%i) = (%n) to (%n) step (%n) init (%x) -> f32 {
    scf.reduce(%x : f32) {
    ^bb0(%l: f32, %r: f32):
      %s = arith.maximumf %l, %r : f32
      scf.reduce.return %s : f32
    }
  }
  scf.parallel (%i) = (%n) to (%n) step (%n) {
  }
  return %0 : f32
}
// -----
// foreach
func.func @f(%t: tensor<8xf32>, %n: index) -> tensor<8xf32> {
  %0 = scf.foreach_thread (%i) in (%n) shared_outs(%o = %t) -> (tensor<8xf32>) {
    %s = tensor.extract_slice %o[%i] [1] [1] : tensor<8xf32> to tensor<1xf32>
    scf.foreach_thread.perform_concurrently {
      tensor.parallel_insert_slice %s into %o[%i] [1] [1] : tensor<1xf32> into tensor<8xf32>
    }
  } {thread_dim_mapping = [1]}
  return %0 : tensor<8xf32>
}
// =====
func.func @f(%t: tensor<8xf32>, %n: index) -> tensor<8xf32> {
  %0 = scf.forall (%i) in (%n) shared_outs(%o = %t) -> (tensor<8xf32>) {
    %s = tensor.extract_slice %o[%i] [1] [1] : tensor<8xf32> to tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [1] [1] : tensor<1xf32> into tensor<8xf32>
    }
  } {mapping = [#gpu.thread<y>]}
  return %0 : tensor<8xf32>
}
// -----
// tosa
func.func @f(%a: tensor<1x8x8x4xf32>, %w: tensor<4x3x3x4xf32>, %b: tensor<4xf32>, %i: tensor<4x4xi32>) -> tensor<1x6x6x4xf32> {
  %c = "tosa.const"() {value = dense<[0, 3, 1, 2]> : tensor<4xi32>} : () -> tensor<4xi32>
  %t = "tosa.transpose"(%a, %c) : (tensor<1x8x8x4xf32>, tensor<4xi32>) -> tensor<1x4x8x8xf32>
  %0 = "tosa.conv2d"(%a, %w, %b) {dilation = [1, 1], pad = [0, 0, 0, 0], stride = [1, 1]} : (tensor<1x8x8x4xf32>, tensor<4x3x3x4xf32>, tensor<4xf32>) -> tensor<1x6x6x4xf32>
  %1 = tosa.max_pool2d %0 {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x6x6x4xf32>) -> tensor<1x3x3x4xf32>
  %2 = tosa.slice %1 {size = array<i64: 1, 1, 1, 4>, start = array<i64: 0, 0, 0, 0>} : (tensor<1x3x3x4xf32>) -> tensor<1x1x1x4xf32>
  %3 = "tosa.reshape"(%a) {new_shape = [8, 32]} : (tensor<1x8x8x4xf32>) -> tensor<8x32xf32>
  %4 = "tosa.mul"(%i, %i) {shift = 0 : i32} : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi32>
  %5 = "tosa.clamp"(%a) {max_fp = 6.0 : f32, max_int = 6 : i64, min_fp = 0.0 : f32, min_int = 0 : i64} : (tensor<1x8x8x4xf32>) -> tensor<1x8x8x4xf32>
  %6 = tosa.reduce_sum %i {axis = 1 : i64} : (tensor<4x4xi32>) -> tensor<4x1xi32>
  %7 = tosa.negate %a : (tensor<1x8x8x4xf32>) -> tensor<1x8x8x4xf32>
  %8 = "tosa.avg_pool2d"(%a) {kernel = [2, 2], pad = [0, 0, 0, 0], stride = [2, 2]} : (tensor<1x8x8x4xf32>) -> tensor<1x4x4x4xf32>
  return %0 : tensor<1x6x6x4xf32>
}
// =====
func.func @f(%a: tensor<1x8x8x4xf32>, %w: tensor<4x3x3x4xf32>, %b: tensor<4xf32>, %i: tensor<4x4xi32>) -> tensor<1x6x6x4xf32> {
  %c = "tosa.const"() {values = dense<[0, 3, 1, 2]> : tensor<4xi32>} : () -> tensor<4xi32>
  %t = tosa.transpose %a {perms = array<i32: 0, 3, 1, 2>} : (tensor<1x8x8x4xf32>) -> tensor<1x4x8x8xf32>
  %zero = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.conv2d %a, %w, %b, %zero, %zero {dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, acc_type = f32} : (tensor<1x8x8x4xf32>, tensor<4x3x3x4xf32>, tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x6x4xf32>
  %1 = tosa.max_pool2d %0 {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x6x6x4xf32>) -> tensor<1x3x3x4xf32>
  %shape = tosa.const_shape {values = dense<[0, 0, 0, 0]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %shape_0 = tosa.const_shape {values = dense<[1, 1, 1, 4]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %2 = tosa.slice %1, %shape, %shape_0 : (tensor<1x3x3x4xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x1x1x4xf32>
  %shape_1 = tosa.const_shape {values = dense<[8, 32]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %3 = tosa.reshape %a, %shape_1 : (tensor<1x8x8x4xf32>, !tosa.shape<2>) -> tensor<8x32xf32>
  %shift = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %4 = tosa.mul %i, %i, %shift : (tensor<4x4xi32>, tensor<4x4xi32>, tensor<1xi8>) -> tensor<4x4xi32>
  %5 = tosa.clamp %a {max_val = 6.0 : f32, min_val = 0.0 : f32} : (tensor<1x8x8x4xf32>) -> tensor<1x8x8x4xf32>
  %6 = tosa.reduce_sum %i {axis = 1 : i32} : (tensor<4x4xi32>) -> tensor<4x1xi32>
  %zero_0 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %7 = tosa.negate %a, %zero_0, %zero_0 : (tensor<1x8x8x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8x8x4xf32>
  %zero_1 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %8 = tosa.avg_pool2d %a, %zero_1, %zero_1 {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>, acc_type = f32} : (tensor<1x8x8x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x4xf32>
  return %0 : tensor<1x6x6x4xf32>
}
// -----
// sparse, omp
#CSC = #sparse_tensor.encoding<{
  dimLevelType = ["dense", "compressed-nu"],
  dimOrdering = affine_map<(i,j) -> (j,i)>,
  pointerBitWidth = 32, indexBitWidth = 32
}>
func.func @f(%a: tensor<8x8xf32, #CSC>, %lb: i32) {
  %c1 = arith.constant 1 : index
  %0 = sparse_tensor.pointers %a, %c1 : tensor<8x8xf32, #CSC> to memref<?xi32>
  omp.parallel {
    omp.wsloop nowait for (%i) : i32 = (%lb) to (%lb) step (%lb) {
      omp.yield
    }
    omp.terminator
  }
  omp.wsloop {
    omp.loop_nest (%i) : i32 = (%lb) to (%lb) step (%lb) {
      omp.yield
    }
    omp.terminator
  }
  return
}
// =====
#CSC = #sparse_tensor.encoding<{map = (d0, d1) -> (d1 : dense, d0 : compressed(nonunique)), posWidth = 32, crdWidth = 32}>
func.func @f(%a: tensor<8x8xf32, #CSC>, %lb: i32) {
  %c1 = arith.constant 1 : index
  %0 = sparse_tensor.positions %a {level = 1 : index} : tensor<8x8xf32, #CSC> to memref<?xi32>
  omp.parallel {
    omp.wsloop nowait { omp.loop_nest (%i) : i32 = (%lb) to (%lb) step (%lb) {
      omp.yield
    } }
    omp.terminator
  }
  omp.wsloop {
    omp.loop_nest (%i) : i32 = (%lb) to (%lb) step (%lb) {
      omp.yield
    }
  }
  return
}
// -----
// gpu emitc pdl
func.func @f(%a: f32, %i: i32) {
  %0 = "gpu.thread_id"() {dimension = "x"} : () -> index
  %1, %2 = gpu.shuffle %a, %i, %i xor : f32
  %3 = emitc.call "foo"(%i) {args = [0 : index]} : (i32) -> i32
  %4 = arith.cmpi "slt", %i, %i : i32
  %5 = arith.cmpf "olt", %a, %a : f32
  %6 = math.abs %a : f32
  pdl.pattern : benefit(1) {
    %at = pdl.attribute 10 : i32
    %at2 = pdl.attribute
    %r = pdl.operation {"k" = %at, "l" = %at2}
    pdl.rewrite %r with "f"
  }
  return
}
// =====
func.func @f(%a: f32, %i: i32) {
  %0 = gpu.thread_id x
  %1, %2 = gpu.shuffle xor %a, %i, %i : f32
  %3 = emitc.call_opaque "foo"(%i) {args = [0 : index]} : (i32) -> i32
  %4 = arith.cmpi slt, %i, %i : i32
  %5 = arith.cmpf olt, %a, %a : f32
  %6 = math.absf %a : f32
  pdl.pattern : benefit(1) {
    %at = pdl.attribute = 10 : i32
    %at2 = pdl.attribute
    %r = pdl.operation {"k" = %at, "l" = %at2}
    pdl.rewrite %r with "f"
  }
  return
}
// -----
// linalg named
func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %0 = linalg.matmul_transpose_b ins(%a, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
  %1 = linalg.elemwise_unary {fun = #linalg.unary_fn<exp>} ins(%a : tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
  %2 = linalg.elemwise_binary ins(%a, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}
// =====
func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %0 = linalg.matmul indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>] ins(%a, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
  %1 = linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%a : tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
  %2 = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%a, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}
// -----
// func without dialect, 2021 llvm
llvm.func @g(!llvm.ptr<i8>) -> i32
func @f(%p: !llvm.ptr<i32>, %c: i1) -> i32 {
  %0 = llvm.load %p : !llvm.ptr<i32>
  %1 = addi %0, %0 : i32
  %2 = maxsi %1, %0 : i32
  switch %2 : i32, [
    default: ^bb1(%0 : i32),
    42: ^bb1(%2 : i32)
  ]
^bb1(%x: i32):
  assert %c, "m"
  return %x : i32
}
// =====
llvm.func @g(!llvm.ptr) -> i32
func.func @f(%p: !llvm.ptr, %c: i1) -> i32 {
  %0 = llvm.load %p : !llvm.ptr -> i32
  %1 = arith.addi %0, %0 : i32
  %2 = arith.maxsi %1, %0 : i32
  cf.switch %2 : i32, [
    default: ^bb1(%0 : i32),
    42: ^bb1(%2 : i32)
  ]
^bb1(%x: i32):
  cf.assert %c, "m"
  return %x : i32
}
// -----
// spv 2021
spv.module Logical GLSL450 requires #spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]> {
  spv.GlobalVariable @x bind(0, 1) : !spv.ptr<!spv.struct<(!spv.array<4 x f32, stride=4> [0])>, StorageBuffer>
  spv.func @f(%a: f32) "None" {
    %0 = spv.FAdd %a, %a : f32
    %1 = spv.mlir.addressof @x : !spv.ptr<!spv.struct<(!spv.array<4 x f32, stride=4> [0])>, StorageBuffer>
    %2 = spv.GLSL.Exp %0 : f32
    spv.Return
  }
  spv.EntryPoint "GLCompute" @f
}
// =====
spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]> {
  spirv.GlobalVariable @x bind(0, 1) : !spirv.ptr<!spirv.struct<(!spirv.array<4 x f32, stride=4> [0])>, StorageBuffer>
  spirv.func @f(%a: f32) "None" {
    %0 = spirv.FAdd %a, %a : f32
    %1 = spirv.mlir.addressof @x : !spirv.ptr<!spirv.struct<(!spirv.array<4 x f32, stride=4> [0])>, StorageBuffer>
    %2 = spirv.GL.Exp %0 : f32
    spirv.Return
  }
  spirv.EntryPoint "GLCompute" @f
}
// -----
// memref layouts of 2021
func @f(%m: memref<4x4xf32>, %i: index) {
  %0 = memref.subview %m[%i, 0] [2, 2] [1, 1] : memref<4x4xf32> to memref<2x2xf32, affine_map<(d0, d1)[s0] -> (d0 * 4 + s0 + d1)>>
  %1 = memref.load %0[%i, %i] : memref<2x2xf32, affine_map<(d0, d1)[s0] -> (d0 * 4 + s0 + d1)>>
  return
}
// =====
func.func @f(%m: memref<4x4xf32>, %i: index) {
  %0 = memref.subview %m[%i, 0] [2, 2] [1, 1] : memref<4x4xf32> to memref<2x2xf32, affine_map<(d0, d1)[s0] -> (d0 * 4 + s0 + d1)>>
  %1 = memref.load %0[%i, %i] : memref<2x2xf32, affine_map<(d0, d1)[s0] -> (d0 * 4 + s0 + d1)>>
  return
}
// -----
// variadic calls, sizes of tensors
llvm.func @printf(!llvm.ptr<i8>, ...) -> i32
llvm.func @log(!llvm.ptr<i8> {llvm.nocapture}, i32, ...)
llvm.mlir.global external @stderr() : !llvm.ptr<i8>
func @f(%p: !llvm.ptr<i8>, %x: f64, %i: i32, %t: tensor<?x4xf32>) -> index {
  %0 = llvm.call @printf(%p, %x, %i) : (!llvm.ptr<i8>, f64, i32) -> i32 // print
  llvm.call @log(%p, %0) : (!llvm.ptr<i8>, i32) -> ()
  %c0 = constant 0 : index
  %1 = memref.dim %t, %c0 : tensor<?x4xf32>
  return %1 : index
}
// =====
llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.func @log(!llvm.ptr {llvm.nocapture}, i32, ...)
llvm.mlir.global external @stderr() : !llvm.ptr
func.func @f(%p: !llvm.ptr, %x: f64, %i: i32, %t: tensor<?x4xf32>) -> index {
  %0 = llvm.call @printf(%p, %x, %i) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64, i32) -> i32 // print
  llvm.call @log(%p, %0) vararg(!llvm.func<void (ptr, i32, ...)>) : (!llvm.ptr, i32) -> ()
  %c0 = arith.constant 0 : index
  %1 = tensor.dim %t, %c0 : tensor<?x4xf32>
  return %1 : index
}
// -----
// LLVM 19: spirv chains
spirv.func @f(%i: i32) "None" {
  %c1 = spirv.Constant 1 : i32
  %0 = spirv.Variable : !spirv.ptr<!spirv.struct<(f32, !spirv.array<4xf32>)>, Function>
  %1 = spirv.AccessChain %0[%c1, %i] : !spirv.ptr<!spirv.struct<(f32, !spirv.array<4xf32>)>, Function>, i32, i32
  %2 = spirv.AccessChain %0[%c1] : !spirv.ptr<!spirv.struct<(f32, !spirv.array<4xf32>)>, Function>, i32
  spirv.Return
}
// =====
spirv.func @f(%i: i32) "None" {
  %c1 = spirv.Constant 1 : i32
  %0 = spirv.Variable : !spirv.ptr<!spirv.struct<(f32, !spirv.array<4xf32>)>, Function>
  %1 = spirv.AccessChain %0[%c1, %i] : !spirv.ptr<!spirv.struct<(f32, !spirv.array<4xf32>)>, Function>, i32, i32 -> !spirv.ptr<f32, Function>
  %2 = spirv.AccessChain %0[%c1] : !spirv.ptr<!spirv.struct<(f32, !spirv.array<4xf32>)>, Function>, i32 -> !spirv.ptr<!spirv.array<4 x f32>, Function>
  spirv.Return
}
// -----
// LLVM 19: llvm
llvm.func @g(%v: !llvm.vec<4 x ptr>, %p: !llvm.ptr {llvm.byval = f64}) attributes {memory = #llvm.memory_effects<other = readwrite, argMem = read, inaccessibleMem = readwrite>} {
  llvm.return
}
llvm.func @h(%x: f32) -> f32 {
  %0 = llvm.call_intrinsic "llvm.round"(%x) : (f32) -> f32 {fastmathFlags = #llvm.fastmath<reassoc>}
  %1 = llvm.call_intrinsic "llvm.round"(%x) : (f32) -> f32 {}
  llvm.return %0 : f32
}
// =====
llvm.func @g(%v: vector<4x!llvm.ptr>, %p: !llvm.ptr {llvm.byval = f64}) attributes {memory = #llvm.memory_effects<other = readwrite, argMem = read, inaccessibleMem = readwrite, errnoMem = readwrite, targetMem0 = readwrite, targetMem1 = readwrite>} {
  llvm.return
}
llvm.func @h(%x: f32) -> f32 {
  %0 = llvm.call_intrinsic "llvm.round"(%x) {fastmathFlags = #llvm.fastmath<reassoc>} : (f32) -> f32
  %1 = llvm.call_intrinsic "llvm.round"(%x) : (f32) -> f32
  llvm.return %0 : f32
}
// -----
// LLVM 19: vectors and tiles
func.func @f(%v: vector<f32>, %w: vector<16xf32>, %x: f32, %i: i32, %t: vector<[4]x[4]xi32>, %s: vector<[4]xi32>, %n: index) {
  %0 = vector.extractelement %v[] : vector<f32>
  %1 = vector.insertelement %x, %v[] : vector<f32>
  %2 = vector.extractelement %w[%i : i32]: vector<16xf32>
  %3 = arm_sme.move_vector_to_tile_slice %s, %t, %n : vector<[4]xi32> into vector<[4]x[4]xi32>
  gpu.printf "Hello: %d\n" %i, %x : i32, f32
  return
}
// =====
func.func @f(%v: vector<f32>, %w: vector<16xf32>, %x: f32, %i: i32, %t: vector<[4]x[4]xi32>, %s: vector<[4]xi32>, %n: index) {
  %0 = vector.extract %v[] : f32 from vector<f32>
  %1 = vector.insert %x, %v[] : f32 into vector<f32>
  %position = arith.index_cast %i : i32 to index
  %2 = vector.extract %w[%position] : f32 from vector<16xf32>
  %3 = arm_sme.insert_tile_slice %s, %t[%n] : vector<[4]xi32> into vector<[4]x[4]xi32>
  gpu.printf "Hello: %d\n", %i, %x : i32, f32
  return
}
// -----
// LLVM 19: what tosa had as attributes
func.func @f(%a: tensor<1x8x8x4xi8>, %w: tensor<4x3x3x4xi8>, %b: tensor<4xi32>, %c: tensor<i1>, %m: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %p = arith.constant dense<[1, 0]> : tensor<2xi32>
  %0 = tosa.transpose %m, %p : (tensor<2x3xf32>, tensor<2xi32>) -> tensor<3x2xf32>
  %1 = tosa.conv2d %a, %w, %b {dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, quantization_info = #tosa.conv_quant<input_zp = 1, weight_zp = 0>, stride = array<i64: 1, 1>} : (tensor<1x8x8x4xi8>, tensor<4x3x3x4xi8>, tensor<4xi32>) -> tensor<1x6x6x4xi32>
  %2 = tosa.negate %m : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %3 = tosa.tile %m {multiples = array<i64: 2, 1>} : (tensor<2x3xf32>) -> tensor<4x3xf32>
  %4 = tosa.cond_if %c -> (tensor<2x3xf32>) {
    tosa.yield %m : tensor<2x3xf32>
  } else {
    tosa.yield %2 : tensor<2x3xf32>
  }
  return %4 : tensor<2x3xf32>
}
// =====
func.func @f(%a: tensor<1x8x8x4xi8>, %w: tensor<4x3x3x4xi8>, %b: tensor<4xi32>, %c: tensor<i1>, %m: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %p = arith.constant dense<[1, 0]> : tensor<2xi32>
  %0 = tosa.transpose %m {perms = array<i32: 1, 0>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %zero = "tosa.const"() <{values = dense<1> : tensor<1xi8>}> : () -> tensor<1xi8>
  %zero_0 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %1 = tosa.conv2d %a, %w, %b, %zero, %zero_0 {dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, acc_type = i32} : (tensor<1x8x8x4xi8>, tensor<4x3x3x4xi8>, tensor<4xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x6x6x4xi32>
  %zero_1 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %2 = tosa.negate %m, %zero_1, %zero_1 : (tensor<2x3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x3xf32>
  %shape = tosa.const_shape {values = dense<[2, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %3 = tosa.tile %m, %shape : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<4x3xf32>
  %4 = tosa.cond_if %c : tensor<i1> -> (tensor<2x3xf32>) {
    tosa.yield %m : tensor<2x3xf32>
  } else {
    tosa.yield %2 : tensor<2x3xf32>
  }
  return %4 : tensor<2x3xf32>
}
// -----
// LLVM 19: clauses of omp, packs
omp.declare_reduction @r : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%p: memref<1xi32>, %q: memref<1xi32>, %t: tensor<8x8xf32>, %o: tensor<2x2x4x4xf32>) {
  omp.parallel reduction(@r %p -> %a : memref<1xi32>, @r %q -> %b : memref<1xi32>) {
    omp.terminator
  }
  %0 = tensor.pack %t
    inner_dims_pos = [0, 1]
    inner_tiles = [4, 4] into %o : tensor<8x8xf32> -> tensor<2x2x4x4xf32>
  %1 = tensor.unpack %0 inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %t : tensor<2x2x4x4xf32> -> tensor<8x8xf32>
  return
}
// =====
omp.declare_reduction @r : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%p: memref<1xi32>, %q: memref<1xi32>, %t: tensor<8x8xf32>, %o: tensor<2x2x4x4xf32>) {
  omp.parallel reduction(@r %p -> %a, @r %q -> %b : memref<1xi32>, memref<1xi32>) {
    omp.terminator
  }
  %0 = linalg.pack %t
    inner_dims_pos = [0, 1]
    inner_tiles = [4, 4] into %o : tensor<8x8xf32> -> tensor<2x2x4x4xf32>
  %1 = linalg.unpack %0 inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %t : tensor<2x2x4x4xf32> -> tensor<8x8xf32>
  return
}
// -----
// LLVM 18: tiles of transform
transform.sequence failures(propagate) {
^bb1(%arg1: !transform.any_op):
  %0 = transform.structured.match ops{["linalg.matmul"]} in %arg1 : (!transform.any_op) -> !transform.any_op
  %1, %loops:3 = transform.structured.tile %0 [4, 4, 4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  %2 = transform.get_closest_isolated_parent %1 : (!transform.any_op) -> !transform.any_op
}
// =====
transform.sequence failures(propagate) {
^bb1(%arg1: !transform.any_op):
  %0 = transform.structured.match ops{["linalg.matmul"]} in %arg1 : (!transform.any_op) -> !transform.any_op
  %1, %loops:3 = transform.structured.tile_using_for %0 tile_sizes [4, 4, 4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  %2 = transform.get_parent_op %1 {isolated_from_above} : (!transform.any_op) -> !transform.any_op
}
// -----
// mappers of LLVM 21
func.func @f(%a: tensor<4xf32>, %b: memref<4xf32>, %c: tensor<4xi1>, %init: f32) -> tensor<4xi1> {
  %m = linalg.map ins(%a, %a : tensor<4xf32>, tensor<4xf32>) outs(%c : tensor<4xi1>)
    (%x: f32, %y: f32) {
      %t = arith.cmpf olt, %x, %y : f32
      linalg.yield %t : i1
    }
  linalg.map outs(%b : memref<4xf32>) () { // fills it
    linalg.yield %init : f32
  }
  return %m : tensor<4xi1>
}
// =====
func.func @f(%a: tensor<4xf32>, %b: memref<4xf32>, %c: tensor<4xi1>, %init: f32) -> tensor<4xi1> {
  %m = linalg.map ins(%a, %a : tensor<4xf32>, tensor<4xf32>) outs(%c : tensor<4xi1>)
    (%x: f32, %y: f32, %init_0: i1) {
      %t = arith.cmpf olt, %x, %y : f32
      linalg.yield %t : i1
    }
  linalg.map outs(%b : memref<4xf32>) (%init_1: f32) { // fills it
    linalg.yield %init : f32
  }
  return %m : tensor<4xi1>
}
// -----
// LLVM 12: names of standard operations, elements with numbers, sizes of what is expanded
#map = affine_map<(d0) -> (d0)>
func @f(%a: f32, %i: i32, %m: memref<*xf32>, %s: memref<1xi32>, %t: tensor<4xf32>, %x: index, %d: tensor<?xf32>) -> tensor<4xi32> {
  %0 = maxf %a, %a : f32
  %1 = maxsi %i, %i : i32
  %2 = memref_reinterpret_cast %m to offset: [0], sizes: [4], strides: [1] : memref<*xf32> to memref<4xf32>
  %3 = tensor_to_memref %t : memref<4xf32>
  %4 = unrealized_conversion_cast %x : index to i64
  %5 = llvm.mlir.cast %x : index to i64
  %6 = linalg.tensor_expand_shape %d [[0, 1]] : tensor<?xf32> into tensor<?x8xf32>
  %7 = linalg.init_tensor [4] : tensor<4xi32>
  %8 = linalg.indexed_generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%7 : tensor<4xi32>) {
  ^bb0(%j: index, %y: i32):  // the numbers of elements
    // as integers
    %9 = index_cast %j : index to i32
    linalg.yield %9 : i32
  } -> tensor<4xi32>
  return %8 : tensor<4xi32>
}
// =====
#map = affine_map<(d0) -> (d0)>
func.func @f(%a: f32, %i: i32, %m: memref<*xf32>, %s: memref<1xi32>, %t: tensor<4xf32>, %x: index, %d: tensor<?xf32>) -> tensor<4xi32> {
  %0 = arith.maximumf %a, %a : f32
  %1 = arith.maxsi %i, %i : i32
  %2 = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1] : memref<*xf32> to memref<4xf32>
  %3 = bufferization.to_buffer %t : tensor<4xf32> to memref<4xf32>
  %4 = builtin.unrealized_conversion_cast %x : index to i64
  %5 = builtin.unrealized_conversion_cast %x : index to i64
  %c0 = arith.constant 0 : index
  %dim = tensor.dim %d, %c0 : tensor<?xf32>
  %c8 = arith.constant 8 : index
  %size = arith.divui %dim, %c8 : index
  %6 = tensor.expand_shape %d [[0, 1]] output_shape [%size, 8] : tensor<?xf32> into tensor<?x8xf32>
  %7 = tensor.empty() : tensor<4xi32>
  %8 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%7 : tensor<4xi32>) {
  ^bb0(%y: i32):  // the numbers of elements
    // as integers
    %j = linalg.index 0 : index
    %9 = arith.index_cast %j : index to i32
    linalg.yield %9 : i32
  } -> tensor<4xi32>
  return %8 : tensor<4xi32>
}
// -----
// LLVM 15: kinds of loops in generic forms
#map0 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0) -> (d0)>
func.func @f(%a: vector<4x8xf32>, %b: vector<8x4xf32>, %c: vector<4x4xf32>, %t: tensor<4xi32>) {
  %0 = "vector.contract"(%a, %b, %c) {indexing_maps = [#map0, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} : (vector<4x8xf32>, vector<8x4xf32>, vector<4x4xf32>) -> vector<4x4xf32>
  %1 = "linalg.generic"(%t, %t) ({
  ^bb0(%x: i32, %y: i32):
    "linalg.yield"(%x) : (i32) -> ()
  }) {indexing_maps = [#map3, #map3], iterator_types = ["parallel"], operand_segment_sizes = dense<[1, 1]> : vector<2xi32>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  return
}
// =====
#map0 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0) -> (d0)>
func.func @f(%a: vector<4x8xf32>, %b: vector<8x4xf32>, %c: vector<4x4xf32>, %t: tensor<4xi32>) {
  %0 = "vector.contract"(%a, %b, %c) {indexing_maps = [#map0, #map1, #map2], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>]} : (vector<4x8xf32>, vector<8x4xf32>, vector<4x4xf32>) -> vector<4x4xf32>
  %1 = "linalg.generic"(%t, %t) ({
  ^bb0(%x: i32, %y: i32):
    "linalg.yield"(%x) : (i32) -> ()
  }) {indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  return
}
// -----
// LLVM 15: products without signs, carries, matrices, values of lanes
func.func @f(%a: tensor<4x4xi8>, %c: tensor<4x4xi32>, %i: i32, %v: vector<4xf32>, %w: vector<32xf32>, %lane: index) {
  %0 = linalg.matmul_unsigned ins(%a, %a : tensor<4x4xi8>, tensor<4x4xi8>) outs(%c : tensor<4x4xi32>) -> tensor<4x4xi32>
  %1, %2 = arith.addui_carry %i, %i : i32, i1
  %3 = vector.flat_transpose %v {columns = 2 : i32, rows = 2 : i32} : vector<4xf32> -> vector<4xf32>
  %4 = vector.matrix_multiply %v, %v {lhs_columns = 2 : i32, lhs_rows = 2 : i32, rhs_columns = 2 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  %5 = vector.warp_execute_on_lane_0(%lane)[32] -> (vector<1xf32>) {
    vector.yield %w : vector<32xf32>
  }
  return
}
// =====
func.func @f(%a: tensor<4x4xi8>, %c: tensor<4x4xi32>, %i: i32, %v: vector<4xf32>, %w: vector<32xf32>, %lane: index) {
  %0 = linalg.matmul {cast = #linalg.type_fn<cast_unsigned>} ins(%a, %a : tensor<4x4xi8>, tensor<4x4xi8>) outs(%c : tensor<4x4xi32>) -> tensor<4x4xi32>
  %1, %2 = arith.addui_extended %i, %i : i32, i1
  %3 = llvm.intr.matrix.transpose %v {columns = 2 : i32, rows = 2 : i32} : vector<4xf32> into vector<4xf32>
  %4 = llvm.intr.matrix.multiply %v, %v {lhs_columns = 2 : i32, lhs_rows = 2 : i32, rhs_columns = 2 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  %5 = gpu.warp_execute_on_lane_0(%lane)[32] -> (vector<1xf32>) {
    gpu.yield %w : vector<32xf32>
  }
  return
}
// -----
// LLVM 21: the region of a map
func.func @f(%a: tensor<4xf32>, %o: tensor<4xf32>, %m: memref<4xi32>, %i: i32) {
  %0 = linalg.map ins(%a, %a : tensor<4xf32>, tensor<4xf32>) outs(%o : tensor<4xf32>) (%x: f32, %y: f32) {
    %1 = arith.addf %x, %y : f32
    linalg.yield %1 : f32
  }
  linalg.map outs(%m : memref<4xi32>) () {
    linalg.yield %i : i32
  }
  return
}
// =====
func.func @f(%a: tensor<4xf32>, %o: tensor<4xf32>, %m: memref<4xi32>, %i: i32) {
  %0 = linalg.map ins(%a, %a : tensor<4xf32>, tensor<4xf32>) outs(%o : tensor<4xf32>) (%x: f32, %y: f32, %init: f32) {
    %1 = arith.addf %x, %y : f32
    linalg.yield %1 : f32
  }
  linalg.map outs(%m : memref<4xi32>) (%init_0: i32) {
    linalg.yield %i : i32
  }
  return
}
// -----
// LLVM 14: masks and atomic operations of llvm
llvm.func @f(%p: !llvm.ptr<f32>, %q: !llvm.ptr<i32>, %x: f32, %i: i32, %v: vector<4xf32>) {
  %0 = llvm.atomicrmw fadd %p, %x monotonic : f32
  %1 = llvm.cmpxchg %q, %i, %i acq_rel monotonic : i32
  %2 = llvm.shufflevector %v, %v [0 : i32, 1 : i32, -1 : i32, 3 : i32] : vector<4xf32>, vector<4xf32>
  llvm.return
}
// =====
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %x: f32, %i: i32, %v: vector<4xf32>) {
  %0 = llvm.atomicrmw fadd %p, %x monotonic : !llvm.ptr, f32
  %1 = llvm.cmpxchg %q, %i, %i acq_rel monotonic : !llvm.ptr, i32
  %2 = llvm.shufflevector %v, %v [0, 1, -1, 3] : vector<4xf32>
  llvm.return
}
// -----
// LLVM 12: modes of shuffles, sizes of kernels
gpu.module @kernels {
  gpu.func @k(%c: f32, %o: i32) kernel attributes {gpu.known_block_size = [32 : i32, 1 : i32, 1 : i32]} {
    %s, %p = "gpu.shuffle"(%c, %o, %o) {mode = "xor"} : (f32, i32, i32) -> (f32, i1)
    gpu.return
  }
}
// =====
gpu.module @kernels {
  gpu.func @k(%c: f32, %o: i32) kernel attributes {gpu.known_block_size = array<i32: 32, 1, 1>} {
    %s, %p = "gpu.shuffle"(%c, %o, %o) {mode = #gpu<shuffle_mode xor>} : (f32, i32, i32) -> (f32, i1)
    gpu.return
  }
}
// -----
// LLVM 17: of the results of what tiles with scf.forall, the loop stood first
transform.sequence failures(propagate) {
^bb1(%arg1: !transform.any_op):
  %0 = transform.structured.match ops{["linalg.matmul"]} in %arg1 : (!transform.any_op) -> !transform.any_op
  %forall, %tiled = transform.structured.tile_to_forall_op %0 num_threads [10, 20] : (!transform.any_op) -> (!transform.op<"scf.forall">, !transform.any_op)
  %1:2 = transform.structured.tile_to_forall_op %tiled num_threads [] tile_sizes [6, 16] (mapping = [#gpu.block<y>, #gpu.block<x>]) : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.structured.masked_vectorize %1#1 vector_sizes [4] : !transform.any_op
  transform.loop.unroll %1#0 { factor = 4 } : !transform.any_op
}
// =====
transform.sequence failures(propagate) {
^bb1(%arg1: !transform.any_op):
  %0 = transform.structured.match ops{["linalg.matmul"]} in %arg1 : (!transform.any_op) -> !transform.any_op
  %tiled, %forall = transform.structured.tile_using_forall %0 num_threads [10, 20] : (!transform.any_op) -> (!transform.any_op, !transform.op<"scf.forall">)
  %r1_1, %r1_0 = transform.structured.tile_using_forall %tiled tile_sizes [6, 16] (mapping = [#gpu.block<y>, #gpu.block<x>]) : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.structured.vectorize %r1_1 vector_sizes [4] : !transform.any_op
  transform.loop.unroll %r1_0 { factor = 4 } : !transform.any_op
}
// -----
// LLVM 15: handles without types
transform.with_pdl_patterns {
^bb0(%arg0: !pdl.operation):
  pdl.pattern @target : benefit(1) {
    %args = operands
    %results = types
    %0 = pdl.operation "linalg.matmul"(%args : !pdl.range<value>) -> (%results : !pdl.range<type>)
    rewrite %0 with "transform.dialect"
  }
  transform.sequence %arg0 failures(propagate) {
  ^bb1(%arg1: !pdl.operation):
    %0 = pdl_match @target in %arg1
    %1, %loops:3 = transform.structured.tile %0 [4, 4, 4] {interchange = [0, 2, 1]}
    %2 = transform.structured.pad %1 {padding_values=[0.0 : f32, 0.0 : f32, 0.0 : f32], padding_dimensions=[0, 1, 2], pack_paddings=[1, 1, 0]}
    %3 = get_closest_isolated_parent %2 : (!pdl.operation) -> !pdl.operation
    %4 = transform.structured.vectorize %3 {vectorize_padding}
    %5 = transform.loop.get_parent_for %4 {num_loops = 2} : (!pdl.operation) -> !pdl.operation
    transform.loop.unroll %5 { factor = 4 } : !pdl.operation
  }
}
// =====
transform.with_pdl_patterns {
^bb0(%arg0: !pdl.operation):
  pdl.pattern @target : benefit(1) {
    %args = operands
    %results = types
    %0 = pdl.operation "linalg.matmul"(%args : !pdl.range<value>) -> (%results : !pdl.range<type>)
    rewrite %0 with "transform.dialect"
  }
  transform.sequence %arg0 : !pdl.operation failures(propagate) {
  ^bb1(%arg1: !pdl.operation):
    %0 = transform.pdl_match @target in %arg1 : (!pdl.operation) -> !pdl.operation
    %1, %loops:3 = transform.structured.tile_using_for %0 tile_sizes [4, 4, 4] interchange = [0, 2, 1] : (!pdl.operation) -> (!pdl.operation, !pdl.operation, !pdl.operation, !pdl.operation)
    %2, %pad, %copy = transform.structured.pad %1 {padding_values=[0.0 : f32, 0.0 : f32, 0.0 : f32], padding_dimensions=[0, 1, 2], nofold_flags=[1, 1, 0], copy_back_op = "none"} : (!pdl.operation) -> (!pdl.operation, !pdl.operation, !pdl.operation)
    %3 = transform.get_parent_op %2 {isolated_from_above} : (!pdl.operation) -> !pdl.operation
    %4 = transform.structured.vectorize_children_and_apply_patterns %3 {vectorize_padding} : (!pdl.operation) -> !pdl.operation
    %5 = transform.get_parent_op %4 {op_name = "scf.for", nth_parent = 2 : i64} : (!pdl.operation) -> !pdl.operation
    transform.loop.unroll %5 { factor = 4 } : !pdl.operation
  }
}
// -----
// LLVM 16: handles that are split and merged, parts of dictionaries that are lists today
transform.sequence failures(propagate) {
^bb1(%arg1: !pdl.operation):
  %0 = transform.structured.match ops{["linalg.matmul"]} in %arg1
  %1:3 = transform.split_handles %0 in [3] : (!pdl.operation) -> (!pdl.operation, !pdl.operation, !pdl.operation)
  %2 = merge_handles %1#0, %1#1
  %3 = transform.structured.generalize %1#2
  %4 = transform.structured.interchange %3 {iterator_interchange = [1, 0]}
  %5 = transform.structured.promote %4 {operands_to_promote = [0, 1]}
  %f, %l:2 = transform.structured.fuse %5 {tile_sizes = [4, 4], tile_interchange = [0, 1]}
}
// =====
transform.sequence failures(propagate) {
^bb1(%arg1: !pdl.operation):
  %0 = transform.structured.match ops{["linalg.matmul"]} in %arg1 : (!pdl.operation) -> !pdl.operation
  %1:3 = transform.split_handle %0 : (!pdl.operation) -> (!pdl.operation, !pdl.operation, !pdl.operation)
  %2 = merge_handles %1#0, %1#1 : !pdl.operation
  %3 = transform.structured.generalize %1#2 : (!pdl.operation) -> !pdl.operation
  %4 = transform.structured.interchange %3 iterator_interchange = [1, 0] : (!pdl.operation) -> !pdl.operation
  %5 = transform.structured.promote %4 {operands_to_promote = [0, 1]} : (!pdl.operation) -> !pdl.operation
  %f, %l:2 = transform.structured.fuse %5 tile_sizes [4, 4] interchange [0, 1] : (!pdl.operation) -> (!pdl.operation, !pdl.operation, !pdl.operation)
}
// -----
// LLVM 13: functions without their dialect among operations of later dialects
func @f(%t: tensor<4xf32>, %a: tensor<1x4x4x4xf32>) -> tensor<4xf32> {
  %0 = memref.buffer_cast %t : memref<4xf32>
  %1 = memref.tensor_load %0 : memref<4xf32>
  %2 = "tosa.max_pool2d"(%a) {kernel = [2, 2], pad = [0, 0, 0, 0], stride = [2, 2]} : (tensor<1x4x4x4xf32>) -> tensor<1x2x2x4xf32>
  return %1 : tensor<4xf32>
}
// =====
func.func @f(%t: tensor<4xf32>, %a: tensor<1x4x4x4xf32>) -> tensor<4xf32> {
  %0 = bufferization.to_buffer %t : tensor<4xf32> to memref<4xf32>
  %1 = bufferization.to_tensor %0 : memref<4xf32> to tensor<4xf32>
  %2 = "tosa.max_pool2d"(%a) {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x4x4xf32>) -> tensor<1x2x2x4xf32>
  return %1 : tensor<4xf32>
}
// -----
// LLVM 14: zero points in dictionaries, pads, scales, quotients and clamps of tosa
func @f(%a: tensor<1x4x4x4xi8>, %w: tensor<8x1x1x4xi8>, %b: tensor<8xi32>, %t: tensor<4x8xf32>, %q: tensor<4x8xi8>, %i: tensor<4xi32>) -> tensor<1x4x4x8xi32> {
  %0 = "tosa.conv2d"(%a, %w, %b) {dilation = [1, 1], pad = [0, 0, 0, 0], stride = [1, 1], quantization_info = {input_zp = 3 : i32, weight_zp = -7 : i32}} : (tensor<1x4x4x4xi8>, tensor<8x1x1x4xi8>, tensor<8xi32>) -> tensor<1x4x4x8xi32>
  %p = "tosa.const"() {value = dense<[[1, 1], [0, 0]]> : tensor<2x2xi32>} : () -> tensor<2x2xi32>
  %1 = "tosa.pad"(%t, %p) : (tensor<4x8xf32>, tensor<2x2xi32>) -> tensor<6x8xf32>
  %2 = "tosa.pad"(%q, %p) {quantization_info = {input_zp = -3 : i32}} : (tensor<4x8xi8>, tensor<2x2xi32>) -> tensor<6x8xi8>
  %3 = "tosa.rescale"(%q) {double_round = false, input_zp = 5 : i32, multiplier = [1073741824 : i32], output_zp = 0 : i32, per_channel = false, scale32 = true, shift = [30 : i32]} : (tensor<4x8xi8>) -> tensor<4x8xi32>
  %4 = "tosa.div"(%i, %i) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  %5 = "tosa.reluN"(%t) {max_fp = 6.0 : f32, max_int = 6 : i64} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<1x4x4x8xi32>
}
// =====
func.func @f(%a: tensor<1x4x4x4xi8>, %w: tensor<8x1x1x4xi8>, %b: tensor<8xi32>, %t: tensor<4x8xf32>, %q: tensor<4x8xi8>, %i: tensor<4xi32>) -> tensor<1x4x4x8xi32> {
  %zero = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %zero_0 = "tosa.const"() <{values = dense<-7> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.conv2d %a, %w, %b, %zero, %zero_0 {dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, acc_type = i32} : (tensor<1x4x4x4xi8>, tensor<8x1x1x4xi8>, tensor<8xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x4x4x8xi32>
  %p = "tosa.const"() {values = dense<[[1, 1], [0, 0]]> : tensor<2x2xi32>} : () -> tensor<2x2xi32>
  %shape = tosa.const_shape {values = dense<[1, 1, 0, 0]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %pad = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %1 = tosa.pad %t, %shape, %pad : (tensor<4x8xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<6x8xf32>
  %shape_0 = tosa.const_shape {values = dense<[1, 1, 0, 0]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %pad_0 = "tosa.const"() <{values = dense<-3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %2 = tosa.pad %q, %shape_0, %pad_0 : (tensor<4x8xi8>, !tosa.shape<4>, tensor<1xi8>) -> tensor<6x8xi8>
  %multiplier = "tosa.const"() <{values = dense<1073741824> : tensor<1xi32>}> : () -> tensor<1xi32>
  %shift = "tosa.const"() <{values = dense<30> : tensor<1xi8>}> : () -> tensor<1xi8>
  %zero_1 = "tosa.const"() <{values = dense<5> : tensor<1xi8>}> : () -> tensor<1xi8>
  %zero_2 = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %3 = tosa.rescale %q, %multiplier, %shift, %zero_1, %zero_2 {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<4x8xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi32>) -> tensor<4x8xi32>
  %4 = "tosa.intdiv"(%i, %i) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  %5 = tosa.clamp %t {max_val = 6.0 : f32, min_val = 0.0 : f32} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<1x4x4x8xi32>
}
// -----
// LLVM 17: channels that are scaled, sizes that change, values of pads
func.func @f(%a: tensor<4x2xi32>, %r: tensor<1x2x2x8xf32>, %t: tensor<4x8xf32>, %q: tensor<4xi32>, %s: tensor<4xi8>) -> tensor<1x4x4x8xf32> {
  %0 = tosa.rescale %a {double_round = true, input_zp = 0 : i32, multiplier = array<i32: 1073741824, 1073741825>, output_zp = 4 : i32, per_channel = true, scale32 = true, shift = array<i8: 30, 31>} : (tensor<4x2xi32>) -> tensor<4x2xi8>
  %1 = tosa.resize %r {mode = "BILINEAR", scale = array<i64: 4, 2, 4, 2>, offset = array<i64: 0, 0>, border = array<i64: 2, 2>} : (tensor<1x2x2x8xf32>) -> tensor<1x4x4x8xf32>
  %p = "tosa.const"() {value = dense<1> : tensor<2x2xi32>} : () -> tensor<2x2xi32>
  %c = "tosa.const"() {value = dense<1.5> : tensor<f32>} : () -> tensor<f32>
  %p2 = "tosa.const"() {value = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>} : () -> tensor<2x2xi64>
  %2 = tosa.pad %t, %p2, %c : (tensor<4x8xf32>, tensor<2x2xi64>, tensor<f32>) -> tensor<6x10xf32>
  %3 = tosa.apply_scale %q, %q, %s {double_round = true} : (tensor<4xi32>, tensor<4xi32>, tensor<4xi8>) -> tensor<4xi32>
  return %1 : tensor<1x4x4x8xf32>
}
// =====
func.func @f(%a: tensor<4x2xi32>, %r: tensor<1x2x2x8xf32>, %t: tensor<4x8xf32>, %q: tensor<4xi32>, %s: tensor<4xi8>) -> tensor<1x4x4x8xf32> {
  %multiplier = "tosa.const"() <{values = dense<[1073741824, 1073741825]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %shift = "tosa.const"() <{values = dense<[30, 31]> : tensor<2xi8>}> : () -> tensor<2xi8>
  %zero = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %zero_0 = "tosa.const"() <{values = dense<4> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.rescale %a, %multiplier, %shift, %zero, %zero_0 {input_unsigned = false, output_unsigned = false, per_channel = true, rounding_mode = DOUBLE_ROUND, scale32 = true} : (tensor<4x2xi32>, tensor<2xi32>, tensor<2xi8>, tensor<1xi32>, tensor<1xi8>) -> tensor<4x2xi8>
  %shape = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %shape_0 = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %shape_1 = tosa.const_shape {values = dense<[2, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %1 = tosa.resize %r, %shape, %shape_0, %shape_1 {mode = BILINEAR} : (tensor<1x2x2x8xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x4x4x8xf32>
  %p = "tosa.const"() {values = dense<1> : tensor<2x2xi32>} : () -> tensor<2x2xi32>
  %c = "tosa.const"() {values = dense<1.5> : tensor<f32>} : () -> tensor<f32>
  %p2 = "tosa.const"() {values = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>} : () -> tensor<2x2xi64>
  %shape_2 = tosa.const_shape {values = dense<[1, 1, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %pad = "tosa.const"() <{values = dense<1.5> : tensor<1xf32>}> : () -> tensor<1xf32>
  %2 = tosa.pad %t, %shape_2, %pad : (tensor<4x8xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<6x10xf32>
  %3 = tosa.apply_scale %q, %q, %s {rounding_mode = DOUBLE_ROUND} : (tensor<4xi32>, tensor<4xi32>, tensor<4xi8>) -> tensor<4xi32>
  return %1 : tensor<1x4x4x8xf32>
}
// -----
// LLVM 15: generic forms with lists of attributes where arrays of numbers are today, and names of attributes
func.func @f(%v: vector<4xf32>, %w: vector<2x4xf32>, %t: tensor<4x8xf32>, %m: memref<4x4xf32>, %p: !llvm.ptr, %i: i64) {
  %0 = "vector.extract"(%v) {position = [0]} : (vector<4xf32>) -> f32
  %1 = "vector.insert"(%v, %w) {position = [1]} : (vector<4xf32>, vector<2x4xf32>) -> vector<2x4xf32>
  %2 = "vector.shuffle"(%v, %v) {mask = [0, 1, 5]} : (vector<4xf32>, vector<4xf32>) -> vector<3xf32>
  %3 = "vector.transpose"(%w) {transp = [1, 0]} : (vector<2x4xf32>) -> vector<4x2xf32>
  %4 = "tensor.collapse_shape"(%t) {reassociation = [[0, 1]]} : (tensor<4x8xf32>) -> tensor<32xf32>
  %5 = "tensor.expand_shape"(%4) {reassociation = [[0, 1]]} : (tensor<32xf32>) -> tensor<4x8xf32>
  %6 = "memref.subview"(%m) {operand_segment_sizes = dense<[1, 0, 0, 0]> : vector<4xi32>, static_offsets = [0, 0], static_sizes = [2, 2], static_strides = [1, 1]} : (memref<4x4xf32>) -> memref<2x2xf32, strided<[4, 1]>>
  %7 = "llvm.getelementptr"(%p, %i) {elem_type = f32, structIndices = array<i32: -2147483648>} : (!llvm.ptr, i64) -> !llvm.ptr
  return
}
// =====
func.func @f(%v: vector<4xf32>, %w: vector<2x4xf32>, %t: tensor<4x8xf32>, %m: memref<4x4xf32>, %p: !llvm.ptr, %i: i64) {
  %0 = "vector.extract"(%v) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
  %1 = "vector.insert"(%v, %w) {static_position = array<i64: 1>} : (vector<4xf32>, vector<2x4xf32>) -> vector<2x4xf32>
  %2 = "vector.shuffle"(%v, %v) {mask = array<i64: 0, 1, 5>} : (vector<4xf32>, vector<4xf32>) -> vector<3xf32>
  %3 = "vector.transpose"(%w) {permutation = array<i64: 1, 0>} : (vector<2x4xf32>) -> vector<4x2xf32>
  %4 = "tensor.collapse_shape"(%t) {reassociation = [[0, 1]]} : (tensor<4x8xf32>) -> tensor<32xf32>
  %5 = "tensor.expand_shape"(%4) {static_output_shape = array<i64: 4, 8>, reassociation = [[0, 1]]} : (tensor<32xf32>) -> tensor<4x8xf32>
  %6 = "memref.subview"(%m) {operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, 1>} : (memref<4x4xf32>) -> memref<2x2xf32, strided<[4, 1]>>
  %7 = "llvm.getelementptr"(%p, %i) {elem_type = f32, rawConstantIndices = array<i32: -2147483648>} : (!llvm.ptr, i64) -> !llvm.ptr
  return
}
// -----
// LLVM 14: generic forms of functions, whose module ends with nothing
"builtin.module"() ({
  "builtin.func"() ({
  ^bb0(%arg0: memref<?xf32>):
    %c0 = "arith.constant"() {value = 0 : index} : () -> index
    %0 = "memref.dim"(%arg0, %c0) : (memref<?xf32>, index) -> index
    "scf.for"(%c0, %0, %0) ({
    ^bb0(%i: index):
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "std.return"() : () -> ()
  }) {sym_name = "f", type = (memref<?xf32>) -> ()} : () -> ()
}) : () -> ()
// =====
"builtin.module"() ({
  "func.func"() ({
  ^bb0(%arg0: memref<?xf32>):
    %c0 = "arith.constant"() {value = 0 : index} : () -> index
    %0 = "memref.dim"(%arg0, %c0) : (memref<?xf32>, index) -> index
    "scf.for"(%c0, %0, %0) ({
    ^bb0(%i: index):
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "f", function_type = (memref<?xf32>) -> ()} : () -> ()
}) : () -> ()
// -----
// LLVM 16: bounds of generic loops of affine
func.func @f(%n: index, %x: f32) {
  %0 = "affine.for"(%n, %n, %x) ({
  ^bb0(%i: index, %a: f32):
    "affine.yield"(%a) : (f32) -> ()
  }) {lower_bound = affine_map<(d0) -> (d0)>, step = 2 : index, upper_bound = affine_map<()[s0] -> (s0)>} : (index, index, f32) -> f32
  return
}
// =====
func.func @f(%n: index, %x: f32) {
  %0 = "affine.for"(%n, %n, %x) ({
  ^bb0(%i: index, %a: f32):
    "affine.yield"(%a) : (f32) -> ()
  }) {operandSegmentSizes = array<i32: 1, 1, 1>, lowerBoundMap = affine_map<(d0) -> (d0)>, step = 2 : index, upperBoundMap = affine_map<()[s0] -> (s0)>} : (index, index, f32) -> f32
  return
}
// -----
// LLVM 16: scopes of spirv in strings, sizes of workgroups
spirv.module Physical64 OpenCL {
  spirv.func @f(%a: f32, %p: !spirv.ptr<i32, Workgroup>, %i: i32) -> f32 "None" {
    %0 = spirv.AtomicIAdd "Device" "AcquireRelease|UniformMemory" %p, %i : !spirv.ptr<i32, Workgroup>
    %1 = spirv.GroupNonUniformFAdd "Subgroup" "Reduce" %a : f32
    spirv.ControlBarrier "Workgroup", "Device", "Acquire|UniformMemory"
    %2 = spirv.GroupNonUniformElect "Workgroup" : i1
    spirv.ReturnValue %1 : f32
  }
}
func.func @g() attributes {spirv.entry_point_abi = #spirv.entry_point_abi<local_size = dense<[32, 1, 1]> : vector<3xi32>>} { return }
// =====
spirv.module Physical64 OpenCL {
  spirv.func @f(%a: f32, %p: !spirv.ptr<i32, Workgroup>, %i: i32) -> f32 "None" {
    %0 = spirv.AtomicIAdd <Device> <AcquireRelease|UniformMemory> %p, %i : !spirv.ptr<i32, Workgroup>
    %1 = spirv.GroupNonUniformFAdd <Subgroup> <Reduce> %a : f32 -> f32
    spirv.ControlBarrier <Workgroup>, <Device>, <Acquire|UniformMemory>
    %2 = spirv.GroupNonUniformElect <Workgroup> : i1
    spirv.ReturnValue %1 : f32
  }
}
func.func @g() attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [32, 1, 1]>} { return }
// -----
// LLVM 13: limits of spv in dictionaries
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {max_compute_workgroup_invocations = 128 : i32, max_compute_workgroup_size = dense<[128, 128, 64]> : vector<3xi32>}>} {
  func @f() { return }
}
// =====
module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, #spirv.resource_limits<max_compute_workgroup_invocations = 128, max_compute_workgroup_size = [128, 128, 64]>>} {
  func.func @f() { return }
}
// -----
// LLVM 14: loops of omp with their bounds in front, atomic reads
func @f(%lb: i32, %ub: i32, %s: i32, %x: memref<i32>, %v: memref<i32>) {
  omp.parallel {
    omp.wsloop (%i) : i32 = (%lb) to (%ub) step (%s) schedule(static) nowait {
      omp.yield
    }
    omp.terminator
  }
  omp.atomic.read %v = %x : memref<i32>
  return
}
// =====
func.func @f(%lb: i32, %ub: i32, %s: i32, %x: memref<i32>, %v: memref<i32>) {
  omp.parallel {
    omp.wsloop schedule(static) nowait { omp.loop_nest (%i) : i32 = (%lb) to (%ub) step (%s) {
      omp.yield
    } }
    omp.terminator
  }
  omp.atomic.read %v = %x : memref<i32>, memref<i32>, i32
  return
}
// -----
// LLVM 18: atomic reads of omp
func.func @f(%x: memref<i32>, %v: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr) {
  omp.atomic.read %v = %x : memref<i32>, i32
  omp.atomic.read %q = %p : !llvm.ptr, i32
  omp.ordered_region {
    omp.terminator
  }
  return
}
// =====
func.func @f(%x: memref<i32>, %v: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr) {
  omp.atomic.read %v = %x : memref<i32>, memref<i32>, i32
  omp.atomic.read %q = %p : !llvm.ptr, !llvm.ptr, i32
  omp.ordered.region {
    omp.terminator
  }
  return
}
// -----
// LLVM 16: copies, votes and matrices of nvvm
llvm.func @f(%p: !llvm.ptr<3>, %g: !llvm.ptr<1>, %i: i32, %b: i1) {
  nvvm.cp.async.shared.global %p, %g, 16 : !llvm.ptr<3>, !llvm.ptr<1>
  nvvm.cp.async.shared.global %p, %g, 16 {bypass_l1} : !llvm.ptr<3>, !llvm.ptr<1>
  %0 = nvvm.vote.ballot.sync %i, %b : i32
  %1 = nvvm.ldmatrix %p {num = 1 : i32, layout = #nvvm.mma_layout<row>} : (!llvm.ptr<3>) -> i32
  llvm.return
}
// =====
llvm.func @f(%p: !llvm.ptr<3>, %g: !llvm.ptr<1>, %i: i32, %b: i1) {
  nvvm.cp.async.shared.global %p, %g, 16, cache = ca : !llvm.ptr<3>, !llvm.ptr<1>
  nvvm.cp.async.shared.global %p, %g, 16, cache = cg : !llvm.ptr<3>, !llvm.ptr<1>
  %0 = nvvm.vote.sync ballot %i, %b -> i32
  %1 = nvvm.ldmatrix %p {num = 1 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : (!llvm.ptr<3>) -> i32
  llvm.return
}
// -----
// LLVM 13: products of nvvm
llvm.func @f(%a: vector<2xf16>, %b: vector<2xf16>, %c: f32) {
  %0 = nvvm.mma.sync %a, %a, %b, %b, %c, %c, %c, %c, %c, %c, %c, %c {alayout="row", blayout="col"} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
  llvm.return
}
// =====
llvm.func @f(%a: vector<2xf16>, %b: vector<2xf16>, %c: f32) {
  %0 = nvvm.mma.sync A[%a, %a] B[%b, %b] C[%c, %c, %c, %c, %c, %c, %c, %c] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 8, n = 8, k = 4>} : (vector<2xf16>, vector<2xf16>, f32) -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
  llvm.return
}
// -----
// LLVM 18: tiles of amx
func.func @f(%m: memref<16x16xf32>, %i: index, %b: memref<16x32xbf16>) {
  %0 = amx.tile_zero : vector<16x16xf32>
  %1 = amx.tile_load %b[%i, %i] : memref<16x32xbf16> into vector<16x32xbf16>
  %2 = amx.tile_mulf %1, %1, %0 : vector<16x32xbf16>, vector<16x32xbf16>, vector<16x16xf32>
  amx.tile_store %m[%i, %i], %2 : memref<16x16xf32>, vector<16x16xf32>
  return
}
// =====
func.func @f(%m: memref<16x16xf32>, %i: index, %b: memref<16x32xbf16>) {
  %0 = amx.tile_zero : !amx.tile<16x16xf32>
  %1 = amx.tile_load %b[%i, %i] : memref<16x32xbf16> into !amx.tile<16x32xbf16>
  %2 = amx.tile_mulf %1, %1, %0 : !amx.tile<16x32xbf16>, !amx.tile<16x32xbf16>, !amx.tile<16x16xf32>
  amx.tile_store %m[%i, %i], %2 : memref<16x16xf32>, !amx.tile<16x16xf32>
  return
}
// -----
// LLVM 17: alignments in a data layout are of 64 bits today
module attributes {dlti.dl_spec = #dlti.dl_spec<
  #dlti.dl_entry<i64, dense<64> : vector<2xi32>>, #dlti.dl_entry<!llvm.ptr, dense<[64, 64, 64, 32]> : vector<4 x i32> >,
  #dlti.dl_entry<"dlti.stack_alignment", 128 : i32>, #dlti.dl_entry<f80, dense<128> : vector<2xi64>>>, own.sizes = dense<1> : vector<2xi32>} {
}
// =====
module attributes {dlti.dl_spec = #dlti.dl_spec<
  #dlti.dl_entry<i64, dense<64> : vector<2xi64>>, #dlti.dl_entry<!llvm.ptr, dense<[64, 64, 64, 32]> : vector<4 x i64> >,
  #dlti.dl_entry<"dlti.stack_alignment", 128 : i32>, #dlti.dl_entry<f80, dense<128> : vector<2xi64>>>, own.sizes = dense<1> : vector<2xi32>} {
}
// -----
// LLVM 19: meshes are grids today
mesh.mesh @mesh0(shape = 2x2)
func.func @f(%t: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = mesh.shard %t to <@mesh0, [[0], [1]]> : tensor<4x8xf32>
  %1 = mesh.shard %0 to <@mesh0, [[0]]> annotate_for_users : tensor<4x8xf32>
  %2 = mesh.all_reduce %1 on @mesh0 mesh_axes = [0] reduction = max : tensor<4x8xf32> -> tensor<4x8xf32>
  %3:2 = mesh.mesh_shape @mesh0 : index, index
  return %2 : tensor<4x8xf32>
}
// =====
shard.grid @mesh0(shape = 2x2)
func.func @f(%t: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %sharding = shard.sharding @mesh0 split_axes = [[0], [1]] : !shard.sharding
  %0 = shard.shard %t to %sharding : tensor<4x8xf32>
  %sharding_0 = shard.sharding @mesh0 split_axes = [[0]] : !shard.sharding
  %1 = shard.shard %0 to %sharding_0 annotate_for_users : tensor<4x8xf32>
  %2 = shard.all_reduce %1 on @mesh0 grid_axes = [0] reduction = max : tensor<4x8xf32> -> tensor<4x8xf32>
  %3:2 = shard.grid_shape @mesh0 : index, index
  return %2 : tensor<4x8xf32>
}
// -----
// LLVM 20: how a tensor is spread over a mesh
mesh.mesh @mesh0(shape = 2x2)
func.func @f(%t: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %s = mesh.sharding @mesh0 split_axes = [[0], [1]] : !mesh.sharding
  %0 = mesh.shard %t to %s : tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
// =====
shard.grid @mesh0(shape = 2x2)
func.func @f(%t: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %s = shard.sharding @mesh0 split_axes = [[0], [1]] : !shard.sharding
  %0 = shard.shard %t to %s : tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
// -----
// LLVM 15: elements that a printer left out, copies of buffers
func.func @f(%m: memref<4xf32>) -> tensor<100xf32> {
  %0 = arith.constant opaque<"_", "0xDEADBEEF"> : tensor<100xf32>
  %1 = memref.clone %m : memref<4xf32>
  return %0 : tensor<100xf32>
}
// =====
func.func @f(%m: memref<4xf32>) -> tensor<100xf32> {
  %0 = arith.constant dense_resource<__elided__> : tensor<100xf32>
  %1 = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  return %0 : tensor<100xf32>
}
// -----
// LLVM 11: the generic form of a module, loops of affine
"module"() ( {
  "func"() ( {
  ^bb0(%n: index, %x: f32):
    %0 = "affine.for"(%n, %n, %x) ( {
    ^bb0(%i: index, %a: f32):
      "affine.yield"(%a) : (f32) -> ()
    }) {lower_bound = affine_map<(d0) -> (d0)>, step = 2 : index, upper_bound = affine_map<()[s0] -> (s0)>} : (index, index, f32) -> f32
    "std.return"() : () -> ()
  }) {sym_name = "f", type = (index, f32) -> ()} : () -> ()
  "module_terminator"() : () -> ()
}) : () -> ()
// =====
"builtin.module"() ( {
  "func.func"() ( {
  ^bb0(%n: index, %x: f32):
    %0 = "affine.for"(%n, %n, %x) ( {
    ^bb0(%i: index, %a: f32):
      "affine.yield"(%a) : (f32) -> ()
    }) {operandSegmentSizes = array<i32: 1, 1, 1>, lowerBoundMap = affine_map<(d0) -> (d0)>, step = 2 : index, upperBoundMap = affine_map<()[s0] -> (s0)>} : (index, index, f32) -> f32
    "func.return"() : () -> ()
  }) {sym_name = "f", function_type = (index, f32) -> ()} : () -> ()
}) : () -> ()
// -----
// LLVM 15: what a pointer of an argument points to, sizes of kernels of nvvm
llvm.func @f(%a: !llvm.ptr<i32> {llvm.byval}, %b: !llvm.ptr<struct<(i32, ptr<f32>)>> {llvm.noalias, llvm.sret}) {
  llvm.return
}
llvm.func @k(%a: !llvm.ptr<f32, 1>, %i: i32) attributes {nvvm.kernel = 1 : ui1, nvvm.maxntid = [128 : i32, 2 : i32]} {
  %0 = llvm.getelementptr %a[%i] : (!llvm.ptr<f32, 1>, i32) -> !llvm.ptr<f32, 1>
  llvm.return
}
llvm.func @l() attributes {nvvm.kernel, nvvm.maxntid = 128 : i32} {
  llvm.return
}
// =====
llvm.func @f(%a: !llvm.ptr {llvm.byval = i32}, %b: !llvm.ptr {llvm.noalias, llvm.sret = !llvm.struct<(i32, ptr)>}) {
  llvm.return
}
llvm.func @k(%a: !llvm.ptr<1>, %i: i32) attributes {nvvm.kernel = 1 : ui1, nvvm.maxntid = array<i32: 128, 2>} {
  %0 = llvm.getelementptr %a[%i] : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>, f32
  llvm.return
}
llvm.func @l() attributes {nvvm.kernel, nvvm.maxntid = array<i32: 128>} {
  llvm.return
}
// -----
// LLVM 15: the word in aliases of types, functions that run before others
!t = type tensor<4xf32>
llvm.mlir.global_ctors {ctors = [@c, @d], priorities = [0 : i32, 1 : i32]}
llvm.func @c() {
  llvm.return
}
llvm.func @d() {
  llvm.return
}
func.func @f(%a: !t) -> !t {
  return %a : !t
}
// =====
!t = tensor<4xf32>
llvm.mlir.global_ctors ctors = [@c, @d], priorities = [0 : i32, 1 : i32], data = [#llvm.zero, #llvm.zero]
llvm.func @c() {
  llvm.return
}
llvm.func @d() {
  llvm.return
}
func.func @f(%a: !t) -> !t {
  return %a : !t
}
// -----
// LLVM 19: names of operations that are found, sizes after an operand, parts of what is split
module attributes {transform.with_named_sequence} {
  func.func @f(%t: tensor<8x8xf32>, %o: tensor<2x2x4x4xf32>, %s: f32, %i: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = tensor.pack %t inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %o : tensor<8x8xf32> -> tensor<2x2x4x4xf32>
    %1 = linalg.elemwise_binary {fun = #linalg.binary_fn<max_signed>} ins(%t, %s : tensor<8x8xf32>, f32) outs(%i : tensor<8x8xf32>) -> tensor<8x8xf32>
    return %1 : tensor<8x8xf32>
  }
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %0 = transform.structured.match ops{["tensor.pack"]} in %arg0 : (!transform.any_op) -> !transform.op<"tensor.pack">
    %pad, %expand, %transpose = transform.structured.lower_pack %0 : (!transform.op<"tensor.pack">) -> (!transform.op<"tensor.pad">, !transform.op<"tensor.expand_shape">, !transform.op<"linalg.transpose">)
    %1 = transform.structured.match ops{["linalg.elemwise_binary", "linalg.matmul"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %2, %3 = transform.structured.split %1 after 4 {dimension = 0} : !transform.any_op
    %4, %loops:2 = transform.structured.fuse %2 [4, 4] interchange [0, 1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}
// =====
module attributes {transform.with_named_sequence} {
  func.func @f(%t: tensor<8x8xf32>, %o: tensor<2x2x4x4xf32>, %s: f32, %i: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = linalg.pack %t inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %o : tensor<8x8xf32> -> tensor<2x2x4x4xf32>
    %1 = linalg.elementwise kind=#linalg.elementwise_kind<max_signed> indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>] ins(%t, %s : tensor<8x8xf32>, f32) outs(%i : tensor<8x8xf32>) -> tensor<8x8xf32>
    return %1 : tensor<8x8xf32>
  }
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %0 = transform.structured.match ops{["linalg.pack"]} in %arg0 : (!transform.any_op) -> !transform.op<"linalg.pack">
    %pad, %expand, %transpose = transform.structured.lower_pack %0 : (!transform.op<"linalg.pack">) -> (!transform.op<"tensor.pad">, !transform.op<"tensor.expand_shape">, !transform.op<"linalg.transpose">)
    %1 = transform.structured.match ops{["linalg.elementwise", "linalg.matmul"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %split = transform.structured.split %1 after 4 {dimension = 0} : !transform.any_op
    %2, %3 = transform.split_handle %split : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %4, %loops:2 = transform.structured.fuse %2 tile_sizes [4, 4] interchange [0, 1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
// LLVM 19: arguments of omp.target in a label
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr) {
  %0 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
  %1 = omp.map.info var_ptr(%q : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
  omp.target map_entries(%0 -> %arg0, %1 -> %arg1 : !llvm.ptr, !llvm.ptr) {
  ^bb0(%x: !llvm.ptr, %arg1: !llvm.ptr):
    %2 = llvm.load %x : !llvm.ptr -> i32
    omp.terminator
  }
  llvm.return
}
// =====
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr) {
  %0 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
  %1 = omp.map.info var_ptr(%q : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
  omp.target map_entries(%0 -> %x, %1 -> %arg1 : !llvm.ptr, !llvm.ptr) {
    %2 = llvm.load %x : !llvm.ptr -> i32
    omp.terminator
  }
  llvm.return
}
// -----
// LLVM 17: formats of levels with other names, tensors without contents
#NV = #sparse_tensor.encoding<{map = ( i, j ) -> ( i : dense, j floordiv 4 : dense, j mod 4 : block2_4)}>
#L = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed_hi(nonunique))}>
#S = #sparse_tensor.encoding<{lvlTypes = ["dense", "compressed-hi-nu"]}>
func.func @f(%a: tensor<8x8xf32, #NV>, %b: tensor<8x8xf32, #L>, %n: index) -> tensor<?x8xf32, #S> {
  %c8 = arith.constant 8 : index
  %0 = sparse_tensor.init [%n, %c8] : tensor<?x8xf32, #S>
  return %0 : tensor<?x8xf32, #S>
}
// =====
#NV = #sparse_tensor.encoding<{map = ( i, j ) -> ( i : dense, j floordiv 4 : dense, j mod 4 : structured[2, 4])}>
#L = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : loose_compressed(nonunique))}>
#S = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : loose_compressed(nonunique))}>
func.func @f(%a: tensor<8x8xf32, #NV>, %b: tensor<8x8xf32, #L>, %n: index) -> tensor<?x8xf32, #S> {
  %c8 = arith.constant 8 : index
  %0 = bufferization.alloc_tensor(%n) : tensor<?x8xf32, #S>
  return %0 : tensor<?x8xf32, #S>
}
// -----
// tosa: layers that are fully connected
func.func @f(%a: tensor<14x19xf32>, %w: tensor<28x19xf32>, %b: tensor<28xf32>) -> tensor<14x28xf32> {
  %0 = "tosa.fully_connected"(%a, %w, %b) : (tensor<14x19xf32>, tensor<28x19xf32>, tensor<28xf32>) -> tensor<14x28xf32>
  return %0 : tensor<14x28xf32>
}
func.func @g(%a: tensor<?x4xi8>, %w: tensor<8x4xi8>, %b: tensor<8xi32>) -> tensor<?x8xi32> {
  %0 = "tosa.fully_connected"(%a, %w, %b) {quantization_info = #tosa.conv_quant<input_zp = 3, weight_zp = 5>} : (tensor<?x4xi8>, tensor<8x4xi8>, tensor<8xi32>) -> tensor<?x8xi32>
  return %0 : tensor<?x8xi32>
}
// =====
func.func @f(%a: tensor<14x19xf32>, %w: tensor<28x19xf32>, %b: tensor<28xf32>) -> tensor<14x28xf32> {
  %zero = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %shape = tosa.const_shape {values = dense<[14, 1, 1, 19]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %image = tosa.reshape %a, %shape : (tensor<14x19xf32>, !tosa.shape<4>) -> tensor<14x1x1x19xf32>
  %shape_0 = tosa.const_shape {values = dense<[28, 1, 1, 19]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %image_0 = tosa.reshape %w, %shape_0 : (tensor<28x19xf32>, !tosa.shape<4>) -> tensor<28x1x1x19xf32>
  %sums = tosa.conv2d %image, %image_0, %b, %zero, %zero {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<14x1x1x19xf32>, tensor<28x1x1x19xf32>, tensor<28xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<14x1x1x28xf32>
  %shape_1 = tosa.const_shape {values = dense<[14, 28]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.reshape %sums, %shape_1 : (tensor<14x1x1x28xf32>, !tosa.shape<2>) -> tensor<14x28xf32>
  return %0 : tensor<14x28xf32>
}
func.func @g(%a: tensor<?x4xi8>, %w: tensor<8x4xi8>, %b: tensor<8xi32>) -> tensor<?x8xi32> {
  %zero = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %zero_0 = "tosa.const"() <{values = dense<5> : tensor<1xi8>}> : () -> tensor<1xi8>
  %shape = tosa.const_shape {values = dense<[-1, 1, 1, 4]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %image = tosa.reshape %a, %shape : (tensor<?x4xi8>, !tosa.shape<4>) -> tensor<?x1x1x4xi8>
  %shape_0 = tosa.const_shape {values = dense<[8, 1, 1, 4]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %image_0 = tosa.reshape %w, %shape_0 : (tensor<8x4xi8>, !tosa.shape<4>) -> tensor<8x1x1x4xi8>
  %sums = tosa.conv2d %image, %image_0, %b, %zero, %zero_0 {acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<?x1x1x4xi8>, tensor<8x1x1x4xi8>, tensor<8xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<?x1x1x8xi32>
  %shape_1 = tosa.const_shape {values = dense<[-1, 8]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.reshape %sums, %shape_1 : (tensor<?x1x1x8xi32>, !tosa.shape<2>) -> tensor<?x8xi32>
  return %0 : tensor<?x8xi32>
}
// -----
// sparse_tensor, transform: levels in braces, what is vectorized
#CSR = #sparse_tensor.encoding<{dimLevelType = ["dense", "compressed"], pointerBitWidth = 64, indexBitWidth = 64}>
func.func @f(%a: tensor<4x8xf64, #CSR>) -> (memref<?xi64>, memref<?xi64>) {
  %0 = sparse_tensor.pointers %a { dimension = 1 : index } : tensor<4x8xf64, #CSR> to memref<?xi64>
  %1 = "sparse_tensor.indices"(%a) {dimension = 1 : index} : (tensor<4x8xf64, #CSR>) -> memref<?xi64>
  return %0, %1 : memref<?xi64>, memref<?xi64>
}
transform.sequence failures(propagate) {
^bb1(%arg1: !pdl.operation):
  %0 = transform.structured.match ops{["linalg.matmul"]} in %arg1
  transform.structured.vectorize %0
}
// =====
#CSR = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed), posWidth = 64, crdWidth = 64}>
func.func @f(%a: tensor<4x8xf64, #CSR>) -> (memref<?xi64>, memref<?xi64>) {
  %0 = sparse_tensor.positions %a { level = 1 : index } : tensor<4x8xf64, #CSR> to memref<?xi64>
  %1 = "sparse_tensor.coordinates"(%a) {level = 1 : index} : (tensor<4x8xf64, #CSR>) -> memref<?xi64>
  return %0, %1 : memref<?xi64>, memref<?xi64>
}
transform.sequence failures(propagate) {
^bb1(%arg1: !pdl.operation):
  %0 = transform.structured.match ops{["linalg.matmul"]} in %arg1 : (!pdl.operation) -> !pdl.operation
  transform.structured.vectorize_children_and_apply_patterns %0 : (!pdl.operation) -> !pdl.operation
}
// -----
// irdl
irdl.dialect @mill {
  irdl.type @sack {
    %0 = irdl.is f32
    %1 = irdl.is f64
    %2 = irdl.any_of(%0, %1)
    irdl.parameters(%2)
  }
  irdl.operation @grind {
    %0 = irdl.any
    %1 = irdl.parametric @sack<%0>
    %2 = irdl.base @sack
    irdl.operands(%1, optional %2)
    irdl.results(variadic %0)
  }
}
// =====
irdl.dialect @mill {
  irdl.type @sack {
    %0 = irdl.is f32
    %1 = irdl.is f64
    %2 = irdl.any_of(%0, %1)
    irdl.parameters(parameter: %2)
  }
  irdl.operation @grind {
    %0 = irdl.any
    %1 = irdl.parametric @mill::@sack<%0>
    %2 = irdl.base @mill::@sack
    irdl.operands(operand0: %1, operand1: optional %2)
    irdl.results(result: variadic %0)
  }
}
// -----
// variables of emitc
func.func @e(%c: i1, %arr: !emitc.array<4xi32>, %i: index) -> i32 {
  // a variable
  %0 = "emitc.variable"() {value = 42 : i32} : () -> i32
  %1 = emitc.apply "&"(%0) : (i32) -> !emitc.ptr<i32>
  %2 = emitc.apply "*"(%1) : (!emitc.ptr<i32>) -> i32
  emitc.assign %2 : i32 to %0 : i32
  %3 = "emitc.variable"() {value = #emitc.opaque<"">} : () -> !emitc.opaque<"int32_t">
  %4 = emitc.add %0, %2 : (i32, i32) -> i32
  emitc.call_opaque "f"(%3, %4) : (!emitc.opaque<"int32_t">, i32) -> ()
  %p = "emitc.constant"() {value = #emitc.opaque<"NULL">} : () -> !emitc.opaque<"char*">
  emitc.if %c {
    emitc.assign %4 : i32 to %0 : i32
  }
  %5 = emitc.subscript %arr[%i] : (!emitc.array<4xi32>, index) -> i32
  "emitc.assign"(%5, %0) : (i32, i32) -> ()
  return %0 : i32
}
emitc.global @x : i32
func.func @g() -> i32 {
  %0 = emitc.get_global @x : i32
  return %0 : i32
}
// =====
func.func @e(%c: i1, %arr: !emitc.array<4xi32>, %i: index) -> i32 {
  // a variable
  %0 = "emitc.variable"() {value = 42 : i32} : () -> !emitc.lvalue<i32>
  %1 = emitc.apply "&"(%0) : (!emitc.lvalue<i32>) -> !emitc.ptr<i32>
  %2 = emitc.apply "*"(%1) : (!emitc.ptr<i32>) -> i32
  emitc.assign %2 : i32 to %0 : !emitc.lvalue<i32>
  %3 = "emitc.variable"() {value = #emitc.opaque<"">} : () -> !emitc.lvalue<!emitc.opaque<"int32_t">>
  %v0 = emitc.load %0 : !emitc.lvalue<i32>
  %4 = emitc.add %v0, %2 : (i32, i32) -> i32
  %v3 = emitc.load %3 : !emitc.lvalue<!emitc.opaque<"int32_t">>
  emitc.call_opaque "f"(%v3, %4) : (!emitc.opaque<"int32_t">, i32) -> ()
  %p = "emitc.constant"() {value = #emitc.opaque<"NULL">} : () -> !emitc.ptr<!emitc.opaque<"char">>
  emitc.if %c {
    emitc.assign %4 : i32 to %0 : !emitc.lvalue<i32>
  }
  %5 = emitc.subscript %arr[%i] : (!emitc.array<4xi32>, index) -> !emitc.lvalue<i32>
  %v0_0 = emitc.load %0 : !emitc.lvalue<i32>
  "emitc.assign"(%5, %v0_0) : (!emitc.lvalue<i32>, i32) -> ()
  %v0_1 = emitc.load %0 : !emitc.lvalue<i32>
  return %v0_1 : i32
}
emitc.global @x : i32
func.func @g() -> i32 {
  %0 = emitc.get_global @x : !emitc.lvalue<i32>
  %v0 = emitc.load %0 : !emitc.lvalue<i32>
  return %v0 : i32
}
// -----
// expressions of emitc
func.func @f(%a: i32, %b: i32) -> i32 {
  %v = "emitc.variable"() {value = 1 : i32} : () -> i32
  %r = emitc.expression noinline : i32 {
    %s = emitc.add %a, %v : (i32, i32) -> i32
    %t = emitc.mul %s, %b : (i32, i32) -> i32
    emitc.yield %t : i32
  }
  %q = emitc.expression : i32 {
    %s = emitc.add %a, %r : (i32, i32) -> i32
    emitc.yield %s : i32
  }
  return %q : i32
}
// =====
func.func @f(%a: i32, %b: i32) -> i32 {
  %v = "emitc.variable"() {value = 1 : i32} : () -> !emitc.lvalue<i32>
  %r = emitc.expression %a, %v, %b noinline : (i32, !emitc.lvalue<i32>, i32) -> i32 {
    %vv = emitc.load %v : !emitc.lvalue<i32>
    %s = emitc.add %a, %vv : (i32, i32) -> i32
    %t = emitc.mul %s, %b : (i32, i32) -> i32
    emitc.yield %t : i32
  }
  %q = emitc.expression %a, %r : (i32, i32) -> i32 {
    %s = emitc.add %a, %r : (i32, i32) -> i32
    emitc.yield %s : i32
  }
  return %q : i32
}
// -----
// a level of 2021, which a standard constant gives
#CSR = #sparse_tensor.encoding<{dimLevelType = ["dense", "compressed"]}>
func @f(%a: tensor<8x8xf64, #CSR>) -> memref<?xindex> {
  %c = constant 1 : index
  %0 = sparse_tensor.pointers %a, %c : tensor<8x8xf64, #CSR> to memref<?xindex>
  return %0 : memref<?xindex>
}
// =====
#CSR = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>
func.func @f(%a: tensor<8x8xf64, #CSR>) -> memref<?xindex> {
  %c = arith.constant 1 : index
  %0 = sparse_tensor.positions %a {level = 1 : index} : tensor<8x8xf64, #CSR> to memref<?xindex>
  return %0 : memref<?xindex>
}
// -----
// convolutions and pooling of 2020, whose ranks were any
#map = affine_map<(d0, d1)[s0] -> (d0 * 4 + d1 + s0)>
func @f(%a: memref<3x3x1x1xf32>, %b: memref<?x?x?x?xf32>, %c: memref<?x?x?x?xf32>, %d: memref<?x?xf32, #map>, %w: memref<2x3xi32>, %x: memref<?x?xi32>) {
  linalg.conv(%a, %b, %c) {dilations = [1, 2], strides = [2, 1]} : memref<3x3x1x1xf32>, memref<?x?x?x?xf32>, memref<?x?x?x?xf32>
  linalg.conv(%a, %b, %c) {padding = dense<0> : tensor<2x2xi64>} : memref<3x3x1x1xf32>, memref<?x?x?x?xf32>, memref<?x?x?x?xf32> // none
  linalg.pooling_max(%d, %w, %d) {strides = [2, 1]}:
    memref<?x?xf32, #map>, memref<2x3xi32>, memref<?x?xf32, #map>
  linalg.pooling_sum(%x, %w, %x) : memref<?x?xi32>, memref<2x3xi32>, memref<?x?xi32>
  return
}
// =====
#map = affine_map<(d0, d1)[s0] -> (d0 * 4 + d1 + s0)>
func.func @f(%a: memref<3x3x1x1xf32>, %b: memref<?x?x?x?xf32>, %c: memref<?x?x?x?xf32>, %d: memref<?x?xf32, #map>, %w: memref<2x3xi32>, %x: memref<?x?xi32>) {
  linalg.conv_2d_nhwc_hwcf {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>} ins(%b, %a : memref<?x?x?x?xf32>, memref<3x3x1x1xf32>) outs(%c : memref<?x?x?x?xf32>)
  linalg.conv_2d_nhwc_hwcf ins(%b, %a : memref<?x?x?x?xf32>, memref<3x3x1x1xf32>) outs(%c : memref<?x?x?x?xf32>) // none
  linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0 * 2 + d2, d1 + d3)>, affine_map<(d0, d1, d2, d3) -> (d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%d, %w : memref<?x?xf32, #map>, memref<2x3xi32>) outs(%d : memref<?x?xf32, #map>) {
  ^bb0(%in: f32, %size: i32, %out: f32):
    %new = arith.maximumf %out, %in : f32
    linalg.yield %new : f32
  }
  linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0 + d2, d1 + d3)>, affine_map<(d0, d1, d2, d3) -> (d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%x, %w : memref<?x?xi32>, memref<2x3xi32>) outs(%x : memref<?x?xi32>) {
  ^bb0(%in_0: i32, %size_0: i32, %out_0: i32):
    %new_0 = arith.addi %out_0, %in_0 : i32
    linalg.yield %new_0 : i32
  }
  return
}
// -----
// conditions of 2021, which are an i1 or have the shape of what they select
func @f(%c: i1, %a: vector<4xf32>, %x: i32, %t: tensor<?xf32>, %mm: vector<4xi1>) -> vector<4xf32> {
  %m = cmpf ogt, %a, %a : vector<4xf32>
  %k = cmpi slt, %x, %x : i32
  %0 = select %k, %a, %a {a.b} : vector<4xf32>
  %1 = select %c, %t, %t : tensor<?xf32>
  %2 = select %k, %x, %x : i32
  br ^bb1(%k : i1)
^bb1(%z: i1):
  %3 = select %z, %a, %a : vector<4xf32>
  %4 = select %mm, %a, %a : vector<4xi1>, vector<4xf32>
  return %0 : vector<4xf32>
}
// =====
func.func @f(%c: i1, %a: vector<4xf32>, %x: i32, %t: tensor<?xf32>, %mm: vector<4xi1>) -> vector<4xf32> {
  %m = arith.cmpf ogt, %a, %a : vector<4xf32>
  %k = arith.cmpi slt, %x, %x : i32
  %0 = arith.select %k, %a, %a {a.b} : vector<4xf32>
  %1 = arith.select %c, %t, %t : tensor<?xf32>
  %2 = arith.select %k, %x, %x : i32
  cf.br ^bb1(%k : i1)
^bb1(%z: i1):
  %3 = arith.select %z, %a, %a : vector<4xf32>
  %4 = arith.select %mm, %a, %a : vector<4xi1>, vector<4xf32>
  return %0 : vector<4xf32>
}
// -----
// several reductions of a loop
func @f(%n: index, %m: memref<?xf32>) -> (f32, f32) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %z = constant 0.0 : f32
  %r:2 = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%z, %z) -> (f32, f32) {
    %x = memref.load %m[%i] : memref<?xf32>
    scf.reduce(%x) : f32 {
    ^bb0(%a: f32, %b: f32):
      %s = addf %a, %b : f32
      scf.reduce.return %s : f32
    }
    scf.reduce(%x) : f32 {
    ^bb0(%a: f32, %b: f32):
      %s = mulf %a, %b : f32
      scf.reduce.return %s : f32
    }
    scf.yield
  }
  return %r#0, %r#1 : f32, f32
}
// =====
func.func @f(%n: index, %m: memref<?xf32>) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f32
  %r:2 = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%z, %z) -> (f32, f32) {
    %x = memref.load %m[%i] : memref<?xf32>
    scf.reduce(%x, %x : f32, f32) {
    ^bb0(%a: f32, %b: f32):
      %s = arith.addf %a, %b : f32
      scf.reduce.return %s : f32
    }, {
    ^bb0(%a: f32, %b: f32):
      %s = arith.mulf %a, %b : f32
      scf.reduce.return %s : f32
    }
  }
  return %r#0, %r#1 : f32, f32
}
// -----
// steps of 2021 between the elements of an image
func @f(%arg0: tensor<1x32x32x8xi8>, %g: tensor<1x32x16x8xf32>) -> tensor<1x64x64x8xi32> {
  %0 = "tosa.resize"(%arg0) {output_size = [64, 64], stride = [512, 512], offset = [-256, -256], shift = 10 : i32, stride_fp = [0.0 : f32, 0.0 : f32], offset_fp = [0.0 : f32, 0.0 : f32], mode = "BILINEAR"} : (tensor<1x32x32x8xi8>) -> tensor<1x64x64x8xi32>
  %1 = "tosa.resize"(%g) {mode = "NEAREST_NEIGHBOR", offset = [0, 0], offset_fp = [0.000000e+00 : f32, -2.500000e-01 : f32], output_size = [63, 32], shift = 0 : i32, stride = [0, 0], stride_fp = [0.50 : f32, 0.5 : f32]} : (tensor<1x32x16x8xf32>) -> tensor<1x63x32x8xf32>
  %2 = "tosa.resize"(%g) {mode = "BILINEAR", offset = [0, 0], offset_fp = [0.000000e+00 : f32, 0.0 : f32], output_size = [64, 32], shift = 0 : i32, stride = [0, 0], stride_fp = [0.492063493 : f32, 0.483870953 : f32]} : (tensor<1x32x16x8xf32>) -> tensor<1x64x32x8xf32>
  return %0 : tensor<1x64x64x8xi32>
}
// =====
func.func @f(%arg0: tensor<1x32x32x8xi8>, %g: tensor<1x32x16x8xf32>) -> tensor<1x64x64x8xi32> {
  %shape = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %shape_0 = tosa.const_shape {values = dense<[-1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %shape_1 = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.resize %arg0, %shape, %shape_0, %shape_1 {mode = BILINEAR} : (tensor<1x32x32x8xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x64x64x8xi32>
  %shape_2 = tosa.const_shape {values = dense<[2, 1, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %shape_3 = tosa.const_shape {values = dense<[0, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %shape_4 = tosa.const_shape {values = dense<[0, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %1 = tosa.resize %g, %shape_2, %shape_3, %shape_4 {mode = NEAREST_NEIGHBOR} : (tensor<1x32x16x8xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x63x32x8xf32>
  %shape_5 = tosa.const_shape {values = dense<[63, 31, 31, 15]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %shape_6 = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %shape_7 = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %2 = tosa.resize %g, %shape_5, %shape_6, %shape_7 {mode = BILINEAR} : (tensor<1x32x16x8xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x64x32x8xf32>
  return %0 : tensor<1x64x64x8xi32>
}
// -----
// reductions and conditions of OpenMP
omp.reduction.declare @add : f32
init {
^bb0(%arg: f32):
  %0 = arith.constant 0.0 : f32
  omp.yield (%0 : f32)
}
combiner {
^bb1(%a: f32, %b: f32):
  %1 = arith.addf %a, %b : f32
  omp.yield (%1 : f32)
}
func.func @f(%n: i32, %c: i1) {
  omp.parallel if(%c : i1) num_threads(%n : i32) {
    omp.task if(%c : i1) final(%c : i1) {
      omp.terminator
    }
    omp.terminator
  }
  return
}
// =====
omp.declare_reduction @add : f32
init {
^bb0(%arg: f32):
  %0 = arith.constant 0.0 : f32
  omp.yield (%0 : f32)
}
combiner {
^bb1(%a: f32, %b: f32):
  %1 = arith.addf %a, %b : f32
  omp.yield (%1 : f32)
}
func.func @f(%n: i32, %c: i1) {
  omp.parallel if(%c) num_threads(%n : i32) {
    omp.task if(%c) final(%c) {
      omp.terminator
    }
    omp.terminator
  }
  return
}
