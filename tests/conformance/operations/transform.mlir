module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%a: !transform.any_op {transform.readonly}) {
    transform.yield
  }
  transform.named_sequence @__transform_main(%r: !transform.any_op) {
    transform.irdl.collect_matching in %r : (!transform.any_op) -> (!transform.any_op) {
    ^bb0(%x: !transform.any_op):
      irdl.dialect @d {
        irdl.operation @o {
          %0 = irdl.is i32
          irdl.results(r: %0)
        }
      }
    }
    transform.yield
  }
}
