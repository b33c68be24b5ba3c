func.func @apply_rewrite(%args: !pdl.operation) {
  %results = pdl_interp.apply_rewrite "creator"(%args : !pdl.operation) : !pdl.operation
  return
}

func.func @create_attribute() {
  %attribute = pdl_interp.create_attribute unit
  return
}

func.func @create_operation() {
  %result_op = pdl_interp.create_operation "test.success"
  return
}

func.func @create_range(%arguments: !pdl.type, %arguments_0: !pdl.range<type>) {
  %result = pdl_interp.create_range %arguments, %arguments_0 : !pdl.type, !pdl.range<type>
  return
}

func.func @create_type() {
  %result = pdl_interp.create_type i32
  return
}

func.func @create_types() {
  %result = pdl_interp.create_types [i32, i64]
  return
}

func.func @erase(%input_op: !pdl.operation) {
  pdl_interp.erase %input_op
  return
}

func.func @extract(%range: !pdl.range<type>) {
  %result = pdl_interp.extract 2 of %range : !pdl.type
  return
}

func.func @get_attribute(%input_op: !pdl.operation) {
  %attribute = pdl_interp.get_attribute "test_attr" of %input_op
  return
}

func.func @get_attribute_type(%value: !pdl.attribute) {
  %result = pdl_interp.get_attribute_type of %value
  return
}

func.func @get_defining_op(%value: !pdl.value) {
  %input_op = pdl_interp.get_defining_op of %value : !pdl.value
  return
}

func.func @get_operand(%input_op: !pdl.operation) {
  %value = pdl_interp.get_operand 0 of %input_op
  return
}

func.func @get_operands(%input_op: !pdl.operation) {
  %value = pdl_interp.get_operands of %input_op : !pdl.range<value>
  return
}

func.func @get_result(%input_op: !pdl.operation) {
  %value = pdl_interp.get_result 0 of %input_op
  return
}

func.func @get_results(%input_op: !pdl.operation) {
  %value = pdl_interp.get_results of %input_op : !pdl.range<value>
  return
}

func.func @get_users(%value: !pdl.value) {
  %operations = pdl_interp.get_users of %value : !pdl.value
  return
}

func.func @get_value_type(%value: !pdl.range<value>) {
  %result = pdl_interp.get_value_type of %value : !pdl.range<type>
  return
}

func.func @replace(%input_op: !pdl.operation, %repl_values: !pdl.value) {
  pdl_interp.replace %input_op with (%repl_values : !pdl.value)
  return
}

// -----

pdl_interp.finalize

// -----

pdl_interp.func @success(%arg0: !pdl.operation) {
  %0 = pdl_interp.apply_rewrite "creator"(%arg0 : !pdl.operation) : !pdl.operation
  pdl_interp.erase %arg0
  pdl_interp.finalize
}

// -----

func.func @foreach(%arg0: !pdl.range<operation>) {
  pdl_interp.foreach %arg1 : !pdl.operation in %arg0 {
    %0 = pdl_interp.get_result 0 of %arg1
    pdl_interp.continue
  } -> ^bb1
^bb1:
  pdl_interp.finalize
}

// -----

module @patterns {
  pdl_interp.func @matcher(%input_op: !pdl.operation) {
    pdl_interp.check_operation_name of %input_op is "test.op" -> ^bb1, ^bb2
  ^bb1:
    pdl_interp.record_match @rewriters::@success(%input_op : !pdl.operation) : benefit(1), loc([%input_op]) -> ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    pdl_interp.finalize
  }
  module @rewriters {
    pdl_interp.func @success(%arg0: !pdl.operation) {
      %0 = pdl_interp.apply_rewrite "creator"(%arg0 : !pdl.operation) : !pdl.operation
      pdl_interp.erase %arg0
      pdl_interp.finalize
    }
  }
}

// -----

module @patterns {
  pdl_interp.func @matcher(%arg0: !pdl.operation) {
    %attribute = pdl_interp.get_attribute "test_attr" of %arg0
    pdl_interp.check_attribute %attribute is unit -> ^bb1, ^bb2
  ^bb1:
    pdl_interp.record_match @rewriters::@success(%arg0 : !pdl.operation) : benefit(1), loc([%arg0]) -> ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    pdl_interp.finalize
  }
  module @rewriters {
    pdl_interp.func @success(%arg0: !pdl.operation) {
      %0 = pdl_interp.create_operation "test.success"
      pdl_interp.erase %arg0
      pdl_interp.finalize
    }
  }
}

