func.func @blocks(%c: i1, %v: i32) {
    cf.cond_br %c,^yes( %v:i32 ) , ^no
  // What follows is the block of the comment.
  ^yes(%x:i32) :   // pred: ^entry
  cf.br ^no
    // This belongs to the block in front.
^no :
  cf.switch %v : i32, [ default: ^end, 1: ^yes(%v : i32),
     2: ^end ]
^end: return
}
// output
func.func @blocks(%c: i1, %v: i32) {
  cf.cond_br %c, ^yes(%v : i32), ^no
// What follows is the block of the comment.
^yes(%x: i32):   // pred: ^entry
  cf.br ^no
  // This belongs to the block in front.
^no:
  cf.switch %v : i32, [
    default: ^end,
    1: ^yes(%v : i32),
    2: ^end
  ]
^end:
  return
}
