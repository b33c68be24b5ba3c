weave.func @f(%a: i32) {
    %0:2 = weave.pair %a, %a
      where %a = 1
      and %a = 2
    weave.loop %a
      to %a step %a {
        weave.inner %0#0
    }
    weave.knot %a,
        %a : i32,
      i32
}
func.func @g() {
      %0 = weave.make
        into { a = 1 }
      return
}
// output
weave.func @f(%a: i32) {
  %0:2 = weave.pair %a, %a
    where %a = 1
    and %a = 2
  weave.loop %a
    to %a step %a {
    weave.inner %0#0
  }
  weave.knot %a,
      %a : i32,
    i32
}
func.func @g() {
  %0 = weave.make
    into { a = 1 }
  return
}