// -----

module @patterns {
  pdl_interp.func @matcher(%args: !pdl.operation) {
    pdl_interp.apply_constraint "multi_entity_constraint"(%args, %args : !pdl.operation, !pdl.operation) -> ^bb1, ^bb3
  ^bb1:
    pdl_interp.apply_constraint "single_entity_constraint"(%args : !pdl.operation) -> ^bb2, ^bb3
  ^bb2:
    pdl_interp.record_match @rewriters::@success(%args : !pdl.operation) : benefit(1), loc([%args]) -> ^bb3
  ^bb3:  // 3 preds: ^bb0, ^bb1, ^bb2
    pdl_interp.finalize
  }
  module @rewriters {
    pdl_interp.func @success(%arg0: !pdl.operation) {
      %0 = pdl_interp.create_operation "test.replaced_by_pattern"
      pdl_interp.erase %arg0
      pdl_interp.finalize
    }
  }
}

// -----

module @patterns {
  pdl_interp.func @matcher(%arg0: !pdl.operation) {
    %lhs = pdl_interp.create_attribute unit
    %rhs = pdl_interp.get_attribute "test_attr" of %arg0
    pdl_interp.are_equal %lhs, %rhs : !pdl.attribute -> ^bb1, ^bb2
  ^bb1:
    pdl_interp.record_match @rewriters::@success(%arg0 : !pdl.operation) : benefit(1), loc([%arg0]) -> ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    pdl_interp.finalize
  }
  module @rewriters {
    pdl_interp.func @success(%arg0: !pdl.operation) {
      %0 = pdl_interp.create_operation "test.success"
      pdl_interp.erase %arg0
      pdl_interp.finalize
    }
  }
}

// -----

module @patterns {
  pdl_interp.func @matcher(%arg0: !pdl.operation) {
    pdl_interp.check_operation_name of %arg0 is "test.op" -> ^bb1, ^bb3
  ^bb1:
    pdl_interp.branch ^bb2
  ^bb2:
    pdl_interp.record_match @rewriters::@success(%arg0 : !pdl.operation) : benefit(2), loc([%arg0]) -> ^bb3
  ^bb3:  // 2 preds: ^bb0, ^bb2
    pdl_interp.finalize
  }
  module @rewriters {
    pdl_interp.func @success(%arg0: !pdl.operation) {
      %0 = pdl_interp.create_operation "test.success"
      pdl_interp.erase %arg0
      pdl_interp.finalize
    }
  }
}

// -----

module @patterns {
  pdl_interp.func @matcher(%input_op: !pdl.operation) {
    pdl_interp.check_operand_count of %input_op is at_least 1 -> ^bb1, ^bb3
  ^bb1:
    pdl_interp.check_operand_count of %input_op is 2 -> ^bb2, ^bb3
  ^bb2:
    pdl_interp.record_match @rewriters::@success(%input_op : !pdl.operation) : benefit(1), loc([%input_op]) -> ^bb3
  ^bb3:  // 3 preds: ^bb0, ^bb1, ^bb2
    pdl_interp.finalize
  }
  module @rewriters {
    pdl_interp.func @success(%arg0: !pdl.operation) {
      %0 = pdl_interp.create_operation "test.success"
      pdl_interp.erase %arg0
      pdl_interp.finalize
    }
  }
}

// -----

module @patterns {
  pdl_interp.func @matcher(%input_op: !pdl.operation) {
    pdl_interp.check_result_count of %input_op is at_least 1 -> ^bb1, ^bb3
  ^bb1:
    pdl_interp.check_result_count of %input_op is 2 -> ^bb2, ^bb3
  ^bb2:
    pdl_interp.record_match @rewriters::@success(%input_op : !pdl.operation) : benefit(1), loc([%input_op]) -> ^bb3
  ^bb3:  // 3 preds: ^bb0, ^bb1, ^bb2
    pdl_interp.finalize
  }
  module @rewriters {
    pdl_interp.func @success(%arg0: !pdl.operation) {
      %0 = pdl_interp.create_operation "test.success"
      pdl_interp.erase %arg0
      pdl_interp.finalize
    }
  }
}

