// @quotients = -3: division rounds towards zero: -7 / 2
func @quotients() -> i32 {
  %a = constant -7 : i32
  %b = constant 2 : i32
  %r = divis %a, %b : i32
  return %r : i32
}
// -----
// @remainders = -1: what is left of -7 has its sign
func @remainders() -> i32 {
  %a = constant -7 : i32
  %b = constant 2 : i32
  %r = "std.remis"(%a, %b) : (i32, i32) -> i32
  return %r : i32
}
// -----
// @unsigned = 127: -2 is 254 in eight bits, 254 / 2, and nothing is left
func @unsigned() -> i32 {
  %a = constant -2 : i8
  %b = constant 2 : i8
  %q = diviu %a, %b : i8
  %r = remiu %a, %b : i8
  %z = constant 0 : i8
  %c = cmpi "eq", %r, %z : i8
  %e = constant 127 : i8
  %d = cmpi "eq", %q, %e : i8
  %x = constant 127 : i32
  %y = constant 0 : i32
  %s = select %c, %x, %y : i32
  %t = select %d, %s, %y : i32
  return %t : i32
}
// -----
// @gcd = 6: of 54 and 24
func @gcd() -> i32 {
  %a = constant 54 : i32
  %b = constant 24 : i32
  %zero = constant 0 : i32
  br ^head(%a, %b : i32, i32)
^head(%x: i32, %y: i32):
  %done = cmpi "eq", %y, %zero : i32
  cond_br %done, ^exit, ^body
^body:
  %r = remis %x, %y : i32
  br ^head(%y, %r : i32, i32)
^exit:
  return %x : i32
}
// -----
// @differences = 40: operands keep their order
func @differences() -> i32 {
  %a = constant 50 : i32
  %b = constant 10 : i32
  %r = "std.subi"(%a, %b) : (i32, i32) -> i32
  return %r : i32
}
// -----
// @sparse = 506: the elements that are listed, and zero elsewhere: 5 * 100 + 0 + 6
func @sparse() -> i32 {
  %t = constant sparse<tensor<3x4xi32>, [[0, 1], [2, 3]], [5, 6]> : tensor<3x4xi32>
  %u = constant splat<tensor<4xi32>, 100> : tensor<4xi32>
  %v = constant dense<tensor<2x2xi32>, [[0, 1], [2, 3]]> : tensor<2x2xi32>
  %0 = constant 0 : index
  %1 = constant 1 : index
  %2 = constant 2 : index
  %3 = constant 3 : index
  %a = extract_element %t[%0, %1] : tensor<3x4xi32>
  %b = "std.extract_element"(%t, %2, %3) : (tensor<3x4xi32>, index, index) -> i32
  %c = extract_element %t[%1, %1] : tensor<3x4xi32>
  %d = extract_element %u[%3] : tensor<4xi32>
  %e = extract_element %v[%0, %0] : tensor<2x2xi32>
  %f = muli %a, %d : i32
  %g = addi %f, %b : i32
  %h = addi %g, %c : i32
  %r = addi %h, %e : i32
  return %r : i32
}
