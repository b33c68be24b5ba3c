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
  linalg.map outs(%b : memref<4xf32>) (%init_0: f32) { // fills it
    linalg.yield %init : f32
  }
  return %m : tensor<4xi1>
}
