// @window = 27: element [1, 2] of a view that begins at [1, 5] of a buffer of rows of 10, which holds their numbers: [2, 7]
func @window() -> i32 {
  %m = alloc() : memref<4x10xi32>
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 10 {
      %n = affine.apply affine_map<(d0, d1) -> (d0 * 10 + d1)>(%i, %j)
      %v = index_cast %n : index to i32
      affine.store %v, %m[%i, %j] : memref<4x10xi32>
    }
  }
  %w = subview %m[1, 5] [2, 4] [1, 1] : memref<4x10xi32> to memref<2x4xi32, affine_map<(d0, d1) -> (d0 * 10 + d1 + 15)>>
  %one = constant 1 : index
  %two = constant 2 : index
  %r = load %w[%one, %two] : memref<2x4xi32, affine_map<(d0, d1) -> (d0 * 10 + d1 + 15)>>
  return %r : i32
}
// -----
// @shifts = -3: -24 by 3, with its sign, and 1 to the left by 4 and back
func @shifts() -> i32 {
  %a = constant -24 : i32
  %b = constant 3 : i32
  %c = shift_right_signed %a, %b : i32
  %one = constant 1 : i32
  %four = constant 4 : i32
  %d = shift_left %one, %four : i32
  %e = shift_right_unsigned %d, %four : i32
  %f = muli %c, %e : i32
  return %f : i32
}
// -----
// @widened = 243: -13 with its sign and 256 - 13 without it, where the sizes of both are taken together: -13 + 256
func @widened() -> i32 {
  %a = constant -13 : i8
  %s = sexti %a : i8 to i32
  %u = zexti %a : i8 to i32
  %d = subi %u, %s : i32
  %r = addi %d, %s : i32
  return %r : i32
}
// -----
// @ordered = 10: nothing is ordered with what is no number; "ult" holds then
func @ordered() -> i32 {
  %z = constant 0.0 : f32
  %n = divf %z, %z : f32
  %o = cmpf "olt", %z, %n : f32
  %u = cmpf "ult", %z, %n : f32
  %a = constant 1 : i32
  %b = constant 10 : i32
  %c = constant 0 : i32
  %d = select %o, %a, %c : i32
  %e = select %u, %b, %c : i32
  %r = addi %d, %e : i32
  return %r : i32
}
// -----
// @carried = 45: 0 + 1 + … + 9
func @carried() -> i32 {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %c10 = constant 10 : index
  %zero = constant 0 : i32
  %s = scf.for %i = %c0 to %c10 step %c1 iter_args(%t = %zero) -> (i32) {
    %v = index_cast %i : index to i32
    %u = addi %t, %v : i32
    scf.yield %u : i32
  }
  return %s : i32
}
