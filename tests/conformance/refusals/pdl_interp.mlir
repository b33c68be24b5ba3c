// refused: pdl_interp.element
pdl_interp.func @m(%x: !pdl.range<value>) {
  %0 = "pdl_interp.extract"(%x) <{index = 1 : i32}> : (!pdl.range<value>) -> !pdl.range<value>
  pdl_interp.finalize
}
// -----
// accepted
pdl_interp.func @m(%x: !pdl.range<value>) {
  %0 = "pdl_interp.extract"(%x) <{index = 1 : i32}> : (!pdl.range<value>) -> !pdl.value
  pdl_interp.finalize
}
// -----
// refused: bad-type
pdl_interp.func @m(%x: !pdl.range<value>) {
  pdl_interp.foreach %e : !pdl.range<value> in %x {
    pdl_interp.continue
  } -> ^bb1
^bb1:
  pdl_interp.finalize
}
// -----
// refused: bad-type
pdl_interp.func @m(%x: i32) {
  pdl_interp.foreach %e : i32 in %x {
    pdl_interp.continue
  } -> ^bb1
^bb1:
  pdl_interp.finalize
}
// -----
// accepted
pdl_interp.func @m(%x: !pdl.range<value>) {
  pdl_interp.foreach %e : !pdl.value in %x {
    pdl_interp.continue
  } -> ^bb1
^bb1:
  pdl_interp.finalize
}
