// refused: yielded-values
%0 = "test.any_cond"() ({ %c = "test.x"() : () -> i64
 "test.region_yield"(%c) : (i64) -> () }) : () -> i32

// -----
// accepted
%0 = "test.any_cond"() ({ %c = "test.x"() : () -> i64
 "test.x"(%c) : (i64) -> () }) : () -> i32

// -----
// refused: yielded-values
%0 = "test.any_cond"() ({ %c = "test.x"() : () -> i64
 "test.x"(%c) : (i64) -> ()
^b: 
 "test.region_yield"(%c) : (i64) -> () }) : () -> i32

// -----
// accepted
%0 = "test.any_cond"() ({ }) : () -> i32

// -----
// refused: yielded-values
%0 = "test.any_cond"() ({ %c = "test.x"() : () -> i64
 "test.store_with_a_region_terminator"() : () -> () }) : () -> i32

// -----
// refused: region-arguments
%i = "test.x"() : () -> i32
%0 = "test.loop_block"(%i) ({ ^bb0(%a: i64): %f = "test.x"() : () -> f32
 "test.loop_block_term"(%i, %f) : (i32, f32) -> () }) : (i32) -> f32

// -----
// refused: region-arguments
%i = "test.x"() : () -> i32
%0 = "test.loop_block"(%i) ({ %f = "test.x"() : () -> f32
 "test.loop_block_term"(%i, %f) : (i32, f32) -> () }) : (i32) -> f32

// -----
// accepted
%i = "test.x"() : () -> i32
%0 = "test.loop_block"(%i) ({ ^bb0(%a: i32): %f = "test.x"() : () -> f32
 "test.x"(%f) : (f32) -> () }) : (i32) -> f32

// -----
// accepted
%i = "test.x"() : () -> i32
%0 = "test.loop_block"(%i) ({ ^bb0(%a: i32): %f = "test.x"() : () -> f32
 "test.loop_block_term"(%i, %f) : (i32, f32) -> () }) : (i32) -> f32

// -----
// refused: region-arguments
%m = "test.x"() : () -> memref<i32>
"test.store_with_a_region"(%m) ({ ^bb0(%a: i32): "test.store_with_a_region_terminator"() : () -> () }) {store_before_region = true} : (memref<i32>) -> ()

// -----
// refused: region-arguments
%m = "test.x"() : () -> memref<i32>
"test.store_with_a_loop_region"(%m) ({ ^bb0(%a: i32): "test.store_with_a_region_terminator"() : () -> () }) {store_before_region = true} : (memref<i32>) -> ()

// -----
// refused: yielded-values
%m = "test.x"() : () -> memref<i32>
"test.store_with_a_region"(%m) ({ "test.region_yield"(%m) : (memref<i32>) -> () }) {store_before_region = true} : (memref<i32>) -> ()

// -----
// refused: yielded-values
%m = "test.x"() : () -> memref<i32>
"test.store_with_a_loop_region"(%m) ({ "test.region_yield"(%m) : (memref<i32>) -> () }) {store_before_region = true} : (memref<i32>) -> ()

// -----
// accepted
%m = "test.x"() : () -> memref<i32>
"test.store_with_a_loop_region"(%m) ({ "test.store_with_a_region_terminator"() : () -> () }) {store_before_region = true} : (memref<i32>) -> ()

// -----
// accepted
%i = "test.x"() : () -> index
"test.switch_with_no_break"(%i) ({ "test.x"(): () -> () }, {^bb0(%a:i32): "test.x"() : () -> ()}) {cases = array<i64: 1>} : (index) -> ()

// -----
// accepted
%i = "test.x"() : () -> index
"test.switch_with_no_break"(%i) ({ "test.region_yield"(%i): (index) -> () }, {^bb0: "test.x"() : () -> ()}) {cases = array<i64: 1>} : (index) -> ()

// -----
// accepted
%i = "test.x"() : () -> index
"test.switch_with_no_break"(%i) ({ "test.x"(): () -> () }, {"test.x"() : () -> ()}) {cases = array<i64: 1,2,3,4>} : (index) -> ()

