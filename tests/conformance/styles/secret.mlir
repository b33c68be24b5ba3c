#ring = #secret.ring<coefficients = i64, degree = 1024 : i32>
#encoding = #secret.encoding<ring = #ring, packing = <slots>, scale = 3>
#key = #secret.key<"k0", slot = 2>
!plain = !secret.plain<encoding = #encoding>
!ct = !secret.cipher<encoding = #encoding, underlying = i16, key = #key>
func.func @product(%x: i16, %y: i16) -> !ct {
  %px = secret.encode %x with #encoding : i16 -> !plain
  %cx = secret.encrypt %px key #key : !plain -> !ct
  %py = secret.encode %y with <ring = #ring, packing = <coefficients>> : i16 -> !secret.plain<encoding = #secret.encoding<ring = #ring, packing = <coefficients>>>
  %cy = secret.encrypt %px : !plain -> !ct
  %sum = secret.add %cx, %cy : !ct
  %rotated = secret.rotate %sum by 4 : index : !ct
  %product = secret.mul %sum, %rotated : !ct
  return %product : !ct
}
func.func @generic(%a: i32, %n: index) -> i32 {
  %s = secret.conceal %a : i32 -> !secret.secret<i32>
  %t = secret.generic ins(%s, %n : !secret.secret<i32>, index) attributes {secret.level = 3 : i64} {
  ^bb0(%v: i32, %i: index):
    %w = arith.addi %v, %v : i32
    secret.yield %w : i32
  } -> !secret.secret<i32>
  %r = secret.reveal %t : !secret.secret<i32>
  return %r : i32
}
