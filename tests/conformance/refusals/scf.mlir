// accepted
func.func @f() {
  scf.forall (%i) in (4) {
  } {mapping = [#gpu.thread<x>, #gpu.mask<2>]}
  return
}
// -----
// refused: scf.mapped-loops
func.func @f() {
  scf.forall (%i) in (4) {
  } {mapping = [#gpu.mask<2>]}
  return
}
// -----
// refused: scf.mapped-loops
func.func @f() {
  scf.forall (%i, %j) in (4, 4) {
  } {mapping = [#gpu.thread<x>, #gpu.mask<2>]}
  return
}
// -----
// refused: scf.mapped-loops
func.func @f() {
  scf.forall (%i) in (4) {
  } {mapping = [#gpu.mask<2>, #gpu.thread<x>, #gpu.mask<3>]}
  return
}
// -----
// accepted
func.func @f() {
  scf.forall (%i) in (4) {
  } {mapping = []}
  return
}
