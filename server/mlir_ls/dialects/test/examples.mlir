func.func @addi(%op1: i32, %op2: i32) {
  %result = "test.addi"(%op1, %op2) : (i32, i32) -> i32
  return
}

func.func @affine_scope() {
  test.affine_scope {
    "test.finish"() : () -> ()
  }
  return
}

func.func @all_attr_constraint_of1() {
  %result = "test.all_attr_constraint_of1"() <{attr = [5]}> : () -> i32
  return
}

func.func @all_attr_constraint_of2() {
  %result = "test.all_attr_constraint_of2"() <{attr = [5]}> : () -> i32
  return
}

func.func @alloc_with_multiple_results() {
  %index, %index_0 = test.alloc_with_multiple_results : index, memref<4xf32>
  return
}

func.func @always_speculatable_op() {
  %result = "test.always_speculatable_op"() : () -> i32
  return
}

func.func @another_three_result() {
  %result1, %result1_0, %result1_1 = "test.another_three_result"() <{kind = 1 : i64}> : () -> (i32, f32, f32)
  return
}

func.func @another_two_result() {
  %result1, %result1_0 = "test.another_two_result"() <{kind = 1 : i64}> : () -> (f32, f32)
  return
}

func.func @another_type_producer() {
  %result = "test.another_type_producer"() : () -> i32
  return
}

func.func @any_attr_of_i32_str() {
  "test.any_attr_of_i32_str"() <{attr = 5 : i32}> : () -> ()
  return
}

func.func @arg_and_res_have_fixed_element_types(%x: tensor<*xi32>, %y: tensor<*xf32>) {
  %res = "test.arg_and_res_have_fixed_element_types"(%x, %y) : (tensor<*xi32>, tensor<*xf32>) -> tensor<*xi16>
  return
}

func.func @asm_dialect_interface_op() {
  %result = "test.asm_dialect_interface_op"() : () -> i32
  return
}

func.func @asm_interface_op() {
  %first, %first_0, %first_1 = "test.asm_interface_op"() : () -> (i32, i32, i32)
  return
}

func.func @attr_sized_operands(%b: i32, %b_0: i32, %c: i32, %d: i32) {
  "test.attr_sized_operands"(%b, %b_0, %c, %d) <{operandSegmentSizes = array<i32: 0, 2, 1, 1>}> : (i32, i32, i32, i32) -> ()
  return
}

func.func @attr_sized_results() {
  %a, %a_0, %a_1, %a_2 = "test.attr_sized_results"() <{resultSegmentSizes = array<i32: 1, 1, 1, 1>}> : () -> (i32, i32, i32, i32)
  return
}

func.func @attr_sized_results_compile_test() {
  %a, %a_0, %a_1 = "test.attr_sized_results_compile_test"() <{resultSegmentSizes = array<i32: 1, 1, 1>}> : () -> (i32, i32, i32)
  return
}

func.func @attr_with_loc() {
  test.attr_with_loc(5 : i32)
  return
}

func.func @blackhole(%arg: i32) {
  "test.blackhole"(%arg) : (i32) -> ()
  return
}

func.func @block_argument_name_from_type() {
  test.block_argument_name_from_type {
  }
  return
}

func.func @block_argument_name_from_type_interface() {
  test.block_argument_name_from_type_interface {
  }
  return
}

func.func @block_names() {
  test.block_names {
  }
  return
}

func.func @br() {
  "test.br"()[^bb1] : () -> ()
^bb1:
  return
}

func.func @broadcastable(%arg: tensor<i32>, %arg_0: tensor<i32>) {
  %result = "test.broadcastable"(%arg, %arg_0) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  return
}

func.func @buffer_based(%input: memref<2xf32>, %output: memref<2xf32>) {
  test.buffer_based in(%input : memref<2xf32>) out(%output : memref<2xf32>)
  return
}

func.func @call(%value: i32) {
  %result = test.call @call(%value) : (i32) -> i32
  return
}

func.func @call_and_store(%address: memref<f32>, %callee_operands: memref<f32>) {
  test.call_and_store @callee(%callee_operands), %address {name = "call", store_before_call = true} : (memref<f32>, memref<f32>) -> ()
  return
}

func.func @call_on_device(%forwarded_operands: i32, %forwarded_operands_0: i32, %non_forwarded_device_operand: i32) {
  %results = test.call_on_device @callee(%forwarded_operands, %forwarded_operands_0), %non_forwarded_device_operand {tag = "a"} : (i32, i32, i32) -> i32
  return
}

func.func @call_with_segments(%prefix: i32, %args: i32, %suffix: i32) {
  test.call_with_segments @callee(%prefix : i32) (%args : i32) (%suffix : i32)
  return
}

func.func @cast(%arg: i32) {
  %result = "test.cast"(%arg) : (i32) -> f32
  return
}

func.func @compare(%var_operands: index, %var_operands_0: index) {
  "test.compare"(%var_operands, %var_operands_0) <{cmp = "EQ"}> : (index, index) -> ()
  return
}

func.func @complex_f64() {
  %result = "test.complex_f64"() : () -> complex<f64>
  return
}

func.func @complex_f64_tensor() {
  %result = "test.complex_f64_tensor"() : () -> tensor<complex<f64>>
  return
}

func.func @conditionally_speculatable_op(%input: i32) {
  %result = "test.conditionally_speculatable_op"(%input) : (i32) -> i32
  return
}

func.func @confined_dense_array_attr() {
  "test.confined_dense_array_attr"() <{emptyattr = array<i16: 1, 2>, i32attr = array<i32: 1, 2>, i64attr = array<i64: 1, 2>}> : () -> ()
  return
}

func.func @confined_non_negative_attr() {
  "test.confined_non_negative_attr"() <{emptyattr = array<i16: 1, 2>, f32attr = array<f32: 1.000000e+00, 2.000000e+00>, f64attr = array<f64: 1.000000e+00, 2.000000e+00>, i16attr = array<i16: 1, 2>, i32attr = array<i32: 1, 2>, i64attr = array<i64: 1, 2>, i8attr = array<i8: 1, 2>}> : () -> ()
  return
}

func.func @confined_strictly_positive_attr() {
  "test.confined_strictly_positive_attr"() <{emptyattr = array<i16: 1, 2>, f32attr = array<f32: 1.000000e+00, 2.000000e+00>, f64attr = array<f64: 1.000000e+00, 2.000000e+00>, i16attr = array<i16: 1, 2>, i32attr = array<i32: 1, 2>, i64attr = array<i64: 1, 2>, i8attr = array<i8: 1, 2>}> : () -> ()
  return
}

func.func @constant() {
  %result = "test.constant"() <{value = 5 : i32}> : () -> i32
  return
}

func.func @conversion_call_op(%arg_operands: i32) {
  %result = "test.conversion_call_op"(%arg_operands) <{callee = @callee}> : (i32) -> i32
  return
}

func.func @convert_block_args(%val: i32) {
  test.convert_block_args %val {
    "test.finish"() : () -> ()
  } : (i32) -> ()
  return
}

func.func @copy(%source: memref<2048xf32>, %target: memref<2048xf32>) {
  test.copy(%source, %target) : (memref<2048xf32>, memref<2048xf32>)
  return
}

func.func @create_memref_op() {
  %output = "test.create_memref_op"() : () -> memref<4xf32>
  return
}

func.func @create_tensor_op() {
  %output = "test.create_tensor_op"() : () -> tensor<4xf32>
  return
}

func.func @cse_of_single_block_op(%input: tensor<4xf32>) {
  %result = test.cse_of_single_block_op inputs(%input) {
  ^bb0(%x: f32):
    test.region_yield %x : f32
  } : tensor<4xf32> -> tensor<4xf32>
  return
}

func.func @custom_result_name() {
  %first = "test.custom_result_name"() <{names = ["first"]}> : () -> i32
  return
}

func.func @data_layout_query() {
  %res = "test.data_layout_query"() : () -> index
  return
}

func.func @default_dialect() {
  test.default_dialect {
  }
  return
}

func.func @default_value_print(%operand: i32) {
  test.default_value_print %operand
  return
}

func.func @dense_array_attr() {
  test.dense_array_attr i1attr = [true, false] i8attr = [1, 2] i16attr = [1, 2] i32attr = [1, 2] i64attr = [1, 2] f32attr = [1.000000e+00, 2.000000e+00] f64attr = [1.000000e+00, 2.000000e+00] emptyattr = [1, 2]
  return
}

func.func @derived_type_attr() {
  %output = "test.derived_type_attr"() : () -> tensor<4xf32>
  return
}

func.func @destination_style_op(%inputs: tensor<?x2xf32>, %outputs: tensor<?x2xf32>) {
  %results:2 = test.destination_style_op ins(%inputs : tensor<?x2xf32>) outs(%outputs : tensor<?x2xf32>) -> tensor<?x2xf32>, index
  return
}

func.func @dialect_canonicalizable() {
  %result = "test.dialect_canonicalizable"() : () -> i32
  return
}

func.func @dialect_custom_format_fallback() {
  test.dialect_custom_format_fallback custom_format_fallback
  return
}

func.func @dummy_memref_op(%input: memref<4xf32>) {
  %output = "test.dummy_memref_op"(%input) : (memref<4xf32>) -> memref<4xf32>
  return
}

