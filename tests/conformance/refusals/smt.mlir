// refused: region-arguments
func.func @f(%a: i8) {
  smt.solver(%a) : (i8) -> () {}
  return
}
