func.func @f(%a: tensor<4x4x$(t: f32 | i32 | i1 | complex<f32>)>, %o: $t) {
  %0 = "linalg.matmul"(%a, %a, %a) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: $t, %y: $t, %z: $t):
    %1 = $(arith.mulf %x, %y : f32 | arith.mulf %y, %x : f32 | arith.muli %x, %y : i32 | arith.andi %x, %y : i1 | complex.mul %x, %y : complex<f32> | arith.addf %x, %y : f32 | arith.mulf %x, %x : f32 | arith.mulf %x, %z : f32 | arith.mulf %x, %o : f32 | arith.muli %x, %y : i1 | arith.minimumf %x, %y : f32 | arith.addi %x, %y : i32)
    %2 = $(arith.addf %1, %z : f32 | arith.addf %z, %1 : f32 | arith.addi %1, %z : i32 | arith.ori %z, %1 : i1 | complex.add %1, %z : complex<f32> | arith.mulf %1, %z : f32 | arith.addf %1, %1 : f32 | arith.addf %z, %z : f32 | arith.addf %1, %x : f32 | arith.addf %z, %y : f32 | arith.maximumf %1, %z : f32 | arith.addi %1, %z : i1 | arith.ori %1, %z : i32 | arith.subf %1, %z : f32)
    "linalg.yield"(%2) : ($t) -> ()
  }) : (tensor<4x4x$t>, tensor<4x4x$t>, tensor<4x4x$t>) -> tensor<4x4x$t>
  return
}
// -----
func.func @f(%a: tensor<4x4xf32>, %o: f32) {
  %0 = "linalg.$(matmul | batch_matmul | dot)"(%a, %a, %a) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    $( | %xx = arith.negf %x : f32 | %xx = math.exp %x : f32 | %xx = arith.addf %x, %z : f32 | %xx = arith.addf %x, %x : f32 | %xx, %x2 = math.sincos %x : f32 | %xx = arith.bitcast %x : f32 to f32)
    %1 = arith.mulf $(%x | %xx), %y : f32
    $( | %m = arith.negf %1 : f32 | %m = arith.truncf %1 : f32 to f16)
    %2 = arith.addf $(%1 | %m), %z : f32
    $( | %r = math.exp %2 : f32)
    "linalg.yield"($(%2 | %r | %x | %o | %1 | %z)) : (f32) -> ()
  }) : (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}
// -----
func.func @f(%a: tensor<4x4xf32>, %o: f32) {
  %0 = "linalg.$(matmul | contract | batch_matmul | dot)"(%a, %a, %a) <{indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    %1 = arith.mulf %x, %y : f32
    %2 = arith.addf %1, %z : f32
    $( | %3 = arith.constant 1.0 : f32)
    $( | scf.execute_region { 
      scf.yield 
      } | %4 = scf.execute_region -> f32 {
      scf.yield %2 : f32
      })
    "linalg.yield"($(%2 | %3 | %4)) : (f32) -> ()
  }) : (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}
// -----
func.func @f(%a: tensor<4x4xf16>, %c: tensor<4x4xf32>, %o: f32) {
  %0 = "linalg.matmul"(%a, %a, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f16, %y: f16, %z: f32):
    %x1 = arith.extf %x : f16 to f32
    %y1 = arith.extf %y : f16 to f32
    %x3 = arith.mulf %x, %y : f16
    %x4 = arith.extf %x3 : f16 to f32
    %1 = arith.mulf %x1, $(%y1 | %x1 | %z | %o) : f32
    %2 = arith.addf $(%1 | %x4), %z : f32
    "linalg.yield"(%2) : (f32) -> ()
  }) : (tensor<4x4xf16>, tensor<4x4xf16>, tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}