func.func @dummy_tensor_op(%input: tensor<4xf32>) {
  %output = "test.dummy_tensor_op"(%input) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

func.func @dynamic_one_operand_two_results(%operand: i32) {
  %first:2 = "test.dynamic_one_operand_two_results"(%operand) : (i32) -> (i32, i32)
  return
}

func.func @either_helper_op_a(%arg0: i32) {
  %output = "test.either_helper_op_a"(%arg0) : (i32) -> i32
  return
}

func.func @either_helper_op_b(%arg0: i32) {
  %output = "test.either_helper_op_b"(%arg0) : (i32) -> i32
  return
}

func.func @either_op_a(%arg0: i32, %arg1: i32, %arg2: i32) {
  %output = "test.either_op_a"(%arg0, %arg1, %arg2) : (i32, i32, i32) -> i32
  return
}

func.func @either_op_b(%arg0: i32, %arg1: i32) {
  %output = "test.either_op_b"(%arg0, %arg1) : (i32, i32) -> i32
  return
}

func.func @either_op_c(%arg0: i32, %arg1: i32) {
  %output = "test.either_op_c"(%arg0, %arg1) <{attr = 5 : i32}> : (i32, i32) -> i32
  return
}

func.func @elementwise_mappable(%arg: i32) {
  %result = "test.elementwise_mappable"(%arg) : (i32) -> i32
  return
}

func.func @ellipsis(%operands: i32) {
  test.ellipsis(%operands) : i32 ...
  return
}

func.func @else_anchor(%a: i32) {
  test.else_anchor(%a : i32)
  return
}

func.func @empty_properties() {
  test.empty_properties
  return
}

func.func @finish() {
  "test.finish"() : () -> ()
}

func.func @float_attrs() {
  "test.float_attrs"() <{float_attr = 5 : i32}> : () -> ()
  return
}

func.func @float_elements_attr() {
  "test.float_elements_attr"() <{scalar_f32_attr = dense<1.000000e+00> : tensor<2xf32>, tensor_f64_attr = dense<1.000000e+00> : tensor<4x8xf64>}> : () -> ()
  return
}

func.func @fold_to_call_op() {
  "test.fold_to_call_op"() <{callee = @callee}> : () -> ()
  return
}

func.func @fold_with_fold_adaptor(%op: i32, %a: i32, %b: i32) {
  %result = test.fold_with_fold_adaptor %op, [%a, %b], {(%a), (%b)} {
  }
  return
}

func.func @format_all_types_match_attr(%value2: i32) {
  %result = test.format_all_types_match_attr 5 : i32, %value2
  return
}

func.func @format_all_types_match_var(%value1: i32, %value2: i32) {
  %result = test.format_all_types_match_var %value1, %value2 : i32
  return
}

func.func @format_attr_dict_w_keyword() {
  test.format_attr_dict_w_keyword attributes {attr = 5 : i64}
  return
}

func.func @format_attr_op() {
  test.format_attr_op 5
  return
}

func.func @format_buildable_type_op(%buildable: i64) {
  %buildable_res = test.format_buildable_type_op %buildable
  return
}

func.func @format_cpmd_nested_type(%nested: !test.cmpnd_nested_outer<i <42 <1, !test.smpla, [5, 6]>>>) {
  test.format_cpmd_nested_type %nested nested <i <42 <1, !test.smpla, [5, 6]>>>
  return
}

func.func @format_custom_directive_attrdict() {
  test.format_custom_directive_attrdict  {attr = 5 : i64}
  return
}

func.func @format_custom_directive_attributes() {
  test.format_custom_directive_attributes 5 : i64
  return
}

func.func @format_custom_directive_operands(%operand: i64, %opt_operand: i64, %var_operands: i64) {
  test.format_custom_directive_operands %operand, %opt_operand -> (%var_operands)
  return
}

func.func @format_custom_directive_operands_and_types(%operand: i32, %opt_operand: i32, %var_operands: i32) {
  test.format_custom_directive_operands_and_types %operand, %opt_operand -> (%var_operands) : i32, i32 -> (i32)
  return
}

func.func @format_custom_directive_regions() {
  test.format_custom_directive_regions {
  }, {
  }
  return
}

func.func @format_custom_directive_results() {
  %result, %result_0, %result_1 = test.format_custom_directive_results  : i32, i32 -> (i32)
  return
}

func.func @format_custom_directive_results_with_type_refs() {
  %result, %result_0, %result_1 = test.format_custom_directive_results_with_type_refs  : i32, i32 -> (i32)  type_refs_capture  : i32, i32 -> (i32)
  return
}

func.func @format_custom_directive_spacing() {
  test.format_custom_directive_spacing "name" "name"
  return
}

func.func @format_custom_directive_successors() {
  test.format_custom_directive_successors ^bb1, ^bb1
^bb1:  // 2 preds: ^bb0, ^bb0
  return
}

func.func @format_custom_directive_with_optional_operand_ref(%opt_operand: i64) {
  test.format_custom_directive_with_optional_operand_ref %opt_operand : 1
  return
}

func.func @format_infer_type() {
  %result = test.format_infer_type
  return
}

func.func @format_infer_type2() {
  %result = test.format_infer_type2
  return
}

func.func @format_infer_type_all_operands_and_types(%args: i32) {
  %outs = test.format_infer_type_all_operands_and_types(%args) : i32
  return
}

func.func @format_infer_type_all_types(%args: i32) {
  %outs = test.format_infer_type_all_types(%args) : i32
  return
}

func.func @format_infer_type_all_types_one_operand(%args: i32) {
  %outs = test.format_infer_type_all_types_one_operand(%args) : i32
  return
}

func.func @format_infer_type_all_types_two_operands(%a: i64, %b: i64) {
  %results:4 = test.format_infer_type_all_types_two_operands(%a, %a) (%b, %b) : i64, i64, i64, i64
  return
}

func.func @format_infer_type_regions() {
  %outs = test.format_infer_type_regions {
  ^bb0(%arg0: i32):
    "test.return"(%arg0) : (i32) -> ()
  }
  return
}

func.func @format_infer_type_variadic_operands(%a: i32, %b: i64) {
  %results:4 = test.format_infer_type_variadic_operands(%a, %a : i32, i32) (%b, %b : i64, i64)
  return
}

func.func @format_infer_variadic_type_from_non_variadic(%args: i32) {
  %result = test.format_infer_variadic_type_from_non_variadic %args : i32
  return
}

func.func @format_literal_following_optional_group() {
  test.format_literal_following_optional_group : i32
  return
}

func.func @format_literal_op() {
  test.format_literal_op keyword_$. -> :, = <> () []( ) ? + * {
  }
  return
}

func.func @format_maybe_empty_type(%in: !test.optional_value_type) {
  test.format_maybe_empty_type %in : !test.optional_value_type
  return
}

func.func @format_multiple_variadic_operands(%operand0: i64, %operand1: i32) {
  test.format_multiple_variadic_operands (%operand0), (%operand1 : i32)
  return
}

func.func @format_multiple_variadic_results() {
  %result0, %result0_0 = test.format_multiple_variadic_results : (i64), (i32)
  return
}

func.func @format_operand_a_op(%buildable: i64, %operand: memref<4xf32>) {
  test.format_operand_a_op %buildable, %operand : i64, memref<4xf32>
  return
}

func.func @format_operand_b_op(%buildable: i64, %operand: memref<4xf32>) {
  test.format_operand_b_op %buildable, %operand : memref<4xf32>
  return
}

func.func @format_operand_c_op(%buildable: i64, %operand: memref<4xf32>) {
  test.format_operand_c_op %buildable, %operand : i64, memref<4xf32>
  return
}

func.func @format_operand_d_op(%buildable: i64, %operand: memref<4xf32>) {
  test.format_operand_d_op %buildable, %operand : memref<4xf32>
  return
}

func.func @format_operand_e_op(%buildable: i64, %operand: memref<4xf32>) {
  test.format_operand_e_op %buildable, %operand : i64, memref<4xf32>
  return
}

func.func @format_opt_attr_op_a() {
  test.format_opt_attr_op_a
  return
}

func.func @format_opt_attr_op_b() {
  test.format_opt_attr_op_b
  return
}

func.func @format_opt_symbol_name_attr_op() {
  test.format_opt_symbol_name_attr_op
  return
}

func.func @format_opt_symbol_ref_attr_op() {
  test.format_opt_symbol_ref_attr_op
  return
}

func.func @format_optional_default_attrs() {
  test.format_optional_default_attrs
  return
}

func.func @format_optional_default_enum_attr() {
  test.format_optional_default_enum_attr
  return
}

func.func @format_optional_else() {
  test.format_optional_else else
  return
}

func.func @format_optional_enum_attr() {
  test.format_optional_enum_attr
  return
}

func.func @format_optional_operand_result_a_op(%optional: i64, %variadic: i64) {
  %optional_res = test.format_optional_operand_result_a_op(%optional : i64) : i64[%variadic]
  return
}

func.func @format_optional_operand_result_b_op(%optional: i64, %variadic: i64) {
  %optional_res = test.format_optional_operand_result_b_op(%optional : i64) : i64[%variadic]
  return
}

func.func @format_optional_prop_dict() {
  test.format_optional_prop_dict
  return
}

func.func @format_optional_result_a_op() {
  %optional, %optional_0 = test.format_optional_result_a_op : i64 -> i64
  return
}

func.func @format_optional_result_b_op() {
  %optional, %optional_0 = test.format_optional_result_b_op : i64 -> i64
  return
}

func.func @format_optional_result_c_op() {
  %optional, %optional_0 = test.format_optional_result_c_op : (i64) -> i64
  return
}

func.func @format_optional_result_d_op() {
  %optional = test.format_optional_result_d_op : f80
  return
}

func.func @format_optional_unit_attribute() {
  test.format_optional_unit_attribute
  return
}

func.func @format_optional_unit_attribute_no_elide() {
  test.format_optional_unit_attribute_no_elide
  return
}

func.func @format_optional_unit_property() {
  test.format_optional_unit_property
  return
}

func.func @format_optional_unit_property_no_elide() {
  test.format_optional_unit_property_no_elide
  return
}

func.func @format_qual_cpmd_nested_type(%nested: !test.cmpnd_nested_outer<i <42 <1, !test.smpla, [5, 6]>>>) {
  test.format_qual_cpmd_nested_type %nested nested !test.cmpnd_nested_outer<i <42 <1, !test.smpla, [5, 6]>>>
  return
}

func.func @format_region_a_op() {
  test.format_region_a_op {
  }
  return
}

func.func @format_region_b_op() {
  test.format_region_b_op {
  }
  return
}

func.func @format_region_c_op() {
  test.format_region_c_op
  return
}

func.func @format_result_a_op() {
  %buildable_res, %buildable_res_0 = test.format_result_a_op memref<4xf32>
  return
}

func.func @format_result_b_op() {
  %buildable_res, %buildable_res_0 = test.format_result_b_op i64, memref<4xf32>
  return
}

func.func @format_result_c_op() {
  %buildable_res, %buildable_res_0 = test.format_result_c_op (i64) -> memref<4xf32>
  return
}

func.func @format_successor_a_op() {
  test.format_successor_a_op ^bb1
^bb1:
  return
}

func.func @format_symbol_name_attr_op() {
  test.format_symbol_name_attr_op @name
  return
}

func.func @format_two_variadic_operands_no_buildable_type_op(%a: i32, %b: i32) {
  test.format_two_variadic_operands_no_buildable_type_op(%a : i32) -> (%b : i32)
  return
}

func.func @format_types_match_attr() {
  %result = test.format_types_match_attr 5 : i32
  return
}

func.func @format_types_match_context(%value: tensor<4xf32>) {
  %result = test.format_types_match_context %value : tensor<4xf32>
  return
}

func.func @format_types_match_var(%value: i32) {
  %result = test.format_types_match_var %value : i32
  return
}

func.func @format_types_match_variadic(%value: i32) {
  %result = test.format_types_match_variadic %value : i32
  return
}

func.func @format_variadic_of_variadic_operand(%a: i64, %b: i64) {
  test.format_variadic_of_variadic_operand (%a, %b), (), (%b) : (i64, i64), (), (i64)
  return
}

func.func @format_variadic_operand(%operand: i64) {
  test.format_variadic_operand %operand : i64
  return
}

func.func @format_variadic_region_a_op() {
  test.format_variadic_region_a_op {
  }
  return
}

func.func @format_variadic_region_b_op() {
  test.format_variadic_region_b_op {
  } found_regions
  return
}

func.func @format_variadic_result() {
  %result = test.format_variadic_result : i64
  return
}

func.func @forward_buffer(%buffer: memref<5xf32>) {
  %result = "test.forward_buffer"(%buffer) : (memref<5xf32>) -> memref<5xf32>
  return
}

func.func @functional_region_op() {
  %result = "test.functional_region_op"() ({
  }) : () -> (() -> ())
  return
}

func.func @get_tuple_element(%arg: tuple<i2>) {
  %result = "test.get_tuple_element"(%arg) <{index = 0 : i32}> : (tuple<i2>) -> i2
  return
}

func.func @has_str_value() {
  test.has_str_value
  return
}

func.func @i32_enum_attr() {
  %val = "test.i32_enum_attr"() <{attr = 5 : i32}> : () -> i32
  return
}

func.func @i64_enum_attr() {
  %val = "test.i64_enum_attr"() <{attr = 5 : i64}> : () -> i32
  return
}

func.func @if_first_operand_is_none_then_so_is_second(%x: i32, %y: i32) {
  "test.if_first_operand_is_none_then_so_is_second"(%x, %y) : (i32, i32) -> ()
  return
}

func.func @ignore_arg_match_dst(%b: i32) {
  "test.ignore_arg_match_dst"(%b) <{f = 5 : i32}> : (i32) -> ()
  return
}

func.func @ignore_arg_match_src(%a: i32, %b: i32, %c: i32) {
  "test.ignore_arg_match_src"(%a, %b, %c) <{d = 5 : i32, e = 5 : i32, f = 5 : i32}> : (i32, i32, i32) -> ()
  return
}

func.func @illegal_op_a() {
  %result = "test.illegal_op_a"() : () -> i32
  return
}

func.func @illegal_op_b() {
  %result = "test.illegal_op_b"() : () -> i32
  return
}

func.func @illegal_op_c() {
  %result = "test.illegal_op_c"() : () -> i32
  return
}

func.func @illegal_op_d() {
  %result = "test.illegal_op_d"() : () -> i32
  return
}

func.func @illegal_op_e() {
  %result = "test.illegal_op_e"() : () -> i32
  return
}

func.func @illegal_op_f() {
  %result = "test.illegal_op_f"() : () -> i32
  return
}

func.func @illegal_op_g() {
  %result = "test.illegal_op_g"() : () -> i32
  return
}

func.func @illegal_op_terminator() {
  "test.illegal_op_terminator"() : () -> ()
}

func.func @illegal_op_with_region() {
  "test.illegal_op_with_region"() : () -> ()
  return
}

func.func @illegal_op_with_region_anchor() {
  "test.illegal_op_with_region_anchor"() : () -> ()
  return
}

func.func @increment(%value: i32) {
  %result = test.increment %value : i32
  return
}

func.func @int_attrs() {
  "test.int_attrs"() <{any_i32_attr = 5 : i32, index_attr = 5 : index, si32_attr = 5 : si32, ui32_attr = 5 : ui32}> : () -> ()
  return
}

func.func @int_elements_attr() {
  "test.int_elements_attr"() <{any_i32_attr = dense<1> : tensor<2xi32>, i32_attr = dense<1> : tensor<2xi32>}> : () -> ()
  return
}

func.func @int_types() {
  %any_i16, %any_i16_0, %any_i16_1, %any_i16_2 = "test.int_types"() : () -> (i16, si32, ui64, i8)
  return
}

func.func @interleaved_operand_attr1(%input1: i32, %input2: i32) {
  "test.interleaved_operand_attr1"(%input1, %input2) <{attr1 = 5 : i64, attr2 = 5 : i64}> : (i32, i32) -> ()
  return
}

func.func @interleaved_operand_attr2(%input1: i32, %input2: i32) {
  "test.interleaved_operand_attr2"(%input1, %input2) <{attr1 = 5 : i64, attr2 = 5 : i64}> : (i32, i32) -> ()
  return
}

func.func @internal_br(%a: i32) {
  "test.internal_br"(%a, %a)[^first, ^second] <{operandSegmentSizes = array<i32: 1, 1>}> : (i32, i32) -> ()
^first(%x: i32):
  return
^second(%y: i32, %z: i32):
  return
}

func.func @invalid(%arg: i32) {
  "test.invalid"(%arg) : (i32) -> ()
}

func.func @isolated_graph_region() {
  test.isolated_graph_region {
  }
  return
}

func.func @isolated_one_region_op(%operand: i32) {
  "test.isolated_one_region_op"(%operand) ({
    "test.finish"() : () -> ()
  }) : (i32) -> ()
  return
}

func.func @isolated_region(%arg: index) {
  test.isolated_region %arg {
    "test.consumer"(%arg) : (index) -> ()
  }
  return
}

func.func @legal_op_a() {
  %result = "test.legal_op_a"() <{status = "name"}> : () -> i32
  return
}

func.func @legal_op_b() {
  %result = "test.legal_op_b"() : () -> i32
  return
}

func.func @legal_op_c(%arg: i32) {
  %result = "test.legal_op_c"(%arg) : (i32) -> i32
  return
}

func.func @legal_op_d(%arg: i32) {
  "test.legal_op_d"(%arg) : (i32) -> ()
  return
}

func.func @less_than(%lhs: tensor<4xf32>, %rhs: tensor<4xf32>) {
  %result = test.less_than %lhs, %rhs : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  return
}

func.func @linalg_conv_op(%image: tensor<?xf32>, %filter: tensor<?xf32>, %output: tensor<?xf32>) {
  %result = test.linalg_conv_op {indexing_maps = [affine_map<(i, j) -> (i + j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i)>], iterator_types = [#test.iterator_type<parallel>, #test.iterator_type<reduction>]} ins(%image, %filter : tensor<?xf32>, tensor<?xf32>) outs(%output : tensor<?xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %product = arith.mulf %a, %b : f32
    %sum = arith.addf %c, %product : f32
    linalg.yield %sum : f32
  } -> tensor<?xf32>
  return
}

func.func @linalg_fill_op(%value: f32, %output: tensor<?xf32>) {
  %result = test.linalg_fill_op {indexing_maps = [affine_map<(i) -> ()>, affine_map<(i) -> (i)>], iterator_types = [#test.iterator_type<parallel>]} ins(%value : f32) outs(%output : tensor<?xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg.yield %a : f32
  } -> tensor<?xf32>
  return
}

func.func @loc_dst(%input: i32) {
  %output = "test.loc_dst"(%input) : (i32) -> i32
  return
}

func.func @loc_dst_no_res(%input: i32) {
  "test.loc_dst_no_res"(%input) : (i32) -> ()
  return
}

func.func @loc_src(%input: i32) {
  %output = "test.loc_src"(%input) : (i32) -> i32
  return
}

func.func @loc_src_no_res(%input: i32) {
  "test.loc_src_no_res"(%input) : (i32) -> ()
  return
}

func.func @make_tuple() {
  %result = "test.make_tuple"() : () -> tuple<>
  return
}

func.func @manual_cpp_op_with_fold(%inputs: i32) {
  %result = "test.manual_cpp_op_with_fold"(%inputs) : (i32) -> i32
  return
}

func.func @many_arguments(%input1: i32, %input2: i32, %input3: i32, %input4: i32, %input5: i32, %input6: i32, %input7: i32, %input8: i32, %input9: i32) {
  "test.many_arguments"(%input1, %input2, %input3, %input4, %input5, %input6, %input7, %input8, %input9) <{attr1 = 5 : i64, attr2 = 5 : i64, attr3 = 5 : i64, attr4 = 5 : i64, attr5 = 5 : i64, attr6 = 5 : i64, attr7 = 5 : i64, attr8 = 5 : i64, attr9 = 5 : i64}> : (i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
  return
}

func.func @many_regions() {
  "test.many_regions"() ({
  }) : () -> ()
  return
}

func.func @match_op_attribute1() {
  %result = "test.match_op_attribute1"() <{default_valued_attr = 42 : i32, more_attr = 5 : i32, required_attr = 5 : i32}> : () -> i32
  return
}

func.func @match_op_attribute2() {
  %result = "test.match_op_attribute2"() <{default_valued_attr = 42 : i32, more_attr = 5 : i32, required_attr = 5 : i32}> : () -> i32
  return
}

func.func @match_op_attribute3() {
  %result = "test.match_op_attribute3"() : () -> i32
  return
}

func.func @match_op_attribute4() {
  %result = "test.match_op_attribute4"() : () -> i32
  return
}

func.func @merge_blocks() {
  %result = "test.merge_blocks"() ({
  }) : () -> i32
  return
}

func.func @mixed_normal_variadic_operand(%input1: tensor<f32>, %input1_0: tensor<f32>, %input2: tensor<f32>, %input3: tensor<f32>, %input3_1: tensor<f32>) {
  "test.mixed_normal_variadic_operand"(%input1, %input1_0, %input2, %input3, %input3_1) : (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> ()
  return
}

func.func @mixed_normal_variadic_result() {
  %output1, %output1_0, %output1_1 = "test.mixed_normal_variadic_result"() : () -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>)
  return
}

func.func @mixed_variadic_in1(%input1: i32, %input2: f32, %input3: i32) {
  "test.mixed_variadic_in1"(%input1, %input2, %input3) : (i32, f32, i32) -> ()
  return
}

func.func @mixed_variadic_in2(%input1: i32, %input2: f32, %input3: i32) {
  "test.mixed_variadic_in2"(%input1, %input2, %input3) : (i32, f32, i32) -> ()
  return
}

func.func @mixed_variadic_in3(%input1: i32, %input2: i32, %input3: i32) {
  %result = "test.mixed_variadic_in3"(%input1, %input2, %input3) <{count = 5 : i32}> : (i32, i32, i32) -> i32
  return
}

func.func @mixed_variadic_in4(%input1: i32, %input2: i32) {
  "test.mixed_variadic_in4"(%input1, %input2) <{attr1 = 5 : i32}> : (i32, i32) -> ()
  return
}

func.func @mixed_variadic_in5(%input1: i32, %input2: i32, %input3: i32) {
  "test.mixed_variadic_in5"(%input1, %input2, %input3) <{attr1 = 5 : i32, pattern_name = "name"}> : (i32, i32, i32) -> ()
  return
}

func.func @mixed_variadic_in6(%input1: i32, %input2: i32) {
  "test.mixed_variadic_in6"(%input1, %input2) <{attr1 = 5 : i32}> : (i32, i32) -> ()
  return
}

func.func @mixed_variadic_in_out_i32(%input: i32) {
  %output = "test.mixed_variadic_in_out_i32"(%input) : (i32) -> i32
  return
}

func.func @mixed_variadic_optional_in7(%input1: i32, %input2: i32) {
  "test.mixed_variadic_optional_in7"(%input1, %input2) <{attr1 = 5 : i32, operandSegmentSizes = array<i32: 1, 1>}> : (i32, i32) -> ()
  return
}

func.func @mixed_variadic_out1() {
  %output1, %output1_0, %output1_1 = "test.mixed_variadic_out1"() : () -> (i32, f32, i32)
  return
}

func.func @mixed_variadic_out2() {
  %output1, %output1_0, %output1_1 = "test.mixed_variadic_out2"() : () -> (i32, f32, i32)
  return
}

func.func @mixed_variadic_out3() {
  %output1, %output1_0, %output1_1 = "test.mixed_variadic_out3"() <{count = 5 : i32}> : () -> (i32, i32, i32)
  return
}

func.func @multi_slot_alloca() {
  %results:2 = test.multi_slot_alloca : () -> (memref<2xi32>, memref<4xi32>)
  return
}

func.func @multi_tensor_rank_of(%arg0: tensor<i8>) {
  "test.multi_tensor_rank_of"(%arg0) : (tensor<i8>) -> ()
  return
}

func.func @native_code_call1(%input1: i32, %input2: i32) {
  %result = "test.native_code_call1"(%input1, %input2) <{attr1 = 5 : i64, attr2 = 5 : i64, choice = true}> : (i32, i32) -> i32
  return
}

func.func @native_code_call2(%input: i32) {
  %result = "test.native_code_call2"(%input) <{attr = [5]}> : (i32) -> i32
  return
}

func.func @native_code_call3(%input: i32) {
  %result = "test.native_code_call3"(%input) : (i32) -> i32
  return
}

func.func @native_code_call4(%input1: i32) {
  %output1, %output1_0 = "test.native_code_call4"(%input1) : (i32) -> (i32, i32)
  return
}

func.func @native_code_call5(%input1: i32, %input2: i32) {
  %output1, %output1_0 = "test.native_code_call5"(%input1, %input2) : (i32, i32) -> (i32, i32)
  return
}

func.func @native_code_call6(%input1: i32, %input2: i32) {
  %output1, %output1_0 = "test.native_code_call6"(%input1, %input2) : (i32, i32) -> (i32, i32)
  return
}

func.func @native_code_call7(%input: i32) {
  %result = "test.native_code_call7"(%input) : (i32) -> i32
  return
}

func.func @nd_tensor_of(%arg0: tensor<f32>, %arg1: tensor<10xf32>, %arg2: tensor<20x30xi16>, %arg3: tensor<40x50x60xi16>, %arg4: tensor<70x80x90x100xi16>) {
  "test.nd_tensor_of"(%arg0, %arg1, %arg2, %arg3, %arg4) : (tensor<f32>, tensor<10xf32>, tensor<20x30xi16>, tensor<40x50x60xi16>, tensor<70x80x90x100xi16>) -> ()
  return
}

func.func @nested_tuple_32_bit() {
  %result = "test.nested_tuple_32_bit"() : () -> tuple<>
  return
}

func.func @never_speculatable_op() {
  %result = "test.never_speculatable_op"() : () -> i32
  return
}

func.func @no_str_value() {
  test.no_str_value {value = "name"}
  return
}

func.func @non_negative_int_attr() {
  "test.non_negative_int_attr"() <{i32attr = 5 : i32, i64attr = 5 : i64}> : () -> ()
  return
}

func.func @nvvm_requires_sm_80() {
  test.nvvm_requires_sm_80
  return
}

func.func @nvvm_requires_sm_90a() {
  test.nvvm_requires_sm_90a
  return
}

func.func @nvvm_requires_sm_90a_or_sm_100a() {
  test.nvvm_requires_sm_90a_or_sm_100a
  return
}

func.func @oilist_allowed_literal() {
  test.oilist_allowed_literal buzz
  return
}

func.func @oilist_custom(%arg0: i32, %opt_operand: i32) {
  test.oilist_custom private(%arg0 : i32) reduction (%opt_operand)
  return
}

func.func @oilist_variadic_with_parens(%arg0: i32, %arg1: i32, %arg2: i32) {
  test.oilist_variadic_with_parens keyword(%arg0 : i32) otherKeyword(%arg1 : i32) thirdKeyword(%arg2 : i32)
  return
}

func.func @oilist_with_keywords_only() {
  test.oilist_with_keywords_only
  return
}

func.func @oilist_with_keywords_only_properties() {
  test.oilist_with_keywords_only_properties
  return
}

func.func @oilist_with_simple_args(%arg0: i32, %arg1: i32, %arg2: i32) {
  test.oilist_with_simple_args keyword %arg0 : i32 otherKeyword %arg1 : i32 thirdKeyword %arg2 : i32
  return
}

func.func @one_i32_out() {
  %result = "test.one_i32_out"() : () -> i32
  return
}

func.func @one_region_with_operands_op(%operands: i32) {
  "test.one_region_with_operands_op"(%operands) ({
  }) : (i32) -> ()
  return
}

func.func @one_region_with_recursive_memory_effects() {
  %result = "test.one_region_with_recursive_memory_effects"() ({
    "test.finish"() : () -> ()
  }) : () -> i32
  return
}

func.func @one_result1() {
  %result1 = "test.one_result1"() <{kind = 1 : i64}> : () -> f32
  return
}

func.func @one_result2() {
  %result1 = "test.one_result2"() <{kind = 1 : i64}> : () -> i32
  return
}

func.func @one_result3(%arg: f32) {
  %result1 = "test.one_result3"(%arg) : (f32) -> i32
  return
}

func.func @one_to_two(%arg: i32) {
  %result:2 = "test.one_to_two"(%arg) : (i32) -> (i32, i32)
  return
}

func.func @one_variadic_out_one_variadic_in1(%arg: i32) {
  %result = "test.one_variadic_out_one_variadic_in1"(%arg) : (i32) -> i32
  return
}

func.func @one_variadic_out_one_variadic_in2(%arg: i32) {
  %result = "test.one_variadic_out_one_variadic_in2"(%arg) : (i32) -> i32
  return
}

func.func @op.with_dot_in_name() {
  test.op.with_dot_in_name
  return
}

func.func @op_a(%arg: i32) {
  %result = "test.op_a"(%arg) <{attr = 5 : i32}> : (i32) -> i32
  return
}

func.func @op_b(%arg: i32) {
  %result = "test.op_b"(%arg) <{attr = 5 : i32}> : (i32) -> i32
  return
}

func.func @op_c(%arg: i32) {
  %result = "test.op_c"(%arg) : (i32) -> i32
  return
}

func.func @op_commutative(%op1: i32, %op2: i32, %op3: i32, %op4: i32) {
  %result = "test.op_commutative"(%op1, %op2, %op3, %op4) : (i32, i32, i32, i32) -> i32
  return
}

func.func @op_commutative2(%op1: i32, %op2: i32) {
  %result = "test.op_commutative2"(%op1, %op2) : (i32, i32) -> i32
  return
}

func.func @op_crash_long(%arg: i32, %arg_0: i32, %arg_1: i32) {
  %result = "test.op_crash_long"(%arg, %arg_0, %arg_1) : (i32, i32, i32) -> i32
  return
}

func.func @op_crash_short() {
  %result = "test.op_crash_short"() : () -> i32
  return
}

func.func @op_d(%arg: i32) {
  %result = "test.op_d"(%arg) : (i32) -> i32
  return
}

func.func @op_e(%arg: i32) {
  %result = "test.op_e"(%arg) : (i32) -> i32
  return
}

func.func @op_f(%arg: i32) {
  %result = "test.op_f"(%arg) : (i32) -> i32
  return
}

func.func @op_g(%arg: i32) {
  %result = "test.op_g"(%arg) : (i32) -> i32
  return
}

func.func @op_h(%arg: i32) {
  "test.op_h"(%arg) : (i32) -> ()
  return
}

func.func @op_i(%arg: i32) {
  "test.op_i"(%arg) : (i32) -> ()
  return
}

func.func @op_idempotent_trait(%op1: i32) {
  %result = "test.op_idempotent_trait"(%op1) : (i32) -> i32
  return
}

func.func @op_idempotent_trait_binary(%op1: i32, %op2: i32) {
  %result = "test.op_idempotent_trait_binary"(%op1, %op2) : (i32, i32) -> i32
  return
}

func.func @op_in_place_fold(%op: i32) {
  %result = "test.op_in_place_fold"(%op) : (i32) -> i32
  return
}

func.func @op_in_place_fold_anchor(%arg: i32) {
  %result = "test.op_in_place_fold_anchor"(%arg) : (i32) -> i32
  return
}

func.func @op_in_place_fold_success() {
  %result = "test.op_in_place_fold_success"() : () -> i1
  return
}

func.func @op_in_place_self_fold() {
  %result = "test.op_in_place_self_fold"() : () -> i32
  return
}

func.func @op_involution_trait_failing_operation_fold(%op1: i32) {
  %result = "test.op_involution_trait_failing_operation_fold"(%op1) : (i32) -> i32
  return
}

func.func @op_involution_trait_no_operation_fold(%op1: i32) {
  %result = "test.op_involution_trait_no_operation_fold"(%op1) : (i32) -> i32
  return
}

func.func @op_involution_trait_succesful_operation_fold(%op1: i32) {
  %result = "test.op_involution_trait_succesful_operation_fold"(%op1) : (i32) -> i32
  return
}

func.func @op_j() {
  %result = "test.op_j"() : () -> i32
  return
}

func.func @op_k() {
  %result = "test.op_k"() : () -> i32
  return
}

func.func @op_large_commutative(%op1: i32, %op2: i32, %op3: i32, %op4: i32, %op5: i32, %op6: i32, %op7: i32) {
  %result = "test.op_large_commutative"(%op1, %op2, %op3, %op4, %op5, %op6, %op7) : (i32, i32, i32, i32, i32, i32, i32) -> i32
  return
}

func.func @op_m(%arg: i32) {
  %result = "test.op_m"(%arg) : (i32) -> i32
  return
}

func.func @op_n(%arg: i32, %arg_0: i32) {
  %result = "test.op_n"(%arg, %arg_0) : (i32, i32) -> i32
  return
}

func.func @op_nonnorm(%x: memref<1x16x14x14xf32>, %y: memref<1x16x14x14xf32>) {
  "test.op_nonnorm"(%x, %y) : (memref<1x16x14x14xf32>, memref<1x16x14x14xf32>) -> ()
  return
}

func.func @op_norm(%x: memref<1x?x?x14xf32, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2 - d1, d3 - d2)>>, %y: memref<1x?x?x14xf32, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2 - d1, d3 - d2)>>) {
  "test.op_norm"(%x, %y) : (memref<1x?x?x14xf32, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2 - d1, d3 - d2)>>, memref<1x?x?x14xf32, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2 - d1, d3 - d2)>>) -> ()
  return
}

