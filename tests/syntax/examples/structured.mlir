// Loops and conditions in loops and conditions.
#tiles = affine_map<(d0) -> (d0 * 4)>
func.func @sums(%in: memref<?x16xf32>, %out: memref<16xf32>, %fast: i1) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %rows = memref.dim %in, %c0 : memref<?x16xf32>
  %total, %count = scf.for %i = %c0 to %rows step %c1 iter_args(%sum = %zero, %seen = %c0) -> (f32, index) {
    %row = scf.for %j = %c0 to %rows step %c1 iter_args(%s = %sum) -> f32 {
      %x = memref.load %in[%i, %j] : memref<?x16xf32>
      %y = scf.if %fast -> f32 {
        scf.yield %x : f32
      } else {
        %square = arith.mulf %x, %x fastmath<reassoc> : f32
        scf.yield %square : f32
      }
      %t = arith.addf %s, %y : f32
      scf.yield %t : f32
    }
    %more = arith.addi %seen, %c1 : index
    scf.yield %row, %more : f32, index
  }
  affine.for %k = 0 to 16 {
    %from = affine.apply #tiles(%k)
    affine.for %l = #tiles(%k) to min affine_map<(d0)[s0] -> (d0 + 4, s0)>(%from)[%rows] step 2 {
      %v = affine.load %in[%l, %k] : memref<?x16xf32>
      affine.store %v, %out[%k] : memref<16xf32>
    }
  }
  %end:2 = scf.while (%n = %count, %r = %total) : (index, f32) -> (index, f32) {
    %go = arith.cmpi ult, %n, %rows : index
    scf.condition(%go) %n, %r : index, f32
  } do {
  ^bb0(%m: index, %q: f32):
    %next = arith.addi %m, %c1 : index
    scf.yield %next, %q : index, f32
  }
  scf.parallel (%p, %o) = (%c0, %c0) to (%rows, %rows) step (%c1, %c1) {
    memref.store %zero, %in[%p, %o] : memref<?x16xf32>
    scf.reduce
  }
  return %end#1 : f32
}
