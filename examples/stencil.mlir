// Heat that spreads over a plate: two buffers that change roles, in affine loops.

#left = affine_map<(d0) -> (d0 - 1)>
#right = affine_map<(d0) -> (d0 + 1)>
#tile_start = affine_map<(d0) -> (d0 * 32)>
#tile_end = affine_map<(d0)[s0] -> (d0 * 32 + 32, s0 - 1)>
#tiles = affine_map<()[s0] -> (s0 ceildiv 32)>
#inside = affine_set<(d0, d1)[s0, s1] : (d0 - 1 >= 0, s0 - d0 - 2 >= 0, d1 - 1 >= 0, s1 - d1 - 2 >= 0)>

!plate = memref<?x?xf64>

func.func @step(%from: !plate, %to: !plate, %alpha: f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %four = arith.constant 4.0 : f64
  %rows = memref.dim %from, %c0 : !plate
  %columns = memref.dim %from, %c1 : !plate

  affine.for %tile = 0 to #tiles()[%rows] {
    affine.for %i = #tile_start(%tile) to min #tile_end(%tile)[%rows] {
      affine.for %j = 0 to %columns {
        affine.if #inside(%i, %j)[%rows, %columns] {
          %above = affine.load %from[%i - 1, %j] : !plate
          %below = affine.load %from[%i + 1, %j] : !plate
          %before = affine.load %from[%i, %j - 1] : !plate
          %column_behind = affine.apply #right(%j)
          %behind = affine.load %from[%i, %column_behind] : !plate
          %here = affine.load %from[%i, %j] : !plate

          %vertical = arith.addf %above, %below : f64
          %horizontal = arith.addf %before, %behind : f64
          %around = arith.addf %vertical, %horizontal : f64
          %own = arith.mulf %here, %four : f64
          %flow = arith.subf %around, %own : f64
          %next = math.fma %alpha, %flow, %here : f64
          affine.store %next, %to[%i, %j] : !plate
        }
      }
    }
  }
  return
}

// The largest difference between neighbours of a row, over all rows at once.
func.func @steepest(%plate: memref<256x256xf64>) -> f64 {
  %lowest = arith.constant 0xFFF0000000000000 : f64
  %result = affine.parallel (%i) = (0) to (256) reduce ("maximumf") -> (f64) {
    %of_row = affine.for %j = 1 to 256 iter_args(%largest = %lowest) -> (f64) {
      %column_before = affine.apply #left(%j)
      %here = affine.load %plate[%i, %j] : memref<256x256xf64>
      %before = affine.load %plate[%i, %column_before] : memref<256x256xf64>
      %difference = arith.subf %here, %before : f64
      %size = math.absf %difference : f64
      %larger = arith.maximumf %largest, %size : f64
      affine.yield %larger : f64
    }
    affine.yield %of_row : f64
  }
  return %result : f64
}

func.func @simulate(%first: !plate, %second: !plate, %steps: index) -> !plate {
  %alpha = arith.constant 1.25e-01 : f64
  %last:2 = affine.for %n = 0 to %steps iter_args(%now = %first, %then = %second) -> (!plate, !plate) {
    func.call @step(%now, %then, %alpha) : (!plate, !plate, f64) -> ()
    affine.yield %then, %now : !plate, !plate
  }
  return %last#0 : !plate
}