// -----
// refused: region-arguments
%m = "test.x"() : () -> memref<i32>
"test.store_with_a_region"(%m) ({ ^bb0(%a: i32): "test.x"() : () -> () }) {store_before_region = true} : (memref<i32>) -> ()

// -----
// accepted
%m = "test.x"() : () -> memref<i32>
"test.store_with_a_region"(%m) ({ ^bb0: "test.x"() : () -> () }) {store_before_region = true} : (memref<i32>) -> ()

// -----
// accepted
%0 = "test.any_cond"() ({ ^bb0(%a: i32): "test.region_yield"(%a) : (i32) -> () }) : () -> i32

// -----
// accepted
%0 = "test.graph_loop"() ({ ^bb0(%a: i32): "test.region_yield"(%a) : (i32) -> () }) : () -> i32

// -----
// accepted
%i = "test.x"() : () -> index
%0 = "test.graph_loop"(%i) ({ "test.region_yield"(%i) : (index) -> () }) : (index) -> i32

// -----
// refused: dlti.data-layout-attribute
"test.op_with_data_layout"() ({ "test.y"() : () -> () }) {dlti.dl_spec = 4} : () -> ()

// -----
// refused: dlti.data-layout-entry
"test.op_with_data_layout"() ({ "test.y"() : () -> () }) {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<index, 3>, #dlti.dl_entry<i32, "a">>} : () -> ()

// -----
// refused: dlti.data-layout-entry
"test.op_with_data_layout"() ({ "test.y"() : () -> () }) {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<index, i32>>} : () -> ()

// -----
// accepted
"test.op_with_data_layout"() ({ "test.y"() : () -> () }) {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<"unknown.foo", i32>>} : () -> ()

// -----
// refused: dlti.data-layout-entry
"test.op_with_data_layout"() ({ "test.y"() : () -> () }) {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<"dlti.foo", i32>>} : () -> ()

// -----
// refused: dlti.data-layout-entry
"test.op_with_data_layout"() ({ "test.y"() : () -> () }) {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<"dlti.endianness", "medium">>} : () -> ()

// -----
// accepted
"test.op_with_data_layout"() ({
 "test.y"() : () -> () 
 }) {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<!test.test_type_with_layout<10>, ["size", 32]>>} : () -> ()

// -----
// refused: dlti.data-layout-entry
"test.op_with_data_layout"() ({
 "test.y"() : () -> () 
 }) {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<f32, dense<32> : vector<1xi32>>>} : () -> ()

// -----
// refused: dlti.data-layout-entry
"test.op_with_data_layout"() ({
 "test.y"() : () -> () 
 }) {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<memref<i32>, dense<32> : vector<1xi32>>>} : () -> ()

// -----
// refused: dlti.data-layout-entry
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<memref<i32>, dense<32> : vector<1xi32>>>} {}

// -----
// refused: dlti.data-layout-attribute
"test.op_with_data_layout"() ({
 "test.y"() : () -> () 
 }) {dlti.target_system_spec = 3} : () -> ()

// -----
// refused: test.inferred-types
%i = "test.x"() : () -> tensor<3x4xi32>
%0 = "test.op_with_shaped_type_infer_type_if"(%i, %i) : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi17>

// -----
// refused: test.inferred-types
%i = "test.x"() : () -> tensor<3x4xi32>
%0 = "test.op_with_shaped_type_infer_type_if"(%i, %i) : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3xi32>

// -----
// refused: test.inferred-types
%i = "test.x"() : () -> tensor<3x4xi32>
%0 = "test.op_with_shaped_type_infer_type_if"(%i, %i) : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<4xi17>

// -----
// refused: test.inferred-types
%i = "test.x"() : () -> tensor<3x4xi32>
%0 = "test.op_with_shaped_type_infer_type_if"(%i, %i) : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<?xi17>

// -----
// refused: test.inferred-types
%i = "test.x"() : () -> tensor<3x4xi32>
%0 = "test.op_with_shaped_type_infer_type_if"(%i, %i) : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<*xi17>

// -----
// accepted
%i = "test.x"() : () -> tensor<3x4xi32>
%0 = "test.op_with_shaped_type_infer_type_if"(%i, %i) : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3xi17>