// -----

module @patterns {
  pdl_interp.func @matcher(%arg0: !pdl.operation) {
    %0 = pdl_interp.get_results of %arg0 : !pdl.range<value>
    %value = pdl_interp.get_value_type of %0 : !pdl.range<type>
    pdl_interp.check_types %value are [i32] -> ^bb1, ^bb2
  ^bb1:
    pdl_interp.record_match @rewriters::@success(%arg0 : !pdl.operation) : benefit(1), loc([%arg0]) -> ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    pdl_interp.finalize
  }
  module @rewriters {
    pdl_interp.func @success(%arg0: !pdl.operation) {
      %0 = pdl_interp.create_operation "test.success"
      pdl_interp.erase %arg0
      pdl_interp.finalize
    }
  }
}

// -----

module @patterns {
  pdl_interp.func @matcher(%arg0: !pdl.operation) {
    %0 = pdl_interp.get_results of %arg0 : !pdl.range<value>
    %value = pdl_interp.extract 1 of %0 : !pdl.value
    pdl_interp.is_not_null %value : !pdl.value -> ^bb1, ^bb2
  ^bb1:
    pdl_interp.record_match @rewriters::@success(%arg0 : !pdl.operation) : benefit(1), loc([%arg0]) -> ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    pdl_interp.finalize
  }
  module @rewriters {
    pdl_interp.func @success(%arg0: !pdl.operation) {
      %0 = pdl_interp.create_operation "test.success"
      pdl_interp.erase %arg0
      pdl_interp.finalize
    }
  }
}

// -----

module @patterns {
  pdl_interp.func @matcher(%input_op: !pdl.operation) {
    pdl_interp.switch_operand_count of %input_op to dense<[0, 1]> : vector<2xi32>(^bb3, ^bb1) -> ^bb3
  ^bb1:
    pdl_interp.switch_operand_count of %input_op to dense<[0, 2]> : vector<2xi32>(^bb3, ^bb3) -> ^bb2
  ^bb2:
    pdl_interp.record_match @rewriters::@success(%input_op : !pdl.operation) : benefit(1), loc([%input_op]) -> ^bb3
  ^bb3:  // 5 preds: ^bb0, ^bb0, ^bb1, ^bb1, ^bb2
    pdl_interp.finalize
  }
  module @rewriters {
    pdl_interp.func @success(%arg0: !pdl.operation) {
      %0 = pdl_interp.create_operation "test.success"
      pdl_interp.erase %arg0
      pdl_interp.finalize
    }
  }
}

// -----

module @patterns {
  pdl_interp.func @matcher(%input_op: !pdl.operation) {
    pdl_interp.switch_operation_name of %input_op to ["foo.op", "test.op"](^bb3, ^bb1) -> ^bb3
  ^bb1:
    pdl_interp.switch_operation_name of %input_op to ["foo.op", "bar.op"](^bb3, ^bb3) -> ^bb2
  ^bb2:
    pdl_interp.record_match @rewriters::@success(%input_op : !pdl.operation) : benefit(1), loc([%input_op]) -> ^bb3
  ^bb3:  // 5 preds: ^bb0, ^bb0, ^bb1, ^bb1, ^bb2
    pdl_interp.finalize
  }
  module @rewriters {
    pdl_interp.func @success(%arg0: !pdl.operation) {
      %0 = pdl_interp.create_operation "test.success"
      pdl_interp.erase %arg0
      pdl_interp.finalize
    }
  }
}

// -----

module @patterns {
  pdl_interp.func @matcher(%input_op: !pdl.operation) {
    pdl_interp.switch_result_count of %input_op to dense<[0, 1]> : vector<2xi32>(^bb3, ^bb1) -> ^bb3
  ^bb1:
    pdl_interp.switch_result_count of %input_op to dense<[0, 2]> : vector<2xi32>(^bb3, ^bb3) -> ^bb2
  ^bb2:
    pdl_interp.record_match @rewriters::@success(%input_op : !pdl.operation) : benefit(1), loc([%input_op]) -> ^bb3
  ^bb3:  // 5 preds: ^bb0, ^bb0, ^bb1, ^bb1, ^bb2
    pdl_interp.finalize
  }
  module @rewriters {
    pdl_interp.func @success(%arg0: !pdl.operation) {
      %0 = pdl_interp.create_operation "test.success"
      pdl_interp.erase %arg0
      pdl_interp.finalize
    }
  }
}