func.func @op_norm_ret(%x: memref<1x16x14x14xf32, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2 floordiv 32, d3 floordiv 32, d2 mod 32, d3 mod 32)>>) {
  %y, %y_0 = "test.op_norm_ret"(%x) : (memref<1x16x14x14xf32, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2 floordiv 32, d3 floordiv 32, d2 mod 32, d3 mod 32)>>) -> (memref<1x16x14x14xf32, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2 floordiv 32, d3 floordiv 32, d2 mod 32, d3 mod 32)>>, memref<1x16x14x14xf32>)
  return
}

func.func @op_o(%arg: i32) {
  %result = "test.op_o"(%arg) : (i32) -> i32
  return
}

func.func @op_optionally_implementing_interface() {
  "test.op_optionally_implementing_interface"() <{implementsInterface = true}> : () -> ()
  return
}

func.func @op_p(%arg: i32, %arg_0: i32, %arg_1: i32, %arg_2: i32, %arg_3: i32, %arg_4: i32) {
  %result = "test.op_p"(%arg, %arg_0, %arg_1, %arg_2, %arg_3, %arg_4) : (i32, i32, i32, i32, i32, i32) -> i32
  return
}

func.func @op_q(%arg: i32, %arg_0: i32) {
  %result = "test.op_q"(%arg, %arg_0) : (i32, i32) -> i32
  return
}