// -----
// refused: test.inferred-types
%i = "test.x"() : () -> tensor<*xi32>
%0 = "test.op_with_shaped_type_infer_type_if"(%i, %i) : (tensor<*xi32>, tensor<*xi32>) -> tensor<3xi17>

// -----
// refused: test.inferred-types
%i = "test.x"() : () -> tensor<*xi32>
%0 = "test.op_with_shaped_type_infer_type_if"(%i, %i) : (tensor<*xi32>, tensor<*xi32>) -> tensor<*xi17>

// -----
// refused: test.inferred-types
%i = "test.x"() : () -> tensor<*xi32>
%0 = "test.op_with_shaped_type_infer_type_if"(%i, %i) : (tensor<*xi32>, tensor<*xi32>) -> tensor<3x4xi17>

// -----
// refused: test.inferred-types
%i = "test.x"() : () -> tensor<3x4xi32, 7>
%0 = "test.op_with_shaped_type_infer_type_if"(%i, %i) : (tensor<3x4xi32, 7>, tensor<3x4xi32, 7>) -> tensor<3xi17>

// -----
// refused: test.inferred-types
%i = "test.x"() : () -> tensor<3x4xi32, 7>
%0 = "test.op_with_shaped_type_infer_type_if"(%i, %i) : (tensor<3x4xi32, 7>, tensor<3x4xi32, 7>) -> tensor<3xi17, 8>

// -----
// accepted
%i = "test.x"() : () -> tensor<3x4xi32, 7>
%0 = "test.op_with_shaped_type_infer_type_if"(%i, %i) : (tensor<3x4xi32, 7>, tensor<3x4xi32, 7>) -> tensor<3xi17, 7>

// -----
// refused: test.inferred-types
"test.variadic_region_inferred"() ({}) : () -> ()

// -----
// refused: test.inferred-types
%0 = "test.variadic_region_inferred"() ({}) : () -> i32

// -----
// refused: test.inferred-types
%0:2 = "test.variadic_region_inferred"() ({}) : () -> (i16,i16)

// -----
// accepted
%0 = "test.variadic_region_inferred"() ({}) : () -> (i16)

// -----
// refused: test.inferred-types
%0 = "test.with_properties_and_inferred_type"() <{lhs = 3 : i32, rhs = 4 : i64}> : () -> i8

// -----
// accepted
%0 = "test.with_properties_and_inferred_type"() <{lhs = 3 : i32, rhs = 4 : i64}> : () -> i7

// -----
// refused: test.inferred-types
%0 = "test.with_properties_and_inferred_type"() {lhs = 3 : i32, rhs = 4 : i64} : () -> i7

// -----
// accepted
%0 = "test.with_properties_and_inferred_type"() {lhs = 3 : i32, rhs = 4 : i64} : () -> i3

// -----
// refused: attribute-value
%0 = "test.with_properties_and_inferred_type"() <{lhs = 3 : i32, rhs = 4 : i64, packed = 5 : i64}> : () -> i8

// -----
// refused: test.linalg-interface
%i = "test.x"() : () -> tensor<3x4xi32>
%0 = "test.conv_op_not_linalg_op"(%i, %i, %i) : (tensor<3x4xi32>, tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi32>

// -----
// refused: test.linalg-interface
%i = "test.x"() : () -> tensor<3x4xi32>
%0 = "test.fill_op_not_linalg_op"(%i, %i) : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi32>

// -----
// accepted
%i = "test.x"() : () -> tensor<3x4xf32>
%f = "test.x"() : () -> f32
%0 = test.linalg_fill_op {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>]} ins(%f : f32) outs(%i : tensor<3x4xf32>) { ^bb0(%a: f32, %b: f32): linalg.yield %a : f32 } -> tensor<3x4xf32>

// -----
// refused: linalg.indexing-maps
%i = "test.x"() : () -> tensor<3x4xf32>
%f = "test.x"() : () -> f32
%0 = test.linalg_fill_op {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>]} ins(%f,%f : f32, f32) outs(%i : tensor<3x4xf32>) { ^bb0(%a: f32, %b: f32): linalg.yield %a : f32 } -> tensor<3x4xf32>

