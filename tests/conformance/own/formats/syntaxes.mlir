%s = "own.add"(%v0, %v0) {extra = 1 : i64} : (i32, i32) -> i32
%s = "own.add"(%v4, %v4) : (tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<4x?xf32>
%s = "own.const"() <{value = 4 : i8}> {extra = "x"} : () -> i8
%s = "own.const"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
"own.call_it"() <{callee = @s}> : () -> ()
%s:2 = "own.call_it"(%v0, %v4, %v0) <{callee = @s}> {a} : (i32, tensor<4x?xf32>, i32) -> (i32, index)
%s = "own.body"(%v0) ({ ^bb0(%k: i32): "own.nothing"() : () -> () }) {a = 1 : i8} : (i32) -> f32
"own.body"() ({ "own.nothing"() : () -> () }) : () -> ()
"own.kernel"() <{name = "k", fast}> ({ ^bb0(%k: i32, %l: memref<?xi64, 1>): %m = "own.add"(%k, %k) : (i32, i32) -> i32 }) {a} : () -> ()
"own.kernel"() <{name = "a b"}> ({ ^bb0: "own.nothing"() : () -> () }) : () -> ()
%s = "own.slice"(%v4, %v2, %v2) <{steps = array<i64: 1, -2>}> : (tensor<4x?xf32>, index, index) -> tensor<2xi64>
%s = "own.slice"(%v4) <{steps = array<i64>}> {a} : (tensor<4x?xf32>) -> tensor<2xi64>
"own.when"(%v3) ({ "own.nothing"() : () -> () }, { "own.nothing"() : () -> () }) {a} : (i1) -> ()
"own.when"(%v3) ({ "own.nothing"() : () -> () }, {}) : (i1) -> ()
%s = "own.compare"(%v0, %v0) <{predicate = 1 : i64}> : (i32, i32) -> i1
%s = "own.compare"(%v8, %v8) <{predicate = 2 : i64}> {a} : (tuple<i1, f16>, tuple<i1, f16>) -> i1
%s = "own.map"(%v2) <{map = affine_map<(d0) -> (d0 + 1)>}> : (index) -> index
%s = "own.map"(%v2, %v2) <{map = affine_map<(d0)[s0] -> (d0 * 2 + s0)>}> {a} : (index, index) -> index
"own.jump"()[^bb1] : () -> ()
"own.jump"(%v0, %v1)[^bb3] {a} : (i32, f32) -> ()
