func.func @f(%a: vector<2x2xf32>, %s: vector<f32>, %v: vector<2xf32>, %x: f32) {
  %0:4 = vector.to_elements %a : vector<2x2xf32>
  %1 = vector.to_elements %s : vector<f32>
  %2 = vector.from_elements %x, %x : vector<2xf32>
  return
}
