#map = affine_map<(d0) -> (d0)>
!alias = tuple<i32, i32>
module @outer {
  func.func @inner(%a.b: i1, %x: i32) -> i32 {
    %pair:2 = scf.if %a.b -> (i32, i32) {
      scf.yield %x, %x : i32, i32
    } else {
      scf.yield %x, %x : i32, i32
    }
    cf.br ^bb1
  ^bb1:
    return %pair#1 : i32
  }
}
