#inside = affine_set<(d0)[s0] : (d0 - 1 >= 0, s0 - d0 - 1 >= 0)>
!row = memref<?xf32, strided<[1], offset: ?>>

module @loops {
  memref.global "private" constant @table : memref<4xi32> = dense<[1, 2, 3, 4]>
  func.func private @scale(f32, f32) -> f32 attributes {llvm.emit_c_interface}

  func.func @loops(%n: index, %rows: memref<?x16xf32>, %sum: memref<f32>) -> f32 {
    %zero = arith.constant 0 : index
    %one = arith.constant 1 : index
    %start = arith.constant 0.000000e+00 : f32
    %total = scf.for %i = %zero to %n step %one iter_args(%sofar = %start) -> (f32) {
      %x = memref.load %rows[%i, %zero] : memref<?x16xf32>
      %y = arith.mulf %x, %x fastmath<contract> : f32
      %next = arith.addf %sofar, %y : f32
      scf.yield %next : f32
    }
    affine.for %j = 0 to 16 {
      affine.if #inside(%j)[%n] {
        %z = affine.load %rows[%j, 0] : memref<?x16xf32>
        affine.store %z, %rows[%j, %j + 1] : memref<?x16xf32>
      }
    }
    %scaled = call @scale(%total, %start) : (f32, f32) -> f32
    %small = arith.cmpf olt, %scaled, %total : f32
    cf.cond_br %small, ^low(%scaled : f32), ^high
  ^low(%value: f32):
    return %value : f32
  ^high:
    %size = memref.dim %rows, %zero : memref<?x16xf32>
    %count = arith.index_cast %size : index to i32
    %more = arith.addi %count, %count overflow<nsw> : i32
    %is_more = arith.cmpi sgt, %more, %count : i32
    %chosen = arith.select %is_more, %total, %scaled : f32
    %pair:2 = scf.if %is_more -> (f32, i32) {
      scf.yield %chosen, %more : f32, i32
    } else {
      scf.yield %total, %count : f32, i32
    }
    cf.br ^low(%pair#0 : f32)
  }
}
// -----
#identity = affine_map<(d0, d1) -> (d0, d1)>

module @tensors {
  func.func @tensors(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>, %v: vector<8xf32>) -> (tensor<4x16xf32>, f32) {
    %zero = arith.constant 0.0 : f32
    %index = arith.constant 2 : index
    %empty = tensor.empty() : tensor<4x16xf32>
    %filled = linalg.fill ins(%zero : f32) outs(%empty : tensor<4x16xf32>) -> tensor<4x16xf32>
    %product = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x16xf32>) outs(%filled : tensor<4x16xf32>) -> tensor<4x16xf32>
    %mapped = linalg.generic {indexing_maps = [#identity, #identity], iterator_types = ["parallel", "parallel"]}
        ins(%product : tensor<4x16xf32>) outs(%empty : tensor<4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %root = math.absf %in : f32
      linalg.yield %root : f32
    } -> tensor<4x16xf32>
    %element = tensor.extract %mapped[%index, %index] : tensor<4x16xf32>
    %slice = tensor.extract_slice %a[0, 0] [2, 2] [1, 1] : tensor<4x8xf32> to tensor<2x2xf32>
    %lanes = vector.broadcast %element : f32 to vector<8xf32>
    %fused = vector.fma %lanes, %v, %v : vector<8xf32>
    %reduced = vector.reduction <add>, %fused : vector<8xf32> into f32
    %generic = "arith.addf"(%reduced, %element) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    return %mapped, %generic : tensor<4x16xf32>, f32
  }
}
// -----
func.func @more(%n: index, %k: i32, %wide: i64, %x: f32, %a: memref<?xf32>, %t: tensor<8x8xf32>) -> i32 {
  %zero = arith.constant 0 : index
  %pad = arith.constant 0.0 : f32
  %buffer = memref.alloc(%n) : memref<?xf32>
  affine.parallel (%i) = (0) to (8) {
    %at = affine.apply affine_map<(d0) -> (d0 * 2)>(%i)
    memref.store %x, %buffer[%at] : memref<?xf32>
  }
  memref.dealloc %buffer : memref<?xf32>
  %row = vector.transfer_read %a[%zero], %pad {in_bounds = [true]} : memref<?xf32>, vector<8xf32>
  %lane = vector.extract %row[7] : f32 from vector<8xf32>
  vector.transfer_write %row, %a[%zero] : vector<8xf32>, memref<?xf32>
  %part = tensor.empty() : tensor<2x2xf32>
  %put = tensor.insert_slice %part into %t[0, 0] [2, 2] [1, 1] : tensor<2x2xf32> into tensor<8x8xf32>
  %b0 = arith.subi %k, %k : i32
  %b1 = arith.muli %b0, %k : i32
  %b2 = arith.andi %b1, %k : i32
  %b3 = arith.ori %b2, %k : i32
  %b4 = arith.xori %b3, %k : i32
  %b5 = arith.maxsi %b4, %k : i32
  %b6 = arith.trunci %wide : i64 to i32
  %b7 = arith.extsi %b6 : i32 to i64
  %f0 = arith.subf %lane, %x : f32
  %f1 = arith.divf %f0, %x : f32
  %f2 = arith.maximumf %f1, %x : f32
  %f3 = arith.sitofp %b5 : i32 to f32
  %last = scf.while (%now = %k) : (i32) -> i32 {
    %go = arith.cmpi slt, %now, %b5 : i32
    scf.condition(%go) %now : i32
  } do {
  ^bb0(%then: i32):
    scf.yield %then : i32
  }
  cf.switch %last : i32, [
    default: ^end(%k : i32),
    1: ^end(%last : i32)
  ]
^end(%result: i32):
  return %result : i32
}
// -----
#shifted = affine_map<(d0)[s0] -> (d0 + s0)>
// No shortcut reads this one: it has the grammar made, which is what tells of mistakes.
#distinct = distinct[0]<unit>

module @grammars attributes {test.map = #shifted} {
}
