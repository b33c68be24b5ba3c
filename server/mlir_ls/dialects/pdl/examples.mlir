pdl.pattern @fold : benefit(1) {
  %type = pdl.type : i32
  %types = pdl.types
  %attribute = pdl.attribute : %type
  %value = pdl.operand : %type
  %values = pdl.operands
  pdl.apply_native_constraint "isConstant"(%value : !pdl.value)
  %root = pdl.operation "test.add"(%value, %values : !pdl.value, !pdl.range<value>) {"kind" = %attribute} -> (%types : !pdl.range<type>)
  %result = pdl.result 0 of %root
  %results = pdl.results of %root
  pdl.rewrite %root {
    %folded = pdl.apply_native_rewrite "fold"(%root : !pdl.operation) : !pdl.value
    %all = pdl.range %folded, %values : !pdl.value, !pdl.range<value>
    pdl.replace %root with(%value : !pdl.value)
  }
}

// -----

pdl.pattern : benefit(1) {
  %root = pdl.operation "test.unused"
  pdl.rewrite %root {
    pdl.erase %root
  }
}