// -----
// refused: linalg.loop-sizes
%i = "test.x"() : () -> tensor<3x4xf32>
%f = "test.x"() : () -> tensor<2xf32>
%0 = test.linalg_fill_op {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>]} ins(%f : tensor<2xf32>) outs(%i : tensor<3x4xf32>) { ^bb0(%a: f32, %b: f32): linalg.yield %a : f32 } -> tensor<3x4xf32>

// -----
// refused: linalg.indexing-maps
%i = "test.x"() : () -> tensor<3x4xf32>
%f = "test.x"() : () -> f32
%0 = test.linalg_fill_op {indexing_maps = [affine_map<(d0, d1) -> ()>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>]} ins(%f : f32) outs(%i : tensor<3x4xf32>) { ^bb0(%a: f32, %b: f32): linalg.yield %a : f32 } -> tensor<3x4xf32>

// -----
// refused: linalg.indexing-maps
%i = "test.x"() : () -> tensor<3x4xf32>
%f = "test.x"() : () -> f32
%0 = test.linalg_fill_op {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>]} ins(%f : f32) outs(%i : tensor<3x4xf32>) { ^bb0(%a: f32, %b: f32): linalg.yield %a : f32 } -> tensor<3x4xf32>

// -----
// refused: region-arguments
%i = "test.x"() : () -> tensor<3x4xf32>
%f = "test.x"() : () -> f32
%0 = test.linalg_fill_op {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>]} ins(%f : f32) outs(%i : tensor<3x4xf32>) { ^bb0(%a: i32, %b: f32): linalg.yield %b : f32 } -> tensor<3x4xf32>

// -----
// refused: test.destinations
%i = "test.x"() : () -> tensor<3x4xf32>
%f = "test.x"() : () -> f32
%0 = test.linalg_fill_op {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>]} ins(%f : f32) outs(%i : tensor<3x4xf32>) { ^bb0(%a: f32, %b: f32): linalg.yield %b : f32 } -> tensor<3x5xf32>

// -----
// accepted
%i = "test.x"() : () -> tensor<3x4xf32>
%f = "test.x"() : () -> f32
%0 = test.linalg_fill_op {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>]} ins(%f : f32) outs(%i : tensor<3x4xf32>) { ^bb0(%a: f32, %b: f32): "test.x"() : () -> () } -> tensor<3x4xf32>

// -----
// refused: linalg.indexing-maps
%i = "test.x"() : () -> tensor<3x4xf32>
%f = "test.x"() : () -> f32
%0 = test.linalg_fill_op {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>]} ins(%f : f32) outs(%i : tensor<3x4xf32>) { ^bb0(%a: f32, %b: f32): linalg.yield %a : f32 } -> tensor<3x4xf32>

// -----
// refused: linalg.yielded-values
%i = "test.x"() : () -> tensor<3x4xf32>
%f = "test.x"() : () -> f32
%c = "test.x"() : () -> i1
%0 = test.linalg_fill_op {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>]} ins(%f : f32) outs(%i : tensor<3x4xf32>) { ^bb0(%a: f32, %b: f32): linalg.yield %c : i1 } -> tensor<3x4xf32>

// -----
// refused: linalg.filled-with
%i = "test.x"() : () -> tensor<3x4xf32>
%f = "test.x"() : () -> f32
%0 = test.linalg_fill_op {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>]} ins(%i : tensor<3x4xf32>) outs(%i : tensor<3x4xf32>) { ^bb0(%a: f32, %b: f32): linalg.yield %a : f32 } -> tensor<3x4xf32>

// -----
// accepted
%i = "test.x"() : () -> tensor<3x4xf32>
%f = "test.x"() : () -> f32
%0 = test.linalg_fill_op {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<reduction>, #linalg.iterator_type<parallel>]} ins(%f : f32) outs(%i : tensor<3x4xf32>) { ^bb0(%a: f32, %b: f32): linalg.yield %a : f32 } -> tensor<3x4xf32>

// -----
// refused: linalg.filled-with
%i = "test.x"() : () -> tensor<3x4xf32>
%f = "test.x"() : () -> i32
%0 = test.linalg_fill_op {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>]} ins(%f : i32) outs(%i : tensor<3x4xf32>) { ^bb0(%a: i32, %b: f32): linalg.yield %b : f32 } -> tensor<3x4xf32>

