// options: align_equals=True
#first = affine_map<(d0) -> (d0)>
#a_longer_one = affine_map<(d0) -> (d0 + 1)>
!t = i32
func.func @f(%a: i32, %c: i1) -> i32 {
%x = arith.addi %a, %a : i32 // one
%longer = arith.muli %x, %x : i32 // two
   %pair:2 = scf.if %c -> (i32, i32) {
%p = arith.constant 1 : i32
     scf.yield %p, %p : i32, i32
} else {
scf.yield %x, %x : i32, i32
}
%y= arith.addi %longer, %pair#0 : i32

%alone    = arith.addi %y, %y : i32
  %broken    = arith.addi %y,, : i32
return %alone : i32
}
// output
#first        = affine_map<(d0) -> (d0)>
#a_longer_one = affine_map<(d0) -> (d0 + 1)>
!t = i32
func.func @f(%a: i32, %c: i1) -> i32 {
  %x      = arith.addi %a, %a : i32 // one
  %longer = arith.muli %x, %x : i32 // two
  %pair:2 = scf.if %c -> (i32, i32) {
    %p = arith.constant 1 : i32
    scf.yield %p, %p : i32, i32
  } else {
    scf.yield %x, %x : i32, i32
  }
  %y = arith.addi %longer, %pair#0 : i32

  %alone = arith.addi %y, %y : i32
  %broken    = arith.addi %y,, : i32
  return %alone : i32
}
