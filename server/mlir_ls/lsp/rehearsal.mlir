#map = affine_map<(d0) -> (d0)>
func.func @callee(%x: i32) -> i32 {
  return %x : i32
}
func.func @caller(%x: i32, %many: memref<4xi32, #map>) {
  %sum = arith.addi %x, %x : i32
  %found = call @callee(%sum) : (i32) -> i32
  cf.br ^end(%found : i32)
^end(%last: i32):
  return
}
