#blocked = #kernel.blocked<{per_thread = [1, 4], per_warp = [8, 4], transposed = false}>
#row = #kernel.blocked<{per_thread = [4], per_warp = [32], transposed = true}>
kernel.module @kernels warps 4 attributes {kernel.target = "x"} {
  func.func @add(%x: !kernel.ptr<f32>, %y: !kernel.ptr<f32>, %out: !kernel.ptr<f32>, %n: i32) {
    %c64 = arith.constant 64 : i32
    %pid = kernel.get_program_id x : i32
    %start = arith.muli %pid, %c64 : i32
    %range = kernel.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #row>
    %base = kernel.splat %start : i32 -> tensor<64xi32, #row>
    %offsets = arith.addi %base, %range : tensor<64xi32, #row>
    %limit = kernel.splat %n : i32 -> tensor<64xi32, #row>
    %mask = arith.cmpi slt, %offsets, %limit : tensor<64xi32, #row>
    %xs = kernel.splat %x : !kernel.ptr<f32> -> tensor<64x!kernel.ptr<f32>, #row>
    %px = kernel.addptr %xs, %offsets : tensor<64x!kernel.ptr<f32>, #row>, tensor<64xi32, #row>
    %a = kernel.load %px, %mask cacheModifier = ca : tensor<64x!kernel.ptr<f32>, #row>, tensor<64xi1, #row> -> tensor<64xf32, #row>
    %ys = kernel.splat %y : !kernel.ptr<f32> -> tensor<64x!kernel.ptr<f32>, #row>
    %py = kernel.addptr %ys, %offsets : tensor<64x!kernel.ptr<f32>, #row>, tensor<64xi32, #row>
    %b = kernel.load %py, %mask, %a evictionPolicy = evict_first {isVolatile = true} : tensor<64x!kernel.ptr<f32>, #row>, tensor<64xi1, #row>, tensor<64xf32, #row> -> tensor<64xf32, #row>
    %sum = arith.addf %a, %b : tensor<64xf32, #row>
    %total = kernel.reduce(%sum) axis = 0 {
    ^bb0(%l: f32, %r: f32):
      %s = arith.addf %l, %r : f32
      kernel.reduce.return %s : f32
    } : (tensor<64xf32, #row>) -> f32
    %po = kernel.addptr %out, %start : !kernel.ptr<f32>, i32
    kernel.store %po, %total cacheModifier = wb : !kernel.ptr<f32>, f32
    return
  }
  func.func @dot(%a: tensor<32x16xf16, #blocked>, %b: tensor<16x32xf16, #blocked>, %c: tensor<32x32xf32, #blocked>) -> tensor<32x32xf32> {
    %d = kernel.dot %a, %b, %c precision = "tf32" : tensor<32x16xf16, #blocked> * tensor<16x32xf16, #blocked> -> tensor<32x32xf32, #blocked>
    %e = kernel.convert_layout %d : tensor<32x32xf32, #blocked> -> tensor<32x32xf32>
    return %e : tensor<32x32xf32>
  }
}
