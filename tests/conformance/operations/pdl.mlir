pdl.pattern @p : benefit(1) {
  %t = type : i32
  %o = operand : %t
  %r = operation "x.y"(%o : !pdl.value) -> (%t : !pdl.type)
  rewrite %r {
    %v = apply_native_rewrite "f"(%r : !pdl.operation) : !pdl.value
    replace %r with (%v : !pdl.value)
  }
}