// -----

module @patterns {
  pdl_interp.func @matcher(%arg0: !pdl.operation) {
    %0 = pdl_interp.get_attribute "test_attr" of %arg0
    pdl_interp.is_not_null %0 : !pdl.attribute -> ^bb1, ^bb3
  ^bb1:
    %value = pdl_interp.get_attribute_type of %0
    pdl_interp.check_type %value is i32 -> ^bb2, ^bb3
  ^bb2:
    pdl_interp.record_match @rewriters::@success(%arg0 : !pdl.operation) : benefit(1), loc([%arg0]) -> ^bb3
  ^bb3:  // 3 preds: ^bb0, ^bb1, ^bb2
    pdl_interp.finalize
  }
  module @rewriters {
    pdl_interp.func @success(%arg0: !pdl.operation) {
      %0 = pdl_interp.create_operation "test.success"
      pdl_interp.erase %arg0
      pdl_interp.finalize
    }
  }
}

// -----

module @patterns {
  pdl_interp.func @matcher(%arg0: !pdl.operation) {
    %attribute = pdl_interp.get_attribute "test_attr" of %arg0
    pdl_interp.switch_attribute %attribute to [0, unit](^bb3, ^bb1) -> ^bb3
  ^bb1:
    %0 = pdl_interp.get_attribute "test_attr_2" of %arg0
    pdl_interp.switch_attribute %0 to [0, unit](^bb3, ^bb3) -> ^bb2
  ^bb2:
    pdl_interp.record_match @rewriters::@success(%arg0 : !pdl.operation) : benefit(1), loc([%arg0]) -> ^bb3
  ^bb3:  // 5 preds: ^bb0, ^bb0, ^bb1, ^bb1, ^bb2
    pdl_interp.finalize
  }
  module @rewriters {
    pdl_interp.func @success(%arg0: !pdl.operation) {
      %0 = pdl_interp.create_operation "test.success"
      pdl_interp.erase %arg0
      pdl_interp.finalize
    }
  }
}

// -----

module @patterns {
  pdl_interp.func @matcher(%arg0: !pdl.operation) {
    %0 = pdl_interp.get_results of %arg0 : !pdl.range<value>
    %value = pdl_interp.get_value_type of %0 : !pdl.range<type>
    pdl_interp.switch_types %value to [[i64, i64], [i32]](^bb1, ^bb3) -> ^bb3
  ^bb1:
    pdl_interp.switch_types %value to [[i32], [i64, i32]](^bb3, ^bb3) -> ^bb2
  ^bb2:
    pdl_interp.record_match @rewriters::@success(%arg0 : !pdl.operation) : benefit(1), loc([%arg0]) -> ^bb3
  ^bb3:  // 5 preds: ^bb0, ^bb0, ^bb1, ^bb1, ^bb2
    pdl_interp.finalize
  }
  module @rewriters {
    pdl_interp.func @success(%arg0: !pdl.operation) {
      %0 = pdl_interp.create_operation "test.success"
      pdl_interp.erase %arg0
      pdl_interp.finalize
    }
  }
}

// -----

module @patterns {
  pdl_interp.func @matcher(%arg0: !pdl.operation) {
    %0 = pdl_interp.get_attribute "test_attr" of %arg0
    pdl_interp.is_not_null %0 : !pdl.attribute -> ^bb1, ^bb4
  ^bb1:
    %value = pdl_interp.get_attribute_type of %0
    pdl_interp.switch_type %value to [i32, i64](^bb2, ^bb4) -> ^bb4
  ^bb2:
    pdl_interp.switch_type %value to [i16, i64](^bb4, ^bb4) -> ^bb3
  ^bb3:
    pdl_interp.record_match @rewriters::@success(%arg0 : !pdl.operation) : benefit(1), loc([%arg0]) -> ^bb4
  ^bb4:  // 6 preds: ^bb0, ^bb1, ^bb1, ^bb2, ^bb2, ^bb3
    pdl_interp.finalize
  }
  module @rewriters {
    pdl_interp.func @success(%arg0: !pdl.operation) {
      %0 = pdl_interp.create_operation "test.success"
      pdl_interp.erase %arg0
      pdl_interp.finalize
    }
  }
}
