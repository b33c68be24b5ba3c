func.func @map(%a: tensor<4xf32>, %b: tensor<4xf32>) {
  %0 = linalg.map ins(%a : tensor<4xf32>) outs(%b : tensor<4xf32>) (%x: f32, %y: f32) { %r = arith.addf %x, %y : f32 linalg.yield %r : f32 }
  %1 = linalg.map ins(%a : tensor<4xf32>) outs(%b : tensor<4xf32>) {k = 1 : i32}
    (%x: f32, %y: f32) {
        // of the two
    %r = arith.addf %x, %y : f32
    linalg.yield %r : f32 // of them
  } loc("here")
  %2 = linalg.map { arith.negf }  ins(%a : tensor<4xf32>) outs(%b : tensor<4xf32>)
  func.return
}
func.func @reduce(%a: tensor<4x8xf32>, %b: tensor<4xf32>) {
  %0 = linalg.reduce ins(%a : tensor<4x8xf32>) outs(%b : tensor<4xf32>) // the rows
    dimensions = [1] (%x: f32, %y: f32) {
    %r = arith.addf %x, %y : f32
    linalg.yield %r : f32
  }
  func.return
}
llvm.func @branch(%target: !llvm.ptr, %i: i32) {
  llvm.indirectbr %target : !llvm.ptr, [^bb1(%i : i32), ^bb2 ] {a = [1 : i32, 2]}
^bb1(%x : i32):
  cf.switch %x : i32, [ default: ^bb2, 42: ^bb2] {a = 1 : i64, b = [1, 2]}
^bb2:
  llvm.return
}
// output
func.func @map(%a: tensor<4xf32>, %b: tensor<4xf32>) {
  %0 = linalg.map ins(%a : tensor<4xf32>) outs(%b : tensor<4xf32>)
    (%x: f32, %y: f32) {
      %r = arith.addf %x, %y : f32
      linalg.yield %r : f32
    }
  %1 = linalg.map ins(%a : tensor<4xf32>) outs(%b : tensor<4xf32>) {k = 1 : i32}
    (%x: f32, %y: f32) {
      // of the two
      %r = arith.addf %x, %y : f32
      linalg.yield %r : f32 // of them
    } loc("here")
  %2 = linalg.map { arith.negf } ins(%a : tensor<4xf32>) outs(%b : tensor<4xf32>)
  func.return
}
func.func @reduce(%a: tensor<4x8xf32>, %b: tensor<4xf32>) {
  %0 = linalg.reduce ins(%a : tensor<4x8xf32>) outs(%b : tensor<4xf32>) // the rows
      dimensions = [1]
    (%x: f32, %y: f32) {
      %r = arith.addf %x, %y : f32
      linalg.yield %r : f32
    }
  func.return
}
llvm.func @branch(%target: !llvm.ptr, %i: i32) {
  llvm.indirectbr %target : !llvm.ptr, [
  ^bb1(%i : i32),
  ^bb2
  ] {a = [1 : i32, 2]}
^bb1(%x: i32):
  cf.switch %x : i32, [
    default: ^bb2,
    42: ^bb2
  ] {a = 1 : i64, b = [1, 2]}
^bb2:
  llvm.return
}