func.func @op_r(%arg: i32, %arg_0: i32) {
  %result = "test.op_r"(%arg, %arg_0) : (i32, i32) -> i32
  return
}

func.func @op_s(%arg: i32) {
  %result = "test.op_s"(%arg) <{value = 5 : i32}> : (i32) -> i32
  return
}

func.func @op_with_bit_enum() {
  test.op_with_bit_enum <read, write>
  return
}

func.func @op_with_bit_enum_prop() {
  test.op_with_bit_enum_prop read : ()
  return
}

func.func @op_with_bit_enum_prop_named() {
  test.op_with_bit_enum_prop_named bit_enum<read>
  return
}

func.func @op_with_bit_enum_vbar() {
  test.op_with_bit_enum_vbar <user | group>
  return
}

func.func @op_with_effects_a(%arg: memref<4xf32>) {
  %result = "test.op_with_effects_a"(%arg) <{first = @callee, second = @callee}> : (memref<4xf32>) -> memref<4xf32>
  return
}

func.func @op_with_effects_b() {
  "test.op_with_effects_b"() : () -> ()
  return
}

func.func @op_with_enum_prop() {
  test.op_with_enum_prop first
  return
}

func.func @op_with_enum_prop_attr_form() {
  test.op_with_enum_prop_attr_form <{value = 0 : i32}>
  return
}

