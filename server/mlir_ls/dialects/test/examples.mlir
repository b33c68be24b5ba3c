func.func @addi(%op1: i32, %op2: i32) {
  %result = "test.addi"(%op1, %op2) : (i32, i32) -> i32
  return
}

func.func @always_speculatable_op() {
  %result = "test.always_speculatable_op"() : () -> i32
  return
}

func.func @arg_and_res_have_fixed_element_types(%x: tensor<*xi32>, %y: tensor<*xf32>) {
  %res = "test.arg_and_res_have_fixed_element_types"(%x, %y) : (tensor<*xi32>, tensor<*xf32>) -> tensor<*xi16>
  return
}

func.func @attr_sized_operands(%b: i32, %b_0: i32, %c: i32, %d: i32) {
  "test.attr_sized_operands"(%b, %b_0, %c, %d) <{operandSegmentSizes = array<i32: 0, 2, 1, 1>}> : (i32, i32, i32, i32) -> ()
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

func.func @call_and_store(%address: memref<f32>, %callee_operands: memref<f32>) {
  test.call_and_store @callee(%callee_operands), %address {name = "call", store_before_call = true} : (memref<f32>, memref<f32>) -> ()
  return
}

func.func @call_on_device(%forwarded_operands: i32, %forwarded_operands_0: i32, %non_forwarded_device_operand: i32) {
  %results = test.call_on_device @callee(%forwarded_operands, %forwarded_operands_0), %non_forwarded_device_operand {tag = "a"} : (i32, i32, i32) -> i32
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

func.func @constant() {
  %result = "test.constant"() <{value = 5 : i32}> : () -> i32
  return
}

func.func @copy(%source: memref<2048xf32>, %target: memref<2048xf32>) {
  test.copy(%source, %target) : (memref<2048xf32>, memref<2048xf32>)
  return
}

func.func @data_layout_query() {
  %res = "test.data_layout_query"() : () -> index
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

func.func @dynamic_one_operand_two_results(%operand: i32) {
  %first:2 = "test.dynamic_one_operand_two_results"(%operand) : (i32) -> (i32, i32)
  return
}

func.func @format_maybe_empty_type(%in: !test.optional_value_type) {
  test.format_maybe_empty_type %in : !test.optional_value_type
  return
}

func.func @forward_buffer(%buffer: memref<5xf32>) {
  %result = "test.forward_buffer"(%buffer) : (memref<5xf32>) -> memref<5xf32>
  return
}

func.func @get_tuple_element(%arg: tuple<i2>) {
  %result = "test.get_tuple_element"(%arg) <{index = 0 : i32}> : (tuple<i2>) -> i2
  return
}

func.func @illegal_op_b() {
  %result = "test.illegal_op_b"() : () -> i32
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

func.func @int_types() {
  %any_i16, %any_i16_0, %any_i16_1, %any_i16_2 = "test.int_types"() : () -> (i16, si32, ui64, i8)
  return
}

func.func @isolated_region(%arg: index) {
  test.isolated_region %arg {
    "test.consumer"(%arg) : (index) -> ()
  }
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

func.func @mixed_normal_variadic_operand(%input1: tensor<f32>, %input1_0: tensor<f32>, %input2: tensor<f32>, %input3: tensor<f32>, %input3_1: tensor<f32>) {
  "test.mixed_normal_variadic_operand"(%input1, %input1_0, %input2, %input3, %input3_1) : (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> ()
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

func.func @op_commutative(%op1: i32, %op2: i32, %op3: i32, %op4: i32) {
  %result = "test.op_commutative"(%op1, %op2, %op3, %op4) : (i32, i32, i32, i32) -> i32
  return
}

func.func @op_commutative2(%op1: i32, %op2: i32) {
  %result = "test.op_commutative2"(%op1, %op2) : (i32, i32) -> i32
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

func.func @op_in_place_fold_anchor(%arg: i32) {
  %result = "test.op_in_place_fold_anchor"(%arg) : (i32) -> i32
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

func.func @op_large_commutative(%op1: i32, %op2: i32, %op3: i32, %op4: i32, %op5: i32, %op6: i32, %op7: i32) {
  %result = "test.op_large_commutative"(%op1, %op2, %op3, %op4, %op5, %op6, %op7) : (i32, i32, i32, i32, i32, i32, i32) -> i32
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

func.func @op_with_shaped_type_infer_type_if(%arg: tensor<10xf32>, %arg_0: tensor<20xf32>) {
  %result = "test.op_with_shaped_type_infer_type_if"(%arg, %arg_0) : (tensor<10xf32>, tensor<20xf32>) -> tensor<10xi17>
  return
}

func.func @op_with_variadic_results_and_folder(%arg: i32, %arg_0: i32) {
  %result:2 = "test.op_with_variadic_results_and_folder"(%arg, %arg_0) : (i32, i32) -> (i32, i32)
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

func.func @rank_less_than_2_I8_F32_memref() {
  %result = "test.rank_less_than_2_I8_F32_memref"() : () -> memref<i8>
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

func.func @result_has_same_type_as_attr() {
  %result = test.result_has_same_type_as_attr #test.attr_with_self_type_param : i32 -> i32
  return
}

func.func @same_operand_result_type(%operand: tensor<10x20xf32>) {
  %result = "test.same_operand_result_type"(%operand) : (tensor<10x20xf32>) -> tensor<10x20xf32>
  return
}

func.func @side_effect_with_region_op(%operand: index) {
  %result = test.side_effect_with_region_op(%operand) {
  ^bb0(%arg1: index):
    test.region_yield %arg1 : index
  } {effects = [{effect = "allocate", on_result, test_resource}]} : index -> index
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

func.func @tuple_32_bit() {
  %result = "test.tuple_32_bit"() : () -> tuple<>
  return
}

func.func @type_producer() {
  %result = "test.type_producer"() : () -> !test.test_type
  return
}

func.func @verifiers(%input: i32) {
  "test.verifiers"(%input) ({
    %c3 = arith.constant 3 : index
  }) : (i32) -> ()
  return
}

func.func @with_bounds() {
  %fake_val = test.with_bounds {smax = 63 : si8, smin = 0 : si8, umax = 63 : ui8, umin = 0 : ui8} : i8
  return
}

// -----

test.custom_dimension_list_attr dimension_list = []

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

test.store_with_a_region_terminator

// -----

"test.using_int_property_with_worse_bytecode"() <{value = 3 : i64}> : () -> ()

// -----

"test.versionedA"() <{dims = 123 : i64, modifier = false}> : () -> ()

// -----

"test.versionedC"() <{attribute = #test.attr_params<42, 24>}> : () -> ()

// -----

%results = unrealized_conversion_cast to memref<2x2xf32>
test.region_if_yield %results : memref<2x2xf32>

// -----

%result = unrealized_conversion_cast to i32
test.region_yield %result : i32

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