// -----
// refused: test.destinations
%i = "test.x"() : () -> memref<3x4xf32>
%f = "test.x"() : () -> f32
%0 = test.linalg_fill_op {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>]} ins(%f : f32) outs(%i : memref<3x4xf32>) { ^bb0(%a: f32, %b: f32): linalg.yield %b : f32 } -> tensor<3x4xf32>

// -----
// refused: test.destinations
%i = "test.x"() : () -> f32
%f = "test.x"() : () -> f32
%0 = test.linalg_fill_op {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>]} ins(%f : f32) outs(%i : f32) { ^bb0(%a: f32, %b: f32): linalg.yield %b : f32 } -> f32

// -----
// accepted
#p = #linalg.iterator_type<parallel>
#r = #linalg.iterator_type<reduction>
#in = affine_map<(d0, d1) -> (d0 + d1)>
#w = affine_map<(d0, d1) -> (d1)>
#o = affine_map<(d0, d1) -> (d0)>
%i = "test.x"() : () -> tensor<?xf32>
%0 = test.linalg_conv_op {indexing_maps = [#in, #w, #o], iterator_types = [#p, #r]} ins(%i, %i : tensor<?xf32>, tensor<?xf32>) outs(%i : tensor<?xf32>) { ^bb0(%a: f32, %b: f32, %c: f32): linalg.yield %a : f32 } -> tensor<?xf32>

// -----
// refused: test.linalg-interface
#p = #linalg.iterator_type<parallel>
#r = #linalg.iterator_type<reduction>
#in = affine_map<(d0, d1) -> (d0 + d1)>
#w = affine_map<(d0, d1) -> (d1 + d0)>
#o = affine_map<(d0, d1) -> (d0, d1)>
%i = "test.x"() : () -> tensor<?xf32>
%j = "test.x"() : () -> tensor<?x?xf32>
%0 = test.linalg_conv_op {indexing_maps = [#in, #w, #o], iterator_types = [#p, #r]} ins(%i, %i : tensor<?xf32>, tensor<?xf32>) outs(%j : tensor<?x?xf32>) { ^bb0(%a: f32, %b: f32, %c: f32): linalg.yield %a : f32 } -> tensor<?x?xf32>

// -----
// refused: test.linalg-interface
#p = #linalg.iterator_type<parallel>
#in = affine_map<(d0) -> (d0)>
%i = "test.x"() : () -> tensor<?xf32>
%0 = test.linalg_conv_op {indexing_maps = [#in, #in], iterator_types = [#p]} ins(%i: tensor<?xf32>) outs(%i : tensor<?xf32>) { ^bb0(%a: f32, %b: f32): linalg.yield %a : f32 } -> tensor<?xf32>

// -----
// refused: linalg.mixed-semantics
#p = #linalg.iterator_type<parallel>
#in = affine_map<(d0) -> (d0)>
%i = "test.x"() : () -> tensor<4xf32>
%m = "test.x"() : () -> memref<4xf32>
%0 = test.linalg_conv_op {indexing_maps = [#in, #in, #in], iterator_types = [#p]} ins(%i, %m: tensor<4xf32>, memref<4xf32>) outs(%i : tensor<4xf32>) { ^bb0(%a: f32, %b: f32, %c : f32): linalg.yield %a : f32 } -> tensor<4xf32>

// -----
// refused: dlti.nested-layout
"test.op_with_data_layout"() ({
 module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<"dlti.endianness", "big">>} {}
 "test.store_with_a_region_terminator"() : () -> ()
 }) {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<"dlti.endianness", "little">>} : () -> ()

// -----
// refused: dlti.nested-layout
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<"dlti.endianness", "big">>} {
"test.op_with_data_layout"() ({
 "test.store_with_a_region_terminator"() : () -> ()
 }) {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<"dlti.endianness", "little">>} : () -> ()
}

// -----
// refused: linalg.loop-sizes
#p = #linalg.iterator_type<parallel>
#in = affine_map<(d0) -> (d0)>
%i = "test.x"() : () -> tensor<4xf32>
%m = "test.x"() : () -> tensor<5xf32>
%0 = test.linalg_conv_op {indexing_maps = [#in, #in, #in], iterator_types = [#p]} ins(%i, %m: tensor<4xf32>, tensor<5xf32>) outs(%i : tensor<4xf32>) { ^bb0(%a: f32, %b: f32, %c : f32): linalg.yield %a : f32 } -> tensor<4xf32>

// -----
// refused: test.linalg-interface
%i = "test.x"() : () -> tensor<3xf32>
%0 = test.linalg_fill_op {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>]} outs(%i : tensor<3xf32>) { ^bb0(%b: f32): linalg.yield %b : f32 } -> tensor<3xf32>

// -----
// refused: linalg.mixed-semantics
#p = #linalg.iterator_type<parallel>
#r = #linalg.iterator_type<reduction>
#in = affine_map<(d0, d1) -> (d0 + d1)>
#w = affine_map<(d0, d1) -> (d1)>
#o = affine_map<(d0, d1) -> (d0)>
%i = "test.x"() : () -> tensor<?xf32>
%m = "test.x"() : () -> memref<?xf32>
%0 = test.linalg_conv_op {indexing_maps = [#in, #w, #o], iterator_types = [#p, #r]} ins(%i, %m : tensor<?xf32>, memref<?xf32>) outs(%i : tensor<?xf32>) { ^bb0(%a: f32, %b: f32, %c: f32): linalg.yield %a : f32 } -> tensor<?xf32>

// -----
// refused: linalg.loop-sizes
#p = #linalg.iterator_type<parallel>
#r = #linalg.iterator_type<reduction>
#in = affine_map<(d0, d1) -> (d0 + d1)>
#w = affine_map<(d0, d1) -> (d1)>
#o = affine_map<(d0, d1) -> (d0)>
%i = "test.x"() : () -> tensor<7xf32>
%m = "test.x"() : () -> tensor<3xf32>
%0 = test.linalg_conv_op {indexing_maps = [#in, #w, #o], iterator_types = [#p, #r]} ins(%i, %m : tensor<7xf32>, tensor<3xf32>) outs(%i : tensor<7xf32>) { ^bb0(%a: f32, %b: f32, %c: f32): linalg.yield %a : f32 } -> tensor<7xf32>
// -----
// refused: attribute-value
"test.with_properties"() <{a = 1, b = "b", c = "c", flag = true, array = [1, 2], array32 = array<i32: 1>}> : () -> ()
// -----
// refused: attribute-value
"test.with_properties"() <{a = 1, b = "b", c = "c", flag = true, array = array<i64: 1>, array32 = array<i64: 1>}> : () -> ()
// -----
// accepted
"test.with_properties"() <{a = 1 : i32, b = "b", c = "c", flag = true, array = array<i64: 1>, array32 = array<i32: 1>}> : () -> ()
// -----
// refused: attribute-value
"test.with_optional_properties"() <{nested = [1]}> : () -> ()
// -----
// accepted
"test.with_optional_properties"() <{nested = [[1]], simple = [], maybeUnit = [unit]}> : () -> ()
// -----
// refused: attribute-value
test.op_with_property_predicates <{scalar = 1, optional = [2], defaulted = 3, more_constrained = 6, array = [], non_empty_unconstrained = [5], non_empty_constrained = [6], non_empty_optional = [[7]], unconstrained = 8}>
// -----
// accepted
test.op_with_property_predicates <{scalar = 1, optional = [2], defaulted = 3, more_constrained = 5, array = [], non_empty_unconstrained = [-5], non_empty_constrained = [6], non_empty_optional = [], unconstrained = -8}>
// -----
// refused: missing-attribute
test.with_properties_and_attr 16 <{}>
// -----
// refused: missing-attribute
test.with_properties_and_attr 16
// -----
// refused: attribute-value
test.with_properties_and_attr 16 <{rhs = "x"}>
