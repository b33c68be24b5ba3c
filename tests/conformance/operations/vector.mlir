!pair = vector<2xf32>

func.func @f(%a: vector<2x2xf32>, %s: vector<f32>, %v: vector<2xf32>, %x: f32, %p: !pair) {
  %0:4 = vector.to_elements %a : vector<2x2xf32>
  %1 = vector.to_elements %s : vector<f32>
  %2 = vector.from_elements %x, %x : vector<2xf32>
  %3:2 = vector.to_elements %p : !pair
  %4 = vector.from_elements %3#1, %3#0 : !pair
  return
}

// -----

func.func @masks_are_as_long_as_the_first_dimension(%p: memref<?xf32>, %i: index, %m: vector<2xi1>, %v: vector<2x8xf32>) {
  vector.compressstore %p[%i], %m, %v : memref<?xf32>, vector<2xi1>, vector<2x8xf32>
  %0 = vector.expandload %p[%i], %m, %v : memref<?xf32>, vector<2xi1>, vector<2x8xf32> into vector<2x8xf32>
  return
}
