func.func @numbers(%lhs: index, %rhs: index, %n: i32) {
  %sum = index.add %lhs, %rhs
  %both = index.and %lhs, %rhs
  %true = index.bool.constant true
  %signed = index.casts %n : i32 to index
  %unsigned = index.castu %n : i32 to index
  %quotient = index.ceildivs %lhs, %rhs
  %quotient_1 = index.ceildivu %lhs, %rhs
  %less = index.cmp slt(%lhs, %rhs)
  %four = index.constant 4
  %quotient_2 = index.divs %lhs, %rhs
  %quotient_3 = index.divu %lhs, %rhs
  %quotient_4 = index.floordivs %lhs, %rhs
  %larger = index.maxs %lhs, %rhs
  %larger_1 = index.maxu %lhs, %rhs
  %smaller = index.mins %lhs, %rhs
  %smaller_1 = index.minu %lhs, %rhs
  %product = index.mul %lhs, %rhs
  %either = index.or %lhs, %rhs
  %rest = index.rems %lhs, %rhs
  %rest_1 = index.remu %lhs, %rhs
  %shifted = index.shl %lhs, %rhs
  %shifted_1 = index.shrs %lhs, %rhs
  %shifted_2 = index.shru %lhs, %rhs
  %bits = index.sizeof
  %difference = index.sub %lhs, %rhs
  %different = index.xor %lhs, %rhs
  return
}
