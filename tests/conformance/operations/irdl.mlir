irdl.dialect @d {
  irdl.type @t {
    %0 = irdl.is f32
    %1 = irdl.any
    %2 = irdl.any_of(%0, %1)
    %3 = irdl.all_of(%0, %2)
    irdl.parameters(a: %2, b: %3)
  }
  irdl.attribute @a {
    irdl.parameters()
  }
  irdl.operation @op {
    %0 = irdl.base @d::@t
    %1 = irdl.base "!builtin.integer"
    %2 = irdl.parametric @d::@t<%0, %1>
    %3 = irdl.any
    irdl.operands(x: %0, y: optional %1, z: variadic %2)
    irdl.results(r: single %3)
    irdl.attributes {"a" = %3, "b" = %0}
    %r0 = irdl.region
    %r1 = irdl.region()
    %r2 = irdl.region(%0, %1)
    %r3 = irdl.region with size 3
    %r4 = irdl.region(%0) with size 1
    irdl.regions(a: %r0, b: %r1, c: %r2, d: %r3, e: %r4)
  }
}
