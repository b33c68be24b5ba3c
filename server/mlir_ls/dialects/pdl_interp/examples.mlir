pdl_interp.func @rewriter(%root: !pdl.operation) {
  pdl_interp.erase %root
  pdl_interp.finalize
}

pdl_interp.func @matcher(%root: !pdl.operation) {
  pdl_interp.check_operation_name of %root is "test.add" -> ^named, ^end
^named:
  pdl_interp.check_operand_count of %root is 2 -> ^counted, ^end
^counted:
  pdl_interp.check_result_count of %root is at_least 1 -> ^operands, ^end
^operands:
  %operand = pdl_interp.get_operand 0 of %root
  pdl_interp.is_not_null %operand : !pdl.value -> ^types, ^end
^types:
  %type = pdl_interp.get_value_type of %operand : !pdl.type
  pdl_interp.check_type %type is i32 -> ^attribute, ^end
^attribute:
  %attribute = pdl_interp.get_attribute "kind" of %root
  pdl_interp.check_attribute %attribute is unit -> ^equality, ^end
^equality:
  %other = pdl_interp.get_operand 1 of %root
  pdl_interp.are_equal %operand, %other : !pdl.value -> ^constraint, ^end
^constraint:
  pdl_interp.apply_constraint "isConstant"(%operand : !pdl.value) -> ^all, ^end
^all:
  %results = pdl_interp.get_results of %root : !pdl.range<value>
  %result_types = pdl_interp.get_value_type of %results : !pdl.range<type>
  pdl_interp.check_types %result_types are [i32] -> ^users, ^end
^users:
  %users = pdl_interp.get_users of %results : !pdl.range<value>
  pdl_interp.foreach %user : !pdl.operation in %users {
    pdl_interp.continue
  } -> ^jump
^jump:
  pdl_interp.branch ^end
^end:
  pdl_interp.finalize
}

pdl_interp.func @switches(%root: !pdl.operation, %attribute: !pdl.attribute, %type: !pdl.type, %types: !pdl.range<type>) {
  pdl_interp.switch_operation_name of %root to ["test.add", "test.sub"](^operands, ^operands) -> ^end
^operands:
  pdl_interp.switch_operand_count of %root to dense<[1, 2]> : vector<2xi32>(^results, ^results) -> ^end
^results:
  pdl_interp.switch_result_count of %root to dense<[0, 1]> : vector<2xi32>(^attribute, ^attribute) -> ^end
^attribute:
  pdl_interp.switch_attribute %attribute to [0 : i32, true](^type, ^type) -> ^end
^type:
  pdl_interp.switch_type %type to [i32, i64](^types, ^types) -> ^end
^types:
  pdl_interp.switch_types %types to [[i32], [i64, i64]](^end, ^end) -> ^end
^end:
  pdl_interp.finalize
}

module @patterns {
  module @rewriters {
    pdl_interp.func @rewrite(%root: !pdl.operation) {
      pdl_interp.finalize
    }
  }
  pdl_interp.func @record(%root: !pdl.operation) {
    pdl_interp.record_match @rewriters::@rewrite(%root : !pdl.operation) : benefit(1), loc([%root]), root("test.add") -> ^end
  ^end:
    pdl_interp.finalize
  }
}

// -----

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

func.func @extract(%range: !pdl.range<type>) {
  %result = pdl_interp.extract 2 of %range : !pdl.type
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

func.func @get_operands(%input_op: !pdl.operation) {
  %value = pdl_interp.get_operands of %input_op : !pdl.range<value>
  return
}

func.func @get_result(%input_op: !pdl.operation) {
  %value = pdl_interp.get_result 0 of %input_op
  return
}

func.func @replace(%input_op: !pdl.operation, %repl_values: !pdl.value) {
  pdl_interp.replace %input_op with (%repl_values : !pdl.value)
  return
}