func.func @op_with_enum_prop_attr_form_always() {
  test.op_with_enum_prop_attr_form_always <{value = #test<enum first>}>
  return
}

func.func @op_with_infer_type_adaptor_if(%x: tensor<4xf32>, %y: tensor<4xf32>) {
  %result = "test.op_with_infer_type_adaptor_if"(%x, %y) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}

func.func @op_with_infer_type_if(%arg: tensor<4xf32>, %arg_0: tensor<4xf32>) {
  %result = "test.op_with_infer_type_if"(%arg, %arg_0) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}

func.func @op_with_loc_attr() {
  test.op_with_loc_attr loc("file":1:2)
  return
}

func.func @op_with_memread() {
  %result = "test.op_with_memread"() : () -> i32
  return
}

func.func @op_with_memwrite() {
  "test.op_with_memwrite"() : () -> ()
  return
}

func.func @op_with_property_predicates() {
  test.op_with_property_predicates <{scalar = 1 : i64, optional = [2 : i64], defaulted = 3 : i64, more_constrained = 4 : i64, array = [5], non_empty_unconstrained = [5], non_empty_constrained = [5], non_empty_optional = [[5]], unconstrained = 8 : i64}>
  return
}

func.func @op_with_refine_type_if(%arg: tensor<4xf32>, %arg_0: tensor<4xf32>) {
  %result = "test.op_with_refine_type_if"(%arg, %arg_0) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}

func.func @op_with_region_fold(%operand: i32) {
  %result = "test.op_with_region_fold"(%operand) ({
    "test.finish"() : () -> ()
  }) : (i32) -> i32
  return
}

func.func @op_with_result_shape_interface(%operand1: tensor<4xf32>, %operand2: tensor<4xf32>) {
  %result1, %result1_0 = "test.op_with_result_shape_interface"(%operand1, %operand2) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  return
}

func.func @op_with_shaped_type_infer_type_adaptor_if(%operand1: tensor<10xf32>, %operand2: tensor<20xf32>) {
  %result = "test.op_with_shaped_type_infer_type_adaptor_if"(%operand1, %operand2) : (tensor<10xf32>, tensor<20xf32>) -> tensor<10xi17>
  return
}

func.func @op_with_shaped_type_infer_type_if(%arg: tensor<10xf32>, %arg_0: tensor<20xf32>) {
  %result = "test.op_with_shaped_type_infer_type_if"(%arg, %arg_0) : (tensor<10xf32>, tensor<20xf32>) -> tensor<10xi17>
  return
}

func.func @op_with_variadic_results_and_folder(%arg: i32, %arg_0: i32) {
  %result:2 = "test.op_with_variadic_results_and_folder"(%arg, %arg_0) : (i32, i32) -> (i32, i32)
  return
}

func.func @op_x(%input: i32) {
  %result = "test.op_x"(%input) : (i32) -> i32
  return
}

func.func @operand0_and_result_have_same_element_count(%x: tensor<f32>, %y: tensor<1x2xf32>) {
  %res = "test.operand0_and_result_have_same_element_count"(%x, %y) : (tensor<f32>, tensor<1x2xf32>) -> memref<1x1x1xi32>
  return
}

func.func @operand0_and_result_have_same_element_type(%x: tensor<*xf32>, %y: tensor<*xi32>) {
  %res = "test.operand0_and_result_have_same_element_type"(%x, %y) : (tensor<*xf32>, tensor<*xi32>) -> f32
  return
}

func.func @operand0_and_result_have_same_rank(%x: tensor<1xi32>, %y: tensor<1x2xf32>) {
  %res = "test.operand0_and_result_have_same_rank"(%x, %y) : (tensor<1xi32>, tensor<1x2xf32>) -> tensor<3xf32>
  return
}

func.func @operand0_and_result_have_same_shape(%x: tensor<2x3xi32>, %y: tensor<4x5xi32>) {
  %res = "test.operand0_and_result_have_same_shape"(%x, %y) : (tensor<2x3xi32>, tensor<4x5xi32>) -> tensor<2x3xf32>
  return
}

func.func @operand0_and_result_have_same_type(%x: tensor<*xi32>, %y: tensor<*xf32>) {
  %res = "test.operand0_and_result_have_same_type"(%x, %y) : (tensor<*xi32>, tensor<*xf32>) -> tensor<*xi32>
  return
}

func.func @operand_rank_equals_result_size(%operand: tensor<1x2x3x4xi32>) {
  %result = "test.operand_rank_equals_result_size"(%operand) : (tensor<1x2x3x4xi32>) -> tensor<4xi32>
  return
}

func.func @operands_and_result_have_same_rank(%x: tensor<1xi32>, %y: tensor<2xf32>) {
  %res = "test.operands_and_result_have_same_rank"(%x, %y) : (tensor<1xi32>, tensor<2xf32>) -> tensor<3xf64>
  return
}

func.func @operands_have_same_element_type(%x: i32, %y: tensor<*xi32>) {
  "test.operands_have_same_element_type"(%x, %y) : (i32, tensor<*xi32>) -> ()
  return
}

func.func @operands_have_same_rank(%x: tensor<1xi32>, %y: tensor<2xf32>) {
  "test.operands_have_same_rank"(%x, %y) : (tensor<1xi32>, tensor<2xf32>) -> ()
  return
}

func.func @operands_have_same_type(%x: tensor<*xi32>, %y: tensor<*xi32>) {
  "test.operands_have_same_type"(%x, %y) : (tensor<*xi32>, tensor<*xi32>) -> ()
  return
}

func.func @parent() {
  "test.parent"() ({
  }) : () -> ()
  return
}

func.func @parent1() {
  "test.parent1"() ({
  }) : () -> ()
  return
}

func.func @parse_b64() {
  test.parse_b64 "bmFtZQ=="
  return
}

func.func @parse_custom_operation_name_api() {
  test.parse_custom_operation_name_api(name)
  return
}

func.func @parse_integer_literal() {
  %results = test.parse_integer_literal : 1
  return
}

func.func @parse_wrapped_keyword() {
  test.parse_wrapped_keyword name
  return
}

func.func @polyfor() {
  test.polyfor  {
    "test.finish"() : () -> ()
  }
  return
}

func.func @positive_int_attr() {
  "test.positive_int_attr"() <{i32attr = 5 : i32, i64attr = 5 : i64}> : () -> ()
  return
}

func.func @pretty_printed_region(%a: i32, %b: i32) {
  %result = test.pretty_printed_region %a, %b start arith.addi end : (i32, i32) -> i32
  return
}

func.func @producing_br() {
  %dummy = "test.producing_br"()[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 0, 0>}> : () -> i32
^bb1:  // 2 preds: ^bb0, ^bb0
  return
}

func.func @prop(%upper_inits: index) {
  %results = "test.prop"(%upper_inits) <{transforms = dense<1> : tensor<2xi32>}> : (index) -> i32
  return
}

func.func @prop_pattern_op_1() {
  %results = test.prop_pattern_op_1 "" 0 false
  return
}

func.func @prop_pattern_op_2(%input: i32) {
  test.prop_pattern_op_2 %input ""
  return
}

func.func @rank_less_than_2_I8_F32_memref() {
  %result = "test.rank_less_than_2_I8_F32_memref"() : () -> memref<i8>
  return
}

func.func @ranked_int_elements_attr() {
  "test.ranked_int_elements_attr"() <{matrix_i64_attr = dense<1> : tensor<4x8xi64>, vector_i32_attr = dense<1> : tensor<2xi32>}> : () -> ()
  return
}

func.func @ranked_tensor_op(%input: tensor<i8>) {
  "test.ranked_tensor_op"(%input) : (tensor<i8>) -> ()
  return
}

func.func @read_buffer(%buffer: memref<?xi32>) {
  "test.read_buffer"(%buffer) : (memref<?xi32>) -> ()
  return
}

func.func @recursive_rewrite() {
  test.recursive_rewrite 5
  return
}

func.func @recursively_speculatable_op() {
  %result = "test.recursively_speculatable_op"() ({
    %0 = "test.never_speculatable_op"() : () -> i32
    test.region_yield %0 : i32
  }) : () -> i32
  return
}

func.func @reflect_bounds(%value: i8) {
  %result = test.reflect_bounds %value : i8
  return
}

func.func @region_builder() {
  "test.region_builder"() : () -> ()
  return
}

func.func @region_if(%arg: memref<2x2xf32>) {
  %results = test.region_if %arg: memref<2x2xf32> -> memref<2x2xf32> then {
  ^bb0(%arg1: memref<2x2xf32>):
    test.region_if_yield %arg1 : memref<2x2xf32>
  } else {
  ^bb0(%arg1: memref<2x2xf32>):
    test.region_if_yield %arg1 : memref<2x2xf32>
  } join {
  ^bb0(%arg1: memref<2x2xf32>):
    test.region_if_yield %arg1 : memref<2x2xf32>
  }
  return
}

func.func @reify_bound(%var: index) {
  %result = "test.reify_bound"(%var) <{type = "EQ"}> : (index) -> index
  return
}

func.func @reify_shaped_type_using_reify_dim_of_result(%operand1: tensor<4xf32>, %operand2: tensor<4xf32>) {
  %result1, %result1_0 = "test.reify_shaped_type_using_reify_dim_of_result"(%operand1, %operand2) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  return
}

func.func @reify_shaped_type_using_reify_result_shapes(%operand1: tensor<4xf32>, %operand2: tensor<4xf32>) {
  %result1, %result1_0 = "test.reify_shaped_type_using_reify_result_shapes"(%operand1, %operand2) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  return
}

func.func @reify_shaped_type_using_reify_shape_of_result(%operand1: tensor<4xf32>, %operand2: tensor<4xf32>) {
  %result1, %result1_0 = "test.reify_shaped_type_using_reify_shape_of_result"(%operand1, %operand2) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  return
}

func.func @remapped_value_region() {
  %result = "test.remapped_value_region"() ({
    "test.finish"() : () -> ()
  }) : () -> i32
  return
}

func.func @result_has_same_type_as_attr() {
  %result = test.result_has_same_type_as_attr #test.attr_with_self_type_param : i32 -> i32
  return
}

func.func @result_name_from_type() {
  %result = "test.result_name_from_type"() : () -> !test.op_asm_type_interface
  return
}

func.func @result_name_from_type_interface() {
  %r = "test.result_name_from_type_interface"() : () -> i32
  return
}

func.func @result_type_with_trait() {
  %result = "test.result_type_with_trait"() : () -> !test.test_type_with_trait
  return
}

func.func @rewrite(%arg: i32) {
  %result = "test.rewrite"(%arg) : (i32) -> i32
  return
}

func.func @same_operand_and_result_element_type(%arg: i32) {
  %result = "test.same_operand_and_result_element_type"(%arg) : (i32) -> i32
  return
}

func.func @same_operand_and_result_shape(%arg: tensor<4xf32>) {
  %result = "test.same_operand_and_result_shape"(%arg) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

func.func @same_operand_and_result_type(%arg: i32) {
  %result = "test.same_operand_and_result_type"(%arg) : (i32) -> i32
  return
}

func.func @same_operand_element_type(%arg: i32, %arg_0: i32) {
  %result = "test.same_operand_element_type"(%arg, %arg_0) : (i32, i32) -> i32
  return
}

func.func @same_operand_result_type(%operand: tensor<10x20xf32>) {
  %result = "test.same_operand_result_type"(%operand) : (tensor<10x20xf32>) -> tensor<10x20xf32>
  return
}

func.func @same_operand_shape(%arg: tensor<4xf32>) {
  "test.same_operand_shape"(%arg) : (tensor<4xf32>) -> ()
  return
}

func.func @side_effect_op() {
  %result = "test.side_effect_op"() : () -> i32
  return
}

func.func @side_effect_with_region_op(%operand: index) {
  %result = test.side_effect_with_region_op(%operand) {
  ^bb0(%arg1: index):
    test.region_yield %arg1 : index
  } {effects = [{effect = "allocate", on_result, test_resource}]} : index -> index
  return
}

func.func @sign(%operand: tensor<4xf32>) {
  %result = test.sign %operand : (tensor<4xf32>) -> tensor<4xsi32>
  return
}

func.func @signature_conversion_no_converter() {
  "test.signature_conversion_no_converter"() ({
  }) : () -> ()
  return
}

func.func @signature_conversion_undo() {
  "test.signature_conversion_undo"() ({
  }) : () -> ()
  return
}

func.func @signless_like_variadic(%x: i32) {
  "test.signless_like_variadic"(%x) : (i32) -> ()
  return
}

func.func @source_op(%arg: i32) {
  %result = "test.source_op"(%arg) <{tag = 5 : i32}> : (i32) -> i32
  return
}

func.func @ssacfg_region(%arg: i32) {
  %result = "test.ssacfg_region"(%arg) ({
  }) : (i32) -> i32
  return
}

func.func @store_with_a_region(%address: memref<f32>) {
  test.store_with_a_region %address attributes {name = "region", store_before_region = true} {
    test.store_with_a_region_terminator
  } : memref<f32>
  return
}

func.func @string_attr_pretty_name() {
  %r = test.string_attr_pretty_name attributes {names = ["x"]}
  return
}

func.func @switch_with_no_break(%flag: index) {
  test.switch_with_no_break %flag
  case 0 {
    "test.finish"() : () -> ()
  }
  return
}

func.func @symbol_binding_a(%operand: i32) {
  %result = "test.symbol_binding_a"(%operand) <{attr = 5 : i64}> : (i32) -> i32
  return
}

func.func @symbol_binding_b(%operand: i32) {
  %result = "test.symbol_binding_b"(%operand) : (i32) -> i32
  return
}

func.func @symbol_binding_c(%operand: i32) {
  %result = "test.symbol_binding_c"(%operand) : (i32) -> i32
  return
}

func.func @symbol_binding_d(%input1: i32, %input2: i32) {
  %result = "test.symbol_binding_d"(%input1, %input2) <{attr = 5 : i64}> : (i32, i32) -> i32
  return
}

func.func @symbol_binding_no_result(%operand: i32) {
  "test.symbol_binding_no_result"(%operand) : (i32) -> ()
  return
}

func.func @symbol_table_region() {
  "test.symbol_table_region"() ({
    "test.finish"() : () -> ()
  }) : () -> ()
  return
}

func.func @takes_static_memref(%x: memref<4xf32>) {
  "test.takes_static_memref"(%x) : (memref<4xf32>) -> ()
  return
}

func.func @tblgen_build_0(%value: i32) {
  %result = "test.tblgen_build_0"(%value) : (i32) -> i32
  return
}

func.func @tblgen_build_1(%inputs: i32) {
  %results = "test.tblgen_build_1"(%inputs) : (i32) -> i32
  return
}

func.func @tblgen_build_2(%inputs: i32) {
  %result = "test.tblgen_build_2"(%inputs) : (i32) -> i32
  return
}

func.func @tblgen_build_3(%inputs: i32) {
  %result_a, %result_a_0 = "test.tblgen_build_3"(%inputs) : (i32) -> (i32, i32)
  return
}

func.func @tblgen_build_4(%inputs: i32) {
  %result = "test.tblgen_build_4"(%inputs) : (i32) -> i32
  return
}

func.func @tblgen_build_5(%inputs: i32) {
  %result = "test.tblgen_build_5"(%inputs) ({
  }) : (i32) -> i32
  return
}

func.func @tblgen_build_6(%a: i32, %b: i32) {
  %result = "test.tblgen_build_6"(%a, %b) <{operandSegmentSizes = array<i32: 1, 1>}> : (i32, i32) -> f32
  return
}

func.func @tblgen_build_7() {
  "test.tblgen_build_7"() <{attr0 = true}> : () -> ()
  return
}

func.func @tblgen_constant() {
  %result = "test.tblgen_constant"() : () -> i32
  return
}

func.func @tensor_based(%input: tensor<4xf32>) {
  %result = test.tensor_based in(%input : tensor<4xf32>) -> tensor<4xf32>
  return
}

func.func @test_effects_result() {
  %result = "test.test_effects_result"() : () -> i32
  return
}

func.func @three_result() {
  %result1, %result1_0, %result1_1 = "test.three_result"() <{kind = 1 : i64}> : () -> (i32, f32, f32)
  return
}

func.func @tiling_no_dps_op(%lhs: tensor<4xf32>, %rhs: tensor<4xf32>) {
  %result = "test.tiling_no_dps_op"(%lhs, %rhs) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}

func.func @tuple_32_bit() {
  %result = "test.tuple_32_bit"() : () -> tuple<>
  return
}

func.func @two_region_op() {
  "test.two_region_op"() ({
  }, {
  }) : () -> ()
  return
}

func.func @two_result() {
  %result1, %result1_0 = "test.two_result"() <{kind = 1 : i64}> : () -> (i32, f32)
  return
}

func.func @two_to_one(%arg: i32, %arg_0: i32) {
  %result = "test.two_to_one"(%arg, %arg_0) : (i32, i32) -> i32
  return
}

func.func @type_array_attr() {
  "test.type_array_attr"() <{attr = [i32]}> : () -> ()
  return
}

func.func @type_array_attr_with_default() {
  "test.type_array_attr_with_default"() <{attr = []}> : () -> ()
  return
}

func.func @type_changer(%arg: i32) {
  %result = "test.type_changer"(%arg) : (i32) -> i32
  return
}

func.func @type_consumer(%arg: i32) {
  "test.type_consumer"(%arg) : (i32) -> ()
  return
}

func.func @type_producer() {
  %result = "test.type_producer"() : () -> !test.test_type
  return
}

func.func @typed_attr() {
  test.typed_attr i32 = 5
  return
}

func.func @unreifiable_dim_of_result_shape(%operand: tensor<4x4xf32>) {
  %result = "test.unreifiable_dim_of_result_shape"(%operand) : (tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

func.func @unreifiable_result_shape(%operand: tensor<4x4xf32>) {
  %result = "test.unreifiable_result_shape"(%operand) : (tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

func.func @unreifiable_result_shapes(%operand: tensor<4x4xf32>) {
  %result = "test.unreifiable_result_shapes"(%operand) : (tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

func.func @using_property_in_custom() {
  test.using_property_in_custom []
  return
}

func.func @using_property_in_custom_and_other() {
  test.using_property_in_custom_and_other [] <{other = 0 : i64}>
  return
}

func.func @using_property_ref_in_custom() {
  test.using_property_ref_in_custom 0 + 0 = 0
  return
}

func.func @valid(%arg: i32) {
  "test.valid"(%arg) : (i32) -> ()
}

func.func @valid_consumer(%arg: i32) {
  "test.valid_consumer"(%arg) : (i32) -> ()
  return
}

func.func @valid_producer() {
  %result = "test.valid_producer"() : () -> i32
  return
}

func.func @value_with_bounds() {
  %result = test.value_with_bounds {max = 5 : index, min = 5 : index}
  return
}

func.func @variadic_args_types_split(%args: i32) {
  test.variadic_args_types_split "name", %args : i32
  return
}

func.func @variadic_region_inferred() {
  %result = "test.variadic_region_inferred"() ({
    "test.finish"() : () -> ()
  }) : () -> i16
  return
}

func.func @variadic_rewrite_dst_op(%brg: i32, %crg: i32, %arg: i32) {
  "test.variadic_rewrite_dst_op"(%brg, %crg, %arg) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i32, i32, i32) -> ()
  return
}

func.func @variadic_rewrite_src_op(%arg: i32, %brg: i32, %crg: i32) {
  "test.variadic_rewrite_src_op"(%arg, %brg, %crg) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i32, i32, i32) -> ()
  return
}

func.func @variadic_segment_prop(%a1: i64, %a2: i64) {
  %b1, %b1_0 = test.variadic_segment_prop %a1 : %a2 : i64 : i64 end
  return
}

func.func @variadic_with_same_operand_results(%arg: i32) {
  %result = "test.variadic_with_same_operand_results"(%arg) : (i32) -> i32
  return
}

func.func @verifiers(%input: i32) {
  "test.verifiers"(%input) ({
    %c3 = arith.constant 3 : index
  }) : (i32) -> ()
  return
}

func.func @with_array_properties() {
  test.with_array_properties ints = [] strings = [] nested = [] opt = none explicitOptions = [] explicitUnits = []
  return
}

func.func @with_bounds() {
  %fake_val = test.with_bounds {smax = 63 : si8, smin = 0 : si8, umax = 63 : ui8, umin = 0 : ui8} : i8
  return
}

func.func @with_default_valued_properties() {
  test.with_default_valued_properties na
  return
}

func.func @with_optional_properties() {
  test.with_optional_properties
  return
}

func.func @with_properties() {
  test.with_properties a = 0, b = "name", c = "", flag = false, array = [], array32 = []
  return
}

func.func @with_properties_and_attr() {
  test.with_properties_and_attr 5 <{rhs = 0 : i64}>
  return
}

func.func @with_properties_and_inferred_type() {
  %result = test.with_properties_and_inferred_type 16 <{rhs = 16 : i64}>
  return
}

func.func @with_versioned_properties() {
  test.with_versioned_properties 0 | 0
  return
}

func.func @with_wrapped_properties() {
  test.with_wrapped_properties <{prop = ""}>
  return
}

func.func @with_wrapped_properties2() {
  test.with_wrapped_properties2 <{prop = ""}>
  return
}

func.func @wrapping_region() {
  %result = test.wrapping_region wraps "arith.constant"() <{value = 5 : i32}> : () -> i32
  return
}

// -----

test.array_of_attr_op a = [begin 0 : index end], b = [0, 1], c = [a, b]

// -----

"test.attr_with_trait"() <{attr = #test.attr_with_trait}> : () -> ()

// -----

test.custom_dimension_list_attr dimension_list = []

// -----

test.dialect_custom_printer custom_format

// -----

test.dialect_custom_printer.with.dot

// -----

test.dynamic_custom_parser_printer custom_keyword

// -----

"test.dynamic_generic"() : () -> ()

// -----

test.format_compound_attr <1, !test.smpla, [5, 6]>

// -----

test.format_cpmd_nested_attr nested <i <42 <1, !test.smpla, [5, 6]>>>

// -----

test.format_nested_attr <nested = <1, !test.smpla, [5, 6]>>

// -----

test.format_qual_cpmd_nested_attr nested #test.cmpnd_nested_outer<i <42 <1, !test.smpla, [5, 6]>>>

// -----

"test.i32ElementsAttr"() <{attr = dense<[1, 2]> : tensor<2xi32>}> : () -> ()

// -----

"test.indexElementsAttr"() <{attr = dense<[1, 2]> : tensor<2xindex>}> : () -> ()

// -----

"test.op_funcref"() {func = @test_norm_mix} : () -> ()

// -----

test.op_with_enum  third

// -----

test.optional_custom_attr bar

// -----

"test.overridden_symbol_visibility"() <{sym_name = "name"}> : () -> ()

// -----

"test.slash_attr"() <{attr = #test.slash_attr<1 / 2>}> : () -> ()

// -----

test.store_with_a_region_terminator

// -----

test.string_attr_with_mixed_type "text" : i64

// -----

test.string_attr_with_type "text" : i32

// -----

"test.string_elements_attr"() {scalar_string_attr = dense<["a", "b"]> : tensor<2x!test.smpla>} : () -> ()

// -----

"test.symbol"() <{sym_name = "name"}> : () -> ()

// -----

test.type_attr_of i64

// -----

"test.using_int_property_with_worse_bytecode"() <{value = 3 : i64}> : () -> ()

// -----

"test.versionedA"() <{dims = 123 : i64, modifier = false}> : () -> ()

// -----

"test.versionedB"() <{attribute = #test.attr_params<42, 24>}> : () -> ()

// -----

"test.versionedC"() <{attribute = #test.attr_params<42, 24>}> : () -> ()

// -----

test.with_nice_properties "some words" is -3

// -----

test.dummy_op_with_region_ref {
}

// -----

test.format_implicit_terminator_region_a_op {
}

// -----

%results = unrealized_conversion_cast to memref<2x2xf32>
test.region_if_yield %results : memref<2x2xf32>

// -----

%result = unrealized_conversion_cast to i32
test.region_yield %result : i32

// -----

"test.SingleBlockImplicitTerminator"() ({
  "test.finish"() : () -> ()
}) : () -> ()

// -----

test.conversion_func_op @handle_attr_callee_fn(%arg0: i32 {test.handle_argument}) -> (i32 {test.handle_result}) {
  "test.return"(%arg0) : (i32) -> ()
}

// -----

%next_iter_arg = unrealized_conversion_cast to i32
%exit_arg = unrealized_conversion_cast to f32
test.loop_block_term iter %next_iter_arg exit %exit_arg

// -----

"test.op_with_region_fold_no_side_effect"() ({
  "test.op_with_region_terminator"() : () -> ()
}) : () -> ()

// -----

"test.op_with_region_pattern"() ({
  "test.op_with_region_terminator"() : () -> ()
}) : () -> ()

// -----

test.single_no_terminator_custom_asm_op{
  "test.finish"() : () -> ()
}

// -----

test.single_no_terminator_op : {
  "test.finish"() : () -> ()
}

// -----

"test.symbol_scope"() ({
  "test.finish"() : () -> ()
}) : () -> ()

// -----

"test.symbol_scope_isolated"() ({
  "test.finish"() : () -> ()
}) : () -> ()

// -----

test.variadic_no_terminator_op : {
  "test.finish"() : () -> ()
}

// -----

test.with_bounds_region {smax = 5 : i32, smin = 5 : i32, umax = 5 : i32, umin = 5 : i32} %arg0: i32 {
  "test.return"(%arg0) : (i32) -> ()
}

// -----

"test.parent"() ({
  "test.child"() : () -> ()
  "test.finish"() : () -> ()
}) : () -> ()

// -----

"test.parent"() ({
  "test.child_with_parent_one_of"() : () -> ()
  "test.finish"() : () -> ()
}) : () -> ()

// -----

"test.op_with_data_layout"() ({
  %0 = "test.data_layout_query"() : () -> !test.test_type_with_layout<1000>
  "test.maybe_terminator"() : () -> ()
}) : () -> ()

// -----

test.graph_loop  {
  %0 = "test.a"(%1) : (i32) -> i32
  %1 = "test.b"(%0) : (i32) -> i32
  test.region_yield %0 : i32
} : () -> ()

// -----

test.isolated_regions {
  "test.unknown_op"() : () -> ()
}, {
  "test.unknown_op"() : () -> ()
}

// -----

%address = unrealized_conversion_cast to memref<f32>
test.store_with_a_loop_region %address attributes {store_before_region = true, tag_name = "region"} {
  %0 = memref.load %address[] {tag = "inside_region"} : memref<f32>
  test.store_with_a_region_terminator
} : memref<f32>

// -----

"test.sized_region_op"() ({
  "test.finish"() : () -> ()
^second:
  "test.finish"() : () -> ()
}, {
  "test.finish"() : () -> ()
}) : () -> ()

// -----

func.func @test_ops_verify(%init: i32) -> f32 {
  %0 = "test.constant"() <{value = 5.300000e+00 : f32}> : () -> f32
  %float_result = test.loop_block %init : (i32) -> f32 {
  ^bb0(%arg1: i32):
    test.loop_block_term iter %init exit %0
  }
  return %float_result : f32
}

// -----

func.func @test_not_sunk_deeply(%arg0: i32) -> i32 {
  %0 = arith.addi %arg0, %arg0 : i32
  %results = "test.any_cond"() ({
    cf.br ^bb1
  ^bb1:
    "test.yield"(%0) : (i32) -> ()
  }) : () -> i32
  return %results : i32
}

// -----

test.graph_region {
  %0 = "test.foo"(%1) : (i32) -> i32
  test.graph_region attributes {a} {
    %3 = "test.a"(%4) : (i32) -> i32
    %4 = "test.b"(%2) : (i32) -> i32
  }
  %1 = "test.bar"(%2) : (i32) -> i32
  %2 = "test.baz"() : () -> i32
}

// -----

%input = unrealized_conversion_cast to memref<2xf32>
%output = unrealized_conversion_cast to memref<2xf32>
test.region_buffer_based in(%input : memref<2xf32>) out(%output : memref<2xf32>) {
^bb0(%arg0: f32, %arg1: f32):
  %alloc = memref.alloc() : memref<2xf32>
  test.buffer_based in(%input : memref<2xf32>) out(%alloc : memref<2xf32>)
  %0 = math.exp %arg0 : f32
  test.region_yield %0 : f32
}

// -----

llvm.func @static_alloca() -> f32 {
  %0 = llvm.mlir.constant(4 : i32) : i32
  %1 = llvm.alloca %0 x f32 : (i32) -> !llvm.ptr
  %2 = llvm.load %1 : !llvm.ptr -> f32
  llvm.return %2 : f32
}
llvm.func @test_inline(%arg0: i1) {
  "test.one_region_op"() ({
    %0 = llvm.call @static_alloca() : () -> f32
    test.region_yield %0 : f32
  }) : () -> ()
  test.isolated_regions {
    %0 = llvm.call @static_alloca() : () -> f32
    test.region_yield %0 : f32
  }
  test.alloca_scope_region {
    %0 = llvm.call @static_alloca() : () -> f32
    test.region_yield %0 : f32
  }
  llvm.return
}
