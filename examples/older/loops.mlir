// MLIR of December 2018: `mlir-ls migrate` brings it to today's.

#shifted = (d0)[s0] -> (d0 + s0)
#inside = (d0)[s0] : (d0 >= 0, s0 - d0 - 1 >= 0)

extfunc @print(f32)

cfgfunc @absolute(f32, i1) -> f32 {
bb0(%x: f32, %negative: i1):
  cond_br %negative, bb1, bb2(%x : f32)
bb1:
  %zero = constant 0.0 : f32
  %y = subf %zero, %x : f32
  br bb2(%y : f32)
bb2(%result: f32):
  return %result : f32
}

mlfunc @scale(%a : memref<?xf32>, %factor : f32, %offset : index) {
  %n = dim %a, 0 : memref<?xf32>
  for %i = 0 to %n step 2 {
    if #inside(%i)[%n] {
      %j = affine_apply #shifted(%i)[%offset]
      %v = load %a[%j] : memref<?xf32>
      %w = mulf %v, %factor : f32
      store %w, %a[%i] : memref<?xf32>
      call @print(%w) : (f32) -> ()
    }
  }
  return
}
